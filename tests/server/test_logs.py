"""The log of a server as JSON."""

import json
import logging
import sys
from logging.config import DictConfigurator
from pathlib import Path

from kontor.server.logs import JSON, log_config
from kontor.server.store.database import sqlite_address
from tests.cli.support.run import kontor
from tools.harness.server_process import FAST, ServerProcess


def test_every_line_of_a_server_is_an_object(tmp_path: Path) -> None:
    with ServerProcess(sqlite_address(tmp_path / "kontor.db"), [*FAST, "--log-format", "json"]) as server:
        assert server.stop() == 0
        lines = [json.loads(line) for line in server.log().splitlines()]
    assert [line["message"] for line in lines] == [
        f"Kontor is running at {server.url}",
        "Kontor has stopped. All games are saved.",
    ]
    assert {(line["level"], line["logger"]) for line in lines} == {("INFO", "kontor.serve")}
    assert all(line["time"].endswith("+00:00") for line in lines)


def test_a_traceback_is_a_field() -> None:
    formatter = DictConfigurator({}).configure_formatter(log_config(JSON)["formatters"]["line"])
    try:
        raise ValueError("Brücke")
    except ValueError:
        record = logging.LogRecord("kontor.live", logging.ERROR, "", 0, "Failed: %s", ("move",), sys.exc_info())
    line = formatter.format(record)
    assert "\n" not in line
    assert json.loads(line)["message"] == "Failed: move"
    assert json.loads(line)["traceback"].endswith("ValueError: Brücke")


def test_another_format_is_refused(tmp_path: Path) -> None:
    ran = kontor("serve", "--log-format", "xml", "--lang", "en", home=tmp_path)
    assert (ran.code, ran.err.strip()) == (2, "--log-format can be: text, json.")
