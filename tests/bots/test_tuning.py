"""The program that tunes weights: it finds what a step is worth, and plays by the weights it says."""

from random import Random

import pytest

from kontor.bots.anno1800.lessons import built_in_lessons
from kontor.bots.anno1800.weights import changed
from tools import deals_anno1800 as deals
from tools import tune_anno1800 as tune
from tools.deals_anno1800 import POINTS_PER_ROUND, Ended, how_well
from tools.tune_anno1800 import SEARCHES, STEPS, TUNED, Tried, bot, effects, signs_of, try_deal


def test_what_a_step_is_worth_is_found_among_much_chance() -> None:
    lot = Random(1)
    worth = {"action": 4.0, "gold": -3.0}
    names = list(STEPS)
    tried = []
    for deal in range(2000):
        signs = signs_of(deal, 2)
        margin = 10.0 + sum(worth.get(name, 0.0) * sign for name, sign in zip(names, signs, strict=True))
        luck = lot.gauss(0.0, 100.0)
        tried.append(Tried(deal, signs, luck + margin + lot.gauss(0.0, 17.0), luck + 20.0 - margin))
    for name, gain, error in effects(tried, STEPS):
        assert abs(gain - worth.get(name, 0.0)) < 5 * error < 5.0


@pytest.mark.parametrize("players", [2, 4])
def test_a_deal_is_played_the_same_way_twice(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SEARCHES, players, (1, 1, 25))
    assert try_deal(players, 3) == try_deal(players, 3)
    weights, steps, course = TUNED[players]
    assert set(steps) <= set(weights)
    assert bot(weights, players).mind.lessons == built_in_lessons(course)


def test_with_four_the_points_of_the_winner_count_less_the_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "play_deal", lambda *_: Ended([60, 100, 80, 70], 30))
    assert try_deal(4, 1).there == how_well(Ended([60, 100, 80, 70], 30)) == 100 - 30 * POINTS_PER_ROUND
    monkeypatch.setattr(deals, "play_deal", lambda *_: Ended([60, 100], 30))
    assert try_deal(2, 1).back == 0.0, "40 behind from one seat, 40 ahead from the other"


def test_steps_are_played_there_and_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "_points", lambda weights, players, deal: weights["action"])
    _, signs, there, back = try_deal(4, 1)
    step = signs[list(TUNED[4].steps).index("action")] * TUNED[4].steps["action"]
    assert (there, back) == (TUNED[4].weights["action"] + step, TUNED[4].weights["action"] - step)


def test_three_players_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert tune.main(1.0, 3) == 2
    assert "2 or 4 players" in capsys.readouterr().err


def test_a_weight_that_does_not_exist_is_not_changed() -> None:
    with pytest.raises(KeyError):
        changed({"luck": 1.0})
