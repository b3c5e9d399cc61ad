"""Spreading work over all cores, stoppable and in order."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from typing import TypeVar

Item = TypeVar("Item")
Done = TypeVar("Done")
_FEW = 16
"""So few pieces of work do not pay the start of more processes."""


def spread(
    work: Callable[[Item], Done], items: Sequence[Item], workers: int | None = None, chunk: int | None = None
) -> Generator[Done, None, None]:
    """The results in the order of the items; closing the generator stops the work where it is.

    With a `chunk`, so many pieces of work go to a process at once: one, where a piece takes long.

    >>> list(spread(abs, [-1, 2], workers=1))
    [1, 2]
    """
    workers = workers or (1 if len(items) < _FEW else os.cpu_count() or 1)
    if workers == 1:
        yield from map(work, items)
        return
    size = chunk or max(1, min(16, len(items) // (workers * 4)))
    # Fresh processes: a copy of this one would also copy the locks of its progress bar.
    fresh = get_context("spawn")
    others = active_children()
    with ProcessPoolExecutor(workers, mp_context=fresh, initializer=_leave_interrupts_to_parent) as pool:
        try:
            # Not `map` of the pool, which cannot be left while a process is ended.
            chunks = [items[first : first + size] for first in range(0, len(items), size)]
            running = deque(pool.submit(_each, work, part) for part in chunks)
            while running:
                yield from running.popleft().result()
        except BaseException:
            # Whoever stops the work does not wait for the end of a long game.
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise


def _each(work: Callable[[Item], Done], items: Sequence[Item]) -> list[Done]:
    return [work(item) for item in items]


def _leave_interrupts_to_parent() -> None:
    """The first process hears Ctrl-C and ends the work in order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
