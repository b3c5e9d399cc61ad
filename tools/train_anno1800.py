"""Teach the expert of Anno 1800 by games against itself: what features of a position are worth besides its valuation.

Run as `python -m tools.train_anno1800 [MINUTES [COURSE [anew]]]` or `make train GAME=anno1800 MINUTES=60 COURSE=two`.
There are two courses:

- `two`, for games of two: in every deal, of two or four players in turn, each seat moves about half of the lessons a
  step up or down, by lot. How far a seat is ahead is explained by its steps and those of the others. With `anew` it
  begins with nothing instead of the lessons that come with the program.
- `company`, for games of more: four players move the same lessons by the same steps. How many points the winner has,
  less so many for each round, is explained by the steps: not who wins, but how well the game goes. With `anew` it
  begins with the lessons of the other course.

All play with a search that takes no time. Least squares that trust small effects more than large ones find in every
game something about every lesson. After a round of deals the lessons move, and the next round begins around the new
ones. At the end the new lessons are tried against the old ones on deals of their own, and take their place in
kontor/bots/anno1800/lessons.json if they are better by more than twice the standard error (in the course for two also:
not worse with two or with four players). How far it has come is kept in build/train/, apart for other rules, bots and
lessons; stop it at any time.
"""

import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import numpy as np

from kontor.arena.pool import spread
from kontor.bots.anno1800.features import N_FEATURES, Sight
from kontor.bots.anno1800.judge import Judge
from kontor.bots.anno1800.lessons import COMPANY, TWO, built_in_lessons
from kontor.bots.anno1800.levels import IN_COMPANY, SEASONED
from kontor.bots.anno1800.weights import changed
from kontor.table.desk import Desk
from kontor.table.protocol import NOBODY
from kontor.table.record import write_file
from tools.chunks import ROOT, STOPPED, fingerprint
from tools.courses_anno1800 import COURSES, LONGEST, Course, Tried, bot
from tools.deals_anno1800 import deal_out

SHIPPED = ROOT / "kontor" / "bots" / "anno1800" / "lessons.json"
FOLDER = ROOT / "build" / "train"
SELDOM = 0.0015
"""A feature that changes in a smaller share of turns is left alone."""
ROUND = 960
"""Deals after which the lessons move."""
BATCH = 32
_FOR_STEPS = 16
"""Games that tell how much features change from turn to turn."""
CHECK = 200
"""Deals in which new lessons are tried against the old ones."""


class Progress(NamedTuple):
    """How far the training has come."""

    rounds: int
    lessons: list[float]
    steps: list[float]
    tried: list[Tried]


def changes_of(lessons: list[float], players: int, deal: int) -> tuple[list[float], list[int], int]:
    """By feature: how much it changed between the own turns of a game, and how often; and how many turns there were."""
    game, s, rngs = deal_out(deal, "steps", players)
    bots = [bot(lessons) for _ in range(players)]
    sight, weights = Sight(game.tables), changed(SEASONED if players == 2 else IN_COMPANY)
    before: list[list[float]] = [[] for _ in range(players)]
    change, times, turns = [0.0] * N_FEATURES, [0] * N_FEATURES, 0
    turn = -1
    while s.actor != NOBODY and s.turns < players * LONGEST and not s.last_turn:
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


def step_sizes(found: Sequence[tuple[list[float], list[int], int]], points: float) -> list[float]:
    """By feature: the step, so that a usual change of the feature is worth so many points for all.

    >>> step_sizes([([2.0, 0.0], [4, 0], 10)], 0.7)
    [1.4, 0.0]
    """
    turns = sum([turns for _, _, turns in found])
    steps: list[float] = []
    for feature in range(len(found[0][0])):
        change = sum([changes[feature] for changes, _, _ in found])
        times = sum([times[feature] for _, times, _ in found])
        steps.append(points * times / change if times > SELDOM * turns else 0.0)
    return steps


def effects(course: Course, tried: list[Tried], steps: list[float]) -> tuple[list[float], float]:
    """By lesson: what a step up is worth in points, cut down by doubt; and the error that such a figure has."""
    used = [at for at, step in enumerate(steps) if step]
    design, gains, free = course.evidence(tried, used)
    chance = float(gains @ gains) / free
    sure = np.linalg.inv(design.T @ design + np.eye(len(used)) * chance / course.expected**2)
    worth = [0.0] * len(steps)
    for at, value in zip(used, (sure @ (design.T @ gains)).tolist(), strict=True):
        worth[at] = value
    return worth, float(np.sqrt(np.diag(sure).mean() * chance))


def follow(course: Course, progress: Progress) -> Progress:
    """Move the lessons by what a round has shown, and begin the next."""
    worth, error = effects(course, progress.tried, progress.steps)
    stride = [course.stride * value / course.expected * step for value, step in zip(worth, progress.steps, strict=True)]
    lessons = [round(points + change, 3) for points, change in zip(progress.lessons, stride, strict=True)]
    largest = sorted(worth, key=abs, reverse=True)[:5]
    told = ", ".join(f"{value:+.2f}" for value in largest)
    print(f"round {progress.rounds}: the largest effects of a step are {told}, each ± {error:.2f} points", flush=True)
    return Progress(progress.rounds + 1, lessons, progress.steps, [])


def begin(course: Course, lessons: list[float]) -> Progress:
    """A training that has just begun: some games tell how large the steps are to be."""
    found = []
    for at, players in enumerate(course.players):
        deals = range(at, _FOR_STEPS, len(course.players))
        found += list(spread(partial(changes_of, lessons, players), deals, chunk=1))
    return Progress(0, lessons, step_sizes(found, course.step), [])


def go_on(course: Course, progress: Progress) -> Progress:
    """Play a few more deals, and move the lessons when a round is full."""
    first = 1_000_000 * progress.rounds + len(progress.tried)
    work = partial(course.try_deal, progress.lessons, progress.steps)
    tried = progress.tried + list(spread(work, range(first, first + BATCH), chunk=1))
    print(f"\r… round {progress.rounds}: {len(tried)} of {ROUND} deals", end="", file=sys.stderr, flush=True)
    progress = progress._replace(tried=tried)
    if len(tried) < ROUND:
        return progress
    print(file=sys.stderr)
    return follow(course, progress)


def better(course: Course, new: list[float], old: list[float], first: int = 0) -> bool:
    """Whether new lessons are better than the old ones by more than twice the standard error, and worse with no number
    of players; on deals from a first one on."""
    margins = np.array(list(spread(partial(course.margin, new, old), range(first, first + CHECK), chunk=1)))
    mean, error = float(margins.mean()), float(margins.std(ddof=1) / np.sqrt(len(margins)))
    numbers = course.players
    parts = [float(margins[(at - first) % len(numbers) :: len(numbers)].mean()) for at in range(len(numbers))]
    told = ", ".join(f"{part:.1f} with {players}" for part, players in zip(parts, numbers, strict=True))
    print(f"The new lessons are better by {mean:.1f} ± {error:.1f} points in {CHECK} deals ({told}).")
    return mean > 2 * error and min(parts) > -error


def read(kept: Path) -> Progress | None:
    """What was kept, if there is anything."""
    if not kept.exists():
        return None
    rounds, lessons, steps, tried = json.loads(kept.read_text(encoding="utf-8"))
    return Progress(rounds, lessons, steps, [Tried(*one) for one in tried])


def first_lessons(name: str, anew: bool) -> list[float]:
    """What a course begins with."""
    if not anew:
        return built_in_lessons(name)
    return built_in_lessons(TWO) if name == COMPANY else [0.0] * N_FEATURES


def main(minutes: float = 60.0, name: str = TWO, anew: bool = False) -> int:
    """Learn for so long, and take what was learned if it is better."""
    if name not in COURSES:
        print(f"There is no course {name}, only {' and '.join(COURSES)}.", file=sys.stderr)
        return 2
    end = monotonic() + 60 * minutes
    course, shipped = COURSES[name], built_in_lessons(name)
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept = FOLDER / f"anno1800-{name}-{'anew-' if anew else ''}{fingerprint()}.json"
    try:
        progress = read(kept) or begin(course, first_lessons(name, anew))
        while monotonic() < end:
            progress = go_on(course, progress)
            write_file(kept, json.dumps(progress))
        print(file=sys.stderr)
        # Deals of their own for every round: who tries again must not be lucky on the same ones.
        if progress.lessons != shipped and better(course, progress.lessons, shipped, CHECK * progress.rounds):
            lessons = {other: built_in_lessons(other) for other in COURSES} | {name: progress.lessons}
            SHIPPED.write_text(json.dumps(lessons) + "\n", encoding="utf-8")
            print(f"They are in {SHIPPED.relative_to(ROOT)} now.")
    except KeyboardInterrupt:
        print("\nStopped; run it again to go on.", file=sys.stderr)
        return STOPPED
    return 0


if __name__ == "__main__":
    wishes = sys.argv[1:]
    sys.exit(main(float(wishes[0]) if wishes else 60.0, (wishes[1:2] or [TWO])[0], wishes[2:] == ["anew"]))
