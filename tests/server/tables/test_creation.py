"""Creating a table with an id that another request used, and by a person who is forgotten meanwhile."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, select

from kontor.server.errors import NoKeyError
from kontor.server.http import tables as table_endpoints
from kontor.server.http.bodies import CreateTable
from kontor.server.models import Draft, Person
from kontor.server.store.schema import PERSONS, TABLES
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from tests.server.support.serving import Players, assert_refused, async_test
from tests.server.support.tables import with_service
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


async def count_tables(service: TableService) -> int:
    query = select(func.count()).select_from(TABLES)
    return int(await service.store.read(lambda connection: connection.execute(query).scalar_one()))


@pytest.mark.parametrize("more", [{}, {"id": "request"}])
def test_a_forgotten_person_creates_no_table(tmp_path: Path, more: dict[str, Any]) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        await forget(service, persons[0].id)
        with pytest.raises(NoKeyError):
            await table_endpoints.create_table(CreateTable(**REQUEST, **more), persons[0], service)
        assert await count_tables(service) == 0

    with_service(tmp_path, "Ada", use)


@pytest.mark.parametrize("more", [{}, {"id": "request"}])
def test_a_table_is_deleted_if_its_creator_is_forgotten_meanwhile(tmp_path: Path, more: dict[str, Any]) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        with pytest.raises(NoKeyError):
            await table_endpoints.create_table(CreateTable(**REQUEST, **more), persons[0], service)
        assert await count_tables(service) == 0
        assert not service.sessions

    with_service(tmp_path, "Ada", use, service_type=ForgettingService)


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
