"""Run a server until it is stopped."""

import errno
import gc
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kontor.server.addresses import bound_socket
from kontor.server.app import make_app
from kontor.server.logs import log_config
from kontor.server.settings import Settings
from kontor.server.store.database import migrate, open_engine

_SHUTDOWN_SECONDS = 2
"""Time to finish commands and requests. With what is closed after that, the server ends within 5 seconds."""
_BACKLOG = 2048
_ADDRESS_UNAVAILABLE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


class _LiveProtocol(WebSocketsSansIOProtocol):
    """A WebSocket protocol that drops clients which do not answer pings."""

    def keepalive_timeout(self) -> None:
        """Drop a silent client at once. The library would wait until it has read everything that is in transit."""
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        """Let the application answer the command under way and close. The library would cut the connection off."""
        if self.handshake_complete and not self.close_sent:
            self.app_state["drain"]()
        else:
            super().shutdown()


class _AnnouncingServer(uvicorn.Server):
    """A server that calls `announce` once it listens, and ends normally when it is stopped by a signal."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, *args: Any, **kwargs: Any) -> None:
        await super().startup(*args, **kwargs)
        if self.started:
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
    engine = open_engine(settings.store)
    migrate(engine, even_newer=True)
    engine.dispose()
    _tune_garbage_collection()
    config = uvicorn.Config(
        make_app(settings),
        log_config=log_config(settings.log_format),
        # No access log: URLs contain table ids, which are private.
        access_log=False,
        server_header=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        ws=_LiveProtocol,
        ws_max_size=settings.largest_message,
        # Compression would need more memory per connection than everything else.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
        lifespan="on",
        backlog=_BACKLOG,
    )
    _AnnouncingServer(config, announce).run(sockets)
