"""Tournaments between bots. Finished games are stored in a file, so a tournament can be resumed."""

import json
import os
from collections.abc import Generator, Mapping
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from kontor.arena.allowance import Allowance
from kontor.arena.program import cpu_name, own_fingerprint
from kontor.arena.seating import Bout, Seats, bouts
from kontor.arena.simulate import Job, Outcome, play_each, writing
from kontor.arena.times import Times
from kontor.bots.plugins import package_of, plugin_names
from kontor.core import is_compiled
from kontor.engine.errors import FormError
from kontor.engine.record import write_file
from kontor.engine.ui_types import Standings

FORMAT = 1
"""The version of the file format for finished games."""
_MARK = "kontor_arena"


class Settings(NamedTuple):
    """The settings of a tournament.

    >>> Settings("anno1503", (("greedy", "random"),), games=2).bots
    ('greedy', 'random')
    """

    game: str
    lineups: tuple[Seats, ...]
    games: int
    """The number of games for each lineup."""
    seed: int = 1
    allowance: Allowance = Allowance()
    max_rounds: int | None = None
    changed: Mapping[str, object] = {}
    options: Mapping[str, object] = {}
    records: Path | None = None
    rules: int | None = None
    """The version of the rules. None for the newest."""

    @property
    def bots(self) -> tuple[str, ...]:
        """Every bot once, in the order of the lineups."""
        return tuple(dict.fromkeys(bot for lineup in self.lineups for bot in lineup))

    def job(self, seats: Seats) -> Job:
        """Return the job for the games of one seating.

        >>> Settings("anno1503", (("greedy", "random"),), games=2).job(("random", "greedy")).bots
        ('random', 'greedy')
        """
        return Job(
            self.game,
            seats,
            self.seed,
            self.max_rounds,
            self.records,
            self.changed,
            self.options,
            self.allowance,
            self.rules,
            own_fingerprint(self.game, self.allowance.full_time),
        )

    def record_of(self, bout: Bout) -> Path | None:
        """Return the file for the record of a game, or None if records are not written.

        >>> Settings("anno1503", (("greedy", "random"),), games=2).record_of(Bout(0, ("greedy", "random")))
        """
        return self.records / self.job(bout.seats).record_name(bout.deal) if self.records is not None else None

    def fingerprint(self) -> str:
        """Return a hash of everything that determines a game, including the program but not the number of games.

        If the levels think for seconds, it includes the machine.

        >>> few = Settings("anno1503", (("greedy", "random"),), games=2)
        >>> [few.fingerprint() == other.fingerprint() for other in (few._replace(games=4), few._replace(seed=2))]
        [True, False]
        """
        determinants: list[object] = [
            self.game,
            self.lineups,
            self.seed,
            self.allowance,
            self.max_rounds,
            self.changed,
            self.options,
            self.rules,
        ]
        determinants.append(own_fingerprint(self.game, self.allowance.full_time))
        determinants += [package_of(bot) for bot in self.bots if bot in plugin_names()]
        return blake2b(json.dumps(determinants, sort_keys=True).encode(), digest_size=8).hexdigest()


def _free_name(path: Path) -> Path:
    """Return an unused path for a backup of a file. Earlier backups are kept."""
    old, number = path.with_name(f"{path.name}.old"), 1
    while old.exists():
        number += 1
        old = path.with_name(f"{path.name}.old{number}")
    return old


class ResultFile:
    """A file with the finished games: a header line about the tournament, and one line for each game."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        self.outcomes: dict[Bout, Outcome] = {}
        self.backup: Path | None = None
        """The path to which the file of another tournament was moved. None if the file was new or matched."""
        self._spent: dict[Bout, float] = {}
        self._since = perf_counter()
        fingerprint = settings.fingerprint()
        lines = _lines(path)
        if lines and lines[0].get("fingerprint") != fingerprint:
            self.backup = _free_name(path)
            with writing(self.backup):
                path.replace(self.backup)
        else:
            try:
                for line in lines[1:]:
                    bout, outcome = _read(line)
                    self.outcomes[bout], self._spent[bout] = outcome, float(line["spent"])
            except (KeyError, TypeError, ValueError, AttributeError):
                raise _not_a_result_file(path) from None
        header = {_MARK: FORMAT, "game": settings.game, "fingerprint": fingerprint}
        header |= {"core": "compiled" if is_compiled() else "interpreted", "cpu": cpu_name()}
        # Rewrite the file, because its last line may be incomplete.
        rewritten = [header, *(self._line(bout) for bout in self.outcomes)]
        with writing(path):
            write_file(path, "".join(json.dumps(line) + "\n" for line in rewritten))

    @property
    def seconds(self) -> float:
        """The wall-clock seconds of all games, over all runs."""
        return sum(self._spent.values())

    def begin(self) -> None:
        """Start the clock before the first game."""
        self._since = perf_counter()

    def add(self, bout: Bout, outcome: Outcome) -> None:
        """Store a finished game."""
        self.outcomes[bout] = outcome
        now = perf_counter()
        self._spent[bout] = now - self._since
        self._since = now
        with writing(self.path), self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(self._line(bout)) + "\n")

    def _line(self, bout: Bout) -> dict[str, Any]:
        """Return the line for a game, with the seconds since the previous one finished."""
        return {**_data(bout, self.outcomes[bout]), "spent": round(self._spent[bout], 3)}


def play_tournament(
    settings: Settings, result_file: ResultFile | None = None, workers: int | None = None
) -> Generator[tuple[Bout, Outcome], None, None]:
    """Yield every game with its outcome: stored games first, then the others as they end.

    Each new game is stored in `result_file` before it is yielded.

    >>> settings = Settings("anno1503", (("random", "random"),), games=1, max_rounds=2)
    >>> [(bout.seats, outcome.rounds) for bout, outcome in play_tournament(settings, workers=1)]
    [(('random', 'random'), 2)]
    """
    planned = bouts(settings.lineups, settings.games)
    stored = result_file.outcomes if result_file else {}
    usable = {bout: outcome for bout, outcome in stored.items() if _has_record(settings, bout)}
    yield from ((bout, usable[bout]) for bout in planned if bout in usable)
    remaining = [bout for bout in planned if bout not in usable]
    games = [(settings.job(bout.seats), bout.deal) for bout in remaining]
    if result_file is not None:
        result_file.begin()
    with closing(play_each(games, min(workers or os.cpu_count() or 1, max(1, len(games))))) as playing:
        for index, outcome in playing:
            if result_file is not None:
                result_file.add(remaining[index], outcome)
            yield remaining[index], outcome


def _has_record(settings: Settings, bout: Bout) -> bool:
    """Whether the record of a stored game exists, or none is wanted."""
    record = settings.record_of(bout)
    return record is None or record.is_file()


def _lines(path: Path) -> list[Any]:
    """Return the lines of a file of finished games, without an incomplete last one. Empty if there is no file."""
    try:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        lines = [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]
    except (OSError, ValueError):
        raise _not_a_result_file(path) from None
    if text and not (lines and isinstance(lines[0], dict) and lines[0].get(_MARK) == FORMAT):
        raise _not_a_result_file(path)
    return lines


def _not_a_result_file(path: Path) -> FormError:
    """Return the error for a file that is not ours and must not be overwritten."""
    return FormError("arena", "arena-not-a-result-file", path=str(path))


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
