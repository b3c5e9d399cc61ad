"""Shared by the tests of bot workers, which are processes of their own."""

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterable

from kontor.bots.base import make_bot
from kontor.engine.decision import Decision
from kontor.engine.match import Match
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng
from kontor.server.workers.worker_pool import BotJob, WorkerPool

GAMES = ("anno1503", "anno1800")
WORKER = [sys.executable, "-m", "kontor.server.workers.worker"]
TIMEOUT = 120.0
"""Seconds. Never needed unless something is broken."""


def make_job(
    match: Match, table: str = "t", bot: str = "greedy", key: str = "k", question: Data | None = None
) -> BotJob:
    record = match.record()
    record.seed = None
    data = record.data()
    return BotJob(table, bot, data, data.pop("moves"), key, question)


def encode_job(job: BotJob) -> str:
    return json.dumps(job._asdict())


def choose_locally(match: Match, bot: str = "greedy", key: str = "k") -> str:
    """Return what a bot chooses in this process."""
    move = make_bot(bot, match.game.name).choose(Decision(match.game, match.state), Rng(key))
    return match.game.text(move)


def with_pool(use: Callable[[WorkerPool], Awaitable[None]], workers: int = 1, seconds: float = TIMEOUT) -> None:
    """Call `use` with a pool, close it and check that none of its processes is left."""

    async def run() -> None:
        pool = WorkerPool(workers, seconds)
        try:
            await use(pool)
        finally:
            pids = pool.pids()
            await pool.close()
            assert not pool.pids()
            assert not [pid for pid in pids if is_running(pid)]

    asyncio.run(run())


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def ends_soon(pid: int) -> bool:
    """Return whether a process that is not our child ends within 30 seconds."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        if not is_running(pid) or is_zombie(pid):
            return True
        time.sleep(0.05)
    return False


def is_zombie(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
            return file.read().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def run_worker(requests: Iterable[str | bytes], *arguments: str) -> list[dict[str, str]]:
    """Run the worker program on these requests and return its answers. Assert that it succeeds without errors."""
    lines = [request if isinstance(request, bytes) else request.encode() for request in requests]
    done = subprocess.run([*WORKER, *arguments], input=b"\n".join([*lines, b""]), capture_output=True, timeout=TIMEOUT)
    assert (done.returncode, done.stderr) == (0, b"")
    return [json.loads(line) for line in done.stdout.splitlines()]
