"""Plans in positions where goods are at hand, cards offer free upgrades and the supply runs out."""

from itertools import combinations

import pytest

from kontor.anno1800.rules import moves
from kontor.anno1800.rules.state import Position
from kontor.bots.base import make_bot
from kontor.bots.budget import Budget
from kontor.engine.decision import Decision
from kontor.engine.rng import Rng
from kontor.engine.ui_types import Planned, PlanRequest
from tests.anno1800.support.positions import Scenario
from tests.anno1800.support.shaking import payment_case
from tests.anno1800.support.walks import GAME, GAMES, Setting, some_positions, title
from tests.support.passes import first_pass_only

EVERY = 40


def plan(scenario: Scenario, thing: str, named: tuple[str, ...] = ()) -> Planned:
    game = scenario.game
    return game.presentation.plan(scenario.state, game.parse_thing(thing), PlanRequest(named=named))


def without_farmers() -> Scenario:
    """Return a position with no farmer in the supply: seat 0 has one at home and one exhausted, and fw25."""
    scenario = Scenario(2).objectives().cubes(0, farmer=1, worker=3, artisan=2).exhaust(0, farmer=1).gold(0, 1)
    scenario.played(0, "fw25")
    return scenario.cubes(1, farmer=scenario.state.supply[0] + 4)


@pytest.mark.rule("anno1800:W1", "anno1800:W4", "anno1800:K6")
def test_a_hire_that_needs_a_free_upgrade_is_planned_and_completed() -> None:
    scenario = without_farmers()
    assert scenario.state.supply[0] == 0
    assert "hire farmer" in scenario.things()
    planned = plan(scenario, "hire farmer")
    assert planned.error is None
    assert "use fw25" in planned.parts["line"]
    thing = scenario.game.parse_thing("hire farmer")
    for move in scenario.game.complete(scenario.state, thing):
        assert scenario.game.refusal(scenario.state, move) is None
    for name in ("greedy", "easy", "expert"):
        bot = make_bot(name, "anno1800", Budget(looks=100) if name != "greedy" else None)
        move = bot.choose(Decision(scenario.game, scenario.state), Rng(1))
        assert scenario.game.refusal(scenario.state, move) is None


@pytest.mark.rule("anno1800:K6", "anno1800:P4")
def test_a_tile_that_exhausts_a_raised_cube_is_listed() -> None:
    scenario = Scenario(2).objectives().cubes(0, farmer=2, worker=1, artisan=0).played(0, "aei24").gold(0, 0)
    assert scenario.refused_by("0 build warehouse at 12: buy bricks from 1, use aei24 at home") == ""
    assert "build warehouse" in scenario.things()


@pytest.mark.rule("anno1800:P3")
def test_goods_are_planned_to_be_made_or_the_reason_is_told() -> None:
    scenario = Scenario(2).objectives().cubes(0, farmer=1, worker=0, artisan=0).spend(0, trade=2).gold(0, 0)
    scenario.state.actions = 2
    scenario.state.at_hand = [scenario.catalog.good_at["planks"]]
    assert plan(scenario, "make", named=("planks",)).parts["line"] == "make: work 1"
    both = plan(scenario, "make", named=("planks", "grain"))
    assert both.error is not None
    assert both.parts["line"] == ""
    assert plan(scenario, "make", named=("planks", "beer")).error is not None


def check(s: Position, planned: Planned) -> None:
    """Check that a plan is legal, or has no line and a reason or a choice."""
    line = planned.parts["line"]
    if line:
        assert GAME.refusal(s, GAME.parse(line)) is None, line
    else:
        assert planned.error is not None or planned.parts["choose"] is not None


@first_pass_only
@pytest.mark.parametrize("setting", GAMES, ids=title)
@pytest.mark.rule("anno1800:P3", "anno1800:K6")
def test_everything_listed_is_planned_and_completed_in_shaken_positions(setting: Setting) -> None:
    made = 0
    for index, played in enumerate(some_positions(setting, EVERY)):
        rng = Rng(setting.seed, "shaken plans", index)
        s, _ = payment_case(played, rng)
        s.actions = max(s.actions, 1 + rng.below(2))
        for thing in GAME.things(s):
            planned = GAME.presentation.plan(s, thing, PlanRequest())
            check(s, planned)
            completions = GAME.complete(s, thing)
            assert completions, GAME.text(thing)
            assert all(GAME.refusal(s, move) is None for move in completions[:6]), GAME.text(thing)
            assert GAME.refusal(s, GAME.complete_one(s, thing, rng)) is None
            if thing.kind == moves.MAKE:
                choose = planned.parts["choose"]
                assert choose is not None
                some = choose["items"][:5]
                for goods in [*combinations(some, 1), *combinations(some, 2), *combinations(some, 3)]:
                    named = GAME.presentation.plan(s, thing, PlanRequest(named=goods))
                    check(s, named)
                    assert len(goods) > 1 or named.error is None, goods
                    made += bool(named.parts["line"])
    assert made or setting.hurried
