"""Train the expert of Anno 1800 by self-play: learn what the features of a position are worth beyond its evaluation.

Run as `python -m tools.training.anno1800 [MINUTES [COURSE [anew]]]` or `make train GAME=anno1800 MINUTES=60
COURSE=two`. There are two courses. Each has its own measure of how much better some learned weights are than others in
a deal:

- `two`, for games of two: by how many points they win. With `anew` it starts from zero instead of the shipped weights.
- `multiplayer`, for games of more: how much better a game goes when all four seats use them. That is the winner's
  points, less a fixed number for each round, whoever wins. With `anew` it starts from the weights of the other course.

In every deal about half of the weights move a step up or down at random and play against the opposite steps, with a
search of fixed size. A ridge regression estimates the effect of every weight from all deals. After a round of deals the
weights move, and the next round starts around the new ones. At the end the new weights play the old ones on separate
deals. They replace them in kontor/bots/anno1800/learned_weights.json if they are better by more than twice the standard
error. Progress is kept in build/train/, separately for other rules, bots and weights; stop it at any time. The ladder,
not this program, measures whether multiplayer weights win against other bots.
"""

import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from kontor.arena.pool import spread
from kontor.bots.anno1800.evaluator import Evaluator
from kontor.bots.anno1800.features import N_FEATURES, Features
from kontor.bots.anno1800.learned_weights import MULTIPLAYER, TWO, built_in_learned
from kontor.bots.anno1800.levels import SEASONED, SEASONED_MULTIPLAYER
from kontor.bots.anno1800.search_bot import Parameters, SearchBot
from kontor.bots.anno1800.weights import changed
from kontor.bots.budget import Budget
from kontor.engine.decision import Decision
from kontor.engine.protocol import NOBODY
from kontor.engine.record import write_file
from tools.paths import ROOT
from tools.studies.resumable import STOPPED, fingerprint
from tools.training.deals_anno1800 import deal_out, how_well, play_deal, wins_by

SHIPPED = ROOT / "kontor" / "bots" / "anno1800" / "learned_weights.json"
FOLDER = ROOT / "build" / "train"
WIDTH, DEPTH, LOOKS = 2, 1, 150
"""A search that takes no time: what is good for it is good for more."""
LONGEST = 70
"""Rounds after which a game is given up, and counts as it stands."""
FURTHEST = 40
"""Points ahead or behind beyond which it is no matter how many."""
STEP = 0.7
"""Points by which a step changes what a usual change of a feature is worth."""
SELDOM = 0.0015
"""A feature that changes in a smaller share of turns is left alone."""
ROUND = 480
"""Deals after which the learned weights move; each is played twice."""
BATCH = 96
_FOR_STEPS = 16
"""Games that tell how much features change from turn to turn."""
CHECK = 200
"""Deals in which new learned weights are measured against the old ones."""


class Course(NamedTuple):
    """For whom learned weights are learned, and from what."""

    players: int
    margin: Callable[[list[float], list[float], int], float]
    """By how much some learned weights are better than others in a deal."""
    expected: float
    """Points that a step is usually worth: larger effects are mostly chance, and are cut down."""
    stride: float
    """How many steps a learned weight moves for an effect as large as that."""


class Tried(NamedTuple):
    """A deal, and by how much its steps were better than the opposite ones."""

    deal: int
    margin: float


class Progress(NamedTuple):
    """How far the training has come; the deals have numbers from a first one on."""

    first: int
    rounds: int
    learned: list[float]
    steps: list[float]
    tried: list[Tried]


def signs_of(deal: int) -> list[int]:
    """The steps of a deal: up, down or none.

    >>> len(signs_of(1)) == N_FEATURES
    True
    """
    lot = Random(deal)
    return [lot.choice((-1, 1, 0, 0)) for _ in range(N_FEATURES)]


def bot(learned: list[float]) -> SearchBot:
    """Who plays with such learned weights."""
    two, multiplayer = (
        Parameters(changed(SEASONED), learned),
        Parameters(changed(SEASONED_MULTIPLAYER), learned),
    )
    return SearchBot(Budget(looks=LOOKS), WIDTH, DEPTH, two, multiplayer)


def beats_by(some: list[float], others: list[float], deal: int) -> float:
    """By how many points some learned weights win against others."""
    return wins_by(partial(bot, some), partial(bot, others), deal, "train", LONGEST, FURTHEST)


def goes_better_by(some: list[float], others: list[float], deal: int) -> float:
    """By how much a game of four with some learned weights goes better than one with others."""
    with_some = play_deal([bot(some) for _ in range(4)], deal, "train", LONGEST)
    with_others = play_deal([bot(others) for _ in range(4)], deal, "train", LONGEST)
    return how_well(with_some) - how_well(with_others)


COURSES = {TWO: Course(2, beats_by, 0.5, 0.5), MULTIPLAYER: Course(4, goes_better_by, 0.5, 0.3)}


def try_deal(course: Course, learned: list[float], steps: list[float], deal: int) -> Tried:
    """Measure the steps of a deal against the opposite ones."""
    change = [sign * step for sign, step in zip(signs_of(deal), steps, strict=True)]
    up = [points + by for points, by in zip(learned, change, strict=True)]
    down = [points - by for points, by in zip(learned, change, strict=True)]
    return Tried(deal, course.margin(up, down, deal))


def changes_of(players: int, learned: list[float], deal: int) -> tuple[list[float], list[int], int]:
    """By feature: how much it changed between the own turns of a game, and how often; and how many turns there were."""
    game, s, rngs = deal_out(deal, "steps", players)
    bots = [bot(learned) for _ in range(players)]
    features, weights = Features(game.catalog), changed(SEASONED if players == 2 else SEASONED_MULTIPLAYER)
    before: list[list[float]] = [[] for _ in range(players)]
    change, times, turns = [0.0] * N_FEATURES, [0] * N_FEATURES, 0
    turn = -1
    while s.actor != NOBODY and s.turns < players * LONGEST and not s.last_turn:
        if s.turns != turn:
            turn = s.turns
            evaluator = Evaluator(game.catalog, s, {}, weights)
            features.compute(evaluator, s, evaluator.evaluate(s))
            now = [0.0] * N_FEATURES
            for feature, value in zip(features.on, features.value, strict=True):
                now[feature] += value
            if before[s.actor]:
                turns += 1
                for feature in range(N_FEATURES):
                    by = abs(now[feature] - before[s.actor][feature])
                    change[feature] += by
                    times[feature] += by > 0
            before[s.actor] = now
        game.apply(s, bots[s.actor].choose(Decision(game, s), rngs[s.actor]), None)
    return change, times, turns


def step_sizes(results: Sequence[tuple[list[float], list[int], int]]) -> list[float]:
    """By feature: the step, so that a usual change of the feature is worth the same for all.

    >>> step_sizes([([2.0, 0.0], [4, 0], 10)])
    [1.4, 0.0]
    """
    turns = sum([turns for _, _, turns in results])
    steps: list[float] = []
    for feature in range(len(results[0][0])):
        change = sum([changes[feature] for changes, _, _ in results])
        times = sum([times[feature] for _, times, _ in results])
        steps.append(STEP * times / change if times > SELDOM * turns else 0.0)
    return steps


def effects(course: Course, tried: list[Tried], steps: list[float]) -> tuple[list[float], float]:
    """By learned weight: what a step up is worth in points, cut down by doubt; and the error that such a figure has."""
    used = [at for at, step in enumerate(steps) if step]
    design = np.array([signs_of(one.deal) for one in tried], dtype=float)[:, used]
    # From one step down to one step up it is two steps.
    gains = np.array([one.margin / 2 for one in tried])
    chance = float(gains @ gains) / len(tried)
    sure = np.linalg.inv(design.T @ design + np.eye(len(used)) * chance / course.expected**2)
    worth = [0.0] * len(steps)
    for at, value in zip(used, (sure @ (design.T @ gains)).tolist(), strict=True):
        worth[at] = value
    return worth, float(np.sqrt(np.diag(sure).mean() * chance))


def follow(course: Course, progress: Progress) -> Progress:
    """Move the learned weights by what a round has shown, and begin the next."""
    worth, error = effects(course, progress.tried, progress.steps)
    stride = [course.stride * value / course.expected * step for value, step in zip(worth, progress.steps, strict=True)]
    learned = [round(points + change, 3) for points, change in zip(progress.learned, stride, strict=True)]
    largest = sorted(worth, key=abs, reverse=True)[:5]
    told = ", ".join(f"{value:+.2f}" for value in largest)
    print(f"round {progress.rounds}: the largest effects of a step are {told}, each ± {error:.2f} points", flush=True)
    return progress._replace(rounds=progress.rounds + 1, learned=learned, tried=[])


def begin(course: Course, learned: list[float], first: int) -> Progress:
    """A training that has just begun: some games tell how large the steps are to be."""
    work = partial(changes_of, course.players, learned)
    results = list(spread(work, range(first, first + _FOR_STEPS), chunk=1))
    return Progress(first, 0, learned, step_sizes(results), [])


def go_on(course: Course, progress: Progress) -> Progress:
    """Play a few more deals, and move the learned weights when a round is full."""
    first = progress.first + ROUND * progress.rounds + len(progress.tried)
    last = min(first + BATCH, progress.first + ROUND * (progress.rounds + 1))
    work = partial(try_deal, course, progress.learned, progress.steps)
    tried = progress.tried + list(spread(work, range(first, last), chunk=1))
    print(f"\r… round {progress.rounds}: {len(tried)} of {ROUND} deals", end="", file=sys.stderr, flush=True)
    progress = progress._replace(tried=tried)
    if len(tried) < ROUND:
        return progress
    print(file=sys.stderr)
    return follow(course, progress)


def better(course: Course, new: list[float], old: list[float], first: int) -> bool:
    """Whether new weights beat the old ones by more than twice the standard error, from a first deal on."""
    margins = np.array(list(spread(partial(course.margin, new, old), range(first, first + CHECK), chunk=1)))
    mean, error = float(margins.mean()), float(margins.std(ddof=1) / np.sqrt(len(margins)))
    print(f"The new weights are better by {mean:.1f} ± {error:.1f} points in {CHECK} deals.")
    return mean > 2 * error


def read(kept: Path) -> Progress | None:
    """What was kept, if there is anything."""
    if not kept.exists():
        return None
    first, rounds, learned, steps, tried = json.loads(kept.read_text(encoding="utf-8"))
    return Progress(first, rounds, learned, steps, [Tried(*one) for one in tried])


def first_learned(name: str, anew: bool) -> list[float]:
    """What a course begins with."""
    if not anew:
        return built_in_learned(name)
    return built_in_learned(TWO) if name == MULTIPLAYER else [0.0] * N_FEATURES


def main(minutes: float, name: str, anew: bool) -> int:
    """Learn for so long, and take what was learned if it is better."""
    end = monotonic() + 60 * minutes
    course, mark = COURSES[name], fingerprint()
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept = FOLDER / f"anno1800-{name}-{'anew-' if anew else ''}{mark}.json"
    try:
        # Other deals for other learned weights: chance that was followed once must not be followed again.
        progress = read(kept) or begin(course, first_learned(name, anew), int(mark, 16))
        while monotonic() < end:
            progress = go_on(course, progress)
            write_file(kept, json.dumps(progress))
        print(file=sys.stderr)
        beyond = progress.first + ROUND * (progress.rounds + 1)
        if progress.rounds and better(course, progress.learned, built_in_learned(name), beyond):
            shipped = json.loads(SHIPPED.read_text(encoding="utf-8"))
            write_file(SHIPPED, json.dumps(shipped | {name: progress.learned}) + "\n")
            print(f"They are in {SHIPPED.relative_to(ROOT)} now.")
    except KeyboardInterrupt:
        print("\nStopped; run it again to go on.", file=sys.stderr)
        return STOPPED
    return 0


def wished(words: list[str]) -> tuple[float, str, bool] | None:
    """Minutes, course and whether to begin anew, as they were said; nothing if that cannot be.

    >>> wished(["30", "multiplayer"]), wished(["30", "three"])
    ((30.0, 'multiplayer', False), None)
    """
    minutes, name, anew = [*words, *["60", TWO, ""][len(words) :]] if len(words) < 4 else ["", "", ""]
    if not minutes.replace(".", "", 1).isdigit() or name not in COURSES or anew not in ("", "anew"):
        return None
    return float(minutes), name, bool(anew)


if __name__ == "__main__":
    wishes = wished(sys.argv[1:])
    if wishes is None:
        sys.exit(f"Say for how many minutes, which course ({' or '.join(COURSES)}), and anew or nothing.")
    sys.exit(main(*wishes))
