"""The lines of a match so far, the position they led to, and how far a seat may go back."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from kontor.engine.errors import RecordError, RuleError
from kontor.engine.events import Event
from kontor.engine.legality import read_line
from kontor.engine.protocol import CHANCE, NOBODY, AnyGame, State

_SNAPSHOT_EVERY: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class History:
    """What was played since the first position. Earlier positions are rebuilt from snapshots."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game = game
        self.state = state
        self.seats: list[int] = []
        """Who made each line so far; `CHANCE` where chance decided."""
        self.moves: list[Any] = []
        """The move of each line."""
        self.events: list[list[Event]] = []
        """What happened in each line."""
        self._snapshots: dict[int, State] = {0: state.copy()}

    @property
    def actor(self) -> int:
        """The seat that must act; -2 when the game is over.

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
        """Add a line that is known to be legal, of a seat or of chance."""
        events: list[Event] = []
        self.game.apply(self.state, move, events)
        self._note(seat, move, events)

    def append_line(self, line: str) -> int:
        """Add a line and return its seat; an illegal one raises `RuleError`, and nothing changes.

        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.append_line("0 sell wood 1"), match.state.gold[0]
        (0, 8)
        """
        seat, move = read_line(self.game, self.state, line)
        events: list[Event] = []
        self.state = self.game.advance(self.state, move, events)
        self._note(seat, move, events)
        return seat

    def append_record_line(self, line: str) -> None:
        """Add a line of a record; an illegal one raises `RecordError`, which names its number."""
        try:
            self.append_line(line)
        except RuleError as error:
            raise RecordError(error, len(self.seats) + 1) from None

    def _note(self, seat: int, move: Any, events: list[Event]) -> None:
        self.seats.append(seat)
        self.moves.append(move)
        self.events.append(events)
        if len(self.seats) % _SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.seats)] = self.state.copy()

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may undo the last line without asking anybody.

        Only in the same turn, and only if nothing hidden was shown, chance did not decide and nobody else acted since.

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
        """Whether a seat played a line in which nothing hidden was shown."""
        return seat >= 0 and self.seats[index] == seat and not any(event.discloses() for event in self.events[index])

    def last_line(self) -> int:
        """The index of the last line that a player played, or -1.

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
        """Why nothing can be taken back: no player has played yet, or a barrier stands before the last line.

        >>> new_match("anno1503", ["Ada", "Ben"], seed=12).undo_refusal().phrase.key
        'undo-nothing'
        """
        return RuleError("table:undo", "undo-barrier" if self.last_line() >= 0 else "undo-nothing")

    def lines_to_reset(self, seat: int, alone: bool = False) -> int:
        """How many lines of players a seat takes back when it resets its turn; 0 if it cannot.

        These are the lines that `can_undo` allows, one after the other. Who plays `alone` goes back to the first own
        line of the turn, past every barrier and past the lines of others, if the seat is to act.

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
            who = self.seats[index]
            if not (alone or self._is_own(index, seat)) or self.game.turn(self.state_after(index)) != turn:
                break
            if who != CHANCE:
                count += 1
            if who == seat:
                own = count
        return own

    def state_after(self, lines: int) -> State:
        """The position after so many lines; a copy of its own.

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

    def cut(self, lines: int) -> None:
        """Go back to the position after so many lines."""
        self.state = self.state_after(lines)
        del self.seats[lines:], self.moves[lines:], self.events[lines:]
        self._snapshots = {at: kept for at, kept in self._snapshots.items() if at <= lines}
