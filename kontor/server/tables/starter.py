"""The beginning of a game, as soon as nobody is waited for any more."""

import asyncio
import logging

from kontor.engine.errors import KontorError
from kontor.server.tables import joining
from kontor.server.tables.service import Hall
from kontor.server.tables.session import Sitting

_log = logging.getLogger("kontor.starting")


async def begin_if_ready(hall: Hall, table: str) -> None:
    """Deal the game if all seats are taken."""
    async with hall.at(table) as sitting:
        ready = joining.ready(sitting)
    if ready:
        await hall.change(table, joining.start)


class Starter:
    """Begins games whose last seat was taken just before the server was stopped."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._tasks: set[asyncio.Task[None]] = set()

    def opened(self, sitting: Sitting) -> None:
        """A table has come from the store."""
        if joining.ready(sitting):
            task = asyncio.create_task(self._begin(sitting.id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _begin(self, table: str) -> None:
        try:
            await begin_if_ready(self.hall, table)
        except KontorError as error:
            # Somebody else was faster, or the store is away: whoever opens the table next tries again.
            _log.info("a game did not begin: %s", error.rule)
