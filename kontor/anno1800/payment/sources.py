"""The sources of goods for a seat: own work, trade, New World islands, played cards."""

from typing import Final

from kontor.anno1800.content.catalog import CELLS, N_CUBES, Catalog
from kontor.anno1800.rules.pay import imports
from kontor.anno1800.rules.state import Position
from kontor.anno1800.rules.trade import best_offer

BY_WORK: Final = 0
BY_TRADE: Final = 1
BY_IMPORT: Final = 2
BY_CARD: Final = 3
Source = tuple[int, int, int]
"""The kind of a source and its arguments: BY_WORK cube, cell; BY_TRADE price, seller; BY_IMPORT price; BY_CARD card."""


class Sources:
    """What a seat has to pay with, and the sources of each good. Valid until the position changes.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> Sources(match.game.catalog, match.state, 0).trade
    2
    """

    def __init__(self, t: Catalog, s: Position, seat: int) -> None:
        self.t = t
        self.s = s
        self.seat = seat
        self.ready = s.ready[seat * N_CUBES : (seat + 1) * N_CUBES]
        self.owned = s.owned[seat * N_CUBES : (seat + 1) * N_CUBES]
        self.gold = s.gold[seat]
        self.trade = s.trade[seat] + s.trade_card[seat]
        self.exploration = s.explore[seat] + s.explore_card[seat]
        self.most_trade = self.trade + (self.exploration // s.ratio if s.ratio else 0)
        self.cards = [card for card in s.open_cards[seat] if t.effects[card].free_goods]
        self.known_sources: list[list[Source] | None] = [None] * s.n_goods

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
