"""How much room the store has left."""

import shutil
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from sqlalchemy import Connection, text

from kontor.server.limits import Limits

_SECONDS = 10.0
"""Seconds for which a measurement is valid."""


class StoreRoom:
    """Tells whether the store may grow. It is measured only now and then, because that takes a while."""

    def __init__(self, limits: Limits, now: Callable[[], float] = monotonic) -> None:
        self.limits = limits
        self._now = now
        self._measured = float("-inf")
        self._has_room = True

    def has_room(self, connection: Connection) -> bool:
        """Return whether the store is smaller than its limit, and enough space is left on its disk."""
        if self._now() - self._measured >= _SECONDS:
            self._measured = self._now()
            size, free = _size_and_free(connection)
            enough_free = free is None or free >= self.limits.free_bytes
            self._has_room = size < self.limits.bytes_in_store and enough_free
        return self._has_room


def _size_and_free(connection: Connection) -> tuple[int, int | None]:
    """Return the bytes of the store, and those that are free on its disk. None: they are on another machine."""
    if connection.dialect.name == "postgresql":
        return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one()), None
    path = Path(connection.engine.url.database or "")
    files = [path, path.with_name(f"{path.name}-wal")]
    return sum(file.stat().st_size for file in files if file.exists()), shutil.disk_usage(path.parent).free
