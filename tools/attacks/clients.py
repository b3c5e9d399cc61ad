"""What attackers share: identities, requests whose refusal does not matter, and plain sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import cycle, islice
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
async def attackers(
    url: str, number: int, connected: bool = False, addresses: int = 1
) -> AsyncIterator[list[Attacker]]:
    """Yield identities that have signed in, as many as the server accepts, from so many addresses."""
    async with AsyncExitStack() as stack:
        identities = [Attacker(url, source) for source in islice(cycle(sources(addresses)), number)]
        for one in identities:
            stack.push_async_callback(one.close)
        admitted = await asyncio.gather(*(attempt(_admit(one, connected)) for one in identities))
        assert any(admitted), "the server admits nobody"
        yield [one for one in admitted if one]


async def _admit(attacker: Attacker, connected: bool) -> Attacker:
    await attacker.http.introduce()
    if connected:
        await attacker.live.start()
    return attacker


def sources(number: int) -> list[str]:
    """Return local addresses to attack from."""
    return [ATTACKER] if number == 1 else [f"127.0.3.{index + 1}" for index in range(number)]


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
