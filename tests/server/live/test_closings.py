"""When and why live connections are closed or refused, tested with real processes and real connections."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from kontor.lang.translator import Translator
from kontor.server.bots.advice import Adviser
from kontor.server.live import connection
from kontor.server.records.long_games import LongGames
from kontor.server.settings import Settings
from kontor.server.store.database import sqlite_address
from kontor.server.store.store import Store
from kontor.server.tables.service import TableService
from kontor.server.workers.worker_pool import WorkerPool
from tools.fuzz.raw_websocket import BINARY, TEXT, RawWebSocket
from tools.harness.server_process import ServerProcess

KIB = 1024
say = Translator("en").say


def test_the_connections_of_an_address_are_limited(strict_server: ServerProcess) -> None:
    async def run() -> None:
        wires = [RawWebSocket(strict_server.url) for _ in range(4)]
        # The fourth is accepted to tell it the reason, which browsers hide if the handshake fails.
        assert [await wire.open() for wire in wires] == [101, 101, 101, 101]
        assert await wires[3].closing() == (1013, say("live-connections-too-many"))
        wires[0].text("rubbish")
        assert await wires[0].closing() == (1008, say("live-message-invalid"))
        # The server may need a moment to notice the closed connection.
        async with asyncio.timeout(30):
            while True:
                wire = RawWebSocket(strict_server.url)
                await wire.open()
                wire.text('{"type": "hello", "id": "h"}')
                if (await wire.receive())[0] == TEXT:
                    break
                wire.abort()
        await greet(wires[1])
        for other in (wire, *wires):
            other.abort()

    asyncio.run(run())


async def greet(wire: RawWebSocket, **fields: Any) -> dict[str, Any]:
    wire.text(json.dumps({"type": "hello", "id": "h", **fields}))
    kind, data = await wire.receive()
    assert kind == TEXT
    answer: dict[str, Any] = json.loads(data)
    return answer


async def pings(wire: RawWebSocket) -> bool:
    wire.text(json.dumps({"type": "ping", "id": "p"}))
    kind, data = await wire.receive()
    return kind == TEXT and json.loads(data)["type"] == "answer"


@pytest.mark.parametrize(
    ("send", "closing"),
    [
        (lambda wire: wire.text("no JSON"), (1008, say("live-message-invalid"))),
        (lambda wire: wire.text('{"type": "unknown", "id": "a"}'), (1008, say("live-message-invalid"))),
        (lambda wire: wire.text('{"type": "ping", "id": "a", "more": 1}'), (1008, say("live-message-invalid"))),
        (lambda wire: wire.text("[" * 60_000), (1008, say("live-message-invalid"))),
        (lambda wire: wire.frame(BINARY, b'{"type": "ping", "id": "a"}'), (1008, say("live-message-invalid"))),
        (lambda wire: wire.frame(TEXT, b"\xff"), (1007, say("message-not-text"))),
        (lambda wire: wire.text("x" * (64 * KIB + 1)), (1009, "frame with 65537 bytes exceeds limit of 65536 bytes")),
        (lambda wire: wire.frame(TEXT, b"{}", masked=False), (1002, "incorrect masking")),
    ],
)
def test_rubbish_closes_the_connection_that_sent_it_and_no_other(
    sqlite_server: ServerProcess, send: Callable[[RawWebSocket], None], closing: tuple[int, str]
) -> None:
    async def run() -> None:
        good, bad = RawWebSocket(sqlite_server.url), RawWebSocket(sqlite_server.url)
        for wire in (good, bad):
            assert await wire.open() == 101
            assert (await greet(wire))["type"] == "welcome"
        send(bad)
        assert await bad.closing() == closing
        assert await pings(good)
        good.abort()

    asyncio.run(run())
    assert "Traceback" not in sqlite_server.log()


def test_a_connection_that_does_not_begin_with_hello_is_closed(sqlite_server: ServerProcess) -> None:
    async def run() -> None:
        wire = RawWebSocket(sqlite_server.url)
        assert await wire.open() == 101
        wire.text('{"type": "ping", "id": "a"}')
        assert await wire.closing() == (1008, say("live-hello-missing"))

    asyncio.run(run())


def test_a_connection_that_never_says_hello_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert connection._HELLO_SECONDS <= 10
    monkeypatch.setattr(connection, "_HELLO_SECONDS", 0.05)
    address = sqlite_address(tmp_path / "kontor.db")
    sent: list[Any] = []

    async def run() -> None:
        incoming: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        incoming.put_nowait({"type": "websocket.connect"})

        async def send(message: Any) -> None:
            sent.append(message)

        store = Store(address)
        try:
            socket = WebSocket({"type": "websocket", "headers": []}, incoming.get, send)
            service = TableService(store, Settings(address), "secret")
            pool = WorkerPool(1, 60)
            served = connection.live(socket, service, Adviser(service, pool), LongGames(service, pool))
            await asyncio.wait_for(served, 30)
        finally:
            store.close()

    asyncio.run(run())
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
    assert (sent[-1]["code"], sent[-1]["reason"]) == (1008, say("live-hello-missing"))


def test_too_many_messages_end_a_connection(strict_server: ServerProcess) -> None:
    async def run() -> None:
        wire = RawWebSocket(strict_server.url)
        assert await wire.open() == 101
        await greet(wire)
        for index in range(100):
            wire.text(json.dumps({"type": "ping", "id": f"p{index}"}))
        answers = 0
        while (frame := await wire.receive())[0] == TEXT:
            answers += 1
        assert 25 <= answers < 60
        assert (int.from_bytes(frame[1][:2], "big"), frame[1][2:].decode()) == (1008, say("live-messages-too-many"))
        wire.abort()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("origin", "status"),
    [("", 101), ("https://elsewhere.example", 403), ("null", 403), ("http://127.0.0.1.elsewhere.example", 403)],
)
def test_other_origins_get_no_connection(sqlite_server: ServerProcess, origin: str, status: int) -> None:
    async def run() -> tuple[int, bytes]:
        wire = RawWebSocket(sqlite_server.url)
        answer = await wire.open(origin=origin)
        body = await wire.reader.read() if answer != 101 else b""
        wire.abort()
        return answer, body

    answer, body = asyncio.run(run())
    assert answer == status
    if answer == 403:
        error = json.loads(body)["error"]
        assert (error["key"], error["text"]) == ("live-other-origin", say("live-other-origin"))


def test_the_own_origin_gets_a_connection(sqlite_server: ServerProcess) -> None:
    async def run() -> int:
        wire = RawWebSocket(sqlite_server.url)
        answer = await wire.open(origin=sqlite_server.url)
        wire.abort()
        return answer

    assert asyncio.run(run()) == 101
