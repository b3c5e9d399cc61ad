"""Games and logs of tables have a limit, at which people can still leave."""

from pathlib import Path

import pytest

from kontor.engine.errors import RuleError
from kontor.server.errors import NoRoomError
from kontor.server.limits import Limits
from kontor.server.models import Draft, Person
from kontor.server.tables import commands, creation
from kontor.server.tables.quotas import Quotas
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from tests.server.support.tables import ME, table_request, with_service


async def start_game(service: TableService, person: Person) -> TableSession:
    """Start a game of two seats around one screen."""
    session = await service.add("t", creation.create(table_request(ME, ME), person))
    await service.change("t", creation.start)
    return session


def test_a_full_log_takes_no_more_entries_but_people_may_leave(tmp_path: Path) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        [ada] = persons
        session = await start_game(service, ada)
        service.quotas = Quotas(Limits(longest_log=session.number + 1), service.store)

        def chat(current: TableSession) -> Draft:
            return commands.chat(current, ada.id, ada.name, "hello")

        await service.change("t", chat)
        with pytest.raises(NoRoomError, match="log-full"):
            await service.change("t", chat)
        with pytest.raises(NoRoomError, match="log-full"):
            await service.change("t", lambda current: play_any(current, ada))
        entry = await service.change("t", lambda current: commands.leave(current, 0, ada.id, "left"))
        assert entry.kind == "left"

    with_service(tmp_path, "Ada", use)


def test_a_game_that_is_too_long_takes_no_more_moves(tmp_path: Path) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        [ada] = persons
        session = await start_game(service, ada)
        match = session.playing()
        service.quotas = Quotas(Limits(longest_game=len(match.moves)), service.store)
        with pytest.raises(NoRoomError, match="game-too-long"):
            await service.change("t", lambda current: play_any(current, ada))
        await service.change("t", lambda current: commands.chat(current, ada.id, ada.name, "hello"))
        assert len(session.playing().moves) == len(match.moves)

    with_service(tmp_path, "Ada", use)


def test_few_lines_can_be_undone_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        [ada] = persons
        session = await start_game(service, ada)
        await service.change("t", lambda current: play_any(current, ada))
        monkeypatch.setattr(commands, "_MOST_UNDONE", 0)
        with pytest.raises(RuleError, match="undo-too-far"):
            commands.undo(session, 0, ada.id)
        monkeypatch.setattr(commands, "_MOST_UNDONE", 1)
        assert commands.undo(session, 0, ada.id).data["count"] == 1

    with_service(tmp_path, "Ada", use)


def play_any(session: TableSession, person: Person) -> Draft:
    match = session.playing()
    return commands.play(session, match.actor, match.legal()[0], person.id)
