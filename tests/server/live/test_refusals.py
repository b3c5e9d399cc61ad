"""The refusals that a server can answer with, by key. Those of one feature are tested with that feature."""

import ast
import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

import kontor.server
from kontor.engine.errors import FormError
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Translator
from kontor.server.store.database import migrate, open_engine, sqlite_address
from tests.server.support.serving import Players, assert_refused, async_test, sqlite_path
from tools.harness.postgres_cluster import Cluster
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import HttpClient, LiveClient, RefusedError

NEVER_ANSWERED = {"clock-not-up", "table-other-position", "store-missing", "limit-form"}
"""Raised for the clock runner, as the reason of `table-frozen`, on the command line, and in `test_clock.py`."""

COMMAND_LINE_MODULES = ("verification", "backup")
"""Modules that work on a store while no server runs."""


def raised_keys() -> Iterator[str]:
    """Yield the keys of all errors that the modules of a running server create."""
    for path in Path(str(kontor.server.__file__)).parent.rglob("*.py"):
        if path.stem in COMMAND_LINE_MODULES:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(
                ("Error", "Error.__init__", "super().__init__")
            ):
                texts = [
                    part for argument in node.args for part in ast.walk(argument) if isinstance(part, ast.Constant)
                ]
                yield from (text.value for text in texts if isinstance(text.value, str) and "-" in text.value)


def test_each_refusal_is_tested() -> None:
    tested = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.parent.rglob("test_*.py"))
    keys = set(raised_keys())
    assert len(keys) > 50
    assert {key for key in keys - NEVER_ANSWERED if f'"{key}"' not in tested} == set()


@async_test
async def test_a_missing_or_wrong_key(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada, ben = await players.connect("Ada"), await players.connect("Ben")
        for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/records")):
            for headers in ({"Authorization": "Bearer " + "x" * 43}, {"Authorization": "Basic abc"}):
                await assert_refused(ada.call(method, path, headers=headers), "key-needed", 401)
        bare = httpx.put(f"{server.url}/api/me", json={})
        assert (bare.status_code, bare.json()["error"]["key"]) == (401, "key-needed")
        await assert_refused(ada.call("GET", "/api/me", headers={"Authorization": "Bearer short"}), "key-form", 422)
        await assert_refused(ada.live.ask("hello", key="short"), "key-form")
        await assert_refused(ada.call("POST", "/api/me/key", {"key": ben.http.key}), "key-taken", 409)
        await assert_refused(ada.call("POST", "/api/me/key", {"key": "?" * 43}), "key-form", 422)
        public = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "screen", "name": "B"}], public=True)
        asked = {"type": "things", "id": "q", "table": public, "seat": 0}
        answer = httpx.post(f"{server.url}/api/tables/{public}/questions", json=asked)
        assert (answer.status_code, answer.json()["error"]["key"]) == (401, "key-needed")
        stranger = HttpClient(server.url)
        await assert_refused(
            stranger.call("POST", f"/api/tables/{public}/commands", {**asked, "type": "leave"}), "key-needed", 401
        )
        await stranger.close()


@async_test
async def test_the_account_endpoints(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada = await players.connect("Ada")
        await assert_refused(ada.call("PUT", "/api/me", {"name": "\u200b"}), "person-name", 409)
        await assert_refused(ada.call("PUT", "/api/me", {"webhook": "ftp://x"}), "webhook-form", 422)
        await assert_refused(ada.call("POST", "/api/me/webhook"), "webhook-none", 409)
        await assert_refused(ada.call("DELETE", "/api/me", headers={"Confirm": "yes"}), "person-confirm", 422)
        await assert_refused(ada.call("DELETE", "/api/me"), "request-form", 422)
        assert (await ada.call("GET", "/api/me"))["name"] == "Ada"


@async_test
async def test_webhooks_into_the_local_network(postgres_server: ServerProcess) -> None:
    async with Players(postgres_server) as players:
        ada = await players.connect("Ada")
        await assert_refused(ada.call("PUT", "/api/me", {"webhook": "http://127.0.0.1:9/x"}), "webhook-local", 409)


@async_test
async def test_unreadable_requests(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada = await players.connect("Ada")
        await assert_refused(ada.call("GET", "/api/nothing"), "address-unknown", 404)
        await assert_refused(ada.call("GET", "/elsewhere"), "address-unknown", 404)
        await assert_refused(ada.call("PATCH", "/api/me"), "request-method", 405)
        data = await assert_refused(ada.call("POST", "/api/tables", {"game": 1, "seats": []}), "request-form", 422)
        assert data["error"]["args"]["path"] == "game"
        for clock in ({"per_move": 4}, {"per_move": 5, "per_game": 60}, {}, {"per_game": 1}):
            body = {"game": "anno1503", "seats": [{"kind": "me"}, {"kind": "free"}], "clock": clock}
            await assert_refused(ada.call("POST", "/api/tables", body), "request-form", 422)
        await assert_refused(ada.call("GET", "/api/tables/UPPER"), "request-form", 422)
        large = {"game": "x" * 70_000, "seats": []}
        await assert_refused(ada.call("POST", "/api/tables", large), "request-too-large", 413)
        await assert_refused(ada.http.call("POST", "/api/records", "x" * (4 * 1024 * 1024)), "request-too-large", 413)
        bad = await ada.http.http.post("/api/records", content=b"\xff\xfe")
        assert (bad.status_code, bad.json()["error"]["key"]) == (422, "file-not-text")
        bad = await ada.http.http.post("/api/records", content=b"{")
        assert (bad.status_code, bad.json()["error"]["rule"]) == (422, "record:R1")


@async_test
async def test_a_body_of_unknown_length(sqlite_server: ServerProcess) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(5 * 16):
            yield b"x" * 64 * 1024

    async with Players(sqlite_server) as players:
        ada = await players.connect("Ada")
        for path in ("/api/records", "/api/tables"):
            answer = await ada.http.http.post(path, content=endless())
            assert (path, answer.status_code, answer.json()["error"]["key"]) == (path, 413, "request-too-large")


@async_test
async def test_impossible_tables(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada = await players.connect("Ada")
        me, free = {"kind": "me"}, {"kind": "free"}
        await assert_refused(ada.http.make("chess", [me, free]), "record-unknown-game", 422)
        await assert_refused(ada.http.make("anno1503", [me] * 5), "players-number", 409)
        await assert_refused(ada.http.make("anno1503", [me, {"kind": "bot", "bot": "clever"}]), "bot-unknown", 422)
        with pytest.raises(RefusedError):
            await ada.http.make("anno1800", [me, free], options={"sails": 1})
        with pytest.raises(RefusedError):
            await ada.http.make("anno1503", [me, free], content={"goods": 1})
        assert not [table for table in (await ada.call("GET", "/api/tables"))["tables"] if table["owner"]]


@async_test
async def test_impossible_requests_at_a_table(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_trading_game()
        await assert_refused(ben.act("move", table, 1, line="end"), "record-wrong-seat")
        await assert_refused(ben.act("move", table, 0, line="end"), "seat-not-yours")
        await assert_refused(ada.act("move", table, 2, line="end"), "no-such-seat")
        await assert_refused(ada.act("move", table, 0, line="dance"), "record-unreadable-move")
        data = await assert_refused(ada.act("move", table, 0, line="ship"), "anno1503-why-cost")
        assert data["error"]["rule"] == "anno1503:D1"
        await assert_refused(ada.http.link(table, "seat2"), "no-such-seat", 409)
        why = (await ben.ask("why", table, seat=1, line="end"))["data"]
        assert (why["legal"], why["error"]["key"]) == (False, "seat-not-to-act")
        await assert_refused(ada.ask("chat", table, text="\x07 \u200b"), "chat-empty")
        await assert_refused(ada.ask("chat", table, text="x" * 501), "chat-too-long")
        await assert_refused(ada.ask("position", table, lines=9999, seat=0), "position-too-far")
        await assert_refused(ada.live.open("nowhere"), "table-unknown")
        await assert_refused(ada.call("GET", f"/api/tables/{table}/record"), "record-not-over", 409)
        await assert_refused(ben.http.link(table, "join"), "table-not-yours", 403)
        bots, (cleo,) = await players.start_game("anno1503", 1, ("random",))
        await assert_refused(cleo.http.link(bots, "seat1"), "seat-link-not-yours", 403)


@async_test
async def test_refusals_are_in_the_language_of_the_reader(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        table, (ada, _) = await players.start_trading_game()
        for language in LANGUAGES:
            headers = {"Accept-Language": f"{language}-XX,{language};q=0.9"}
            data = await assert_refused(ada.call("GET", "/api/tables/none", headers=headers), "table-unknown", 404)
            assert data["error"]["text"] == Translator(language).say("table-unknown")
            await ada.live.ask("hello", key=ada.http.key, language=language)
            data = await assert_refused(ada.act("undo", table, 0), "undo-nothing")
            assert data["error"]["text"] == Translator(language).say("undo-nothing")
            data = await assert_refused(ada.ask("return", table, seat=0), "seat-no-stand-in")
            assert data["error"]["text"] == Translator(language).say("seat-no-stand-in")
        for key in ("table-unknown", "undo-nothing", "seat-no-stand-in"):
            assert len({Translator(language).say(key) for language in LANGUAGES}) == len(LANGUAGES)


@async_test
async def test_too_many_tables(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        ada = await players.connect("Ada")
        seats = [{"kind": "me"}, {"kind": "free"}]
        tables = await asyncio.gather(*[ada.http.make("anno1503", seats) for _ in range(200)])
        data = await assert_refused(ada.http.make("anno1503", seats), "tables-too-many", 429)
        assert data["error"]["args"] == {"most": 200}
        for table in tables[:50]:
            await ada.live.open(table)
        data = await assert_refused(ada.live.open(tables[50]), "live-tables")
        assert data["error"]["args"] == {"most": 50}
        await ada.live.open(tables[0])
        await ada.ask("close", tables[0])
        await ada.live.open(tables[50])
        await ada.call("DELETE", f"/api/tables/{tables[-1]}")
        await ada.http.make("anno1503", seats)


@async_test
async def test_limits_of_requests_and_connections(tmp_path: Path) -> None:
    with ServerProcess(sqlite_address(tmp_path / "kontor.db"), ["--rate", "1", "--per-address", "2"]) as strict:
        one, two, three = [LiveClient(strict.url, None) for _ in range(3)]
        await one.start()
        await two.start()
        with pytest.raises(ConnectionError, match="closed"):
            await three.start()
        for _ in range(20):
            await one.send(json.dumps({"type": "ping", "id": "p"}))
        while not one.closed:
            await one.news()
        assert 5 <= sum(data["type"] == "answer" for data in one.heard) < 20
        # The other connection still works, and the closed one counts no longer.
        await two.ask("ping")
        await three.start()
        answers = [httpx.get(f"{strict.url}/api/health") for _ in range(20)]
        refusals = [answer for answer in answers if answer.status_code == 429]
        assert {answer.json()["error"]["key"] for answer in refusals} == {"requests-too-many"}
        assert refusals[0].headers["Retry-After"] == "1"
        assert answers[0].status_code == 200
        for client in (one, two, three):
            await client.close()


@async_test
async def test_a_store_outage(postgres_server: ServerProcess, cluster: Cluster) -> None:
    async with Players(postgres_server) as players:
        table, (ada, ben) = await players.start_trading_game()
        number = ada.latest(table)["number"]
        cluster.stop()
        await assert_refused(ada.call("GET", "/api/me"), "store-away", 503)
        await assert_refused(ada.call("GET", "/api/health"), "store-away", 503)
        await assert_refused(ada.ask("chat", table, identity="lost", text="hello?"), "store-away")
        # What could not be stored was not broadcast either.
        assert (await ben.wait_for_message("closed"))["table"] == table
        assert "chat" not in ben.kinds(table)
        cluster.start()
        await ada.live.open(table)
        assert ada.latest(table)["number"] == number
        assert (await ada.ask("chat", table, identity="lost", text="hello?"))["number"] == number + 1


def write_chat(path: Path, table: str, number: int, text: str) -> None:
    """Write a chat message into a SQLite store past its server."""
    with closing(sqlite3.connect(path)) as rows, rows:
        rows.execute("UPDATE tables SET number = ? WHERE id = ?", (number, table))
        row = (table, number, 0, "chat", -1, None, None, json.dumps({"text": text, "name": "Cleo"}), 0.0)
        rows.execute(f"INSERT INTO entries VALUES ({', '.join('?' * len(row))})", row)


@async_test
async def test_another_program_writes_to_the_same_file(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        table, (ada, _) = await players.start_trading_game()
        number = ada.latest(table)["number"]
        write_chat(sqlite_path(sqlite_server), table, number + 1, "over here")
        await assert_refused(ada.ask("chat", table, identity="twice", text="over there"), "store-overwritten")
        # Opening the table again shows what was written.
        shown = await ada.live.open(table, after=number)
        assert [entry["data"]["text"] for entry in shown["entries"]] == ["over here"]
        assert (await ada.ask("chat", table, identity="twice", text="over there"))["number"] == number + 2


def test_stores_that_cannot_be_opened(tmp_path: Path) -> None:
    def failure_key(address: str) -> str:
        with pytest.raises(FormError) as caught:
            migrate(open_engine(address))
        return caught.value.phrase.key

    (tmp_path / "file").write_bytes(b"no folder")
    newer = tmp_path / "newer.db"
    migrate(open_engine(sqlite_address(newer)))
    with sqlite3.connect(newer) as rows:
        rows.execute("UPDATE alembic_version SET version_num = '9999'")
    rows.close()
    assert failure_key("sqlite:///:memory:") == "store-address"
    assert failure_key(sqlite_address(tmp_path / "file" / "kontor.db")) == "store-folder"
    assert failure_key(sqlite_address(tmp_path / "file")) == "store-damaged"
    assert failure_key("postgresql://nobody@127.0.0.1:1/nothing") == "store-closed"
    assert failure_key(sqlite_address(newer)) == "store-newer"
