"""Prospects: what a seat lacks for each card, tile, cube and voyage, and how it could get each good."""

from typing import Final

from kontor.anno1800.content.catalog import CUBES, N_CUBES, Catalog, Cost
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.missing import missing
from kontor.anno1800.present.wire_types import Prospects, ShortageData
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.moves import STEP_KINDS
from kontor.anno1800.rules.newcomers import card_gold
from kontor.anno1800.rules.state import Position

_WAYS_TO_GET: Final = ["make", *STEP_KINDS[moves.BUY : moves.FREE + 1]]
"""By kind of source."""


def prospects(t: Catalog, s: Position, seat: int) -> Prospects:
    """Return what a seat lacks for each card in hand, tile, cube and voyage. The lists are empty where it can pay.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> data = prospects(match.game.catalog, match.state, 0)
    >>> data["build"]["sawmill"], data["goods"]["planks"], data["goods"]["beer"]
    ([], 'make', 'lack')
    """
    means = Means(t, s, seat)

    def shortages(cost: Cost, gold: int = 0) -> list[ShortageData]:
        return [{"what": what, "name": name, "number": number} for what, name, number in missing(means, cost, gold)]

    return {
        "play": {t.cards[card]: shortages(t.needs[card]) for card in s.hands[seat]},
        "build": {t.tiles[tile]: shortages(t.tile_cost[tile]) for tile in range(t.n_built)},
        "hire": {name: shortages(t.hire_cost[cube], card_gold(t, s, cube)) for cube, name in enumerate(CUBES)},
        "upgrade": {CUBES[cube]: shortages(cost) for cube, cost in enumerate(t.upgrade_cost)},
        "recall": {name: shortages(_tokens(0), price) for name, price in zip(CUBES, t.recall_price, strict=True)},
        "voyage": {name: shortages(_tokens(tokens)) for name, tokens in _voyages(t, s, seat).items()},
        "goods": {name: _way_to_get(means, good) for good, name in enumerate(t.goods)},
    }


def _tokens(exploration: int) -> Cost:
    return Cost([], [0] * N_CUBES, 0, exploration, 0)


def _voyages(t: Catalog, s: Position, seat: int) -> dict[str, int]:
    """Return the exploration tokens for expedition cards and, unless the seat has them all, the next islands."""
    costs = {"expedition": t.expedition_cost}
    for name, prices, islands in (
        ("open", t.old_cost, s.old_islands[seat]),
        ("explore", t.new_cost, s.new_islands[seat]),
    ):
        if len(islands) < len(prices):
            costs[name] = prices[len(islands)]
    return costs


def _way_to_get(means: Means, good: int) -> str:
    """Return the first way in which the seat could get a good if it had to pay nothing else."""
    if good in means.at_hand:
        return "hand"
    kinds = [source[0] for source in means.sources(good) if means.can_take(source)]
    return _WAYS_TO_GET[min(kinds)] if kinds else "lack"
