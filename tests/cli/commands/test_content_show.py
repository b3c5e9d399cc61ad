"""`kontor content show`: the sources of figures, and the item names in `content check`."""

import json
from pathlib import Path
from typing import Any

import pytest

from kontor.engine.registry import game_names, load_game
from kontor.lang.languages import LANGUAGES
from tests.cli.support.run import kontor


def content_shown(game: str, *args: str) -> dict[str, Any]:
    shown: dict[str, Any] = json.loads(kontor("content", "show", game, "--json", *args).out)
    return shown


def test_reconstructed_figures_are_shown() -> None:
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
    everything, reconstructed = content_shown(game, "--all"), content_shown(game)
    sources = [figure["source"] for figure in everything["figures"]]
    assert everything["counts"] == {source: sources.count(source) for source in set(sources)}
    assert reconstructed["counts"] == everything["counts"]
    assert reconstructed["figures"] == [
        figure for figure in everything["figures"] if figure["source"] == "reconstructed"
    ]
    out = kontor("content", "show", game).out
    for source, count in everything["counts"].items():
        if source in ("rulebook", "cross-checked", "reconstructed"):
            assert f"{count}  {source} – " in out


@pytest.mark.parametrize("game", game_names())
def test_all_shows_every_entry_of_the_file_but_not_its_comments(game: str) -> None:
    ran = kontor("content", "show", game, "--all")
    assert ran.code == 0
    names = {
        line.split()[0] for line in load_game(game).built_in_text().splitlines() if " = " in line and line[0] != "#"
    }
    listed = {figure["name"] or figure["part"] for figure in content_shown(game, "--all")["figures"]}
    assert names - listed <= {"id", "mark", "cube", "from", "kind", "level", "source", "sources"}
    assert "pays nothing when" not in ran.out


def test_sources_of_figures_with_and_without_marks() -> None:
    by_name = {(figure["part"], figure["name"]): figure for figure in content_shown("anno1503", "--all")["figures"]}
    assert by_name["map", "rows"]["source"] == "reconstructed"
    assert by_name["map", "size"]["source"] == "cross-checked"
    assert by_name["building forge", "cancels"]["source"] == "rulebook"
    assert by_name["building forge", "effect"]["value"] is None
    assert by_name["start", ""]["source"] == "rulebook"
    assert by_name["draw_after_turns", ""]["source"] == "ruling"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_the_output_is_translated(language: str, game: str) -> None:
    ran = kontor("content", "show", game, "--all", "--lang", language)
    assert ran.code == 0
    assert "content-show" not in ran.out
    if language != "en":
        assert "public transcription" not in ran.out
        assert "rulebook" not in ran.out
    assert "content-show" not in kontor("content", "show", "--lang", language, "--help").out


def test_invalid_arguments_get_one_sentence() -> None:
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
