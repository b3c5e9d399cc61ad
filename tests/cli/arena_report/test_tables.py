"""The tables of a tournament in the terminal."""

import re
from io import StringIO
from itertools import combinations
from pathlib import Path

import pytest

from kontor.bots.base import LEVELS
from kontor.cli.arena_report.tables import print_tally
from kontor.cli.context import AppContext
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Translator
from tests.cli.support.arena import arena
from tests.cli.support.run import kontor_process


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


def test_late_decisions_are_shown_for_timed_games(tmp_path: Path) -> None:
    short = ["--bots", "easy,random", "--games", "1", "--max-rounds", "1", "--lang", "en", "--workers", "1"]
    assert "late" not in kontor_process(*arena(tmp_path, *short)).out
    assert "late" in kontor_process(*arena(tmp_path, *short, "--full-time")).out


def test_a_single_bot_has_no_table_of_pairs(tmp_path: Path) -> None:
    ran = kontor_process(*arena(tmp_path, "--bots", "greedy,greedy", "--games", "1", "--lang", "en"))
    assert ran.code == 0
    assert "Against each other" not in ran.out
