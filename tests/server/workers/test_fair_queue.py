"""The order in which jobs get a worker. Time is counted by the queue, so these tests set it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from kontor.server.workers import fair_queue
from kontor.server.workers.fair_queue import FairQueue, Share


class Times:
    """A clock that only the test moves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(fair_queue, "monotonic", lambda: self.now)


class Jobs:
    """Jobs of one second each that have to wait for a queue, and the order in which they ran."""

    def __init__(self, times: Times, slots: int = 1, questions: int = 1) -> None:
        self.times = times
        self.queue = FairQueue(slots, questions)
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def add(self, name: str, share: Share, is_question: bool = False, seconds: float = 1.0) -> None:
        self.tasks.append(asyncio.create_task(self._run(name, share, is_question, seconds)))
        await asyncio.sleep(0)

    async def _run(self, name: str, share: Share, is_question: bool, seconds: float) -> None:
        async with self.queue.turn(share, is_question):
            self.order.append(name)
            # All other jobs have time to queue up.
            for _ in range(10):
                await asyncio.sleep(0)
            self.times.now += seconds

    async def results(self) -> list[str]:
        await asyncio.gather(*self.tasks)
        await self.queue.until_idle()
        assert self.queue.waiting == 0
        assert not self.queue._addresses
        assert not self.queue._persons
        return self.order


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    return Times(monkeypatch)


def run(use: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(use(), 60))


def test_an_address_with_many_jobs_shares_with_one_that_has_few(times: Times) -> None:
    async def use() -> None:
        jobs = Jobs(times)
        for number in range(6):
            await jobs.add(f"a{number}", Share("a", f"p{number}"))
        await jobs.add("b0", Share("b", "p"))
        await jobs.add("b1", Share("b", "p"))
        assert await jobs.results() == ["a0", "b0", "a1", "b1", "a2", "a3", "a4", "a5"]

    run(use)


def test_the_persons_at_an_address_share_its_part(times: Times) -> None:
    async def use() -> None:
        jobs = Jobs(times)
        for number in range(4):
            await jobs.add(f"x{number}", Share("a", "x"))
        await jobs.add("y0", Share("a", "y"))
        await jobs.add("y1", Share("a", "y"))
        assert await jobs.results() == ["x0", "y0", "x1", "y1", "x2", "x3"]

    run(use)


def test_long_jobs_count_more_than_short_ones(times: Times) -> None:
    async def use() -> None:
        jobs = Jobs(times)
        for number in range(2):
            await jobs.add(f"long{number}", Share("a", "p"), seconds=10.0)
        for number in range(4):
            await jobs.add(f"short{number}", Share("b", "p"))
        assert await jobs.results() == ["long0", "short0", "short1", "short2", "short3", "long1"]

    run(use)


def test_who_has_waited_idle_has_saved_no_time(times: Times) -> None:
    async def use() -> None:
        jobs = Jobs(times)
        for number in range(3):
            await jobs.add(f"a{number}", Share("a", "p"))
            await jobs.add(f"b{number}", Share("b", "p"))
        while len(jobs.order) < 5:
            await asyncio.sleep(0)
        for number in range(3):
            await jobs.add(f"c{number}", Share("c", "p"))
        assert (await jobs.results())[5:] in (["b2", "c0", "c1", "c2"], ["c0", "b2", "c1", "c2"])

    run(use)


def test_tables_without_persons_come_last(times: Times) -> None:
    async def use() -> None:
        jobs = Jobs(times)
        await jobs.add("first", Share("a", "p"))
        await jobs.add("bots", Share("b", "q", background=True))
        for number in range(3):
            await jobs.add(f"a{number}", Share("a", "p"))
        assert await jobs.results() == ["first", "a0", "a1", "a2", "bots"]

    run(use)


def test_questions_leave_a_slot_for_moves(times: Times) -> None:
    async def use() -> None:
        jobs = Jobs(times, slots=2, questions=1)
        for number in range(3):
            await jobs.add(f"q{number}", Share(f"a{number}", "p"), is_question=True)
        await jobs.add("move", Share("b", "p"))
        assert (await jobs.results())[:2] == ["q0", "move"]

    run(use)


def test_a_job_that_is_cancelled_gives_up_its_place(times: Times) -> None:
    async def use() -> None:
        jobs = Jobs(times)
        for number in range(3):
            await jobs.add(f"a{number}", Share("a", "p"))
        jobs.tasks.pop(1).cancel()
        assert await jobs.results() == ["a0", "a2"]

    run(use)


def test_a_job_that_is_cancelled_at_its_turn_passes_it_on(times: Times) -> None:
    async def use() -> None:
        queue = FairQueue(1, 1)
        held, next_job = queue.turn(Share(), False), queue.turn(Share(), False)
        await held.__aenter__()
        waiting = asyncio.create_task(next_job.__aenter__())
        await asyncio.sleep(0)
        # The turn is passed on before the waiting task can run.
        await held.__aexit__(None, None, None)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await queue.until_idle()

    run(use)


@pytest.mark.parametrize("busy", [False, True], ids=["others wait for nothing", "others wait"])
def test_visitors_are_forgotten_while_a_long_job_runs(times: Times, busy: bool) -> None:
    async def use() -> None:
        jobs, long_job = Jobs(times, slots=2), asyncio.Event()

        async def run_long() -> None:
            async with jobs.queue.turn(Share("bots"), False):
                await long_job.wait()

        running = asyncio.create_task(run_long())
        await asyncio.sleep(0)
        for number in range(50):
            await jobs.add(f"{number}", Share(f"a{number}", f"p{number}"))
            if not busy:
                await asyncio.gather(*jobs.tasks)
        await asyncio.gather(*jobs.tasks)
        assert list(jobs.queue._addresses) == ["bots"]
        assert len(jobs.queue._persons) == 1
        long_job.set()
        await running

    run(use)
