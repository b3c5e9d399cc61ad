"""All tables of a server: loading them, changing them one command at a time, notifying viewers."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import time
from typing import Protocol

from kontor.server.errors import NoSuchTableError
from kontor.server.models import AppliedEntry, Draft, Entry, Person
from kontor.server.operator.rules import OperatorRules
from kontor.server.rate_limits import RateLimiter
from kontor.server.settings import Settings
from kontor.server.store import rows
from kontor.server.store.store import Store
from kontor.server.tables.session import TableSession
from kontor.server.tables.transition import apply, load_session, next_entry, open_table

_log = logging.getLogger("kontor.service")
_IDLE_SECONDS = 600.0
Change = Callable[[TableSession], Draft]
"""Validates a change of a table and drafts its entry. Raises `KontorError` if it is not allowed."""


class Viewer(Protocol):
    """A connection that follows a table."""

    person: Person | None
    address: str
    """The IP address, or an empty string if it is unknown."""

    def table_changed(self, session: TableSession, applied: AppliedEntry, online: set[int]) -> None:
        """Handle a new entry of the table."""

    def presence_changed(self, session: TableSession, online: set[int]) -> None:
        """Handle a change of the persons who are connected to the table."""

    def table_closed(self, table: str) -> None:
        """Handle the end of the subscription: the table was deleted or closed to this person, or must be reopened."""

    def hang_up(self) -> None:
        """End the connection."""

    def announce(self) -> None:
        """Tell what the operator announces now."""

    def restart(self) -> None:
        """End the connection as soon as no command is under way, because the server restarts."""


class TableObserver:
    """Follows every table: bots, clocks, notices, metrics."""

    def opened(self, session: TableSession) -> None:
        """Handle a table that was loaded or gained a viewer. Stored entries may not have been broadcast yet."""

    def changed(self, session: TableSession, applied: AppliedEntry) -> None:
        """Handle a new entry of a table."""

    def deleted(self, table: str) -> None:
        """Handle the deletion of a table."""


class TableService:
    """The tables in memory and their viewers."""

    def __init__(self, store: Store, settings: Settings, secret: str, now: Callable[[], float] = time) -> None:
        self.store = store
        self.now = now
        """The clock for the time of entries, in seconds since 1970."""
        self.settings = settings
        self.secret = secret
        self.rules = OperatorRules()
        """What the operator of the server has decided."""
        self.sessions: dict[str, TableSession] = {}
        self.observers: list[TableObserver] = []
        self.forgotten: set[int] = set()
        """Persons who have deleted their data. Their connections may still be open."""
        self.connected: set[Viewer] = set()
        self.draining = False
        """Whether the server is about to end, so that clients are to connect to another one."""
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
    async def at(self, table: str) -> AsyncIterator[TableSession]:
        """Lock a table and yield it in its committed state. Uncommitted changes may fail, so nobody may see them."""
        while True:
            session = await self.session(table)
            async with session.lock:
                # Retry if the session was discarded while we waited for the lock.
                if self.sessions.get(table) is session:
                    yield session
                    return

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
        async with self.at(table) as session:
            if sender is not None and sender in session.senders:
                return session.senders[sender]
            if session.frozen is not None and not even_frozen:
                raise session.frozen
            draft = change(session)
            applied = await self._commit(session, draft, next_entry(session, draft, sender, self.now()))
        self._broadcast(session, applied)
        return applied.entry

    async def _commit(self, session: TableSession, draft: Draft, entry: Entry) -> AppliedEntry:
        """Apply an entry and write it. The session is locked, so nobody sees the change before it is committed."""
        before = session.parts()
        self._uncommitted.add(session.id)
        try:
            applied = apply(session, entry, draft.match)
            await self.store.write(lambda connection: rows.append_entry(connection, session, entry, before))
        except BaseException:
            # Memory may differ from the store now: load the session again.
            self.discard(session)
            raise
        finally:
            self._uncommitted.discard(session.id)
        return applied

    async def add(self, table: str, draft: Draft) -> TableSession:
        """Create a table from the draft of its first entry."""
        entry = next_entry(None, draft, None, self.now())
        session = open_table(table, entry, draft.match)
        await self.store.write(lambda connection: rows.insert_table(connection, session, entry))
        self._broadcast(session, session.log[0])
        self.cache(session)
        return session

    def discard(self, session: TableSession) -> None:
        """Drop a session that may differ from the store. Its viewers must open the table again."""
        if self.sessions.get(session.id) is session:
            del self.sessions[session.id]
            self._touched.pop(session.id, None)
        for viewer in self._viewers.pop(session.id, set()):
            viewer.table_closed(session.id)

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
        self._broadcast_presence(session.id, before)
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
        self._broadcast_presence(table, before)

    def _broadcast_presence(self, table: str, before: set[int]) -> None:
        online = self.online(table)
        session = self.sessions.get(table)
        # An entry that is being written is not sent yet. When it is broadcast, that message also has who is online.
        if online != before and session is not None and table not in self._uncommitted:
            for viewer in self._viewers.get(table, ()):
                viewer.presence_changed(session, online)

    def online(self, table: str) -> set[int]:
        """Return the persons who are connected to a table."""
        viewers = self._viewers.get(table, ())
        return {viewer.person.id for viewer in viewers if viewer.person is not None}

    def watched(self, table: str) -> bool:
        """Return whether anybody follows a table."""
        return bool(self._viewers.get(table))

    async def delete(self, table: str) -> None:
        """Delete a table and close it for all."""
        await self.store.write(lambda connection: rows.delete_table(connection, table))
        self.drop(table)

    def drop(self, table: str) -> None:
        """Close a table that was deleted for all."""
        self.sessions.pop(table, None)
        self._touched.pop(table, None)
        for viewer in self._viewers.pop(table, set()):
            viewer.table_closed(table)
        for observer in self.observers:
            observer.deleted(table)

    def drain(self) -> None:
        """Send all clients to another server, each as soon as its command is answered. The server is about to end."""
        self.draining = True
        for viewer in list(self.connected):
            viewer.restart()

    def hang_up(self, person: int) -> None:
        """End all connections of a person."""
        for viewer in list(self.connected):
            if viewer.person is not None and viewer.person.id == person:
                viewer.hang_up()


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
