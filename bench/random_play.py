"""Measure random play and copies of positions, for the benchmarks of both games."""

from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Protocol, TypeVar

from kontor.engine.rng import Rng

COPIES = 20
"""Copies of each position that are measured together."""
EVERY = 10
"""One in this many positions of a game is measured."""


class Copyable(Protocol):
    """A position that can be copied."""

    def copy(self) -> object:
        """Return a copy."""
        ...


State = TypeVar("State")


def decisions_per_second(
    seconds: float, seed: int, deal: Callable[[int], State], play: Callable[[State, Rng], int]
) -> tuple[int, float]:
    """Play games with `play`, which returns its decisions. Return decisions and seconds. Dealing is not timed."""
    decisions = 0
    elapsed = 0.0
    while elapsed < seconds:
        state = deal(seed)
        rng = Rng(seed, "random")
        start = perf_counter()
        decisions += play(state, rng)
        elapsed += perf_counter() - start
        seed += 1
    return decisions, elapsed


def copy_seconds(positions: Iterable[Copyable]) -> float:
    """Return the mean seconds of a copy over some positions."""
    elapsed = 0.0
    copies = 0
    for state in positions:
        start = perf_counter()
        for _ in range(COPIES):
            state.copy()
        elapsed += perf_counter() - start
        copies += COPIES
    return elapsed / copies
