"""A pool of worker processes, so that no table waits for the bot of another one, or for a long computation."""

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from math import ceil
from typing import Any, NamedTuple

from kontor.engine.protocol import Data
from kontor.server.workers.bot_tasks import MOST_TABLES
from kontor.server.workers.fair_queue import FairQueue, Share
from kontor.server.workers.phrases import decode_error

_LONGEST_LINE = 16 * 1024 * 1024
"""Limit on the bytes of an answer. The default of asyncio is close to what a long answer may need."""
_GRACE_SECONDS = 5
"""Time after our limit at which a worker ends itself, in case this process is gone."""
_NOBODY = Share()
_log = logging.getLogger("kontor.worker_pool")


class BotJob(NamedTuple):
    """A job for a worker: a move for a bot, or the answer to a person's question.

    The record has no moves, and no seed, which no bot may know. `lines` are all lines so far, `key` seeds the random
    numbers of the bot. A person's `question` has a `task`, and its job names no bot.

    >>> BotJob("t", "greedy", {"game": "anno1503"}, ["* roll 3"], "k").bot
    'greedy'
    """

    table: str
    bot: str
    record: Data
    lines: list[str]
    key: str
    question: Data | None = None

    def encode(self) -> bytes:
        """Return the request for the worker."""
        return json.dumps(self._asdict()).encode() + b"\n"

    def __str__(self) -> str:
        return f"Bot {self.bot} at table {self.table}"


class RecordJob(NamedTuple):
    """A job about a whole record: a `task` of `record_tasks`, and what it needs. Jobs of a `table` prefer one worker.

    >>> str(RecordJob("judge", {"most_lines": 9}, seconds=1.0, body=b"{}"))
    'Task judge'
    """

    task: str
    request: Data
    seconds: float
    table: str = ""
    body: bytes = b""
    """What a client has sent. It is passed on as it is, because encoding some megabytes takes long."""

    def encode(self) -> bytes:
        """Return the request for the worker, followed by the body."""
        request = {"task": self.task, **self.request, "body": len(self.body)}
        return b"%s\n%s" % (json.dumps(request).encode(), self.body)

    def __str__(self) -> str:
        return f"Task {self.task}"


Job = BotJob | RecordJob


class _Worker:
    """A worker process and the tables that it has cached."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self._requests = process.stdin
        self._answers = process.stdout
        self.cached: dict[str, None] = {}

    async def ask(self, job: Job) -> Data:
        """Return the answer of the process. Raise `ConnectionError` or `ValueError` if it is not a valid answer."""
        self._requests.write(job.encode())
        await self._requests.drain()
        line = await self._answers.readline()
        if not line.endswith(b"\n"):
            raise ConnectionError("the process has ended")
        if job.table:
            self.cached.pop(job.table, None)
            self.cached[job.table] = None
        if len(self.cached) > MOST_TABLES:
            del self.cached[next(iter(self.cached))]
        answer: Data = json.loads(line)
        return answer

    def kill(self) -> None:
        """Kill the process if it is still running."""
        if self.process.returncode is None:
            self.process.kill()

    async def end(self) -> None:
        """Kill the process and wait for its end."""
        self.kill()
        self._requests.close()
        await self.process.communicate()


class WorkerPool:
    """A pool of at most `workers` processes. Each job of a bot may take at most `seconds`.

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
        """Number of moves chosen."""
        self.advised = 0
        """Number of persons' questions answered."""
        self.computed = 0
        """Number of records judged and questions about long games answered."""
        self.timed_out = 0
        """Number of jobs that took too long."""
        self.died = 0
        """Number of workers that ended unexpectedly."""
        self.seconds = seconds
        """Time limit for a job, including the start of its worker. May be raised only while there are no workers."""
        self.advisers = workers - 1
        """Number of workers that may answer questions at a time. One is always left for moves."""
        self._queue = FairQueue(workers, self.advisers)
        """Admits as many jobs as there may be workers."""
        self._idle: list[_Worker] = []
        """Idle workers, the most recently busy last."""
        self._busy: set[_Worker] = set()
        self._closed = False

    @property
    def closed(self) -> bool:
        """Return whether the pool has been closed, so that it answers nothing any more."""
        return self._closed

    @property
    def busy(self) -> int:
        """Return the number of workers that have a job."""
        return len(self._busy)

    def pids(self) -> list[int]:
        """Return the ids of the worker processes.

        >>> WorkerPool(workers=2, seconds=60).pids()
        []
        """
        return [worker.process.pid for worker in (*self._idle, *self._busy)]

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for a worker."""
        return self._queue.waiting

    async def choose(self, job: BotJob, share: Share = _NOBODY) -> str | None:
        """Return the text of the move that the bot chooses, or None if the job fails or times out.

        Jobs wait for a worker, whose time is shared fairly. The time limit starts when a worker gets the job.
        """
        async with self._queue.turn(share, is_question=False):
            text: str | None = await self._answer(job, "text")
        self.answered += text is not None
        return text

    async def think(self, job: BotJob, share: Share = _NOBODY) -> Data | None:
        """Return the answer to a person's question, or None if the job fails or times out."""
        async with self._queue.turn(share, is_question=True):
            advice: Data | None = await self._answer(job, "advice")
        self.advised += advice is not None
        return advice

    async def compute(self, job: RecordJob, share: Share = _NOBODY) -> Any:
        """Return the result of a task about a record, or None if it fails or times out. Raise what it refuses."""
        async with self._queue.turn(share, is_question=True):
            answer = await self._ask(job)
        if answer and "refused" in answer:
            raise decode_error(answer["refused"])
        result = self._part(job, answer, "result")
        self.computed += result is not None
        return result

    async def _answer(self, job: BotJob, part: str) -> Any:
        """Return a part of the answer of a worker, or None."""
        return self._part(job, await self._ask(job), part)

    def _part(self, job: Job, answer: Data | None, part: str) -> Any:
        if answer and part not in answer:
            _log.warning("%s failed: %s", job, answer.get("error"))
        return answer.get(part) if answer else None

    async def _ask(self, job: Job) -> Data | None:
        """Return the answer of a worker, empty if the job fails, or None if its workers died."""
        answer = await self._try(job, self._take_idle_worker(job.table))
        if answer is None:
            # The worker died. Retry with a new one, because the job need not be the cause.
            answer = await self._try(job, None)
        return answer

    def _take_idle_worker(self, table: str) -> _Worker | None:
        """Take an idle worker: one that has the table cached, else the most recently busy one, else None."""
        if not self._idle:
            return None
        worker = next((worker for worker in self._idle if table in worker.cached), self._idle[-1])
        self._idle.remove(worker)
        return worker

    async def _try(self, job: Job, worker: _Worker | None) -> Data | None:
        """Return the answer of a worker (None: a new one). Empty if the job fails, or None if the worker died."""
        if self._closed:
            return {}
        seconds = job.seconds if isinstance(job, RecordJob) else self.seconds
        if worker is None:
            try:
                worker = await self._spawn()
            except OSError as error:
                _log.warning("No worker: %s: %s", job, error)
                return {}
        self._busy.add(worker)
        succeeded = False
        try:
            if self._closed:
                return {}
            async with asyncio.timeout(seconds):
                answer = await worker.ask(job)
            succeeded = True
            return answer
        except TimeoutError:
            self.timed_out += 1
            _log.warning("%s timed out after %s seconds", job, seconds)
            return {}
        except (ConnectionError, ValueError) as error:
            if self._closed:
                return {}
            self.died += 1
            _log.warning("Worker died: %s: %s", job, error)
            return None
        finally:
            # End the worker on cancellation too: its late answer must not be taken for that of the next job.
            self._busy.remove(worker)
            if succeeded and not self._closed:
                self._idle.append(worker)
            else:
                await worker.end()

    async def _spawn(self) -> _Worker:
        limit = str(ceil(self.seconds) + _GRACE_SECONDS)
        # -P: do not import from the working directory, which may contain another folder called kontor.
        command = (sys.executable, "-P", "-m", "kontor.server.workers.worker", limit)
        return _Worker(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=_LONGEST_LINE))

    async def close(self) -> None:
        """End all workers and wait for them. Pending and later jobs return None."""
        self._closed = True
        for worker in self._busy:
            worker.kill()
        idle, self._idle = self._idle, []
        for worker in idle:
            await worker.end()
        await self._queue.until_idle()
