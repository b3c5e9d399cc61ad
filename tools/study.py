"""The long runs that the project's claims rest on, resumable: what is done is not done again.

Run as `python -m tools.study`; results go to build/study/, figures to the screen, and a failed claim exits 1.
"""

import hashlib
import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from kontor.arena.simulate import Job, Outcome, simulate
from kontor.cli.simulate import interval, summarise
from kontor.table.judge import verify
from kontor.table.record import read_file, read_record

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "study"


def fingerprint() -> str:
    """A short name of the code and the figures: other code, other results."""
    digest = hashlib.blake2b(digest_size=8)
    for path in sorted((ROOT / "kontor").rglob("*")):
        if path.suffix in (".py", ".toml"):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def random_games(players: int, games: int, folder: Path) -> tuple[bool, str]:
    """Random games end by the rules, verify, and are the same bytes twice."""
    folder.mkdir(parents=True, exist_ok=True)
    job = Job("anno1503", ("random",) * players, 1, None, folder / "one", {})
    outcomes = list(simulate(job, games))
    again = list(simulate(job._replace(records=folder / "two"), games, workers=1))
    files = sorted((folder / "one").iterdir())
    for file in files:
        verify(read_record(read_file(file)))
    same = all(file.read_bytes() == (folder / "two" / file.name).read_bytes() for file in files)
    draws = sum(not outcome.winners for outcome in outcomes)
    finished = all(outcome.result is not None for outcome in outcomes + again)
    shutil.rmtree(folder)
    told = f"{games} random games, {players} players: {games - draws} won, {draws} draws (V3), all {len(files)} verify"
    return finished and same and len(files) == games, f"{told}, same bytes twice: {same}"


def greedy_games(players: int, games: int, folder: Path) -> tuple[bool, str]:
    """With greedy at every seat nearly all games have a winner."""
    summary = summarise(outcomes := play(("greedy",) * players, games), job_of(("greedy",) * players))
    won = sum(bool(outcome.winners) for outcome in outcomes)
    told = f"{games} greedy games, {players} players: {won} won, mean {summary['mean_rounds']} rounds"
    return won >= 0.99 * games, told


def greedy_beats_random(players: int, games: int, folder: Path) -> tuple[bool, str]:
    """Greedy against random, the seats alternating; a draw is not won."""
    half = games // 2
    won = sum(outcome.winners == [0] for outcome in play(("greedy", "random"), half))
    won += sum(outcome.winners == [1] for outcome in play(("random", "greedy"), half))
    low, high = interval(won, 2 * half)
    told = f"greedy beats random in {won} of {2 * half} two-player games (95 % interval {low:.1%} to {high:.1%})"
    return won >= 0.95 * 2 * half, told


def job_of(bots: tuple[str, ...]) -> Job:
    """A series without records."""
    return Job("anno1503", bots, 1, None, None, {})


def play(bots: tuple[str, ...], games: int) -> list[Outcome]:
    """The outcomes of a series."""
    return list(simulate(job_of(bots), games))


Study = tuple[str, Callable[[int, int, Path], tuple[bool, str]], int, int]
STUDIES: list[Study] = [
    *((f"anno1503-random-{players}", random_games, players, 1000) for players in (2, 3, 4)),
    *((f"anno1503-greedy-{players}", greedy_games, players, 100) for players in (2, 3, 4)),
    ("anno1503-greedy-random", greedy_beats_random, 2, 100),
]


def main() -> int:
    """Run what is not done yet and print all figures."""
    code = fingerprint()
    failed = 0
    for name, study, players, games in STUDIES:
        path = FOLDER / f"{name}-{code}.json"
        if path.exists():
            holds, told = json.loads(path.read_text(encoding="utf-8"))
        else:
            print(f"… {name}", flush=True)
            holds, told = study(players, games, FOLDER / "work" / name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps([holds, told]), encoding="utf-8")
        print(f"{'holds ' if holds else 'FAILS '} {told}", flush=True)
        failed += not holds
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
