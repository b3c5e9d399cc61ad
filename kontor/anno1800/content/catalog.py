"""The figures of the game as tables of integers, built once when the content is loaded."""

from typing import Final

from kontor.anno1800.content.versions import Version
from kontor.engine.protocol import Data

CUBES: Final = ["farmer", "worker", "artisan", "engineer", "investor"]
N_CUBES: Final = 5
FARMER: Final = 0
WORKER: Final = 1
ARTISAN: Final = 2
INVESTOR: Final = 4
DECKS: Final = ["farmer_worker", "artisan_engineer_investor", "new_world"]
NEW_WORLD_DECK: Final = 2
DECK_OF_CUBE: Final = [0, 0, 1, 1, 1]
"""By kind of cube: the deck from which a card is drawn for a new cube (W2)."""

LAND: Final = 0
COAST: Final = 1
SEA: Final = 2
HOME_CELLS: Final = 20
ISLAND_CELLS: Final = 6
MOST_ISLANDS: Final = 4
LAST_CELL: Final = HOME_CELLS + MOST_ISLANDS * ISLAND_CELLS
CELLS: Final = LAST_CELL + 1
"""The length of a seat's part in a flat list by cell. Cells count from 1. Index 0 is unused."""
_ISLAND_ZONES: Final = [LAND, LAND, COAST, COAST, SEA, SEA]
ZONE: Final = [LAND] * 11 + [COAST] * 5 + [SEA] * 5 + _ISLAND_ZONES * MOST_ISLANDS
"""By cell: its zone."""
FIRST_OF_ZONE: Final = [1, 3, 5]
"""By zone: the cell of an Old World island, counted from 1, that a tile of this zone is printed on."""

INDUSTRY: Final = 0
SHIPYARD: Final = 1
MERCHANT: Final = 2
EXPLORATION: Final = 3
FAMILIES: Final = ["industry", "shipyard", "merchant", "exploration"]
LEVELS: Final = [1, 2, 3]


def count_bits(bits: int) -> int:
    """Return the number of set bits. For small sets this compiles to less code than `int.bit_count`.

    >>> count_bits(0b1011)
    3
    """
    number = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


class Cost:
    """A cost: goods, one entry for each unit; cubes to exhaust, by kind; naval tokens; gold.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> cost = t.tile_cost[t.tiles.index("warehouse")]
    >>> [t.goods[good] for good in cost.goods], cost.cubes
    (['bricks'], [0, 0, 1, 0, 0])
    """

    def __init__(self, goods: list[int], cubes: list[int], trade: int, exploration: int, gold: int) -> None:
        self.goods = goods
        self.cubes = cubes
        self.trade = trade
        self.exploration = exploration
        self.gold = gold
        self.sorted_goods = sorted(goods)
        self.n_cubes = sum(cubes)
        self.mask = 0
        """One bit for each good of the cost."""
        for good in goods:
            self.mask |= 1 << good
        self.repeats = len(set(goods)) < len(goods)
        """Whether the cost has a good more than once."""
        self.plain = not (self.n_cubes or trade or exploration or gold)
        """Whether the cost has nothing but goods."""


class Effect:
    """The effect of a card, an island or an objective.

    >>> Effect({"gold": 2, "trade_tokens": 4}, []).gold
    2
    """

    def __init__(self, figures: Data, free_goods: list[int]) -> None:
        cubes = figures.get("cubes", {})
        self.cubes: list[int] = [cubes.get(cube, 0) for cube in CUBES]
        self.brings_cubes = bool(cubes)
        upgrades = figures.get("upgrades", {})
        self.upgrade_from: int = CUBES.index(upgrades["from"]) if upgrades else -1
        self.upgrades: int = upgrades.get("up_to", 0)
        self.trade: int = figures.get("trade_tokens", 0)
        self.exploration: int = figures.get("exploration_tokens", 0)
        self.gold: int = figures.get("gold", 0)
        self.expeditions: int = figures.get("expedition_cards", 0)
        self.actions: int = figures.get("extra_action", 0)
        self.returns: int = figures.get("return_cards", 0)
        self.free_goods = free_goods


class Catalog:
    """The figures as integers, and the switches of the version of the rules.

    Goods, cubes, tiles, cards, islands and objectives are represented by their index.

    Functions take the catalog as `t` and the position as `s`.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> t.tiles[0], t.goods[t.makes[0]], CUBES[t.works[0]]
    ('sawmill', 'planks', 'worker')
    """

    def __init__(self, data: Data, version: Version) -> None:
        self.version = version
        self._read_goods(data)
        self._read_tiles(data)
        self._read_home(data["home_island"])
        self._read_people(data)
        self._read_cards(data)
        self._read_expeditions(data)
        self._read_islands(data)
        self._read_objectives(data)
        self._read_score(data["influence"])

    def _read_goods(self, data: Data) -> None:
        home = data["home_island"]
        names = [*data["farm_goods"], *home["farmer_industries"], *home["artisan_industries"]]
        names += [industry["makes"] for industry in data["industry"]]
        names += data["new_world_goods"]
        self.goods = list(dict.fromkeys(names))
        self.n_goods = len(self.goods)
        self.good_at = {name: good for good, name in enumerate(self.goods)}
        self.far_goods = [self.good_at[name] for name in data["new_world_goods"]]
        """Goods of the New World (H4)."""
        self.far_mask = sum([1 << good for good in self.far_goods])
        self.unit_cost = [Cost([good], [0] * N_CUBES, 0, 0, 0) for good in range(self.n_goods)]
        """By good: a cost of one unit of it."""

    def _cost(self, figures: dict[str, int]) -> Cost:
        goods = [self.good_at[name] for name, count in figures.items() if name in self.good_at for _ in range(count)]
        cubes = [figures.get(cube, 0) for cube in CUBES]
        trade, exploration = figures.get("trade_token", 0), figures.get("exploration_token", 0)
        return Cost(goods, cubes, trade, exploration, figures.get("gold", 0))

    def _read_tiles(self, data: Data) -> None:
        self.tiles: list[str] = []
        """What can lie on a cell: the tiles of the common board, then those only printed on the home island."""
        self.family: list[int] = []
        self.level: list[int] = []
        self.makes: list[int] = []
        """The good a tile makes, or -1 for shipyards and ships."""
        self.works: list[int] = []
        """The kind of cube that works there, or -1 for shipyards and ships."""
        self.tile_cost: list[Cost] = []
        self.tile_count: list[int] = []
        self.workplaces: int = data["tiles"]["workplaces"]
        for industry in data["industry"]:
            good, cube = self.good_at[industry["makes"]], CUBES.index(industry["worker"])
            self._add_tile(industry["id"], INDUSTRY, 0, good, cube)
            self._add_stock(industry["cost"], data["tiles"]["per_industry"])
        self.first_shipyard = len(self.tiles)
        for shipyard in sorted(data["shipyard"], key=lambda yard: int(yard["level"])):
            self._add_tile(f"shipyard_{shipyard['level']}", SHIPYARD, shipyard["level"])
            self._add_stock(shipyard["cost"], shipyard["tiles"])
        self.first_ship = len(self.tiles)
        for family in (MERCHANT, EXPLORATION):
            kinds = [ship for ship in data["ship"] if ship["kind"] == FAMILIES[family]]
            for ship in sorted(kinds, key=lambda ship: int(ship["level"])):
                self._add_tile(f"{FAMILIES[family]}_{ship['level']}", family, ship["level"])
                self._add_stock(ship["cost"], ship["tiles"])
        self.n_built = len(self.tiles)
        """Kinds of tile on the common board."""
        ships = range(self.first_ship, self.n_built)
        self.ships_up_to = [sum([1 << ship for ship in ships if self.level[ship] <= level]) for level in range(4)]
        """By level: one bit for each ship of that level or a lower one."""
        self.asking = [
            (1 << good, sum([1 << tile for tile, cost in enumerate(self.tile_cost) if good in cost.goods]))
            for good in sorted({good for cost in self.tile_cost for good in cost.goods})
        ]
        """For each good that tiles cost: its bit, and one bit for each tile that costs it."""
        self.exhausting = [
            (cube, number, sum([1 << tile for tile, cost in enumerate(self.tile_cost) if cost.cubes[cube] == number]))
            for cube in range(N_CUBES)
            for number in sorted({cost.cubes[cube] for cost in self.tile_cost} - {0})
        ]
        """For each number of cubes of a kind: the kind, the number, and one bit for each tile that exhausts as many."""
        self.tiles_ask_exploration = any(cost.exploration for cost in self.tile_cost)

    def _add_tile(self, name: str, family: int, level: int, good: int = -1, cube: int = -1) -> None:
        self.tiles.append(name)
        self.family.append(family)
        self.level.append(level)
        self.makes.append(good)
        self.works.append(cube)

    def _add_stock(self, cost: dict[str, int], count: int) -> None:
        self.tile_cost.append(self._cost(cost))
        self.tile_count.append(count)

    def _read_home(self, home: Data) -> None:
        self.home_print = [0] * CELLS
        """By cell: the tile printed there on the home island, plus 1."""
        cell = 1
        for cube, names in ((FARMER, home["farmer_industries"]), (ARTISAN, home["artisan_industries"])):
            for name in names:
                self._add_tile(f"home_{name}", INDUSTRY, 0, self.good_at[name], cube)
                self.home_print[cell] = len(self.tiles)
                cell += 1
        for number, level in enumerate(home["shipyards"]):
            self.home_print[11 + number] = self.tiles.index(f"shipyard_{level}") + 1
        ships = [f"merchant_{level}" for level in home["merchant_ships"]]
        ships += [f"exploration_{level}" for level in home["exploration_ships"]]
        for number, name in enumerate(ships):
            self.home_print[16 + number] = self.tiles.index(name) + 1
        self.n_tiles = len(self.tiles)
        self.covers = [0] * self.n_tiles
        """For the worker version of a printed industry: the home cell of the printed one, or else 0 (V1)."""
        for tile in range(self.n_built):
            for cell in range(1, HOME_CELLS + 1):
                printed = self.home_print[cell] - 1
                same_good = printed >= 0 and self.makes[tile] >= 0 and self.makes[printed] == self.makes[tile]
                if same_good and self.works[tile] == WORKER != self.works[printed]:
                    self.covers[tile] = cell

    def _read_people(self, data: Data) -> None:
        self.supply: list[int] = [data["supply"][cube] for cube in CUBES]
        start = data["setup"]
        self.start_cubes: list[int] = [start["cubes"].get(cube, 0) for cube in CUBES]
        self.start_hand: list[int] = [start["hand"].get(deck, 0) for deck in DECKS]
        self.start_gold: list[int] = start["gold_by_seat"]
        self.objectives_in_play: int = start["objectives_in_play"]
        self.trade_price: list[int] = [data["trade_cost"].get(cube, 0) for cube in CUBES]
        self.sellers = [(cube, min(price, 3)) for cube, price in enumerate(self.trade_price) if price]
        """The kinds of cube whose goods are sold, and the price, at most 3."""
        self.has_expensive_goods = max([*self.trade_price, data["islands"]["import_cost"]]) > 3
        """Whether a good may cost more than three trade tokens."""
        self.recall_price: list[int] = [data["shift_end"][cube] for cube in CUBES]
        self.deck_gold: list[int] = [data["empty_deck_gold"].get(deck, 0) for deck in DECKS]
        hires = {hire["cube"]: hire["cost"] for hire in data["hire"]}
        upgrades = {upgrade["from"]: upgrade["cost"] for upgrade in data["upgrade"]}
        self.hire_cost = [self._cost(hires[cube]) for cube in CUBES]
        self.upgrade_cost = [self._cost(upgrades[cube]) for cube in CUBES[:-1]]

    def _read_cards(self, data: Data) -> None:
        cards = [card for card in data["population_card"] if not card.get("left_out")]
        cards.sort(key=lambda card: DECKS.index(card["deck"]))
        self.cards: list[str] = [card["id"] for card in cards]
        self.card_at = {name: card for card, name in enumerate(self.cards)}
        self.deck_of = [DECKS.index(card["deck"]) for card in cards]
        self.needs = [self._cost(card["needs"]) for card in cards]
        self.effects = [self._effect(card["effect"]) for card in cards]

    def _effect(self, figures: Data) -> Effect:
        return Effect(figures, [self.good_at[name] for name in figures.get("free_good", [])])

    def _read_expeditions(self, data: Data) -> None:
        cards = [card for card in data["expedition_card"] if not card.get("left_out")]
        self.expeditions: list[str] = [card["id"] for card in cards]
        self.animal = [CUBES.index(card["animal"]) for card in cards]
        self.artifact = [CUBES.index(card["artifact"]) for card in cards]
        self.expedition_cost: int = data["expedition"]["cost"]
        self.expedition_cards: int = data["expedition"]["cards"]

    def _read_islands(self, data: Data) -> None:
        figures = data["islands"]
        self.old_cost: list[int] = figures["old_world_cost"]
        self.new_cost: list[int] = figures["new_world_cost"]
        self.new_cards: int = figures["new_world_cards"]
        self.import_price: int = figures["import_cost"]
        old = [island for island in data["old_world"] if not island.get("left_out")]
        self.old_islands: list[str] = [island["id"] for island in old]
        self.old_effect = [self._effect(island.get("effect", {})) for island in old]
        self.old_print = [self._printed(island) for island in old]
        """By Old World island: the tile printed on it, plus 1, or 0 for none."""
        new = [island for island in data["new_world"] if not island.get("left_out")]
        self.new_islands: list[str] = [island["id"] for island in new]
        self.new_goods = [[self.good_at[name] for name in island["goods"]] for island in new]

    def _printed(self, island: Data) -> int:
        if "industry" in island:
            return self.tiles.index(island["industry"]) + 1
        if "ship" in island:
            return self.tiles.index(f"{island['ship']['kind']}_{island['ship']['level']}") + 1
        if "shipyard" in island:
            return self.tiles.index(f"shipyard_{island['shipyard']}") + 1
        return 0

    def _read_objectives(self, data: Data) -> None:
        self.objective_data: list[Data] = [entry for entry in data["objective"] if not entry.get("left_out")]
        self.objectives: list[str] = [entry["id"] for entry in self.objective_data]
        self.objective_cost = [self._cost(entry.get("cost", {})) for entry in self.objective_data]
        self.objective_gain = [Effect(entry.get("gain", {}), []) for entry in self.objective_data]
        self.objective_once = [bool(entry.get("once_per_turn")) for entry in self.objective_data]
        self.objective_usable = ["gain" in entry for entry in self.objective_data]
        self.tokens_for_trade: list[int] = [
            entry.get("exploration_tokens_per_trade_token", 0) for entry in self.objective_data
        ]
        self.presets: dict[str, list[str]] = {
            name: [entry for entry in names if entry in self.objectives]
            for name, names in data["presets"].items()
            if isinstance(names, list)
        }

    def _read_score(self, influence: Data) -> None:
        self.card_points: list[int] = [influence[deck] for deck in DECKS]
        self.fireworks: int = influence["fireworks"]
        self.gold_per_point: int = influence["gold_per_point"]
        self.visitor_points: list[int] = [influence["visitor"].get(cube, 0) for cube in CUBES]
