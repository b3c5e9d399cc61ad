"""What clients can cause in the log is limited, as text and as JSON."""

import io
import json
import logging
import pickle
import sys
from logging.config import DictConfigurator
from pathlib import Path

from kontor.server.limits import Limits
from kontor.server.logs import JSON, RepetitionFilter, ShortFormatter, log_config
from kontor.server.store.database import sqlite_address
from tests.cli.support.run import kontor
from tools.harness.server_process import FAST, ServerProcess


def warnings(limited: RepetitionFilter, *texts: str) -> list[str]:
    """Return the lines that pass."""
    records = [logging.LogRecord("kontor", logging.WARNING, "", 0, text, ("x",), None) for text in texts]
    return [record.getMessage() for record in records if limited.filter(record)]


def test_similar_lines_are_counted_instead_of_logged() -> None:
    now = [0.0]
    limited = RepetitionFilter(2, lambda: now[0])
    assert warnings(limited, *["one %s"] * 5, "other %s") == ["one x", "one x", "other x"]
    now[0] = 59.0
    assert warnings(limited, "one %s") == []
    now[0] = 60.0
    assert warnings(limited, "one %s", "one %s", "one %s", "other %s") == [
        "one x (4 similar lines were left out before)",
        "one x",
        "other x",
    ]


def test_kinds_of_lines_are_forgotten() -> None:
    limited = RepetitionFilter(1, lambda: 0.0)
    warnings(limited, *(f"{number} %s" for number in range(5000)))
    assert len(limited._kinds) == 1000


def test_a_deep_traceback_is_short_and_shows_its_end() -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(ShortFormatter(2000))
    logger = logging.Logger("kontor")
    logger.addHandler(handler)

    def one(depth: int) -> None:
        other(depth)

    def other(depth: int) -> None:
        if depth == 0:
            raise ValueError("the cause")
        one(depth - 1)

    try:
        one(200)
    except ValueError:
        logger.exception("It failed")
    text = out.getvalue()
    assert len(text) < 2100
    assert "It failed" in text
    assert text.endswith("ValueError: the cause\n")


def test_the_log_of_a_server_is_limited() -> None:
    config = log_config(Limits())
    assert config["root"]["handlers"] == ["screen"]
    assert config["handlers"]["screen"]["filters"] == ["relevant", "repetition"]
    assert config["filters"]["repetition"]["()"] is RepetitionFilter
    assert pickle.loads(pickle.dumps(config)) == config


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
    formatter = DictConfigurator({}).configure_formatter(log_config(Limits(), JSON)["formatters"]["line"])
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
