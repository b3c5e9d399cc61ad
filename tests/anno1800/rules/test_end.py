import pytest

from tests.anno1800.support.positions import Scenario


def last_card(players: int = 2) -> Scenario:
    """Return a position in which seat 0 can play its only hand card, fw02."""
    return Scenario(players).objectives().tile(0, 12, "brewery").hand(0, "fw02")


def celebrate(scenario: Scenario, turns: int) -> Scenario:
    """Play this many turns of a festival each."""
    for _ in range(turns):
        scenario.play(f"{scenario.state.active} festival", f"{scenario.state.active} end")
    return scenario


@pytest.mark.rule("anno1800:Z1")
def test_playing_the_last_hand_card_takes_the_fireworks_at_once() -> None:
    scenario = last_card()
    assert scenario.view(-1)["fireworks"] == -1
    scenario.play("0 play fw02: work 7, work 12")
    assert scenario.view(1)["fireworks"] == 0
    assert scenario.public_events("fireworks") == [{"kind": "fireworks", "seat": 0}]
    assert scenario.sheet(0).fireworks == 7
    assert scenario.game.result(scenario.state) is None


@pytest.mark.rule("anno1800:Z1")
def test_one_card_left_is_not_the_end() -> None:
    scenario = last_card().hand(0, "fw02", "nw01").play("0 play fw02: work 7, work 12", "0 end")
    assert scenario.view(-1)["fireworks"] == -1


@pytest.mark.rule("anno1800:Z1", "anno1800:K8")
def test_returning_the_last_cards_triggers_the_end_too() -> None:
    scenario = Scenario(2).objectives().hand(0, "fw03", "nw05").played(0, "aei14").play("0 use aei14 fw03 nw05")
    assert scenario.view(-1)["fireworks"] == 0
    # Using a card is a free step, so the action of this turn is still to be taken.
    assert scenario.refused_by("0 end") == "T6"


@pytest.mark.rule("anno1800:Z1", "anno1800:J1")
def test_the_editor_triggers_the_end_too() -> None:
    scenario = (
        Scenario(2).objectives("the_editor").hand(0, "fw03").tokens(0, exploration=2).play("0 use the_editor fw03")
    )
    assert scenario.view(-1)["fireworks"] == 0


@pytest.mark.rule("anno1800:Z1", "anno1800:X1")
@pytest.mark.parametrize("left", [1, 5])
def test_a_hand_emptied_during_a_swap_does_not_trigger_the_end(left: int) -> None:
    scenario = Scenario(2).objectives().hand(0, "fw03", "fw09").empty_deck(0, left=left).play("0 swap fw03 fw09")
    assert scenario.view(-1)["fireworks"] == -1
    assert scenario.public_events("fireworks") == []
    assert len(scenario.hand_of(0)) == 2


@pytest.mark.rule("anno1800:Z1")
def test_drawing_cards_again_keeps_the_fireworks() -> None:
    scenario = last_card().played(0, "fw01").play("0 play fw02: work 7, work 12", "0 use fw01", "0 end")
    assert len(scenario.hand_of(0)) == 2
    assert scenario.view(-1)["fireworks"] == 0
    assert celebrate(scenario, 3).game.result(scenario.state) is not None
    assert scenario.sheet(0).fireworks == 7


@pytest.mark.rule("anno1800:Z1", "anno1800:Z2")
def test_a_second_empty_hand_changes_nothing() -> None:
    scenario = last_card(3).tile(1, 12, "brewery").hand(1, "fw13")
    scenario.play("0 play fw02: work 7, work 12", "0 end", "1 play fw13: work 8, work 12")
    assert scenario.view(-1)["fireworks"] == 0
    assert len(scenario.public_events("fireworks")) == 1
    assert [scenario.sheet(seat).fireworks for seat in range(3)] == [7, 0, 0]
    scenario.play("1 end")
    assert celebrate(scenario, 3).game.result(scenario.state) is None
    assert celebrate(scenario, 1).game.result(scenario.state) is not None


@pytest.mark.rule("anno1800:Z1", "anno1800:Z2")
def test_hands_emptied_in_the_last_round_change_nothing() -> None:
    scenario = last_card().tile(1, 12, "brewery").hand(1, "fw13").play("0 play fw02: work 7, work 12", "0 end")
    celebrate(scenario, 2).play("1 play fw13: work 8, work 12", "1 end")
    assert scenario.game.result(scenario.state) is not None
    assert scenario.sheet(1).fireworks == 0


@pytest.mark.rule("anno1800:Z2")
@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in (2, 3, 4) for seat in range(players)])
def test_the_round_is_finished_and_one_more_is_played(players: int, seat: int) -> None:
    scenario = celebrate(Scenario(players).objectives(), players + seat)
    scenario.tile(seat, 12, "brewery").hand(seat, "fw02").play(f"{seat} play fw02: work 7, work 12", f"{seat} end")
    rest_of_round = players - 1 - seat
    celebrate(scenario, rest_of_round)
    assert scenario.public_events("last_round") == [{"kind": "last_round", "seat": 0}]
    celebrate(scenario, players - 1)
    assert scenario.state.active == players - 1
    assert scenario.game.result(scenario.state) is None
    scenario.play(f"{players - 1} festival")
    assert scenario.game.result(scenario.state) is None
    scenario.play(f"{players - 1} end")
    assert scenario.game.result(scenario.state) is not None
    assert scenario.game.rounds(scenario.state) == 3
    assert scenario.public_events("ended")


@pytest.mark.rule("anno1800:Z2")
@pytest.mark.parametrize("line", ["festival", "end", "use fw41", "recall farmer from exhausted"])
def test_no_line_follows_the_end(line: str) -> None:
    scenario = last_card().played(0, "fw41").exhaust(0, farmer=1).play("0 play fw02: work 7, work 12", "0 end")
    celebrate(scenario, 3)
    assert scenario.refused_by(f"0 {line}") == "record:R8"
    assert scenario.refused_by(f"1 {line}") == "record:R8"


@pytest.mark.rule("anno1800:Z2", "anno1800:T4")
def test_extra_actions_of_the_last_turn_are_taken_before_the_end() -> None:
    scenario = last_card().played(1, "nw01").play("0 play fw02: work 7, work 12", "0 end")
    celebrate(scenario, 2).play("1 build sawmill at 12", "1 use nw01", "1 festival")
    assert scenario.game.result(scenario.state) is None
    assert scenario.play("1 end").game.result(scenario.state) is not None


@pytest.mark.rule("anno1800:Z3")
@pytest.mark.parametrize(("gold", "worth"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (100, 33)])
def test_three_gold_score_one_influence(gold: int, worth: int) -> None:
    scenario = Scenario(2).objectives().gold(0, gold)
    assert scenario.sheet(0).gold == scenario.sheet(0).total == worth


@pytest.mark.rule("anno1800:Z3")
def test_played_cards_score_three_eight_and_five_and_hand_cards_nothing() -> None:
    scenario = Scenario(2).objectives().gold(0, 0).hand(0, "fw10", "aei10", "nw10")
    assert scenario.sheet(0).total == 0
    assert scenario.played(0, "fw01").sheet(0).total == 3
    assert scenario.spent(0, "aei01").sheet(0).total == 11
    assert scenario.played(0, "nw01").sheet(0).total == 16


@pytest.mark.rule("anno1800:Z3")
def test_the_result_adds_up_all_sources() -> None:
    scenario = last_card().objectives("isabel_sarmento", "hannah_goode").new_world(0, "nwi01").gold(0, 4)
    scenario.expeditions(0, "ex01").cubes(1, farmer=8).gold(1, 3).play("0 play fw02: work 7, work 12", "0 end")
    scenario = celebrate(scenario, 3)
    # 3 for the card, 2 artisans at the expedition, 1 for the gold, 7 for the fireworks, 6 and 4 by objectives.
    assert scenario.sheet(0).total == 23
    assert scenario.sheet(1).total == 11
    assert scenario.game.result(scenario.state) == {"scores": [23, 11], "winners": [0]}
    assert [score["total"] for score in scenario.view(1)["score"]] == [23, 11]


@pytest.mark.rule("anno1800:Z3", "anno1800:Z4")
@pytest.mark.parametrize(
    ("card", "cube", "worth"), [("ex01", "artisan", 1), ("ex13", "engineer", 2), ("ex22", "investor", 3)]
)
def test_a_visited_field_scores_one_two_or_three(card: str, cube: str, worth: int) -> None:
    scenario = Scenario(2).objectives().gold(0, 0).expeditions(0, card)
    for number, total in ((0, 0), (1, worth), (2, 2 * worth), (3, 2 * worth)):
        scenario.cubes(0, artisan=0, engineer=0, investor=0).cubes(0, **{cube: number})
        assert scenario.sheet(0).expeditions == total


@pytest.mark.rule("anno1800:Z4")
def test_visitors_count_wherever_they_are_but_only_of_the_printed_kind() -> None:
    scenario = Scenario(2).objectives().expeditions(0, "ex01", "ex13", "ex22").tile(0, 12, "bicycle_factory")
    scenario.cubes(0, farmer=4, worker=9, artisan=2, engineer=2, investor=2)
    scenario.employ(0, 6, "artisan").employ(0, 12, "engineer").exhaust(0, investor=2)
    assert scenario.sheet(0).expeditions == 12
    scenario.cubes(0, artisan=0)
    assert scenario.sheet(0).expeditions == 10


@pytest.mark.rule("anno1800:Z4", "anno1800:U2")
def test_a_cube_upgraded_at_work_visits_as_its_new_kind() -> None:
    scenario = Scenario(2).objectives().expeditions(0, "ex01").cubes(0, artisan=2, worker=1)
    scenario.tile(0, 12, "coal_mine").employ(0, 12, "worker").played(0, "aei24")
    assert scenario.sheet(0).expeditions == 2
    scenario.cubes(0, artisan=0)
    assert scenario.sheet(0).expeditions == 0
    assert scenario.play("0 use aei24 at 12").sheet(0).expeditions == 1


@pytest.mark.rule("anno1800:Z4")
def test_each_cube_visits_one_field_only() -> None:
    scenario = Scenario(2).objectives().expeditions(0, "ex01", "ex02", "ex03").cubes(0, artisan=4)
    assert scenario.sheet(0).expeditions == 4
    assert scenario.view(-1)["seats"][0]["expeditions"] == 3


@pytest.mark.rule("anno1800:Z4", "anno1800:J5")
@pytest.mark.parametrize(
    ("objectives", "visited", "bonus"),
    [([], [1, 0], []), (["zoo"], [1, 0], [1]), (["museum"], [0, 1], [1]), (["zoo", "museum"], [1, 0], [1, 0])],
)
def test_visitors_are_assigned_in_the_best_way(objectives: list[str], visited: list[int], bonus: list[int]) -> None:
    # One engineer, whom both an animal and an artifact need.
    scenario = Scenario(2).objectives(*objectives).expeditions(0, "ex13").cubes(0, engineer=1)
    assert scenario.sheet(0).visited == visited
    assert scenario.sheet(0).objectives == bonus
    assert scenario.sheet(0).expeditions == 2


@pytest.mark.rule("anno1800:Z5")
def test_most_influence_wins() -> None:
    scenario = Scenario(3).objectives().gold(0, 0).gold(1, 0).gold(2, 3).tile(0, 12, "brewery").hand(1)
    assert scenario.game.winners(scenario.state) == [2]


@pytest.mark.rule("anno1800:Z5")
def test_ties_are_broken_by_most_industries_shipyards_and_ships() -> None:
    scenario = Scenario(3).objectives().hand(2)
    assert scenario.game.winners(scenario.state) == [2]
    scenario.tile(0, 12, "sawmill")
    assert scenario.game.winners(scenario.state) == [0]
    scenario.tile(1, 12, "shipyard_2").tile(1, 19, "merchant_1")
    assert scenario.game.winners(scenario.state) == [1]


@pytest.mark.rule("anno1800:Z5")
def test_printed_buildings_count_while_they_lie_open() -> None:
    scenario = Scenario(2).objectives().tile(0, 1, "brewery").tile(0, 16, "merchant_3").hand(0, "fw01").hand(1, "fw02")
    # Building over a print leaves the number of buildings unchanged.
    assert scenario.game.winners(scenario.state) == [0, 1]
    scenario.old_world(1, "ow10")
    assert scenario.game.winners(scenario.state) == [1]


@pytest.mark.rule("anno1800:Z5")
def test_further_ties_are_broken_by_fewest_hand_cards_or_shared() -> None:
    scenario = (
        Scenario(4)
        .objectives()
        .gold(3, 0)
        .hand(0, "fw01", "fw02")
        .hand(1, "fw03")
        .hand(2, "aei01")
        .hand(3, "nw01", "nw02")
    )
    scenario.gold(0, 0).gold(1, 0).gold(2, 2)
    assert scenario.game.winners(scenario.state) == [1, 2]
    scenario.expeditions(2, "ex22", "ex21")
    assert scenario.game.winners(scenario.state) == [1, 2]


@pytest.mark.rule("anno1800:Z5")
def test_a_shared_victory_is_in_the_result() -> None:
    scenario = Scenario(2).objectives().gold(0, 0).gold(1, 0).hand(0, "fw03", "fw09").hand(1, "nw01").played(0, "aei14")
    scenario.spent(1, "fw01", "fw04", "fw05", "fw06", "fw07").play("0 use aei14 fw03 fw09", "0 festival", "0 end")
    scenario = celebrate(scenario.hand(1), 3)
    assert scenario.game.result(scenario.state) == {"scores": [15, 15], "winners": [0, 1]}
