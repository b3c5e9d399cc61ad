"""Two persons and a bot play whole games over WebSockets."""

import pytest

from tests.server.support.serving import async_test
from tests.server.support.whole_games import play_whole_game
from tools.harness.server_process import ServerProcess


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
@async_test
async def test_two_persons_and_a_bot_play_a_whole_game(sqlite_server: ServerProcess, game: str) -> None:
    await play_whole_game(sqlite_server, game)


@async_test
async def test_two_persons_and_a_bot_play_a_whole_game_on_postgresql(postgres_server: ServerProcess) -> None:
    await play_whole_game(postgres_server, "anno1503")
