"""Clocks: the time that each seat has used, and its deadline."""

from kontor.engine.protocol import Data
from kontor.server.models import PLAYING, Entry, Seat
from kontor.server.tables.session import TableSession

OVERTIME = 30.0
"""Seconds that a seat has for each turn at least, even if its time for the game is used up."""


class Clock:
    """The clock of one session: created before an entry is applied, stopped after it.

    A clock per move starts again whenever somebody else is to act. A clock per game adds up over the game, and each
    move that passes the turn on may give some seconds back. Whoever has used it up still has a short overtime for each
    turn: if that is up too, a bot finishes the turn. Leaving and coming back gains no time.
    """

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.actor = session.actor
        self.bot = self._bot_is_acting()

    def _bot_is_acting(self) -> bool:
        seat = self.session.actor
        return 0 <= seat < len(self.session.seats) and bool(self.session.seats[seat].active_bot)

    def stop(self, entry: Entry) -> None:
        """Add the elapsed time to the seat that was to act, and start the time of the one that is to act now."""
        session, clock = self.session, self.session.clock
        if (session.actor, self._bot_is_acting()) != (self.actor, self.bot):
            if clock is not None and 0 <= self.actor < len(session.seats):
                spent = self._spent(session.seats[self.actor], clock, entry)
                session.seats = [
                    seat._replace(spent=spent) if index == self.actor else seat
                    for index, seat in enumerate(session.seats)
                ]
            session.since = entry.at
        session.deadline = self._deadline()

    def _spent(self, seat: Seat, clock: Data, entry: Entry) -> float:
        passed_on = self.session.actor != self.actor
        spent = seat.spent if self.bot else seat.spent + (entry.at - self.session.since)
        if "per_move" in clock:
            return 0.0 if passed_on else spent
        if passed_on and entry.kind == "move" and entry.seat == self.actor and not self.bot:
            spent = max(0.0, spent - float(clock.get("added", 0)))
        return min(spent, allowance(clock) - OVERTIME) if passed_on else spent

    def _deadline(self) -> float | None:
        session, clock = self.session, self.session.clock
        if clock is None or session.status != PLAYING or session.actor < 0 or self._bot_is_acting():
            return None
        return float(session.since + allowance(clock) - session.seats[session.actor].spent)


def clock_used_up(session: TableSession, seat: Seat) -> bool:
    """Return whether a seat has no time left for this turn."""
    return session.clock is not None and seat.spent >= allowance(session.clock)


def allowance(clock: Data) -> float:
    """Return the seconds that a clock allows for a move or for the game.

    >>> allowance({"per_move": 60}), allowance({"per_game": 1800, "added": 5})
    (60.0, 1800.0)
    """
    return float(clock["per_move"] if "per_move" in clock else clock["per_game"])
