"""Distances in Anno 1800: the tasks a seat has left until it can get a good or play a card."""

from typing import NamedTuple

from kontor.anno1800.content.catalog import LEVELS, N_CUBES, WORKER, Catalog, Cost
from kontor.anno1800.rules.state import Position

OWN, BOUGHT, IMPORTED, TO_DO, NEVER = range(5)
_CUBE = 64
_AGAIN = _CUBE + N_CUBES
_EXPLORE = _AGAIN + N_CUBES
_LUCK = _EXPLORE + 1
_TRADER = _LUCK + 16
_EXPLORER = _TRADER + 9
_NEVER = _EXPLORER + 10
"""Tasks are a set of bits: tiles to build, then kinds of cube to get, kinds to get once more because one is upgraded,
a first New World island, islands with certain goods, one bit for each missing trade token, one for each exploration
ship to build, and a bit for the impossible."""
_TILES = (1 << _CUBE) - 1
_CUBES = ((1 << 2 * N_CUBES) - 1) << _CUBE
_FIRST = 1 << _EXPLORE
_LUCKS = ((1 << 16) - 1) << _LUCK
_TRADERS = ((1 << _EXPLORER - _TRADER) - 1) << _TRADER
_EXPLORERS = ((1 << _NEVER - _EXPLORER) - 1) << _EXPLORER
_SHIPS = _TRADERS | _EXPLORERS
_FAR = 99.0
_FAR_ENOUGH = 12.0
_TOKEN = 0.35
_ROUNDS = 6


def actions_for(bits: int, island: float = 1.5) -> float:
    """Estimate the actions that a set of tasks takes. `island` is the estimate for an island and its cards.

    >>> actions_for(0), actions_for(3)
    (0.0, 2.0)
    """
    actions = (bits & _TILES).bit_count() + 0.8 * (bits & _CUBES).bit_count()
    if bits >> _EXPLORE:
        actions += island * (bits & (_FIRST | _LUCKS)).bit_count()
        actions += 1.0 * (bits & _SHIPS).bit_count() + 8.0 * (bits >> _NEVER)
    return actions


def cube_bits(cube: int) -> int:
    """Return the tasks of getting a kind of cube, or another one of it.

    >>> cube_bits(1) == 2 * cube_bits(0)
    True
    """
    return (1 << _CUBE | 1 << _AGAIN) << cube


def tile_bits(tile: int, first_ship: int) -> int:
    """Return the tasks that building a tile serves: its own, and for a ship those of all ships.

    >>> tile_bits(3, 40)
    8
    """
    return 1 << tile if tile < first_ship else 1 << tile | _SHIPS


def costs_of(t: Catalog, bits: int) -> list[Cost]:
    """Return the costs of the tiles and cubes in a set of tasks.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> costs_of(t, 1) == [t.tile_cost[0]]
    True
    """
    costs: list[Cost] = []
    bits &= _TILES | _CUBES
    while bits:
        low = bits & -bits
        bits ^= low
        at = low.bit_length() - 1
        if at < _CUBE:
            costs.append(t.tile_cost[at])
        else:
            cube = (at - _CUBE) % N_CUBES
            costs.append(t.hire_cost[cube] if cube <= WORKER else t.upgrade_cost[cube - 1])
    return costs


def explorer_ship(t: Catalog, level: int) -> int:
    """Return the tile of an exploration ship.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> t.tiles[explorer_ship(t, 2)]
    'exploration_2'
    """
    return t.first_ship + len(LEVELS) + level - 1


def goods_demand(t: Catalog) -> list[float]:
    """Return the demand by good: the points of the cards that need it, as a share of all.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> goods_demand(t)[t.good_at["beer"]] > goods_demand(t)[t.good_at["bricks"]]
    True
    """
    demand = [0.0] * t.n_goods
    for card, cost in enumerate(t.needs):
        for good in cost.goods:
            demand[good] += t.card_points[t.deck_of[card]]
    return [points / sum(demand) for points in demand]


class HandTasks(NamedTuple):
    """The tasks until a hand is empty, and what they take.

    >>> HandTasks(0, [], 0, False, 0, 0, 0).builds
    0
    """

    bits: int
    """The tasks."""
    use: list[int]
    """The cubes by kind, trade tokens and exploration tokens to spend in total."""
    builds: int
    explores: bool
    """Whether an island of the New World must be found."""
    goods: int
    """One bit for each good that the cards or their tasks need."""
    trade: int
    exploration: int
    """Tokens that the ships among the tasks will bring."""


class Distances:
    """By good: the tasks until one unit is available whenever it is needed, and the kind of source.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.catalog
    >>> distances = Distances(t, match.state, 0)
    >>> [actions_for(distances.to_do[t.good_at[good]]) for good in ("planks", "beer")]
    [0.0, 1.0]
    """

    def __init__(self, t: Catalog, s: Position, seat: int) -> None:
        self.t = t
        self.far = [_FAR] * t.n_goods
        self.source = [NEVER] * t.n_goods
        self.to_do = [1 << _NEVER] * t.n_goods
        self.price = [0] * t.n_goods
        self.maker = [-1] * t.n_goods
        """The kind of cube that makes it, for goods made at home now or later."""
        self._stock = s.stock
        self._made_by = s.made_by[seat * N_CUBES : (seat + 1) * N_CUBES]
        self._reach: float | None = None
        self._bits: dict[int, int] = {}
        self._hand_tasks: dict[tuple[int, ...], HandTasks] = {}
        self.exploration = s.explore[seat] + s.explore_exhausted[seat]
        self.trade = s.trade[seat] + s.trade_exhausted[seat]
        self.cube_far = [0.0] * N_CUBES
        self.cube_to_do = [0] * N_CUBES
        self._at_hand(s, seat)
        self._count_cubes(s, seat)
        self._own_industries(s, seat)
        for _ in range(_ROUNDS):
            if not self._improve(s):
                break
            self._count_cubes(s, seat)
        self.explorer = self._best_explorer(s, seat)
        self._sail(s, seat)

    def _at_hand(self, s: Position, seat: int) -> None:
        t = self.t
        tokens = self.trade + s.trade_card[seat]
        for good in range(t.n_goods):
            price = min([s.prices[other * s.n_goods + good] or 9 for other in range(s.players) if other != seat])
            if price < 9:
                self.price[good] = price
                ships = ((1 << max(0, price - tokens)) - 1) << _TRADER
                self._set(good, _TOKEN * price + actions_for(ships), BOUGHT, ships)
        imported = {good for island in s.new_islands[seat] for good in t.new_goods[island]}
        more = s.new_pile and len(s.new_islands[seat]) < len(t.new_cost)
        for number, good in enumerate(t.far_goods):
            if good in imported:
                self.price[good] = t.import_price
                self._set(good, _TOKEN * t.import_price, IMPORTED, 0)
            elif more:
                everywhere = all([good in goods for goods in t.new_goods])
                bits = 0 if s.new_islands[seat] else _FIRST
                bits |= 0 if everywhere else 1 << (_LUCK + number)
                self.price[good] = t.import_price
                self._set(good, actions_for(bits), TO_DO, bits)

    def _own_industries(self, s: Position, seat: int) -> None:
        for cube in range(N_CUBES):
            goods = s.made_by[seat * N_CUBES + cube]
            while goods:
                low = goods & -goods
                good = low.bit_length() - 1
                goods ^= low
                if self.cube_far[cube] < self.far[good]:
                    self._set(good, self.cube_far[cube], OWN, self.cube_to_do[cube])
                    self.maker[good] = cube

    def _set(self, good: int, far: float, source: int, to_do: int) -> None:
        self.far[good] = far
        self.source[good] = source
        self.to_do[good] = to_do

    def _count_cubes(self, s: Position, seat: int) -> None:
        """Set the tasks for each kind of cube. Farmers and workers are hired, the others are upgraded."""
        for cube in range(N_CUBES):
            if s.owned[seat * N_CUBES + cube]:
                continue
            cost = self.t.hire_cost[cube] if cube <= WORKER else self.t.upgrade_cost[cube - 1]
            bits = 1 << (_CUBE + cube)
            far = 0.8
            for good in cost.goods:
                bits |= self.to_do[good]
                far += self.far[good]
            if cube > WORKER:
                bits |= self.cube_to_do[cube - 1]
                far += self.cube_far[cube - 1]
                below = s.owned[seat * N_CUBES + cube - 1]
                if below <= 1:
                    # The only cube of the kind below may be needed itself, so another one must come first.
                    bits |= 1 << (_AGAIN + cube - 1)
                    far += 0.8
                    for good in self.t.upgrade_cost[cube - 2].goods if below else []:
                        bits |= self.to_do[good]
                        far += self.far[good]
            self.cube_to_do[cube] = bits if s.supply[cube] else 1 << _NEVER
            self.cube_far[cube] = far if s.supply[cube] else _FAR

    def _improve(self, s: Position) -> bool:
        better = False
        t, far = self.t, self.far
        for tile in range(t.first_shipyard):
            good = t.makes[tile]
            if far[good] <= 1.0 or not s.stock[tile]:
                continue
            cost = t.tile_cost[tile]
            distances = 1.0 + self.cube_far[t.works[tile]]
            bits = 1 << tile | self.cube_to_do[t.works[tile]]
            for part in cost.goods:
                distances += far[part]
                bits |= self.to_do[part]
            if cost.n_cubes:
                for cube in range(N_CUBES):
                    if cost.cubes[cube]:
                        distances += self.cube_far[cube] + 0.3
                        bits |= self.cube_to_do[cube]
            if distances < far[good] - 1e-9:
                self._set(good, distances, TO_DO, bits)
                self.maker[good] = t.works[tile]
                better = True
        return better

    def _sail(self, s: Position, seat: int) -> None:
        """Add ships to the tasks that need a New World island, if the seat has too few exploration tokens."""
        islands = len(s.new_islands[seat])
        if islands >= len(self.t.new_cost):
            return
        ships = self._ships_for(self.t.new_cost[islands])
        if ships:
            for to_do in (self.to_do, self.cube_to_do):
                to_do[:] = [bits | ships if bits & (_FIRST | _LUCKS) else bits for bits in to_do]

    def _ships_for(self, exploration: int) -> int:
        """Return the tasks until the seat has `exploration` exploration tokens."""
        if exploration <= self.exploration:
            return 0
        level, bits = self.explorer
        ships = -(-(exploration - self.exploration) // level)
        return bits | ((1 << ships) - 1) << _EXPLORER

    def for_card(self, card: int) -> int:
        """Return the tasks until a card can be played.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t = match.game.catalog
        >>> actions_for(Distances(t, match.state, 0).for_card(t.card_at["fw34"]))
        1.0
        """
        bits = self._bits.get(card)
        if bits is None:
            bits = self.for_cost(self.t.needs[card])
            self._bits[card] = bits
        return bits

    def for_tile(self, tile: int) -> int:
        """Return the tasks until an industry is built. None are left if it is built already.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t = match.game.catalog
        >>> actions_for(Distances(t, match.state, 0).for_tile(t.tiles.index("brewery")))
        1.0
        """
        t = self.t
        if self._made_by[t.works[tile]] >> t.makes[tile] & 1:
            return 0
        return self.for_cost(t.tile_cost[tile]) | (1 << tile if self._stock[tile] else 1 << _NEVER)

    def reach(self, demand: list[float]) -> float:
        """Return the mean distance of the goods, weighted by the demand for them.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t = match.game.catalog
        >>> Distances(t, match.state, 0).reach([0.0] * t.n_goods)
        0.0
        """
        if self._reach is None:
            self._reach = sum([share * min(far, _FAR_ENOUGH) for share, far in zip(demand, self.far, strict=True)], 0.0)
        return self._reach

    def hand_tasks(self, cards: tuple[int, ...]) -> HandTasks:
        """Return the tasks for several cards together. A task that serves several of them counts once.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> Distances(match.game.catalog, match.state, 0).hand_tasks(()).use
        [0, 0, 0, 0, 0, 0, 0]
        """
        tasks = self._hand_tasks.get(cards)
        if tasks is None:
            t = self.t
            bits = 0
            goods = 0
            use = [0] * (N_CUBES + 2)
            for card in cards:
                bits |= self.for_card(card)
                goods |= t.needs[card].mask
                self._use(t.needs[card], use)
            for cost in costs_of(t, bits):
                goods |= cost.mask
                self._use(cost, use)
            if bits & _TRADERS:
                goods |= t.tile_cost[t.first_ship].mask
            if bits & _EXPLORERS:
                goods |= t.tile_cost[explorer_ship(t, self.explorer[0])].mask
            builds = (bits & ((1 << t.n_built) - 1)).bit_count()
            trade = (bits & _TRADERS).bit_count()
            exploration = self.explorer[0] * (bits & _EXPLORERS).bit_count()
            tasks = HandTasks(bits, use, builds, bool(bits & (_FIRST | _LUCKS)), goods, trade, exploration)
            self._hand_tasks[cards] = tasks
        return tasks

    def _use(self, cost: Cost, use: list[int]) -> None:
        """Add the cubes and tokens that a cost takes."""
        for cube in range(N_CUBES):
            use[cube] += cost.cubes[cube]
        use[N_CUBES] += cost.trade
        use[N_CUBES + 1] += cost.exploration
        for good in cost.goods:
            source = self.source[good]
            if source == BOUGHT or source == IMPORTED:
                use[N_CUBES] += self.price[good]
            elif self.maker[good] >= 0:
                use[self.maker[good]] += 1

    def for_cost(self, cost: Cost) -> int:
        """Return the tasks until a cost can be paid.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> t = match.game.catalog
        >>> actions_for(Distances(t, match.state, 0).for_cost(t.needs[t.card_at["fw34"]]))
        1.0
        """
        bits = 0
        for good in cost.goods:
            bits |= self.to_do[good]
        if cost.n_cubes:
            for cube in range(N_CUBES):
                if cost.cubes[cube]:
                    bits |= self.cube_to_do[cube]
        bits |= self._ships_for(cost.exploration)
        if cost.trade > self.trade:
            bits |= ((1 << (cost.trade - self.trade)) - 1) << _TRADER
        return bits

    def _best_explorer(self, s: Position, seat: int) -> tuple[int, int]:
        """Return the best level of exploration ship to build, and the tasks before: goods, a better shipyard."""
        t = self.t
        own = max([level for level in LEVELS if s.yards[seat * 4 + level]], default=0)
        best = (1, 1 << _NEVER)
        far = _FAR
        for level in LEVELS:
            ship = explorer_ship(t, level)
            if not s.stock[ship]:
                continue
            bits = 0 if level <= own else 1 << (t.first_shipyard + level - 1)
            for cost in (t.tile_cost[ship], t.tile_cost[t.first_shipyard + level - 1] if bits else None):
                for good in cost.goods if cost is not None else []:
                    bits |= self.to_do[good]
            if actions_for(bits) + 3.0 / level < far:
                best, far = (level, bits), actions_for(bits) + 3.0 / level
        return best
