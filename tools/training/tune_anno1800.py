"""Tune all weights of the expert of Anno 1800 at once, by an evolution strategy (CMA-ES).

Run as `python -m tools.training.tune_anno1800 [MINUTES [PLAYERS]]` or `make tune MINUTES=60 PLAYERS=4`. Each generation
draws a dozen sets of weights around the expert's. All sets of a generation play the same deals, so that the luck of the
deal cancels out, with a search of fixed size. The next generation is drawn around the best sets. With two players a set
plays both seats against greedy and counts its lead in points. With four it plays all seats and counts the winner's
points, less a fixed number for each round, since longer games bring more points. At the end the mean of the
distribution and the expert's weights play other deals. The program prints by how much the mean is better and changes
nothing. To use the result, replace `SEASONED` or `SEASONED_MULTIPLAYER` in kontor/bots/anno1800/levels.py with it. All
results are saved in build/tune/, separately for other rules, bots and weights. Stop it at any time.
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

from kontor.arena.pool import parallel_map, parallel_map_unordered
from kontor.bots.anno1800.learned_weights import MULTIPLAYER, TWO, built_in_learned
from kontor.bots.anno1800.levels import SEASONED, SEASONED_MULTIPLAYER
from kontor.bots.anno1800.search_bot import Parameters, SearchBot
from kontor.bots.anno1800.weights import changed
from kontor.bots.base import make_bot
from kontor.bots.budget import Budget
from tools.paths import ROOT
from tools.studies.resumable import STOPPED, fingerprint
from tools.training.deals_anno1800 import POINTS_PER_ROUND, game_quality, mean_lead, play_deal

FOLDER = ROOT / "build" / "tune"
SEARCHES = {2: (2, 1, 300), 4: (3, 2, 600)}
"""By number of players: ways, turns and looks of a fast search. Weights that help it also help larger ones."""
LONGEST = 80
"""Rounds after which a game is stopped and scored as it stands."""
FURTHEST = 60
"""Cap on the lead in points."""
SPREAD = 0.7
"""Standard deviation, in steps, of the first generation around the expert's weights."""
DEALS = 8
"""Deals that each set of weights of a generation plays."""
CHECK = 80
"""Deals of the final comparison with the expert's weights."""
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
MULTIPLAYER_STEPS = STEPS | {"action": 0.3, "hurry": 0.02, "reach": 2.0, "soon": 0.15, "early": 0.04}

Weights = dict[str, float]


class Target(NamedTuple):
    """What is tuned for a number of players: weights, their steps, and the course of the learned weights."""

    weights: Weights
    steps: Weights
    course: str


TUNED = {2: Target(SEASONED, STEPS, TWO), 4: Target(SEASONED_MULTIPLAYER, MULTIPLAYER_STEPS, MULTIPLAYER)}


class Trial(NamedTuple):
    """A set of weights and a deal to play."""

    weights: Weights
    deal: int


def gain(players: int, trial: Trial) -> float:
    """Play a trial and return its result."""
    return (_margin if players == 2 else _points)(players, *trial)


def bot(weights: Weights, players: int) -> SearchBot:
    """Return a bot with these weights for a number of players."""
    width, depth, looks = SEARCHES[players]
    return SearchBot(
        Budget(looks=looks), width, depth, Parameters(changed(weights), built_in_learned(TUNED[players].course))
    )


def _margin(players: int, weights: Weights, deal: int) -> float:
    """Return the lead over the greedy bot."""
    greedy = partial(make_bot, "greedy", "anno1800")
    return mean_lead(partial(bot, weights, players), greedy, deal, "deal", LONGEST, FURTHEST)


def _points(players: int, weights: Weights, deal: int) -> float:
    """Return how well the game goes when all seats use these weights."""
    return game_quality(play_deal([bot(weights, players) for _ in range(players)], deal, "deal", LONGEST))


def generations(
    players: int, first: int, play: Callable[[Sequence[Trial]], Sequence[float]]
) -> Iterator[tuple[float, Weights]]:
    """Yield, for each generation, its mean result and the mean of the next distribution."""
    weights, steps, _ = TUNED[players]
    start = np.array([weights[name] for name in steps])
    scale = np.array(list(steps.values()))
    # No weight falls below zero.
    bounds = np.array([[-value / step, np.inf] for value, step in zip(start, scale, strict=True)])
    # The results are noisy: CMA-ES adapts its learning rate to that.
    strategy = CMA(np.zeros(len(start)), SPREAD, bounds, seed=1, lr_adapt=True)

    def weights_at(point: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> Weights:
        return weights | dict(zip(steps, (start + scale * point).tolist(), strict=True))

    while True:
        points = [strategy.ask() for _ in range(strategy.population_size)]
        deals = range(first, first + DEALS)
        gains = play([Trial(weights_at(point), deal) for point in points for deal in deals])
        means = [sum(gains[index * DEALS : (index + 1) * DEALS]) / DEALS for index in range(len(points))]
        # The strategy minimizes.
        strategy.tell([(point, -mean) for point, mean in zip(points, means, strict=True)])
        first += DEALS
        yield sum(means) / len(means), weights_at(strategy.mean)


class ResultFile:
    """The results of all trials by number, saved in a file so that a run can be resumed."""

    def __init__(self, players: int, path: Path) -> None:
        self.players = players
        self.path = path
        self.results: dict[int, float] = {}
        if path.exists():
            # If the program was killed, the last line may be incomplete. Its trial is played again.
            lines = [line for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]
            self.results = dict(json.loads(line) for line in lines)
            path.write_text("".join(lines), encoding="utf-8")
        self.requested = 0

    def play(self, trials: Sequence[Trial]) -> list[float]:
        """Return the results of the next trials. Only those without a saved result are played."""
        numbers = range(self.requested, self.requested + len(trials))
        self.requested += len(trials)
        left = [number for number in numbers if number not in self.results]
        work = [trials[number - numbers[0]] for number in left]
        with (
            self.path.open("a", encoding="utf-8") as file,
            closing(parallel_map_unordered(partial(gain, self.players), work, chunk=1)) as played,
        ):
            for index, result in played:
                self.results[left[index]] = result
                file.write(json.dumps([left[index], result]) + "\n")
                file.flush()
        return [self.results[number] for number in numbers]


def compare(players: int, tuned: Weights, deals: range) -> tuple[float, float]:
    """Return by how much the tuned weights do better than the expert's, and the standard error."""
    trials = [Trial(weights, deal) for deal in deals for weights in (tuned, TUNED[players].weights)]
    gains = np.array(list(parallel_map(partial(gain, players), trials, chunk=1)))
    margins = gains[0::2] - gains[1::2]
    return float(margins.mean()), float(margins.std(ddof=1) / np.sqrt(len(margins)))


def print_result(players: int, tuned: Weights, better: float, error: float) -> None:
    """Print the tuned weights and how much better they are."""
    weights, steps, _ = TUNED[players]
    print(f"On {CHECK} other deals these weights are better by {better:.1f} ± {error:.1f}, counted in")
    print("points ahead of greedy:" if players == 2 else f"the winner's points less {POINTS_PER_ROUND} for each round:")
    for name in steps:
        print(f"{name:20} {tuned[name]:6.3f} instead of {weights[name]:6.3f}")


def main(minutes: float = 60.0, players: int = 2) -> int:
    """Tune for some minutes and print the result."""
    if players not in TUNED:
        print(f"Weights are tuned with {' or '.join(map(str, TUNED))} players, not with {players}.", file=sys.stderr)
        return 2
    end = monotonic() + 60 * minutes
    digest = fingerprint()
    FOLDER.mkdir(parents=True, exist_ok=True)
    result_file = ResultFile(players, FOLDER / f"{players}-{digest}.jsonl")
    # Other sources mean other deals: a chance result must not be learned twice.
    first = int(digest, 16)
    tuned = TUNED[players].weights
    try:
        for number, (mean, center) in enumerate(generations(players, first, result_file.play), 1):
            print(f"generation {number}: {mean:.1f} on an average", file=sys.stderr, flush=True)
            tuned = center
            if monotonic() > end:
                break
        print_result(players, tuned, *compare(players, tuned, range(first - CHECK, first)))
    except KeyboardInterrupt:
        print("\nStopped; run it again to go on.", file=sys.stderr)
        return STOPPED
    return 0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0, int(sys.argv[2]) if len(sys.argv) > 2 else 2))
