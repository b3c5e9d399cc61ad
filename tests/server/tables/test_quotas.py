"""Quotas of persons, addresses, tables and the store."""

import json
from collections.abc import Awaitable, Callable
from itertools import cycle
from pathlib import Path

import pytest
from sqlalchemy import select

from kontor.engine.errors import KontorError
from kontor.server.http.status import status_of
from kontor.server.limits import Limits
from kontor.server.models import Entry, Person
from kontor.server.settings import Settings
from kontor.server.store import room, rows
from kontor.server.store.database import sqlite_address
from kontor.server.store.room import StoreRoom
from kontor.server.store.schema import ENTRIES, TABLES
from kontor.server.store.store import Store
from kontor.server.tables.creation import create
from kontor.server.tables.quotas import Quotas, entry_size
from kontor.server.tables.service import TableService
from tests.server.support.serving import Player, Players, assert_refused, async_test, trade
from tests.server.support.tables import FREE, ME, load_stored, table_request, with_service
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import RefusedError

FEW = {
    "accounts_per_hour": 4,
    "tables_per_hour": 5,
    "imports_per_hour": 2,
    "bytes_per_table": 20_000,
    "bytes_per_person": 1_000_000,
}


@async_test
async def test_what_an_address_does_too_often_is_refused(tmp_path: Path) -> None:
    options = [word for name, value in FEW.items() for word in ("--limit", f"{name}={value}")]
    with ServerProcess(sqlite_address(tmp_path / "kontor.db"), options) as server:
        async with Players(server) as players:
            ada, *_ = [await players.connect(f"Ada {number}") for number in range(4)]
            await assert_refused(players.connect("Ben"), "hour-too-many", 429)
            # Who is known already may still change their name.
            await ada.call("PUT", "/api/me", {"name": "Ada"})
            for _ in range(2):
                assert await refused_key(ada) not in ("", "hour-too-many")
            assert await refused_key(ada) == "hour-too-many"
            tables = [await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}]) for _ in range(5)]
            await assert_refused(ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}]), "hour-too-many", 429)
            assert len(set(tables)) == 5


async def refused_key(player: Player) -> str:
    """Return why an import is refused."""
    with pytest.raises(RefusedError) as caught:
        await player.call("POST", "/api/records", {})
    return caught.value.key


async def repeat(request: Callable[[], Awaitable[object]]) -> str:
    """Repeat a request until it is refused, and return why."""
    while True:
        try:
            await request()
        except RefusedError as error:
            return error.key


@async_test
async def test_a_full_table_takes_moves_longer_than_chat_and_always_lets_people_leave(tmp_path: Path) -> None:
    options = ["--limit", "bytes_per_table=9000", "--rate", "1000"]
    with ServerProcess(sqlite_address(tmp_path / "kontor.db"), options) as server:
        async with Players(server) as players:
            table, (ada, ben) = await players.start_trading_game()
            assert await repeat(lambda: ada.ask("chat", table, text="x" * 500)) == "table-full-chat"
            await trade(ada, table, 0)
            kinds = cycle(("undo", "redo"))
            assert await repeat(lambda: ada.act(next(kinds), table, 0)) == "table-full"
            await ada.ask("leave", table, seat=0)
            await ben.ask("leave", table, seat=1)
            chat = {"type": "chat", "id": "c", "table": table, "text": "?"}
            await assert_refused(ben.call("POST", f"/api/tables/{table}/commands", chat), "table-full-chat", 507)


def test_the_size_of_a_table_is_that_of_its_entries(tmp_path: Path) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        [ada] = persons
        session = await service.add("table", create(table_request(ME, FREE), ada))
        entries = [applied.entry for applied in session.log]
        assert session.size == sum(map(entry_size, entries)) == (await load_stored(service, "table")).size
        stored = await service.store.read(lambda connection: connection.execute(select(TABLES.c.size)).scalar())
        data = await service.store.read(lambda connection: connection.execute(select(ENTRIES.c.data)).scalars().all())
        assert stored == session.size
        assert sum(len(json.dumps(one)) for one in data) < session.size
        assert await service.store.read(lambda connection: rows.stored_bytes(connection, ada.id)) == session.size

    with_service(tmp_path, "Ada", use)


def test_the_size_of_an_import_counts_its_lines() -> None:
    entry = Entry(1, 0, "imported", -1, 1, None, {"lines": ["0 end"] * 1000, "hash": "x"}, 0.0)
    assert abs(entry_size(entry) - len(json.dumps(entry.data))) < 200


def test_new_tables_need_room(tmp_path: Path) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        [ada] = persons
        draft = create(table_request(ME, FREE), ada)
        size = (await service.add("first", draft)).size

        async def key(**limits: int) -> tuple[str, int]:
            service.quotas = Quotas(Limits()._replace(**limits), service.store)
            with pytest.raises(KontorError) as caught:
                await service.add("second", draft)
            return caught.value.phrase.key, status_of(caught.value)

        assert await key(bytes_in_store=1) == ("store-full", 507)
        assert await key(free_bytes=1 << 60) == ("store-full", 507)
        assert await key(bytes_per_person=size + 10) == ("tables-too-large", 507)
        assert await key(bytes_per_table=10) == ("table-full", 507)
        assert await key(bytes_per_hour=10) == ("hour-too-many", 429)
        service.quotas = Quotas(Limits(), service.store)
        await service.add("second", draft)

    with_service(tmp_path, "Ada", use)


def test_the_store_is_measured_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now, sizes = [0.0], [0]
    monkeypatch.setattr(room, "_size_and_free", lambda _: (sizes[0], None))
    measured = StoreRoom(Limits()._replace(bytes_in_store=100), lambda: now[0])
    store = Store(sqlite_address(tmp_path / "kontor.db"))
    with store.engine.connect() as connection:
        assert measured.has_room(connection)
        sizes[0] = 100
        assert measured.has_room(connection)
        now[0] = 10.0
        assert not measured.has_room(connection)
    store.close()


def test_tables_in_memory_are_limited_by_their_bytes(tmp_path: Path) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        [ada] = persons
        size = (await service.add("t0", create(table_request(ME, FREE), ada))).size
        service.memory.settings = Settings("", limits=Limits()._replace(bytes_in_memory=3 * size))
        for number in range(1, 6):
            await service.add(f"t{number}", create(table_request(ME, FREE), ada))
        assert list(service.sessions) == ["t3", "t4", "t5"]
        async with service.at("t0") as session:
            assert session.size == size
        assert list(service.sessions) == ["t4", "t5", "t0"]

    with_service(tmp_path, "Ada", use)


@async_test
async def test_the_room_of_a_store_on_postgresql(postgres_url: str) -> None:
    store = Store(postgres_url)
    quotas = Quotas(Limits()._replace(bytes_in_store=1), store)
    entry = Entry(1, 0, "made", -1, None, None, {}, 0.0)
    with pytest.raises(KontorError, match="store-full"):
        await quotas.check_new_table(None, "", entry)
    await Quotas(Limits(), store).check_new_table(None, "", entry)
    store.close()
