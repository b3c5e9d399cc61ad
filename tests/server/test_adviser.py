"""When the bots cannot answer what a person asks: too many wait, no worker answers, nobody knows the game."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kontor.lang.translator import Translator
from kontor.server import advising, messages
from kontor.server.advising import Adviser
from kontor.server.bots import Crew
from kontor.server.engine import migrate, open_engine, sqlite_address
from kontor.server.hall import Hall
from kontor.server.joining import SeatWish, TableWish, new_table, start
from kontor.server.places import Person
from kontor.server.settings import Settings
from kontor.server.store import Store
from kontor.table.errors import KontorError
from tests.server.workers import PATIENT

ADA = Person(1, "Ada", "en", None)


def refusal(folder: Path, prepare: Callable[[Adviser], Awaitable[None]]) -> str:
    """The key of the refusal of a hint, after something has happened."""
    address = sqlite_address(folder / "kontor.db")
    migrate(open_engine(address))

    async def run() -> str:
        store, crew = Store(address), Crew(1, PATIENT)
        adviser = Adviser(Hall(store, Settings(address), "secret"), crew)
        seats = (SeatWish("me"), SeatWish("screen", "Ben"))
        sitting = new_table(TableWish("anno1800", "", False, seats, {}, {}, False, None), ADA, 0.0)[0]
        start(sitting)
        adviser.hall.keep(sitting)
        try:
            await prepare(adviser)
            asked = messages.Hint(type="hint", id="q", table=sitting.id, seat=0)
            with pytest.raises(KontorError) as caught:
                await adviser.answer(asked, ADA, Translator("en"))
            return caught.value.phrase.key
        finally:
            await crew.close()
            store.close()

    return asyncio.run(run())


async def nothing(adviser: Adviser) -> None:
    """Nothing happens."""


async def close(adviser: Adviser) -> None:
    await adviser.crew.close()


def test_no_worker_answers(tmp_path: Path) -> None:
    assert refusal(tmp_path, close) == "advice-none"


def test_too_many_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "_MOST_ASKING", 0)
    assert refusal(tmp_path, nothing) == "advice-busy"


def test_nobody_knows_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "can_advise", lambda game: False)
    assert refusal(tmp_path, nothing) == "advice-no-bots"
