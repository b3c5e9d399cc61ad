"""Replays stored games in threads, so that the event loop goes on meanwhile."""

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

from kontor.server.models import Entry
from kontor.server.tables.session import TableSession

_LONG_GAME = 2000
"""Games with more lines wait for each other in a thread of their own, so that the short ones do not wait for them."""


class Loader:
    """Two threads that replay games: one for short games and one for long ones.

    The compiled core holds Python's lock while it runs, so `transition` replays a few lines at a time.
    """

    def __init__(self) -> None:
        self._short = ThreadPoolExecutor(1, "short games")
        self._long = ThreadPoolExecutor(1, "long games")

    async def replay(self, entries: Iterable[Entry], job: Callable[[], TableSession]) -> TableSession:
        """Run a job that replays these entries and return its result."""
        lines = sum(len(entry.data.get("lines", ())) for entry in entries)
        executor = self._short if lines <= _LONG_GAME else self._long
        return await asyncio.get_running_loop().run_in_executor(executor, job)

    def close(self) -> None:
        """Drop the jobs that have not begun."""
        for executor in (self._short, self._long):
            executor.shutdown(wait=False, cancel_futures=True)
