"""Attempts to write to a table at which other servers are faster: growing pauses, and an end."""

import asyncio
import random

from kontor.server.errors import TableBusyError

_SHORTEST = 0.005
_LONGEST = 0.25
MOST_ATTEMPTS = 15
"""They take two seconds on average."""


class Backoff:
    """The attempts of one change."""

    def __init__(self, attempts: int = MOST_ATTEMPTS) -> None:
        self._left = attempts
        self._pause = _SHORTEST

    async def wait(self) -> None:
        """Wait before the next attempt. Raise `TableBusyError` if there have been too many."""
        self._left -= 1
        if self._left <= 0:
            raise TableBusyError
        # The jitter keeps two servers from meeting again and again.
        await asyncio.sleep(random.uniform(0.5, 1.0) * self._pause)
        self._pause = min(2 * self._pause, _LONGEST)
