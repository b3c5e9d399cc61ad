"""The bots of the server: they think in processes of their own, so that no table waits for another one's bot."""

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from math import ceil
from typing import Any, NamedTuple

from kontor.engine.protocol import Data
from kontor.server.bots.worker import KEPT

_LONGEST_LINE = 16 * 1024 * 1024
"""Bytes of an answer; asyncio's own limit is too near to what a long line of play could need."""
_GRACE = 5
"""Seconds after our time limit at which a worker ends itself; needed only if this process is no longer there."""
_log = logging.getLogger(__name__)


class BotJob(NamedTuple):
    """One decision that a bot is to make: at which table, which bot, the position, and the key of its random numbers.

    The record comes without moves and without its seed, which no bot may know; `lines` are all lines so far. Where a
    person asks, `asked` says what, and there is no bot.

    >>> BotJob("t", "greedy", {"game": "anno1503"}, ["* roll 3"], "k").bot
    'greedy'
    """

    table: str
    bot: str
    record: Data
    lines: list[str]
    key: str
    asked: Data | None = None


class _Worker:
    """A process, and the tables that it has warm."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self._requests = process.stdin
        self._answers = process.stdout
        self.warm: dict[str, None] = {}

    async def ask(self, job: BotJob) -> Data:
        """What the process answers; raises `ConnectionError` or `ValueError` if that is no answer."""
        self._requests.write(json.dumps(job._asdict()).encode() + b"\n")
        await self._requests.drain()
        line = await self._answers.readline()
        if not line.endswith(b"\n"):
            raise ConnectionError("the process has ended")
        self.warm.pop(job.table, None)
        self.warm[job.table] = None
        if len(self.warm) > KEPT:
            del self.warm[next(iter(self.warm))]
        answer: Data = json.loads(line)
        return answer

    def kill(self) -> None:
        """End the process now, whatever it is doing."""
        if self.process.returncode is None:
            self.process.kill()

    async def end(self) -> None:
        """The same, and wait until nothing is left of it."""
        self.kill()
        self._requests.close()
        await self.process.communicate()


class WorkerPool:
    """Up to so many processes in which bots think, each decision for at most so many seconds.

    >>> from kontor.engine.matches import new_match
    >>> record = new_match("anno1503", ["Ada", "Ben"], seed=12).record().data()
    >>> job = BotJob("t", "greedy", record, record.pop("moves"), "k")
    >>> async def ask() -> bool:
    ...     pool = WorkerPool(workers=1, seconds=60)
    ...     text = await pool.choose(job)
    ...     await pool.close()
    ...     return text is not None
    >>> asyncio.run(ask())
    True
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self.answered = 0
        """Decisions made."""
        self.advised = 0
        """Questions of persons answered."""
        self.timed_out = 0
        """Decisions that took too long."""
        self.died = 0
        """Workers that ended though nobody ended them."""
        self.seconds = seconds
        """How long a worker may take for one job, its own start included. To be raised only while there are none."""
        self.advisers = workers - 1
        """How many workers may think about persons' questions at a time. One is always left to the bots that play."""
        self._advice = asyncio.Semaphore(self.advisers)
        self._most = workers
        self._turns = asyncio.Semaphore(workers)
        """Lets in as many jobs as there may be workers, in order."""
        self._free: list[_Worker] = []
        """The one that was last busy is last."""
        self._busy: set[_Worker] = set()
        self._closed = False

    def pids(self) -> list[int]:
        """The processes there are.

        >>> WorkerPool(workers=2, seconds=60).pids()
        []
        """
        return [worker.process.pid for worker in (*self._free, *self._busy)]

    async def choose(self, job: BotJob) -> str | None:
        """The text of the move that the bot chooses; None if none came in time, or none at all.

        Jobs wait for a worker in order; the time limit counts from when a worker gets the job.
        """
        text: str | None = await self._answer(job, "text")
        self.answered += text is not None
        return text

    async def think(self, job: BotJob) -> Data | None:
        """The answer to a person's question; None if none came in time, or none at all."""
        async with self._advice:
            advice: Data | None = await self._answer(job, "advice")
        self.advised += advice is not None
        return advice

    async def _answer(self, job: BotJob, part: str) -> Any:
        """A part of what a worker answers; None if there is none."""
        async with self._turns:
            answer = await self._try(job, self._free_worker(job.table))
            if answer is None:
                # That one had died, by itself or by somebody's hand. That need not be the fault of the job.
                answer = await self._try(job, None)
        if answer and part not in answer:
            _log.warning("Bot %s at table %s: %s", job.bot, job.table, answer.get("error"))
        return answer.get(part) if answer else None

    def _free_worker(self, table: str) -> _Worker | None:
        """A worker that has the table warm if one is free, else the last that was busy, else none."""
        if not self._free:
            return None
        worker = next((worker for worker in self._free if table in worker.warm), self._free[-1])
        self._free.remove(worker)
        return worker

    async def _try(self, job: BotJob, worker: _Worker | None) -> Data | None:
        """The answer of this worker or else of a new one; it is empty if there is none, and None if the worker died."""
        if self._closed:
            return {}
        if worker is None:
            try:
                worker = await self._spawn()
            except OSError as error:
                _log.warning("No worker for bot %s at table %s: %s", job.bot, job.table, error)
                return {}
        self._busy.add(worker)
        well = False
        try:
            if self._closed:
                return {}
            async with asyncio.timeout(self.seconds):
                answer = await worker.ask(job)
            well = True
            return answer
        except TimeoutError:
            self.timed_out += 1
            _log.warning("Bot %s at table %s took more than %s seconds", job.bot, job.table, self.seconds)
            return {}
        except (ConnectionError, ValueError) as error:
            if self._closed:
                return {}
            self.died += 1
            _log.warning("The worker of bot %s at table %s died: %s", job.bot, job.table, error)
            return None
        finally:
            # Also if this call was cancelled: the answer to it must not be taken for that to the next job.
            self._busy.remove(worker)
            if well and not self._closed:
                self._free.append(worker)
            else:
                await worker.end()

    async def _spawn(self) -> _Worker:
        limit = str(ceil(self.seconds) + _GRACE)
        # -P: a folder called kontor, where the server happens to be started, is not the program.
        command = (sys.executable, "-P", "-m", "kontor.server.bots.worker", limit)
        return _Worker(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=_LONGEST_LINE))

    async def close(self) -> None:
        """End all workers and wait for them; calls still waiting get None, and so do later ones."""
        self._closed = True
        for worker in self._busy:
            worker.kill()
        free, self._free = self._free, []
        for worker in free:
            await worker.end()
        # Each job leaves as it sees its worker gone or its turn come; when all turns are here, all have left.
        for _ in range(self._most):
            await self._turns.acquire()
        for _ in range(self._most):
            self._turns.release()
