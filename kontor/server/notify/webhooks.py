"""Webhooks: notify other programs that it is somebody's turn or that a game is over.

The URL of a webhook is a secret: whoever knows it can write to a channel. Nothing here logs it.
"""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import httpx

from kontor.server.limits import Limits
from kontor.server.notify.lookups import in_own_thread
from kontor.server.notify.notice_queue import Delivery, Notice, NoticeQueue
from kontor.server.notify.webhook_urls import parse, port_of, refuse_local

DEFAULT_LIMITS = Limits()
TIMEOUT = 5.0
PAUSES = (0.0, 0.5, 2.0)
"""Seconds to wait before each attempt."""
CLOSING = 1.0
"""Seconds to send what is still in the queue when the server stops."""
RETRY_STATUSES = (408, 429)
"""Status codes below 500 that are worth another attempt: Request Timeout and Too Many Requests."""


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

    @property
    def room(self) -> int:
        """Return how many more notices may be posted without pushing out others."""
        return self._queue.room

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
            url = parse(delivery.notice.url)
            # Nothing can stop a lookup, so it has no time limit: it holds the place of its attempt until it ends.
            addresses = await self._look_up(url)
            # Limit the whole exchange: otherwise a receiver that sends a byte now and then would never time out.
            async with asyncio.timeout(TIMEOUT):
                status = await self._send(delivery.notice, url, addresses[delivery.attempt % len(addresses)])
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

    async def _look_up(self, url: httpx.URL) -> list[str]:
        """Return the addresses of a receiver. Raise `RuleError` if notices must not be sent there."""
        lookup = partial(socket.getaddrinfo, url.raw_host, port_of(url), type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in await in_own_thread(lookup)]
        if not self.allow_local:
            refuse_local(addresses)
        return addresses

    async def _send(self, notice: Notice, url: httpx.URL, address: str) -> int:
        """Send once and return the status."""
        # Connect to the address that was checked: another lookup could return a different one.
        request = httpx.Request(
            "POST",
            url.copy_with(host=address),
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
