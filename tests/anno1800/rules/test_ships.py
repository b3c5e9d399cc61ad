"""Ships: their shipyards and their tokens."""

import pytest

from tests.anno1800.support.positions import Scenario

ONE = "work 1, work 10"
TWO = "work 1, work 8, work 10"


def harbour(*yards: str, tiles_returned: int = 1) -> Scenario:
    """Return a position in which seat 0 can pay for ships and has these extra shipyards from cell 12 on."""
    scenario = (
        Scenario(2, tiles_returned=tiles_returned).cubes(0, farmer=9, worker=9, artisan=9).objectives("zoo", "museum")
    )
    for cell, yard in enumerate(yards, start=12):
        scenario.tile(0, cell, yard)
    return scenario.gold(0, 50)


def recall_workers(scenario: Scenario) -> Scenario:
    """Recall all cubes from the workplaces that pay for ships."""
    for cell, cube in ((1, "farmer"), (8, "artisan"), (10, "artisan")):
        while scenario.crew(0, cell):
            scenario.play(f"0 recall {cube} from {cell}")
    return scenario


def build_all(scenario: Scenario, *ships: str) -> bool:
    """Build ships such as `m1` or `e3` one after the other, on cells 19 and 20. Return whether all were legal."""
    for number, ship in enumerate(ships):
        kind = {"m": "merchant", "e": "exploration"}[ship[0]]
        steps = {"m1": ONE, "m2": TWO}[ship]
        line = f"0 build {kind} {ship[1]} at {19 + number % 2}: {steps}"
        rule = recall_workers(scenario).refused_by(line)
        if rule:
            assert rule in ("B8", "T1")
            return False
        scenario.play(line)
    return True


@pytest.mark.rule("anno1800:B7")
def test_any_number_of_ships() -> None:
    scenario = harbour()
    for cell in (19, 20, 18, 17, 16):
        recall_workers(scenario.play(f"0 build merchant 1 at {cell}: {ONE}")).pass_round()
    assert [scenario.tile_on(0, cell) for cell in range(16, 21)] == ["merchant_1"] * 5
    assert (scenario.trade(0), scenario.exploration(0)) == ((5, 0, 0), (0, 0, 0))
    assert scenario.stock("merchant_1") == 1


@pytest.mark.rule("anno1800:B8")
@pytest.mark.parametrize(
    ("yards", "ships", "possible"),
    [
        ([], ["m1"], True),
        ([], ["m1", "m1"], False),
        ([], ["m2"], False),
        (["shipyard_1"], ["m2"], False),
        (["shipyard_1"], ["m1", "m1"], True),
        (["shipyard_1"], ["m1", "m1", "m1"], False),
        (["shipyard_2"], ["m2", "m1"], True),
        (["shipyard_2"], ["m1", "m2"], True),
        (["shipyard_2"], ["m1", "m1"], True),
        (["shipyard_2"], ["m2", "m2"], False),
        (["shipyard_3"], ["m2"], True),
        (["shipyard_3"], ["m2", "m1", "m1"], False),
        (["shipyard_1", "shipyard_2"], ["m1", "m1", "m1"], True),
        (["shipyard_1", "shipyard_2"], ["m1", "m2", "m1"], True),
        (["shipyard_1", "shipyard_2"], ["m1", "m1", "m2"], True),
        (["shipyard_1", "shipyard_2"], ["m1", "m2", "m2"], False),
        (["shipyard_2", "shipyard_3"], ["m2", "m2", "m1"], True),
        (["shipyard_2", "shipyard_3"], ["m1", "m2", "m2"], True),
        (["shipyard_2", "shipyard_3"], ["m2", "m2", "m2"], False),
    ],
)
def test_one_ship_for_each_yard_not_above_its_level(yards: list[str], ships: list[str], possible: bool) -> None:
    assert build_all(harbour(*yards), *ships) == possible


@pytest.mark.rule("anno1800:B8")
@pytest.mark.parametrize(("yard", "ships"), [("shipyard_1", 1), ("shipyard_2", 2), ("shipyard_3", 3)])
def test_the_level_of_a_yard_holds_for_both_kinds_of_ship(yard: str, ships: int) -> None:
    scenario = harbour(yard).tile(0, 13, "cannon_foundry").tile(0, 14, "motor_works").cubes(0, engineer=2)
    costs = {"merchant 1": ONE, "merchant 2": TWO, "merchant 3": "work 8, work 10, work 14"}
    costs |= {"exploration 1": "work 1, work 10, work 13", "exploration 2": "work 6, work 10, work 13"}
    costs |= {"exploration 3": "work 10, work 13, work 14"}
    for ship, steps in costs.items():
        rule = scenario.refused_by(f"0 build {ship} at 19: {steps}")
        assert rule == ("" if int(ship[-1]) <= ships else "B8")


@pytest.mark.rule("anno1800:B8")
def test_a_yard_built_in_this_turn_counts_in_the_next_action_only() -> None:
    scenario = harbour().played(0, "aei12").play("0 use aei12", f"0 build merchant 1 at 19: {ONE}")
    scenario.play("0 build shipyard 1 at 12")
    assert scenario.refused_by(f"0 build merchant 1 at 20: {ONE}") == "T1"
    scenario = harbour().played(0, "aei12").play("0 use aei12", "0 build shipyard 1 at 12")
    assert build_all(scenario, "m1", "m1")


@pytest.mark.rule("anno1800:B8", "anno1800:B5")
def test_a_yard_put_back_during_the_action_still_counts() -> None:
    scenario = harbour("shipyard_2").play(f"0 build merchant 2 at 19: return 12, {TWO}")
    assert (scenario.tile_on(0, 12), scenario.tile_on(0, 19)) == ("", "merchant_2")
    assert build_all(scenario, "m1")
    scenario = harbour("shipyard_1").play(f"0 build merchant 1 at 20: return 12, {ONE}")
    assert build_all(scenario, "m1")
    assert not build_all(scenario, "m1")


@pytest.mark.rule("anno1800:B8", "anno1800:B5")
def test_a_yard_uncovered_during_the_action_does_not_count() -> None:
    scenario = harbour("shipyard_1").tile(0, 11, "brewery").play(f"0 build merchant 1 at 19: return 11, {ONE}")
    assert scenario.tile_on(0, 11) == "shipyard_1"
    assert not build_all(scenario, "m1")
    scenario = harbour().tile(0, 11, "brewery")
    assert scenario.refused_by(f"0 build merchant 1 at 19: return 11, {ONE}") == "B8"


@pytest.mark.rule("anno1800:B8", "anno1800:O2")
def test_the_yard_of_an_island_builds_ships() -> None:
    assert build_all(harbour().open_island("ow12"), "m1", "m1")


@pytest.mark.rule("anno1800:B8", "anno1800:T4")
def test_an_extra_action_counts_the_yards_afresh() -> None:
    scenario = harbour("shipyard_2").played(0, "aei12").play("0 use aei12")
    assert build_all(scenario, "m2", "m1", "m2", "m1")
    assert not build_all(scenario, "m1")


@pytest.mark.rule("anno1800:B8", "anno1800:T4")
def test_a_ship_without_a_free_yard_starts_the_extra_action() -> None:
    scenario = harbour("shipyard_2").played(0, "aei12").play("0 use aei12")
    assert build_all(scenario, "m2", "m2", "m1")
    assert not build_all(scenario, "m1")


@pytest.mark.rule("anno1800:B8", "anno1800:B5", "anno1800:T4")
def test_a_yard_put_back_does_not_count_in_the_next_action() -> None:
    scenario = (
        harbour("shipyard_2").played(0, "aei12").play("0 use aei12", f"0 build merchant 2 at 19: return 12, {TWO}")
    )
    assert build_all(scenario, "m1", "m1")
    assert not build_all(scenario, "m1")


@pytest.mark.rule("anno1800:B5", "anno1800:V2")
def test_only_one_tile_is_returned_in_all_parts_together() -> None:
    scenario = harbour("shipyard_1", "shipyard_1", "bakery", "brewery").play(
        f"0 build merchant 1 at 19: return 14, {ONE}"
    )
    assert recall_workers(scenario).refused_by(f"0 build merchant 1 at 20: return 15, {ONE}") in ("B5", "T1")
    scenario.play(f"0 build merchant 1 at 20: {ONE}")


@pytest.mark.rule("anno1800:B5", "anno1800:T4")
def test_a_ship_with_a_second_return_starts_the_extra_action() -> None:
    scenario = harbour("shipyard_1", "bakery", "brewery").played(0, "aei12")
    scenario.play("0 use aei12", f"0 build merchant 1 at 19: return 13, {ONE}")
    recall_workers(scenario).play(f"0 build merchant 1 at 20: return 14, {ONE}")
    assert (scenario.stock("bakery"), scenario.stock("brewery")) == (2, 2)
    assert build_all(scenario, "m1")
    assert not build_all(scenario, "m1")


@pytest.mark.rule("anno1800:B5")
def test_the_tile_may_be_returned_in_any_part_of_the_action() -> None:
    scenario = harbour("shipyard_1", "bakery").play(f"0 build merchant 1 at 19: {ONE}")
    recall_workers(scenario).play(f"0 build merchant 1 at 20: {ONE}, return 13")
    assert scenario.stock("bakery") == 2


@pytest.mark.rule("anno1800:B9")
@pytest.mark.parametrize(("ship", "level"), [("merchant", 1), ("merchant", 2), ("exploration", 1), ("exploration", 2)])
def test_a_new_ship_carries_its_tokens_at_once(ship: str, level: int) -> None:
    scenario = harbour("shipyard_2", "cannon_foundry")
    steps = {"merchant 1": ONE, "merchant 2": TWO, "exploration 1": "work 1, work 10, work 13"}
    steps["exploration 2"] = "work 6, work 10, work 13"
    scenario.play(f"0 build {ship} {level} at 19: {steps[f'{ship} {level}']}")
    assert scenario.trade(0) == (2 + level * (ship == "merchant"), 0, 0)
    assert scenario.exploration(0) == (1 + level * (ship == "exploration"), 0, 0)


@pytest.mark.rule("anno1800:B9", "anno1800:T5")
def test_its_tokens_pay_for_the_next_ship_not_for_itself() -> None:
    scenario = harbour("shipyard_1").spend(0, trade=2)
    assert scenario.refused_by("0 build merchant 1 at 19: buy planks from 1, work 10") == "P5"
    scenario.play(f"0 build merchant 1 at 19: {ONE}")
    assert scenario.refused_by("0 build merchant 1 at 20: buy planks from 1, buy sails from 1") == "P5"
    scenario.play("0 build merchant 1 at 20: buy planks from 1, work 10")
    assert scenario.trade(0) == (1, 3, 0)


@pytest.mark.rule("anno1800:B10")
@pytest.mark.parametrize(
    ("spent", "after"),
    [(0, (1, 0, 5)), (1, (1, 0, 5)), (2, (0, 1, 5))],
)
def test_when_a_printed_ship_is_covered_a_token_leaves_exhausted_ones_first(
    spent: int, after: tuple[int, int, int]
) -> None:
    scenario = harbour("cannon_foundry").spend(0, trade=spent).tokens(0, trade=5)
    scenario.play("0 build exploration 1 at 16: work 1, work 10, work 12")
    assert scenario.trade(0) == after
    assert scenario.exploration(0) == (2, 0, 0)


@pytest.mark.rule("anno1800:B10")
@pytest.mark.parametrize(("spent", "after"), [(0, (2, 0)), (1, (2, 0)), (2, (2, 0)), (3, (1, 1)), (4, (0, 2))])
def test_when_a_ship_goes_back_as_many_tokens_leave_as_it_carries(spent: int, after: tuple[int, int]) -> None:
    scenario = harbour().tile(0, 19, "merchant_2").spend(0, trade=spent, exploration=1)
    scenario.play("0 build sawmill at 12: return 19")
    assert scenario.trade(0) == (*after, 0)
    assert scenario.exploration(0) == (0, 1, 0)
    assert scenario.stock("merchant_2") == 6


@pytest.mark.rule("anno1800:B10", "anno1800:B3")
def test_a_ship_whose_tokens_paid_may_be_built_over() -> None:
    scenario = harbour().play("0 build merchant 1 at 16: buy planks from 1, work 10")
    assert scenario.trade(0) == (2, 0, 0)
    assert scenario.stock("merchant_1") == 5


@pytest.mark.rule("anno1800:B10", "anno1800:B3")
def test_a_ship_built_over_a_built_one() -> None:
    scenario = harbour("shipyard_2").tile(0, 19, "merchant_1").spend(0, trade=2)
    scenario.play(f"0 build merchant 2 at 19: {TWO}")
    assert scenario.trade(0) == (3, 1, 0)
    assert scenario.stock("merchant_1") == 6


@pytest.mark.rule("anno1800:B10", "anno1800:B9")
def test_a_ship_just_built_may_go_back_in_the_next_part() -> None:
    scenario = harbour("shipyard_2").play(f"0 build merchant 2 at 19: {TWO}")
    recall_workers(scenario).play("0 build merchant 1 at 20: buy planks from 1, buy sails from 1, return 19")
    assert scenario.trade(0) == (2, 1, 0)
    assert scenario.stock("merchant_2") == 6


@pytest.mark.rule("anno1800:B10")
def test_exhausted_tokens_of_a_ship_that_left_do_not_come_back() -> None:
    scenario = harbour().spend(0, trade=2).play("0 build merchant 1 at 16: work 1, work 10").pass_round()
    assert scenario.trade(0) == (1, 1, 0)
    scenario.play("0 festival")
    assert scenario.trade(0) == (2, 0, 0)


@pytest.mark.rule("anno1800:B10", "anno1800:O2")
def test_the_ship_of_an_island_is_covered_and_uncovered_like_one_at_home() -> None:
    scenario = harbour().open_island("ow10")
    assert (scenario.tile_on(0, 25), scenario.trade(0)) == ("merchant_1", (3, 0, 0))
    scenario.play(f"0 build merchant 1 at 25: {ONE}").pass_round()
    assert (scenario.stock("merchant_1"), scenario.trade(0)) == (5, (3, 0, 0))
    scenario.spend(0, trade=3).play("0 build sawmill at 12: return 25")
    assert (scenario.tile_on(0, 25), scenario.trade(0)) == ("merchant_1", (0, 3, 0))
