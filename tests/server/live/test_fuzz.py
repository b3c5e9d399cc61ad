"""A small fixed share of `python -m tools.fuzz.run`, and whether its own eyes are open."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from kontor.server.store.database import sqlite_address
from tools.fuzz import run as fuzz_server
from tools.fuzz.bystanders import Peace, stored
from tools.fuzz.live import OPTIONS, LiveFuzz
from tools.fuzz.run import fuzz_http, fuzz_live
from tools.harness.server_process import ServerProcess


def test_requests_made_by_the_description_bring_no_fault() -> None:
    fuzz = fuzz_http(300, seed=1)
    assert not fuzz.complaints
    assert fuzz.done() == 300
    assert len(fuzz.reached) >= 10
    assert sum(count for status, count in fuzz.statuses.items() if status < 400) >= 50


def test_bad_messages_harm_nobody() -> None:
    fuzz = fuzz_live(2000, seed=1)
    assert not fuzz.complaints
    assert fuzz.done() >= 2000
    assert fuzz.refused > 500
    assert fuzz.closed[1008] > 20
    assert sum(peace.asked for peace in fuzz.peace) > 10


def test_what_is_wrong_is_complained_about(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_address(tmp_path / "kontor.db"), OPTIONS)
    fuzz = LiveFuzz(server, 1)
    fuzz._judge(json.dumps({"type": "done", "id": "a"}).encode(), {"a": "move"})
    fault = {"key": "server-fault", "text": "Sorry.", "args": {"name": "KeyError"}}
    fuzz._judge(json.dumps({"type": "refused", "id": "b", "error": fault}).encode(), {"b": "undo"})
    assert fuzz.complaints == ["move led to done", "a fault after undo: {'name': 'KeyError'}"]
    server.close()


def test_an_entry_of_somebody_else_is_noticed(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_address(tmp_path / "kontor.db"), OPTIONS)

    async def disturb() -> Peace:
        peace = Peace(server.url, "anno1503", Random(1))
        await peace.begin()
        await peace.clients[1].ask("chat", table=peace.table, text="not noted")
        await peace._one_line()
        await peace.close()
        return peace

    try:
        server.start()
        peace = asyncio.run(disturb())
        peace.check_store(server.store)
        assert len(stored(server.store, peace.table)) >= 5
    finally:
        server.close()
    assert any("instead of" in complaint for complaint in peace.complaints)
    assert any("stored entries" in complaint for complaint in peace.complaints)


def test_the_program_says_what_it_found(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Found:
        complaints = ("something is wrong", "something is wrong")

        def told(self) -> str:
            return "told"

    monkeypatch.setattr(fuzz_server, "fuzz_http", lambda count, seed: Found())
    assert fuzz_server.main(["--requests", "5", "--messages", "0"]) == 1
    assert "something is wrong\n5 requests and 0 messages, 1 complaints" in capsys.readouterr().out
