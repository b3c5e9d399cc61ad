"""Starts a game as soon as all seats are taken."""

import asyncio
import logging

from kontor.engine.errors import KontorError, RuleError
from kontor.server.tables import creation
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.tables.viewers import TableObserver

_log = logging.getLogger("kontor.starter")


async def begin_if_ready(service: TableService, table: str) -> None:
    """Deal the game if all seats are taken."""
    async with service.at(table) as session:
        ready = creation.ready(session)
    if not ready:
        return
    try:
        await service.change(table, creation.start)
    except RuleError:
        # Another server may have been faster.
        async with service.at(table) as session:
            if creation.ready(session):
                raise


class Starter(TableObserver):
    """Starts games whose last seat was taken just before the server stopped."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._tasks: set[asyncio.Task[None]] = set()

    def opened(self, session: TableSession) -> None:
        """Start the game if all seats are taken."""
        if creation.ready(session):
            task = asyncio.create_task(self._begin(session.id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _begin(self, table: str) -> None:
        try:
            await begin_if_ready(self.service, table)
        except KontorError as error:
            # Somebody else was faster, or the store is unavailable. The next one to open the table tries again.
            _log.info("Game not started: %s", error.rule)
