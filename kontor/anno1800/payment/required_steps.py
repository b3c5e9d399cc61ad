"""Payments with required steps: any seller and workplace of the player's choice, and the best way for the rest."""

from collections.abc import Sequence
from typing import Final

from kontor.anno1800.content.catalog import N_CUBES, Catalog, Cost
from kontor.anno1800.payment.assignment import NAMED, ConstrainedSearch, every_source, source_step
from kontor.anno1800.payment.budget import REPLAY_COST, Budget
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.missing import missing, shortage_phrases
from kontor.anno1800.payment.search import Assignment
from kontor.anno1800.payment.sources import BY_TRADE, BY_WORK, Source
from kontor.anno1800.payment.ways import make_way, undominated, weight
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.costs import cost_phrases
from kontor.anno1800.rules.effects import use_upgrades
from kontor.anno1800.rules.ground import open_tile, return_tile
from kontor.anno1800.rules.moves import NOWHERE, Step
from kontor.anno1800.rules.pay import pay
from kontor.anno1800.rules.places import count_at
from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.shift import recall
from kontor.anno1800.rules.state import HOME, Position
from kontor.engine.errors import RuleError

_Option = tuple[int, Source | None, Source, int]
"""A good, its fixed source, the source to take instead, and the place of an upgrade."""
_MAX_COMPARED: Final = 64
"""Maximum number of assignments that are compared."""


class ItemizedWay:
    """A way to pay. `brings` has the step that brings each good, in the order of `Payment.goods`.

    >>> ItemizedWay((), []).steps
    ()
    """

    def __init__(self, steps: tuple[Step, ...], brings: list[Step]) -> None:
        self.steps = steps
        self.brings = brings


class Payment:
    """The ways to pay a cost that include the required steps.

    Recalls, tile returns and free upgrades run first when they are legal. Recalls and upgrades that are legal only
    after some work run last. Goods at hand are used first.
    `gold` must be left over. A cube of the kind `cube` must be at the place of the upgrade in the end.

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
        required: Sequence[Step],
        gold: int = 0,
        cube: int = -1,
        building: bool = False,
        budget: Budget | None = None,
        making: bool = False,
    ) -> None:
        self.t = t
        self.start = s
        self.full_cost = cost
        self.required = list(required)
        self.gold = gold
        self.cube = cube
        self.building = building
        self.budget = budget if budget is not None else Budget()
        self.s = s
        """The position after the steps that run first."""
        self.before: list[Step] = []
        self.later: list[Step] = []
        """Required steps that do not run first and bring no good."""
        self.converted = -1
        self._run_first_steps()
        self.making = making
        self.means = Means(t, self.s, s.active, making)
        self.cost = self.means.after_hand(cost)
        """What the goods at hand do not pay."""
        self.goods = sorted(self.cost.goods)
        self.sources = [every_source(self.means, good) for good in self.goods]
        self.fixed: list[Source | None] = [None] * len(self.goods)
        self.all_fixed = all(self._fix(step) for step in self.required if step[0] <= moves.FREE)
        """Whether each required step that brings a good is assigned to one."""
        self._proven: set[_Option] = set()
        self._tested: dict[_Option, bool] = {}

    def steps_at_start(self, required: Sequence[Step]) -> list[Step]:
        """Return those of these steps that run first."""
        return [step for step in required if step in self.before]

    def _run_first_steps(self) -> None:
        first = [step for step in self.required if step[0] in (moves.RECALL_STEP, moves.RETURN, moves.USE_STEP)]
        if first:
            self.s = self.start.copy()
            self.s.returned = 0
        for step in first:
            trial = self.s.copy()
            try:
                if step[0] == moves.RETURN:
                    return_tile(self.t, trial, step[1], self.building, None)
                elif step[0] == moves.USE_STEP:
                    use_upgrades(self.t, trial, step[1], moves.unpack_places(step[2]), None)
                else:
                    recall(self.t, trial, step[1], step[2], None)
            except RuleError:
                self.later.append(step)
            else:
                self.s = trial
                self.before.append(step)
        tokens = [step for step in self.required if step[0] == moves.BERYL]
        if tokens:
            self.converted = tokens[0][1]
            self.later += tokens

    def _fix(self, step: Step) -> bool:
        """Assign a step to the first good that it can bring. Return whether there is one."""
        for index, good in enumerate(self.goods):
            if self.fixed[index] is None:
                for source in self.sources[index]:
                    if source_step(good, source) == step:
                        self.fixed[index] = source
                        return True
        return False

    def best(self, place: int = NOWHERE) -> ItemizedWay | None:
        """Return the best way, or None if no way includes the required steps. `place` is that of an upgrade."""
        search = self._search(self.fixed, place, 2)
        if search is None:
            return None
        search.run()
        fitting = _cheapest(search.assignments) if self._all_fit() else self._fitting(search, place)
        best = undominated(self.means, self.cost, fitting)
        for assignment in best:
            self._record_possible(search, assignment, place)
        return self._to_way(search, best[0], place) if best else None

    def possible(self, index: int, source: Source, place: int = NOWHERE) -> bool:
        """Whether a way within the budget takes a good from this source and includes the required steps."""
        option = (self.goods[index], self.fixed[index], source, place)
        if option in self._proven:
            return True
        if option not in self._tested:
            fixed = self.fixed[:]
            fixed[index] = source
            search = self._search(fixed, place, 8)
            if search is not None:
                search.accept = lambda assignment: self._all_fit() or self._fits(search, assignment, place)
                search.run()
                if search.assignments and self.fixed[index] is None:
                    self._record_possible(search, search.assignments[0], place)
            self._tested[option] = search is not None and bool(search.assignments)
        return self._tested[option]

    def _all_fit(self) -> bool:
        """Whether every assignment fits, so that none needs a replay."""
        return self.cube < 0 and not self.later

    def _record_possible(self, search: ConstrainedSearch, assignment: Assignment, place: int) -> None:
        """Record that each good without a fixed source can come from the source that a way uses."""
        for index, source in enumerate(assignment.sources):
            if search.fixed[index] is None:
                self._proven.add((self.goods[index], None, source, place))

    def _fitting(self, search: ConstrainedSearch, place: int) -> list[Assignment]:
        """Return the assignments that fit, cheapest first, as far as the budget allows."""
        fitting: list[Assignment] = []
        most = self.budget.left // (2 * REPLAY_COST)
        for assignment in sorted(search.assignments, key=weight)[:most]:
            if self._fits(search, assignment, place):
                fitting.append(assignment)
                if len(fitting) == _MAX_COMPARED:
                    break
        return fitting

    def _search(self, fixed: list[Source | None], place: int, part: int) -> ConstrainedSearch | None:
        """Return a search that may use `1 / part` of the budget left, or None if there is certainly no way."""
        fixed = fixed[:]
        if not self.all_fixed or not self._fix_work(fixed):
            return None
        for good, source in zip(self.goods, fixed, strict=True):
            if source is not None and source[0] == BY_TRADE and self.s.bought >> good & 1:
                return None
        at_home = self.cube if place == HOME else -1
        share = self.budget.left // part
        return ConstrainedSearch(self.means, self.cost, self.gold, at_home, fixed, self.converted, self.budget, share)

    def _fix_work(self, fixed: list[Source | None]) -> bool:
        """Fix sources that bring cubes to the workplaces of later recalls. Return whether this is possible."""
        for step in dict.fromkeys(self.later):
            op, cube, place, _ = step
            if op == moves.BERYL or op == moves.USE_STEP:
                continue
            source = (BY_WORK, cube, place)
            lacking = self.later.count(step) - fixed.count(source)
            for index, sources in enumerate(self.sources):
                if lacking > 0 and fixed[index] is None and source in sources:
                    fixed[index] = source
                    lacking -= 1
            if op == moves.RETURN or lacking > 0:
                return False
        return True

    def _fits(self, search: ConstrainedSearch, assignment: Assignment, place: int) -> bool:
        """Whether an assignment includes the required steps and leaves a cube at the place of the upgrade."""
        if not self.budget.take(REPLAY_COST):
            return False
        steps = self._to_way(search, assignment, place).steps
        if any(steps.count(step) < self.required.count(step) for step in self.later):
            return False
        trial = self.start.copy()
        trial.returned = 0
        try:
            pay(self.t, trial, self.full_cost, steps, None, building=self.building)
        except RuleError:
            # The search does not count the gold for recalls that run last.
            return False
        return trial.gold[trial.active] >= self.gold and (
            self.cube < 0 or count_at(trial, trial.active, self.cube, place) > 0
        )

    def _to_way(self, search: ConstrainedSearch, assignment: Assignment, place: int) -> ItemizedWay:
        recalls = [step for step in self.later if step[0] == moves.RECALL_STEP]
        upgrades = [step for step in self.later if step[0] == moves.USE_STEP]
        steps = self.before[:]
        for op, a, b, c in make_way(search, assignment, place, recalls).steps:
            steps.append((op, a, b % NAMED, b // NAMED) if op == moves.BUY else (op, a, b, c))
        for step in dict.fromkeys(recalls):
            steps += [step] * (self.required.count(step) - steps.count(step))
        steps += upgrades
        brings = [source_step(good, source) for good, source in zip(self.goods, assignment.sources, strict=True)]
        return ItemizedWay(tuple(steps), brings)

    def why_not(self) -> RuleError:
        """Return why no way exists: the rule that forbids a required step, or what is missing after these steps."""
        t, trial = self.t, self.start.copy()
        trial.returned = 0
        goods = [good for step in self.required if (good := brings(t, self.s, step)) >= 0]
        try:
            pay(t, trial, Cost(goods, [0] * N_CUBES, 0, 0, 0), self._independent_steps(), None, building=self.building)
        except RuleError as error:
            return error
        for good in goods:
            if goods.count(good) > self.cost.goods.count(good):
                return refused("P3", "not-asked-for" if t.version.goods_last else "not-needed", good=t.goods[good])
        cost, rest = self.full_cost, self.full_cost.goods[:]
        for good in goods:
            rest.remove(good)
        left = Cost(rest, cost.cubes, cost.trade, cost.exploration, cost.gold)
        lacks = missing(Means(t, trial, trial.active, self.making), left, self.gold)
        if lacks:
            return refused("P1", "lacks", cost=cost_phrases(t, cost), lacks=shortage_phrases(lacks))
        return refused("P1", "not-together")

    def _independent_steps(self) -> tuple[Step, ...]:
        """Return the required steps that must be legal by themselves.

        Converted tokens are left out, because a payment must use them up and only a part is paid here. Recalls that may
        become legal after some work are left out, too.
        """
        bringing = [step for step in self.required if step[0] <= moves.FREE]
        later = [step for step in self.later if step[0] != moves.BERYL and not self._needs_work(step)]
        return (*self.before, *bringing, *later)

    def _needs_work(self, step: Step) -> bool:
        """Whether a step recalls a cube from a place where this payment can send one to work."""
        op, cube, place, _ = step
        return op == moves.RECALL_STEP and any((BY_WORK, cube, place) in sources for sources in self.sources)


def _cheapest(assignments: list[Assignment]) -> list[Assignment]:
    """Return the cheapest assignments, the first of those that take the same."""
    first: dict[tuple[int, ...], Assignment] = {}
    for assignment in assignments:
        first.setdefault(tuple(assignment.vector()), assignment)
    return sorted(first.values(), key=weight)[:_MAX_COMPARED]


def brings(t: Catalog, s: Position, step: Step) -> int:
    """Return the good that a step brings, or -1 if it brings none.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.catalog
    >>> t.goods[brings(t, match.state, (moves.WORK, 1, 0, 0))]
    'planks'
    """
    op, a = step[0], step[1]
    if op == moves.WORK:
        tile = open_tile(s, s.active, a) if 1 <= a <= s.last_cell(s.active) else -1
        return t.makes[tile] if tile >= 0 else -1
    return a if op in (moves.BUY, moves.IMPORT, moves.FREE) else -1
