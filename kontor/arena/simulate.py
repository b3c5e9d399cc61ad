"""Many games on all cores; the records do not depend on the number of workers."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from kontor.arena.allowance import Allowance
from kontor.arena.playout import play_out
from kontor.arena.pool import as_done, spread
from kontor.arena.program import OtherProgramError, read_mark
from kontor.arena.times import Times
from kontor.bots.plugins import PluginError
from kontor.engine.errors import FormError, KontorError
from kontor.engine.protocol import Data
from kontor.engine.record import write_file
from kontor.engine.registry import load_game
from kontor.engine.ui_types import Standings


class Job(NamedTuple):
    """What is simulated: which game, who plays, how much they may think, and where the records go.

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
    program: str = ""
    """The mark of the program that must play; none: whichever there is."""

    def record_name(self, index: int) -> str:
        """The name of the file that a game's record goes to.

        >>> Job("anno1503", ("greedy", "random"), 1, None, None, {}).record_name(7)
        'anno1503-greedy-random-1-000007.json'
        """
        return f"{self.game}-{'-'.join(self.bots)}-{self.seed}-{index:06d}.json"


class Outcome(NamedTuple):
    """How one game ended, where the points came from, and how long each seat took to decide.

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
    """The seed of one game of a series: 53 bits, which every JSON reader keeps.

    >>> game_seed(1, 0) != game_seed(2, 0)
    True
    """
    return int.from_bytes(blake2b(f"{seed}/{index}".encode(), digest_size=7).digest(), "big") >> 3


def simulate(job: Job, games: Sequence[int], workers: int | None = None) -> Generator[Outcome, None, None]:
    """Play the games of these numbers and yield their outcomes in order; a record is written before that.

    >>> job = Job("anno1503", ("random", "random"), seed=1, max_rounds=2, records=None, changed={})
    >>> [outcome.rounds for outcome in simulate(job, range(3), workers=1)]
    [2, 2, 2]
    """
    numbered = [(job, index) for index in games]
    with closing(spread(_play, numbered, workers)) as played:
        for game, (outcome, text) in zip(numbered, played, strict=True):
            _keep_record(game, text)
            yield outcome


def play_each(
    games: Sequence[tuple[Job, int]], workers: int | None = None
) -> Generator[tuple[int, Outcome], None, None]:
    """Play games of several jobs; the place of each in the list and its outcome, as they end.

    >>> job = Job("anno1503", ("random", "random"), seed=1, max_rounds=2, records=None, changed={})
    >>> [(place, outcome.rounds) for place, outcome in play_each([(job, 0), (job._replace(max_rounds=3), 0)])]
    [(0, 2), (1, 3)]
    """
    with closing(as_done(_play, games, workers, chunk=1)) as played:
        for place, (outcome, text) in played:
            _keep_record(games[place], text)
            yield place, outcome


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Names the file that cannot be written.

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


def _keep_record(game: tuple[Job, int], text: str) -> None:
    """This process writes the record, so that the one that played can be ended at any time."""
    job, index = game
    if job.records is not None:
        path = job.records / job.record_name(index)
        with writing(path):
            write_file(path, text)


def _play(numbered: tuple[Job, int]) -> tuple[Outcome, str]:
    """Play one game."""
    job, index = numbered
    game = load_game(job.game, job.changed)
    seed = game_seed(job.seed, index)
    try:
        played = play_out(game, job.bots, seed, dict(job.options), job.max_rounds, job.allowance)
    except PluginError:
        raise
    except KontorError as error:
        # A mistake of ours, which must find its way out of this process and name the game.
        raise RuntimeError(f"{job.record_name(index)}: {error}") from error
    # Only now all that played is loaded.
    if job.program and read_mark(job.game, job.allowance.full_time) != job.program:
        raise OtherProgramError
    record, rounds, sources, times = played
    winners = record.result["winners"] if record.result else []
    outcome = Outcome(winners, record.result, rounds, len(record.moves), sources, times)
    return outcome, record.text() if job.records is not None else ""
