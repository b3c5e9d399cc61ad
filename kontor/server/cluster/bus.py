"""The bus: short notices between servers. It only makes them faster, so a notice may get lost.

Notices carry no content. Whoever receives one reads the store.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

_PAUSE = 0.5
"""Seconds between attempts to connect."""
_log = logging.getLogger("kontor.bus")


class Bus(ABC):
    """Sends notices in batches, and connects again whenever the connection is lost."""

    errors: tuple[type[Exception], ...] = (OSError,)
    """What may go wrong with a connection."""

    def __init__(self) -> None:
        self._pending: dict[str, None] = {}
        self._wakeup = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._is_lost = False

    async def start(self, receive: Callable[[str], None], connected: Callable[[], None]) -> None:
        """Start to send and to listen. Call `connected` whenever notices can be received from now on."""
        self._wakeup = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen_always(receive, connected)),
            asyncio.create_task(self._publish_always()),
        ]

    def publish(self, notice: str) -> None:
        """Send a notice to all servers, soon."""
        self._pending[notice] = None
        self._wakeup.set()

    async def close(self) -> None:
        """Send what is pending, and stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*self.errors):
            await self._send_pending()
        await self._disconnect()

    async def _listen_always(self, receive: Callable[[str], None], connected: Callable[[], None]) -> None:
        def report() -> None:
            self._is_lost = False
            connected()

        while True:
            try:
                async for notice in self._listen(report):
                    receive(notice)
            except self.errors as error:
                self._warn(error)
            await asyncio.sleep(_PAUSE)

    async def _publish_always(self) -> None:
        while True:
            await self._wakeup.wait()
            self._wakeup.clear()
            try:
                await self._send_pending()
            except self.errors as error:
                self._warn(error)
                await self._disconnect()

    def _warn(self, error: Exception) -> None:
        """Log that the bus is lost, once until it is back."""
        if not self._is_lost:
            self._is_lost = True
            _log.warning("Bus lost (%s): other servers hear of changes at their next heartbeat", type(error).__name__)

    async def _send_pending(self) -> None:
        notices, self._pending = list(self._pending), {}
        if notices:
            await self._send(notices)

    @abstractmethod
    async def _send(self, notices: list[str]) -> None:
        """Send notices. Connect first if there is no connection."""

    @abstractmethod
    async def _disconnect(self) -> None:
        """Close the connection for sending, if there is one."""

    @abstractmethod
    def _listen(self, connected: Callable[[], None]) -> AsyncIterator[str]:
        """Connect, call `connected`, and yield notices until the connection is lost."""
