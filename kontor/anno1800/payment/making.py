"""Making goods ahead: when it can matter, and the ways to make some goods."""

from collections.abc import Sequence
from typing import Final

from kontor.anno1800.content.catalog import Catalog
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.ways import Way, first_way, solve
from kontor.anno1800.rules.costs import cost_of_goods
from kontor.anno1800.rules.state import HIRING, SHIPPING, UPGRADING, Position
from kontor.anno1800.rules.turn import MOST_PARTS
from kontor.engine.rng import Rng

_MOST_UNITS: Final = 4
"""Units of one good that a plan offers to make at once."""


def goods_can_wait(t: Catalog, s: Position) -> bool:
    """Whether goods made ahead may bring what the steps of the payments of this turn cannot.

    They may if another action, such as a festival, can come between making and paying, or a ship that is built over
    another one. Otherwise each payment can make what it needs by its own steps.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> goods_can_wait(match.game.catalog, match.state)
    False
    """
    if not t.version.goods_last:
        return False
    if s.actions > 1:
        return True
    if s.actions:
        if sum(s.yards[s.active * 4 : s.active * 4 + 4]) > 1:
            return True
        for card in s.open_cards[s.active]:
            if t.effects[card].actions:
                return True
        for objective in s.objectives:
            if t.objective_gain[objective].actions and not s.used >> objective & 1:
                return True
    if s.running == HIRING or s.running == UPGRADING:
        return s.actions + MOST_PARTS - s.parts > 1
    return s.running == SHIPPING and s.actions + sum(s.begun_yards) - sum(s.begun_ships) > 1


def means_to_make(t: Catalog, s: Position) -> Means:
    """Return the means to make new goods: goods at hand do not count, nor do free goods of cards (K5).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> means_to_make(match.game.catalog, match.state).within_reach(match.game.catalog.good_at["planks"])
    True
    """
    return Means(t, s, s.active, making=True)


def can_make(means: Means) -> bool:
    """Whether the active player can make a good, by means that may include goods at hand and free goods of cards.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> can_make(Means(match.game.catalog, match.state, 0))
    True
    """
    t = means.t
    if means.makes_simply():
        return True
    # Otherwise only gold, free upgrades or an expensive good can help.
    if not (means.gold or means.upgrades or (means.trade and t.has_expensive_goods)):
        return False
    return bool(goods_to_make(means_to_make(t, means.s)))


def goods_to_make(means: Means) -> list[int]:
    """Return the goods of which one unit can be made, bought or imported.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.catalog
    >>> [t.goods[good] for good in goods_to_make(means_to_make(t, match.state))][:2]
    ['planks', 'grain']
    """
    goods: list[int] = []
    bits = ~means.out_of_reach() & (1 << means.s.n_goods) - 1
    while bits:
        low = bits & -bits
        bits ^= low
        good = low.bit_length() - 1
        if means.payable(means.t.unit_cost[good]):
            goods.append(good)
    return goods


def most_to_make(means: Means, good: int) -> int:
    """Return how many units of a good can be made, at most `_MOST_UNITS`.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.catalog
    >>> most_to_make(means_to_make(t, match.state), t.good_at["planks"])
    3
    """
    units = 0
    while units < _MOST_UNITS and means.payable(cost_of_goods([good] * (units + 1))):
        units += 1
    return units


def ways_to_make(t: Catalog, s: Position, goods: Sequence[int] = ()) -> list[Way]:
    """Return the ways to make these goods together. Without any: one unit of each good that can be made."""
    means = means_to_make(t, s)
    if goods:
        return solve(means, cost_of_goods([*goods]))
    return [way for good in goods_to_make(means) for way in solve(means, t.unit_cost[good])]


def one_way_to_make(t: Catalog, s: Position, rng: Rng) -> Way:
    """Return a way to make one unit of a random good."""
    means = means_to_make(t, s)
    goods = goods_to_make(means)
    steps = first_way(means, t.unit_cost[goods[rng.below(len(goods))]])
    assert steps is not None
    return Way(steps, [], 0, 0, 0, 0)
