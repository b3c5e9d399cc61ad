"""Measure a server under load, and its restart. `python -m bench.server --help`.

The server runs in its own process and shares the machine with this program, which plays at all tables.
"""

import argparse
import asyncio
import os
import platform
import resource
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from bench.machine import load_now
from bench.server_load import SEATS, Load, Measurements, Memory, Pace, at_share
from bench.server_restart import LONG, Restart, Stored, fill, restart
from kontor.arena.program import cpu_name
from kontor.server.store.database import sqlite_address
from tools.harness.postgres_cluster import running_cluster
from tools.harness.server_process import ServerProcess

AIM = 0.1
"""The target in seconds for the 99th percentile of acknowledgements."""
_STEP = 1.25
"""How much faster each step of the search for the saturating rate is than the one before."""
_STEP_SECONDS = 15.0
_SHARES = (0.5, 0.95, 0.99)
_RESTARTS = 3
_MILLION = 1024 * 1024


def parse_args(args: Sequence[str] | None) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=500, help="live tables (500)")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between the moves of a table (5)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to measure (60)")
    parser.add_argument("--games", type=int, default=1000, help="stored games for the restart (1000)")
    parser.add_argument("--no-search", action="store_true", help="leave out the search for the rate that is too much")
    parser.add_argument("--no-restart", action="store_true", help="leave out the restart")
    parser.add_argument(
        "--servers", type=int, default=1, help="servers on one PostgreSQL, each with a part of the seats"
    )
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL server instead of a file of SQLite")
    return parser.parse_args(args)


@contextmanager
def stores(postgres: bool) -> Iterator[tuple[str, str]]:
    """Return the addresses of two empty stores, for load and restart. They are deleted afterwards."""
    if postgres:
        with running_cluster() as cluster:
            for name in ("load", "restart"):
                cluster.create(name)
            yield cluster.url("load"), cluster.url("restart")
    else:
        with tempfile.TemporaryDirectory(prefix="kontor_bench_") as folder:
            yield sqlite_address(Path(folder) / "load.db"), sqlite_address(Path(folder) / "restart.db")


def allow_connections(files: int) -> None:
    """Raise the limit of open files for this process and its children if it is too low."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(files, hard), hard))


def milliseconds(values: Sequence[float]) -> str:
    """Return the p50, p95 and p99 of times, as text."""
    return "  ".join(f"{at_share(values, share) * 1e3:8.1f}" for share in _SHARES)


def measurement_lines(measured: Measurements) -> list[str]:
    """Return the results at the main pace, line by line."""
    return [
        "ms                           p50       p95       p99",
        f"send to acknowledge     {milliseconds(measured.acknowledged)}",
        f"send to seen by others  {milliseconds(measured.seen)}",
        f"asking for ways         {milliseconds(measured.asks)}",
        f"{measured.sent} moves sent, {len(measured.acknowledged)} acknowledged, seen {len(measured.seen)} times,"
        f" {len(measured.lost)} tables lost",
        f"{measured.rate:.1f} moves a second of {measured.asked_rate:.1f} asked for;"
        f" cores used: server {measured.server_share:.2f}, load program {measured.load_share:.2f}; {load_now()}",
        f"processor time of the server for each move, with what was asked for it: {measured.server_cost * 1e3:.1f} ms",
    ]


def memory_line(memory: Memory, after: int, tables: int) -> str:
    """Return the memory of the server, altogether and per table."""
    table = (memory.tables - memory.empty) / tables / 1024
    connected = (memory.connected - memory.empty) / tables / 1024
    played = (after - memory.empty) / tables / 1024
    return (
        f"memory of the server: {memory.empty / _MILLION:.0f} MiB empty, {after / _MILLION:.0f} MiB at the end;"
        f" per table {table:.0f} KiB begun, {connected:.0f} KiB with its connections, {played:.0f} KiB after all moves"
    )


def step_line(measured: Measurements) -> str:
    """Return one line of the search."""
    result = "saturated" if measured.saturated else "kept"
    return (
        f"{measured.asked_rate:7.0f}  {measured.rate:7.0f}  {milliseconds(measured.acknowledged)}"
        f"  {at_share(measured.seen, 0.99) * 1e3:8.1f}  {measured.server_share:6.2f}  {measured.load_share:4.2f}"
        f"  {result}"
    )


async def search(load: Load, every: float, measured: Measurements) -> None:
    """Play faster and faster until the server is saturated. Print the highest rate within the target.

    `measured` holds the results at the pace before.
    """
    print("\nasked/s   made/s  ack p50       p95       p99  seen p99  server  load")
    good = 0.0
    while True:
        print(step_line(measured), flush=True)
        if measured.saturated:
            break
        if at_share(measured.acknowledged, 0.99) < AIM:
            good = measured.rate
        every /= _STEP
        measured = await load.play(Pace(every, _STEP_SECONDS, min(every, 5.0)))
    print(
        f"kept with a p99 below {AIM * 1e3:.0f} ms: {good:.0f} moves a second; saturated at {measured.asked_rate:.0f}"
    )


async def put_under_load(servers: Sequence[ServerProcess], options: argparse.Namespace) -> Measurements:
    """Create the tables, measure at the main pace, then search for the saturating pace."""
    pids = [server.process.pid for server in servers if server.process is not None]
    load = Load([server.url for server in servers], pids, options.tables)
    memory = await load.set_up()
    measured = await load.play(Pace(options.every, options.seconds, options.every))
    print(f"\n{options.tables} tables of {SEATS} connected seats, a move at each every {options.every:g} s")
    print("\n".join([*measurement_lines(measured), memory_line(memory, load.memory(), options.tables)]), flush=True)
    if not options.no_search:
        await search(load, options.every, measured)
    await load.close()
    return measured


def restart_lines(stored: Stored, restarts: Sequence[Restart]) -> list[str]:
    """Return the results of the restarts. The best counts: other load on the machine only adds time."""
    times = {
        "first answer after the process was started": [one.first_answer for one in restarts],
        "processor time until then": [one.processor for one in restarts],
        "list of one's tables": [one.listed for one in restarts],
    }
    for name in stored.long_games:
        times[f"open {name} after {LONG} moves, cold"] = [one.opened[name] for one in restarts]
    head = f"restart with {stored.games} games in play, {stored.entries} entries; best of {len(restarts)}, {load_now()}"
    return [head, *[f"{name:44}{min(taken) * 1e3:6.0f} ms" for name, taken in times.items()]]


def measure_restart(store: str, games: int) -> None:
    """Fill a store, and start a server on it several times."""
    stored = fill(store, games)
    restarts: list[Restart] = []
    for _ in range(_RESTARTS):
        with closing(ServerProcess(store)) as server:
            restarts.append(asyncio.run(restart(server, stored)))
            server.stop()
    print("\n" + "\n".join(restart_lines(stored, restarts)), flush=True)


def main(args: Sequence[str] | None = None) -> int:
    """Measure and print. Exit 1 if any table was lost."""
    options = parse_args(args)
    allow_connections(SEATS * options.tables + 200)
    kind = "PostgreSQL" if options.postgres or options.servers > 1 else "SQLite"
    print(f"{cpu_name()}, {os.cpu_count()} cores, Python {platform.python_version()}, {kind}; {load_now()}")
    with stores(options.postgres or options.servers > 1) as (for_load, for_restart):
        with ExitStack() as stack:
            servers = [stack.enter_context(ServerProcess(for_load)) for _ in range(options.servers)]
            measured = asyncio.run(put_under_load(servers, options))
            for server in servers:
                server.stop()
        if not options.no_restart:
            measure_restart(for_restart, options.games)
    for reason in measured.lost[:5]:
        print(reason, file=sys.stderr)
    return 1 if measured.lost else 0


if __name__ == "__main__":
    sys.exit(main())
