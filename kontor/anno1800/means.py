"""What a seat can pay with: where each good could come from, and whether a cost can be met at all."""

from kontor.anno1800.pay import imports
from kontor.anno1800.state import CREW_BITS, CREW_MASK, CREW_ONE, CREW_SIZE, Position
from kontor.anno1800.tables import CELLS, INDUSTRY, MERCHANT, N_CUBES, Cost, Tables
from kontor.anno1800.trade import best_offer

BY_WORK, BY_TRADE, BY_IMPORT, BY_CARD = range(4)
Source = tuple[int, int, int]
"""BY_WORK cube, cell; BY_TRADE price, seller; BY_IMPORT price; BY_CARD card."""


class Means:
    """A seat's means in a position; valid as long as the position does not change.

    >>> from kontor.table.begin import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> means = Means(match.game.tables, match.state, 0)
    >>> [means.payable(cost) for cost in match.game.tables.hire_cost]
    [True, True, False, False, False]
    """

    def __init__(self, t: Tables, s: Position, seat: int) -> None:
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
        self.beyond = ~self._reach()
        """One bit for each good that certainly cannot be had."""
        self._sources: list[list[Source] | None] = [None] * s.n_goods
        self._within_reach = [-1] * s.n_goods

    def _reach(self) -> int:
        """The goods that own cubes can make or tokens can buy, taken one by one and free workplaces supposed."""
        t, s, seat = self.t, self.s, self.seat
        goods = 0
        for cube in range(N_CUBES):
            if self.ready[cube] or (self.owned[cube] and self.gold >= t.recall_price[cube]):
                goods |= s.made_by[seat * N_CUBES + cube]
        sold = 0
        for cube in range(N_CUBES):
            if t.trade_price[cube] <= self.most_trade:
                for other in range(s.players):
                    if other != seat:
                        sold |= s.made_by[other * N_CUBES + cube]
        # What was bought in this turn, only the active player cannot buy again (H3).
        goods |= sold & ~s.bought if seat == s.active else sold
        if s.new_islands[seat] and self.most_trade >= t.import_price:
            for island in s.new_islands[seat]:
                for good in t.new_goods[island]:
                    goods |= 1 << good
        for card in self.cards:
            for good in t.effects[card].free_goods:
                goods |= 1 << good
        return goods

    def sources(self, good: int) -> list[Source]:
        """Every way to come by one unit of a good, whatever it takes.

        >>> from kontor.table.begin import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> Means(match.game.tables, match.state, 0).sources(match.game.tables.good_at["coal"])
        [(0, 2, 6), (1, 2, 1)]
        """
        known = self._sources[good]
        if known is None:
            known = self._find_sources(good)
            self._sources[good] = known
        return known

    def _find_sources(self, good: int) -> list[Source]:
        t, s, seat = self.t, self.s, self.seat
        found: list[Source] = []
        bits = s.sites[seat * s.n_goods + good]
        while bits:
            low = bits & -bits
            cell = low.bit_length() - 1
            at = seat * CELLS + cell
            found.append((BY_WORK, t.works[(s.tile[at] or s.printed[at]) - 1], cell))
            bits ^= low
        price, seller = best_offer(s, seat, good)
        if price:
            found.append((BY_TRADE, price, seller))
        if good in t.far_goods:
            if imports(t, s, seat, good):
                found.append((BY_IMPORT, t.import_price, 0))
            for card in self.cards:
                if good in t.effects[card].free_goods:
                    found.append((BY_CARD, card, 0))
        return found

    def add_trade(self, tokens: int) -> None:
        """Add trade tokens from elsewhere."""
        if tokens:
            self.trade += tokens
            self.most_trade += tokens
            self.beyond = ~(self._reach() | ~self.beyond)

    def add_below(self, tile: int) -> None:
        """Add what is printed below a tile: no less than putting that tile back can ever give.

        >>> from kontor.table.begin import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> means = Means(match.game.tables, match.state, 0)
        >>> means.add_below(means.t.tiles.index("merchant_2"))
        >>> means.trade
        4
        """
        t = self.t
        if t.family[tile] == INDUSTRY:
            good = t.makes[tile]
            # Nobody ever works on cell 0: it stands for the free workplaces that would appear.
            self._sources[good] = [*self.sources(good), (BY_WORK, t.works[tile], 0)]
            self.beyond &= ~(1 << good)
        elif t.family[tile] == MERCHANT:
            self.trade += t.level[tile]
        else:
            self.exploration += t.level[tile]
        if t.family[tile] != INDUSTRY:
            self.most_trade = self.trade + (self.exploration // self.s.ratio if self.s.ratio else 0)
            self.beyond = ~(self._reach() | ~self.beyond)

    def crew(self, cell: int) -> int:
        """The cubes on a cell's workplaces.

        >>> from kontor.table.begin import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> Means(match.game.tables, match.state, 0).crew(1)
        0
        """
        return self.s.crew[self.seat * CELLS + cell]

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
                if self._single(source):
                    known = 1
                    break
            self._within_reach[good] = known
        return known == 1

    def _single(self, source: Source) -> bool:
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
        if cost.mask & self.beyond:
            return False
        if self._simply(cost):
            return gold <= self.gold
        if cost.exploration > self.exploration or cost.trade > self.most_trade:
            return False
        for good in cost.goods:
            if not self.within_reach(good):
                return False
        return Search(self, cost, gold, -1, first=True).run()

    def _simply(self, cost: Cost) -> bool:
        """Whether it can be paid without gold by taking for each good the first source at hand; a quick try."""
        ready = self.ready[:]
        trade = self.trade
        if not cost.plain:
            trade -= cost.trade
            if trade < 0 or cost.exploration > self.exploration:
                return False
            if cost.n_cubes:
                for cube in range(N_CUBES):
                    ready[cube] -= cost.cubes[cube]
                    if ready[cube] < 0:
                        return False
        last = -1
        for good in cost.goods:
            if good == last:
                return False
            last = good
            found = False
            for kind, what, cell in self.sources(good):
                if kind == BY_WORK:
                    if ready[what] and CREW_SIZE[self.s.crew[self.seat * CELLS + cell]] < self.t.workplaces:
                        ready[what] -= 1
                        found = True
                        break
                elif kind != BY_CARD and what <= trade:
                    trade -= what
                    found = True
                    break
            if not found:
                return False
        return True


class Plan:
    """One way to pay: a source for each good, who leaves full workplaces, and what it takes in all.

    >>> Plan([], [], [0] * 5, 1, 0, 0, 0).trade
    1
    """

    def __init__(
        self,
        sources: list[Source],
        leaving: list[int],
        used: list[int],
        trade: int,
        exploration: int,
        gold: int,
        converted: int,
    ) -> None:
        self.sources = sources
        self.leaving = leaving
        """For each good: the kind of cube that must leave the workplace first, or -1."""
        self.used = used
        """Ready cubes that are gone afterwards, by kind; fewer than none where more came home than went."""
        self.trade = trade
        self.exploration = exploration
        self.gold = gold
        self.converted = converted
        """Trade tokens that exploration tokens stand for."""
        self.cards = sum([1 for source in sources if source[0] == BY_CARD])

    def vector(self) -> list[int]:
        """What it takes, for comparing ways.

        >>> Plan([], [], [0] * 5, 1, 0, 0, 0).vector()
        [0, 0, 0, 0, 0, 1, 0, 0, 0]
        """
        return [*self.used, self.trade, self.exploration, self.gold, self.cards]


MOST_PLANS = 4096
"""Combinations of sources looked at when all ways are asked for."""


class Search:
    """Tries every source for every good. Cubes are sent home only where a workplace or a ready cube is lacking.

    A cube may work, be sent home and work again; those the cost exhausts must be ready all together at the end. So it
    takes as many shift ends of a kind as its uses outnumber the ready cubes, less those that left full workplaces.

    >>> from kontor.table.begin import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.tables
    >>> Search(Means(t, match.state, 0), t.hire_cost[0], gold=0, at_home=-1, first=True).run()
    True
    """

    def __init__(self, means: Means, cost: Cost, gold: int, at_home: int, first: bool) -> None:
        self.means = means
        self.cost = cost
        self.goods = sorted(cost.goods)
        self.spare_gold = means.gold - gold
        self.first = first
        self.plans: list[Plan] = []
        self.wanted = cost.cubes[:]
        """Cubes that must be ready together at the end."""
        if at_home >= 0:
            self.wanted[at_home] += 1
        self.at_home = at_home
        self.working = [0] * N_CUBES
        self.left = [0] * N_CUBES
        """Cubes that left full workplaces, by kind."""
        self.left_gold = 0
        self.tokens = cost.trade
        self.chosen: list[Source] = []
        self.leaving: list[int] = []
        self.load: dict[int, int] = {}
        self.looked_at = 0

    def run(self) -> bool:
        """Look for plans; whether there is one.

        >>> from kontor.table.begin import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t = match.game.tables
        >>> Search(Means(t, match.state, 0), t.hire_cost[4], gold=0, at_home=-1, first=True).run()
        False
        """
        for cube in range(N_CUBES):
            if self.wanted[cube] > self.means.owned[cube]:
                return False
        self._next(0, 0)
        return bool(self.plans)

    def _next(self, index: int, begin: int) -> bool:
        """Choose a source for the next good; true to stop."""
        if index == len(self.goods):
            return self._finish()
        good = self.goods[index]
        sources = self.means.sources(good)
        repeated = index + 1 < len(self.goods) and self.goods[index + 1] == good
        for number in range(begin, len(sources)):
            kind, what, cell = sources[number]
            # Equal goods take their sources in order, so that each combination is looked at once; a good is bought
            # once per turn (H3), and a card is used once.
            once = kind == BY_TRADE or kind == BY_CARD
            after = (number + 1 if once else number) if repeated else 0
            self.chosen.append(sources[number])
            if kind == BY_WORK:
                stop = self._work(index, after, what, cell)
            elif kind == BY_CARD:
                self.leaving.append(-1)
                stop = self.chosen.count(sources[number]) == 1 and self._next(index + 1, after)
                self.leaving.pop()
            else:
                stop = self._trade(index, after, what)
            self.chosen.pop()
            if stop:
                return True
        return False

    def _trade(self, index: int, after: int, price: int) -> bool:
        stop = False
        if self.tokens + price <= self.means.most_trade:
            self.tokens += price
            self.leaving.append(-1)
            stop = self._next(index + 1, after)
            self.leaving.pop()
            self.tokens -= price
        return stop

    def _work(self, index: int, after: int, cube: int, cell: int) -> bool:
        means = self.means
        if not means.owned[cube]:
            return False
        crew = self.load.get(cell, means.crew(cell))
        self.working[cube] += 1
        stop = False
        if CREW_SIZE[crew] < means.t.workplaces:
            self.load[cell] = crew + CREW_ONE[cube]
            self.leaving.append(-1)
            stop = self._next(index + 1, after)
            self.leaving.pop()
        else:
            for other in range(N_CUBES):
                price = means.t.recall_price[other]
                if crew >> (CREW_BITS * other) & CREW_MASK and self.left_gold + price <= self.spare_gold:
                    self.left_gold += price
                    self.left[other] += 1
                    self.load[cell] = crew - CREW_ONE[other] + CREW_ONE[cube]
                    self.leaving.append(other)
                    stop = self._next(index + 1, after)
                    self.leaving.pop()
                    self.left[other] -= 1
                    self.left_gold -= price
                    if stop:
                        break
        self.load[cell] = crew
        self.working[cube] -= 1
        return stop

    def _finish(self) -> bool:
        means, cost = self.means, self.cost
        self.looked_at += 1
        gold = self.left_gold
        used = [0] * N_CUBES
        for cube in range(N_CUBES):
            short = self.working[cube] + self.wanted[cube] - means.ready[cube] - self.left[cube]
            if short > 0:
                gold += short * means.t.recall_price[cube]
            used[cube] = self.working[cube] + cost.cubes[cube] - self.left[cube] - max(short, 0)
        if gold > self.spare_gold:
            return False
        ratio = means.s.ratio
        least = max(0, self.tokens - means.trade)
        most = min(self.tokens, (means.exploration - cost.exploration) // ratio) if ratio else 0
        if cost.exploration > means.exploration or least > most:
            return False
        for converted in range(least, most + 1):
            exploration = cost.exploration + converted * ratio
            trade = self.tokens - converted
            self.plans.append(Plan(self.chosen[:], self.leaving[:], used, trade, exploration, gold, converted))
            if self.first:
                return True
        return self.looked_at >= MOST_PLANS
