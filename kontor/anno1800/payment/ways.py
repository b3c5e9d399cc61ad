"""Ways to pay: all that no other way beats in cubes by kind, tokens by kind and gold, best first."""

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
"""What players find dear: cubes by kind, trade tokens, exploration tokens, gold, cards with a free good."""


class Way(NamedTuple):
    """Steps that pay a cost, and what they take: ready cubes by kind, tokens, gold, cards used.

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
    """All ways to pay a cost, and some gold besides, that no other way beats; best first, `MOST_WAYS` at most.

    Where two take the same, one of them is given: of sellers with one price the poorest. `at_home` is a kind of cube of
    which one must be ready in the end; nobody is sent home from the place `keep` if somebody else can be.

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
    """The same for means that are already worked out; with a budget, those that it reaches."""
    search = AssignmentSearch(means, cost, gold, at_home, first=False, budget=budget)
    search.run()
    return [
        make_way(search, assignment, keep) for assignment in undominated(means, cost, search.assignments)[:MOST_WAYS]
    ]


def make_way(search: AssignmentSearch, assignment: Assignment, keep: int, recalls: Sequence[Step] = ()) -> Way:
    """A plan as steps; where somebody must be sent home, it is by one of these if that will do."""
    steps = _steps(search, assignment, keep, recalls)
    return Way(steps, assignment.used, assignment.trade, assignment.exploration, assignment.gold, assignment.cards)


def first_way(means: Means, cost: Cost, gold: int = 0) -> tuple[Step, ...] | None:
    """The steps of any one way, quickly.

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
    """How dear players find a plan.

    >>> weight(Assignment([], [], [2, 0, 0, 0, 0], 0, 0, 1, 0))
    3.0
    """
    return _weight(assignment.vector())


def _weight(vector: list[int]) -> float:
    return sum([w * v for w, v in zip(_WEIGHTS, vector, strict=True)])


def undominated(means: Means, cost: Cost, assignments: list[Assignment]) -> list[Assignment]:
    """Those that no other beats, best first; of several that take the same, the first.

    One also beats another if it does so with more cubes sent home after their work.
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
    # One that beats another weighs less, so it comes before it.
    kept: list[tuple[int, list[int]]] = []
    for _, index, vector in ranked:
        if not any([_at_most(other, vector) for _, other in kept]):
            kept.append((index, vector))
    vectors = [vector for _, vector in kept]
    spared = [
        not any([_beats_with_recalls(means, cost, other, vector) for other in vectors if other is not vector])
        for vector in vectors
    ]
    return [assignments[index] for (index, _), spare in zip(kept, spared, strict=True) if spare]


def _beats_with_recalls(means: Means, cost: Cost, vector: list[int], other: list[int]) -> bool:
    """Whether a way takes no more than the other, and less of something, once some of its cubes are sent home."""
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
    """The steps of a plan, in an order that works; on the cell `keep` last, so that somebody stays there."""
    goods = search.goods
    walk = _Walk(search.means, assignment, keep, recalls)
    if assignment.converted:
        walk.steps.append((moves.BERYL, assignment.converted, 0, 0))
    walk.clear_workplaces()
    for index in sorted(range(len(goods)), key=lambda index: (assignment.sources[index][2] == keep, index)):
        walk.take(goods[index], index)
    for cube in range(N_CUBES):
        while walk.ready[cube] < search.wanted[cube]:
            walk.send_home(cube, walk.find(cube))
    return tuple(walk.steps)


class _Walk:
    """Following a plan step by step."""

    def __init__(self, means: Sources, assignment: Assignment, keep: int, recalls: Sequence[Step]) -> None:
        self.means = means
        self.recalls = recalls
        self.assignment = assignment
        self.keep = keep
        self.ready = means.ready[:]
        self.tired = means.s.tired[means.seat * N_CUBES : (means.seat + 1) * N_CUBES]
        self.crews: dict[int, int] = {}
        self.steps: list[Step] = []
        self.leaving = assignment.leaving[:]

    def clear_workplaces(self) -> None:
        """Who is at work now and must leave goes home before anything else: they may be needed elsewhere."""
        for index, cube in enumerate(self.leaving):
            cell = self.assignment.sources[index][2]
            if cube >= 0 and self._crew(cell) >> (CREW_BITS * cube) & CREW_MASK:
                self.send_home(cube, cell)
                self.leaving[index] = -1

    def take(self, good: int, index: int) -> None:
        kind, what, cell = self.assignment.sources[index]
        if kind == BY_WORK:
            if self.leaving[index] >= 0:
                self.send_home(self.leaving[index], cell)
            if not self.ready[what]:
                self.send_home(what, self.find(what))
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

    def find(self, cube: int) -> int:
        """Where to send a cube home from: a workplace, else the exhausted area; the place to keep only if need be.

        A workplace that somebody else of the plan must leave later is not touched if it can be helped.
        """
        mask = CREW_MASK << (CREW_BITS * cube)
        places = places_away(self.means.s, self.means.seat, cube)
        cells = [cell for cell in {*places, *self.crews} - {EXHAUSTED} if self._crew(cell) & mask]
        if self.tired[cube]:
            cells.append(EXHAUSTED)
        later = [self.assignment.sources[index][2] for index, other in enumerate(self.leaving) if other >= 0]
        if self.recalls:
            wished = [place for place in cells if (moves.SHIFT_END, cube, place, 0) in self.recalls]
            cells = wished or cells
        return min(cells, key=lambda place: (place == self.keep, place in later, place))

    def send_home(self, cube: int, place: int) -> None:
        self.steps.append((moves.SHIFT_END, cube, place, 0))
        if place == EXHAUSTED:
            self.tired[cube] -= 1
        else:
            self.crews[place] = self._crew(place) - CREW_ONE[cube]
        self.ready[cube] += 1
