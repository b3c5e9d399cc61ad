"""Loading and validating the figures: the built-in ones and the corrections of an owner of the box."""

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Final

from kontor.anno1800.content.catalog import ARTISAN, CUBES, DECKS, INVESTOR, MOST_ISLANDS, NEW_WORLD_DECK
from kontor.anno1800.content.items import MOST_LEVEL, MOST_TILES, check_items
from kontor.anno1800.content.values import Names, check_id, check_list, check_names, in_play
from kontor.engine.content import ContentError, Merger, check_size, check_sources
from kontor.engine.protocol import Data
from kontor.engine.validation import Path, Problem, Validator

MERGER: Final = Merger(
    keyed={
        "hire": "cube",
        "upgrade": "from",
        "industry": "id",
        "shipyard": "level",
        "ship": ("kind", "level"),
        "population_card": "id",
        "old_world": "id",
        "new_world": "id",
        "expedition_card": "id",
        "objective": "id",
    },
    whole={"setup", "influence", "good_name"},
)
_MOST_GOODS: Final = 63
"""A position has one bit for each good."""
_MOST_CUBES: Final = 60
_MOST_PLAYERS: Final = 4
_PRESETS: Final = ["first_game", "complex", "confrontational", "relaxed", "expeditions", "hand_pressure"]
_HOME_CELLS: Final = {"land": 10, "coast": 5, "sea": 5}
"""Fixed numbers of cells by zone: the numbers of cells in moves depend on them."""
_ISLAND_CELLS: Final = {"land": 2, "coast": 2, "sea": 2}


@cache
def built_in_text() -> str:
    """Return the file of the built-in figures.

    >>> "gold_by_seat = [0, 1, 2, 3]" in built_in_text()
    True
    """
    return files("kontor.anno1800.content").joinpath("content.toml").read_text(encoding="utf-8")


@cache
def built_in() -> Data:
    """Return the built-in figures as data.

    >>> built_in()["tiles"]["per_industry"]
    2
    """
    return tomllib.loads(built_in_text())


def load_figures(changed: Mapping[str, object]) -> tuple[Data, Data]:
    """Return the built-in figures merged with changed ones, and the differences. Raise `ContentError` on problems.

    A card, an island or an objective with `left_out = true` stays in the figures but is not in play.

    >>> figures, differs = load_figures({"shipyard": [{"level": 2, "tiles": 5}], "tiles": {"workplaces": 2}})
    >>> figures["shipyard"][1]["tiles"], differs["shipyard"][0]["tiles"], list(differs)
    (5, 5, ['shipyard'])
    """
    check_size(changed)
    # A copy, because the built-in figures are cached and shared.
    merged = MERGER.merge(deepcopy(built_in()), deepcopy(dict(changed)))
    errors = problems(merged)
    if errors:
        trace = MERGER.tracer(built_in(), changed)
        raise ContentError([Problem(trace(path), phrase) for path, phrase in errors])
    return merged, MERGER.difference(built_in(), merged)


def own_names(data: Data) -> dict[str, dict[str, str]]:
    """Return the names given in the figures, by message key and language.

    >>> own_names({"industry": [{"id": "mill", "name": {"en": "mill"}}], "objective": [], "good_name": {}})
    {'anno1800-tile-mill': {'en': 'mill'}}
    """
    names: dict[str, dict[str, str]] = {}
    for key, family in (("industry", "tile"), ("objective", "objective")):
        names |= {f"anno1800-{family}-{item['id']}": item["name"] for item in data[key] if "name" in item}
    return names | {f"anno1800-good-{good}": name for good, name in data.get("good_name", {}).items()}


def problems(data: Data) -> list[Problem]:
    """Return every problem of a full set of figures.

    >>> [problem.path for problem in problems({**built_in(), "farm_goods": 5})][0]
    ('farm_goods',)
    """
    validator = Validator(data)
    validator.allow_only([*built_in(), "good_name", "sources"])
    check_sources(validator)
    names = Names(data)
    _check_goods(validator, names)
    _check_setup(validator, names)
    _check_amounts(validator)
    _check_home(validator, names)
    _check_presets(validator, names)
    check_items(validator, names)
    _check_decks(validator)
    if not validator.problems:
        _check_buildable(validator, names)
    return validator.problems


def _table(validator: Validator, key: str, known: list[str]) -> Validator:
    """Return a table after checking its keys and its source."""
    table = validator.table(key)
    table.allow_only([*known, "source", "sources"])
    check_sources(table)
    return table


def _check_goods(validator: Validator, names: Names) -> None:
    if validator.value("cubes") != CUBES and validator.has("cubes"):
        validator.report(("cubes",), "content-exactly", wanted=", ".join(CUBES))
    check_list(validator, "farm_goods", names.farm_goods)
    check_list(validator, "new_world_goods", names.far_goods)
    seen: set[str] = set()
    for path, good in _places_of_goods(validator):
        if good in names.far_goods and path[0] != "new_world_goods":
            validator.report(path, "anno1800-content-far-good", name=good[:40])
        if good in seen:
            continue
        check_id(validator, path, good)
        seen.add(good)
        if len(seen) == _MOST_GOODS + 1:
            validator.report(path, "anno1800-content-full", high=_MOST_GOODS)
    if validator.has("good_name"):
        table = validator.table("good_name")
        for good in table.data:
            if good not in names.goods:
                table.report((good,), "anno1800-content-good", name=good[:40])
            check_names(table, good)


def _places_of_goods(validator: Validator) -> list[tuple[Path, str]]:
    """Return each place that can define a good, with the good."""
    reader = Validator(validator.data)
    home = reader.table("home_island")
    lists = [("new_world_goods", reader), ("farm_goods", reader), ("artisan_industries", home)]
    places: list[tuple[Path, str]] = []
    for key, table in lists:
        named = [(index, good) for index, good in enumerate(table.items(key)) if isinstance(good, str)]
        places += [((*table.path, key, index), good) for index, good in named]
    makers = [(industry.path, industry.data.get("makes")) for industry in reader.tables("industry")]
    return places + [((*path, "makes"), good) for path, good in makers if isinstance(good, str)]


def _check_setup(validator: Validator, names: Names) -> None:
    supply = _table(validator, "supply", [*CUBES, "trade_tokens", "exploration_tokens", "gold"])
    for cube in CUBES:
        supply.integer(cube, high=_MOST_CUBES)
    for heap in ("trade_tokens", "exploration_tokens", "gold"):
        supply.integer(heap, high=1000)
    setup = _table(validator, "setup", ["cubes", "hand", "gold_by_seat", "objectives_in_play"])
    cubes = setup.table("cubes")
    cubes.allow_only(CUBES)
    for cube in CUBES:
        if cubes.has(cube):
            count = cubes.integer(cube, high=_MOST_CUBES)
            if count * _MOST_PLAYERS > names.supply.get(cube, count * _MOST_PLAYERS):
                cubes.report((cube,), "content-too-many", wanted=f"supply.{cube}")
    hand = setup.table("hand")
    hand.allow_only(DECKS[:NEW_WORLD_DECK])
    for deck in DECKS[:NEW_WORLD_DECK]:
        hand.integer(deck, low=1, high=20)
    setup.integers("gold_by_seat", low=0, high=100)
    seats = setup.data.get("gold_by_seat")
    if isinstance(seats, list) and len(seats) != _MOST_PLAYERS:
        setup.report(("gold_by_seat",), "anno1800-content-seats", wanted=_MOST_PLAYERS)
    setup.integer("objectives_in_play", low=1, high=20)


def _check_amounts(validator: Validator) -> None:
    """Check the tables that have nothing but numbers."""
    tiles = _table(validator, "tiles", ["per_industry", "workplaces"])
    tiles.integer("per_industry", high=MOST_TILES)
    tiles.integer("workplaces", low=1, high=3)
    score = _table(validator, "influence", [*DECKS, "fireworks", "gold_per_point", "visitor"])
    for name in (*DECKS, "fireworks"):
        score.integer(name, low=-100, high=100)
    score.integer("gold_per_point", low=1, high=100)
    visitor = score.table("visitor")
    visitor.allow_only(CUBES[ARTISAN:])
    for cube in CUBES[ARTISAN:]:
        visitor.integer(cube, high=100)
    trade = _table(validator, "trade_cost", CUBES)
    for cube in CUBES:
        if cube != CUBES[INVESTOR] or trade.has(cube):
            trade.integer(cube, low=1, high=20)
    shift_end = _table(validator, "shift_end", CUBES)
    for cube in CUBES:
        shift_end.integer(cube, low=1, high=20)
    empty = _table(validator, "empty_deck_gold", DECKS[:NEW_WORLD_DECK])
    for deck in DECKS[:NEW_WORLD_DECK]:
        empty.integer(deck, high=20)
    islands = _table(validator, "islands", ["old_world_cost", "new_world_cost", "new_world_cards", "import_cost"])
    for name in ("old_world_cost", "new_world_cost"):
        prices = islands.integers(name, low=0, high=20)
        if isinstance(islands.data.get(name), list) and not 1 <= len(prices) <= MOST_ISLANDS:
            islands.report((name,), "anno1800-content-length", low=1, high=MOST_ISLANDS)
    islands.integer("new_world_cards", high=20)
    islands.integer("import_cost", low=1, high=9)
    expedition = _table(validator, "expedition", ["cost", "cards"])
    expedition.integer("cost", high=20)
    expedition.integer("cards", low=1, high=20)
    island = _table(validator, "old_world_island", list(_ISLAND_CELLS))
    _check_cells(island, _ISLAND_CELLS)


def _check_cells(island: Validator, cells: dict[str, int]) -> None:
    for zone, wanted in cells.items():
        value = island.value(zone)
        if island.has(zone) and (value != wanted or not isinstance(value, int)):
            island.report((zone,), "content-exactly", wanted=wanted)


def _check_home(validator: Validator, names: Names) -> None:
    goods, ships = ["farmer_industries", "artisan_industries"], ["merchant_ships", "exploration_ships"]
    home = _table(validator, "home_island", [*_HOME_CELLS, *goods, "shipyards", *ships])
    _check_cells(home, _HOME_CELLS)
    farmers = check_list(home, "farmer_industries", names.farm_goods)
    artisans = check_list(home, "artisan_industries", names.goods)
    for index, good in enumerate(artisans):
        if good in farmers:
            home.report(("artisan_industries", index), "content-twice", name=good[:40])
    for name in ("shipyards", *ships):
        home.integers(name, low=1, high=MOST_LEVEL)
    for lists, zone in ((goods, "land"), (["shipyards"], "coast"), (ships, "sea")):
        printed = sum(len(items) for name in lists if isinstance(items := home.data.get(name), list))
        if printed > _HOME_CELLS[zone]:
            home.report((lists[-1],), "anno1800-content-cells", printed=printed, cells=_HOME_CELLS[zone])


def _check_presets(validator: Validator, names: Names) -> None:
    presets = _table(validator, "presets", _PRESETS)
    for preset in _PRESETS:
        check_list(presets, preset, names.objectives, "anno1800-content-objective")


def _check_decks(validator: Validator) -> None:
    """Check that the cards and objectives in play suffice for four players."""
    reader = Validator(validator.data)
    setup = reader.table("setup")
    cards = reader.tables("population_card")
    for deck in DECKS[:NEW_WORLD_DECK]:
        stack = [card for card in cards if card.data.get("deck") == deck]
        wanted = _MOST_PLAYERS * setup.table("hand").integer(deck, high=20)
        left = _left(stack)
        if left < wanted:
            path = _why_few(stack, ("setup", "hand", deck))
            validator.report(path, "anno1800-content-deck-small", deck=deck, cards=left, wanted=wanted)
    objectives = reader.tables("objective")
    wanted, left = setup.integer("objectives_in_play", high=20), _left(objectives)
    if left < wanted:
        path = _why_few(objectives, ("setup", "objectives_in_play"))
        validator.report(path, "anno1800-content-objectives", objectives=left, wanted=wanted)


def _left(items: list[Validator]) -> int:
    return sum(in_play(item) for item in items)


def _why_few(items: list[Validator], otherwise: Path) -> Path:
    """Return the path to report when too few items are in play: the last one left out, else `otherwise`."""
    paths = [(*item.path, "left_out") for item in items if not in_play(item)]
    return paths[-1] if paths else otherwise


def _check_buildable(validator: Validator, names: Names) -> None:
    """Report the industries that can never be built because their costs depend on each other.

    The figures must be valid otherwise.
    """
    industries = validator.tables("industry")
    islands = [island.data.get("industry") for island in validator.tables("old_world") if in_play(island)]
    producible = names.initial_goods | {str(each.data["makes"]) for each in industries if each.data["id"] in islands}
    waiting = industries
    while True:
        ready = [each for each in waiting if not (set(each.table("cost").data) & set(names.goods)) - producible]
        if not ready:
            break
        producible |= {str(each.data["makes"]) for each in ready}
        waiting = [each for each in waiting if each not in ready]
    for each in waiting:
        validator.report((*each.path, "cost"), "anno1800-content-never")
