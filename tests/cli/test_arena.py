"""`kontor arena`: tournaments of real games, stopped and resumed, told as tables, data and a page."""

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
from tests.cli.run import cannot_be_done, kontor


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


def test_a_tournament_is_told_as_tables_data_and_records(tmp_path: Path) -> None:
    told_by: dict[str, Any] = {}
    for workers in ("1", "2"):
        folder = tmp_path / workers
        wishes: list[str | Path] = [
            "--games",
            "6",
            "--workers",
            workers,
            "--records",
            folder / "records",
            "--json",
            folder / "told.json",
        ]
        ran = kontor(*arena(tmp_path, *wishes))
        assert ran.code == 0, ran.err
        assert "6 games" in ran.out
        assert "greedy – random" in ran.out
        assert "per second" in ran.out
        told = json.loads((folder / "told.json").read_text())
        assert set(told.pop("times")) == {"greedy", "random"}
        told_by[workers] = told
    assert told_by["1"] == told_by["2"]
    one, two = (sorted((tmp_path / workers / "records").iterdir()) for workers in ("1", "2"))
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]
    assert kontor("verify", *one).code == 0
    assert len(one) == 6


def test_the_data_has_its_form(tmp_path: Path) -> None:
    path = tmp_path / "told.json"
    wishes: list[str | Path] = ["--bots", "greedy,random,random", "--games", "3", "--looks", "7", "--json", path]
    ran = kontor(*arena(tmp_path, *wishes))
    assert ran.code == 0, ran.err
    told = json.loads(path.read_text())
    assert told["kontor_arena"] == 1
    assert told["players"] == 3, "a name that repeats has a seat each"
    assert told["tables"] == [["greedy", "random", "random"]]
    assert (told["game"], told["seed"], told["games"], told["planned"]) == ("anno1503", 3, 3, 3)
    assert told["budgets"] == {"greedy": None, "random": None}
    for of in told["bots"].values():
        assert {"games", "won", "share", "low", "high", "rating", "mean_score", "mean_by_source"} == set(of)
        assert 0 <= of["low"] <= of["share"] <= of["high"] <= 1
        assert of["rating"]["low"] < of["rating"]["strength"] < of["rating"]["high"]
    assert told["bots"]["random"]["games"] == 3, "games, not seats"
    assert {"bots", "games", "won", "share", "low", "high"} == set(told["pairs"][0])
    measures = {"decisions", "decisions_per_second", "mean_ms", "within_95_ms", "worst_ms", "late"}
    assert all(set(of) == measures for of in told["times"].values())


def test_where_bots_have_several_seats_it_tells_what_chance_would_bring(tmp_path: Path) -> None:
    ran = kontor(*arena(tmp_path, "--bots", "greedy,random,random", "--games", "3"))
    head, _, first, second = ran.out.splitlines()[2:6]
    assert "by chance" in head
    assert {first.split()[0], second.split()[0]} == {"greedy", "random"}
    for row in (first, second):
        assert ("33.3%" if "greedy" in row else "66.7%") in row.split()
    assert "by chance" not in kontor(*arena(tmp_path, "--games", "2")).out


def told_in(language: str, width: int) -> str:
    """The tables of a tournament of five bots at three seats, in a terminal so wide."""
    shares = {"games": 240, "won": 133.5, "share": 0.5563, "low": 0.4931, "high": 0.6178}
    rating = {"strength": 31.25, "low": 29.81, "high": 32.69}
    sources = ["gold", "branches", "agreements", "buildings", "merchants"]
    times = dict.fromkeys(("decisions", "mean_ms", "within_95_ms", "worst_ms", "late"), 1027)
    means = {"mean_score": 2.4, "mean_by_source": dict.fromkeys(sources, 0.5)}
    bots = [*LEVELS, "greedy"]
    told = {
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
    print_tally(app, told)
    return app.out.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_fit_into_80_columns(language: str) -> None:
    """Nothing is cut, and no word or number is broken."""
    narrow, wide = (told_in(language, width).replace("─", "") for width in (80, 300))
    assert "…" not in narrow
    # Not at narrow spaces, which must not be broken at either.
    assert sorted(re.split(r"[ \n]+", narrow)) == sorted(re.split(r"[ \n]+", wide))


def test_who_stops_reading_still_gets_the_files(tmp_path: Path) -> None:
    wishes: list[str | Path] = ["--games", "2", "--json", tmp_path / "told.json", "--html", tmp_path / "told.html"]
    with start(arena(tmp_path, *wishes)) as running:
        assert running.stdout is not None
        running.stdout.close()
        assert running.wait(60) == 0
    assert json.loads((tmp_path / "told.json").read_text())["games"] == 2
    assert "</html>" in (tmp_path / "told.html").read_text(encoding="utf-8")


class Page(HTMLParser):
    """What a page holds, and what it would load."""

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


def test_the_page_holds_the_figures_and_loads_nothing(tmp_path: Path) -> None:
    pages = []
    for language in ("en", "fr"):
        html, data = tmp_path / f"{language}.html", tmp_path / "told.json"
        wishes: list[str | Path] = [
            "--games",
            "4",
            "--html",
            html,
            "--json",
            data,
            "--resume",
            tmp_path / "memory",
            "--lang",
            language,
        ]
        ran = kontor(*arena(tmp_path, *wishes))
        assert ran.code == 0, ran.err
        page, told = Page(html.read_text(encoding="utf-8")), json.loads(data.read_text())
        pages.append(page)
        assert not page.loads
        assert "script" not in page.tags
        assert page.tags.count("svg") == 5
        share = f"{round(100 * told['bots']['greedy']['share'])}%"
        assert share in [word.replace("\N{NARROW NO-BREAK SPACE}", "").replace("\xa0", "") for word in page.words]
        assert page.words.count("greedy") >= 3 + 5, "in the tables and in the plots"
        assert "url(http" not in html.read_text()
    assert "Ratings with 95 % interval" in pages[0].words
    assert "Cotes, intervalle à 95 %" in pages[1].words


def start(args: list[str | Path]) -> subprocess.Popen[str]:
    # A job in the background of a shell, as tests may be, ignores Ctrl-C, and so would what it starts.
    code = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    code += "from kontor.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", code, *map(str, args)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_at_once_and_the_same_command_goes_on(tmp_path: Path, workers: str) -> None:
    memory, whole = tmp_path / "memory", tmp_path / "whole.json"
    wishes: list[str | Path] = [
        "--workers",
        workers,
        "--resume",
        memory,
        "--records",
        tmp_path / "records",
        "--lang",
        "en",
    ]
    running = start(arena(tmp_path, "--games", "100000", *wishes))
    try:
        until = time.monotonic() + 60
        while not memory.exists() or len(memory.read_text().splitlines()) < 4:
            assert time.monotonic() < until
            assert running.poll() is None
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    finally:
        running.kill()
    assert running.returncode == 130
    assert "Traceback" not in out + err
    kept = len(memory.read_text().splitlines()) - 1
    assert re.search(
        rf"Stopped after {kept} of 100000 games\. Run the same command to continue from", err.replace(",", "")
    )
    records = sorted((tmp_path / "records").iterdir())
    assert kept <= len(records) <= kept + 1, "none is half written"
    assert kontor("verify", *records).code == 0

    few = ["--games", "4", "--json"]
    assert kontor(*arena(tmp_path, *few, tmp_path / "resumed.json", *wishes)).code == 0
    assert kontor(*arena(tmp_path, *few, whole, "--workers", "1")).code == 0
    resumed, fresh = (json.loads(path.read_text()) for path in (tmp_path / "resumed.json", whole))
    del resumed["times"], fresh["times"]
    assert resumed == fresh


def test_late_decisions_are_told_where_there_is_a_clock(tmp_path: Path) -> None:
    short = ["--bots", "easy,random", "--games", "1", "--max-rounds", "1", "--lang", "en", "--workers", "1"]
    assert "late" not in kontor(*arena(tmp_path, *short)).out
    assert "late" in kontor(*arena(tmp_path, *short, "--full-time")).out


def test_a_bot_alone_is_not_set_against_others(tmp_path: Path) -> None:
    ran = kontor(*arena(tmp_path, "--bots", "greedy,greedy", "--games", "1", "--lang", "en"))
    assert ran.code == 0
    assert "Against each other" not in ran.out


def test_other_settings_begin_anew_with_one_sentence(tmp_path: Path) -> None:
    memory = tmp_path / "memory"
    assert kontor(*arena(tmp_path, "--games", "2", "--resume", memory)).err == ""
    ran = kontor(*arena(tmp_path, "--games", "2", "--resume", memory, "--max-rounds", "3"))
    assert ran.code == 0
    assert ran.err.count("\n") == 1
    assert "starts from scratch" in ran.err
    first = (tmp_path / "memory.old").read_text()
    assert len(first.splitlines()) == 3
    ran = kontor(*arena(tmp_path, "--games", "2", "--resume", memory, "--max-rounds", "2"))
    assert f"{memory}.old2" in ran.err
    assert (tmp_path / "memory.old").read_text() == first
    assert len((tmp_path / "memory.old2").read_text().splitlines()) == 3


def test_bad_wishes_get_one_sentence_and_exit_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
        cannot_be_done(["arena", *args], tmp_path, capsys)
    assert foreign.read_text() == "mine\n"
