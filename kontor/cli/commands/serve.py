"""`kontor serve`: the server."""

import errno
import ipaddress
import os
import re
import sys
import webbrowser
from contextlib import ExitStack
from threading import Thread
from urllib.parse import urlsplit

import click

from kontor.cli.context import AppContext, ComplaintError, data_folder
from kontor.cli.localized import LocalizedCommand, Number
from kontor.server.settings import FEWEST_WORKERS, MOST_WORKERS, Settings, default_workers

PORT = 1800


def store_address(option: str | None) -> str:
    """Return the address of the store: the option, `KONTOR_STORE`, or a file in the user's data folder."""
    from kontor.server.store.database import sqlite_address

    return option or os.environ.get("KONTOR_STORE") or sqlite_address(data_folder() / "kontor.db")


def store_param(app: AppContext) -> click.Option:
    """Return the option `--store ADDRESS`."""
    return click.Option(["--store"], metavar=app.say("cli-meta-address"), help=app.say("serve-help-store"))


def command(app: AppContext) -> click.Command:
    """Return the command."""
    say = app.say

    def run(
        host: str,
        port: int | None,
        public_url: str | None,
        store: str | None,
        bots: int,
        bot_pause: str,
        per_address: int,
        rate: int,
        proxy: str | None,
        local_webhooks: bool,
        open_page: bool,
    ) -> int:
        # The server libraries are slow to import. Only this command needs them.
        from kontor.server.addresses import free_port, qr_terminal
        from kontor.server.addresses import public_url as reachable
        from kontor.server.run import listening, run_server
        from kontor.server.store.store_lock import StoreLock

        if public_url is not None and not is_url(public_url):
            raise ComplaintError(say("serve-bad-url", text=public_url[:100]))
        if proxy is not None and not is_proxy(proxy):
            raise ComplaintError(say("serve-bad-proxy", text=proxy[:100]))
        try:
            chosen = free_port(host, PORT if port is None else port) if port is None or port == 0 else port
        except (OSError, UnicodeError):
            raise ComplaintError(say("serve-no-host", host=host[:60])) from None
        url = reachable(host, chosen, public_url)
        settings = Settings(
            store_address(store),
            public_url=url,
            bot_workers=bots,
            bot_pause=_seconds(app, bot_pause),
            connections_per_address=per_address,
            messages_per_second=rate,
            messages_at_once=5 * rate,
            requests_per_second=rate,
            requests_at_once=10 * rate,
            local_webhooks=local_webhooks,
        )

        def announce() -> None:
            app.line(say("serve-ready", url=url))
            if host not in ("127.0.0.1", "localhost", "::1"):
                app.line(qr_terminal(url))
            app.line(say("serve-stop"))
            if open_page and has_screen():
                # Some browsers block the process that starts them.
                Thread(target=webbrowser.open, args=(url,), daemon=True).start()

        with ExitStack() as stack:
            other = stack.enter_context(StoreLock(settings.store, url)).other
            if other:
                if open_page and has_screen():
                    webbrowser.open(other)
                raise ComplaintError(say("serve-already", url=other))
            try:
                sockets = stack.enter_context(listening(host, chosen))
            except (OSError, UnicodeError) as error:
                taken = isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, errno.EACCES)
                key = "serve-no-port" if taken else "serve-no-host"
                raise ComplaintError(say(key, host=host[:60], port=str(chosen))) from None
            run_server(settings, sockets, proxy, announce)
        app.line(say("serve-closed"))
        return 0

    return LocalizedCommand(
        "serve",
        callback=run,
        params=[
            click.Option(["--host"], default="127.0.0.1", metavar="H", help=say("serve-help-host")),
            click.Option(["--port"], type=Number(0, 65535), metavar="P", help=say("serve-help-port", port=str(PORT))),
            click.Option(["--public-url"], metavar="URL", help=say("serve-help-url")),
            store_param(app),
            click.Option(
                ["--bots"],
                type=Number(FEWEST_WORKERS, MOST_WORKERS),
                default=default_workers(os.cpu_count()),
                metavar="N",
                help=say("serve-help-bots"),
            ),
            click.Option(["--bot-pause"], default="0.4", metavar="S", help=say("serve-help-pause")),
            click.Option(
                ["--per-address"], type=Number(1, 100_000), default=100, metavar="N", help=say("serve-help-per-address")
            ),
            click.Option(["--rate"], type=Number(1, 100_000), default=20, metavar="N", help=say("serve-help-rate")),
            click.Option(["--proxy"], metavar=say("cli-meta-address"), help=say("serve-help-proxy")),
            click.Option(["--local-webhooks"], is_flag=True, help=say("serve-help-local")),
            click.Option(["--open", "open_page"], is_flag=True, help=say("serve-help-open")),
        ],
        help=say("serve-help"),
        translator=app.translator,
    )


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
