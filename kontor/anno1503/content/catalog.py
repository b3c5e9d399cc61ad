"""The figures of the game as integer tables, built once when the content is loaded."""

from typing import Final

from kontor.anno1503.content.building_effects import EVENTS, KINDS, SETTLER, BuildingEffects, combine_effects
from kontor.anno1503.content.versions import Version
from kontor.engine.protocol import Data

ANY: Final = -1
"""The production of a site where the player chooses the good."""
SITES: Final = 5
"""The number of sites, which is also the highest face of the die that produces. The next face brings an event."""
EVENT_ROLL: Final = SITES + 1

Cost = list[tuple[int, int]]
"""Goods with their numbers."""


class Catalog:
    """The figures as integers, and the switches of the version of the rules.

    Goods, cells, tiles and buildings are indexes. Spaces and sites count from 1.

    Functions take the catalog as `t` and the position as `s`.

    >>> from kontor.anno1503.game import load
    >>> t = load({}).catalog
    >>> t.goods[0], t.ship_cost
    ('wood', [(3, 1), (0, 1), (2, 1)])
    """

    def __init__(self, data: Data, version: Version) -> None:
        self.version = version
        self.goods: list[str] = data["goods"]
        self.n_goods = len(self.goods)
        self.alphabetical = sorted(range(self.n_goods), key=lambda good: self.goods[good])
        self._read_figures(data)
        self._read_inhabitants(data)
        self._read_map(data["map"]["rows"])
        self._read_stacks(data["stack"])
        self._read_buildings(data)
        self.event_of_die = [ANY] * (EVENT_ROLL + 1)
        for event, name in enumerate(EVENTS):
            for face in data["events"][name]:
                self.event_of_die[face] = event

    def _read_figures(self, data: Data) -> None:
        self.cards_per_good: int = data["cards_per_good"]
        self.hand_limit: int = data["hand_limit"]
        start = data["start"]
        self.start_gold: int = start["gold"]
        self.start_hand = [start["goods"].count(good) for good in self.goods]
        self.start_folk = [KINDS.index(kind) for kind in start["inhabitants"]]
        self.start_ships: int = start["ships_at_sea"]
        self.ships_per_player: int = data["ships_per_player"]
        points = data["action_points_per_ship"]
        self.points_by_players: list[int] = [0, 0, *(points[players] for players in ("2", "3", "4"))]
        self.treasure_gold: int = data["treasure_gold_value"]
        self.draw_after: int = data["draw_after_turns"]
        costs = data["costs"]
        self.ship_cost = self._cost(costs["ship"])
        self.pioneer_cost = self._cost(costs["pioneer"])
        self.develop_cost: list[Cost] = [[], *(self._cost(costs[kind]) for kind in KINDS[SETTLER:])]
        """By kind of inhabitant: the cost to develop it to the next kind."""
        self.buy_price: int = costs["buy_good"]
        self.buys_per_turn: int = costs["buys_per_turn"]
        victory = data["victory"]
        self.goal_gold: int = victory["gold"]
        self.goal_branches: int = victory["branches"]
        self.goal_agreements: int = victory["agreements"]
        self.goal_buildings: int = victory["buildings"]
        self.goal_merchants: int = victory["merchants"]
        self.points_to_win: int = victory["points_to_win"]

    def _cost(self, goods: dict[str, int]) -> Cost:
        return [(self.goods.index(good), count) for good, count in goods.items()]

    def _read_inhabitants(self, data: Data) -> None:
        folk = data["inhabitants"]
        self.tiles_low: int = folk["pioneer_settler_tiles"]
        self.tiles_high: int = folk["citizen_merchant_tiles"]
        self.spaces: int = folk["spaces"]
        self.safe_spaces: int = folk["safe_spaces"]
        self.building_from: int = folk["building_sites_from"]
        self.sells = [[], *([self.goods.index(good) for good in folk["sells"][kind]] for kind in KINDS[1:])]
        self.base_price: list[int] = [0, *(folk["price"][kind] for kind in KINDS[1:])]
        home = data["home_island"]
        self.agreement_bridges: int = home["agreement_bridges"]
        self.boards = [[ANY if good == "any" else self.goods.index(good) for good in board] for board in home["boards"]]

    def _read_map(self, rows: list[str]) -> None:
        self.rows = rows
        self.width = len(rows[0])
        self.height = len(rows)
        squares = "".join(rows)
        self.n_cells = len(squares)
        self.cells = [f"{chr(97 + at % self.width)}{at // self.width + 1}" for at in range(self.n_cells)]
        self.cell_at = {name: cell for cell, name in enumerate(self.cells)}
        self.start_cell = squares.index("S")
        self.mark = [int(square) if square.isdigit() else 0 for square in squares]
        """By cell: the stack of an island space, 0 for the sea."""
        self.sea_next = [[n for n in self._next(at) if not self.mark[n]] for at in range(self.n_cells)]
        self.islands_next = [[n for n in self._next(at) if self.mark[n]] for at in range(self.n_cells)]
        self.distance = self.distances(self.start_cell)
        islands = [at for at in range(self.n_cells) if self.mark[at]]
        # P5: farthest first, ties in reading order, because sorting is stable.
        self.farthest = sorted(islands, key=lambda at: -self.island_distance(at))

    def _next(self, at: int) -> list[int]:
        column, row = at % self.width, at // self.width
        around = [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
        return [r * self.width + c for c, r in around if 0 <= c < self.width and 0 <= r < self.height]

    def distances(self, start: int) -> list[int]:
        """Return the fewest moves from a sea cell to each cell. Unreachable cells get the number of cells.

        >>> from kontor.anno1503.game import load
        >>> t = load({}).catalog
        >>> t.distances(t.start_cell)[t.cell_at["d3"]]
        3
        """
        unreachable = self.n_cells
        distance = [unreachable] * self.n_cells
        distance[start] = 0
        queue = [start]
        for at in queue:
            for neighbour in self.sea_next[at]:
                if distance[neighbour] == unreachable:
                    distance[neighbour] = distance[at] + 1
                    queue.append(neighbour)
        return distance

    def island_distance(self, island: int) -> int:
        """Return the fewest moves from the start to a sea cell next to an island space (P5).

        >>> from kontor.anno1503.game import load
        >>> t = load({}).catalog
        >>> t.island_distance(t.cell_at["a2"]), t.island_distance(t.cell_at["g3"])
        (0, 7)
        """
        return min([self.distance[sea] for sea in self.sea_next[island]], default=self.n_cells)

    def _read_stacks(self, stacks: list[Data]) -> None:
        self.tiles = [f"branch_{good}" for good in self.goods] + ["agreement", "treasure_upgrade", "treasure_gold"]
        """The kinds of tile. A branch has the index of its good."""
        self.agreement = self.n_goods
        self.treasure_upgrade = self.n_goods + 1
        self.treasure_chest = self.n_goods + 2
        self.n_tiles = len(self.tiles)
        self.stacks: dict[int, list[int]] = {}
        """By mark of a stack: the number of tiles of each kind in it."""
        for stack in stacks:
            counts = [stack["branches"].get(good, 0) for good in self.goods]
            self.stacks[stack["mark"]] = [
                *counts,
                stack["agreements"],
                stack["treasure_upgrade"],
                stack["treasure_gold"],
            ]

    def stacks_in_play(self, players: int) -> list[int]:
        """Return the stacks of tiles in play for `players` players (S1).

        >>> from kontor.anno1503.game import load
        >>> load({}).catalog.stacks_in_play(3)
        [2, 3]
        """
        return sorted(mark for mark in self.stacks if mark <= players)

    def tiles_in_play(self, players: int) -> list[int]:
        """Return the number of tiles of each kind for `players` players (S1).

        >>> from kontor.anno1503.game import load
        >>> sum(load({}).catalog.tiles_in_play(2)), sum(load({}).catalog.tiles_in_play(4))
        (16, 32)
        """
        used = [self.stacks[mark] for mark in self.stacks_in_play(players)]
        return [sum(kinds) for kinds in zip(*used, strict=True)]

    def spaces_in_play(self, players: int) -> list[int]:
        """Return the island spaces that get a tile at the start (S1), in reading order.

        >>> from kontor.anno1503.game import load
        >>> len(load({}).catalog.spaces_in_play(2)), len(load({}).catalog.spaces_in_play(4))
        (14, 26)
        """
        return [at for at in range(self.n_cells) if 0 < self.mark[at] <= players]

    def _read_buildings(self, data: Data) -> None:
        self.building_data: list[Data] = data["building"]
        self.buildings: list[str] = [building["id"] for building in self.building_data]
        self._effects: dict[int, BuildingEffects] = {}

    def display(self, players: int) -> list[int]:
        """Return the number of public buildings of each kind for `players` players (S3).

        >>> from kontor.anno1503.game import load
        >>> t = load({}).catalog
        >>> sum(t.display(2)), sum(t.display(4))
        (7, 14)
        """
        return [sum(needed <= players for needed in building["players"]) for building in self.building_data]

    def effects(self, built: int) -> BuildingEffects:
        """Return the combined effects of a set of buildings, given as one bit each. Cached.

        >>> from kontor.anno1503.game import load
        >>> t = load({}).catalog
        >>> t.effects(0).point_factor, t.effects(1 << t.buildings.index("shipyard")).point_factor
        (1, 2)
        """
        effects = self._effects.get(built)
        if effects is None:
            owned = [building for index, building in enumerate(self.building_data) if built >> index & 1]
            effects = combine_effects(owned, self.goods, self.base_price)
            self._effects[built] = effects
        return effects
