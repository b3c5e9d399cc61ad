"""All tables of a server: opening them, letting things happen there one after the other, telling who looks on."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import time
from typing import Protocol

from kontor.engine.errors import KontorError
from kontor.server.errors import NoSuchTableError
from kontor.server.models import Change, Entry, Happening, Person
from kontor.server.rate_limits import Addresses
from kontor.server.settings import Settings
from kontor.server.store import rows
from kontor.server.store.store import Store
from kontor.server.tables.clocks import Clock
from kontor.server.tables.session import TableSession, load_session

_log = logging.getLogger("kontor.service")
_IDLE_SECONDS = 600.0


class Viewer(Protocol):
    """Somebody who is connected and looks at a table."""

    person: Person | None

    def table_changed(self, session: TableSession, happening: Happening, here: set[int]) -> None:
        """Something has happened at the table."""

    def presence_changed(self, session: TableSession, here: set[int]) -> None:
        """Somebody has come or gone."""

    def table_gone(self, table: str) -> None:
        """The table is no more, or no more for this person; or it must be opened anew."""

    def hang_up(self) -> None:
        """The connection is to end."""


class TableObserver(ABC):
    """Who wants to know of every change at any table: bots, clocks, notices, counters."""

    @abstractmethod
    def changed(self, session: TableSession, happening: Happening) -> None:
        """Something has happened at a table."""

    def deleted(self, table: str) -> None:  # noqa: B027
        """A table is no more; for those who keep something about each table."""


class TableService:
    """The tables in memory, and who looks at them."""

    def __init__(self, store: Store, settings: Settings, secret: str) -> None:
        self.store = store
        self.settings = settings
        self.secret = secret
        self.sessions: dict[str, TableSession] = {}
        self.observers: list[TableObserver] = []
        self.forgotten: set[int] = set()
        """Persons who had themselves deleted; connections of theirs may still be open."""
        self.openers: list[Callable[[TableSession], None]] = []
        """Who wants to know when a table comes from the store, for more may have been kept than anybody was told;
        and when somebody begins to look at it."""
        self.connected: set[Viewer] = set()
        self.command_limiter = Addresses(settings.messages_per_second / 20, settings.messages_at_once * 0.6, 0)
        """How often a person may do anything but move."""
        self.newcomers = Addresses(settings.requests_per_second / 20, settings.requests_at_once / 2, 0)
        """How often a new person may come from one address."""
        self._opening: dict[str, asyncio.Task[TableSession]] = {}
        self._viewers: dict[str, set[Viewer]] = {}
        self._touched: dict[str, float] = {}

    async def session(self, table: str) -> TableSession:
        """A table, from memory or from the store; raises `NoSuchTableError`."""
        known = self.sessions.get(table)
        if known is not None:
            self._touched[table] = time()
            return known
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
        # Several may wait for the same opening; one who gives up does not stop it.
        return await asyncio.shield(opening)

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[TableSession]:
        """A table as it is kept. What is about to happen there is waited for: it may fail, and must not be seen."""
        while True:
            session = await self.session(table)
            async with session.lock:
                # Else it was thrown away while we waited for our turn.
                if self.sessions.get(table) is session:
                    yield session
                    return

    async def _open(self, table: str) -> TableSession:
        try:
            session = await self.store.read(lambda connection: load_session(connection, table))
            if session is None:
                raise NoSuchTableError
            self.keep(session)
            for opener in self.openers:
                opener(session)
            return session
        finally:
            del self._opening[table]

    def keep(self, session: TableSession) -> None:
        """Keep a table in memory; those that nobody has needed for long are let go."""
        self.sessions[session.id] = session
        self._touched[session.id] = time()
        if len(self.sessions) > self.settings.tables_in_memory:
            self.evict_idle(0.0, len(self.sessions) - self.settings.tables_in_memory)

    def evict_idle(self, idle: float = _IDLE_SECONDS, most: int = 1 << 30) -> None:
        """Forget tables that nobody looks at and that were not needed for so many seconds; the oldest first."""
        now = time()
        for table, touched in sorted(self._touched.items(), key=lambda item: item[1])[:most]:
            session = self.sessions.get(table)
            free = session is None or not (session.lock.locked() or self._viewers.get(table))
            if free and now - touched >= idle:
                self.sessions.pop(table, None)
                del self._touched[table]

    async def change(
        self,
        table: str,
        make: Callable[[TableSession], Change],
        sender: str | None = None,
        extra: Callable[[TableSession], rows.Extra | None] | None = None,
    ) -> Entry:
        """Let something happen at a table: made, kept, told, in this order. What was sent before is not done again.

        `make` checks and changes the session; `extra` gives what else is to be written in the same commit.
        """
        # Once begun it is finished, also if who asked for it has gone meanwhile.
        task = asyncio.create_task(self._change(table, make, sender, extra))
        task.add_done_callback(_seen)
        return await asyncio.shield(task)

    async def _change(
        self,
        table: str,
        make: Callable[[TableSession], Change],
        sender: str | None,
        extra: Callable[[TableSession], rows.Extra | None] | None,
    ) -> Entry:
        while True:
            session = await self.session(table)
            async with session.lock:
                if self.sessions.get(table) is not session:
                    # It was thrown away while we waited for our turn.
                    continue
                if sender is not None and sender in session.senders:
                    return session.senders[sender]
                happening = await self._make(session, make, sender, extra)
            self._tell(session, happening)
            return happening.entry

    async def _make(
        self,
        session: TableSession,
        make: Callable[[TableSession], Change],
        sender: str | None,
        extra: Callable[[TableSession], rows.Extra | None] | None,
    ) -> Happening:
        if session.frozen is not None:
            raise session.frozen
        clock = Clock(session)
        try:
            change = make(session)
        except KontorError:
            raise
        except Exception:
            # Half changed: it is built anew from what is kept.
            self.discard(session)
            raise
        entry = self._entry(session, change, sender)
        if clock.stop(entry.at, change):
            change = change._replace(seats=True)
        more = extra(session) if extra is not None else None
        try:
            await self.store.write(lambda found: rows.append_entry(found, session, entry, change, more))
        except BaseException:
            self.discard(session)
            raise
        return session.admit(entry, change)

    def _entry(self, session: TableSession, change: Change, sender: str | None) -> Entry:
        revision = session.revision + (1 if change.of_game else 0)
        number = session.number + 1
        return Entry(number, revision, change.kind, change.seat, change.person, sender, dict(change.data), time())

    async def add(self, session: TableSession, change: Change) -> Entry:
        """Keep a new table."""
        entry = self._entry(session, change, None)
        await self.store.write(lambda connection: rows.insert_table(connection, session, entry))
        self._tell(session, session.admit(entry, change))
        self.keep(session)
        return entry

    def discard(self, session: TableSession) -> None:
        """Forget what is in memory of a table: it may not be what is kept. Who looks at it must open it anew."""
        if self.sessions.get(session.id) is session:
            del self.sessions[session.id]
            self._touched.pop(session.id, None)
        for viewer in self._viewers.pop(session.id, set()):
            viewer.table_gone(session.id)

    def _tell(self, session: TableSession, happening: Happening) -> None:
        self._drop_strangers(session)
        here = self.here(session.id)
        for viewer in list(self._viewers.get(session.id, ())):
            with _faults_logged():
                viewer.table_changed(session, happening, here)
        for observer in self.observers:
            with _faults_logged():
                observer.changed(session, happening)

    def _drop_strangers(self, session: TableSession) -> None:
        """Who may no longer see a table does not look at it any more."""
        for viewer in list(self._viewers.get(session.id, ())):
            if not session.admits(viewer.person.id if viewer.person is not None else None):
                self._viewers[session.id].discard(viewer)
                viewer.table_gone(session.id)

    def enter(self, session: TableSession, viewer: Viewer) -> None:
        """Somebody looks at a table from now on."""
        before = self.here(session.id)
        self._viewers.setdefault(session.id, set()).add(viewer)
        self._tell_presence(session.id, before)
        for opener in self.openers:
            opener(session)

    def leave(self, table: str, viewer: Viewer) -> None:
        """Somebody looks away."""
        before = self.here(table)
        viewers = self._viewers.get(table, set())
        viewers.discard(viewer)
        if not viewers:
            self._viewers.pop(table, None)
        self._touched[table] = time()
        self._tell_presence(table, before)

    def _tell_presence(self, table: str, before: set[int]) -> None:
        here = self.here(table)
        session = self.sessions.get(table)
        if here != before and session is not None:
            for viewer in self._viewers.get(table, ()):
                viewer.presence_changed(session, here)

    def here(self, table: str) -> set[int]:
        """The persons who are connected to a table."""
        viewers = self._viewers.get(table, ())
        return {viewer.person.id for viewer in viewers if viewer.person is not None}

    def watched(self, table: str) -> bool:
        """Whether anybody looks at a table."""
        return bool(self._viewers.get(table))

    def remove_viewer(self, table: str, person: int) -> None:
        """Close a table for one person."""
        for viewer in list(self._viewers.get(table, ())):
            if viewer.person is not None and viewer.person.id == person:
                self._viewers[table].discard(viewer)
                viewer.table_gone(table)

    async def delete(self, table: str) -> None:
        """Delete a table and close it for all."""
        await self.store.write(lambda connection: rows.delete_table(connection, table))
        self.sessions.pop(table, None)
        self._touched.pop(table, None)
        for viewer in self._viewers.pop(table, set()):
            viewer.table_gone(table)
        for observer in self.observers:
            observer.deleted(table)

    def hang_up(self, person: int) -> None:
        """End all connections of a person."""
        for viewer in list(self.connected):
            if viewer.person is not None and viewer.person.id == person:
                viewer.hang_up()


@contextmanager
def _faults_logged() -> Iterator[None]:
    """What goes wrong while one is told must not keep the others from hearing of it."""
    try:
        yield
    except Exception:
        _log.exception("telling somebody failed")


def _seen(task: "asyncio.Task[Entry]") -> None:
    """Whoever waited for it knows how it ended; if nobody did, nobody needs to."""
    if not task.cancelled():
        task.exception()
