"""The HTTP and WebSocket protocols of uvicorn with limits and time-outs for connections, which it lacks itself."""

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from kontor.lang.translator import Translator
from kontor.server.connections.guard import ConnectionGuard
from kontor.server.connections.waiting import Gate, SingleReaderQueue

_say = Translator("en").say
"""The head of a request states the language, so a client that has not sent it yet is answered in English."""
_RETRY_SECONDS = 10


class HttpProtocol(H11Protocol):
    """HTTP with time limits for the head of a request and for sending, and a limit on connections."""

    guard: ClassVar[ConnectionGuard]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head_timer: asyncio.TimerHandle | None = None
        self._send_timer: asyncio.TimerHandle | None = None
        self._received_part = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the connection, or refuse it in words."""
        super().connection_made(transport)
        if self.guard.enter(self, self.client[0] if self.client else ""):
            self._wait_for_head()
        else:
            self._refuse(429, _say("connections-too-many"))

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the end of the connection."""
        self._stop_timers()
        self.guard.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Handle data. A time limit applies until the head of a request is complete."""
        if self.transport.is_closing():
            return
        cycle = self.cycle
        self._received_part = True
        if cycle is None or cycle.response_complete:
            self._wait_for_head()
        super().data_received(data)
        if self.cycle is not cycle or self.transport.get_protocol() is not self:
            self._head_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand the connection over to the WebSocket protocol."""
        self._stop_timers()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, LiveProtocol):
            self.guard.replace(self, protocol)

    def _wait_for_head(self) -> None:
        if self._head_timer is None:
            self.guard.waits(self)
            self._head_timer = self.loop.call_later(self.guard.limits.head_seconds, self._head_timed_out)

    def _head_complete(self) -> None:
        self.guard.complete(self)
        self._received_part = False
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _head_timed_out(self) -> None:
        self._head_timer = None
        refused_body = self.cycle is not None and self.cycle.more_body
        if refused_body or not self._received_part:
            # Browsers open connections in advance. They would show the refusal of a request that they never sent.
            self.transport.close()
        else:
            self._refuse(408, _say("request-too-slow", seconds=self.guard.limits.head_seconds))

    def drop(self) -> None:
        """Close the connection because too many are half-open."""
        self._refuse(503, _say("connections-too-many"))

    def _refuse(self, status: int, sentence: str) -> None:
        """Answer with a sentence and close the connection."""
        if self.transport.is_closing():
            return
        # The library answers only requests. Here none has begun yet.
        body = sentence.encode()
        lines = [
            f"HTTP/1.1 {status} {STATUS_PHRASES[status].decode()}",
            "Content-Type: text/plain; charset=utf-8",
            f"Content-Length: {len(body)}",
            f"Retry-After: {_RETRY_SECONDS}",
            "Connection: close",
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self.transport.close()

    def shutdown(self) -> None:
        """Complete the response under way: the server is told to stop."""
        self.app_state["drain"]()
        super().shutdown()

    def pause_writing(self) -> None:
        """Give the client a limited time to accept data."""
        super().pause_writing()
        self._send_timer = self.loop.call_later(self.guard.limits.send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Resume sending."""
        super().resume_writing()
        if self._send_timer is not None:
            self._send_timer.cancel()
            self._send_timer = None

    def _stop_timers(self) -> None:
        self._head_complete()
        if self._send_timer is not None:
            self._send_timer.cancel()
            self._send_timer = None


_REASONS = {1007: "message-not-text", 1012: "server-restarts"}
"""Reasons for closings that uvicorn gives no reason for."""


class _WordedProtocol(ServerProtocol):
    """Closes no connection without a reason in words."""

    def send_close(self, code: int | None = None, reason: str = "") -> None:
        if not reason and code in _REASONS:
            reason = _say(_REASONS[code])
        super().send_close(code, reason)


class LiveProtocol(WebSocketsSansIOProtocol):
    """A WebSocket protocol that drops clients which neither answer pings nor accept data."""

    guard: ClassVar[ConnectionGuard]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._send_timer: asyncio.TimerHandle | None = None
        self.conn = _WordedProtocol(max_size=self.config.ws_max_size, logger=self.logger)
        self.queue = SingleReaderQueue()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the end of the connection."""
        self._stop_send_timer()
        self.guard.leave(self)
        super().connection_lost(exc)

    def drop(self) -> None:
        """Close the connection."""
        self.transport.close()

    async def send(self, message: Any) -> None:
        """Send an ASGI message."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            # The library needs the headers only for the handshake. They take 3 KiB or more.
            self.request.headers.clear()
            del self.response
        elif message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            # A refused handshake is complete. The library would log an error.
            self.handshake_complete = True

    def shutdown(self) -> None:
        """Let the application answer the command under way and close. The library would cut the connection off."""
        self.app_state["drain"]()
        if not self.handshake_complete or self.close_sent:
            super().shutdown()

    def keepalive_timeout(self) -> None:
        """Drop a silent client at once. The library would wait until it has read everything that is in transit."""
        super().keepalive_timeout()
        self.transport.abort()

    def pause_writing(self) -> None:
        """Give the client a limited time to accept data."""
        super().pause_writing()
        self._send_timer = self.loop.call_later(self.guard.limits.send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Resume sending."""
        super().resume_writing()
        self._stop_send_timer()

    def _stop_send_timer(self) -> None:
        if self._send_timer is not None:
            self._send_timer.cancel()
            self._send_timer = None


def guarded(guard: ConnectionGuard) -> tuple[type[HttpProtocol], type[LiveProtocol]]:
    """Return the protocols for a server whose connections `guard` counts."""

    class GuardedHttp(HttpProtocol):
        pass

    class GuardedLive(LiveProtocol):
        pass

    GuardedHttp.guard = GuardedLive.guard = guard
    return GuardedHttp, GuardedLive
