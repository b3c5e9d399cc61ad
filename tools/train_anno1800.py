"""Teach the expert of Anno 1800 by games against itself: what features of a position are worth besides its valuation.

Run as `python -m tools.train_anno1800 [MINUTES [anew]]` or `make train GAME=anno1800 MINUTES=60`; with `anew` it begins
with nothing instead of the lessons that come with the program. In every deal, of two or four players in turn, each seat
moves about half of the lessons a step up or down, by lot, and plays with a search that takes no time. How far a seat is
ahead is explained by its steps and those of the others (least squares that trust small effects more than large ones):
every game tells something about every lesson. After a round of deals the lessons move, and the next round begins around
the new ones. At the end the new lessons meet the old ones on deals of their own, and take their place in
kontor/bots/anno1800/lessons.json if they are better by more than twice the standard error, and not worse with two or
with four players. How far it has come is kept in build/train/, apart for other rules, bots and lessons; stop it at any
time.
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
from kontor.bots.anno1800.lessons import built_in_lessons
from kontor.bots.anno1800.levels import IN_COMPANY, SEASONED
from kontor.bots.anno1800.planner import Planner
from kontor.bots.anno1800.weights import changed
from kontor.bots.budget import Budget
from kontor.table.desk import Desk
from kontor.table.protocol import NOBODY
from kontor.table.record import write_file
from tools.chunks import ROOT, STOPPED, fingerprint
from tools.deals_anno1800 import deal_out, play_deal

SHIPPED = ROOT / "kontor" / "bots" / "anno1800" / "lessons.json"
FOLDER = ROOT / "build" / "train"
PLAYERS = (2, 4)
"""How many play, deal by deal."""
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
ROUND = 960
"""Deals after which the lessons move."""
EXPECTED = 0.5
"""Points that a step is usually worth: larger effects are mostly chance, and are cut down."""
STRIDE = 0.5
"""How many steps a lesson moves for an effect as large as that."""
BATCH = 32
_FOR_STEPS = 16
"""Games that tell how much features change from turn to turn."""
CHECK = 200
"""Deals in which new lessons meet the old ones."""


class Tried(NamedTuple):
    """A deal, and the points of each seat."""

    deal: int
    scores: list[int]


class Progress(NamedTuple):
    """How far the training has come."""

    rounds: int
    lessons: list[float]
    steps: list[float]
    tried: list[Tried]


def signs_of(deal: int, seat: int) -> list[int]:
    """The steps of a seat in a deal: up, down or none.

    >>> len(signs_of(1, 0)) == N_FEATURES
    True
    """
    lot = Random(f"{deal}/{seat}")
    return [lot.choice((-1, 1, 0, 0)) for _ in range(N_FEATURES)]


def players_of(deal: int) -> int:
    """How many play a deal.

    >>> players_of(6), players_of(7)
    (2, 4)
    """
    return PLAYERS[deal % len(PLAYERS)]


def clipped(points: int) -> float:
    """A lead of which no more counts than so much.

    >>> clipped(12), clipped(-100)
    (12.0, -40.0)
    """
    return float(max(-FURTHEST, min(FURTHEST, points)))


def bot(lessons: list[float]) -> Planner:
    """Who plays with such lessons."""
    return Planner(Budget(looks=LOOKS), WIDTH, DEPTH, changed(SEASONED), lessons, in_company=changed(IN_COMPANY))


def try_deal(lessons: list[float], steps: list[float], deal: int) -> Tried:
    """A deal in which every seat plays with its own steps."""
    bots: list[Planner] = []
    for seat in range(players_of(deal)):
        moves = zip(lessons, signs_of(deal, seat), steps, strict=True)
        bots.append(bot([points + sign * step for points, sign, step in moves]))
    return Tried(deal, play_deal(bots, deal, "train", LONGEST).scores)


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


def changes_of(lessons: list[float], deal: int) -> tuple[list[float], list[int], int]:
    """By feature: how much it changed between the own turns of a game, and how often; and how many turns there were."""
    players = players_of(deal)
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
    """By lesson: what a step up is worth in points, cut down by doubt; and the error that such a figure has."""
    used = [at for at, step in enumerate(steps) if step]
    rows, leads, free = [], [], 0
    for deal, scores in tried:
        players = len(scores)
        signs = np.array([signs_of(deal, seat) for seat in range(players)], dtype=float)[:, used]
        # What the last seat shows is known when the others are known.
        free += players - 1
        weight = np.sqrt((players - 1) / players)
        # Against the mean of the others: what all do alike helps nobody.
        rows.append((signs - signs.mean(axis=0)) * players / (players - 1) * weight)
        leads.append(np.array(ahead(scores)) * weight)
    design, lead = np.concatenate(rows), np.concatenate(leads)
    # Weighted so, every deal holds players - 1 times the variance of a lead.
    chance = float(lead @ lead) / free
    sure = np.linalg.inv(design.T @ design + np.eye(len(used)) * chance / EXPECTED**2)
    worth = [0.0] * len(steps)
    for at, value in zip(used, (sure @ (design.T @ lead)).tolist(), strict=True):
        worth[at] = value
    return worth, float(np.sqrt(np.diag(sure).mean() * chance))


def follow(progress: Progress) -> Progress:
    """Move the lessons by what a round has shown, and begin the next."""
    worth, error = effects(progress.tried, progress.steps)
    stride = [STRIDE * value / EXPECTED * step for value, step in zip(worth, progress.steps, strict=True)]
    lessons = [round(points + change, 3) for points, change in zip(progress.lessons, stride, strict=True)]
    largest = sorted(worth, key=abs, reverse=True)[:5]
    told = ", ".join(f"{value:+.2f}" for value in largest)
    print(f"round {progress.rounds}: the largest effects of a step are {told}, each ± {error:.2f} points", flush=True)
    return Progress(progress.rounds + 1, lessons, progress.steps, [])


def begin(lessons: list[float]) -> Progress:
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


def meet(new: list[float], old: list[float], deal: int) -> float:
    """By how many points the best seat with new lessons is ahead of the best with old ones, who sit by turns; on an
    average of both ways to sit."""
    players = players_of(deal)
    leads: list[float] = []
    for first in range(2):
        bots = [bot((new, old)[(first + seat) % 2]) for seat in range(players)]
        scores = play_deal(bots, deal, "meet", LONGEST).scores
        sides = max(scores[first::2]), max(scores[1 - first :: 2])
        leads.append(clipped(sides[0] - sides[1]))
    return sum(leads) / 2


def better(new: list[float], old: list[float], first: int = 0) -> bool:
    """Whether new lessons beat the old ones by more than twice the standard error, and lose with no number of players;
    on deals from a first one on."""
    margins = np.array(list(spread(partial(meet, new, old), range(first, first + CHECK), chunk=1)))
    mean, error = float(margins.mean()), float(margins.std(ddof=1) / np.sqrt(len(margins)))
    parts = [float(margins[(at - first) % len(PLAYERS) :: len(PLAYERS)].mean()) for at in range(len(PLAYERS))]
    told = ", ".join(f"{part:.1f} with {players}" for part, players in zip(parts, PLAYERS, strict=True))
    print(f"The new lessons beat the old ones by {mean:.1f} ± {error:.1f} points in {CHECK} deals ({told}).")
    return mean > 2 * error and min(parts) > -error


def read(kept: Path) -> Progress | None:
    """What was kept, if there is anything."""
    if not kept.exists():
        return None
    rounds, lessons, steps, tried = json.loads(kept.read_text(encoding="utf-8"))
    return Progress(rounds, lessons, steps, [Tried(*one) for one in tried])


def main(minutes: float = 60.0, anew: bool = False) -> int:
    """Learn for so long, and take what was learned if it is better."""
    end = monotonic() + 60 * minutes
    shipped = built_in_lessons()
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept = FOLDER / f"anno1800-{'anew-' if anew else ''}{fingerprint()}.json"
    try:
        progress = read(kept) or begin([0.0] * N_FEATURES if anew else shipped)
        while monotonic() < end:
            progress = go_on(progress)
            write_file(kept, json.dumps(progress))
        print(file=sys.stderr)
        # Deals of their own for every round: who tries again must not be lucky on the same ones.
        if progress.lessons != shipped and better(progress.lessons, shipped, CHECK * progress.rounds):
            SHIPPED.write_text(json.dumps(progress.lessons) + "\n", encoding="utf-8")
            print(f"They are in {SHIPPED.relative_to(ROOT)} now.")
    except KeyboardInterrupt:
        print("\nStopped; run it again to go on.", file=sys.stderr)
        return STOPPED
    return 0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0, sys.argv[2:] == ["anew"]))
