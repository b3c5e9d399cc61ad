"""Several servers on one PostgreSQL under load: kill any of them, or restart PostgreSQL. All clients go on."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tools.faults.cluster import RATE, Stage, running_cluster_stage
from tools.faults.habits import SETTINGS, Setting
from tools.faults.kills import Outcome, in_thread
from tools.harness.postgres_cluster import Cluster

_LOWEST, _HIGHEST = 0.2, 2.0
"""The range of seconds under load before a server is killed."""
_COMPARED_EVERY = 5
"""Kills between two comparisons with the store, which take the time of the load program."""
_OUTAGES = (0.0, 2.0, 5.0)
"""Seconds for which PostgreSQL stays away. Servers close their tables after three."""


class Recovery(NamedTuple):
    """An outcome, with the seconds that moves had to wait in it: persons since each fault, bots, clocks."""

    outcome: Outcome
    stage: Stage
    persons: list[float]
    seconds: float
    """The length of the run."""


async def kill_any(
    store: str,
    kills: int,
    seed: int,
    report: Callable[[str], None],
    settings: Sequence[Setting] = SETTINGS,
    rate: float = RATE,
) -> Recovery:
    """Kill a random server repeatedly under load, and compare the store with what clients know."""
    rng = random.Random(f"{seed}-many")
    async with running_cluster_stage(store, seed, settings, rate=rate) as stage:
        waits: list[float] = []
        begin = time.monotonic()
        for done in range(kills):
            await asyncio.sleep(rng.uniform(_LOWEST, _HIGHEST))
            server = rng.choice(stage.servers)
            stage.load.pace.mark()
            await in_thread(server.kill)
            await stage.load.until_all_moved()
            waits += stage.load.pace.waits
            await in_thread(server.start)
            if done % _COMPARED_EVERY == _COMPARED_EVERY - 1:
                await stage.compare()
            report(f"{done + 1} of {kills} kills, every table has moved again after at most {max(waits):.1f} s")
        seconds = time.monotonic() - begin
        await stage.check_all()
        return Recovery(stage.outcome(kills), stage, waits, seconds)


async def restart_database(
    cluster: Cluster,
    database: str,
    restarts: int,
    seed: int,
    report: Callable[[str], None],
    settings: Sequence[Setting] = SETTINGS,
    rate: float = RATE,
) -> Recovery:
    """Stop or kill PostgreSQL repeatedly under load. Waits count from when it accepts connections again."""
    rng = random.Random(f"{seed}-database")
    async with running_cluster_stage(cluster.url(database), seed, settings, rate=rate) as stage:
        waits: list[float] = []
        begin = time.monotonic()
        for done in range(restarts):
            await asyncio.sleep(rng.uniform(_LOWEST, _HIGHEST))
            await in_thread(cluster.kill if done % 2 else cluster.stop)
            await asyncio.sleep(_OUTAGES[done % len(_OUTAGES)])
            await in_thread(cluster.start)
            stage.acts.resumed.append(time.time())
            stage.load.pace.mark()
            await stage.load.until_all_moved()
            waits += stage.load.pace.waits
            await stage.compare()
            report(f"{done + 1} of {restarts} restarts, every table has moved again after at most {max(waits):.1f} s")
        seconds = time.monotonic() - begin
        await stage.check_all()
        return Recovery(stage.outcome(restarts, "restarts of PostgreSQL"), stage, waits, seconds)
