"""All tables of a server: loading them, changing them one command at a time, notifying viewers."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import time
from typing import Protocol

from sqlalchemy import Connection

from kontor.engine.errors import KontorError
from kontor.server.cluster.peers import Peers
from kontor.server.errors import ConflictError, NoSuchTableError, StoreUnavailableError
from kontor.server.models import AppliedEntry, Draft, Entry, Person, TableParts
from kontor.server.rate_limits import RateLimiter
from kontor.server.settings import Settings
from kontor.server.store import outbox, rows
from kontor.server.store.outbox import DueNotice
from kontor.server.store.store import Store
from kontor.server.tables.session import TableSession
from kontor.server.tables.transition import apply, load_session, next_entry, open_table, rebuild_until

_log = logging.getLogger("kontor.service")
_IDLE_SECONDS = 600.0
_CONFLICT_SECONDS = 0.005
"""Pause while another server is writing to the same table."""
Change = Callable[[TableSession], Draft]
"""Validates a change of a table and drafts its entry. Raises `KontorError` if it is not allowed."""


class Viewer(Protocol):
    """A connection that follows a table."""

    person: Person | None
    key_hash: str
    """The hash of the key that the person has signed in with."""

    def table_changed(self, session: TableSession, applied: AppliedEntry, online: set[int]) -> None:
        """Handle a new entry of the table."""

    def presence_changed(self, session: TableSession, online: set[int]) -> None:
        """Handle a change of the persons who are connected to the table."""

    def table_closed(self, table: str) -> None:
        """Handle the end of the subscription: the table was deleted or closed to this person, or must be reopened."""

    def hang_up(self) -> None:
        """End the connection, because the key is no longer valid."""

    def suspend(self) -> None:
        """End the connection, because this server cannot serve tables for now. Another one may."""


class TableObserver:
    """Follows every table: bots, clocks, notices, metrics."""

    def opened(self, session: TableSession) -> None:
        """Handle a table that was loaded or gained a viewer. Stored entries may not have been broadcast yet."""

    def committed(self, session: TableSession, applied: AppliedEntry) -> None:
        """Handle an entry that this server has added to a table. Of all servers, only this one calls it."""

    def changed(self, session: TableSession, applied: AppliedEntry) -> None:
        """Handle a new entry of a table."""

    def deleted(self, table: str) -> None:
        """Handle the deletion of a table."""


class TableService:
    """The tables in memory and their viewers."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        secret: str,
        now: Callable[[], float] = time,
        peers: Peers | None = None,
    ) -> None:
        self.store = store
        self.peers = peers or Peers()
        self.now = now
        """The clock for the time of entries, in seconds since 1970."""
        self.settings = settings
        self.secret = secret
        self.sessions: dict[str, TableSession] = {}
        self.observers: list[TableObserver] = []
        self.due_notice: Callable[[TableSession, Entry, int], DueNotice | None] = lambda *_: None
        """Returns the notice that is stored together with an entry, given the seat that was to act before."""
        self.forgotten: set[int] = set()
        """Persons who have deleted their data. Their connections may still be open."""
        self.connected: set[Viewer] = set()
        self.command_limiter = RateLimiter(settings.messages_per_second / 20, settings.messages_at_once * 0.6, 0)
        """Limits commands per person. Moves are not limited."""
        self.registration_limiter = RateLimiter(settings.requests_per_second / 20, settings.requests_at_once / 2, 0)
        """Limits new accounts per address."""
        self._opening: dict[str, asyncio.Task[TableSession]] = {}
        self._viewers: dict[str, set[Viewer]] = {}
        self._touched: dict[str, float] = {}
        self._uncommitted: set[str] = set()
        """Tables whose last entry has been applied but is not committed yet."""

    async def session(self, table: str) -> TableSession:
        """Return a table from memory or from the store. Raise `NoSuchTableError`."""
        if not self.peers.available:
            raise StoreUnavailableError
        session = self.sessions.get(table)
        if session is not None:
            self._touched[table] = time()
            return session
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
        # Several callers may wait for the same load: one that gives up must not cancel it.
        return await asyncio.shield(opening)

    @asynccontextmanager
    async def at(self, table: str, fresh: bool = True) -> AsyncIterator[TableSession]:
        """Lock a table and yield it in its committed state. Uncommitted changes may fail, so nobody may see them.

        Unless `fresh` is false, the table also has what other servers have committed so far. Those who follow the table
        need not ask for it: they are shown in order what happens, and what they send names the revision it follows.
        Even then, a table that nobody follows catches up, because it may be long out of date.
        """
        while True:
            session = await self.session(table)
            async with session.lock:
                if self._may_be_behind(session, fresh):
                    await self._catch_up(session)
                # Retry if the session was discarded while we waited for the lock.
                if self._is_current(session):
                    yield session
                    return

    def _may_be_behind(self, session: TableSession, fresh: bool) -> bool:
        if not self.peers.shared or not self._is_current(session):
            return False
        return fresh or not (self.watched(session.id) or self.peers.leads(session.id))

    def _is_current(self, session: TableSession) -> bool:
        return self.sessions.get(session.id) is session

    def is_loaded(self, table: str) -> bool:
        """Return whether a table is in memory, or about to be."""
        return table in self.sessions or table in self._opening

    async def _open(self, table: str) -> TableSession:
        try:
            session = await self.store.read(lambda connection: load_session(connection, table))
            if session is None:
                raise NoSuchTableError
            self.cache(session)
            for observer in self.observers:
                observer.opened(session)
            return session
        finally:
            del self._opening[table]

    def cache(self, session: TableSession) -> None:
        """Keep a table in memory. If there are too many, evict the least recently used."""
        self.sessions[session.id] = session
        self._touched[session.id] = time()
        if len(self.sessions) > self.settings.tables_in_memory:
            self.evict_idle(0.0, len(self.sessions) - self.settings.tables_in_memory)

    def evict_idle(self, idle: float = _IDLE_SECONDS, most: int = 1 << 30) -> None:
        """Evict tables without viewers that were idle for `idle` seconds, the oldest first."""
        now = time()
        for table, touched in sorted(self._touched.items(), key=lambda item: item[1])[:most]:
            session = self.sessions.get(table)
            free = session is None or not (session.lock.locked() or self._viewers.get(table))
            if free and now - touched >= idle:
                self.sessions.pop(table, None)
                del self._touched[table]

    async def change(self, table: str, change: Change, sender: str | None = None, even_frozen: bool = False) -> Entry:
        """Change a table: validate, commit, broadcast, in this order. A repeated `sender` gets its first entry.

        A frozen table refuses the change unless `even_frozen` is set.
        """
        # A change that has begun is completed even if the client disconnects.
        task = asyncio.create_task(self._change(table, change, sender, even_frozen))
        task.add_done_callback(_retrieve_exception)
        return await asyncio.shield(task)

    async def _change(self, table: str, change: Change, sender: str | None, even_frozen: bool) -> Entry:
        while True:
            async with self.at(table, fresh=False) as session:
                if sender is not None and sender in session.senders:
                    return session.senders[sender]
                try:
                    if session.frozen is not None and not even_frozen:
                        raise session.frozen
                    draft = change(session)
                except KontorError:
                    # It may be allowed, or have been done, at the table as other servers have changed it meanwhile.
                    if self.peers.shared and await self._catch_up(session):
                        continue
                    raise
                try:
                    applied = await self._commit(session, draft, next_entry(session, draft, sender, self.now()))
                except ConflictError:
                    if self.peers.shared:
                        continue
                    raise
            self._report(session, applied)
            return applied.entry

    async def _commit(self, session: TableSession, draft: Draft, entry: Entry) -> AppliedEntry:
        """Apply an entry and write it. The session is locked, so nobody sees the change before it is committed."""
        before, actor = session.parts(), session.actor
        self._uncommitted.add(session.id)
        try:
            applied = apply(session, entry, draft.match)
            await self._append(session, entry, before, self.due_notice(session, entry, actor))
        except ConflictError:
            if not self.peers.shared:
                self.discard(session)
                raise
            await self._reload(session, entry.number - 1)
            raise
        except BaseException:
            # Memory may differ from the store now: load the session again.
            self.discard(session)
            raise
        finally:
            self._uncommitted.discard(session.id)
        return applied

    async def _append(self, session: TableSession, entry: Entry, before: TableParts, notice: DueNotice | None) -> None:
        def write(connection: Connection) -> None:
            rows.append_entry(connection, session, entry, before)
            if notice is not None:
                outbox.add(connection, session.id, notice)

        while True:
            try:
                return await self.store.write(write)
            except ConflictError:
                number = await self.store.read(lambda connection: rows.stored_number(connection, session.id))
                if number != entry.number - 1:
                    raise
                # Another server holds the row, but has not committed anything yet.
                await asyncio.sleep(_CONFLICT_SECONDS)

    def _report(self, session: TableSession, applied: AppliedEntry) -> None:
        """Tell everybody about an entry that was committed here."""
        self.peers.announce(session.id, applied.entry.number)
        for observer in self.observers:
            with _log_exceptions():
                observer.committed(session, applied)
        # If the session was discarded meanwhile, the announcement also reaches the one that replaces it.
        if self._is_current(session):
            self._broadcast(session, applied)

    async def follow(self, table: str, number: int) -> None:
        """Catch up with other servers: a table has reached a number, or was deleted if the number is 0."""
        async with self.at(table, fresh=False) as session:
            if session.number < number or not number:
                await self._catch_up(session)

    async def _catch_up(self, session: TableSession) -> bool:
        """Apply and broadcast what other servers have added. Return whether there was anything."""
        table, number = session.id, session.number

        def read(connection: Connection) -> tuple[list[Entry] | None, set[int]]:
            return rows.entries_after(connection, table, number), self.peers.read_online(connection, table)

        entries, online_elsewhere = await self.store.read(read)
        before = self.online(table)
        self.peers.learn_online(table, online_elsewhere)
        caught_up = self._take_over(session, entries)
        self.broadcast_presence(table, before)
        return caught_up

    async def _reload(self, session: TableSession, number: int) -> None:
        """Replace a session whose entry after `number` was not committed because another server was faster."""
        try:
            stored = await self.store.read(lambda connection: rebuild_until(connection, session.id, number))
        except BaseException:
            self.discard(session)
            raise
        if stored is None:
            self._take_over(session, None)
        elif self._is_current(session):
            self.sessions[session.id] = stored.session
            self._take_over(stored.session, stored.later)

    def _take_over(self, session: TableSession, entries: list[Entry] | None) -> bool:
        """Apply and broadcast entries of other servers. None: the table was deleted."""
        if entries is None:
            self._drop(session.id)
            raise NoSuchTableError
        for entry in entries:
            try:
                applied = apply(session, entry)
            except BaseException:
                self.discard(session)
                raise
            if self._is_current(session):
                self._broadcast(session, applied)
        return bool(entries)

    async def add(self, table: str, draft: Draft) -> TableSession:
        """Create a table from the draft of its first entry."""
        entry = next_entry(None, draft, None, self.now())
        session = open_table(table, entry, draft.match)
        await self.store.write(lambda connection: rows.insert_table(connection, session, entry))
        self.cache(session)
        self._report(session, session.log[0])
        return session

    def discard(self, session: TableSession) -> None:
        """Drop a session that may differ from the store. Its viewers must open the table again."""
        if self.sessions.get(session.id) is session:
            del self.sessions[session.id]
            self._touched.pop(session.id, None)
        self._close_for_all(session.id)

    def _broadcast(self, session: TableSession, applied: AppliedEntry) -> None:
        self._drop_unadmitted(session)
        online = self.online(session.id)
        for viewer in list(self._viewers.get(session.id, ())):
            with _log_exceptions():
                viewer.table_changed(session, applied, online)
        for observer in self.observers:
            with _log_exceptions():
                observer.changed(session, applied)

    def _drop_unadmitted(self, session: TableSession) -> None:
        """Close the table for viewers who may no longer see it."""
        for viewer in list(self._viewers.get(session.id, ())):
            if not session.admits(viewer.person.id if viewer.person is not None else None):
                self._viewers[session.id].discard(viewer)
                viewer.table_closed(session.id)

    def enter(self, session: TableSession, viewer: Viewer) -> None:
        """Add a viewer to a table."""
        before = self.online(session.id)
        self._viewers.setdefault(session.id, set()).add(viewer)
        self._change_presence(session.id, before)
        for observer in self.observers:
            observer.opened(session)

    def leave(self, table: str, viewer: Viewer) -> None:
        """Remove a viewer from a table."""
        before = self.online(table)
        viewers = self._viewers.get(table, set())
        viewers.discard(viewer)
        if not viewers:
            self._viewers.pop(table, None)
        self._touched[table] = time()
        self._change_presence(table, before)

    def _change_presence(self, table: str, before: set[int]) -> None:
        self.peers.set_present(table, self.connected_here(table))
        self.broadcast_presence(table, before)

    def broadcast_presence(self, table: str, before: set[int]) -> None:
        """Tell the viewers of a table who is connected, if that has changed."""
        online = self.online(table)
        session = self.sessions.get(table)
        # An entry that is being written is not sent yet. When it is broadcast, that message also has who is online.
        if online != before and session is not None and table not in self._uncommitted:
            for viewer in self._viewers.get(table, ()):
                viewer.presence_changed(session, online)

    def online(self, table: str) -> set[int]:
        """Return the persons who are connected to a table, here or on other servers."""
        return self.connected_here(table) | self.peers.online(table)

    def connected_here(self, table: str) -> set[int]:
        """Return the persons who are connected to a table on this server."""
        viewers = self._viewers.get(table, ())
        return {viewer.person.id for viewer in viewers if viewer.person is not None}

    def watched(self, table: str) -> bool:
        """Return whether anybody follows a table on this server."""
        return bool(self._viewers.get(table))

    def watched_tables(self) -> list[str]:
        """Return the tables that somebody follows on this server."""
        return list(self._viewers)

    async def delete(self, table: str) -> None:
        """Delete a table and close it for all."""
        await self.store.write(lambda connection: rows.delete_table(connection, table))
        self.peers.announce(table, 0)
        self._drop(table)

    def _drop(self, table: str) -> None:
        """Close a table that was deleted."""
        self.sessions.pop(table, None)
        self._touched.pop(table, None)
        self._close_for_all(table)
        for observer in self.observers:
            observer.deleted(table)

    def _close_for_all(self, table: str) -> None:
        before = self._viewers.pop(table, set())
        if before:
            self.peers.set_present(table, set())
        for viewer in before:
            viewer.table_closed(table)

    def hang_up(self, person: int, valid: str = "") -> None:
        """End all connections of a person, except those with the key whose hash is `valid`."""
        for viewer in list(self.connected):
            if viewer.person is not None and viewer.person.id == person and viewer.key_hash != valid:
                viewer.hang_up()

    def forget(self, person: int) -> None:
        """Handle the deletion of a person."""
        self.forgotten.add(person)
        self.hang_up(person)
        for session in list(self.sessions.values()):
            mentioned = any(applied.entry.person == person for applied in session.log)
            if mentioned or person in session.guests:
                # They only watched or chatted here, so no entry has removed them from memory.
                self.discard(session)

    def suspend(self) -> None:
        """Close all tables and connections: what is in memory may be out of date."""
        for viewer in list(self.connected):
            viewer.suspend()
        for session in list(self.sessions.values()):
            self.discard(session)


@contextmanager
def _log_exceptions() -> Iterator[None]:
    """Log an exception of a viewer or observer, so that the others are still notified."""
    try:
        yield
    except Exception:
        _log.exception("Viewer or observer failed")


def _retrieve_exception(task: "asyncio.Task[Entry]") -> None:
    """Keep asyncio from logging the exception of a task that nobody waits for."""
    if not task.cancelled():
        task.exception()
