"""The rulebook's own examples, with its figures: building, hiring, upgrading, trading, shift end."""

import pytest

from tests.anno1800.support.positions import Scenario


@pytest.mark.rule("anno1800:P2")
def test_linda_lets_a_worker_brew_beer_and_another_one_for_more() -> None:
    """Beer for one card. Where she needs beer again, she must place a worker again."""
    scenario = Scenario(2).tile(0, 12, "brewery").hand(0, "fw02", "fw13", "fw01")
    scenario.play("0 play fw02: work 7, work 12")
    assert (scenario.crew(0, 12), scenario.ready(0, "worker")) == (["worker"], 2)
    scenario.pass_round()
    assert scenario.refused_by("0 play fw13: work 8") == "P1"
    scenario.play("0 play fw13: work 8, work 12")
    assert scenario.crew(0, 12) == ["worker", "worker"]


@pytest.mark.rule("anno1800:P2", "anno1800:P4", "anno1800:B2")
def test_andreas_builds_a_warehouse_for_bricks_and_an_artisan() -> None:
    scenario = Scenario(2).play("0 build warehouse at 12: work 7")
    assert scenario.crew(0, 7) == ["artisan"]
    assert (scenario.ready(0, "artisan"), scenario.exhausted(0, "artisan")) == (0, 1)
    assert scenario.tile_on(0, 12) == "warehouse"


@pytest.mark.rule("anno1800:B3", "anno1800:B4")
def test_andreas_builds_the_window_factory_over_the_glassworks_that_worked_for_it() -> None:
    scenario = Scenario(2).tile(0, 3, "glassworks")
    assert (scenario.stock("glassworks"), scenario.stock("window_factory")) == (1, 2)
    scenario.play("0 build window_factory at 3: work 1, work 3")
    assert scenario.crew(0, 1) == ["farmer"]
    assert (scenario.stock("glassworks"), scenario.stock("window_factory")) == (2, 1)
    assert (scenario.exhausted(0, "worker"), scenario.ready(0, "worker")) == (1, 2)
    assert (scenario.tile_on(0, 3), scenario.crew(0, 3)) == ("window_factory", [])


@pytest.mark.rule("anno1800:P5")
def test_linda_plays_a_card_for_two_exploration_tokens() -> None:
    """Two merchant ships with one trade token each, one exploration ship with two exploration tokens."""
    scenario = Scenario(2).tile(0, 18, "exploration_2").hand(0, "fw36", "fw01")
    assert (scenario.trade(0), scenario.exploration(0)) == ((2, 0, 0), (2, 0, 0))
    scenario.play("0 play fw36")
    assert (scenario.trade(0), scenario.exploration(0)) == ((2, 0, 0), (0, 2, 0))


@pytest.mark.rule("anno1800:H1", "anno1800:H2", "anno1800:H3")
def test_andreas_buys_a_bicycle_from_maxim_for_three_tokens_and_no_second_one() -> None:
    """Andreas is seat 0, Diana 1, Maxim 2. He needs bicycles for a card that also takes schnapps and a trade token."""
    scenario = Scenario(3).tile(1, 12, "bicycle_factory").tile(2, 12, "bicycle_factory").tile(0, 12, "distillery")
    scenario.cubes(2, engineer=2).employ(2, 12, "engineer", "engineer").tile(0, 19, "merchant_2").tile(
        0, 20, "merchant_3"
    )
    scenario.hand(0, "nw03", "aei20", "fw01").played(0, "aei12")
    assert scenario.trade(0) == (7, 0, 0)
    assert scenario.refused_by("0 play nw03: work 12, buy bicycles from 1") == ""
    scenario.play("0 use aei12", "0 play nw03: work 12, buy bicycles from 2")
    assert scenario.state.gold == [0, 1, 2 + 1]
    assert scenario.trade(0) == (7 - 3 - 1, 4, 0)
    assert scenario.crew(2, 12) == ["engineer", "engineer"]
    scenario.tile(0, 13, "cigar_factory").tile(0, 14, "rum_distillery")
    for seller in (1, 2):
        assert scenario.refused_by(f"0 play aei20: work 13, work 14, buy bicycles from {seller}") == "H3"
    scenario.play("0 build coal_mine at 15: buy planks from 2")
    assert scenario.state.gold == [0, 1, 4]


@pytest.mark.rule("anno1800:E1")
def test_linda_ends_the_shift_of_two_farmers_and_a_worker() -> None:
    scenario = Scenario(2).employ(0, 1, "farmer", "farmer").exhaust(0, worker=1).gold(0, 4)
    scenario.play("0 recall farmer from 1", "0 recall farmer from 1")
    assert scenario.state.gold[0] == 2
    assert scenario.crew(0, 1) == []
    scenario.play("0 recall worker from exhausted")
    assert scenario.state.gold == [0, 1]
    assert [scenario.ready(0, "farmer"), scenario.ready(0, "worker")] == [4, 3]
    scenario.play("0 hire farmer: work 1")


@pytest.mark.rule("anno1800:B7", "anno1800:B8")
@pytest.mark.parametrize(("ships", "possible"), [("111", True), ("112", True), ("211", True), ("122", False)])
def test_ships_possible_with_lindas_three_shipyards(ships: str, possible: bool) -> None:
    scenario = Scenario(2).tile(0, 12, "shipyard_1").tile(0, 13, "shipyard_2").tile(0, 14, "sailmakers").gold(0, 9)
    scenario.cubes(0, worker=2, artisan=3).objectives("zoo", "museum")
    cells = iter((19, 20, 16))
    sails = iter((10, 14, 14))
    for level in ships[:2]:
        goods = ", work 8" if level == "2" else ""
        scenario.play(f"0 build merchant {level} at {next(cells)}: work 1, work {next(sails)}{goods}")
    goods = ", work 8" if ships[2] == "2" else ""
    line = f"0 build merchant {ships[2]} at 16: recall farmer from 1, work 1, work 14{goods}"
    assert (scenario.refused_by(line) == "") == possible


@pytest.mark.rule("anno1800:B8", "anno1800:B9", "anno1800:H1", "anno1800:H2", "anno1800:T5")
def test_linda_builds_two_ships_the_second_with_the_tokens_of_the_first() -> None:
    """Linda is seat 0, Andreas 1. She makes planks and sails twice and buys goods and cannons for two tokens each."""
    scenario = Scenario(2).tile(0, 12, "shipyard_1").tile(0, 13, "shipyard_2").tile(1, 12, "cannon_foundry")
    scenario.objectives("zoo", "museum")
    assert scenario.trade(0) == (2, 0, 0)
    assert (
        scenario.refused_by("0 build exploration 1 at 20: work 1, work 10, buy cannons from 1, buy goods from 1") != ""
    )
    scenario.play("0 build merchant 2 at 19: work 1, work 10, buy goods from 1")
    assert scenario.tile_on(0, 19) == "merchant_2"
    assert scenario.trade(0) == (2, 2, 0)
    assert scenario.state.gold[1] == 2
    scenario.play("0 build exploration 1 at 20: work 1, work 10, buy cannons from 1")
    assert scenario.tile_on(0, 20) == "exploration_1"
    assert (scenario.trade(0), scenario.exploration(0)) == ((0, 4, 0), (2, 0, 0))
    assert scenario.state.gold[1] == 3
    assert (scenario.crew(0, 1), scenario.crew(0, 10)) == (["farmer"] * 2, ["artisan"] * 2)
    assert scenario.ready(0, "artisan") == 0


@pytest.mark.rule("anno1800:W1", "anno1800:W2", "anno1800:W3", "anno1800:T5")
def test_linda_hires_two_workers_and_an_engineer_with_one_card_left_in_the_deck() -> None:
    """2 planks, 2 bricks, coal, goods, steel, windows. Coal, bricks and steel are made by workers."""
    scenario = Scenario(2).tile(0, 6, "coal_mine").tile(0, 7, "brickyard").tile(0, 9, "steelworks")
    scenario.tile(0, 12, "window_factory").cubes(0, worker=2).empty_deck(0, left=1).gold(0, 1).spend(0, trade=2)
    assert "hire engineer" in scenario.things()
    before = scenario.view(0)["seats"][0]["hand"]
    scenario.play("0 hire worker: work 1, work 7", "0 hire worker: work 1, work 7")
    assert scenario.state.gold[0] == 0
    assert scenario.ready(0, "worker") == 2
    scenario.play("0 hire engineer: work 6, work 9, work 8, work 12")
    assert [scenario.ready(0, cube) for cube in ("farmer", "worker", "artisan", "engineer")] == [2, 0, 0, 1]
    after = scenario.view(0)["seats"][0]["hand"]
    assert after["farmer_worker"] == before["farmer_worker"] + 1
    assert after["artisan_engineer_investor"] == before["artisan_engineer_investor"] + 1
    assert scenario.refused_by("0 hire farmer: buy planks from 1") == "T1"


@pytest.mark.rule("anno1800:U1", "anno1800:U2", "anno1800:U3")
def test_andreas_makes_three_upgrades_two_of_one_farmer_and_one_on_its_workplace() -> None:
    """2 bricks, coal and goods. One farmer already works and is exchanged there."""
    scenario = Scenario(2).tile(0, 12, "brickyard").employ(0, 2, "farmer")
    hand = scenario.hand_of(0)
    cubes = 4 + 3 + 2
    scenario.play("0 upgrade farmer at home: work 12", "0 upgrade worker at home: work 6, work 8")
    assert (scenario.ready(0, "farmer"), scenario.ready(0, "artisan")) == (2, 1)
    scenario.play("0 upgrade farmer at 2: work 12")
    assert scenario.crew(0, 2) == ["worker"]
    assert scenario.hand_of(0) == hand
    ready = sum(scenario.ready(0, cube) for cube in ("farmer", "worker", "artisan"))
    assert ready + sum(len(scenario.crew(0, cell)) for cell in (2, 6, 8, 12)) == cubes
    assert scenario.refused_by("0 upgrade farmer at home: work 12") == "T1"
    assert scenario.has_all_pieces()


@pytest.mark.rule("anno1800:P8", "anno1800:H4")
def test_andreas_needs_an_own_island_for_sugar_cane_and_then_builds_the_rum_distillery() -> None:
    """Linda (seat 1) has sugar cane already, but does not sell it."""
    scenario = Scenario(2).new_world(1, "nwi04").top_island("nwi03").objectives("zoo", "museum")
    assert scenario.refused_by("0 build rum_distillery at 12: buy sugar_cane from 1, work 1") == "H4"
    assert scenario.refused_by("0 build rum_distillery at 12: import sugar_cane, work 1") == "P8"
    cards = len(scenario.hand_of(0))
    scenario.play("0 explore")
    assert scenario.exploration(0) == (0, 1, 0)
    assert len(scenario.hand_of(0)) == cards + 3
    scenario.pass_round().play("0 build rum_distillery at 12: import sugar_cane, work 1")
    assert (scenario.trade(0), scenario.tile_on(0, 12)) == ((1, 1, 0), "rum_distillery")
