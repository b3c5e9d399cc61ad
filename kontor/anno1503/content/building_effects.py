"""The effects of public buildings for their owner (B1), computed from their figures."""

from typing import Final

from kontor.engine.protocol import Data

PIONEER: Final = 1
SETTLER: Final = 2
CITIZEN: Final = 3
MERCHANT: Final = 4
KINDS: Final = ["", "pioneer", "settler", "citizen", "merchant"]
PIRATES: Final = 0
FIRE: Final = 1
GOLDEN_AGE: Final = 2
EVENTS: Final = ["pirates", "fire", "golden_age"]


class BuildingEffects:
    """The combined effects of a set of public buildings for their owner.

    >>> BuildingEffects([0, 1, 2, 3, 4]).point_factor, BuildingEffects([0, 1, 2, 3, 4]).claim_price
    (1, -1)
    """

    def __init__(self, prices: list[int]) -> None:
        self.prices = prices
        """By kind of inhabitant and good: the gold for a good sold."""
        self.point_factor = 1
        self.golden_goods = 1
        self.cancels = [False, False, False]
        """By event: whether it does not affect the owner."""
        self.claim_price = -1
        """The gold for drawing a good from another hand, or -1 without a building that allows it."""


def combine_effects(owned: list[Data], goods: list[str], base_price: list[int]) -> BuildingEffects:
    """Return the combined effects of the buildings owned. Of several prices for the same sale, the highest counts.

    >>> combine_effects([{"id": "school", "price": {"pioneer": 2}}], ["wood"], [0, 1, 2, 3, 4]).prices
    [0, 2, 2, 3, 4]
    """
    effects = BuildingEffects([price for price in base_price for _ in goods])
    for building in owned:
        for kind, price in building.get("price", {}).items():
            for good in range(len(goods)):
                _raise_price(effects, KINDS.index(kind) * len(goods) + good, price)
        for name, price in building.get("good_price", {}).items():
            for kind_index in range(PIONEER, MERCHANT + 1):
                _raise_price(effects, kind_index * len(goods) + goods.index(name), price)
        effects.point_factor *= building.get("action_point_factor", 1)
        effects.golden_goods = max(effects.golden_goods, building.get("golden_age_goods", 1))
        for event in building.get("cancels", []):
            effects.cancels[EVENTS.index(event)] = True
        if "claim_price" in building:
            price = building["claim_price"]
            effects.claim_price = price if effects.claim_price < 0 else min(price, effects.claim_price)
    return effects


def _raise_price(effects: BuildingEffects, at: int, price: int) -> None:
    effects.prices[at] = max(effects.prices[at], price)
