"""Webhooks: notify other programs that it is somebody's turn or that a game is over.

Anybody may set the URL of a webhook, so it must not give access to the local network of the server. The URL is also a
secret: whoever knows it can write to a channel. Nothing here logs it.
"""

import asyncio
import re
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

import httpx

from kontor.engine.errors import FormError, RuleError
from kontor.server.limits import Limits
from kontor.server.notify.notice_queue import Delivery, Notice, NoticeQueue

DEFAULT_LIMITS = Limits()
LONGEST_URL = 400
_LABEL = "[A-Za-z0-9]([A-Za-z0-9_-]{0,61}[A-Za-z0-9])?"
_HOST = rf"{_LABEL}(\.{_LABEL}){{0,20}}\.?|\[[0-9A-Fa-f:.]{{2,45}}\]"
URL_PATTERN = rf"[hH][tT][tT][pP][sS]?://({_HOST})(:[1-9][0-9]{{0,4}})?([/?#][!-~]*)?"
"""An HTTP URL in ASCII, without user name or password."""
TIMEOUT = 5.0
PAUSES = (0.0, 0.5, 2.0)
"""Seconds to wait before each attempt."""
CLOSING = 1.0
"""Seconds to send what is still in the queue when the server stops."""
RETRY_STATUSES = (408, 429)
"""Status codes below 500 that are worth another attempt: Request Timeout and Too Many Requests."""

GLOBAL_IPV6 = ip_network("2000::/3")
NAT64 = ip_network("64:ff9b::/96")
NOT_GLOBAL = (ip_network("192.0.0.0/24"), ip_network("168.63.129.16/32"))
"""A network that older Pythons consider global, and the address of Azure's internal services."""


def check_webhook(url: str, allow_local: bool) -> None:
    """Raise for a URL that notices cannot or must not be sent to. May block on a DNS lookup.

    A host that does not resolve now is accepted: the sender checks again before each attempt.

    >>> check_webhook("http://127.0.0.1:9000/hook", allow_local=True)
    >>> check_webhook("http://127.0.0.1:9000/hook", allow_local=False)
    Traceback (most recent call last):
    ...
    kontor.engine.errors.RuleError: server:webhook webhook-local {}
    """
    parsed = _parse(url)
    if allow_local:
        return
    try:
        resolved = socket.getaddrinfo(parsed.raw_host, _port(parsed), type=socket.SOCK_STREAM)
    except OSError:
        return
    _refuse_local(str(entry[4][0]) for entry in resolved)


class WebhookSender:
    """Sends notices in the background. Use it only from the thread of one event loop.

    >>> sender = WebhookSender(allow_local=False)
    >>> sender.post(Notice("https://hooks.example/secret", "Over.", "https://k.example/t/7", "7", "anno1503", "over"))
    >>> sender.sent, sender.failed, sender.dropped
    (0, 0, 0)
    """

    def __init__(self, allow_local: bool, limits: Limits = DEFAULT_LIMITS) -> None:
        self.allow_local = allow_local
        self.sent = 0
        self.failed = 0
        self.finished: Callable[[Notice], None] = lambda _: None
        """Called when a notice was delivered or given up."""
        self._queue = NoticeQueue(limits)
        self._transport: httpx.AsyncHTTPTransport | None = None
        """Set while the sender is started."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._idle = asyncio.Event()

    @property
    def dropped(self) -> int:
        """Notices that were not sent because there were too many, or because the server stopped."""
        return self._queue.dropped

    def post(self, notice: Notice) -> None:
        """Queue a notice."""
        dropped = self._queue.add(notice)
        if dropped is not None:
            self.finished(dropped)
        self._send_waiting()

    async def start(self) -> None:
        """Start sending.

        >>> async def run() -> None:
        ...     sender = WebhookSender(allow_local=False)
        ...     await sender.start()
        ...     await sender.close()
        >>> asyncio.run(run())
        """
        if self._transport is not None:
            return
        # An event is bound to the event loop that first waits for it.
        self._idle = asyncio.Event()
        # A bare transport, because a client logs URLs, keeps cookies and uses proxies. Connections are not reused: they
        # are per IP address, and may have been verified for the host name of another receiver.
        no_keepalive = httpx.Limits(max_keepalive_connections=0)
        self._transport = httpx.AsyncHTTPTransport(trust_env=False, limits=no_keepalive)
        self._send_waiting()

    async def close(self) -> None:
        """Send queued notices for a short time, and drop the rest.

        >>> asyncio.run(WebhookSender(allow_local=False).close())
        """
        transport = self._transport
        if transport is not None:
            if self._queue:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._idle.wait(), CLOSING)
            self._transport = None
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await transport.aclose()
        self._queue.clear()

    def _send_waiting(self) -> None:
        """Start to send as many notices as may be sent now."""
        if self._transport is None:
            return
        while delivery := self._queue.take():
            task = asyncio.create_task(self._attempt(delivery))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if not self._queue:
            self._idle.set()
        else:
            self._idle.clear()

    async def _attempt(self, delivery: Delivery) -> None:
        """Try to deliver a notice, and plan the next attempt if this one fails temporarily."""
        status: int | None = None
        permanent = answered = False
        try:
            # Limit the whole exchange: otherwise a receiver that sends a byte now and then would never time out.
            async with asyncio.timeout(TIMEOUT):
                status = await self._send(delivery.notice, delivery.attempt)
            answered = True
            permanent = status < 500 and status not in RETRY_STATUSES
        except (httpx.TransportError, OSError):
            pass
        except Exception:
            # Whatever goes wrong with one receiver, the others must still be notified.
            permanent = True
        again = not permanent and delivery.attempt + 1 < len(PAUSES)
        self._queue.end(delivery, answered, again)
        if again:
            pause = PAUSES[delivery.attempt + 1]
            asyncio.get_running_loop().call_later(pause, self._retry, delivery)
        else:
            succeeded = status is not None and 200 <= status < 300
            self.sent += succeeded
            self.failed += not succeeded
            self.finished(delivery.notice)
        self._send_waiting()

    def _retry(self, delivery: Delivery) -> None:
        self._queue.retry(delivery)
        self._send_waiting()

    async def _send(self, notice: Notice, attempt: int) -> int:
        """Send once and return the status. Each attempt uses the next address of the host."""
        url = _parse(notice.url)
        loop = asyncio.get_running_loop()
        resolved = await loop.getaddrinfo(url.raw_host, _port(url), type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in resolved]
        if not self.allow_local:
            _refuse_local(addresses)
        # Connect to the address that was checked: another DNS lookup could return a different one.
        request = httpx.Request(
            "POST",
            url.copy_with(host=addresses[attempt % len(addresses)]),
            headers={"Host": url.netloc.decode("ascii"), "User-Agent": "Kontor"},
            json={
                "text": notice.text,  # read by Slack
                "content": notice.text,  # read by Discord
                "title": "Kontor",
                "link": notice.link,
                "table": notice.table,
                "game": notice.game,
                "kind": notice.kind,
            },
            extensions={"sni_hostname": url.raw_host.decode("ascii"), "timeout": httpx.Timeout(TIMEOUT).as_dict()},
        )
        assert self._transport is not None
        response = await self._transport.handle_async_request(request)
        # Do not read the body: it could be of any length.
        await response.aclose()
        return response.status_code


def _parse(url: str) -> httpx.URL:
    """Parse a URL exactly as the sender will use it. Raise if it is not a valid HTTP URL."""
    if len(url) > LONGEST_URL or not re.fullmatch(URL_PATTERN, url):
        raise FormError("server:webhook", "webhook-form")
    # Only the library knows whether an address of the right form is valid.
    refusal = RuleError("server:webhook", "webhook-form")
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL:
        # The message of the original error contains the URL.
        raise refusal from None
    if parsed.userinfo or not parsed.raw_host or not 0 < _port(parsed) < 65536:
        raise refusal
    return parsed


def _port(url: httpx.URL) -> int:
    if url.port is not None:
        return url.port
    return 443 if url.scheme == "https" else 80


def _refuse_local(addresses: Iterable[str]) -> None:
    if not all(_is_global(ip_address(address)) for address in addresses):
        raise RuleError("server:webhook", "webhook-local")


def _is_global(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address):
        embedded = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            embedded = IPv4Address(int(address) & 0xFFFFFFFF)
        if embedded:
            return _is_global(embedded)
        return address in GLOBAL_IPV6 and address.is_global
    excluded = address.is_multicast or address.is_reserved or any(address in network for network in NOT_GLOBAL)
    return address.is_global and not excluded
