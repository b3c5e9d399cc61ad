"""Features of a position of Anno 1503, as inputs of the net: a short list of those that are not 0.

Their number and order are fixed by the built-in figures, because the weights in `net.json` belong to them. Goods and
buildings of other figures are matched by name, and goals are expressed as shares.
"""

from kontor.anno1503.content.building_effects import CITIZEN, MERCHANT, PIONEER, SETTLER
from kontor.anno1503.content.catalog import ANY, SITES, Catalog, Cost
from kontor.anno1503.rules.state import Position
from kontor.anno1503.rules.victory import points

GOODS = ["wood", "stone", "tools", "cloth", "spice", "tobacco"]
BUILDINGS = ["fire_brigade", "forge", "church", "school", "restaurant", "shipyard", "bath_house", "large_branch"]

_GOLD_STEPS = [3, 6, 9, 12, 18, 24]
_FAR = 8
"""Greater distances count like this one."""

# Where each group of features begins.
_GOLD = 0
_GOLD_AT = _GOLD + 2
_GOLD_GOAL = _GOLD_AT + 6
_HAND = _GOLD_GOAL + 1
_HAND_SIZE = _HAND + 18
_FOLK = _HAND_SIZE + 3
_INHABITANTS = _FOLK + 16
_BRANCHES = _INHABITANTS + 5
_SOURCES = _BRANCHES + 4
_AGREEMENTS = _SOURCES + 12
_BUILT = _AGREEMENTS + 3
_BUILT_COUNT = _BUILT + 8
_DISPLAY = _BUILT_COUNT + 4
_POINTS = _DISPLAY + 2
_SHIPS = _POINTS + 3
_UNKNOWN = _SHIPS + 2
_KNOWN = _UNKNOWN + 4
_LEFT = _KNOWN + 10
_TURN = _LEFT + 4
_PLAYERS = _TURN + 4
_WITHIN_REACH = _PLAYERS + 3
N_FEATURES = _WITHIN_REACH + 15

# Groups of tiles that a seat knows and can use.
_AGREEMENT, _NEW_GOOD, _OLD_GOOD, _UPGRADE, _CHEST = range(5)


class Features:
    """Computes features for one set of figures. Names and sea routes are resolved once.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> features = Features(match.game.catalog)
    >>> features.compute(match.state, seat=0, viewer=0, turn=0)
    >>> len(features.on) == len(features.value) and max(features.on) < N_FEATURES
    True
    """

    def __init__(self, t: Catalog) -> None:
        self.t = t
        self.on: list[int] = []
        """The features that are not 0. Set by `compute`."""
        self.value: list[float] = []
        """The value of each of them, from 0 to 1."""
        spare = [slot for slot in range(len(GOODS)) if GOODS[slot] not in t.goods]
        self._slot: list[int] = []
        """By good: the one of the six built-in goods whose weights it uses."""
        for name in t.goods:
            if name in GOODS:
                self._slot.append(GOODS.index(name))
            else:
                self._slot.append(spare.pop(0) if spare else len(self._slot) % len(GOODS))
        self._building = [BUILDINGS.index(name) if name in BUILDINGS else -1 for name in t.buildings]
        self._route: list[list[int]] = []
        """By sea cell and island space: moves to the sea next to it."""
        for cell in range(t.n_cells):
            reach = t.distances(cell)
            self._route.append(
                [min([reach[sea] for sea in t.sea_next[at]], default=t.n_cells) for at in range(t.n_cells)]
            )

    def compute(self, s: Position, seat: int, viewer: int, turn: int) -> None:
        """Fill `on` and `value` for `seat` at the turn of `turn`, using what both `seat` and `viewer` know."""
        self.on.clear()
        self.value.clear()
        self._add_gold_and_hand(s, seat)
        self._add_inhabitants(s, seat)
        self._add_production(s, seat)
        self._add_buildings(s, seat)
        self._steps(_AGREEMENTS, s.agreements[seat], 3)
        self._steps(_POINTS, points(self.t, s, seat), 3)
        self._add_map(s, seat, viewer)
        self._set(_TURN + (seat - turn) % s.players, 1.0)
        self._set(_PLAYERS + s.players - 2, 1.0)

    def _set(self, feature: int, value: float) -> None:
        self.on.append(feature)
        self.value.append(value)

    def _steps(self, first: int, count: int, most: int) -> None:
        """Set one feature for each unit of a count, up to `most`."""
        for step in range(min(count, most)):
            self.on.append(first + step)
            self.value.append(1.0)

    def _add_gold_and_hand(self, s: Position, seat: int) -> None:
        gold, goal = s.gold[seat], self.t.goal_gold
        self._set(_GOLD, min(1.0, gold / max(1, goal)))
        if gold > goal:
            self._set(_GOLD + 1, min(1.0, (gold - goal) / 12.0))
        for step, least in enumerate(_GOLD_STEPS):
            if gold < least:
                break
            self._set(_GOLD_AT + step, 1.0)
        if gold >= goal:
            self._set(_GOLD_GOAL, 1.0)
        size = 0
        first = seat * s.n_goods
        for good in range(s.n_goods):
            count = s.hands[first + good]
            if count:
                size += count
                self._steps(_HAND + 3 * self._slot[good], count, 3)
        self._set(_HAND_SIZE, min(1.0, size / 8.0))
        if size >= self.t.hand_limit:
            self._set(_HAND_SIZE + 1, 1.0)
        if size > self.t.hand_limit:
            self._set(_HAND_SIZE + 2, min(1.0, (size - self.t.hand_limit) / 3.0))

    def _add_inhabitants(self, s: Position, seat: int) -> None:
        counts = [0, 0, 0, 0, 0]
        first = seat * s.n_spaces
        number = 0
        for space in range(s.n_spaces):
            kind = s.folk[first + space]
            if not kind:
                break
            counts[kind] += 1
            number += 1
        for kind in range(PIONEER, MERCHANT + 1):
            self._steps(_FOLK + 4 * (kind - 1), counts[kind], 4)
        self._steps(_INHABITANTS, number - 2, 5)
        if s.ships[(seat + 1) * s.n_ships - 1] < 0:
            self._add_missing_goods(s, seat, 0, self.t.ship_cost)
        if counts[PIONEER] + counts[SETTLER] < self.t.tiles_low and number < self.t.spaces:
            self._add_missing_goods(s, seat, 1, self.t.pioneer_cost)
        for kind in range(PIONEER, MERCHANT):
            if counts[kind] and (kind != SETTLER or counts[CITIZEN] + counts[MERCHANT] < self.t.tiles_high):
                self._add_missing_goods(s, seat, kind + 1, self.t.develop_cost[kind])

    def _add_missing_goods(self, s: Position, seat: int, thing: int, cost: Cost) -> None:
        """Add how few goods are missing for something that could be placed or developed."""
        lacking = 0
        for good, count in cost:
            lacking += max(0, count - s.hands[seat * s.n_goods + good])
        self._steps(_WITHIN_REACH + 3 * thing, 3 - lacking, 3)

    def _add_production(self, s: Position, seat: int) -> None:
        """Add the branches, and how many sites can produce each good."""
        board = self.t.boards[s.home[seat]]
        sources = [0, 0, 0, 0, 0, 0]
        branches = 0
        for site in range(SITES):
            own, branch = board[site], s.branches[seat * SITES + site] - 1
            if branch >= 0:
                branches += 1
                if branch != own:
                    sources[self._slot[branch]] += 1
            if own != ANY:
                sources[self._slot[own]] += 1
        self._steps(_BRANCHES, branches, 4)
        for slot in range(len(GOODS)):
            self._steps(_SOURCES + 2 * slot, sources[slot], 2)

    def _add_buildings(self, s: Position, seat: int) -> None:
        built = s.built[seat]
        number = open_kinds = 0
        for building in range(len(s.display)):
            if built >> building & 1:
                number += 1
                if self._building[building] >= 0:
                    self._set(_BUILT + self._building[building], 1.0)
            elif s.display[building]:
                open_kinds += 1
        self._steps(_BUILT_COUNT, number, 4)
        self._set(_DISPLAY, min(1.0, open_kinds / 7.0))
        if number + open_kinds >= self.t.goal_buildings:
            self._set(_DISPLAY + 1, 1.0)

    def _add_map(self, s: Position, seat: int, viewer: int) -> None:
        """Add the ships, their distances to known and unknown tiles, and what the map still holds."""
        t = self.t
        ships: list[int] = []
        for rank in range(s.n_ships):
            cell = s.ships[seat * s.n_ships + rank]
            if cell < 0:
                break
            ships.append(cell)
        self._steps(_SHIPS, len(ships), 2)
        unknown = [_FAR] * len(ships)
        """By ship: the distance to the nearest unknown tile."""
        near = [_FAR + 1] * 5
        """By group: the distance to the nearest tile. `_FAR` if there is a tile but no ship."""
        agreements, branches = s.agreements[seat], s.branch_count(seat)
        left_agreements = s.reserve[t.agreement]
        left_branches = 0
        for good in range(t.n_goods):
            left_branches += s.reserve[good]
        both = 1 << seat | 1 << viewer
        for cell in range(t.n_cells):
            tile = s.tiles[cell] - 1
            if tile < 0:
                continue
            # Counts over all tiles are the same in every sampled world, so they reveal no position.
            if tile == t.agreement:
                left_agreements += 1
            elif tile < t.n_goods:
                left_branches += 1
            if s.known[cell] & both != both:
                for rank in range(len(ships)):
                    unknown[rank] = min(unknown[rank], self._route[ships[rank]][cell])
                continue
            group = self._group(s, seat, tile, agreements, branches)
            if group >= 0:
                near[group] = min(near[group], _FAR)
                for ship in ships:
                    near[group] = min(near[group], self._route[ship][cell])
        self._add_distances(unknown, near)
        self._set(_LEFT, min(1.0, left_agreements / 6.0))
        self._set(_LEFT + 1, min(1.0, left_branches / 8.0))
        if agreements + left_agreements >= t.goal_agreements:
            self._set(_LEFT + 2, 1.0)
        if branches + left_branches >= t.goal_branches:
            self._set(_LEFT + 3, 1.0)

    def _add_distances(self, unknown: list[int], near: list[int]) -> None:
        """Add the distances from ships to unknown tiles, and to the nearest tile of each group."""
        unknown.sort()
        for rank in range(min(2, len(unknown))):
            self._set(_UNKNOWN + 2 * rank, 1.0 - unknown[rank] / _FAR)
            if not unknown[rank]:
                self._set(_UNKNOWN + 2 * rank + 1, 1.0)
        for group in range(5):
            if near[group] <= _FAR:
                self._set(_KNOWN + 2 * group, 1.0)
                self._set(_KNOWN + 2 * group + 1, 1.0 - near[group] / _FAR)

    def _group(self, s: Position, seat: int, tile: int, agreements: int, branches: int) -> int:
        """Return the group of a known tile, or -1 if the seat cannot use it."""
        t = self.t
        if tile < t.n_goods:
            if branches >= SITES - 1:
                return -1
            board = t.boards[s.home[seat]]
            return (
                _OLD_GOOD
                if tile in board or s.branches[seat * SITES : (seat + 1) * SITES].count(tile + 1)
                else _NEW_GOOD
            )
        if tile == t.agreement:
            return _AGREEMENT if agreements < t.agreement_bridges else -1
        return _UPGRADE if tile == t.treasure_upgrade else _CHEST
