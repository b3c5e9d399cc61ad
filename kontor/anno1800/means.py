"""Whether a cost can be met at all: quick answers where they are certain, a search where they are not."""

from kontor.anno1800.moves import BUY, IMPORT, WORK, Step
from kontor.anno1800.search import Search
from kontor.anno1800.sources import BY_CARD, BY_IMPORT, BY_TRADE, BY_WORK, Source, Sources
from kontor.anno1800.state import CREW_BITS, CREW_MASK, CREW_SIZE, Position
from kontor.anno1800.tables import CELLS, INDUSTRY, MERCHANT, N_CUBES, Cost, Tables

_FEW = 3
"""So many goods most costs ask for at most, so no more ready cubes of a kind need be counted."""


class Means(Sources):
    """A seat's means in a position; valid as long as the position does not change.

    >>> from kontor.table.begin import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> means = Means(match.game.tables, match.state, 0)
    >>> [means.payable(cost) for cost in match.game.tables.hire_cost]
    [True, True, True, False, False]
    """

    def __init__(self, t: Tables, s: Position, seat: int) -> None:
        super().__init__(t, s, seat)
        self.made_by = s.made_by[seat * N_CUBES : (seat + 1) * N_CUBES]
        self.free: list[int] = []
        """By kind of cube: one bit for each good of which a workplace is free."""
        self.beyond = 0
        """One bit for each good that certainly cannot be had; 0 as long as nobody asked."""
        self.at_once = [0] * N_CUBES
        """By kind of cube: one bit for each good that a ready cube could go and make; see `_look_around`."""
        self._by_cube = 0
        self._scarce: list[tuple[int, int]] = []
        """For each kind of which few are ready: the goods it could make at once, and how many of it are ready."""
        self._for_one = 0
        self._for_two = 0
        self._for_three = 0
        self._within_reach = [-1] * s.n_goods

    def _reach(self) -> int:
        """The goods that own cubes can make or tokens can buy, taken one by one and free workplaces supposed."""
        t = self.t
        goods = 0
        for cube in range(N_CUBES):
            if self.ready[cube] or (self.owned[cube] and self.gold >= t.recall_price[cube]):
                goods |= self.made_by[cube]
        for card in self.cards:
            for good in t.effects[card].free_goods:
                goods |= 1 << good
        return goods | self._sold_for(self.most_trade)

    def _sold_for(self, tokens: int) -> int:
        """The goods that so many tokens may buy or import; of dear ones, more than that."""
        goods = self._for_one if tokens >= 1 else 0
        if tokens >= 2:
            goods |= self._for_two
        return goods | self._for_three if tokens >= 3 else goods

    def out_of_reach(self) -> int:
        """One bit for each good that certainly cannot be had.

        >>> from kontor.table.begin import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t = match.game.tables
        >>> Means(t, match.state, 0).out_of_reach() >> t.good_at["planks"] & 1
        0
        """
        if not self.beyond:
            self._look_around()
            self.beyond = ~self._reach()
        return self.beyond

    def _look_around(self) -> None:
        """Which goods can be made at once by whom, and which can be had for how many tokens."""
        t, s, seat = self.t, self.s, self.seat
        first = seat * N_CUBES
        base = seat * CELLS
        free = s.made_by[first : first + N_CUBES]
        places = t.workplaces
        full = [cell for cell, crew in enumerate(s.crew[base : base + CELLS]) if crew and CREW_SIZE[crew] >= places]
        for cell in full:
            tile = (s.tile[base + cell] or s.printed[base + cell]) - 1
            if not self._place_elsewhere(t.makes[tile], t.works[tile]):
                free[t.works[tile]] &= ~(1 << t.makes[tile])
        self.free = free
        for cube in range(N_CUBES):
            if self.ready[cube]:
                self.at_once[cube] = free[cube]
                self._by_cube |= free[cube]
                if self.ready[cube] < _FEW:
                    self._scarce.append((free[cube], self.ready[cube]))
        sold = [0, 0, 0, 0]
        for other in range(s.players):
            if other != seat:
                first = other * N_CUBES
                for cube, price in t.sellers:
                    sold[price] |= s.made_by[first + cube]
        for island in s.new_islands[seat]:
            for good in t.new_goods[island]:
                sold[min(t.import_price, 3)] |= 1 << good
        # What was bought in this turn, only the active player cannot buy again (H3); import goes on.
        open_to_buy = ~s.bought | t.far_mask if seat == s.active else -1
        self._for_one = sold[1] & open_to_buy
        self._for_two = sold[2] & open_to_buy
        self._for_three = sold[3] & open_to_buy

    def _place_elsewhere(self, good: int, cube: int) -> bool:
        """Whether another industry for the same good and kind of cube has a free workplace."""
        t, s = self.t, self.s
        for kind, works, cell in self.sources(good):
            if kind == BY_WORK and works == cube and CREW_SIZE[s.crew[self.seat * CELLS + cell]] < t.workplaces:
                return True
        return False

    def add_trade(self, tokens: int) -> None:
        """Add trade tokens from elsewhere."""
        if tokens:
            self.trade += tokens
            self.most_trade += tokens

    def with_below(self, tile: int) -> "Means":
        """These means and what is printed below a tile: no less than putting that tile back can ever give.

        >>> from kontor.table.begin import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t = match.game.tables
        >>> Means(t, match.state, 0).with_below(t.tiles.index("merchant_2")).trade
        4
        """
        t = self.t
        more = Means(t, self.s, self.seat)
        # What was found out about goods still holds, but for what the tile changes.
        more.known_sources = self.known_sources[:]
        beyond = self.out_of_reach()
        if t.family[tile] == INDUSTRY:
            good, cube = t.makes[tile], t.works[tile]
            # Nobody ever works on cell 0: it stands for the free workplaces that would appear.
            more.known_sources[good] = [*self.sources(good), (BY_WORK, cube, 0)]
            more._copy_surroundings(self)
            more.free[cube] |= 1 << good
            more.made_by[cube] |= 1 << good
            if self.ready[cube]:
                more.at_once[cube] |= 1 << good
                more._by_cube |= 1 << good
                ready = more.ready
                more._scarce = [(more.at_once[k], ready[k]) for k in range(N_CUBES) if 0 < ready[k] < _FEW]
            more.beyond = beyond & ~(1 << good)
        else:
            if t.family[tile] == MERCHANT:
                more.trade += t.level[tile]
            else:
                more.exploration += t.level[tile]
            more.most_trade = more.trade + (more.exploration // self.s.ratio if self.s.ratio else 0)
            more._copy_surroundings(self)
            more.beyond = ~more._reach()
        return more

    def _copy_surroundings(self, other: "Means") -> None:
        self.free = other.free[:]
        self.at_once = other.at_once[:]
        self._scarce = other._scarce
        self._by_cube = other._by_cube
        self._for_one = other._for_one
        self._for_two = other._for_two
        self._for_three = other._for_three

    def for_tokens(self, number: int) -> int:
        """One bit for each good that so many trade tokens can buy or import.

        >>> from kontor.table.begin import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t = match.game.tables
        >>> Means(t, match.state, 0).for_tokens(1) >> t.good_at["planks"] & 1
        1
        """
        self.out_of_reach()
        return self._sold_for(number)

    def more_tokens_help(self, cost: Cost, tokens: int) -> bool:
        """Whether a cost that cannot be paid might be, with so many trade tokens more.

        >>> from kontor.table.begin import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t = match.game.tables
        >>> Means(t, match.state, 0).more_tokens_help(t.tile_cost[0], 1)
        False
        """
        self.out_of_reach()
        mask = cost.mask
        for_one, for_two, for_three = mask & self._for_one, mask & self._for_two, mask & self._for_three
        asked = cost.trade + for_one.bit_count() + 2 * for_two.bit_count() + 3 * for_three.bit_count()
        if cost.repeats or (for_three and self.t.dear):
            return True
        if asked <= self.most_trade:
            return False
        least = 1 if for_one else 2 if for_two else 3
        return cost.trade > 0 or least <= self.most_trade + tokens

    def within_reach(self, good: int) -> bool:
        """Whether one unit of a good could be had, if it were the only thing to pay.

        >>> from kontor.table.begin import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> Means(match.game.tables, match.state, 0).within_reach(match.game.tables.good_at["beer"])
        False
        """
        known = self._within_reach[good]
        if known < 0:
            known = 0
            for source in self.sources(good):
                if self.can_take(source):
                    known = 1
                    break
            self._within_reach[good] = known
        return known == 1

    def can_take(self, source: Source) -> bool:
        """Whether one unit could be had from a source, if it were the only thing to pay.

        >>> from kontor.table.begin import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> means = Means(match.game.tables, match.state, 0)
        >>> [means.can_take(source) for source in means.sources(match.game.tables.good_at["planks"])]
        [True, True]
        """
        kind, what, cell = source
        if kind == BY_TRADE or kind == BY_IMPORT:
            return what <= self.most_trade
        if kind == BY_CARD:
            return True
        if not self.owned[what]:
            return False
        price = 0 if self.ready[what] else self.t.recall_price[what]
        crew = self.crew(cell)
        if CREW_SIZE[crew] < self.t.workplaces:
            return price <= self.gold
        # Somebody must leave the workplace; if it is a cube of the kind asked for, it can go to work again at once.
        for cube in range(N_CUBES):
            if crew >> (CREW_BITS * cube) & CREW_MASK:
                leave = self.t.recall_price[cube]
                if leave + (price if cube != what else 0) <= self.gold:
                    return True
        return False

    def payable(self, cost: Cost, gold: int = 0) -> bool:
        """Whether a cost, and some gold besides, can be paid by any steps.

        >>> from kontor.table.begin import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t = match.game.tables
        >>> Means(t, match.state, 0).payable(t.tile_cost[t.tiles.index("coal_mine")])
        True
        """
        beyond = self.beyond or self.out_of_reach()
        mask = cost.mask
        if mask & beyond or cost.exploration > self.exploration:
            return False
        if not cost.repeats:
            if self._simply(cost):
                return gold <= self.gold
            plain = self.most_trade == self.trade and not self.cards
            if plain and not self._recalls_help(cost, self.gold - gold):
                # Nobody who would be of use can be sent home, so what is at hand decides.
                return gold <= self.gold and self._without_gold(cost)
        if cost.trade > self.most_trade:
            return False
        for good in cost.goods:
            if not self.within_reach(good):
                return False
        return Search(self, cost, gold, -1, first=True).run()

    def _simply(self, cost: Cost) -> bool:
        """Whether it can certainly be paid without gold: cubes for what they can make, tokens for the rest."""
        mask = cost.mask
        rest = mask & ~self._by_cube
        trade = self.trade - cost.trade
        if rest:
            trade -= (rest & self._for_one).bit_count()
            rest &= ~self._for_one
            if rest:
                trade -= 2 * (rest & self._for_two).bit_count()
                rest &= ~self._for_two
                if rest:
                    trade -= 3 * (rest & self._for_three).bit_count()
                    if rest & ~self._for_three or self.t.dear:
                        return False
        if trade < 0:
            return False
        # A good that two kinds can make counts for both: this is on the safe side.
        if cost.n_cubes or len(cost.goods) > _FEW:
            ready = self.ready
            for cube in range(N_CUBES):
                if (mask & self.at_once[cube]).bit_count() + cost.cubes[cube] > ready[cube]:
                    return False
        else:
            for goods, number in self._scarce:
                if (mask & goods).bit_count() > number:
                    return False
        return True

    def _recalls_help(self, cost: Cost, gold: int) -> bool:
        """Whether so much gold may send somebody home who is of use for a cost."""
        if gold <= 0:
            return False
        mask = cost.mask
        made_by = self.made_by
        for cube in range(N_CUBES):
            if self.owned[cube] and self.t.recall_price[cube] <= gold:
                # More ready cubes than the cost can use of a kind need no help.
                if (made_by[cube] & mask).bit_count() + cost.cubes[cube] > self.ready[cube]:
                    return True
        # Whoever leaves a full workplace makes room for others.
        for cube in range(N_CUBES):
            if made_by[cube] & ~self.free[cube] & mask:
                return True
        return False

    def _without_gold(self, cost: Cost) -> bool:
        """Whether it can be paid if nobody is sent home, no card gives a good and no token stands for another."""
        need = cost.cubes[:]
        for cube in range(N_CUBES):
            if need[cube] > self.ready[cube]:
                return False
        trade = self.trade - cost.trade
        return trade >= 0 and self._fits(cost.goods, 0, need, trade)

    def _fits(self, goods: list[int], index: int, need: list[int], trade: int) -> bool:
        if index == len(goods):
            return True
        bit = 1 << goods[index]
        for cube in range(N_CUBES):
            if self.at_once[cube] & bit and need[cube] < self.ready[cube]:
                need[cube] += 1
                if self._fits(goods, index + 1, need, trade):
                    return True
                need[cube] -= 1
        price = self._price(goods[index])
        return 0 < price <= trade and self._fits(goods, index + 1, need, trade - price)

    def first_steps(self, cost: Cost) -> tuple[Step, ...] | None:
        """Steps that take for each good the first source at hand, if that is enough.

        >>> from kontor.table.begin import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> Means(match.game.tables, match.state, 0).first_steps(match.game.tables.hire_cost[0])
        ((0, 1, 0, 0),)
        """
        need = cost.cubes[:]
        trade = self.trade - cost.trade
        found: list[Step] = []
        for cube in range(N_CUBES):
            if need[cube] > self.ready[cube]:
                return None
        for good in cost.goods:
            step: Step | None = None
            for kind, what, cell in self.sources(good):
                if kind == BY_WORK:
                    if need[what] < self.ready[what] and CREW_SIZE[self.crew(cell)] < self.t.workplaces:
                        need[what] += 1
                        step = (WORK, cell, 0, 0)
                        break
                elif kind != BY_CARD and what <= trade:
                    trade -= what
                    step = (BUY, good, cell, 0) if kind == BY_TRADE else (IMPORT, good, 0, 0)
                    break
            if step is None:
                return None
            found.append(step)
        return tuple(found) if trade >= 0 and cost.exploration <= self.exploration else None

    def _price(self, good: int) -> int:
        """The trade tokens for a good; 0 if it is not to be had for tokens."""
        if not self.t.dear:
            if self._for_one >> good & 1:
                return 1
            if self._for_two >> good & 1:
                return 2
            return 3 if self._for_three >> good & 1 else 0
        for kind, price, _ in self.sources(good):
            if kind == BY_TRADE or kind == BY_IMPORT:
                return price
        return 0
