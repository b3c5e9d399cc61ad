"""Free upgrades in the middle of a payment: a cube is raised and pays as what it has become."""

from collections.abc import Iterator

from kontor.anno1800.content.catalog import N_CUBES, Cost
from kontor.anno1800.payment.conditions import NO_CONDITIONS, Conditions
from kontor.anno1800.payment.search import Assignment, AssignmentSearch
from kontor.anno1800.payment.sources import Sources
from kontor.anno1800.payment.upgrade_order import WHERE_IT_WORKED, UpgradeOrder, UpgradePlan
from kontor.anno1800.rules.state import CREW_BITS, CREW_MASK, CREW_ONE, HOME


class UpgradedMeans(Sources):
    """The means of a seat with free upgrades. Cubes to be upgraded do not count as ready, upgraded ones do.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> means, none = Sources(match.game.catalog, match.state, 0), [0, 0, 0, 0, 0]
    >>> UpgradedMeans(means, UpgradePlan([1, 0, 0, 0, 0], none, none)).ready
    [3, 4, 2, 0, 0]
    """

    def __init__(self, means: Sources, plan: UpgradePlan) -> None:
        super().__init__(means.t, means.s, means.seat)
        self.share(means)
        self.supply = self.s.supply[:]
        self.order = UpgradeOrder(means, plan)
        self.workers = self.owned[:]
        for cube in range(N_CUBES - 1):
            number = plan.of_kind(cube)
            self.owned[cube] -= number
            self.owned[cube + 1] += number
            self.supply[cube] += number
            self.supply[cube + 1] -= number
            self.ready[cube] -= plan.at_home[cube]
            self.ready[cube + 1] += plan.at_home[cube]
            self.workers[cube] -= plan.away[cube]
            self.workers[cube + 1] += number
        self._raised: dict[int, int] = {}
        """By cell: what the upgrades of cubes that are away change in the crew."""
        for cube, place in self.order.upgrades:
            if place not in (HOME, WHERE_IT_WORKED):
                self._raised[place] = self._raised.get(place, 0) + CREW_ONE[cube + 1] - CREW_ONE[cube]

    def crew(self, cell: int) -> int:
        """Return the cubes at work on a cell, as a crew, after the upgrades of cubes that are away."""
        return super().crew(cell) + self._raised.get(cell, 0)


class UpgradeSearch(AssignmentSearch):
    """A search for ways to pay a cost with the free upgrades of a plan.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> means, cost = Sources(match.game.catalog, match.state, 0), match.game.catalog.hire_cost[0]
    >>> none = [0, 0, 0, 0, 0]
    >>> UpgradeSearch(means, UpgradePlan([1, 0, 0, 0, 0], none, none), cost, 0, -1, first=True).run()
    True
    """

    def __init__(self, means: Sources, plan: UpgradePlan, cost: Cost, gold: int, at_home: int, first: bool) -> None:
        self.upgraded = UpgradedMeans(means, plan)
        super().__init__(self.upgraded, cost, gold, at_home, first)
        self.before = means
        self.plan = plan

    def run(self) -> bool:
        """Search for assignments. Return whether there is one."""
        return self.upgraded.order.is_possible and super().run()

    def _short(self, cube: int) -> int:
        short = super()._short(cube)
        recalls = self.upgraded.order.recalls[cube]
        if not recalls:
            return short
        # A cube that leaves a full workplace is at home in time if it was of this kind from the start.
        mask = CREW_MASK << (CREW_BITS * cube)
        for (_, _, cell), other in zip(self.chosen, self.leaving, strict=True):
            if other == cube and self.before.crew(cell) & mask:
                recalls -= 1
        return max(short, recalls)

    def _finish(self) -> bool:
        for cube in range(N_CUBES):
            if self.working[cube] < self.plan.after_work[cube]:
                return False
        return super()._finish()

    def taken(self, assignment: Assignment) -> list[int]:
        """Return by kind how many fewer cubes are ready after a payment than before."""
        return [
            used + before - after
            for used, before, after in zip(assignment.used, self.before.ready, self.upgraded.ready, strict=True)
        ]


def upgrade_searches(
    means: Sources, cost: Cost, gold: int = 0, conditions: Conditions = NO_CONDITIONS, first: bool = True
) -> Iterator[UpgradeSearch]:
    """Yield the searches that find a way to pay with free upgrades, those with the fewest upgrades first.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t, s = match.game.catalog, match.state
    >>> s.ready[0:5], s.owned[0:5], s.open_cards[0] = [4, 0, 2, 0, 0], [4, 0, 2, 0, 0], [t.card_at["fw24"]]
    >>> searches = upgrade_searches(Sources(t, s, 0), t.tile_cost[t.tiles.index("coal_mine")])
    >>> next(searches).plan.at_home
    [1, 0, 0, 0, 0]
    """
    if not means.upgrades or not _may_help(means, cost, gold, conditions):
        return
    for plan in _plans(means, len(cost.goods) + cost.n_cubes + 1, conditions):
        search = UpgradeSearch(means, plan, cost, gold, conditions.at_home, first)
        if search.upgraded.meets(conditions) and search.run():
            yield search


def _may_help(means: Sources, cost: Cost, gold: int, conditions: Conditions) -> bool:
    """Whether the upgrades might help, as if each cube could be used both before and after its upgrade."""
    best = Sources(means.t, means.s, means.seat)
    best.share(means)
    for cube in range(N_CUBES - 1):
        best.ready[cube + 1] += means.upgrades[cube]
        best.owned[cube + 1] += means.upgrades[cube]
    best.workers = best.owned
    return AssignmentSearch(best, cost, gold, conditions.at_home, first=True).run()


def _plans(means: Sources, most: int, conditions: Conditions) -> list[UpgradePlan]:
    """Return the plans with at most `most` upgrades of each kind at home, those with the fewest upgrades first."""
    at_home = [[0] * N_CUBES]
    for cube in range(N_CUBES - 1):
        numbers = range(min(means.upgrades[cube], most) + 1)
        at_home = [[*plan[:cube], number, *plan[cube + 1 :]] for plan in at_home for number in numbers]
    plans = [plan for numbers in at_home for plan in _with_upgrades_elsewhere(means, numbers, conditions)]
    plans.sort(key=_total)
    return plans[1:]


def _total(plan: UpgradePlan) -> int:
    return plan.total


def _with_upgrades_elsewhere(means: Sources, at_home: list[int], conditions: Conditions) -> list[UpgradePlan]:
    """Return plans with upgrades away from home that may help: they free a cube in the supply, or bring the only one.

    The first has none.
    """
    none = [0] * N_CUBES
    plans = [UpgradePlan(at_home, none, none)]
    lacking = _lacking(means, at_home, conditions)
    for cube in range(N_CUBES - 1):
        longer: list[UpgradePlan] = []
        for plan in plans:
            asked = plan.of_kind(cube - 1) if cube else 0
            if conditions.supply == cube:
                asked += 1
            helpful = max(asked if means.s.supply[cube] < asked else 0, lacking[cube])
            for number in range(min(means.upgrades[cube] - at_home[cube], helpful) + 1):
                for after_work in range(number + 1):
                    away = [*plan.away[:cube], number - after_work, *plan.away[cube + 1 :]]
                    worked = [*plan.after_work[:cube], after_work, *plan.after_work[cube + 1 :]]
                    longer.append(UpgradePlan(at_home, away, worked))
        plans = longer
    return plans


def _lacking(means: Sources, at_home: list[int], conditions: Conditions) -> list[int]:
    """Return by kind how many upgrades away from home bring the cube that conditions ask for."""
    lacking = [0] * N_CUBES
    asked = 1
    for cube in range(conditions.owned, 0, -1):
        asked -= means.owned[cube] - at_home[cube]
        lacking[cube - 1] = asked = max(asked, 0)
    return lacking


def upgrade_cards(means: Sources, cube: int) -> list[int]:
    """Return the cards for free upgrades of a kind, each once for every upgrade, cards in use first.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> upgrade_cards(Sources(match.game.catalog, match.state, 0), 0)
    []
    """
    t, s = means.t, means.s
    begun = s.upgrades_left if means.seat == s.active else []
    cards = [card for card in begun if t.effects[card].upgrade_from == cube]
    for card in s.open_cards[means.seat]:
        effect = t.effects[card]
        if effect.upgrade_from == cube:
            cards += [card] * effect.upgrades
    return cards
