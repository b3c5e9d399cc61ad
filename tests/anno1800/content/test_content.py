"""The printed figures, and changes merged over them."""

import tomllib
from collections import Counter
from copy import deepcopy

import pytest

from kontor.anno1800.content.loader import (
    MERGER,
    built_in,
    built_in_text,
    load_figures,
    own_names,
    problems,
)
from kontor.engine.protocol import Data
from kontor.engine.provenance import SOURCE_MARKS
from tests.anno1800.support.packs import (
    CARDS,
    CUBES,
    DECKS,
    EXPEDITIONS,
    INDUSTRIES,
    ITEMS,
    NEW,
    OBJECTIVES,
    OLD,
    card,
    industry,
    majority,
)

# Printed figures


def test_counts_of_components() -> None:
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


def test_starting_figures() -> None:
    setup, home = built_in()["setup"], built_in()["home_island"]
    assert setup["cubes"] == {"farmer": 4, "worker": 3, "artisan": 2}
    assert setup["hand"] == {"farmer_worker": 7, "artisan_engineer_investor": 2}
    assert setup["gold_by_seat"] == [0, 1, 2, 3]
    assert [home[key] for key in ("shipyards", "merchant_ships", "exploration_ships")] == [[1], [1, 1], [1]]


def test_figures_of_the_common_board() -> None:
    data = built_in()
    assert data["tiles"]["per_industry"] == 2
    assert [yard["tiles"] for yard in data["shipyard"]] == [4, 6, 4]
    assert [ship["tiles"] for ship in data["ship"]] == [6] * 6
    assert sum(data["supply"][cube] for cube in CUBES) == 125


def test_costs_and_effects_of_some_items() -> None:
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
        assert all(item["source"] in SOURCE_MARKS for item in built_in()[key])


# Merging


@pytest.mark.rule("record:R4")
def test_the_built_in_figures_are_valid_and_differ_in_nothing() -> None:
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
def test_the_difference_holds_exactly_what_was_changed(changed: Data, differs: Data) -> None:
    figures, difference = load_figures(changed)
    assert difference == differs
    assert load_figures(difference) == (figures, difference)


@pytest.mark.rule("record:R4")
def test_loaded_figures_are_a_copy() -> None:
    before = deepcopy(built_in())
    figures, _ = load_figures({"tiles": {"workplaces": 3}})
    figures["setup"]["cubes"]["farmer"] = 99
    figures["population_card"][0]["needs"].clear()
    assert built_in() == before


@pytest.mark.rule("record:R4")
def test_left_out_items_stay_among_the_figures() -> None:
    figures, _ = load_figures({key: [{"id": built_in()[key][0]["id"], "left_out": True}] for key in ITEMS})
    for key in ITEMS:
        assert [item.get("left_out", False) for item in figures[key]] == [True] + [False] * (len(figures[key]) - 1)


@pytest.mark.rule("record:R4")
def test_own_names_are_returned() -> None:
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
