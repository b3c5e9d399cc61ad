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

from tools.faults.kills import Outcome, Stage, in_thread, outcome, stage
from tools.faults.load import Setting
from tools.harness.postgres_cluster import Cluster, children_of

_ROOM = 64 * 1024
"""Bytes: no file of a server that is to feel a full disk may be written to beyond."""
_DISK = "16m"
_REFUSALS = 30
"""So many acts must be refused before what is missing comes back."""
WITH_BOT = (Setting("anno1800", 1, bots=("greedy",)),)


async def disk_full(store: str, seed: int, disk: Path | None = None) -> Outcome:
    """No room for what is to be kept, then room again. Without a disk of its own: no file may grow."""
    async with stage(store, seed) as scene:
        assert scene.server.process is not None
        pid = scene.server.process.pid
        ballast = None if disk is None else disk / "ballast"
        if ballast is None:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (_ROOM, resource.RLIM_INFINITY))
        else:
            fill(ballast)
        await _stay_away(scene)
        if ballast is None:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        else:
            ballast.unlink()
        return await _well_again(scene)


async def database_gone(cluster: Cluster, database: str, seed: int) -> Outcome:
    """The database is stopped and comes back, then is killed and comes back."""
    async with stage(cluster.url(database), seed) as scene:
        for end in (cluster.stop, cluster.kill):
            await in_thread(end)
            try:
                await _stay_away(scene)
            finally:
                await in_thread(cluster.start)
            await scene.load.until_all_moved()
        return await _well_again(scene)


async def _stay_away(scene: Stage) -> None:
    """For a while everything is refused, and nothing is acknowledged."""
    await scene.load.until_away(_REFUSALS)
    before = scene.load.acknowledged
    await scene.load.until_away(_REFUSALS)
    if scene.load.acknowledged != before:
        scene.ledger.fault("failed", "acts were acknowledged though nothing could be kept")


async def _well_again(scene: Stage) -> Outcome:
    await scene.look_over()
    if scene.server.process is None or scene.server.process.poll() is not None:
        scene.ledger.fault("failed", "the server ended")
    return outcome(scene, 0)


async def bot_worker_killed(store: str, seed: int, times: int = 5) -> Outcome:
    """Whenever a bot is to act, what thinks for it is killed; the bot plays all the same."""
    async with stage(store, seed, WITH_BOT) as scene:
        assert scene.server.process is not None
        player = scene.load.players[0][0]
        deaths = await _deaths(scene)
        for _ in range(times):
            # Killed until one is caught while it thinks: one that waits for work is replaced without a word.
            while await _deaths(scene) == deaths:
                await scene.load.until_acknowledged()
                for pid in children_of(scene.server.process.pid):
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
            deaths = await _deaths(scene)
            await scene.load.until_all_moved()
        await player.http.call("GET", "/api/health")
        result = await _well_again(scene)
        return result._replace(kills=times)


async def _deaths(scene: Stage) -> int:
    """How many workers the server has seen die."""
    answer = await scene.load.players[0][0].http.http.get("/api/metrics")
    lines = answer.text.splitlines()
    return next(int(float(line.split()[1])) for line in lines if line.startswith("kontor_bot_deaths "))


def fill(ballast: Path) -> None:
    """Write a file until no room is left."""
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(b"\0" * 4096)


def can_mount() -> bool:
    """Whether we may make a file system of our own."""
    try:
        with small_disk():
            return True
    except (OSError, subprocess.CalledProcessError):
        return False


@contextmanager
def small_disk() -> Iterator[Path]:
    """A file system with little room; afterwards it is gone."""
    folder = Path(tempfile.mkdtemp(prefix="kontor-disk-"))
    try:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={_DISK}", "tmpfs", str(folder)]
        subprocess.run(mount, check=True, stderr=subprocess.DEVNULL)
        try:
            yield folder
        finally:
            subprocess.run(["umount", str(folder)], check=True)
    finally:
        shutil.rmtree(folder)
