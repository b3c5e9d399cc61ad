"""The rulebook's own examples, with its figures."""

import pytest

from tests.anno1503.support.positions import Scenario, acting


@pytest.mark.rule("anno1503:P1")
def test_production_on_a_four_gives_one_cloth() -> None:
    scenario = Scenario(3).set_hand(0, "")
    scenario.play("* roll 4")
    assert scenario.hand(0) == "cloth"


@pytest.mark.rule("anno1503:P1")
def test_production_on_a_one_gives_a_good_of_choice() -> None:
    scenario = Scenario(3).set_hand(0, "")
    scenario.play("* roll 1")
    assert scenario.legal() == [f"take {good}" for good in ("cloth", "spice", "stone", "tobacco", "tools", "wood")]


@pytest.mark.rule("anno1503:D3")
def test_a_settler_becomes_citizen_for_two_spice_and_one_stone() -> None:
    scenario = (
        acting().set_folk(0, "pioneer settler settler pioneer:school").set_hand(0, "spice spice stone wood tools")
    )
    assert scenario.refusal("0 pioneer church") == ("anno1503:D2", "anno1503-why-no-pioneer-tile")
    scenario.play("0 develop 2")
    assert scenario.hand(0) == "tools wood"
    scenario.play("0 pioneer church")
    assert scenario.folk(0) == "pioneer citizen settler pioneer:school pioneer:church"


@pytest.mark.rule("anno1503:M1")
def test_a_sale_to_pioneer_settler_and_citizen_for_six_gold() -> None:
    scenario = (
        acting().set_folk(0, "pioneer settler citizen").set_hand(0, "tools stone cloth spice spice").set_gold(0, 0)
    )
    assert scenario.legal("sell") == ["sell cloth 2", "sell spice 3", "sell stone 1", "sell tools 1"]
    scenario.play("0 sell stone 1", "0 sell cloth 2", "0 sell spice 3")
    assert scenario.gold(0) == 6
    assert scenario.hand(0) == "spice tools"
    assert scenario.legal("sell") == []


@pytest.mark.rule("anno1503:H1", "anno1503:H3")
def test_the_three_action_points_of_red() -> None:
    scenario = acting(3).set_ships(0, "f2")
    tile = scenario.tile("g3")
    scenario.play("0 sail 1 g2", "0 look 1 g3", "0 leave", "0 sail 1 h2")
    assert scenario.tile("g3") == tile
    assert scenario.refusal("0 look 1 h3") == ("anno1503:H1", "anno1503-why-no-points")
    scenario.play("0 end", "* roll 5", "1 end", "* roll 5", "2 end", "* roll 5", "0 look 1 h3")
    assert scenario.t.mark[scenario.t.cell_at["h3"]] == 3


@pytest.mark.rule("anno1503:P1", "anno1503:M2")
def test_two_agreements_and_a_branch_of_spice() -> None:
    scenario = Scenario(3).set_branches(0, {3: "spice"}).set_agreements(0, 2).set_hand(0, "").set_gold(0, 4)
    scenario.play("* roll 3")
    assert scenario.legal() == ["take spice", "take wood"]
    scenario.play("0 take spice", "2 take tobacco", "0 buy spice")
    assert scenario.hand(0) == "spice spice"
    assert scenario.gold(0) == 0


@pytest.mark.rule("anno1503:M2")
def test_three_agreements_make_two_goods_three_gold_each() -> None:
    scenario = acting().set_agreements(0, 3).set_gold(0, 6).set_hand(0, "")
    scenario.play("0 buy tobacco", "0 buy wood")
    assert scenario.hand(0) == "tobacco wood"
    assert scenario.gold(0) == 0


@pytest.mark.rule("anno1503:D4")
def test_the_inhabitant_on_space_five_brings_a_church_and_no_second_school() -> None:
    scenario = acting(3).set_folk(0, "settler citizen settler pioneer:school").set_hand(0, "wood tools")
    assert scenario.game.view(scenario.state, 0)["display"]["school"] == 1
    assert scenario.refusal("0 pioneer school") == ("anno1503:D4", "anno1503-why-building-twice")
    scenario.play("0 pioneer church")
    assert scenario.folk(0) == "settler citizen settler pioneer:school pioneer:church"


@pytest.mark.rule("anno1503:P4", "anno1503:P6")
@pytest.mark.parametrize(("event", "left"), [("* event 1", 4), ("* event 3", 5)])
def test_pirates_for_three_gold_and_fire_for_two(event: str, left: int) -> None:
    scenario = Scenario(3).set_branches(0, {3: "spice"}).set_agreements(0, 2)
    scenario.set_folk(0, "pioneer settler pioneer pioneer:school").set_gold(0, 7)
    scenario.play("* roll 6", event)
    assert scenario.gold(0) == left
