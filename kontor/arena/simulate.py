"""Many games on all cores, the same bytes whatever their number."""

from collections.abc import Generator, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from kontor.arena.playout import play_out
from kontor.arena.pool import spread
from kontor.table.protocol import Data
from kontor.table.record import write_file
from kontor.table.registry import load_game


class Job(NamedTuple):
    """What is simulated: which game, who plays, and where the records go.

    >>> Job("anno1503", ("greedy", "random"), seed=1, max_rounds=None, records=None, changed={}).bots
    ('greedy', 'random')
    """

    game: str
    bots: tuple[str, ...]
    seed: int
    max_rounds: int | None
    records: Path | None
    changed: Mapping[str, object]
    options: Mapping[str, object] = {}


class Outcome(NamedTuple):
    """How one game ended.

    >>> Outcome(winners=[0], result={"winners": [0], "points": [3, 1]}, rounds=30, lines=400).winners
    [0]
    """

    winners: list[int]
    result: Data | None
    rounds: int
    lines: int


def game_seed(seed: int, index: int) -> int:
    """The seed of one game of a series: 53 bits, which every JSON reader keeps.

    >>> game_seed(1, 0) != game_seed(2, 0)
    True
    """
    return int.from_bytes(blake2b(f"{seed}/{index}".encode(), digest_size=7).digest(), "big") >> 3


def simulate(job: Job, games: Sequence[int], workers: int | None = None) -> Generator[Outcome, None, None]:
    """Play the games of these numbers and yield their outcomes in order.

    >>> job = Job("anno1503", ("random", "random"), seed=1, max_rounds=2, records=None, changed={})
    >>> [outcome.rounds for outcome in simulate(job, range(3), workers=1)]
    [2, 2, 2]
    """
    yield from spread(partial(_play, job), games, workers)


def _play(job: Job, index: int) -> Outcome:
    game = load_game(job.game, job.changed)
    record, rounds = play_out(game, job.bots, game_seed(job.seed, index), dict(job.options), job.max_rounds)
    if job.records is not None:
        name = f"{job.game}-{'-'.join(job.bots)}-{job.seed}-{index:06d}.json"
        write_file(job.records / name, record.text())
    winners = record.result["winners"] if record.result else []
    return Outcome(winners, record.result, rounds, len(record.moves))
