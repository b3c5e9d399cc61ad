"""Teach the expert of Anno 1800 by games against itself: what features of a position are worth besides its valuation.

Run as `python -m tools.train_anno1800 [MINUTES]` or `make train GAME=anno1800 MINUTES=60`. For every deal about half of
the lessons (`lessons.json`) are moved a step up or down, by lot. Who plays so meets who plays with the opposite steps,
from both seats, both with a search that takes no time. By how many points the first wins is explained by the steps
(least squares that trust small effects more than large ones): every game tells something about every lesson. After a
round of deals the lessons move, and the next round begins around the new ones. At the end the new lessons meet the old
ones, and take their place in kontor/bots/anno1800/lessons.json if they are better beyond doubt. How far it has come is
kept in build/train/anno1800.json; stop it at any time.
"""

import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from kontor.arena.pool import spread
from kontor.bots.anno1800.features import N_FEATURES, Sight
from kontor.bots.anno1800.judge import Judge
from kontor.bots.anno1800.lessons import Lessons
from kontor.bots.anno1800.levels import SEASONED
from kontor.bots.anno1800.planner import Planner
from kontor.bots.anno1800.weights import changed
from kontor.bots.budget import Budget
from kontor.table.desk import Desk
from kontor.table.protocol import NOBODY
from kontor.table.record import write_file
from tools.chunks import ROOT, STOPPED
from tools.deals_anno1800 import deal_out, lead

SHIPPED = ROOT / "kontor" / "bots" / "anno1800" / "lessons.json"
KEPT = ROOT / "build" / "train" / "anno1800.json"
WIDTH, DEPTH, LOOKS = 2, 1, 150
"""A search that takes no time: what is good for it is good for more."""
LONGEST = 80
"""Rounds after which a game is given up, and counts as drawn."""
FURTHEST = 50.0
"""Points of victory beyond which it is no matter how many."""
STEP = 0.7
"""Points by which a step changes what a usual change of a feature is worth."""
SELDOM = 0.0015
"""A feature that changes in a smaller share of turns is left alone."""
ROUND = 800
"""Deals after which the lessons move."""
EXPECTED = 0.8
"""Points that a step up against a step down is usually worth: larger effects are mostly chance, and are cut down."""
STRIDE = 0.4
"""How many steps a lesson moves for an effect as large as that."""
BATCH = 32
_FOR_STEPS = 16
"""Games that tell how much features change from turn to turn."""
CHECK = 200
"""Deals in which new lessons meet the old ones."""


class Tried(NamedTuple):
    """A deal: which steps were taken, and by how much they won on an average of both seats."""

    deal: int
    signs: list[int]
    margin: float


class Progress(NamedTuple):
    """How far the training has come."""

    rounds: int
    lessons: list[list[float]]
    steps: list[float]
    tried: list[Tried]


def signs_of(deal: int) -> list[int]:
    """The steps of a deal: up, down or none.

    >>> len(signs_of(1)) == N_FEATURES
    True
    """
    lot = Random(deal)
    return [lot.choice((-1, 1, 0, 0)) for _ in range(N_FEATURES)]


def moved(lessons: list[list[float]], changes: Sequence[float]) -> list[list[float]]:
    """Lessons of which those for the beginning are changed, which stay for the whole game.

    >>> moved([[1.0, 2.0], [0.0, 0.0]], [0.5, 0.0])
    [[1.5, 2.0], [0.0, 0.0]]
    """
    at_first, later = lessons
    return [[points + change for points, change in zip(at_first, changes, strict=True)], later]


def duel(first: list[list[float]], second: list[list[float]], deal: int) -> float:
    """By how many points the first lessons beat the second in a deal, on an average of both seats."""
    one = lead([bot(first), bot(second)], deal, "train", LONGEST, FURTHEST)
    other = lead([bot(second), bot(first)], deal, "train", LONGEST, FURTHEST)
    return (one - other) / 2


def bot(lessons: list[list[float]]) -> Planner:
    """Who plays with such lessons."""
    return Planner(Budget(looks=LOOKS), WIDTH, DEPTH, changed(SEASONED), Lessons(*lessons))


def try_deal(lessons: list[list[float]], steps: list[float], deal: int) -> Tried:
    """Steps by lot against the opposite ones."""
    signs = signs_of(deal)
    up = [sign * step for sign, step in zip(signs, steps, strict=True)]
    down = [-change for change in up]
    return Tried(deal, signs, duel(moved(lessons, up), moved(lessons, down), deal))


def changes_of(lessons: list[list[float]], deal: int) -> tuple[list[float], list[int], int]:
    """By feature: how much it changed between the own turns of a game, and how often; and how many turns there were."""
    game, s, rngs = deal_out(deal, "steps")
    bots = [bot(lessons), bot(lessons)]
    sight, weights = Sight(game.tables), changed(SEASONED)
    before: list[list[float]] = [[], []]
    change, times, turns = [0.0] * N_FEATURES, [0] * N_FEATURES, 0
    turn = -1
    while s.actor != NOBODY and s.turns < 2 * LONGEST and not s.last_turn:
        if s.turns != turn:
            turn = s.turns
            judge = Judge(game.tables, s, {}, weights)
            sight.see(judge, s, judge.outlook(s))
            now = [0.0] * N_FEATURES
            for feature, value in zip(sight.on, sight.value, strict=True):
                now[feature] += value
            if before[s.actor]:
                turns += 1
                for feature in range(N_FEATURES):
                    by = abs(now[feature] - before[s.actor][feature])
                    change[feature] += by
                    times[feature] += by > 0
            before[s.actor] = now
        game.apply(s, bots[s.actor].choose(Desk(game, s), rngs[s.actor]), None)
    return change, times, turns


def step_sizes(found: Sequence[tuple[list[float], list[int], int]]) -> list[float]:
    """By feature: the step, so that a usual change of the feature is worth the same for all.

    >>> step_sizes([([2.0, 0.0], [4, 0], 10)])
    [1.4, 0.0]
    """
    turns = sum([turns for _, _, turns in found])
    steps: list[float] = []
    for feature in range(len(found[0][0])):
        change = sum([changes[feature] for changes, _, _ in found])
        times = sum([times[feature] for _, times, _ in found])
        steps.append(STEP * times / change if times > SELDOM * turns else 0.0)
    return steps


def effects(tried: list[Tried], steps: list[float]) -> tuple[list[float], float]:
    """By lesson: what a step up against a step down is worth in points, cut down by doubt; and the error of one."""
    used = [at for at, step in enumerate(steps) if step]
    signs = np.array([[one.signs[at] for at in used] for one in tried], dtype=float)
    margins = np.array([one.margin for one in tried])
    chance = float(margins.var())
    sure = np.linalg.inv(signs.T @ signs + np.eye(len(used)) * chance / EXPECTED**2)
    found = sure @ (signs.T @ margins)
    worth = [0.0] * len(steps)
    for at, value in zip(used, found.tolist(), strict=True):
        worth[at] = value
    return worth, float(np.sqrt(np.diag(sure).mean() * chance))


def follow(progress: Progress) -> Progress:
    """Move the lessons by what a round has shown, and begin the next."""
    worth, error = effects(progress.tried, progress.steps)
    stride = [STRIDE * value / EXPECTED * step for value, step in zip(worth, progress.steps, strict=True)]
    lessons = [[round(points, 3) for points in part] for part in moved(progress.lessons, stride)]
    largest = sorted(worth, key=abs, reverse=True)[:5]
    told = ", ".join(f"{value:+.2f}" for value in largest)
    print(f"round {progress.rounds}: the largest effects of a step are {told}, each ± {error:.2f} points", flush=True)
    return Progress(progress.rounds + 1, lessons, progress.steps, [])


def begin(lessons: list[list[float]]) -> Progress:
    """A training that has just begun: some games tell how large the steps are to be."""
    found = list(spread(partial(changes_of, lessons), range(_FOR_STEPS), chunk=1))
    return Progress(0, lessons, step_sizes(found), [])


def go_on(progress: Progress) -> Progress:
    """Play a few more deals, and move the lessons when a round is full."""
    first = 1_000_000 * progress.rounds + len(progress.tried)
    work = partial(try_deal, progress.lessons, progress.steps)
    tried = progress.tried + list(spread(work, range(first, first + BATCH), chunk=1))
    print(f"\r… round {progress.rounds}: {len(tried)} of {ROUND} deals", end="", file=sys.stderr, flush=True)
    progress = progress._replace(tried=tried)
    if len(tried) < ROUND:
        return progress
    print(file=sys.stderr)
    return follow(progress)


def better(new: list[list[float]], old: list[list[float]]) -> bool:
    """Whether new lessons beat the old ones by more than twice the standard error."""
    margins = np.array(list(spread(partial(duel, new, old), range(-CHECK, 0), chunk=1)))
    mean, error = float(margins.mean()), float(margins.std() / np.sqrt(len(margins)))
    print(f"The new lessons beat the old ones by {mean:.1f} ± {error:.1f} points in {CHECK} deals.")
    return mean > 2 * error


def read(kept: Path) -> Progress | None:
    """What was kept, if there is anything."""
    if not kept.exists():
        return None
    rounds, lessons, steps, tried = json.loads(kept.read_text(encoding="utf-8"))
    return Progress(rounds, lessons, steps, [Tried(*one) for one in tried])


def main(minutes: float = 60.0) -> int:
    """Learn for so long, and take what was learned if it is better."""
    end = monotonic() + 60 * minutes
    data = json.loads(SHIPPED.read_text(encoding="utf-8"))
    shipped = [data["at_first"], data["later"]]
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    progress = read(KEPT) or begin(shipped)
    try:
        while monotonic() < end:
            progress = go_on(progress)
            write_file(KEPT, json.dumps(progress))
        print(file=sys.stderr)
        if progress.lessons != shipped and better(progress.lessons, shipped):
            at_first, later = progress.lessons
            SHIPPED.write_text(json.dumps({"at_first": at_first, "later": later}) + "\n", encoding="utf-8")
            print(f"They are in {SHIPPED.relative_to(ROOT)} now.")
    except KeyboardInterrupt:
        print("\nStopped; run it again to go on.", file=sys.stderr)
        return STOPPED
    return 0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0))
