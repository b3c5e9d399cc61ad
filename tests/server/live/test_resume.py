"""A server that was stopped or killed continues where it was, and so do its clients after reconnecting."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from kontor.engine.protocol import Data
from kontor.server.store.database import sqlite_address
from tests.server.support.serving import Player, Players, assert_refused, async_test, list_things, sqlite_path, trade
from tools.harness.server_process import ServerProcess


@pytest.fixture(scope="module")
def own_sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    # Without the check of the log: a damaged store causes tracebacks.
    with closing(ServerProcess(sqlite_address(tmp_path_factory.mktemp("own") / "kontor.db"))) as process:
        process.start()
        yield process


@pytest.fixture
def own_postgres_server(postgres_url: str) -> Iterator[ServerProcess]:
    with ServerProcess(postgres_url) as process:
        yield process


@pytest.fixture(params=["sqlite", "postgres"])
def own_server(request: pytest.FixtureRequest) -> ServerProcess:
    """A server that a test may stop and kill."""
    process: ServerProcess = request.getfixturevalue(f"own_{request.param}_server")
    return process


async def reconnect(*players: Player) -> None:
    for player in players:
        await player.reconnect()


@async_test
async def test_nothing_that_was_acknowledged_is_lost_when_a_server_is_killed(own_server: ServerProcess) -> None:
    async with Players(own_server) as players:
        table, (ada, ben) = await players.start_trading_game()
        last_number = ben.latest(table)["number"]
        await ben.live.close()
        revision = ada.latest(table)["revision"]
        line = (await list_things(ada, table, 0))[0]
        done = await ada.play(table, 0, line, identity="trade", revision=revision)
        await ada.act("undo", table, 0)
        await ada.act("redo", table, 0)
        chat = await ada.ask("chat", table, identity="chat", text="still there?")
        entries, scenes = ada.entries(table), ada.latest(table)["scenes"]
        bots = await ada.http.make("anno1800", [{"kind": "bot", "bot": "greedy"}] * 3)
        number = (await ada.live.open(bots))["number"]
        await ada.wait_for_number(bots, number + 3)
        own_server.kill()
        own_server.start()
        await reconnect(ada, ben)
        # The same messages sent again get the same answers, and nothing is done twice.
        assert await ada.live.ask("chat", identity="chat", table=table, text="still there?") == chat
        shown = await ada.live.open(table, after=0)
        assert await ada.play(table, 0, line, identity="trade", revision=revision) == done
        assert (shown["number"], shown["scenes"]) == (chat["number"], scenes)
        assert [entry["number"] for entry in shown["entries"]] == list(range(1, chat["number"] + 1))
        assert shown["entries"][-len(entries) :] == entries
        missed = (await ben.live.open(table, after=last_number))["entries"]
        assert [(entry["number"], entry["kind"]) for entry in missed] == [
            (entry["number"], entry["kind"]) for entry in entries if entry["number"] > last_number
        ]
        assert all(entry["perspectives"][0]["seat"] == 1 for entry in missed)
        await assert_refused(ada.act("redo", table, 0), "redo-nothing")
        await ada.act("undo", table, 0)
        # The bots play on without waiting for anybody to open their table.
        reached = (await ada.live.open(bots))["number"]
        await ada.wait_for_number(bots, reached + 3)
        await ada.call("DELETE", f"/api/tables/{bots}")


@async_test
async def test_a_client_that_was_cut_off_gets_exactly_the_entries_it_missed(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_trading_game()
        for number in range(3):
            await ben.ask("chat", table, text=f"before {number}")
        last_number = ben.latest(table)["number"]
        await ben.live.close()
        await trade(ada, table, 0)
        await ada.ask("chat", table, text="gone?")
        await ada.act("undo", table, 0)
        await ben.reconnect()
        shown = await ben.live.open(table, after=last_number)
        assert [entry["kind"] for entry in shown["entries"]] == ["move", "chat", "undo"]
        assert [entry["number"] for entry in shown["entries"]] == [last_number + 1, last_number + 2, last_number + 3]
        assert shown["scenes"][0]["view"]["viewer"] == 1
        assert (await ben.live.open(table, after=shown["number"]))["entries"] == []
        assert (await ben.live.open(table))["entries"] == []
        number = (await ada.ask("chat", table, text="there you are"))["number"]
        assert (await ben.wait_for_number(table, number))["entry"]["number"] == last_number + 4


@async_test
async def test_a_store_that_was_changed_while_the_server_was_stopped(own_sqlite_server: ServerProcess) -> None:
    server = own_sqlite_server
    async with Players(server) as players:
        unchanged, seated = await players.start_trading_game()
        ada, ben = seated
        tables = {"unchanged": unchanged}
        for name, more in (("other", {}), ("broken", {}), ("late", {"clock": {"per_game": 30}})):
            seats: list[Data] = [{"kind": "me"}, {"kind": "free"}]
            tables[name] = await ada.http.make("anno1503", seats, random_start=False, **more)
            secret = await ada.http.link(tables[name])
            await ben.call("POST", f"/api/tables/{tables[name]}/join", {"secret": secret})
        traded = await trade(ada, unchanged, 0, identity="trade")
        late = (await ada.live.open(tables["late"]))["info"]["actor"]
        await asyncio.to_thread(server.stop)
        tamper(server, tables)
        server.start()
        await reconnect(ada, ben)
        await check_frozen_table(ada, ben, tables["other"])
        await assert_refused(ada.live.open(tables["broken"]), "table-damaged")
        await assert_refused(ada.call("GET", f"/api/tables/{tables['broken']}"), "table-damaged", 503)
        await check_time_ran_out_meanwhile(seated[late], tables["late"], late)
        # A table that was not changed goes on as before.
        await ada.live.open(unchanged)
        assert ada.latest(unchanged)["number"] == traded["number"]
        await ada.act("undo", unchanged, 0)


def tamper(server: ServerProcess, tables: dict[str, str]) -> None:
    """Change the store as a newer or faulty program, a bad disk or the passing of time could."""
    with sqlite3.connect(sqlite_path(server)) as rows:
        statement = (
            "UPDATE entries SET data = json_set(data, '$.hash', 'another') WHERE table_id = ? AND kind = 'started'"
        )
        assert rows.execute(statement, [tables["other"]]).rowcount == 1
        rows.execute("UPDATE entries SET data = '{' WHERE table_id = ?", [tables["broken"]])
        rows.execute("UPDATE seats SET spent = 31 WHERE table_id = ?", [tables["late"]])
        rows.execute("UPDATE tables SET deadline = 1 WHERE id = ?", [tables["late"]])
    rows.close()


async def check_frozen_table(ada: Player, ben: Player, table: str) -> None:
    shown = await ada.live.open(table, after=0)
    assert (shown["info"]["frozen"], shown["scenes"]) == (True, [])
    assert [entry["kind"] for entry in shown["entries"]] == ["made", "joined", "started"]
    data = await assert_refused(ada.act("move", table, 0, line="end"), "table-frozen")
    assert data["error"]["args"] == {"rules": shown["info"]["rules"]}
    for kind in ("undo", "redo", "reset", "ask_undo"):
        await assert_refused(ada.act(kind, table, 0), "table-frozen")
    await assert_refused(ada.ask("leave", table, seat=0), "table-frozen")
    await assert_refused(ada.ask("things", table, seat=0), "table-frozen")
    await assert_refused(ada.ask("position", table, lines=0, seat=-1), "table-frozen")
    await assert_refused(ada.call("GET", f"/api/tables/{table}/record"), "table-frozen", 409)
    # A frozen table does not take any new entry.
    await assert_refused(ada.ask("chat", table, text="what a pity"), "table-frozen")
    assert (await ben.live.open(table))["number"] == shown["number"]
    assert table in [listed["table"] for listed in (await ada.call("GET", "/api/tables"))["tables"]]


async def check_time_ran_out_meanwhile(player: Player, table: str, seat: int) -> None:
    """Nobody could play while no server ran, so whoever is late may still play for a minute."""
    shown = await player.live.open(table, after=0)
    assert [entry["kind"] for entry in shown["entries"]] == ["made", "joined", "started"]
    things = await list_things(player, table, seat)
    await player.play(table, seat, things[0])
    assert player.info(table)["seats"][seat]["stand_in"] == ""
