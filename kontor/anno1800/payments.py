"""Paying as a person wishes: any seller and any workplace for each good, and the best way for all the rest."""

from collections.abc import Sequence

from kontor.anno1800 import moves
from kontor.anno1800.explain import cost_phrases, lack_phrases
from kontor.anno1800.ground import cells_in, open_tile, put_back
from kontor.anno1800.means import Means
from kontor.anno1800.missing import missing
from kontor.anno1800.moves import NOWHERE, Step
from kontor.anno1800.pay import pay
from kontor.anno1800.places import count_at
from kontor.anno1800.refusals import refused
from kontor.anno1800.search import Plan, Search
from kontor.anno1800.shift import recall
from kontor.anno1800.sources import BY_CARD, BY_IMPORT, BY_TRADE, BY_WORK, Source
from kontor.anno1800.state import HOME, Position
from kontor.anno1800.tables import N_CUBES, Cost, Tables
from kontor.anno1800.ways import make_way, undominated
from kontor.table.errors import RuleError

_NAMED = 64
"""A source of trade holds the seller plus this for each kind of cube, counted from 1, that a step must name (H5)."""


def every_source(means: Means, good: int) -> list[Source]:
    """Every way to come by a good: own work, all sellers with all their prices, import, cards.

    >>> from kontor.table.begin import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben", "Cid"], seed=12)
    >>> every_source(Means(match.game.tables, match.state, 0), match.game.tables.good_at["coal"])
    [(0, 2, 6), (1, 2, 1), (1, 2, 2)]
    """
    t, s = means.t, means.s
    known = means.sources(good)
    offers: list[tuple[int, int, int, int]] = []
    for seller in range(s.players):
        cheapest = s.prices[seller * s.n_goods + good]
        if seller == means.seat or not cheapest:
            continue
        offers.append((cheapest, s.gold[seller], seller, 0))
        kinds = {t.works[open_tile(s, seller, cell)] for cell in cells_in(s.sites[seller * s.n_goods + good])}
        dearer = sorted(cube for cube in kinds if t.trade_price[cube] > cheapest)
        offers += [(t.trade_price[cube], s.gold[seller], seller, cube + 1) for cube in dearer]
    found = [source for source in known if source[0] == BY_WORK]
    found += [(BY_TRADE, price, seller + _NAMED * named) for price, _, seller, named in sorted(offers)]
    return found + [source for source in known if source[0] in (BY_IMPORT, BY_CARD)]


def source_step(good: int, source: Source) -> Step:
    """The step that takes a good from a source.

    >>> source_step(3, (BY_TRADE, 2, 1 + 3 * 64)), source_step(3, (BY_WORK, 0, 12))
    ((1, 3, 1, 3), (0, 12, 0, 0))
    """
    kind, what, cell = source
    if kind == BY_WORK:
        return (moves.WORK, cell, 0, 0)
    if kind == BY_TRADE:
        return (moves.BUY, good, cell % _NAMED, cell // _NAMED)
    return (moves.FREE, good, what, 0) if kind == BY_CARD else (moves.IMPORT, good, 0, 0)


class _Choosing(Search):
    """A search in which each good has sources of its own."""

    def __init__(
        self,
        means: Means,
        cost: Cost,
        gold: int,
        at_home: int,
        first: bool,
        choices: list[list[Source]],
        converted: int,
    ) -> None:
        super().__init__(means, cost, gold, at_home, first and converted < 0)
        self.choices = choices
        self.exactly = converted
        """Trade tokens that exploration tokens must stand for; -1 for any number."""

    def _next(self, index: int, begin: int) -> bool:
        if index == len(self.goods):
            return self._finish()
        good = self.goods[index]
        for source in self.choices[index]:
            kind, what, cell = source
            # A good is bought once per turn (H3), and a card is used once.
            if kind == BY_TRADE and self._bought(good):
                continue
            if kind == BY_CARD and source in self.chosen:
                continue
            self.chosen.append(source)
            if kind == BY_WORK:
                stop = self._work(index, 0, what, cell)
            else:
                stop = self._trade(index, 0, 0 if kind == BY_CARD else what)
            self.chosen.pop()
            if stop:
                return True
        return False

    def _bought(self, good: int) -> bool:
        for other, source in zip(self.goods, self.chosen, strict=False):
            if other == good and source[0] == BY_TRADE:
                return True
        return False

    def _finish(self) -> bool:
        known = len(self.plans)
        stop = super()._finish()
        if self.exactly >= 0:
            self.plans[known:] = [plan for plan in self.plans[known:] if plan.converted == self.exactly]
        return stop


class Found:
    """A way to pay: the steps, and for each good of the cost, in the order of `Payment.goods`, the step that brings it.

    >>> Found((), []).steps
    ()
    """

    def __init__(self, steps: tuple[Step, ...], brings: list[Step]) -> None:
        self.steps = steps
        self.brings = brings


class Payment:
    """All ways to pay a cost in a position that hold the steps somebody insists on.

    Who is sent home and what is put back goes first, if it can; the rest is paid from there. `gold` is needed besides;
    of the kind `cube` one must be at the place of an upgrade in the end.

    >>> from kontor.table.begin import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.tables
    >>> Payment(t, match.state, t.hire_cost[0], [(moves.BUY, t.good_at["planks"], 1, 0)]).best().steps
    ((1, 0, 1, 0),)
    """

    def __init__(
        self,
        t: Tables,
        s: Position,
        cost: Cost,
        wished: Sequence[Step],
        gold: int = 0,
        cube: int = -1,
        building: bool = False,
    ) -> None:
        self.t = t
        self.start = s
        self.cost = cost
        self.wished = list(wished)
        self.gold = gold
        self.cube = cube
        self.building = building
        self.s = s
        """The position after what goes first."""
        self.before: list[Step] = []
        self.later: list[Step] = []
        """Steps that must be among the others, wherever."""
        self.converted = -1
        self._begin()
        self.means = Means(t, self.s, s.active)
        self.goods = sorted(cost.goods)
        self.sources = [every_source(self.means, good) for good in self.goods]
        self.fixed: list[Source | None] = [None] * len(self.goods)
        self.met = all(self._fix(step) for step in self.wished if step[0] <= moves.FREE)
        """Whether each step has a good that it is for."""

    def first_wishes(self, wished: Sequence[Step]) -> list[Step]:
        """Those of some steps that go first here."""
        return [step for step in wished if step in self.before]

    def _begin(self) -> None:
        first = [step for step in self.wished if step[0] in (moves.SHIFT_END, moves.PUT_BACK)]
        if first:
            self.s = self.start.copy()
            self.s.returned = 0
        for step in first:
            trial = self.s.copy()
            try:
                if step[0] == moves.PUT_BACK:
                    put_back(self.t, trial, step[1], self.building, None)
                else:
                    recall(self.t, trial, step[1], step[2], None)
            except RuleError:
                self.later.append(step)
            else:
                self.s = trial
                self.before.append(step)
        tokens = [step for step in self.wished if step[0] == moves.BERYL]
        if tokens:
            self.converted = tokens[0][1]
            self.later += tokens

    def _fix(self, step: Step) -> bool:
        """Give a step the first good that it can be for."""
        for index, good in enumerate(self.goods):
            if self.fixed[index] is None:
                for source in self.sources[index]:
                    if source_step(good, source) == step:
                        self.fixed[index] = source
                        return True
        return False

    def best(self, place: int = NOWHERE) -> Found | None:
        """The best way; None if there is none with all that was wished for. `place` is that of an upgrade."""
        if not self.met:
            return None
        search = self._search(self.fixed, place, first=False)
        fitting = search.plans
        if self.cube >= 0 or self.later:
            fitting = [plan for plan in fitting if self._fits(search, plan, place)]
        kept = undominated(self.means, self.cost, fitting)
        return self._found(search, kept[0], place) if kept else None

    def possible(self, index: int, source: Source, place: int = NOWHERE) -> bool:
        """Whether a good of the cost can come from a source, and the rest as wished for."""
        if not self.met or (source[0] == BY_TRADE and self.s.bought >> self.goods[index] & 1):
            return False
        fixed = self.fixed[:]
        fixed[index] = source
        simple = self.cube < 0 and not self.later
        search = self._search(fixed, place, first=simple)
        return bool(search.plans) and (simple or any(self._fits(search, plan, place) for plan in search.plans))

    def _search(self, fixed: list[Source | None], place: int, first: bool) -> _Choosing:
        means = self.means
        choices: list[list[Source]] = []
        for good, source in zip(self.goods, fixed, strict=True):
            if source is None:
                choices.append(means.sources(good))
            else:
                choices.append([] if source[0] == BY_TRADE and self.s.bought >> good & 1 else [source])
        at_home = self.cube if place == HOME else -1
        search = _Choosing(means, self.cost, self.gold, at_home, first, choices, self.converted)
        search.run()
        return search

    def _fits(self, search: Search, plan: Plan, place: int) -> bool:
        """Whether a cube is at the place of an upgrade in the end, and the steps hold what they must."""
        steps = self._found(search, plan, place).steps
        if any(steps.count(step) < self.later.count(step) for step in self.later):
            return False
        if self.cube < 0:
            return True
        twin = self.start.copy()
        pay(self.t, twin, self.cost, steps, None)
        return count_at(twin, twin.active, self.cube, place) > 0

    def _found(self, search: Search, plan: Plan, place: int) -> Found:
        steps: list[Step] = []
        for op, a, b, c in make_way(search, plan, place).steps:
            steps.append((op, a, b % _NAMED, b // _NAMED) if op == moves.BUY else (op, a, b, c))
        brings = [source_step(good, source) for good, source in zip(self.goods, plan.sources, strict=True)]
        return Found((*self.before, *steps), brings)

    def why_not(self) -> RuleError:
        """Why it cannot be paid by the steps somebody insists on: what forbids them, or what is then missing."""
        t, twin = self.t, self.start.copy()
        twin.returned = 0
        goods = [good for step in self.wished if (good := _brings(t, self.s, step)) >= 0]
        try:
            pay(t, twin, Cost(goods, [0] * N_CUBES, 0, 0, 0), self._without_tokens(), None, building=self.building)
        except RuleError as error:
            return error
        rest = self.cost.goods[:]
        for good in goods:
            if good not in rest:
                return refused("P3", "not-needed", good=t.goods[good])
            rest.remove(good)
        left = Cost(rest, self.cost.cubes, self.cost.trade, self.cost.exploration, self.cost.gold)
        lacks = missing(Means(t, twin, twin.active), left, self.gold)
        if lacks:
            return refused("P1", "lacks", cost=cost_phrases(t, self.cost), lacks=lack_phrases(lacks))
        return refused("P1", "not-together")

    def _without_tokens(self) -> tuple[Step, ...]:
        """What is converted must be used up in the end, so it is left out where only a part is paid."""
        return tuple(step for step in self.wished if step[0] != moves.BERYL)


def _brings(t: Tables, s: Position, step: Step) -> int:
    """The good that a step brings, or -1."""
    op, a = step[0], step[1]
    if op == moves.WORK:
        tile = open_tile(s, s.active, a) if 1 <= a <= s.last_cell(s.active) else -1
        return t.makes[tile] if tile >= 0 else -1
    return a if op in (moves.BUY, moves.IMPORT, moves.FREE) else -1
