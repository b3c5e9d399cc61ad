"""The messages that wait for one client, and how its connection ends."""

import asyncio

from fastapi import WebSocket, WebSocketDisconnect

from kontor.lang.translator import Translator
from kontor.server.budgets import ByteBudget
from kontor.server.live.closing import DONE, READS_TOO_SLOWLY, Closing

_MOST_QUEUED = 500
_MOST_QUEUED_CHARACTERS = 4_000_000
"""Limits of the send queue of a client that reads slowly: messages, and characters in all of them."""
_SMALL_QUEUE = 100_000
"""Characters that a client may always have in its queue, even if the queues of all clients together are too long."""


class SendQueue:
    """Sends messages in order. A client that reads too slowly is disconnected."""

    def __init__(self, socket: WebSocket, budget: ByteBudget, translator: Translator) -> None:
        self.translator = translator
        """For the reason of the closing, in the language of the client."""
        self.closing = DONE
        self.disconnected = False
        self._socket = socket
        self._budget = budget
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(_MOST_QUEUED)
        self._characters = 0

    @property
    def is_open(self) -> bool:
        """Return whether the connection is not to be closed."""
        return self.closing is DONE

    def __len__(self) -> int:
        """Return the number of messages that wait."""
        return self._waiting.qsize()

    def push(self, text: str) -> None:
        """Queue a message."""
        if not self.is_open or self.disconnected:
            return
        if self._reads_too_slowly():
            # Drop the queue: it would never be read.
            while not self._waiting.empty():
                self._waiting.get_nowait()
            self.stop(READS_TOO_SLOWLY)
            return
        self._characters += len(text)
        self._budget.use(len(text))
        self._waiting.put_nowait(text)

    def _reads_too_slowly(self) -> bool:
        if self._waiting.full() or self._characters > _MOST_QUEUED_CHARACTERS:
            return True
        return self._characters > _SMALL_QUEUE and self._budget.exceeded

    def _release(self, characters: int) -> None:
        self._characters -= characters
        self._budget.release(characters)

    def stop(self, closing: Closing) -> None:
        """Send what waits, and then close the connection for a reason."""
        self.closing = closing
        self.finish()

    def finish(self) -> None:
        """End `send_all` after what waits."""
        while True:
            try:
                self._waiting.put_nowait(None)
                return
            except asyncio.QueueFull:
                self._waiting.get_nowait()

    def clear(self) -> None:
        """Give back what the messages that were not sent have used of the budget."""
        self._release(self._characters)

    async def send_all(self) -> None:
        """Send messages until the connection ends, and close it."""
        try:
            while True:
                text = await self._waiting.get()
                if text is None:
                    await self._socket.close(self.closing.code, self.closing.reason(self.translator))
                    return
                await self._socket.send_text(text)
                self._release(len(text))
        except (WebSocketDisconnect, RuntimeError, OSError):
            # The client has disconnected. The receiving side notices too.
            return
