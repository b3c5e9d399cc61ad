"""Every mistake in figures is reported with its place."""

from copy import deepcopy

import pytest

from kontor.anno1503.content.loader import MERGER, built_in, load_catalog, problems
from kontor.anno1503.content.versions import BY_NUMBER
from kontor.engine.protocol import Data
from kontor.engine.validation import path_text
from tests.anno1503.support.positions import acting
from tests.support.figures import check_missing, check_refused, mistakes

ROWS: list[str] = built_in()["map"]["rows"]
BOARD = ["any", "stone", "wood", "cloth", "tools"]
KINDS = ["pioneer", "settler", "citizen", "merchant"]


def mistakes_in(changed: Data) -> set[tuple[str, str]]:
    """Return path and message key of each mistake in changed figures."""
    return mistakes(problems(MERGER.merge(built_in(), changed)))


def building(**figures: object) -> Data:
    return {"building": [{"id": "mill", "players": [2], **figures}]}


def stack(**figures: object) -> Data:
    return {"stack": [{"mark": 3, **figures}]}


MISTAKES: list[tuple[Data, str, str]] = [
    ({"colour": 1}, "colour", "shape-unknown"),
    ({"sources": {"goods": "hearsay"}}, "sources.goods", "content-source"),
    ({"costs": {"source": "hearsay"}}, "costs.source", "content-source"),
    ({"goods": 5}, "goods", "shape-type"),
    ({"goods": [*built_in()["goods"], "wood"]}, "goods", "content-list"),
    ({"goods": [*built_in()["goods"], "a", "b", "c"]}, "goods", "content-list"),
    ({"goods": [*built_in()["goods"], "any"]}, "goods[6]", "content-id"),
    ({"goods": [*built_in()["goods"], "Rum"]}, "goods[6]", "content-id"),
    ({"goods": [*built_in()["goods"], 7]}, "goods[6]", "shape-type"),
    ({"cards_per_good": 0}, "cards_per_good", "shape-range"),
    ({"cards_per_good": 61}, "cards_per_good", "shape-range"),
    ({"cards_per_good": True}, "cards_per_good", "shape-type"),
    ({"hand_limit": -1}, "hand_limit", "shape-range"),
    ({"hand_limit": 11}, "hand_limit", "shape-range"),
    ({"ships_per_player": 0}, "ships_per_player", "shape-range"),
    ({"ships_per_player": 10}, "ships_per_player", "shape-range"),
    ({"treasure_gold_value": 1001}, "treasure_gold_value", "shape-range"),
    ({"draw_after_turns": 0}, "draw_after_turns", "shape-range"),
    ({"draw_after_turns": 100_001}, "draw_after_turns", "shape-range"),
    ({"action_points_per_ship": {"5": 5}}, "action_points_per_ship.5", "shape-unknown"),
    ({"action_points_per_ship": {"3": 0}}, "action_points_per_ship.3", "shape-range"),
    ({"action_points_per_ship": {"4": 21}}, "action_points_per_ship.4", "shape-range"),
    ({"start": {"silver": 1}}, "start.silver", "shape-unknown"),
    ({"start": {"gold": 1001}}, "start.gold", "shape-range"),
    ({"start": {"ships_at_sea": 3}}, "start.ships_at_sea", "content-too-many"),
    ({"start": {"goods": ["wood", "rum"]}}, "start.goods[1]", "content-unknown"),
    ({"start": {"goods": ["wood"] * 4}}, "start.goods[0]", "content-too-many"),
    ({"start": {"inhabitants": ["pioneer", "king"]}}, "start.inhabitants[1]", "content-unknown"),
    ({"start": {"inhabitants": ["pioneer"] * 5}}, "start.inhabitants", "content-too-many"),
    ({"start": {"inhabitants": ["merchant"] * 4}}, "start.inhabitants", "content-too-many"),
    ({"inhabitants": {"spaces": 1}}, "start.inhabitants", "content-too-many"),
    ({"costs": {"castle": {"stone": 9}}}, "costs.castle", "shape-unknown"),
    ({"costs": {"ship": {"rum": 1}}}, "costs.ship.rum", "content-unknown"),
    ({"costs": {"ship": {"wood": 0}}}, "costs.ship.wood", "shape-range"),
    ({"costs": {"merchant": {"wood": 16}}}, "costs.merchant.wood", "shape-range"),
    ({"costs": {"pioneer": 3}}, "costs.pioneer", "shape-type"),
    ({"costs": {"buy_good": 0}}, "costs.buy_good", "shape-range"),
    ({"costs": {"buys_per_turn": 5}}, "costs.buys_per_turn", "shape-range"),
    ({"victory": {"fame": 1}}, "victory.fame", "shape-unknown"),
    ({"victory": {"source": "hearsay"}}, "victory.source", "content-source"),
    *(({"victory": {goal: 0}}, f"victory.{goal}", "shape-range") for goal in ("gold", "branches", "agreements")),
    *(({"victory": {goal: 1001}}, f"victory.{goal}", "shape-range") for goal in ("buildings", "merchants")),
    ({"victory": {"points_to_win": 0}}, "victory.points_to_win", "shape-range"),
    ({"victory": {"points_to_win": 6}}, "victory.points_to_win", "shape-range"),
    ({"inhabitants": {"kings": 1}}, "inhabitants.kings", "shape-unknown"),
    ({"inhabitants": {"source": "hearsay"}}, "inhabitants.source", "content-source"),
    ({"inhabitants": {"spaces": 16}}, "inhabitants.spaces", "shape-range"),
    ({"inhabitants": {"safe_spaces": -1}}, "inhabitants.safe_spaces", "shape-range"),
    ({"inhabitants": {"sells": {"king": []}}}, "inhabitants.sells.king", "shape-unknown"),
    ({"inhabitants": {"sells": {"settler": ["rum"]}}}, "inhabitants.sells.settler[0]", "content-unknown"),
    ({"inhabitants": {"price": {"king": 9}}}, "inhabitants.price.king", "shape-unknown"),
    *(({"inhabitants": {"price": {kind: 1001}}}, f"inhabitants.price.{kind}", "shape-range") for kind in KINDS),
    ({"home_island": {"colour": 1}}, "home_island.colour", "shape-unknown"),
    ({"home_island": {"source": "hearsay"}}, "home_island.source", "content-source"),
    ({"home_island": {"branch_bridges": 5}}, "home_island.branch_bridges", "content-exactly"),
    ({"home_island": {"agreement_bridges": 21}}, "home_island.agreement_bridges", "shape-range"),
    ({"home_island": {"boards": [BOARD] * 3}}, "home_island.boards", "content-at-least"),
    ({"home_island": {"boards": [BOARD] * 3 + [BOARD[:4]]}}, "home_island.boards[3]", "anno1503-content-board"),
    (
        {"home_island": {"boards": [BOARD] * 3 + [[*BOARD[1:], "wood"]]}},
        "home_island.boards[3]",
        "anno1503-content-board",
    ),
    ({"home_island": {"boards": [BOARD] * 3 + ["any"]}}, "home_island.boards[3]", "anno1503-content-board"),
    ({"home_island": {"boards": [BOARD] * 3 + [[*BOARD[:4], "rum"]]}}, "home_island.boards[3][4]", "content-unknown"),
    ({"home_island": {"boards": [BOARD] * 3 + [[*BOARD[:4], 1]]}}, "home_island.boards[3][4]", "content-unknown"),
    ({"map": {"colour": 1}}, "map.colour", "shape-unknown"),
    ({"map": {"sources": {"cells": "hearsay"}}}, "map.sources.cells", "content-source"),
    ({"map": {"rows": []}}, "map.rows", "anno1503-content-map-size"),
    ({"map": {"rows": [""]}}, "map.rows", "anno1503-content-map-size"),
    ({"map": {"rows": [*ROWS, "."]}}, "map.rows", "anno1503-content-map-size"),
    ({"map": {"rows": ["." * 12] * 5 + ROWS}}, "map.rows", "anno1503-content-map-size"),
    ({"map": {"rows": ["." * 15 + row for row in ROWS]}}, "map.rows", "anno1503-content-map-size"),
    ({"map": {"rows": [row.replace("S", ".") for row in ROWS]}}, "map.rows", "anno1503-content-map-squares"),
    ({"map": {"rows": [*ROWS, "S" + "." * 11]}}, "map.rows", "anno1503-content-map-squares"),
    ({"map": {"rows": [*ROWS, "5" + "." * 11]}}, "map.rows", "anno1503-content-map-squares"),
    ({"map": {"rows": ["S2222222", "22333333", "34444..."]}}, "map.rows", "anno1503-content-unreachable"),
    (stack(colour=1), "stack[1].colour", "shape-unknown"),
    (stack(source="hearsay"), "stack[1].source", "content-source"),
    (stack(branches={"rum": 1, "wood": 9}), "stack[1].branches.rum", "content-unknown"),
    (stack(branches={"wood": 61}), "stack[1].branches.wood", "shape-range"),
    (stack(agreements=61), "stack[1].agreements", "shape-range"),
    (stack(treasure_upgrade=-1), "stack[1].treasure_upgrade", "shape-range"),
    (stack(treasure_gold="one"), "stack[1].treasure_gold", "shape-type"),
    (stack(branches={}, agreements=1), "stack[1]", "anno1503-content-stack-small"),
    ({"stack": [{**built_in()["stack"][0], "mark": 5}]}, "stack[3].mark", "shape-range"),
    ({"stack": 5}, "stack", "anno1503-content-stacks"),
    ({"building": [building(source=1)["building"][0]] * 31}, "building[8].source", "shape-type"),
    (building(source="hearsay"), "building[8].source", "content-source"),
    (building(colour=1), "building[8].colour", "shape-unknown"),
    (building(id="Mill"), "building[8].id", "content-id"),
    (building(id="any"), "building[8].id", "content-id"),
    ({"building": 5}, "building", "shape-type"),
    ({"building": [3]}, "building[8]", "shape-type"),
    ({"building": [{"players": [2]}]}, "building[8].id", "shape-missing"),
    (building(id=5), "building[8].id", "shape-type"),
    ({"building": [{"id": "mill"}]}, "building[8].players", "shape-missing"),
    (building(players=2), "building[8].players", "shape-type"),
    (building(players=[1]), "building[8].players[0]", "shape-range"),
    (building(players=[2, 5]), "building[8].players[1]", "shape-range"),
    (building(price={"king": 1}), "building[8].price.king", "content-unknown"),
    (building(price={"settler": 1001}), "building[8].price.settler", "shape-range"),
    (building(good_price={"rum": 1}), "building[8].good_price.rum", "content-unknown"),
    (building(good_price={"wood": -1}), "building[8].good_price.wood", "shape-range"),
    (building(cancels=["plague"]), "building[8].cancels[0]", "content-unknown"),
    (building(cancels=["golden_age"]), "building[8].cancels[0]", "content-unknown"),
    (building(golden_age_goods=4), "building[8].golden_age_goods", "shape-range"),
    (building(action_point_factor=0), "building[8].action_point_factor", "shape-range"),
    (building(claim_price=100), "building[8].claim_price", "shape-range"),
    (building(name={"de": 1}), "building[8].name.de", "shape-type"),
    (building(name="Mill"), "building[8].name", "shape-type"),
    ({"events": {"plague": []}}, "events.plague", "shape-unknown"),
    ({"events": {"source": "hearsay"}}, "events.source", "content-source"),
    ({"events": 5}, "events", "shape-type"),
    ({"events": {"pirates": "12"}}, "events.pirates", "shape-type"),
    ({"events": {"fire": [3, "4"]}}, "events.fire[1]", "shape-type"),
    ({"events": {"pirates": [1, 9]}}, "events.pirates[1]", "shape-range"),
    ({"events": {"pirates": [1]}}, "events", "anno1503-content-faces"),
    ({"events": {"pirates": [1, 2, 3]}}, "events", "anno1503-content-faces"),
]


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize(("changed", "path", "key"), MISTAKES, ids=[f"{key}-{path}" for _, path, key in MISTAKES])
def test_a_mistake_is_reported_with_its_place(changed: Data, path: str, key: str) -> None:
    assert (path, key) in mistakes_in(changed)
    check_refused(lambda data: load_catalog(data, BY_NUMBER[2]), changed)


REQUIRED = [
    *((key,) for key in built_in() if key != "sources"),
    *(("start", key) for key in built_in()["start"]),
    *(("costs", key) for key in built_in()["costs"] if key != "source"),
    *(("inhabitants", key) for key in built_in()["inhabitants"] if key != "sources"),
    *(("inhabitants", table, kind) for table in ("sells", "price") for kind in KINDS),
    *(("victory", key) for key in built_in()["victory"] if key != "source"),
    *(("home_island", key) for key in ("branch_bridges", "agreement_bridges", "boards")),
    *(("stack", 1, key) for key in ("mark", "branches", "agreements", "treasure_upgrade", "treasure_gold")),
    *(("action_points_per_ship", players) for players in ("2", "3", "4")),
    *(("events", event) for event in ("pirates", "fire", "golden_age")),
    *(("building", 1, key) for key in ("id", "players")),
    ("map", "rows"),
]


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize("path", REQUIRED, ids=[path_text(path) for path in REQUIRED])
def test_a_missing_figure_is_reported(path: tuple[str | int, ...]) -> None:
    check_missing(problems, built_in(), path)


@pytest.mark.rule("record:R4")
def test_duplicate_stacks_and_buildings_are_reported() -> None:
    data = deepcopy(built_in())
    data["stack"].append(data["stack"][0])
    data["building"].append(data["building"][0])
    assert mistakes(problems(data)) == {("stack[3].mark", "content-twice"), ("building[8].id", "content-twice")}


@pytest.mark.rule("record:R4")
def test_there_are_at_most_thirty_buildings() -> None:
    mills = [{"id": f"mill_{number}", "players": [2]} for number in range(23)]
    assert mistakes_in({"building": mills[:22]}) == set()
    assert mistakes_in({"building": mills}) == {("building", "content-list")}


@pytest.mark.rule("record:R4")
def test_the_built_in_figures_are_valid_and_differ_in_nothing() -> None:
    assert problems(built_in()) == []
    assert load_catalog({}, BY_NUMBER[2])[1] == {}
    assert load_catalog({"hand_limit": 5}, BY_NUMBER[2])[1] == {}


LIMITS: list[Data] = [
    {"goods": [*built_in()["goods"], "rum", "salt"]},
    {"cards_per_good": 60, "hand_limit": 10, "ships_per_player": 9, "treasure_gold_value": 1000},
    {"hand_limit": 0, "ships_per_player": 1, "treasure_gold_value": 0, "draw_after_turns": 1},
    {"draw_after_turns": 100_000, "action_points_per_ship": {"2": 1, "3": 20}},
    {"start": {"gold": 1000, "ships_at_sea": 2, "goods": ["wood"] * 3}},
    {"start": {"gold": 0, "ships_at_sea": 0, "goods": []}},
    {"start": {"inhabitants": ["pioneer", "settler"] * 2 + ["citizen"] * 3}},
    {"costs": {"ship": {"wood": 15}, "pioneer": {}, "buy_good": 1, "buys_per_turn": 0}},
    {"costs": {"buy_good": 1000, "buys_per_turn": 4}},
    {"victory": {"gold": 1000, "branches": 1, "merchants": 1000, "points_to_win": 5}},
    {"victory": {"points_to_win": 1}},
    {"inhabitants": {"spaces": 15, "safe_spaces": 0, "price": {"settler": 1000, "pioneer": 0}}},
    {"home_island": {"agreement_bridges": 20, "boards": [BOARD] * 4}},
    {"map": {"rows": ["." * 14 + row for row in ROWS] + ["." * 26] * 4}},
    stack(branches={"wood": 60}),
    stack(branches={"wood": 6}, agreements=0, treasure_upgrade=0, treasure_gold=0),
    building(golden_age_goods=3, action_point_factor=9, claim_price=99, price={"settler": 1000}, players=[2, 3, 4]),
    building(golden_age_goods=1, action_point_factor=1, claim_price=0, good_price={"wood": 0}, cancels=["pirates"]),
    {"events": {"pirates": [], "fire": [6, 1, 2, 3], "golden_age": [4, 5]}},
]


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize("changed", LIMITS)
def test_figures_at_their_limits_are_accepted(changed: Data) -> None:
    assert mistakes_in(changed) == set()
    load_catalog(changed, BY_NUMBER[2])


@pytest.mark.rule("record:R4", "anno1503:D1", "anno1503:M2")
def test_changed_figures_apply_in_play() -> None:
    changed = {"costs": {"ship": {"spice": 1}, "buy_good": 4}, "building": [{"id": "school", "price": {"pioneer": 3}}]}
    scenario = acting(changed=changed).set_hand(0, "spice wood").set_folk(0, "pioneer settler pioneer pioneer:school")
    scenario.play("0 ship", "0 buy cloth", "0 sell wood 1")
    assert scenario.hand(0) == "cloth"
    assert scenario.gold(0) == 7 - 4 + 3
    school = {**built_in()["building"][3], "price": {"pioneer": 3}}
    assert scenario.game.changed == {"costs": changed["costs"], "building": [school]}


@pytest.mark.rule("record:R4", "anno1503:M1")
def test_a_good_sold_twice_to_one_inhabitant_is_reported() -> None:
    doubled = {"inhabitants": {"sells": {"pioneer": ["wood", "stone", "wood"]}}}
    assert mistakes_in(doubled) == {("inhabitants.sells.pioneer[2]", "content-twice")}
