"""Keeps the tables in memory in step with the other servers on the same store."""

import asyncio
import logging
from collections.abc import Coroutine

from kontor.engine.errors import KontorError
from kontor.server.models import PLAYING, AppliedEntry
from kontor.server.store import rows
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.tables.viewers import TableObserver

_log = logging.getLogger("kontor.following")


class TableFollower(TableObserver):
    """Tells the service what happens on other servers, and asks for the leases of tables that need one."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, session: TableSession, applied: AppliedEntry) -> None:
        """Ask for the lease of the table if it needs one."""
        self.opened(session)

    def opened(self, session: TableSession) -> None:
        """Ask for the lease of the table if it needs one."""
        if self.needs_lease(session.id):
            self.service.peers.want(session.id)

    def followed(self) -> list[str]:
        """Return the tables that have viewers here or whose lease this server holds."""
        leads = self.service.peers.leads
        leased = {table for table in self.service.sessions if leads(table)}
        return list(leased.union(self.service.viewers.watched_tables()))

    def needs_lease(self, table: str) -> bool:
        """Return whether bots play at a table or a clock runs. Bots play among themselves only for viewers."""
        session = self.service.sessions.get(table)
        if session is None or session.status != PLAYING:
            return False
        if all(seat.bot for seat in session.seats):
            return self.service.viewers.watched(table)
        return session.clock is not None or any(seat.active_bot for seat in session.seats)

    def leased(self, table: str) -> None:
        """Load a table whose lease this server has been given, so that its bots play and its clock is watched."""
        self._run(self._lead(table))

    async def _lead(self, table: str) -> None:
        session = self.service.sessions.get(table)
        if session is None:
            # Loading it also notifies the observers.
            await self.service.session(table)
        else:
            for observer in self.service.observers:
                observer.opened(session)

    def table_announced(self, table: str, number: int) -> None:
        """Catch up with a table, if it is in memory and somebody needs it now. Otherwise its next user does."""
        if not number:
            self.service.quarantine.tables.discard(table)
        session = self.service.sessions.get(table)
        if session is not None and 0 < number <= session.number:
            return
        needed = self.service.viewers.watched(table) or self.service.peers.leads(table)
        if self.service.is_loaded(table) and (needed or session is None):
            self._run(self.service.follow(table, number))

    def presence_announced(self, table: str, before: set[int]) -> None:
        """Tell the viewers of a table who is connected now."""
        session = self.service.sessions.get(table)
        if session is not None:
            self.service.viewers.show_presence(session, before | self.service.viewers.connected_here(table))

    def person_announced(self, person: int) -> None:
        """Compare the key of a person with the store."""
        self._run(self._check_persons({person}))

    def check_persons(self, mentioned: bool) -> None:
        """Compare the keys of connected persons with the store, and forget who was deleted."""
        persons = {viewer.person.id for viewer in self.service.viewers.connected if viewer.person is not None}
        if mentioned:
            for session in self.service.sessions.values():
                persons |= session.guests.keys()
                persons |= {applied.entry.person for applied in session.log if applied.entry.person is not None}
        if persons:
            self._run(self._check_persons(persons))

    async def _check_persons(self, persons: set[int]) -> None:
        keys = await self.service.store.read(lambda connection: rows.key_hashes(connection, list(persons)))
        for person in persons:
            if person in keys:
                self.service.viewers.hang_up(person, valid=keys[person])
            else:
                self.service.forget(person)

    def suspend(self) -> None:
        """Close all tables and connections."""
        self.service.suspend()

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _guarded(work: Coroutine[None, None, None]) -> None:
    try:
        await work
    except KontorError:
        # The table was deleted, or the store is unavailable. The next heartbeat looks again.
        return
    except Exception:
        _log.exception("Following failed")
