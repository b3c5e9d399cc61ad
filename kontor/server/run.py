"""Running a server until it is stopped."""

import logging
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kontor.server.app import make_app
from kontor.server.engine import migrate, open_engine
from kontor.server.settings import Settings


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


def run_server(settings: Settings, host: str, port: int, proxy: str | None, announce: Callable[[], None]) -> bool:
    """Serve until a signal comes; says whether it ever listened. Raises `FormError` if the store cannot be opened.

    Requests from the address `proxy` may name another address as that of the client.
    """
    engine = open_engine(settings.store)
    migrate(engine)
    engine.dispose()
    config = uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
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
    )
    server = _Announced(config, announce)
    server.run()
    return server.started
