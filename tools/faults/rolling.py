"""Several servers on one PostgreSQL behind our nginx: restart one after the other under load. No move is refused."""

import asyncio
import time
from collections.abc import Callable, Sequence

from tools.faults.cluster import RATE, running_cluster_stage
from tools.faults.habits import MOVES_ONLY, SETTINGS, Setting
from tools.faults.kills import Outcome, in_thread
from tools.faults.ledger import Ledger
from tools.harness.server_process import ServerProcess

_BETWEEN = 1.0
"""Seconds under load between two restarts."""
_SLOWEST_STOP = 5.0
"""Seconds within which a server must end."""


async def restart_all(
    store: str,
    restarts: int,
    seed: int,
    report: Callable[[str], None],
    settings: Sequence[Setting] = SETTINGS,
    rate: float = RATE,
) -> tuple[Outcome, list[float]]:
    """Restart the servers in turn under load. Return the outcome, and how long moves had to wait."""
    async with running_cluster_stage(store, seed, settings, MOVES_ONLY, rate, direct=False) as stage:
        slowest = 0.0
        stage.load.pace.mark()
        for done in range(restarts):
            await asyncio.sleep(_BETWEEN)
            server = stage.servers[done % len(stage.servers)]
            slowest = max(slowest, await _restart(server, stage.ledger))
            await stage.load.until_acknowledged()
            report(f"{done + 1} of {restarts} restarts, a server has ended after at most {slowest:.1f} s")
        await stage.load.until_all_moved()
        waits = stage.load.pace.waits
        _check_refusals(stage.ledger)
        await stage.check_all()
        return stage.outcome(restarts, "restarts"), waits


async def _restart(server: ServerProcess, ledger: Ledger) -> float:
    """Restart a server and return how many seconds it took to end."""
    begin = time.monotonic()
    code = await in_thread(server.stop)
    seconds = time.monotonic() - begin
    if code or seconds > _SLOWEST_STOP:
        ledger.fault("failed", f"a server ended with code {code} after {seconds:.1f} s")
    await in_thread(server.start)
    return seconds


def _check_refusals(ledger: Ledger) -> None:
    """Record all refusals as faults: players have only done what is allowed."""
    for key, count in ledger.refusals.items():
        ledger.fault("failed", f"{count} commands or questions were refused: {key}")
    if ledger.unavailable:
        ledger.fault("failed", f"{ledger.unavailable} commands were refused because of the store")
