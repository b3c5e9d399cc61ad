"""The bot worker process: its choices, its caches, its limits, and its answers to malformed requests."""

import json
import signal
import subprocess
import sys
import time
from typing import Any

import pytest

from kontor.bots.base import make_bot
from kontor.engine.errors import FormError, RecordError
from kontor.engine.legality import open_record
from kontor.engine.matches import new_match
from kontor.server.workers import bot_tasks, worker
from kontor.server.workers.worker_pool import RecordJob, WorkerPool
from tests.server.support.workers import (
    GAMES,
    TIMEOUT,
    WORKER,
    choose_locally,
    encode_job,
    make_job,
    run_worker,
    with_pool,
)


def test_a_worker_chooses_as_a_bot_in_this_process() -> None:
    async def use(pool: WorkerPool) -> None:
        for name in GAMES:
            for bot in ("random", "greedy"):
                match = new_match(name, ["Ada", "Ben", "Cem"], seed=5)
                for number in range(8):
                    text = await pool.choose(make_job(match, f"{name} {bot}", bot, f"key {number}"))
                    assert text == choose_locally(match, bot, f"key {number}")
                    match.play(text)
        assert (pool.answered, pool.timed_out, pool.died) == (32, 0, 0)
        assert len(pool.pids()) == 1

    with_pool(use)


def test_a_table_goes_on_after_an_undo_and_with_a_new_deal() -> None:
    async def use(pool: WorkerPool) -> None:
        match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        match.play("sell wood 1")
        assert await pool.choose(make_job(match)) == choose_locally(match)
        match.undo()
        assert await pool.choose(make_job(match)) == choose_locally(match)
        match.play("end")
        assert await pool.choose(make_job(match)) == choose_locally(match)
        other = new_match("anno1503", ["Ada", "Ben"], seed=13)
        assert await pool.choose(make_job(other)) == choose_locally(other)

    with_pool(use)


def test_the_most_recently_used_tables_are_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def counting(record: Any) -> Any:
        opened.append(record.players[0])
        return open_record(record)

    monkeypatch.setattr(bot_tasks, "open_record", counting)
    monkeypatch.setattr(bot_tasks, "MOST_TABLES", 2)
    match_cache = worker.Worker()
    matches = {name: new_match("anno1503", [name, "Zoe"], seed=12) for name in ("Ada", "Ben", "Cem")}

    def ask(name: str) -> None:
        match = matches[name]
        answer = json.loads(match_cache.answer(encode_job(make_job(match, table=name))))
        assert answer == {"text": choose_locally(match)}
        match.play(answer["text"])

    for name in ("Ada", "Ben", "Ada", "Cem", "Ada", "Ben"):
        ask(name)
    assert opened == ["Ada", "Ben", "Cem", "Ben"]


def test_bots_are_cached_for_the_last_tables_only(monkeypatch: pytest.MonkeyPatch) -> None:
    created: list[str] = []

    def counting(name: str, game: str) -> Any:
        created.append(name)
        return make_bot(name, game)

    monkeypatch.setattr(bot_tasks, "make_bot", counting)
    monkeypatch.setattr(bot_tasks, "_MOST_TABLES_WITH_BOTS", 1)
    match_cache = worker.Worker()
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    for table, bot in (("a", "greedy"), ("a", "greedy"), ("a", "random"), ("b", "greedy"), ("a", "greedy")):
        assert "text" in json.loads(match_cache.answer(encode_job(make_job(match, table, bot))))
    assert created == ["greedy", "random", "greedy", "greedy"]


def test_the_seed_is_not_read() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    job = make_job(match)
    # A seed of a wrong type would make the record unreadable.
    job.record["seed"] = ["nonsense"]
    assert json.loads(worker.Worker().answer(encode_job(job))) == {"text": choose_locally(match)}


def test_rubbish_is_answered_and_the_next_request_too() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    job = make_job(match)
    rubbish: list[str | bytes] = [
        "",
        "no json",
        b"\xff\xfe\x00",
        "[" * 100_000,
        "null",
        "{}",
        encode_job(job._replace(bot="dancer")),
        encode_job(job._replace(record={})),
        encode_job(job._replace(record={**job.record, "game": "chess"})),
        encode_job(job._replace(lines=[*job.lines, "0 fly"])),
        encode_job(job._replace(lines=[*job.lines, "1 end"])),
        encode_job(job._replace(lines=[])),
        json.dumps({**job._asdict(), "lines": None}),
    ]
    *bad, good = run_worker([*rubbish, encode_job(job)])
    assert [list(answer) for answer in bad] == [["error"]] * len(rubbish)
    assert all(len(answer["error"]) <= 200 and "Traceback" not in answer["error"] for answer in bad)
    assert good == {"text": choose_locally(match)}


def test_what_a_bot_prints_goes_to_stderr() -> None:
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    chatty = """
import kontor.server.workers.bot_tasks as bot_tasks
import kontor.server.workers.worker as worker
original = bot_tasks.make_bot
def make_bot(name, game):
    print("thinking", flush=True)
    return original(name, game)
bot_tasks.make_bot = make_bot
worker.main()
"""
    request = encode_job(make_job(match))
    done = subprocess.run([sys.executable, "-c", chatty], input=request, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == {"text": choose_locally(match)}
    assert done.stderr == "thinking\n"


def test_a_worker_ends_itself_after_its_time_limit() -> None:
    endless = """
import sys
import kontor.server.workers.bot_tasks as bot_tasks
import kontor.server.workers.worker as worker
def make_bot(name, game):
    while True:
        pass
bot_tasks.make_bot = make_bot
sys.argv[1:] = ["1"]
worker.main()
"""
    request = encode_job(make_job(new_match("anno1503", ["Ada", "Ben"], seed=12)))
    done = subprocess.run([sys.executable, "-c", endless], input=request, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGALRM, "", "")


def test_the_time_limit_is_per_decision() -> None:
    request = (encode_job(make_job(new_match("anno1503", ["Ada", "Ben"], seed=12))) + "\n").encode()
    with subprocess.Popen([*WORKER, "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(request)
        assert b"text" in process.stdout.readline()
        time.sleep(1.2)
        process.stdin.write(request)
        assert b"text" in process.stdout.readline()
        process.stdin.close()
        assert process.wait(TIMEOUT) == 0


def test_an_interrupt_does_not_end_a_worker() -> None:
    request = (encode_job(make_job(new_match("anno1503", ["Ada", "Ben"], seed=12))) + "\n").encode()
    with subprocess.Popen(WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(request)
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        process.stdin.write(request)
        assert process.stdout.readline() == first
        process.stdin.close()
        assert process.wait(TIMEOUT) == 0


def test_the_body_of_a_request_follows_its_line() -> None:
    record = new_match("anno1503", ["Ada", "Ben"], seed=12).record()
    body = record.text().encode()
    judge = json.dumps({"task": "judge", "most_lines": 100, "body": len(body)}).encode() + b"\n" + body
    move = encode_job(make_job(new_match("anno1503", ["Ada", "Ben"], seed=12))).encode()
    done = subprocess.run(WORKER, input=judge + move + b"\n" + judge, capture_output=True, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [list(answer) for answer in answers] == [["result"], ["text"], ["result"]]
    assert answers[0]["result"]["lines"] == record.moves


def test_a_refusal_arrives_as_the_error_that_was_raised() -> None:
    async def use(pool: WorkerPool) -> None:
        for body, kind, key in (
            (b"[", FormError, "json-broken"),
            (new_match("anno1503", ["Ada", "Ben"], seed=12).record().text().encode(), FormError, "record-too-long"),
            (b"\xff", FormError, "file-not-text"),
        ):
            with pytest.raises(kind) as caught:
                await pool.compute(RecordJob("judge", {"most_lines": 0}, TIMEOUT, body=body))
            assert caught.value.phrase.key == key
        record = new_match("anno1503", ["Ada", "Ben"], seed=12).record()
        record.moves.append("0 fly")
        with pytest.raises(RecordError) as refused:
            await pool.compute(RecordJob("judge", {"most_lines": 9}, TIMEOUT, body=record.text().encode()))
        assert (refused.value.move, refused.value.rule) == (2, "record:R6")
        assert (pool.computed, pool.died, pool.timed_out) == (0, 0, 0)

    with_pool(use, workers=2)
