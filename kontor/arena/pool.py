"""A process pool that can be stopped; results arrive as they are done, or in order."""

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

Item = TypeVar("Item")
Done = TypeVar("Done")
_FEW = 16
"""So few pieces of work do not pay the start of more processes."""
_AHEAD = 4
"""So many chunks for each process are handed out ahead: none waits for work while results are looked at."""


def spread(
    work: Callable[[Item], Done], items: Sequence[Item], workers: int | None = None, chunk: int | None = None
) -> Generator[Done, None, None]:
    """The results in the order of the items; closing the generator stops the work where it is.

    With a `chunk`, so many pieces of work go to a process at once: one, where a piece takes long.

    >>> list(spread(abs, [-1, 2], workers=1))
    [1, 2]
    """
    early: dict[int, Done] = {}
    following = 0
    with closing(as_done(work, items, workers, chunk)) as results:
        for index, result in results:
            early[index] = result
            while following in early:
                yield early.pop(following)
                following += 1


def as_done(
    work: Callable[[Item], Done], items: Sequence[Item], workers: int | None = None, chunk: int | None = None
) -> Generator[tuple[int, Done], None, None]:
    """The same, each result as soon as it is there, with the number of its item; none waits for one before it.

    >>> list(as_done(abs, [-1, 2], workers=1))
    [(0, 1), (1, 2)]
    """
    workers = workers or (1 if len(items) < _FEW else os.cpu_count() or 1)
    if workers == 1:
        yield from enumerate(map(work, items))
        return
    size = chunk or max(1, min(16, len(items) // (workers * 4)))
    # Fresh processes: a copy of this one would also copy the locks of its progress bar.
    fresh = get_context("spawn")
    others = active_children()
    with ProcessPoolExecutor(workers, mp_context=fresh, initializer=_follow_parent) as pool:
        try:
            # Not `map` of the pool, which cannot be left while a process is ended, and hands out all the work at once.
            starts = iter(range(0, len(items), size))
            running: dict[Future[list[Done]], int] = {}
            while True:
                for first in islice(starts, workers * _AHEAD - len(running)):
                    running[pool.submit(_each, work, items[first : first + size])] = first
                if not running:
                    break
                ended = wait(running, return_when=FIRST_COMPLETED).done
                # What went well is told before what did not, which ends the work.
                for future in sorted(ended, key=lambda one: (one.exception() is not None, running[one])):
                    yield from enumerate(future.result(), running.pop(future))
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
