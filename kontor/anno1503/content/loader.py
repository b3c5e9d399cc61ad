"""Loading and validation of the figures: the built-in ones and corrections by owners of the game."""

import re
import tomllib
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Final

from kontor.anno1503.content.building_effects import EVENTS, KINDS
from kontor.anno1503.content.catalog import EVENT_ROLL, SITES, Catalog
from kontor.anno1503.content.versions import BY_NUMBER, Version
from kontor.engine.content import ContentError, Merger, check_size, check_sources
from kontor.engine.protocol import Data
from kontor.engine.validation import Problem, Validator

MERGER: Final = Merger(keyed={"stack": "mark", "building": "id"}, whole={"costs"})
MARKS: Final = [2, 3, 4]
_MOST_COPIES: Final = 60
"""The most copies of a good or tile. Moves pack counts into six bits each."""
_MOST_GOODS: Final = 8
_MOST_HELD: Final = 10
"""The most goods that can be kept or dealt. It bounds the number of ways to discard the surplus."""
_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,30}")


@cache
def built_in_text() -> str:
    """Return the text of the built-in content file.

    >>> "hand_limit = 5" in built_in_text()
    True
    """
    return files("kontor.anno1503.content").joinpath("content.toml").read_text(encoding="utf-8")


@cache
def built_in() -> Data:
    """Return the built-in figures.

    >>> built_in()["hand_limit"]
    5
    """
    return tomllib.loads(built_in_text())


def load_catalog(changed: Mapping[str, object], version: Version) -> tuple[Catalog, Data]:
    """Return the catalog of changed figures merged over the built-in ones, and the differences.

    Raise `ContentError` if the figures are invalid.

    >>> catalog, changes = load_catalog({"costs": {"buy_good": 5}, "hand_limit": 5}, BY_NUMBER[1])
    >>> catalog.buy_price, changes
    (5, {'costs': {'buy_good': 5}})
    """
    check_size(changed)
    # Deep copies, so that nothing later changes the cached built-in figures.
    merged = MERGER.merge(deepcopy(built_in()), deepcopy(dict(changed)))
    mistakes = problems(merged)
    if mistakes:
        trace = MERGER.tracer(built_in(), changed)
        raise ContentError([Problem(trace(path), phrase) for path, phrase in mistakes])
    return Catalog(merged, version), MERGER.difference(built_in(), merged)


def problems(data: Data) -> list[Problem]:
    """Return every mistake in a full set of figures.

    >>> [problem.path for problem in problems({**built_in(), "hand_limit": -1})]
    [('hand_limit',)]
    """
    validator = Validator(data)
    validator.allow_only(built_in())
    check_sources(validator)
    goods = _check_goods(validator)
    _check_figures(validator, goods)
    _check_inhabitants(validator, goods)
    _check_home(validator, goods)
    _check_stacks(validator, goods, _check_map(validator))
    _check_buildings(validator, goods)
    _check_events(validator)
    if not validator.problems:
        _check_reachable(validator)
    return validator.problems


def _check_goods(validator: Validator) -> list[str]:
    goods = validator.strings("goods")
    if not 1 <= len(goods) <= _MOST_GOODS or len(set(goods)) != len(goods):
        validator.report(("goods",), "content-list", low=1, high=_MOST_GOODS)
        goods = goods[:_MOST_GOODS]
    for index, good in enumerate(goods):
        _check_id(validator, ("goods", index), good)
    return goods


def _check_id(validator: Validator, path: tuple[str | int, ...], name: str) -> None:
    if not _ID.fullmatch(name) or name == "any":
        validator.report(path, "content-id", name=name[:40])


def _check_name(validator: Validator, path: tuple[str | int, ...], name: str, names: list[str]) -> None:
    if name not in names:
        validator.report(path, "content-unknown", name=name[:40], known=", ".join(names))


def _check_figures(validator: Validator, goods: list[str]) -> None:
    cards = validator.integer("cards_per_good", low=1, high=_MOST_COPIES)
    validator.integer("hand_limit", high=_MOST_HELD)
    validator.integer("ships_per_player", low=1, high=9)
    validator.integer("treasure_gold_value", high=1000)
    validator.integer("draw_after_turns", low=1, high=100_000)
    points = validator.table("action_points_per_ship")
    points.allow_only(["2", "3", "4"])
    for players in ("2", "3", "4"):
        points.integer(players, low=1, high=20)
    start = validator.table("start")
    start.allow_only(["gold", "goods", "inhabitants", "ships_at_sea"])
    start.integer("gold", high=1000)
    if start.integer("ships_at_sea", high=9) > validator.integer("ships_per_player", low=1, high=9):
        start.report(("ships_at_sea",), "content-too-many", wanted="ships_per_player")
    if len(start.strings("goods")) > _MOST_HELD:
        start.report(("goods",), "content-list", low=0, high=_MOST_HELD)
    for index, good in enumerate(start.strings("goods")):
        _check_name(start, ("goods", index), good, goods)
        if start.strings("goods").count(good) * max(MARKS) > cards:
            start.report(("goods", index), "content-too-many", wanted="cards_per_good")
    costs = validator.table("costs")
    costs.allow_only(["source", "sources", "ship", *KINDS[1:], "buy_good", "buys_per_turn"])
    check_sources(costs)
    costs.integer("buy_good", low=1, high=1000)
    costs.integer("buys_per_turn", high=4)
    for name in ("ship", *KINDS[1:]):
        cost = costs.table(name)
        for good in cost.data:
            _check_name(cost, (good,), good, goods)
            cost.integer(good, low=1, high=cards)
    victory = validator.table("victory")
    check_sources(victory)
    goals = ["gold", "branches", "agreements", "buildings", "merchants"]
    victory.allow_only([*goals, "points_to_win", "source", "sources"])
    for goal in goals:
        victory.integer(goal, low=1, high=1000)
    victory.integer("points_to_win", low=1, high=len(goals))


def _check_inhabitants(validator: Validator, goods: list[str]) -> None:
    folk = validator.table("inhabitants")
    check_sources(folk)
    numbers = ["pioneer_settler_tiles", "citizen_merchant_tiles", "spaces", "safe_spaces", "building_sites_from"]
    folk.allow_only([*numbers, "sells", "price", "source", "sources"])
    low_tiles, high_tiles, spaces, _, _ = (folk.integer(name, high=15) for name in numbers)
    sells, price = folk.table("sells"), folk.table("price")
    sells.allow_only(KINDS[1:])
    price.allow_only(KINDS[1:])
    for kind in KINDS[1:]:
        price.integer(kind, high=1000)
        bought = sells.strings(kind)
        for index, good in enumerate(bought):
            _check_name(sells, (kind, index), good, goods)
            if good in bought[:index]:
                sells.report((kind, index), "content-twice", name=good[:40])
    start = validator.table("start")
    kinds = start.strings("inhabitants")
    for index, kind in enumerate(kinds):
        _check_name(start, ("inhabitants", index), kind, KINDS[1:])
    low = sum(kind in KINDS[1:3] for kind in kinds)
    if len(kinds) > spaces or low > low_tiles or len(kinds) - low > high_tiles:
        start.report(("inhabitants",), "content-too-many", wanted="inhabitants.spaces")


def _check_home(validator: Validator, goods: list[str]) -> None:
    home = validator.table("home_island")
    check_sources(home)
    home.allow_only(["branch_bridges", "agreement_bridges", "boards", "sources", "source"])
    if home.integer("branch_bridges") != SITES - 1:
        home.report(("branch_bridges",), "content-exactly", wanted=SITES - 1)
    home.integer("agreement_bridges", high=20)
    boards = home.items("boards")
    if len(boards) < max(MARKS):
        home.report(("boards",), "content-at-least", wanted=max(MARKS))
    for index, board in enumerate(boards):
        if not isinstance(board, list) or len(board) != SITES or board.count("any") != 1:
            home.report(("boards", index), "anno1503-content-board", sites=SITES)
            continue
        for site, good in enumerate(board):
            _check_name(home, ("boards", index, site), str(good), [*goods, "any"])


def _check_map(validator: Validator) -> list[str]:
    table = validator.table("map")
    check_sources(table)
    table.allow_only(["rows", "source", "sources"])
    rows = table.strings("rows")
    squares = "".join(rows)
    if not 1 <= len(rows) <= 9 or len({len(row) for row in rows}) != 1 or not 1 <= len(rows[0]) <= 26:
        table.report(("rows",), "anno1503-content-map-size")
        return []
    if squares.count("S") != 1 or set(squares) - set("S.234"):
        table.report(("rows",), "anno1503-content-map-squares")
        return []
    return rows


def _check_stacks(validator: Validator, goods: list[str], rows: list[str]) -> None:
    marks: list[int] = []
    for stack in validator.tables("stack"):
        check_sources(stack)
        numbers = ["agreements", "treasure_upgrade", "treasure_gold"]
        stack.allow_only(["mark", "branches", *numbers, "source", "sources"])
        mark = stack.integer("mark", low=2, high=4)
        if mark in marks:
            stack.report(("mark",), "content-twice", name=str(mark))
        marks.append(mark)
        branches = stack.table("branches")
        for good in branches.data:
            _check_name(branches, (good,), good, goods)
        tiles = sum(branches.integer(good, high=_MOST_COPIES) for good in branches.data)
        tiles += sum(stack.integer(name, high=_MOST_COPIES) for name in numbers)
        spaces = "".join(rows).count(str(mark))
        if rows and tiles < spaces:
            stack.report((), "anno1503-content-stack-small", mark=mark, tiles=tiles, spaces=spaces)
    if sorted(set(marks)) != MARKS:
        validator.report(("stack",), "anno1503-content-stacks")


def _check_reachable(validator: Validator) -> None:
    """Check that ships can reach every island space. All other checks must have passed, since this needs a catalog."""
    catalog = Catalog(dict(validator.data), BY_NUMBER[1])
    for cell in catalog.farthest:
        if catalog.island_distance(cell) >= catalog.n_cells:
            validator.report(("map", "rows"), "anno1503-content-unreachable", cell=catalog.cells[cell])


def _check_buildings(validator: Validator, goods: list[str]) -> None:
    ids: list[str] = []
    buildings = validator.tables("building")
    if len(buildings) > 30:
        validator.report(("building",), "content-list", low=0, high=30)
        return
    for building in buildings:
        check_sources(building)
        figures = ["price", "good_price", "cancels", "golden_age_goods", "action_point_factor", "claim_price"]
        building.allow_only(["id", "players", "effect", "name", "source", "sources", *figures])
        name = building.string("id")
        _check_id(building, ("id",), name)
        if name in ids:
            building.report(("id",), "content-twice", name=name[:40])
        ids.append(name)
        building.integers("players", low=2, high=4)
        for table, names in (("price", KINDS[1:]), ("good_price", goods)):
            prices = building.table(table) if building.has(table) else Validator({})
            for key in prices.data:
                _check_name(prices, (key,), key, names)
                prices.integer(key, high=1000)
        for index, event in enumerate(building.strings("cancels") if building.has("cancels") else []):
            _check_name(building, ("cancels", index), event, EVENTS[:2])
        for figure, low, high in (("golden_age_goods", 1, 3), ("action_point_factor", 1, 9), ("claim_price", 0, 99)):
            if building.has(figure):
                building.integer(figure, low=low, high=high)
        if building.has("name"):
            translations = building.table("name")
            for language in translations.data:
                translations.string(language)


def _check_events(validator: Validator) -> None:
    events = validator.table("events")
    check_sources(events)
    events.allow_only([*EVENTS, "source", "sources"])
    faces = [face for name in EVENTS for face in events.integers(name, low=1, high=EVENT_ROLL)]
    if sorted(faces) != list(range(1, EVENT_ROLL + 1)):
        events.report((), "anno1503-content-faces")
