"""Simulation of many games on all cores. The records do not depend on the number of workers."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from kontor.arena.allowance import Allowance
from kontor.arena.playout import play_out
from kontor.arena.pool import parallel_map, parallel_map_unordered
from kontor.arena.program import ProgramChangedError, current_fingerprint
from kontor.arena.times import Times
from kontor.bots.plugins import PluginError
from kontor.engine.errors import FormError, KontorError
from kontor.engine.protocol import Data
from kontor.engine.record import write_file
from kontor.engine.registry import load_game
from kontor.engine.ui_types import Standings


class Job(NamedTuple):
    """The parameters of a simulation: game, bots, thinking budgets, and the folder for records.

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
    allowance: Allowance = Allowance()
    rules: int | None = None
    """The version of the rules. None for the newest."""
    program: str = ""
    """The fingerprint that the program must have. Empty if any program may play."""

    def record_name(self, index: int) -> str:
        """Return the file name for the record of a game.

        >>> Job("anno1503", ("greedy", "random"), 1, None, None, {}).record_name(7)
        'anno1503-greedy-random-1-000007.json'
        """
        return f"{self.game}-{'-'.join(self.bots)}-{self.seed}-{index:06d}.json"


class Outcome(NamedTuple):
    """The outcome of a game: winners, result, length, sources of points, and decision times by seat.

    >>> Outcome(winners=[0], result={"winners": [0], "points": [3, 1]}, rounds=30, lines=400).winners
    [0]
    """

    winners: list[int]
    result: Data | None
    rounds: int
    lines: int
    sources: Standings = Standings((), [])
    times: Sequence[Times] = ()


def game_seed(seed: int, index: int) -> int:
    """Return the seed of a game of a series. It has 53 bits, which every JSON reader keeps exactly.

    >>> game_seed(1, 0) != game_seed(2, 0)
    True
    """
    return int.from_bytes(blake2b(f"{seed}/{index}".encode(), digest_size=7).digest(), "big") >> 3


def simulate(job: Job, games: Sequence[int], workers: int | None = None) -> Generator[Outcome, None, None]:
    """Play the games with these numbers and yield their outcomes in order. Each record is written first.

    >>> job = Job("anno1503", ("random", "random"), seed=1, max_rounds=2, records=None, changed={})
    >>> [outcome.rounds for outcome in simulate(job, range(3), workers=1)]
    [2, 2, 2]
    """
    numbered = [(job, index) for index in games]
    with closing(parallel_map(_play, numbered, workers)) as results:
        for game, (outcome, text) in zip(numbered, results, strict=True):
            _write_record(game, text)
            yield outcome


def play_each(
    games: Sequence[tuple[Job, int]], workers: int | None = None
) -> Generator[tuple[int, Outcome], None, None]:
    """Play games of several jobs. Yield the index in the list and the outcome of each, as they end.

    >>> job = Job("anno1503", ("random", "random"), seed=1, max_rounds=2, records=None, changed={})
    >>> [(index, outcome.rounds) for index, outcome in play_each([(job, 0), (job._replace(max_rounds=3), 0)])]
    [(0, 2), (1, 3)]
    """
    with closing(parallel_map_unordered(_play, games, workers, chunk=1)) as results:
        for index, (outcome, text) in results:
            _write_record(games[index], text)
            yield index, outcome


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn an `OSError` into a `FormError` that names the file.

    >>> with writing(Path("games.json")):
    ...     raise PermissionError
    Traceback (most recent call last):
    ...
    kontor.engine.errors.FormError: arena cli-cannot-write {'path': 'games.json'}
    """
    try:
        yield
    except OSError:
        raise FormError("arena", "cli-cannot-write", path=str(path)) from None


def _write_record(game: tuple[Job, int], text: str) -> None:
    """Write a record in this process, so that worker processes can be terminated at any time."""
    job, index = game
    if job.records is not None:
        path = job.records / job.record_name(index)
        with writing(path):
            write_file(path, text)


def _play(numbered: tuple[Job, int]) -> tuple[Outcome, str]:
    """Play a game. Return its outcome and the text of its record."""
    job, index = numbered
    game = load_game(job.game, job.changed, job.rules)
    seed = game_seed(job.seed, index)
    try:
        played = play_out(game, job.bots, seed, dict(job.options), job.max_rounds, job.allowance)
    except PluginError:
        raise
    except KontorError as error:
        # A bug in Kontor. A RuntimeError can be pickled, and it names the game.
        raise RuntimeError(f"{job.record_name(index)}: {error}") from error
    # The check comes after the game, when all the code that played it is loaded.
    if job.program and current_fingerprint(job.game, job.allowance.full_time) != job.program:
        raise ProgramChangedError
    record, rounds, sources, times = played
    winners = record.result["winners"] if record.result else []
    outcome = Outcome(winners, record.result, rounds, len(record.moves), sources, times)
    return outcome, record.text() if job.records is not None else ""
