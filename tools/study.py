"""The long runs that the project's claims rest on, in chunks: what is done is not done again.

Run as `python -m tools.study`; counts go to build/study/, figures to the screen, and a failed claim exits 1.
"""

import hashlib
import json
import shutil
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from kontor.arena.simulate import Job, simulate
from kontor.cli.simulate import interval
from kontor.table.judge import verify
from kontor.table.record import read_file, read_record, write_file

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "study"
CHUNK = 50
SEED = 1


class Study(NamedTuple):
    """One claim: how a range of games is played and counted, and what the counts must show."""

    name: str
    players: int
    games: int
    play: Callable[[int, range, Path], dict[str, int]]
    judge: Callable[[int, int, dict[str, int]], tuple[bool, str]]


def play_random(players: int, games: range, folder: Path) -> dict[str, int]:
    """Random games, played twice: do they end, verify, and are they the same bytes?"""
    job = Job("anno1503", ("random",) * players, SEED, None, folder / "one", {})
    outcomes = list(simulate(job, games))
    again = list(simulate(job._replace(records=folder / "two"), games, workers=1))
    files = sorted((folder / "one").iterdir())
    for file in files:
        verify(read_record(read_file(file)))
    return {
        "ended": sum(outcome.result is not None for outcome in outcomes),
        "draws": sum(not outcome.winners for outcome in outcomes),
        "verified": len(files),
        "same": sum(file.read_bytes() == (folder / "two" / file.name).read_bytes() for file in files),
        "again": len(again),
    }


def judge_random(players: int, games: int, counts: dict[str, int]) -> tuple[bool, str]:
    """Every game ends by the rules."""
    holds = all(counts[name] == games for name in ("ended", "verified", "same", "again"))
    told = f"{games} random games, {players} players: {counts['ended'] - counts['draws']} won, {counts['draws']} draws"
    return holds, f"{told} (V3); {counts['verified']} verify, {counts['same']} the same bytes twice"


def play_greedy(players: int, games: range, folder: Path) -> dict[str, int]:
    """With greedy at every seat: how many games have a winner, and how many rounds do they take?"""
    outcomes = list(simulate(Job("anno1503", ("greedy",) * players, SEED, None, None, {}), games))
    won = sum(bool(outcome.winners) for outcome in outcomes)
    return {"won": won, "rounds": sum(outcome.rounds for outcome in outcomes)}


def judge_greedy(players: int, games: int, counts: dict[str, int]) -> tuple[bool, str]:
    """At least 99 of 100."""
    mean = counts["rounds"] / games
    return counts["won"] >= 0.99 * games, (
        f"{games} greedy games, {players} players: {counts['won']} won, mean {mean:.1f} rounds"
    )


def play_against_random(players: int, games: range, folder: Path) -> dict[str, int]:
    """Greedy against random, the seats alternating; a draw is not won."""
    won = 0
    for seat, bots in enumerate((("greedy", "random"), ("random", "greedy"))):
        mine = [number for number in games if number % 2 == seat]
        outcomes = simulate(Job("anno1503", bots, SEED, None, None, {}), mine)
        won += sum(outcome.winners == [seat] for outcome in outcomes)
    return {"won": won}


def judge_against_random(players: int, games: int, counts: dict[str, int]) -> tuple[bool, str]:
    """At least 95 of 100."""
    low, high = interval(counts["won"], games)
    told = f"greedy beats random in {counts['won']} of {games} two-player games (95 % interval {low:.1%} to {high:.1%})"
    return counts["won"] >= 0.95 * games, told


STUDIES = [
    *(Study(f"anno1503-random-{players}", players, 1000, play_random, judge_random) for players in (2, 3, 4)),
    *(Study(f"anno1503-greedy-{players}", players, 1000, play_greedy, judge_greedy) for players in (2, 3, 4)),
    Study("anno1503-greedy-random", 2, 1000, play_against_random, judge_against_random),
]


def fingerprint() -> str:
    """A short name of the code, the figures and the studies: other code, other results."""
    digest = hashlib.blake2b(Path(__file__).read_bytes(), digest_size=8)
    for path in sorted((ROOT / "kontor").rglob("*")):
        if path.suffix in (".py", ".toml"):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def run(study: Study, folder: Path) -> tuple[bool, str]:
    """Play what is not played yet, and judge the whole."""
    total: Counter[str] = Counter()
    for first in range(0, study.games, CHUNK):
        games = range(first, min(first + CHUNK, study.games))
        done = folder / f"{study.name}-{first:05d}-{len(games)}.json"
        if not done.exists():
            work = folder / "work" / study.name
            shutil.rmtree(work, ignore_errors=True)
            counts = study.play(study.players, games, work)
            shutil.rmtree(work, ignore_errors=True)
            write_file(done, json.dumps(counts))
        total.update(json.loads(done.read_text(encoding="utf-8")))
        print(f"\r… {study.name} {games.stop}/{study.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return study.judge(study.players, study.games, dict(total))


def main() -> int:
    """Run every study and print all figures."""
    folder = FOLDER / fingerprint()
    failed = 0
    try:
        for study in STUDIES:
            holds, told = run(study, folder)
            print(f"{'holds' if holds else 'FAILS'}  {told}", flush=True)
            failed += not holds
    except KeyboardInterrupt:
        print("\nStopped; run it again to go on.", file=sys.stderr)
        return 130
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
