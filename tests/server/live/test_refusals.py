"""Every refusal that a server can answer with, by its key; other files have those that belong to what they test."""

import ast
import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

import kontor.server
from kontor.engine.errors import FormError
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Translator
from kontor.server.store.database import migrate, open_engine, sqlite_address
from tests.server.support.serving import Company, over_sockets, refused
from tools.harness.postgres_cluster import Cluster
from tools.harness.server_process import FAST, ServerProcess
from tools.harness.table_client import HttpClient, LiveClient, RefusedError

WITHIN = {"clock-not-up", "table-other-position", "store-missing", "clock-move-used-up"}
"""Never an answer here: for the clock_runner alone, the reason in `table-frozen`, for the command line, and one that
`test_clock.py` has, where no time need pass."""

ON_COMMAND = ("verification", "backup")
"""Modules for the command line: what is done to a store while no server runs."""


def raised() -> Iterator[str]:
    """The keys of all errors that the modules of a running server make."""
    for path in Path(str(kontor.server.__file__)).parent.rglob("*.py"):
        if path.stem in ON_COMMAND:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(
                ("Error", "Error.__init__", "super().__init__")
            ):
                texts = [part for given in node.args for part in ast.walk(given) if isinstance(part, ast.Constant)]
                yield from (text.value for text in texts if isinstance(text.value, str) and "-" in text.value)


def test_each_refusal_is_tested() -> None:
    tested = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.parent.rglob("test_*.py"))
    keys = set(raised())
    assert len(keys) > 50
    assert {key for key in keys - WITHIN if f'"{key}"' not in tested} == set()


@over_sockets
async def test_who_has_no_key_or_a_wrong_one(server: ServerProcess) -> None:
    async with Company(server) as company:
        ada, ben = await company.player("Ada"), await company.player("Ben")
        for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/records")):
            for headers in ({"Authorization": "Bearer " + "x" * 43}, {"Authorization": "Basic abc"}):
                await refused(ada.call(method, path, headers=headers), "key-needed", 401)
        bare = httpx.put(f"{server.url}/api/me", json={})
        assert (bare.status_code, bare.json()["error"]["key"]) == (401, "key-needed")
        await refused(ada.call("GET", "/api/me", headers={"Authorization": "Bearer short"}), "key-form", 422)
        await refused(ada.live.ask("hello", key="short"), "key-form")
        await refused(ada.call("POST", "/api/me/key", {"key": ben.http.key}), "key-taken", 409)
        await refused(ada.call("POST", "/api/me/key", {"key": "?" * 43}), "key-form", 422)
        public = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "screen", "name": "B"}], public=True)
        asked = {"type": "things", "id": "q", "table": public, "seat": 0}
        answer = httpx.post(f"{server.url}/api/tables/{public}/questions", json=asked)
        assert (answer.status_code, answer.json()["error"]["key"]) == (401, "key-needed")
        stranger = HttpClient(server.url)
        await refused(
            stranger.call("POST", f"/api/tables/{public}/acts", {**asked, "type": "leave"}), "key-needed", 401
        )
        await stranger.close()


@over_sockets
async def test_oneself(server: ServerProcess) -> None:
    async with Company(server) as company:
        ada = await company.player("Ada")
        await refused(ada.call("PUT", "/api/me", {"name": "\u200b"}), "person-name", 422)
        await refused(ada.call("PUT", "/api/me", {"webhook": "ftp://x"}), "webhook-form", 422)
        await refused(ada.call("POST", "/api/me/webhook"), "webhook-none", 409)
        await refused(ada.call("DELETE", "/api/me", headers={"Confirm": "yes"}), "person-confirm", 422)
        await refused(ada.call("DELETE", "/api/me"), "request-form", 422)
        assert (await ada.call("GET", "/api/me"))["name"] == "Ada"


@over_sockets
async def test_webhooks_into_the_own_network(postgres_server: ServerProcess) -> None:
    async with Company(postgres_server) as company:
        ada = await company.player("Ada")
        await refused(ada.call("PUT", "/api/me", {"webhook": "http://127.0.0.1:9/x"}), "webhook-local", 422)


@over_sockets
async def test_requests_that_cannot_be_read(server: ServerProcess) -> None:
    async with Company(server) as company:
        ada = await company.player("Ada")
        await refused(ada.call("GET", "/api/nothing"), "address-unknown", 404)
        await refused(ada.call("GET", "/elsewhere"), "address-unknown", 404)
        await refused(ada.call("PATCH", "/api/me"), "request-method", 405)
        data = await refused(ada.call("POST", "/api/tables", {"game": 1, "seats": []}), "request-form", 422)
        assert data["error"]["args"]["path"] == "game"
        for clock in ({"per_move": 4}, {"per_move": 5, "per_game": 60}, {}, {"per_game": 1}):
            body = {"game": "anno1503", "seats": [{"kind": "me"}, {"kind": "free"}], "clock": clock}
            await refused(ada.call("POST", "/api/tables", body), "request-form", 422)
        await refused(ada.call("GET", "/api/tables/UPPER"), "request-form", 422)
        large = {"game": "x" * 70_000, "seats": []}
        await refused(ada.call("POST", "/api/tables", large), "request-too-large", 413)
        await refused(ada.http.call("POST", "/api/records", "x" * (4 * 1024 * 1024)), "request-too-large", 413)
        bad = await ada.http.http.post("/api/records", content=b"\xff\xfe")
        assert (bad.status_code, bad.json()["error"]["key"]) == (422, "file-not-text")
        bad = await ada.http.http.post("/api/records", content=b"{")
        assert (bad.status_code, bad.json()["error"]["rule"]) == (422, "record:R1")


@over_sockets
async def test_a_body_that_does_not_say_how_long_it_is(sqlite_server: ServerProcess) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(5 * 16):
            yield b"x" * 64 * 1024

    async with Company(sqlite_server) as company:
        ada = await company.player("Ada")
        for path in ("/api/records", "/api/tables"):
            answer = await ada.http.http.post(path, content=endless())
            assert (path, answer.status_code, answer.json()["error"]["key"]) == (path, 413, "request-too-large")


@over_sockets
async def test_tables_that_cannot_be(server: ServerProcess) -> None:
    async with Company(server) as company:
        ada = await company.player("Ada")
        me, free = {"kind": "me"}, {"kind": "free"}
        await refused(ada.http.make("chess", [me, free]), "record-unknown-game", 422)
        await refused(ada.http.make("anno1503", [me] * 5), "players-number", 409)
        await refused(ada.http.make("anno1503", [me, {"kind": "bot", "bot": "clever"}]), "bot-unknown", 422)
        with pytest.raises(RefusedError):
            await ada.http.make("anno1800", [me, free], options={"sails": 1})
        with pytest.raises(RefusedError):
            await ada.http.make("anno1503", [me, free], content={"goods": 1})
        assert not [found for found in (await ada.call("GET", "/api/tables"))["tables"] if found["owner"]]


@over_sockets
async def test_what_cannot_be_done_at_a_table(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, ben) = await company.market()
        await refused(ben.act("move", table, 1, line="end"), "record-wrong-seat")
        await refused(ben.act("move", table, 0, line="end"), "seat-not-yours")
        await refused(ada.act("move", table, 2, line="end"), "no-such-seat")
        await refused(ada.act("move", table, 0, line="dance"), "record-unreadable-move")
        data = await refused(ada.act("move", table, 0, line="ship"), "anno1503-why-cost")
        assert data["error"]["rule"] == "anno1503:D1"
        await refused(ada.http.link(table, "seat2"), "no-such-seat", 409)
        why = (await ben.ask("why", table, seat=1, line="end"))["data"]
        assert (why["legal"], why["error"]["key"]) == (False, "seat-not-to-act")
        await refused(ada.ask("chat", table, text="\x07 \u200b"), "chat-empty")
        await refused(ada.ask("look", table, lines=9999, seat=0), "look-too-far")
        await refused(ada.live.open("nowhere"), "table-unknown")
        await refused(ada.call("GET", f"/api/tables/{table}/record"), "record-not-over", 409)
        await refused(ben.http.link(table, "join"), "table-not-yours", 403)
        bots, (cleo,) = await company.table("anno1503", 1, ("random",))
        secret = await cleo.http.link(bots, "seat1")
        await refused(ada.call("POST", f"/api/tables/{bots}/seats/1/claim", {"secret": secret}), "seat-has-bot", 409)


@over_sockets
async def test_refusals_speak_the_language_of_the_reader(sqlite_server: ServerProcess) -> None:
    async with Company(sqlite_server) as company:
        table, (ada, _) = await company.market()
        for language in LANGUAGES:
            headers = {"Accept-Language": f"{language}-XX,{language};q=0.9"}
            data = await refused(ada.call("GET", "/api/tables/none", headers=headers), "table-unknown", 404)
            assert data["error"]["text"] == Translator(language).say("table-unknown")
            await ada.live.ask("hello", key=ada.http.key, language=language)
            data = await refused(ada.act("undo", table, 0), "undo-nothing")
            assert data["error"]["text"] == Translator(language).say("undo-nothing")
            data = await refused(ada.ask("return", table, seat=0), "seat-no-stand-in")
            assert data["error"]["text"] == Translator(language).say("seat-no-stand-in")
        for key in ("table-unknown", "undo-nothing", "seat-no-stand-in"):
            assert len({Translator(language).say(key) for language in LANGUAGES}) == len(LANGUAGES)


@over_sockets
async def test_too_many_tables(sqlite_server: ServerProcess) -> None:
    async with Company(sqlite_server) as company:
        ada = await company.player("Ada")
        seats = [{"kind": "me"}, {"kind": "free"}]
        tables = await asyncio.gather(*[ada.http.make("anno1503", seats) for _ in range(200)])
        data = await refused(ada.http.make("anno1503", seats), "tables-too-many", 429)
        assert data["error"]["args"] == {"most": 200}
        for table in tables[:50]:
            await ada.live.open(table)
        data = await refused(ada.live.open(tables[50]), "live-tables")
        assert data["error"]["args"] == {"most": 50}
        await ada.live.open(tables[0])
        await ada.ask("close", tables[0])
        await ada.live.open(tables[50])
        await ada.call("DELETE", f"/api/tables/{tables[-1]}")
        await ada.http.make("anno1503", seats)


@over_sockets
async def test_too_much_at_once(tmp_path: Path) -> None:
    strict = ServerProcess(sqlite_address(tmp_path / "kontor.db"), ["--rate", "1", "--per-address", "2"])
    strict.start()
    try:
        one, two, three = [LiveClient(strict.url, None) for _ in range(3)]
        await one.start()
        await two.start()
        with pytest.raises(Exception, match="403"):
            await three.start()
        for _ in range(20):
            await one.send(json.dumps({"type": "ping", "id": "p"}))
        while not one.closed:
            await one.news()
        assert 5 <= sum(data["type"] == "answer" for data in one.heard) < 20
        # Those who keep to the limits do not suffer, and a place is free again.
        await two.ask("ping")
        await three.start()
        codes = [httpx.get(f"{strict.url}/api/health") for _ in range(20)]
        refusals = [answer for answer in codes if answer.status_code == 429]
        assert {answer.json()["error"]["key"] for answer in refusals} == {"requests-too-many"}
        assert refusals[0].headers["Retry-After"] == "1"
        assert codes[0].status_code == 200
        for client in (one, two, three):
            await client.close()
    finally:
        strict.close()


@over_sockets
async def test_a_store_that_is_away_for_a_while(postgres_server: ServerProcess, cluster: Cluster) -> None:
    async with Company(postgres_server) as company:
        table, (ada, ben) = await company.market()
        number = ada.now(table)["number"]
        cluster.stop()
        await refused(ada.call("GET", "/api/me"), "store-away", 503)
        await refused(ada.call("GET", "/api/health"), "store-away", 503)
        await refused(ada.ask("chat", table, identity="lost", text="hello?"), "store-away")
        # What could not be kept was not told either.
        assert (await ben.until_type("gone"))["table"] == table
        assert "chat" not in ben.kinds(table)
        cluster.start()
        await ada.live.open(table)
        assert ada.now(table)["number"] == number
        assert (await ada.ask("chat", table, identity="lost", text="hello?"))["number"] == number + 1


@over_sockets
async def test_a_second_server_on_the_same_store(postgres_server: ServerProcess) -> None:
    other = ServerProcess(postgres_server.store, FAST)
    other.start()
    try:
        async with Company(postgres_server) as company:
            table, (ada, _) = await company.market()
            elsewhere = LiveClient(other.url, ada.http.key)
            await elsewhere.start()
            await elsewhere.open(table)
            number = (await elsewhere.ask("chat", table=table, text="over here"))["number"]
            await refused(ada.ask("chat", table, identity="twice", text="over there"), "store-overwritten")
            # It is opened anew, and nothing is lost.
            shown = await ada.live.open(table, after=number - 1)
            assert [entry["data"]["text"] for entry in shown["entries"]] == ["over here"]
            assert (await ada.ask("chat", table, identity="twice", text="over there"))["number"] == number + 1
            await elsewhere.close()
    finally:
        other.close()


def test_stores_that_cannot_be_opened(tmp_path: Path) -> None:
    def failing(address: str) -> str:
        with pytest.raises(FormError) as caught:
            migrate(open_engine(address))
        return caught.value.phrase.key

    (tmp_path / "file").write_bytes(b"no folder")
    newer = tmp_path / "newer.db"
    migrate(open_engine(sqlite_address(newer)))
    with sqlite3.connect(newer) as rows:
        rows.execute("UPDATE alembic_version SET version_num = '9999'")
    rows.close()
    assert failing("sqlite:///:memory:") == "store-address"
    assert failing(sqlite_address(tmp_path / "file" / "kontor.db")) == "store-folder"
    assert failing(sqlite_address(tmp_path / "file")) == "store-closed"
    assert failing(sqlite_address(newer)) == "store-newer"
