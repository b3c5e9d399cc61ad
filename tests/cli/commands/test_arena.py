"""`kontor arena`: real tournaments, interrupted and resumed, with their records and reports."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.support.arena import arena
from tests.cli.support.run import check_refused, kontor_process


def test_a_tournament_writes_tables_data_and_records(tmp_path: Path) -> None:
    by_workers: dict[str, Any] = {}
    for workers in ("1", "2"):
        folder = tmp_path / workers
        options: list[str | Path] = [
            "--games",
            "6",
            "--workers",
            workers,
            "--records",
            folder / "records",
            "--json",
            folder / "report.json",
        ]
        ran = kontor_process(*arena(tmp_path, *options))
        assert ran.code == 0, ran.err
        assert "6 games" in ran.out
        assert "greedy – random" in ran.out
        assert "per second" in ran.out
        report = json.loads((folder / "report.json").read_text())
        assert set(report.pop("times")) == {"greedy", "random"}
        by_workers[workers] = report
    assert by_workers["1"] == by_workers["2"]
    one, two = (sorted((tmp_path / workers / "records").iterdir()) for workers in ("1", "2"))
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]
    assert kontor_process("verify", *one).code == 0
    assert len(one) == 6


def test_the_json_report_has_all_fields(tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    options: list[str | Path] = ["--bots", "greedy,random,random", "--games", "3", "--looks", "7", "--json", path]
    ran = kontor_process(*arena(tmp_path, *options))
    assert ran.code == 0, ran.err
    report = json.loads(path.read_text())
    assert report["kontor_arena"] == 1
    assert report["players"] == 3, "a name that repeats has a seat each"
    assert report["tables"] == [["greedy", "random", "random"]]
    assert (report["game"], report["seed"], report["games"], report["planned"]) == ("anno1503", 3, 3, 3)
    assert report["budgets"] == {"greedy": None, "random": None}
    for of in report["bots"].values():
        assert {"games", "won", "share", "low", "high", "rating", "mean_score", "mean_by_source"} == set(of)
        assert 0 <= of["low"] <= of["share"] <= of["high"] <= 1
        assert of["rating"]["low"] < of["rating"]["strength"] < of["rating"]["high"]
    assert report["bots"]["random"]["games"] == 3, "games, not seats"
    assert {"bots", "games", "won", "share", "low", "high"} == set(report["pairs"][0])
    measures = {"decisions", "decisions_per_second", "mean_ms", "within_95_ms", "worst_ms", "late"}
    assert all(set(of) == measures for of in report["times"].values())


def test_files_are_written_even_if_stdout_is_closed(tmp_path: Path) -> None:
    options: list[str | Path] = ["--games", "2", "--json", tmp_path / "report.json", "--html", tmp_path / "report.html"]
    with start(arena(tmp_path, *options)) as running:
        assert running.stdout is not None
        running.stdout.close()
        assert running.wait(60) == 0
    assert json.loads((tmp_path / "report.json").read_text())["games"] == 2
    assert "</html>" in (tmp_path / "report.html").read_text(encoding="utf-8")


def start(args: list[str | Path]) -> subprocess.Popen[str]:
    # Tests may run as a background job, which ignores Ctrl-C and passes that on to its children.
    code = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    code += "from kontor.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", code, *map(str, args)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_at_once_and_the_same_command_resumes(tmp_path: Path, workers: str) -> None:
    results, uninterrupted = tmp_path / "results", tmp_path / "whole.json"
    options: list[str | Path] = [
        "--workers",
        workers,
        "--resume",
        results,
        "--records",
        tmp_path / "records",
        "--lang",
        "en",
    ]
    running = start(arena(tmp_path, "--games", "100000", *options))
    try:
        until = time.monotonic() + 60
        while not results.exists() or len(results.read_text().splitlines()) < 4:
            assert time.monotonic() < until
            assert running.poll() is None
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    finally:
        running.kill()
    assert running.returncode == 130
    assert "Traceback" not in out + err
    finished = len(results.read_text().splitlines()) - 1
    assert re.search(
        rf"Stopped after {finished} of 100000 games\. Run the same command to continue from", err.replace(",", "")
    )
    records = sorted((tmp_path / "records").iterdir())
    assert finished <= len(records) <= finished + 1, "none is half written"
    assert kontor_process("verify", *records).code == 0

    few = ["--games", "4", "--json"]
    assert kontor_process(*arena(tmp_path, *few, tmp_path / "resumed.json", *options)).code == 0
    assert kontor_process(*arena(tmp_path, *few, uninterrupted, "--workers", "1")).code == 0
    resumed, fresh = (json.loads(path.read_text()) for path in (tmp_path / "resumed.json", uninterrupted))
    del resumed["times"], fresh["times"]
    assert resumed == fresh


def test_other_settings_start_from_scratch_with_a_notice(tmp_path: Path) -> None:
    results = tmp_path / "results"
    assert kontor_process(*arena(tmp_path, "--games", "2", "--resume", results)).err == ""
    ran = kontor_process(*arena(tmp_path, "--games", "2", "--resume", results, "--max-rounds", "3"))
    assert ran.code == 0
    assert ran.err.count("\n") == 1
    assert "starts from scratch" in ran.err
    first = (tmp_path / "results.old").read_text()
    assert len(first.splitlines()) == 3
    ran = kontor_process(*arena(tmp_path, "--games", "2", "--resume", results, "--max-rounds", "2"))
    assert f"{results}.old2" in ran.err
    assert (tmp_path / "results.old").read_text() == first
    assert len((tmp_path / "results.old2").read_text().splitlines()) == 3


def test_invalid_arguments_get_one_sentence_and_exit_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    foreign = tmp_path / "notes"
    foreign.write_text("mine\n")
    for args in (
        ["chess"],
        ["anno1503", "--bots", "greedy"],
        ["anno1503", "--bots", "greedy,genius"],
        ["anno1503", "--bots", "greedy,"],
        ["anno1503", "--players", "5"],
        ["anno1503", "--bots", "random,random,random,random,random"],
        ["anno1503", "--games", "0"],
        ["anno1503", "--looks", "5", "--full-time"],
        ["anno1503", "--resume", str(foreign)],
        ["anno1503", "--resume", str(tmp_path)],
        ["anno1503", "--records", str(foreign)],
        ["anno1503", "--json", str(foreign / "below")],
        ["anno1503", "--html", str(tmp_path)],
        ["anno1503", "--json", str(tmp_path / "one"), "--resume", str(tmp_path / "below" / ".." / "one")],
        ["anno1503", "--option", "colour=red"],
        [],
    ):
        check_refused(["arena", *args], tmp_path, capsys)
    assert foreign.read_text() == "mine\n"
