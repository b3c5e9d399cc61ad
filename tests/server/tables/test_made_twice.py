"""Making a table in awkward moments: the id of another wish, and somebody who is forgotten meanwhile."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from kontor.server.errors import NoKeyError
from kontor.server.http import tables as table_endpoints
from kontor.server.http.bodies import TableAsked
from kontor.server.models import Draft, Person
from kontor.server.settings import Settings
from kontor.server.store import rows
from kontor.server.store.database import sqlite_address
from kontor.server.store.schema import PERSONS
from kontor.server.store.store import Store
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from tests.server.support.serving import Company, over_sockets, refused
from tools.harness.server_process import ServerProcess

WISH: dict[str, Any] = {"game": "anno1503", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


class Absent(TableService):
    """A service in which whoever makes a table is forgotten before it can begin."""

    async def add(self, table: str, draft: Draft) -> TableSession:
        session = await super().add(table, draft)
        assert draft.person is not None
        await forget(self, draft.person)
        return session


async def forget(service: TableService, person: int) -> None:
    await service.store.write(lambda connection: connection.execute(delete(PERSONS).where(PERSONS.c.id == person)))


def in_hall(
    path: Path, kind: type[TableService], use: Callable[[TableService, Person], Coroutine[Any, Any, None]]
) -> None:
    async def whole() -> None:
        store = Store(sqlite_address(path / "kontor.db"))
        try:
            person = await store.write(lambda found: rows.welcome(found, "hash", "Ada", "en", 0.0))
            await use(kind(store, Settings(store=""), "secret"), person)
        finally:
            store.close()

    asyncio.run(whole())


async def tables(service: TableService) -> int:
    counts: dict[str, int] = await service.store.read(rows.count_tables)
    return sum(counts.values())


@pytest.mark.parametrize("more", [{}, {"id": "wish"}])
def test_who_was_forgotten_makes_no_table(tmp_path: Path, more: dict[str, Any]) -> None:
    async def use(service: TableService, person: Person) -> None:
        await forget(service, person.id)
        with pytest.raises(NoKeyError):
            await table_endpoints.make_table(TableAsked(**WISH, **more), person, service)
        assert await tables(service) == 0

    in_hall(tmp_path, TableService, use)


@pytest.mark.parametrize("more", [{}, {"id": "wish"}])
def test_a_table_of_somebody_who_is_forgotten_meanwhile_does_not_stay(tmp_path: Path, more: dict[str, Any]) -> None:
    async def use(service: TableService, person: Person) -> None:
        with pytest.raises(NoKeyError):
            await table_endpoints.make_table(TableAsked(**WISH, **more), person, service)
        assert await tables(service) == 0
        assert not service.sessions

    in_hall(tmp_path, Absent, use)


@over_sockets
async def test_the_id_of_another_wish_is_refused(server: ServerProcess) -> None:
    async with Company(server) as company:
        ada = await company.player("Ada")
        wish = {**WISH, "id": "wish"}
        made = await ada.call("POST", "/api/tables", wish)
        assert await ada.call("POST", "/api/tables", {**wish, "public": False, "options": {}}) == made
        others: list[dict[str, Any]] = [
            {"game": "anno1800"},
            {"title": "Another"},
            {"seats": [*WISH["seats"], {"kind": "free"}]},
            {"clock": {"per_move": 60}},
        ]
        for other in others:
            await refused(ada.call("POST", "/api/tables", {**wish, **other}), "table-other-wish", 409)
        # Also at once: one is made, and the other is refused.
        twice = [ada.call("POST", "/api/tables", {**wish, "id": "two", "title": title}) for title in ("A", "B")]
        found = await asyncio.gather(*twice, return_exceptions=True)
        assert sorted(isinstance(answer, dict) for answer in found) == [False, True]
