"""Applies what other servers have added to the tables in memory."""

import logging

from sqlalchemy import Connection

from kontor.server.cluster.peers import Peers
from kontor.server.errors import DamagedTableError, NoSuchTableError, StoreUnavailableError
from kontor.server.models import Entry
from kontor.server.store import rows
from kontor.server.store.store import Store
from kontor.server.tables.loader import Loader
from kontor.server.tables.memory import TablesInMemory
from kontor.server.tables.session import TableSession
from kontor.server.tables.transition import apply, rebuild

_log = logging.getLogger("kontor.following")


class CatchingUp:
    """Brings sessions up to date. Without other servers there is never anything to do."""

    def __init__(self, store: Store, memory: TablesInMemory, loader: Loader, peers: Peers) -> None:
        self.store = store
        self.memory = memory
        self.loader = loader
        self.peers = peers

    def may_be_needed(self, session: TableSession, fresh: bool) -> bool:
        """Return whether a session may be behind. Unless `fresh` is set, announcements keep it up to date if used."""
        if not self.peers.shared or not self.memory.is_current(session):
            return False
        return fresh or not (self.memory.viewers.watched(session.id) or self.peers.leads(session.id))

    async def catch_up(self, session: TableSession) -> bool:
        """Apply and show what other servers have added to a locked session. Return whether there was anything."""
        if not self.peers.shared:
            return False
        table, number, viewers = session.id, session.number, self.memory.viewers

        def read(connection: Connection) -> tuple[list[Entry] | None, set[int]]:
            return rows.entries_after(connection, table, number), self.peers.read_online(connection, table)

        try:
            entries, online_elsewhere = await self.store.read(read)
        except StoreUnavailableError:
            raise
        except Exception as error:
            self._reject(session, error)
            return True
        before = viewers.online(table)
        self.peers.learn_online(table, online_elsewhere)
        if entries is None:
            self.memory.drop(table)
            raise NoSuchTableError
        self._take_over(session, entries)
        if self.memory.is_current(session):
            viewers.show_presence(session, before)
        return bool(entries)

    async def reload(self, session: TableSession, number: int) -> None:
        """Replace a session whose entry after `number` was not committed because another server was faster."""
        try:
            entries = await self.store.read(lambda connection: rows.entries_after(connection, session.id, 0))
            if not entries:
                self.memory.drop(session.id)
                raise NoSuchTableError
            known = entries[:number]
            rebuilt = await self.loader.replay(known, lambda: rebuild(session.id, known))
        except (NoSuchTableError, StoreUnavailableError):
            self.memory.discard(session)
            raise
        except Exception as error:
            self._reject(session, error)
            return
        if self.memory.replace(session, rebuilt):
            self._take_over(rebuilt, entries[number:])

    def _reject(self, session: TableSession, error: Exception) -> None:
        """Drop a session whose new entries are garbage. Loading the table again shows whether it is damaged."""
        _log.warning("Entries of another server do not apply: %s", type(error).__name__)
        self.memory.discard(session)

    def _take_over(self, session: TableSession, entries: list[Entry]) -> None:
        """Apply and show entries of other servers."""
        for entry in entries:
            try:
                if entry.number != session.number + 1:
                    raise DamagedTableError
                applied = apply(session, entry)
            except Exception as error:
                return self._reject(session, error)
            self.memory.times.watch(session)
            if self.memory.is_current(session):
                self.memory.show(session, applied)
        return None
