"""Bots in processes of their own: what they choose, and what happens when a process fails."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import pytest

from kontor.bots.base import make_bot
from kontor.server import bot_worker
from kontor.server.bots import BotJob, Crew
from kontor.table.begin import new_match
from kontor.table.desk import Desk
from kontor.table.judge import open_record
from kontor.table.match import Match
from kontor.table.rng import Rng

GAMES = ("anno1503", "anno1800")
WORKER = [sys.executable, "-m", "kontor.server.bot_worker"]
PATIENT = 120.0
"""Seconds; never needed unless something is broken."""


def job_of(match: Match, table: str = "t", bot: str = "greedy", key: str = "k") -> BotJob:
    record = match.record()
    record.seed = None
    data = record.data()
    return BotJob(table, bot, data, data.pop("moves"), key)


def request_of(job: BotJob) -> str:
    return json.dumps(job._asdict())


def chosen_here(match: Match, bot: str = "greedy", key: str = "k") -> str:
    move = make_bot(bot, match.game.name).choose(Desk(match.game, match.state), Rng(key))
    return match.game.text(move)


def with_crew(use: Callable[[Crew], Awaitable[None]], workers: int = 1, seconds: float = PATIENT) -> None:
    """Run a test with a crew, and see to it that no process is left."""

    async def whole() -> None:
        crew = Crew(workers, seconds)
        try:
            await use(crew)
        finally:
            pids = crew.pids()
            await crew.close()
            assert not crew.pids()
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


def test_a_whole_table_is_played_as_in_this_process() -> None:
    async def use(crew: Crew) -> None:
        for name in GAMES:
            for bot in ("random", "greedy"):
                match = new_match(name, ["Ada", "Ben", "Cem"], seed=5)
                for number in range(8):
                    text = await crew.choose(job_of(match, f"{name} {bot}", bot, f"key {number}"))
                    assert text == chosen_here(match, bot, f"key {number}")
                    match.play(text)
        assert (crew.answered, crew.timed_out, crew.died) == (32, 0, 0)
        assert len(crew.pids()) == 1

    with_crew(use)


def test_a_table_goes_on_after_an_undo_and_when_set_up_anew() -> None:
    async def use(crew: Crew) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        match.play("sell wood 1")
        assert await crew.choose(job_of(match)) == chosen_here(match)
        match.undo()
        assert await crew.choose(job_of(match)) == chosen_here(match)
        match.play("end")
        assert await crew.choose(job_of(match)) == chosen_here(match)
        other = new_match("anno1503", ["Ada", "Ben"], seed=13)
        assert await crew.choose(job_of(other)) == chosen_here(other)

    with_crew(use)


def test_the_tables_asked_for_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def counting(record: Any) -> Any:
        opened.append(record.players[0])
        return open_record(record)

    monkeypatch.setattr(bot_worker, "open_record", counting)
    monkeypatch.setattr(bot_worker, "KEPT", 2)
    desks = bot_worker.Desks()
    matches = {name: new_match("anno1503", [name, "Zoe"], seed=12) for name in ("Ada", "Ben", "Cem")}

    def ask(name: str) -> None:
        match = matches[name]
        answer = desks.answer(request_of(job_of(match, table=name)))
        assert answer == {"text": chosen_here(match)}
        match.play(answer["text"])

    for name in ("Ada", "Ben", "Ada", "Cem", "Ada", "Ben"):
        ask(name)
    assert opened == ["Ada", "Ben", "Cem", "Ben"]


def test_bots_are_kept_for_the_last_tables_only(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counting(name: str, game: str) -> Any:
        made.append(name)
        return make_bot(name, game)

    monkeypatch.setattr(bot_worker, "make_bot", counting)
    monkeypatch.setattr(bot_worker, "_WITH_BOTS", 1)
    desks = bot_worker.Desks()
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    for table, bot in (("a", "greedy"), ("a", "greedy"), ("a", "random"), ("b", "greedy"), ("a", "greedy")):
        assert "text" in desks.answer(request_of(job_of(match, table, bot)))
    assert made == ["greedy", "random", "greedy", "greedy"]


def test_the_seed_is_not_read() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    job = job_of(match)
    # A seed of a wrong type makes a record unreadable, if it is looked at.
    job.record["seed"] = ["nonsense"]
    assert bot_worker.Desks().answer(request_of(job)) == {"text": chosen_here(match)}


def test_rubbish_is_answered_and_the_next_request_too() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    job = job_of(match)
    rubbish: list[str | bytes] = [
        "",
        "no json",
        b"\xff\xfe\x00",
        "[" * 100_000,
        "null",
        "{}",
        request_of(job._replace(bot="dancer")),
        request_of(job._replace(record={})),
        request_of(job._replace(record={**job.record, "game": "chess"})),
        request_of(job._replace(lines=[*job.lines, "0 fly"])),
        request_of(job._replace(lines=[*job.lines, "1 end"])),
        request_of(job._replace(lines=[])),
        json.dumps({**job._asdict(), "lines": None}),
    ]
    *bad, good = answers([*rubbish, request_of(job)])
    assert [list(answer) for answer in bad] == [["error"]] * len(rubbish)
    assert all(len(answer["error"]) <= 200 and "Traceback" not in answer["error"] for answer in bad)
    assert good == {"text": chosen_here(match)}


def test_what_a_bot_prints_is_no_answer() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    chatty = """
import kontor.server.bot_worker as worker
real = worker.make_bot
def make_bot(name, game):
    print("thinking", flush=True)
    return real(name, game)
worker.make_bot = make_bot
worker.main()
"""
    request = request_of(job_of(match))
    done = subprocess.run([sys.executable, "-c", chatty], input=request, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == {"text": chosen_here(match)}
    assert done.stderr == "thinking\n"


def test_a_worker_that_nobody_waits_for_ends_itself() -> None:
    endless = """
import sys
import kontor.server.bot_worker as worker
def make_bot(name, game):
    while True:
        pass
worker.make_bot = make_bot
sys.argv[1:] = ["1"]
worker.main()
"""
    request = request_of(job_of(new_match("anno1503", ["Ada", "Ben"], seed=12)))
    done = subprocess.run([sys.executable, "-c", endless], input=request, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGALRM, "", "")


def test_the_limit_is_for_one_decision_and_not_for_all() -> None:
    request = (request_of(job_of(new_match("anno1503", ["Ada", "Ben"], seed=12))) + "\n").encode()
    with subprocess.Popen([*WORKER, "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(request)
        assert b"text" in process.stdout.readline()
        time.sleep(1.2)
        process.stdin.write(request)
        assert b"text" in process.stdout.readline()
        process.stdin.close()
        assert process.wait(PATIENT) == 0


def test_an_interrupt_does_not_end_a_worker() -> None:
    request = (request_of(job_of(new_match("anno1503", ["Ada", "Ben"], seed=12))) + "\n").encode()
    with subprocess.Popen(WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(request)
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        process.stdin.write(request)
        assert process.stdout.readline() == first
        process.stdin.close()
        assert process.wait(PATIENT) == 0


def test_a_bot_that_cannot_answer_gives_none_and_its_worker_lives() -> None:
    async def use(crew: Crew) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        assert await crew.choose(job_of(match, bot="dancer")) is None
        pids = crew.pids()
        assert await crew.choose(job_of(match)) == chosen_here(match)
        assert crew.pids() == pids
        assert (crew.answered, crew.timed_out, crew.died) == (1, 0, 0)

    with_crew(use)


def test_a_worker_killed_between_jobs_is_replaced() -> None:
    async def use(crew: Crew) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        await crew.choose(job_of(match))
        [old] = crew.pids()
        os.kill(old, signal.SIGKILL)
        assert await crew.choose(job_of(match)) == chosen_here(match)
        [new] = crew.pids()
        assert new != old
        assert (crew.answered, crew.timed_out, crew.died) == (2, 0, 1)

    with_crew(use)


def test_a_worker_killed_in_mid_job_is_replaced() -> None:
    async def use(crew: Crew) -> None:
        match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        await crew.choose(job_of(match))
        [old] = crew.pids()
        os.kill(old, signal.SIGSTOP)
        asked = asyncio.create_task(crew.choose(job_of(match)))
        await asyncio.sleep(0.1)
        assert not asked.done()
        os.kill(old, signal.SIGKILL)
        assert await asked == chosen_here(match)
        assert old not in crew.pids()
        assert (crew.answered, crew.timed_out, crew.died) == (2, 0, 1)

    with_crew(use)


def test_a_job_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(crew: Crew) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        with monkeypatch.context() as patched:
            patched.setattr(sys, "executable", "/bin/false")
            assert await crew.choose(job_of(match)) is None
            assert (crew.died, crew.pids()) == (2, [])
            patched.setattr(sys, "executable", "/nowhere")
            assert await crew.choose(job_of(match)) is None
        assert await crew.choose(job_of(match)) == chosen_here(match)

    with_crew(use)


def test_a_slow_bot_gives_none_and_the_crew_goes_on() -> None:
    async def use(crew: Crew) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        # A process does not even start in that time.
        assert await crew.choose(job_of(match)) is None
        assert (crew.timed_out, crew.pids()) == (1, [])
        crew.seconds = PATIENT
        assert await crew.choose(job_of(match)) == chosen_here(match)
        assert (crew.answered, crew.timed_out, crew.died) == (1, 1, 0)

    with_crew(use, seconds=0.001)


def test_a_call_given_up_leaves_no_answer_to_the_next() -> None:
    async def use(crew: Crew) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        await crew.choose(job_of(match))
        [old] = crew.pids()
        os.kill(old, signal.SIGSTOP)
        asked = asyncio.create_task(crew.choose(job_of(match)))
        await asyncio.sleep(0.05)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert not is_there(old)
        match.play("end")
        assert await crew.choose(job_of(match)) == chosen_here(match)
        assert crew.died == 0

    with_crew(use)


def test_jobs_wait_for_one_worker_in_order() -> None:
    async def use(crew: Crew) -> None:
        matches = [new_match("anno1503", ["Ada", "Ben"], seed=seed) for seed in range(6)]
        done: list[int] = []

        async def ask(number: int) -> None:
            assert await crew.choose(job_of(matches[number], f"t{number}")) == chosen_here(matches[number])
            done.append(number)

        await asyncio.gather(*map(ask, range(6)))
        assert done == [0, 1, 2, 3, 4, 5]
        assert len(crew.pids()) == 1

    with_crew(use)


def test_a_table_goes_to_the_worker_that_has_it_warm() -> None:
    async def use(crew: Crew) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        await crew.choose(job_of(match, "a"))
        [first] = crew.pids()
        await asyncio.gather(crew.choose(job_of(match, "a")), crew.choose(job_of(match, "b")))
        [second] = set(crew.pids()) - {first}
        await crew.choose(job_of(match, "b"))
        os.kill(second, signal.SIGSTOP)
        # The second was the last to be busy; a table that is warm nowhere would go there, and get no answer.
        assert await crew.choose(job_of(match, "a")) == chosen_here(match)
        assert (crew.answered, crew.died) == (5, 0)

    with_crew(use, workers=2)


def test_close_ends_what_is_under_way_and_what_waits() -> None:
    async def use(crew: Crew) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        await crew.choose(job_of(match))
        [pid] = crew.pids()
        os.kill(pid, signal.SIGSTOP)
        asked = [asyncio.create_task(crew.choose(job_of(match, f"t{number}"))) for number in range(4)]
        await asyncio.sleep(0.05)
        await crew.close()
        assert await asyncio.gather(*asked) == [None] * 4
        assert not is_there(pid)
        assert await crew.choose(job_of(match)) is None
        assert (crew.answered, crew.timed_out, crew.died, crew.pids()) == (1, 0, 0, [])

    with_crew(use)


def test_close_ends_a_worker_that_is_just_starting() -> None:
    async def use(crew: Crew) -> None:
        asked = asyncio.create_task(crew.choose(job_of(new_match("anno1503", ["Ada", "Ben"], seed=12))))
        await asyncio.sleep(0)
        await crew.close()
        assert await asked is None
        assert crew.died == 0

    with_crew(use)


def test_no_worker_outlives_its_parent() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    parent = """
import asyncio, json, sys
from kontor.server.bots import BotJob, Crew
async def main():
    crew = Crew(1, 60)
    await crew.choose(BotJob(**json.loads(sys.argv[1])))
    print(crew.pids()[0], flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""
    command = [sys.executable, "-c", parent, request_of(job_of(match))]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout
        pid = int(process.stdout.readline())
        assert is_there(pid)
        process.kill()
    assert gone(pid)
