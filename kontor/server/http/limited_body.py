"""The body of a request, received within limits of size and time."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from time import monotonic
from typing import Any

from kontor.server.budgets import ByteBudget
from kontor.server.errors import TooLargeError, TooManyError, TooSlowError

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]


class LimitedBody:
    """Receives the body of a request. What has arrived counts towards a budget of all requests until `release`.

    It does not rely on `Content-Length`.
    """

    def __init__(self, receive: Receive, limit: int, seconds: int, budget: ByteBudget) -> None:
        self._receive = receive
        self._limit = limit
        self._seconds = seconds
        self._budget = budget
        self._deadline = monotonic() + seconds
        self._received = 0
        self._complete = False

    async def receive(self) -> Message:
        """Return the next message. Raise if the body is too large or takes too long, or if all take too much memory."""
        try:
            # Afterwards, the application may wait for the client to disconnect.
            async with asyncio.timeout(None if self._complete else max(0.0, self._deadline - monotonic())):
                message = await self._receive()
        except TimeoutError:
            raise TooSlowError(self._seconds) from None
        arrived = len(message.get("body", b""))
        self._received += arrived
        self._budget.use(arrived)
        self._complete = not message.get("more_body", False)
        if self._received > self._limit:
            raise TooLargeError(self._limit // 1024)
        if arrived and self._budget.exceeded:
            raise TooManyError("requests-too-many")
        return message

    def release(self) -> None:
        """Handle the end of the request."""
        self._budget.release(self._received)
