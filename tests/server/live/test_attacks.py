"""A share of `make attack`: a server under attack serves others, ends on SIGTERM and logs no fault."""

import asyncio
import gc
import warnings
from functools import partial

import pytest

from tools.attacks.crowds import half_open, tar_pits
from tools.attacks.run import ATTACKS
from tools.attacks.trial import FEWEST, MOST_MEMORY, Attack, Trial, attack_once

STALLED = 10.0
"""Seconds. A machine that is busy with other programs answers sooner; what these attacks once did took 20 and more."""


@pytest.mark.parametrize(
    "attack",
    [partial(half_open, number=120), ATTACKS["deep JSON"], partial(tar_pits, number=9)],
    ids=["half-open", "deep JSON", "tar-pits"],
)
def test_others_play_on_during_an_attack(attack: Attack) -> None:
    with warnings.catch_warnings():
        # Attackers are cancelled while they connect, and then leave sockets open.
        warnings.simplefilter("ignore", ResourceWarning)
        trial = asyncio.run(attack_once(attack, seconds=0.7, settle=0.0))
        gc.collect()
    assert trial.trouble == ""
    assert trial.moves >= FEWEST
    assert trial.slowest < STALLED
    assert trial.most < MOST_MEMORY


def test_a_trial_names_the_bounds_that_are_missed() -> None:
    good = Trial(100, 0.01, 0.01, 0.02, 0.1, 100.0, 110.0, 105.0, 0.5, 1.0, "")
    assert good.misses() == []
    assert good._replace(p99=0.3, slowest=2.0, trouble="closed").misses() == ["victim", "p99", "slowest"]
    assert good._replace(most=900.0, after=300.0, sigterm=6.0).misses() == ["memory", "memory left", "SIGTERM"]
    assert good._replace(moves=0).misses() == ["victim"]
