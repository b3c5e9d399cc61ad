"""A damaged table is found, named and closed; the others play on, and health tells the truth."""

import asyncio
from functools import partial
from pathlib import Path

import httpx
import pytest

from kontor.server.errors import DamagedTableError, StoreDamagedError
from kontor.server.keys import new_table_id
from kontor.server.models import Person
from kontor.server.settings import Settings
from kontor.server.store import rows
from kontor.server.store.database import sqlite_address
from kontor.server.tables import commands, creation
from kontor.server.tables.integrity.store_checker import StoreChecker
from kontor.server.tables.service import TableService
from tests.server.support.damage import execute, pages_of, spoil_page
from tests.server.support.tables import ME, table_request, with_service
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import HttpClient, LiveClient, RefusedError

BEN = creation.SeatRequest("screen", name="Ben")
ROWS = [
    "UPDATE entries SET data = '{\"lines\": [' WHERE table_id = :t AND number = 2",
    "UPDATE entries SET data = '7' WHERE table_id = :t AND number = 2",
    "UPDATE entries SET data = CAST(x'ff' AS TEXT) WHERE table_id = :t AND number = 2",
    "UPDATE entries SET data = '{}' WHERE table_id = :t AND number = 2",
    "UPDATE entries SET data = '{\"a\": \"' || CAST(x'ff' AS TEXT) || '\"}' WHERE table_id = :t AND number = 2",
    "UPDATE entries SET data = x'00' WHERE table_id = :t AND number = 2",
    "DELETE FROM entries WHERE table_id = :t AND number = 1",
    "DELETE FROM entries WHERE table_id = :t AND number = 2",
    "DELETE FROM seats WHERE table_id = :t AND seat = 0",
    "UPDATE seats SET spent = 'much' WHERE table_id = :t",
    "UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE table_id = :t",
    "UPDATE tables SET head = 'no record' WHERE id = :t",
    "UPDATE tables SET title = CAST(x'ff' AS TEXT) WHERE id = :t",
    "UPDATE tables SET deadline = 'soon' WHERE id = :t",
]
FOUND_BY_LOADING = {ROWS[3], ROWS[4]}
"""Checks of rows do not look into JSON."""


async def start_game(service: TableService, person: Person) -> str:
    table = (await service.add(new_table_id(), creation.create(table_request(ME, BEN), person))).id
    await service.change(table, creation.start)
    return table


async def play(service: TableService, table: str, person: Person) -> None:
    session = await service.session(table)
    line = session.playing().things()[0]
    await service.change(table, partial(commands.play, seat=session.actor, text=line, person=person.id))


def checker_of(service: TableService, path: Path) -> StoreChecker:
    service.settings = Settings(store=sqlite_address(path))
    return StoreChecker(service)


@pytest.mark.parametrize("change", ROWS)
@pytest.mark.parametrize("by", ["loading", "the check"])
def test_a_table_with_damaged_rows_is_closed_and_another_plays_on(tmp_path: Path, change: str, by: str) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        one, other = [await start_game(service, persons[0]) for _ in range(2)]
        execute(tmp_path / "kontor.db", change.replace(":t", f"'{one}'"))
        if by == "the check":
            await checker_of(service, tmp_path / "kontor.db").check()
            assert service.quarantine.tables == (set() if change in FOUND_BY_LOADING else {one})
            assert (one in service.sessions) == (change in FOUND_BY_LOADING)
        elif "deadline" not in change and "spent" not in change:
            service.memory.evict_idle(0.0)
            with pytest.raises(DamagedTableError):
                await play(service, one, persons[0])
            assert service.quarantine.tables == {one}
        await play(service, other, persons[0])

    with_service(tmp_path, "Ada", use)


def test_a_repaired_table_is_released_and_a_deleted_one_forgotten(tmp_path: Path) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        path = tmp_path / "kontor.db"
        one, other = [await start_game(service, persons[0]) for _ in range(2)]
        checker = checker_of(service, path)
        execute(path, "UPDATE seats SET name = 7.5 || x'ff' WHERE seat = 1")
        await checker.check()
        assert service.quarantine.tables == {one, other}
        execute(path, f"UPDATE seats SET name = 'Ben' WHERE seat = 1 AND table_id = '{one}'")
        await checker.check()
        assert service.quarantine.tables == {other}
        await play(service, one, persons[0])
        await service.delete(other)
        assert service.quarantine.tables == set()

    with_service(tmp_path, "Ada", use)


def test_garbage_in_pages_is_found_and_named(tmp_path: Path) -> None:
    names = [f"a title of table {index} " * 3 for index in range(24)]

    async def use(service: TableService, persons: list[Person]) -> None:
        path = tmp_path / "kontor.db"
        tables = []
        for name in names:
            request = table_request(ME, BEN)._replace(title=name)
            tables.append((await service.add(new_table_id(), creation.create(request, persons[0]))).id)
        service.memory.evict_idle(0.0)
        service.store.engine.dispose()
        for page in pages_of(path, names[10][:60]):
            spoil_page(path, page)
        with pytest.raises(StoreDamagedError, match="store-part-damaged"):
            await service.store.read(partial(rows.list_tables, person=persons[0].id))
        checker = checker_of(service, path)
        await checker.check()
        assert checker.page_problems > 0
        assert 0 < len(service.quarantine.tables) < 24
        for table in sorted(set(tables) - service.quarantine.tables)[:3]:
            await service.change(table, creation.start)

    with_service(tmp_path, "Ada", use)


def test_health_counts_and_the_log_names_a_damaged_table(tmp_path: Path) -> None:
    path = tmp_path / "kontor.db"
    with ServerProcess(sqlite_address(path)) as server:
        assert httpx.get(f"{server.url}/api/health").json()["status"] == "ok"
        asyncio.run(_damage_and_play(server, path))
        health = httpx.get(f"{server.url}/api/health").json()
        assert (health["status"], health["damaged_tables"], health["page_problems"]) == ("damaged", 1, 0)
        assert "is damaged and in quarantine" in server.log()
        assert "kontor_damaged_tables 1.0" in httpx.get(f"{server.url}/api/metrics").text
        # The check at the start finds it again.
        assert server.stop() == 0
        server.start()
        health = httpx.get(f"{server.url}/api/health").json()
        while health["checked"] is None:
            health = httpx.get(f"{server.url}/api/health").json()
        assert (health["status"], health["damaged_tables"]) == ("damaged", 1)


async def _damage_and_play(server: ServerProcess, path: Path) -> None:
    ada = HttpClient(server.url)
    await ada.introduce()
    tables = [await ada.make("anno1503", [{"kind": "me"}, {"kind": "free"}]) for _ in range(2)]
    assert server.stop() == 0
    execute(path, f"UPDATE tables SET wishes = '{{' WHERE id = '{tables[0]}'")
    server.start()
    live = LiveClient(server.url, ada.key)
    await live.start()
    with pytest.raises(RefusedError, match="table-damaged"):
        await live.open(tables[0])
    await live.open(tables[1])
    listed = (await ada.call("GET", "/api/tables"))["tables"]
    assert [table["table"] for table in listed] == [tables[1]]
    await live.close()
    await ada.close()


def test_health_tells_that_moves_cannot_be_stored_until_they_can(tmp_path: Path) -> None:
    path = tmp_path / "kontor.db"
    with ServerProcess(sqlite_address(path)) as server:
        path.rename(tmp_path / "elsewhere.db")
        asyncio.run(_refused(server.url))
        assert httpx.get(f"{server.url}/api/health").status_code == 503
        (tmp_path / "elsewhere.db").rename(path)
        assert httpx.get(f"{server.url}/api/health").status_code == 200


async def _refused(url: str) -> None:
    ada = HttpClient(url)
    with pytest.raises(RefusedError, match="store-away"):
        await ada.introduce()
    await ada.close()
