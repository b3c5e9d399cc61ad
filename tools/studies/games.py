"""What the studies of all games have in common."""

from pathlib import Path

from kontor.arena.intervals import interval
from kontor.arena.simulate import Job, Outcome, simulate
from kontor.engine.legality import verify
from kontor.engine.record import read_file, read_record

SEED = 1


def job(game: str, bots: tuple[str, ...], max_rounds: int | None = None) -> Job:
    """Games of these bots, of which nothing is kept."""
    return Job(game, bots, SEED, max_rounds, None, {})


def play_twice(work: Job, games: range, folder: Path) -> tuple[list[Outcome], dict[str, int]]:
    """Games on all cores and again on one: how they end, and how many end, verify and are the same bytes."""
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
    """Whether all of them end, verify and are the same bytes."""
    return all(counts[name] == games for name in ("ended", "verified", "same", "again"))


def play_alternating(game: str, games: range, max_rounds: int | None = None) -> int:
    """Greedy against random, the seats alternating: how many greedy wins; a draw is not won, nor a game broken off."""
    won = 0
    for seat, bots in enumerate((("greedy", "random"), ("random", "greedy"))):
        mine = [number for number in games if number % 2 == seat]
        won += sum(outcome.winners == [seat] for outcome in simulate(job(game, bots, max_rounds), mine))
    return won


def tell_alternating(won: int, games: int) -> str:
    """What came of it."""
    low, high = interval(won, games)
    return f"greedy beats random in {won} of {games} two-player games (95 % interval {low:.1%} to {high:.1%})"
