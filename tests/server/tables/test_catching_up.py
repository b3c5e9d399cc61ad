"""Two servers on one store: each takes over what the other one has added, in order, and trusts nothing damaged."""

from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import Connection, text

from kontor.engine.errors import RuleError
from kontor.server.cluster.peers import Peers
from kontor.server.errors import ConflictError, DamagedTableError, NoSuchTableError, TableBusyError
from kontor.server.keys import new_table_id
from kontor.server.models import Draft, Person
from kontor.server.settings import Settings
from kontor.server.tables import commands, creation
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.tables.sharing import backoff
from kontor.server.tables.timing.timekeeper import Timekeeper
from tests.server.support.tables import ME, table_request, with_service

PER_GAME = {"per_game": 600, "added": 0}


class DeafPeers(Peers):
    """Another server shares the store, but nothing is heard of it and no lease is held."""

    shared = True

    def leads(self, table: str) -> bool:
        return False


class Server:
    """A service with clocks of its own. The wall clock can be set."""

    def __init__(self, first: TableService) -> None:
        self.wall = 1_000_000.0
        times = Timekeeper(lambda: self.wall, lambda: 0.0)
        self.service = TableService(first.store, Settings(store=""), "secret", times, DeafPeers())

    async def play(self, table: str, person: Person) -> None:
        def change(session: TableSession) -> Draft:
            line = session.playing().things()[0]
            return commands.play(session, session.actor, line, person.id)

        await self.service.change(table, change)


Use = Callable[[Server, Server, str, Person], Coroutine[None, None, None]]


def with_two(path: Path, use: Use) -> None:
    """Call `use` with two servers that have a table with a game in memory."""

    async def run(service: TableService, persons: list[Person]) -> None:
        one, other = Server(service), Server(service)
        request = table_request(ME, creation.SeatRequest("screen", name="Ben"), clock=PER_GAME)
        table = (await one.service.add(new_table_id(), creation.create(request, persons[0]))).id
        await one.service.change(table, creation.start)
        await other.service.session(table)
        await use(one, other, table, persons[0])

    with_service(path, "Ada", run)


async def execute(server: Server, statement: str, table: str) -> None:
    def job(connection: Connection) -> None:
        connection.execute(text(statement), {"t": table})

    await server.service.store.write(job)


def test_entries_of_both_servers_follow_each_other(tmp_path: Path) -> None:
    async def use(one: Server, other: Server, table: str, ada: Person) -> None:
        before = await other.service.session(table)
        for server in (one, other, other, one, one, other):
            await server.play(table, ada)
        for server in (one, other):
            async with server.service.at(table) as session:
                assert [applied.entry.number for applied in session.log] == list(range(1, 9))
        # Others go on with the session that they have: nothing was loaded again.
        assert (await other.service.session(table)) is before

    with_two(tmp_path, use)


def test_a_change_that_the_other_server_has_made_impossible_is_refused(tmp_path: Path) -> None:
    async def use(one: Server, other: Server, table: str, ada: Person) -> None:
        session = await other.service.session(table)
        seat, line = session.actor, session.playing().things()[0]
        move = partial(commands.play, seat=seat, text=line, person=ada.id)
        while (await one.service.session(table)).actor == seat:
            await one.play(table, ada)
        with pytest.raises(RuleError):
            await other.service.change(table, move)

    with_two(tmp_path, use)


def test_a_clock_that_was_started_by_the_other_server_survives_a_set_clock(tmp_path: Path) -> None:
    async def use(one: Server, other: Server, table: str, ada: Person) -> None:
        first = await other.service.session(table)
        seat = first.actor
        one.wall = other.wall = 1_000_100.0
        while (await one.service.session(table)).actor == seat:
            await one.play(table, ada)
        async with other.service.at(table) as session:
            assert session.since == 1_000_100.0
        other.wall += 3600.0
        assert other.service.times.shift(session) == 3600.0

    with_two(tmp_path, use)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET data = '{\"lines\": [' WHERE table_id = :t AND number = 4",
        "UPDATE entries SET data = '{}' WHERE table_id = :t AND number = 4",
        "DELETE FROM entries WHERE table_id = :t AND number = 3",
    ],
)
def test_damaged_entries_of_the_other_server_are_put_into_quarantine(tmp_path: Path, damage: str) -> None:
    async def use(one: Server, other: Server, table: str, ada: Person) -> None:
        for _ in range(2):
            await one.play(table, ada)
        await execute(one, damage, table)
        with pytest.raises(DamagedTableError):
            await other.play(table, ada)
        assert other.service.quarantine.tables == {table}

    with_two(tmp_path, use)


def test_a_table_that_the_other_server_has_deleted_is_gone(tmp_path: Path) -> None:
    async def use(one: Server, other: Server, table: str, ada: Person) -> None:
        await one.service.delete(table)
        with pytest.raises(NoSuchTableError):
            await other.play(table, ada)
        assert table not in other.service.sessions

    with_two(tmp_path, use)


@pytest.mark.parametrize("faster", [True, False])
def test_a_change_is_refused_if_the_other_server_never_lets_it_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faster: bool
) -> None:
    monkeypatch.setattr(backoff, "_LONGEST", 0.001)

    async def use(one: Server, other: Server, table: str, ada: Person) -> None:
        attempts = 0

        async def refuse(job: Callable[[Connection], object]) -> None:
            nonlocal attempts
            attempts += 1
            if faster:
                await one.service.change(table, lambda session: commands.chat(session, ada.id, ada.name, "first"))
            # Otherwise it holds the row and has not committed yet.
            raise ConflictError

        other.service.store = SimpleNamespace(write=refuse, read=one.service.store.read)  # type: ignore[assignment]
        with pytest.raises(TableBusyError) as busy:
            await other.play(table, ada)
        assert busy.value.phrase.key == "table-busy"
        assert attempts == backoff.MOST_ATTEMPTS
        other.service.store = one.service.store
        await other.play(table, ada)

    with_two(tmp_path, use)
