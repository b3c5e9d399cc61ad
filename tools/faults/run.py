"""Puts a server through faults while people play, and sees to it that nothing is lost and nothing counts twice.

Run as `python -m tools.faults.run` or `make faults`; exits 1 if anything is lost, doubled, changed or stuck.
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
from tools.faults.outages import bot_worker_killed, can_mount, database_gone, disk_full, small_disk
from tools.harness.postgres_cluster import running_cluster

STORES = ("sqlite", "postgresql")
KILLS = 100
SEED = 1503


@contextmanager
def fresh_store(kind: str) -> Iterator[str]:
    """The address of an empty store; afterwards it is gone."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="kontor-faults-") as folder:
            yield sqlite_address(Path(folder) / "kontor.db")
    else:
        with running_cluster() as cluster:
            cluster.create("faults")
            yield cluster.url("faults")


def progress(line: str) -> None:
    """Show how far it is: in place on a screen, else on lines of its own."""
    print(f"\r{line}" if sys.stdout.isatty() else line, end="\x1b[K" if sys.stdout.isatty() else "\n", flush=True)


def say(line: str) -> None:
    """Print a line, in place of the progress."""
    print(f"\r\x1b[K{line}" if sys.stdout.isatty() else line, flush=True)


def run(title: str, fault: Callable[[], Awaitable[Outcome]]) -> bool:
    """Put a server through something and tell what came of it; says whether all was well."""
    say(title)

    async def whole() -> Outcome:
        return await fault()

    outcome = asyncio.run(whole())
    say(outcome.told())
    return outcome.ledger.clean


def run_kills(kind: str, kills: int, seed: int) -> bool:
    """Kill the server on one kind of store."""
    with fresh_store(kind) as store:
        return run(f"Killed at random moments, {kind}:", lambda: kill_often(store, kills, seed, progress))


def run_others(seed: int) -> bool:
    """The other faults, one after the other."""
    wells = []
    with fresh_store("sqlite") as store:
        title = "Full disk (files may not grow): acts are refused with store-away; with room again play goes on:"
        wells.append(run(title, lambda: disk_full(store, seed)))
    if can_mount():
        with small_disk() as disk:
            title = "Full disk (a small file system): the same:"
            wells.append(run(title, lambda: disk_full(sqlite_address(disk / "kontor.db"), seed, disk)))
    with running_cluster() as cluster:
        cluster.create("faults")
        title = "Database stopped, then killed: acts are refused with store-away; when it is back play goes on:"
        wells.append(run(title, lambda: database_gone(cluster, "faults", seed)))
    with fresh_store("sqlite") as store:
        title = "Bot workers killed while they think: another one thinks, the game goes on:"
        wells.append(run(title, lambda: bot_worker_killed(store, seed)))
    return all(wells)


def main(words: list[str] | None = None) -> int:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.faults.run", description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS, help="how often the server is killed on each store")
    parser.add_argument("--store", choices=STORES, help="only kills, and only on this store")
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args(words)
    for ending in (signal.SIGINT, signal.SIGTERM):
        # Said for both: in the background Ctrl-C would be ignored, and nothing must be left running.
        signal.signal(ending, signal.default_int_handler)
    try:
        wells = [run_kills(kind, asked.kills, asked.seed) for kind in STORES if asked.store in (None, kind)]
        if asked.store is None:
            wells.append(run_others(asked.seed))
    except KeyboardInterrupt:
        say("Stopped.")
        return 130
    say("All is well." if all(wells) else "Something is wrong.")
    return 0 if all(wells) else 1


if __name__ == "__main__":
    sys.exit(main())
