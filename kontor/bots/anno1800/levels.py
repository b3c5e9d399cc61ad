"""The levels of the bots for Anno 1800.

easy sees its own hand and the next move, and takes its time; medium also sees objectives, expeditions and what it will
need, and builds up patiently; hard wants to be rid of its cards and plans its turn over two ways at a time; expert
plans several turns, knows what many games have taught, and with two players plays its best moves on to the end when
that is near.
"""

from typing import NamedTuple

from kontor.bots.anno1800.learned_weights import MULTIPLAYER, TWO, built_in_learned
from kontor.bots.anno1800.search_bot import Parameters, SearchBot
from kontor.bots.anno1800.weights import changed
from kontor.bots.budget import Budget


class _Level(NamedTuple):
    """How a level thinks: over so many ways at a time, so many turns ahead; to the end when a hand has so few cards."""

    width: int
    depth: int
    late: int = 0


_LEVELS = {"easy": _Level(1, 1), "medium": _Level(1, 1), "hard": _Level(2, 1), "expert": _Level(6, 4, 5)}
_MULTIPLAYER_BEAM = (5, 4)

SHORT_SIGHTED = {"objectives": 0.0, "ahead": 0.0, "visits": 0.0, "reach": 0.0, "action": 0.9, "swap": 4.0}
"""The weights of a player who looks at the hand alone and takes it easy. (A swap is dear to all three levels below
expert: where it is cheap, they lose turn after turn in the hope of better cards.)"""

PATIENT = {"swap": 1.2}
"""The weights of a player who sees everything and builds up."""

BRISK = {"action": 3.0, "hurry": 0.0, "hurry_late": 0.0, "reach": 0.0, "unused_upgrades": 0.2, "swap": 4.0}
"""The weights of a player to whom every action is dear from the first one on, and who builds for the hand alone."""

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
"""The same with every weight tuned by games (`tools/training/tune_anno1800.py`), except "early" and "hurry", which was
fitted to the learned weights."""

SEASONED_MULTIPLAYER = {**SEASONED, "action": 0.9, "hurry": 0.077, "reach": 6.0}
"""The same with more than two players: more can be bought, so that it pays to build up longer before hurrying. Three
weights set so by what four experts made of some games."""

_WEIGHTS: dict[str, dict[str, float]] = {"easy": SHORT_SIGHTED, "medium": PATIENT, "hard": BRISK}


def make(level: str, budget: Budget) -> SearchBot:
    """The bot of a level.

    >>> make("hard", Budget(looks=100)).width
    2
    """
    width, depth, late = _LEVELS[level]
    if level != "expert":
        return SearchBot(budget, width, depth, Parameters(changed(_WEIGHTS[level])))
    two = Parameters(changed(SEASONED), built_in_learned(TWO))
    multiplayer = Parameters(changed(SEASONED_MULTIPLAYER), built_in_learned(MULTIPLAYER), _MULTIPLAYER_BEAM)
    return SearchBot(budget, width, depth, two, multiplayer, late)
