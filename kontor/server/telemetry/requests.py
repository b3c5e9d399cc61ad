"""Traces of HTTP requests, without what is private: ids of tables, secrets in queries, addresses of people."""

import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from opentelemetry.instrumentation.asgi import OpenTelemetryMiddleware
from opentelemetry.metrics import MeterProvider
from opentelemetry.trace import TracerProvider

Scope = MutableMapping[str, Any]
App = Callable[[Scope, Callable[..., Awaitable[Any]], Callable[..., Awaitable[None]]], Awaitable[None]]
_TABLE = re.compile(r"^(/t/|/api/tables/)[^/]+")
_ORIGINAL = "kontor.original"


def public_path(path: str) -> str:
    """Return a path without the id of a table.

    >>> public_path("/api/tables/k3jq9m/record"), public_path("/api/tables"), public_path("/t/k3jq9m")
    ('/api/tables/TABLE/record', '/api/tables', '/t/TABLE')
    """
    return _TABLE.sub(r"\1TABLE", path)


def traced_requests(app: App, traces: TracerProvider, meters: MeterProvider) -> App:
    """Return an application with a span for each HTTP request. Live connections last too long for spans."""

    async def restored(scope: Scope, receive: Any, send: Any) -> None:
        await app(scope[_ORIGINAL], receive, send)

    inner = OpenTelemetryMiddleware(
        restored, tracer_provider=traces, meter_provider=meters, exclude_spans=["receive", "send"]
    )

    async def run(scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        path = public_path(scope["path"])
        public = {"path": path, "raw_path": path.encode(), "query_string": b"", "client": None}
        await inner({**scope, **public, _ORIGINAL: scope}, receive, send)

    return run
