"""Correcting and adding components by data alone, as docs/figures.md describes."""

import re
import tomllib

import pytest

from kontor.anno1800.content.loader import built_in, load_figures, own_names
from kontor.anno1800.content.values import CARD_EFFECTS, GAINS, ISLAND_EFFECTS
from kontor.lang.languages import LANGUAGES
from tools.paths import ROOT

PAGE = (ROOT / "docs" / "figures.md").read_text(encoding="utf-8")
PART = PAGE.split("## Anno 1800\n")[1]
CARD, MILL = re.findall(r"```toml\n(.*?)```", PART, re.DOTALL)


@pytest.mark.rule("record:R4")
def test_the_example_corrects_a_shipyard_adds_a_card_and_takes_one_out() -> None:
    figures, differs = load_figures(tomllib.loads(CARD))
    shipyards, cards = figures["shipyard"], figures["population_card"]
    assert [yard["cost"] for yard in shipyards] == [
        {},
        {"planks": 1, "steel": 1},
        {"planks": 1, "bricks": 1, "steel": 1},
    ]
    assert [yard["tiles"] for yard in shipyards] == [4, 6, 4]
    assert len(cards) == 103
    assert cards[-1]["id"] == "fw47"
    assert [card["id"] for card in cards if card.get("left_out")] == ["fw46"]
    assert set(differs) == {"shipyard", "population_card"}
    assert [card["id"] for card in differs["population_card"]] == ["fw46", "fw47"]


@pytest.mark.rule("record:R4")
def test_an_added_industry_and_its_good_have_names_in_every_language() -> None:
    figures, _ = load_figures(tomllib.loads(MILL))
    assert figures["industry"][-1]["makes"] == "flour"
    names = own_names(figures)
    assert set(names) == {"anno1800-tile-flour_mill", "anno1800-good-flour"}
    assert all(set(name) == set(LANGUAGES) for name in names.values())
    # A card may now need it.
    card = {"id": "fw48", "deck": "farmer_worker", "needs": {"flour": 1}, "effect": {"gold": 1}}
    load_figures({**tomllib.loads(MILL), "population_card": [card]})


def test_tables_are_replaced_or_merged_as_the_page_says() -> None:
    assert load_figures({"setup": {"cubes": {"farmer": 5}}})[0]["setup"]["cubes"] == {"farmer": 5}
    assert load_figures({"supply": {"farmer": 26}})[0]["supply"]["worker"] == built_in()["supply"]["worker"]


def test_the_page_lists_every_effect() -> None:
    rows = [
        [cell.strip() for cell in row.strip("|").split("|")] for row in PART.splitlines() if " = " in row and "|" in row
    ]
    table = [row for row in rows if row[0].startswith("`") and len(row) == 4]
    for column, kinds in enumerate((CARD_EFFECTS, ISLAND_EFFECTS, GAINS), start=1):
        named = [name for row in table if row[column] for name in re.findall(r"`(\w+) =", row[0])]
        assert sorted(named) == sorted(kinds)
