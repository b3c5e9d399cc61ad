"""Spreading work over all cores, stoppable and in order."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

Item = TypeVar("Item")
Done = TypeVar("Done")
_FEW = 16
"""So few pieces of work do not pay the start of more processes."""
_AHEAD = 8
"""So many chunks for each process are handed out ahead: one long game holds up no other process."""


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
    with ProcessPoolExecutor(workers, mp_context=fresh, initializer=_follow_parent) as pool:
        try:
            # Not `map` of the pool, which cannot be left while a process is ended, and hands out all the work at once.
            chunks = (items[first : first + size] for first in range(0, len(items), size))
            running = deque(pool.submit(_each, work, part) for part in islice(chunks, workers * _AHEAD))
            while running:
                done = running.popleft().result()
                running.extend(pool.submit(_each, work, part) for part in islice(chunks, 1))
                yield from done
        except BaseException:
            # Whoever stops the work does not wait for the end of a long game.
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise


def _each(work: Callable[[Item], Done], items: Sequence[Item]) -> list[Done]:
    return [work(item) for item in items]


def _follow_parent() -> None:
    """The first process hears Ctrl-C and ends the work in order; when it is killed, nobody waits for more work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
