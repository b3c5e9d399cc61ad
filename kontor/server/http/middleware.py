"""Middleware: rate and size limits, origin check and security headers."""

import json
import re
from collections.abc import Awaitable, Callable, MutableMapping
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.websockets import WebSocket

from kontor.engine.errors import KontorError
from kontor.engine.protocol import Data
from kontor.lang.languages import language_of
from kontor.lang.translator import Translator
from kontor.server.addresses import address_of
from kontor.server.budgets import ByteBudget
from kontor.server.errors import (
    BannedError,
    ForbiddenError,
    StaleError,
    TooLargeError,
    TooManyError,
)
from kontor.server.http.limited_body import LimitedBody, Message, Receive
from kontor.server.http.status import status_of
from kontor.server.live.closing import BANNED, CONNECTIONS_TOO_MANY, Closing
from kontor.server.operator.rules import OperatorRules
from kontor.server.rate_limits import RateLimiter
from kontor.server.settings import Settings
from kontor.server.tables.projections import error_data

Scope = MutableMapping[str, Any]
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
_HASHED_ASSET = re.compile(r"/assets/\w+-[\w-]{8}\.\w+$")
"""Assets with a hash of their content in their file name."""


def _cache_control(path: str, status: int) -> str:
    """Return the `Cache-Control` header of a response.

    Browsers revalidate the page each time, so that old and new parts of it are never mixed. Assets with a content hash
    never change. Without `immutable`, every drawing that appears would be requested again.

    >>> _cache_control("/api/me", 200), _cache_control("/", 200), _cache_control("/assets/symbols-DgCkOKLu.svg", 404)
    ('private, no-store', 'public, no-cache', 'public, no-cache')
    >>> _cache_control("/assets/symbols-DgCkOKLu.svg", 200)
    'public, max-age=31536000, immutable'
    """
    if path.startswith("/api/"):
        return "private, no-store"
    if status in (200, 304) and _HASHED_ASSET.match(path):
        return "public, max-age=31536000, immutable"
    return "public, no-cache"


class LimitsMiddleware:
    """An ASGI middleware that limits requests and connections, and adds headers to responses."""

    def __init__(self, app: App, settings: Settings, rules: OperatorRules) -> None:
        self.app = app
        self.rules = rules
        self.settings = settings
        self.limiter = RateLimiter(
            settings.requests_per_second, settings.requests_at_once, settings.connections_per_address
        )
        most = settings.connections_per_address
        self.handshake_limiter = RateLimiter(most, 10 * most, 0)
        """Limits how fast an address may open connections, including those that end at once."""
        self.request_limiter = RateLimiter(0, 0, settings.limits.requests_open_per_address)
        """Limits how many requests of an address are answered at the same time."""
        self.bodies = ByteBudget(settings.limits.body_bytes)
        self.refused = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or connection on to the application, or refuse it."""
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
                headers.setdefault("Cache-Control", _cache_control(scope["path"], message["status"]))
            await send(message)

        address = address_of(scope)
        if self.rules.bans_address(address):
            await self._reject(BannedError(), scope, receive, send_with_headers)
            return
        if not self.limiter.allow(address, monotonic()) or not self.request_limiter.enter(address):
            await self._reject(TooManyError("requests-too-many"), scope, receive, send_with_headers)
            return
        try:
            await self._admitted(scope, receive, send_with_headers)
        finally:
            self.request_limiter.leave(address)

    async def _admitted(self, scope: Scope, receive: Receive, send: Send) -> None:
        limit = self._limit(scope)
        length = Headers(scope=scope).get("Content-Length", "0")
        if not length.isdecimal() or int(length) > limit:
            await self._reject(TooLargeError(limit // 1024), scope, receive, send)
            return
        body = LimitedBody(receive, limit, self.settings.limits.body_seconds, self.bodies)
        try:
            await self.app(scope, body.receive, send)
        finally:
            body.release()

    def _limit(self, scope: Scope) -> int:
        return self.settings.largest_record if scope["path"] == _RECORDS else self.settings.largest_message

    async def _reject(self, error: KontorError, scope: Scope, receive: Receive, send: Send) -> None:
        self.refused += 1
        await refusal(error, Headers(scope=scope).get("Accept-Language", ""))(scope, receive, send)

    async def _connection(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        if not same_origin(Headers(scope=scope), self.settings.public_url):
            await self._reject(ForbiddenError("live-other-origin"), scope, receive, send)
        elif not self.handshake_limiter.allow(address, monotonic()):
            await self._reject(TooManyError("requests-too-many"), scope, receive, send)
        elif self.rules.bans_address(address):
            self.refused += 1
            await _close(WebSocket(scope, receive, send), BANNED)
        elif not self.limiter.enter(address):
            self.refused += 1
            await _close(WebSocket(scope, receive, send), CONNECTIONS_TOO_MANY)
        else:
            try:
                await self.app(scope, receive, send)
            finally:
                self.limiter.leave(address)


async def _close(socket: WebSocket, closing: Closing) -> None:
    """Close a connection at once. It is accepted first, because browsers hide the response of a failed handshake."""
    await socket.accept()
    translator = Translator(language_of(socket.headers.get("Accept-Language", "")))
    await socket.close(closing.code, closing.reason(translator))


def same_origin(headers: Headers, public_url: str) -> bool:
    """Return whether a connection comes from our own page, or from a program, which sends no `Origin`.

    >>> same_origin(Headers({"Host": "a.example", "Origin": "https://b.example"}), "https://a.example")
    False
    """
    origin = headers.get("Origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc in (headers.get("Host", ""), urlsplit(public_url).netloc)


def refusal(error: KontorError, accepted: str) -> Response:
    """Return the HTTP response for an error, in the language of the reader."""
    sentence = Translator(language_of(accepted)).error(error)
    status = status_of(error)
    headers = {"Retry-After": "1"} if status in (429, 503) else None
    # ASCII-escape quoted input: it may contain lone surrogates, which UTF-8 cannot encode.
    body: Data = {"error": error_data(error, sentence)}
    if isinstance(error, StaleError):
        body["state"] = error.state
    text = json.dumps(body)
    return Response(text, status, headers, "application/json")
