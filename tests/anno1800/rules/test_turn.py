"""Actions, extra actions, free steps and the end of a turn."""

import pytest

from kontor.engine.errors import RuleError
from kontor.engine.matches import new_match
from tests.anno1800.support.positions import Scenario

ACTIONS = [
    "build sawmill at 12",
    "build shipyard 1 at 13",
    "build merchant 1 at 19: work 1, work 10",
    "play fw36",
    "swap fw37",
    "hire farmer: work 1",
    "upgrade farmer at home: work 7",
    "open",
    "explore",
    "expedition",
    "festival",
]
NEXT = ["hire farmer: work 1", "upgrade farmer at home: work 7", "build brickyard at 14: work 6"]


def rich(players: int = 2) -> Scenario:
    """Return a position in which seat 0 can take every action. Its islands do not change what it can do."""
    scenario = Scenario(players).hand(0, "fw36", "fw37", "fw38", "aei01").cubes(0, farmer=6, worker=6, artisan=6)
    scenario.tokens(0, trade=10, exploration=20).gold(0, 20)
    return scenario.top_island("ow04").objectives("alonso_graves", "aarhant", "the_editor", "zoo", "museum")


@pytest.mark.rule("anno1800:T1")
@pytest.mark.parametrize("action", ACTIONS)
def test_each_action_is_legal_as_the_action_of_a_turn(action: str) -> None:
    scenario = rich().play(f"0 {action}", "0 end")
    assert scenario.state.actor == 1


@pytest.mark.rule("anno1800:T1")
@pytest.mark.parametrize("first", ACTIONS)
@pytest.mark.parametrize("second", ["swap fw38", "festival", "open", "explore", "expedition", "play fw38"])
def test_after_one_action_there_is_no_second(first: str, second: str) -> None:
    scenario = rich().play(f"0 {first}")
    assert scenario.refused_by(f"0 {second}") == "T1"
    assert second.split()[0] not in [thing.split()[0] for thing in scenario.things()]


@pytest.mark.rule("anno1800:T1", "anno1800:T5")
@pytest.mark.parametrize("first", ACTIONS)
@pytest.mark.parametrize("second", NEXT)
def test_an_action_continues_only_with_parts_of_the_same_kind(first: str, second: str) -> None:
    scenario = rich().play(f"0 {first}")
    same = first.split()[0] == second.split()[0] in ("hire", "upgrade")
    assert (scenario.refused_by(f"0 {second}") == "") == same


@pytest.mark.rule("anno1800:T1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_take_turns_in_order(players: int) -> None:
    scenario = Scenario(players)
    for seat in [*range(players), *range(players)]:
        for other in range(players):
            assert (scenario.refused_by(f"{other} festival") == "") == (other == seat)
        scenario.play(f"{seat} festival")
        assert scenario.state.actor == seat
        scenario.play(f"{seat} end")


@pytest.mark.rule("anno1800:T1")
def test_only_the_active_player_takes_free_steps() -> None:
    scenario = rich().played(1, "fw41").gold(1, 9).exhaust(1, farmer=1)
    assert scenario.refused_by("1 use fw41") == "record:R5"
    assert scenario.refused_by("1 recall farmer from exhausted") == "record:R5"


@pytest.mark.rule("anno1800:T2")
@pytest.mark.parametrize("step", ["work 1", "buy planks from 1", "import cotton", "return 12"])
def test_production_and_trade_are_not_actions(step: str) -> None:
    assert rich().new_world(0, "nwi01").tile(0, 12, "brewery").refused_by(f"0 {step}") == "record:R6"


@pytest.mark.rule("anno1800:T2", "anno1800:T3")
def test_shift_end_is_no_action() -> None:
    scenario = rich().exhaust(0, farmer=2)
    scenario.play("0 recall farmer from exhausted", "0 recall farmer from exhausted", "0 hire farmer: work 1")
    assert scenario.state.gold[0] == 18
    assert scenario.refused_by("0 festival") == "T1"


@pytest.mark.rule("anno1800:T3")
def test_free_steps_in_any_number_before_and_after_the_action() -> None:
    scenario = rich().played(0, "fw41", "fw42", "fw43").cubes(0, investor=1).exhaust(0, farmer=3)
    scenario.play("0 use fw41", "0 recall farmer from exhausted", "0 use aarhant", "0 use fw42")
    assert scenario.state.gold[0] == 20 + 4 - 1 + 5 + 4
    scenario.play("0 swap fw36", "0 use fw43", "0 recall farmer from exhausted", "0 recall investor from exhausted")
    assert scenario.state.gold[0] == 32 + 4 - 1 - 5
    scenario.play("0 use the_editor fw37", "0 end")
    assert scenario.state.actor == 1


@pytest.mark.rule("anno1800:T3", "anno1800:T5")
def test_free_steps_between_the_parts_do_not_end_an_action() -> None:
    scenario = rich().played(0, "fw41", "fw01").exhaust(0, farmer=6)
    scenario.play("0 recall farmer from exhausted", "0 hire farmer: work 1", "0 use fw41", "0 use fw01")
    scenario.play("0 hire farmer: work 1", "0 recall farmer from 1", "0 use the_editor fw38", "0 hire farmer: work 1")
    assert scenario.state.begun
    assert scenario.refused_by("0 hire farmer: work 1") == "T1"


@pytest.mark.rule("anno1800:T3")
def test_a_card_is_never_activated_as_a_step() -> None:
    assert rich().played(0, "fw41").refused_by("0 hire farmer: use fw41, work 1") == "record:R6"


@pytest.mark.rule("anno1800:T4")
def test_an_extra_action_of_a_card_is_one_more_action_in_the_same_turn() -> None:
    scenario = rich().played(0, "aei12")
    scenario.play("0 hire farmer: work 1")
    assert scenario.refused_by("0 open") == "T1"
    scenario.play("0 use aei12", "0 open")
    assert scenario.refused_by("0 festival") == "T1"


@pytest.mark.rule("anno1800:T4")
def test_extra_actions_add_up_and_may_come_first() -> None:
    scenario = rich().played(0, "aei12", "aei13")
    scenario.play("0 use aei12", "0 use alonso_graves", "0 use aei13")
    scenario.play("0 swap fw36", "0 swap fw37", "0 expedition", "0 festival")
    assert scenario.refused_by("0 festival") == "T1"


@pytest.mark.rule("anno1800:T4")
def test_a_card_just_played_may_give_the_extra_action() -> None:
    scenario = rich().hand(0, "aei12", "fw36").play("0 play aei12", "0 use aei12", "0 play fw36")
    assert scenario.refused_by("0 festival") == "T1"


@pytest.mark.rule("anno1800:T4", "anno1800:H3")
def test_an_extra_action_follows_the_normal_rules_of_the_turn() -> None:
    """A good bought for the first action cannot be bought again for the second."""
    scenario = rich().played(0, "aei12").play("0 use aei12", "0 hire farmer: buy planks from 1")
    scenario.play("0 build coal_mine at 12: work 1")
    scenario.pass_round().played(0, "aei13").play("0 use aei13", "0 build bakery at 13: buy grain from 1, work 6")
    assert scenario.refused_by("0 build brewery at 14: buy grain from 1, work 6") == "H3"


@pytest.mark.rule("anno1800:T4", "anno1800:T5")
def test_the_fourth_hire_starts_the_extra_action() -> None:
    scenario = rich().cubes(0, farmer=6).tile(0, 12, "sawmill").played(0, "aei12").play("0 use aei12")
    scenario.play("0 hire farmer: work 1", "0 hire farmer: work 1", "0 hire farmer: work 12", "0 hire farmer: work 12")
    scenario.play("0 recall farmer from 1", "0 hire farmer: work 1", "0 recall farmer from 1", "0 hire farmer: work 1")
    scenario.play("0 recall farmer from 1")
    assert scenario.refused_by("0 hire farmer: work 1") == "T1"


@pytest.mark.rule("anno1800:T4", "anno1800:T5")
def test_another_action_ends_the_current_one() -> None:
    scenario = rich().played(0, "aei12").play("0 use aei12", "0 hire farmer: work 1", "0 swap fw36")
    assert scenario.refused_by("0 hire farmer: work 1") == "T1"


@pytest.mark.rule("anno1800:T4", "anno1800:T6")
def test_an_extra_action_not_taken_is_lost() -> None:
    scenario = (
        rich().played(0, "aei12").play("0 use aei12", "0 swap fw36", "0 end", "1 festival", "1 end", "0 swap fw37")
    )
    assert scenario.refused_by("0 festival") == "T1"


@pytest.mark.rule("anno1800:T5")
@pytest.mark.parametrize("parts", [1, 2, 3])
def test_an_action_may_stop_after_any_part(parts: int) -> None:
    scenario = rich().tile(0, 12, "brickyard")
    scenario.play(*["0 upgrade farmer at home: work 7", "0 upgrade farmer at home: work 7"][:parts])
    scenario.play(*["0 upgrade farmer at home: work 12"][: max(0, parts - 2)])
    scenario.play("0 end")
    assert scenario.ready(0, "farmer") == 6 - parts


@pytest.mark.rule("anno1800:T5", "anno1800:W1")
def test_a_cube_just_hired_pays_for_the_next() -> None:
    scenario = Scenario(2).cubes(0, farmer=1)
    scenario.play("0 hire farmer: work 1")
    assert scenario.ready(0, "farmer") == 1
    scenario.play("0 hire farmer: work 1")
    assert scenario.ready(0, "farmer") == 1


@pytest.mark.rule("anno1800:T5", "anno1800:H3")
def test_goods_of_one_part_are_not_kept_for_the_next() -> None:
    scenario = rich().play("0 hire farmer: work 1")
    assert scenario.refused_by("0 hire farmer") == "P1"
    scenario.play("0 hire farmer: buy planks from 1")
    assert scenario.refused_by("0 hire farmer: buy planks from 1") == "H3"


@pytest.mark.rule("anno1800:T6")
def test_a_turn_does_not_end_before_an_action_was_taken() -> None:
    scenario = rich().played(0, "fw41", "aei12").exhaust(0, farmer=1)
    assert scenario.refused_by("0 end") == "T6"
    scenario.play("0 use fw41", "0 use aei12", "0 use alonso_graves", "0 recall farmer from exhausted")
    assert scenario.refused_by("0 end") == "T6"
    assert "end" not in scenario.things()
    scenario.play("0 swap fw36")
    assert scenario.refused_by("0 end") == ""
    assert "end" in scenario.things()


@pytest.mark.rule("anno1800:T6")
def test_the_turn_goes_on_until_the_player_ends_it() -> None:
    scenario = rich().play("0 festival")
    assert scenario.state.actor == 0
    assert "end" in scenario.things()


@pytest.mark.rule("anno1800:T6", "anno1800:F1")
def test_a_festival_is_always_possible() -> None:
    scenario = Scenario(2).cubes(0, farmer=0, worker=0, artisan=0).spend(0, trade=2, exploration=1)
    scenario.empty_deck(0).empty_deck(1).empty_deck(2)
    assert "festival" in scenario.things()
    scenario.play("0 festival", "0 end")
    assert scenario.state.actor == 1


@pytest.mark.rule("anno1800:T1", "record:R7")
def test_a_refused_line_is_not_in_the_record_and_changes_no_match() -> None:
    match = new_match("anno1800", ["Ada", "Ben"], seed=3)
    before = match.state.flat()
    for line in ("end", "hire worker: work 1, buy bricks from 1, work 16", "build sawmill at 19", "use fw01"):
        with pytest.raises(RuleError):
            match.play(line)
    assert match.state.flat() == before
    assert match.record().moves == []
