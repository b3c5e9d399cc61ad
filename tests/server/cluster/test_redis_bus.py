"""Redis as the bus between servers. The tests need Debian's package redis-server."""

import asyncio
import shutil
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest
import redis

from kontor.server.cluster.bus import Bus
from kontor.server.cluster.redis_bus import RedisBus
from tests.server.support.serving import async_test
from tools.harness.postgres_cluster import free_port

pytestmark = pytest.mark.skipif(shutil.which("redis-server") is None, reason="redis-server is not installed")


@contextmanager
def running_redis(port: int, folder: Path) -> Iterator[None]:
    words = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL) as process, redis.Redis(port=port) as client:
        while True:
            with suppress(redis.ConnectionError):
                client.ping()
                break
            time.sleep(0.02)
        yield
        process.terminate()


@asynccontextmanager
async def joined(bus: Bus) -> AsyncIterator[asyncio.Queue[str]]:
    """Start a bus that can receive, and yield what it receives. `connected` is received for each connection."""
    received: asyncio.Queue[str] = asyncio.Queue()
    await bus.start(received.put_nowait, lambda: received.put_nowait("connected"))
    try:
        assert await received.get() == "connected"
        yield received
    finally:
        await bus.close()


@async_test
async def test_notices_reach_all_servers_of_a_store_and_no_others(tmp_path: Path) -> None:
    port = free_port()
    address = f"redis://127.0.0.1:{port}/0"
    with running_redis(port, tmp_path):
        one, two, other = (RedisBus(address, channel) for channel in ("a", "a", "b"))
        async with joined(one) as first, joined(two) as second, joined(other) as third:
            one.publish("table abc 7")
            one.publish("person 3")
            for received in (first, second):
                assert [await received.get(), await received.get()] == ["table abc 7", "person 3"]
            other.publish("table xyz 1")
            assert await third.get() == "table xyz 1"
            assert first.empty()


@async_test
async def test_a_bus_connects_again_when_redis_was_restarted(tmp_path: Path) -> None:
    port = free_port()
    with running_redis(port, tmp_path):
        bus = RedisBus(f"redis://127.0.0.1:{port}/0", "a")
        context = joined(bus)
        received = await context.__aenter__()
    try:
        with running_redis(port, tmp_path):
            assert await received.get() == "connected"
            bus.publish("person 3")
            assert await received.get() == "person 3"
    finally:
        await context.__aexit__(None, None, None)
