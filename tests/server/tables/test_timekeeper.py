"""Nobody loses thinking time when the wall clock is set or no server ran."""

from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path

import pytest

from kontor.server.keys import new_table_id
from kontor.server.models import Person
from kontor.server.settings import Settings
from kontor.server.store import setting_rows
from kontor.server.store.store import Store
from kontor.server.tables import commands, creation
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.tables.timing.clock_runner import ClockRunner
from kontor.server.tables.timing.timekeeper import Timekeeper, timekeeper_of
from tests.server.support.serving import async_test
from tests.server.support.tables import ME, table_request, with_service

PER_GAME = {"per_game": 600, "added": 0}


class Clocks:
    """A wall clock that can be set, and a steady one."""

    def __init__(self, wall: float = 1_000_000.0) -> None:
        self.seconds = 0.0
        self.offset = wall

    def keeper(self) -> Timekeeper:
        return Timekeeper(lambda: self.seconds + self.offset, lambda: self.seconds)


class Process:
    """What one server process would run: a service with a clock runner on given clocks."""

    def __init__(self, store: Store, clocks: Clocks) -> None:
        self.service = TableService(store, Settings(store=""), "secret", clocks.keeper())
        self.runner = ClockRunner(self.service)
        self.service.observers.append(self.runner)


Play = Callable[[Process, Clocks, str, Person], Coroutine[None, None, None]]


def with_game(path: Path, play: Play) -> None:
    """Play with a game against the clock in which seat 0 has just begun to think."""

    async def use(service: TableService, persons: list[Person]) -> None:
        clocks = Clocks()
        process = Process(service.store, clocks)
        request = table_request(ME, creation.SeatRequest("screen", name="Ben"), clock=PER_GAME)
        table = (await process.service.add(new_table_id(), creation.create(request, persons[0]))).id
        await process.service.change(table, creation.start)
        await play(process, clocks, table, persons[0])

    with_service(path, "Ada", use)


async def pass_turn(process: Process, table: str, person: Person) -> TableSession:
    """Play until the other seat is to act."""
    session = await process.service.session(table)
    seat = session.actor
    while session.actor == seat:
        things = session.playing().things()
        line = "end" if "end" in things else things[0]
        await process.service.change(table, partial(commands.play, seat=seat, text=line, person=person.id))
        session = await process.service.session(table)
    return session


def kinds(session: TableSession) -> list[str]:
    return [applied.entry.kind for applied in session.log]


@pytest.mark.parametrize("jump", [-86_400.0, 86_400.0])
def test_a_wall_clock_that_is_set_uses_up_no_time(tmp_path: Path, jump: float) -> None:
    async def play(process: Process, clocks: Clocks, table: str, person: Person) -> None:
        clocks.seconds += 10
        clocks.offset += jump
        clocks.seconds += 20
        session = await pass_turn(process, table, person)
        assert sum(seat.spent for seat in session.seats) == pytest.approx(30.0)
        assert kinds(session).count("clock_shifted") == 1
        assert session.log[-1].entry.at == clocks.seconds + clocks.offset
        assert session.deadline == session.log[-1].entry.at + 600

    with_game(tmp_path, play)


def test_a_jump_moves_deadlines_without_any_command(tmp_path: Path) -> None:
    async def play(process: Process, clocks: Clocks, table: str, person: Person) -> None:
        clocks.offset += 3600.0
        await process.runner.tick()
        session = await process.service.session(table)
        assert kinds(session)[-1] == "clock_shifted"
        assert session.deadline == clocks.seconds + clocks.offset + 600
        clocks.seconds += 599
        await process.runner.tick()
        assert kinds(session)[-1] == "clock_shifted"
        clocks.seconds += 2
        await process.runner.tick()
        assert kinds(session)[-1] == "timeout"

    with_game(tmp_path, play)


def test_a_jump_is_noticed_at_a_table_that_is_not_in_memory(tmp_path: Path) -> None:
    async def play(process: Process, clocks: Clocks, table: str, person: Person) -> None:
        process.service.memory.evict_idle(0.0)
        assert not process.service.sessions
        clocks.seconds += 10
        clocks.offset += 3600.0
        session = await pass_turn(process, table, person)
        assert sum(seat.spent for seat in session.seats) == pytest.approx(10.0)

    with_game(tmp_path, play)


def test_a_small_difference_is_not_worth_an_entry(tmp_path: Path) -> None:
    async def play(process: Process, clocks: Clocks, table: str, person: Person) -> None:
        clocks.offset += 0.4
        session = await pass_turn(process, table, person)
        assert "clock_shifted" not in kinds(session)

    with_game(tmp_path, play)


def test_every_server_knows_an_outage_and_counts_it_once(tmp_path: Path) -> None:
    async def play(process: Process, clocks: Clocks, table: str, person: Person) -> None:
        await process.runner.start()
        await process.runner.close()
        clocks.seconds += 20
        await process.runner.tick()
        clocks.seconds += 7200
        # The first one to start does not use the table, the third one comes when the clock is corrected.
        for expected in (0, 1, 1):
            after = Process(process.service.store, clocks)
            await after.runner.start()
            await after.runner.close()
            if expected:
                session = await after.service.session(table)
                await after.runner.tick()
                assert session.deadline == clocks.seconds + clocks.offset + 580
                assert kinds(session).count("clock_shifted") == 1
        session = await pass_turn(after, table, person)
        assert sum(seat.spent for seat in session.seats) == pytest.approx(20.0)

    with_game(tmp_path, play)


@pytest.mark.parametrize(("away", "counted"), [(30.0, 50.0), (7200.0, 20.0)])
def test_a_long_absence_of_the_server_does_not_count(tmp_path: Path, away: float, counted: float) -> None:
    async def play(process: Process, clocks: Clocks, table: str, person: Person) -> None:
        await process.runner.start()
        await process.runner.close()
        clocks.seconds += 20
        await process.runner.tick()
        later = Clocks(clocks.seconds + clocks.offset + away)
        after = Process(process.service.store, later)
        await after.runner.start()
        await after.runner.close()
        await after.runner.tick()
        session = await pass_turn(after, table, person)
        assert sum(seat.spent for seat in session.seats) == pytest.approx(counted)

    with_game(tmp_path, play)


def test_a_clock_set_back_between_two_processes_gives_no_time_away(tmp_path: Path) -> None:
    async def play(process: Process, clocks: Clocks, table: str, person: Person) -> None:
        later = Clocks(clocks.seconds + clocks.offset - 86_400)
        after = Process(process.service.store, later)
        await after.runner.start()
        await after.runner.close()
        session = await after.service.session(table)
        await after.runner.tick()
        assert session.deadline == later.seconds + later.offset + 600

    with_game(tmp_path, play)


@async_test
async def test_servers_on_one_database_take_the_time_from_it(postgres_url: str) -> None:
    store = Store(postgres_url)
    try:
        times = await timekeeper_of(store)
        await store.write(lambda connection: setting_rows.store_setting(connection, "alive", "1"))
        query = "SELECT extract(epoch FROM clock_timestamp())"
        shared = await store.read(lambda connection: float(connection.exec_driver_sql(query).scalar_one()))
        assert times.now() == pytest.approx(shared, abs=5.0)
        offset = times.offset
        assert times.offset == pytest.approx(offset, abs=0.01)
    finally:
        store.close()
