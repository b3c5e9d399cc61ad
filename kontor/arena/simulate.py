"""Many games on all cores, the same bytes whatever their number."""

import os
import signal
from collections.abc import Generator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from kontor.arena.playout import play_out
from kontor.table.protocol import Data
from kontor.table.record import write_file
from kontor.table.registry import load_game


class Job(NamedTuple):
    """What is simulated: which game, who plays, and where the records go."""

    game: str
    bots: tuple[str, ...]
    seed: int
    max_rounds: int | None
    records: Path | None
    changed: Mapping[str, object]


class Outcome(NamedTuple):
    """How one game ended."""

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


def simulate(job: Job, games: int, workers: int | None = None) -> Generator[Outcome, None, None]:
    """Play the games and yield their outcomes in order."""
    workers = workers or os.cpu_count() or 1
    play = partial(_play, job)
    if workers == 1 or games == 1:
        yield from map(play, range(games))
        return
    with ProcessPoolExecutor(workers, initializer=leave_interrupts_to_parent) as pool:
        try:
            yield from pool.map(play, range(games), chunksize=max(1, min(16, games // (workers * 4))))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def leave_interrupts_to_parent() -> None:
    """In a worker process: the first process hears Ctrl-C and ends the work in order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(job: Job, index: int) -> Outcome:
    game = load_game(job.game, job.changed)
    record, rounds = play_out(game, job.bots, game_seed(job.seed, index), {}, job.max_rounds)
    if job.records is not None:
        name = f"{job.game}-{len(job.bots)}p-{job.seed}-{index:06d}.json"
        write_file(job.records / name, record.text())
    winners = record.result["winners"] if record.result else []
    return Outcome(winners, record.result, rounds, len(record.moves))
