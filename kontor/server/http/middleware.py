"""What stands before all requests: limits by address and size, headers that keep browsers in bounds."""

import json
import re
from collections.abc import Awaitable, Callable, MutableMapping
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response

from kontor.engine.errors import KontorError
from kontor.engine.protocol import Data
from kontor.lang.translator import Translator
from kontor.server.errors import StaleError, TooLargeError, TooManyError
from kontor.server.http.identity import language_of
from kontor.server.http.status import status_of
from kontor.server.rate_limits import Addresses
from kontor.server.settings import Settings
from kontor.server.tables.projections import error_data

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = """
X-Content-Type-Options: nosniff
X-Frame-Options: DENY
Referrer-Policy: no-referrer
Cross-Origin-Opener-Policy: same-origin
Cross-Origin-Resource-Policy: same-origin
Permissions-Policy: camera=(), geolocation=(), microphone=()
"""
HEADERS = {"Content-Security-Policy": _POLICY} | dict(line.split(": ", 1) for line in _HEADERS.strip().splitlines())
_RECORDS = "/api/records"
_BY_CONTENT = re.compile(r"/assets/\w+-[\w-]{8}\.\w+$")
"""Parts of the page that carry a mark of their content in their name."""


def _kept(path: str, status: int) -> str:
    """How long a browser may keep an answer.

    The page is asked for anew each time, so that old parts never meet new ones. What is named by its content never
    changes; without that, every drawing that appears would be asked for once more.

    >>> _kept("/api/me", 200), _kept("/", 200), _kept("/assets/symbols-DgCkOKLu.svg", 404)
    ('private, no-store', 'public, no-cache', 'public, no-cache')
    >>> _kept("/assets/symbols-DgCkOKLu.svg", 200)
    'public, max-age=31536000, immutable'
    """
    if path.startswith("/api/"):
        return "private, no-store"
    if status in (200, 304) and _BY_CONTENT.match(path):
        return "public, max-age=31536000, immutable"
    return "public, no-cache"


class LimitsMiddleware:
    """Wraps the application."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.addresses = Addresses(
            settings.requests_per_second, settings.requests_at_once, settings.connections_per_address
        )
        most = settings.connections_per_address
        self.handshakes = Addresses(most, 10 * most, 0)
        """How fast new connections may follow one another, whether they stay or not."""
        self.refused = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a connection through, or turn it away."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connection(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", _kept(scope["path"], message["status"]))
            await send(message)

        if not self.addresses.allow(address_of(scope), monotonic()):
            await self._turn_away(TooManyError("requests-too-many"), scope, receive, send_with_headers)
            return
        limit = self._limit(scope)
        length = Headers(scope=scope).get("Content-Length", "0")
        if not length.isdecimal() or int(length) > limit:
            await self._turn_away(TooLargeError(limit // 1024), scope, receive, send_with_headers)
            return
        await self.app(scope, _limited(receive, limit), send_with_headers)

    def _limit(self, scope: Scope) -> int:
        return self.settings.largest_record if scope["path"] == _RECORDS else self.settings.largest_message

    async def _turn_away(self, error: KontorError, scope: Scope, receive: Receive, send: Send) -> None:
        self.refused += 1
        await refusal(error, Headers(scope=scope).get("Accept-Language", ""))(scope, receive, send)

    async def _connection(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        strange = not same_origin(Headers(scope=scope), self.settings.public_url)
        if strange or not self.handshakes.allow(address, monotonic()) or not self.addresses.enter(address):
            self.refused += 1
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.addresses.leave(address)


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def same_origin(headers: Headers, public_url: str) -> bool:
    """Whether a connection comes from our own page, or from a program, which names no page.

    >>> same_origin(Headers({"Host": "a.example", "Origin": "https://b.example"}), "https://a.example")
    False
    """
    origin = headers.get("Origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc in (headers.get("Host", ""), urlsplit(public_url).netloc)


def _limited(receive: Receive, limit: int) -> Receive:
    """Receive no more than so many bytes, whatever length was announced; raises `TooLargeError`."""
    taken = 0

    async def receive_limited() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > limit:
            raise TooLargeError(limit // 1024)
        return message

    return receive_limited


def refusal(error: KontorError, accepted: str) -> Response:
    """An error as an answer, in the reader's language."""
    sentence = Translator(language_of(accepted)).error(error)
    status = status_of(error)
    headers = {"Retry-After": "1"} if status in (429, 503) else None
    # Signs as numbers: what is quoted may hold half a sign, which cannot be written in any other way.
    body: Data = {"error": error_data(error, sentence)}
    if isinstance(error, StaleError):
        body["state"] = error.state
    text = json.dumps(body)
    return Response(text, status, headers, "application/json")
