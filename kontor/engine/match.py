"""A match in progress: play, undo, redo, reset the turn, save and load."""

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
    """A short name of a position: equal positions have equal names.

    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=1)
    >>> match.hash() == state_hash(match.state.copy())
    True
    """
    return blake2b(repr(state.flat()).encode(), digest_size=16).hexdigest()


def chance_rng(key: int | str, drawn: int) -> Rng:
    """The random numbers of one decision of chance: they depend on the seed and on how many went before.

    >>> chance_rng(7, 0).below(6) == chance_rng(7, 0).below(6)
    True
    """
    return Rng(key, "chance", drawn)


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(History):
    """A game being played. Chance is played by the match itself; people and bots play lines.

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
        # A record may come without a seed; its deal then stands in, so that its chance is fixed all the same.
        self._chance_key = seed if seed is not None else repr(deal)
        self.bots: list[str] = []
        """Who sits where, kept with a saved game: a bot's name, or nothing for a person."""
        self.taken_back = 0
        self.broken_off: str | None = None
        self.revision = 0
        """Grows with every move, undo and redo."""
        self._undone: list[list[tuple[int, Any]]] = []

    def legal(self, seat: int | None = None) -> list[str]:
        """Everything the actor can do, by text; nothing for a `seat` that is not to act.

        >>> new_match("anno1503", ["Ada", "Ben"], seed=12).legal(1)
        []
        """
        if self.over or seat not in (None, self.actor):
            return []
        return [self.game.text(move) for move in self.game.legal(self.state)]

    def things(self, seat: int | None = None) -> list[str]:
        """What the actor can do, each thing once, by text; nothing for a `seat` that is not to act.

        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.things()[:3], match.things(1)
        (['build sawmill', 'build coal_mine', 'build brickyard'], [])
        """
        if self.over or seat not in (None, self.actor):
            return []
        return [self.game.text(thing) for thing in self.game.things(self.state)]

    def ways(self, thing: str, seat: int | None = None) -> list[str]:
        """All lines that do the thing of that text, best first; raises `RuleError` if it cannot be done now.

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
        """The thing of that text, as the game knows it; raises `RuleError` if it cannot be done now."""
        if self.over or seat not in (None, self.actor):
            raise RuleError("table:thing", "no-such-thing", text=text[:80])
        return require_thing(self.game, self.state, text)

    def why_not(self, text: str) -> KontorError | None:
        """Why the actor cannot play this, or None if it can.

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
        """Play one action of the actor and whatever chance decides next; returns what happened, as the actor saw it.

        An illegal one raises `RuleError`, and nothing changes. A `seat` that is not the actor's is refused.

        >>> new_match("anno1503", ["Ada", "Ben"], seed=12).play("sell wood 1")
        [{'kind': 'sold', 'seat': 0, 'good': 'wood', 'space': 1, 'gold': 1}]
        """
        before = len(self.events)
        who = self.append_line(self._line(text, seat))
        self._undone.clear()
        self.run_chance()
        self.revision += 1
        return [event.seen_by(who) for events in self.events[before:] for event in events]

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
        """Play lines that were played before, chance's among them, as one step; raises at the first illegal one.

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
        """Take back the last line played, with what chance decided after it.

        With a `seat`, only what that seat may take back; without, anything: alone or around one screen.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("sell wood 1")
        >>> match.undo(seat=0)
        >>> match.can_redo()
        True
        """
        cut = self.last_line()
        if cut < 0 or (seat is not None and not self.can_undo(seat)):
            raise self.undo_refusal()
        after_another = bool(self._undone) and self._undone[-1][0][0] != self.seats[cut]
        if after_another or not self.can_undo(self.seats[cut]):
            self.taken_back += 1
        self._undone.append(list(zip(self.seats[cut:], self.moves[cut:], strict=True)))
        self.cut(cut)
        self.revision += 1

    def can_redo(self) -> bool:
        """Whether something was taken back and can be played again.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("sell wood 1")
        >>> match.undo()
        >>> match.can_redo()
        True
        """
        return bool(self._undone)

    def taken_back_seat(self) -> int | None:
        """Whose line `redo` would play again; None if nothing was taken back.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("sell wood 1")
        >>> match.undo()
        >>> match.taken_back_seat()
        0
        """
        return self._undone[-1][0][0] if self._undone else None

    def redo(self, seat: int | None = None) -> None:
        """Play again what was last taken back; with a `seat`, only what that seat had played.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("sell wood 1")
        >>> match.undo()
        >>> match.redo(seat=0)
        >>> match.lines()[-1]
        '0 sell wood 1'
        """
        if not self._undone or seat not in (None, self.taken_back_seat()):
            raise RuleError("table:redo", "redo-nothing")
        for seat, move in self._undone.pop():
            self.append(seat, move)
        self.revision += 1

    def reset_turn(self, seat: int, alone: bool = False) -> int:
        """Take back what `lines_to_reset` counts; returns how many lines these are, raises `RuleError` if none.

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
        """A match of its own at the same point: what is played there does not change this one.

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
        # Snapshots are never changed, only copied.
        fork._snapshots = dict(self._snapshots)
        return fork

    def view(self, seat: int) -> Data:
        """All that a seat may know (-1: an onlooker).

        >>> new_match("anno1503", ["Ada", "Ben"], seed=12).view(1)["viewer"]
        1
        """
        self.check_viewer(seat)
        return self.game.view(self.state, seat)

    def check_viewer(self, seat: int) -> None:
        """Raise if nobody looks with these eyes."""
        if not -1 <= seat < len(self.players):
            raise RuleError("table:seat", "no-such-seat", seat=seat, last=len(self.players) - 1)

    def log(self, seat: int) -> list[dict[str, object]]:
        """What happened so far, as a seat saw it (-1: an onlooker).

        >>> new_match("anno1503", ["Ada", "Ben"], seed=12).log(-1)[0]
        {'kind': 'turn', 'seat': 0, 'number': 1}
        """
        self.check_viewer(seat)
        return [event.seen_by(seat) for events in self.events for event in events]

    def hash(self) -> str:
        """A short name of the present position.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> before = match.hash()
        >>> events = match.play("sell wood 1")
        >>> match.hash() == before
        False
        """
        return state_hash(self.state)

    def lines(self) -> list[str]:
        """The lines so far, canonical.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("end")
        >>> match.lines()[:2]
        ['* roll 3', '0 end']
        """
        return [join_line(seat, self.game.text(move)) for seat, move in zip(self.seats, self.moves, strict=True)]

    def record(self) -> Record:
        """The match written down.

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
