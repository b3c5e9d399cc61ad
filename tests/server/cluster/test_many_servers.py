"""Several servers on one PostgreSQL: any server serves any table."""

import asyncio
import json

import psycopg

from tests.server.support.serving import (
    Players,
    assert_refused,
    async_test,
    list_things,
    trade,
)
from tests.server.support.whole_games import play_whole_game
from tools.harness.server_process import ServerProcess


@async_test
async def test_players_on_different_servers_play_whole_games(servers: list[ServerProcess]) -> None:
    async with Players(servers[0]) as players:
        pairs = [
            (await players.connect("Ada"), await players.connect("Ben", server=servers[1]), game)
            for game in ("anno1503", "anno1800")
        ]
        await asyncio.gather(*(play_whole_game(*pair) for pair in pairs))


@async_test
async def test_of_two_moves_at_the_same_time_one_wins_and_the_other_is_stale(servers: list[ServerProcess]) -> None:
    async with Players(servers[0]) as players:
        ada = await players.connect("Ada")
        same_ada = await players.connect("Ada", server=servers[1], key=ada.http.key)
        for _ in range(10):
            table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "screen", "name": "Ben"}])
            shown = [await player.live.open(table) for player in (ada, same_ada)]
            assert shown[0]["revision"] == shown[1]["revision"] == 0
            seat = shown[0]["info"]["actor"]
            line = (await list_things(ada, table, seat))[0]
            answers = await asyncio.gather(
                ada.play(table, seat, line), same_ada.play(table, seat, line), return_exceptions=True
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["RefusedError", "dict"], answers
            refused = next(answer for answer in answers if isinstance(answer, Exception))
            assert refused.args[0] == "revision-stale"
            for player in (ada, same_ada):
                await player.wait_for_number(table, shown[0]["number"] + 1)
                assert [entry["number"] for entry in player.entries(table)] == [shown[0]["number"] + 1]


@async_test
async def test_a_message_that_is_sent_again_to_another_server_counts_once(servers: list[ServerProcess]) -> None:
    async with Players(servers[0]) as players:
        table, (ada, ben) = await players.start_trading_game()
        same_ada = await players.connect("Ada", server=servers[1], key=ada.http.key)
        await same_ada.live.open(table)
        done = await trade(ada, table, 0, identity="once")
        again = await same_ada.ask(
            "move", table, identity="once", seat=0, revision=done["revision"] - 1, line="whatever"
        )
        assert (again["number"], again["revision"]) == (done["number"], done["revision"])
        await assert_refused(same_ada.ask("undo", table, seat=0, revision=done["revision"] - 1), "revision-stale")
        assert ben.kinds(table).count("move") == 1


@async_test
async def test_an_entry_that_was_not_announced_is_shown_all_the_same(servers: list[ServerProcess]) -> None:
    async with Players(servers[0]) as players:
        ada = await players.connect("Ada")
        table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}])
        number = (await ada.live.open(table))["number"] + 1
        # As if another server had died right after a commit.
        with psycopg.connect(servers[0].store.replace("+psycopg", "")) as connection:
            connection.execute("UPDATE tables SET number = %s WHERE id = %s", (number, table))
            chat = json.dumps({"text": "farewell", "name": "Ada"})
            row = (table, number, 0, "chat", -1, ada.person_id, None, chat, 0.0)
            connection.execute(f"INSERT INTO entries VALUES ({', '.join(['%s'] * len(row))})", row)
        assert (await ada.wait_for_entry(table, "chat"))["data"]["text"] == "farewell"
