"""A short fixed run of `python -m tools.fuzz.run`, and checks that the fuzzers notice faults."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from kontor.server.store.database import sqlite_address
from kontor.server.wire.client_messages import ClientMessage
from tools.fuzz import run as fuzz_server
from tools.fuzz.bad_messages import Target, any_message
from tools.fuzz.control_table import ControlTable, stored
from tools.fuzz.live import OPTIONS, LiveFuzz
from tools.fuzz.run import fuzz_http, fuzz_live
from tools.harness.server_process import ServerProcess


def test_requests_generated_from_the_schema_cause_no_fault() -> None:
    fuzz = fuzz_http(150, seed=1)
    assert not fuzz.complaints
    assert fuzz.done() == 150
    assert len(fuzz.reached) >= 10
    assert sum(count for status, count in fuzz.statuses.items() if status < 400) >= 25


def test_bad_messages_do_not_disturb_other_connections() -> None:
    fuzz = fuzz_live(2000, seed=1)
    assert not fuzz.complaints
    assert fuzz.done() >= 2000
    assert fuzz.refused > 500
    assert fuzz.closed[1008] > 20
    assert sum(control.asked for control in fuzz.controls) > 10


def test_messages_of_all_types_are_sent() -> None:
    random, target = Random(1), Target("key", "own", 0, "public", "others", ["end"])
    sent = {any_message(random, target)["type"] for _ in range(1000)}
    assert sent == {get_args(kind.model_fields["type"].annotation)[0] for kind in get_args(ClientMessage)}


def test_wrong_answers_are_complained_about(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_address(tmp_path / "kontor.db"), OPTIONS)
    fuzz = LiveFuzz(server, 1)
    fuzz._judge(json.dumps({"type": "done", "id": "a"}).encode(), {"a": "move"})
    fault = {"key": "server-fault", "text": "Sorry.", "args": {"name": "KeyError"}}
    fuzz._judge(json.dumps({"type": "refused", "id": "b", "error": fault}).encode(), {"b": "undo"})
    assert fuzz.complaints == ["move led to done", "a fault after undo: {'name': 'KeyError'}"]
    server.close()


def test_unexpected_entries_are_noticed(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_address(tmp_path / "kontor.db"), OPTIONS)

    async def disturb() -> ControlTable:
        control = ControlTable(server.url, "anno1503", Random(1))
        await control.begin()
        await control.clients[1].ask("chat", table=control.table, text="not noted")
        await control._one_line()
        await control.close()
        return control

    try:
        server.start()
        control = asyncio.run(disturb())
        control.check_store(server.store)
        assert len(stored(server.store, control.table)) >= 5
    finally:
        server.close()
    assert any("instead of" in complaint for complaint in control.complaints)
    assert any("stored entries" in complaint for complaint in control.complaints)


def test_the_program_prints_its_complaints(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class FakeFuzz:
        complaints = ("something is wrong", "something is wrong")

        def summary(self) -> str:
            return "summary"

    monkeypatch.setattr(fuzz_server, "fuzz_http", lambda count, seed: FakeFuzz())
    assert fuzz_server.main(["--requests", "5", "--messages", "0"]) == 1
    assert "something is wrong\n5 requests and 0 messages, 1 complaints" in capsys.readouterr().out
