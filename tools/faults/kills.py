"""A server killed at random moments under load, started again, and its store held against what its clients know."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeVar

from tools.faults.ledger import Audit, Ledger, expected
from tools.faults.load import SETTINGS, Load, Setting
from tools.harness.server_process import ServerProcess

Result = TypeVar("Result")
_SOONEST, _LATEST = 0.05, 1.0
"""Seconds under load after which the server is killed."""
_LOOK_EVERY = 10
"""After so many kills: is every table playable, and does it show all as it was?"""


class Stage:
    """A server, those who play there, and what they noted."""

    def __init__(self, store: str, seed: int, settings: Sequence[Setting] = SETTINGS) -> None:
        self.server = ServerProcess(store)
        self.ledger = Ledger()
        self.load = Load(self.server.url, self.ledger, seed, settings)
        self.audit = Audit(store, self.ledger)

    async def start(self) -> None:
        """Start the server, for the first time or again."""
        await in_thread(self.server.start)
        self.load.up.set()

    async def kill(self) -> None:
        """End the server at once."""
        self.load.up.clear()
        await in_thread(self.server.kill)

    async def compare(self) -> None:
        """StoreLock the store against what clients know by now."""
        before = expected(self.ledger)
        tables, entries = await in_thread(self.audit.read)
        self.audit.compare(before, tables, entries)

    async def look_over(self) -> None:
        """Is every table playable, does it show all as it was, is everything in the store?"""
        await self.load.until_all_moved()
        await self.load.look_again()
        await self.compare()


@asynccontextmanager
async def stage(store: str, seed: int, settings: Sequence[Setting] = SETTINGS) -> AsyncIterator[Stage]:
    """A server under load; afterwards nothing of it is left."""
    scene = Stage(store, seed, settings)
    try:
        await scene.start()
        await scene.load.begin()
        await scene.load.until_all_moved()
        yield scene
    finally:
        try:
            await scene.load.end()
        finally:
            scene.server.close()


class Outcome(NamedTuple):
    """What came of it."""

    kills: int
    acknowledged: int
    again: int
    kept_unanswered: int
    entries: int
    tables: int
    ledger: Ledger

    def told(self) -> str:
        """In a few lines."""
        counts = {kind: self.ledger.count(kind) for kind in ("lost", "doubled", "changed", "gaps", "stuck", "failed")}
        lines = [
            f"{self.kills} kills, {self.acknowledged} acts acknowledged",
            f"{self.entries} entries at {self.tables} tables checked",
            f"{self.again} acts sent again, of which {self.kept_unanswered} had been kept already",
            ", ".join(f"{count} {kind}" for kind, count in counts.items()),
            *(f"{kind}: {what}" for kind, faults in self.ledger.faults.items() for what in faults[:20]),
        ]
        return "\n".join(f"  {line}" for line in lines)


def outcome(scene: Stage, kills: int) -> Outcome:
    """What has come of it so far."""
    ledger, audit = scene.ledger, scene.audit
    counts = (scene.load.acknowledged, ledger.again, ledger.kept_unanswered, audit.entries, audit.tables)
    return Outcome(kills, *counts, ledger)


async def kill_often(store: str, kills: int, seed: int, tell: Callable[[str], None]) -> Outcome:
    """Kill the server so many times."""
    chance = random.Random(f"{seed}-kills")
    async with stage(store, seed) as scene:
        for done in range(kills):
            await asyncio.sleep(chance.uniform(_SOONEST, _LATEST))
            await scene.kill()
            await scene.start()
            await scene.load.until_acknowledged()
            await scene.compare()
            if done % _LOOK_EVERY == _LOOK_EVERY - 1:
                await scene.look_over()
            tell(f"{done + 1} of {kills} kills, {scene.load.acknowledged} acts acknowledged")
        await scene.look_over()
        return outcome(scene, kills)


async def in_thread(work: Callable[[], Result]) -> Result:
    """Do something that blocks beside the event loop, and to its end even if nobody wants it any more."""
    task: asyncio.Future[Any] = asyncio.ensure_future(asyncio.to_thread(work))
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise
