"""What the ladder showed, written into its page between two marks."""

import os
import platform
from pathlib import Path

from kontor.bots.base import LEVELS, LOOKS, SECONDS
from kontor.core import is_compiled
from tools import ladder_counts
from tools.ladder_claims import Claim, Verdict

Row = tuple[Claim, Verdict, float]
"""A claim, what it showed, and for how many minutes the bots thought."""
BEGIN, END = "<!-- ladder -->", "<!-- end of ladder -->"


def machine() -> str:
    """The machine and the program that played."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.is_file() else []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    kind = "compiled" if is_compiled() else "interpreted"
    cpu = models[0] if models else platform.processor() or platform.machine()
    return f"{os.cpu_count()} cores, {cpu}, Python {platform.python_version()}, {kind}"


def section(rows: list[Row], verified: int, counts: ladder_counts.Counts | None, seconds: float) -> str:
    """The part of the page that is written anew."""
    lines = [f"`make ladder` on {machine()}; the last call took {seconds / 60:.0f} minutes.", ""]
    lines += ["| level | seconds | looks, Anno 1503 | looks, Anno 1800 |", "|---|---|---|---|"]
    lines += [f"| {one} | {SECONDS[one]} | {LOOKS['anno1503'][one]} | {LOOKS['anno1800'][one]} |" for one in LEVELS]
    lines += ["", "| claim | games | shown | wanted | | core minutes |", "|---|---|---|---|---|---|"]
    for claim, verdict, thought in rows:
        holds = "holds" if verdict.holds else "**fails**"
        lines.append(
            f"| {claim.told} | {verdict.games} | {verdict.shown} | {verdict.wanted} | {holds} | {thought:.1f} |"
        )
    lines += ["", f"{verified} records of these games verify."]
    if counts is not None:
        lines += ["", ladder_counts.findings(counts)]
    return "\n".join(lines)


def write(page: Path, rows: list[Row], verified: int, counts: ladder_counts.Counts | None, seconds: float) -> None:
    """Write that part anew; the rest of the page stays."""
    before, rest = page.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    page.write_text(f"{before}{BEGIN}\n{section(rows, verified, counts, seconds)}\n{END}{after}", encoding="utf-8")
