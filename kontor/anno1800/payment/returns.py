"""Returning a tile during a build action, to pay with what lies below it or to make room."""

from typing import Final

from kontor.anno1800.content.catalog import CELLS, FAMILIES, INDUSTRY, MERCHANT, SHIPYARD, Catalog, Cost
from kontor.anno1800.payment.budget import REPLAY_COST, Budget
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.ways import solve
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.build import fits_ground, identical_cells
from kontor.anno1800.rules.ground import take_up
from kontor.anno1800.rules.moves import Step
from kontor.anno1800.rules.pay import pay
from kontor.anno1800.rules.state import Position
from kontor.anno1800.rules.tokens import exploration_left, spend_exploration

_NO_CUBES: Final[list[int]] = [0, 0, 0, 0, 0]
CELLS_OF_FAMILY: Final = [
    [cell for cell in range(1, CELLS) if fits_ground(family, cell)] for family in range(len(FAMILIES))
]
"""By family of tile: the cells it may lie on."""


def own_tiles(s: Position, seat: int) -> list[int]:
    """Return the cells with a tile that could be returned.

    >>> from kontor.engine.matches import new_match
    >>> own_tiles(new_match("anno1800", ["Ada", "Ben"], seed=12).state, 0)
    []
    """
    base = seat * CELLS
    return [cell for cell in range(1, s.last_cell(seat) + 1) if s.tile[base + cell]]


def cells_for(t: Catalog, s: Position, tile: int) -> list[int]:
    """Return the cells where the active player may build a tile now, regardless of cost and shipyards (B2, B6, V1).

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
        same = identical_cells(t, s, seat, tile)
        if same:
            cells = [cell for cell in cells if not same & ~(1 << cell)]
        if s.cover and t.covers[tile]:
            cells = [cell for cell in cells if cell == t.covers[tile]]
    return cells


def room_for(t: Catalog, s: Position, tile: int, same: int) -> bool:
    """Whether an industry has a cell if identical ones are open on the cells `same`, one bit each (B6, V1).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> room_for(match.game.catalog, match.state, 0, 1 << 3), room_for(match.game.catalog, match.state, 0, 3 << 3)
    (True, False)
    """
    if s.cover and t.covers[tile]:
        return not same & ~(1 << t.covers[tile])
    return not same & (same - 1)


def room_after(t: Catalog, s: Position, tile: int, cell: int) -> bool:
    """Whether a tile is in stock and has a cell after the tile on `cell` is returned."""
    seat = s.active
    built, printed = s.tile[seat * CELLS + cell] - 1, s.printed[seat * CELLS + cell] - 1
    if not s.stock[tile] and built != tile:
        return False
    if t.family[tile] != INDUSTRY:
        return True
    same = identical_cells(t, s, seat, tile) & ~(1 << cell)
    if printed >= 0 and t.makes[printed] == t.makes[tile] and t.works[printed] == t.works[tile]:
        same |= 1 << cell
    return room_for(t, s, tile, same)


def after_return(t: Catalog, s: Position, cell: int) -> Position:
    """Return the position after the tile on `cell` is returned."""
    trial = s.copy()
    take_up(t, trial, s.active, cell)
    return trial


class Returnable:
    """The tiles that a seat could return in a build action, and what this would help. Valid for one position.

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
        """The cells of these tiles."""
        self._below: dict[int, list[int]] = {}
        """By industry or ship printed below a tile: the cells."""
        self._goods = 0
        """One bit for each good that these tiles make."""
        for cell in self.cells:
            good, below = t.makes[s.tile[base + cell] - 1], s.printed[base + cell] - 1
            if below >= 0 and _may_pay(t, below):
                self._below.setdefault(below, []).append(cell)
            if good >= 0:
                self._goods |= 1 << good
        self._helper_cache: list[tuple[int, int, bool]] | None = None
        self._best_case: dict[int, Means] = {}
        self._after: dict[int, Means] = {}

    def candidate_tiles(self) -> int:
        """Return the tiles, one bit each, whose goods may be had singly, also with what lies below other tiles."""
        beyond = self.means.out_of_reach()
        for tile in self._below:
            good = self.t.makes[tile]
            if good >= 0:
                beyond &= ~(1 << good)
            elif self._tokens_can_pay(tile):
                beyond &= ~self.means.for_tokens(self.means.most_trade + self.t.level[tile])
        blocked = 0
        for bit, asking in self.t.asking:
            if beyond & bit:
                blocked |= asking
        for cube, number, asking in self.t.exhausting:
            if self.means.most_owned(cube) < number:
                blocked |= asking
        return ((1 << self.t.n_built) - 1) & ~blocked

    def _tokens_can_pay(self, ship: int) -> bool:
        """Whether the tokens of a ship can pay for a tile.

        Exploration tokens can do so only in place of trade tokens, or if some tile costs them.
        """
        return self.t.family[ship] == MERCHANT or self.s.ratio > 0 or self.t.tiles_ask_exploration

    def _tokens_can_help(self, ship: int, cost: Cost) -> bool:
        """Whether the tokens of a ship may make a cost payable."""
        return self.s.ratio > 0 or cost.exploration > 0 or self.means.more_tokens_help(cost, self.t.level[ship])

    def pays(self, cost: Cost) -> bool:
        """Whether what lies below one of the tiles pays a cost that cannot be paid otherwise."""
        mask = cost.mask
        missing = mask & self.means.out_of_reach()
        for tile, good, new_place in self._helpers():
            if good:
                # An industry below brings one good, so no other good may be missing.
                if not mask & good or missing & ~good or not (new_place or cost.repeats):
                    continue
            elif not self._tokens_can_help(tile, cost):
                continue
            if self._best_case_means(tile).payable(cost):
                for cell in self._below[tile]:
                    if self._pays_from(cost, cell):
                        return True
        return False

    def _helpers(self) -> list[tuple[int, int, bool]]:
        """Return what may help to pay below the tiles: the tile, its good as a bit (0 for a ship), and a flag.

        The flag tells whether an industry adds the only free workplace for its good. Without it, the industry helps
        only if a cost has a good more than once.
        """
        if self._helper_cache is None:
            t, means = self.t, self.means
            self._helper_cache = []
            for tile in self._below:
                good, cube = t.makes[tile], t.works[tile]
                if good < 0:
                    if self._tokens_can_pay(tile):
                        self._helper_cache.append((tile, 0, False))
                elif means.most_owned(cube):
                    self._helper_cache.append((tile, 1 << good, not means.free[cube] >> good & 1))
        return self._helper_cache

    def _best_case_means(self, below: int) -> Means:
        best_case = self._best_case.get(below)
        if best_case is None:
            best_case = self._best_case[below] = self.means.with_below(below)
        return best_case

    def _pays_below(self, cost: Cost, cell: int) -> bool:
        """Whether what lies below the tile on `cell` pays a cost."""
        if not below_helps(self.t, self.s, cost, cell):
            return False
        below = self.s.printed[self.s.active * CELLS + cell] - 1
        return self._best_case_means(below).payable(cost) and self._pays_from(cost, cell)

    def _pays_from(self, cost: Cost, cell: int) -> bool:
        """Whether returning the tile on `cell` pays a cost that `_best_case_means` can pay."""
        at = self.s.active * CELLS + cell
        built, below = self.s.tile[at] - 1, self.s.printed[at] - 1
        if self.t.makes[below] >= 0 and self.t.makes[built] >= 0 and not cost.mask >> self.t.makes[built] & 1:
            # The returned industry makes nothing that is needed, so nothing is lost.
            return True
        after = self._after.get(cell)
        if after is None:
            after = self._after[cell] = Means(self.t, after_return(self.t, self.s, cell), self.s.active)
        # Usually the tile can be returned first. Rarely, something must be paid before that.
        return after.payable(cost) or bool(ways_with_return(self.t, self.s, cost, cell, first=True))

    def makes_room(self, tile: int) -> bool:
        """Whether a tile that is out of stock or has no cell can be built after another one is returned."""
        t, s = self.t, self.s
        good = t.makes[tile]
        if good >= 0 and not self._goods >> good & 1:
            return False
        base = s.active * CELLS
        cells: list[int] = []
        for cell in self.cells:
            built = s.tile[base + cell] - 1
            if built == tile or (good >= 0 and t.makes[built] == good):
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
    """Whether the tile printed on `cell` could help to pay: an industry for a good of the cost, or a ship."""
    printed = s.printed[s.active * CELLS + cell] - 1
    if printed < 0 or not _may_pay(t, printed):
        return False
    return t.family[printed] != INDUSTRY or t.makes[printed] in cost.goods


def _may_pay(t: Catalog, printed: int) -> bool:
    """Whether a printed tile may help to pay when it is uncovered. A ship does not if its tokens come exhausted."""
    if t.family[printed] == INDUSTRY:
        return True
    return t.family[printed] != SHIPYARD and not t.version.uncovered_exhausted


def _subsets(goods: list[int]) -> list[int]:
    """Return all subsets of sorted goods as bits, smallest first. Subsets with equal goods occur once.

    >>> _subsets([3, 3, 4])
    [0, 1, 4, 3, 5, 7]
    """
    subsets = [0]
    for good in dict.fromkeys(goods):
        at = goods.index(good)
        subsets = [bits | ((1 << number) - 1) << at for bits in subsets for number in range(goods.count(good) + 1)]
    return sorted(subsets, key=lambda bits: (bits.bit_count(), bits))


def ways_with_return(
    t: Catalog, s: Position, cost: Cost, cell: int, first: bool = False, budget: Budget | None = None
) -> list[tuple[Step, ...]]:
    """Return ways to pay that return the tile on `cell` at some point, with every subset of the goods made before it.

    With `first`, stop at one way and skip those that begin with the return. With a budget, stop when it is used up.
    """
    paid_ways: list[tuple[Step, ...]] = []
    back: Step = (moves.RETURN, cell, 0, 0)
    goods = cost.sorted_goods
    means = Means(t, s, s.active)
    at = s.active * CELLS + cell
    built, below = t.makes[s.tile[at] - 1], t.makes[s.printed[at] - 1]
    for subset in _subsets(goods):
        before = [good for index, good in enumerate(goods) if subset >> index & 1]
        after = [good for index, good in enumerate(goods) if not subset >> index & 1]
        # Working before the return is useful only for the good of the returned industry. The industry below must make
        # a good after the return.
        if below >= 0 and (below not in after or (before and built not in before)):
            continue
        if first and not before and not s.ratio:
            # Callers that need one way have already tried to begin with the return.
            continue
        begun = Cost(before, _NO_CUBES, 0, 0, 0)
        left = Cost(after, cost.cubes, cost.trade, cost.exploration, cost.gold)
        for way in solve(means, begun, budget=budget):
            if budget is not None and not budget.take(REPLAY_COST):
                return paid_ways
            paid_ways += [
                (*way.steps, *steps) for steps in _steps_from_return(t, s, begun, way.steps, back, left, budget)
            ]
            if first and paid_ways:
                return paid_ways
    return paid_ways


def _steps_from_return(
    t: Catalog,
    s: Position,
    begun: Cost,
    steps: tuple[Step, ...],
    back: Step,
    left: Cost,
    budget: Budget | None,
) -> list[tuple[Step, ...]]:
    """Return the steps from the return on, after paying `begun`. Tokens that leave with the tile may be converted."""
    trial = s.copy()
    trial.returned = 0
    pay(t, trial, begun, steps, None, building=True)
    paid_ways: list[tuple[Step, ...]] = []
    most = exploration_left(trial, s.active) // s.ratio if s.ratio else 0
    for converted in range(most + 1):
        after = trial.copy() if converted < most else trial
        spend_exploration(after, s.active, converted * s.ratio)
        take_up(t, after, s.active, back[1])
        rest = Means(t, after, s.active)
        rest.add_trade(converted)
        if budget is None and not rest.payable(left):
            # With a budget, the search runs anyway, because failed searches count, too.
            continue
        before: tuple[Step, ...] = ((moves.BERYL, converted, 0, 0), back) if converted else (back,)
        # Converted tokens must be used up.
        paid_ways += [(*before, *way.steps) for way in solve(rest, left, budget=budget) if way.trade >= converted]
    return paid_ways
