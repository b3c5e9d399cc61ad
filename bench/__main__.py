"""Speed, next to Catanatron in the same run. `python -m bench`.

The programs take turns, so that other load on the machine hits all of them, and the best round counts. Exits 1 if the
compiled core is slower than promised with any number of players.
"""

import platform
import sys
from collections.abc import Callable
from typing import NamedTuple

from bench import play_anno1503, play_anno1800, play_catanatron
from bench.decision_times import PARTS, Spent, told, total
from kontor.arena.program import cpu_name
from kontor.core import is_compiled

SECONDS = 3.0
ROUNDS = 3
GAMES = 10
PLAYERS = (2, 3, 4)
LEAST_DECISIONS = (5.0, 2.0)
MOST_OF_A_COPY = 0.2
"""What we promise, next to Catanatron: so many times its decisions for each of our games, and a copy in such a part of
its time."""


class Side(NamedTuple):
    """One engine: decisions and seconds of random play, seconds of a copy."""

    name: str
    decide: Callable[[float, int, int], tuple[int, float]]
    copy: Callable[[int, int, int], float]


SIDES = [
    Side("Anno 1503", play_anno1503.decisions_per_second, play_anno1503.copy_seconds),
    Side("Anno 1800", play_anno1800.decisions_per_second, play_anno1800.copy_seconds),
    Side("Catanatron", play_catanatron.decisions_per_second, play_catanatron.copy_seconds),
]


QUARTERLY: list[tuple[str, Callable[[int, int, int], list[Spent]]]] = [
    ("Anno 1503", play_anno1503.spent_by_quarter),
    ("Anno 1800", play_anno1800.spent_by_quarter),
]


def best_rates(players: int) -> list[float]:
    """By side: decisions per second."""
    rates = [0.0] * len(SIDES)
    for seed in range(1, ROUNDS + 1):
        for index, side in enumerate(SIDES):
            decisions, spent = side.decide(SECONDS, players, seed)
            rates[index] = max(rates[index], decisions / spent)
    return rates


def best_copies(players: int) -> list[float]:
    """By side: seconds of a copy."""
    rounds = [[side.copy(GAMES, players, seed) for side in SIDES] for seed in range(1, ROUNDS + 1)]
    return [min(by_round) for by_round in zip(*rounds, strict=True)]


def row(players: int, values: list[float], form: str) -> str:
    """The values of all sides, and those of ours as multiples of the last."""
    told = "  ".join(f"{value:{form}}".rjust(len(side.name)) for value, side in zip(values, SIDES, strict=True))
    ratios = "  ".join(f"{value / values[-1]:.3f}".rjust(9) for value in values[:-1])
    return f"{players:7}  {told}    {ratios}"


def main() -> int:
    """Measure and print."""
    core = "compiled" if is_compiled() else "interpreted"
    print(f"{cpu_name()}, Python {platform.python_version()}, {core}, one core; best of {ROUNDS} rounds")
    names = "  ".join(side.name for side in SIDES)
    heads = f"players  {names}    ratios to {SIDES[-1].name}: {', '.join(side.name for side in SIDES[:-1])}"
    print(f"\ndecisions per second\n{heads}")
    kept = True
    for players in PLAYERS:
        *ours, its = best_rates(players)
        print(row(players, [*ours, its], ",.0f"), flush=True)
        kept &= all(rate >= least * its for rate, least in zip(ours, LEAST_DECISIONS, strict=True))
    print(f"\ncopy of a position, µs\n{heads}")
    for players in PLAYERS:
        *ours, its = best_copies(players)
        print(row(players, [seconds * 1e6 for seconds in (*ours, its)], ".2f"), flush=True)
        kept &= max(ours) <= MOST_OF_A_COPY * its
    print("\nµs of a decision by quarter of the game, and what takes it")
    print(f"players  game         1st    2nd    3rd    4th    {'  '.join(PARTS)}")
    for players in PLAYERS:
        for name, measure in QUARTERLY:
            best = min((measure(GAMES, players, seed) for seed in [1] * ROUNDS), key=total)
            print(f"{players:7}  {name}  {told(best)}", flush=True)
    print("\nall ways to pay one thing, Anno 1800, ms per call\nplayers  median   mean  calls per second")
    for players in PLAYERS:
        middle, mean = min(play_anno1800.ways_seconds(GAMES, players, seed) for seed in range(1, ROUNDS + 1))
        print(f"{players:7}  {middle * 1e3:6.3f}  {mean * 1e3:5.3f}  {1 / mean:16,.0f}", flush=True)
    verdict = "holds" if kept else "FAILS" if is_compiled() else "does not hold interpreted"
    least = " and ".join(f"{times:g}" for times in LEAST_DECISIONS)
    print(f"\n{verdict}: {least} times Catanatron's decisions, a copy in {MOST_OF_A_COPY:g} of its time")
    return 1 if is_compiled() and not kept else 0


if __name__ == "__main__":
    sys.exit(main())
