"""The means of a seat: whether it can pay a cost. Quick tests decide most cases, a search the others."""

from kontor.anno1800.content.catalog import INDUSTRY, MERCHANT, N_CUBES, Catalog, Cost, count_bits
from kontor.anno1800.payment.conditions import NO_CONDITIONS, Conditions
from kontor.anno1800.payment.free_upgrades import upgrade_searches
from kontor.anno1800.payment.search import AssignmentSearch
from kontor.anno1800.payment.sources import BY_CARD, BY_IMPORT, BY_TRADE, BY_WORK, Source
from kontor.anno1800.payment.survey import USUAL_GOODS, Survey
from kontor.anno1800.rules.moves import BUY, IMPORT, WORK, Step
from kontor.anno1800.rules.state import CREW_BITS, CREW_MASK, CREW_SIZE, Position


class Means(Survey):
    """The means of a seat in a position, to pay or, with `making`, to make goods ahead. Valid until that changes.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> means = Means(match.game.catalog, match.state, 0)
    >>> [means.payable(cost) for cost in match.game.catalog.hire_cost]
    [True, True, True, False, False]
    """

    def __init__(self, t: Catalog, s: Position, seat: int, making: bool = False) -> None:
        super().__init__(t, s, seat, making)
        self._asked = 0
        self._within_reach = 0
        """Cache of `within_reach`: `_asked` has one bit for each good tested, `_within_reach` for each within reach."""

    def add_trade(self, tokens: int) -> None:
        """Add trade tokens that do not come from the position."""
        if tokens:
            self.trade += tokens
            self.most_trade += tokens

    def with_below(self, tile: int) -> "Means":
        """Return these means plus those of a tile printed below another: an upper bound for returning that other tile.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t = match.game.catalog
        >>> Means(t, match.state, 0).with_below(t.tiles.index("merchant_2")).trade
        4
        """
        t = self.t
        more = Means(t, self.s, self.seat)
        beyond = self.out_of_reach()
        if t.family[tile] == INDUSTRY:
            good, cube = t.makes[tile], t.works[tile]
            # Reuse what is known about the goods, except for the one that the tile makes.
            more.known_sources = self.known_sources[:]
            # Cell 0 does not exist, so it is always free and can represent the new workplaces.
            more.known_sources[good] = [*self.sources(good), (BY_WORK, cube, 0)]
            more._copy_survey(self)
            more.free[cube] |= 1 << good
            more.made_by[cube] |= 1 << good
            if self.ready[cube]:
                more.at_once[cube] |= 1 << good
                more._by_cube |= 1 << good
                if self.ready[cube] < USUAL_GOODS:
                    more._scarce |= 1 << good
            more.beyond = beyond & ~(1 << good)
        else:
            if t.family[tile] == MERCHANT:
                more.trade += t.level[tile]
            else:
                more.exploration += t.level[tile]
            more.known_sources = self.known_sources
            more.most_trade = more.trade + (more.exploration // self.s.ratio if self.s.ratio else 0)
            more._copy_survey(self)
            more.beyond = ~more._reach()
        return more

    def more_tokens_help(self, cost: Cost, tokens: int) -> bool:
        """Whether `tokens` more trade tokens might make a cost payable that is not.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t = match.game.catalog
        >>> Means(t, match.state, 0).more_tokens_help(t.tile_cost[0], 1)
        False
        """
        self.out_of_reach()
        for_one, for_two, for_three = cost.mask & self._for_one, cost.mask & self._for_two, cost.mask & self._for_three
        asked = cost.trade + count_bits(for_one) + 2 * count_bits(for_two) + 3 * count_bits(for_three)
        if cost.repeats or (for_three and self.t.has_expensive_goods):
            return True
        if asked <= self.most_trade:
            return False
        least = 1 if for_one else 2 if for_two else 3
        return cost.trade > 0 or least <= self.most_trade + tokens

    def within_reach(self, good: int) -> bool:
        """Whether one unit of a good could be had if nothing else had to be paid.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> Means(match.game.catalog, match.state, 0).within_reach(match.game.catalog.good_at["beer"])
        False
        """
        bit = 1 << good
        if not self._asked & bit:
            self._asked |= bit
            for source in self.sources(good):
                if self.can_take(source):
                    self._within_reach |= bit
                    break
        return self._within_reach & bit != 0

    def can_take(self, source: Source) -> bool:
        """Whether one unit could be had from a source if nothing else had to be paid.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> means = Means(match.game.catalog, match.state, 0)
        >>> [means.can_take(source) for source in means.sources(match.game.catalog.good_at["planks"])]
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
        # A cube must leave the workplace. If it is of the kind needed, it can return to work at once.
        for cube in range(N_CUBES):
            if crew >> (CREW_BITS * cube) & CREW_MASK:
                leave = self.t.recall_price[cube]
                if leave + (price if cube != what else 0) <= self.gold:
                    return True
        return False

    def payable(self, cost: Cost, gold: int = 0, conditions: Conditions = NO_CONDITIONS) -> bool:
        """Whether a cost, plus some gold, can be paid by any steps that meet the conditions.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t = match.game.catalog
        >>> Means(t, match.state, 0).payable(t.tile_cost[t.tiles.index("coal_mine")])
        True
        """
        beyond = self.beyond or self.out_of_reach()
        if cost.mask & beyond or cost.exploration > self.exploration:
            return False
        if self.at_hand:
            cost = self.after_hand(cost)
        certain = not cost.repeats and gold <= self.gold and self._payable_without_gold(cost)
        if certain or self._payable(cost, gold):
            if conditions is NO_CONDITIONS or self.meets(conditions):
                return True
        if self.upgrades:
            for _ in upgrade_searches(self, cost, gold, conditions):
                return True
        return False

    def _payable(self, cost: Cost, gold: int) -> bool:
        """Whether a cost, plus some gold, can be paid without free upgrades, if that is not certain at once."""
        if gold > self.gold:
            return False
        if not cost.repeats:
            plain = self.most_trade == self.trade and not self.cards
            if plain and not self._recalls_help(cost, self.gold - gold):
                # No recall would help, so ready cubes and tokens decide.
                return self._payable_by_ready_means(cost)
            if self._payable_with_gold(cost, self.gold - gold):
                return True
        if cost.trade > self.most_trade:
            return False
        for good in cost.goods:
            if not self.within_reach(good):
                return False
        return AssignmentSearch(self, cost, gold, -1, first=True).run()

    def _payable_without_gold(self, cost: Cost) -> bool:
        """Whether a cost is certainly payable without gold: cubes make what they can, tokens buy the rest."""
        mask = cost.mask
        if not self._can_buy(mask & ~self._by_cube, self.trade - cost.trade):
            return False
        # A good that two kinds can make counts for both, which errs on the safe side.
        if cost.n_cubes or mask & self._scarce or len(cost.goods) > USUAL_GOODS:
            for cube in range(N_CUBES):
                if count_bits(mask & self.at_once[cube]) + cost.cubes[cube] > self.ready[cube]:
                    return False
        return True

    def _can_buy(self, goods: int, trade: int) -> bool:
        """Whether `trade` trade tokens certainly buy or import all these goods, one bit each."""
        if goods:
            trade -= count_bits(goods & self._for_one)
            goods &= ~self._for_one
            if goods:
                trade -= 2 * count_bits(goods & self._for_two)
                goods &= ~self._for_two
                if goods:
                    trade -= 3 * count_bits(goods & self._for_three)
                    if goods & ~self._for_three or self.t.has_expensive_goods:
                        return False
        return trade >= 0

    def _payable_with_gold(self, cost: Cost, gold: int) -> bool:
        """Whether a cost is certainly payable with so much gold, recalling each cube that is short, even after work."""
        rest = cost.mask
        for cube in range(N_CUBES):
            if self.owned[cube]:
                goods = cost.mask & self.free[cube]
                rest &= ~goods
                # A good that two kinds can make counts for both here, too.
                short = count_bits(goods) + cost.cubes[cube] - self.ready[cube]
                if short > 0:
                    gold -= short * self.t.recall_price[cube]
            if cost.cubes[cube] > self.owned[cube]:
                return False
        return gold >= 0 and self._can_buy(rest, self.trade - cost.trade)

    def _recalls_help(self, cost: Cost, gold: int) -> bool:
        """Whether so much gold may pay for a recall that helps with a cost."""
        if gold <= 0:
            return False
        mask = cost.mask
        for cube in range(N_CUBES):
            if self.owned[cube] and self.t.recall_price[cube] <= gold:
                # A recall helps only if the cost can use more cubes of the kind than are ready.
                if count_bits(self.made_by[cube] & mask) + cost.cubes[cube] > self.ready[cube]:
                    return True
        # A recall from a full workplace makes room for another cube.
        for cube in range(N_CUBES):
            if self.made_by[cube] & ~self.free[cube] & mask:
                return True
        return False

    def _payable_by_ready_means(self, cost: Cost) -> bool:
        """Whether a cost is payable without recalls, free goods of cards and converted tokens."""
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
        """Return steps that take the first usable source of each good, or None if they do not pay the cost.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> Means(match.game.catalog, match.state, 0).first_steps(match.game.catalog.hire_cost[0])
        ((0, 1, 0, 0),)
        """
        cost = self.after_hand(cost)
        need = cost.cubes[:]
        trade = self.trade - cost.trade
        steps: list[Step] = []
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
            steps.append(step)
        return tuple(steps) if trade >= 0 and cost.exploration <= self.exploration else None

    def _price(self, good: int) -> int:
        """Return the price of a good in trade tokens, or 0 if tokens cannot buy it."""
        if not self.t.has_expensive_goods:
            if self._for_one >> good & 1:
                return 1
            if self._for_two >> good & 1:
                return 2
            return 3 if self._for_three >> good & 1 else 0
        for kind, price, _ in self.sources(good):
            if kind == BY_TRADE or kind == BY_IMPORT:
                return price
        return 0
