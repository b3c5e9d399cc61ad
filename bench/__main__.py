"""Speed, next to Catanatron in the same run. `python -m bench`."""

import platform
import sys
from collections.abc import Callable
from pathlib import Path

from bench import anno1503_side, catanatron_side

SECONDS = 3.0
ROUNDS = 3
GAMES = 10


def processor() -> str:
    """The machine's processor, as far as it tells."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def best_rate(measure: Callable[[float, int, int], tuple[int, float]], players: int) -> float:
    """Decisions per second; the best of some rounds, since others may use the machine too."""
    rates = [
        decisions / spent for decisions, spent in (measure(SECONDS, players, seed) for seed in range(1, ROUNDS + 1))
    ]
    return max(rates)


def best_copy(measure: Callable[[int, int, int], float], players: int) -> float:
    """Seconds of a copy; the best of some rounds."""
    return min(measure(GAMES, players, seed) for seed in range(1, ROUNDS + 1))


def main() -> int:
    """Measure and print."""
    print(f"{processor()}, Python {platform.python_version()}, interpreted, one core")
    print("players  decisions/s: Anno 1503  Catanatron  ratio   copy µs: Anno 1503  Catanatron  ratio")
    for players in (2, 3, 4):
        ours, theirs = (
            best_rate(side, players)
            for side in (anno1503_side.decisions_per_second, catanatron_side.decisions_per_second)
        )
        copy, their_copy = (
            best_copy(side, players) for side in (anno1503_side.copy_seconds, catanatron_side.copy_seconds)
        )
        print(
            f"{players:7}  {ours:22,.0f}  {theirs:10,.0f}  {ours / theirs:5.2f}"
            f"   {copy * 1e6:18.2f}  {their_copy * 1e6:10.2f}  {copy / their_copy:5.3f}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
