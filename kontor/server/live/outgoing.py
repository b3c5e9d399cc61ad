"""The messages on their way to a client of a live connection."""

import asyncio
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect

from kontor.server.budgets import ByteBudget

_MOST_MESSAGES = 500
_MOST_CHARACTERS = 4_000_000
"""Limits for a client that reads slowly: messages, and characters in all of them."""
_ALWAYS_ALLOWED = 100_000
"""Characters that may always wait for a client, even if too many wait for all clients together."""


class Outgoing:
    """Sends messages in order, then closes the connection. Nothing is kept for a client that has got everything."""

    def __init__(self, socket: WebSocket, budget: ByteBudget) -> None:
        self._socket = socket
        self._budget = budget
        self._messages: list[str] = []
        self._characters = 0
        """The length of all messages that are not sent yet."""
        self._closing: tuple[int, str] | None = None
        self._failed = False
        self._sender: asyncio.Task[None] | None = None

    @property
    def count(self) -> int:
        """The number of messages that nothing of has been sent yet."""
        return len(self._messages)

    @property
    def too_many(self) -> bool:
        """Whether the client reads too slowly to get any more messages."""
        if self.count >= _MOST_MESSAGES or self._characters > _MOST_CHARACTERS:
            return True
        return self._characters > _ALWAYS_ALLOWED and self._budget.exceeded

    def push(self, text: str) -> None:
        """Send a message after those that are waiting."""
        self._characters += len(text)
        self._budget.use(len(text))
        self._messages.append(text)
        self._start()

    def drop(self) -> None:
        """Drop the messages that are waiting."""
        dropped = sum(map(len, self._messages))
        self._messages.clear()
        self._release(dropped)

    def close(self, code: int, reason: str) -> None:
        """Close the connection after the messages that are waiting."""
        if self._closing is None:
            self._closing = code, reason
            self._start()

    async def wait_closed(self) -> None:
        """Wait until everything is sent and the connection is closed, or the client is gone."""
        if self._sender is not None:
            with suppress(Exception):
                await self._sender
        self._release(self._characters)

    def _start(self) -> None:
        if self._sender is None and not self._failed:
            self._sender = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._messages:
                text = self._messages.pop(0)
                await self._socket.send_text(text)
                self._release(len(text))
            if self._closing is not None:
                await self._socket.close(*self._closing)
        except (WebSocketDisconnect, RuntimeError, OSError):
            # The client has disconnected. The receiving side notices too.
            self._failed = True
        finally:
            self._sender = None

    def _release(self, characters: int) -> None:
        self._characters -= characters
        self._budget.release(characters)
