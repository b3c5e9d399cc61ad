"""The bot levels of Anno 1800.

- easy considers its hand and the next move, and is in no hurry.
- medium also considers objectives, expeditions and future needs, and builds up patiently.
- hard wants to empty its hand quickly, and searches its turn with a beam of two.
- expert searches several turns, uses learned weights, and with two players adds rollouts near the end.
"""

from typing import NamedTuple

from kontor.bots.anno1800.learned_weights import MULTIPLAYER, TWO, built_in_learned
from kontor.bots.anno1800.search_bot import Parameters, SearchBot
from kontor.bots.anno1800.weights import changed
from kontor.bots.budget import Budget

LOOKS = {"easy": 120, "medium": 120, "hard": 600, "expert": 6000}
"""By level: the looks that replace seconds."""


class _Level(NamedTuple):
    """Beam width, search depth in turns, and the hand size from which rollouts are used."""

    width: int
    depth: int
    late: int = 0


_LEVELS = {"easy": _Level(1, 1), "medium": _Level(1, 1), "hard": _Level(2, 1), "expert": _Level(6, 4, 5)}
_MULTIPLAYER_BEAM = (5, 4)

SHORT_SIGHTED = {"objectives": 0.0, "ahead": 0.0, "visits": 0.0, "reach": 0.0, "action": 0.9, "swap": 4.0}
"""Weights of a player who considers the hand alone and is in no hurry. (A swap is expensive for all three levels below
expert. If it is cheap, they waste turn after turn in the hope of better cards.)"""

PATIENT = {"swap": 1.2}
"""Weights of a player who considers everything and builds up."""

BRISK = {"action": 3.0, "hurry": 0.0, "hurry_late": 0.0, "reach": 0.0, "unused_upgrades": 0.2, "swap": 4.0}
"""Weights of a player who saves actions from the start and builds for the hand alone."""

SEASONED = {
    "action": 3.3,
    "hurry": 0.09,
    "hurry_late": 0.0,
    "reach": 0.0,
    "near": 1.8,
    "objectives": 0.75,
    "ahead": 0.5,
    "visits": 0.95,
    "gold": 0.35,
    "room": 0.25,
    "ready": 0.04,
    "fleet": 0.25,
    "explorers": 0.2,
    "unused_actions": 1.3,
    "unused_trade": 0.3,
    "unused_exploration": 0.35,
    "unused_upgrades": 0.3,
    "festival": 0.5,
    "short": 0.1,
    "sure": 0.93,
    "swap": 0.9,
    "soon": 0.2,
    "early": 0.05,
    "open_world": 0.5,
}
"""Weights tuned by games (`tools/training/tune_anno1800.py`), except "early", and "hurry", which was fitted to the
learned weights."""

SEASONED_MULTIPLAYER = {**SEASONED, "action": 0.9, "hurry": 0.077, "reach": 6.0}
"""The same for more than two players. More can be bought then, so it pays to build up longer. The three weights were
chosen by games of four experts."""

_WEIGHTS: dict[str, dict[str, float]] = {"easy": SHORT_SIGHTED, "medium": PATIENT, "hard": BRISK}


def make(level: str, budget: Budget) -> SearchBot:
    """Return a new bot of a level.

    >>> make("hard", Budget(looks=100)).width
    2
    """
    width, depth, late = _LEVELS[level]
    if level != "expert":
        return SearchBot(budget, width, depth, Parameters(changed(_WEIGHTS[level])))
    two = Parameters(changed(SEASONED), built_in_learned(TWO))
    multiplayer = Parameters(changed(SEASONED_MULTIPLAYER), built_in_learned(MULTIPLAYER), _MULTIPLAYER_BEAM)
    return SearchBot(budget, width, depth, two, multiplayer, late)
