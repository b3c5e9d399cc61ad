"""Run a server until it is stopped."""

import errno
import gc
import logging
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from time import sleep
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors.multiprocess import Multiprocess

from kontor.server.addresses import bound_socket
from kontor.server.app import make_app
from kontor.server.http.middleware import App
from kontor.server.settings import Settings
from kontor.server.store.database import migrate, open_engine


def _is_relevant(record: logging.LogRecord) -> bool:
    """Return whether to log a record. Invalid data from a client is not an error, although uvicorn logs it as one."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence received")


def _relevant_filter() -> Callable[[logging.LogRecord], bool]:
    return _is_relevant


_LOG_CONFIG: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"relevant": {"()": _relevant_filter}},
    "formatters": {"plain": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"screen": {"class": "logging.StreamHandler", "formatter": "plain", "filters": ["relevant"]}},
    "root": {"handlers": ["screen"], "level": "WARNING"},
}
_SHUTDOWN_SECONDS = 5
_BACKLOG = 2048
_STARTUP_SECONDS = 60.0
_HANGING_SECONDS = 30
"""Seconds without a sign of life after which a process of several is replaced."""
_PARENT_SECONDS = 0.5
_ADDRESS_UNAVAILABLE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


class _LiveProtocol(WebSocketsSansIOProtocol):
    """A WebSocket protocol that drops clients which do not answer pings."""

    def keepalive_timeout(self) -> None:
        """Drop a silent client at once. The library would wait until it has read everything that is in transit."""
        super().keepalive_timeout()
        self.transport.abort()


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
    settings: Settings,
    sockets: list[socket.socket],
    proxy: str | None,
    announce: Callable[[], None],
    processes: int = 1,
) -> None:
    """Serve on these sockets until a signal arrives. Raise `FormError` if the store cannot be opened.

    Requests from the address `proxy` may state the address of the client in their headers. Several processes share the
    sockets, which only works on a store that several servers can share.
    """
    engine = open_engine(settings.store)
    migrate(engine)
    engine.dispose()
    config = uvicorn.Config(
        partial(_make_app, settings, os.getpid() if processes > 1 else 0),
        factory=True,
        workers=processes,
        log_config=_LOG_CONFIG,
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
        timeout_worker_healthcheck=_HANGING_SECONDS,
        lifespan="on",
        backlog=_BACKLOG,
    )
    if processes > 1:
        _Supervisor(config, sockets, announce).run()
    else:
        _AnnouncingServer(config, announce).run(sockets)


def _make_app(settings: Settings, parent: int) -> App:
    """Return the application in the process that serves it: the only one, or a child of `parent`."""
    _tune_garbage_collection()
    if parent:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    return make_app(settings)


def _end_with(parent: int) -> None:
    """End this process when its parent was killed, because nobody else would."""
    while os.getppid() == parent:
        sleep(_PARENT_SECONDS)
    os.kill(os.getpid(), signal.SIGTERM)


class _Supervisor(Multiprocess):
    """Starts the processes, replaces those that die, and passes signals on. Calls `announce` once all of them serve."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], announce: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self._announce = announce

    def init_processes(self) -> None:
        """Start the processes and wait until they serve."""
        super().init_processes()
        if all(process.wait_until_ready(_STARTUP_SECONDS) for process in self.processes):
            self._announce()
