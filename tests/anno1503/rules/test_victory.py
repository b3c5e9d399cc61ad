import pytest

from tests.anno1503.support.positions import Scenario, acting

PIRATES, FIRE = ("* roll 6", "* event 1"), ("* roll 6", "* event 3")
BRANCHES = {2: "spice", 3: "tobacco", 4: "tools", 5: "cloth"}
BUILT = "pioneer settler settler pioneer:school citizen:church citizen:forge citizen:shipyard"
MERCHANTS = "pioneer settler merchant merchant:school merchant:church"


def won_by(scenario: Scenario, seat: int) -> bool:
    result = scenario.game.result(scenario.state)
    if result is None:
        return False
    assert scenario.refusal(f"{seat} end") == ("record:R8", "record-after-end")
    assert result["winners"] == scenario.game.winners(scenario.state) == [seat]
    assert result["points"][seat] >= 3
    return True


@pytest.mark.rule("anno1503:V1")
def test_each_goal_is_one_point_while_it_holds() -> None:
    scenario = Scenario(3)
    assert scenario.goals(0) == set()
    for gold, expected in ((29, set()), (30, {"gold"}), (31, {"gold"}), (29, set())):
        assert scenario.set_gold(0, gold).goals(0) == expected
    scenario.set_branches(0, {2: "spice", 3: "tobacco", 4: "tools"})
    assert scenario.goals(0) == set()
    assert scenario.set_branches(0, BRANCHES).goals(0) == {"branches"}
    assert scenario.set_branches(0, {}).set_agreements(0, 2).goals(0) == set()
    assert scenario.set_agreements(0, 3).goals(0) == {"agreements"}
    assert scenario.set_agreements(0, 0).set_folk(0, BUILT.rpartition(" ")[0]).goals(0) == set()
    assert scenario.set_folk(0, BUILT).goals(0) == {"buildings"}
    assert scenario.set_folk(0, "pioneer settler merchant citizen:school merchant:church").goals(0) == set()
    assert scenario.set_folk(0, MERCHANTS).goals(0) == {"merchants"}
    assert scenario.goals(1) == set()


@pytest.mark.rule("anno1503:V1", "anno1503:V2")
def test_points_of_all_kinds_add_up() -> None:
    scenario = acting(3).set_agreements(0, 3).set_gold(0, 30)
    assert scenario.goals(0) == {"gold", "agreements"}
    scenario.play("0 sell stone 1")
    assert not won_by(scenario, 0)
    scenario.play("0 end", "* roll 5", "1 end", "* roll 5", "2 end", "* roll 5")
    assert not won_by(scenario, 0)


@pytest.mark.rule("anno1503:V2")
def test_the_thirtieth_gold_by_a_sale_wins_at_once() -> None:
    scenario = acting(3).set_agreements(0, 3).set_branches(0, BRANCHES).set_gold(0, 28).set_hand(0, "stone cloth wood")
    scenario.play("0 sell stone 1")
    assert not won_by(scenario, 0)
    scenario.play("0 sell cloth 2")
    assert won_by(scenario, 0)
    assert scenario.game.turn(scenario.state) == 0


@pytest.mark.rule("anno1503:V2", "anno1503:H5")
def test_a_treasure_of_gold_wins() -> None:
    scenario = acting(3).set_agreements(0, 3).set_branches(0, BRANCHES).set_gold(0, 18).lay("a2", "treasure_gold")
    scenario.play("0 look 1 a2", "0 keep")
    assert won_by(scenario, 0)


@pytest.mark.rule("anno1503:V2", "anno1503:H4")
def test_the_fourth_branch_wins() -> None:
    scenario = acting(3).set_agreements(0, 3).set_gold(0, 30).lay("a2", "branch_cloth")
    scenario.set_branches(0, {2: "spice", 3: "tobacco", 4: "tools"})
    scenario.play("0 look 1 a2")
    assert not won_by(scenario, 0)
    scenario.play("0 keep 5")
    assert won_by(scenario, 0)


@pytest.mark.rule("anno1503:V2", "anno1503:H4")
def test_the_third_agreement_wins() -> None:
    scenario = acting(3).set_agreements(0, 2).set_gold(0, 30).set_branches(0, BRANCHES).lay("a2", "agreement")
    scenario.play("0 look 1 a2", "0 keep")
    assert won_by(scenario, 0)


@pytest.mark.rule("anno1503:V2", "anno1503:D4")
def test_the_fourth_public_building_wins() -> None:
    scenario = acting(3).set_agreements(0, 3).set_gold(0, 30).set_hand(0, "wood tools")
    scenario.set_folk(0, "pioneer settler citizen pioneer:school citizen:church citizen:forge")
    scenario.play("0 pioneer restaurant")
    assert won_by(scenario, 0)


@pytest.mark.rule("anno1503:V2", "anno1503:D3")
def test_the_third_merchant_wins() -> None:
    scenario = acting(3).set_agreements(0, 3).set_gold(0, 30).set_hand(0, "spice tobacco tobacco")
    scenario.set_folk(0, "pioneer settler merchant citizen:school merchant:church").play("0 develop 4")
    assert won_by(scenario, 0)


@pytest.mark.rule("anno1503:V2", "anno1503:H5")
def test_a_merchant_by_an_upgrade_wins() -> None:
    scenario = acting(3).set_agreements(0, 3).set_gold(0, 30).lay("a2", "treasure_upgrade")
    scenario.set_folk(0, "pioneer settler merchant citizen:school merchant:church")
    scenario.play("0 look 1 a2", "0 keep 4")
    assert won_by(scenario, 0)


def rich_by_claim() -> Scenario:
    """Return a position in which seat 0 has paid two gold to seat 1, which now has three points."""
    scenario = (
        acting(3).set_buildings(0, "large_branch").set_gold(1, 28).set_agreements(1, 3).set_branches(1, {1: "spice"})
    )
    scenario.set_folk(1, MERCHANTS).play("0 claim 1", "* draw stone")
    assert scenario.goals(1) == {"gold", "agreements", "merchants"}
    return scenario


@pytest.mark.rule("anno1503:V2", "anno1503:B2")
def test_three_points_reached_in_anothers_turn_win_at_the_start_of_the_own_turn() -> None:
    scenario = rich_by_claim()
    assert not won_by(scenario, 1)
    scenario.play("0 sail 1 b3")
    assert not won_by(scenario, 1)
    events = scenario.play("0 end")
    assert won_by(scenario, 1)
    assert [event.kind for event in events] == ["won"]
    assert len(str(events[0].args["goals"]).split(",")) == 3


@pytest.mark.rule("anno1503:V2")
def test_points_that_no_longer_hold_when_the_own_turn_starts_do_not_win() -> None:
    scenario = Scenario(3).set_gold(2, 30).set_agreements(2, 3).set_folk(2, MERCHANTS)
    scenario.play("* roll 5", "0 end", *PIRATES, "1 end")
    assert scenario.gold(2) == 27
    assert not won_by(scenario, 2)
    assert scenario.state.active == 2
    scenario.play("* roll 5")
    assert scenario.state.actor == 2


@pytest.mark.rule("anno1503:V2")
def test_points_of_another_seat_do_not_end_the_turn() -> None:
    scenario = Scenario(3).set_gold(2, 40).set_agreements(2, 3).set_folk(2, MERCHANTS)
    scenario.play("* roll 5", "0 sell stone 1", "0 end", "* roll 5", "1 sell stone 1")
    assert scenario.game.result(scenario.state) is None
    scenario.play("1 end")
    assert won_by(scenario, 2)


@pytest.mark.rule("anno1503:V1")
def test_the_point_for_gold_is_lost_when_gold_is_spent() -> None:
    scenario = acting().set_gold(0, 30)
    assert scenario.goals(0) == {"gold"}
    scenario.play("0 buy wood")
    assert scenario.goals(0) == set()


@pytest.mark.rule("anno1503:V1", "anno1503:P4")
def test_the_points_for_branches_and_agreements_are_lost_to_pirates() -> None:
    scenario = Scenario(3).set_branches(0, BRANCHES).set_gold(0, 3).set_agreements(1, 3).set_gold(1, 2)
    assert (scenario.goals(0), scenario.goals(1)) == ({"branches"}, {"agreements"})
    scenario.play(*PIRATES, "0 give branch_tools", "* reserve branch_tools", "* reserve agreement")
    assert (scenario.goals(0), scenario.goals(1)) == (set(), set())


@pytest.mark.rule("anno1503:V1", "anno1503:P6")
def test_the_points_for_buildings_and_merchants_are_lost_to_fire() -> None:
    scenario = (
        Scenario(3).set_folk(0, BUILT).set_gold(0, 4).set_folk(1, "pioneer merchant merchant merchant:restaurant")
    )
    scenario.set_gold(1, 1)
    assert (scenario.goals(0), scenario.goals(1)) == ({"buildings"}, {"merchants"})
    scenario.play(*FIRE)
    assert (scenario.goals(0), scenario.goals(1)) == (set(), set())


@pytest.mark.rule("anno1503:V1", "anno1503:P4")
def test_the_point_for_gold_is_lost_to_a_payment() -> None:
    scenario = Scenario().set_gold(0, 30).set_agreements(0, 1)
    scenario.play(*PIRATES)
    assert scenario.goals(0) == set()


@pytest.mark.rule("anno1503:V2", "record:R8")
def test_the_result_names_the_winner_and_the_points_of_all() -> None:
    scenario = (
        acting(3).set_agreements(0, 3).set_branches(0, BRANCHES).set_gold(0, 29).set_gold(2, 33).set_hand(0, "stone")
    )
    assert scenario.game.result(scenario.state) is None
    scenario.play("0 sell stone 1")
    assert scenario.game.result(scenario.state) == {"winners": [0], "points": [3, 0, 1]}


@pytest.mark.rule("anno1503:V3")
def test_four_hundred_turns_without_a_winner_are_a_draw() -> None:
    scenario = Scenario(3)
    scenario.pass_turns(399)
    assert scenario.game.result(scenario.state) is None
    assert scenario.game.turn(scenario.state) == 399
    scenario.pass_turns(1)
    assert scenario.game.result(scenario.state) == {"winners": [], "points": [0, 0, 0]}
    assert scenario.refusal("* roll 5") == ("record:R8", "record-after-end")
    assert scenario.legal() == []


@pytest.mark.rule("anno1503:V3", "anno1503:T3")
def test_the_last_turn_ends_with_its_discard() -> None:
    scenario = acting(changed={"draw_after_turns": 1}).set_hand(0, "wood wood wood stone stone stone").set_gold(1, 30)
    scenario.play("0 end")
    assert scenario.game.result(scenario.state) is None
    events = scenario.play("0 discard wood")
    assert scenario.game.result(scenario.state) == {"winners": [], "points": [0, 1]}
    assert [event.kind for event in events] == ["discarded", "drawn"]


@pytest.mark.rule("anno1503:V3", "anno1503:V2")
def test_three_points_before_a_turn_that_never_starts_do_not_win() -> None:
    scenario = acting(changed={"draw_after_turns": 1}).set_gold(1, 30).set_agreements(1, 3).set_folk(1, MERCHANTS)
    scenario.play("0 end")
    assert scenario.game.result(scenario.state) == {"winners": [], "points": [0, 3]}


@pytest.mark.rule("anno1503:V3", "anno1503:V2")
def test_a_win_in_the_last_turn_is_a_win() -> None:
    scenario = acting(changed={"draw_after_turns": 1}).set_gold(0, 29).set_agreements(0, 3).set_folk(0, MERCHANTS)
    scenario.play("0 sell stone 1")
    assert won_by(scenario, 0)
