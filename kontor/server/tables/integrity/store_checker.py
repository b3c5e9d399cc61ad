"""Checks the store of a running server: once after the start, and then regularly, a few tables at a time."""

import asyncio
import logging
from functools import partial
from time import monotonic

from kontor.engine.errors import KontorError
from kontor.server.errors import DamagedTableError
from kontor.server.store.database import store_file
from kontor.server.store.integrity import check_pages, damaged_tables, next_tables
from kontor.server.tables.integrity.quarantine import complete_rows
from kontor.server.tables.service import TableService
from kontor.server.tables.transition import restore

_ROUND_SECONDS = 3600.0
_SHORTEST_REST, _LOOK_SECONDS = 30.0, 2.0
_PAGES_SECONDS = 60.0
"""How long the check of the pages of a SQLite file may take. It runs in a thread, beside everything else."""
_TABLES_AT_ONCE = 50
_REST = 9.0
"""Rests this many times as long as the check of a few tables took, so that checks take a tenth of the time."""
_MOST_RETRIED = 20
_log = logging.getLogger("kontor.store")


class StoreChecker:
    """Finds damage. Tables with damaged rows go into quarantine, and damaged pages are counted."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.page_problems = 0
        self.completed: float | None = None
        """When the last round ended, in seconds since 1970."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start checking."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop checking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.check()
            except KontorError as error:
                _log.warning("Store check ended early: %s", error.phrase.key)
            except Exception:
                _log.exception("Store check failed")
            await self._rest()

    async def _rest(self) -> None:
        """Wait for the next round. It comes early if a request has met damage."""
        store = self.service.store
        reports = store.damage_reports
        end = monotonic() + _ROUND_SECONDS
        await asyncio.sleep(_SHORTEST_REST)
        while store.damage_reports == reports and monotonic() < end:
            await asyncio.sleep(_LOOK_SECONDS)

    async def check(self) -> None:
        """Check everything once."""
        await self._retry()
        await self._check_pages()
        await self._check_tables()
        self.completed = self.service.times.now()

    async def _check_pages(self) -> None:
        path = store_file(self.service.settings.store)
        if path is None:
            return
        # The threads of the store are for requests.
        problems, finished = await asyncio.to_thread(check_pages, path, _PAGES_SECONDS)
        if finished:
            self.page_problems = len(problems)
        for problem in problems:
            _log.error("The store is damaged: %s", problem)

    async def _check_tables(self) -> None:
        store, after = self.service.store, ""
        while tables := await store.read(partial(next_tables, after=after, most=_TABLES_AT_ONCE)):
            after, began = tables[-1], monotonic()
            for table in await store.read(partial(damaged_tables, tables=tables)):
                await self._isolate(table)
            await asyncio.sleep(_REST * (monotonic() - began))

    async def _isolate(self, table: str) -> None:
        """Put a table into quarantine if it is still damaged at a second look: it may just have been changed."""
        if await self.service.store.read(partial(damaged_tables, tables=[table])):
            self.service.memory.isolate(table, DamagedTableError())

    async def _retry(self) -> None:
        """Release tables that are in order again or no longer exist."""
        for table in sorted(self.service.quarantine.tables)[:_MOST_RETRIED]:
            try:
                if not await self.service.store.read(partial(damaged_tables, tables=[table])):
                    stored = await self.service.store.read(partial(complete_rows, table=table))
                    if stored is not None:
                        await self.service.loader.replay(stored.entries, partial(restore, stored))
                    self.service.quarantine.release(table)
            except Exception as error:
                # Garbage may raise anything. The table stays in quarantine.
                _log.info("Table %s is still damaged: %s", table, type(error).__name__)
