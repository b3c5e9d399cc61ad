"""A short run of `make bench-server`: every move is acknowledged and seen, and the measurements are printed."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from bench.server import main
from bench.server_load import SEATS, Load, Measurements, Pace, at_share
from bench.server_restart import LONG, fill, restart
from kontor.server.store.database import sqlite_address
from tools.harness.server_process import ServerProcess

TABLES = 10


async def play(server: ServerProcess, pace: Pace) -> Measurements:
    assert server.process is not None
    load = Load([server.url], [server.process.pid], TABLES)
    memory = await load.set_up()
    assert 0 < memory.empty <= memory.connected
    measured = await load.play(pace)
    await load.close()
    return measured


def test_every_move_is_acknowledged_and_seen(tmp_path: Path) -> None:
    with ServerProcess(sqlite_address(tmp_path / "load.db")) as server:
        measured = asyncio.run(play(server, Pace(every=1.0, seconds=4.0, warm_up=1.0)))
        server.stop()
    assert measured.lost == []
    assert measured.sent >= TABLES
    assert len(measured.acknowledged) == measured.sent
    assert len(measured.seen) == measured.sent * (SEATS - 1)
    assert len(measured.asks) == measured.sent
    assert all(seconds > 0 for seconds in [*measured.acknowledged, *measured.seen, *measured.asks])
    assert measured.server_share > 0


def test_a_restart_lists_and_opens_what_is_stored(tmp_path: Path) -> None:
    store = sqlite_address(tmp_path / "restart.db")
    stored = fill(store, 4)
    assert stored.games == 4
    assert stored.entries > 2 * LONG
    with closing(ServerProcess(store)) as server:
        times = asyncio.run(restart(server, stored))
        server.stop()
    assert set(times.opened) == {"anno1503", "anno1800"}
    assert min(times.first_answer, times.listed, *times.opened.values()) > 0


def test_the_measurements_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--tables", "2", "--every", "0.5", "--seconds", "1", "--no-search", "--no-restart"]) == 0
    output = capsys.readouterr().out
    assert "2 tables of 3 connected seats, a move at each every 0.5 s" in output
    for part in ("send to acknowledge", "send to seen by others", "per table", "0 tables lost", "load average"):
        assert part in output
    assert "inf" not in output


@pytest.mark.parametrize(("share", "value"), [(0.5, 50.0), (0.95, 95.0), (0.99, 99.0), (1.0, 100.0), (0.001, 1.0)])
def test_percentiles_use_the_nearest_rank(share: float, value: float) -> None:
    assert at_share([float(number) for number in range(100, 0, -1)], share) == value


def test_missing_measurements_count_as_saturated() -> None:
    assert at_share([], 0.99) == float("inf")
    assert Measurements(asked_rate=1.0, seconds=1.0).saturated
