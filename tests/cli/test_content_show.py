"""`kontor content show`: how far each figure can be trusted; and the names that `content check` tells."""

import json
from pathlib import Path
from typing import Any

import pytest

from kontor.engine.registry import game_names, load_game
from kontor.lang.languages import LANGUAGES
from tests.cli.run import kontor


def listed(game: str, *args: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(kontor("content", "show", game, "--json", *args).out)
    return found


def test_what_is_reconstructed_is_shown_part_by_part() -> None:
    out = kontor("content", "show", "anno1800").out
    assert "  shipyard 2: tiles 6; cost planks 1, bricks 1 — reconstructed\n" in out
    assert "  home_island: cells — reconstructed\n" in out
    assert "shipyard 1" not in out
    out = kontor("content", "show", "anno1503").out
    assert "  inhabitants: spaces 7 — reconstructed\n" in out
    assert "  building forge: players 2, 4 — reconstructed\n" in out
    assert "cancels" not in out


@pytest.mark.parametrize("game", game_names())
def test_the_summary_counts_every_figure_by_its_source(game: str) -> None:
    everything, some = listed(game, "--all"), listed(game)
    sources = [figure["source"] for figure in everything["figures"]]
    assert everything["counts"] == {source: sources.count(source) for source in set(sources)}
    assert some["counts"] == everything["counts"]
    assert some["figures"] == [figure for figure in everything["figures"] if figure["source"] == "reconstructed"]
    out = kontor("content", "show", game).out
    for source, count in everything["counts"].items():
        if source in ("rulebook", "cross-checked", "reconstructed"):
            assert f"{count}  {source} – " in out


@pytest.mark.parametrize("game", game_names())
def test_all_shows_every_entry_of_the_file_and_no_sentence_of_it(game: str) -> None:
    ran = kontor("content", "show", game, "--all")
    assert ran.code == 0
    names = {
        line.split()[0] for line in load_game(game).built_in_text().splitlines() if " = " in line and line[0] != "#"
    }
    shown = {figure["name"] or figure["part"] for figure in listed(game, "--all")["figures"]}
    assert names - shown <= {"id", "mark", "cube", "from", "kind", "level", "source", "sources"}
    assert "pays nothing when" not in ran.out


def test_a_figure_beside_marks_is_trusted_as_little_as_the_weakest_of_what_they_name() -> None:
    by_name = {(figure["part"], figure["name"]): figure for figure in listed("anno1503", "--all")["figures"]}
    assert by_name["map", "rows"]["source"] == "reconstructed"
    assert by_name["map", "size"]["source"] == "cross-checked"
    assert by_name["building forge", "cancels"]["source"] == "rulebook"
    assert by_name["building forge", "effect"]["value"] is None
    assert by_name["start", ""]["source"] == "rulebook"
    assert by_name["draw_after_turns", ""]["source"] == "ruling"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_language_says_something(language: str, game: str) -> None:
    ran = kontor("content", "show", game, "--all", "--lang", language)
    assert ran.code == 0
    assert "content-show" not in ran.out
    if language != "en":
        assert "public transcription" not in ran.out
        assert "rulebook" not in ran.out
    assert "content-show" not in kontor("content", "show", "--lang", language, "--help").out


def test_bad_wishes_get_one_sentence() -> None:
    for args in ([], ["chess"], ["anno1800", "anno1503"], ["anno1800", "--some"]):
        ran = kontor("content", "show", *args)
        assert ran.code == 2, args
        assert ran.err.count("\n") == 1, args


def test_check_names_the_items_that_have_no_id(tmp_path: Path) -> None:
    (tmp_path / "anno1800.toml").write_text(
        """
[[hire]]
cube = "farmer"
cost = { planks = 2 }

[[upgrade]]
from = "farmer"
cost = { bricks = 2 }

[[shipyard]]
level = 2
tiles = 5

[[ship]]
kind = "merchant"
level = 3
tiles = 5

[[objective]]
id = "zoo"
points_per = { visited_animal = 2 }
"""
    )
    ran = kontor("content", "check", tmp_path)
    names = "hire farmer, upgrade farmer, shipyard 2, ship merchant 3, objective zoo"
    assert f"Differs from the built-in figures: {names}." in ran.out
