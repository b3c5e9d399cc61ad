"""Version 1 of the rules: what it has otherwise than version 2 (P3, C2, K6, B10)."""

import pytest

from kontor.anno1800.game import load
from tests.anno1800.support.positions import Scenario

GAME = load({}, 1)


def scenario_1() -> Scenario:
    """Return a position that is played by version 1."""
    return Scenario(2, game=GAME)


@pytest.mark.rule("anno1800:P3")
@pytest.mark.parametrize(
    "line",
    [
        "build sawmill at 12: work 1",
        "hire farmer: work 1, work 1",
        "hire farmer: work 1, work 2",
        "hire farmer: work 2",
        "hire farmer: work 1, buy planks from 1",
        "hire farmer: work 1, import cotton",
        "build coal_mine at 12: work 1, buy bricks from 1",
    ],
)
def test_unneeded_goods_are_refused(line: str) -> None:
    assert scenario_1().new_world(0, "nwi01").refused_by(f"0 {line}") == "P3"


@pytest.mark.rule("anno1800:P3")
def test_leftover_goods_are_not_stored() -> None:
    scenario = scenario_1().cubes(0, farmer=2)
    assert scenario.refused_by("0 hire farmer: work 1, work 1") == "P3"
    scenario.play("0 hire farmer: work 1")
    assert scenario.refused_by("0 hire farmer") == "P1"


@pytest.mark.rule("anno1800:K6")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_upgrades_of_a_card_are_taken_at_once(number: int) -> None:
    scenario = scenario_1().objectives().hand(0, "fw20", "aei20").played(0, "fw24")
    scenario.play("0 use fw24 at " + " ".join(["home"] * number))
    assert scenario.refused_by("0 use fw24 at home") == "C2"


@pytest.mark.rule("anno1800:K5", "anno1800:P3")
def test_a_free_good_that_is_not_asked_for_is_refused_as_any_other() -> None:
    scenario = scenario_1().objectives().played(0, "aei28")
    assert scenario.refused_by("0 build sawmill at 12: free tobacco by aei28") == "P3"


@pytest.mark.rule("anno1800:B10")
@pytest.mark.parametrize(("spent", "after"), [(0, (2, 0)), (1, (2, 0)), (2, (2, 0)), (3, (2, 0)), (4, (1, 1))])
def test_tokens_of_an_uncovered_ship_are_ready(spent: int, after: tuple[int, int]) -> None:
    """An exploration ship of level 3 over the printed one, and one of level 1: 4 tokens, 3 of which leave."""
    scenario = scenario_1().cubes(0, farmer=9, worker=9, artisan=9).objectives("zoo", "museum")
    scenario.tile(0, 18, "exploration_3").tile(0, 19, "exploration_1").spend(0, exploration=spent)
    scenario.play("0 build sawmill at 12: return 18")
    assert scenario.exploration(0) == (*after, 0)


@pytest.mark.rule("anno1800:B10", "anno1800:B5")
def test_the_token_of_an_uncovered_ship_pays_in_the_same_line() -> None:
    scenario = scenario_1().tile(0, 16, "exploration_1").tile(0, 17, "exploration_1")
    assert scenario.refused_by("0 build coal_mine at 12: buy planks from 1, return 16") == "P5"
    scenario.play("0 build coal_mine at 12: return 16, buy planks from 1")
    assert (scenario.trade(0), scenario.exploration(0)) == ((0, 1, 0), (2, 0, 0))


@pytest.mark.rule("anno1800:J1", "anno1800:B10")
def test_tokens_exchanged_before_their_ship_is_returned_pay_for_later_steps() -> None:
    scenario = scenario_1().objectives("beryl_omara").tile(0, 16, "exploration_2").cubes(0, worker=0, artisan=0)
    scenario.state.trade[0], scenario.state.trade_exhausted[0] = 0, 1
    assert scenario.refused_by("0 build brickyard at 1: beryl 1, return 16, buy coal from 1") == ""
    assert "build brickyard" in scenario.things()
