"""When the bots cannot answer what a person asks: too many wait, no worker answers, nobody knows the game."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from fastapi import WebSocket

from kontor.engine.errors import KontorError
from kontor.engine.matches import new_match
from kontor.lang.translator import Translator
from kontor.server.bots import advice
from kontor.server.bots.advice import Adviser
from kontor.server.bots.worker_pool import WorkerPool
from kontor.server.live.connection import Connection
from kontor.server.models import Person
from kontor.server.rate_limits import Addresses
from kontor.server.settings import Settings
from kontor.server.store.database import migrate, open_engine, sqlite_address
from kontor.server.store.store import Store
from kontor.server.tables.creation import SeatRequest, TableRequest, start
from kontor.server.tables.service import TableService
from kontor.server.wire import messages
from tests.server.support.tables import created
from tests.server.support.tables import run as run_at
from tests.server.support.workers import PATIENT, job_of

ADA = Person(1, "Ada", "en", None)


def refusal(folder: Path, prepare: Callable[[Adviser], Awaitable[None]]) -> str:
    """The key of the refusal of a hint, after something has happened."""
    address = sqlite_address(folder / "kontor.db")
    migrate(open_engine(address))

    async def run() -> str:
        store, pool = Store(address), WorkerPool(2, PATIENT)
        adviser = Adviser(TableService(store, Settings(address), "secret"), pool)
        seats = (SeatRequest("me"), SeatRequest("screen", "Ben"))
        session = created(TableRequest("anno1800", "", False, seats, {}, {}, False, None), ADA)
        run_at(session, start(session))
        adviser.service.keep(session)
        try:
            await prepare(adviser)
            asked = messages.Hint(type="hint", id="q", table=session.id, seat=0)
            with pytest.raises(KontorError) as caught:
                await adviser.answer(asked, ADA, Translator("en"))
            return caught.value.phrase.key
        finally:
            await pool.close()
            store.close()

    return asyncio.run(run())


async def nothing(adviser: Adviser) -> None:
    """Nothing happens."""


async def close(adviser: Adviser) -> None:
    await adviser.pool.close()


def test_no_worker_answers(tmp_path: Path) -> None:
    assert refusal(tmp_path, close) == "advice-none"


def test_too_many_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "_MOST_ASKING", 0)
    assert refusal(tmp_path, nothing) == "advice-busy"


def test_nobody_knows_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "can_advise", lambda game: False)
    assert refusal(tmp_path, nothing) == "advice-no-bots"


def test_many_questions_leave_the_patience_for_chat_and_undo(tmp_path: Path) -> None:
    async def ask_on(adviser: Adviser) -> None:
        adviser.service.command_limiter = Addresses(0.0, 1, 0)
        for _ in range(5):
            asked = messages.Review(type="review", id="q", table=next(iter(adviser.service.sessions)), seat=0)
            with pytest.raises(KontorError) as caught:
                await adviser.answer(asked, ADA, Translator("en"))
            assert caught.value.phrase.key == "review-not-over"
        assert adviser.service.command_limiter.allow(f"person {ADA.id}", monotonic())
        await close(adviser)

    assert refusal(tmp_path, ask_on) == "advice-none"


def test_questions_of_a_client_that_goes_are_dropped(tmp_path: Path) -> None:
    """What waits for a worker leaves, and what a worker thinks about for others goes on."""
    match = new_match("anno1800", ["Ada", "Ben"], seed=12)

    async def go(adviser: Adviser) -> None:
        pool, [table] = adviser.pool, adviser.service.sessions
        other = asyncio.create_task(pool.think(job_of(match, asked={"task": "hint"})))
        while not pool.pids():
            await asyncio.sleep(0.01)
        incoming: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        hint = json.dumps({"type": "hint", "id": "q", "table": table, "seat": 0})
        hello = json.dumps({"type": "hello", "id": "h", "language": "en"})
        incoming.put_nowait({"type": "websocket.connect"})
        incoming.put_nowait({"type": "websocket.receive", "text": hello})
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        socket = WebSocket({"type": "websocket"}, incoming.get, send)
        await socket.accept()
        connection = Connection(socket, adviser.service, adviser)
        served = asyncio.create_task(connection.run())
        while len(sent) < 2:
            await asyncio.sleep(0.01)
        connection.person = ADA
        incoming.put_nowait({"type": "websocket.receive", "text": hint})
        while not adviser._asking:
            await asyncio.sleep(0.01)
        assert not other.done()
        incoming.put_nowait({"type": "websocket.disconnect"})
        await asyncio.wait_for(served, PATIENT)
        assert not adviser._asking
        assert not connection._asked
        assert await other is not None
        assert (pool.advised, pool.died, len(pool.pids())) == (1, 0, 1)
        await close(adviser)

    assert refusal(tmp_path, go) == "advice-none"
