"""Nothing is shown before it is committed, and a deleted table leaves no deadline behind."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from kontor.engine.errors import RuleError
from kontor.engine.protocol import Data
from kontor.server.errors import StoreUnavailableError
from kontor.server.http import tables
from kontor.server.keys import new_table_id
from kontor.server.models import Person
from kontor.server.store.store import Store
from kontor.server.tables import commands, creation
from kontor.server.tables.service import TableService
from kontor.server.tables.timing.clock_runner import ClockRunner
from tests.server.support.tables import ME, table_request, with_service


class SlowStore(Store):
    """A store whose writes wait for a gate to open, if there is one, and then fail."""

    gate: asyncio.Event | None = None

    async def write(self, job: Callable[[Connection], Any]) -> Any:
        if self.gate is None:
            return await super().write(job)
        await self.gate.wait()
        raise StoreUnavailableError


async def start_game(service: TableService, person: Person, clock: Data | None = None) -> str:
    request = table_request(ME, creation.SeatRequest("screen", name="Ben"), clock=clock)
    session = await service.add(new_table_id(), creation.create(request, person))
    await service.change(session.id, creation.start)
    return session.id


def test_a_move_is_not_shown_before_it_is_committed(tmp_path: Path) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        person, store = persons[0], service.store
        assert isinstance(store, SlowStore)
        table = await start_game(service, person)
        session = await service.session(table)
        seat = session.actor
        line = session.playing().things()[0]
        store.gate = asyncio.Event()
        move = asyncio.create_task(service.change(table, lambda current: commands.play(current, seat, line, person.id)))
        while not session.lock.locked():
            await asyncio.sleep(0)
        record = asyncio.create_task(tables.record(table, person, service))
        shown = asyncio.create_task(tables.show_table(table, person, service, None))
        await asyncio.wait([record, shown], timeout=0.2)
        assert not record.done()
        assert not shown.done()
        store.gate.set()
        with pytest.raises(StoreUnavailableError):
            await move
        with pytest.raises(RuleError, match="record-not-over"):
            await record
        assert (await shown)["revision"] == 0

    with_service(tmp_path, "Ada", use, store_type=SlowStore)


def test_the_deadline_of_a_deleted_table_is_forgotten(tmp_path: Path) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        clocks = ClockRunner(service)
        service.observers.append(clocks)
        table = await start_game(service, persons[0], {"per_move": 60})
        assert list(clocks._deadlines) == [table]
        await service.delete(table)
        assert not clocks._deadlines

    with_service(tmp_path, "Ada", use)
