"""Measures thinking time so that neither a clock that is set nor an absence of the server uses it up.

Stored times are wall times, because only they mean something to another process. Within a process, the difference
between the wall clock and the monotonic clock shows when the wall clock was set. After a restart, the outages
in the store show how long no server ran. Either way the start of the period is shifted (an entry `clock_shifted`), so
every other calculation can use plain wall times.
"""

from collections.abc import Callable
from time import monotonic, time
from typing import NamedTuple

from sqlalchemy import text

from kontor.server.store.store import Store
from kontor.server.tables.session import TableSession
from kontor.server.tables.timing.outages import Outage

_TOLERANCE = 1.0
"""Differences of fewer seconds are not corrected."""


class _Period(NamedTuple):
    """Since when somebody is thinking, and the difference of the clocks then."""

    since: float
    offset: float


class Timekeeper:
    """The clocks of a process, and for each running table clock the difference between them when it started.

    >>> Timekeeper(lambda: 1000.0, lambda: 5.0).offset
    995.0
    """

    def __init__(self, wall: Callable[[], float] = time, steady: Callable[[], float] = monotonic) -> None:
        self.now = wall
        """Seconds since 1970, for entries."""
        self.steady = steady
        """Seconds since some moment, on a clock that nobody can set."""
        self._start = wall()
        self._start_offset = self.offset
        self.outages: list[Outage] = []
        """The times in which no server ran on this store."""
        self._periods: dict[str, _Period] = {}

    @property
    def offset(self) -> float:
        """Return the wall clock minus the monotonic clock. It changes only when the wall clock is set."""
        return self.now() - self.steady()

    def absence(self, since: float, last: float) -> float:
        """Return how many seconds of a period that began at `since` no server ran.

        Outages before the last entry of the table do not count: servers correct its clock before they add an entry.
        """
        return sum(outage.end - max(outage.begin, since) for outage in self.outages if outage.end > max(since, last))

    def watch(self, session: TableSession) -> None:
        """Remember when the running clock of a table started. Call it when a table was loaded or has changed."""
        if session.deadline is None:
            self._periods.pop(session.id, None)
            return
        period = self._periods.get(session.id)
        if period is None and session.since < self._start:
            absence = self.absence(session.since, session.log[-1].entry.at)
            self._periods[session.id] = _Period(session.since, self._start_offset - absence)
        elif period is None or period.since != session.since:
            # A period cannot begin in the future: if it seems so, the wall clock was set back between two processes.
            ahead = max(0.0, session.since - self.now())
            self._periods[session.id] = _Period(session.since, self.offset + ahead)

    def forget(self, table: str) -> None:
        """Drop a table that was deleted."""
        self._periods.pop(table, None)

    def shift(self, session: TableSession) -> float:
        """Return by how many seconds the running clock of a table must be shifted, or 0."""
        self.watch(session)
        period = self._periods.get(session.id)
        seconds = self.offset - period.offset if period is not None else 0.0
        return seconds if abs(seconds) > _TOLERANCE else 0.0


async def timekeeper_of(store: Store) -> Timekeeper:
    """Return the clocks for a store.

    Servers that share a database take the time of day from it once, when they start, and go on from there with their
    monotonic clocks. So their times agree even if the clocks of their machines do not.
    """
    if store.engine.dialect.name != "postgresql":
        return Timekeeper()
    query = text("SELECT extract(epoch FROM clock_timestamp())")
    shared = float(await store.read(lambda connection: connection.execute(query).scalar_one()))
    offset = shared - monotonic()
    return Timekeeper(lambda: monotonic() + offset)
