"""The search for tables where a bot waits for a server to play it."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from kontor.server.cluster import rows
from kontor.server.errors import StoreUnavailableError
from kontor.server.store.store import Store

_RARELY = 60.0
"""Seconds between two searches if no server has gone."""
_SOON = 1.0
"""Seconds until the next search if there may be more tables."""
_log = logging.getLogger("kontor.peers")


class LeaseSearch:
    """Looks through all games in play when a server starts, when another one has gone, and once a minute.

    That takes a while in a large store. So it is no part of the heartbeat, which must not be late.
    """

    def __init__(self, store: Store, found: Callable[[list[str]], None]) -> None:
        self._store = store
        self._found = found
        self._due = asyncio.Event()

    def search_now(self) -> None:
        """Search again at once: the tables of a server are free."""
        self._due.set()

    async def run(self) -> None:
        """Search until cancelled."""
        while True:
            self._due.clear()
            pause = _RARELY
            try:
                tables = await self._store.read(rows.waiting_for_bots)
                self._found(tables)
                if len(tables) == rows.MOST_CLAIMED:
                    pause = _SOON
            except StoreUnavailableError:
                pause = _SOON
            except Exception:
                # Damaged rows must not end the search for other tables.
                _log.exception("Search for tables failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._due.wait()
