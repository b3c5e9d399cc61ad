"""What public buildings do for their owner (B1), worked out from their figures."""

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


class Boons:
    """What a set of public buildings does for their owner.

    >>> Boons([0, 1, 2, 3, 4]).point_factor, Boons([0, 1, 2, 3, 4]).claim_price
    (1, -1)
    """

    def __init__(self, prices: list[int]) -> None:
        self.prices = prices
        """Gold for a good sold, by kind of inhabitant and good."""
        self.point_factor = 1
        self.golden_goods = 1
        self.cancels = [False, False, False]
        """Whether an event does nothing to the owner."""
        self.claim_price = -1
        """What drawing a good from another hand costs; -1 without a building for it."""


def work_out(owned: list[Data], goods: list[str], base_price: list[int]) -> Boons:
    """The boons of the buildings owned; where two set the same price, the higher holds.

    >>> work_out([{"id": "school", "price": {"pioneer": 2}}], ["wood"], [0, 1, 2, 3, 4]).prices
    [0, 2, 2, 3, 4]
    """
    boons = Boons([price for price in base_price for _ in goods])
    for building in owned:
        for kind, price in building.get("price", {}).items():
            for good in range(len(goods)):
                _raise_price(boons, KINDS.index(kind) * len(goods) + good, price)
        for name, price in building.get("good_price", {}).items():
            for kind_index in range(PIONEER, MERCHANT + 1):
                _raise_price(boons, kind_index * len(goods) + goods.index(name), price)
        boons.point_factor *= building.get("action_point_factor", 1)
        boons.golden_goods = max(boons.golden_goods, building.get("golden_age_goods", 1))
        for event in building.get("cancels", []):
            boons.cancels[EVENTS.index(event)] = True
        if "claim_price" in building:
            price = building["claim_price"]
            boons.claim_price = price if boons.claim_price < 0 else min(price, boons.claim_price)
    return boons


def _raise_price(boons: Boons, at: int, price: int) -> None:
    boons.prices[at] = max(boons.prices[at], price)
