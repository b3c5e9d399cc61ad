"""Outages that a server must survive without a restart: a full disk, a lost database, a killed bot worker."""

import os
import resource
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tools.faults.habits import Setting
from tools.faults.kills import Outcome, Stage, in_thread, outcome, running_stage
from tools.harness.postgres_cluster import Cluster, children_of

_FILE_SIZE_LIMIT = 64 * 1024
"""Bytes. A limit on the size of files simulates a full disk."""
_DISK_SIZE = "16m"
_REFUSALS = 30
"""Commands that must be refused before an outage ends."""
WITH_BOT = (Setting("anno1800", 1, bots=("greedy",)),)


async def disk_full(store: str, seed: int, disk: Path | None = None) -> Outcome:
    """Fill the disk and free it again. Without a `disk` of its own, limit the size of files instead."""
    async with running_stage(store, seed) as stage:
        assert stage.server.process is not None
        pid = stage.server.process.pid
        ballast = None if disk is None else disk / "ballast"
        if ballast is None:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (_FILE_SIZE_LIMIT, resource.RLIM_INFINITY))
        else:
            fill(ballast)
        await _while_unavailable(stage)
        if ballast is None:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        else:
            ballast.unlink()
        return await _recover(stage)


async def database_gone(cluster: Cluster, database: str, seed: int) -> Outcome:
    """Stop and restart the database, then kill and restart it."""
    async with running_stage(cluster.url(database), seed) as stage:
        for end in (cluster.stop, cluster.kill):
            await in_thread(end)
            try:
                await _while_unavailable(stage)
            finally:
                await in_thread(cluster.start)
            await stage.load.until_all_moved()
        return await _recover(stage)


async def _while_unavailable(stage: Stage) -> None:
    """Check that during an outage everything is refused and nothing is acknowledged."""
    await stage.load.until_unavailable(_REFUSALS)
    before = stage.load.acknowledged
    await stage.load.until_unavailable(_REFUSALS)
    if stage.load.acknowledged != before:
        stage.ledger.fault("failed", "commands were acknowledged though nothing could be stored")


async def _recover(stage: Stage) -> Outcome:
    await stage.check_all()
    if stage.server.process is None or stage.server.process.poll() is not None:
        stage.ledger.fault("failed", "the server ended")
    return outcome(stage, 0)


async def bot_worker_killed(store: str, seed: int, times: int = 5) -> Outcome:
    """Kill the workers whenever a bot is to act. The bot must play all the same."""
    async with running_stage(store, seed, WITH_BOT) as stage:
        assert stage.server.process is not None
        player = stage.load.players[0][0]
        deaths = await _deaths(stage)
        for _ in range(times):
            # Repeat until a worker is killed while it thinks: idle ones are replaced silently.
            while await _deaths(stage) == deaths:
                await stage.load.until_acknowledged()
                for pid in children_of(stage.server.process.pid):
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
            deaths = await _deaths(stage)
            await stage.load.until_all_moved()
        await player.http.call("GET", "/api/health")
        result = await _recover(stage)
        return result._replace(kills=times)


async def _deaths(stage: Stage) -> int:
    """Return how many dead workers the server has noticed."""
    answer = await stage.load.players[0][0].http.http.get("/api/metrics")
    lines = answer.text.splitlines()
    return next(int(float(line.split()[1])) for line in lines if line.startswith("kontor_bot_deaths "))


def fill(ballast: Path) -> None:
    """Write a file until the disk is full."""
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(b"\0" * 4096)


def can_mount() -> bool:
    """Whether this process may mount a file system."""
    try:
        with small_disk():
            return True
    except (OSError, subprocess.CalledProcessError):
        return False


@contextmanager
def small_disk() -> Iterator[Path]:
    """Mount a small file system and return its folder."""
    folder = Path(tempfile.mkdtemp(prefix="kontor-disk-"))
    try:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={_DISK_SIZE}", "tmpfs", str(folder)]
        subprocess.run(mount, check=True, stderr=subprocess.DEVNULL)
        try:
            yield folder
        finally:
            subprocess.run(["umount", str(folder)], check=True)
    finally:
        shutil.rmtree(folder)
