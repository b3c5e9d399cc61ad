"""The random bot."""

from typing import Any, Final

from kontor.bots.base import Bot
from kontor.engine.decision import Decision
from kontor.engine.rng import Rng

_SELDOM: Final = 8
"""A thing that only prepares others is done once in so many times that it is picked."""


class RandomBot(Bot):
    """Picks a thing with equal probability, then one way to do it. Seldom picks what only prepares other things.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> RandomBot().choose(Decision(match.game, match.state), Rng(1)) in match.game.legal(match.state)
    True
    """

    def choose(self, decision: Decision, rng: Rng) -> Any:
        """Return a random move.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.why_not(match.game.text(RandomBot().choose(Decision(match.game, match.state), Rng(1)))) is None
        True
        """
        game, things = decision.game, decision.things()
        thing = things[rng.below(len(things))]
        if game.only_prepares(thing) and rng.below(_SELDOM):
            others = [other for other in things if not game.only_prepares(other)]
            thing = others[rng.below(len(others))]
        return decision.complete_one(thing, rng)
