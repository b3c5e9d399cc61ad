"""The random bot."""

from typing import Any

from kontor.bots.base import Bot
from kontor.engine.decision import Decision
from kontor.engine.rng import Rng


class RandomBot(Bot):
    """Picks a thing with equal probability, then one way to do it.

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
        things = decision.things()
        return decision.complete_one(things[rng.below(len(things))], rng)
