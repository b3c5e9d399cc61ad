"""Enforces deadlines: when one passes, a bot takes over the seat."""

import asyncio
import logging
from time import time

from kontor.engine.errors import KontorError, RuleError
from kontor.server.errors import NoSuchTableError
from kontor.server.models import AppliedEntry, Draft
from kontor.server.store import rows
from kontor.server.tables import commands
from kontor.server.tables.service import TableObserver, TableService
from kontor.server.tables.session import TableSession

_TICK_SECONDS = 0.5
_RETRY_SECONDS = 5.0
_GRACE_SECONDS = 60.0
_LATE_SECONDS = 15.0
"""Longer than another server takes to notice that the one that watched a clock is dead."""
_log = logging.getLogger("kontor.clocks")


class ClockRunner(TableObserver):
    """Tracks deadlines. The only server on a store tracks all, including those of tables that are not in memory."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._deadlines: dict[str, float] = {}
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Load the deadlines of all tables and start watching them.

        If there are other servers, each watches the tables whose leases it holds, and takes those that nobody watches
        when their deadline passes.
        """
        if not self.service.peers.shared:
            stored = await self.service.store.read(rows.deadlines)
            # People whose time ran out while the server was down get a chance to come back.
            earliest = time() + _GRACE_SECONDS
            self._deadlines = {table: max(deadline, earliest) for table, deadline in stored}
        self._task = asyncio.create_task(self._tick())

    def changed(self, session: TableSession, applied: AppliedEntry) -> None:
        """Update the deadline."""
        self.opened(session)

    def opened(self, session: TableSession) -> None:
        """Update the deadline."""
        if session.deadline is None or not self.service.peers.leads(session.id):
            self._deadlines.pop(session.id, None)
        elif self.service.peers.shared and session.deadline < time() - _LATE_SECONDS:
            # All servers were down. People get a chance to come back.
            self._deadlines.setdefault(session.id, time() + _GRACE_SECONDS)
        else:
            self._deadlines[session.id] = session.deadline

    def deleted(self, table: str) -> None:
        """Drop the deadline."""
        self._deadlines.pop(table, None)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(_TICK_SECONDS)
            now = time()
            for table in [table for table, deadline in self._deadlines.items() if deadline <= now]:
                # If the change fails, retry later.
                self._deadlines[table] = now + _RETRY_SECONDS
                if not self.service.peers.leads(table):
                    del self._deadlines[table]
                    continue
                try:
                    await self.service.change(table, _time_out)
                except NoSuchTableError:
                    del self._deadlines[table]
                except KontorError as error:
                    _log.info("Timeout refused: %s", error.rule)
                except Exception:
                    # Keep the other clocks running.
                    _log.exception("Timeout failed")
            self.service.evict_idle()

    async def close(self) -> None:
        """Stop watching."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def _time_out(session: TableSession) -> Draft:
    if session.deadline is None or session.deadline > time():
        raise RuleError("server:clock", "clock-not-up")
    return commands.leave(session, session.actor, None, "timeout")
