"""Run a server until it is stopped."""

import errno
import gc
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

import uvicorn
from uvicorn.supervisors.multiprocess import Multiprocess

from kontor.server.addresses import bound_socket, trusted_proxies
from kontor.server.app import make_app
from kontor.server.connections.descriptors import most_sockets, raise_descriptor_limit
from kontor.server.connections.guard import ConnectionGuard
from kontor.server.connections.protocols import guarded
from kontor.server.http.middleware import App
from kontor.server.logs import log_config
from kontor.server.settings import Settings
from kontor.server.store.store_mark import open_marked

_SHUTDOWN_SECONDS = 2
"""Time to finish commands and requests. With what is closed after that, the server ends within 5 seconds."""
_BACKLOG = 2048
_ACCEPTED_AT_ONCE = 16
"""Connections accepted in one go. They count towards the limit of open files before our limits can refuse them."""
_STARTUP_SECONDS = 60.0
_HANGING_SECONDS = 30
"""Seconds without a sign of life after which a process of several is replaced."""
_PARENT_SECONDS = 0.5
_ADDRESS_UNAVAILABLE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


class _Config(uvicorn.Config):
    """The configuration of uvicorn. It may be sent to another process, which then has its own limits."""

    def __init__(self, settings: Settings, proxy: str | None, processes: int) -> None:
        super().__init__(
            partial(_make_app, settings, os.getpid() if processes > 1 else 0),
            factory=True,
            workers=processes,
            log_config=log_config(settings.limits, settings.log_format),
            # No access log: URLs contain table ids, which are private.
            access_log=False,
            server_header=False,
            proxy_headers=proxy is not None,
            forwarded_allow_ips=proxy,
            ws_max_size=settings.largest_message,
            ws_ping_interval=settings.limits.ping_seconds,
            ws_ping_timeout=settings.limits.ping_seconds,
            timeout_keep_alive=settings.limits.idle_seconds,
            # Compression would need more memory per connection than everything else.
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
            timeout_worker_healthcheck=_HANGING_SECONDS,
            lifespan="on",
            backlog=_ACCEPTED_AT_ONCE,
        )
        self._limits = settings.limits
        self._proxy = proxy

    def load(self) -> None:
        """Load the application, in the process that serves it."""
        super().load()
        most = most_sockets(self._limits.sockets, raise_descriptor_limit())
        guard = ConnectionGuard(self._limits, most, trusted_proxies(self._proxy))
        self.http_protocol_class, self.ws_protocol_class = guarded(guard)


class _AnnouncingServer(uvicorn.Server):
    """A server that calls `announce` once it listens, and ends normally when it is stopped by a signal."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._sockets = sockets
        self._announce = announce

    async def startup(self, *args: Any, **kwargs: Any) -> None:
        await super().startup(*args, **kwargs)
        if self.started:
            _lengthen_queues(self._sockets)
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


class _Supervisor(Multiprocess):
    """Starts the processes, replaces those that die, and passes signals on. Calls `announce` once all of them serve."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], announce: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self._announce = announce

    def init_processes(self) -> None:
        """Start the processes and wait until they serve."""
        super().init_processes()
        if all(process.wait_until_ready(_STARTUP_SECONDS) for process in self.processes):
            _lengthen_queues(self.sockets)
            self._announce()

    def keep_subprocess_alive(self) -> None:
        """Replace processes that have died. Called all the time."""
        super().keep_subprocess_alive()
        _lengthen_queues(self.sockets)


def _lengthen_queues(sockets: list[socket.socket]) -> None:
    """Let more connections wait. The library sets the length of the queue to the number accepted at once."""
    for listener in sockets:
        listener.listen(_BACKLOG)


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
    engine, mark = open_marked(settings.store)
    engine.dispose()
    mark.close()
    if processes > 1:
        with TemporaryDirectory(prefix="kontor-") as folder:
            config = _Config(settings._replace(metrics_folder=folder), proxy, processes)
            _Supervisor(config, sockets, announce).run()
    else:
        _AnnouncingServer(_Config(settings, proxy, processes), sockets, announce).run(sockets)


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
