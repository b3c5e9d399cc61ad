"""A small share of `make faults`: nothing is lost and nothing counts twice, whatever happens to the server."""

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
from kontor.server.bots.worker_pool import WorkerPool
from kontor.server.errors import StoreUnavailableError
from kontor.server.keys import new_table_id
from kontor.server.models import AppliedEntry
from kontor.server.settings import Settings
from kontor.server.store.database import sqlite_address
from kontor.server.store.rows import welcome
from kontor.server.store.store import Store
from kontor.server.tables import creation
from kontor.server.tables.dispatch import do
from kontor.server.tables.service import TableObserver, TableService
from kontor.server.tables.session import TableSession
from kontor.server.wire.messages import Move
from tools.faults.kills import Outcome, kill_often
from tools.faults.ledger import Audit, Ledger, Message, expected
from tools.faults.outages import bot_worker_killed, database_gone, disk_full
from tools.harness.postgres_cluster import Cluster

KILLS = 5


def run(fault: Coroutine[Any, Any, Outcome]) -> Outcome:
    found = asyncio.run(fault)
    assert found.ledger.clean, found.told()
    assert found.acknowledged
    return found


def test_nothing_is_lost_on_sqlite_when_the_server_is_killed(tmp_path: Path) -> None:
    found = run(kill_often(sqlite_address(tmp_path / "kontor.db"), KILLS, 1, print))
    assert found.again, "no kill came between an act and its answer"


def test_nothing_is_lost_on_postgresql_when_the_server_is_killed(postgres_url: str) -> None:
    found = run(kill_often(postgres_url, KILLS, 2, print))
    assert found.again, "no kill came between an act and its answer"


def test_a_full_disk_refuses_acts_until_there_is_room(tmp_path: Path) -> None:
    assert run(disk_full(sqlite_address(tmp_path / "kontor.db"), 3)).ledger.away


def test_play_goes_on_when_the_database_was_gone(cluster: Cluster, postgres_url: str) -> None:
    assert run(database_gone(cluster, postgres_url.rpartition("/")[2], 4)).ledger.away


def test_the_game_goes_on_when_a_bot_worker_is_killed(tmp_path: Path) -> None:
    run(bot_worker_killed(sqlite_address(tmp_path / "kontor.db"), 5, times=1))


def test_a_write_that_fills_the_disk_takes_its_whole_commit_with_it(tmp_path: Path) -> None:
    """SQLite then rolls back all of the transaction, also what went well before."""

    def wait(_: Connection) -> None:
        assert all_are_waiting.wait(60)

    def keep(rows: Connection, name: str) -> None:
        rows.execute(text("INSERT INTO settings VALUES (:name, '')"), {"name": name})

    def fill(rows: Connection) -> None:
        pages = rows.execute(text("PRAGMA page_count")).scalar_one()
        rows.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        for number in range(2000):
            rows.execute(text("INSERT INTO settings VALUES (:name, :value)"), {"name": number, "value": "x" * 200})

    async def whole() -> None:
        store = Store(sqlite_address(tmp_path / "kontor.db"))
        first = asyncio.create_task(store.write(wait))
        await asyncio.sleep(0)
        jobs = [lambda rows: keep(rows, "before"), fill, lambda rows: keep(rows, "after")]
        writes = [asyncio.create_task(store.write(job)) for job in jobs]
        await asyncio.sleep(0)
        all_are_waiting.set()
        outcomes = await asyncio.gather(first, *writes, return_exceptions=True)
        found = await store.read(lambda rows: rows.execute(text("SELECT name FROM settings")).all())
        store.close()
        assert [type(outcome) for outcome in outcomes[1:]] == [StoreUnavailableError] * 3
        assert not found

    all_are_waiting = Event()
    asyncio.run(whole())


class AnswerLost(Store):
    """A store whose connection can fail between a commit and its answer."""

    failing = False

    async def write(self, job: Callable[[Connection], Any]) -> Any:
        found = await super().write(job)
        if self.failing:
            raise StoreUnavailableError
        return found


class Turns(TableObserver):
    """Waits for the seats of a table to act."""

    def __init__(self, service: TableService) -> None:
        self.changed_once = asyncio.Event()
        service.observers.append(self)

    def changed(self, session: TableSession, applied: AppliedEntry) -> None:
        self.changed_once.set()

    async def next(self) -> None:
        self.changed_once.clear()
        await asyncio.wait_for(self.changed_once.wait(), 60)


def test_a_bot_plays_after_an_act_whose_commit_was_not_answered(tmp_path: Path) -> None:
    async def whole() -> None:
        store = AnswerLost(sqlite_address(tmp_path / "kontor.db"))
        service, pool = TableService(store, Settings(store=""), "secret"), WorkerPool(1, 60.0)
        bots, turns = BotDriver(service, pool), Turns(service)
        service.observers.append(bots)
        person = await store.write(lambda rows: welcome(rows, "hash", "Ada", "en", 0.0))
        seats = [creation.SeatRequest("me"), creation.SeatRequest("bot", bot="random")]
        wish = creation.TableRequest("anno1503", "", False, seats, {}, {}, False, None)
        session = await service.add(new_table_id(), creation.create(wish, person))
        await service.change(session.id, creation.start)
        for number in count():
            found = await service.session(session.id)
            if found.actor == 1:
                # The table came from the store just now, and only that can have woken the bot.
                await turns.next()
                break
            line = found.playing().game.text(found.playing().game.things(found.playing().state)[0])
            move = Move(type="move", id=f"m{number}", table=session.id, seat=0, revision=found.revision, line=line)
            store.failing = True
            with pytest.raises(StoreUnavailableError):
                await do(service, move, person)
            store.failing = False
            await do(service, move, person)
        await bots.close()
        await pool.close()
        store.close()

    asyncio.run(whole())


def entry(number: int, sender: str | None, kind: str = "move", revision: int = 1) -> Data:
    seen = {"table_id": "t", "number": number, "revision": revision, "kind": kind, "seat": 0, "at": 1.0}
    return {**seen, "person": 7, "sender": sender, "data": {}}


def audited(*stores: list[Data]) -> Ledger:
    """What is found when a client sent two messages, the first was kept as entry 2, and the store looks like this."""
    ledger = Ledger()
    kept, refused = Message("t", 7, "a", "move", {}), Message("t", 7, "b", "move", {})
    ledger.sent |= {kept.name, refused.name}
    ledger.promise(kept, {"number": 2, "revision": 1})
    ledger.refuse(refused, "revision-stale")
    ledger.show("t", 7, {**entry(2, None), "data": {}})
    audit = Audit("", ledger)
    for entries in stores:
        last = entries[-1]
        audit.compare(expected(ledger), [{"id": "t", "number": last["number"], "revision": last["revision"]}], entries)
    return ledger


MADE = entry(1, None, "made", 0)


def test_a_store_that_bears_out_what_was_promised_is_clean() -> None:
    kept = [MADE, entry(2, "7:a")]
    assert audited(kept, [*kept, entry(3, None, "left")]).clean


@pytest.mark.parametrize(
    ("entries", "fault"),
    [
        ([MADE], "lost"),
        ([MADE, entry(2, None, "left")], "lost"),
        ([MADE, entry(2, "7:a"), entry(3, "7:a")], "doubled"),
        ([MADE, entry(2, "7:a"), entry(3, "7:b")], "doubled"),
        ([MADE, entry(2, "7:a"), entry(3, "8:a")], "doubled"),
        ([MADE, entry(2, "7:a"), entry(3, None)], "doubled"),
        ([MADE, entry(2, "7:a", "chat")], "changed"),
        ([MADE, entry(2, "7:a", revision=2)], "changed"),
        ([entry(2, "7:a")], "gaps"),
    ],
)
def test_what_is_wrong_in_a_store_is_found(entries: list[Data], fault: str) -> None:
    assert audited(entries).count(fault)


def test_what_was_once_in_the_store_must_stay() -> None:
    other = MADE | {"data": {"name": "Ben"}}
    assert audited([MADE, entry(2, "7:a")], [other, entry(2, "7:a")]).count("changed") == 1


def test_an_act_that_is_answered_in_two_ways_is_found() -> None:
    ledger = Ledger()
    message = Message("t", 7, "a", "move", {})
    ledger.promise(message, {"number": 2, "revision": 1})
    ledger.promise(message, {"number": 3, "revision": 2})
    assert ledger.count("doubled") == 1
