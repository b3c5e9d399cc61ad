"""A tournament among bots that can be stopped and resumed: what was played is kept in a file."""

import json
import os
from collections.abc import Generator, Mapping
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from kontor.arena.allowance import Allowance
from kontor.arena.seating import Bout, Seats, bouts
from kontor.arena.simulate import Job, Outcome, play_each
from kontor.arena.times import Times
from kontor.table.errors import FormError
from kontor.table.handed import Figures
from kontor.table.record import write_file

FORMAT = 1
"""The version of the file that remembers what was played."""
_MARK = "kontor_arena"


class Settings(NamedTuple):
    """What a tournament is about.

    >>> Settings("anno1503", (("greedy", "random"),), games=2).bots
    ('greedy', 'random')
    """

    game: str
    tables: tuple[Seats, ...]
    games: int
    """For each table."""
    seed: int = 1
    allowance: Allowance = Allowance()
    max_rounds: int | None = None
    changed: Mapping[str, object] = {}
    options: Mapping[str, object] = {}
    records: Path | None = None

    @property
    def bots(self) -> tuple[str, ...]:
        """Every bot once, in the order in which they were named."""
        return tuple(dict.fromkeys(bot for table in self.tables for bot in table))

    def job(self, seats: Seats) -> Job:
        """The games of one seating.

        >>> Settings("anno1503", (("greedy", "random"),), games=2).job(("random", "greedy")).bots
        ('random', 'greedy')
        """
        records, thinking = self.records, self.allowance
        return Job(self.game, seats, self.seed, self.max_rounds, records, self.changed, self.options, thinking)

    def fingerprint(self) -> str:
        """A short name of all that decides how a game goes, the program included; how many games there are does not.

        >>> few = Settings("anno1503", (("greedy", "random"),), games=2)
        >>> [few.fingerprint() == other.fingerprint() for other in (few._replace(games=4), few._replace(seed=2))]
        [True, False]
        """
        decides = [self.game, self.tables, self.seed, self.allowance, self.max_rounds, self.changed, self.options]
        digest = blake2b(json.dumps(decides, sort_keys=True).encode(), digest_size=8)
        for path in _program(self.game):
            digest.update(path.read_bytes())
        return digest.hexdigest()


def _program(game: str) -> list[Path]:
    """The files that decide how a game goes: what all games share, its rules and figures, its bots, how they play."""
    kontor = Path(str(files("kontor")))
    folders = [*(kontor / "table").rglob("*"), *(kontor / game).rglob("*"), *(kontor / "bots" / game).rglob("*")]
    shared = [*(kontor / "bots").iterdir(), *(kontor / "arena" / name for name in ("playout.py", "simulate.py"))]
    # Compiled modules follow from their sources.
    return sorted(path for path in folders + shared if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd"))


class Memory:
    """A file of what was played: one line about the tournament, and one for each game that is finished."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        self._fingerprint = settings.fingerprint()
        self.known: dict[Bout, Outcome] = {}
        self.other = False
        """Whether the file told of another tournament, and is begun anew."""
        lines = _lines(path)
        if lines:
            self.other = lines[0].get("fingerprint") != self._fingerprint
        if lines and not self.other:
            try:
                self.known = dict(map(_read, lines[1:]))
            except (KeyError, TypeError, ValueError, AttributeError):
                raise _strange(path) from None
        # Written anew, for the last line may have been cut short.
        head = {_MARK: FORMAT, "game": settings.game, "fingerprint": self._fingerprint}
        kept = [head, *(_data(bout, outcome) for bout, outcome in self.known.items())]
        write_file(path, "".join(json.dumps(line) + "\n" for line in kept))

    def add(self, bout: Bout, outcome: Outcome) -> None:
        """Keep a game that is finished."""
        self.known[bout] = outcome
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(_data(bout, outcome)) + "\n")


def play_tournament(
    settings: Settings, memory: Memory | None = None, workers: int | None = None
) -> Generator[tuple[Bout, Outcome], None, None]:
    """Play what is not played yet; every game with its outcome, in order.

    >>> settings = Settings("anno1503", (("random", "random"),), games=1, max_rounds=2)
    >>> [(bout.seats, outcome.rounds) for bout, outcome in play_tournament(settings, workers=1)]
    [(('random', 'random'), 2)]
    """
    planned = bouts(settings.tables, settings.games)
    known = {bout: outcome for bout, outcome in (memory.known if memory else {}).items() if _is_kept(settings, bout)}
    open_bouts = [bout for bout in planned if bout not in known]
    games = [(settings.job(bout.seats), bout.deal) for bout in open_bouts]
    playing = play_each(games, min(workers or os.cpu_count() or 1, max(1, len(games))), chunk=1)
    try:
        for bout in planned:
            outcome = known.get(bout)
            if outcome is None:
                outcome = next(playing)
                if memory is not None:
                    memory.add(bout, outcome)
            yield bout, outcome
    finally:
        playing.close()


def _is_kept(settings: Settings, bout: Bout) -> bool:
    """Whether the record of a known game lies where it is wanted."""
    if settings.records is None:
        return True
    return (settings.records / settings.job(bout.seats).record_name(bout.deal)).is_file()


def _lines(path: Path) -> list[Any]:
    """The lines of a file of ours, a broken last one left out; none if there is no such file yet."""
    try:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        lines = [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]
    except (OSError, ValueError):
        raise _strange(path) from None
    if text and not (lines and isinstance(lines[0], dict) and lines[0].get(_MARK) == FORMAT):
        raise _strange(path)
    return lines


def _strange(path: Path) -> FormError:
    """Somebody else's file is not written over."""
    return FormError("arena", "arena-not-a-memory", path=str(path))


def _data(bout: Bout, outcome: Outcome) -> dict[str, Any]:
    return {
        "deal": bout.deal,
        "seats": bout.seats,
        "result": outcome.result,
        "rounds": outcome.rounds,
        "lines": outcome.lines,
        "sources": outcome.sources,
        "times": [times.data() for times in outcome.times],
    }


def _read(line: dict[str, Any]) -> tuple[Bout, Outcome]:
    result = line["result"]
    names, seats = line["sources"]
    times = [Times.read(data) for data in line["times"]]
    winners = result["winners"] if result else []
    outcome = Outcome(winners, result, line["rounds"], line["lines"], Figures(tuple(names), seats), times)
    return Bout(line["deal"], tuple(line["seats"])), outcome
