"""Tournaments that check the claims about the bot levels: how far apart they are, and that they answer in time.

Run as `python -m tools.ladder.run [PREFIX]` or `make ladder`. With a prefix, only the claims that begin with it. All
games are saved in build/ladder/ with their records, so that a run can be stopped and resumed. A change of the rules or
the bots of a game restarts its claims, and stops a run in progress. At the end all records are verified, and a whole
run writes its table into docs/opponents.md. A failed claim exits 1.

Pairs are decided group by group: after every 40 games, at most ten times, a sequential test (Wald) decides whether to
stop. The intervals of the shares (Wilson) are widened so that all ten together have a confidence of 95 % (Pocock).
"""

import shutil
import sys
from pathlib import Path

from kontor.arena.program import ProgramChangedError
from kontor.arena.seating import Bout, bouts
from kontor.arena.simulate import Outcome
from kontor.arena.tournament import ResultFile, play_tournament
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
    """Return the folder of the records of a claim."""
    return folder / "records" / claim.name


def run(claim: Claim, folder: Path) -> Row:
    """Play the missing games of a claim group by group until they suffice."""
    settings = claim.settings._replace(records=records_of(claim, folder))
    result_file = ResultFile(folder / f"{claim.name}.jsonl", settings)
    if result_file.backup is not None:
        result_file.backup.unlink()
    if not result_file.outcomes and settings.records is not None:
        # Only the records of the last run are kept.
        shutil.rmtree(settings.records, ignore_errors=True)
    verdict = Verdict(False, False, 0, "", "")
    played: list[tuple[Bout, Outcome]] = []
    for group in range(1, claim.groups + 1):
        extended = settings._replace(games=settings.games * group)
        planned = len(bouts(extended.lineups, extended.games))
        played = []
        for game in play_tournament(extended, result_file):
            played.append(game)
            print(f"\r… {claim.name} {len(played)}/{planned}", end="", file=sys.stderr, flush=True)
        verdict = claim.judge(played)
        if verdict.enough:
            break
    print(file=sys.stderr)
    thinking = sum(times.total for _, outcome in played for times in outcome.times) / 60
    records = [path for bout, _ in played if (path := settings.record_of(bout)) is not None]
    return Row(claim, verdict, thinking, result_file.seconds / 60, sorted(records))


def verify_all(records: list[Path]) -> tuple[int, list[str]]:
    """Return the number of valid records, and a complaint about each of the others."""
    results = list(judge_files(AppContext(Translator("en")), records))
    return sum(code == 0 for code, _ in results), [sentence for code, sentence in results if code]


def main(name: str = "", claims: list[Claim] = CLAIMS, folder: Path = FOLDER, page: Path | None = PAGE) -> int:
    """Check every claim, or those that begin with a name, and print the results."""
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
            text = f"{claim.title}: {verdict.shown} in {verdict.games} games, wanted {verdict.wanted}"
            text += f"; {row.minutes:.1f} minutes, {row.thinking:.1f} of thinking on one core"
            print(f"{'holds' if verdict.holds else 'FAILS'}  {text}", flush=True)
        good, bad = verify_all([path for row in rows for path in row.records])
    except KeyboardInterrupt:
        print("\nStopped; run it again to go on.", file=sys.stderr)
        return STOPPED
    except ProgramChangedError as error:
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
