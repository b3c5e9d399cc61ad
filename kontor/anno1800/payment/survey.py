"""What a seat can get at once: goods by kind of cube, goods for tokens, and goods that are certainly out of reach."""

from typing import Final

from kontor.anno1800.content.catalog import CELLS, N_CUBES, Catalog
from kontor.anno1800.payment.sources import BY_WORK, Sources
from kontor.anno1800.rules.state import CREW_SIZE, Position

USUAL_GOODS: Final = 3
"""Most costs have at most this many goods, so with as many ready cubes of a kind there is nothing to count."""


class Survey(Sources):
    """The sources of a seat, and which goods they bring, as sets of bits. Valid until the position changes.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.catalog
    >>> Survey(t, match.state, 0).out_of_reach() >> t.good_at["planks"] & 1
    0
    """

    def __init__(self, t: Catalog, s: Position, seat: int, making: bool = False) -> None:
        super().__init__(t, s, seat, making)
        self.made_by = s.made_by[seat * N_CUBES : (seat + 1) * N_CUBES]
        self.free = self.made_by
        """By kind of cube: one bit for each good with a free workplace. Set by `_survey`."""
        self.beyond = 0
        """One bit for each good that certainly cannot be had, or 0 until `out_of_reach` is called."""
        self.at_once = [0] * N_CUBES
        """By kind of cube: one bit for each good that a ready cube can make on a free workplace. Set by `_survey`."""
        self._by_cube = 0
        self._scarce = 0
        """One bit for each good in `at_once` of a kind with few ready cubes."""
        self._for_one = 0
        self._for_two = 0
        self._for_three = 0

    def _reach(self) -> int:
        """Return the goods that cubes can make or tokens can buy, each by itself and assuming free workplaces."""
        goods = 0
        upgraded = False
        for cube in range(N_CUBES):
            able = upgraded or self.ready[cube] or (self.owned[cube] and self.gold >= self.t.recall_price[cube])
            if able:
                goods |= self.made_by[cube]
            upgraded = bool(able and self.upgrades and self.upgrades[cube])
        for card in self.cards:
            for good in self.t.effects[card].free_goods:
                goods |= 1 << good
        for good in self.at_hand:
            goods |= 1 << good
        return goods | self._sold_for(self.most_trade)

    def _sold_for(self, tokens: int) -> int:
        """Return the goods that may be bought or imported for `tokens` tokens. Prices above 3 count as 3."""
        goods = self._for_one if tokens >= 1 else 0
        if tokens >= 2:
            goods |= self._for_two
        return goods | self._for_three if tokens >= 3 else goods

    def out_of_reach(self) -> int:
        """Return one bit for each good that certainly cannot be had.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t = match.game.catalog
        >>> Survey(t, match.state, 0).out_of_reach() >> t.good_at["planks"] & 1
        0
        """
        if not self.beyond:
            self._survey()
            self.beyond = ~self._reach()
        return self.beyond

    def makes_simply(self) -> bool:
        """Whether a good can be made by a ready cube, bought, imported, or made after one recall.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> Survey(match.game.catalog, match.state, 0).makes_simply()
        True
        """
        self.out_of_reach()
        if not self.t.has_expensive_goods and self._sold_for(self.most_trade):
            return True
        for cube in range(N_CUBES):
            if self.at_once[cube] or (self.free[cube] and self.owned[cube] and self.gold >= self.t.recall_price[cube]):
                return True
        return False

    def _survey(self) -> None:
        """Find which goods each kind of cube can make at once, and which goods each number of tokens buys."""
        t, s, seat = self.t, self.s, self.seat
        base = seat * CELLS
        free = self.made_by[:]
        for at in range(base + 1, base + s.last_cell(seat) + 1):
            crew = s.crew[at]
            if crew and CREW_SIZE[crew] >= t.workplaces:
                tile = (s.tile[at] or s.printed[at]) - 1
                good, cube = t.makes[tile], t.works[tile]
                if not self._free_elsewhere(good, cube, at - base):
                    free[cube] = free[cube] & ~(1 << good)
        self.free = free
        for cube in range(N_CUBES):
            if self.ready[cube]:
                self.at_once[cube] = free[cube]
                self._by_cube |= free[cube]
                if self.ready[cube] < USUAL_GOODS:
                    self._scarce |= free[cube]
        sold = [0, 0, 0, 0]
        for cube, price in t.sellers:
            goods = sold[price]
            for other in range(s.players):
                if other != seat:
                    goods |= s.made_by[other * N_CUBES + cube]
            sold[price] = goods
        for island in s.new_islands[seat]:
            for good in t.new_goods[island]:
                sold[min(t.import_price, 3)] |= 1 << good
        # The active player cannot buy a good twice in a turn (H3), but can import it again.
        open_to_buy = ~s.bought | t.far_mask if seat == s.active else -1
        self._for_one = sold[1] & open_to_buy
        self._for_two = sold[2] & open_to_buy
        self._for_three = sold[3] & open_to_buy

    def _free_elsewhere(self, good: int, cube: int, here: int) -> bool:
        """Whether another industry for the same good and kind of cube has a free workplace. The one `here` is full."""
        t, s = self.t, self.s
        if s.sites[self.seat * s.n_goods + good] == 1 << here:
            return False
        for kind, works, cell in self.sources(good):
            if kind == BY_WORK and works == cube and CREW_SIZE[s.crew[self.seat * CELLS + cell]] < t.workplaces:
                return True
        return False

    def _copy_survey(self, other: "Survey") -> None:
        self.free = other.free[:]
        self.at_once = other.at_once[:]
        self._scarce = other._scarce
        self._by_cube = other._by_cube
        self._for_one = other._for_one
        self._for_two = other._for_two
        self._for_three = other._for_three

    def for_tokens(self, number: int) -> int:
        """Return one bit for each good that `number` trade tokens can buy or import.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t = match.game.catalog
        >>> Survey(t, match.state, 0).for_tokens(1) >> t.good_at["planks"] & 1
        1
        """
        self.out_of_reach()
        return self._sold_for(number)
