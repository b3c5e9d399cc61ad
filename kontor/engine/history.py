"""The history of a match: its lines, the position they led to, and how far a seat may undo."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from kontor.engine.errors import RecordError, RuleError
from kontor.engine.events import Event
from kontor.engine.legality import read_line
from kontor.engine.protocol import CHANCE, NOBODY, AnyGame, State

_SNAPSHOT_EVERY: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class History:
    """The lines played since the first position. Earlier positions are rebuilt from snapshots."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game = game
        self.state = state
        self.seats: list[int] = []
        """The seat of each line, or `CHANCE`."""
        self.moves: list[Any] = []
        """The move of each line."""
        self.events: list[list[Event]] = []
        """The events of each line."""
        self._snapshots: dict[int, State] = {0: state.copy()}

    @property
    def actor(self) -> int:
        """The seat that must act, or -2 when the game is over.

        >>> new_match("anno1503", ["Ada", "Ben"], seed=12).actor
        0
        """
        return self.state.actor

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> new_match("anno1503", ["Ada", "Ben"], seed=12).over
        False
        """
        return self.state.actor == NOBODY

    def append(self, seat: int, move: Any) -> None:
        """Append a line of a seat or of chance. The move must be legal."""
        events: list[Event] = []
        self.game.apply(self.state, move, events)
        self._append(seat, move, events)

    def append_line(self, line: str) -> int:
        """Append a line and return its seat. An illegal line raises `RuleError` and changes nothing.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.append_line("0 sell wood 1"), match.state.gold[0]
        (0, 8)
        """
        seat, move = read_line(self.game, self.state, line)
        events: list[Event] = []
        self.state = self.game.advance(self.state, move, events)
        self._append(seat, move, events)
        return seat

    def append_record_line(self, line: str) -> None:
        """Append a line of a record. An illegal line raises `RecordError` with its number."""
        try:
            self.append_line(line)
        except RuleError as error:
            raise RecordError(error, len(self.seats) + 1) from None

    def _append(self, seat: int, move: Any, events: list[Event]) -> None:
        self.seats.append(seat)
        self.moves.append(move)
        self.events.append(events)
        if len(self.seats) % _SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.seats)] = self.state.copy()

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may undo the last line without the consent of the others.

        It may in the same turn, unless something hidden was revealed, chance decided or another seat acted since.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("sell wood 1")
        >>> match.can_undo(0), match.can_undo(1)
        (True, False)
        """
        last = len(self.seats) - 1
        if last < 0 or not self._is_own(last, seat):
            return False
        return self.game.turn(self.state_after(last)) == self.game.turn(self.state)

    def _is_own(self, index: int, seat: int) -> bool:
        """Whether a seat played the line and nothing hidden was revealed in it."""
        return seat >= 0 and self.seats[index] == seat and not any(event.discloses() for event in self.events[index])

    def last_line(self) -> int:
        """Return the index of the last line played by a seat, or -1.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.last_line()
        -1
        >>> events = match.play("sell wood 1")
        >>> match.last_line()
        1
        """
        for index in range(len(self.seats) - 1, -1, -1):
            if self.seats[index] != CHANCE:
                return index
        return -1

    def undo_refusal(self) -> RuleError:
        """Return why undo is refused: nobody has played yet, or the last line cannot be undone.

        >>> new_match("anno1503", ["Ada", "Ben"], seed=12).undo_refusal().phrase.key
        'undo-nothing'
        """
        return RuleError("table:undo", "undo-barrier" if self.last_line() >= 0 else "undo-nothing")

    def lines_to_reset(self, seat: int, alone: bool = False) -> int:
        """Return how many lines a seat would undo by resetting its turn, chance lines excluded. 0 if it cannot.

        These are the lines that `can_undo` allows one after the other. Somebody who plays `alone` may reset when the
        seat is to act, back to its first line of the turn, past undo barriers and the lines of other seats.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("sell wood 1") + match.play("buy spice")
        >>> match.lines_to_reset(0), match.lines_to_reset(1), match.lines_to_reset(0, alone=True)
        (2, 0, 2)
        """
        if alone and self.actor != seat:
            return 0
        own = count = 0
        turn = self.game.turn(self.state)
        for index in range(len(self.seats) - 1, -1, -1):
            actor = self.seats[index]
            if not (alone or self._is_own(index, seat)) or self.game.turn(self.state_after(index)) != turn:
                break
            if actor != CHANCE:
                count += 1
            if actor == seat:
                own = count
        return own

    def lines_to_undo(self, seats: Sequence[int]) -> int:
        """Return how many lines to undo to reach the last line of these seats, that line included. 0 if there is none.

        Chance lines do not count.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("end") + match.play("end")
        >>> match.lines_to_undo([0]), match.lines_to_undo([0, 1]), match.lines_to_undo([])
        (2, 1, 0)
        """
        count = 0
        for seat in reversed(self.seats):
            if seat != CHANCE:
                count += 1
            if seat in seats:
                return count
        return 0

    def state_after(self, lines: int) -> State:
        """Return a new copy of the position after `lines` lines.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> events = match.play("sell wood 1")
        >>> match.state_after(1).gold[0], match.state.gold[0]
        (7, 8)
        """
        start = max(at for at in self._snapshots if at <= lines)
        state = self._snapshots[start].copy()
        for move in self.moves[start:lines]:
            self.game.apply(state, move, None)
        return state

    def truncate(self, lines: int) -> None:
        """Remove all lines after the first `lines` and restore the position."""
        self.state = self.state_after(lines)
        del self.seats[lines:], self.moves[lines:], self.events[lines:]
        self._snapshots = {at: snapshot for at, snapshot in self._snapshots.items() if at <= lines}
