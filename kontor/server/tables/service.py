"""All tables of a server: loading them, changing them one command at a time, notifying viewers."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from time import monotonic
from typing import Protocol

from kontor.server.budgets import ByteBudget
from kontor.server.errors import DamagedTableError, NoSuchTableError, StoreUnavailableError
from kontor.server.models import AppliedEntry, Draft, Entry, Person
from kontor.server.person_addresses import PersonAddresses
from kontor.server.rate_limits import RateLimiter
from kontor.server.settings import Settings
from kontor.server.store import rows
from kontor.server.store.store import Store
from kontor.server.tables.activity import Visits
from kontor.server.tables.answer_cache import AnswerCache
from kontor.server.tables.integrity.quarantine import Quarantine, complete_rows
from kontor.server.tables.loader import Loader
from kontor.server.tables.quotas import Quotas
from kontor.server.tables.session import TableSession
from kontor.server.tables.timing.timekeeper import Timekeeper
from kontor.server.tables.transition import apply, next_entry, open_table, restore

_log = logging.getLogger("kontor.service")
_IDLE_SECONDS = 600.0
Change = Callable[[TableSession], Draft]
"""Validates a change of a table and drafts its entry. Raises `KontorError` if it is not allowed."""


SharedMessages = dict[Hashable, str]
"""Encoded messages about one change, by audience: viewers who see the same share one."""


class Viewer(Protocol):
    """A connection that follows a table."""

    person: Person | None

    def table_changed(
        self, session: TableSession, applied: AppliedEntry, online: set[int], shared: SharedMessages
    ) -> None:
        """Handle a new entry of the table."""

    def presence_changed(self, session: TableSession, online: set[int], shared: SharedMessages) -> None:
        """Handle a change of the persons who are connected to the table."""

    def table_closed(self, table: str) -> None:
        """Handle the end of the subscription: the table was deleted or closed to this person, or must be reopened."""

    def hang_up(self) -> None:
        """End the connection."""


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

    def __init__(self, store: Store, settings: Settings, secret: str, times: Timekeeper | None = None) -> None:
        self.store = store
        self.times = times or Timekeeper()
        self.settings = settings
        self.secret = secret
        self.quarantine = Quarantine()
        self.sessions: dict[str, TableSession] = {}
        self.loader = Loader()
        self.answers = AnswerCache(settings.limits.answer_cache_bytes)
        self.observers: list[TableObserver] = []
        self.forgotten: set[int] = set()
        """Persons who have deleted their data. Their connections may still be open."""
        self.connected: set[Viewer] = set()
        self.command_limiter = RateLimiter(settings.messages_per_second / 20, settings.messages_at_once * 0.6, 0)
        """Limits commands per person. Moves are not limited."""
        self.visits = Visits(store, self.times.now)
        self.quotas = Quotas(settings.limits, store)
        self.addresses = PersonAddresses()
        self.send_budget = ByteBudget(settings.limits.queued_bytes)
        """Messages that wait for clients of live connections."""
        self._opening: dict[str, asyncio.Task[TableSession]] = {}
        self._viewers: dict[str, set[Viewer]] = {}
        self._touched: dict[str, float] = {}
        self._uncommitted: set[str] = set()
        """Tables whose last entry has been applied but is not committed yet."""

    async def session(self, table: str) -> TableSession:
        """Return a table from memory or from the store. Raise `NoSuchTableError` or `DamagedTableError`."""
        self.quarantine.check(table)
        session = self.sessions.get(table)
        if session is not None:
            self._touched[table] = monotonic()
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
            session = await self._load(table)
            if session is None:
                raise NoSuchTableError
            self.times.watch(session)
            self.cache(session)
            for observer in self.observers:
                observer.opened(session)
            return session
        finally:
            del self._opening[table]

    async def _load(self, table: str) -> TableSession | None:
        """Load a table. If that fails twice, it is damaged: once may be because it has just been changed."""
        for last in (False, True):
            try:
                stored = await self.store.read(partial(complete_rows, table=table))
                return stored and await self.loader.replay(stored.entries, partial(restore, stored))
            except StoreUnavailableError:
                raise
            except Exception as error:
                # Damaged rows may raise anything.
                if last:
                    self.isolate(table, error)
        raise DamagedTableError

    def isolate(self, table: str, reason: Exception) -> None:
        """Put a damaged table into quarantine and close it for its viewers."""
        self.quarantine.add(table, reason)
        session = self.sessions.get(table)
        if session is not None:
            self.discard(session)

    def cache(self, session: TableSession) -> None:
        """Keep a table in memory. If there are too many, evict the least recently used."""
        self.sessions[session.id] = session
        self._touched[session.id] = monotonic()
        tables = len(self.sessions) - self.settings.tables_in_memory
        size = sum(session.size for session in self.sessions.values()) - self.settings.limits.bytes_in_memory
        if tables <= 0 and size <= 0:
            return
        for other in self._unused():
            if tables <= 0 and size <= 0:
                return
            if other is not session:
                self._evict(other)
                tables, size = tables - 1, size - other.size

    def evict_idle(self, idle: float = _IDLE_SECONDS) -> None:
        """Evict tables without viewers that were idle for `idle` seconds."""
        now = monotonic()
        for session in self._unused():
            if now - self._touched[session.id] < idle:
                break
            self._evict(session)

    def _unused(self) -> list[TableSession]:
        """Return the tables without viewers, the least recently used first."""
        unused = [
            session
            for session in self.sessions.values()
            if not (session.lock.locked() or self._viewers.get(session.id))
        ]
        return sorted(unused, key=lambda session: self._touched[session.id])

    def _evict(self, session: TableSession) -> None:
        del self.sessions[session.id]
        del self._touched[session.id]

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
            await self._correct_clock(session)
            draft = change(session)
            entry = next_entry(session, draft, sender, self.times.now())
            self.quotas.check_entry(session, draft, entry)
            applied = await self._commit(session, draft, entry)
        self._broadcast(session, applied)
        return applied.entry

    async def correct_clock(self, table: str) -> None:
        """Shift the running clock of a table if the wall clock was set or no server ran."""
        async with self.at(table) as session:
            await self._correct_clock(session)

    async def _correct_clock(self, session: TableSession) -> None:
        seconds = self.times.shift(session) if session.frozen is None else 0.0
        if seconds:
            draft = Draft("clock_shifted", data={"seconds": seconds})
            self._broadcast(
                session, await self._commit(session, draft, next_entry(session, draft, None, self.times.now()))
            )

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
        self.times.watch(session)
        return applied

    async def add(self, table: str, draft: Draft) -> TableSession:
        """Create a table from the draft of its first entry."""
        entry = next_entry(None, draft, None, self.times.now())
        await self.quotas.check_new_table(draft.person, self.addresses.of(draft.person), entry)
        session = await self.loader.replay([entry], lambda: open_table(table, entry, draft.match))
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
        shared: SharedMessages = {}
        for viewer in list(self._viewers.get(session.id, ())):
            with _log_exceptions():
                viewer.table_changed(session, applied, online, shared)
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
        if table in self.sessions:
            self._touched[table] = monotonic()
        self._broadcast_presence(table, before)

    def _broadcast_presence(self, table: str, before: set[int]) -> None:
        online = self.online(table)
        session = self.sessions.get(table)
        # An entry that is being written is not sent yet. When it is broadcast, that message also has who is online.
        if online != before and session is not None and table not in self._uncommitted:
            shared: SharedMessages = {}
            for viewer in self._viewers.get(table, ()):
                viewer.presence_changed(session, online, shared)

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
        self.times.forget(table)
        self.quarantine.tables.discard(table)
        self.sessions.pop(table, None)
        self._touched.pop(table, None)
        self.answers.forget(table)
        for viewer in self._viewers.pop(table, set()):
            viewer.table_closed(table)
        for observer in self.observers:
            observer.deleted(table)

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
