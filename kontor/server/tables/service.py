"""All tables of a server: loading them, changing them one command at a time, notifying viewers."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from sqlalchemy import Connection

from kontor.engine.errors import KontorError
from kontor.server.budgets import ByteBudget
from kontor.server.cluster.peers import Peers
from kontor.server.errors import ConflictError, DamagedTableError, NoSuchTableError, StoreUnavailableError
from kontor.server.models import AppliedEntry, Draft, Entry, TableParts
from kontor.server.operator.rules import OperatorRules
from kontor.server.person_addresses import PersonAddresses
from kontor.server.rate_limits import RateLimiter
from kontor.server.settings import Settings
from kontor.server.store import outbox, rows
from kontor.server.store.outbox import DueNotice
from kontor.server.store.store import Store
from kontor.server.tables.activity import Visits
from kontor.server.tables.integrity.quarantine import complete_rows
from kontor.server.tables.loader import Loader
from kontor.server.tables.memory import TablesInMemory
from kontor.server.tables.quotas import Quotas
from kontor.server.tables.session import TableSession
from kontor.server.tables.sharing.backoff import Backoff
from kontor.server.tables.sharing.catching_up import CatchingUp
from kontor.server.tables.timing.timekeeper import Timekeeper
from kontor.server.tables.transition import apply, next_entry, open_table, restore
from kontor.server.tables.viewers import Viewer, log_exceptions

Change = Callable[[TableSession], Draft]
"""Validates a change of a table and drafts its entry. Raises `KontorError` if it is not allowed."""


class TableService:
    """The tables of a server, loaded when they are needed."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        secret: str,
        times: Timekeeper | None = None,
        peers: Peers | None = None,
    ) -> None:
        self.store = store
        self.times = times or Timekeeper()
        self.peers = peers or Peers()
        self.settings = settings
        self.secret = secret
        self.rules = OperatorRules()
        """What the operator of the server has decided."""
        self.loader = Loader()
        self.memory = TablesInMemory(settings, self.times, self.peers)
        self.sessions, self.observers = self.memory.sessions, self.memory.observers
        self.viewers, self.answers, self.quarantine = self.memory.viewers, self.memory.answers, self.memory.quarantine
        self.sharing = CatchingUp(store, self.memory, self.loader, self.peers)
        self.due_notice: Callable[[TableSession, Entry, int], DueNotice | None] = lambda *_: None
        """Returns the notice that is stored together with an entry, given the seat that was to act before."""
        self.forgotten: set[int] = set()
        """Persons who have deleted their data. Their connections may still be open."""
        self.command_limiter = RateLimiter(settings.messages_per_second / 20, settings.messages_at_once * 0.6, 0)
        """Limits commands per person. Moves are not limited."""
        self.visits = Visits(store, self.times.now, self.peers)
        self.quotas = Quotas(settings.limits, store)
        self.addresses = PersonAddresses()
        self.send_budget = ByteBudget(settings.limits.queued_bytes)
        """Messages that wait for clients of live connections."""
        self._opening: dict[str, asyncio.Task[TableSession]] = {}

    async def session(self, table: str) -> TableSession:
        """Return a table from memory or from the store. Raise `NoSuchTableError` or `DamagedTableError`."""
        if not self.peers.available:
            raise StoreUnavailableError
        self.quarantine.check(table)
        session = self.memory.find(table)
        if session is not None:
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
                if self.sharing.may_be_needed(session, fresh):
                    await self.sharing.catch_up(session)
                # Retry if the session was discarded while we waited for the lock.
                if self.memory.is_current(session):
                    yield session
                    return

    def is_loaded(self, table: str) -> bool:
        """Return whether a table is in memory, or about to be."""
        return table in self.sessions or table in self._opening

    async def _open(self, table: str) -> TableSession:
        try:
            session = await self._load(table)
            if session is None:
                raise NoSuchTableError
            self.times.watch(session)
            self.memory.keep(session)
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
                    self.memory.isolate(table, error)
        raise DamagedTableError

    async def change(self, table: str, change: Change, sender: str | None = None, even_frozen: bool = False) -> Entry:
        """Change a table: validate, commit, broadcast, in this order. A repeated `sender` gets its first entry.

        A frozen table refuses the change unless `even_frozen` is set.
        """
        # A change that has begun is completed even if the client disconnects.
        task = asyncio.create_task(self._change(table, change, sender, even_frozen))
        task.add_done_callback(_retrieve_exception)
        return await asyncio.shield(task)

    async def _change(self, table: str, change: Change, sender: str | None, even_frozen: bool) -> Entry:
        backoff = Backoff()
        while True:
            async with self.at(table, fresh=False) as session:
                if sender is not None and sender in session.senders:
                    return session.senders[sender]
                try:
                    draft, entry = await self._draft(session, change, sender, even_frozen)
                    applied = await self._commit(session, draft, entry, backoff)
                except ConflictError:
                    if not self.peers.shared:
                        raise
                except KontorError:
                    # It may be allowed, or have been done, at the table as other servers have changed it meanwhile.
                    if not self.memory.is_current(session) or not await self.sharing.catch_up(session):
                        raise
                else:
                    self._report(session, applied)
                    return applied.entry
            await backoff.wait()

    async def _draft(
        self, session: TableSession, change: Change, sender: str | None, even_frozen: bool
    ) -> tuple[Draft, Entry]:
        """Return a draft and its entry, if a change is allowed."""
        if session.frozen is not None and not even_frozen:
            raise session.frozen
        await self._correct_clock(session)
        draft = change(session)
        entry = next_entry(session, draft, sender, self.times.now())
        self.quotas.check_entry(session, draft, entry)
        return draft, entry

    async def correct_clock(self, table: str) -> None:
        """Shift the running clock of a table if the wall clock was set or no server ran."""
        async with self.at(table) as session:
            await self._correct_clock(session)

    async def _correct_clock(self, session: TableSession) -> None:
        seconds = self.times.shift(session) if session.frozen is None else 0.0
        if seconds:
            draft = Draft("clock_shifted", data={"seconds": seconds})
            entry = next_entry(session, draft, None, self.times.now())
            self._report(session, await self._commit(session, draft, entry, Backoff()))

    async def _commit(self, session: TableSession, draft: Draft, entry: Entry, backoff: Backoff) -> AppliedEntry:
        """Apply an entry and write it. The session is locked, so nobody sees the change before it is committed."""
        before, actor = session.parts(), session.actor
        self.viewers.uncommitted.add(session.id)
        try:
            applied = apply(session, entry, draft.match)
            await self._append(session, entry, before, self.due_notice(session, entry, actor), backoff)
        except ConflictError:
            if self.peers.shared:
                await self.sharing.reload(session, entry.number - 1)
            else:
                self.memory.discard(session)
            raise
        except BaseException:
            # Memory may differ from the store now: load the session again.
            self.memory.discard(session)
            raise
        finally:
            self.viewers.uncommitted.discard(session.id)
        self.times.watch(session)
        return applied

    async def _append(
        self, session: TableSession, entry: Entry, before: TableParts, notice: DueNotice | None, backoff: Backoff
    ) -> None:
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
                await backoff.wait()

    def _report(self, session: TableSession, applied: AppliedEntry) -> None:
        """Tell everybody about an entry that was committed here."""
        self.peers.announce(session.id, applied.entry.number)
        for observer in self.observers:
            with log_exceptions():
                observer.committed(session, applied)
        # If the session was discarded meanwhile, the announcement also reaches the one that replaces it.
        if self.memory.is_current(session):
            self.memory.show(session, applied)

    async def follow(self, table: str, number: int) -> None:
        """Catch up with other servers: a table has reached a number, or was deleted if the number is 0."""
        async with self.at(table, fresh=False) as session:
            if session.number < number or not number:
                await self.sharing.catch_up(session)

    async def add(self, table: str, draft: Draft) -> TableSession:
        """Create a table from the draft of its first entry."""
        entry = next_entry(None, draft, None, self.times.now())
        await self.quotas.check_new_table(draft.person, self.addresses.of(draft.person), entry)
        session = await self.loader.replay([entry], lambda: open_table(table, entry, draft.match))
        await self.store.write(lambda connection: rows.insert_table(connection, session, entry))
        self.memory.keep(session)
        self._report(session, session.log[0])
        return session

    def enter(self, session: TableSession, viewer: Viewer) -> None:
        """Add a viewer to a table."""
        self.viewers.add(session, viewer)
        for observer in self.observers:
            observer.opened(session)

    def leave(self, table: str, viewer: Viewer) -> None:
        """Remove a viewer from a table."""
        self.viewers.remove(table, self.memory.find(table), viewer)

    async def delete(self, table: str, number: int | None = None) -> None:
        """Delete a table and close it for all. Raise `ConflictError` if something has happened there after `number`."""
        await self.store.write(lambda connection: rows.delete_table(connection, table, number))
        self.peers.announce(table, 0)
        self.memory.drop(table)

    def forget(self, person: int) -> None:
        """Handle the deletion of a person."""
        self.forgotten.add(person)
        self.viewers.hang_up(person)
        for session in list(self.sessions.values()):
            mentioned = any(applied.entry.person == person for applied in session.log)
            if mentioned or person in session.guests:
                # They only watched or chatted here, so no entry has removed them from memory.
                self.memory.discard(session)

    def suspend(self) -> None:
        """Close all tables and connections: what is in memory may be out of date."""
        self.viewers.suspend()
        for session in list(self.sessions.values()):
            self.memory.discard(session)


def _retrieve_exception(task: "asyncio.Task[Entry]") -> None:
    """Keep asyncio from logging the exception of a task that nobody waits for."""
    if not task.cancelled():
        task.exception()
