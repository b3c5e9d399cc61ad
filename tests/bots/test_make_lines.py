"""Making goods ahead: only random play does it, and seldom. Hints never propose it."""

import pytest

from kontor.anno1800.rules import moves
from kontor.bots.advice import advise
from kontor.bots.base import LEVELS, Thinker, make_bot
from kontor.bots.budget import Budget
from kontor.engine.decision import Decision
from kontor.engine.rng import Rng
from tests.anno1800.support.positions import Scenario

PICKS = 2000


def before_two_ships() -> Scenario:
    """Return a position in which goods can wait: two shipyards and goods for two ships."""
    scenario = Scenario(2).tile(0, 12, "shipyard_1").tile(0, 13, "shipyard_2").cubes(0, farmer=6, worker=4, artisan=6)
    assert "make" in scenario.things()
    return scenario


@pytest.mark.parametrize("name", ["greedy", *LEVELS])
@pytest.mark.parametrize("actions", [1, 2])
def test_no_bot_that_thinks_makes_goods_for_nothing(name: str, actions: int) -> None:
    scenario = before_two_ships()
    scenario.state.actions = actions
    bot = make_bot(name, "anno1800", Budget(looks=150) if name in LEVELS else None)
    for _ in range(3):
        move = bot.choose(Decision(scenario.game, scenario.state), Rng(1))
        assert move.kind != moves.MAKE
        scenario.play(f"{scenario.state.active} {scenario.game.text(move)}")
        if scenario.state.active:
            break


def test_hints_never_propose_to_make_goods_ahead() -> None:
    scenario = before_two_ships()
    thinker = make_bot("expert", "anno1800", Budget(looks=300))
    assert isinstance(thinker, Thinker)
    proposed = advise(Decision(scenario.game, scenario.state), thinker, Rng(1))
    assert proposed
    assert not any(each.move.kind == moves.MAKE for each in proposed)


def test_random_play_seldom_makes_goods_ahead() -> None:
    scenario = before_two_ships()
    bot, rng = make_bot("random", "anno1800"), Rng(1)
    chosen = [bot.choose(Decision(scenario.game, scenario.state), rng).kind for _ in range(PICKS)]
    evenly = PICKS / len(scenario.things())
    assert 0 < chosen.count(moves.MAKE) < evenly / 3
