"""Measure the speed next to Catanatron in the same run. `python -m bench`.

The programs alternate, so that other load on the machine affects all of them, and the best round counts. Exits 1 if the
compiled core is slower than promised with any number of players.
"""

import platform
import sys
from collections.abc import Callable
from typing import NamedTuple

from bench import play_anno1503, play_anno1800, play_catanatron
from bench.decision_times import PARTS, DecisionTimes, format_times, total
from kontor.arena.program import cpu_name
from kontor.core import is_compiled

SECONDS = 3.0
ROUNDS = 3
GAMES = 10
PLAYERS = (2, 3, 4)
LEAST_DECISIONS = (5.0, 2.0)
MOST_OF_A_COPY = 0.2
"""What we promise relative to Catanatron: a multiple of its decision rate for each game, a share of its copy time."""


class Side(NamedTuple):
    """One engine: functions that measure random play and copies."""

    name: str
    decide: Callable[[float, int, int], tuple[int, float]]
    copy: Callable[[int, int, int], float]


SIDES = [
    Side("Anno 1503", play_anno1503.decisions_per_second, play_anno1503.copy_seconds),
    Side("Anno 1800", play_anno1800.decisions_per_second, play_anno1800.copy_seconds),
    Side("Catanatron", play_catanatron.decisions_per_second, play_catanatron.copy_seconds),
]


QUARTERLY: list[tuple[str, Callable[[int, int, int], list[DecisionTimes]]]] = [
    ("Anno 1503", play_anno1503.times_by_quarter),
    ("Anno 1800", play_anno1800.times_by_quarter),
]


def best_rates(players: int) -> list[float]:
    """Return the decisions per second of each side."""
    rates = [0.0] * len(SIDES)
    for seed in range(1, ROUNDS + 1):
        for index, side in enumerate(SIDES):
            decisions, elapsed = side.decide(SECONDS, players, seed)
            rates[index] = max(rates[index], decisions / elapsed)
    return rates


def best_copies(players: int) -> list[float]:
    """Return the seconds of a copy for each side."""
    rounds = [[side.copy(GAMES, players, seed) for side in SIDES] for seed in range(1, ROUNDS + 1)]
    return [min(by_round) for by_round in zip(*rounds, strict=True)]


def row(players: int, values: list[float], form: str) -> str:
    """Return a line with the values of all sides, and ours as multiples of the last."""
    text = "  ".join(f"{value:{form}}".rjust(len(side.name)) for value, side in zip(values, SIDES, strict=True))
    ratios = "  ".join(f"{value / values[-1]:.3f}".rjust(9) for value in values[:-1])
    return f"{players:7}  {text}    {ratios}"


def main() -> int:
    """Measure and print everything."""
    core = "compiled" if is_compiled() else "interpreted"
    print(f"{cpu_name()}, Python {platform.python_version()}, {core}, one core; best of {ROUNDS} rounds")
    names = "  ".join(side.name for side in SIDES)
    heads = f"players  {names}    ratios to {SIDES[-1].name}: {', '.join(side.name for side in SIDES[:-1])}"
    print(f"\ndecisions per second\n{heads}")
    holds = True
    for players in PLAYERS:
        *ours, theirs = best_rates(players)
        print(row(players, [*ours, theirs], ",.0f"), flush=True)
        holds &= all(rate >= least * theirs for rate, least in zip(ours, LEAST_DECISIONS, strict=True))
    print(f"\ncopy of a position, µs\n{heads}")
    for players in PLAYERS:
        *ours, theirs = best_copies(players)
        print(row(players, [seconds * 1e6 for seconds in (*ours, theirs)], ".2f"), flush=True)
        holds &= max(ours) <= MOST_OF_A_COPY * theirs
    print("\nµs of a decision by quarter of the game, and what takes it")
    print(f"players  game         1st    2nd    3rd    4th    {'  '.join(PARTS)}")
    for players in PLAYERS:
        for name, measure in QUARTERLY:
            best = min((measure(GAMES, players, seed) for seed in [1] * ROUNDS), key=total)
            print(f"{players:7}  {name}  {format_times(best)}", flush=True)
    print("\nall ways to pay one thing, Anno 1800, ms per call\nplayers  median   mean  calls per second")
    for players in PLAYERS:
        middle, mean = min(play_anno1800.ways_seconds(GAMES, players, seed) for seed in range(1, ROUNDS + 1))
        print(f"{players:7}  {middle * 1e3:6.3f}  {mean * 1e3:5.3f}  {1 / mean:16,.0f}", flush=True)
    verdict = "holds" if holds else "FAILS" if is_compiled() else "does not hold interpreted"
    least = " and ".join(f"{times:g}" for times in LEAST_DECISIONS)
    print(f"\n{verdict}: {least} times Catanatron's decisions, a copy in {MOST_OF_A_COPY:g} of its time")
    return 1 if is_compiled() and not holds else 0


if __name__ == "__main__":
    sys.exit(main())
