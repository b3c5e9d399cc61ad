"""How putting an own tile back in the course of a build action helps: to pay, and to make room."""

from typing import Final

from kontor.anno1800.content.catalog import CELLS, FAMILIES, INDUSTRY, MERCHANT, SHIPYARD, Catalog, Cost
from kontor.anno1800.payment.budget import REPLAY, Budget
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.ways import solve
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.build import fits_ground, twins
from kontor.anno1800.rules.ground import take_up
from kontor.anno1800.rules.moves import Step
from kontor.anno1800.rules.pay import pay
from kontor.anno1800.rules.state import Position
from kontor.anno1800.rules.tokens import exploration_left, spend_exploration

_NOTHING: Final[list[int]] = [0, 0, 0, 0, 0]
CELLS_OF_FAMILY: Final = [
    [cell for cell in range(1, CELLS) if fits_ground(family, cell)] for family in range(len(FAMILIES))
]
"""By family of tile: the cells it may stand on."""


def own_tiles(s: Position, seat: int) -> list[int]:
    """The cells with a tile that could be put back.

    >>> from kontor.engine.matches import new_match
    >>> own_tiles(new_match("anno1800", ["Ada", "Ben"], seed=12).state, 0)
    []
    """
    base = seat * CELLS
    return [cell for cell in range(1, s.last_cell(seat) + 1) if s.tile[base + cell]]


def cells_for(t: Catalog, s: Position, tile: int) -> list[int]:
    """The own cells on which a tile may be built as things stand, payment and shipyards aside (B2, B6, V1).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> cells_for(match.game.catalog, match.state, match.game.catalog.first_ship)
    [16, 17, 18, 19, 20]
    """
    seat = s.active
    if not s.stock[tile]:
        return []
    last = s.last_cell(seat)
    cells = [cell for cell in CELLS_OF_FAMILY[t.family[tile]] if cell <= last]
    if t.family[tile] == INDUSTRY:
        same = twins(t, s, seat, tile)
        if same:
            cells = [cell for cell in cells if not same & ~(1 << cell)]
        if s.cover and t.covers[tile]:
            cells = [cell for cell in cells if cell == t.covers[tile]]
    return cells


def room_for(t: Catalog, s: Position, tile: int, same: int) -> bool:
    """Whether there is a cell for an industry if identical ones lie open on the cells `same`, one bit each (B6, V1).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> room_for(match.game.catalog, match.state, 0, 1 << 3), room_for(match.game.catalog, match.state, 0, 3 << 3)
    (True, False)
    """
    if s.cover and t.covers[tile]:
        return not same & ~(1 << t.covers[tile])
    return not same & (same - 1)


def room_after(t: Catalog, s: Position, tile: int, cell: int) -> bool:
    """Whether a tile can be had and finds room once that on an own cell is put back."""
    seat = s.active
    lying, printed = s.tile[seat * CELLS + cell] - 1, s.printed[seat * CELLS + cell] - 1
    if not s.stock[tile] and lying != tile:
        return False
    if t.family[tile] != INDUSTRY:
        return True
    same = twins(t, s, seat, tile) & ~(1 << cell)
    if printed >= 0 and t.makes[printed] == t.makes[tile] and t.works[printed] == t.works[tile]:
        same |= 1 << cell
    return room_for(t, s, tile, same)


def after_return(t: Catalog, s: Position, cell: int) -> Position:
    """The position once the tile on an own cell is put back."""
    twin = s.copy()
    take_up(t, twin, s.active, cell)
    return twin


class Returnable:
    """The tiles a seat could put back in a build action, and what that would help; worked out once for a position.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t, s = match.game.catalog, match.state
    >>> Returnable(t, s, Means(t, s, 0)).cells
    []
    """

    def __init__(self, t: Catalog, s: Position, means: Means) -> None:
        self.t = t
        self.s = s
        self.means = means
        base = s.active * CELLS
        self.cells = own_tiles(s, s.active) if s.may_return else []
        """Where these tiles lie."""
        self._below: dict[int, list[int]] = {}
        """By what is printed below a tile, an industry or a ship: the cells."""
        self._goods = 0
        """One bit for each good that these tiles make."""
        for cell in self.cells:
            good, below = t.makes[s.tile[base + cell] - 1], s.printed[base + cell] - 1
            if below >= 0 and t.family[below] != SHIPYARD:
                self._below.setdefault(below, []).append(cell)
            if good >= 0:
                self._goods |= 1 << good
        self._known_helpers: list[tuple[int, int, bool]] | None = None
        self._at_best: dict[int, Means] = {}
        self._after: dict[int, Means] = {}

    def hopeful_tiles(self) -> int:
        """The tiles, one bit each, whose goods may be had one by one, also with what lies below other tiles."""
        beyond = self.means.out_of_reach()
        for tile in self._below:
            good = self.t.makes[tile]
            if good >= 0:
                beyond &= ~(1 << good)
            elif self._may_serve(tile):
                beyond &= ~self.means.for_tokens(self.means.most_trade + self.t.level[tile])
        blocked = 0
        for bit, asking in self.t.asking:
            if beyond & bit:
                blocked |= asking
        for cube, number, asking in self.t.exhausting:
            if self.means.owned[cube] < number:
                blocked |= asking
        return ((1 << self.t.n_built) - 1) & ~blocked

    def _may_serve(self, ship: int) -> bool:
        """Exploration tokens pay for tiles only where they stand for trade tokens, or a tile asks for them."""
        return self.t.family[ship] == MERCHANT or self.s.ratio > 0 or self.t.tiles_ask_exploration

    def _may_help(self, ship: int, cost: Cost) -> bool:
        """Whether the tokens of a ship may make the difference."""
        return self.s.ratio > 0 or cost.exploration > 0 or self.means.more_tokens_help(cost, self.t.level[ship])

    def pays(self, cost: Cost) -> bool:
        """Whether a cost that cannot be paid otherwise is paid with what lies below one of the tiles."""
        mask = cost.mask
        missing = mask & self.means.out_of_reach()
        for tile, good, new_place in self._helpers():
            if good:
                # An industry below gives one good; what else is missing stays missing.
                if not mask & good or missing & ~good or not (new_place or cost.repeats):
                    continue
            elif not self._may_help(tile, cost):
                continue
            if self._means_at_best(tile).payable(cost):
                for cell in self._below[tile]:
                    if self._pays_from(cost, cell):
                        return True
        return False

    def _helpers(self) -> list[tuple[int, int, bool]]:
        """What lies below tiles and may help to pay: an industry with its good as a bit, or a ship and 0.

        An industry's cubes may have a free workplace for that good already; then it helps only if two are asked for.
        """
        if self._known_helpers is None:
            t, means = self.t, self.means
            self._known_helpers = []
            for tile in self._below:
                good, cube = t.makes[tile], t.works[tile]
                if good < 0:
                    if self._may_serve(tile):
                        self._known_helpers.append((tile, 0, False))
                elif means.owned[cube]:
                    self._known_helpers.append((tile, 1 << good, not means.free[cube] >> good & 1))
        return self._known_helpers

    def _means_at_best(self, below: int) -> Means:
        at_best = self._at_best.get(below)
        if at_best is None:
            at_best = self._at_best[below] = self.means.with_below(below)
        return at_best

    def _pays_below(self, cost: Cost, cell: int) -> bool:
        """Whether a cost is paid with what lies below the tile on this cell."""
        if not below_helps(self.t, self.s, cost, cell):
            return False
        below = self.s.printed[self.s.active * CELLS + cell] - 1
        return self._means_at_best(below).payable(cost) and self._pays_from(cost, cell)

    def _pays_from(self, cost: Cost, cell: int) -> bool:
        """The same, if it would be paid at best."""
        at = self.s.active * CELLS + cell
        lying, below = self.s.tile[at] - 1, self.s.printed[at] - 1
        if self.t.makes[below] >= 0 and self.t.makes[lying] >= 0 and not cost.mask >> self.t.makes[lying] & 1:
            # The industry that goes back makes nothing that is needed, so nothing is lost.
            return True
        after = self._after.get(cell)
        if after is None:
            after = self._after[cell] = Means(self.t, after_return(self.t, self.s, cell), self.s.active)
        # Mostly the tile can be put back at once; only seldom must something be paid before.
        return after.payable(cost) or bool(ways_with_return(self.t, self.s, cost, cell, first=True))

    def makes_room(self, tile: int) -> bool:
        """Whether a tile that is not to be had, or finds no room, can be built once another one is put back."""
        t, s = self.t, self.s
        good = t.makes[tile]
        if good >= 0 and not self._goods >> good & 1:
            return False
        base = s.active * CELLS
        cells: list[int] = []
        for cell in self.cells:
            lying = s.tile[base + cell] - 1
            if lying == tile or (good >= 0 and t.makes[lying] == good):
                cells.append(cell)
        if not cells:
            return False
        cost = t.tile_cost[tile]
        payable = self.means.payable(cost)
        if not payable and not self.pays(cost):
            return False
        for cell in cells:
            if room_after(t, s, tile, cell) and (payable or self._pays_below(cost, cell)):
                return True
        return False


def below_helps(t: Catalog, s: Position, cost: Cost, cell: int) -> bool:
    """Whether what is printed below a tile could pay: an industry of a good asked for, or a ship with tokens."""
    printed = s.printed[s.active * CELLS + cell] - 1
    if printed < 0 or t.family[printed] == SHIPYARD:
        return False
    return t.family[printed] != INDUSTRY or t.makes[printed] in cost.goods


def _shares(goods: list[int]) -> list[int]:
    """Every share of some goods in ascending order, one bit for each good, equal goods once; small shares first.

    >>> _shares([3, 3, 4])
    [0, 1, 4, 3, 5, 7]
    """
    shares = [0]
    for good in dict.fromkeys(goods):
        at = goods.index(good)
        shares = [bits | ((1 << number) - 1) << at for bits in shares for number in range(goods.count(good) + 1)]
    return sorted(shares, key=lambda bits: (bits.bit_count(), bits))


def ways_with_return(
    t: Catalog, s: Position, cost: Cost, cell: int, first: bool = False, budget: Budget | None = None
) -> list[tuple[Step, ...]]:
    """Ways to pay that put back the tile on a cell at some point: every share of the goods is made before it.

    With `first`, one way that does not put it back at once; with a budget, those that it reaches.
    """
    paid_ways: list[tuple[Step, ...]] = []
    back: Step = (moves.PUT_BACK, cell, 0, 0)
    goods = cost.in_order
    means = Means(t, s, s.active)
    at = s.active * CELLS + cell
    lying, below = t.makes[s.tile[at] - 1], t.makes[s.printed[at] - 1]
    for share in _shares(goods):
        before = [good for index, good in enumerate(goods) if share >> index & 1]
        after = [good for index, good in enumerate(goods) if not share >> index & 1]
        # Before an industry goes back, only its own good need be made; what lies below must make one after that.
        if below >= 0 and (below not in after or (before and lying not in before)):
            continue
        if first and not before and not s.ratio:
            # Whoever wants only one way has tried this already.
            continue
        begun = Cost(before, _NOTHING, 0, 0, 0)
        left = Cost(after, cost.cubes, cost.trade, cost.exploration, cost.gold)
        for way in solve(means, begun, budget=budget):
            if budget is not None and not budget.take(REPLAY):
                return paid_ways
            paid_ways += [(*way.steps, *steps) for steps in _from_return_on(t, s, begun, way.steps, back, left, budget)]
            if first and paid_ways:
                return paid_ways
    return paid_ways


def _from_return_on(
    t: Catalog,
    s: Position,
    begun: Cost,
    steps: tuple[Step, ...],
    back: Step,
    left: Cost,
    budget: Budget | None,
) -> list[tuple[Step, ...]]:
    """The steps from a return on, after what was begun; tokens that would leave may be converted just before it."""
    twin = s.copy()
    twin.returned = 0
    pay(t, twin, begun, steps, None, building=True)
    paid_ways: list[tuple[Step, ...]] = []
    most = exploration_left(twin, s.active) // s.ratio if s.ratio else 0
    for converted in range(most + 1):
        after = twin.copy() if converted < most else twin
        spend_exploration(after, s.active, converted * s.ratio)
        take_up(t, after, s.active, back[1])
        rest = Means(t, after, s.active)
        rest.add_trade(converted)
        if budget is None and not rest.payable(left):
            # A budget counts what is looked at in vain, too.
            continue
        before: tuple[Step, ...] = ((moves.BERYL, converted, 0, 0), back) if converted else (back,)
        # What was converted must be used up.
        paid_ways += [(*before, *way.steps) for way in solve(rest, left, budget=budget) if way.trade >= converted]
    return paid_ways
