"""The steps of a way to pay, in a legal order."""

from collections.abc import Sequence

from kontor.anno1800.content.catalog import N_CUBES
from kontor.anno1800.payment.free_upgrades import UpgradeSearch, upgrade_cards
from kontor.anno1800.payment.search import Assignment, AssignmentSearch
from kontor.anno1800.payment.sources import BY_CARD, BY_TRADE, BY_WORK, Sources
from kontor.anno1800.payment.upgrade_order import WHERE_IT_WORKED
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.moves import Step
from kontor.anno1800.rules.places import places_away
from kontor.anno1800.rules.state import CREW_BITS, CREW_MASK, CREW_ONE, EXHAUSTED, HOME


def build_steps(
    search: AssignmentSearch, assignment: Assignment, keep: int, recalls: Sequence[Step] = ()
) -> tuple[Step, ...]:
    """Return the steps of an assignment in a legal order. Work on the cell `keep` comes last, so a cube stays there.

    Cubes are recalled by the steps `recalls` where possible.
    """
    goods = search.goods
    builder = StepBuilder(search.means, assignment, keep, recalls)
    builder.begin()
    for index in sorted(range(len(goods)), key=lambda index: (assignment.sources[index][2] == keep, index)):
        builder.take(goods[index], index)
    builder.bring_home(search.wanted)
    return tuple(builder.steps)


def build_upgraded_steps(search: UpgradeSearch, assignment: Assignment, keep: int) -> tuple[Step, ...]:
    """Return the steps of an assignment with free upgrades: these come first, unless no cube would be left to work."""
    builder = StepBuilder(search.before, assignment, keep)
    goods, sources, upgraded = search.goods, assignment.sources, search.upgraded
    order = sorted(range(len(goods)), key=lambda index: (sources[index][2] == keep, index))
    works = [index for index in order if sources[index][0] == BY_WORK]
    builder.reserved = [upgrade for upgrade in upgraded.order.upgrades if upgrade[1] not in (HOME, WHERE_IT_WORKED)]
    builder.begin()
    left = [search.plan.of_kind(cube) for cube in range(N_CUBES)]
    for cube, place in upgraded.order.upgrades:
        left[cube] -= 1
        # The last cube of a kind does all the work of its kind first.
        number = len(works) if not left[cube] and not upgraded.owned[cube] else int(place == WHERE_IT_WORKED)
        for index in [index for index in works if sources[index][1] == cube][:number]:
            works.remove(index)
            builder.take(goods[index], index)
        builder.upgrade(cube, builder.last_workplace(cube) if place == WHERE_IT_WORKED else place)
    for index in order:
        if sources[index][0] != BY_WORK:
            builder.take(goods[index], index)
    for index in works:
        builder.take(goods[index], index)
    builder.bring_home(search.wanted)
    return tuple(builder.steps)


class StepBuilder:
    """Builds the steps of an assignment and tracks where the cubes are."""

    def __init__(self, means: Sources, assignment: Assignment, keep: int, recalls: Sequence[Step] = ()) -> None:
        self.means = means
        self.recalls = recalls
        self.assignment = assignment
        self.keep = keep
        self.ready = means.ready[:]
        self.exhausted = means.s.exhausted[means.seat * N_CUBES : (means.seat + 1) * N_CUBES]
        self.crews: dict[int, int] = {}
        self.steps: list[Step] = []
        self.leaving = assignment.leaving[:]
        self.upgraded = [0] * N_CUBES
        """By kind: the free upgrades taken so far."""
        self.reserved: list[tuple[int, int]] = []
        """Kind and place of cubes that will be upgraded where they are, so others are recalled."""
        self._workplaces = [0] * N_CUBES

    def begin(self) -> None:
        """Convert tokens, and recall the cubes that must leave full workplaces: they may be needed elsewhere."""
        if self.assignment.converted:
            self.steps.append((moves.BERYL, self.assignment.converted, 0, 0))
        for index, cube in enumerate(self.leaving):
            cell = self.assignment.sources[index][2]
            if cube >= 0 and self._crew(cell) >> (CREW_BITS * cube) & CREW_MASK:
                self.recall(cube, cell)
                self.leaving[index] = -1

    def take(self, good: int, index: int) -> None:
        """Take a good from its source."""
        kind, what, cell = self.assignment.sources[index]
        if kind == BY_WORK:
            if self.leaving[index] >= 0:
                self.recall(self.leaving[index], cell)
            if not self.ready[what]:
                self.recall(what, self.place_to_recall(what))
            self.ready[what] -= 1
            self.crews[cell] = self._crew(cell) + CREW_ONE[what]
            self._workplaces[what] = cell
            self.steps.append((moves.WORK, cell, 0, 0))
        elif kind == BY_TRADE:
            self.steps.append((moves.BUY, good, cell, 0))
        elif kind == BY_CARD:
            self.steps.append((moves.FREE, good, what, 0))
        else:
            self.steps.append((moves.IMPORT, good, 0, 0))

    def last_workplace(self, cube: int) -> int:
        """Return the cell on which a cube of a kind worked last."""
        return self._workplaces[cube]

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
        return min(cells, key=lambda place: ((cube, place) in self.reserved, place == self.keep, place in later, place))

    def recall(self, cube: int, place: int) -> None:
        """Recall a cube from a place."""
        self.steps.append((moves.RECALL_STEP, cube, place, 0))
        if place == EXHAUSTED:
            self.exhausted[cube] -= 1
        else:
            self.crews[place] = self._crew(place) - CREW_ONE[cube]
        self.ready[cube] += 1

    def bring_home(self, wanted: list[int]) -> None:
        """Recall cubes until as many of each kind are ready as wanted."""
        for cube in range(N_CUBES):
            while self.ready[cube] < wanted[cube]:
                self.recall(cube, self.place_to_recall(cube))

    def upgrade(self, cube: int, place: int) -> None:
        """Upgrade a cube for free where it is. Upgrades by the same card in a row are one step."""
        if place == HOME and not self.ready[cube]:
            self.recall(cube, self.place_to_recall(cube))
        self.upgraded[cube] += 1
        card = upgrade_cards(self.means, cube)[self.upgraded[cube] - 1]
        op, last, places, _ = self.steps[-1] if self.steps else (-1, 0, 0, 0)
        if op == moves.USE_STEP and last == card:
            self.steps[-1] = (op, card, moves.pack_places((*moves.unpack_places(places), place)), 0)
        else:
            self.steps.append((moves.USE_STEP, card, moves.pack_places((place,)), 0))
        if (cube, place) in self.reserved:
            self.reserved.remove((cube, place))
        if place == HOME:
            self.ready[cube] -= 1
            self.ready[cube + 1] += 1
        elif place == EXHAUSTED:
            self.exhausted[cube] -= 1
            self.exhausted[cube + 1] += 1
        else:
            self.crews[place] = self._crew(place) + CREW_ONE[cube + 1] - CREW_ONE[cube]
