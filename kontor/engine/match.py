"""A match in progress: play, undo, redo, reset turn, save and load."""

from collections.abc import Sequence
from copy import deepcopy
from hashlib import blake2b
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from kontor.engine.errors import KontorError, RuleError
from kontor.engine.history import History
from kontor.engine.legality import check_line, require_thing
from kontor.engine.lines import join_line
from kontor.engine.protocol import CHANCE, AnyGame, Data, State
from kontor.engine.record import Record, write_file
from kontor.engine.rng import Rng


def state_hash(state: State) -> str:
    """Return the hash of a position. Equal positions have equal hashes.

    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=1)
    >>> match.hash() == state_hash(match.state.copy())
    True
    """
    return blake2b(repr(state.flat()).encode(), digest_size=16).hexdigest()


def chance_rng(key: int | str, drawn: int) -> Rng:
    """Return the random numbers for a chance decision, from the seed and the number of earlier chance decisions.

    >>> chance_rng(7, 0).below(6) == chance_rng(7, 0).below(6)
    True
    """
    return Rng(key, "chance", drawn)


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(History):
    """A game in progress. The match plays chance itself. People and bots play lines.

    The k-th decision of chance depends on the seed and on k alone, so that an undo never re-rolls.

    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> events = match.play("sell wood 1")
    >>> match.lines()
    ['* roll 3', '0 sell wood 1']
    """

    def __init__(
        self, game: AnyGame, players: Sequence[str], options: Data, deal: Data, seed: int | str | None, state: State
    ) -> None:
        super().__init__(game, state)
        self.players = list(players)
        self.options = options
        self.deal = deal
        self.seed = seed
        # A record may have no seed. Its deal then replaces it, so that chance is still reproducible.
        self._chance_key = seed if seed is not None else repr(deal)
        self.bots: list[str] = []
        """By seat, for saved games: the name of the bot, or an empty text for a person."""
        self.taken_back = 0
        self.broken_off: str | None = None
        self.revision = 0
        """Increases with every move, undo and redo."""
        self._undone: list[list[tuple[int, Any]]] = []

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the texts of all legal moves of the actor. Empty for a `seat` that is not to act.

        >>> new_match("anno1503", ["Ada", "Ben"], seed=12).legal(1)
        []
        """
        if self.over or seat not in (None, self.actor):
            return []
        return [self.game.text(move) for move in self.game.legal(self.state)]

    def things(self, seat: int | None = None) -> list[str]:
        """Return the texts of the things that the actor can do, each once. Empty for a `seat` that is not to act.

        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.things()[:3], match.things(1)
        (['build sawmill', 'build coal_mine', 'build brickyard'], [])
        """
        if self.over or seat not in (None, self.actor):
            return []
        return [self.game.text(thing) for thing in self.game.things(self.state)]

    def ways(self, thing: str, seat: int | None = None) -> list[str]:
        """Return all moves that do a thing, best first. Raise `RuleError` if it cannot be done now.

        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.ways("hire farmer")
        ['hire farmer: work 1', 'hire farmer: buy planks from 1']
        >>> match.ways("dance")
        Traceback (most recent call last):
        ...
        kontor.engine.errors.RuleError: table:thing no-such-thing {'text': 'dance'}
        """
        return [self.game.text(move) for move in self.game.complete(self.state, self.find_thing(thing, seat))]

    def find_thing(self, text: str, seat: int | None = None) -> Any:
        """Return the thing with this text. Raise `RuleError` if it cannot be done now."""
        if self.over or seat not in (None, self.actor):
            raise RuleError("table:thing", "no-such-thing", text=text[:80])
        return require_thing(self.game, self.state, text)

    def why_not(self, text: str) -> KontorError | None:
        """Return why the actor cannot play this, or None if it can.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.why_not("ship").rule
        'anno1503:D1'
        >>> match.why_not("end") is None
        True
        """
        try:
            check_line(self.game, self.state, self._line(text, None))
        except RuleError as error:
            return error
        return None

    def play(self, text: str, seat: int | None = None) -> list[dict[str, object]]:
        """Play one action of the actor, then chance. Return the events as the actor saw them.

        An illegal action raises `RuleError` and changes nothing. So does a `seat` that is not to act.

        >>> new_match("anno1503", ["Ada", "Ben"], seed=12).play("sell wood 1")
        [{'kind': 'sold', 'seat': 0, 'good': 'wood', 'space': 1, 'gold': 1}]
        """
        before = len(self.events)
        actor = self.append_line(self._line(text, seat))
        self._undone.clear()
        self.run_chance()
        self.revision += 1
        return [event.seen_by(actor) for events in self.events[before:] for event in events]

    def _line(self, text: str, seat: int | None) -> str:
        return join_line(self.actor if seat is None else seat, text)

    def run_chance(self) -> None:
        """Let chance decide until a seat must act.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.run_chance()
        >>> match.lines()
        ['* roll 3']
        """
        while self.state.actor == CHANCE:
            rng = chance_rng(self._chance_key, self.seats.count(CHANCE))
            self.append(CHANCE, self.game.chance(self.state, rng))

    def play_again(self, lines: Sequence[str]) -> None:
        """Replay lines, including chance, as one revision. Raise at the first illegal line.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.play_again(["0 sell wood 1", "0 end", "* roll 3"])
        >>> match.actor, match.revision
        (1, 1)
        """
        self._undone.clear()
        for line in lines:
            self.append_record_line(line)
        self.revision += 1

    def undo(self, seat: int | None = None) -> None:
        """Undo the last line of a seat and the chance lines after it.

        With a `seat`, undo only what that seat may undo. Without one, undo anything, as when people play alone or
        around one screen.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("sell wood 1")
        >>> match.undo(seat=0)
        >>> match.can_redo()
        True
        """
        last = self.last_line()
        if last < 0 or (seat is not None and not self.can_undo(seat)):
            raise self.undo_refusal()
        after_another = bool(self._undone) and self._undone[-1][0][0] != self.seats[last]
        if after_another or not self.can_undo(self.seats[last]):
            self.taken_back += 1
        self._undone.append(list(zip(self.seats[last:], self.moves[last:], strict=True)))
        self.truncate(last)
        self.revision += 1

    def can_redo(self) -> bool:
        """Whether a line was undone and can be redone.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("sell wood 1")
        >>> match.undo()
        >>> match.can_redo()
        True
        """
        return bool(self._undone)

    def redo_seat(self) -> int | None:
        """Return the seat whose line `redo` would play, or None if nothing was undone.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("sell wood 1")
        >>> match.undo()
        >>> match.redo_seat()
        0
        """
        return self._undone[-1][0][0] if self._undone else None

    def redo(self, seat: int | None = None) -> None:
        """Redo the line that was undone last. With a `seat`, redo only a line of that seat.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("sell wood 1")
        >>> match.undo()
        >>> match.redo(seat=0)
        >>> match.lines()[-1]
        '0 sell wood 1'
        """
        if not self._undone or seat not in (None, self.redo_seat()):
            raise RuleError("table:redo", "redo-nothing")
        for seat, move in self._undone.pop():
            self.append(seat, move)
        self.revision += 1

    def reset_turn(self, seat: int, alone: bool = False) -> int:
        """Undo the lines that `lines_to_reset` counts. Return their number. Raise `RuleError` if there are none.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("sell wood 1") + match.play("buy spice")
        >>> match.reset_turn(0), match.lines()
        (2, ['* roll 3'])
        """
        count = self.lines_to_reset(seat, alone)
        if not count:
            raise self.undo_refusal()
        for _ in range(count):
            self.undo()
        return count

    def fork(self) -> "Match":
        """Return an independent copy of the match. Playing on in it does not change this match.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.fork().play("sell wood 1")
        >>> match.lines()
        ['* roll 3']
        """
        fork = Match(self.game, self.players, self.options, self.deal, self.seed, self.state.copy())
        fork.seats, fork.moves, fork.events = self.seats[:], self.moves[:], self.events[:]
        fork.bots, fork.taken_back, fork.broken_off = self.bots, self.taken_back, self.broken_off
        fork.revision = self.revision
        fork._undone = self._undone[:]
        # Snapshots are immutable, so a shallow copy is enough.
        fork._snapshots = dict(self._snapshots)
        return fork

    def view(self, seat: int) -> Data:
        """Return everything that a seat may know. -1 is a spectator.

        >>> new_match("anno1503", ["Ada", "Ben"], seed=12).view(1)["viewer"]
        1
        """
        self.check_viewer(seat)
        return self.game.view(self.state, seat)

    def check_viewer(self, seat: int) -> None:
        """Raise `RuleError` unless `seat` is a seat of this match or -1, a spectator."""
        if not -1 <= seat < len(self.players):
            raise RuleError("table:seat", "no-such-seat", seat=seat, last=len(self.players) - 1)

    def log(self, seat: int) -> list[dict[str, object]]:
        """Return the events so far, as a seat saw them. -1 is a spectator.

        >>> new_match("anno1503", ["Ada", "Ben"], seed=12).log(-1)[0]
        {'kind': 'turn', 'seat': 0, 'number': 1}
        """
        self.check_viewer(seat)
        return [event.seen_by(seat) for events in self.events for event in events]

    def hash(self) -> str:
        """Return the hash of the current position.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> before = match.hash()
        >>> events = match.play("sell wood 1")
        >>> match.hash() == before
        False
        """
        return state_hash(self.state)

    def lines(self) -> list[str]:
        """Return the canonical lines so far.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("end")
        >>> match.lines()[:2]
        ['* roll 3', '0 end']
        """
        return [join_line(seat, self.game.text(move)) for seat, move in zip(self.seats, self.moves, strict=True)]

    def record(self) -> Record:
        """Return the record of the match.

        >>> new_match("anno1503", ["Ada", "Ben"], seed=12).record().moves
        ['* roll 3']
        """
        game = self.game
        players, options, deal = deepcopy((self.players, self.options, self.deal))
        record = Record(game.name, game.rules, players, options, deal, self.lines())
        record.seed = self.seed
        record.content = deepcopy(game.changed)
        record.seats = list(self.bots)
        record.taken_back = self.taken_back
        record.result = game.result(self.state)
        record.broken_off = self.broken_off
        return record

    def save(self, path: str | Path) -> None:
        """Write the record to a file.

        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     new_match("anno1503", ["Ada", "Ben"], seed=12).save(Path(folder) / "game.json")
        ...     [path.name for path in Path(folder).iterdir()]
        ['game.json']
        """
        write_file(Path(path), self.record().text())
