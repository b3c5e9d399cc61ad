"""Running a server until it is stopped."""

import errno
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kontor.server.app import make_app
from kontor.server.settings import Settings
from kontor.server.store.database import migrate, open_engine


def _worth_a_line(record: logging.LogRecord) -> bool:
    """Whether to log something: not what uvicorn takes for an error although it is only rubbish from a client."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence received")


_LOG: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"worth": {"()": lambda: _worth_a_line}},
    "formatters": {"plain": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"screen": {"class": "logging.StreamHandler", "formatter": "plain", "filters": ["worth"]}},
    "root": {"handlers": ["screen"], "level": "WARNING"},
}
_CLOSING_SECONDS = 5
_BACKLOG = 2048
_ABSENT = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


class _Live(WebSocketsSansIOProtocol):
    """A live connection whose client must show signs of life."""

    def keepalive_timeout(self) -> None:
        """Let a silent client go at once: the library would wait until it has read what is on its way."""
        super().keepalive_timeout()
        self.transport.abort()


class _Announced(uvicorn.Server):
    """Says so when it listens; being told to stop is no failure."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, *args: Any, **kwargs: Any) -> None:
        await super().startup(*args, **kwargs)
        if self.started:
            self._announce()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at the first signal; the one of the library also lets the signal end the process afterwards."""
        known = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in known.items():
                signal.signal(sign, handler)


@contextmanager
def listening(host: str, port: int) -> Iterator[list[socket.socket]]:
    """Sockets that listen on all addresses of a host; raises OSError if that is not possible.

    The library would do the same, but print its own line about a port that is taken, and end the process.

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
            made = stack.enter_context(_bound(family, kind, protocol, address))
        except OSError as error:
            # A machine without IPv6 may still know an address of that kind for `localhost`.
            if error.errno not in _ABSENT:
                raise
            continue
        # A port that another one has bound but does not listen on yet is taken only now.
        made.listen(_BACKLOG)
        sockets.append(made)
    if not sockets:
        raise OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
    return sockets


def _bound(family: int, kind: int, protocol: int, address: tuple[Any, ...]) -> socket.socket:
    made = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            # Otherwise the connections of a server that has just ended would count as taken.
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
    except OSError:
        made.close()
        raise
    return made


def _collect_seldom() -> None:
    """Look for unused cycles among all objects seldom: with hundreds of tables that takes a third of a second."""
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)


def run_server(
    settings: Settings, sockets: list[socket.socket], proxy: str | None, announce: Callable[[], None]
) -> None:
    """Serve on these sockets until a signal comes. Raises `FormError` if the store cannot be opened.

    Requests from the address `proxy` may name another address as that of the client.
    """
    engine = open_engine(settings.store)
    migrate(engine)
    engine.dispose()
    _collect_seldom()
    config = uvicorn.Config(
        make_app(settings),
        log_config=_LOG,
        # What was asked for may hold the name of a table, and is nobody's business.
        access_log=False,
        server_header=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        ws=_Live,
        ws_max_size=settings.largest_message,
        # Compression takes more memory for a connection than all else of it.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_CLOSING_SECONDS,
        lifespan="on",
        backlog=_BACKLOG,
    )
    _Announced(config, announce).run(sockets)
