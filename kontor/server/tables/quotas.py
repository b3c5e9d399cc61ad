"""Quotas: how much persons and addresses may add to the store, and how much a table may grow."""

import json
from time import monotonic

from sqlalchemy import Connection

from kontor.server.errors import NoRoomError, TooManyError
from kontor.server.limits import MIB, Limits
from kontor.server.models import Draft, Entry
from kontor.server.rate_limits import RateLimiter
from kontor.server.store import rows
from kontor.server.store.room import StoreRoom
from kontor.server.store.store import Store
from kontor.server.tables.session import TableSession

_HOUR = 3600.0
_ROW_BYTES = 100
"""About what the other columns of an entry take up."""
_LINE_BYTES = 4
"""Quotation marks, comma and blank of a line in a list."""
_ALWAYS = ("left", "timeout", "freed", "guest", "forgotten")
"""Kinds of entries that even a full table takes: people may leave, and owners may remove guests."""


def entry_size(entry: Entry) -> int:
    """Return about how many bytes an entry takes up in the store.

    >>> entry_size(Entry(1, 0, "chat", -1, 7, "7:a", {"text": "Good evening"}, 1.0))
    124
    """
    lines = entry.data.get("lines", ())
    rest = {name: value for name, value in entry.data.items() if name != "lines"}
    # Lists of lines can be long, so they are not encoded for this.
    return _ROW_BYTES + len(json.dumps(rest)) + sum(map(len, lines)) + _LINE_BYTES * len(lines)


class Quotas:
    """The quotas of a server. Those of an address are per hour, and only in memory: no address is stored."""

    def __init__(self, limits: Limits, store: Store) -> None:
        self.limits = limits
        self._store = store
        self._room = StoreRoom(limits)
        self._accounts = _per_hour(limits.accounts_per_hour)
        self._tables = _per_hour(limits.tables_per_hour)
        self._imports = _per_hour(limits.imports_per_hour)
        self._bytes = _per_hour(limits.bytes_per_hour)

    def count_account(self, address: str) -> None:
        """Count a new account. Raise `TooManyError` if the address has too many."""
        _take(self._accounts, address)

    def count_import(self, address: str) -> None:
        """Count an attempt to import a game, which takes a while to check. Raise `TooManyError`."""
        _take(self._imports, address)

    async def check_new_table(self, owner: int | None, address: str, entry: Entry) -> None:
        """Count a new table. Raise `TooManyError` or `NoRoomError` if there is no room for its first entry."""
        size = entry_size(entry)
        if size > self.limits.bytes_per_table:
            raise NoRoomError("table-full")
        _take(self._tables, address)
        _take(self._bytes, address, size)

        def check(connection: Connection) -> None:
            if not self._room.has_room(connection):
                raise NoRoomError("store-full")
            if owner is not None and rows.stored_bytes(connection, owner) + size > self.limits.bytes_per_person:
                raise NoRoomError("tables-too-large", most=self.limits.bytes_per_person // MIB)

        await self._store.read(check)

    def check_entry(self, session: TableSession, draft: Draft, entry: Entry) -> None:
        """Raise `NoRoomError` if a table has no room for an entry. Chat leaves room for the game.

        The limits on lines and entries bound the time of everything that reads a game or a log.
        """
        if entry.kind in _ALWAYS:
            return
        if session.number >= self.limits.longest_log:
            raise NoRoomError("log-full", most=self.limits.longest_log)
        if draft.match is not None and len(draft.match.moves) > self.limits.longest_game:
            raise NoRoomError("game-too-long", most=self.limits.longest_game)
        is_chat = entry.kind == "chat"
        if session.size + entry_size(entry) > self.limits.bytes_per_table // (2 if is_chat else 1):
            raise NoRoomError("table-full-chat" if is_chat else "table-full")


def _per_hour(most: int) -> RateLimiter:
    return RateLimiter(most / _HOUR, most, 0)


def _take(limiter: RateLimiter, address: str, cost: float = 1.0) -> None:
    if not limiter.allow(address, monotonic(), cost):
        raise TooManyError("hour-too-many")
