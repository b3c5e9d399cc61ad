"""Limits and time-outs of connections, with real sockets."""

import asyncio
import json
import re
import resource
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor.lang.translator import Translator
from kontor.server.live import closing
from kontor.server.live.closing import Closing
from kontor.server.store.database import sqlite_address
from tests.server.support.serving import Players, async_test
from tools.fuzz.raw_websocket import TEXT, RawWebSocket
from tools.harness.server_process import ServerProcess
from tools.paths import ROOT

say = Translator("en").say
HASTY = (
    "--limit",
    "head_seconds=1",
    "--limit",
    "body_seconds=1",
    "--limit",
    "send_seconds=1",
    "--limit",
    "idle_seconds=1",
)
FEW = (
    "--limit",
    "head_seconds=600",
    "--limit",
    "half_open_per_address=5",
    "--limit",
    "requests_open_per_address=3",
    "--proxy",
    "127.0.0.3",
)
HEAD = b"GET /api/health HTTP/1.1\r\nHost: kontor\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with short time limits."""
    with ServerProcess(sqlite_address(tmp_path_factory.mktemp("hasty") / "kontor.db"), HASTY) as process:
        yield process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server behind a proxy that allows few connections."""
    with ServerProcess(sqlite_address(tmp_path_factory.mktemp("server") / "kontor.db"), FEW) as process:
        yield process


class Socket:
    """A TCP connection from a local address of its own, which the server sees as another client."""

    def __init__(self, server: ServerProcess, source: str = "127.0.0.1") -> None:
        self.port = server.port
        self.source = source

    async def open(self, data: bytes = b"") -> "Socket":
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.source, 0), limit=1 << 20
        )
        self.writer.write(data)
        return self

    async def status(self) -> int:
        """Return the status of an answer."""
        return int((await self.reader.readuntil(b"\r\n")).split()[1])

    async def rest(self) -> bytes:
        """Read to the end and close."""
        try:
            return await self.reader.read()
        except ConnectionError:
            return b""
        finally:
            self.writer.close()


def request(path: str, *headers: str, method: str = "GET") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: kontor", *headers, "", ""]).encode()


@async_test
async def test_a_head_that_does_not_come_ends_the_connection_in_words(hasty: ServerProcess) -> None:
    slow, silent = await Socket(hasty).open(HEAD), await Socket(hasty).open()
    answer = await slow.rest()
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert answer.endswith(say("request-too-slow", seconds=1).encode())
    assert await silent.rest() == b""


@async_test
async def test_a_head_that_comes_in_drops_ends_the_connection(hasty: ServerProcess) -> None:
    slow = await Socket(hasty).open()
    drops = asyncio.create_task(send_drops(slow))
    assert (await slow.rest()).startswith(b"HTTP/1.1 408 ")
    drops.cancel()


async def send_drops(slow: Socket) -> None:
    while True:
        slow.writer.write(b"X")
        await asyncio.sleep(0.05)


@async_test
async def test_the_second_request_of_a_connection_has_a_time_limit_too(hasty: ServerProcess) -> None:
    later = await Socket(hasty).open(HEAD + b"\r\n")
    await later.reader.readuntil(b'"url"')
    later.writer.write(HEAD)
    assert b"HTTP/1.1 408 " in await later.rest()


@async_test
async def test_a_body_that_does_not_come_is_refused_in_words(hasty: ServerProcess) -> None:
    key = "k" * 43
    slow = await Socket(hasty).open(
        request("/api/me", f"Authorization: Bearer {key}", "Content-Length: 100", method="PUT")
    )
    slow.writer.write(b'{"name"')
    assert await slow.status() == 408
    assert b'"request-too-slow"' in await slow.reader.readuntil(b"}}")
    slow.writer.close()


@async_test
async def test_a_client_that_reads_nothing_is_cut_off(hasty: ServerProcess) -> None:
    loop = asyncio.get_running_loop()
    with socket.socket() as plain:
        plain.setblocking(False)
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        await loop.sock_connect(plain, ("127.0.0.1", hasty.port))
        await loop.sock_sendall(plain, request("/api/words/en") * 60)
        with pytest.raises(ConnectionError):
            await send_until_cut_off(plain)


async def send_until_cut_off(plain: socket.socket) -> None:
    while True:
        await asyncio.get_running_loop().sock_sendall(plain, b"X")
        await asyncio.sleep(0.05)


@async_test
async def test_an_idle_connection_ends(hasty: ServerProcess) -> None:
    idle = await Socket(hasty).open(request("/api/health"))
    assert (await idle.rest()).startswith(b"HTTP/1.1 200 ")


@async_test
async def test_half_open_connections_make_room_for_new_ones(server: ServerProcess) -> None:
    many = [await Socket(server).open(HEAD) for _ in range(5)]
    other = await Socket(server, "127.0.0.2").open(HEAD)
    more = [await Socket(server).open(HEAD) for _ in range(3)]
    answers = [await one.rest() for one in many[:3]]
    # If the server has not read the head yet, closing the connection discards the answer.
    assert {answer[:13] for answer in answers} <= {b"HTTP/1.1 503 ", b""}
    for one in (*many[3:], *more, other):
        one.writer.write(b"\r\n")
        assert await one.status() == 200
        one.writer.close()


@async_test
async def test_requests_of_one_address_through_a_proxy_are_limited(server: ServerProcess) -> None:
    body = [f"Authorization: Bearer {'k' * 43}", "Content-Length: 10"]
    attacker, honest = "X-Forwarded-For: 192.0.2.1", "X-Forwarded-For: 192.0.2.2"
    waiting = [
        await Socket(server, "127.0.0.3").open(request("/api/me", *body, attacker, method="PUT")) for _ in range(3)
    ]
    for source, header, status in (
        ("127.0.0.3", attacker, 429),
        ("127.0.0.3", honest, 200),
        # Whoever is not the proxy does not choose an address.
        ("127.0.0.2", attacker, 200),
    ):
        answered = await Socket(server, source).open(request("/api/health", header))
        assert await answered.status() == status
        answered.writer.close()
    for one in waiting:
        one.writer.close()


@async_test
async def test_more_connections_than_descriptors_do_not_stop_the_server(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = ["bash", "-c", 'ulimit -n 256; exec "$@"', "bash"]
    server = ServerProcess(
        sqlite_address(tmp_path / "kontor.db"), ["--limit", "half_open_per_address=1000", "--limit", "head_seconds=600"]
    )
    server.program = [*few, *server.program]
    with server:
        sockets = [await Socket(server, f"127.0.1.{number % 20 + 1}").open(HEAD) for number in range(300)]
        answered = await Socket(server).open(request("/api/health"))
        assert await answered.status() == 200
        for one in (answered, *sockets):
            one.writer.close()
        assert "Too many open files" not in server.log()
        assert "out of system resource" not in server.log()
        assert server.stop() == 0
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (soft, hard)


@async_test
async def test_a_restart_closes_live_connections_in_words(tmp_path: Path) -> None:
    with ServerProcess(sqlite_address(tmp_path / "kontor.db")) as server:
        wire = RawWebSocket(server.url)
        assert await wire.open() == 101
        wire.text(json.dumps({"type": "hello", "id": "h"}))
        assert (await wire.receive())[0] == TEXT
        stopping = asyncio.get_running_loop().run_in_executor(None, server.stop)
        assert await wire.closing() == (1012, say("server-restarts"))
        assert await stopping == 0


@async_test
async def test_a_client_that_goes_away_while_it_sends_a_record_is_no_fault(tmp_path: Path) -> None:
    with ServerProcess(sqlite_address(tmp_path / "kontor.db")) as server:
        async with Players(server) as players:
            ada = await players.connect("Ada")
            headers = (f"Authorization: Bearer {ada.http.key}", "Content-Length: 1000", "Expect: 100-continue")
            leaving = await Socket(server).open(request("/api/records", *headers, method="POST"))
            # The server continues when it begins to read the body.
            assert await leaving.status() == 100
            leaving.writer.write(b'{"kontor"')
            leaving.writer.close()
            await leaving.writer.wait_closed()
            await ada.call("GET", "/api/me")
        assert await asyncio.to_thread(server.stop) == 0
        assert "Traceback" not in server.log()


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "es"])
def test_every_reason_fits_into_a_closing_frame(language: str) -> None:
    translator = Translator(language)
    closings = [value for value in vars(closing).values() if isinstance(value, Closing)]
    assert len(closings) >= 7
    for one in closings:
        assert one.reason(translator) == translator.say(one.key)


def test_docs_and_page_know_every_closing_with_a_reason_in_words() -> None:
    codes = {value.code for value in vars(closing).values() if isinstance(value, Closing) and value != closing.DONE}
    table = (ROOT / "docs" / "server.md").read_text(encoding="utf-8").partition("### Closings")[2].partition("###")[0]
    assert codes < {
        int(code) for row in re.findall(r"^\| ([\d, ]+) \|", table, re.MULTILINE) for code in row.split(",")
    }
    script = (ROOT / "web" / "src" / "api" / "live.ts").read_text(encoding="utf-8")
    named = {name: int(code) for name, code in re.findall(r"^const ([A-Z_]+) = (\d{4})$", script, re.MULTILINE)}
    (worded,) = re.findall(r"WORDED_CODES = new Set\(\[(.*)\]\)", script)
    assert {named.get(word) or int(word) for word in worded.split(", ")} == codes
