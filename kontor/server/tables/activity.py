"""When players were last active at a table: the entries they caused, and their visits, which are stored as well.

Everything that asks whether somebody is absent goes through `last_active`, so that all servers on one store agree.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from kontor.server.cluster.peers import Peers
from kontor.server.errors import StoreUnavailableError
from kontor.server.store import rows
from kontor.server.store.store import Store
from kontor.server.tables.session import TableSession

PRECISION = 300.0
"""Seconds between two stored visits of a person at a table. A visit counts until the next one would be stored."""
_MOST_REMEMBERED = 50_000
_log = logging.getLogger("kontor.activity")


class Visits:
    """Stores when players look at their tables, over HTTP or a live connection."""

    def __init__(self, store: Store, now: Callable[[], float], peers: Peers) -> None:
        self._store = store
        self._now = now
        self._peers = peers
        self._latest: dict[tuple[str, int], float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def record(self, session: TableSession, person: int | None) -> None:
        """Note that a person is active at a table. Only those who have a seat there count."""
        now = self._now()
        if person is None or person not in session.seated:
            return
        if now - self._latest.get((session.id, person), float("-inf")) < PRECISION:
            return
        if len(self._latest) >= _MOST_REMEMBERED:
            self._latest.clear()
        self._latest[session.id, person] = now
        task = asyncio.create_task(self._write(session.id, person, now))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write(self, table: str, person: int, at: float) -> None:
        try:
            await self._store.write(lambda connection: rows.record_visit(connection, table, person, at))
        except (StoreUnavailableError, IntegrityError) as error:
            # The table or the person may have been deleted meanwhile.
            _log.info("Visit not stored: %s", type(error).__name__)
            self._latest.pop((table, person), None)

    async def latest(self, table: str, connected_here: set[int]) -> dict[int, float]:
        """Return the time until which each player counts as present.

        Those who are connected to the table are present now: `connected_here`, or to another server.
        """
        # Somebody may have come back just now.
        await self.flush()
        now = self._now()

        def read(connection: Connection) -> tuple[dict[int, float], set[int]]:
            return rows.visits(connection, table), self._peers.read_online(connection, table)

        stored, connected_elsewhere = await self._store.read(read)
        connected = connected_here | connected_elsewhere
        return {person: min(now, at + PRECISION) for person, at in stored.items()} | dict.fromkeys(connected, now)

    async def flush(self) -> None:
        """Wait for pending writes."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


def last_active(session: TableSession, person: int, visits: Mapping[int, float]) -> float:
    """Return when a person was last active at a table, given the latest `visits` of all players."""
    acted = (applied.entry.at for applied in reversed(session.log) if applied.entry.person == person)
    return max(visits.get(person, session.created), next(acted, session.created))
