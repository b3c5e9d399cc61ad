"""What the expert of Anno 1800 is taught, and from which games: a course for two players, and one for more."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kontor.bots.anno1800.features import N_FEATURES
from kontor.bots.anno1800.lessons import COMPANY, TWO
from kontor.bots.anno1800.levels import IN_COMPANY, SEASONED
from kontor.bots.anno1800.planner import Mind, Planner
from kontor.bots.anno1800.weights import changed
from kontor.bots.budget import Budget
from tools.deals_anno1800 import how_well, play_deal

WIDTH, DEPTH, LOOKS = 2, 1, 150
"""A search that takes no time: what is good for it is good for more."""
LONGEST = 70
"""Rounds after which a game is given up, and counts as it stands."""
FURTHEST = 40
"""Points ahead or behind beyond which it is no matter how many."""


class Tried(NamedTuple):
    """A deal, the points of each seat, and how well the game went."""

    deal: int
    scores: list[int]
    went: float


class Evidence(NamedTuple):
    """Steps, row by row, what is to be explained by them, and how many rows tell something of their own."""

    steps: NDArray[np.float64]
    gains: NDArray[np.float64]
    free: int


class Course(NamedTuple):
    """How many play, deal by deal; how large a step is; and what is played, learned from and compared."""

    name: str
    players: tuple[int, ...]
    step: float
    """Points by which a step changes what a usual change of a feature is worth."""
    expected: float
    """Points that a step is usually worth: larger effects are mostly chance, and are cut down."""
    stride: float
    """How many steps a lesson moves for an effect as large as that."""
    try_deal: Callable[[list[float], list[float], int], Tried]
    evidence: Callable[[list[Tried], list[int]], Evidence]
    margin: Callable[[list[float], list[float], int], float]
    """By how much new lessons are better than old ones in a deal."""

    def players_of(self, deal: int) -> int:
        """How many play a deal.

        >>> COURSES["two"].players_of(6), COURSES["two"].players_of(7)
        (2, 4)
        """
        return self.players[deal % len(self.players)]


def signs_of(deal: int, seat: int) -> list[int]:
    """The steps of a seat in a deal: up, down or none.

    >>> len(signs_of(1, 0)) == N_FEATURES
    True
    """
    lot = Random(f"{deal}/{seat}")
    return [lot.choice((-1, 1, 0, 0)) for _ in range(N_FEATURES)]


def moved(lessons: list[float], steps: list[float], deal: int, seat: int = 0) -> list[float]:
    """The lessons after the steps of a seat in a deal."""
    return [points + sign * step for points, sign, step in zip(lessons, signs_of(deal, seat), steps, strict=True)]


def bot(lessons: list[float]) -> Planner:
    """Who plays with such lessons."""
    two, company = Mind(changed(SEASONED), lessons), Mind(changed(IN_COMPANY), lessons)
    return Planner(Budget(looks=LOOKS), WIDTH, DEPTH, two, company)


def try_own_steps(lessons: list[float], steps: list[float], deal: int) -> Tried:
    """A deal in which every seat plays with its own steps."""
    players = COURSES[TWO].players_of(deal)
    ended = play_deal([bot(moved(lessons, steps, deal, seat)) for seat in range(players)], deal, "train", LONGEST)
    return Tried(deal, ended.scores, how_well(ended))


def clipped(points: int) -> float:
    """A lead of which no more counts than so much.

    >>> clipped(12), clipped(-100)
    (12.0, -40.0)
    """
    return float(max(-FURTHEST, min(FURTHEST, points)))


def ahead(scores: Sequence[int]) -> list[float]:
    """How far each seat is ahead of the best of the others, against the mean of all seats.

    >>> ahead([30, 20, 15])
    [15.0, -5.0, -10.0]
    """
    leads: list[float] = []
    for seat, points in enumerate(scores):
        best = max([other for at, other in enumerate(scores) if at != seat])
        leads.append(clipped(points - best))
    mean = sum(leads) / len(leads)
    return [lead - mean for lead in leads]


def leads_by_steps(tried: list[Tried], used: list[int]) -> Evidence:
    """How far each seat is ahead, and its steps against those of the others."""
    rows, leads, free = [], [], 0
    for deal, scores, _ in tried:
        players = len(scores)
        signs = np.array([signs_of(deal, seat) for seat in range(players)], dtype=float)[:, used]
        # What the last seat shows is known when the others are known.
        free += players - 1
        weight = np.sqrt((players - 1) / players)
        # Against the mean of the others: what all do alike helps nobody.
        rows.append((signs - signs.mean(axis=0)) * players / (players - 1) * weight)
        leads.append(np.array(ahead(scores)) * weight)
    # Weighted so, every deal holds players - 1 times the variance of a lead.
    return Evidence(np.concatenate(rows), np.concatenate(leads), free)


def lead_over(new: list[float], old: list[float], deal: int) -> float:
    """By how many points the best seat with new lessons is ahead of the best with old ones, who sit by turns; on an
    average of both ways to sit."""
    players = COURSES[TWO].players_of(deal)
    leads: list[float] = []
    for first in range(2):
        bots = [bot((new, old)[(first + seat) % 2]) for seat in range(players)]
        scores = play_deal(bots, deal, "meet", LONGEST).scores
        sides = max(scores[first::2]), max(scores[1 - first :: 2])
        leads.append(clipped(sides[0] - sides[1]))
    return sum(leads) / 2


def try_same_steps(lessons: list[float], steps: list[float], deal: int) -> Tried:
    """A deal in which all seats play with the same steps."""
    bots = [bot(moved(lessons, steps, deal)) for _ in range(COURSES[COMPANY].players_of(deal))]
    ended = play_deal(bots, deal, "train", LONGEST)
    return Tried(deal, ended.scores, how_well(ended))


def games_by_steps(tried: list[Tried], used: list[int]) -> Evidence:
    """How well each game went, against all of them, and its steps."""
    signs = np.array([signs_of(one.deal, 0) for one in tried], dtype=float)[:, used]
    went = np.array([one.went for one in tried])
    return Evidence(signs, went - went.mean(), len(tried) - 1)


def goes_better(new: list[float], old: list[float], deal: int) -> float:
    """By how much a game of players with new lessons goes better than one with old ones."""
    players = COURSES[COMPANY].players_of(deal)
    new_way, old_way = [
        how_well(play_deal([bot(lessons) for _ in range(players)], deal, "meet", LONGEST)) for lessons in (new, old)
    ]
    return new_way - old_way


COURSES = {
    TWO: Course(TWO, (2, 4), 0.7, 0.5, 0.5, try_own_steps, leads_by_steps, lead_over),
    COMPANY: Course(COMPANY, (4,), 0.7, 0.7, 0.3, try_same_steps, games_by_steps, goes_better),
}
