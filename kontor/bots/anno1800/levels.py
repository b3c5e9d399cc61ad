"""The levels of the bots for Anno 1800.

easy sees its own hand and the next move, and takes its time; medium also sees objectives, expeditions and what it will
need, and builds up patiently; hard wants to be rid of its cards and plans its next two turns, expert its next eight.
"""

from typing import NamedTuple

from kontor.bots.anno1800.planner import Planner
from kontor.bots.anno1800.weights import Weights
from kontor.bots.budget import Budget


class _Level(NamedTuple):
    """How a level thinks: over so many ways at a time, so many turns ahead."""

    width: int
    depth: int


_LEVELS = {"easy": _Level(1, 1), "medium": _Level(1, 1), "hard": _Level(3, 2), "expert": _Level(10, 8)}


def make(level: str, budget: Budget) -> Planner:
    """The bot of a level.

    >>> make("hard", Budget(looks=100)).depth
    2
    """
    width, depth = _LEVELS[level]
    weights = _short_sighted() if level == "easy" else Weights() if level == "medium" else _brisk()
    return Planner(budget, width, depth, weights)


def _short_sighted() -> Weights:
    """The weights of a player who looks at the hand alone and takes it easy."""
    weights = Weights()
    weights.objectives = weights.ahead = weights.visits = 0.0
    weights.reach = 0.0
    weights.action = 0.9
    return weights


def _brisk() -> Weights:
    """The weights of a player to whom every action is dear from the first one on, and who builds for the hand alone."""
    weights = Weights()
    weights.action = 3.0
    weights.hurry = weights.hurry_late = 0.0
    weights.reach = 0.0
    weights.unused_upgrades = 0.2
    return weights
