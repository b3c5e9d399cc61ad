"""`kontor arena`: real tournaments, interrupted and resumed, reported as tables, JSON and HTML."""

import json
import re
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from io import StringIO
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from kontor.bots.base import LEVELS
from kontor.cli.arena_report.tables import print_tally
from kontor.cli.context import AppContext
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Translator
from tests.arena.quick import figures
from tests.cli.run import check_refused, kontor_process


def arena(tmp_path: Path, *more: str | Path) -> list[str | Path]:
    args: list[str | Path] = [
        "arena",
        "anno1503",
        "--bots",
        "greedy,random",
        "--content",
        figures(tmp_path / "figures"),
    ]
    return [*args, "--seed", "3", *more]


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


def test_the_expected_share_is_shown_for_bots_with_several_seats(tmp_path: Path) -> None:
    ran = kontor_process(*arena(tmp_path, "--bots", "greedy,random,random", "--games", "3"))
    head, _, first, second = ran.out.splitlines()[2:6]
    assert "by chance" in head
    assert {first.split()[0], second.split()[0]} == {"greedy", "random"}
    for row in (first, second):
        assert ("33.3%" if "greedy" in row else "66.7%") in row.split()
    assert "by chance" not in kontor_process(*arena(tmp_path, "--games", "2")).out


def tables_in(language: str, width: int) -> str:
    """Return the tables of a tournament of five bots at three seats, in a terminal of this width."""
    shares = {"games": 240, "won": 133.5, "share": 0.5563, "low": 0.4931, "high": 0.6178}
    rating = {"strength": 31.25, "low": 29.81, "high": 32.69}
    sources = ["gold", "branches", "agreements", "buildings", "merchants"]
    times = dict.fromkeys(("decisions", "mean_ms", "within_95_ms", "worst_ms", "late"), 1027)
    means = {"mean_score": 2.4, "mean_by_source": dict.fromkeys(sources, 0.5)}
    bots = [*LEVELS, "greedy"]
    report = {
        "players": 3,
        "games": 400,
        "tables": [list(table) for table in combinations(bots, 3)],
        "sources": sources,
        "bots": {bot: {**shares, **means, "rating": rating} for bot in bots},
        "pairs": [{**shares, "bots": list(pair)} for pair in combinations(bots, 2)],
        "by_table": [{"table": list(table), "bots": dict.fromkeys(table, shares)} for table in combinations(bots, 3)],
        "budgets": {bot: {"looks": 3000} for bot in bots},
        "times": {bot: {**times, "decisions_per_second": 1312.4} for bot in bots},
        **dict.fromkeys(("draws", "broken_off", "mean_rounds", "mean_lines", "mean_winning_score"), 0),
    }
    app = AppContext(Translator(language))
    app.out.width, app.out.file = width, StringIO()
    print_tally(app, report)
    return app.out.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_fit_into_80_columns(language: str) -> None:
    """Nothing is truncated, and no word or number is broken across lines."""
    narrow, wide = (tables_in(language, width).replace("─", "") for width in (80, 300))
    assert "…" not in narrow
    # Do not split at narrow no-break spaces, which must stay within a line.
    assert sorted(re.split(r"[ \n]+", narrow)) == sorted(re.split(r"[ \n]+", wide))


def test_files_are_written_even_if_stdout_is_closed(tmp_path: Path) -> None:
    options: list[str | Path] = ["--games", "2", "--json", tmp_path / "report.json", "--html", tmp_path / "report.html"]
    with start(arena(tmp_path, *options)) as running:
        assert running.stdout is not None
        running.stdout.close()
        assert running.wait(60) == 0
    assert json.loads((tmp_path / "report.json").read_text())["games"] == 2
    assert "</html>" in (tmp_path / "report.html").read_text(encoding="utf-8")


class Page(HTMLParser):
    """The tags and texts of a page, and the addresses it would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.tags: list[str] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "xlink:href") and value and not value.startswith(("#", "data:")):
                self.loads.append(value)

    def handle_data(self, data: str) -> None:
        self.words.append(data.strip())


def test_the_html_page_has_the_figures_and_loads_nothing(tmp_path: Path) -> None:
    pages = []
    for language in ("en", "fr"):
        html, data = tmp_path / f"{language}.html", tmp_path / "report.json"
        options: list[str | Path] = [
            "--games",
            "4",
            "--html",
            html,
            "--json",
            data,
            "--resume",
            tmp_path / "results",
            "--lang",
            language,
        ]
        ran = kontor_process(*arena(tmp_path, *options))
        assert ran.code == 0, ran.err
        page, report = Page(html.read_text(encoding="utf-8")), json.loads(data.read_text())
        pages.append(page)
        assert not page.loads
        assert "script" not in page.tags
        assert page.tags.count("svg") == 5
        share = f"{round(100 * report['bots']['greedy']['share'])}%"
        assert share in [word.replace("\N{NARROW NO-BREAK SPACE}", "").replace("\xa0", "") for word in page.words]
        assert page.words.count("greedy") >= 3 + 5, "in the tables and in the plots"
        assert "url(http" not in html.read_text()
    assert "Ratings with 95 % interval" in pages[0].words
    assert "Cotes, intervalle à 95 %" in pages[1].words


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


def test_late_decisions_are_shown_for_timed_games(tmp_path: Path) -> None:
    short = ["--bots", "easy,random", "--games", "1", "--max-rounds", "1", "--lang", "en", "--workers", "1"]
    assert "late" not in kontor_process(*arena(tmp_path, *short)).out
    assert "late" in kontor_process(*arena(tmp_path, *short, "--full-time")).out


def test_a_single_bot_has_no_table_of_pairs(tmp_path: Path) -> None:
    ran = kontor_process(*arena(tmp_path, "--bots", "greedy,greedy", "--games", "1", "--lang", "en"))
    assert ran.code == 0
    assert "Against each other" not in ran.out


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
