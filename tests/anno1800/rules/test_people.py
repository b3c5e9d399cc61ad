"""Hiring and upgrading."""

import pytest

from tests.anno1800.support.positions import Scenario

CUBES = ["farmer", "worker", "artisan", "engineer", "investor"]
HIRES = [
    ("farmer", "work 1"),
    ("worker", "work 1, work 7"),
    ("artisan", "work 7, work 6, work 8"),
    ("engineer", "work 6, work 8, work 9, work 12"),
    ("investor", "work 6, work 8, work 9, work 12, work 13"),
]
UPGRADES = [
    ("farmer", "work 7"),
    ("worker", "work 6, work 8"),
    ("artisan", "work 9, work 12"),
    ("engineer", "work 13"),
]
PAID = dict(HIRES)


def town(**ready: int) -> Scenario:
    """Return a position in which seat 0 has a window factory at 12, a fur dealer at 13 and no trade tokens."""
    scenario = Scenario(2).tile(0, 12, "window_factory").tile(0, 13, "fur_dealer").objectives("zoo", "museum")
    return scenario.cubes(0, **{"farmer": 9, "worker": 0, "artisan": 9, **ready}).spend(0, trade=2)


def hands(scenario: Scenario) -> tuple[int, int]:
    """Return the numbers of farmer/worker and artisan/engineer/investor cards in the hand of seat 0."""
    hand = scenario.view(0)["seats"][0]["hand"]
    return hand["farmer_worker"], hand["artisan_engineer_investor"]


@pytest.mark.rule("anno1800:W1")
@pytest.mark.parametrize(("cube", "steps"), HIRES)
def test_each_cube_has_its_cost_and_is_ready_at_once(cube: str, steps: str) -> None:
    scenario = town(engineer=0, investor=0)
    supply, before = scenario.supply(cube), scenario.ready(0, cube)
    works = steps.split(", ")
    for left_out in works:
        line = f"0 hire {cube}: {', '.join(step for step in works if step != left_out)}".rstrip(": ")
        assert scenario.refused_by(line) == "P1"
    scenario.play(f"0 hire {cube}: {steps}")
    used = {"farmer": works.count("work 1")}
    used["artisan"] = len(works) - used["farmer"] + (cube == "investor")
    assert scenario.ready(0, cube) == before + 1 - used.get(cube, 0)
    assert scenario.supply(cube) == supply - 1
    assert scenario.has_all_pieces()


@pytest.mark.rule("anno1800:W1", "anno1800:P4")
def test_an_investor_also_exhausts_an_artisan() -> None:
    scenario = town(artisan=5)
    assert scenario.refused_by(f"0 hire investor: {PAID['investor']}") == "P4"
    assert "hire investor" not in scenario.things()
    scenario = town(artisan=6).play(f"0 hire investor: {PAID['investor']}")
    assert (scenario.ready(0, "artisan"), scenario.exhausted(0, "artisan")) == (0, 1)


@pytest.mark.rule("anno1800:W1")
def test_up_to_three_cubes_of_any_kinds_in_one_action() -> None:
    scenario = town().tile(0, 14, "sawmill")
    scenario.play("0 hire farmer: work 1", "0 hire worker: work 1, work 7", "0 hire farmer: work 14")
    assert scenario.gold(0, 9).refused_by("0 hire farmer: recall farmer from 1, work 1") == "T1"
    assert not any(thing.startswith("hire") for thing in scenario.things())
    scenario = town().play("0 hire artisan: work 7, work 6, work 8", "0 hire worker: work 7, work 1")
    scenario.play("0 hire farmer: work 1")
    assert hands(scenario) == (7 + 2, 2 + 1)


@pytest.mark.rule("anno1800:W1", "anno1800:T5")
def test_each_hire_is_paid_for_and_may_work_for_the_next() -> None:
    scenario = town(farmer=1).play("0 hire farmer: work 1")
    assert scenario.refused_by("0 hire farmer") == "P1"
    scenario.play("0 hire farmer: work 1")
    assert (scenario.ready(0, "farmer"), scenario.crew(0, 1)) == (1, ["farmer", "farmer"])
    assert scenario.refused_by("0 hire farmer: work 1") == "P2"


@pytest.mark.rule("anno1800:W1")
@pytest.mark.parametrize(("cube", "total"), [("farmer", 25), ("worker", 40), ("artisan", 25), ("engineer", 20)])
def test_without_a_cube_in_the_supply_nobody_is_hired(cube: str, total: int) -> None:
    scenario = town()
    scenario.cubes(1, **{cube: total - scenario.ready(0, cube)})
    assert scenario.supply(cube) == 0
    assert scenario.refused_by(f"0 hire {cube}: {PAID[cube]}") == "W1"
    assert f"hire {cube}" not in scenario.things()


@pytest.mark.rule("anno1800:W2")
@pytest.mark.parametrize(("cube", "steps"), HIRES)
def test_each_hired_cube_draws_the_top_card_of_its_deck(cube: str, steps: str) -> None:
    scenario = town().gold(0, 9).on_top("fw46", "fw11", "aei32", "aei07", "nw05")
    before = scenario.hand_of(0)
    scenario.play(f"0 hire {cube}: {steps}")
    drawn = "fw11" if cube in ("farmer", "worker") else "aei07"
    assert sorted(scenario.hand_of(0)) == sorted([*before, drawn])
    assert scenario.state.gold[0] == 9


@pytest.mark.rule("anno1800:W2")
def test_each_hire_draws_another_card() -> None:
    scenario = town(farmer=3).on_top("fw01", "fw02", "fw03")
    hand = scenario.hand_of(0)
    scenario.play("0 hire farmer: work 1", "0 hire farmer: work 1")
    assert sorted(scenario.hand_of(0)) == sorted([*hand, "fw02", "fw03"])


@pytest.mark.rule("anno1800:W3")
@pytest.mark.parametrize(("cube", "steps"), HIRES)
def test_for_a_card_that_cannot_be_drawn_gold_is_paid(cube: str, steps: str) -> None:
    price, deck = (1, 0) if cube in ("farmer", "worker") else (3, 1)
    scenario = town().empty_deck(deck).gold(0, price - 1)
    hand = scenario.hand_of(0)
    assert scenario.refused_by(f"0 hire {cube}: {steps}") == "W3"
    assert f"hire {cube}" not in scenario.things()
    scenario.gold(0, price).play(f"0 hire {cube}: {steps}")
    assert scenario.state.gold == [0, 1]
    assert scenario.hand_of(0) == hand


@pytest.mark.rule("anno1800:W3")
def test_only_an_empty_deck_of_its_own_costs_gold() -> None:
    scenario = town().empty_deck(1).gold(0, 5).play("0 hire farmer: work 1")
    assert (scenario.state.gold[0], hands(scenario)) == (5, (8, 2))
    scenario = town().empty_deck(0).gold(0, 5).play("0 hire artisan: work 6, work 7, work 8")
    assert (scenario.state.gold[0], hands(scenario)) == (5, (7, 3))


@pytest.mark.rule("anno1800:W3", "anno1800:W2")
def test_the_last_card_is_drawn_before_gold_is_paid() -> None:
    scenario = town().tile(0, 14, "sawmill").empty_deck(0, left=1).gold(0, 1)
    scenario.play("0 hire farmer: work 1")
    assert (scenario.state.gold[0], hands(scenario)) == (1, (8, 2))
    scenario.play("0 hire farmer: work 1")
    assert (scenario.state.gold[0], hands(scenario)) == (0, (8, 2))
    scenario.cubes(0, worker=1)
    assert scenario.refused_by("0 hire farmer: work 14") == "W3"
    scenario.play("0 end")


@pytest.mark.rule("anno1800:W4", "anno1800:W3")
def test_gold_spent_in_the_payment_cannot_replace_the_card() -> None:
    scenario = town(farmer=2).employ(0, 1, "farmer", "farmer").empty_deck(0).gold(0, 1)
    assert scenario.refused_by("0 hire farmer: recall farmer from 1, work 1") == "W3"
    assert "hire farmer" not in scenario.things()
    scenario.gold(0, 2).play("0 hire farmer: recall farmer from 1, work 1")
    assert scenario.state.gold[0] == 0


@pytest.mark.rule("anno1800:W4")
def test_the_payment_is_checked_before_the_supply() -> None:
    """An invalid payment is reported before the empty supply."""
    scenario = town().cubes(1, farmer=16).empty_deck(0).gold(0, 0)
    assert scenario.refused_by("0 hire farmer") == "P1"
    assert scenario.refused_by("0 hire farmer: work 1") == "W1"
    scenario.cubes(1, farmer=15)
    assert scenario.refused_by("0 hire farmer: work 1") == "W3"


@pytest.mark.rule("anno1800:U1")
@pytest.mark.parametrize(("cube", "steps"), UPGRADES)
def test_cost_of_each_upgrade(cube: str, steps: str) -> None:
    scenario = town(farmer=1, worker=1, artisan=9, engineer=1)
    above = CUBES[CUBES.index(cube) + 1]
    supply = scenario.supply(cube), scenario.supply(above)
    works = steps.split(", ")
    for left_out in works:
        line = f"0 upgrade {cube} at home: {', '.join(step for step in works if step != left_out)}".rstrip(": ")
        assert scenario.refused_by(line) == "P1"
    scenario.play(f"0 upgrade {cube} at home: {steps}")
    assert (scenario.supply(cube), scenario.supply(above)) == (supply[0] + 1, supply[1] - 1)
    if cube != "artisan":
        assert scenario.ready(0, cube) == 0
    assert scenario.has_all_pieces()


@pytest.mark.rule("anno1800:U1", "anno1800:P4")
def test_an_engineer_rises_for_fur_coats_and_an_exhausted_artisan() -> None:
    scenario = town(artisan=1, engineer=1)
    assert scenario.refused_by("0 upgrade engineer at home: work 13") == "P4"
    assert "upgrade engineer" not in scenario.things()
    scenario.cubes(0, artisan=2).play("0 upgrade engineer at home: work 13")
    assert (scenario.ready(0, "investor"), scenario.exhausted(0, "artisan")) == (1, 1)


@pytest.mark.rule("anno1800:U1")
def test_three_steps_may_be_spent_on_one_cube() -> None:
    scenario = town(farmer=1, artisan=5)
    scenario.play("0 upgrade farmer at home: work 7", "0 upgrade worker at home: work 6, work 8")
    scenario.play("0 upgrade artisan at home: work 9, work 12")
    assert [scenario.ready(0, cube) for cube in CUBES] == [0, 0, 0, 1, 0]


@pytest.mark.rule("anno1800:U1")
def test_three_steps_may_be_spread_and_there_is_no_fourth() -> None:
    scenario = town(worker=3).tile(0, 14, "brickyard").exhaust(0, farmer=1).employ(0, 3, "farmer")
    scenario.play("0 upgrade farmer at home: work 7", "0 upgrade farmer at 3: work 14")
    scenario.play("0 upgrade farmer at exhausted: work 14")
    assert scenario.refused_by("0 upgrade farmer at home: work 7") == "T1"
    assert not any(thing.startswith("upgrade") for thing in scenario.things())
    assert (scenario.ready(0, "worker"), scenario.exhausted(0, "worker"), scenario.crew(0, 3)) == (2, 1, ["worker"])


@pytest.mark.rule("anno1800:U1", "record:R6")
def test_investors_cannot_be_upgraded() -> None:
    assert town(investor=1).refused_by("0 upgrade investor at home") == "record:R6"


@pytest.mark.rule("anno1800:U2")
@pytest.mark.parametrize("place", ["home", "3", "exhausted"])
def test_the_cube_is_exchanged_where_it_stands(place: str) -> None:
    scenario = town(farmer=3).employ(0, 3, "farmer").exhaust(0, farmer=1)
    scenario.play(f"0 upgrade farmer at {place}: work 7")
    farmers = [scenario.ready(0, "farmer"), scenario.crew(0, 3).count("farmer"), scenario.exhausted(0, "farmer")]
    workers = [scenario.ready(0, "worker"), scenario.crew(0, 3).count("worker"), scenario.exhausted(0, "worker")]
    place_index = ["home", "3", "exhausted"].index(place)
    assert farmers == [int(index != place_index) for index in range(3)]
    assert workers == [int(index == place_index) for index in range(3)]


@pytest.mark.rule("anno1800:U2")
@pytest.mark.parametrize("place", ["home", "3", "4", "11", "19", "44", "exhausted"])
def test_a_missing_cube_is_not_upgraded(place: str) -> None:
    scenario = town(farmer=1, worker=5).employ(0, 5, "farmer").employ(0, 3, "worker").exhaust(0, worker=1)
    assert scenario.refused_by(f"0 upgrade farmer at {place}: work 7") == "U2"


@pytest.mark.rule("anno1800:U2", "anno1800:P2")
def test_an_upgraded_cube_stays_at_its_workplace_until_it_goes_home() -> None:
    scenario = town(farmer=3).employ(0, 1, "farmer", "farmer").play("0 upgrade farmer at 1: work 7", "0 end")
    assert scenario.crew(0, 1) == ["farmer", "worker"]
    scenario.play("1 festival", "1 end")
    assert scenario.refused_by("0 hire farmer: work 1") == "P2"
    scenario.gold(0, 2).play("0 hire farmer: recall worker from 1, work 1")
    assert (scenario.crew(0, 1), scenario.ready(0, "worker")) == (["farmer", "farmer"], 1)


@pytest.mark.rule("anno1800:U2", "anno1800:F1")
def test_a_festival_sends_an_upgraded_cube_to_its_new_district() -> None:
    scenario = (
        town(farmer=1).employ(0, 1, "farmer").play("0 upgrade farmer at 1: work 7").pass_round().play("0 festival")
    )
    assert (scenario.ready(0, "farmer"), scenario.ready(0, "worker"), scenario.crew(0, 1)) == (0, 1, [])


@pytest.mark.rule("anno1800:U2")
def test_a_cube_may_rise_twice_at_its_workplace() -> None:
    scenario = town(farmer=1).employ(0, 3, "farmer")
    scenario.play("0 upgrade farmer at 3: work 7", "0 upgrade worker at 3: work 6, work 8")
    assert scenario.crew(0, 3) == ["artisan"]


@pytest.mark.rule("anno1800:U2")
def test_a_cube_that_worked_for_the_upgrade_may_be_upgraded() -> None:
    scenario = town(worker=1).tile(0, 14, "coal_mine")
    assert scenario.refused_by("0 upgrade worker at 14: work 6, work 8") == "U2"
    scenario.play("0 upgrade worker at 14: work 14, work 8")
    assert scenario.crew(0, 14) == ["artisan"]


@pytest.mark.rule("anno1800:U2")
def test_a_cube_at_work_for_the_upgrade_is_no_longer_at_home() -> None:
    scenario = town(worker=1).tile(0, 14, "coal_mine").gold(0, 2)
    assert scenario.refused_by("0 upgrade worker at home: work 14, work 8") == "U2"
    scenario.play("0 upgrade worker at home: work 14, recall worker from 14, work 8")
    assert (scenario.crew(0, 14), scenario.ready(0, "artisan")) == ([], 9)


@pytest.mark.rule("anno1800:U2")
def test_a_cube_recalled_for_the_upgrade_is_upgraded_at_home() -> None:
    scenario = town(farmer=1).exhaust(0, farmer=1).gold(0, 1)
    assert scenario.refused_by("0 upgrade farmer at home: work 7") == "U2"
    assert scenario.refused_by("0 upgrade farmer at exhausted: recall farmer from exhausted, work 7") == "U2"
    scenario.play("0 upgrade farmer at home: work 7, recall farmer from exhausted")
    assert scenario.ready(0, "worker") == 1


@pytest.mark.rule("anno1800:U2")
def test_the_next_kind_must_be_in_the_supply() -> None:
    scenario = town(worker=1).cubes(1, worker=39)
    assert scenario.supply("worker") == 0
    assert scenario.refused_by("0 upgrade farmer at home: work 7") == "U2"
    assert "upgrade farmer" not in scenario.things()
    scenario.play("0 upgrade worker at home: work 6, work 8", "0 upgrade farmer at home: work 7")
    assert (scenario.supply("worker"), scenario.supply("farmer")) == (0, 25 - 8 - 4)


@pytest.mark.rule("anno1800:U2", "anno1800:W1")
def test_an_upgraded_cube_works_for_the_next_step() -> None:
    scenario = town(farmer=2).tile(0, 14, "brickyard").employ(0, 7, "artisan")
    scenario.play("0 upgrade farmer at home: work 7", "0 upgrade farmer at home: work 14")
    assert (scenario.ready(0, "worker"), scenario.crew(0, 14)) == (1, ["worker"])


@pytest.mark.rule("anno1800:U3")
def test_no_card_is_drawn_and_no_gold_paid() -> None:
    scenario = town(farmer=2, worker=1)
    hand, decks = scenario.hand_of(0), [deck[:] for deck in scenario.state.decks]
    scenario.play("0 upgrade farmer at home: work 7", "0 upgrade worker at home: work 6, work 8")
    assert scenario.hand_of(0) == hand
    assert scenario.state.decks == decks
    scenario = town().empty_deck(0).empty_deck(1).gold(0, 0).play("0 upgrade farmer at home: work 7")
    assert scenario.state.gold[0] == 0


@pytest.mark.rule("anno1800:W1", "anno1800:U1")
def test_hires_and_upgrades_are_not_parts_of_one_action() -> None:
    assert town().play("0 hire farmer: work 1").refused_by("0 upgrade farmer at home: work 7") == "T1"
    assert town().play("0 upgrade farmer at home: work 7").refused_by("0 hire farmer: work 1") == "T1"
