"""Keeps a running server in step with what the operator decides."""

import asyncio
import logging
from contextlib import suppress

from kontor.server.errors import StoreUnavailableError
from kontor.server.operator.decisions import read_decisions, read_revision
from kontor.server.store import rows
from kontor.server.tables.service import TableService

_POLL_SECONDS = 2.0
_log = logging.getLogger("kontor.operator")


class OperatorFollower:
    """Looks for new decisions every few seconds, and applies them to those who are connected."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.rules = service.rules
        self._revision = ""
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Apply the decisions of before, and follow new ones."""
        await self.refresh()
        self._task = asyncio.create_task(self._poll())

    async def refresh(self) -> None:
        """Apply what was decided since the last time."""
        revision = await self.service.store.read(read_revision)
        if revision == self._revision:
            return
        decisions = await self.service.store.read(read_decisions)
        announced = self.rules.announcement
        self.rules.follow(decisions)
        self._revision = revision
        self._hang_up()
        if self.rules.announcement != announced:
            for viewer in list(self.service.viewers.connected):
                viewer.announce()
        await self._drop_deleted_tables()

    def _hang_up(self) -> None:
        """End the connections of all who are banned now."""
        for viewer in list(self.service.viewers.connected):
            person = viewer.person
            if self.rules.bans_address(viewer.address) or (person is not None and self.rules.bans_person(person.id)):
                viewer.expel()

    async def _drop_deleted_tables(self) -> None:
        in_memory = list(self.service.sessions)
        existing = await self.service.store.read(lambda connection: rows.existing_tables(connection, in_memory))
        for table in in_memory:
            if table not in existing:
                self.service.memory.drop(table)

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(_POLL_SECONDS)
            try:
                with suppress(StoreUnavailableError):
                    await self.refresh()
            except Exception:
                # A decision that cannot be read must not keep the server from following later ones.
                _log.exception("Following the operator failed")

    async def close(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
