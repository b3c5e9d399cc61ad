"""Crash tests: kill a server at random moments under load, restart it, and compare its store with its clients."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeVar

from tools.faults.habits import SETTINGS, Setting
from tools.faults.ledger import Audit, Ledger, expected
from tools.faults.load import Load
from tools.harness.server_process import ServerProcess

Result = TypeVar("Result")
_SOONEST, _LATEST = 0.05, 1.0
"""The range of seconds under load before the server is killed."""
_FULL_CHECK_EVERY = 10
"""Kills between two full checks."""


class Stage:
    """A server, the load on it, and the ledger and audit of its clients."""

    def __init__(self, store: str, seed: int, settings: Sequence[Setting] = SETTINGS) -> None:
        self.server = ServerProcess(store)
        self.ledger = Ledger()
        self.load = Load([self.server.url], self.ledger, seed, settings)
        self.audit = Audit(store, self.ledger)

    async def start(self) -> None:
        """Start or restart the server."""
        await in_thread(self.server.start)
        self.load.up.set()

    async def kill(self) -> None:
        """Kill the server."""
        self.load.up.clear()
        await in_thread(self.server.kill)

    async def compare(self) -> None:
        """Compare the store with what clients know by now."""
        await compare(self.audit, self.load)

    async def check_all(self) -> None:
        """Check that every table is playable and shows its entries unchanged, and that the store is complete."""
        await self.load.until_all_moved()
        await self.load.check_history()
        await self.compare()


@asynccontextmanager
async def running_stage(store: str, seed: int, settings: Sequence[Setting] = SETTINGS) -> AsyncIterator[Stage]:
    """Run a server under load."""
    stage = Stage(store, seed, settings)
    try:
        await stage.start()
        await stage.load.begin()
        await stage.load.until_all_moved()
        yield stage
    finally:
        try:
            await stage.load.end()
        finally:
            stage.server.close()


class Outcome(NamedTuple):
    """The counts of a fault test, and the ledger with its faults."""

    kills: int
    acknowledged: int
    resent: int
    stored_unanswered: int
    entries: int
    tables: int
    ledger: Ledger
    events: str = "kills"

    def summary(self) -> str:
        """Return the counts and faults as text."""
        counts = {kind: self.ledger.count(kind) for kind in ("lost", "doubled", "changed", "gaps", "stuck", "failed")}
        lines = [
            f"{self.kills} {self.events}, {self.acknowledged} commands acknowledged",
            f"{self.entries} entries at {self.tables} tables checked",
            f"{self.resent} commands sent again, of which {self.stored_unanswered} had been stored already",
            ", ".join(f"{count} {kind}" for kind, count in counts.items()),
            *(f"{kind}: {what}" for kind, faults in self.ledger.faults.items() for what in faults[:20]),
        ]
        return "\n".join(f"  {line}" for line in lines)


def outcome(stage: Stage, kills: int) -> Outcome:
    """Return the outcome so far."""
    ledger, audit = stage.ledger, stage.audit
    counts = (stage.load.acknowledged, ledger.resent, ledger.stored_unanswered, audit.entries, audit.tables)
    return Outcome(kills, *counts, ledger)


async def kill_often(store: str, kills: int, seed: int, report: Callable[[str], None]) -> Outcome:
    """Kill the server repeatedly under load, and compare after each kill."""
    rng = random.Random(f"{seed}-kills")
    async with running_stage(store, seed) as stage:
        for done in range(kills):
            await asyncio.sleep(rng.uniform(_SOONEST, _LATEST))
            await stage.kill()
            await stage.start()
            await stage.load.until_acknowledged()
            await stage.compare()
            if done % _FULL_CHECK_EVERY == _FULL_CHECK_EVERY - 1:
                await stage.check_all()
            report(f"{done + 1} of {kills} kills, {stage.load.acknowledged} commands acknowledged")
        await stage.check_all()
        return outcome(stage, kills)


async def compare(audit: Audit, load: Load) -> None:
    """Compare the store with what clients know by now."""
    before = expected(load.ledger)
    tables, entries = await in_thread(audit.read)
    audit.compare(before, tables, entries)


async def in_thread(work: Callable[[], Result]) -> Result:
    """Run blocking work in a thread. If cancelled, still wait until it is done."""
    task: asyncio.Future[Any] = asyncio.ensure_future(asyncio.to_thread(work))
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise
