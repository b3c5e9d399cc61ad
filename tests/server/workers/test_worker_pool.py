"""The pool of worker processes: who gets which job, and what happens when a process fails."""

import asyncio
import os
import signal
import subprocess
import sys

import pytest

from kontor.engine.matches import load_match, new_match
from kontor.server.workers.fair_queue import Share
from kontor.server.workers.worker_pool import RecordJob, WorkerPool
from tests.server.support.workers import TIMEOUT, choose_locally, encode_job, ends_soon, is_running, make_job, with_pool
from tools.paths import RECORDS


def test_a_bot_that_cannot_answer_gives_none_and_its_worker_stays() -> None:
    async def use(pool: WorkerPool) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        assert await pool.choose(make_job(match, bot="dancer")) is None
        pids = pool.pids()
        assert await pool.choose(make_job(match)) == choose_locally(match)
        assert pool.pids() == pids
        assert (pool.answered, pool.timed_out, pool.died) == (1, 0, 0)

    with_pool(use)


def test_a_worker_killed_between_jobs_is_replaced() -> None:
    async def use(pool: WorkerPool) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        await pool.choose(make_job(match))
        [old] = pool.pids()
        os.kill(old, signal.SIGKILL)
        assert await pool.choose(make_job(match)) == choose_locally(match)
        [new] = pool.pids()
        assert new != old
        assert (pool.answered, pool.timed_out, pool.died) == (2, 0, 1)

    with_pool(use)


def test_a_worker_killed_in_mid_job_is_replaced() -> None:
    async def use(pool: WorkerPool) -> None:
        match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        await pool.choose(make_job(match))
        [old] = pool.pids()
        os.kill(old, signal.SIGSTOP)
        choice = asyncio.create_task(pool.choose(make_job(match)))
        await asyncio.sleep(0.1)
        assert not choice.done()
        os.kill(old, signal.SIGKILL)
        assert await choice == choose_locally(match)
        assert old not in pool.pids()
        assert (pool.answered, pool.timed_out, pool.died) == (2, 0, 1)

    with_pool(use)


def test_a_job_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(pool: WorkerPool) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        with monkeypatch.context() as patched:
            patched.setattr(sys, "executable", "/bin/false")
            assert await pool.choose(make_job(match)) is None
            assert (pool.died, pool.pids()) == (2, [])
            patched.setattr(sys, "executable", "/nowhere")
            assert await pool.choose(make_job(match)) is None
        assert await pool.choose(make_job(match)) == choose_locally(match)

    with_pool(use)


def test_a_slow_bot_gives_none_and_the_pool_goes_on() -> None:
    async def use(pool: WorkerPool) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        # A process cannot even start in that time.
        assert await pool.choose(make_job(match)) is None
        assert (pool.timed_out, pool.pids()) == (1, [])
        pool.seconds = TIMEOUT
        assert await pool.choose(make_job(match)) == choose_locally(match)
        assert (pool.answered, pool.timed_out, pool.died) == (1, 1, 0)

    with_pool(use, seconds=0.001)


def test_a_cancelled_call_leaves_no_answer_for_the_next() -> None:
    async def use(pool: WorkerPool) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        await pool.choose(make_job(match))
        [old] = pool.pids()
        os.kill(old, signal.SIGSTOP)
        choice = asyncio.create_task(pool.choose(make_job(match)))
        await asyncio.sleep(0.05)
        choice.cancel()
        with pytest.raises(asyncio.CancelledError):
            await choice
        assert not is_running(old)
        match.play("end")
        assert await pool.choose(make_job(match)) == choose_locally(match)
        assert pool.died == 0

    with_pool(use)


def test_jobs_wait_for_one_worker_in_order() -> None:
    async def use(pool: WorkerPool) -> None:
        matches = [new_match("anno1503", ["Ada", "Ben"], seed=seed) for seed in range(6)]
        done: list[int] = []

        async def ask(number: int) -> None:
            assert await pool.choose(make_job(matches[number], f"t{number}")) == choose_locally(matches[number])
            done.append(number)

        await asyncio.gather(*map(ask, range(6)))
        assert done == [0, 1, 2, 3, 4, 5]
        assert len(pool.pids()) == 1

    with_pool(use)


def test_a_table_goes_to_the_worker_that_has_it_cached() -> None:
    async def use(pool: WorkerPool) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        await pool.choose(make_job(match, "a"))
        [first] = pool.pids()
        await asyncio.gather(pool.choose(make_job(match, "a")), pool.choose(make_job(match, "b")))
        [second] = set(pool.pids()) - {first}
        await pool.choose(make_job(match, "b"))
        os.kill(second, signal.SIGSTOP)
        # The second worker was busy last, so a table that no worker has cached would go there and get no answer.
        assert await pool.choose(make_job(match, "a")) == choose_locally(match)
        assert (pool.answered, pool.died) == (5, 0)

    with_pool(use, workers=2)


def test_close_ends_running_and_waiting_jobs() -> None:
    async def use(pool: WorkerPool) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        await pool.choose(make_job(match))
        [pid] = pool.pids()
        os.kill(pid, signal.SIGSTOP)
        choices = [asyncio.create_task(pool.choose(make_job(match, f"t{number}"))) for number in range(4)]
        await asyncio.sleep(0.05)
        await pool.close()
        assert await asyncio.gather(*choices) == [None] * 4
        assert not is_running(pid)
        assert await pool.choose(make_job(match)) is None
        assert (pool.answered, pool.timed_out, pool.died, pool.pids()) == (1, 0, 0, [])

    with_pool(use)


def test_close_ends_a_worker_that_is_just_starting() -> None:
    async def use(pool: WorkerPool) -> None:
        choice = asyncio.create_task(pool.choose(make_job(new_match("anno1503", ["Ada", "Ben"], seed=12))))
        await asyncio.sleep(0)
        await pool.close()
        assert await choice is None
        assert pool.died == 0

    with_pool(use)


def test_no_worker_outlives_its_parent() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    parent = """
import asyncio, json, sys
from kontor.server.workers.worker_pool import BotJob, WorkerPool
async def main():
    pool = WorkerPool(1, 60)
    await pool.choose(BotJob(**json.loads(sys.argv[1])))
    print(pool.pids()[0], flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""
    command = [sys.executable, "-c", parent, encode_job(make_job(match))]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout
        pid = int(process.stdout.readline())
        assert is_running(pid)
        process.kill()
    assert ends_soon(pid)


def test_questions_of_persons_do_not_hold_up_bots() -> None:
    async def use(pool: WorkerPool) -> None:
        finished = load_match(RECORDS / "anno1800_2_de_0.json")
        piece = {"task": "review", "seat": 0, "first": 1, "last": len(finished.moves)}
        questions = [
            asyncio.create_task(pool.think(make_job(finished, table=f"t{n}", question=piece))) for n in range(4)
        ]
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        assert await pool.choose(make_job(match)) == choose_locally(match)
        assert not all(question.done() for question in questions)
        for review in await asyncio.gather(*questions):
            assert review is not None
            assert review["lines"]
        assert (pool.answered, pool.advised, len(pool.pids())) == (1, 4, 2)

    with_pool(use, workers=2)


def test_a_question_that_cannot_be_answered_gives_none_and_its_worker_stays() -> None:
    async def use(pool: WorkerPool) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        assert await pool.think(make_job(match, question={"task": "review"})) is None
        pids = pool.pids()
        hint = await pool.think(make_job(match, question={"task": "hint"}))
        assert hint is not None
        assert hint["moves"][0]["line"] in match.legal()
        assert (pool.pids(), pool.advised, pool.answered) == (pids, 1, 0)

    with_pool(use, workers=2)


def test_records_wait_for_their_turn_like_questions() -> None:
    """Who has had a record checked waits for those of other addresses, and bots wait for neither."""

    async def use(pool: WorkerPool) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        text = match.record().text().encode()
        finished: list[str] = []

        async def judge(name: str, share: Share) -> None:
            assert await pool.compute(RecordJob("judge", {"most_lines": 9}, TIMEOUT, body=text), share) is not None
            finished.append(name)

        greedy, other = Share("192.0.2.1", "person 1"), Share("192.0.2.2", "person 2")
        jobs = [("first", greedy), ("second", greedy), ("third", greedy), ("of another", other)]
        judging = [asyncio.create_task(judge(name, share)) for name, share in jobs]
        await asyncio.sleep(0)
        assert pool.waiting == 3
        assert await pool.choose(make_job(match)) == choose_locally(match)
        await asyncio.gather(*judging)
        assert finished == ["first", "of another", "second", "third"]

    with_pool(use, workers=2)
