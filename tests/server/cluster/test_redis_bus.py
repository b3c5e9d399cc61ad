"""Redis as the bus between two servers. The tests need Debian's package redis-server."""

import random
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import redis

from tests.server.support.serving import Players, async_test, play_seat
from tools.harness.postgres_cluster import free_port
from tools.harness.server_process import FAST, ServerProcess

pytestmark = pytest.mark.skipif(shutil.which("redis-server") is None, reason="redis-server is not installed")


@pytest.fixture
def redis_address(tmp_path: Path) -> Iterator[str]:
    """The address of a running Redis."""
    port = free_port()
    words = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL) as process:
        address = f"redis://127.0.0.1:{port}/0"
        with redis.Redis.from_url(address) as client:
            while True:
                with suppress(redis.ConnectionError):
                    client.ping()
                    break
                time.sleep(0.02)
            yield address
        process.terminate()


@async_test
async def test_two_servers_with_redis_between_them(postgres_url: str, redis_address: str) -> None:
    options = [*FAST, "--bus", redis_address]
    with ServerProcess(postgres_url, options) as one, ServerProcess(postgres_url, options) as other:
        async with Players(one) as players:
            ada = await players.connect("Ada")
            ben = await players.connect("Ben", server=other)
            table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}], public=True, random_start=False)
            await ben.call("POST", f"/api/tables/{table}/join", {})
            await ada.live.open(table)
            await ben.live.open(table)
            await play_seat(ada, table, 0, random.Random(1), limit=1)
            await ben.wait_for_number(table, ada.latest(table)["number"])
            with redis.Redis.from_url(redis_address) as client:
                channels = client.pubsub_channels()
                assert len(channels) == 1
                assert client.pubsub_numsub(*channels)[0][1] == 2
