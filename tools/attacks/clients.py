"""What attackers share: identities, requests whose refusal does not matter, and plain sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import WebSocketException

from tools.harness.table_client import HttpClient, LiveClient, RefusedError

ATTACKER = "127.0.0.1"
_FAILURES = (RefusedError, OSError, httpx.HTTPError, WebSocketException, TimeoutError, json.JSONDecodeError)
"""What an attacker must expect: refusals, and closed or overfull connections."""


class Attacker:
    """An identity of an attacker."""

    def __init__(self, url: str, source: str = ATTACKER) -> None:
        self.http = HttpClient(url, "Mallory", source=source)
        self.live = LiveClient(url, self.http.key, source=source)

    async def close(self) -> None:
        await self.live.close()
        await self.http.close()


@asynccontextmanager
async def attackers(url: str, number: int, connected: bool = False) -> AsyncIterator[list[Attacker]]:
    """Yield identities that have signed in, as many as the server accepts."""
    async with AsyncExitStack() as stack:
        admitted: list[Attacker] = []
        for _ in range(number):
            attacker = Attacker(url)
            stack.push_async_callback(attacker.close)
            with suppress(*_FAILURES):
                await attacker.http.introduce()
                if connected:
                    await attacker.live.start()
                admitted.append(attacker)
        assert admitted, "the server admits nobody"
        yield admitted


async def attempt(request: Awaitable[Any]) -> Any:
    """Return the outcome of a request, or None if it fails in a way that attackers must expect."""
    with suppress(*_FAILURES):
        return await request
    return None


async def repeat(request: Callable[[], Awaitable[Any]], pause: float = 0.02) -> None:
    """Repeat a request until cancelled."""
    while True:
        await attempt(request())
        await asyncio.sleep(pause)


async def until_cancelled(*jobs: Awaitable[Any]) -> None:
    """Run jobs until this one is cancelled or all are done."""
    await asyncio.gather(*jobs)


async def open_socket(url: str, data: bytes, source: str = ATTACKER) -> asyncio.StreamWriter | None:
    """Return a TCP connection on which `data` was sent, or None if it is refused."""
    address = urlsplit(url)
    try:
        _, writer = await asyncio.open_connection(address.hostname, address.port, local_addr=(source, 0))
    except OSError:
        return None
    writer.write(data)
    return writer


def many_seats(*bots: str) -> Sequence[dict[str, str]]:
    """Return seats for bots of these names."""
    return [{"kind": "bot", "bot": bot} for bot in bots]
