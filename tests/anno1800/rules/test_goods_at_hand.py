"""Goods at hand and free upgrades in parts (rules 2): what lasts for the turn, and what is lost at its end."""

import pytest

from kontor.anno1800.game import load
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.ways import first_way
from kontor.anno1800.rules.costs import cost_of_goods
from kontor.anno1800.rules.moves import MAKE, Move, step_text
from kontor.engine.errors import RuleError
from kontor.engine.matches import new_match
from tests.anno1800.support.positions import Scenario

NO_MAKE = "record-unreadable-move"


def before_seat_0(players: int = 2) -> Scenario:
    """Return the first turn with three played cards: 3 free upgrades of farmers, 3 of workers, a free good."""
    return Scenario(players).objectives().played(0, "fw24", "aei26", "aei28")


def at_hand(scenario: Scenario) -> list[str]:
    goods: list[str] = scenario.view(-1)["at_hand"]
    return goods


@pytest.mark.rule("anno1800:P3", "anno1800:T3", "anno1800:T5", "anno1800:C2", "anno1800:K5", "anno1800:K6")
@pytest.mark.parametrize(
    ("lines", "rule"),
    [
        (["0 make: work 1, work 1", "0 build coal_mine at 12"], ""),
        (["0 hire farmer: work 1, work 1, work 2", "0 make: work 3", "0 hire farmer"], ""),
        (["0 build brickyard at 12: use aei26 at home, work 6"], ""),
        (["0 use fw24 at home", "0 build coal_mine at 12: work 1, use fw24 at 1", "0 use fw24 at home"], ""),
        (["0 make: work 1", "0 festival", "0 end", "1 festival", "1 end", "0 build coal_mine at 12"], "P1"),
        (["0 make: use fw24 at home"], "P3"),
        (["0 make: free rubber by aei28"], "K5"),
        (["0 use fw24 at home", "0 festival", "0 end", "1 festival", "1 end", "0 use fw24 at home"], "C2"),
    ],
)
def test_the_examples_of_the_specification(lines: list[str], rule: str) -> None:
    scenario = before_seat_0().play(*lines[:-1])
    assert scenario.refused_by(lines[-1]) == rule


@pytest.mark.rule("anno1800:P3")
def test_surplus_goods_stay_at_hand_and_pay_later_in_the_turn() -> None:
    scenario = Scenario(2).cubes(0, farmer=3).play("0 hire farmer: work 1, work 1, work 2")
    assert at_hand(scenario) == ["planks", "grain"]
    scenario.play("0 hire farmer")
    assert at_hand(scenario) == ["grain"]
    assert scenario.crew(0, 1) == ["farmer", "farmer"]


@pytest.mark.rule("anno1800:P3")
def test_goods_at_hand_are_lost_at_the_end_of_the_turn() -> None:
    scenario = Scenario(2).play("0 make: work 1, work 2", "0 festival", "0 end")
    assert scenario.public_events("lost_goods") == [{"kind": "lost_goods", "seat": 0, "goods": ["planks", "grain"]}]
    assert at_hand(scenario) == []
    assert scenario.refused_by("1 hire farmer") == "P1"


@pytest.mark.rule("anno1800:P3", "anno1800:T3")
def test_making_goods_is_no_action_and_ends_none() -> None:
    scenario = Scenario(2)
    scenario.play("0 make: work 1")
    assert (scenario.state.actions, scenario.state.begun) == (1, 0)
    assert scenario.refused_by("0 end") == "T6"
    scenario.play("0 hire farmer", "0 make: work 1")
    assert scenario.state.parts == 1
    scenario.play("0 hire farmer")
    assert (scenario.state.actions, scenario.state.parts) == (0, 2)


@pytest.mark.rule("anno1800:P3", "anno1800:F1")
def test_goods_stay_when_their_cubes_go_home() -> None:
    scenario = Scenario(2).gold(0, 1).play("0 make: work 1, work 2", "0 recall farmer from 1")
    assert at_hand(scenario) == ["planks", "grain"]
    scenario.play("0 festival")
    assert at_hand(scenario) == ["planks", "grain"]
    assert scenario.crew(0, 2) == []


@pytest.mark.rule("anno1800:P3", "anno1800:B3", "anno1800:B5")
def test_goods_stay_when_their_industry_is_built_over_or_put_back() -> None:
    scenario = Scenario(2).tile(0, 13, "brewery").cubes(0, farmer=3)
    scenario.play("0 make: work 13, work 1", "0 build coal_mine at 12: return 13")
    assert at_hand(scenario) == ["beer"]


@pytest.mark.rule("anno1800:P3")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("0 make", "P3"),
        ("0 make: recall worker from exhausted", "P3"),
        ("0 make: return 13", "B5"),
        ("0 make: beryl 1", "J1"),
        ("0 make: work 1, beryl 1", "J1"),
        ("0 make: work 16", "P2"),
        ("0 make: buy planks from 0", "H4"),
    ],
)
def test_making_takes_steps_that_bring_a_good(line: str, rule: str) -> None:
    scenario = Scenario(2).objectives("beryl_omara").tile(0, 13, "brewery").tile(0, 19, "exploration_3")
    scenario.gold(0, 5).exhaust(0, worker=1)
    assert scenario.refused_by(line) == rule


@pytest.mark.rule("anno1800:P3", "anno1800:H3")
def test_goods_are_bought_and_imported_ahead() -> None:
    scenario = Scenario(2).new_world(0, "nwi01").tile(0, 20, "merchant_3")
    scenario.play("0 make: buy planks from 1, import cotton, import cotton")
    assert at_hand(scenario) == ["planks", "cotton", "cotton"]
    assert scenario.refused_by("0 hire farmer: buy planks from 1") == "H3"
    scenario.play("0 hire farmer")
    assert at_hand(scenario) == ["cotton", "cotton"]


@pytest.mark.rule("anno1800:K5")
def test_the_free_good_of_a_card_is_never_kept() -> None:
    scenario = Scenario(2).objectives().played(0, "aei28", "aei29").new_world(0, "nwi01")
    assert scenario.refused_by("0 build sawmill at 12: free tobacco by aei28") == "K5"
    twice = "0 build cigar_factory at 12: work 1, free tobacco by aei28, free tobacco by aei29"
    assert scenario.refused_by(twice) == "K5"


@pytest.mark.rule("anno1800:K6", "anno1800:C2")
def test_free_upgrades_are_taken_one_by_one() -> None:
    scenario = before_seat_0().play("0 use fw24 at home")
    assert scenario.seat(0)["spent_cards"] == ["fw24"]
    assert scenario.view(-1)["upgrades_left"] == {"fw24": 2}
    assert scenario.refused_by("0 use fw24 at home home home") == "K6"
    scenario.play("0 use fw24 at home home")
    assert scenario.view(-1)["upgrades_left"] == {}
    assert scenario.refused_by("0 use fw24 at home") == "C2"


@pytest.mark.rule("anno1800:K6")
def test_upgrades_that_are_left_are_lost_at_the_end_of_the_turn() -> None:
    scenario = before_seat_0().play("0 use fw24 at home", "0 festival", "0 end")
    assert scenario.public_events("lost_upgrades") == [{"kind": "lost_upgrades", "seat": 0, "number": 2}]
    assert scenario.view(-1)["upgrades_left"] == {}


@pytest.mark.rule("anno1800:P7", "anno1800:K6")
def test_a_raised_cube_works_as_what_it_has_become() -> None:
    scenario = before_seat_0().cubes(0, worker=0, farmer=2).tile(0, 13, "brickyard").gold(0, 1)
    assert scenario.refused_by("0 hire worker: work 1, work 13") == "P2"
    scenario.play("0 hire worker: work 1, recall farmer from 1, use fw24 at home, work 13")
    assert (scenario.crew(0, 1), scenario.crew(0, 13)) == ([], ["worker"])


@pytest.mark.rule("anno1800:B10")
@pytest.mark.parametrize(("spent", "after"), [(0, (1, 1)), (1, (1, 1)), (2, (1, 1)), (3, (1, 1)), (4, (0, 2))])
def test_tokens_of_an_uncovered_ship_are_exhausted(spent: int, after: tuple[int, int]) -> None:
    """An exploration ship of level 3 over the printed one, and one of level 1: 4 tokens, 3 of which leave."""
    scenario = Scenario(2).cubes(0, farmer=9, worker=9, artisan=9).objectives("zoo", "museum")
    scenario.tile(0, 18, "exploration_3").tile(0, 19, "exploration_1").spend(0, exploration=spent)
    scenario.play("0 build sawmill at 12: return 18")
    assert scenario.exploration(0) == (*after, 0)


@pytest.mark.rule("anno1800:B10", "anno1800:B5")
def test_the_token_of_an_uncovered_ship_cannot_pay() -> None:
    scenario = Scenario(2).tile(0, 16, "exploration_1").tile(0, 17, "exploration_1")
    assert scenario.refused_by("0 build coal_mine at 12: return 16, buy planks from 1") == "P5"


@pytest.mark.rule("anno1800:B8", "anno1800:B9", "anno1800:P3", "anno1800:T5")
def test_linda_builds_her_two_ships_in_the_printed_order() -> None:
    """She makes planks and sails twice, buys goods for 2 tokens and builds the merchant ship, then buys cannons."""
    scenario = Scenario(2).tile(0, 12, "shipyard_1").tile(0, 13, "shipyard_2").tile(1, 12, "cannon_foundry")
    scenario.objectives("zoo", "museum")
    assert "make" in scenario.things()
    scenario.play("0 make: work 1, work 1, work 10, work 10, buy goods from 1", "0 build merchant 2 at 19")
    assert at_hand(scenario) == ["planks", "sails"]
    assert scenario.trade(0) == (2, 2, 0)
    scenario.play("0 build exploration 1 at 20: buy cannons from 1")
    assert (scenario.trade(0), scenario.exploration(0)) == ((0, 4, 0), (2, 0, 0))
    assert at_hand(scenario) == []


@pytest.mark.rule("anno1800:P3")
def test_making_is_listed_only_where_goods_can_wait() -> None:
    assert "make" not in Scenario(2).things()
    assert "make" in Scenario(2).tile(0, 12, "shipyard_1").things()
    assert "make" in Scenario(2).play("0 hire farmer: work 1").things()
    assert "make" in Scenario(2).played(0, "aei04").things()
    hired = Scenario(2).play("0 hire farmer: work 1", "0 hire farmer: work 1")
    assert "make" not in hired.things()
    two_actions = Scenario(2)
    two_actions.state.actions = 2
    assert "make" in two_actions.things()


@pytest.mark.rule("anno1800:W1", "anno1800:W4", "anno1800:K6")
def test_a_free_upgrade_in_the_payment_frees_a_cube_in_the_supply() -> None:
    scenario = before_seat_0()
    scenario.cubes(1, farmer=scenario.state.supply[0] + 4)
    assert scenario.state.supply[0] == 0
    assert scenario.refused_by("0 hire farmer: work 1") == "W1"
    assert "hire farmer" in scenario.things()
    assert scenario.refused_by("0 hire farmer: work 1, use fw24 at home") == ""


@pytest.mark.rule("anno1800:K6", "anno1800:P7")
def test_a_cube_upgraded_at_work_frees_the_one_that_another_upgrade_takes() -> None:
    scenario = Scenario(2).objectives().played(0, "fw24", "aei26").tile(0, 13, "brickyard").tile(0, 14, "soap_factory")
    scenario.cubes(0, farmer=2, worker=2, artisan=0).employ(0, 13, "worker", "worker")
    scenario.cubes(1, worker=scenario.state.supply[1] + 3)
    assert scenario.state.supply[1] == 0
    assert scenario.refused_by("0 make: use fw24 at home, work 14") == "U2"
    t, s = scenario.catalog, scenario.state
    steps = first_way(Means(t, s, 0), cost_of_goods([t.good_at["soap"]]))
    assert steps is not None
    assert scenario.game.refusal(s, Move(MAKE, steps=steps)) is None
    assert [step_text(t, step) for step in steps] == ["use aei26 at 13", "use fw24 at home", "work 14"]


def test_version_1_has_no_such_lines() -> None:
    match = new_match("anno1800", ["Ada", "Ben"], seed=3, rules=1)
    for line in ("make: work 1", "make", "hire farmer: use fw24 at home, work 1"):
        with pytest.raises(RuleError) as caught:
            match.play(line)
        assert caught.value.phrase.key == NO_MAKE
    assert load({}, 1).rules == 1
