"""Run a server until it is stopped."""

import errno
import gc
import os
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import uvicorn

from kontor.server.addresses import bound_socket, trusted_proxies
from kontor.server.app import make_inner
from kontor.server.connections.descriptors import most_sockets, raise_descriptor_limit
from kontor.server.connections.guard import ConnectionGuard
from kontor.server.connections.protocols import guarded
from kontor.server.http.middleware import LimitsMiddleware
from kontor.server.logs import log_config
from kontor.server.settings import Settings
from kontor.server.store.store_mark import open_marked

_SHUTDOWN_SECONDS = 2
"""Time to finish requests. With what is closed after that, the server ends within 5 seconds."""
_BACKLOG = 2048
_ACCEPTED_AT_ONCE = 16
"""Connections accepted in one go. They count towards the limit of open files before our limits can refuse them."""
_ADDRESS_UNAVAILABLE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


class _AnnouncingServer(uvicorn.Server):
    """A server that calls `announce` once it listens, and ends normally when it is stopped by a signal.

    When it stops, it first calls `stop_jobs`, so that no request waits for a worker process.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        sockets: list[socket.socket],
        announce: Callable[[], None],
        stop_jobs: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._sockets = sockets
        self._announce = announce
        self._stop_jobs = stop_jobs

    async def shutdown(self, *args: Any, **kwargs: Any) -> None:
        await self._stop_jobs()
        await super().shutdown(*args, **kwargs)

    async def startup(self, *args: Any, **kwargs: Any) -> None:
        await super().startup(*args, **kwargs)
        if self.started:
            for listener in self._sockets:
                # The library has set the length of the queue to the number of connections accepted at once.
                listener.listen(_BACKLOG)
            self._announce()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at the first signal. The method of the library would raise the signal again afterwards."""
        previous = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in previous.items():
                signal.signal(number, handler)


@contextmanager
def listening(host: str, port: int) -> Iterator[list[socket.socket]]:
    """Yield sockets that listen on all addresses of a host. Raise `OSError` if that is not possible.

    The library could do this too, but if the port is taken, it prints its own message and ends the process.

    >>> with listening("127.0.0.1", 0) as sockets:
    ...     len(sockets)
    1
    """
    with ExitStack() as stack:
        yield _listen(stack, host, port)


def _listen(stack: ExitStack, host: str, port: int) -> list[socket.socket]:
    sockets = []
    resolved = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    for family, kind, protocol, _, address in dict.fromkeys(resolved):
        try:
            listener = stack.enter_context(bound_socket(family, kind, protocol, address))
        except OSError as error:
            # A machine without IPv6 may still resolve `localhost` to an IPv6 address.
            if error.errno not in _ADDRESS_UNAVAILABLE:
                raise
            continue
        # If another process has bound the port without listening yet, only `listen` fails.
        listener.listen(_BACKLOG)
        sockets.append(listener)
    if not sockets:
        raise OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
    return sockets


def _tune_garbage_collection() -> None:
    """Make full garbage collections rare: with hundreds of tables, one takes a third of a second."""
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)


def run_server(
    settings: Settings, sockets: list[socket.socket], proxy: str | None, announce: Callable[[], None]
) -> None:
    """Serve on these sockets until a signal arrives. Raise `FormError` if the store cannot be opened.

    Requests from the address `proxy` may state the address of the client in their headers.
    """
    engine, mark = open_marked(settings.store)
    engine.dispose()
    mark.close()
    _tune_garbage_collection()
    most = most_sockets(settings.limits.sockets, raise_descriptor_limit())
    guard = ConnectionGuard(settings.limits, most, trusted_proxies(proxy))
    http, live = guarded(guard)
    inner = make_inner(settings)
    config = uvicorn.Config(
        LimitsMiddleware(inner, settings),
        log_config=log_config(settings.limits),
        # No access log: URLs contain table ids, which are private.
        access_log=False,
        server_header=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        http=http,
        ws=live,
        ws_max_size=settings.largest_message,
        ws_ping_interval=settings.limits.ping_seconds,
        ws_ping_timeout=settings.limits.ping_seconds,
        timeout_keep_alive=settings.limits.idle_seconds,
        # Compression would need more memory per connection than everything else.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
        lifespan="on",
        backlog=_ACCEPTED_AT_ONCE,
    )
    _AnnouncingServer(config, sockets, announce, lambda: inner.state.stop_jobs()).run(sockets)
