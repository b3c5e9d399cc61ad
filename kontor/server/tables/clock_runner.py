"""Watches deadlines: when one passes, a bot takes over the seat."""

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

_EVERY = 0.5
_AGAIN = 5.0
_GRACE = 60.0
_log = logging.getLogger("kontor.clocks")


class ClockRunner(TableObserver):
    """Knows every deadline, also of tables that are not in memory."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._deadlines: dict[str, float] = {}
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Take up the deadlines of all tables."""
        kept = await self.service.store.read(rows.deadlines)
        # Whose time ran out while the server was down can come back first.
        soonest = time() + _GRACE
        self._deadlines = {table: max(deadline, soonest) for table, deadline in kept}
        self._task = asyncio.create_task(self._tick())

    def changed(self, session: TableSession, applied: AppliedEntry) -> None:
        """Note a new deadline."""
        self.opened(session)

    def opened(self, session: TableSession) -> None:
        """Note the deadline."""
        if session.deadline is None:
            self._deadlines.pop(session.id, None)
        else:
            self._deadlines[session.id] = session.deadline

    def deleted(self, table: str) -> None:
        """Forget the deadline."""
        self._deadlines.pop(table, None)

    def running(self) -> list[str]:
        """The tables whose clock is running."""
        return sorted(self._deadlines)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            now = time()
            for table in [table for table, deadline in self._deadlines.items() if deadline <= now]:
                # If it fails, it is tried again later.
                self._deadlines[table] = now + _AGAIN
                try:
                    await self.service.change(table, _time_is_up)
                except NoSuchTableError:
                    del self._deadlines[table]
                except KontorError as error:
                    _log.info("a timeout was refused: %s", error.rule)
                except Exception:
                    # The other clocks go on.
                    _log.exception("a timeout failed")
            self.service.evict_idle()

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def _time_is_up(session: TableSession) -> Draft:
    if session.deadline is None or session.deadline > time():
        raise RuleError("server:clock", "clock-not-up")
    return commands.leave(session, session.actor, None, "timeout")
