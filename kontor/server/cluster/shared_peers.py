"""One of several servers on a store: heartbeats, leases and presence."""

import asyncio
import logging
import secrets
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic

from sqlalchemy import Connection

from kontor.server.cluster import rows
from kontor.server.cluster.background import Background
from kontor.server.cluster.bus import Bus
from kontor.server.cluster.lease_search import LeaseSearch
from kontor.server.cluster.peers import Follower, Peers
from kontor.server.errors import StoreUnavailableError
from kontor.server.store.store import Store

LIFE = 3.0
"""Seconds without a heartbeat after which the others declare a server dead, and it stops serving tables itself."""
_BEAT = 1.0
"""Seconds between heartbeats."""
_RETRY = 0.25
"""Seconds until the next attempt if the store is out of reach."""
_BEATS_PER_CHECK = 5
"""Heartbeats between two checks of the keys of all persons who are connected."""
_GATHERING = 0.02
"""Seconds to gather changes of presence and wanted leases before they are written."""
_SHORTEST_LEASE = 10.0
"""Seconds that a lease is kept even if it turns out that the table needs none, so that nobody takes it at once."""
_log = logging.getLogger("kontor.peers")


class SharedPeers(Peers):
    """Tells the other servers what happens here, and the follower what happens there."""

    shared = True

    def __init__(self, background: Background, bus: Bus, store: Store) -> None:
        self._background = background
        self._bus = bus
        self._search = LeaseSearch(store, self._want_free)
        self._follower: Follower | None = None
        self._server = secrets.token_hex(8)
        self._alive_until = 0.0
        self._leases: dict[str, float] = {}
        """The leases of this server, and the times when they began."""
        self._wanted: set[str] = set()
        self._refused: set[str] = set()
        """Tables whose lease another server has."""
        self._present: dict[str, set[int]] = {}
        self._online: dict[str, set[int]] = {}
        self._to_write: set[str] = set()
        self._to_read: set[str] = set()
        self._others: set[str] | None = None
        """The other servers, once they are known."""
        self._beats = 0
        self._wakeup = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def available(self) -> bool:
        """Return whether the last heartbeat is recent."""
        return monotonic() < self._alive_until

    def leads(self, table: str) -> bool:
        """Return whether this server holds the lease of a table."""
        return table in self._leases and self.available

    def want(self, table: str) -> None:
        """Ask for the lease of a table, unless another server is known to hold it. That one's death will be noticed."""
        if table not in self._leases and table not in self._refused:
            self._wanted.add(table)
            self._wakeup.set()

    def _want_free(self, tables: Iterable[str]) -> None:
        """Ask for leases that nobody holds."""
        self._wanted.update(tables)
        if self._wanted:
            self._wakeup.set()

    def announce(self, table: str, number: int) -> None:
        """Publish the number of a table. A server that has just started reads it at its next heartbeat anyway."""
        if self._others is None or self._others:
            self._bus.publish(f"table {table} {number}")

    def announce_person(self, person: int) -> None:
        """Publish that a person has changed."""
        self._bus.publish(f"person {person}")

    def online(self, table: str) -> set[int]:
        """Return who is connected to a table on other servers. Only that of followed tables is kept up to date."""
        return self._online.get(table, set())

    def read_online(self, connection: Connection, table: str) -> set[int]:
        """Read who is connected to a table on other servers."""
        return rows.online_elsewhere(connection, self._server, [table])[table]

    def learn_online(self, table: str, online: set[int]) -> None:
        """Remember who is connected to a table on other servers, until the next heartbeat if it is not followed."""
        self._online[table] = online

    def set_present(self, table: str, persons: set[int]) -> None:
        """Write soon who is connected to a table here."""
        if persons:
            self._present[table] = set(persons)
        else:
            self._present.pop(table, None)
        self._to_write.add(table)
        # Who is here for the first time wants to know who is elsewhere.
        self._to_read.add(table)
        self._wakeup.set()

    async def start(self, follower: Follower) -> None:
        """Register this server, and keep it alive."""
        self._follower = follower
        self._wakeup = asyncio.Event()
        await self._register()
        await self._exchange(follower, beat=True)
        await self._bus.start(self._receive, self._check_everything)
        jobs = (self._beat_always(follower), self._watch(follower), self._search.run())
        self._tasks = [asyncio.create_task(job) for job in jobs]

    async def close(self) -> None:
        """Hand everything over to the others."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bus.close()
        self._alive_until = 0.0
        with suppress(StoreUnavailableError):
            await self._background.run(lambda connection: rows.delete_server(connection, self._server))
        self._background.close()

    async def _register(self) -> None:
        self._server = secrets.token_hex(8)
        self._leases.clear()
        self._search.search_now()
        self._to_write |= self._present.keys()
        await self._background.run(lambda connection: rows.register(connection, self._server, LIFE))

    def _check_everything(self) -> None:
        """Look at all tables and persons at once: notices may have been missed."""
        self._beats = 0
        self._wakeup.set()

    def _receive(self, notice: str) -> None:
        """Handle a notice from the bus."""
        assert self._follower is not None
        match notice.split(" "):
            case ["table", table, number] if number.isdecimal():
                self._follower.table_announced(table, int(number))
            case ["person", person] if person.isdecimal():
                self._follower.person_announced(int(person))
            case ["online", table]:
                self._to_read.add(table)
                self._wakeup.set()

    async def _beat_always(self, follower: Follower) -> None:
        due = monotonic() + _BEAT
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, due - monotonic())):
                    await self._wakeup.wait()
                    await asyncio.sleep(_GATHERING)
            self._wakeup.clear()
            beat = monotonic() >= due or not self._beats
            try:
                await self._exchange(follower, beat)
            except StoreUnavailableError:
                await asyncio.sleep(_RETRY)
                continue
            except Exception:
                # A bug must not end the heartbeat.
                _log.exception("Heartbeat failed")
                await asyncio.sleep(_RETRY)
            if beat:
                due = monotonic() + _BEAT

    async def _watch(self, follower: Follower) -> None:
        """Stop serving as soon as the heartbeat fails for too long."""
        was_available = True
        while True:
            await asyncio.sleep(_BEAT / 4)
            if was_available and not self.available:
                _log.warning("The store is out of reach: tables are closed")
                follower.suspend()
            was_available = self.available

    async def _exchange(self, follower: Follower, beat: bool) -> None:
        started = monotonic()
        say = self._to_say(follower, beat)
        try:
            news = await self._background.run(lambda connection: rows.exchange(connection, say))
        except StoreUnavailableError:
            self._to_write |= say.present.keys()
            self._wanted |= set(say.wanted)
            raise
        if news is None:
            _log.warning("The other servers took this one for dead: it starts afresh")
            follower.suspend()
            await self._register()
            self._check_everything()
            return
        kept = [] if self.available else list(self._leases)
        self._alive_until = started + LIFE
        for table in kept:
            # It was closed while the store was out of reach. Nobody else plays its bots.
            follower.leased(table)
        self._refused |= set(say.wanted) - set(news.leased)
        for table in say.released:
            self._leases.pop(table, None)
        for table in say.present:
            self._bus.publish(f"online {table}")
        self._take_in(follower, news, beat)

    def _to_say(self, follower: Follower, beat: bool) -> rows.Exchange:
        followed = set(follower.followed())
        reading = followed if beat else followed & self._to_read
        released = [table for table in self._leases if self._is_over(follower, table)] if beat else []
        present = {table: self._present.get(table, set()) for table in self._to_write}
        if beat:
            # A lease that another server had may be free by now.
            for table in filter(follower.needs_lease, followed):
                self.want(table)
        say = rows.Exchange(self._server, LIFE, beat, present, list(self._wanted), released, reading)
        self._to_read.clear()
        self._to_write.clear()
        self._wanted.clear()
        return say

    def _is_over(self, follower: Follower, table: str) -> bool:
        return monotonic() - self._leases[table] > _SHORTEST_LEASE and not follower.needs_lease(table)

    def _take_in(self, follower: Follower, news: rows.News, beat: bool) -> None:
        for table, online in news.online.items():
            before = self.online(table)
            if online != before:
                self._online[table] = online
                follower.presence_announced(table, before)
        for table in news.leased:
            self._leases[table] = monotonic()
            follower.leased(table)
        if not beat:
            return
        if self._others is not None and not self._others <= news.others:
            self._search.search_now()
        self._others = news.others
        for table in news.online:
            follower.table_announced(table, news.numbers.get(table, 0))
        self._online = {table: online for table, online in self._online.items() if table in news.online}
        if self._beats % _BEATS_PER_CHECK == 0:
            self._refused.clear()
            follower.check_persons(mentioned=not self._beats)
        self._beats += 1
