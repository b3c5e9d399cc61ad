"""The pace of a load: when each table is to move, and how long its moves had to wait."""

from time import monotonic


class Pace:
    """Lets each table move once in `every` seconds. Without that, tables move as fast as they can.

    >>> pace = Pace()
    >>> pace.delay(0)
    0.0
    """

    def __init__(self, every: float = 0.0, tables: int = 1) -> None:
        self.every = every
        self.waits: list[float] = []
        """For each move at a counted table: the seconds from when it was due to its acknowledgement."""
        self._since = 0.0
        now = monotonic()
        self._due = {table: now + every * table / tables for table in range(tables)}

    def delay(self, table: int) -> float:
        """Return the seconds until the next move of a table is due."""
        return max(0.0, self._due.get(table, 0.0) - monotonic()) if self.every else 0.0

    def begun(self, table: int) -> None:
        """Handle that a game has begun at a table: what it took to set it up is no wait."""
        self._due[table] = max(self._due.get(table, 0.0), monotonic() + self.every)

    def moved(self, table: int, counted: bool) -> None:
        """Handle that a move was acknowledged."""
        now, due = monotonic(), self._due.get(table, 0.0)
        if counted:
            self.waits.append(now - max(due, self._since))
        self._due[table] = max(due + self.every, now)

    def mark(self) -> None:
        """Begin to measure anew: count no wait from before this moment."""
        self._since = monotonic()
        self.waits = []
