"""Helpers that the studies of all games share."""

from pathlib import Path

from kontor.arena.intervals import interval
from kontor.arena.simulate import Job, Outcome, simulate
from kontor.engine.legality import verify
from kontor.engine.record import read_file, read_record

SEED = 1


def job(game: str, bots: tuple[str, ...], max_rounds: int | None = None) -> Job:
    """Return a job for these bots without records."""
    return Job(game, bots, SEED, max_rounds, None, {})


def play_twice(work: Job, games: range, folder: Path) -> tuple[list[Outcome], dict[str, int]]:
    """Play games on all cores and again on one. Return the outcomes, and how many end, verify and are equal."""
    outcomes = list(simulate(work._replace(records=folder / "one"), games))
    again = list(simulate(work._replace(records=folder / "two"), games, workers=1))
    files = sorted((folder / "one").iterdir())
    for file in files:
        verify(read_record(read_file(file)))
    return outcomes, {
        "ended": sum(outcome.result is not None for outcome in outcomes),
        "verified": len(files),
        "same": sum(file.read_bytes() == (folder / "two" / file.name).read_bytes() for file in files),
        "again": len(again),
    }


def twice_holds(games: int, counts: dict[str, int]) -> bool:
    """Whether all games end, verify and have the same bytes."""
    return all(counts[name] == games for name in ("ended", "verified", "same", "again"))


def play_alternating(game: str, games: range, max_rounds: int | None = None) -> int:
    """Play greedy against random with alternating seats. Return the victories of greedy, without draws."""
    won = 0
    for seat, bots in enumerate((("greedy", "random"), ("random", "greedy"))):
        numbers = [number for number in games if number % 2 == seat]
        won += sum(outcome.winners == [seat] for outcome in simulate(job(game, bots, max_rounds), numbers))
    return won


def tell_alternating(won: int, games: int) -> str:
    """Return the result of `play_alternating` as a sentence."""
    low, high = interval(won, games)
    return f"greedy beats random in {won} of {games} two-player games (95 % interval {low:.1%} to {high:.1%})"
