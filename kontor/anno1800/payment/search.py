"""Search for all ways to pay a cost: a source for each good, and the recalls that this takes."""

from typing import Final

from kontor.anno1800.content.catalog import N_CUBES, Cost
from kontor.anno1800.payment.budget import Budget
from kontor.anno1800.payment.sources import BY_CARD, BY_TRADE, BY_WORK, Source, Sources
from kontor.anno1800.rules.state import CREW_BITS, CREW_MASK, CREW_ONE, CREW_SIZE


class Assignment:
    """One way to pay: a source for each good, the cubes that leave full workplaces, and the total price.

    >>> Assignment([], [], [0] * 5, 1, 0, 0, 0).trade
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
        """For each good: the kind of cube that must leave the workplace first, or -1 for none."""
        self.used = used
        """By kind: how many fewer cubes are ready afterwards. Negative if more came home than left."""
        self.trade = trade
        self.exploration = exploration
        self.gold = gold
        self.converted = converted
        """Trade tokens that exploration tokens replace."""
        self.cards = sum([1 for source in sources if source[0] == BY_CARD])

    def vector(self) -> list[int]:
        """Return what the way takes as numbers, for comparing ways.

        >>> Assignment([], [], [0] * 5, 1, 0, 0, 0).vector()
        [0, 0, 0, 0, 0, 1, 0, 0, 0]
        """
        return [*self.used, self.trade, self.exploration, self.gold, self.cards]


MOST_ASSIGNMENTS: Final = 4096
"""Maximum number of combinations that a search examines."""


class AssignmentSearch:
    """Tries every source for every good. Cubes are recalled only if a workplace or a ready cube is missing.

    A cube may work, be recalled and work again. The cubes that the cost exhausts must all be ready at the end. The
    recalls of a kind are therefore its uses minus its ready cubes, minus those that left full workplaces.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.catalog
    >>> AssignmentSearch(Sources(t, match.state, 0), t.hire_cost[0], gold=0, at_home=-1, first=True).run()
    True
    """

    def __init__(
        self, means: Sources, cost: Cost, gold: int, at_home: int, first: bool, budget: Budget | None = None
    ) -> None:
        self.means = means
        self.cost = cost
        self.goods = cost.sorted_goods
        self.spare_gold = means.gold - gold
        self.first = first
        self.budget = budget
        self.assignments: list[Assignment] = []
        self.wanted = cost.cubes[:]
        """By kind: the cubes that must be ready together at the end."""
        if at_home >= 0:
            self.wanted[at_home] += 1
        self.at_home = at_home
        self.working = [0] * N_CUBES
        self.left = [0] * N_CUBES
        """By kind: the cubes that left full workplaces."""
        self.left_gold = 0
        self.tokens = cost.trade
        self.chosen: list[Source] = []
        self.leaving: list[int] = []
        self.crews: dict[int, int] = {}
        self.examined = 0

    def run(self) -> bool:
        """Search for assignments. Return whether there is one.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t = match.game.catalog
        >>> AssignmentSearch(Sources(t, match.state, 0), t.hire_cost[4], gold=0, at_home=-1, first=True).run()
        False
        """
        for cube in range(N_CUBES):
            if self.wanted[cube] > self.means.owned[cube]:
                return False
        self._next(0, 0)
        return bool(self.assignments)

    def _next(self, index: int, begin: int) -> bool:
        """Choose a source for the next good. Return true to stop the search."""
        if index == len(self.goods):
            return self._finish()
        good = self.goods[index]
        sources = self.means.sources(good)
        repeated = index + 1 < len(self.goods) and self.goods[index + 1] == good
        for number in range(begin, len(sources)):
            kind, what, cell = sources[number]
            # Equal goods take their sources in order, so that each combination is examined once. A good is bought once
            # per turn (H3), and a card is used once.
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
        if not means.workers[cube]:
            return False
        crew = self.crews.get(cell, means.crew(cell))
        self.working[cube] += 1
        stop = False
        if CREW_SIZE[crew] < means.t.workplaces:
            self.crews[cell] = crew + CREW_ONE[cube]
            self.leaving.append(-1)
            stop = self._next(index + 1, after)
            self.leaving.pop()
        else:
            for other in range(N_CUBES):
                price = means.t.recall_price[other]
                if crew >> (CREW_BITS * other) & CREW_MASK and self.left_gold + price <= self.spare_gold:
                    self.left_gold += price
                    self.left[other] += 1
                    self.crews[cell] = crew - CREW_ONE[other] + CREW_ONE[cube]
                    self.leaving.append(other)
                    stop = self._next(index + 1, after)
                    self.leaving.pop()
                    self.left[other] -= 1
                    self.left_gold -= price
                    if stop:
                        break
        self.crews[cell] = crew
        self.working[cube] -= 1
        return stop

    def _short(self, cube: int) -> int:
        """Return how many cubes of a kind must be recalled. Negative if there are more than enough."""
        return self.working[cube] + self.wanted[cube] - self.means.ready[cube] - self.left[cube]

    def _finish(self) -> bool:
        means, cost = self.means, self.cost
        self.examined += 1
        if self.budget is not None and not self.budget.take():
            return True
        gold = self.left_gold
        used = [0] * N_CUBES
        for cube in range(N_CUBES):
            short = self._short(cube)
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
            self.assignments.append(
                Assignment(self.chosen[:], self.leaving[:], used, trade, exploration, gold, converted)
            )
            if self.first:
                return True
        return self.examined >= MOST_ASSIGNMENTS
