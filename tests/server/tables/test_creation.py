"""Creating a table with an id that another request used, and by a person who is forgotten meanwhile."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from kontor.server.errors import NoKeyError
from kontor.server.http import tables as table_endpoints
from kontor.server.http.bodies import CreateTable
from kontor.server.models import Draft, Person
from kontor.server.settings import Settings
from kontor.server.store import rows
from kontor.server.store.database import sqlite_address
from kontor.server.store.schema import PERSONS
from kontor.server.store.store import Store
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from tests.server.support.serving import Players, assert_refused, async_test
from tools.harness.server_process import ServerProcess

REQUEST: dict[str, Any] = {"game": "anno1503", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


class ForgettingService(TableService):
    """A service that forgets the creator of a table as soon as it is stored."""

    async def add(self, table: str, draft: Draft) -> TableSession:
        session = await super().add(table, draft)
        assert draft.person is not None
        await forget(self, draft.person)
        return session


async def forget(service: TableService, person: int) -> None:
    await service.store.write(lambda connection: connection.execute(delete(PERSONS).where(PERSONS.c.id == person)))


def with_service(
    path: Path, kind: type[TableService], use: Callable[[TableService, Person], Coroutine[Any, Any, None]]
) -> None:
    async def run() -> None:
        store = Store(sqlite_address(path / "kontor.db"))
        try:
            person = await store.write(lambda connection: rows.sign_in(connection, "hash", "Ada", "en", 0.0))
            await use(kind(store, Settings(store=""), "secret"), person)
        finally:
            store.close()

    asyncio.run(run())


async def count_tables(service: TableService) -> int:
    counts: dict[str, int] = await service.store.read(rows.count_tables)
    return sum(counts.values())


@pytest.mark.parametrize("more", [{}, {"id": "request"}])
def test_a_forgotten_person_creates_no_table(tmp_path: Path, more: dict[str, Any]) -> None:
    async def use(service: TableService, person: Person) -> None:
        await forget(service, person.id)
        with pytest.raises(NoKeyError):
            await table_endpoints.create_table(CreateTable(**REQUEST, **more), person, service)
        assert await count_tables(service) == 0

    with_service(tmp_path, TableService, use)


@pytest.mark.parametrize("more", [{}, {"id": "request"}])
def test_a_table_is_deleted_if_its_creator_is_forgotten_meanwhile(tmp_path: Path, more: dict[str, Any]) -> None:
    async def use(service: TableService, person: Person) -> None:
        with pytest.raises(NoKeyError):
            await table_endpoints.create_table(CreateTable(**REQUEST, **more), person, service)
        assert await count_tables(service) == 0
        assert not service.sessions

    with_service(tmp_path, ForgettingService, use)


@async_test
async def test_an_id_of_another_request_is_refused(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada = await players.connect("Ada")
        request = {**REQUEST, "id": "request"}
        created = await ada.call("POST", "/api/tables", request)
        assert await ada.call("POST", "/api/tables", {**request, "public": False, "options": {}}) == created
        others: list[dict[str, Any]] = [
            {"game": "anno1800"},
            {"title": "Another"},
            {"seats": [*REQUEST["seats"], {"kind": "free"}]},
            {"clock": {"per_move": 60}},
        ]
        for other in others:
            await assert_refused(ada.call("POST", "/api/tables", {**request, **other}), "table-other-body", 409)
        # Sent at the same time, one creates a table and the other is refused.
        twice = [ada.call("POST", "/api/tables", {**request, "id": "two", "title": title}) for title in ("A", "B")]
        answers = await asyncio.gather(*twice, return_exceptions=True)
        assert sorted(isinstance(answer, dict) for answer in answers) == [False, True]
