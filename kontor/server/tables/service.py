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
from kontor.server.tables.session import Sitting, load_session

_log = logging.getLogger("kontor.hall")
_IDLE_SECONDS = 600.0


class Onlooker(Protocol):
    """Somebody who is connected and looks at a table."""

    person: Person | None

    def table_changed(self, sitting: Sitting, happening: Happening, here: set[int]) -> None:
        """Something has happened at the table."""

    def presence_changed(self, sitting: Sitting, here: set[int]) -> None:
        """Somebody has come or gone."""

    def table_gone(self, table: str) -> None:
        """The table is no more, or no more for this person; or it must be opened anew."""

    def hang_up(self) -> None:
        """The connection is to end."""


class Watchman(ABC):
    """Who wants to know of every change at any table: bots, clocks, notices, counters."""

    @abstractmethod
    def changed(self, sitting: Sitting, happening: Happening) -> None:
        """Something has happened at a table."""

    def deleted(self, table: str) -> None:  # noqa: B027
        """A table is no more; for those who keep something about each table."""


class Hall:
    """The tables in memory, and who looks at them."""

    def __init__(self, store: Store, settings: Settings, secret: str) -> None:
        self.store = store
        self.settings = settings
        self.secret = secret
        self.sittings: dict[str, Sitting] = {}
        self.watchmen: list[Watchman] = []
        self.forgotten: set[int] = set()
        """Persons who had themselves deleted; connections of theirs may still be open."""
        self.openers: list[Callable[[Sitting], None]] = []
        """Who wants to know when a table comes from the store, for more may have been kept than anybody was told;
        and when somebody begins to look at it."""
        self.connected: set[Onlooker] = set()
        self.patience = Addresses(settings.messages_per_second / 20, settings.messages_at_once * 0.6, 0)
        """How often a person may do anything but move."""
        self.newcomers = Addresses(settings.requests_per_second / 20, settings.requests_at_once / 2, 0)
        """How often a new person may come from one address."""
        self._opening: dict[str, asyncio.Task[Sitting]] = {}
        self._onlookers: dict[str, set[Onlooker]] = {}
        self._touched: dict[str, float] = {}

    async def sitting(self, table: str) -> Sitting:
        """A table, from memory or from the store; raises `NoSuchTableError`."""
        known = self.sittings.get(table)
        if known is not None:
            self._touched[table] = time()
            return known
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
        # Several may wait for the same opening; one who gives up does not stop it.
        return await asyncio.shield(opening)

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Sitting]:
        """A table as it is kept. What is about to happen there is waited for: it may fail, and must not be seen."""
        while True:
            sitting = await self.sitting(table)
            async with sitting.lock:
                # Else it was thrown away while we waited for our turn.
                if self.sittings.get(table) is sitting:
                    yield sitting
                    return

    async def _open(self, table: str) -> Sitting:
        try:
            sitting = await self.store.read(lambda connection: load_session(connection, table))
            if sitting is None:
                raise NoSuchTableError
            self.keep(sitting)
            for opener in self.openers:
                opener(sitting)
            return sitting
        finally:
            del self._opening[table]

    def keep(self, sitting: Sitting) -> None:
        """Keep a table in memory; those that nobody has needed for long are let go."""
        self.sittings[sitting.id] = sitting
        self._touched[sitting.id] = time()
        if len(self.sittings) > self.settings.tables_in_memory:
            self.let_go(0.0, len(self.sittings) - self.settings.tables_in_memory)

    def let_go(self, idle: float = _IDLE_SECONDS, most: int = 1 << 30) -> None:
        """Forget tables that nobody looks at and that were not needed for so many seconds; the oldest first."""
        now = time()
        for table, touched in sorted(self._touched.items(), key=lambda item: item[1])[:most]:
            sitting = self.sittings.get(table)
            free = sitting is None or not (sitting.lock.locked() or self._onlookers.get(table))
            if free and now - touched >= idle:
                self.sittings.pop(table, None)
                del self._touched[table]

    async def change(
        self,
        table: str,
        make: Callable[[Sitting], Change],
        sender: str | None = None,
        extra: Callable[[Sitting], rows.Extra | None] | None = None,
    ) -> Entry:
        """Let something happen at a table: made, kept, told, in this order. What was sent before is not done again.

        `make` checks and changes the sitting; `extra` gives what else is to be written in the same commit.
        """
        # Once begun it is finished, also if who asked for it has gone meanwhile.
        task = asyncio.create_task(self._change(table, make, sender, extra))
        task.add_done_callback(_seen)
        return await asyncio.shield(task)

    async def _change(
        self,
        table: str,
        make: Callable[[Sitting], Change],
        sender: str | None,
        extra: Callable[[Sitting], rows.Extra | None] | None,
    ) -> Entry:
        while True:
            sitting = await self.sitting(table)
            async with sitting.lock:
                if self.sittings.get(table) is not sitting:
                    # It was thrown away while we waited for our turn.
                    continue
                if sender is not None and sender in sitting.senders:
                    return sitting.senders[sender]
                happening = await self._make(sitting, make, sender, extra)
            self._tell(sitting, happening)
            return happening.entry

    async def _make(
        self,
        sitting: Sitting,
        make: Callable[[Sitting], Change],
        sender: str | None,
        extra: Callable[[Sitting], rows.Extra | None] | None,
    ) -> Happening:
        if sitting.frozen is not None:
            raise sitting.frozen
        clock = Clock(sitting)
        try:
            change = make(sitting)
        except KontorError:
            raise
        except Exception:
            # Half changed: it is built anew from what is kept.
            self.throw_away(sitting)
            raise
        entry = self._entry(sitting, change, sender)
        if clock.stop(entry.at, change):
            change = change._replace(seats=True)
        more = extra(sitting) if extra is not None else None
        try:
            await self.store.write(lambda found: rows.append_entry(found, sitting, entry, change, more))
        except BaseException:
            self.throw_away(sitting)
            raise
        return sitting.admit(entry, change)

    def _entry(self, sitting: Sitting, change: Change, sender: str | None) -> Entry:
        revision = sitting.revision + (1 if change.of_game else 0)
        number = sitting.number + 1
        return Entry(number, revision, change.kind, change.seat, change.person, sender, dict(change.data), time())

    async def add(self, sitting: Sitting, change: Change) -> Entry:
        """Keep a new table."""
        entry = self._entry(sitting, change, None)
        await self.store.write(lambda connection: rows.insert_table(connection, sitting, entry))
        self._tell(sitting, sitting.admit(entry, change))
        self.keep(sitting)
        return entry

    def throw_away(self, sitting: Sitting) -> None:
        """Forget what is in memory of a table: it may not be what is kept. Who looks at it must open it anew."""
        if self.sittings.get(sitting.id) is sitting:
            del self.sittings[sitting.id]
            self._touched.pop(sitting.id, None)
        for onlooker in self._onlookers.pop(sitting.id, set()):
            onlooker.table_gone(sitting.id)

    def _tell(self, sitting: Sitting, happening: Happening) -> None:
        self._drop_strangers(sitting)
        here = self.here(sitting.id)
        for onlooker in list(self._onlookers.get(sitting.id, ())):
            with _faults_logged():
                onlooker.table_changed(sitting, happening, here)
        for watchman in self.watchmen:
            with _faults_logged():
                watchman.changed(sitting, happening)

    def _drop_strangers(self, sitting: Sitting) -> None:
        """Who may no longer see a table does not look at it any more."""
        for onlooker in list(self._onlookers.get(sitting.id, ())):
            if not sitting.admits(onlooker.person.id if onlooker.person is not None else None):
                self._onlookers[sitting.id].discard(onlooker)
                onlooker.table_gone(sitting.id)

    def enter(self, sitting: Sitting, onlooker: Onlooker) -> None:
        """Somebody looks at a table from now on."""
        before = self.here(sitting.id)
        self._onlookers.setdefault(sitting.id, set()).add(onlooker)
        self._tell_presence(sitting.id, before)
        for opener in self.openers:
            opener(sitting)

    def leave(self, table: str, onlooker: Onlooker) -> None:
        """Somebody looks away."""
        before = self.here(table)
        onlookers = self._onlookers.get(table, set())
        onlookers.discard(onlooker)
        if not onlookers:
            self._onlookers.pop(table, None)
        self._touched[table] = time()
        self._tell_presence(table, before)

    def _tell_presence(self, table: str, before: set[int]) -> None:
        here = self.here(table)
        sitting = self.sittings.get(table)
        if here != before and sitting is not None:
            for onlooker in self._onlookers.get(table, ()):
                onlooker.presence_changed(sitting, here)

    def here(self, table: str) -> set[int]:
        """The persons who are connected to a table."""
        onlookers = self._onlookers.get(table, ())
        return {onlooker.person.id for onlooker in onlookers if onlooker.person is not None}

    def watched(self, table: str) -> bool:
        """Whether anybody looks at a table."""
        return bool(self._onlookers.get(table))

    def show_out(self, table: str, person: int) -> None:
        """Close a table for one person."""
        for onlooker in list(self._onlookers.get(table, ())):
            if onlooker.person is not None and onlooker.person.id == person:
                self._onlookers[table].discard(onlooker)
                onlooker.table_gone(table)

    async def delete(self, table: str) -> None:
        """Delete a table and close it for all."""
        await self.store.write(lambda connection: rows.delete_table(connection, table))
        self.sittings.pop(table, None)
        self._touched.pop(table, None)
        for onlooker in self._onlookers.pop(table, set()):
            onlooker.table_gone(table)
        for watchman in self.watchmen:
            watchman.deleted(table)

    def hang_up(self, person: int) -> None:
        """End all connections of a person."""
        for onlooker in list(self.connected):
            if onlooker.person is not None and onlooker.person.id == person:
                onlooker.hang_up()


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
