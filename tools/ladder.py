"""Are the levels as far apart as they claim, and do they answer in time? Tournaments, and what they show.

Run as `python -m tools.ladder [NAME]` or `make ladder`; with a name, only the claims that begin with it. What was
played is kept in build/ladder/ with all records, so that a run can be stopped and resumed; a change of the rules or the
bots of a game begins its claims anew. At the end all records are verified; a whole run writes its table into
docs/opponents.md. A failed claim exits 1.

Pairs are decided group by group: after every 40 games, at most ten times, the share of victories is looked at with
intervals (Wilson) so wide that all ten together hold with 95 % (Pocock). When the wanted share lies outside, enough
has been played.
"""

import shutil
import sys
from pathlib import Path
from time import perf_counter

from kontor.arena.seating import Bout, bouts
from kontor.arena.simulate import Outcome
from kontor.arena.tournament import Memory, play_tournament
from kontor.cli.shop import Shop
from kontor.cli.verify import judge_files
from kontor.lang.translator import Translator
from tools import ladder_counts, ladder_page
from tools.chunks import ROOT, STOPPED
from tools.ladder_claims import CLAIMS, FOUR_EXPERTS, Claim, Verdict

FOLDER = ROOT / "build" / "ladder"
PAGE = ROOT / "docs" / "opponents.md"


def records_of(claim: Claim, folder: Path) -> Path:
    """Where the records of a claim are kept."""
    return folder / "records" / claim.name


def run(claim: Claim, folder: Path) -> tuple[Verdict, float]:
    """Play group after group what is not played yet, until that is enough; and how many minutes all bots thought."""
    settings = claim.settings._replace(records=records_of(claim, folder))
    memory = Memory(folder / f"{claim.name}.jsonl", settings)
    if not memory.known and settings.records is not None:
        # Only the records of the last run are kept.
        shutil.rmtree(settings.records, ignore_errors=True)
    verdict, thought = Verdict(False, False, 0, "", ""), 0.0
    for group in range(1, claim.groups + 1):
        played: list[tuple[Bout, Outcome]] = []
        now = settings._replace(games=settings.games * group)
        planned = len(bouts(now.tables, now.games))
        for game in play_tournament(now, memory):
            played.append(game)
            print(f"\r… {claim.name} {len(played)}/{planned}", end="", file=sys.stderr, flush=True)
        verdict = claim.judge(played)
        thought = sum(times.total for _, outcome in played for times in outcome.times) / 60
        if verdict.enough:
            break
    print(file=sys.stderr)
    return verdict, thought


def verify_all(folder: Path) -> tuple[int, list[str]]:
    """How many records verify, and what is wrong with the others."""
    paths = sorted((folder / "records").rglob("*.json"))
    judged = list(judge_files(Shop(Translator("en")), paths))
    return sum(code == 0 for code, _ in judged), [sentence for code, sentence in judged if code]


def main(name: str = "", claims: list[Claim] = CLAIMS, folder: Path = FOLDER, page: Path | None = PAGE) -> int:
    """Run every claim, or those that begin with a name, and print all figures."""
    chosen = [claim for claim in claims if claim.name.startswith(name)]
    if not chosen:
        print(f"No claim begins with {name}; there are: {', '.join(claim.name for claim in claims)}", file=sys.stderr)
        return 2
    rows: list[tuple[Claim, Verdict, float]] = []
    began = perf_counter()
    try:
        for claim in chosen:
            verdict, thought = run(claim, folder)
            rows.append((claim, verdict, thought))
            told = f"{claim.told}: {verdict.shown} in {verdict.games} games, wanted {verdict.wanted}"
            told += f"; {thought:.1f} minutes of thinking on one core"
            print(f"{'holds' if verdict.holds else 'FAILS'}  {told}", flush=True)
        good, bad = verify_all(folder)
    except KeyboardInterrupt:
        print("\nStopped; run it again to go on.", file=sys.stderr)
        return STOPPED
    print(f"{'FAILS' if bad else 'holds'}  {good} of {good + len(bad)} records verify", *bad[:20], sep="\n", flush=True)
    counted = [records_of(claim, folder) for claim in chosen if claim.name == FOUR_EXPERTS]
    found = ladder_counts.count(sorted(counted[0].glob("*.json"))) if counted else None
    if found is not None:
        (folder / "anno1800-counts.md").write_text(ladder_counts.whole_table(found), encoding="utf-8")
        print(ladder_counts.findings(found))
    if page is not None and len(chosen) == len(claims):
        ladder_page.write(page, rows, good, found, perf_counter() - began)
    return 1 if bad or not all(verdict.holds for _, verdict, _ in rows) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
