"""Advice that cannot be given: no worker answers, too many persons wait, or no bot can advise on the game."""

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
from kontor.server.limits import Limits
from kontor.server.live.connection import Connection
from kontor.server.models import Person
from kontor.server.rate_limits import RateLimiter
from kontor.server.records.long_games import LongGames
from kontor.server.settings import Settings
from kontor.server.store.database import migrate, open_engine, sqlite_address
from kontor.server.store.store import Store
from kontor.server.tables.creation import SeatRequest, TableRequest, start
from kontor.server.tables.service import TableService
from kontor.server.wire.questions import HintQuestion, ReviewQuestion
from kontor.server.workers.worker_pool import WorkerPool
from tests.server.support.tables import apply_draft, new_session
from tests.server.support.workers import TIMEOUT, make_job

ADA = Person(1, "Ada", "en", None)


def refusal_key(folder: Path, prepare: Callable[[Adviser], Awaitable[None]], **limits: int) -> str:
    """Return the key with which a hint is refused after `prepare` ran."""
    address = sqlite_address(folder / "kontor.db")
    migrate(open_engine(address))

    async def run() -> str:
        store, pool = Store(address), WorkerPool(2, TIMEOUT)
        settings = Settings(address, limits=Limits()._replace(**limits))
        adviser = Adviser(TableService(store, settings, "secret"), pool)
        seats = (SeatRequest("me"), SeatRequest("screen", "Ben"))
        session = new_session(TableRequest("anno1800", "", False, seats, {}, {}, False, None), ADA)
        apply_draft(session, start(session))
        adviser.service.memory.keep(session)
        try:
            await prepare(adviser)
            question = HintQuestion(type="hint", id="q", table=session.id, seat=0)
            with pytest.raises(KontorError) as caught:
                await adviser.answer(question, ADA, Translator("en"))
            return caught.value.phrase.key
        finally:
            await pool.close()
            store.close()

    return asyncio.run(run())


async def do_nothing(adviser: Adviser) -> None:
    pass


async def close(adviser: Adviser) -> None:
    await adviser.pool.close()


def test_no_worker_answers(tmp_path: Path) -> None:
    assert refusal_key(tmp_path, close) == "advice-none"


def test_too_many_wait(tmp_path: Path) -> None:
    assert refusal_key(tmp_path, do_nothing, questions_waiting=0) == "advice-busy"


def test_too_many_at_one_address_wait(tmp_path: Path) -> None:
    async def ask_elsewhere(adviser: Adviser) -> None:
        for person, address in ((ADA.id, "192.0.2.1"), (7, "192.0.2.1"), (8, "192.0.2.2")):
            adviser.service.addresses.note(person, address)
        adviser.admission.admitted |= {person: adviser.service.addresses.of(person) for person in (7, 8)}

    assert refusal_key(tmp_path, ask_elsewhere, questions_per_address=1) == "advice-address"

    async def ask_at_another_address(adviser: Adviser) -> None:
        await ask_elsewhere(adviser)
        adviser.service.addresses.note(ADA.id, "192.0.2.3")
        await close(adviser)

    assert refusal_key(tmp_path, ask_at_another_address, questions_per_address=1) == "advice-none"


def test_no_bot_can_advise_on_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "can_advise", lambda game: False)
    assert refusal_key(tmp_path, do_nothing) == "advice-no-bots"


def test_many_questions_do_not_use_up_the_limit_of_commands(tmp_path: Path) -> None:
    async def ask_often(adviser: Adviser) -> None:
        adviser.service.command_limiter = RateLimiter(0.0, 1, 0)
        for _ in range(5):
            question = ReviewQuestion(type="review", id="q", table=next(iter(adviser.service.sessions)), seat=0)
            with pytest.raises(KontorError) as caught:
                await adviser.answer(question, ADA, Translator("en"))
            assert caught.value.phrase.key == "review-not-over"
        assert adviser.service.command_limiter.allow(f"person {ADA.id}", monotonic())
        await close(adviser)

    assert refusal_key(tmp_path, ask_often) == "advice-none"


def test_questions_of_a_client_that_disconnects_are_dropped(tmp_path: Path) -> None:
    """Its waiting question is dropped, and the questions of others are still answered."""
    match = new_match("anno1800", ["Ada", "Ben"], seed=12)

    async def disconnect(adviser: Adviser) -> None:
        pool, [table] = adviser.pool, adviser.service.sessions
        other = asyncio.create_task(pool.think(make_job(match, question={"task": "hint"})))
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

        socket = WebSocket({"type": "websocket", "headers": []}, incoming.get, send)
        await socket.accept()
        connection = Connection(socket, adviser.service, adviser, LongGames(adviser.service, adviser.pool))
        served = asyncio.create_task(connection.run())
        while len(sent) < 2:
            await asyncio.sleep(0.01)
        connection.person = ADA
        incoming.put_nowait({"type": "websocket.receive", "text": hint})
        while not adviser.admission.admitted:
            await asyncio.sleep(0.01)
        assert not other.done()
        incoming.put_nowait({"type": "websocket.disconnect"})
        await asyncio.wait_for(served, TIMEOUT)
        assert not adviser.admission.admitted
        assert not connection._advice_tasks
        assert await other is not None
        assert (pool.advised, pool.died, len(pool.pids())) == (1, 0, 1)
        await close(adviser)

    assert refusal_key(tmp_path, disconnect) == "advice-none"
