"""The figures as they are printed; every mistake that figures can hold is found, with its place."""

import tomllib
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from kontor.anno1800.content import MERGER, SOURCES, built_in, built_in_text, load_figures, own_names, problems
from kontor.anno1800.tables import Tables
from kontor.lang.translator import LANGUAGES, Translator
from kontor.table.content import ContentError, find_line
from kontor.table.errors import FormError
from kontor.table.protocol import Data
from kontor.table.shape import path_text

CUBES = ["farmer", "worker", "artisan", "engineer", "investor"]
DECKS = ["farmer_worker", "artisan_engineer_investor", "new_world"]
TABLES = [key for key, value in built_in().items() if isinstance(value, dict)]
ITEMS = ["population_card", "old_world", "new_world", "expedition_card", "objective"]
CARDS, OLD, NEW, EXPEDITIONS, OBJECTIVES, INDUSTRIES = 102, 12, 8, 22, 20, 35
"""How many there are, and so the number of the next one."""


def found(changed: Data) -> set[tuple[str, str]]:
    """Where there is a mistake in changed figures, and which."""
    merged = MERGER.merge(deepcopy(built_in()), changed)
    return {(path_text(problem.path), problem.phrase.key) for problem in problems(merged)}


def full(**changed: object) -> Data:
    """The figures with some of their tables or lists exchanged."""
    return {**deepcopy(built_in()), **changed}


def card(**figures: object) -> Data:
    item = {"id": "fw90", "deck": "farmer_worker", "needs": {"beer": 1}, "effect": {"gold": 1}, **figures}
    return {"population_card": [item]}


def effect(**kinds: object) -> Data:
    return card(effect=kinds)


def industry(**figures: object) -> Data:
    return {"industry": [{"id": "mill", "makes": "flour", "worker": "worker", "cost": {"grain": 1}, **figures}]}


def old(**figures: object) -> Data:
    """An island with an effect, or with what is named instead of `effect=None`."""
    item = {"id": "ow90", "effect": {"gold": 1}, **figures}
    return {"old_world": [{key: value for key, value in item.items() if value is not None}]}


def new(**figures: object) -> Data:
    return {"new_world": [{"id": "nwi90", "goods": ["cotton"], **figures}]}


def expedition(**figures: object) -> Data:
    return {"expedition_card": [{"id": "ex90", "animal": "artisan", "artifact": "artisan", **figures}]}


def objective(kind: object, **figures: object) -> Data:
    return {"objective": [{"id": "mayor", "kind": kind, **figures}]}


def usable(**figures: object) -> Data:
    gold = {"cost": {"trade_token": 1}, "gain": {"gold": 1}, "once_per_turn": True}
    return objective("effect", **{**gold, **figures})


def majority(**figures: object) -> Data:
    return objective("majority", **{"counts": "farmers", "most": 3, "second": 1, **figures})


def exchange(**figures: object) -> Data:
    return objective("effect", **{"exploration_tokens_per_trade_token": 3, "once_per_turn": False, **figures})


def listed(**figures: object) -> Data:
    return objective("industries", **{"points": 3, "industries": ["brewery"], **figures})


MAKERS: list[tuple[str, int, Callable[..., Data]]] = [
    ("population_card", CARDS, card),
    ("old_world", OLD, old),
    ("new_world", NEW, new),
    ("expedition_card", EXPEDITIONS, expedition),
    ("objective", OBJECTIVES, majority),
]
AMOUNTS = ["trade_tokens", "exploration_tokens", "gold", "expedition_cards", "extra_action", "return_cards"]


# What is printed


def test_how_many_there_are_of_each() -> None:
    data = built_in()
    sizes = {key: len(value) for key, value in data.items() if key in MERGER.keyed}
    assert sizes == {
        "hire": 5,
        "upgrade": 4,
        "industry": INDUSTRIES,
        "shipyard": 3,
        "ship": 6,
        "population_card": CARDS,
        "old_world": OLD,
        "new_world": NEW,
        "expedition_card": EXPEDITIONS,
        "objective": OBJECTIVES,
    }
    assert Counter(each["deck"] for each in data["population_card"]) == dict(zip(DECKS, (46, 32, 24), strict=True))
    assert Counter(each["worker"] for each in data["industry"]) == {"worker": 15, "artisan": 14, "engineer": 6}
    assert Counter(each["kind"] for each in data["objective"]) == {
        "effect": 4,
        "majority": 5,
        "bonus": 5,
        "industries": 6,
    }


def test_what_the_players_begin_with() -> None:
    setup, home = built_in()["setup"], built_in()["home_island"]
    assert setup["cubes"] == {"farmer": 4, "worker": 3, "artisan": 2}
    assert setup["hand"] == {"farmer_worker": 7, "artisan_engineer_investor": 2}
    assert setup["gold_by_seat"] == [0, 1, 2, 3]
    assert [home[key] for key in ("shipyards", "merchant_ships", "exploration_ships")] == [[1], [1, 1], [1]]


def test_what_the_common_board_holds() -> None:
    data = built_in()
    assert data["tiles"]["per_industry"] == 2
    assert [yard["tiles"] for yard in data["shipyard"]] == [4, 6, 4]
    assert [ship["tiles"] for ship in data["ship"]] == [6] * 6
    assert sum(data["supply"][cube] for cube in CUBES) == 125


def test_what_some_things_cost_and_bring() -> None:
    data = built_in()
    items = {each["id"]: each for key in ("industry", *ITEMS) for each in data[key]}
    assert items["window_factory"]["cost"] == {"planks": 1, "glass": 1}
    assert items["warehouse"]["cost"] == {"bricks": 1, "artisan": 1}
    assert items["fw16"]["needs"] == {"sausages": 1, "schnapps": 1}
    assert items["aei28"]["effect"]["free_good"] == ["cocoa", "coffee_beans", "rubber", "sugar_cane", "tobacco"]
    assert items["nw24"]["effect"] == {"gold": 2, "trade_tokens": 4}
    assert items["ow12"]["shipyard"] == 1
    assert items["nwi08"]["goods"] == ["cotton", "cocoa", "rubber"]
    assert (items["ex22"]["animal"], items["ex22"]["artifact"]) == ("investor", "investor")
    assert items["pyrphorian"]["points_per"] == {"hand_card": -2}
    assert data["hire"][4]["cost"] == {"coal": 1, "goods": 1, "steel": 1, "windows": 1, "fur_coats": 1, "artisan": 1}
    assert [data["shift_end"][cube] for cube in CUBES] == [1, 2, 3, 4, 5]
    assert data["influence"]["visitor"] == {"artisan": 1, "engineer": 2, "investor": 3}


def test_every_item_says_where_it_comes_from() -> None:
    for key in MERGER.keyed:
        assert all(item["source"] in SOURCES for item in built_in()[key])


# Merging


@pytest.mark.rule("record:R4")
def test_the_built_in_figures_are_without_a_mistake_and_nothing_differs() -> None:
    assert problems(built_in()) == []
    assert load_figures({}) == (built_in(), {})
    assert load_figures(tomllib.loads(built_in_text())) == (built_in(), {})


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize(
    ("changed", "differs"),
    [
        ({"tiles": {"workplaces": 2}}, {}),
        ({"tiles": {"workplaces": 3}}, {"tiles": {"workplaces": 3}}),
        ({"setup": {"cubes": {"farmer": 5}}}, {"setup": {"cubes": {"farmer": 5}}}),
        ({"presets": {"complex": ["zoo"]}}, {"presets": {"complex": ["zoo"]}}),
        (
            {"hire": [{"cube": "farmer", "cost": {"grain": 2}}]},
            {"hire": [{"cube": "farmer", "cost": {"grain": 2}, "source": "cross-checked"}]},
        ),
        (
            {"upgrade": [{"from": "farmer", "cost": {}, "source": "owner"}]},
            {"upgrade": [{"from": "farmer", "to": "worker", "cost": {}, "source": "owner"}]},
        ),
        (
            {"ship": [{"level": 2, "kind": "exploration", "tiles": 5}]},
            {"ship": [{**built_in()["ship"][4], "tiles": 5}]},
        ),
        (
            {"shipyard": [{"level": 3, "cost": {"steel": 3}}]},
            {"shipyard": [{**built_in()["shipyard"][2], "cost": {"steel": 3}}]},
        ),
        (
            {"objective": [{"id": "zoo", "left_out": True}]},
            {"objective": [{**built_in()["objective"][9], "left_out": True}]},
        ),
        (card(), card()),
        (industry(), industry()),
    ],
)
def test_what_differs_is_what_must_be_written_down(changed: Data, differs: Data) -> None:
    figures, difference = load_figures(changed)
    assert difference == differs
    assert load_figures(difference) == (figures, difference)


@pytest.mark.rule("record:R4")
def test_what_is_handed_out_is_a_copy() -> None:
    before = deepcopy(built_in())
    figures, _ = load_figures({"tiles": {"workplaces": 3}})
    figures["setup"]["cubes"]["farmer"] = 99
    figures["population_card"][0]["needs"].clear()
    assert built_in() == before


@pytest.mark.rule("record:R4")
def test_what_is_left_out_stays_among_the_figures() -> None:
    figures, _ = load_figures({key: [{"id": built_in()[key][0]["id"], "left_out": True}] for key in ITEMS})
    for key in ITEMS:
        assert [item.get("left_out", False) for item in figures[key]] == [True] + [False] * (len(figures[key]) - 1)


@pytest.mark.rule("record:R4")
def test_own_names_are_handed_on() -> None:
    changed = {
        **industry(name={"en": "mill", "de": "Mühle"}),
        **majority(name={"fr": "le maire"}),
        "good_name": {"flour": {"en": "flour"}, "beer": {"en": "ale"}},
    }
    assert own_names(load_figures(changed)[0]) == {
        "anno1800-tile-mill": {"en": "mill", "de": "Mühle"},
        "anno1800-objective-mayor": {"fr": "le maire"},
        "anno1800-good-flour": {"en": "flour"},
        "anno1800-good-beer": {"en": "ale"},
    }
    assert own_names(built_in()) == {}


# Mistakes

FARM: list[str] = built_in()["farm_goods"]
FAR: list[str] = built_in()["new_world_goods"]
GOODS = [f"good_{number}" for number in range(100)]
EXCHANGE = "exploration_tokens_per_trade_token"
CARD, ISLAND, OBJECTIVE = f"population_card[{CARDS}]", f"old_world[{OLD}]", f"objective[{OBJECTIVES}]"
MILL, EFFECT = f"industry[{INDUSTRIES}]", f"{CARD}.effect"

MISTAKES: list[tuple[Data, str, str]] = [
    ({"colour": 1}, "colour", "shape-unknown"),
    ({"sources": {"cubes": "hearsay"}}, "sources.cubes", "content-source"),
    # goods and cubes
    ({"cubes": CUBES[::-1]}, "cubes", "content-exactly"),
    ({"cubes": 5}, "cubes", "content-exactly"),
    ({"farm_goods": 5}, "farm_goods", "shape-type"),
    ({"farm_goods": [*FARM, 7]}, "farm_goods[5]", "shape-type"),
    ({"farm_goods": [*FARM, "wool"]}, "farm_goods[5]", "content-twice"),
    ({"farm_goods": [*FARM, "Flax"]}, "farm_goods[5]", "content-id"),
    ({"farm_goods": [*FARM, "gold"]}, "farm_goods[5]", "anno1800-content-taken"),
    ({"farm_goods": [*FARM, "cotton"]}, "farm_goods[5]", "anno1800-content-far-good"),
    ({"farm_goods": [*FARM, *GOODS]}, "farm_goods[57]", "anno1800-content-full"),
    ({"farm_goods": [*FARM, *GOODS[:20]]}, "industry[34].makes", "anno1800-content-full"),
    ({"new_world_goods": [*FAR, "cocoa"]}, "new_world_goods[6]", "content-twice"),
    ({"new_world_goods": [*FAR, "trade_token"]}, "new_world_goods[6]", "anno1800-content-taken"),
    ({"new_world_goods": FAR[1:]}, "new_world[0].goods[0]", "content-unknown"),
    ({"good_name": 5}, "good_name", "shape-type"),
    ({"good_name": {"flour": {"en": "flour"}}}, "good_name.flour", "anno1800-content-good"),
    ({"good_name": {"beer": "ale"}}, "good_name.beer", "shape-type"),
    ({"good_name": {"beer": {"en": 1}}}, "good_name.beer.en", "shape-type"),
    # single tables
    *(({table: {"colour": 1}}, f"{table}.colour", "shape-unknown") for table in TABLES),
    *(({table: {"source": "hearsay"}}, f"{table}.source", "content-source") for table in TABLES),
    *(({table: 5}, table, "shape-type") for table in TABLES),
    ({"shift_end": {"sources": {"farmer": "hearsay"}}}, "shift_end.sources.farmer", "content-source"),
    ({"supply": {"farmer": 61}}, "supply.farmer", "shape-range"),
    ({"supply": {"investor": "many"}}, "supply.investor", "shape-type"),
    ({"supply": {"trade_tokens": -1}}, "supply.trade_tokens", "shape-range"),
    ({"supply": {"exploration_tokens": 1001}}, "supply.exploration_tokens", "shape-range"),
    ({"supply": {"gold": True}}, "supply.gold", "shape-type"),
    ({"supply": {"worker": 11}}, "setup.cubes.worker", "content-too-many"),
    ({"setup": {"cubes": {"king": 1}}}, "setup.cubes.king", "shape-unknown"),
    ({"setup": {"cubes": {"farmer": 7}}}, "setup.cubes.farmer", "content-too-many"),
    ({"setup": {"cubes": {"farmer": -1}}}, "setup.cubes.farmer", "shape-range"),
    ({"setup": {"hand": {"farmer_worker": 7}}}, "setup.hand.artisan_engineer_investor", "shape-missing"),
    ({"setup": {"hand": {"new_world": 1}}}, "setup.hand.new_world", "shape-unknown"),
    (
        {"setup": {"hand": {"farmer_worker": 21, "artisan_engineer_investor": 2}}},
        "setup.hand.farmer_worker",
        "shape-range",
    ),
    (
        {"setup": {"hand": {"farmer_worker": 7, "artisan_engineer_investor": 0}}},
        "setup.hand.artisan_engineer_investor",
        "shape-range",
    ),
    (
        {"setup": {"hand": {"farmer_worker": 12, "artisan_engineer_investor": 2}}},
        "setup.hand.farmer_worker",
        "anno1800-content-deck-small",
    ),
    (
        {"population_card": [{"id": f"aei{number:02}", "left_out": True} for number in range(1, 26)]},
        "population_card[70].left_out",
        "anno1800-content-deck-small",
    ),
    ({"setup": {"gold_by_seat": [0, 1, 2]}}, "setup.gold_by_seat", "anno1800-content-seats"),
    ({"setup": {"gold_by_seat": [0, 1, 2, 101]}}, "setup.gold_by_seat[3]", "shape-range"),
    ({"setup": {"gold_by_seat": 3}}, "setup.gold_by_seat", "shape-type"),
    ({"setup": {"objectives_in_play": 0}}, "setup.objectives_in_play", "shape-range"),
    ({"setup": {"objectives_in_play": 21}}, "setup.objectives_in_play", "shape-range"),
    (
        {"setup": {"objectives_in_play": 20}, "objective": [{"id": "zoo", "left_out": True}]},
        "objective[9].left_out",
        "anno1800-content-objectives",
    ),
    ({"tiles": {"per_industry": 61}}, "tiles.per_industry", "shape-range"),
    ({"tiles": {"workplaces": 0}}, "tiles.workplaces", "shape-range"),
    ({"tiles": {"workplaces": 4}}, "tiles.workplaces", "shape-range"),
    ({"presets": {"silly": []}}, "presets.silly", "shape-unknown"),
    ({"presets": {"complex": "zoo"}}, "presets.complex", "shape-type"),
    ({"presets": {"complex": [1]}}, "presets.complex[0]", "shape-type"),
    ({"presets": {"complex": ["zoo", "aquarium"]}}, "presets.complex[1]", "anno1800-content-objective"),
    ({"presets": {"complex": ["zoo", "zoo"]}}, "presets.complex[1]", "content-twice"),
    *(({"influence": {deck: -101}}, f"influence.{deck}", "shape-range") for deck in DECKS),
    ({"influence": {"fireworks": 101}}, "influence.fireworks", "shape-range"),
    ({"influence": {"gold_per_point": 0}}, "influence.gold_per_point", "shape-range"),
    ({"influence": {"gold_per_point": 101}}, "influence.gold_per_point", "shape-range"),
    ({"influence": {"visitor": {"artisan": 1}}}, "influence.visitor.investor", "shape-missing"),
    ({"influence": {"visitor": {"farmer": 1}}}, "influence.visitor.farmer", "shape-unknown"),
    ({"influence": {"visitor": {"artisan": -1}}}, "influence.visitor.artisan", "shape-range"),
    ({"trade_cost": {"farmer": 0}}, "trade_cost.farmer", "shape-range"),
    ({"trade_cost": {"investor": 21}}, "trade_cost.investor", "shape-range"),
    ({"shift_end": {"investor": 21}}, "shift_end.investor", "shape-range"),
    ({"shift_end": {"farmer": 0}}, "shift_end.farmer", "shape-range"),
    ({"empty_deck_gold": {"new_world": 1}}, "empty_deck_gold.new_world", "shape-unknown"),
    ({"empty_deck_gold": {"farmer_worker": 21}}, "empty_deck_gold.farmer_worker", "shape-range"),
    ({"islands": {"old_world_cost": []}}, "islands.old_world_cost", "anno1800-content-length"),
    ({"islands": {"new_world_cost": [1, 2, 3, 4, 5]}}, "islands.new_world_cost", "anno1800-content-length"),
    ({"islands": {"new_world_cost": [1, 21]}}, "islands.new_world_cost[1]", "shape-range"),
    ({"islands": {"old_world_cost": 1}}, "islands.old_world_cost", "shape-type"),
    ({"islands": {"new_world_cards": 21}}, "islands.new_world_cards", "shape-range"),
    ({"islands": {"import_cost": 0}}, "islands.import_cost", "shape-range"),
    ({"islands": {"import_cost": 10}}, "islands.import_cost", "shape-range"),
    ({"expedition": {"cost": 21}}, "expedition.cost", "shape-range"),
    ({"expedition": {"cards": 0}}, "expedition.cards", "shape-range"),
    *(({"home_island": {zone: 4}}, f"home_island.{zone}", "content-exactly") for zone in ("land", "coast", "sea")),
    ({"home_island": {"land": "ten"}}, "home_island.land", "content-exactly"),
    *(({"old_world_island": {zone: 3}}, f"old_world_island.{zone}", "content-exactly") for zone in ("coast", "sea")),
    ({"old_world_island": {"land": 2.0}}, "old_world_island.land", "content-exactly"),
    ({"home_island": {"farmer_industries": ["grain", "coal"]}}, "home_island.farmer_industries[1]", "content-unknown"),
    ({"home_island": {"farmer_industries": ["grain", "grain"]}}, "home_island.farmer_industries[1]", "content-twice"),
    ({"home_island": {"artisan_industries": ["coal", "coal"]}}, "home_island.artisan_industries[1]", "content-twice"),
    ({"home_island": {"artisan_industries": ["coal", "wool"]}}, "home_island.artisan_industries[1]", "content-twice"),
    ({"home_island": {"artisan_industries": ["Coal"]}}, "home_island.artisan_industries[0]", "content-id"),
    (
        {"home_island": {"artisan_industries": ["rubber"]}},
        "home_island.artisan_industries[0]",
        "anno1800-content-far-good",
    ),
    ({"home_island": {"artisan_industries": GOODS[:6]}}, "home_island.artisan_industries", "anno1800-content-cells"),
    ({"home_island": {"shipyards": [4]}}, "home_island.shipyards[0]", "shape-range"),
    ({"home_island": {"shipyards": [1] * 6}}, "home_island.shipyards", "anno1800-content-cells"),
    ({"home_island": {"merchant_ships": [0]}}, "home_island.merchant_ships[0]", "shape-range"),
    ({"home_island": {"exploration_ships": [1] * 4}}, "home_island.exploration_ships", "anno1800-content-cells"),
    # hiring and upgrading
    *(({key: 5}, key, "shape-type") for key in MERGER.keyed),
    *(({key: [3]}, f"{key}[{len(built_in()[key])}]", "shape-type") for key in MERGER.keyed),
    ({"hire": [{"cube": "king", "cost": {}}]}, "hire[5].cube", "content-unknown"),
    ({"hire": [{"cube": "farmer", "colour": 1}]}, "hire[0].colour", "shape-unknown"),
    ({"hire": [{"cube": "farmer", "source": "hearsay"}]}, "hire[0].source", "content-source"),
    ({"upgrade": [{"from": "investor", "to": "king", "cost": {}}]}, "upgrade[4].from", "content-unknown"),
    ({"upgrade": [{"from": "farmer", "to": "king"}]}, "upgrade[0].to", "content-unknown"),
    ({"upgrade": [{"from": "farmer", "to": "artisan"}]}, "upgrade[0].to", "content-exactly"),
    ({"upgrade": [{"from": "farmer", "colour": 1}]}, "upgrade[0].colour", "shape-unknown"),
    ({"upgrade": [{"from": "farmer", "source": "hearsay"}]}, "upgrade[0].source", "content-source"),
    # costs
    ({"hire": [{"cube": "worker", "cost": {"plnks": 1}}]}, "hire[1].cost.plnks", "anno1800-content-cost"),
    ({"hire": [{"cube": "worker", "cost": {"gold": 1}}]}, "hire[1].cost.gold", "anno1800-content-cost"),
    ({"hire": [{"cube": "worker", "cost": {"planks": 0}}]}, "hire[1].cost.planks", "shape-range"),
    ({"hire": [{"cube": "worker", "cost": {"planks": "1"}}]}, "hire[1].cost.planks", "shape-type"),
    ({"hire": [{"cube": "worker", "cost": 1}]}, "hire[1].cost", "shape-type"),
    ({"upgrade": [{"from": "farmer", "cost": {"planks": 10}}]}, "upgrade[0].cost.planks", "shape-range"),
    ({"upgrade": [{"from": "farmer", "cost": {"plnks": 1}}]}, "upgrade[0].cost.plnks", "anno1800-content-cost"),
    ({"shipyard": [{"level": 2, "cost": {"plnks": 1}}]}, "shipyard[1].cost.plnks", "anno1800-content-cost"),
    (
        {"ship": [{"kind": "exploration", "level": 1, "cost": {"plnks": 1}}]},
        "ship[3].cost.plnks",
        "anno1800-content-cost",
    ),
    ({"supply": {"investor": 3}, **card(needs={"investor": 4})}, f"{CARD}.needs.investor", "content-too-many"),
    ({"farm_goods": [*FARM, "flax"], **card(needs={"flax": 1})}, f"{CARD}.needs.flax", "anno1800-content-unmade"),
    (
        {"new_world": [{"id": f"nwi0{number}", "left_out": True} for number in (2, 5, 7, 8)]},
        "industry[31].cost.rubber",
        "anno1800-content-unmade",
    ),
    (industry(cost={"flour": 1}), f"{MILL}.cost", "anno1800-content-never"),
    ({"industry": [{"id": "glassworks", "cost": {"windows": 1}}]}, "industry[9].cost", "anno1800-content-never"),
    # industries, shipyards and ships
    (industry(colour=1), f"{MILL}.colour", "shape-unknown"),
    (industry(left_out=True), f"{MILL}.left_out", "shape-unknown"),
    (industry(source="hearsay"), f"{MILL}.source", "content-source"),
    (industry(id="Mill"), f"{MILL}.id", "content-id"),
    (industry(id=5), f"{MILL}.id", "shape-type"),
    (industry(id="shipyard_1"), f"{MILL}.id", "anno1800-content-taken"),
    (industry(id="home_coal"), f"{MILL}.id", "anno1800-content-taken"),
    (industry(makes="Flour"), f"{MILL}.makes", "content-id"),
    (industry(makes=5), f"{MILL}.makes", "shape-type"),
    (industry(makes="worker"), f"{MILL}.makes", "anno1800-content-taken"),
    (industry(makes="cotton"), f"{MILL}.makes", "anno1800-content-far-good"),
    (industry(worker="king"), f"{MILL}.worker", "content-unknown"),
    (industry(worker="investor"), f"{MILL}.worker", "content-unknown"),
    (industry(cost={"grain": 10}), f"{MILL}.cost.grain", "shape-range"),
    (industry(name="mill"), f"{MILL}.name", "shape-type"),
    (industry(name={"de": 1}), f"{MILL}.name.de", "shape-type"),
    (
        {"industry": [{**industry()["industry"][0], "id": f"mill_{number}"} for number in range(26)]},
        "industry[60]",
        "anno1800-content-full",
    ),
    ({"shipyard": [{"level": 4, "tiles": 1, "cost": {}}]}, "shipyard[3].level", "shape-range"),
    ({"shipyard": [{"level": 1, "tiles": 61}]}, "shipyard[0].tiles", "shape-range"),
    ({"shipyard": [{"level": 1, "colour": 1}]}, "shipyard[0].colour", "shape-unknown"),
    ({"shipyard": [{"level": 1, "source": "hearsay"}]}, "shipyard[0].source", "content-source"),
    ({"ship": [{"kind": "pirate", "level": 1, "tiles": 1, "cost": {}}]}, "ship[6].kind", "content-unknown"),
    ({"ship": [{"kind": "merchant", "level": 4, "tiles": 1, "cost": {}}]}, "ship[6].level", "shape-range"),
    ({"ship": [{"kind": "merchant", "level": 2, "tiles": -1}]}, "ship[1].tiles", "shape-range"),
    ({"ship": [{"kind": "merchant", "level": 2, "colour": 1}]}, "ship[1].colour", "shape-unknown"),
    ({"ship": [{"kind": "merchant", "level": 2, "source": "hearsay"}]}, "ship[1].source", "content-source"),
    # cards and their effects
    *((make(colour=1), f"{key}[{size}].colour", "shape-unknown") for key, size, make in MAKERS),
    *((make(source="hearsay"), f"{key}[{size}].source", "content-source") for key, size, make in MAKERS),
    *((make(id="Any"), f"{key}[{size}].id", "content-id") for key, size, make in MAKERS),
    *((make(id="any"), f"{key}[{size}].id", "anno1800-content-taken") for key, size, make in MAKERS),
    *((make(left_out=1), f"{key}[{size}].left_out", "anno1800-content-flag") for key, size, make in MAKERS),
    *((make(name={"en": 1}), f"{key}[{size}].name", "shape-unknown") for key, size, make in MAKERS[:-1]),
    (card(deck="pirates"), f"{CARD}.deck", "content-unknown"),
    (card(deck=1), f"{CARD}.deck", "shape-type"),
    (card(needs={"gold": 1}), f"{CARD}.needs.gold", "anno1800-content-cost"),
    (card(needs={"exploration_token": 10}), f"{CARD}.needs.exploration_token", "shape-range"),
    (
        {"population_card": [{**card()["population_card"][0], "id": f"fw{number}"} for number in range(80, 99)]},
        "population_card[120]",
        "anno1800-content-full",
    ),
    (effect(), EFFECT, "anno1800-content-empty"),
    (card(effect=5), EFFECT, "shape-type"),
    (effect(silver=1), f"{EFFECT}.silver", "shape-unknown"),
    *((effect(**{kind: 0}), f"{EFFECT}.{kind}", "shape-range") for kind in AMOUNTS),
    *((effect(**{kind: 10}), f"{EFFECT}.{kind}", "shape-range") for kind in AMOUNTS),
    (effect(gold="1"), f"{EFFECT}.gold", "shape-type"),
    (effect(cubes={}), f"{EFFECT}.cubes", "anno1800-content-empty"),
    (effect(cubes={"king": 1}), f"{EFFECT}.cubes.king", "content-unknown"),
    (effect(cubes={"farmer": 10}), f"{EFFECT}.cubes.farmer", "shape-range"),
    (effect(cubes=2), f"{EFFECT}.cubes", "shape-type"),
    (effect(upgrades={"from": "investor", "up_to": 1}), f"{EFFECT}.upgrades.from", "content-unknown"),
    (effect(upgrades={"from": "farmer"}), f"{EFFECT}.upgrades.up_to", "shape-missing"),
    (effect(upgrades={"up_to": 2}), f"{EFFECT}.upgrades.from", "shape-missing"),
    (effect(upgrades={"from": 1, "up_to": 2}), f"{EFFECT}.upgrades.from", "shape-type"),
    (effect(upgrades={"from": "farmer", "up_to": 0}), f"{EFFECT}.upgrades.up_to", "shape-range"),
    (effect(upgrades={"from": "farmer", "up_to": 1, "to": "worker"}), f"{EFFECT}.upgrades.to", "shape-unknown"),
    (effect(free_good=[]), f"{EFFECT}.free_good", "anno1800-content-empty"),
    (effect(free_good="cotton"), f"{EFFECT}.free_good", "shape-type"),
    (effect(free_good=["beer"]), f"{EFFECT}.free_good[0]", "content-unknown"),
    (effect(free_good=["cotton", "cotton"]), f"{EFFECT}.free_good[1]", "content-twice"),
    (effect(free_good=["cotton"], gold=1), f"{EFFECT}.free_good", "anno1800-content-alone"),
    (
        effect(upgrades={"from": "farmer", "up_to": 1}, return_cards=1),
        f"{EFFECT}.return_cards",
        "anno1800-content-together",
    ),
    (
        effect(upgrades={"from": "farmer", "up_to": 1}, cubes={"farmer": 1}),
        f"{EFFECT}.upgrades",
        "anno1800-content-together",
    ),
    (effect(return_cards=1, cubes={"farmer": 1}), f"{EFFECT}.return_cards", "anno1800-content-together"),
    # islands and expeditions
    ({"old_world": [{"id": "ow90"}]}, ISLAND, "anno1800-content-one-of"),
    ({"old_world": [{"id": "ow12", "industry": "brewery"}]}, "old_world[11]", "anno1800-content-one-of"),
    (old(effect={}), f"{ISLAND}.effect", "anno1800-content-empty"),
    (old(effect={"gold": 0}), f"{ISLAND}.effect.gold", "shape-range"),
    *(
        (old(effect={kind: value}), f"{ISLAND}.effect.{kind}", "shape-unknown")
        for kind, value in (
            ("upgrades", {"from": "farmer", "up_to": 1}),
            ("return_cards", 1),
            ("free_good", ["cotton"]),
        )
    ),
    (old(effect=None, industry="mill"), f"{ISLAND}.industry", "anno1800-content-industry"),
    (old(effect=None, industry=1), f"{ISLAND}.industry", "shape-type"),
    (old(effect=None, shipyard=4), f"{ISLAND}.shipyard", "shape-range"),
    (old(effect=None, ship="merchant"), f"{ISLAND}.ship", "shape-type"),
    (old(effect=None, ship={"kind": "pirate", "level": 1}), f"{ISLAND}.ship.kind", "content-unknown"),
    (old(effect=None, ship={"kind": "merchant", "level": 0}), f"{ISLAND}.ship.level", "shape-range"),
    (old(effect=None, ship={"kind": "merchant"}), f"{ISLAND}.ship.level", "shape-missing"),
    (old(effect=None, ship={"kind": "merchant", "level": 1, "tiles": 1}), f"{ISLAND}.ship.tiles", "shape-unknown"),
    (new(goods=[]), f"new_world[{NEW}].goods", "content-list"),
    (new(goods=["beer"]), f"new_world[{NEW}].goods[0]", "content-unknown"),
    (new(goods=["cotton", "cocoa", "cotton"]), f"new_world[{NEW}].goods[2]", "content-twice"),
    (new(goods=["cotton"] * 7), f"new_world[{NEW}].goods", "content-list"),
    (new(goods="cotton"), f"new_world[{NEW}].goods", "shape-type"),
    (expedition(animal="farmer"), f"expedition_card[{EXPEDITIONS}].animal", "content-unknown"),
    (expedition(artifact="king"), f"expedition_card[{EXPEDITIONS}].artifact", "content-unknown"),
    (expedition(artifact=1), f"expedition_card[{EXPEDITIONS}].artifact", "shape-type"),
    (
        {"expedition_card": [{**expedition()["expedition_card"][0], "id": f"e{number}"} for number in range(19)]},
        "expedition_card[40]",
        "anno1800-content-full",
    ),
    # objectives
    (objective("riddle"), f"{OBJECTIVE}.kind", "content-unknown"),
    (objective(1), f"{OBJECTIVE}.kind", "shape-type"),
    (majority(id="fw01"), f"{OBJECTIVE}.id", "anno1800-content-taken"),
    (majority(points=1), f"{OBJECTIVE}.points", "shape-unknown"),
    (majority(name={"de": 1}), f"{OBJECTIVE}.name.de", "shape-type"),
    (majority(counts="kings"), f"{OBJECTIVE}.counts", "content-unknown"),
    (majority(most=101), f"{OBJECTIVE}.most", "shape-range"),
    (majority(second=-1), f"{OBJECTIVE}.second", "shape-range"),
    (usable(once_per_turn=1), f"{OBJECTIVE}.once_per_turn", "anno1800-content-flag"),
    (usable(cost={"beer": 1}), f"{OBJECTIVE}.cost.beer", "content-unknown"),
    (usable(cost={"gold": 10}), f"{OBJECTIVE}.cost.gold", "shape-range"),
    (usable(gain={}), f"{OBJECTIVE}.gain", "anno1800-content-empty"),
    (usable(gain={"trade_tokens": 1}), f"{OBJECTIVE}.gain.trade_tokens", "shape-unknown"),
    (usable(gain={"return_cards": 0}), f"{OBJECTIVE}.gain.return_cards", "shape-range"),
    (usable(cost={"investor": 1}, once_per_turn=False), f"{OBJECTIVE}.once_per_turn", "anno1800-content-endless"),
    (usable(gain={"extra_action": 1}, once_per_turn=False), f"{OBJECTIVE}.once_per_turn", "anno1800-content-endless"),
    (usable(exploration_tokens_per_trade_token=2), f"{OBJECTIVE}.{EXCHANGE}", "anno1800-content-alone"),
    (exchange(exploration_tokens_per_trade_token=0), f"{OBJECTIVE}.{EXCHANGE}", "shape-range"),
    (exchange(once_per_turn=True), f"{OBJECTIVE}.once_per_turn", "content-exactly"),
    (exchange(), f"{OBJECTIVE}.{EXCHANGE}", "anno1800-content-exchange"),
    (objective("bonus"), OBJECTIVE, "anno1800-content-one-of"),
    (objective("bonus", points_per={"hand_card": 1}, points=1), OBJECTIVE, "anno1800-content-one-of"),
    (objective("bonus", points_per={}), f"{OBJECTIVE}.points_per", "anno1800-content-empty"),
    (objective("bonus", points_per=1), f"{OBJECTIVE}.points_per", "shape-type"),
    (
        objective("bonus", points_per={"hand_card": 1, "visited_animal": 1}),
        f"{OBJECTIVE}.points_per",
        "anno1800-content-one-of",
    ),
    (objective("bonus", points_per={"king": 1}), f"{OBJECTIVE}.points_per.king", "shape-unknown"),
    (objective("bonus", points_per={"hand_card": 101}), f"{OBJECTIVE}.points_per.hand_card", "shape-range"),
    (objective("bonus", points_per={"visited_animal": -1}), f"{OBJECTIVE}.points_per.visited_animal", "shape-range"),
    (objective("bonus", points=1), f"{OBJECTIVE}.at_most", "shape-missing"),
    (objective("bonus", at_most={"new_world_islands": 1}), f"{OBJECTIVE}.points", "shape-missing"),
    (objective("bonus", points=1, at_most={}), f"{OBJECTIVE}.at_most", "anno1800-content-one-of"),
    (objective("bonus", points=1, at_most={"cubes": 1}), f"{OBJECTIVE}.at_most.cubes", "shape-unknown"),
    (
        objective("bonus", points=1, at_most={"new_world_islands": -1}),
        f"{OBJECTIVE}.at_most.new_world_islands",
        "shape-range",
    ),
    (objective("bonus", points=101, at_most={"new_world_islands": 1}), f"{OBJECTIVE}.points", "shape-range"),
    (listed(points=101), f"{OBJECTIVE}.points", "shape-range"),
    (listed(industries=[]), f"{OBJECTIVE}.industries", "anno1800-content-empty"),
    (listed(industries=["brewery", "mill"]), f"{OBJECTIVE}.industries[1]", "anno1800-content-industry"),
    (listed(industries=["brewery", "brewery"]), f"{OBJECTIVE}.industries[1]", "content-twice"),
]


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize(("changed", "path", "key"), MISTAKES, ids=[f"{key}-{path}" for _, path, key in MISTAKES])
def test_a_mistake_is_found_and_its_place_named(changed: Data, path: str, key: str) -> None:
    assert (path, key) in found(changed)
    with pytest.raises(ContentError) as caught:
        load_figures(changed)
    assert caught.value.rule == "record:R4"


@cache
def told() -> list[tuple[str, str, dict[str, object]]]:
    """One mistake of each kind: its place, its message and what fills the gaps."""
    by_key = {}
    for changed in {key: changed for changed, _, key in MISTAKES}.values():
        for problem in problems(MERGER.merge(deepcopy(built_in()), changed)):
            by_key[problem.phrase.key] = (path_text(problem.path), problem.phrase.key, problem.phrase.args)
    return list(by_key.values())


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_has_a_sentence_in_every_language(language: str) -> None:
    assert {key for _, _, key in MISTAKES} <= {key for _, key, _ in told()}
    for path, key, args in told():
        sentence = Translator(language).error(FormError("record:R4", key, **args, path=path))
        assert sentence.startswith(path)
        assert sentence.endswith(".")
        assert "{" not in sentence


REQUIRED: list[tuple[str | int, ...]] = [
    *((key,) for key in built_in()),
    *((table, key) for table in TABLES for key in built_in()[table] if key not in ("source", "sources")),
    *(("setup", "hand", deck) for deck in DECKS[:2]),
    *(("influence", "visitor", cube) for cube in CUBES[2:]),
    *((key, 0, name) for key in MERGER.keyed for name in built_in()[key][0] if name not in ("source", "effect")),
    ("population_card", 0, "effect"),
    ("objective", 3, "once_per_turn"),
    ("old_world", 9, "ship", "kind"),
    *(("objective", 4, name) for name in ("counts", "most", "second")),
    *(("objective", 11, name) for name in ("points", "at_most")),
    *(("objective", 14, name) for name in ("points", "industries")),
]


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize("path", REQUIRED, ids=[path_text(path) for path in REQUIRED])
def test_a_missing_figure_is_found(path: tuple[str | int, ...]) -> None:
    data = deepcopy(built_in())
    table: Any = data
    for part in path[:-1]:
        table = table[part]
    del table[path[-1]]
    missing = [problem.path for problem in problems(data) if problem.phrase.key == "shape-missing"]
    assert path in missing
    assert all(at[: len(path)] == path for at in missing)


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize("key", MERGER.keyed)
def test_nothing_is_there_twice(key: str) -> None:
    items = built_in()[key]
    mistakes = {(path_text(p.path), p.phrase.key) for p in problems({**built_in(), key: [*items, items[0]]})}
    name = {"hire": "cube", "upgrade": "from", "shipyard": "level", "ship": "level"}.get(key, "id")
    assert (f"{key}[{len(items)}].{name}", "content-twice") in mistakes


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize(
    ("key", "missing"), [("hire", "worker"), ("upgrade", "worker"), ("shipyard", "2"), ("ship", "merchant 2")]
)
def test_each_of_them_is_there(key: str, missing: str) -> None:
    items = built_in()[key]
    mistakes = problems({**built_in(), key: [items[0], *items[2:]]})
    assert [(p.path, p.phrase) for p in mistakes] == [((key,), ("anno1800-content-missing", {"names": missing}))]


@pytest.mark.rule("record:R4")
def test_one_mistake_is_told_once() -> None:
    """No mistake drags others along, and none is told twice."""
    alone = [
        (changed, path, key) for changed, path, key in MISTAKES if path.endswith((".colour", ".id", ".effect.gold"))
    ]
    assert alone
    for changed, path, key in alone:
        merged = MERGER.merge(deepcopy(built_in()), changed)
        assert [(path_text(p.path), p.phrase.key) for p in problems(merged)] == [(path, key)]


@pytest.mark.rule("record:R4")
def test_a_mistake_is_traced_into_the_file_it_is_in() -> None:
    text = """\
[[shipyard]]
level = 3
cost = { stel = 1 }

[[ship]]
kind = "exploration"
level = 2
tiles = 6

[[ship]]
kind = "merchant"
level = 2
tiles = 99
"""
    with pytest.raises(ContentError) as caught:
        load_figures(tomllib.loads(text))
    places = {path_text(p.path): find_line(text, p.path) for p in caught.value.problems}
    assert places == {"shipyard[0].cost.stel": 3, "ship[1].tiles": 13}


LIMITS: list[Data] = [
    {"farm_goods": [*FARM, *GOODS[:19]]},
    {"supply": {"investor": 1, "engineer": 60, "gold": 1000, "trade_tokens": 0}},
    {"setup": {"cubes": {"farmer": 6, "worker": 10, "investor": 3, "artisan": 0}}},
    {"setup": {"cubes": {}, "hand": {"farmer_worker": 11, "artisan_engineer_investor": 8}}},
    {"setup": {"hand": {"farmer_worker": 1, "artisan_engineer_investor": 1}, "objectives_in_play": 20}},
    {"setup": {"gold_by_seat": [100, 0, 0, 0], "objectives_in_play": 1}},
    {"tiles": {"per_industry": 0, "workplaces": 1}},
    {"tiles": {"per_industry": 60, "workplaces": 3}},
    {"presets": {"complex": [], "source": "owner"}},
    {"influence": {**dict.fromkeys(DECKS, -100), "fireworks": 100, "gold_per_point": 100}},
    {"influence": {"gold_per_point": 1, "visitor": {"artisan": 0, "engineer": 100, "investor": 0}}},
    {"trade_cost": {"farmer": 20, "investor": 1}, **industry(worker="investor")},
    {"shift_end": dict.fromkeys(CUBES, 1), "empty_deck_gold": {"farmer_worker": 0}},
    {"shift_end": dict.fromkeys(CUBES, 20), "empty_deck_gold": {"farmer_worker": 20}},
    {"islands": {"old_world_cost": [0], "new_world_cost": [20] * 4, "import_cost": 9, "new_world_cards": 0}},
    {"expedition": {"cost": 0, "cards": 20}},
    {"home_island": {"artisan_industries": [*FARM[:1], "coal"], "farmer_industries": FARM[1:]}},
    {"home_island": {"shipyards": [1, 2, 3, 3, 3], "merchant_ships": [3] * 5, "exploration_ships": []}},
    {"hire": [{"cube": "farmer", "cost": {}}, {"cube": "worker", "cost": {"planks": 9, "trade_token": 9}}]},
    {"shipyard": [{"level": 1, "tiles": 0}, {"level": 2, "tiles": 60}]},
    industry(cost={"grain": 9, "worker": 9, "trade_token": 1, "exploration_token": 1}),
    {"industry": [{**industry()["industry"][0], "id": f"mill_{number}"} for number in range(25)]},
    {"population_card": [{**card()["population_card"][0], "id": f"fw{number}"} for number in range(80, 98)]},
    {"population_card": [{"id": f"nw{number:02}", "left_out": True} for number in range(1, 25)]},
    {"population_card": [{"id": f"aei{number:02}", "left_out": True} for number in range(1, 25)]},
    {
        key: [{"id": item["id"], "left_out": True} for item in built_in()[key]]
        for key in ("old_world", "expedition_card")
    },
    {"objective": [{"id": item["id"], "left_out": True} for item in built_in()["objective"][:15]]},
    {"objective": [{"id": "beryl_omara", "left_out": True}, *exchange()["objective"]]},
    {"farm_goods": [*FARM, "flax"], **card(needs={"flax": 1}, left_out=True)},
    {"farm_goods": [*FARM, "flax"], "home_island": {"farmer_industries": ["flax", *FARM[1:]]}},
    card(needs={}),
    effect(cubes={"farmer": 9, "investor": 1}, gold=9, trade_tokens=9, exploration_tokens=9),
    effect(upgrades={"from": "engineer", "up_to": 9}, extra_action=9),
    effect(return_cards=9, expedition_cards=9),
    effect(free_good=FAR),
    old(effect={"cubes": {"farmer": 1}, "gold": 1, "extra_action": 1, "exploration_tokens": 1}),
    {"old_world": [{"id": "ow90", "industry": "brewery"}, {"id": "ow91", "shipyard": 3}]},
    new(goods=FAR),
    usable(cost={"gold": 9}, gain={"extra_action": 9, "expedition_cards": 1}),
    usable(cost={}),
    usable(once_per_turn=False),
    majority(most=100, second=0, counts="old_world_islands"),
    objective("bonus", points_per={"hand_card": -100}),
    objective("bonus", points_per={"old_world_island": 100}),
    objective("bonus", points_per={"visited_animal": 0}),
    objective("bonus", points=-100, at_most={"new_world_islands": 0}),
    listed(points=-100, industries=["mill"], left_out=True) | industry(),
]


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize("changed", LIMITS)
def test_figures_at_their_limits_are_accepted(changed: Data) -> None:
    assert found(changed) == set()
    assert Tables(load_figures(changed)[0]).n_goods <= 63


@pytest.mark.rule("record:R4")
def test_goods_that_wait_for_one_another_are_no_trouble_if_an_island_brings_one() -> None:
    changed = {**industry(cost={"flour": 1}), "old_world": [{"id": "ow90", "industry": "mill"}]}
    assert found(changed) == set()


ODD: list[object] = [None, -(10**5000), "x", [], {}, [[]], True, 1.5, {"id": 10**5000}]


def check_told(data: Data) -> None:
    """Whatever the mistakes are, there is a sentence for each."""
    for problem in problems(data):
        args = {**problem.phrase.args, "path": path_text(problem.path)}
        assert Translator("en").error(FormError("record:R4", problem.phrase.key, **args)) != problem.phrase.key


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize("key", [*built_in(), "good_name", "sources"])
def test_whatever_stands_in_a_file_it_is_judged(key: str) -> None:
    for value in ODD:
        for changed in ({key: value}, {key: [value]}, {key: {"kind": value}}):
            check_told(full(**changed))
            check_told(MERGER.merge(deepcopy(built_in()), changed))


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize("key", [*TABLES, *MERGER.keyed])
def test_whatever_stands_in_a_table_it_is_judged(key: str) -> None:
    tables = built_in()[key] if key in MERGER.keyed else [built_in()[key]]
    for table in (tables[0], tables[-1]):
        for name in table:
            for value in ODD:
                changed = {**table, name: value}
                check_told(full(**{key: [changed] if key in MERGER.keyed else changed}))
