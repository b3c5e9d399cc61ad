"""A bot as a plug-in: it chooses things at random, and the best way to pay for them."""

from typing import Any

from kontor.bots.base import Bot
from kontor.engine.decision import Decision
from kontor.engine.rng import Rng


class ThriftyBot(Bot):
    """Plays any game of Kontor: it only uses what the rules offer."""

    def choose(self, decision: Decision, rng: Rng) -> Any:
        """Return a move. `decision.view()` is what the seat may know, as plain data."""
        things = decision.things()
        return decision.complete(things[rng.below(len(things))])[0]


def make(game: str) -> Bot | None:
    """Return a new bot for a game, or None for a game that it does not play."""
    return ThriftyBot()
