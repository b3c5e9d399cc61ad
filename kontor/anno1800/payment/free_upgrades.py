"""Free upgrades in the middle of a payment: a cube is raised and pays as what it has become."""

from collections.abc import Iterator
from typing import NamedTuple

from kontor.anno1800.content.catalog import N_CUBES, Cost
from kontor.anno1800.payment.conditions import NO_CONDITIONS, Conditions
from kontor.anno1800.payment.search import Assignment, AssignmentSearch
from kontor.anno1800.payment.sources import Sources
from kontor.anno1800.rules.places import count_at, places_away
from kontor.anno1800.rules.state import CREW_ONE


class UpgradePlan(NamedTuple):
    """Free upgrades for one payment.

    >>> UpgradePlan([1, 0, 0, 0, 0], [0, 0, 0, 0, 0]).at_home[0]
    1
    """

    at_home: list[int]
    """By kind: how many cubes are upgraded in their district, after they worked."""
    away: list[int]
    """By kind: how many cubes are upgraded where they are, before anything else. This matters for the supply."""


class UpgradedMeans(Sources):
    """The means of a seat with free upgrades. Cubes to be upgraded do not count as ready, upgraded ones do.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> means = Sources(match.game.catalog, match.state, 0)
    >>> UpgradedMeans(means, UpgradePlan([1, 0, 0, 0, 0], [0, 0, 0, 0, 0])).ready
    [3, 4, 2, 0, 0]
    """

    def __init__(self, means: Sources, plan: UpgradePlan) -> None:
        super().__init__(means.t, means.s, means.seat)
        self.share(means)
        self.supply = self.s.supply[:]
        self.away: list[tuple[int, int]] = []
        """Kind and place of each cube that is upgraded away from home, in the order of the upgrades."""
        self._raised: dict[int, int] = {}
        """By cell: what these upgrades change in the crew."""
        self.is_possible = True
        for cube in range(N_CUBES - 2, -1, -1):
            self._raise_away(cube, plan.away[cube])
        self.workers = self.owned[:]
        for cube in range(N_CUBES - 1):
            number = plan.at_home[cube]
            if number:
                self.ready[cube] -= number
                self.ready[cube + 1] += number
                self.workers[cube + 1] += number
                self._exchange(cube, number)

    def _raise_away(self, cube: int, number: int) -> None:
        """Upgrade cubes of a kind where they are, in the exhausted area if possible."""
        places = [
            place
            for place in reversed(places_away(self.s, self.seat, cube))
            for _ in range(count_at(self.s, self.seat, cube, place))
        ]
        if number > len(places) or number > self.supply[cube + 1]:
            self.is_possible = False
            return
        for place in places[:number]:
            self.away.append((cube, place))
            self._raised[place] = self._raised.get(place, 0) + CREW_ONE[cube + 1] - CREW_ONE[cube]
        self._exchange(cube, number)

    def _exchange(self, cube: int, number: int) -> None:
        self.owned[cube] -= number
        self.owned[cube + 1] += number
        self.supply[cube] += number
        self.supply[cube + 1] -= number

    def crew(self, cell: int) -> int:
        """Return the cubes at work on a cell, as a crew, after the upgrades of cubes that are away."""
        return super().crew(cell) + self._raised.get(cell, 0)


def _first_kinds(means: Sources, plan: UpgradePlan) -> list[int] | None:
    """Return the kinds whose upgrades at home must come before all others, or None if the supply forbids the plan.

    An upgrade takes a cube of the next kind from the supply. If none is left there, one of that kind is upgraded first.
    """
    first: list[int] = []
    for cube in range(N_CUBES - 2, -1, -1):
        number = plan.at_home[cube]
        left = means.s.supply[cube + 1] - plan.away[cube] + plan.away[cube + 1]
        if number > left:
            if number > left + plan.at_home[cube + 1] or plan.at_home[cube + 1] > means.owned[cube + 1]:
                return None
            first.append(cube + 1)
    return first


class UpgradeSearch(AssignmentSearch):
    """A search for ways to pay a cost with the free upgrades of a plan.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> means, cost = Sources(match.game.catalog, match.state, 0), match.game.catalog.hire_cost[0]
    >>> UpgradeSearch(means, UpgradePlan([1, 0, 0, 0, 0], [0, 0, 0, 0, 0]), cost, 0, -1, first=True).run()
    True
    """

    def __init__(self, means: Sources, plan: UpgradePlan, cost: Cost, gold: int, at_home: int, first: bool) -> None:
        self.upgraded = UpgradedMeans(means, plan)
        super().__init__(self.upgraded, cost, gold, at_home, first)
        self.before = means
        self.plan = plan
        kinds = _first_kinds(means, plan)
        self.is_possible = kinds is not None and self.upgraded.is_possible
        self.first_kinds = kinds or []

    def run(self) -> bool:
        """Search for assignments. Return whether there is one."""
        return self.is_possible and super().run()

    def _short(self, cube: int) -> int:
        short = super()._short(cube)
        if cube in self.first_kinds:
            # These cubes must be at home before any upgraded one comes.
            short = max(short, self.plan.at_home[cube] - self.before.ready[cube] - self.left[cube])
        return short

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
    """Return the plans with at most `most` upgrades of each kind, those with the fewest upgrades first."""
    at_home = [[0] * N_CUBES]
    for cube in range(N_CUBES - 1):
        numbers = range(min(means.upgrades[cube], most) + 1)
        at_home = [[*plan[:cube], number, *plan[cube + 1 :]] for plan in at_home for number in numbers]
    plans = [UpgradePlan(plan, away) for plan in at_home for away in _away(means, plan, conditions)]
    plans.sort(key=upgrades_in)
    return plans[1:]


def _away(means: Sources, at_home: list[int], conditions: Conditions) -> list[list[int]]:
    """Return the upgrades of cubes that are away which may help: they free a cube in the supply, or bring the only one.

    The first is to upgrade none.
    """
    choices = [[0] * N_CUBES]
    for cube in range(N_CUBES - 1):
        asked = at_home[cube - 1] if cube else 0
        if conditions.supply == cube:
            asked += 1
        helpful = asked if means.s.supply[cube] < asked else 0
        if conditions.owned == cube + 1 and not means.owned[cube + 1]:
            helpful += 1
        numbers = range(min(means.upgrades[cube] - at_home[cube], helpful) + 1)
        choices = [[*away[:cube], number, *away[cube + 1 :]] for away in choices for number in numbers]
    return choices


def upgrades_in(plan: UpgradePlan) -> int:
    """Return the number of upgrades of a plan.

    >>> upgrades_in(UpgradePlan([1, 0, 0, 0, 0], [0, 1, 0, 0, 0]))
    2
    """
    return sum(plan.at_home) + sum(plan.away)


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
