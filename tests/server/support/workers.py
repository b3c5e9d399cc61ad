"""What the tests of bots in processes of their own share."""

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
from kontor.server.bots.worker_pool import BotJob, WorkerPool

GAMES = ("anno1503", "anno1800")
WORKER = [sys.executable, "-m", "kontor.server.bots.worker"]
PATIENT = 120.0
"""Seconds; never needed unless something is broken."""


def job_of(match: Match, table: str = "t", bot: str = "greedy", key: str = "k", asked: Data | None = None) -> BotJob:
    record = match.record()
    record.seed = None
    data = record.data()
    return BotJob(table, bot, data, data.pop("moves"), key, asked)


def request_of(job: BotJob) -> str:
    return json.dumps(job._asdict())


def chosen_here(match: Match, bot: str = "greedy", key: str = "k") -> str:
    move = make_bot(bot, match.game.name).choose(Decision(match.game, match.state), Rng(key))
    return match.game.text(move)


def with_crew(use: Callable[[WorkerPool], Awaitable[None]], workers: int = 1, seconds: float = PATIENT) -> None:
    """Run a test with a pool, and see to it that no process is left."""

    async def whole() -> None:
        pool = WorkerPool(workers, seconds)
        try:
            await use(pool)
        finally:
            pids = pool.pids()
            await pool.close()
            assert not pool.pids()
            assert not [pid for pid in pids if is_there(pid)]

    asyncio.run(whole())


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def gone(pid: int) -> bool:
    """Whether a process that is not our child ends soon."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        if not is_there(pid) or is_zombie(pid):
            return True
        time.sleep(0.05)
    return False


def is_zombie(pid: int) -> bool:
    """Dead, and only waiting for a parent that collects it."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
            return file.read().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def answers(requests: Iterable[str | bytes], *arguments: str) -> list[dict[str, str]]:
    """What the program itself answers, line by line; it ends quietly."""
    lines = [request if isinstance(request, bytes) else request.encode() for request in requests]
    done = subprocess.run([*WORKER, *arguments], input=b"\n".join([*lines, b""]), capture_output=True, timeout=PATIENT)
    assert (done.returncode, done.stderr) == (0, b"")
    return [json.loads(line) for line in done.stdout.splitlines()]
