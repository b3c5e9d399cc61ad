"""Two persons and a bot play whole games over WebSockets."""

import asyncio
import random

import pytest

from kontor.engine.legality import verify
from kontor.engine.record import read_record
from tests.server.support.serving import Company, Player, as_json, over_sockets, play_on, record_text, refused, replayed
from tools.harness.server_process import ServerProcess


async def play_whole(server: ServerProcess, game: str) -> None:
    async with Company(server) as company:
        ada, ben = await company.player("Ada"), await company.player("Ben")
        seats = [{"kind": "me"}, {"kind": "free"}, {"kind": "bot", "bot": "greedy"}]
        table = await ada.http.make(game, seats, drawn=False)
        stories = {0: (await ada.live.open(table, after=0))["entries"]}
        secret = await ada.http.link(table)
        await ben.call("POST", f"/api/tables/{table}/join", {"secret": secret})
        stories[1] = (await ben.live.open(table, after=0))["entries"]
        chance = random.Random(1503)
        await asyncio.gather(play_on(ada, table, 0, chance), play_on(ben, table, 1, chance))
        text = await record_text(ada, table)
        record = read_record(text)
        verify(record)
        assert record.seats == ["", "", "greedy"]
        match = replayed(text)
        assert match.over
        for seat, player in enumerate((ada, ben)):
            story = stories[seat] + player.heard(table)
            assert [entry["number"] for entry in story] == list(range(1, len(story) + 1))
            assert [entry["revision"] for entry in story if entry["kind"] == "move"] == list(
                range(1, player.now(table)["revision"] + 1)
            )
            events = [event for entry in story for seen in entry["seen"] for event in seen["events"]]
            assert all(seen["seat"] == seat for entry in story[3:] for seen in entry["seen"])
            assert events == as_json(match.log(seat))
            now = player.now(table)
            assert now["scenes"][0]["view"] == as_json(match.view(seat))
            assert now["info"]["result"] == as_json(record.result)
            assert now["info"]["actor"] == -2
        await see_it_is_over(ada, table)
        lines = [entry for entry in ada.heard(table) if entry["kind"] == "move"]
        assert {entry["seat"] for entry in lines} == {0, 1, 2}


async def see_it_is_over(ada: Player, table: str) -> None:
    for kind, more in (("move", {"line": "end"}), ("undo", {}), ("redo", {}), ("reset", {}), ("ask_undo", {})):
        await refused(ada.act(kind, table, 0, **more), "record-after-end")
    await refused(ada.ask("leave", table, seat=0), "record-after-end")
    await refused(ada.ask("return", table, seat=0), "record-after-end")
    # Now all may be looked at, with any eyes.
    assert (await ada.ask("look", table, lines=1, seat=1))["data"]["view"]["viewer"] == 1


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
@over_sockets
async def test_two_persons_and_a_bot_play_a_whole_game(sqlite_server: ServerProcess, game: str) -> None:
    await play_whole(sqlite_server, game)


@over_sockets
async def test_they_do_so_on_postgresql(postgres_server: ServerProcess) -> None:
    await play_whole(postgres_server, "anno1503")
