"""The beginning of a game, as soon as nobody is waited for any more."""

import asyncio
import logging

from kontor.engine.errors import KontorError
from kontor.server.tables import joining
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession

_log = logging.getLogger("kontor.starting")


async def begin_if_ready(service: TableService, table: str) -> None:
    """Deal the game if all seats are taken."""
    async with service.at(table) as session:
        ready = joining.ready(session)
    if ready:
        await service.change(table, joining.start)


class Starter:
    """Begins games whose last seat was taken just before the server was stopped."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._tasks: set[asyncio.Task[None]] = set()

    def opened(self, session: TableSession) -> None:
        """A table has come from the store."""
        if joining.ready(session):
            task = asyncio.create_task(self._begin(session.id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _begin(self, table: str) -> None:
        try:
            await begin_if_ready(self.service, table)
        except KontorError as error:
            # Somebody else was faster, or the store is away: whoever opens the table next tries again.
            _log.info("a game did not begin: %s", error.rule)
