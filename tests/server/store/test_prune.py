"""`kontor admin prune` beside a running server: active people and holders of seats stay, and no table lingers on."""

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from tests.server.support.serving import Player, Players, async_test, sqlite_path
from tests.server.support.stores import run_cli
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import RefusedError

LONG_AGO = 100 * 86_400


def execute(server: ServerProcess, query: str, *values: Any) -> list[Any]:
    with closing(sqlite3.connect(sqlite_path(server))) as rows, rows:
        return rows.execute(query, values).fetchall()


def let_be_idle(server: ServerProcess, *persons: int) -> None:
    for person in persons:
        execute(server, "UPDATE persons SET seen = seen - ? WHERE id = ?", LONG_AGO, person)


async def show_forever(player: Player, table: str) -> None:
    while True:
        await player.call("GET", f"/api/tables/{table}")
        await asyncio.sleep(0.05)


@async_test
async def test_a_running_server_does_not_show_pruned_tables(
    sqlite_server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Players(sqlite_server) as players:
        ada = await players.connect("Ada")
        table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}])
        execute(sqlite_server, "UPDATE tables SET changed = changed - ? WHERE id = ?", LONG_AGO, table)
        assert run_cli(capsys, "admin", "prune", "--yes", "--store", sqlite_server.store)[0] == 0
        with pytest.raises(RefusedError, match="table-unknown"):
            await show_forever(ada, table)


@async_test
async def test_people_who_use_http_or_may_take_a_seat_back_are_kept(
    sqlite_server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Players(sqlite_server) as players:
        table, (_, ben) = await players.start_game("anno1503", 2)
        phone, idle = await players.connect("Ben on the phone"), await players.connect("Ida")
        secret = {"secret": await ben.http.link(table, "seat1")}
        await phone.call("POST", f"/api/tables/{table}/seats/1/claim", secret)
        active = await players.connect("Cleo")
        let_be_idle(sqlite_server, ben.person_id, active.person_id, idle.person_id)
        await active.call("GET", "/api/tables")
        assert run_cli(capsys, "admin", "prune", "--yes", "--store", sqlite_server.store)[0] == 0
        kept = {person for (person,) in execute(sqlite_server, "SELECT id FROM persons")}
        assert kept & {ben.person_id, active.person_id, idle.person_id} == {ben.person_id, active.person_id}
