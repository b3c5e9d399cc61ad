"""Tune the weights of the expert of Anno 1800: all of them at once.

Run as `python -m tools.tune_anno1800 [MINUTES [PLAYERS]]` or `make tune MINUTES=60 PLAYERS=4`. In every deal each
weight is a step above or below the expert's, by lot; so weighted, a short search plays the deal, and once more with all
steps the other way round, so that the luck of the deal cancels out. With two players it plays from both seats against
greedy, and what counts is by how many points it wins. With four it sits at all seats, and what counts is how many
points the winner has, less so many for each round: who builds up longer has more, and should have it soon. That is
explained by the steps (least squares): every game tells something about every weight. At the end it prints what a step
of each is worth, with its standard error, and changes nothing: who follows the large ones moves `SEASONED` or
`IN_COMPANY` in kontor/bots/anno1800/levels.py, and begins anew around it. All games are kept in build/tune/, apart for
other rules, bots and weights; stop it at any time.
"""

import json
import sys
from collections.abc import Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from kontor.arena.pool import as_done
from kontor.bots.anno1800.lessons import COMPANY, TWO, built_in_lessons
from kontor.bots.anno1800.levels import IN_COMPANY, SEASONED
from kontor.bots.anno1800.planner import Mind, Planner
from kontor.bots.anno1800.weights import changed
from kontor.bots.base import make_bot
from kontor.bots.budget import Budget
from tools.chunks import ROOT, STOPPED, fingerprint
from tools.deals_anno1800 import POINTS_PER_ROUND, how_well, play_deal, wins_by

FOLDER = ROOT / "build" / "tune"
SEARCHES = {2: (2, 1, 300), 4: (3, 2, 600)}
"""By number of players the ways, turns and looks of a search that takes little time: what is good for it is good for
more."""
LONGEST = 80
"""Rounds after which a game is given up, and counts as it stands."""
FURTHEST = 60
"""Points of victory or defeat beyond which it is no matter how many."""
BATCH = 32
STEPS = {
    "action": 0.5,
    "hurry": 0.03,
    "near": 0.8,
    "objectives": 0.15,
    "ahead": 0.35,
    "visits": 0.2,
    "gold": 0.08,
    "room": 0.2,
    "ready": 0.03,
    "fleet": 0.2,
    "explorers": 0.2,
    "unused_actions": 0.6,
    "unused_trade": 0.2,
    "unused_exploration": 0.2,
    "unused_upgrades": 0.25,
    "festival": 0.2,
    "short": 0.08,
    "sure": 0.05,
    "swap": 0.4,
    "open_world": 0.4,
}
STEPS_IN_COMPANY = STEPS | {"action": 0.3, "hurry": 0.02, "reach": 2.0, "soon": 0.15, "early": 0.04}


class Tuned(NamedTuple):
    """The weights that are tuned for a number of players, their steps, and the course of the lessons beside them."""

    weights: dict[str, float]
    steps: dict[str, float]
    course: str


TUNED = {2: Tuned(SEASONED, STEPS, TWO), 4: Tuned(IN_COMPANY, STEPS_IN_COMPANY, COMPANY)}


class Tried(NamedTuple):
    """A deal: which steps were taken, and what counts of its games with them and with the opposite ones."""

    deal: int
    signs: list[int]
    there: float
    back: float


def signs_of(deal: int, players: int) -> list[int]:
    """The steps of a deal, up or down.

    >>> len(signs_of(1, 2)) == len(STEPS)
    True
    """
    lot = Random(deal)
    return [lot.choice((-1, 1)) for _ in TUNED[players].steps]


def try_deal(players: int, deal: int) -> Tried:
    """Play a deal with the steps that fall to it."""
    signs = signs_of(deal, players)
    return Tried(deal, signs, _gain(players, signs, deal), _gain(players, [-sign for sign in signs], deal))


def _gain(players: int, signs: list[int], deal: int) -> float:
    weights, steps, _ = TUNED[players]
    moved = {name: weights[name] + sign * step for (name, step), sign in zip(steps.items(), signs, strict=True)}
    return _margin(weights | moved, deal) if players == 2 else _points(weights | moved, players, deal)


def bot(weights: dict[str, float], players: int) -> Planner:
    """Who plays with such weights at a table of so many."""
    width, depth, looks = SEARCHES[players]
    return Planner(Budget(looks=looks), width, depth, Mind(changed(weights), built_in_lessons(TUNED[players].course)))


def _margin(weights: dict[str, float], deal: int) -> float:
    """By how much greedy is beaten."""
    greedy = partial(make_bot, "greedy", "anno1800")
    return wins_by(partial(bot, weights, 2), greedy, deal, "deal", LONGEST, FURTHEST)


def _points(weights: dict[str, float], players: int, deal: int) -> float:
    """How well the game goes when all play so."""
    return how_well(play_deal([bot(weights, players) for _ in range(players)], deal, "deal", LONGEST))


def effects(tried: list[Tried], names: Iterable[str]) -> list[tuple[str, float, float]]:
    """By weight: what a step up is worth in points, and its standard error."""
    signs = np.array([one.signs for one in tried], dtype=float)
    gains = np.array([(one.there - one.back) / 2 for one in tried])
    found, *_ = np.linalg.lstsq(signs, gains, rcond=None)
    rest = gains - signs @ found
    spread = rest @ rest / (len(tried) - signs.shape[1])
    errors = np.sqrt(np.diag(np.linalg.inv(signs.T @ signs)) * spread)
    return list(zip(names, found.tolist(), errors.tolist(), strict=True))


def tell(tried: list[Tried], players: int) -> None:
    """Print what is known so far."""
    weights, steps, _ = TUNED[players]
    if len(tried) < 2 * len(steps):
        print(f"{len(tried)} deals are too few to say anything.")
        return
    middles = np.array([(one.there + one.back) / 2 for one in tried])
    mean, error = float(middles.mean()), float(middles.std(ddof=1) / np.sqrt(len(tried)))
    shown = "ahead of greedy by" if players == 2 else f"the winner's points less {POINTS_PER_ROUND} for each round:"
    print(f"{len(tried)} deals; {shown} {mean:.1f} ± {error:.1f}")
    for name, gain, error in sorted(effects(tried, steps), key=lambda one: -abs(one[1] / one[2])):
        print(f"{name:20} {weights[name]:5.2f}, a step of {steps[name]:.2f} more: {gain:+.2f} ± {error:.2f} points")


def main(minutes: float = 60.0, players: int = 2) -> int:
    """Play for so long, and tell what came of it."""
    if players not in TUNED:
        print(f"Weights are tuned with {' or '.join(map(str, TUNED))} players, not with {players}.", file=sys.stderr)
        return 2
    end = monotonic() + 60 * minutes
    mark = fingerprint()
    kept = FOLDER / f"{players}-{mark}.jsonl"
    kept.parent.mkdir(parents=True, exist_ok=True)
    tried = read(kept)
    try:
        while monotonic() < end:
            # Other deals for other weights: chance that was followed once must not be followed again.
            first = max([one.deal for one in tried], default=int(mark, 16)) + 1
            with (
                kept.open("a", encoding="utf-8") as file,
                closing(as_done(partial(try_deal, players), range(first, first + BATCH), chunk=1)) as results,
            ):
                for _, one in results:
                    tried.append(one)
                    file.write(json.dumps(one) + "\n")
            print(f"\r… {len(tried)} deals", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("\nStopped; run it again to go on.", file=sys.stderr)
        tell(tried, players)
        return STOPPED
    print(file=sys.stderr)
    tell(tried, players)
    return 0


def read(kept: Path) -> list[Tried]:
    """What was played before."""
    if not kept.exists():
        return []
    return [Tried(*json.loads(line)) for line in kept.read_text(encoding="utf-8").splitlines()]


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0, int(sys.argv[2]) if len(sys.argv) > 2 else 2))
