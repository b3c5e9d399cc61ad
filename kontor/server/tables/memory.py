"""The tables in memory. If there are too many, those that nobody uses are evicted."""

from time import monotonic

from kontor.server.cluster.peers import Peers
from kontor.server.models import AppliedEntry
from kontor.server.settings import Settings
from kontor.server.tables.answer_cache import AnswerCache
from kontor.server.tables.integrity.quarantine import Quarantine
from kontor.server.tables.session import TableSession
from kontor.server.tables.timing.timekeeper import Timekeeper
from kontor.server.tables.viewers import TableObserver, Viewers, log_exceptions

_IDLE_SECONDS = 600.0


class TablesInMemory:
    """Table sessions, and everything that must learn of their changes."""

    def __init__(self, settings: Settings, times: Timekeeper, peers: Peers) -> None:
        self.settings = settings
        self.times = times
        self.quarantine = Quarantine()
        self.answers = AnswerCache(settings.limits.answer_cache_bytes)
        self.viewers = Viewers(peers)
        self.observers: list[TableObserver] = []
        self.sessions: dict[str, TableSession] = {}
        self._touched: dict[str, float] = {}

    def find(self, table: str) -> TableSession | None:
        """Return a table if it is in memory, and note that it is used."""
        session = self.sessions.get(table)
        if session is not None:
            self._touched[table] = monotonic()
        return session

    def is_current(self, session: TableSession) -> bool:
        """Return whether a session has not been discarded or replaced."""
        return self.sessions.get(session.id) is session

    def keep(self, session: TableSession) -> None:
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
            if not (session.lock.locked() or self.viewers.watched(session.id))
        ]
        return sorted(unused, key=lambda session: self._touched[session.id])

    def _evict(self, session: TableSession) -> None:
        del self.sessions[session.id]
        del self._touched[session.id]

    def replace(self, old: TableSession, new: TableSession) -> bool:
        """Put a session in place of another one of the same table. Return False if that one is no longer current."""
        if not self.is_current(old):
            return False
        self.sessions[new.id] = new
        return True

    def discard(self, session: TableSession) -> None:
        """Drop a session that may differ from the store. Its viewers must open the table again."""
        if self.is_current(session):
            self._evict(session)
        self.viewers.close_table(session.id)

    def isolate(self, table: str, reason: Exception) -> None:
        """Put a damaged table into quarantine and close it for its viewers."""
        self.quarantine.add(table, reason)
        session = self.sessions.get(table)
        if session is not None:
            self.discard(session)

    def drop(self, table: str) -> None:
        """Close a table that was deleted."""
        self.times.forget(table)
        self.quarantine.tables.discard(table)
        self.sessions.pop(table, None)
        self._touched.pop(table, None)
        self.answers.forget(table)
        self.viewers.close_table(table)
        for observer in self.observers:
            observer.deleted(table)

    def show(self, session: TableSession, applied: AppliedEntry) -> None:
        """Tell viewers and observers about a committed entry, of this server or another one."""
        self.viewers.show_entry(session, applied)
        for observer in self.observers:
            with log_exceptions():
                observer.changed(session, applied)
