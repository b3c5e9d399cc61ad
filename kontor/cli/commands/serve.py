"""`kontor serve`: the server."""

import errno
import ipaddress
import logging
import os
import re
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from socket import socket
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import click

from kontor.cli.context import AppContext, ComplaintError, data_folder
from kontor.cli.localized import LocalizedCommand, Number
from kontor.engine.errors import FormError
from kontor.server.limits import Limits, with_limit
from kontor.server.logs import JSON, LOG_FORMATS, SERVE_LOG, TEXT
from kontor.server.settings import FEWEST_WORKERS, MOST_PROCESSES, MOST_WORKERS, Settings

PORT = 1800
_DEFAULTS = Settings(store="")
_FEWEST_PER_ADDRESS = 10
"""Connections that a browser may open for one page."""


def store_address(option: str | None) -> str:
    """Return the address of the store: the option, `KONTOR_STORE`, or a file in the user's data folder."""
    from kontor.server.store.database import sqlite_address

    return option or os.environ.get("KONTOR_STORE") or sqlite_address(data_folder() / "kontor.db")


def store_param(app: AppContext) -> click.Option:
    """Return the option `--store ADDRESS`."""
    return click.Option(["--store"], metavar=app.say("cli-meta-address"), help=app.say("serve-help-store"))


@dataclass(frozen=True)
class ServeOptions:
    """The options of `kontor serve`, as they were typed."""

    host: str
    port: int | None
    public_url: str | None
    store: str | None
    store_readers: int
    workers: int
    bus: str | None
    bots: int
    bot_pause: str
    per_address: int
    rate: int
    limit: tuple[str, ...]
    proxy: str | None
    log_format: str
    local_webhooks: bool
    open_page: bool


def command(app: AppContext) -> click.Command:
    """Return the command."""

    def run(**options: Any) -> int:
        return _serve(app, ServeOptions(**options))

    return LocalizedCommand(
        "serve", callback=run, params=_params(app), help=app.say("serve-help"), translator=app.translator
    )


def _params(app: AppContext) -> list[click.Parameter]:
    say = app.say
    return [
        click.Option(["--host"], default="127.0.0.1", metavar="H", help=say("serve-help-host")),
        click.Option(["--port"], type=Number(0, 65535), metavar="P", help=say("serve-help-port", port=str(PORT))),
        click.Option(["--public-url"], metavar="URL", help=say("serve-help-url")),
        store_param(app),
        click.Option(
            ["--store-readers"],
            type=Number(1, 64),
            default=_DEFAULTS.store_readers,
            metavar="N",
            help=say("serve-help-store-readers"),
        ),
        click.Option(
            ["--workers"], type=Number(1, MOST_PROCESSES), default=1, metavar="N", help=say("serve-help-workers")
        ),
        click.Option(["--bus"], metavar=say("cli-meta-address"), help=say("serve-help-bus")),
        click.Option(
            ["--bots"],
            type=Number(FEWEST_WORKERS, MOST_WORKERS),
            default=_DEFAULTS.bot_workers,
            metavar="N",
            help=say("serve-help-bots"),
        ),
        click.Option(["--bot-pause"], default=str(_DEFAULTS.bot_pause), metavar="S", help=say("serve-help-pause")),
        click.Option(
            ["--per-address"],
            type=Number(1, 100_000),
            default=_DEFAULTS.connections_per_address,
            metavar="N",
            help=say("serve-help-per-address"),
        ),
        click.Option(
            ["--rate"],
            type=Number(1, 100_000),
            default=int(_DEFAULTS.messages_per_second),
            metavar="N",
            help=say("serve-help-rate"),
        ),
        click.Option(["--limit"], multiple=True, metavar=say("cli-meta-limit"), help=say("serve-help-limit")),
        click.Option(["--proxy"], metavar=say("cli-meta-address"), help=say("serve-help-proxy")),
        click.Option(
            ["--log-format"],
            type=click.Choice(LOG_FORMATS),
            default=TEXT,
            metavar="|".join(LOG_FORMATS),
            help=say("serve-help-log-format"),
        ),
        click.Option(["--local-webhooks"], is_flag=True, help=say("serve-help-local")),
        click.Option(["--open", "open_page"], is_flag=True, help=say("serve-help-open")),
    ]


def _serve(app: AppContext, options: ServeOptions) -> int:
    """Run the server until it is stopped."""
    # The server libraries are slow to import. Only this command needs them.
    from kontor.server.addresses import public_url
    from kontor.server.run import run_server
    from kontor.server.store.store_lock import StoreLock

    if options.public_url is not None and not is_url(options.public_url):
        raise ComplaintError(app.say("serve-bad-url", text=options.public_url[:100]))
    if options.proxy is not None and not is_proxy(options.proxy):
        raise ComplaintError(app.say("serve-bad-proxy", text=options.proxy[:100]))
    port = _port(app, options)
    url = public_url(options.host, port, options.public_url)
    settings = _settings(app, options, url)
    _check_shared(app, options, settings)
    with ExitStack() as stack:
        other = stack.enter_context(StoreLock(settings.store, url)).other
        if other and options.open_page:
            if has_screen():
                webbrowser.open(other)
            app.line(app.say("serve-already-open", url=other))
            return 0
        if other:
            raise ComplaintError(app.say("serve-already", url=other))
        sockets = stack.enter_context(_listening(app, options.host, port))
        run_server(settings, sockets, options.proxy, lambda: _announce(app, options, url), options.workers)
    _report(app, options, app.say("serve-closed"))
    return 0


def _check_shared(app: AppContext, options: ServeOptions, settings: Settings) -> None:
    """Raise if several processes are asked for on a store that only one can use, or if the bus cannot be used."""
    from kontor.server.cluster.setup import is_bus
    from kontor.server.store.database import is_shared

    if options.workers > 1 and not is_shared(settings.store):
        raise ComplaintError(app.say("serve-workers-sqlite"))
    if settings.bus and not is_bus(settings.bus):
        raise ComplaintError(app.say("serve-bad-bus"))


def _port(app: AppContext, options: ServeOptions) -> int:
    """Return the port to listen on: the option, or a free one."""
    from kontor.server.addresses import free_port

    if options.port:
        return options.port
    try:
        return free_port(options.host, PORT if options.port is None else 0)
    except (OSError, UnicodeError):
        raise ComplaintError(app.say("serve-no-host", host=options.host[:60])) from None


def _limits(app: AppContext, options: ServeOptions) -> Limits:
    """Return the limits. Those of connections per address follow that of live connections."""
    half = max(_FEWEST_PER_ADDRESS, options.per_address // 2)
    limits = Limits(
        sockets_per_address=max(_FEWEST_PER_ADDRESS, 3 * options.per_address),
        half_open_per_address=half,
        requests_open_per_address=half,
    )
    try:
        for text in options.limit:
            limits = with_limit(limits, text)
    except FormError as error:
        raise ComplaintError(app.translator.error(error)) from None
    return limits


def _settings(app: AppContext, options: ServeOptions, url: str) -> Settings:
    settings = Settings(
        store_address(options.store),
        bus=options.bus or os.environ.get("KONTOR_BUS") or "",
        public_url=url,
        store_readers=options.store_readers,
        bot_workers=options.bots,
        bot_pause=_seconds(app, options.bot_pause),
        connections_per_address=options.per_address,
        messages_per_second=options.rate,
        messages_at_once=5 * options.rate,
        requests_per_second=options.rate,
        requests_at_once=10 * options.rate,
        limits=_limits(app, options),
        log_format=options.log_format,
        local_webhooks=options.local_webhooks,
    )
    return settings.of_one(options.workers)


@contextmanager
def _listening(app: AppContext, host: str, port: int) -> Iterator[list[socket]]:
    from kontor.server.run import listening

    with ExitStack() as stack:
        try:
            sockets = stack.enter_context(listening(host, port))
        except (OSError, UnicodeError) as error:
            taken = isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, errno.EACCES)
            key = "serve-no-port" if taken else "serve-no-host"
            raise ComplaintError(app.say(key, host=host[:60], port=str(port))) from None
        yield sockets


def _report(app: AppContext, options: ServeOptions, text: str) -> None:
    """Print a line, or log it if a program reads the output."""
    if options.log_format == JSON:
        logging.getLogger(SERVE_LOG).info(text)
    else:
        app.line(text)


def _announce(app: AppContext, options: ServeOptions, url: str) -> None:
    """Print the address of the running server, and open it in the browser if asked to."""
    from kontor.server.addresses import qr_terminal

    _report(app, options, app.say("serve-ready", url=url))
    if options.log_format != JSON:
        if options.host not in ("127.0.0.1", "localhost", "::1"):
            app.line(qr_terminal(url))
        app.line(app.say("serve-stop"))
    if options.open_page and has_screen():
        # Some browsers block the process that starts them.
        Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def is_url(text: str) -> bool:
    """Whether a text is the URL of a server: http or https and a host, with an optional port and path.

    >>> is_url("https://kontor.example.org/games"), is_url("http://[::1]:1800"), is_url("kontor.example.org")
    (True, True, False)
    """
    try:
        parts = urlsplit(text)
        plain = parts.port != 0 and not (parts.query or parts.fragment) and re.fullmatch(r"[^\s@?#]+", text)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(plain and re.fullmatch(r"[\w.:-]+", parts.hostname or ""))


def is_proxy(text: str) -> bool:
    """Whether a text lists IP addresses or networks, separated by commas, or is `*`. Host names would match nothing.

    >>> is_proxy("127.0.0.1, 10.0.0.0/8"), is_proxy("*"), is_proxy("localhost"), is_proxy("10.0.0.1/8")
    (True, True, False, False)
    """
    if text == "*":
        return True
    try:
        for part in text.split(","):
            ipaddress.ip_network(part.strip()) if "/" in part else ipaddress.ip_address(part.strip())
    except ValueError:
        return False
    return True


def has_screen() -> bool:
    """Whether a browser would open in a window rather than in the terminal.

    >>> has_screen() in (True, False)
    True
    """
    graphical = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    return graphical or sys.platform in ("darwin", "win32")


def _seconds(app: AppContext, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise ComplaintError(app.say("serve-bad-pause", text=text[:20]))
    return seconds
