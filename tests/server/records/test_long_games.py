"""Imports and questions about games of any length: bounded, paged, and never in the way of another table."""

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kontor.engine.errors import RuleError
from kontor.engine.protocol import ALL_SEATS, Data
from kontor.engine.timeline import standings_by_round
from kontor.server.errors import TooManyError
from kontor.server.limits import Limits
from kontor.server.models import Person
from kontor.server.records.importer import Importer
from kontor.server.records.long_games import SHORT_GAME, LongGames
from kontor.server.settings import Settings
from kontor.server.store import rows
from kontor.server.store.database import sqlite_address
from kontor.server.store.store import Store
from kontor.server.tables.service import TableService
from kontor.server.wire.questions import StandingsQuestion
from kontor.server.workers.worker_pool import WorkerPool
from tests.server.bots.test_bots_online import metric, worker_pids
from tests.server.support.serving import (
    Player,
    Players,
    as_json,
    assert_refused,
    async_test,
    download_record,
    replay_record,
)
from tools.harness.long_games import PLAYERS, history_questions, long_record
from tools.harness.server_process import FAST, ServerProcess

LINES = 4 * SHORT_GAME
ONE_WORKER_FOR_JOBS = (*FAST, "--bots", "2")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may stop."""
    with ServerProcess(sqlite_address(tmp_path / "kontor.db"), ONE_WORKER_FOR_JOBS) as process:
        yield process


async def send_record(player: Player, text: str) -> httpx.Response:
    return await player.http.http.post("/api/records", content=text.encode(), timeout=60.0)


async def long_body() -> bytes:
    """Return the body of a request, as an importer reads it."""
    return long_record(LINES).encode()


async def import_long_game(player: Player, lines: int = LINES) -> tuple[str, str]:
    """Import a long game. Return its table and its record."""
    text = long_record(lines)
    answer = await send_record(player, text)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], text


@async_test
async def test_a_record_of_300000_lines_is_refused(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        ada = await players.connect("Ada")
        answer = await send_record(ada, long_record(300_000))
        error = answer.json()["error"]
        assert (answer.status_code, error["key"]) == (422, "record-too-long")
        assert error["args"] == {"found": 300_000, "most": Limits().longest_game}


@async_test
async def test_the_history_of_a_long_game_comes_in_pages(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada = await players.connect("Ada")
        table, text = await import_long_game(ada)
        match = replay_record(text)
        shown = await ada.live.open(table, after=0)
        [entry] = shown["entries"]
        newest = entry["perspectives"][0]["events"]
        assert newest == as_json(match.log(-1))[-len(newest) :]
        assert len(newest) < 1000
        first, events = 1, []
        while first is not None:
            page = (await ada.ask("log", table, seat=0, first=first))["data"]
            assert len(page["lines"]) <= 100
            events += [event for line in page["lines"] for event in line["events"]]
            first = page["next"]
        assert events == as_json(match.log(0))
        names, rows = standings_by_round(match, ALL_SEATS)
        standings = [(await ada.ask("standings", table, seat=-1, first=first))["data"] for first in (0, 500)]
        assert [page["names"] for page in standings] == [list(names)] * 2
        assert [page["next"] for page in standings] == [500, None]
        assert [row for page in standings for row in page["rows"]] == as_json([row._asdict() for row in rows])
        assert json.loads(await download_record(ada, table))["moves"] == match.lines()


@async_test
async def test_answers_are_cached_until_the_table_is_deleted(own_server: ServerProcess) -> None:
    async with Players(own_server) as players:
        ada = await players.connect("Ada")
        table, _ = await import_long_game(ada)
        assert metric(own_server, "kontor_cached_answer_bytes") == 0
        questions = [question for question in history_questions(table) if question["type"] in ("log", "standings")]
        for _ in range(3):
            await asyncio.gather(*(ask(ada, question) for question in questions))
        # The import, and the standings once.
        assert metric(own_server, "kontor_record_answers") == 2
        assert metric(own_server, "kontor_cached_answer_bytes") > 10_000
        await ada.call("DELETE", f"/api/tables/{table}")
        assert metric(own_server, "kontor_cached_answer_bytes") == 0


async def ask(player: Player, question: Data) -> Data:
    fields = dict(question)
    return await player.live.ask(fields.pop("type"), **fields)


@async_test
async def test_a_game_goes_on_while_a_record_is_checked_and_sigterm_ends_the_check(own_server: ServerProcess) -> None:
    async with Players(own_server) as players:
        table, (ada, _) = await players.start_trading_game()
        eve = await players.connect("Eve")
        await import_long_game(eve, 4)
        [worker] = worker_pids(own_server)
        # The import waits for a process that does not answer.
        os.kill(worker, signal.SIGSTOP)
        importing = asyncio.create_task(send_record(eve, long_record(LINES)))
        await ada.play(table, 0, "end")
        while metric(own_server, "kontor_busy_workers") < 1:
            await asyncio.sleep(0.01)
        assert not importing.done()
        assert own_server.process is not None
        own_server.process.terminate()
        answer = await importing
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "server-stopping")
        assert await asyncio.to_thread(own_server.process.wait, 60) == 0


@async_test
async def test_a_record_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    address = sqlite_address(tmp_path / "kontor.db")
    store, pool = Store(address), WorkerPool(2, 60)
    try:
        # A process cannot even start in that time.
        service = TableService(store, Settings(address, limits=Limits(import_seconds=0)), "secret")
        imports = Importer(service, pool)
        ada = Person(1, "Ada", "en", None)
        for _ in range(2):
            with pytest.raises(TooManyError, match="import-too-slow"):
                await imports.run(long_body, ada)
        assert (pool.timed_out, pool.pids(), service.sessions) == (2, [], {})
    finally:
        await pool.close()
        store.close()


@async_test
async def test_standings_that_take_too_long_are_given_up(tmp_path: Path) -> None:
    address = sqlite_address(tmp_path / "kontor.db")
    store, pool = Store(address), WorkerPool(2, 60)
    try:
        service = TableService(store, Settings(address, limits=Limits(standings_seconds=0)), "secret")
        ada = await store.write(lambda connection: rows.sign_in(connection, "hash", "Ada", "en", 0.0))
        table = await Importer(service, pool).run(long_body, ada)
        question = StandingsQuestion(type="standings", id="q", table=table, seat=-1)
        # The worker is the one that has judged the record. A new process cannot even start in that time.
        os.kill(pool.pids()[0], signal.SIGSTOP)
        with pytest.raises(RuleError, match="question-too-slow"):
            await LongGames(service, pool).standings(question, ada, "")
        assert pool.pids() == []
    finally:
        await pool.close()
        store.close()


@async_test
@pytest.mark.parametrize(
    ("limits", "key"),
    [
        (Limits(), "import-one-at-a-time"),
        (Limits(imports_waiting=2), "import-busy"),
        (Limits(imports_per_address=1), "import-address"),
    ],
)
async def test_few_records_are_checked_at_a_time(tmp_path: Path, limits: Limits, key: str) -> None:
    address = sqlite_address(tmp_path / "kontor.db")
    store, pool = Store(address), WorkerPool(2, 60)
    try:
        service = TableService(store, Settings(address, limits=limits), "secret")
        ada = Person(1, "Ada", "en", None)
        imports = Importer(service, pool)
        imports.admission.admitted |= {2: "", 3: "192.0.2.1"}
        if key == "import-one-at-a-time":
            imports.admission.admitted[ada.id] = ""
        with pytest.raises(TooManyError, match=key):
            await imports.run(long_body, ada)
    finally:
        store.close()


@async_test
async def test_the_past_of_a_private_long_game_stays_private(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        ada, eve = await players.connect("Ada"), await players.connect("Eve")
        table, _ = await import_long_game(ada)
        for question in history_questions(table):
            await assert_refused(ask(eve, question), "table-unknown")


@async_test
async def test_a_person_imports_one_record_at_a_time(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        ada = await players.connect("Ada")
        answers = await asyncio.gather(*(send_record(ada, long_record(LINES)) for _ in range(3)))
        codes = sorted(answer.status_code for answer in answers)
        assert codes[0] == 201
        assert set(codes[1:]) <= {201, 429}
        busy = [answer.json()["error"]["key"] for answer in answers if answer.status_code == 429]
        assert set(busy) <= {"import-one-at-a-time"}


def test_a_long_record_is_a_legal_game() -> None:
    data: Any = json.loads(long_record(8))
    assert data["moves"][:5] == ["0 festival", "0 end", "1 festival", "1 end", "0 festival"]
    assert replay_record(long_record(8)).players == list(PLAYERS)
