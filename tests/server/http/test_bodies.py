"""Bodies of requests that are still being sent take up little memory, however many there are."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from kontor.server.store.database import sqlite_address
from tests.server.support.serving import Player, Players, async_test
from tools.harness.server_process import FAST, ServerProcess

BUDGET = 100_000
PATIENCE = 20.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    options = [*FAST, "--limit", f"body_bytes={BUDGET}"]
    with ServerProcess(sqlite_address(tmp_path / "kontor.db"), options) as process:
        yield process


async def import_at_once(*importing: Player, sent: int) -> list[str]:
    """Let players send the beginnings of records. Once one is refused, send the others. Return all refusals."""
    rest = asyncio.Event()
    tasks = [asyncio.create_task(send_record(player, b" " * sent, b"{}", rest)) for player in importing]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
    rest.set()
    return sorted(await asyncio.gather(*tasks))


async def send_record(player: Player, beginning: bytes, end: bytes, rest: asyncio.Event) -> str:
    """Send the beginning of a record, and the end when `rest` is set or there is an answer. Return the refusal."""
    address = urlsplit(player.http.url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    head = f"POST /api/records HTTP/1.1\r\nHost: kontor\r\nAuthorization: Bearer {player.http.key}\r\n"
    writer.write(f"{head}Content-Length: {len(beginning) + len(end)}\r\n\r\n".encode() + beginning)
    answer = asyncio.create_task(reader.readuntil(b"\r\n\r\n"))
    resting = asyncio.create_task(rest.wait())
    await asyncio.wait([answer, resting], return_when=asyncio.FIRST_COMPLETED)
    if not answer.done():
        writer.write(end)
    head_lines = (await answer).decode().lower()
    size = int(head_lines.partition("content-length: ")[2].split()[0])
    key = json.loads(await reader.readexactly(size))["error"]["key"]
    resting.cancel()
    writer.transport.abort()
    return str(key)


@async_test
async def test_a_person_sends_one_record_at_a_time(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada = await players.connect("Ada")
        assert await import_at_once(ada, ada, sent=1) == ["import-one-at-a-time", "shape-missing"]


@async_test
async def test_all_bodies_together_are_limited(server: ServerProcess) -> None:
    async with Players(server) as players:
        seated = [await players.connect(name) for name in ("Ada", "Ben")]
        for _ in range(2):
            # What was received is released with its request.
            assert await import_at_once(*seated, sent=BUDGET * 2 // 3) == ["requests-too-many", "shape-missing"]
