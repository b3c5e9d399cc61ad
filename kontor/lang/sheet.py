"""Texts of a score sheet: its rows, the majorities, the visits, and who wins."""

from kontor.engine.errors import Phrase
from kontor.engine.protocol import AnyGame, Data
from kontor.lang.translator import Localizer, Translator

_KINDS = ("animals", "artifacts", "missing")


def sheet_localizer(translator: Translator, game: AnyGame, players: list[str]) -> Localizer:
    """Return a localizer for a score sheet. Players without a name get a number.

    >>> from kontor.engine.registry import load_game
    >>> sheet_localizer(Translator("en"), load_game("anno1800"), ["Ada", ""]).players
    ['Ada', 'Player 2']
    """
    names = [name or translator.say("score-player", number=number) for number, name in enumerate(players, start=1)]
    return Localizer(translator, game, names)


def row_label(localizer: Localizer, row: Data) -> str:
    """Return the label of a row of the sheet.

    >>> from kontor.engine.registry import load_game
    >>> localizer = sheet_localizer(Translator("en"), load_game("anno1800"), [])
    >>> row_label(localizer, {"source": "gold", "per": 3, "points": [1]})
    'gold (1 for every 3)'
    """
    args = {key: value for key, value in row.items() if key not in ("source", "points")}
    return localizer.render(Phrase(f"score-row-{row['source']}", args))


def majority(localizer: Localizer, majority_data: Data) -> str:
    """Return a sentence about a majority: how many each player has, most first, and the influence for it."""
    standings: list[Phrase] = []
    order = sorted(range(len(majority_data["counted"])), key=lambda seat: -int(majority_data["counted"][seat]))
    for seat in order:
        key = "score-standing-points" if majority_data["points"][seat] else "score-standing"
        args = {"seat": seat, "number": majority_data["counted"][seat], "points": majority_data["points"][seat]}
        standings.append(Phrase(key, args))
    counts = localizer.translator.say(f"score-counts-{majority_data['counts']}")
    args = {"objective": majority_data["objective"], "counts": counts, "standing": standings}
    return localizer.render(Phrase("score-majority", args))


def visit(localizer: Localizer, seat: int, visit_data: Data) -> str:
    """Return a sentence about who visits a player's animals and artifacts, and who is missing."""
    args: Data = {"seat": seat}
    for kind in _KINDS:
        cubes = [cube for cube, count in visit_data[kind].items() for _ in range(count)]
        names = localizer.names("cube", cubes)
        args[kind] = localizer.translator.say("score-visited", number=len(cubes), names=names) if cubes else "0"
    return localizer.render(Phrase("score-visit", args))


def has_fireworks(sheet: Data) -> bool:
    """Return whether somebody has the fireworks, without which no game ends.

    >>> has_fireworks({"rows": [{"source": "fireworks", "points": [0, 7]}]})
    True
    """
    return any(points for row in sheet["rows"] if row["source"] == "fireworks" for points in row["points"])


def verdict(localizer: Localizer, sheet: Data) -> str:
    """Return a sentence about who wins, and how it was decided.

    >>> from kontor.engine.registry import load_game
    >>> game = load_game("anno1800")
    >>> sheet = game.score_sheet.score(game.score_sheet.example())
    >>> verdict(sheet_localizer(Translator("en"), game, sheet["players"]), sheet)
    'Linda wins with 107 influence.'
    """
    return localizer.render(Phrase(f"score-decided-{sheet['decided_by']}", verdict_args(localizer, sheet)))


def verdict_args(localizer: Localizer, sheet: Data) -> Data:
    """Return the arguments of the verdict's message.

    >>> from kontor.engine.registry import load_game
    >>> game = load_game("anno1800")
    >>> sheet = game.score_sheet.score(game.score_sheet.example())
    >>> verdict_args(sheet_localizer(Translator("en"), game, sheet["players"]), sheet)
    {'seat': 0, 'names': 'Linda', 'points': 107}
    """
    shared = sheet["decided_by"] == "shared"
    names = ", ".join(localizer.players[seat] for seat in sheet["winners" if shared else "level"])
    return {"seat": sheet["winners"][0], "names": names, "points": max(sheet["totals"])}
