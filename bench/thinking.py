"""Measure whether the levels answer in time: decisions at full budgets, on an idle and on a loaded machine.

Run as `python -m bench.thinking` or `make bench-bots`. Load is twice as many busy processes as cores. Exits 1 if a
decision exceeds its budget by more than half. Half of the positions come from anywhere in games of three, half from the
last turns of games of two, where expert thinks longest.
"""

import os
import platform
import sys
from multiprocessing import Process
from statistics import mean
from time import perf_counter

from bench.machine import load_now
from kontor.arena.program import cpu_name
from kontor.bots.base import LEVELS, SECONDS, has_module, make_bot
from kontor.bots.budget import Budget
from kontor.core import is_compiled
from kontor.engine.decision import Decision
from kontor.engine.match import Match
from kontor.engine.registry import game_names
from kontor.engine.rng import Rng
from tools.studies.fair_bots import late_match, some_match

POSITIONS = 40
MOST_LATE = 0.5


def _count() -> None:
    number = 0
    while True:
        number += 1


def positions(game: str) -> list[Match]:
    """Return matches at a decision, each from another game."""
    return [late_match(game, 2, seed) if seed % 2 else some_match(game, 3, seed) for seed in range(POSITIONS)]


def seconds_taken(game: str, level: str, matches: list[Match]) -> list[float]:
    """Return the seconds that each decision takes."""
    taken = []
    for seed, match in enumerate(matches):
        bot = make_bot(level, game, Budget(seconds=SECONDS[level]))
        start = perf_counter()
        bot.choose(Decision(match.game, match.state), Rng(seed))
        taken.append(perf_counter() - start)
    return taken


def row(game: str, level: str, where: str, matches: list[Match]) -> tuple[str, bool]:
    """Return a line of the report, and whether the level is in time."""
    taken, budget = seconds_taken(game, level, matches), SECONDS[level]
    worst = max(taken) / budget - 1
    text = f"{game} {level:7} {where:7} {1000 * mean(taken):7.1f} ms on an average, {1000 * max(taken):7.1f} at most"
    late = "never late" if worst <= 0 else f"late by {worst:.0%} at most"
    return f"{text}, of {1000 * budget:.0f}: {late}", worst <= MOST_LATE


def rows(where: str, matches: dict[str, list[Match]]) -> bool:
    """Print a line for each level of each game. Return whether all are in time."""
    good = True
    for game in matches:
        for level in LEVELS:
            text, in_time = row(game, level, where, matches[game])
            print(text, flush=True)
            good &= in_time
    return good


def main() -> int:
    """Print the report."""
    core = "compiled" if is_compiled() else "interpreted"
    print(f"{cpu_name()}, {os.cpu_count()} cores, Python {platform.python_version()}, {core}")
    print(f"{POSITIONS} decisions each; {load_now()} before")
    matches = {game: positions(game) for game in game_names() if has_module(game, "levels")}
    good = rows("idle", matches)
    others = [Process(target=_count, daemon=True) for _ in range(2 * (os.cpu_count() or 1))]
    for other in others:
        other.start()
    try:
        good &= rows("loaded", matches)
    finally:
        for other in others:
            other.terminate()
    print("as aimed at" if good else f"NOT as aimed at: late by at most {MOST_LATE:.0%}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
