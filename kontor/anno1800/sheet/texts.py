"""Texts of the score sheet: its rows, the majorities, the visits, and who wins."""

from collections.abc import Mapping
from typing import Any

from kontor.engine.errors import Phrase
from kontor.engine.protocol import Data
from kontor.engine.ui_types import SheetPart, SheetTexts


def sheet_texts(sheet: Mapping[str, Any]) -> SheetTexts:
    """Return the texts of a score sheet.

    >>> from kontor.anno1800.game import load
    >>> sheet = load({}).score_sheet.score({"players": [{"gold": 7}, {}]})
    >>> texts = sheet_texts(sheet)
    >>> texts.rows[4], texts.verdict.key
    (Phrase(key='score-row-gold', args={'per': 3}), 'score-decided-influence')
    """
    majorities = [{**majority, "text": _majority(majority)} for majority in sheet["majorities"]]
    visits = [
        {**visits, "text": _visits(seat, visits) if visits["cards"] else ""}
        for seat, visits in enumerate(sheet["visits"])
    ]
    # On a page the questions that break a tie come up by themselves. In a file their entries must be added.
    page_verdict = "rows" if sheet["decided_by"] == "open" else sheet["decided_by"]
    return SheetTexts(
        rows=[_row(row) for row in sheet["rows"]],
        total=Phrase("score-row-total", {}),
        parts=[
            SheetPart("majorities", Phrase("score-majorities", {}), majorities),
            SheetPart("visits", Phrase("score-visits", {}), visits),
        ],
        notes=[] if _has_fireworks(sheet) else [Phrase("score-no-fireworks", {})],
        verdict=Phrase(f"score-decided-{page_verdict}", _verdict_args(sheet)),
        file_verdict=Phrase(f"score-decided-{sheet['decided_by']}", _verdict_args(sheet)),
    )


def _row(row: Data) -> Phrase:
    args = {key: value for key, value in row.items() if key not in ("source", "points")}
    return Phrase(f"score-row-{row['source']}", args)


def _majority(majority: Data) -> Phrase:
    """Describe a majority: how many each player has, most first, and the influence for it."""
    standings: list[Phrase] = []
    order = sorted(range(len(majority["counted"])), key=lambda seat: -int(majority["counted"][seat]))
    for seat in order:
        key = "score-standing-points" if majority["points"][seat] else "score-standing"
        args = {"seat": seat, "number": majority["counted"][seat], "points": majority["points"][seat]}
        standings.append(Phrase(key, args))
    counts = [Phrase(f"score-counts-{majority['counts']}", {})]
    return Phrase("score-majority", {"objective": majority["objective"], "counts": counts, "standing": standings})


def _visits(seat: int, visits: Data) -> Phrase:
    """Describe who visits a player's animals and artifacts, and who is missing."""
    args: dict[str, object] = {"seat": seat}
    for kind in ("animals", "artifacts", "missing"):
        cubes = [cube for cube, count in visits[kind].items() for _ in range(count)]
        args[kind] = [Phrase("score-visited", {"number": len(cubes), "cubes": cubes})] if cubes else "0"
    return Phrase("score-visit", args)


def _has_fireworks(sheet: Mapping[str, Any]) -> bool:
    """Return whether somebody has the fireworks, without which no game ends."""
    return any(points for row in sheet["rows"] if row["source"] == "fireworks" for points in row["points"])


def _verdict_args(sheet: Mapping[str, Any]) -> dict[str, object]:
    seats = sheet["winners" if sheet["decided_by"] == "shared" else "level"]
    return {"seat": sheet["winners"][0], "seats": seats, "points": max(sheet["totals"])}
