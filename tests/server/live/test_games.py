"""Two persons and a bot play whole games over WebSockets."""

import pytest

from tests.server.support.serving import Player, Players, assert_refused, async_test
from tests.server.support.whole_games import play_whole_game
from tools.harness.server_process import ServerProcess


async def check_whole_game(server: ServerProcess, game: str) -> None:
    async with Players(server) as players:
        ada, ben = await players.connect("Ada"), await players.connect("Ben")
        await check_game_is_over(ada, await play_whole_game(ada, ben, game))


async def check_game_is_over(ada: Player, table: str) -> None:
    for kind, more in (("move", {"line": "end"}), ("undo", {}), ("redo", {}), ("reset", {}), ("ask_undo", {})):
        await assert_refused(ada.act(kind, table, 0, **more), "record-after-end")
    await assert_refused(ada.ask("leave", table, seat=0), "record-after-end")
    await assert_refused(ada.ask("return", table, seat=0), "record-after-end")
    # Everybody may now look at the views of all seats.
    assert (await ada.ask("position", table, lines=1, seat=1))["data"]["view"]["viewer"] == 1


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
@async_test
async def test_two_persons_and_a_bot_play_a_whole_game(sqlite_server: ServerProcess, game: str) -> None:
    await check_whole_game(sqlite_server, game)


@async_test
async def test_two_persons_and_a_bot_play_a_whole_game_on_postgresql(postgres_server: ServerProcess) -> None:
    await check_whole_game(postgres_server, "anno1503")
