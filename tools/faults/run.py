"""Fault tests: nothing is lost and nothing counts twice when servers, databases and workers fail under load.

Run as `python -m tools.faults.run` or `make faults`. Exits 1 if anything is lost, doubled, changed or stuck.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from kontor.server.store.database import sqlite_address
from tools.faults.kills import Outcome, kill_often
from tools.faults.many import kill_any
from tools.faults.outages import bot_worker_killed, can_mount, database_gone, disk_full, small_disk
from tools.faults.rolling import restart_all
from tools.harness.nginx import NGINX
from tools.harness.postgres_cluster import running_cluster

STORES = ("sqlite", "postgresql")
KILLS = 100
RESTARTS = 15
SEED = 1503


@contextmanager
def fresh_store(kind: str) -> Iterator[str]:
    """Return the address of an empty store. It is deleted afterwards."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="kontor-faults-") as folder:
            yield sqlite_address(Path(folder) / "kontor.db")
    else:
        with running_cluster() as cluster:
            cluster.create("faults")
            yield cluster.url("faults")


def progress(line: str) -> None:
    """Print the progress, in place if the output is a terminal."""
    print(f"\r{line}" if sys.stdout.isatty() else line, end="\x1b[K" if sys.stdout.isatty() else "\n", flush=True)


def say(line: str) -> None:
    """Print a line over the progress."""
    print(f"\r\x1b[K{line}" if sys.stdout.isatty() else line, flush=True)


def run(title: str, fault: Callable[[], Awaitable[Outcome]]) -> bool:
    """Run a fault test and print its outcome. Return whether there were no faults."""
    say(title)

    async def run_fault() -> Outcome:
        return await fault()

    outcome = asyncio.run(run_fault())
    say(outcome.summary())
    return outcome.ledger.clean


def run_kills(kind: str, kills: int, seed: int) -> bool:
    """Run the crash tests on one kind of store."""
    with fresh_store(kind) as store:
        return run(f"Killed at random moments, {kind}:", lambda: kill_often(store, kills, seed, progress))


def run_many(kills: int, seed: int) -> bool:
    """Run the crash tests of several servers on one database."""
    with fresh_store("postgresql") as store:
        title = "Any of three servers on one PostgreSQL killed at random moments, clients go on at the others:"

        async def fault() -> Outcome:
            return (await kill_any(store, kills, seed, progress)).outcome

        return run(title, fault)


def run_rolling(restarts: int, seed: int) -> bool:
    """Restart several servers behind nginx one after the other."""
    if NGINX is None:
        say("Restarts behind nginx are left out: it is not installed.")
        return True
    with fresh_store("postgresql") as store:
        title = "Three servers behind nginx restarted one after the other, clients go on at the others:"

        async def fault() -> Outcome:
            return (await restart_all(store, restarts, seed, progress))[0]

        return run(title, fault)


def run_others(seed: int) -> bool:
    """Run the other fault tests one after the other."""
    passed = []
    with fresh_store("sqlite") as store:
        title = "Full disk (files may not grow): commands are refused with store-away; with room again play goes on:"
        passed.append(run(title, lambda: disk_full(store, seed)))
    if can_mount():
        with small_disk() as disk:
            title = "Full disk (a small file system): the same:"
            passed.append(run(title, lambda: disk_full(sqlite_address(disk / "kontor.db"), seed, disk)))
    with running_cluster() as cluster:
        cluster.create("faults")
        title = "Database stopped, then killed: commands are refused with store-away; when it is back play goes on:"
        passed.append(run(title, lambda: database_gone(cluster, "faults", seed)))
    with fresh_store("sqlite") as store:
        title = "Bot workers killed while they think: another one thinks, the game goes on:"
        passed.append(run(title, lambda: bot_worker_killed(store, seed)))
    return all(passed)


def main(args: list[str] | None = None) -> int:
    """Run the requested tests."""
    parser = argparse.ArgumentParser(prog="python -m tools.faults.run", description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS, help="how often the server is killed on each store")
    parser.add_argument("--restarts", type=int, default=RESTARTS, help="how often a server behind nginx is restarted")
    parser.add_argument("--store", choices=STORES, help="only kills, and only on this store")
    parser.add_argument("--seed", type=int, default=SEED)
    options = parser.parse_args(args)
    for ending in (signal.SIGINT, signal.SIGTERM):
        # Also SIGINT: it is ignored in background jobs, and no server must be left running.
        signal.signal(ending, signal.default_int_handler)
    try:
        passed = [run_kills(kind, options.kills, options.seed) for kind in STORES if options.store in (None, kind)]
        if options.store is None:
            passed += [run_many(options.kills, options.seed), run_rolling(options.restarts, options.seed)]
            passed.append(run_others(options.seed))
    except KeyboardInterrupt:
        say("Stopped.")
        return 130
    say("All is well." if all(passed) else "Something is wrong.")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
