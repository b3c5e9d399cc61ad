"""A short run of `make faults`: no entry is lost or counted twice, whatever happens to the server."""

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Connection, text

from kontor.engine.protocol import Data
from kontor.server.bots.bot_driver import BotDriver
from kontor.server.errors import StoreUnavailableError
from kontor.server.keys import new_table_id
from kontor.server.models import AppliedEntry
from kontor.server.settings import Settings
from kontor.server.store.database import sqlite_address
from kontor.server.store.rows import sign_in
from kontor.server.store.store import Store
from kontor.server.tables import creation
from kontor.server.tables.dispatch import run_command
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.tables.viewers import TableObserver
from kontor.server.wire.commands import Move
from kontor.server.workers.worker_pool import WorkerPool
from tools.faults.kills import Outcome, kill_often
from tools.faults.ledger import Audit, Ledger, Message, expected
from tools.faults.outages import bot_worker_killed, database_gone, disk_full
from tools.harness.postgres_cluster import Cluster

KILLS = 3


def run_fault(fault: Coroutine[Any, Any, Outcome]) -> Outcome:
    outcome = asyncio.run(fault)
    assert outcome.ledger.clean, outcome.summary()
    assert outcome.acknowledged
    return outcome


def test_nothing_is_lost_on_sqlite_when_the_server_is_killed(tmp_path: Path) -> None:
    outcome = run_fault(kill_often(sqlite_address(tmp_path / "kontor.db"), KILLS, 1, print))
    assert outcome.resent, "no kill came between a command and its answer"


def test_nothing_is_lost_on_postgresql_when_the_server_is_killed(postgres_url: str) -> None:
    outcome = run_fault(kill_often(postgres_url, KILLS, 2, print))
    assert outcome.resent, "no kill came between a command and its answer"


def test_a_full_disk_refuses_commands_until_there_is_room(tmp_path: Path) -> None:
    assert run_fault(disk_full(sqlite_address(tmp_path / "kontor.db"), 3)).ledger.unavailable


def test_play_goes_on_after_a_database_outage(cluster: Cluster, postgres_url: str) -> None:
    assert run_fault(database_gone(cluster, postgres_url.rpartition("/")[2], 4)).ledger.unavailable


def test_the_game_goes_on_when_a_bot_worker_is_killed(tmp_path: Path) -> None:
    run_fault(bot_worker_killed(sqlite_address(tmp_path / "kontor.db"), 5, times=1))


def test_a_write_that_fills_the_disk_rolls_back_its_whole_commit(tmp_path: Path) -> None:
    """SQLite rolls back the whole transaction, including writes that had succeeded."""

    def wait(_: Connection) -> None:
        assert all_are_waiting.wait(60)

    def insert(rows: Connection, name: str) -> None:
        rows.execute(text("INSERT INTO settings VALUES (:name, '')"), {"name": name})

    def fill(rows: Connection) -> None:
        pages = rows.execute(text("PRAGMA page_count")).scalar_one()
        rows.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        for number in range(2000):
            rows.execute(text("INSERT INTO settings VALUES (:name, :value)"), {"name": number, "value": "x" * 200})

    async def run() -> None:
        store = Store(sqlite_address(tmp_path / "kontor.db"))
        before = await store.read(lambda rows: rows.execute(text("SELECT name FROM settings")).all())
        first = asyncio.create_task(store.write(wait))
        await asyncio.sleep(0)
        jobs = [lambda rows: insert(rows, "before"), fill, lambda rows: insert(rows, "after")]
        writes = [asyncio.create_task(store.write(job)) for job in jobs]
        await asyncio.sleep(0)
        all_are_waiting.set()
        outcomes = await asyncio.gather(first, *writes, return_exceptions=True)
        names = await store.read(lambda rows: rows.execute(text("SELECT name FROM settings")).all())
        store.close()
        assert [type(outcome) for outcome in outcomes[1:]] == [StoreUnavailableError] * 3
        assert names == before

    all_are_waiting = Event()
    asyncio.run(run())


class LostAnswerStore(Store):
    """A store whose connection can fail between a commit and its answer."""

    failing = False

    async def write(self, job: Callable[[Connection], Any]) -> Any:
        result = await super().write(job)
        if self.failing:
            raise StoreUnavailableError
        return result


class ChangeWaiter(TableObserver):
    """Waits for the next change of any table."""

    def __init__(self, service: TableService) -> None:
        self._changed = asyncio.Event()
        service.observers.append(self)

    def changed(self, session: TableSession, applied: AppliedEntry) -> None:
        self._changed.set()

    async def next(self) -> None:
        self._changed.clear()
        await asyncio.wait_for(self._changed.wait(), 60)


def test_a_bot_plays_after_a_move_whose_commit_got_no_answer(tmp_path: Path) -> None:
    async def run() -> None:
        store = LostAnswerStore(sqlite_address(tmp_path / "kontor.db"))
        service, pool = TableService(store, Settings(store=""), "secret"), WorkerPool(1, 60.0)
        bots, changes = BotDriver(service, pool), ChangeWaiter(service)
        service.observers.append(bots)
        person = await store.write(lambda rows: sign_in(rows, "hash", "Ada", "en", 0.0))
        seats = [creation.SeatRequest("me"), creation.SeatRequest("bot", bot="random")]
        request = creation.TableRequest("anno1503", "", False, seats, {}, {}, False, None)
        session = await service.add(new_table_id(), creation.create(request, person))
        await service.change(session.id, creation.start)
        for number in count():
            current = await service.session(session.id)
            if current.actor == 1:
                # Only loading the table from the store, just now, can have woken the bot.
                await changes.next()
                break
            match = current.playing()
            line = match.game.text(match.game.things(match.state)[0])
            move = Move(type="move", id=f"m{number}", table=session.id, seat=0, revision=current.revision, line=line)
            store.failing = True
            with pytest.raises(StoreUnavailableError):
                await run_command(service, move, person)
            store.failing = False
            await run_command(service, move, person)
        await bots.close()
        await pool.close()
        store.close()

    asyncio.run(run())


def entry_row(number: int, sender: str | None, kind: str = "move", revision: int = 1) -> Data:
    row = {"table_id": "t", "number": number, "revision": revision, "kind": kind, "seat": 0, "at": 1.0}
    return {**row, "person": 7, "sender": sender, "data": {}}


def audit(*stores: list[Data]) -> Ledger:
    """Audit stores after a client sent two messages: the first was acknowledged as entry 2, the second refused."""
    ledger = Ledger()
    acknowledged, refused = Message("t", 7, "a", "move", {}), Message("t", 7, "b", "move", {})
    ledger.sent |= {acknowledged.name, refused.name}
    ledger.promise(acknowledged, {"number": 2, "revision": 1})
    ledger.refuse(refused, "revision-stale")
    ledger.show("t", 7, {**entry_row(2, None), "data": {}})
    auditor = Audit("", ledger)
    for entries in stores:
        last = entries[-1]
        auditor.compare(
            expected(ledger), [{"id": "t", "number": last["number"], "revision": last["revision"]}], entries
        )
    return ledger


MADE = entry_row(1, None, "made", 0)


def test_a_store_with_every_acknowledged_entry_passes_the_audit() -> None:
    entries = [MADE, entry_row(2, "7:a")]
    assert audit(entries, [*entries, entry_row(3, None, "left")]).clean


@pytest.mark.parametrize(
    ("entries", "fault"),
    [
        ([MADE], "lost"),
        ([MADE, entry_row(2, None, "left")], "lost"),
        ([MADE, entry_row(2, "7:a"), entry_row(3, "7:a")], "doubled"),
        ([MADE, entry_row(2, "7:a"), entry_row(3, "7:b")], "doubled"),
        ([MADE, entry_row(2, "7:a"), entry_row(3, "8:a")], "doubled"),
        ([MADE, entry_row(2, "7:a"), entry_row(3, None)], "doubled"),
        ([MADE, entry_row(2, "7:a", "chat")], "changed"),
        ([MADE, entry_row(2, "7:a", revision=2)], "changed"),
        ([entry_row(2, "7:a")], "gaps"),
    ],
)
def test_the_audit_finds_faults_in_a_store(entries: list[Data], fault: str) -> None:
    assert audit(entries).count(fault)


def test_the_audit_finds_an_entry_that_changed_later() -> None:
    other = MADE | {"data": {"name": "Ben"}}
    assert audit([MADE, entry_row(2, "7:a")], [other, entry_row(2, "7:a")]).count("changed") == 1


def test_the_ledger_finds_two_different_answers_to_one_message() -> None:
    ledger = Ledger()
    message = Message("t", 7, "a", "move", {})
    ledger.promise(message, {"number": 2, "revision": 1})
    ledger.promise(message, {"number": 3, "revision": 2})
    assert ledger.count("doubled") == 1
