"""Do the levels answer in time, also where others want the same cores? Decisions at full budgets, idle and loaded.

Run as `python -m bench.thinking` or `make bench-bots`. Loaded means: twice as many processes as cores do nothing but
count. A decision is late by what it takes beyond its budget; by half of it at most, says what we aim at.
"""

import os
import platform
from multiprocessing import Process
from statistics import mean
from time import perf_counter

from bench.machine import load_now, processor
from kontor.bots.base import LEVELS, LOOKS, SECONDS, make_bot
from kontor.bots.budget import Budget
from kontor.table.desk import Desk
from kontor.table.rng import Rng
from tools.study_blind import some_match

GAMES = 20
"""So many games have one position each."""
PLAYERS = 3
MOST_LATE = 0.5


def _count() -> None:
    number = 0
    while True:
        number += 1


def seconds_taken(game: str, level: str) -> list[float]:
    """How long each decision takes, in seconds."""
    taken = []
    for seed in range(GAMES):
        match = some_match(game, PLAYERS, seed)
        bot = make_bot(level, game, Budget(seconds=SECONDS[level]))
        begun = perf_counter()
        bot.choose(Desk(match.game, match.state), Rng(seed))
        taken.append(perf_counter() - begun)
    return taken


def row(game: str, level: str, where: str) -> tuple[str, bool]:
    """A line of the report, and whether it is as good as we aim at."""
    taken, budget = seconds_taken(game, level), SECONDS[level]
    worst = max(taken) / budget - 1
    told = f"{game} {level:7} {where:7} {1000 * mean(taken):7.1f} ms on an average, {1000 * max(taken):7.1f} at most"
    late = "never late" if worst <= 0 else f"late by {worst:.0%} at most"
    return f"{told}, of {1000 * budget:.0f}: {late}", worst <= MOST_LATE


def main() -> None:
    """Print the report."""
    print(f"{processor()}, {os.cpu_count()} cores, {platform.python_implementation()} {platform.python_version()}")
    print(f"{GAMES} decisions each, games of {PLAYERS}; {load_now()} before")
    rows = [row(game, level, "idle") for game in LOOKS for level in LEVELS]
    others = [Process(target=_count, daemon=True) for _ in range(2 * (os.cpu_count() or 1))]
    for other in others:
        other.start()
    try:
        rows += [row(game, level, "loaded") for game in LOOKS for level in LEVELS]
    finally:
        for other in others:
            other.terminate()
    print(*[told for told, _ in rows], sep="\n")
    print("as aimed at" if all(good for _, good in rows) else f"NOT as aimed at: late by at most {MOST_LATE:.0%}")


if __name__ == "__main__":
    main()
