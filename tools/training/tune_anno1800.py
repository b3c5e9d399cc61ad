"""Tune all weights of the expert of Anno 1800 at once, by an evolution strategy (CMA-ES).

Run as `python -m tools.training.tune_anno1800 [MINUTES [PLAYERS]]` or `make tune MINUTES=60 PLAYERS=4`. Each generation
draws a dozen sets of weights around the expert's. All sets of a generation play the same deals, so that the luck of the
deal cancels out, with a search of fixed size. The next generation is drawn around the best sets. With two players a set
plays both seats against greedy and counts its lead in points. With four it plays all seats and counts the winner's
points, less a fixed number for each round: who builds up longer has more points, and should have them soon. At the end
the mean of the distribution and the expert's weights play other deals. The program prints by how much the mean is
better and changes nothing. To use it, put it in the place of `SEASONED` or `SEASONED_MULTIPLAYER` in
kontor/bots/anno1800/levels.py. All games are kept in build/tune/, separately for other rules, bots and weights; stop it
at any time.
"""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import numpy as np
from cmaes import CMA

from kontor.arena.pool import as_done, spread
from kontor.bots.anno1800.learned_weights import MULTIPLAYER, TWO, built_in_learned
from kontor.bots.anno1800.levels import SEASONED, SEASONED_MULTIPLAYER
from kontor.bots.anno1800.search_bot import Parameters, SearchBot
from kontor.bots.anno1800.weights import changed
from kontor.bots.base import make_bot
from kontor.bots.budget import Budget
from tools.paths import ROOT
from tools.studies.resumable import STOPPED, fingerprint
from tools.training.deals_anno1800 import POINTS_PER_ROUND, how_well, play_deal, wins_by

FOLDER = ROOT / "build" / "tune"
SEARCHES = {2: (2, 1, 300), 4: (3, 2, 600)}
"""By number of players the ways, turns and looks of a search that takes little time: what is good for it is good for
more."""
LONGEST = 80
"""Rounds after which a game is given up, and counts as it stands."""
FURTHEST = 60
"""Points of victory or defeat beyond which it is no matter how many."""
SPREAD = 0.7
"""How many steps, as a standard deviation, the first weights that are drawn lie away from the expert's."""
DEALS = 8
"""That all weights drawn at a time play."""
CHECK = 80
"""Deals in which what was found is compared with the expert's weights."""
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

Weighted = dict[str, float]


class Tuned(NamedTuple):
    """The weights that are tuned for a number of players, their steps, and the course of the learned weights."""

    weights: Weighted
    steps: Weighted
    course: str


TUNED = {2: Tuned(SEASONED, STEPS, TWO), 4: Tuned(SEASONED_MULTIPLAYER, STEPS_IN_COMPANY, MULTIPLAYER)}


class Trial(NamedTuple):
    """Some weights that play a deal."""

    weights: Weighted
    deal: int


def gain(players: int, trial: Trial) -> float:
    """What counts of a deal."""
    return (_margin if players == 2 else _points)(players, *trial)


def bot(weights: Weighted, players: int) -> SearchBot:
    """Who plays with such weights at a table of so many."""
    width, depth, looks = SEARCHES[players]
    return SearchBot(
        Budget(looks=looks), width, depth, Parameters(changed(weights), built_in_learned(TUNED[players].course))
    )


def _margin(players: int, weights: Weighted, deal: int) -> float:
    """By how much greedy is beaten."""
    greedy = partial(make_bot, "greedy", "anno1800")
    return wins_by(partial(bot, weights, players), greedy, deal, "deal", LONGEST, FURTHEST)


def _points(players: int, weights: Weighted, deal: int) -> float:
    """How well the game goes when all play so."""
    return how_well(play_deal([bot(weights, players) for _ in range(players)], deal, "deal", LONGEST))


def generations(
    players: int, first: int, play: Callable[[Sequence[Trial]], Sequence[float]]
) -> Iterator[tuple[float, Weighted]]:
    """Time after time: what counted on an average, and the weights in the middle of those that are drawn next."""
    weights, steps, _ = TUNED[players]
    start = np.array([weights[name] for name in steps])
    scale = np.array(list(steps.values()))
    # No weight falls below zero.
    bounds = np.array([[-value / step, np.inf] for value, step in zip(start, scale, strict=True)])
    # Chance has a large part in what is seen, which is what the learning rate is adapted for.
    strategy = CMA(np.zeros(len(start)), SPREAD, bounds, seed=1, lr_adapt=True)

    def at(point: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> Weighted:
        return weights | dict(zip(steps, (start + scale * point).tolist(), strict=True))

    while True:
        drawn = [strategy.ask() for _ in range(strategy.population_size)]
        deals = range(first, first + DEALS)
        gains = play([Trial(at(point), deal) for point in drawn for deal in deals])
        means = [sum(gains[one * DEALS : (one + 1) * DEALS]) / DEALS for one in range(len(drawn))]
        # The strategy looks for the least.
        strategy.tell([(point, -mean) for point, mean in zip(drawn, means, strict=True)])
        first += DEALS
        yield sum(means) / len(means), at(strategy.mean)


class Memory:
    """What was played before, in the order of the trials, and what is played now."""

    def __init__(self, players: int, kept: Path) -> None:
        self.players = players
        self.kept = kept
        self.known: dict[int, float] = {}
        if kept.exists():
            # A line that was cut off when the program was killed is played again.
            lines = [line for line in kept.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]
            self.known = dict(json.loads(line) for line in lines)
            kept.write_text("".join(lines), encoding="utf-8")
        self.asked = 0

    def play(self, trials: Sequence[Trial]) -> list[float]:
        """What counts of each; those that are known are not played again."""
        numbers = range(self.asked, self.asked + len(trials))
        self.asked += len(trials)
        left = [number for number in numbers if number not in self.known]
        work = [trials[number - numbers[0]] for number in left]
        with (
            self.kept.open("a", encoding="utf-8") as file,
            closing(as_done(partial(gain, self.players), work, chunk=1)) as results,
        ):
            for at, counted in results:
                self.known[left[at]] = counted
                file.write(json.dumps([left[at], counted]) + "\n")
                file.flush()
        return [self.known[number] for number in numbers]


def compare(players: int, tuned: Weighted, deals: range) -> tuple[float, float]:
    """By how much other weights do better than the expert's, and the standard error of that."""
    trials = [Trial(weights, deal) for deal in deals for weights in (tuned, TUNED[players].weights)]
    gains = np.array(list(spread(partial(gain, players), trials, chunk=1)))
    better = gains[0::2] - gains[1::2]
    return float(better.mean()), float(better.std(ddof=1) / np.sqrt(len(better)))


def tell(players: int, tuned: Weighted, better: float, error: float) -> None:
    """Print what was found."""
    weights, steps, _ = TUNED[players]
    print(f"On {CHECK} other deals these weights are better by {better:.1f} ± {error:.1f}, counted in")
    print("points ahead of greedy:" if players == 2 else f"the winner's points less {POINTS_PER_ROUND} for each round:")
    for name in steps:
        print(f"{name:20} {tuned[name]:6.3f} instead of {weights[name]:6.3f}")


def main(minutes: float = 60.0, players: int = 2) -> int:
    """Play for so long, and tell what came of it."""
    if players not in TUNED:
        print(f"Weights are tuned with {' or '.join(map(str, TUNED))} players, not with {players}.", file=sys.stderr)
        return 2
    end = monotonic() + 60 * minutes
    mark = fingerprint()
    FOLDER.mkdir(parents=True, exist_ok=True)
    memory = Memory(players, FOLDER / f"{players}-{mark}.jsonl")
    # Other deals for other weights: chance that was followed once must not be followed again.
    first = int(mark, 16)
    tuned = TUNED[players].weights
    try:
        for number, (mean, middle) in enumerate(generations(players, first, memory.play), 1):
            print(f"generation {number}: {mean:.1f} on an average", file=sys.stderr, flush=True)
            tuned = middle
            if monotonic() > end:
                break
        tell(players, tuned, *compare(players, tuned, range(first - CHECK, first)))
    except KeyboardInterrupt:
        print("\nStopped; run it again to go on.", file=sys.stderr)
        return STOPPED
    return 0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0, int(sys.argv[2]) if len(sys.argv) > 2 else 2))
