"""The bus of Redis: publish and subscribe. It carries more notices per second than PostgreSQL."""

from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any

import redis.asyncio
from redis.exceptions import RedisError

from kontor.server.cluster.bus import Bus

_TIMEOUT = 5.0


class RedisBus(Bus):
    """One connection listens, another one sends. A batch of notices is one message, with one notice per line."""

    errors = (RedisError, OSError, TimeoutError)

    def __init__(self, address: str, channel: str) -> None:
        super().__init__()
        self._channel = channel
        options: dict[str, Any] = {
            "decode_responses": True,
            "socket_connect_timeout": _TIMEOUT,
            "socket_keepalive": True,
        }
        # Raises `ValueError` if the address is not one of Redis.
        self._sender = redis.asyncio.Redis.from_url(address, socket_timeout=_TIMEOUT, **options)
        self._listener = redis.asyncio.Redis.from_url(address, **options)

    async def _send(self, notices: list[str]) -> None:
        await self._sender.publish(self._channel, "\n".join(notices))

    async def _disconnect(self) -> None:
        with suppress(*self.errors):
            await self._sender.aclose()

    async def close(self) -> None:
        """Send what is pending, and stop."""
        await super().close()
        with suppress(*self.errors):
            await self._listener.aclose()

    async def _listen(self, connected: Callable[[], None]) -> AsyncIterator[str]:
        async with self._listener.pubsub(ignore_subscribe_messages=True) as subscription:
            await subscription.subscribe(self._channel)
            connected()
            async for message in subscription.listen():
                for notice in message["data"].split("\n"):
                    yield notice
