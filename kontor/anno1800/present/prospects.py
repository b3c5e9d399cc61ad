"""What a seat lacks for whatever it might want, and how it could come by each good."""

from typing import Final

from kontor.anno1800.content.catalog import CUBES, N_CUBES, Catalog, Cost
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.missing import missing
from kontor.anno1800.present.wire_types import LackShape, Prospects
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.moves import STEP_KINDS
from kontor.anno1800.rules.newcomers import card_gold
from kontor.anno1800.rules.state import Position

_WAYS: Final = ["make", *STEP_KINDS[moves.BUY : moves.FREE + 1]]
"""By kind of source."""


def prospects(t: Catalog, s: Position, seat: int) -> Prospects:
    """What a seat lacks for each card of its hand, each tile, cube and voyage; nothing where it can pay.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> found = prospects(match.game.catalog, match.state, 0)
    >>> found["build"]["sawmill"], found["goods"]["planks"], found["goods"]["beer"]
    ([], 'make', 'lack')
    """
    means = Means(t, s, seat)

    def told(cost: Cost, gold: int = 0) -> list[LackShape]:
        lacks = missing(means, cost, gold)
        return [{"what": lack.what, "name": lack.name, "number": lack.number} for lack in lacks]

    return {
        "play": {t.cards[card]: told(t.needs[card]) for card in s.hands[seat]},
        "build": {t.tiles[tile]: told(t.tile_cost[tile]) for tile in range(t.n_built)},
        "hire": {name: told(t.hire_cost[cube], card_gold(t, s, cube)) for cube, name in enumerate(CUBES)},
        "upgrade": {CUBES[cube]: told(cost) for cube, cost in enumerate(t.upgrade_cost)},
        "recall": {name: told(_tokens(0), price) for name, price in zip(CUBES, t.recall_price, strict=True)},
        "voyage": {name: told(_tokens(tokens)) for name, tokens in _voyages(t, s, seat).items()},
        "goods": {name: _way(means, good) for good, name in enumerate(t.goods)},
    }


def _tokens(exploration: int) -> Cost:
    return Cost([], [0] * N_CUBES, 0, exploration, 0)


def _voyages(t: Catalog, s: Position, seat: int) -> dict[str, int]:
    """The exploration tokens for the next islands, if a seat can have more of them, and for expedition cards."""
    costs = {"expedition": t.expedition_cost}
    for name, prices, islands in (
        ("open", t.old_cost, s.old_islands[seat]),
        ("explore", t.new_cost, s.new_islands[seat]),
    ):
        if len(islands) < len(prices):
            costs[name] = prices[len(islands)]
    return costs


def _way(means: Means, good: int) -> str:
    """The first way in which the seat could come by a good, if it were the only thing to pay."""
    kinds = [source[0] for source in means.sources(good) if means.can_take(source)]
    return _WAYS[min(kinds)] if kinds else "lack"
