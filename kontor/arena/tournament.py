"""Tournaments between bots. Finished games are kept in a file, so a tournament can be resumed."""

import json
import os
from collections.abc import Generator, Mapping
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from kontor.arena.allowance import Allowance
from kontor.arena.program import cpu_name, own_mark
from kontor.arena.seating import Bout, Seats, bouts
from kontor.arena.simulate import Job, Outcome, play_each, writing
from kontor.arena.times import Times
from kontor.bots.plugins import package_of, plugin_names
from kontor.core import is_compiled
from kontor.engine.errors import FormError
from kontor.engine.record import write_file
from kontor.engine.ui_types import Standings

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
        mark = own_mark(self.game, thinking.full_time)
        return Job(self.game, seats, self.seed, self.max_rounds, records, self.changed, self.options, thinking, mark)

    def record_of(self, bout: Bout) -> Path | None:
        """The file of a game's record, if records are kept.

        >>> Settings("anno1503", (("greedy", "random"),), games=2).record_of(Bout(0, ("greedy", "random")))
        """
        return self.records / self.job(bout.seats).record_name(bout.deal) if self.records is not None else None

    def fingerprint(self) -> str:
        """A short name of all that decides how a game goes, the program included; how many games there are does not.

        Where the levels think for seconds, the machine decides, too.

        >>> few = Settings("anno1503", (("greedy", "random"),), games=2)
        >>> [few.fingerprint() == other.fingerprint() for other in (few._replace(games=4), few._replace(seed=2))]
        [True, False]
        """
        decides: list[object] = [
            self.game,
            self.tables,
            self.seed,
            self.allowance,
            self.max_rounds,
            self.changed,
            self.options,
        ]
        decides.append(own_mark(self.game, self.allowance.full_time))
        decides += [package_of(bot) for bot in self.bots if bot in plugin_names()]
        return blake2b(json.dumps(decides, sort_keys=True).encode(), digest_size=8).hexdigest()


def _free_name(path: Path) -> Path:
    """A name beside a file that nothing has yet: what was kept before is kept, too."""
    old, number = path.with_name(f"{path.name}.old"), 1
    while old.exists():
        number += 1
        old = path.with_name(f"{path.name}.old{number}")
    return old


class Memory:
    """A file of what was played: one line about the tournament, and one for each game that is finished."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        self.known: dict[Bout, Outcome] = {}
        self.old: Path | None = None
        """Where the file lies now that told of another tournament; ours is begun anew."""
        self._spent: dict[Bout, float] = {}
        self._since = perf_counter()
        fingerprint = settings.fingerprint()
        lines = _lines(path)
        if lines and lines[0].get("fingerprint") != fingerprint:
            self.old = _free_name(path)
            with writing(self.old):
                path.replace(self.old)
        else:
            try:
                for line in lines[1:]:
                    bout, outcome = _read(line)
                    self.known[bout], self._spent[bout] = outcome, float(line["spent"])
            except (KeyError, TypeError, ValueError, AttributeError):
                raise _strange(path) from None
        head = {_MARK: FORMAT, "game": settings.game, "fingerprint": fingerprint}
        head |= {"core": "compiled" if is_compiled() else "interpreted", "cpu": cpu_name()}
        # Written anew, for the last line may have been cut short.
        kept = [head, *(self._line(bout) for bout in self.known)]
        with writing(path):
            write_file(path, "".join(json.dumps(line) + "\n" for line in kept))

    @property
    def seconds(self) -> float:
        """How long the games took by the clock, over all runs."""
        return sum(self._spent.values())

    def begin(self) -> None:
        """From now on there is playing."""
        self._since = perf_counter()

    def add(self, bout: Bout, outcome: Outcome) -> None:
        """Keep a game that is finished."""
        self.known[bout] = outcome
        now = perf_counter()
        self._spent[bout] = now - self._since
        self._since = now
        with writing(self.path), self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(self._line(bout)) + "\n")

    def _line(self, bout: Bout) -> dict[str, Any]:
        """A game, and how long after the one before it was finished."""
        return {**_data(bout, self.known[bout]), "spent": round(self._spent[bout], 3)}


def play_tournament(
    settings: Settings, memory: Memory | None = None, workers: int | None = None
) -> Generator[tuple[Bout, Outcome], None, None]:
    """What is known already, then what is not played yet: every game with its outcome as it ends, and kept before that.

    >>> settings = Settings("anno1503", (("random", "random"),), games=1, max_rounds=2)
    >>> [(bout.seats, outcome.rounds) for bout, outcome in play_tournament(settings, workers=1)]
    [(('random', 'random'), 2)]
    """
    planned = bouts(settings.tables, settings.games)
    known = {bout: outcome for bout, outcome in (memory.known if memory else {}).items() if _is_kept(settings, bout)}
    yield from ((bout, known[bout]) for bout in planned if bout in known)
    left = [bout for bout in planned if bout not in known]
    games = [(settings.job(bout.seats), bout.deal) for bout in left]
    if memory is not None:
        memory.begin()
    with closing(play_each(games, min(workers or os.cpu_count() or 1, max(1, len(games))))) as playing:
        for place, outcome in playing:
            if memory is not None:
                memory.add(left[place], outcome)
            yield left[place], outcome


def _is_kept(settings: Settings, bout: Bout) -> bool:
    """Whether the record of a known game lies where it is wanted."""
    record = settings.record_of(bout)
    return record is None or record.is_file()


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
    outcome = Outcome(winners, result, line["rounds"], line["lines"], Standings(tuple(names), seats), times)
    return Bout(line["deal"], tuple(line["seats"])), outcome
