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
error. Progress is kept in build/train/, separately for other rules, bots and weights. Stop it at any time. The ladder,
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

from kontor.arena.pool import parallel_map
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
from tools.training.deals_anno1800 import game_quality, mean_lead, new_game, play_deal

SHIPPED = ROOT / "kontor" / "bots" / "anno1800" / "learned_weights.json"
FOLDER = ROOT / "build" / "train"
WIDTH, DEPTH, LOOKS = 2, 1, 150
"""A fast search. Weights that help it also help larger ones."""
LONGEST = 70
"""Rounds after which a game is stopped and scored as it stands."""
FURTHEST = 40
"""Cap on the lead in points."""
STEP = 0.7
"""Points by which a step changes the value of a typical change of a feature."""
SELDOM = 0.0015
"""Features that change in a smaller share of turns keep their weights."""
ROUND = 480
"""Deals after which the learned weights move. Each is played twice."""
BATCH = 96
_FOR_STEPS = 16
"""Games used to measure how much features change from turn to turn."""
CHECK = 200
"""Deals in which new learned weights are measured against the old ones."""


class Course(NamedTuple):
    """A number of players, and how learned weights for it are measured."""

    players: int
    margin: Callable[[list[float], list[float], int], float]
    """Returns by how much the first learned weights are better than the second in a deal."""
    expected: float
    """Typical effect of a step in points, the prior of the ridge regression. Larger effects are mostly chance."""
    stride: float
    """Steps that a learned weight moves for an effect of that size."""


class Tried(NamedTuple):
    """A deal, and the margin of its steps over the opposite ones."""

    deal: int
    margin: float


class Progress(NamedTuple):
    """A checkpoint of the training. Deals are numbered from `first`."""

    first: int
    rounds: int
    learned: list[float]
    steps: list[float]
    tried: list[Tried]


def signs_of(deal: int) -> list[int]:
    """Return the steps of a deal by feature: up, down or none.

    >>> len(signs_of(1)) == N_FEATURES
    True
    """
    random = Random(deal)
    return [random.choice((-1, 1, 0, 0)) for _ in range(N_FEATURES)]


def bot(learned: list[float]) -> SearchBot:
    """Return a bot that plays with these learned weights."""
    two, multiplayer = (
        Parameters(changed(SEASONED), learned),
        Parameters(changed(SEASONED_MULTIPLAYER), learned),
    )
    return SearchBot(Budget(looks=LOOKS), WIDTH, DEPTH, two, multiplayer)


def lead_margin(ours: list[float], theirs: list[float], deal: int) -> float:
    """Return by how many points our learned weights beat theirs."""
    return mean_lead(partial(bot, ours), partial(bot, theirs), deal, "train", LONGEST, FURTHEST)


def quality_margin(ours: list[float], theirs: list[float], deal: int) -> float:
    """Return by how much a game of four bots goes better with our learned weights than with theirs."""
    with_ours = play_deal([bot(ours) for _ in range(4)], deal, "train", LONGEST)
    with_theirs = play_deal([bot(theirs) for _ in range(4)], deal, "train", LONGEST)
    return game_quality(with_ours) - game_quality(with_theirs)


COURSES = {TWO: Course(2, lead_margin, 0.5, 0.5), MULTIPLAYER: Course(4, quality_margin, 0.5, 0.3)}


def try_deal(course: Course, learned: list[float], steps: list[float], deal: int) -> Tried:
    """Measure the steps of a deal against the opposite ones."""
    change = [sign * step for sign, step in zip(signs_of(deal), steps, strict=True)]
    up = [points + by for points, by in zip(learned, change, strict=True)]
    down = [points - by for points, by in zip(learned, change, strict=True)]
    return Tried(deal, course.margin(up, down, deal))


def changes_of(players: int, learned: list[float], deal: int) -> tuple[list[float], list[int], int]:
    """Play a game and measure the features. Return their total change and number of changes, and the number of turns.

    Changes are measured from one turn of a seat to its next.
    """
    game, s, rngs = new_game(deal, "steps", players)
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
            values = [0.0] * N_FEATURES
            for feature, value in zip(features.on, features.value, strict=True):
                values[feature] += value
            if before[s.actor]:
                turns += 1
                for feature in range(N_FEATURES):
                    difference = abs(values[feature] - before[s.actor][feature])
                    change[feature] += difference
                    times[feature] += difference > 0
            before[s.actor] = values
        game.apply(s, bots[s.actor].choose(Decision(game, s), rngs[s.actor]), None)
    return change, times, turns


def step_sizes(results: Sequence[tuple[list[float], list[int], int]]) -> list[float]:
    """Return the step of each feature. A typical change of any feature is then worth the same.

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
    """Estimate the effect of a step up of each learned weight in points, by ridge regression, and the mean error."""
    used = [index for index, step in enumerate(steps) if step]
    design = np.array([signs_of(one.deal) for one in tried], dtype=float)[:, used]
    # The margin compares a step up with a step down: two steps.
    gains = np.array([one.margin / 2 for one in tried])
    variance = float(gains @ gains) / len(tried)
    covariance = np.linalg.inv(design.T @ design + np.eye(len(used)) * variance / course.expected**2)
    worth = [0.0] * len(steps)
    for index, value in zip(used, (covariance @ (design.T @ gains)).tolist(), strict=True):
        worth[index] = value
    return worth, float(np.sqrt(np.diag(covariance).mean() * variance))


def finish_round(course: Course, progress: Progress) -> Progress:
    """Move the learned weights along the estimated effects and begin the next round."""
    worth, error = effects(course, progress.tried, progress.steps)
    stride = [course.stride * value / course.expected * step for value, step in zip(worth, progress.steps, strict=True)]
    learned = [round(points + change, 3) for points, change in zip(progress.learned, stride, strict=True)]
    largest = sorted(worth, key=abs, reverse=True)[:5]
    text = ", ".join(f"{value:+.2f}" for value in largest)
    print(f"round {progress.rounds}: the largest effects of a step are {text}, each ± {error:.2f} points", flush=True)
    return progress._replace(rounds=progress.rounds + 1, learned=learned, tried=[])


def begin(course: Course, learned: list[float], first: int) -> Progress:
    """Begin a training. Play some games to determine the size of the steps."""
    work = partial(changes_of, course.players, learned)
    results = list(parallel_map(work, range(first, first + _FOR_STEPS), chunk=1))
    return Progress(first, 0, learned, step_sizes(results), [])


def play_batch(course: Course, progress: Progress) -> Progress:
    """Play a batch of deals, and finish the round if it is full."""
    first = progress.first + ROUND * progress.rounds + len(progress.tried)
    last = min(first + BATCH, progress.first + ROUND * (progress.rounds + 1))
    work = partial(try_deal, course, progress.learned, progress.steps)
    tried = progress.tried + list(parallel_map(work, range(first, last), chunk=1))
    print(f"\r… round {progress.rounds}: {len(tried)} of {ROUND} deals", end="", file=sys.stderr, flush=True)
    progress = progress._replace(tried=tried)
    if len(tried) < ROUND:
        return progress
    print(file=sys.stderr)
    return finish_round(course, progress)


def is_better(course: Course, new: list[float], old: list[float], first: int) -> bool:
    """Play new weights against old ones. Return whether they win by more than twice the standard error."""
    margins = np.array(list(parallel_map(partial(course.margin, new, old), range(first, first + CHECK), chunk=1)))
    mean, error = float(margins.mean()), float(margins.std(ddof=1) / np.sqrt(len(margins)))
    print(f"The new weights are better by {mean:.1f} ± {error:.1f} points in {CHECK} deals.")
    return mean > 2 * error


def load_progress(path: Path) -> Progress | None:
    """Return the checkpoint at a path, or None if there is none."""
    if not path.exists():
        return None
    first, rounds, learned, steps, tried = json.loads(path.read_text(encoding="utf-8"))
    return Progress(first, rounds, learned, steps, [Tried(*one) for one in tried])


def initial_learned(name: str, anew: bool) -> list[float]:
    """Return the learned weights that a course starts from."""
    if not anew:
        return built_in_learned(name)
    return built_in_learned(TWO) if name == MULTIPLAYER else [0.0] * N_FEATURES


def main(minutes: float, name: str, anew: bool) -> int:
    """Train for some minutes, and replace the shipped weights if the new ones are better."""
    end = monotonic() + 60 * minutes
    course, digest = COURSES[name], fingerprint()
    FOLDER.mkdir(parents=True, exist_ok=True)
    checkpoint = FOLDER / f"anno1800-{name}-{'anew-' if anew else ''}{digest}.json"
    try:
        # Other sources mean other deals: a chance result must not be learned twice.
        progress = load_progress(checkpoint) or begin(course, initial_learned(name, anew), int(digest, 16))
        while monotonic() < end:
            progress = play_batch(course, progress)
            write_file(checkpoint, json.dumps(progress))
        print(file=sys.stderr)
        beyond = progress.first + ROUND * (progress.rounds + 1)
        if progress.rounds and is_better(course, progress.learned, built_in_learned(name), beyond):
            shipped = json.loads(SHIPPED.read_text(encoding="utf-8"))
            write_file(SHIPPED, json.dumps(shipped | {name: progress.learned}) + "\n")
            print(f"They are in {SHIPPED.relative_to(ROOT)} now.")
    except KeyboardInterrupt:
        print("\nStopped; run it again to go on.", file=sys.stderr)
        return STOPPED
    return 0


def parse_args(args: list[str]) -> tuple[float, str, bool] | None:
    """Return minutes, course and whether to start from scratch, or None if the arguments are invalid.

    >>> parse_args(["30", "multiplayer"]), parse_args(["30", "three"])
    ((30.0, 'multiplayer', False), None)
    """
    minutes, name, anew = [*args, *["60", TWO, ""][len(args) :]] if len(args) < 4 else ["", "", ""]
    if not minutes.replace(".", "", 1).isdigit() or name not in COURSES or anew not in ("", "anew"):
        return None
    return float(minutes), name, bool(anew)


if __name__ == "__main__":
    arguments = parse_args(sys.argv[1:])
    if arguments is None:
        sys.exit(f"Say for how many minutes, which course ({' or '.join(COURSES)}), and anew or nothing.")
    sys.exit(main(*arguments))
