"""What is sent to the viewers of a table: no scenes with chat, and one message for all who see the same."""

from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from kontor.engine.protocol import Data
from kontor.lang.translator import Translator
from kontor.server.bots.advice import Adviser
from kontor.server.live.connection import Connection
from kontor.server.models import AppliedEntry, Person
from kontor.server.records.long_games import LongGames
from kontor.server.tables import projections
from kontor.server.tables.creation import SeatRequest, create
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.tables.viewers import SharedMessages
from kontor.server.workers.worker_pool import WorkerPool
from tests.server.support.serving import Players, async_test, trade
from tests.server.support.tables import table_request, with_service
from tools.harness.server_process import ServerProcess


@async_test
async def test_chat_and_presence_come_without_scenes(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        table, (ada, ben) = await players.start_trading_game()
        cleo = await players.connect("Cleo")
        await cleo.call("POST", f"/api/tables/{table}/watch", {"secret": await ada.http.link(table, "watch")})
        await cleo.live.open(table)
        await trade(ada, table, 0)
        number = (await cleo.ask("chat", table, text="hello"))["number"]
        for player in (ada, ben, cleo):
            await player.wait_for_number(table, number)
            happened = [data for data in player.live.heard if data["type"] == "happened"]
            with_scenes = {data["entry"]["kind"]: "scenes" in data for data in happened}
            assert with_scenes.items() >= {"move": True, "chat": False}.items()
        presence = await ada.wait_for_message("presence")
        assert "scenes" not in presence
        assert presence["info"]["spectators"] == 1


@async_test
async def test_everybody_still_gets_what_is_theirs(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        table, (ada, ben) = await players.start_trading_game()
        secret = await ada.http.link(table, "watch")
        guests = [await players.connect("Cleo"), await players.connect("Dan", language="de", texts=True)]
        for guest in guests:
            await guest.call("POST", f"/api/tables/{table}/watch", {"secret": secret})
            await guest.live.open(table)
        number = (await trade(ada, table, 0))["number"]
        views = []
        for player in (ada, ben, *guests):
            state = await player.wait_for_number(table, number)
            views.append(state["scenes"][0]["view"]["viewer"])
            assert (state["info"]["your_turn"], state["info"]["owner"]) == (player is ada, player is ada)
            assert ("texts" in state["entry"]["perspectives"][0]) == (player.name == "Dan")
        assert views == [0, 1, -1, -1]


def test_a_message_is_made_once_for_all_who_see_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int | None] = []
    original = projections.happened_data

    def counting(session: TableSession, applied: AppliedEntry, person: int | None, online: set[int]) -> Data:
        made.append(person)
        return original(session, applied, person, online)

    monkeypatch.setattr(projections, "happened_data", counting)

    async def use(service: TableService, persons: list[Person]) -> None:
        ada, *others = persons
        request = table_request(SeatRequest("me"), SeatRequest("bot", bot="greedy"))
        session = await service.add("t", create(request, ada))
        pool = WorkerPool(2, 60)
        viewers = [connect_viewer(service, pool, person) for person in (ada, *others, *others, None, None)]
        german = connect_viewer(service, pool, None)
        german.translator = Translator("de")
        shared: SharedMessages = {}
        for viewer in (*viewers, german):
            viewer.table_changed(session, session.log[0], set(), shared)
        assert made == [ada.id, others[0].id, None]
        assert all(viewer.outgoing.count == 1 for viewer in (*viewers, german))

    with_service(tmp_path, "Ada Ben Cleo", use)


def connect_viewer(service: TableService, pool: WorkerPool, person: Person | None) -> Connection:
    async def nothing(*_: object) -> Any:
        return None

    socket = WebSocket({"type": "websocket", "headers": []}, nothing, nothing)
    viewer = Connection(socket, service, Adviser(service, pool), LongGames(service, pool))
    viewer.person = person
    return viewer
