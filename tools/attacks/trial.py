"""One attack on one server: the latency of the victim's moves, the memory of the server, and its end by SIGTERM."""

import asyncio
import os
import resource
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from kontor.server.store.database import sqlite_address
from tools.attacks.victim import victims
from tools.harness.server_process import SLOW_NAMES, ServerProcess

P99, SLOWEST, SIGTERM = 0.25, 1.0, 5.0
"""Seconds: of all but one in a hundred moves, of any move, and until the server has ended."""
MOST_MEMORY = 500
"""MiB of the server during an attack, without its workers."""
MOST_LEFT = 120
"""MiB that the server may hold more than before, some time after an attack."""
BOUNDS = (
    f"bounds: p99 {P99 * 1e3:.0f} ms, slowest {SLOWEST:g} s, memory {MOST_MEMORY} MiB, "
    f"left {MOST_LEFT} MiB, SIGTERM {SIGTERM:g} s"
)
_DESCRIPTORS = 1024
_VICTIMS = 3
FEWEST = 5
"""Moves that others must be able to make, however long it takes."""
_PATIENCE = 60.0
_WARM_UP = 2.0
_MIB = 1024 * 1024
Attack = Callable[[ServerProcess], Coroutine[Any, Any, None]]


class Trial(NamedTuple):
    """The outcome of an attack: seconds, MiB, the load of the machine, and what went wrong for the victim."""

    moves: int
    quiet: float
    """The p99 before the attack: how much of the time is due to other load on the machine."""
    p50: float
    p99: float
    slowest: float
    before: float
    most: float
    after: float
    sigterm: float
    load: float
    trouble: str

    def misses(self) -> list[str]:
        """Return which bounds are missed."""
        found = {
            "victim": bool(self.trouble) or not self.moves,
            "p99": self.p99 >= P99,
            "slowest": self.slowest >= SLOWEST,
            "memory": self.most >= MOST_MEMORY,
            "memory left": self.after - self.before >= MOST_LEFT,
            "SIGTERM": self.sigterm >= SIGTERM,
        }
        return [name for name, missed in found.items() if missed]

    @staticmethod
    def heading() -> str:
        """Return the heading of the table."""
        return (
            f"{'attack':24}{'moves':>6}{'quiet ms':>10}{'p50 ms':>8}{'p99 ms':>8}{'max ms':>8}"
            f"{'MiB before':>12}{'most':>6}{'after':>7}{'SIGTERM s':>11}{'load':>6}  missed"
        )

    def line(self, name: str) -> str:
        """Return a line of the table."""
        return (
            f"{name:24}{self.moves:6}{self.quiet * 1e3:10.0f}"
            f"{self.p50 * 1e3:8.0f}{self.p99 * 1e3:8.0f}{self.slowest * 1e3:8.0f}"
            f"{self.before:12.0f}{self.most:6.0f}{self.after:7.0f}{self.sigterm:11.1f}{self.load:6.1f}"
            f"  {', '.join(self.misses())} {self.trouble}".rstrip()
        )


async def attack_once(attack: Attack, seconds: float, settle: float = 3.0, local_webhooks: bool = True) -> Trial:
    """Attack a new server while others play there, then again until SIGTERM has ended it.

    After the attack, the server has `settle` seconds to free memory.
    """
    options = ["--bot-pause", "0", *["--local-webhooks"] * local_webhooks]
    _allow_connections()
    with tempfile.TemporaryDirectory(prefix="kontor-attack-") as folder:
        # Few systems allow a server more open files than this by default.
        program = ["bash", "-c", f'ulimit -n {_DESCRIPTORS}; exec "$@"', "bash", *SLOW_NAMES]
        server = ServerProcess(sqlite_address(Path(folder) / "kontor.db"), options, program)
        with closing(server):
            server.start()
            return await _measure(server, attack, seconds, settle)


async def _measure(server: ServerProcess, attack: Attack, seconds: float, settle: float) -> Trial:
    assert server.process is not None
    pid = server.process.pid
    async with victims(server.url, _VICTIMS) as watched:
        await _until(lambda: len(watched.seconds) >= FEWEST, _PATIENCE)
        watched.seconds.clear()
        await asyncio.sleep(min(seconds, _WARM_UP))
        before, quiet = _memory(pid), _quantile(sorted(watched.seconds), 0.99)
        watched.seconds.clear()
        async with running(attack(server)) as attacking:
            most = await _watch(pid, seconds)
            # A stall shows only once the moves that wait for its end are acknowledged.
            expected = len(watched.seconds) + FEWEST
            await _until(lambda: len(watched.seconds) >= expected, _PATIENCE)
            trouble = await watched.failure() or _failure(attacking)
            if not trouble and len(watched.seconds) < expected:
                trouble = "no more moves"
        times = sorted(watched.seconds)
        await asyncio.sleep(settle)
        after, load = _memory(pid), os.getloadavg()[0]
        trouble = trouble or await watched.failure()
    sigterm = await _end_during(server, attack, min(seconds, _WARM_UP))
    trouble = trouble or ("a traceback in the log" if "Traceback" in server.log() else "")
    p50, p99 = (_quantile(times, share) for share in (0.5, 0.99))
    slowest = times[-1] if times else float("inf")
    return Trial(len(times), quiet, p50, p99, slowest, before, most, after, sigterm, load, trouble)


@asynccontextmanager
async def running(job: Coroutine[Any, Any, None]) -> AsyncIterator["asyncio.Task[None]"]:
    """Run a job in the background, and cancel it at the end."""
    task = asyncio.create_task(job)
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def _failure(task: "asyncio.Task[None]") -> str:
    """Return why a task has ended, or an empty string if it is still running."""
    if not task.done():
        return ""
    error = None if task.cancelled() else task.exception()
    return repr(error)[:100] if error is not None else "ended"


async def _until(ready: Callable[[], bool], patience: float) -> None:
    """Wait for a condition, for a limited time."""
    end = perf_counter() + patience
    while not ready() and perf_counter() < end:
        await asyncio.sleep(0.05)


async def _watch(pid: int, seconds: float) -> float:
    """Return the most memory that a process holds within some seconds."""
    most, end = 0.0, perf_counter() + seconds
    while perf_counter() < end:
        most = max(most, _memory(pid))
        await asyncio.sleep(0.1)
    return most


async def _end_during(server: ServerProcess, attack: Attack, after: float) -> float:
    """Return the seconds from SIGTERM to the end of the server during an attack."""
    async with running(attack(server)):
        await asyncio.sleep(after)
        start = perf_counter()
        code = await asyncio.get_running_loop().run_in_executor(None, server.stop)
        assert code == 0, code
        return perf_counter() - start


def _quantile(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")


def _memory(pid: int) -> float:
    """Return the resident memory of a process in MiB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / _MIB


def _allow_connections() -> None:
    """Raise the limit of open files of this process, which holds the other ends of all connections."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
