"""The bots of a running server play on when their worker processes are killed."""

import os
import signal
from pathlib import Path

import httpx

from tests.server.support.serving import Players, async_test, download_record, replay_record
from tools.harness.postgres_cluster import children_of
from tools.harness.server_process import ServerProcess


def worker_pids(server: ServerProcess) -> list[int]:
    """Return the pids of the bot workers of a server."""
    assert server.process is not None
    return [
        pid
        for pid in children_of(server.process.pid)
        if b"kontor.server.workers.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    ]


def metric(server: ServerProcess, name: str) -> float:
    lines = httpx.get(f"{server.url}/api/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith(f"{name} ")).split()[1])


@async_test
async def test_a_killed_worker_does_not_stop_the_game(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        ada = await players.connect("Ada")
        deaths = metric(sqlite_server, "kontor_bot_deaths")
        table = await ada.http.make("anno1503", [{"kind": "bot", "bot": "greedy"}] * 3)
        await ada.live.open(table)
        await ada.wait_for_number(table, 6)
        killed = worker_pids(sqlite_server)
        for pid in killed:
            os.kill(pid, signal.SIGKILL)
        await ada.wait_until(table, lambda now: now["info"]["status"] == "over")
        assert metric(sqlite_server, "kontor_bot_deaths") > deaths
        assert not {*worker_pids(sqlite_server)} & {*killed}
        match = replay_record(await download_record(ada, table))
        assert match.over
        assert ada.info(table)["result"] is not None
