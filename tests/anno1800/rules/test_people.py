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
    """Return a position in which seat 0 has a window factory at 12, a fur dealer at 13 and no trade tokens."""
    table = Table(2).tile(0, 12, "window_factory").tile(0, 13, "fur_dealer").objectives("zoo", "museum")
    return table.cubes(0, **{"farmer": 9, "worker": 0, "artisan": 9, **ready}).spend(0, trade=2)


def hands(table: Table) -> tuple[int, int]:
    """Return the numbers of farmer/worker and artisan/engineer/investor cards in the hand of seat 0."""
    hand = table.view(0)["seats"][0]["hand"]
    return hand["farmer_worker"], hand["artisan_engineer_investor"]


@pytest.mark.rule("anno1800:W1")
@pytest.mark.parametrize(("cube", "steps"), HIRES)
def test_each_cube_has_its_cost_and_is_ready_at_once(cube: str, steps: str) -> None:
    table = town(engineer=0, investor=0)
    supply, before = table.supply(cube), table.ready(0, cube)
    works = steps.split(", ")
    for left_out in works:
        line = f"0 hire {cube}: {', '.join(step for step in works if step != left_out)}".rstrip(": ")
        assert table.refused_by(line) == "P1"
    table.play(f"0 hire {cube}: {steps}")
    used = {"farmer": works.count("work 1")}
    used["artisan"] = len(works) - used["farmer"] + (cube == "investor")
    assert table.ready(0, cube) == before + 1 - used.get(cube, 0)
    assert table.supply(cube) == supply - 1
    assert table.has_all_pieces()


@pytest.mark.rule("anno1800:W1", "anno1800:P4")
def test_an_investor_also_exhausts_an_artisan() -> None:
    table = town(artisan=5)
    assert table.refused_by(f"0 hire investor: {PAID['investor']}") == "P4"
    assert "hire investor" not in table.things()
    table = town(artisan=6).play(f"0 hire investor: {PAID['investor']}")
    assert (table.ready(0, "artisan"), table.exhausted(0, "artisan")) == (0, 1)


@pytest.mark.rule("anno1800:W1")
def test_up_to_three_cubes_of_any_kinds_in_one_action() -> None:
    table = town().tile(0, 14, "sawmill")
    table.play("0 hire farmer: work 1", "0 hire worker: work 1, work 7", "0 hire farmer: work 14")
    assert table.gold(0, 9).refused_by("0 hire farmer: recall farmer from 1, work 1") == "T1"
    assert not any(thing.startswith("hire") for thing in table.things())
    table = town().play("0 hire artisan: work 7, work 6, work 8", "0 hire worker: work 7, work 1")
    table.play("0 hire farmer: work 1")
    assert hands(table) == (7 + 2, 2 + 1)


@pytest.mark.rule("anno1800:W1", "anno1800:T5")
def test_each_hire_is_paid_for_and_may_work_for_the_next() -> None:
    table = town(farmer=1).play("0 hire farmer: work 1")
    assert table.refused_by("0 hire farmer") == "P1"
    table.play("0 hire farmer: work 1")
    assert (table.ready(0, "farmer"), table.crew(0, 1)) == (1, ["farmer", "farmer"])
    assert table.refused_by("0 hire farmer: work 1") == "P2"


@pytest.mark.rule("anno1800:W1")
@pytest.mark.parametrize(("cube", "total"), [("farmer", 25), ("worker", 40), ("artisan", 25), ("engineer", 20)])
def test_without_a_cube_in_the_supply_nobody_is_hired(cube: str, total: int) -> None:
    table = town()
    table.cubes(1, **{cube: total - table.ready(0, cube)})
    assert table.supply(cube) == 0
    assert table.refused_by(f"0 hire {cube}: {PAID[cube]}") == "W1"
    assert f"hire {cube}" not in table.things()


@pytest.mark.rule("anno1800:W2")
@pytest.mark.parametrize(("cube", "steps"), HIRES)
def test_each_hired_cube_draws_the_top_card_of_its_deck(cube: str, steps: str) -> None:
    table = town().gold(0, 9).on_top("fw46", "fw11", "aei32", "aei07", "nw05")
    before = table.hand_of(0)
    table.play(f"0 hire {cube}: {steps}")
    drawn = "fw11" if cube in ("farmer", "worker") else "aei07"
    assert sorted(table.hand_of(0)) == sorted([*before, drawn])
    assert table.state.gold[0] == 9


@pytest.mark.rule("anno1800:W2")
def test_each_hire_draws_another_card() -> None:
    table = town(farmer=3).on_top("fw01", "fw02", "fw03")
    hand = table.hand_of(0)
    table.play("0 hire farmer: work 1", "0 hire farmer: work 1")
    assert sorted(table.hand_of(0)) == sorted([*hand, "fw02", "fw03"])


@pytest.mark.rule("anno1800:W3")
@pytest.mark.parametrize(("cube", "steps"), HIRES)
def test_for_a_card_that_cannot_be_drawn_gold_is_paid(cube: str, steps: str) -> None:
    price, deck = (1, 0) if cube in ("farmer", "worker") else (3, 1)
    table = town().empty_deck(deck).gold(0, price - 1)
    hand = table.hand_of(0)
    assert table.refused_by(f"0 hire {cube}: {steps}") == "W3"
    assert f"hire {cube}" not in table.things()
    table.gold(0, price).play(f"0 hire {cube}: {steps}")
    assert table.state.gold == [0, 1]
    assert table.hand_of(0) == hand


@pytest.mark.rule("anno1800:W3")
def test_only_an_empty_deck_of_its_own_costs_gold() -> None:
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
    assert table.refused_by("0 hire farmer: work 14") == "W3"
    table.play("0 end")


@pytest.mark.rule("anno1800:W4", "anno1800:W3")
def test_gold_spent_in_the_payment_cannot_replace_the_card() -> None:
    table = town(farmer=2).employ(0, 1, "farmer", "farmer").empty_deck(0).gold(0, 1)
    assert table.refused_by("0 hire farmer: recall farmer from 1, work 1") == "W3"
    assert "hire farmer" not in table.things()
    table.gold(0, 2).play("0 hire farmer: recall farmer from 1, work 1")
    assert table.state.gold[0] == 0


@pytest.mark.rule("anno1800:W4")
def test_the_payment_is_checked_before_the_supply() -> None:
    """An invalid payment is reported before the empty supply."""
    table = town().cubes(1, farmer=16).empty_deck(0).gold(0, 0)
    assert table.refused_by("0 hire farmer") == "P1"
    assert table.refused_by("0 hire farmer: work 1") == "W1"
    table.cubes(1, farmer=15)
    assert table.refused_by("0 hire farmer: work 1") == "W3"


@pytest.mark.rule("anno1800:U1")
@pytest.mark.parametrize(("cube", "steps"), UPGRADES)
def test_cost_of_each_upgrade(cube: str, steps: str) -> None:
    table = town(farmer=1, worker=1, artisan=9, engineer=1)
    above = CUBES[CUBES.index(cube) + 1]
    supply = table.supply(cube), table.supply(above)
    works = steps.split(", ")
    for left_out in works:
        line = f"0 upgrade {cube} at home: {', '.join(step for step in works if step != left_out)}".rstrip(": ")
        assert table.refused_by(line) == "P1"
    table.play(f"0 upgrade {cube} at home: {steps}")
    assert (table.supply(cube), table.supply(above)) == (supply[0] + 1, supply[1] - 1)
    if cube != "artisan":
        assert table.ready(0, cube) == 0
    assert table.has_all_pieces()


@pytest.mark.rule("anno1800:U1", "anno1800:P4")
def test_an_engineer_rises_for_fur_coats_and_an_exhausted_artisan() -> None:
    table = town(artisan=1, engineer=1)
    assert table.refused_by("0 upgrade engineer at home: work 13") == "P4"
    assert "upgrade engineer" not in table.things()
    table.cubes(0, artisan=2).play("0 upgrade engineer at home: work 13")
    assert (table.ready(0, "investor"), table.exhausted(0, "artisan")) == (1, 1)


@pytest.mark.rule("anno1800:U1")
def test_three_steps_may_be_spent_on_one_cube() -> None:
    table = town(farmer=1, artisan=5)
    table.play("0 upgrade farmer at home: work 7", "0 upgrade worker at home: work 6, work 8")
    table.play("0 upgrade artisan at home: work 9, work 12")
    assert [table.ready(0, cube) for cube in CUBES] == [0, 0, 0, 1, 0]


@pytest.mark.rule("anno1800:U1")
def test_three_steps_may_be_spread_and_there_is_no_fourth() -> None:
    table = town(worker=3).tile(0, 14, "brickyard").exhaust(0, farmer=1).employ(0, 3, "farmer")
    table.play("0 upgrade farmer at home: work 7", "0 upgrade farmer at 3: work 14")
    table.play("0 upgrade farmer at exhausted: work 14")
    assert table.refused_by("0 upgrade farmer at home: work 7") == "T1"
    assert not any(thing.startswith("upgrade") for thing in table.things())
    assert (table.ready(0, "worker"), table.exhausted(0, "worker"), table.crew(0, 3)) == (2, 1, ["worker"])


@pytest.mark.rule("anno1800:U1", "record:R6")
def test_investors_cannot_be_upgraded() -> None:
    assert town(investor=1).refused_by("0 upgrade investor at home") == "record:R6"


@pytest.mark.rule("anno1800:U2")
@pytest.mark.parametrize("place", ["home", "3", "exhausted"])
def test_the_cube_is_exchanged_where_it_stands(place: str) -> None:
    table = town(farmer=3).employ(0, 3, "farmer").exhaust(0, farmer=1)
    table.play(f"0 upgrade farmer at {place}: work 7")
    farmers = [table.ready(0, "farmer"), table.crew(0, 3).count("farmer"), table.exhausted(0, "farmer")]
    workers = [table.ready(0, "worker"), table.crew(0, 3).count("worker"), table.exhausted(0, "worker")]
    place_index = ["home", "3", "exhausted"].index(place)
    assert farmers == [int(index != place_index) for index in range(3)]
    assert workers == [int(index == place_index) for index in range(3)]


@pytest.mark.rule("anno1800:U2")
@pytest.mark.parametrize("place", ["home", "3", "4", "11", "19", "44", "exhausted"])
def test_a_missing_cube_is_not_upgraded(place: str) -> None:
    table = town(farmer=1, worker=5).employ(0, 5, "farmer").employ(0, 3, "worker").exhaust(0, worker=1)
    assert table.refused_by(f"0 upgrade farmer at {place}: work 7") == "U2"


@pytest.mark.rule("anno1800:U2", "anno1800:P2")
def test_an_upgraded_cube_stays_at_its_workplace_until_it_goes_home() -> None:
    table = town(farmer=3).employ(0, 1, "farmer", "farmer").play("0 upgrade farmer at 1: work 7", "0 end")
    assert table.crew(0, 1) == ["farmer", "worker"]
    table.play("1 festival", "1 end")
    assert table.refused_by("0 hire farmer: work 1") == "P2"
    table.gold(0, 2).play("0 hire farmer: recall worker from 1, work 1")
    assert (table.crew(0, 1), table.ready(0, "worker")) == (["farmer", "farmer"], 1)


@pytest.mark.rule("anno1800:U2", "anno1800:F1")
def test_a_festival_sends_an_upgraded_cube_to_its_new_district() -> None:
    table = town(farmer=1).employ(0, 1, "farmer").play("0 upgrade farmer at 1: work 7").pass_round().play("0 festival")
    assert (table.ready(0, "farmer"), table.ready(0, "worker"), table.crew(0, 1)) == (0, 1, [])


@pytest.mark.rule("anno1800:U2")
def test_a_cube_may_rise_twice_at_its_workplace() -> None:
    table = town(farmer=1).employ(0, 3, "farmer")
    table.play("0 upgrade farmer at 3: work 7", "0 upgrade worker at 3: work 6, work 8")
    assert table.crew(0, 3) == ["artisan"]


@pytest.mark.rule("anno1800:U2")
def test_a_cube_that_worked_for_the_upgrade_may_be_upgraded() -> None:
    table = town(worker=1).tile(0, 14, "coal_mine")
    assert table.refused_by("0 upgrade worker at 14: work 6, work 8") == "U2"
    table.play("0 upgrade worker at 14: work 14, work 8")
    assert table.crew(0, 14) == ["artisan"]


@pytest.mark.rule("anno1800:U2")
def test_a_cube_at_work_for_the_upgrade_is_no_longer_at_home() -> None:
    table = town(worker=1).tile(0, 14, "coal_mine").gold(0, 2)
    assert table.refused_by("0 upgrade worker at home: work 14, work 8") == "U2"
    table.play("0 upgrade worker at home: work 14, recall worker from 14, work 8")
    assert (table.crew(0, 14), table.ready(0, "artisan")) == ([], 9)


@pytest.mark.rule("anno1800:U2")
def test_a_cube_recalled_for_the_upgrade_is_upgraded_at_home() -> None:
    table = town(farmer=1).exhaust(0, farmer=1).gold(0, 1)
    assert table.refused_by("0 upgrade farmer at home: work 7") == "U2"
    assert table.refused_by("0 upgrade farmer at exhausted: recall farmer from exhausted, work 7") == "U2"
    table.play("0 upgrade farmer at home: work 7, recall farmer from exhausted")
    assert table.ready(0, "worker") == 1


@pytest.mark.rule("anno1800:U2")
def test_the_next_kind_must_be_in_the_supply() -> None:
    table = town(worker=1).cubes(1, worker=39)
    assert table.supply("worker") == 0
    assert table.refused_by("0 upgrade farmer at home: work 7") == "U2"
    assert "upgrade farmer" not in table.things()
    table.play("0 upgrade worker at home: work 6, work 8", "0 upgrade farmer at home: work 7")
    assert (table.supply("worker"), table.supply("farmer")) == (0, 25 - 8 - 4)


@pytest.mark.rule("anno1800:U2", "anno1800:W1")
def test_an_upgraded_cube_works_for_the_next_step() -> None:
    table = town(farmer=2).tile(0, 14, "brickyard").employ(0, 7, "artisan")
    table.play("0 upgrade farmer at home: work 7", "0 upgrade farmer at home: work 14")
    assert (table.ready(0, "worker"), table.crew(0, 14)) == (1, ["worker"])


@pytest.mark.rule("anno1800:U3")
def test_no_card_is_drawn_and_no_gold_paid() -> None:
    table = town(farmer=2, worker=1)
    hand, decks = table.hand_of(0), [deck[:] for deck in table.state.decks]
    table.play("0 upgrade farmer at home: work 7", "0 upgrade worker at home: work 6, work 8")
    assert table.hand_of(0) == hand
    assert table.state.decks == decks
    table = town().empty_deck(0).empty_deck(1).gold(0, 0).play("0 upgrade farmer at home: work 7")
    assert table.state.gold[0] == 0


@pytest.mark.rule("anno1800:W1", "anno1800:U1")
def test_hires_and_upgrades_are_not_parts_of_one_action() -> None:
    assert town().play("0 hire farmer: work 1").refused_by("0 upgrade farmer at home: work 7") == "T1"
    assert town().play("0 upgrade farmer at home: work 7").refused_by("0 hire farmer: work 1") == "T1"
