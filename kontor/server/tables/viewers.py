"""Those who follow tables: the viewers of each table, who is connected to it, and observers of all tables."""

import logging
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Protocol

from kontor.server.cluster.peers import Peers
from kontor.server.models import AppliedEntry, Person
from kontor.server.tables.session import TableSession

_log = logging.getLogger("kontor.service")

SharedMessages = dict[Hashable, str]
"""Encoded messages about one change, by audience: viewers who see the same share one."""


class Viewer(Protocol):
    """A connection that follows a table."""

    person: Person | None
    key_hash: str
    """The hash of the key that the person has signed in with."""
    address: str
    """The IP address, or an empty string if it is unknown."""

    def table_changed(
        self, session: TableSession, applied: AppliedEntry, online: set[int], shared: SharedMessages
    ) -> None:
        """Handle a new entry of the table."""

    def presence_changed(self, session: TableSession, online: set[int], shared: SharedMessages) -> None:
        """Handle a change of the persons who are connected to the table."""

    def table_closed(self, table: str) -> None:
        """Handle the end of the subscription: the table was deleted or closed to this person, or must be reopened."""

    def hang_up(self) -> None:
        """End the connection, because the key is no longer valid."""

    def expel(self) -> None:
        """End the connection, because the operator has banned the person or the address."""

    def suspend(self) -> None:
        """End the connection, because this server cannot serve tables for now. Another one may."""

    def announce(self) -> None:
        """Tell what the operator announces now."""

    def restart(self) -> None:
        """End the connection as soon as no command is under way, because the server restarts."""


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


class Viewers:
    """The live connections of this server, and the tables that they follow."""

    def __init__(self, peers: Peers) -> None:
        self.peers = peers
        self.connected: set[Viewer] = set()
        self.draining = False
        """Whether the server is about to end, so that clients are to connect to another one."""
        self.uncommitted: set[str] = set()
        """Tables whose last entry has been applied but is not committed yet."""
        self._by_table: dict[str, set[Viewer]] = {}

    def add(self, session: TableSession, viewer: Viewer) -> None:
        """Add a viewer to a table."""
        before = self.online(session.id)
        self._by_table.setdefault(session.id, set()).add(viewer)
        self._change_presence(session.id, session, before)

    def remove(self, table: str, session: TableSession | None, viewer: Viewer) -> None:
        """Remove a viewer from a table. `session` is the table if it is in memory."""
        before = self.online(table)
        viewers = self._by_table.get(table, set())
        viewers.discard(viewer)
        if not viewers:
            self._by_table.pop(table, None)
        self._change_presence(table, session, before)

    def _change_presence(self, table: str, session: TableSession | None, before: set[int]) -> None:
        self.peers.set_present(table, self.connected_here(table))
        if session is not None:
            self.show_presence(session, before)

    def show_presence(self, session: TableSession, before: set[int]) -> None:
        """Tell the viewers of a table who is connected, if that has changed."""
        online = self.online(session.id)
        # An entry that is being written is not sent yet. When it is broadcast, that message also has who is online.
        if online != before and session.id not in self.uncommitted:
            shared: SharedMessages = {}
            for viewer in self._by_table.get(session.id, ()):
                viewer.presence_changed(session, online, shared)

    def show_entry(self, session: TableSession, applied: AppliedEntry) -> None:
        """Show a new entry to the viewers of a table, and close it for those who may no longer see it."""
        for viewer in list(self._by_table.get(session.id, ())):
            if not session.admits(viewer.person.id if viewer.person is not None else None):
                self._by_table[session.id].discard(viewer)
                viewer.table_closed(session.id)
        online = self.online(session.id)
        shared: SharedMessages = {}
        for viewer in list(self._by_table.get(session.id, ())):
            with log_exceptions():
                viewer.table_changed(session, applied, online, shared)

    def close_table(self, table: str) -> None:
        """Close a table for all of its viewers."""
        before = self._by_table.pop(table, set())
        if before:
            self.peers.set_present(table, set())
        for viewer in before:
            viewer.table_closed(table)

    def online(self, table: str) -> set[int]:
        """Return the persons who are connected to a table, here or on other servers."""
        return self.connected_here(table) | self.peers.online(table)

    def connected_here(self, table: str) -> set[int]:
        """Return the persons who are connected to a table on this server."""
        viewers = self._by_table.get(table, ())
        return {viewer.person.id for viewer in viewers if viewer.person is not None}

    def watched(self, table: str) -> bool:
        """Return whether anybody follows a table on this server."""
        return bool(self._by_table.get(table))

    def watched_tables(self) -> list[str]:
        """Return the tables that somebody follows on this server."""
        return list(self._by_table)

    def hang_up(self, person: int, valid: str = "") -> None:
        """End all connections of a person, except those with the key whose hash is `valid`."""
        for viewer in list(self.connected):
            if viewer.person is not None and viewer.person.id == person and viewer.key_hash != valid:
                viewer.hang_up()

    def drain(self) -> None:
        """Send all clients to another server, each as soon as its command is answered. The server is about to end."""
        self.draining = True
        for viewer in list(self.connected):
            viewer.restart()

    def suspend(self) -> None:
        """End all connections: this server cannot serve tables for now."""
        for viewer in list(self.connected):
            viewer.suspend()


@contextmanager
def log_exceptions() -> Iterator[None]:
    """Log an exception of a viewer or observer, so that the others are still notified."""
    try:
        yield
    except Exception:
        _log.exception("Viewer or observer failed")
