"""Clocks: how long a seat may think, and what is left of it."""

from kontor.engine.protocol import Data
from kontor.server.models import PLAYING, Change, Seat
from kontor.server.tables.session import Sitting


class Clock:
    """The clock of one sitting: made ahead of a change, and stopped after it.

    Per move, the time runs anew whenever somebody else is to act. Per game, it is summed up over the game, and each
    move that passes the turn on may add a little. Leaving and coming back gains nothing.
    """

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.actor = sitting.actor
        self.bot = self._bot()

    def _bot(self) -> bool:
        seat = self.sitting.actor
        return 0 <= seat < len(self.sitting.seats) and bool(self.sitting.seats[seat].bot_at_work)

    def stop(self, now: float, change: Change) -> bool:
        """After a change: book the time of who acted before, start that of who is to act; says if seats changed."""
        sitting, clock = self.sitting, self.sitting.clock
        booked = False
        if (sitting.actor, self._bot()) != (self.actor, self.bot):
            if clock is not None and 0 <= self.actor < len(sitting.seats):
                self._book(sitting.seats[self.actor], clock, now, change)
                booked = True
            sitting.since = now
        sitting.deadline = self._deadline()
        return booked

    def _book(self, seat: Seat, clock: Data, now: float, change: Change) -> None:
        passed_on = self.sitting.actor != self.actor
        if not self.bot:
            seat.spent += now - self.sitting.since
        if "per_move" in clock:
            seat.spent = 0.0 if passed_on else seat.spent
        elif passed_on and change.kind == "move" and change.seat == self.actor and not self.bot:
            seat.spent = max(0.0, seat.spent - clock.get("added", 0))

    def _deadline(self) -> float | None:
        sitting, clock = self.sitting, self.sitting.clock
        if clock is None or sitting.status != PLAYING or sitting.actor < 0 or self._bot():
            return None
        return float(sitting.since + allowance(clock) - sitting.seats[sitting.actor].spent)


def allowance(clock: Data) -> float:
    """The seconds that a clock gives for a move or for the game.

    >>> allowance({"per_move": 60}), allowance({"per_game": 1800, "added": 5})
    (60.0, 1800.0)
    """
    return float(clock["per_move"] if "per_move" in clock else clock["per_game"])
