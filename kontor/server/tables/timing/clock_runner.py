"""Enforces deadlines: when one passes, a bot takes over the seat."""

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any

from sqlalchemy.exc import IntegrityError

from kontor.engine.errors import KontorError, RuleError
from kontor.server.errors import DamagedTableError, NoSuchTableError, StoreDamagedError
from kontor.server.models import AppliedEntry, Draft
from kontor.server.store import rows
from kontor.server.tables import commands
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.tables.timing.outages import note_alive, note_start
from kontor.server.tables.viewers import TableObserver

_TICK_SECONDS = 0.5
_RETRY_SECONDS = 1.0
_GRACE_SECONDS = 60.0
_LATE_SECONDS = 15.0
"""Longer than another server takes to notice that the one that watched a clock is dead."""
_HEARTBEAT_SECONDS = 20.0
_log = logging.getLogger("kontor.clocks")


class ClockRunner(TableObserver):
    """Tracks deadlines. The only server on a store tracks all, including those of tables that are not in memory."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.times = service.times
        self._deadlines: dict[str, float] = {}
        """By table, on the monotonic clock."""
        self._next_heartbeat = self.times.steady()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Load the deadlines of all tables and start watching them.

        If there are other servers, each watches the tables whose leases it holds, and takes those that nobody watches
        when their deadline passes.
        """
        times = self.times
        times.outages = await self.service.store.write(partial(note_start, now=times.now()))
        if not self.service.peers.shared:
            for table, since, last, deadline in await self._stored_deadlines():
                left = deadline + times.absence(since, last) - times.now()
                # People whose time ran out while the server was down get a chance to come back.
                self._deadlines[table] = times.steady() + max(left, _GRACE_SECONDS)
        self._task = asyncio.create_task(self._run())

    async def _stored_deadlines(self) -> list[tuple[str, float, float, float]]:
        try:
            stored = await self.service.store.read(rows.deadlines)
        except StoreDamagedError:
            # The clocks of tables that can be read start when somebody opens them.
            return []
        return [row for row in stored if all(isinstance(value, int | float) for value in row[1:])]

    def changed(self, session: TableSession, applied: AppliedEntry) -> None:
        """Update the deadline."""
        self.opened(session)

    def opened(self, session: TableSession) -> None:
        """Update the deadline."""
        if session.deadline is None or not self.service.peers.leads(session.id):
            self._deadlines.pop(session.id, None)
            return
        left = session.deadline + self.times.shift(session) - self.times.now()
        if left < -_LATE_SECONDS:
            # No server ran when the time was up. People get a chance to come back.
            self._deadlines.setdefault(session.id, self.times.steady() + _GRACE_SECONDS)
        else:
            self._deadlines[session.id] = self.times.steady() + left

    def deleted(self, table: str) -> None:
        """Drop the deadline."""
        self._deadlines.pop(table, None)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(_TICK_SECONDS)
            try:
                await self.tick()
            except Exception:
                # Keep the clocks running.
                _log.exception("Clock tick failed")

    async def tick(self) -> None:
        """Correct clocks after the wall clock was set, and act on deadlines that have passed."""
        for session in list(self.service.sessions.values()):
            runs = session.deadline is not None and session.frozen is None
            if runs and self.service.peers.leads(session.id) and self.times.shift(session):
                await self._try(session.id, self.service.correct_clock(session.id))
        now = self.times.steady()
        for table in [table for table, deadline in self._deadlines.items() if deadline <= now]:
            # If the change fails, retry later.
            self._deadlines[table] = now + _RETRY_SECONDS
            if not self.service.peers.leads(table):
                del self._deadlines[table]
                continue
            await self._try(table, self.service.change(table, self._time_out))
        # Clocks of tables that no server has in memory run as well.
        if (self._deadlines or self.service.peers.shared) and now >= self._next_heartbeat:
            self._next_heartbeat = now + _HEARTBEAT_SECONDS
            await self._beat()
        self.service.memory.evict_idle()

    async def _beat(self) -> None:
        """Store that a server is alive."""
        try:
            await self.service.store.write(partial(note_alive, now=self.times.now()))
        except (KontorError, IntegrityError) as error:
            # The store is away, or another server was faster.
            _log.info("Heartbeat failed: %s", type(error).__name__)

    async def _try(self, table: str, change: Coroutine[Any, Any, object]) -> None:
        """Await a change. If it fails, keep the other clocks running."""
        try:
            await change
        except (NoSuchTableError, DamagedTableError):
            self._deadlines.pop(table, None)
        except KontorError as error:
            _log.info("Clock change refused: %s", error.rule)
        except Exception:
            _log.exception("Clock change failed")

    def _time_out(self, session: TableSession) -> Draft:
        if session.deadline is None or session.deadline > self.times.now():
            raise RuleError("server:clock", "clock-not-up")
        return commands.leave(session, session.actor, None, "timeout")

    async def close(self) -> None:
        """Stop watching."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
