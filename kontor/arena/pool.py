"""A process pool that can be stopped. Results arrive in order, or as they complete."""

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
Result = TypeVar("Result")
_FEW = 16
"""Fewer items than this are not worth starting processes for."""
_AHEAD = 4
"""Chunks submitted ahead per process, so that no process is idle while the caller handles results."""


def parallel_map(
    work: Callable[[Item], Result], items: Sequence[Item], workers: int | None = None, chunk: int | None = None
) -> Generator[Result, None, None]:
    """Yield the results in the order of the items. Closing the generator stops the work.

    `chunk` is the number of items sent to a process at once. Use 1 if an item takes long.

    >>> list(parallel_map(abs, [-1, 2], workers=1))
    [1, 2]
    """
    early: dict[int, Result] = {}
    next_index = 0
    with closing(parallel_map_unordered(work, items, workers, chunk)) as results:
        for index, result in results:
            early[index] = result
            while next_index in early:
                yield early.pop(next_index)
                next_index += 1


def parallel_map_unordered(
    work: Callable[[Item], Result], items: Sequence[Item], workers: int | None = None, chunk: int | None = None
) -> Generator[tuple[int, Result], None, None]:
    """Yield the index of each item with its result, as they complete. Otherwise like `parallel_map`.

    >>> list(parallel_map_unordered(abs, [-1, 2], workers=1))
    [(0, 1), (1, 2)]
    """
    workers = workers or (1 if len(items) < _FEW else os.cpu_count() or 1)
    if workers == 1:
        yield from enumerate(map(work, items))
        return
    size = chunk or max(1, min(16, len(items) // (workers * 4)))
    # Spawned, because forked processes would also copy the locks of a progress bar.
    spawn = get_context("spawn")
    others = active_children()
    with ProcessPoolExecutor(workers, mp_context=spawn, initializer=_follow_parent) as pool:
        try:
            # The pool's `map` would submit all the work at once, and could hang when processes are terminated.
            starts = iter(range(0, len(items), size))
            running: dict[Future[list[Result]], int] = {}
            while True:
                for first in islice(starts, workers * _AHEAD - len(running)):
                    running[pool.submit(_each, work, items[first : first + size])] = first
                if not running:
                    break
                completed = wait(running, return_when=FIRST_COMPLETED).done
                # Yield all results before raising an error, which ends the work.
                for future in sorted(completed, key=lambda one: (one.exception() is not None, running[one])):
                    yield from enumerate(future.result(), running.pop(future))
        except BaseException:
            # Terminate the processes instead of waiting for the end of a long game.
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise


def _each(work: Callable[[Item], Result], items: Sequence[Item]) -> list[Result]:
    return [work(item) for item in items]


def _follow_parent() -> None:
    """Leave Ctrl-C to the parent process, which stops the work, and exit when the parent is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
