"""Planning in Anno 1800: the best ways through the own next turns, and near the end what becomes of them."""

from typing import NamedTuple

from kontor.anno1800.content.tables import Tables
from kontor.anno1800.rules import moves as m
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.state import Position
from kontor.bots.anno1800.effort import Effort
from kontor.bots.anno1800.features import Sight
from kontor.bots.anno1800.futures import Futures
from kontor.bots.anno1800.search import Search
from kontor.bots.anno1800.weights import Weights
from kontor.bots.base import Thinker, Weighed
from kontor.bots.budget import Budget
from kontor.engine.decision import Decision
from kontor.engine.rng import Rng

_MOST_KEPT = 4000
"""Effort tables that are kept from one decision to the next: enough for a game, and no more memory than needed."""
_PATIENCE = 45
_UNREST = 0.15
"""From which round on chance gets a say, and how much more with every round: who is stuck tries something else."""
_FIRSTS = 4
_BEHIND = 4.0
"""So many first moves, at most, are played on from, none of them worse than the best by more points than that."""


class Mind(NamedTuple):
    """What a player holds dear, and what games have taught it, if anything.

    >>> Mind(Weights()).lessons is None
    True
    """

    weights: Weights
    lessons: list[float] | None = None
    beam: tuple[int, int] | None = None
    """Over how many ways and turns it plans, if not as the player does otherwise."""


class Planner(Thinker):
    """Looks for the best way through its own next turns.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> bot = Planner(Budget(looks=200), width=2, depth=2, mind=Mind(Weights()))
    >>> match.why_not(match.game.text(bot.choose(Decision(match.game, match.state), Rng(1)))) is None
    True
    """

    def __init__(
        self,
        budget: Budget,
        width: int,
        depth: int,
        mind: Mind,
        multiplayer: Mind | None = None,
        late: int = 0,
    ) -> None:
        super().__init__(budget)
        self.width = width
        self.depth = depth
        self.mind = mind
        self.multiplayer = multiplayer or mind
        """What counts with more than two players."""
        self.late = late
        """From a hand of so many cards on, whosever it is, two players play their best first moves on to the end."""
        self._efforts: dict[tuple[int, ...], Effort] = {}
        self._figures: Tables | None = None
        self._sight: Sight | None = None

    def weigh(self, decision: Decision, rng: Rng) -> list[Weighed]:
        """The first moves of the best ways.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> found = Planner(Budget(looks=200), 2, 2, Mind(Weights())).weigh(Decision(match.game, match.state), Rng(1))
        >>> found[0].value >= found[-1].value
        True
        """
        things = decision.things()
        if len(things) == 1:
            return [Weighed(decision.complete(things[0])[0], 0.0)]
        self.budget.start()
        world: Position = decision.game.imagine(decision.view(), rng)
        sight = self._prepared(decision.game.tables)  # type: ignore[attr-defined]
        mind = self.mind if world.players == 2 else self.multiplayer
        width, depth = mind.beam or (self.width, self.depth)
        search = Search(decision.game, world, self._efforts, self.budget, width, mind.weights, mind.lessons, sight)
        search.run(min(depth, search.turns_left(world)))
        late = 0.0 if world.last_turn else _UNREST * max(0, world.turns // world.players - _PATIENCE) / 1000
        found = [Weighed(move, value + late * rng.below(1000)) for move, value in search.best.items()]
        found.sort(key=_weight, reverse=True)
        if found and world.players == 2 and 0 < self.late >= min([len(hand) for hand in world.hands]):
            found = self._play_on(decision, found, rng)
        return found or [Weighed(Move(m.FESTIVAL), 0.0)]

    def _prepared(self, t: Tables) -> Sight | None:
        """What is made once for a set of figures, or kept until there is too much of it."""
        if t is not self._figures:
            self._figures = t
            taught = self.mind.lessons is not None or self.multiplayer.lessons is not None
            self._sight = Sight(t) if taught else None
            self._efforts.clear()
        if len(self._efforts) > _MOST_KEPT:
            self._efforts.clear()
        return self._sight

    def _play_on(self, decision: Decision, found: list[Weighed], rng: Rng) -> list[Weighed]:
        """The same moves with the best of them judged by what becomes of them."""
        firsts = [weighed for weighed in found[:_FIRSTS] if weighed.value >= found[0].value - _BEHIND]
        futures = Futures(decision.game, self.budget, self.mind.weights)
        values = futures.compare(decision.view(), firsts, rng)
        least = min(values)
        after = [Weighed(weighed.move, value) for weighed, value in zip(firsts, values, strict=True)]
        after += [Weighed(weighed.move, min(weighed.value, least)) for weighed in found[len(firsts) :]]
        after.sort(key=_weight, reverse=True)
        return after


def _weight(weighed: Weighed) -> float:
    return weighed.value
