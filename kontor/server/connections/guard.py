"""Counts open and half-open connections, in all and per address."""

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from kontor.server.limits import Limits
from kontor.server.rate_limits import group

_PROXY = ""
"""Stands for the address of a trusted proxy, which is not limited by itself."""


class Connection(Protocol):
    """An open connection."""

    def drop(self) -> None:
        """Close the connection because others need the room."""


class ConnectionGuard:
    """Admits connections within the limits. Those of a trusted proxy count only towards the limits in all.

    A connection is half-open while it waits for the head of a request. If too many are, the oldest is dropped: honest
    clients send their request at once.
    """

    def __init__(self, limits: Limits, most: int, is_proxy: Callable[[str], bool]) -> None:
        self.limits = limits
        self.refused = 0
        self._most = most
        self._is_proxy = is_proxy
        self._addresses: dict[Connection, str] = {}
        self._open: Counter[str] = Counter()
        self._half_open: dict[Connection, None] = {}
        self._half_open_by_address: dict[str, dict[Connection, None]] = {}

    @property
    def open(self) -> int:
        """The number of open connections."""
        return len(self._addresses)

    @property
    def half_open(self) -> int:
        """The number of connections that wait for the head of a request."""
        return len(self._half_open)

    def enter(self, connection: Connection, address: str) -> bool:
        """Return whether a new connection may stay, and count it if so. Then call `leave` when it ends."""
        key = _PROXY if self._is_proxy(address) else group(address)
        if self.open >= self._most or (key != _PROXY and self._open[key] >= self.limits.sockets_per_address):
            self.refused += 1
            return False
        self._addresses[connection] = key
        self._open[key] += 1
        return True

    def leave(self, connection: Connection) -> None:
        """Count the end of a connection, if it was admitted."""
        self.complete(connection)
        key = self._addresses.pop(connection, None)
        if key is not None:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

    def replace(self, connection: Connection, successor: Connection) -> None:
        """Count `successor` instead of a connection that was admitted: it goes on with another protocol."""
        self.complete(connection)
        self._addresses[successor] = self._addresses.pop(connection)

    def waits(self, connection: Connection) -> None:
        """Count a connection as half-open."""
        if connection in self._half_open:
            return
        key = self._addresses[connection]
        same_address = self._half_open_by_address.setdefault(key, {})
        if key != _PROXY and len(same_address) >= self.limits.half_open_per_address:
            self._drop(next(iter(same_address)))
        elif len(self._half_open) >= min(self.limits.half_open, max(1, self._most // 2)):
            self._drop(next(iter(self._half_open)))
        self._half_open[connection] = None
        self._half_open_by_address.setdefault(key, {})[connection] = None

    def _drop(self, connection: Connection) -> None:
        self.complete(connection)
        self.refused += 1
        connection.drop()

    def complete(self, connection: Connection) -> None:
        """Count a connection as no longer half-open."""
        if connection not in self._half_open:
            return
        del self._half_open[connection]
        key = self._addresses[connection]
        same_address = self._half_open_by_address[key]
        del same_address[connection]
        if not same_address:
            del self._half_open_by_address[key]
