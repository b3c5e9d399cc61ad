"""Paying as a person wishes: any seller and any workplace for each good, and the best way for all the rest."""

from collections.abc import Sequence
from typing import Final

from kontor.anno1800.content.catalog import N_CUBES, Catalog, Cost
from kontor.anno1800.payment.assignment import NAMED, Choosing, every_source, source_step
from kontor.anno1800.payment.budget import REPLAY, Budget
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.missing import lack_phrases, missing
from kontor.anno1800.payment.search import Assignment
from kontor.anno1800.payment.sources import BY_TRADE, BY_WORK, Source
from kontor.anno1800.payment.ways import make_way, undominated, weight
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.costs import cost_phrases
from kontor.anno1800.rules.ground import open_tile, put_back
from kontor.anno1800.rules.moves import NOWHERE, Step
from kontor.anno1800.rules.pay import pay
from kontor.anno1800.rules.places import count_at
from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.shift import recall
from kontor.anno1800.rules.state import HOME, Position
from kontor.engine.errors import RuleError

_Option = tuple[int, Source | None, Source, int]
"""A good with its source, in place of one that was fixed, and the place of an upgrade."""
_ENOUGH: Final = 64
"""Ways that are compared with each other."""


class WishedWay:
    """A way to pay: the steps, and for each good of the cost, in the order of `Payment.goods`, the step that brings it.

    >>> WishedWay((), []).steps
    ()
    """

    def __init__(self, steps: tuple[Step, ...], brings: list[Step]) -> None:
        self.steps = steps
        self.brings = brings


class Payment:
    """All ways to pay a cost in a position that hold the steps somebody insists on.

    Who is sent home and what is put back goes first, if it can; the rest is paid from there, and who can be sent home
    only after some work goes last. `gold` is needed besides; of the kind `cube` one must be at the place of an upgrade
    in the end.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.catalog
    >>> Payment(t, match.state, t.hire_cost[0], [(moves.BUY, t.good_at["planks"], 1, 0)]).best().steps
    ((1, 0, 1, 0),)
    """

    def __init__(
        self,
        t: Catalog,
        s: Position,
        cost: Cost,
        wished: Sequence[Step],
        gold: int = 0,
        cube: int = -1,
        building: bool = False,
        budget: Budget | None = None,
    ) -> None:
        self.t = t
        self.start = s
        self.cost = cost
        self.wished = list(wished)
        self.gold = gold
        self.cube = cube
        self.building = building
        self.budget = budget if budget is not None else Budget()
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
        self._proven: set[_Option] = set()
        self._known: dict[_Option, bool] = {}

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

    def best(self, place: int = NOWHERE) -> WishedWay | None:
        """The best way; None if there is none with all that was wished for. `place` is that of an upgrade."""
        search = self._search(self.fixed, place, 2)
        if search is None:
            return None
        search.run()
        fitting = _cheapest(search.assignments) if self._simple() else self._fitting(search, place)
        kept = undominated(self.means, self.cost, fitting)
        for assignment in kept:
            self._learn(search, assignment, place)
        return self._found(search, kept[0], place) if kept else None

    def possible(self, index: int, source: Source, place: int = NOWHERE) -> bool:
        """Whether a good of the cost can come from a source, and the rest as wished for, as far as the budget shows."""
        option = (self.goods[index], self.fixed[index], source, place)
        if option in self._proven:
            return True
        if option not in self._known:
            fixed = self.fixed[:]
            fixed[index] = source
            search = self._search(fixed, place, 8)
            if search is not None:
                search.accept = lambda assignment: self._simple() or self._fits(search, assignment, place)
                search.run()
                if search.assignments and self.fixed[index] is None:
                    self._learn(search, search.assignments[0], place)
            self._known[option] = search is not None and bool(search.assignments)
        return self._known[option]

    def _simple(self) -> bool:
        """Whether all ways fit."""
        return self.cube < 0 and not self.later

    def _learn(self, search: Choosing, assignment: Assignment, place: int) -> None:
        """What a way shows: each good that had a choice can come from where it does, and equal ones too."""
        for index, source in enumerate(assignment.sources):
            if search.fixed[index] is None:
                self._proven.add((self.goods[index], None, source, place))

    def _fitting(self, search: Choosing, place: int) -> list[Assignment]:
        """Those of the plans that fit, as far as the budget shows; dear ones only if there are few others."""
        fitting: list[Assignment] = []
        most = self.budget.left // (2 * REPLAY)
        for assignment in sorted(search.assignments, key=weight)[:most]:
            if self._fits(search, assignment, place):
                fitting.append(assignment)
                if len(fitting) == _ENOUGH:
                    break
        return fitting

    def _search(self, fixed: list[Source | None], place: int, part: int) -> Choosing | None:
        """A search that may use one part of so many of what is left of the budget; None if there is nothing to find."""
        fixed = fixed[:]
        if not self.met or not self._fix_work(fixed):
            return None
        for good, source in zip(self.goods, fixed, strict=True):
            if source is not None and source[0] == BY_TRADE and self.s.bought >> good & 1:
                return None
        at_home = self.cube if place == HOME else -1
        share = self.budget.left // part
        return Choosing(self.means, self.cost, self.gold, at_home, fixed, self.converted, self.budget, share)

    def _fix_work(self, fixed: list[Source | None]) -> bool:
        """Let somebody work where they are to be sent home from later; whether that can be."""
        for step in dict.fromkeys(self.later):
            op, cube, place, _ = step
            if op == moves.BERYL:
                continue
            source = (BY_WORK, cube, place)
            lacking = self.later.count(step) - fixed.count(source)
            for index, sources in enumerate(self.sources):
                if lacking > 0 and fixed[index] is None and source in sources:
                    fixed[index] = source
                    lacking -= 1
            if op == moves.PUT_BACK or lacking > 0:
                return False
        return True

    def _fits(self, search: Choosing, assignment: Assignment, place: int) -> bool:
        """Whether a cube is at the place of an upgrade in the end, and the steps hold what they must."""
        if not self.budget.take(REPLAY):
            return False
        steps = self._found(search, assignment, place).steps
        if any(steps.count(step) < self.wished.count(step) for step in self.later):
            return False
        twin = self.start.copy()
        twin.returned = 0
        try:
            pay(self.t, twin, self.cost, steps, None, building=self.building)
        except RuleError:
            # Whoever goes home last takes gold that the search did not know of.
            return False
        return twin.gold[twin.active] >= self.gold and (
            self.cube < 0 or count_at(twin, twin.active, self.cube, place) > 0
        )

    def _found(self, search: Choosing, assignment: Assignment, place: int) -> WishedWay:
        recalls = [step for step in self.later if step[0] == moves.SHIFT_END]
        steps = self.before[:]
        for op, a, b, c in make_way(search, assignment, place, recalls).steps:
            steps.append((op, a, b % NAMED, b // NAMED) if op == moves.BUY else (op, a, b, c))
        for step in dict.fromkeys(recalls):
            steps += [step] * (self.wished.count(step) - steps.count(step))
        brings = [source_step(good, source) for good, source in zip(self.goods, assignment.sources, strict=True)]
        return WishedWay(tuple(steps), brings)

    def why_not(self) -> RuleError:
        """Why it cannot be paid by the steps somebody insists on: what forbids them, or what is then missing."""
        t, twin = self.t, self.start.copy()
        twin.returned = 0
        goods = [good for step in self.wished if (good := _brings(t, self.s, step)) >= 0]
        try:
            pay(t, twin, Cost(goods, [0] * N_CUBES, 0, 0, 0), self._at_once(), None, building=self.building)
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

    def _at_once(self) -> tuple[Step, ...]:
        """The steps that must do by themselves.

        What is converted must be used up in the end, so it is left out where only a part is paid; and so is who could
        be sent home after some work.
        """
        bringing = [step for step in self.wished if step[0] <= moves.FREE]
        later = [step for step in self.later if step[0] != moves.BERYL and not self._after_work(step)]
        return (*self.before, *bringing, *later)

    def _after_work(self, step: Step) -> bool:
        """Whether somebody who is to be sent home could come to that place by this payment."""
        op, cube, place, _ = step
        return op == moves.SHIFT_END and any((BY_WORK, cube, place) in sources for sources in self.sources)


def _cheapest(assignments: list[Assignment]) -> list[Assignment]:
    """The cheapest ones, of several that take the same the first."""
    first: dict[tuple[int, ...], Assignment] = {}
    for assignment in assignments:
        first.setdefault(tuple(assignment.vector()), assignment)
    return sorted(first.values(), key=weight)[:_ENOUGH]


def _brings(t: Catalog, s: Position, step: Step) -> int:
    """The good that a step brings, or -1."""
    op, a = step[0], step[1]
    if op == moves.WORK:
        tile = open_tile(s, s.active, a) if 1 <= a <= s.last_cell(s.active) else -1
        return t.makes[tile] if tile >= 0 else -1
    return a if op in (moves.BUY, moves.IMPORT, moves.FREE) else -1
