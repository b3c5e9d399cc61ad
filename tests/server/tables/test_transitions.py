"""The live session, the stored session and the one rebuilt from its entries are always equal."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from kontor.server.errors import NoSuchTableError
from kontor.server.keys import new_table_id
from kontor.server.models import Draft, Guest, Person, Seat
from kontor.server.store import rows
from kontor.server.store.database import sqlite_address
from kontor.server.store.schema import TABLES
from kontor.server.tables import commands, creation, seating
from kontor.server.tables.forgetting import forget
from kontor.server.tables.integrity.verification import check_all
from kontor.server.tables.service import TableService
from kontor.server.tables.session import SeatRequest, TableSession, UndoRequest
from kontor.server.tables.transition import rebuild
from kontor.server.workers.record_tasks import judge
from tests.server.support.tables import FREE, ME, load_stored, table_request, with_service
from tools.paths import ROOT
from tools.studies.transitions import DifferenceError, compare, fields_of, walk

RECORD = ROOT / "tests" / "records" / "anno1503_2_victory.json"
REQUEST = table_request(ME, FREE)


@pytest.mark.parametrize("seed", range(4))
def test_random_commands_on_sqlite(tmp_path: Path, seed: int) -> None:
    game = "anno1800" if seed == 3 else "anno1503"
    asyncio.run(walk(sqlite_address(tmp_path / "kontor.db"), f"share {seed}", game, 60, 20 if seed == 1 else -1))


def test_random_commands_on_postgres(postgres_url: str) -> None:
    asyncio.run(walk(postgres_url, "postgres", "anno1503", 60))


def with_game(path: Path, use: Callable[[TableService, str, list[Person]], Coroutine[Any, Any, None]]) -> None:
    """Call `use` with a service and a game of Ada and Ben that has just begun."""

    async def start_game(service: TableService, persons: list[Person]) -> None:
        table = (await service.add(new_table_id(), creation.create(REQUEST, persons[0]))).id
        await service.change(table, partial(seating.take_seat, person=persons[1], names=[], wanted=None))
        await service.change(table, creation.start)
        await use(service, table, persons)

    with_service(path, "Ada Ben", start_game)


DIFFERENT: dict[str, Any] = {
    "id": "x",
    "game": "x",
    "rules": 9,
    "title": "x",
    "public": True,
    "owner": 9,
    "status": "x",
    "setup": {},
    "head": None,
    "number": 9,
    "revision": 9,
    "since": 9.0,
    "deadline": 9.0,
    "links": {},
    "result": {},
    "created": 9.0,
    "changed": 9.0,
    "size": 9,
    "seats": [Seat("x"), Seat("x")],
    "guests": {1: Guest()},
    "frozen": KeyError(),
    "match": None,
    "undo_request": UndoRequest(0, 1),
    "seat_request": SeatRequest(9, 0, 1, "bot", frozenset()),
    "undone": [1],
    "log": [],
    "senders": {"x": 1},
    "frozen_by": KeyError(),
}


def test_a_difference_in_any_field_is_noticed(tmp_path: Path) -> None:
    async def use(service: TableService, table: str, persons: list[Person]) -> None:
        live = await service.session(table)
        compare(live, await load_stored(service, table), "loaded")
        assert DIFFERENT.keys() == fields_of(live).keys()
        for name, value in DIFFERENT.items():
            other = await load_stored(service, table)
            setattr(other, name, value)
            with pytest.raises(DifferenceError, match=name):
                compare(live, other, "changed")

    with_game(tmp_path, use)


def test_a_difference_in_any_field_of_the_match_is_noticed(tmp_path: Path) -> None:
    async def use(service: TableService, table: str, persons: list[Person]) -> None:
        live = await service.session(table)
        for name, value in {"players": [], "seats": [], "revision": 9, "taken_back": 9, "seed": 9}.items():
            other = await load_stored(service, table)
            setattr(other.playing(), name, value)
            with pytest.raises(DifferenceError, match="match"):
                compare(live, other, "changed")
        other = await load_stored(service, table)
        other.playing().play(other.playing().legal()[0])
        with pytest.raises(DifferenceError, match="match"):
            compare(live, other, "changed")

    with_game(tmp_path, use)


def test_rows_that_are_not_written_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "_write_guests", lambda *_: None)
    with pytest.raises(DifferenceError, match="guests"):
        asyncio.run(walk(sqlite_address(tmp_path / "kontor.db"), "share 0", "anno1503", 60))


def test_a_command_that_changes_the_session_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    original = commands.chat

    def changing(session: TableSession, *args: Any, **more: Any) -> Any:
        session.title += "!"
        return original(session, *args, **more)

    monkeypatch.setattr(commands, "chat", changing)
    with pytest.raises(DifferenceError, match="title"):
        asyncio.run(walk(sqlite_address(tmp_path / "kontor.db"), "share 0", "anno1503", 60))


def test_an_imported_game_is_rebuilt_from_its_entry(tmp_path: Path) -> None:
    async def use(service: TableService, table: str, persons: list[Person]) -> None:
        draft = creation.import_draft(judge({"most_lines": 10_000}, RECORD.read_bytes()), persons[0])
        live = await service.add(new_table_id(), draft)
        stored = await load_stored(service, live.id)
        compare(live, stored, "loaded")
        compare(live, rebuild(live.id, [applied.entry for applied in stored.log]), "rebuilt")

    with_game(tmp_path, use)


async def set_rules(service: TableService, table: str, rules: int) -> None:
    """Change the rules version of a stored game and discard the session in memory."""
    session = await service.session(table)
    head = {**(session.head or {}), "rules": rules}
    await service.store.write(lambda rows: rows.execute(update(TABLES).where(TABLES.c.id == table).values(head=head)))
    service.memory.discard(session)


def test_a_person_is_forgotten_at_a_frozen_table_and_the_game_goes_on_later(tmp_path: Path) -> None:
    async def use(service: TableService, table: str, persons: list[Person]) -> None:
        ada, ben = persons
        before = await service.session(table)
        rules, actor = before.rules, before.actor
        await set_rules(service, table, 99)
        frozen = await service.session(table)
        assert frozen.frozen is not None
        await forget(service, ada.id, "Somebody")
        frozen = await service.session(table)
        assert (frozen.seats[0].name, frozen.seats[0].bot, frozen.seats[0].person) == ("Somebody", "greedy", None)
        assert frozen.owner == ben.id
        await set_rules(service, table, rules)
        session = await service.session(table)
        assert (session.frozen, session.actor, session.playing().players) == (None, actor, ["Somebody", "Ben"])
        assert [verdict.trouble for verdict in check_all(service.store.engine)] == [None]
        entries = [applied.entry for applied in session.log]
        assert not any("Ada" in repr(entry) for entry in entries)

    with_game(tmp_path, use)


def test_a_person_who_takes_a_seat_while_being_forgotten_leaves_that_table_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(service: TableService, table: str, persons: list[Person]) -> None:
        ada, _ = persons
        created: list[str] = []
        original = service.store.write

        async def write(job: Any) -> Any:
            if not created and getattr(job, "func", None) is rows.forget_person:
                created.append(new_table_id())
                await service.add(created[0], creation.create(REQUEST, ada))
            return await original(job)

        monkeypatch.setattr(service.store, "write", write)
        await forget(service, ada.id, "Somebody")
        assert await service.store.read(partial(rows.find_persons, ids=[ada.id])) == []
        with pytest.raises(NoSuchTableError):
            await service.session(created[0])

    with_game(tmp_path, use)


def test_a_table_of_an_older_version_with_a_claimed_seat_is_rebuilt(tmp_path: Path) -> None:
    async def use(service: TableService, table: str, persons: list[Person]) -> None:
        def claim(session: TableSession) -> Draft:
            """Draft the entry that older versions made: the seat changes hands, and nobody may take it back."""
            seats = [session.seats[0]._replace(name="Cleo", person=persons[1].id, link=7), session.seats[1]]
            seating = [{key: value for key, value in seat._asdict().items() if key != "holder"} for seat in seats]
            return Draft("claimed", 0, persons[1].id, {"name": "Cleo", "seating": seating})

        await service.change(table, claim)
        live = await service.session(table)
        assert (live.seats[0].name, live.seats[0].holder, live.seated) == ("Cleo", None, {persons[1].id})
        loaded = await load_stored(service, table)
        compare(live, loaded, "loaded")
        compare(live, rebuild(table, [applied.entry for applied in loaded.log]), "rebuilt")
        assert [verdict.trouble for verdict in check_all(service.store.engine)] == [None]

    with_game(tmp_path, use)
