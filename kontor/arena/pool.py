"""Spreading work over all cores, stoppable and in order."""

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Item = TypeVar("Item")
Done = TypeVar("Done")
_FEW = 16
"""So few pieces of work do not pay the start of more processes."""


def spread(
    work: Callable[[Item], Done], items: Sequence[Item], workers: int | None = None
) -> Generator[Done, None, None]:
    """The results in the order of the items; closing the generator stops the work.

    >>> list(spread(abs, [-1, 2], workers=1))
    [1, 2]
    """
    workers = workers or (1 if len(items) < _FEW else os.cpu_count() or 1)
    if workers == 1:
        yield from map(work, items)
        return
    # Fresh processes: a copy of this one would also copy the locks of its progress bar.
    fresh = get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=fresh, initializer=_leave_interrupts_to_parent) as pool:
        try:
            yield from pool.map(work, items, chunksize=max(1, min(16, len(items) // (workers * 4))))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _leave_interrupts_to_parent() -> None:
    """The first process hears Ctrl-C and ends the work in order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
