"""The sources of goods for a seat: own work, trade, New World islands, played cards."""

from typing import Final

from kontor.anno1800.content.catalog import CELLS, N_CUBES, Catalog, Cost
from kontor.anno1800.payment.conditions import Conditions
from kontor.anno1800.rules.pay import imports
from kontor.anno1800.rules.state import Position
from kontor.anno1800.rules.trade import best_offer

BY_WORK: Final = 0
BY_TRADE: Final = 1
BY_IMPORT: Final = 2
BY_CARD: Final = 3
_NOTHING_AT_HAND: Final[list[int]] = []
Source = tuple[int, int, int]
"""The kind of a source and its arguments: BY_WORK cube, cell; BY_TRADE price, seller; BY_IMPORT price; BY_CARD card."""


class Sources:
    """What a seat has to pay with, and the sources of each good. Valid until the position changes.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> Sources(match.game.catalog, match.state, 0).trade
    2
    """

    def __init__(self, t: Catalog, s: Position, seat: int, making: bool = False) -> None:
        self.t = t
        self.s = s
        self.seat = seat
        self.ready = s.ready[seat * N_CUBES : (seat + 1) * N_CUBES]
        self.owned = s.owned[seat * N_CUBES : (seat + 1) * N_CUBES]
        self.gold = s.gold[seat]
        self.trade = s.trade[seat] + s.trade_card[seat]
        self.exploration = s.explore[seat] + s.explore_card[seat]
        self.most_trade = self.trade + (self.exploration // s.ratio if s.ratio else 0)
        self.cards: list[int] = []
        self.upgrades: list[int] = []
        """By kind of cube: the free upgrades that cards offer, or empty if there are none."""
        if s.open_cards[seat] or s.upgrades_left:
            self._read_cards()
        self.at_hand = s.at_hand if seat == s.active else _NOTHING_AT_HAND
        if making:
            # Goods made ahead come neither from the hand nor from cards, whose free goods are never kept (K5).
            self.at_hand = _NOTHING_AT_HAND
            self.cards = []
        self.supply = s.supply
        self.workers = self.owned
        """By kind: the cubes that the seat has, or has at some time in the payment."""
        self.known_sources: list[list[Source] | None] = [None] * s.n_goods

    def share(self, other: "Sources") -> None:
        """Take over tokens, cards, goods at hand and known sources from other means of the same seat.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> ours, theirs = (Sources(match.game.catalog, match.state, 0) for _ in range(2))
        >>> theirs.trade = 7
        >>> ours.share(theirs)
        >>> ours.trade
        7
        """
        self.trade, self.exploration, self.most_trade = other.trade, other.exploration, other.most_trade
        self.cards, self.at_hand, self.known_sources = other.cards, other.at_hand, other.known_sources

    def _read_cards(self) -> None:
        t, s, seat = self.t, self.s, self.seat
        for card in s.open_cards[seat]:
            effect = t.effects[card]
            if effect.free_goods:
                self.cards.append(card)
            elif effect.upgrades:
                self._add_upgrades(effect.upgrade_from, effect.upgrades)
        if s.upgrades_left and seat == s.active:
            for card in s.upgrades_left:
                self._add_upgrades(t.effects[card].upgrade_from, 1)

    def _add_upgrades(self, cube: int, number: int) -> None:
        if self.t.version.upgrades_in_parts:
            if not self.upgrades:
                self.upgrades = [0] * N_CUBES
            self.upgrades[cube] += number

    def most_owned(self, cube: int) -> int:
        """Return how many cubes of a kind the seat has, or could have by free upgrades.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> Sources(match.game.catalog, match.state, 0).most_owned(1)
        3
        """
        return self.owned[cube] + (self.upgrades[cube - 1] if cube and self.upgrades else 0)

    def meets(self, conditions: Conditions) -> bool:
        """Whether supply and cubes meet conditions after a payment, as far as the payment does not change them.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> Sources(match.game.catalog, match.state, 0).meets(Conditions(supply=4, owned=4))
        False
        """
        if conditions.supply >= 0 and not self.supply[conditions.supply]:
            return False
        return conditions.owned < 0 or self.owned[conditions.owned] > 0

    def after_hand(self, cost: Cost) -> Cost:
        """Return what is left of a cost when the goods at hand are used first (P3).

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t, s = match.game.catalog, match.state
        >>> s.at_hand = [t.good_at["planks"]]
        >>> Sources(t, s, 0).after_hand(t.hire_cost[0]).goods
        []
        """
        if not self.at_hand:
            return cost
        goods = cost.goods[:]
        for good in self.at_hand:
            if good in goods:
                goods.remove(good)
        return Cost(goods, cost.cubes, cost.trade, cost.exploration, cost.gold)

    def sources(self, good: int) -> list[Source]:
        """Return every source of a good, whether the seat can afford it or not.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> Sources(match.game.catalog, match.state, 0).sources(match.game.catalog.good_at["coal"])
        [(0, 2, 6), (1, 2, 1)]
        """
        sources = self.known_sources[good]
        if sources is None:
            sources = self._find_sources(good)
            self.known_sources[good] = sources
        return sources

    def _find_sources(self, good: int) -> list[Source]:
        t, s, seat = self.t, self.s, self.seat
        sources: list[Source] = []
        bits = s.sites[seat * s.n_goods + good]
        while bits:
            low = bits & -bits
            cell = low.bit_length() - 1
            at = seat * CELLS + cell
            sources.append((BY_WORK, t.works[(s.tile[at] or s.printed[at]) - 1], cell))
            bits ^= low
        price, seller = best_offer(s, seat, good)
        if price:
            sources.append((BY_TRADE, price, seller))
        if t.far_mask >> good & 1:
            if imports(t, s, seat, good):
                sources.append((BY_IMPORT, t.import_price, 0))
            for card in self.cards:
                if good in t.effects[card].free_goods:
                    sources.append((BY_CARD, card, 0))
        return sources

    def crew(self, cell: int) -> int:
        """Return the cubes at work on a cell, as a crew.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> Sources(match.game.catalog, match.state, 0).crew(1)
        0
        """
        return self.s.crew[self.seat * CELLS + cell]
