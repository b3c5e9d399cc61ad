"""Costs: goods, cubes and tokens, and the steps that pay for them."""

import pytest

from kontor.anno1800.game import load
from kontor.engine.errors import RuleError
from kontor.engine.matches import new_match
from tests.anno1800.support.positions import Scenario


def ships(scenario: Scenario) -> Scenario:
    """Give seat 0 an exploration ship of level 2 at 19 and a merchant ship of level 2 at 20."""
    return scenario.tile(0, 19, "exploration_2").tile(0, 20, "merchant_2")


@pytest.mark.rule("anno1800:P1")
def test_a_cost_of_goods_cubes_and_tokens_is_paid_in_full() -> None:
    scenario = Scenario(2).tile(0, 12, "bakery").tile(0, 13, "cotton_mill").hand(0, "nw07", "fw01")
    scenario.play("0 play nw07: work 12, work 13")
    assert scenario.crew(0, 12) == ["worker"]
    assert scenario.crew(0, 13) == ["artisan"]
    assert scenario.trade(0) == (1, 1, 0)


@pytest.mark.rule("anno1800:P1")
@pytest.mark.parametrize("steps", ["", ": work 12", ": work 13"])
def test_a_good_that_is_missing_is_not_paid(steps: str) -> None:
    scenario = Scenario(2).tile(0, 12, "bakery").tile(0, 13, "cotton_mill").hand(0, "nw07", "fw01")
    assert scenario.refused_by(f"0 play nw07{steps}") == "P1"


@pytest.mark.rule("anno1800:P1", "anno1800:P5")
def test_a_cost_of_goods_and_a_token_needs_both() -> None:
    scenario = Scenario(2).tile(0, 12, "bakery").tile(0, 13, "cotton_mill").hand(0, "nw07", "fw01").spend(0, trade=2)
    assert scenario.refused_by("0 play nw07: work 12, work 13") == "P5"
    assert "play nw07" not in scenario.things()


@pytest.mark.rule("anno1800:P1")
def test_a_free_build_needs_no_steps() -> None:
    scenario = Scenario(2).cubes(0, farmer=0, worker=0, artisan=0)
    scenario.play("0 build sawmill at 12")
    assert scenario.tile_on(0, 12) == "sawmill"


@pytest.mark.rule("anno1800:P2")
def test_a_cube_that_works_moves_from_its_district_to_the_workplace() -> None:
    scenario = Scenario(2).play("0 hire farmer: work 1")
    assert scenario.crew(0, 1) == ["farmer"]
    assert scenario.ready(0, "farmer") == 4 - 1 + 1
    scenario.play("0 end", "1 festival", "1 end")
    assert scenario.crew(0, 1) == ["farmer"]


@pytest.mark.rule("anno1800:P2")
def test_a_workplace_takes_only_its_kind_of_cube() -> None:
    scenario = Scenario(2).cubes(0, farmer=0, worker=9, artisan=9, engineer=9)
    assert scenario.refused_by("0 hire farmer: work 1") == "P2"
    scenario.cubes(0, farmer=9, artisan=0)
    assert scenario.refused_by("0 build brickyard at 12: work 6") == "P2"
    scenario.tile(0, 13, "coal_mine")
    scenario.play("0 build brickyard at 12: work 13")
    assert scenario.crew(0, 13) == ["worker"]


@pytest.mark.rule("anno1800:P2")
@pytest.mark.parametrize("cell", [1, 12, 21])
def test_every_industry_printed_or_built_has_two_workplaces(cell: int) -> None:
    scenario = Scenario(2).open_island("ow07").tile(0, 12, "coal_mine").cubes(0, farmer=5, worker=5)
    action = "hire farmer" if cell == 1 else "build brickyard at 13"
    scenario.employ(0, cell, "farmer" if cell == 1 else "worker")
    assert scenario.refused_by(f"0 {action}: work {cell}") == ""
    scenario.employ(0, cell, "farmer" if cell == 1 else "worker")
    assert scenario.refused_by(f"0 {action}: work {cell}") == "P2"


@pytest.mark.rule("anno1800:P2")
def test_a_cube_at_work_makes_no_second_good() -> None:
    scenario = Scenario(2).cubes(0, farmer=1).play("0 build coal_mine at 12: work 1", "0 end", "1 festival", "1 end")
    assert scenario.refused_by("0 hire farmer: work 1") == "P2"
    assert scenario.refused_by("0 hire farmer") == "P1"


@pytest.mark.rule("anno1800:P2")
@pytest.mark.parametrize("cell", [11, 12, 16, 19, 20, 21, 44, 45, 999])
def test_nobody_works_where_there_is_no_industry(cell: int) -> None:
    assert Scenario(2).refused_by(f"0 hire farmer: work {cell}") == "P2"


@pytest.mark.rule("anno1800:P2")
def test_nobody_works_on_the_tiles_of_others() -> None:
    scenario = Scenario(2).tile(1, 12, "brewery").hand(0, "fw02", "fw01")
    assert scenario.refused_by("0 play fw02: work 7, work 12") == "P2"


@pytest.mark.rule("anno1800:P2")
def test_a_covered_industry_has_no_workplaces() -> None:
    scenario = Scenario(2).tile(0, 1, "brewery").hand(0, "fw02", "fw01")
    assert scenario.refused_by("0 hire farmer: work 1") == "P1"
    scenario.play("0 play fw02: work 7, work 1")
    assert scenario.crew(0, 1) == ["worker"]


@pytest.mark.rule("anno1800:P4")
def test_cubes_of_a_cost_are_exhausted() -> None:
    scenario = Scenario(2).play("0 build warehouse at 12: work 7")
    assert scenario.ready(0, "artisan") == 0
    assert scenario.exhausted(0, "artisan") == 1
    assert scenario.crew(0, 7) == ["artisan"]


@pytest.mark.rule("anno1800:P4")
def test_only_a_cube_in_its_district_can_be_exhausted() -> None:
    scenario = Scenario(2).tile(0, 13, "brickyard").employ(0, 6, "artisan").exhaust(0, artisan=1)
    assert scenario.refused_by("0 build warehouse at 12: work 13") == "P4"
    scenario.cubes(0, engineer=5, farmer=5)
    assert scenario.refused_by("0 build warehouse at 12: work 13") == "P4"
    assert "build warehouse" not in scenario.things()
    scenario.cubes(0, artisan=1).play("0 build warehouse at 12: work 13")
    assert scenario.exhausted(0, "artisan") == 1


@pytest.mark.rule("anno1800:P4")
def test_one_cube_does_not_both_work_and_pay() -> None:
    scenario = Scenario(2).cubes(0, artisan=1)
    assert scenario.refused_by("0 build warehouse at 12: work 7") == "P4"


@pytest.mark.rule("anno1800:P4")
def test_an_exhausted_cube_cannot_be_used_until_it_goes_home() -> None:
    scenario = Scenario(2).exhaust(0, farmer=4).gold(0, 1)
    assert scenario.refused_by("0 hire farmer: work 1") == "P2"
    scenario.play("0 recall farmer from exhausted", "0 hire farmer: work 1")
    assert scenario.exhausted(0, "farmer") == 3


@pytest.mark.rule("anno1800:P5")
def test_tokens_go_from_the_ships_to_the_exhausted_area() -> None:
    scenario = ships(Scenario(2)).hand(0, "fw36", "fw01").play("0 play fw36")
    assert scenario.exploration(0) == (1, 2, 0)
    assert scenario.trade(0) == (4, 0, 0)


@pytest.mark.rule("anno1800:P5")
def test_exhausted_tokens_and_tokens_of_the_other_kind_do_not_pay() -> None:
    scenario = ships(Scenario(2)).hand(0, "fw36", "fw37", "fw01").spend(0, exploration=2)
    assert scenario.refused_by("0 play fw36") == "P5"
    assert "play fw36" not in scenario.things()
    scenario.spend(0, exploration=-1).play("0 play fw36")
    assert scenario.exploration(0) == (0, 3, 0)
    scenario.pass_round().spend(0, trade=4)
    assert scenario.refused_by("0 hire farmer: buy planks from 1") == "P5"


@pytest.mark.rule("anno1800:P6")
def test_tokens_on_cards_are_spent_first_and_go_to_the_supply() -> None:
    scenario = Scenario(2).tokens(0, trade=1)
    scenario.play("0 build brickyard at 12: buy coal from 1")
    assert scenario.trade(0) == (1, 1, 0)


@pytest.mark.rule("anno1800:P6")
def test_exploration_tokens_on_cards_are_spent_first_too() -> None:
    scenario = ships(Scenario(2)).tokens(0, exploration=3).hand(0, "fw36", "fw37", "fw01").played(0, "aei12", "aei13")
    scenario.play("0 use aei12", "0 play fw36")
    assert scenario.exploration(0) == (3, 0, 1)
    scenario.play("0 play fw37")
    assert scenario.exploration(0) == (2, 1, 0)


@pytest.mark.rule("anno1800:P6")
def test_tokens_of_a_card_do_not_come_back_with_a_festival() -> None:
    scenario = Scenario(2).tokens(0, trade=1).play("0 hire farmer: buy planks from 1")
    assert scenario.trade(0) == (2, 0, 0)
    scenario.pass_round().play("0 festival")
    assert scenario.trade(0) == (2, 0, 0)


@pytest.mark.rule("anno1800:P7", "anno1800:E1")
def test_a_cube_sent_home_between_two_steps_works_again() -> None:
    scenario = Scenario(2).cubes(0, artisan=1).gold(0, 3)
    assert scenario.refused_by("0 build steelworks at 12: work 6, work 7") == "P2"
    scenario.play("0 build steelworks at 12: work 6, recall artisan from 6, work 7")
    assert scenario.crew(0, 6) == []
    assert scenario.crew(0, 7) == ["artisan"]
    assert scenario.state.gold[0] == 0


@pytest.mark.rule("anno1800:P7")
def test_a_cube_that_worked_may_be_recalled_and_exhausted_for_the_same_cost() -> None:
    scenario = Scenario(2).cubes(0, artisan=1).gold(0, 3)
    scenario.play("0 build warehouse at 12: work 7, recall artisan from 7")
    assert scenario.exhausted(0, "artisan") == 1
    assert scenario.crew(0, 7) == []


@pytest.mark.rule("anno1800:P7")
def test_steps_are_taken_in_order() -> None:
    scenario = Scenario(2).cubes(0, artisan=1).gold(0, 3)
    assert scenario.refused_by("0 build steelworks at 12: work 6, work 7, recall artisan from 6") == "P2"
    assert scenario.refused_by("0 build steelworks at 12: recall artisan from 6, work 6, work 7") == "E1"


@pytest.mark.rule("anno1800:P7")
def test_a_shift_end_frees_the_workplace_too() -> None:
    scenario = Scenario(2).employ(0, 1, "farmer", "farmer").gold(0, 1)
    assert scenario.refused_by("0 hire farmer: work 1") == "P2"
    scenario.play("0 hire farmer: recall farmer from 1, work 1")
    assert scenario.crew(0, 1) == ["farmer", "farmer"]
    assert scenario.ready(0, "farmer") == 3


@pytest.mark.rule("anno1800:P7")
def test_a_needless_recall_among_the_steps_is_legal() -> None:
    scenario = Scenario(2).exhaust(0, worker=2).gold(0, 4)
    scenario.play("0 hire farmer: work 1, recall worker from exhausted, recall worker from exhausted")
    assert scenario.ready(0, "worker") == 3
    assert scenario.state.gold[0] == 0


@pytest.mark.rule("anno1800:P8")
def test_an_own_new_world_good_is_imported_for_one_trade_token() -> None:
    scenario = Scenario(2).new_world(0, "nwi05")
    scenario.play("0 build cigar_factory at 12: import tobacco, work 1")
    assert scenario.trade(0) == (1, 1, 0)
    assert scenario.tile_on(0, 12) == "cigar_factory"


@pytest.mark.rule("anno1800:P8")
def test_only_goods_of_own_islands_are_imported() -> None:
    scenario = Scenario(2).new_world(0, "nwi05").new_world(1, "nwi04")
    assert scenario.refused_by("0 build rum_distillery at 12: import sugar_cane, work 1") == "P8"
    assert scenario.refused_by("0 hire farmer: import planks") == "P8"
    assert "build rum_distillery" not in scenario.things()
    assert Scenario(2).refused_by("0 build cigar_factory at 12: import tobacco, work 1") == "P8"


@pytest.mark.rule("anno1800:P8", "anno1800:P5")
def test_an_import_needs_a_trade_token() -> None:
    scenario = Scenario(2).objectives("zoo").new_world(0, "nwi05").spend(0, trade=2).tokens(0, exploration=9)
    assert scenario.refused_by("0 build cigar_factory at 12: import tobacco, work 1") == "P5"
    assert "build cigar_factory" not in scenario.things()


@pytest.mark.rule("anno1800:P8", "anno1800:H3")
def test_the_same_good_is_imported_as_often_as_wanted() -> None:
    game = load({"industry": [{"id": "rum_distillery", "cost": {"sugar_cane": 2}}]})
    scenario = Scenario(2, game=game).new_world(0, "nwi03").tokens(0, trade=2).played(0, "aei12").play("0 use aei12")
    scenario.play("0 build rum_distillery at 12: import sugar_cane, import sugar_cane")
    assert scenario.trade(0) == (2, 0, 0)
    scenario.play("0 build cotton_mill at 13: import cotton, work 1")
    scenario.play("0 end", "1 festival", "1 end").played(0, "aei13").play("0 use aei13").tokens(0, trade=2)
    scenario.tile(0, 14, "motor_works").cubes(0, engineer=1)
    scenario.play("0 build cotton_mill at 15: return 13, import cotton, work 1")
    scenario.play("0 build steam_cotton_mill at 13: import cotton, work 14")
    assert scenario.tile_on(0, 13) == "steam_cotton_mill"


@pytest.mark.rule("anno1800:P8")
def test_an_import_pays_nobody() -> None:
    scenario = Scenario(3).new_world(0, "nwi05").new_world(1, "nwi01")
    scenario.play("0 build cigar_factory at 12: import tobacco, work 1")
    assert scenario.state.gold == [0, 1, 2]


@pytest.mark.rule("anno1800:P1", "record:R7")
def test_a_refused_line_changes_nothing() -> None:
    scenario = Scenario(2).gold(0, 9).exhaust(0, worker=1).tile(0, 15, "brewery")
    for line in (
        "build steelworks at 15: recall worker from exhausted, return 15, work 6, buy bricks from 1, work 16",
        "build steelworks at 15: recall worker from exhausted, return 15, buy bricks from 1",
        "build steelworks at 16: work 6, buy bricks from 1",
        "upgrade engineer at home: work 1",
    ):
        assert scenario.refused_by(f"0 {line}")
    match = new_match("anno1800", ["Ada", "Ben"], seed=3)
    before = match.state.flat()
    with pytest.raises(RuleError):
        match.play("build warehouse at 12: buy bricks from 1, work 16")
    assert match.state.flat() == before
