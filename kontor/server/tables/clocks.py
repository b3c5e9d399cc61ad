"""Clocks: how long a seat may think, and what is left of it."""

from kontor.engine.protocol import Data
from kontor.server.models import PLAYING, Change, Seat
from kontor.server.tables.session import TableSession


class Clock:
    """The clock of one session: made ahead of a change, and stopped after it.

    Per move, the time runs anew whenever somebody else is to act. Per game, it is summed up over the game, and each
    move that passes the turn on may add a little. Leaving and coming back gains nothing.
    """

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.actor = session.actor
        self.bot = self._bot()

    def _bot(self) -> bool:
        seat = self.session.actor
        return 0 <= seat < len(self.session.seats) and bool(self.session.seats[seat].bot_at_work)

    def stop(self, now: float, change: Change) -> bool:
        """After a change: book the time of who acted before, start that of who is to act; says if seats changed."""
        session, clock = self.session, self.session.clock
        booked = False
        if (session.actor, self._bot()) != (self.actor, self.bot):
            if clock is not None and 0 <= self.actor < len(session.seats):
                self._book(session.seats[self.actor], clock, now, change)
                booked = True
            session.since = now
        session.deadline = self._deadline()
        return booked

    def _book(self, seat: Seat, clock: Data, now: float, change: Change) -> None:
        passed_on = self.session.actor != self.actor
        if not self.bot:
            seat.spent += now - self.session.since
        if "per_move" in clock:
            seat.spent = 0.0 if passed_on else seat.spent
        elif passed_on and change.kind == "move" and change.seat == self.actor and not self.bot:
            seat.spent = max(0.0, seat.spent - clock.get("added", 0))

    def _deadline(self) -> float | None:
        session, clock = self.session, self.session.clock
        if clock is None or session.status != PLAYING or session.actor < 0 or self._bot():
            return None
        return float(session.since + allowance(clock) - session.seats[session.actor].spent)


def allowance(clock: Data) -> float:
    """The seconds that a clock gives for a move or for the game.

    >>> allowance({"per_move": 60}), allowance({"per_game": 1800, "added": 5})
    (60.0, 1800.0)
    """
    return float(clock["per_move"] if "per_move" in clock else clock["per_game"])
