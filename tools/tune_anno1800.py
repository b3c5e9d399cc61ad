"""Tune the weights of the bots for Anno 1800: all of them at once.

Run as `python -m tools.tune_anno1800 [MINUTES]` or `make tune MINUTES=60`. In every deal each weight is a step above or
below the expert's, by lot; so weighted, a short search plays the deal from both seats against greedy. By how many
points it wins is explained by the steps (least squares): every game tells something about every weight. At the end it
prints what a step of each is worth, with its standard error, and nothing is changed: who follows the large ones moves
`SEASONED` in kontor/bots/anno1800/levels.py, and begins anew around it. All games are kept in build/tune/, apart for
other rules, bots and weights; stop it at any time.
"""

import json
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from kontor.arena.pool import as_done
from kontor.bots.anno1800.levels import SEASONED
from kontor.bots.anno1800.planner import Planner
from kontor.bots.anno1800.weights import changed
from kontor.bots.base import Bot, make_bot
from kontor.bots.budget import Budget
from tools.chunks import ROOT, STOPPED, fingerprint
from tools.deals_anno1800 import lead

FOLDER = ROOT / "build" / "tune"
WIDTH, DEPTH, LOOKS = 2, 1, 300
"""A search that takes no time: what is good for it is good for more."""
LONGEST = 100
"""Rounds after which a game is given up."""
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


class Tried(NamedTuple):
    """A deal: which steps were taken, and by how much it was won on an average of both seats."""

    deal: int
    signs: list[int]
    margin: float


def signs_of(deal: int) -> list[int]:
    """The steps of a deal, up or down.

    >>> len(signs_of(1)) == len(STEPS)
    True
    """
    lot = Random(deal)
    return [lot.choice((-1, 1)) for _ in STEPS]


def try_deal(deal: int) -> Tried:
    """Play a deal from both seats."""
    signs = signs_of(deal)
    moved = {name: SEASONED[name] + sign * STEPS[name] for name, sign in zip(STEPS, signs, strict=True)}
    return Tried(deal, signs, sum(_margin(deal, SEASONED | moved, seat) for seat in range(2)) / 2)


def _margin(deal: int, weights: dict[str, float], seat: int) -> float:
    bots: list[Bot] = [make_bot("greedy", "anno1800"), make_bot("greedy", "anno1800")]
    bots[seat] = Planner(Budget(looks=LOOKS), WIDTH, DEPTH, changed(weights))
    found = lead(bots, deal, "deal", LONGEST, FURTHEST)
    return found if seat == 0 else -found


def effects(tried: list[Tried]) -> list[tuple[str, float, float]]:
    """By weight: what a step up is worth in points, and its standard error; the mean of all comes first."""
    signs = np.array([[1, *one.signs] for one in tried], dtype=float)
    margins = np.array([one.margin for one in tried])
    found, *_ = np.linalg.lstsq(signs, margins, rcond=None)
    rest = margins - signs @ found
    spread = rest @ rest / (len(tried) - signs.shape[1])
    errors = np.sqrt(np.diag(np.linalg.inv(signs.T @ signs)) * spread)
    return list(zip(["all", *STEPS], found.tolist(), errors.tolist(), strict=True))


def tell(tried: list[Tried]) -> None:
    """Print what is known so far."""
    if len(tried) < 2 * len(STEPS):
        print(f"{len(tried)} deals are too few to say anything.")
        return
    (_, mean, error), *others = effects(tried)
    print(f"{len(tried)} deals from both seats; ahead of greedy by {mean:.1f} ± {error:.1f} points")
    for name, gain, error in sorted(others, key=lambda one: -abs(one[1] / one[2])):
        print(f"{name:20} {SEASONED[name]:5.2f}, a step of {STEPS[name]:.2f} more: {gain:+.2f} ± {error:.2f} points")


def main(minutes: float = 60.0) -> int:
    """Play for so long, and tell what came of it."""
    end = monotonic() + 60 * minutes
    kept = FOLDER / f"{fingerprint()}.jsonl"
    kept.parent.mkdir(parents=True, exist_ok=True)
    tried = read(kept)
    try:
        while monotonic() < end:
            first = max([one.deal for one in tried], default=-1) + 1
            with (
                kept.open("a", encoding="utf-8") as file,
                closing(as_done(try_deal, range(first, first + BATCH), chunk=1)) as results,
            ):
                for _, one in results:
                    tried.append(one)
                    file.write(json.dumps(one) + "\n")
            print(f"\r… {len(tried)} deals", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("\nStopped; run it again to go on.", file=sys.stderr)
        tell(tried)
        return STOPPED
    print(file=sys.stderr)
    tell(tried)
    return 0


def read(kept: Path) -> list[Tried]:
    """What was played before."""
    if not kept.exists():
        return []
    return [Tried(*json.loads(line)) for line in kept.read_text(encoding="utf-8").splitlines()]


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0))
