"""Bots of a running server play whatever happens to the processes they think in."""

import os
import signal
from pathlib import Path

import httpx

from tests.server.support.serving import Company, over_sockets, record_text, replayed
from tools.harness.postgres_cluster import children_of
from tools.harness.server_process import ServerProcess


def workers(server: ServerProcess) -> list[int]:
    """The processes in which the bots of a server think."""
    assert server.process is not None
    return [
        pid
        for pid in children_of(server.process.pid)
        if b"kontor.server.bots.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    ]


def figure(server: ServerProcess, name: str) -> float:
    lines = httpx.get(f"{server.url}/api/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith(f"{name} ")).split()[1])


@over_sockets
async def test_a_killed_worker_does_not_stop_the_game(sqlite_server: ServerProcess) -> None:
    async with Company(sqlite_server) as company:
        ada = await company.player("Ada")
        deaths = figure(sqlite_server, "kontor_bot_deaths")
        table = await ada.http.make("anno1503", [{"kind": "bot", "bot": "greedy"}] * 3)
        await ada.live.open(table)
        await ada.until_number(table, 6)
        killed = workers(sqlite_server)
        for worker in killed:
            os.kill(worker, signal.SIGKILL)
        await ada.until(table, lambda now: now["info"]["status"] == "over")
        assert figure(sqlite_server, "kontor_bot_deaths") > deaths
        assert not {*workers(sqlite_server)} & {*killed}
        match = replayed(await record_text(ada, table))
        assert match.over
        assert ada.info(table)["result"] is not None
