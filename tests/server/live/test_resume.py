"""A server that was stopped or killed goes on where it stood, and so do those who were connected."""

import asyncio
import sqlite3
from collections.abc import Iterator

import pytest

from kontor.engine.protocol import Data
from kontor.server.store.database import sqlite_address
from tests.server.support.serving import Company, Player, over_sockets, refused, sqlite_path, texts, trade
from tools.harness.server_process import FAST, ServerProcess


@pytest.fixture(scope="module")
def own_sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    yield from running(sqlite_address(tmp_path_factory.mktemp("own") / "kontor.db"))


@pytest.fixture
def own_postgres_server(postgres_url: str) -> Iterator[ServerProcess]:
    yield from running(postgres_url)


@pytest.fixture(params=["sqlite", "postgres"])
def own_server(request: pytest.FixtureRequest) -> ServerProcess:
    """A server that a test may stop and kill."""
    found: ServerProcess = request.getfixturevalue(f"own_{request.param}_server")
    return found


def running(store: str) -> Iterator[ServerProcess]:
    process = ServerProcess(store, FAST)
    process.start()
    yield process
    process.close()


async def back_again(*players: Player) -> None:
    for player in players:
        await player.again()


@over_sockets
async def test_nothing_that_was_acknowledged_is_lost_when_a_server_is_killed(own_server: ServerProcess) -> None:
    async with Company(own_server) as company:
        table, (ada, ben) = await company.market()
        had = ben.now(table)["number"]
        await ben.live.close()
        revision = ada.now(table)["revision"]
        line = (await texts(ada, table, 0))[0]
        done = await ada.play(table, 0, line, identity="kept", revision=revision)
        await ada.act("undo", table, 0)
        await ada.act("redo", table, 0)
        said = await ada.ask("chat", table, identity="said", text="still there?")
        story, scenes = ada.heard(table), ada.now(table)["scenes"]
        bots = await ada.http.make("anno1800", [{"kind": "bot", "bot": "greedy"}] * 3)
        number = (await ada.live.open(bots))["number"]
        await ada.until_number(bots, number + 3)
        own_server.kill()
        own_server.start()
        await back_again(ada, ben)
        # The same messages once more: the same answers, and nothing is done twice.
        assert await ada.live.ask("chat", identity="said", table=table, text="still there?") == said
        shown = await ada.live.open(table, after=0)
        assert await ada.play(table, 0, line, identity="kept", revision=revision) == done
        assert (shown["number"], shown["scenes"]) == (said["number"], scenes)
        assert [entry["number"] for entry in shown["entries"]] == list(range(1, said["number"] + 1))
        assert shown["entries"][-len(story) :] == story
        missed = (await ben.live.open(table, after=had))["entries"]
        assert [(entry["number"], entry["kind"]) for entry in missed] == [
            (entry["number"], entry["kind"]) for entry in story if entry["number"] > had
        ]
        assert all(entry["seen"][0]["seat"] == 1 for entry in missed)
        await refused(ada.act("redo", table, 0), "redo-nothing")
        await ada.act("undo", table, 0)
        # Bots do not wait for anybody to look at their table.
        reached = (await ada.live.open(bots))["number"]
        await ada.until_number(bots, reached + 3)
        await ada.call("DELETE", f"/api/tables/{bots}")


@over_sockets
async def test_who_was_cut_off_gets_exactly_what_was_missed(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, ben) = await company.market()
        for said in range(3):
            await ben.ask("chat", table, text=f"before {said}")
        had = ben.now(table)["number"]
        await ben.live.close()
        await trade(ada, table, 0)
        await ada.ask("chat", table, text="gone?")
        await ada.act("undo", table, 0)
        await ben.again()
        shown = await ben.live.open(table, after=had)
        assert [entry["kind"] for entry in shown["entries"]] == ["move", "chat", "undo"]
        assert [entry["number"] for entry in shown["entries"]] == [had + 1, had + 2, had + 3]
        assert shown["scenes"][0]["view"]["viewer"] == 1
        assert (await ben.live.open(table, after=shown["number"]))["entries"] == []
        assert (await ben.live.open(table))["entries"] == []
        number = (await ada.ask("chat", table, text="there you are"))["number"]
        assert (await ben.until_number(table, number))["entry"]["number"] == had + 4


@over_sockets
async def test_what_happened_to_the_store_while_the_server_was_stopped(own_sqlite_server: ServerProcess) -> None:
    server = own_sqlite_server
    async with Company(server) as company:
        well, players = await company.market()
        ada, ben = players
        tables = {"well": well}
        for name, more in (("other", {}), ("broken", {}), ("late", {"clock": {"per_game": 30}})):
            seats: list[Data] = [{"kind": "me"}, {"kind": "free"}]
            tables[name] = await ada.http.make("anno1503", seats, drawn=False, **more)
            secret = await ada.http.link(tables[name])
            await ben.call("POST", f"/api/tables/{tables[name]}/join", {"secret": secret})
        kept = await trade(ada, well, 0, identity="kept")
        late = (await ada.live.open(tables["late"]))["info"]["actor"]
        await asyncio.to_thread(server.stop)
        tamper(server, tables)
        server.start()
        await back_again(ada, ben)
        await see_the_frozen_table(ada, ben, tables["other"])
        await refused(ada.live.open(tables["broken"]), "server-fault")
        await refused(ada.call("GET", f"/api/tables/{tables['broken']}"), "server-fault", 500)
        await see_the_used_up_clock(players[late], tables["late"], late)
        # A table that was left alone goes on as if nothing had happened.
        await ada.live.open(well)
        assert ada.now(well)["number"] == kept["number"]
        await ada.act("undo", well, 0)


def tamper(server: ServerProcess, tables: dict[str, str]) -> None:
    """What a newer or faulty program, a bad disk, or time could do."""
    with sqlite3.connect(sqlite_path(server)) as rows:
        changed = (
            "UPDATE entries SET data = json_set(data, '$.hash', 'another') WHERE table_id = ? AND kind = 'started'"
        )
        assert rows.execute(changed, [tables["other"]]).rowcount == 1
        rows.execute("UPDATE entries SET data = '{' WHERE table_id = ?", [tables["broken"]])
        rows.execute("UPDATE seats SET spent = 31 WHERE table_id = ?", [tables["late"]])
        rows.execute("UPDATE tables SET deadline = 1 WHERE id = ?", [tables["late"]])
    rows.close()


async def see_the_frozen_table(ada: Player, ben: Player, table: str) -> None:
    shown = await ada.live.open(table, after=0)
    assert (shown["info"]["frozen"], shown["scenes"]) == (True, [])
    assert [entry["kind"] for entry in shown["entries"]] == ["made", "joined", "started"]
    data = await refused(ada.act("move", table, 0, line="end"), "table-frozen")
    assert data["error"]["args"] == {"rules": shown["info"]["rules"]}
    for kind in ("undo", "redo", "reset", "ask_undo"):
        await refused(ada.act(kind, table, 0), "table-frozen")
    await refused(ada.ask("leave", table, seat=0), "table-frozen")
    await refused(ada.ask("things", table, seat=0), "table-frozen")
    await refused(ada.ask("look", table, lines=0, seat=-1), "table-frozen")
    await refused(ada.call("GET", f"/api/tables/{table}/record"), "table-frozen", 409)
    # It is kept as it is, so nothing at all is added.
    await refused(ada.ask("chat", table, text="what a pity"), "table-frozen")
    assert (await ben.live.open(table))["number"] == shown["number"]
    assert table in [found["table"] for found in (await ada.call("GET", "/api/tables"))["tables"]]


async def see_the_used_up_clock(player: Player, table: str, seat: int) -> None:
    shown = await player.live.open(table, after=0)
    kinds = [entry["kind"] for entry in shown["entries"]]
    if "timeout" not in kinds:
        await player.until_entry(table, "timeout")
    assert player.info(table)["seats"][seat]["stand_in"] == "greedy"
    await refused(player.ask("return", table, seat=seat), "clock-used-up")
