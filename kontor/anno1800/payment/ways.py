"""Ways to pay, best first, without those that another way dominates in cubes by kind, tokens by kind and gold."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kontor.anno1800.content.catalog import N_CUBES, Catalog, Cost
from kontor.anno1800.payment.budget import Budget
from kontor.anno1800.payment.conditions import NO_CONDITIONS, Conditions
from kontor.anno1800.payment.free_upgrades import upgrade_searches
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.search import Assignment, AssignmentSearch
from kontor.anno1800.payment.sources import Sources
from kontor.anno1800.payment.steps import build_steps, build_upgraded_steps
from kontor.anno1800.rules.moves import Step
from kontor.anno1800.rules.state import Position

MOST_WAYS: Final = 64
_GOLD: Final = N_CUBES + 2
_WEIGHTS: Final = [1.0, 1.5, 2.5, 3.5, 4.0, 1.4, 1.4, 1.0, 4.0]
"""How much players value cubes by kind, trade tokens, exploration tokens, gold, and cards with a free good."""


class Way(NamedTuple):
    """Steps that pay a cost, and what they take: ready cubes by kind, tokens, gold, cards.

    >>> Way((), [0] * 5, 0, 0, 0, 0).gold
    0
    """

    steps: tuple[Step, ...]
    cubes: list[int]
    trade: int
    exploration: int
    gold: int
    cards: int
    upgrades: int = 0


def ways(t: Catalog, s: Position, seat: int, cost: Cost, gold: int = 0, at_home: int = -1, keep: int = -1) -> list[Way]:
    """Return the undominated ways to pay a cost plus some gold, best first, at most `MOST_WAYS`.

    Of ways that take the same, one is returned, for example with the poorest of the sellers with the same price. A cube
    of the kind `at_home` must be ready in the end. Cubes at the place `keep` are recalled only if no others can be.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> from kontor.anno1800.rules import moves
    >>> t = match.game.catalog
    >>> for way in ways(t, match.state, 0, t.hire_cost[1]):
    ...     print([moves.step_text(t, step) for step in way.steps], way.cubes, way.trade)
    ['work 1', 'work 7'] [1, 0, 1, 0, 0] 0
    ['work 1', 'buy bricks from 1'] [1, 0, 0, 0, 0] 2
    ['buy planks from 1', 'work 7'] [0, 0, 1, 0, 0] 1
    """
    return solve(Means(t, s, seat), cost, gold, at_home, keep)


def solve(
    means: Means,
    cost: Cost,
    gold: int = 0,
    at_home: int = -1,
    keep: int = -1,
    budget: Budget | None = None,
    conditions: Conditions = NO_CONDITIONS,
) -> list[Way]:
    """Return the undominated ways to pay with these means (see `ways`). With a budget, stop when it is used up.

    Goods at hand are used first. Free upgrades are taken only if there is no other way, and as few as possible.
    """
    cost = means.after_hand(cost)
    search = AssignmentSearch(means, cost, gold, at_home, first=False, budget=budget)
    if means.meets(conditions) and search.run():
        best = undominated(means, cost, search.assignments)[:MOST_WAYS]
        return [make_way(search, assignment, keep) for assignment in best]
    return _solve_with_upgrades(means, cost, gold, conditions._replace(at_home=at_home), keep) if means.upgrades else []


def _solve_with_upgrades(means: Means, cost: Cost, gold: int, conditions: Conditions, keep: int) -> list[Way]:
    """Return the undominated ways to pay what goods at hand do not pay, with the fewest free upgrades possible."""
    found: list[Way] = []
    takes: list[list[int]] = []
    for search in upgrade_searches(means, cost, gold, conditions, first=False):
        plan = search.plan
        if found and plan.total > found[0].upgrades:
            break
        for assignment in undominated(search.upgraded, cost, search.assignments)[:MOST_WAYS]:
            a, cubes = assignment, search.taken(assignment)
            # Other plans with the same upgrades may take the same: a cube may be upgraded here or there.
            taken = [*cubes, a.trade, a.exploration, a.gold, a.cards, *map(plan.of_kind, range(N_CUBES))]
            if not any([_at_most(other, taken) for other in takes]):
                takes.append(taken)
                steps = build_upgraded_steps(search, assignment, keep)
                found.append(Way(steps, cubes, a.trade, a.exploration, a.gold, a.cards, plan.total))
    return found


def make_way(search: AssignmentSearch, assignment: Assignment, keep: int, recalls: Sequence[Step] = ()) -> Way:
    """Turn an assignment into a way with steps. Cubes are recalled by the steps `recalls` where possible."""
    steps = build_steps(search, assignment, keep, recalls)
    return Way(steps, assignment.used, assignment.trade, assignment.exploration, assignment.gold, assignment.cards)


def first_way(
    means: Means, cost: Cost, gold: int = 0, conditions: Conditions = NO_CONDITIONS
) -> tuple[Step, ...] | None:
    """Return the steps of any way, quickly, or None if there is none.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.catalog
    >>> first_way(Means(t, match.state, 0), t.hire_cost[0])
    ((0, 1, 0, 0),)
    """
    plain = means.meets(conditions)
    if plain and not gold and not cost.repeats:
        steps = means.first_steps(cost)
        if steps is not None:
            return steps
    cost = means.after_hand(cost)
    search = AssignmentSearch(means, cost, gold, -1, first=True)
    if plain and search.run():
        return make_way(search, search.assignments[0], -1).steps
    for upgraded in upgrade_searches(means, cost, gold, conditions):
        return build_upgraded_steps(upgraded, upgraded.assignments[0], -1)
    return None


def weight(assignment: Assignment) -> float:
    """Return how much players value what an assignment takes.

    >>> weight(Assignment([], [], [2, 0, 0, 0, 0], 0, 0, 1, 0))
    3.0
    """
    return _weight(assignment.vector())


def _weight(vector: list[int]) -> float:
    return sum([w * v for w, v in zip(_WEIGHTS, vector, strict=True)])


def undominated(means: Sources, cost: Cost, assignments: list[Assignment]) -> list[Assignment]:
    """Return the undominated assignments, best first. Of several that take the same, the first is returned.

    An assignment also dominates another if it does so after recalling more cubes that worked.
    """
    if len(assignments) < 2:
        return assignments
    ranked: list[tuple[float, int, list[int]]] = []
    seen: set[tuple[int, ...]] = set()
    for index, assignment in enumerate(assignments):
        vector = assignment.vector()
        if tuple(vector) not in seen:
            seen.add(tuple(vector))
            ranked.append((_weight(vector), index, vector))
    ranked.sort()
    # A dominating assignment weighs less, so it comes first.
    candidates: list[tuple[int, list[int]]] = []
    for _, index, vector in ranked:
        if not any([_at_most(other, vector) for _, other in candidates]):
            candidates.append((index, vector))
    vectors = [vector for _, vector in candidates]
    remaining = [
        not any([_dominates_with_recalls(means, cost, other, vector) for other in vectors if other is not vector])
        for vector in vectors
    ]
    return [assignments[index] for (index, _), remains in zip(candidates, remaining, strict=True) if remains]


def _dominates_with_recalls(means: Sources, cost: Cost, vector: list[int], other: list[int]) -> bool:
    """Whether a way takes no more than the other, and less of something, after recalling some of its cubes."""
    gold = vector[_GOLD]
    less = False
    for cube in range(N_CUBES):
        more = vector[cube] - other[cube]
        if more > 0:
            away = means.owned[cube] - means.ready[cube] + vector[cube] - cost.cubes[cube]
            if more > away:
                return False
            gold += more * means.t.recall_price[cube]
        elif more < 0:
            less = True
    for at in range(N_CUBES, len(vector)):
        mine = gold if at == _GOLD else vector[at]
        if mine > other[at]:
            return False
        less = less or mine < other[at]
    return less


def _at_most(vector: list[int], other: list[int]) -> bool:
    for mine, theirs in zip(vector, other, strict=True):
        if mine > theirs:
            return False
    return True
