"""`kontor serve --workers`: several processes on one port, which are replaced when they die."""

import asyncio
import os
import re
import signal
from pathlib import Path

import httpx
import pytest

from kontor.cli.main import main
from tests.server.support.serving import Players, async_test, trade
from tools.harness.postgres_cluster import children_of
from tools.harness.server_process import FAST, ServerProcess


def worker_pids(server: ServerProcess) -> set[int]:
    """Return the server processes of a supervisor, without the helper that Python starts for them."""
    assert server.process is not None
    return {
        pid for pid in children_of(server.process.pid) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    }


@async_test
async def test_several_processes_serve_one_port_and_are_replaced(postgres_url: str) -> None:
    with ServerProcess(postgres_url, [*FAST, "--workers", "2"]) as server:
        async with Players(server) as players:
            table, (ada, ben) = await players.start_trading_game()
            number = ada.latest(table)["number"]
            before = worker_pids(server)
            assert len(before) == 2
            for pid in before:
                os.kill(pid, signal.SIGKILL)
            for player in (ada, ben):
                while not player.live.closed:
                    await player.live.news()
            while len(worker_pids(server) - before) < 2 or not server.answers():
                await asyncio.sleep(0.1)
            for player in (ada, ben):
                await player.reconnect()
                await player.live.open(table)
            await trade(ada, table, 0)
            await ben.wait_for_number(table, number + 1)
        assert server.stop() == 0
    with pytest.raises(httpx.ConnectError):
        httpx.get(server.url)


def connections_by_process(server: ServerProcess) -> dict[int, float]:
    """Return the live connections of each process, as one scrape of the metrics has them."""
    text = httpx.get(f"{server.url}/api/metrics").raise_for_status().text
    return {int(pid): float(count) for pid, count in re.findall(r'^kontor_connections{pid="(\d+)"} (.+)$', text, re.M)}


@async_test
async def test_the_metrics_are_those_of_all_processes(postgres_url: str) -> None:
    with ServerProcess(postgres_url, [*FAST, "--workers", "2"]) as server:
        async with Players(server) as players:
            for name in ("Ada", "Ben", "Cara"):
                await players.connect(name)
            pids = worker_pids(server)
            for _ in range(4):
                counted = connections_by_process(server)
                assert counted.keys() == pids
                assert sum(counted.values()) == 3
        os.kill(min(pids), signal.SIGKILL)
        while connections_by_process(server).keys() != worker_pids(server) or worker_pids(server) == pids:
            await asyncio.sleep(0.1)


def test_several_processes_need_a_store_that_they_can_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--store", "sqlite:///kontor.db", "--lang", "en"]) == 2
    assert "need PostgreSQL" in capsys.readouterr().err


def test_a_bus_must_be_redis(capsys: pytest.CaptureFixture[str]) -> None:
    address = "postgresql://127.0.0.1/kontor"
    assert main(["serve", "--bus", "http://127.0.0.1", "--store", address, "--lang", "en"]) == 2
    assert "not the address of a Redis" in capsys.readouterr().err
