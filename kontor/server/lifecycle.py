"""Draining: what a server does between the signal to stop and its end, so that others can take over."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

DRAIN_SECONDS = 1.5
"""The most that draining may take. The server is to end within 5 seconds of the signal, whatever its clients do."""
_log = logging.getLogger("kontor.lifecycle")


class Lifecycle:
    """Whether a server is draining, and what is to be done then.

    >>> lifecycle, done = Lifecycle(), []
    >>> async def release_leases() -> None:
    ...     done.append("leases")
    >>> lifecycle.when_draining(release_leases)
    >>> asyncio.run(lifecycle.drain())
    >>> lifecycle.draining, done
    (True, ['leases'])
    """

    def __init__(self) -> None:
        self.draining = False
        self._steps: list[Callable[[], Awaitable[None]]] = []

    def when_draining(self, step: Callable[[], Awaitable[None]]) -> None:
        """Add a step of draining: one that lets go of something which other servers can take over."""
        self._steps.append(step)

    async def drain(self) -> None:
        """Run the steps in the order in which they were added. A step that fails or takes too long is given up."""
        self.draining = True
        try:
            async with asyncio.timeout(DRAIN_SECONDS):
                for step in self._steps:
                    await self._run(step)
        except TimeoutError:
            _log.warning("Draining took too long")

    async def _run(self, step: Callable[[], Awaitable[None]]) -> None:
        try:
            await step()
        except Exception:
            _log.exception("A step of draining failed")
