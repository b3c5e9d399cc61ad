"""Webhooks: notify other programs that it is somebody's turn or that a game is over.

Anybody may set the URL of a webhook, so it must not give access to the local network of the server. The URL is also a
secret: whoever knows it can write to a channel. Nothing here logs it.
"""

import asyncio
import socket
from collections import deque
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple

import httpx

from kontor.engine.errors import FormError

LONGEST_URL = 400
LONGEST_QUEUE = 1000
SENDERS = 4
"""Number of concurrent deliveries, so that a receiver that does not answer does not delay the others."""
TIMEOUT = 5.0
PAUSES = (0.0, 0.5, 2.0)
"""Seconds to wait before each attempt."""
CLOSING = 2.0
RETRY_STATUSES = (408, 429)
"""Status codes below 500 that are worth another attempt: Request Timeout and Too Many Requests."""

GLOBAL_IPV6 = ip_network("2000::/3")
NAT64 = ip_network("64:ff9b::/96")
NOT_GLOBAL = (ip_network("192.0.0.0/24"), ip_network("168.63.129.16/32"))
"""A network that older Pythons consider global, and the address of Azure's internal services."""


class Notice(NamedTuple):
    """A notice for one webhook.

    >>> Notice("https://hooks.example/secret", "Ada wins.", "https://k.example/t/7", "7", "anno1503", "over")
    Notice(table='7', kind='over')
    """

    url: str
    text: str
    link: str
    table: str
    game: str
    kind: str
    """`your_turn`, `over`, or `trial` for a test notice."""
    id: int = 0
    """The row of the notice in the store, 0 if it has none."""

    def __repr__(self) -> str:
        # A logged notice must not reveal its URL.
        return f"Notice(table={self.table!r}, kind={self.kind!r})"


def check_webhook(url: str, allow_local: bool) -> None:
    """Raise `FormError` for a URL that notices cannot or must not be sent to. May block on a DNS lookup.

    A host that does not resolve now is accepted: the sender checks again before each attempt.

    >>> check_webhook("http://127.0.0.1:9000/hook", allow_local=True)
    >>> check_webhook("http://127.0.0.1:9000/hook", allow_local=False)
    Traceback (most recent call last):
    ...
    kontor.engine.errors.FormError: server:webhook webhook-local {}
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

    def __init__(self, allow_local: bool) -> None:
        self.allow_local = allow_local
        self.sent = 0
        self.failed = 0
        self.dropped = 0
        self.finished: Callable[[Notice], None] = lambda _: None
        """Called when a notice was delivered or given up."""
        self._queue: deque[Notice] = deque()
        # URLs that are being sent to. Only one notice at a time goes to each, so that they arrive in order.
        self._busy: set[str] = set()
        self._wakeup = asyncio.Event()
        self._closing = False
        self._senders: list[asyncio.Task[None]] = []

    def post(self, notice: Notice) -> None:
        """Queue a notice. If the queue is full, drop the oldest one.

        >>> sender = WebhookSender(allow_local=False)
        >>> for number in range(LONGEST_QUEUE + 2):
        ...     sender.post(Notice("https://hooks.example/secret", "Over.", "", str(number), "anno1503", "over"))
        >>> sender.dropped
        2
        """
        if len(self._queue) >= LONGEST_QUEUE:
            self.finished(self._queue.popleft())
            self.dropped += 1
        self._queue.append(notice)
        self._wakeup.set()

    async def start(self) -> None:
        """Start sending.

        >>> async def run() -> None:
        ...     sender = WebhookSender(allow_local=False)
        ...     await sender.start()
        ...     await sender.close()
        >>> asyncio.run(run())
        """
        if self._senders:
            return
        self._closing = False
        # An event is bound to the event loop that first waits for it.
        self._wakeup = asyncio.Event()
        # A bare transport, because a client logs URLs, keeps cookies and uses proxies. Connections are not reused: they
        # are per IP address, and may have been verified for the host name of another receiver.
        no_keepalive = httpx.Limits(max_keepalive_connections=0)
        self._transport = httpx.AsyncHTTPTransport(trust_env=False, limits=no_keepalive)
        self._senders = [asyncio.create_task(self._send_loop()) for _ in range(SENDERS)]

    async def close(self) -> None:
        """Send queued notices for a short time, and drop the rest.

        >>> asyncio.run(WebhookSender(allow_local=False).close())
        """
        self._closing = True
        self._wakeup.set()
        senders, self._senders = self._senders, []
        if senders:
            await asyncio.wait(senders, timeout=CLOSING)
        self.dropped += len(self._queue) + len(self._busy)
        self._queue.clear()
        for sender in senders:
            sender.cancel()
        await asyncio.gather(*senders, return_exceptions=True)
        if senders:
            await self._transport.aclose()

    async def _send_loop(self) -> None:
        while notice := await self._next():
            self._busy.add(notice.url)
            try:
                delivered = await self._deliver(notice)
            except Exception:
                # Whatever goes wrong with one receiver, the others must still be notified.
                delivered = False
            finally:
                self._busy.discard(notice.url)
                self._wakeup.set()
            self.sent += delivered
            self.failed += not delivered
            self.finished(notice)

    async def _next(self) -> Notice | None:
        """Return the oldest notice whose receiver is not busy. Return None when closing with an empty queue."""
        while True:
            for index, notice in enumerate(self._queue):
                if notice.url not in self._busy:
                    del self._queue[index]
                    return notice
            if self._closing and not self._queue:
                return None
            self._wakeup.clear()
            await self._wakeup.wait()

    async def _deliver(self, notice: Notice) -> bool:
        for attempt, pause in enumerate(PAUSES):
            await asyncio.sleep(pause)
            try:
                # Limit the whole exchange: otherwise a receiver that sends a byte now and then would never time out.
                async with asyncio.timeout(TIMEOUT):
                    status = await self._send(notice, attempt)
            except (httpx.TransportError, OSError):
                continue
            if status < 500 and status not in RETRY_STATUSES:
                return 200 <= status < 300
        return False

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
        response = await self._transport.handle_async_request(request)
        # Do not read the body: it could be of any length.
        await response.aclose()
        return response.status_code


def _parse(url: str) -> httpx.URL:
    """Parse a URL exactly as the sender will use it. Raise `FormError` if it is not a valid HTTP URL."""
    refusal = FormError("server:webhook", "webhook-form")
    if len(url) > LONGEST_URL or not url.isprintable() or " " in url:
        raise refusal
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL:
        # The message of the original error contains the URL.
        raise refusal from None
    if parsed.scheme not in ("http", "https") or parsed.userinfo or not 0 < _port(parsed) < 65536:
        raise refusal
    if not parsed.raw_host or b"%" in parsed.raw_host:
        raise refusal
    return parsed


def _port(url: httpx.URL) -> int:
    if url.port is not None:
        return url.port
    return 443 if url.scheme == "https" else 80


def _refuse_local(addresses: Iterable[str]) -> None:
    if not all(_is_global(ip_address(address)) for address in addresses):
        raise FormError("server:webhook", "webhook-local")


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
