"""The levels of the bots for Anno 1800.

easy sees its own hand and the next move, and is in no hurry; medium also sees objectives, expeditions and what it will
need; hard plans its next two turns, expert its next eight.
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
    return Planner(budget, width, depth, _short_sighted() if level == "easy" else Weights())


def _short_sighted() -> Weights:
    """The weights of a player who looks at the hand alone and takes it easy."""
    weights = Weights()
    weights.objectives = weights.ahead = weights.visits = 0.0
    weights.reach = 0.0
    weights.action = 0.9
    return weights
