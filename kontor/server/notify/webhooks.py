"""Notices to other programs: a webhook hears that it is somebody's turn, or that a game is over.

The address of a webhook comes from anybody, so it must not become a way into the network that the server stands in.
It is a secret too: whoever knows it can write into a channel. Nothing here logs it.
"""

import asyncio
import socket
from collections import deque
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple

import httpx

from kontor.engine.errors import FormError

LONGEST_URL = 400
LONGEST_QUEUE = 1000
SENDERS = 4
"""So many receivers are written to at once: one that does not answer must not hold up the others."""
TIMEOUT = 5.0
PAUSES = (0.0, 0.5, 2.0)
"""Seconds to wait before each try."""
CLOSING = 2.0
TRY_AGAIN = (408, 429)
"""Answers below 500 after which another try makes sense: too slow, and too much at once."""

GLOBAL_IPV6 = ip_network("2000::/3")
TRANSLATED = ip_network("64:ff9b::/96")
NOT_GLOBAL = (ip_network("192.0.0.0/24"), ip_network("168.63.129.16/32"))
"""What older Pythons take for global, and the address of Azure's own services inside its machines."""


class Notice(NamedTuple):
    """One thing to tell one webhook.

    >>> Notice("https://hooks.example/secret", "Ada wins.", "https://k.example/t/7", "7", "anno1503", "over")
    Notice(table='7', kind='over')
    """

    url: str
    text: str
    link: str
    table: str
    game: str
    kind: str
    """`your_turn` or `over`."""

    def __repr__(self) -> str:
        # Whoever logs a notice must not log its address.
        return f"Notice(table={self.table!r}, kind={self.kind!r})"


def check_webhook(url: str, allow_local: bool) -> None:
    """Refuse an address that notices cannot or must not be sent to. This may ask the name service and wait for it.

    A name that is not known now is let through: the sender looks again before each try.

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
    """Sends notices in the background. To be used from the thread of one event loop.

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
        self._waiting: deque[Notice] = deque()
        # One notice at a time goes to the same address, so that they arrive in order.
        self._busy: set[str] = set()
        self._news = asyncio.Event()
        self._closing = False
        self._senders: list[asyncio.Task[None]] = []

    def post(self, notice: Notice) -> None:
        """Queue a notice; the oldest one goes where there are too many.

        >>> sender = WebhookSender(allow_local=False)
        >>> for number in range(LONGEST_QUEUE + 2):
        ...     sender.post(Notice("https://hooks.example/secret", "Over.", "", str(number), "anno1503", "over"))
        >>> sender.dropped
        2
        """
        if len(self._waiting) >= LONGEST_QUEUE:
            self._waiting.popleft()
            self.dropped += 1
        self._waiting.append(notice)
        self._news.set()

    async def start(self) -> None:
        """Begin to send.

        >>> async def run() -> None:
        ...     sender = WebhookSender(allow_local=False)
        ...     await sender.start()
        ...     await sender.close()
        >>> asyncio.run(run())
        """
        if self._senders:
            return
        self._closing = False
        # An event belongs to the loop that first waited for it.
        self._news = asyncio.Event()
        # A transport and no client: a client logs addresses, keeps cookies and obeys proxies. And no connection is
        # used again: it belongs to an IP address, and was checked for the name of another receiver there.
        alone = httpx.Limits(max_keepalive_connections=0)
        self._transport = httpx.AsyncHTTPTransport(trust_env=False, limits=alone)
        self._senders = [asyncio.create_task(self._work()) for _ in range(SENDERS)]

    async def close(self) -> None:
        """Send what is queued, for a short time; what is left then is dropped.

        >>> asyncio.run(WebhookSender(allow_local=False).close())
        """
        self._closing = True
        self._news.set()
        senders, self._senders = self._senders, []
        if senders:
            await asyncio.wait(senders, timeout=CLOSING)
        self.dropped += len(self._waiting) + len(self._busy)
        self._waiting.clear()
        for sender in senders:
            sender.cancel()
        await asyncio.gather(*senders, return_exceptions=True)
        if senders:
            await self._transport.aclose()

    async def _work(self) -> None:
        while notice := await self._next():
            self._busy.add(notice.url)
            try:
                delivered = await self._deliver(notice)
            except Exception:
                # Whatever a receiver makes of the exchange, the other notices go on.
                delivered = False
            finally:
                self._busy.discard(notice.url)
                self._news.set()
            self.sent += delivered
            self.failed += not delivered

    async def _next(self) -> Notice | None:
        """The oldest notice whose receiver is not being written to; nothing when all is done and we close."""
        while True:
            for place, notice in enumerate(self._waiting):
                if notice.url not in self._busy:
                    del self._waiting[place]
                    return notice
            if self._closing and not self._waiting:
                return None
            self._news.clear()
            await self._news.wait()

    async def _deliver(self, notice: Notice) -> bool:
        for number, pause in enumerate(PAUSES):
            await asyncio.sleep(pause)
            try:
                # For the whole exchange: a receiver that sends a byte now and then would never time out otherwise.
                async with asyncio.timeout(TIMEOUT):
                    status = await self._send(notice, number)
            except (httpx.TransportError, OSError):
                continue
            if status < 500 and status not in TRY_AGAIN:
                return 200 <= status < 300
        return False

    async def _send(self, notice: Notice, number: int) -> int:
        """Send once and return the status. Each try takes the next address of the host."""
        url = _parse(notice.url)
        loop = asyncio.get_running_loop()
        resolved = await loop.getaddrinfo(url.raw_host, _port(url), type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in resolved]
        if not self.allow_local:
            _refuse_local(addresses)
        # The very address that was checked: a name that is looked up again could lead elsewhere by then.
        request = httpx.Request(
            "POST",
            url.copy_with(host=addresses[number % len(addresses)]),
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
        # The answer itself is not read: it could be of any length.
        await response.aclose()
        return response.status_code


def _parse(url: str) -> httpx.URL:
    """The address as the sender will understand it, so that nothing is checked that is not also used."""
    refusal = FormError("server:webhook", "webhook-form")
    if len(url) > LONGEST_URL or not url.isprintable() or " " in url:
        raise refusal
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL:
        # Its text quotes the address.
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
        inner = address.ipv4_mapped or address.sixtofour
        if address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner:
            return _is_global(inner)
        return address in GLOBAL_IPV6 and address.is_global
    outside = address.is_multicast or address.is_reserved or any(address in network for network in NOT_GLOBAL)
    return address.is_global and not outside
