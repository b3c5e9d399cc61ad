"""Hiring and upgrading."""

import pytest

from tests.anno1800.support.positions import Table

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


def town(**ready: int) -> Table:
    """Seat 0 has a window factory at 12, a fur dealer at 13, nine farmers and artisans unless told; it cannot trade."""
    table = Table(2).tile(0, 12, "window_factory").tile(0, 13, "fur_dealer").objectives("zoo", "museum")
    return table.cubes(0, **{"farmer": 9, "worker": 0, "artisan": 9, **ready}).spend(0, trade=2)


def hands(table: Table) -> tuple[int, int]:
    """How many farmer/worker and artisan/engineer/investor cards seat 0 holds."""
    held = table.view(0)["seats"][0]["hand"]
    return held["farmer_worker"], held["artisan_engineer_investor"]


@pytest.mark.rule("anno1800:W1")
@pytest.mark.parametrize(("cube", "steps"), HIRES)
def test_what_each_cube_costs_and_that_it_is_ready_at_once(cube: str, steps: str) -> None:
    table = town(engineer=0, investor=0)
    supply, before = table.supply(cube), table.ready(0, cube)
    made = steps.split(", ")
    for left_out in made:
        line = f"0 hire {cube}: {', '.join(step for step in made if step != left_out)}".rstrip(": ")
        assert table.forbids(line) == "P1"
    table.play(f"0 hire {cube}: {steps}")
    used = {"farmer": made.count("work 1")}
    used["artisan"] = len(made) - used["farmer"] + (cube == "investor")
    assert table.ready(0, cube) == before + 1 - used.get(cube, 0)
    assert table.supply(cube) == supply - 1
    assert table.complete()


@pytest.mark.rule("anno1800:W1", "anno1800:P4")
def test_an_investor_also_exhausts_an_artisan() -> None:
    table = town(artisan=5)
    assert table.forbids(f"0 hire investor: {PAID['investor']}") == "P4"
    assert "hire investor" not in table.things()
    table = town(artisan=6).play(f"0 hire investor: {PAID['investor']}")
    assert (table.ready(0, "artisan"), table.tired(0, "artisan")) == (0, 1)


@pytest.mark.rule("anno1800:W1")
def test_up_to_three_cubes_of_any_kinds_in_one_action() -> None:
    table = town().tile(0, 14, "sawmill")
    table.play("0 hire farmer: work 1", "0 hire worker: work 1, work 7", "0 hire farmer: work 14")
    assert table.gold(0, 9).forbids("0 hire farmer: recall farmer from 1, work 1") == "T1"
    assert not any(thing.startswith("hire") for thing in table.things())
    table = town().play("0 hire artisan: work 7, work 6, work 8", "0 hire worker: work 7, work 1")
    table.play("0 hire farmer: work 1")
    assert hands(table) == (7 + 2, 2 + 1)


@pytest.mark.rule("anno1800:W1", "anno1800:T5")
def test_each_is_paid_for_and_works_for_the_next() -> None:
    table = town(farmer=1).play("0 hire farmer: work 1")
    assert table.forbids("0 hire farmer") == "P1"
    table.play("0 hire farmer: work 1")
    assert (table.ready(0, "farmer"), table.crew(0, 1)) == (1, ["farmer", "farmer"])
    assert table.forbids("0 hire farmer: work 1") == "P2"


@pytest.mark.rule("anno1800:W1")
@pytest.mark.parametrize(("cube", "total"), [("farmer", 25), ("worker", 40), ("artisan", 25), ("engineer", 20)])
def test_without_a_cube_in_the_supply_nobody_is_hired(cube: str, total: int) -> None:
    table = town()
    table.cubes(1, **{cube: total - table.ready(0, cube)})
    assert table.supply(cube) == 0
    assert table.forbids(f"0 hire {cube}: {PAID[cube]}") == "W1"
    assert f"hire {cube}" not in table.things()


@pytest.mark.rule("anno1800:W2")
@pytest.mark.parametrize(("cube", "steps"), HIRES)
def test_with_each_cube_the_top_card_of_its_deck_comes_to_the_hand(cube: str, steps: str) -> None:
    table = town().gold(0, 9).on_top("fw46", "fw11", "aei32", "aei07", "nw05")
    before = table.names(0)
    table.play(f"0 hire {cube}: {steps}")
    drawn = "fw11" if cube in ("farmer", "worker") else "aei07"
    assert sorted(table.names(0)) == sorted([*before, drawn])
    assert table.state.gold[0] == 9


@pytest.mark.rule("anno1800:W2")
def test_each_hire_draws_another_card() -> None:
    table = town(farmer=3).on_top("fw01", "fw02", "fw03")
    held = table.names(0)
    table.play("0 hire farmer: work 1", "0 hire farmer: work 1")
    assert sorted(table.names(0)) == sorted([*held, "fw02", "fw03"])


@pytest.mark.rule("anno1800:W3")
@pytest.mark.parametrize(("cube", "steps"), HIRES)
def test_for_a_card_that_cannot_be_drawn_gold_is_paid(cube: str, steps: str) -> None:
    price, deck = (1, 0) if cube in ("farmer", "worker") else (3, 1)
    table = town().empty_deck(deck).gold(0, price - 1)
    held = table.names(0)
    assert table.forbids(f"0 hire {cube}: {steps}") == "W3"
    assert f"hire {cube}" not in table.things()
    table.gold(0, price).play(f"0 hire {cube}: {steps}")
    assert table.state.gold == [0, 1]
    assert table.names(0) == held


@pytest.mark.rule("anno1800:W3")
def test_the_other_deck_does_not_matter_and_gold_is_no_choice() -> None:
    table = town().empty_deck(1).gold(0, 5).play("0 hire farmer: work 1")
    assert (table.state.gold[0], hands(table)) == (5, (8, 2))
    table = town().empty_deck(0).gold(0, 5).play("0 hire artisan: work 6, work 7, work 8")
    assert (table.state.gold[0], hands(table)) == (5, (7, 3))


@pytest.mark.rule("anno1800:W3", "anno1800:W2")
def test_the_last_card_is_drawn_before_gold_is_paid() -> None:
    table = town().tile(0, 14, "sawmill").empty_deck(0, left=1).gold(0, 1)
    table.play("0 hire farmer: work 1")
    assert (table.state.gold[0], hands(table)) == (1, (8, 2))
    table.play("0 hire farmer: work 1")
    assert (table.state.gold[0], hands(table)) == (0, (8, 2))
    table.cubes(0, worker=1)
    assert table.forbids("0 hire farmer: work 14") == "W3"
    table.play("0 end")


@pytest.mark.rule("anno1800:W4", "anno1800:W3")
def test_gold_spent_in_the_payment_is_not_there_for_the_card() -> None:
    table = town(farmer=2).man(0, 1, "farmer", "farmer").empty_deck(0).gold(0, 1)
    assert table.forbids("0 hire farmer: recall farmer from 1, work 1") == "W3"
    assert "hire farmer" not in table.things()
    table.gold(0, 2).play("0 hire farmer: recall farmer from 1, work 1")
    assert table.state.gold[0] == 0


@pytest.mark.rule("anno1800:W4")
def test_the_supply_is_looked_at_after_the_payment() -> None:
    """What fails first names the rule: a payment that is not in order comes before the empty supply."""
    table = town().cubes(1, farmer=16).empty_deck(0).gold(0, 0)
    assert table.forbids("0 hire farmer") == "P1"
    assert table.forbids("0 hire farmer: work 1") == "W1"
    table.cubes(1, farmer=15)
    assert table.forbids("0 hire farmer: work 1") == "W3"


@pytest.mark.rule("anno1800:U1")
@pytest.mark.parametrize(("cube", "steps"), UPGRADES)
def test_what_each_step_up_costs(cube: str, steps: str) -> None:
    table = town(farmer=1, worker=1, artisan=9, engineer=1)
    above = CUBES[CUBES.index(cube) + 1]
    supply = table.supply(cube), table.supply(above)
    made = steps.split(", ")
    for left_out in made:
        line = f"0 upgrade {cube} at home: {', '.join(step for step in made if step != left_out)}".rstrip(": ")
        assert table.forbids(line) == "P1"
    table.play(f"0 upgrade {cube} at home: {steps}")
    assert (table.supply(cube), table.supply(above)) == (supply[0] + 1, supply[1] - 1)
    if cube != "artisan":
        assert table.ready(0, cube) == 0
    assert table.complete()


@pytest.mark.rule("anno1800:U1", "anno1800:P4")
def test_an_engineer_rises_for_fur_coats_and_an_exhausted_artisan() -> None:
    table = town(artisan=1, engineer=1)
    assert table.forbids("0 upgrade engineer at home: work 13") == "P4"
    assert "upgrade engineer" not in table.things()
    table.cubes(0, artisan=2).play("0 upgrade engineer at home: work 13")
    assert (table.ready(0, "investor"), table.tired(0, "artisan")) == (1, 1)


@pytest.mark.rule("anno1800:U1")
def test_three_steps_may_be_spent_on_one_cube() -> None:
    table = town(farmer=1, artisan=5)
    table.play("0 upgrade farmer at home: work 7", "0 upgrade worker at home: work 6, work 8")
    table.play("0 upgrade artisan at home: work 9, work 12")
    assert [table.ready(0, cube) for cube in CUBES] == [0, 0, 0, 1, 0]


@pytest.mark.rule("anno1800:U1")
def test_three_steps_may_be_spread_and_there_is_no_fourth() -> None:
    table = town(worker=3).tile(0, 14, "brickyard").tire(0, farmer=1).man(0, 3, "farmer")
    table.play("0 upgrade farmer at home: work 7", "0 upgrade farmer at 3: work 14")
    table.play("0 upgrade farmer at exhausted: work 14")
    assert table.forbids("0 upgrade farmer at home: work 7") == "T1"
    assert not any(thing.startswith("upgrade") for thing in table.things())
    assert (table.ready(0, "worker"), table.tired(0, "worker"), table.crew(0, 3)) == (2, 1, ["worker"])


@pytest.mark.rule("anno1800:U1", "record:R6")
def test_above_the_investor_there_is_nothing() -> None:
    assert town(investor=1).forbids("0 upgrade investor at home") == "record:R6"


@pytest.mark.rule("anno1800:U2")
@pytest.mark.parametrize("place", ["home", "3", "exhausted"])
def test_the_cube_is_exchanged_where_it_stands(place: str) -> None:
    table = town(farmer=3).man(0, 3, "farmer").tire(0, farmer=1)
    table.play(f"0 upgrade farmer at {place}: work 7")
    farmers = [table.ready(0, "farmer"), table.crew(0, 3).count("farmer"), table.tired(0, "farmer")]
    workers = [table.ready(0, "worker"), table.crew(0, 3).count("worker"), table.tired(0, "worker")]
    there = ["home", "3", "exhausted"].index(place)
    assert farmers == [int(index != there) for index in range(3)]
    assert workers == [int(index == there) for index in range(3)]


@pytest.mark.rule("anno1800:U2")
@pytest.mark.parametrize("place", ["home", "3", "4", "11", "19", "44", "exhausted"])
def test_where_no_such_cube_stands_none_is_upgraded(place: str) -> None:
    table = town(farmer=1, worker=5).man(0, 5, "farmer").man(0, 3, "worker").tire(0, worker=1)
    assert table.forbids(f"0 upgrade farmer at {place}: work 7") == "U2"


@pytest.mark.rule("anno1800:U2", "anno1800:P2")
def test_on_a_workplace_it_stays_whatever_that_asks_for_until_it_goes_home() -> None:
    table = town(farmer=3).man(0, 1, "farmer", "farmer").play("0 upgrade farmer at 1: work 7", "0 end")
    assert table.crew(0, 1) == ["farmer", "worker"]
    table.play("1 festival", "1 end")
    assert table.forbids("0 hire farmer: work 1") == "P2"
    table.gold(0, 2).play("0 hire farmer: recall worker from 1, work 1")
    assert (table.crew(0, 1), table.ready(0, "worker")) == (["farmer", "farmer"], 1)


@pytest.mark.rule("anno1800:U2", "anno1800:F1")
def test_a_festival_sends_it_to_its_new_district() -> None:
    table = town(farmer=1).man(0, 1, "farmer").play("0 upgrade farmer at 1: work 7").pass_round().play("0 festival")
    assert (table.ready(0, "farmer"), table.ready(0, "worker"), table.crew(0, 1)) == (0, 1, [])


@pytest.mark.rule("anno1800:U2")
def test_a_cube_may_rise_twice_at_its_workplace() -> None:
    table = town(farmer=1).man(0, 3, "farmer")
    table.play("0 upgrade farmer at 3: work 7", "0 upgrade worker at 3: work 6, work 8")
    assert table.crew(0, 3) == ["artisan"]


@pytest.mark.rule("anno1800:U2")
def test_the_cube_may_be_one_that_worked_for_it() -> None:
    table = town(worker=1).tile(0, 14, "coal_mine")
    assert table.forbids("0 upgrade worker at 14: work 6, work 8") == "U2"
    table.play("0 upgrade worker at 14: work 14, work 8")
    assert table.crew(0, 14) == ["artisan"]


@pytest.mark.rule("anno1800:U2")
def test_a_cube_that_went_to_work_for_it_is_not_at_home_any_more() -> None:
    table = town(worker=1).tile(0, 14, "coal_mine").gold(0, 2)
    assert table.forbids("0 upgrade worker at home: work 14, work 8") == "U2"
    table.play("0 upgrade worker at home: work 14, recall worker from 14, work 8")
    assert (table.crew(0, 14), table.ready(0, "artisan")) == ([], 9)


@pytest.mark.rule("anno1800:U2")
def test_a_cube_that_came_home_for_it_is_looked_for_at_home() -> None:
    table = town(farmer=1).tire(0, farmer=1).gold(0, 1)
    assert table.forbids("0 upgrade farmer at home: work 7") == "U2"
    assert table.forbids("0 upgrade farmer at exhausted: recall farmer from exhausted, work 7") == "U2"
    table.play("0 upgrade farmer at home: work 7, recall farmer from exhausted")
    assert table.ready(0, "worker") == 1


@pytest.mark.rule("anno1800:U2")
def test_the_next_kind_must_be_in_the_supply() -> None:
    table = town(worker=1).cubes(1, worker=39)
    assert table.supply("worker") == 0
    assert table.forbids("0 upgrade farmer at home: work 7") == "U2"
    assert "upgrade farmer" not in table.things()
    table.play("0 upgrade worker at home: work 6, work 8", "0 upgrade farmer at home: work 7")
    assert (table.supply("worker"), table.supply("farmer")) == (0, 25 - 8 - 4)


@pytest.mark.rule("anno1800:U2", "anno1800:W1")
def test_an_upgraded_cube_works_for_the_next_step() -> None:
    table = town(farmer=2).tile(0, 14, "brickyard").man(0, 7, "artisan")
    table.play("0 upgrade farmer at home: work 7", "0 upgrade farmer at home: work 14")
    assert (table.ready(0, "worker"), table.crew(0, 14)) == (1, ["worker"])


@pytest.mark.rule("anno1800:U3")
def test_no_card_is_drawn_and_no_gold_paid() -> None:
    table = town(farmer=2, worker=1)
    held, decks = table.names(0), [deck[:] for deck in table.state.decks]
    table.play("0 upgrade farmer at home: work 7", "0 upgrade worker at home: work 6, work 8")
    assert table.names(0) == held
    assert table.state.decks == decks
    table = town().empty_deck(0).empty_deck(1).gold(0, 0).play("0 upgrade farmer at home: work 7")
    assert table.state.gold[0] == 0


@pytest.mark.rule("anno1800:W1", "anno1800:U1")
def test_hires_and_upgrades_are_not_parts_of_one_action() -> None:
    assert town().play("0 hire farmer: work 1").forbids("0 upgrade farmer at home: work 7") == "T1"
    assert town().play("0 upgrade farmer at home: work 7").forbids("0 hire farmer: work 1") == "T1"
