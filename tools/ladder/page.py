"""The results of the ladder, written into its page between two marks."""

import os
import platform
from pathlib import Path
from typing import NamedTuple

from kontor.arena.program import cpu_name
from kontor.bots.base import LEVELS, SECONDS, looks_of
from kontor.core import is_compiled
from tools.ladder.claims import Claim, Verdict
from tools.ladder.counts import Counts, findings

MOST_MINUTES = 120
"""The time limit of a whole run on two cores."""
BEGIN, END = "<!-- ladder -->", "<!-- end of ladder -->"


class Row(NamedTuple):
    """A claim and its result, with the minutes of thinking of all bots and the minutes of wall time over all runs."""

    claim: Claim
    verdict: Verdict
    thinking: float
    minutes: float
    records: list[Path]
    """The records of the games that count."""


def machine() -> str:
    """Return a description of the machine and the program that played."""
    kind = "compiled" if is_compiled() else "interpreted"
    return f"{os.cpu_count()} cores, {cpu_name()}, Python {platform.python_version()}, {kind}"


def section(rows: list[Row], verified: int, counts: Counts | None) -> str:
    """Return the generated part of the page."""
    minutes = sum(row.minutes for row in rows)
    lines = [f"`make ladder` on {machine()}; all games took {minutes:.0f} minutes, of {MOST_MINUTES} at most.", ""]
    lines += ["Looks replace the seconds of the levels. Some levels stop earlier, as described above.", ""]
    lines += ["| level | seconds | looks at most, Anno 1503 | looks at most, Anno 1800 |", "|---|---|---|---|"]
    small, large = looks_of("anno1503"), looks_of("anno1800")
    lines += [f"| {one} | {SECONDS[one]} | {small[one]} | {large[one]} |" for one in LEVELS]
    lines += ["", "| claim | games | shown | wanted | | minutes | of thinking |", "|---|---|---|---|---|---|---|"]
    for claim, verdict, thinking, took, _ in rows:
        holds = "holds" if verdict.holds else "**fails**"
        result = f"{verdict.games} | {verdict.shown} | {verdict.wanted} | {holds}"
        lines.append(f"| {claim.title} | {result} | {took:.1f} | {thinking:.1f} |")
    lines += ["", f"{verified} records of these games verify."]
    if counts is not None:
        lines += ["", findings(counts)]
    return "\n".join(lines)


def write_page(page: Path, rows: list[Row], verified: int, counts: Counts | None) -> None:
    """Replace the generated part of the page."""
    before, rest = page.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    page.write_text(f"{before}{BEGIN}\n{section(rows, verified, counts)}\n{END}{after}", encoding="utf-8")
