"""The program that tunes weights: it finds what a step is worth, and plays by the weights it says."""

from random import Random

import pytest

from kontor.bots.anno1800.levels import SEASONED
from kontor.bots.anno1800.weights import changed
from tools.tune_anno1800 import STEPS, Tried, effects, signs_of, try_deal


def test_what_a_step_is_worth_is_found_among_much_chance() -> None:
    lot = Random(1)
    worth = {"action": 4.0, "gold": -3.0}
    names = list(STEPS)
    tried = []
    for deal in range(2000):
        signs = signs_of(deal)
        margin = 10.0 + sum(worth.get(name, 0.0) * sign for name, sign in zip(names, signs, strict=True))
        tried.append(Tried(deal, signs, margin + lot.gauss(0.0, 17.0)))
    (_, mean, _), *found = effects(tried)
    assert mean == pytest.approx(10.0, abs=2.0)
    for name, gain, error in found:
        assert abs(gain - worth.get(name, 0.0)) < 5 * error < 5.0


def test_a_deal_is_played_the_same_way_twice() -> None:
    assert try_deal(3) == try_deal(3)
    assert set(STEPS) <= set(SEASONED)


def test_a_weight_that_does_not_exist_is_not_changed() -> None:
    with pytest.raises(KeyError):
        changed({"luck": 1.0})
