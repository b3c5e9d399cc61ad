"""A server that is told to stop: commands under way are answered, and clients are told to connect again."""

import asyncio

import httpx
import pytest
from sqlalchemy import create_engine, text

from tests.server.support.serving import Players, async_test, list_things
from tools.harness.server_process import ServerProcess


@async_test
async def test_a_command_under_way_is_answered_before_clients_are_sent_away(postgres_url: str) -> None:
    engine = create_engine(postgres_url.replace("postgresql:", "postgresql+psycopg:"))
    with ServerProcess(postgres_url) as server:
        assert server.process is not None
        async with Players(server) as players, httpx.AsyncClient(base_url=server.url) as monitor:
            table, (ada, ben) = await players.start_trading_game()
            assert (await monitor.get("/api/ready")).status_code == 204
            assert (await monitor.get("/api/alive")).status_code == 204
            with engine.connect() as other:
                # The command cannot be committed while this transaction is open.
                other.execute(text("LOCK TABLE entries IN EXCLUSIVE MODE"))
                things = await list_things(ada, table, 0)
                assert "end" in things
                command = asyncio.create_task(ada.play(table, 0, "end"))
                await asyncio.sleep(0)
                while not other.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted")).scalar():
                    await asyncio.sleep(0.02)
                server.process.terminate()
                await ben.wait_for_message("restarting")
                with pytest.raises(httpx.TransportError):
                    await monitor.get("/api/ready")
                assert not command.done()
            assert (await command)["type"] == "done"
            await ada.wait_for_message("restarting")
            for player in (ada, ben):
                reason = "The server is restarting. Connect again in a moment."
                assert await player.live.closed_because() == (1012, reason)
        assert server.process.wait(5) == 0
    engine.dispose()
