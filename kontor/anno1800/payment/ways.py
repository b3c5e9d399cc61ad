"""Ways to pay, best first, without those that another way dominates in cubes by kind, tokens by kind and gold."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kontor.anno1800.content.catalog import N_CUBES, Catalog, Cost
from kontor.anno1800.payment.budget import Budget
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.search import Assignment, AssignmentSearch
from kontor.anno1800.payment.sources import BY_CARD, BY_TRADE, BY_WORK, Sources
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.moves import Step
from kontor.anno1800.rules.places import places_away
from kontor.anno1800.rules.state import CREW_BITS, CREW_MASK, CREW_ONE, EXHAUSTED, Position

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


def ways(t: Catalog, s: Position, seat: int, cost: Cost, gold: int = 0, at_home: int = -1, keep: int = -1) -> list[Way]:
    """Return the undominated ways to pay a cost plus some gold, best first, at most `MOST_WAYS`.

    Of ways that take the same, one is returned, for example with the poorest of the sellers with the same price. A cube
    of the kind `at_home` must be ready in the end. Cubes at the place `keep` are recalled only if no others can be.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.catalog
    >>> for way in ways(t, match.state, 0, t.hire_cost[1]):
    ...     print([moves.step_text(t, step) for step in way.steps], way.cubes, way.trade)
    ['work 1', 'work 7'] [1, 0, 1, 0, 0] 0
    ['work 1', 'buy bricks from 1'] [1, 0, 0, 0, 0] 2
    ['buy planks from 1', 'work 7'] [0, 0, 1, 0, 0] 1
    """
    return solve(Means(t, s, seat), cost, gold, at_home, keep)


def solve(
    means: Means, cost: Cost, gold: int = 0, at_home: int = -1, keep: int = -1, budget: Budget | None = None
) -> list[Way]:
    """Return the undominated ways to pay with these means (see `ways`). With a budget, stop when it is used up."""
    search = AssignmentSearch(means, cost, gold, at_home, first=False, budget=budget)
    search.run()
    return [
        make_way(search, assignment, keep) for assignment in undominated(means, cost, search.assignments)[:MOST_WAYS]
    ]


def make_way(search: AssignmentSearch, assignment: Assignment, keep: int, recalls: Sequence[Step] = ()) -> Way:
    """Turn an assignment into a way with steps. Cubes are recalled by the steps `recalls` where possible."""
    steps = _steps(search, assignment, keep, recalls)
    return Way(steps, assignment.used, assignment.trade, assignment.exploration, assignment.gold, assignment.cards)


def first_way(means: Means, cost: Cost, gold: int = 0) -> tuple[Step, ...] | None:
    """Return the steps of any way, quickly, or None if there is none.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.catalog
    >>> first_way(Means(t, match.state, 0), t.hire_cost[0])
    ((0, 1, 0, 0),)
    """
    if not gold and not cost.repeats:
        steps = means.first_steps(cost)
        if steps is not None:
            return steps
    search = AssignmentSearch(means, cost, gold, -1, first=True)
    return make_way(search, search.assignments[0], -1).steps if search.run() else None


def weight(assignment: Assignment) -> float:
    """Return how much players value what an assignment takes.

    >>> weight(Assignment([], [], [2, 0, 0, 0, 0], 0, 0, 1, 0))
    3.0
    """
    return _weight(assignment.vector())


def _weight(vector: list[int]) -> float:
    return sum([w * v for w, v in zip(_WEIGHTS, vector, strict=True)])


def undominated(means: Means, cost: Cost, assignments: list[Assignment]) -> list[Assignment]:
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


def _dominates_with_recalls(means: Means, cost: Cost, vector: list[int], other: list[int]) -> bool:
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


def _steps(search: AssignmentSearch, assignment: Assignment, keep: int, recalls: Sequence[Step]) -> tuple[Step, ...]:
    """Return the steps of an assignment in a legal order. Work on the cell `keep` comes last, so a cube stays there."""
    goods = search.goods
    builder = _StepBuilder(search.means, assignment, keep, recalls)
    if assignment.converted:
        builder.steps.append((moves.BERYL, assignment.converted, 0, 0))
    builder.clear_workplaces()
    for index in sorted(range(len(goods)), key=lambda index: (assignment.sources[index][2] == keep, index)):
        builder.take(goods[index], index)
    for cube in range(N_CUBES):
        while builder.ready[cube] < search.wanted[cube]:
            builder.recall(cube, builder.place_to_recall(cube))
    return tuple(builder.steps)


class _StepBuilder:
    """Builds the steps of an assignment and tracks where the cubes are."""

    def __init__(self, means: Sources, assignment: Assignment, keep: int, recalls: Sequence[Step]) -> None:
        self.means = means
        self.recalls = recalls
        self.assignment = assignment
        self.keep = keep
        self.ready = means.ready[:]
        self.exhausted = means.s.exhausted[means.seat * N_CUBES : (means.seat + 1) * N_CUBES]
        self.crews: dict[int, int] = {}
        self.steps: list[Step] = []
        self.leaving = assignment.leaving[:]

    def clear_workplaces(self) -> None:
        """Recall the cubes at work that must leave full workplaces first, because they may be needed elsewhere."""
        for index, cube in enumerate(self.leaving):
            cell = self.assignment.sources[index][2]
            if cube >= 0 and self._crew(cell) >> (CREW_BITS * cube) & CREW_MASK:
                self.recall(cube, cell)
                self.leaving[index] = -1

    def take(self, good: int, index: int) -> None:
        kind, what, cell = self.assignment.sources[index]
        if kind == BY_WORK:
            if self.leaving[index] >= 0:
                self.recall(self.leaving[index], cell)
            if not self.ready[what]:
                self.recall(what, self.place_to_recall(what))
            self.ready[what] -= 1
            self.crews[cell] = self._crew(cell) + CREW_ONE[what]
            self.steps.append((moves.WORK, cell, 0, 0))
        elif kind == BY_TRADE:
            self.steps.append((moves.BUY, good, cell, 0))
        elif kind == BY_CARD:
            self.steps.append((moves.FREE, good, what, 0))
        else:
            self.steps.append((moves.IMPORT, good, 0, 0))

    def _crew(self, cell: int) -> int:
        return self.crews.get(cell, self.means.crew(cell))

    def place_to_recall(self, cube: int) -> int:
        """Return the place to recall a cube from: a workplace if possible, else the exhausted area.

        The place `keep` and workplaces that another cube must leave later are taken only if there is no other place.
        """
        mask = CREW_MASK << (CREW_BITS * cube)
        places = places_away(self.means.s, self.means.seat, cube)
        cells = [cell for cell in {*places, *self.crews} - {EXHAUSTED} if self._crew(cell) & mask]
        if self.exhausted[cube]:
            cells.append(EXHAUSTED)
        later = [self.assignment.sources[index][2] for index, other in enumerate(self.leaving) if other >= 0]
        if self.recalls:
            required = [place for place in cells if (moves.RECALL_STEP, cube, place, 0) in self.recalls]
            cells = required or cells
        return min(cells, key=lambda place: (place == self.keep, place in later, place))

    def recall(self, cube: int, place: int) -> None:
        self.steps.append((moves.RECALL_STEP, cube, place, 0))
        if place == EXHAUSTED:
            self.exhausted[cube] -= 1
        else:
            self.crews[place] = self._crew(place) - CREW_ONE[cube]
        self.ready[cube] += 1
