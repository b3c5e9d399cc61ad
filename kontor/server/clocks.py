"""Clocks: how long a seat may think, and what is left of it."""

from kontor.server.places import PLAYING
from kontor.server.sitting import Sitting


class Clock:
    """The clock of one sitting: made ahead of a change, and stopped after it.

    Per move, the time runs anew whenever somebody else is to act. Per game, it is summed up over the game, and each
    move may add a little.
    """

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.actor = sitting.actor
        self.bot = self._bot()

    def _bot(self) -> bool:
        seat = self.sitting.actor
        return 0 <= seat < len(self.sitting.seats) and bool(self.sitting.seats[seat].bot_at_work)

    def stop(self, now: float) -> bool:
        """After a change: book the time of who acted before, start that of who is to act; says if seats changed."""
        sitting = self.sitting
        booked = False
        if (sitting.actor, self._bot()) != (self.actor, self.bot):
            clock = sitting.clock or {}
            if 0 <= self.actor < len(sitting.seats) and not self.bot and "per_game" in clock:
                seat = sitting.seats[self.actor]
                seat.spent = max(0.0, seat.spent + now - sitting.since - clock.get("added", 0))
                booked = True
            sitting.since = now
        sitting.deadline = self._deadline()
        return booked

    def _deadline(self) -> float | None:
        sitting, clock = self.sitting, self.sitting.clock
        if clock is None or sitting.status != PLAYING or sitting.actor < 0 or self._bot():
            return None
        if "per_move" in clock:
            return float(sitting.since + clock["per_move"])
        return float(sitting.since + clock["per_game"] - sitting.seats[sitting.actor].spent)
