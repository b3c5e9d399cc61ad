"""Are the levels as far apart as they claim, and do they answer in time? Tournaments, and what they show.

Run as `python -m tools.ladder.run [NAME]` or `make ladder`; with a name, only the claims that begin with it. What was
played is kept in build/ladder/ with all records, so that a run can be stopped and resumed; a change of the rules or
the bots of a game begins its claims anew, and stops a run that is under way. At the end all records are verified; a
whole run writes its table into docs/opponents.md. A failed claim exits 1.

Pairs are decided group by group: after every 40 games, at most ten times, a sequential test (Wald) says whether enough
has been played. The intervals of the shares (Wilson) are so wide that all ten together hold with 95 % (Pocock).
"""

import shutil
import sys
from pathlib import Path

from kontor.arena.program import OtherProgramError
from kontor.arena.seating import Bout, bouts
from kontor.arena.simulate import Outcome
from kontor.arena.tournament import Memory, play_tournament
from kontor.cli.commands.verify import judge_files
from kontor.cli.context import AppContext
from kontor.lang.translator import Translator
from tools.ladder import counts
from tools.ladder.claims import CLAIMS, FOUR_EXPERTS, Claim, Verdict
from tools.ladder.page import Row, write_page
from tools.paths import ROOT
from tools.studies.resumable import STOPPED

FOLDER = ROOT / "build" / "ladder"
PAGE = ROOT / "docs" / "opponents.md"


def records_of(claim: Claim, folder: Path) -> Path:
    """Where the records of a claim are kept."""
    return folder / "records" / claim.name


def run(claim: Claim, folder: Path) -> Row:
    """Play group after group what is not played yet, until that is enough."""
    settings = claim.settings._replace(records=records_of(claim, folder))
    memory = Memory(folder / f"{claim.name}.jsonl", settings)
    if memory.old is not None:
        memory.old.unlink()
    if not memory.known and settings.records is not None:
        # Only the records of the last run are kept.
        shutil.rmtree(settings.records, ignore_errors=True)
    verdict = Verdict(False, False, 0, "", "")
    played: list[tuple[Bout, Outcome]] = []
    for group in range(1, claim.groups + 1):
        now = settings._replace(games=settings.games * group)
        planned = len(bouts(now.tables, now.games))
        played = []
        for game in play_tournament(now, memory):
            played.append(game)
            print(f"\r… {claim.name} {len(played)}/{planned}", end="", file=sys.stderr, flush=True)
        verdict = claim.judge(played)
        if verdict.enough:
            break
    print(file=sys.stderr)
    thought = sum(times.total for _, outcome in played for times in outcome.times) / 60
    records = [path for bout, _ in played if (path := settings.record_of(bout)) is not None]
    return Row(claim, verdict, thought, memory.seconds / 60, sorted(records))


def verify_all(records: list[Path]) -> tuple[int, list[str]]:
    """How many records are there and verify, and what is wrong with the others."""
    judged = list(judge_files(AppContext(Translator("en")), records))
    return sum(code == 0 for code, _ in judged), [sentence for code, sentence in judged if code]


def main(name: str = "", claims: list[Claim] = CLAIMS, folder: Path = FOLDER, page: Path | None = PAGE) -> int:
    """Run every claim, or those that begin with a name, and print all figures."""
    chosen = [claim for claim in claims if claim.name.startswith(name)]
    if not chosen:
        print(f"No claim begins with {name}; there are: {', '.join(claim.name for claim in claims)}", file=sys.stderr)
        return 2
    rows: list[Row] = []
    try:
        for claim in chosen:
            row = run(claim, folder)
            rows.append(row)
            verdict = row.verdict
            told = f"{claim.told}: {verdict.shown} in {verdict.games} games, wanted {verdict.wanted}"
            told += f"; {row.minutes:.1f} minutes, {row.thought:.1f} of thinking on one core"
            print(f"{'holds' if verdict.holds else 'FAILS'}  {told}", flush=True)
        good, bad = verify_all([path for row in rows for path in row.records])
    except KeyboardInterrupt:
        print("\nStopped; run it again to go on.", file=sys.stderr)
        return STOPPED
    except OtherProgramError as error:
        print(f"\n{Translator('en').error(error)}", file=sys.stderr)
        return 2
    print(f"{'FAILS' if bad else 'holds'}  {good} of {good + len(bad)} records verify", *bad[:20], sep="\n", flush=True)
    counted = [row.records for row in rows if row.claim.name == FOUR_EXPERTS]
    tallied = counts.count(counted[0]) if counted else None
    if tallied is not None:
        (folder / "anno1800-counts.md").write_text(counts.whole_table(tallied), encoding="utf-8")
        print(counts.findings(tallied))
    minutes = sum(row.minutes for row in rows)
    print(f"All games took {minutes:.0f} minutes.", flush=True)
    if page is not None and len(chosen) == len(claims):
        write_page(page, rows, good, tallied)
    return 1 if bad or not all(row.verdict.holds for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
