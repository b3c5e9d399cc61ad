"""Constrained search: assigns a source to each good of a cost, some of them fixed, within a budget."""

from collections.abc import Callable
from typing import Final

from kontor.anno1800.content.catalog import Cost
from kontor.anno1800.payment.budget import Budget
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.search import Assignment, AssignmentSearch
from kontor.anno1800.payment.sources import BY_CARD, BY_IMPORT, BY_TRADE, BY_WORK, Source
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.ground import cells_in, open_tile
from kontor.anno1800.rules.moves import Step

NAMED: Final = 64
"""A trade source whose kind of cube must be named (H5) encodes it with the seller: seller + NAMED * (cube + 1)."""


def every_source(means: Means, good: int) -> list[Source]:
    """Return every source of a good: own work, all sellers with all their prices, import, cards.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben", "Cid"], seed=12)
    >>> every_source(Means(match.game.catalog, match.state, 0), match.game.catalog.good_at["coal"])
    [(0, 2, 6), (1, 2, 1), (1, 2, 2)]
    """
    t, s = means.t, means.s
    sources = means.sources(good)
    offers: list[tuple[int, int, int, int]] = []
    for seller in range(s.players):
        cheapest = s.prices[seller * s.n_goods + good]
        if seller == means.seat or not cheapest:
            continue
        offers.append((cheapest, s.gold[seller], seller, 0))
        kinds = {t.works[open_tile(s, seller, cell)] for cell in cells_in(s.sites[seller * s.n_goods + good])}
        dearer = sorted(cube for cube in kinds if t.trade_price[cube] > cheapest)
        offers += [(t.trade_price[cube], s.gold[seller], seller, cube + 1) for cube in dearer]
    work = [source for source in sources if source[0] == BY_WORK]
    trade = [(BY_TRADE, price, seller + NAMED * named) for price, _, seller, named in sorted(offers)]
    return [*work, *trade, *(source for source in sources if source[0] in (BY_IMPORT, BY_CARD))]


def source_step(good: int, source: Source) -> Step:
    """Return the step that takes a good from a source.

    >>> source_step(3, (BY_TRADE, 2, 1 + 3 * 64)), source_step(3, (BY_WORK, 0, 12))
    ((1, 3, 1, 3), (0, 12, 0, 0))
    """
    kind, what, cell = source
    if kind == BY_WORK:
        return (moves.WORK, cell, 0, 0)
    if kind == BY_TRADE:
        return (moves.BUY, good, cell % NAMED, cell // NAMED)
    return (moves.FREE, good, what, 0) if kind == BY_CARD else (moves.IMPORT, good, 0, 0)


class ConstrainedSearch(AssignmentSearch):
    """A search with fixed sources for some goods. It stops when its share of the budget is used up.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> means, cost = Means(match.game.catalog, match.state, 0), match.game.catalog.hire_cost[0]
    >>> search = ConstrainedSearch(means, cost, 0, -1, [(BY_TRADE, 1, 1)], -1, Budget(), 100)
    >>> search.run(), search.assignments[0].trade
    (True, 1)
    """

    def __init__(
        self,
        means: Means,
        cost: Cost,
        gold: int,
        at_home: int,
        fixed: list[Source | None],
        converted: int,
        budget: Budget,
        share: int,
    ) -> None:
        super().__init__(means, cost, gold, at_home, first=False)
        self.fixed = fixed
        self.converted = converted
        """Trade tokens that exploration tokens must replace, or -1 for any number."""
        self.shared_budget = budget
        self.budget_floor = budget.left - share
        """The search stops when the budget falls to this."""
        self.accept: Callable[[Assignment], bool] | None = None
        """If set, the search stops at the first assignment that this accepts."""

    def _next(self, index: int, begin: int) -> bool:
        if self.shared_budget.left <= self.budget_floor or not self.shared_budget.take():
            return True
        if index == len(self.goods):
            return self._finish()
        good = self.goods[index]
        repeated = index + 1 < len(self.goods) and self.goods[index + 1] == good
        fixed = self.fixed[index]
        sources = self.means.sources(good) if fixed is None else [fixed]
        for number in range(begin if fixed is None else 0, len(sources)):
            kind, what, cell = source = sources[number]
            # A good is bought once per turn (H3), and a card is used once.
            if kind == BY_TRADE and self._already_bought(good):
                continue
            if kind == BY_CARD and source in self.chosen:
                continue
            # Equal goods take their sources in order, so that each combination is examined once.
            after = 0 if not repeated else begin if fixed is not None else number
            self.chosen.append(source)
            if kind == BY_WORK:
                stop = self._work(index, after, what, cell)
            else:
                stop = self._trade(index, after, 0 if kind == BY_CARD else what)
            self.chosen.pop()
            if stop:
                return True
        return False

    def _already_bought(self, good: int) -> bool:
        for other, source in zip(self.goods, self.chosen, strict=False):
            if other == good and source[0] == BY_TRADE:
                return True
        return False

    def _finish(self) -> bool:
        size = len(self.assignments)
        stop = super()._finish()
        fresh = self.assignments[size:]
        if self.converted >= 0:
            fresh = [assignment for assignment in fresh if assignment.converted == self.converted]
        if self.accept is not None:
            fresh = [assignment for assignment in fresh if self.accept(assignment)][:1]
            stop = stop or bool(fresh)
        self.assignments[size:] = fresh
        return stop
