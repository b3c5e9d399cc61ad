"""Damaged tables: they are named in the log and closed to everybody, so that nothing is added to them."""

import logging

from sqlalchemy import Connection

from kontor.server.errors import DamagedTableError
from kontor.server.models import StoredTable
from kontor.server.store import rows

_log = logging.getLogger("kontor.store")


class Quarantine:
    """The damaged tables that this server has found.

    >>> quarantine = Quarantine()
    >>> quarantine.check("table")
    >>> quarantine.add("table", ValueError())
    >>> len(quarantine.tables)
    1
    """

    def __init__(self) -> None:
        self.tables: set[str] = set()

    def check(self, table: str) -> None:
        """Raise `DamagedTableError` if a table is in quarantine."""
        if table in self.tables:
            raise DamagedTableError

    def add(self, table: str, reason: Exception) -> None:
        """Put a table into quarantine."""
        if table not in self.tables:
            self.tables.add(table)
            _log.error("Table %s is damaged and in quarantine: %r", table, _shortened(reason))

    def release(self, table: str) -> None:
        """Let a table play on that is in order again."""
        if table in self.tables:
            self.tables.remove(table)
            _log.warning("Table %s is in order again", table)


def _shortened(reason: Exception) -> str:
    return f"{type(reason).__name__}: {reason}"[:200]


def complete_rows(connection: Connection, table: str) -> StoredTable | None:
    """Read a table from the store. Raise `DamagedTableError` if rows are missing, and anything if they are garbage."""
    stored = rows.load_table(connection, table)
    if stored is not None and not is_complete(stored):
        raise DamagedTableError
    return stored


def is_complete(stored: StoredTable) -> bool:
    """Return whether a table has its seats and all entries up to its number. There may be later ones already."""
    numbers = [entry.number for entry in stored.entries]
    enough = len(numbers) >= int(stored.row["number"])
    if not enough or numbers != list(range(1, len(numbers) + 1)):
        return False
    return has_all_seats(stored)


def has_all_seats(stored: StoredTable) -> bool:
    """Return whether a table has as many seats as in its first entry. Entries of version 0.1.0 do not tell."""
    return len(stored.seats) == len(stored.entries[0].data.get("seating", stored.seats))
