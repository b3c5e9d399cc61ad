"""`kontor play`: playing Anno 1503 in the terminal."""

import json
from pathlib import Path

import pytest

from kontor.engine.matches import new_match
from kontor.lang.languages import LANGUAGES
from tests.cli.support.run import kontor


def saved(home: Path) -> list[Path]:
    return sorted((home / "kontor" / "games").glob("*.json"))


def test_the_defaults_start_a_game_against_a_bot_and_leaving_saves_it(tmp_path: Path) -> None:
    ran = kontor("play", typed="\n\n\n\n1\n", home=tmp_path)
    assert ran.code == 0
    assert "Which game?" in ran.out
    assert "The sea" in ran.out
    (path,) = saved(tmp_path)
    assert f"kontor play --resume {path}" in ran.out
    assert json.loads(path.read_text())["seats"].count("medium") == 1
    assert kontor("verify", path).code == 0


def test_a_saved_game_is_offered_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kontor("play", "anno1503", "--seats", "Ada,greedy", "--seed", "3", typed="1\n1\n", home=tmp_path)
    (path,) = saved(tmp_path)
    before = json.loads(path.read_text())["moves"]
    again = kontor("play", "anno1503", typed="y\n", home=tmp_path)
    assert "Continue which game" in again.out
    assert json.loads(path.read_text())["moves"] == before
    resumed = kontor("play", "--resume", path, typed="1\n", home=tmp_path)
    assert resumed.code == 0
    assert json.loads(path.read_text())["moves"][: len(before)] == before


def test_a_whole_game_by_numbers_reaches_its_end(tmp_path: Path) -> None:
    # Always choose the first possibility. The game must still end and its record must verify.
    ran = kontor("play", "anno1503", "--seats", "Ada,greedy", "--seed", "11", typed="1\n" * 20_000, home=tmp_path)
    assert ran.code == 0
    assert "The game is over." in ran.out
    (path,) = saved(tmp_path)
    assert "result" in json.loads(path.read_text())
    assert kontor("verify", path).code == 0


def test_moves_by_text_are_played_or_refused_with_rule_and_reason(tmp_path: Path) -> None:
    typed = "ship\nsell  wood 1\nhello\n999\n0\n"
    ran = kontor("play", "anno1503", "--seats", "Ada,Ben", "--seed", "12", typed=typed, home=tmp_path)
    assert "you lack cloth, tools. (anno1503:D1)" in ran.out
    assert "sells wood on space 1 for 1 gold." in ran.out
    assert "“hello” is not spelled like a move" in ran.out
    assert "There is no number 999" in ran.out
    match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    match.play("sell wood 1")
    numbered = len(match.things()) - 1
    assert f"There is no number 0. Choose 1 to {numbered}." in ran.out, "the end has a letter"


def test_undo_redo_and_reset(tmp_path: Path) -> None:
    play = ["play", "anno1503", "--seats", "Ada,Ben", "--seed", "12"]
    for typed, played in (
        ("sell wood 1\nu\n", 0),
        ("sell wood 1\nu\nr\n", 1),
        ("sell wood 1\nbuy wood\nz\n", 0),
        ("u\n", 0),
        ("r\n", 0),
    ):
        home = tmp_path / str(len(list(tmp_path.iterdir())))
        home.mkdir()
        kontor(*play, typed=typed, home=home)
        moves = json.loads(saved(home)[0].read_text())["moves"]
        assert sum(not line.startswith("*") for line in moves) == played, typed


def test_undo_past_chance_marks_the_game_and_does_not_re_roll(tmp_path: Path) -> None:
    play = ["play", "anno1503", "--seats", "Ada,Ben", "--seed", "12"]
    kontor(*play, typed="end\n\nu\n\nend\n\n", home=tmp_path / "a")
    kontor(*play, typed="end\n\n", home=tmp_path / "b")
    marked, plain = (json.loads(saved(tmp_path / home)[0].read_text()) for home in "ab")
    assert marked["taken_back"] == 1
    assert "taken_back" not in plain
    assert marked["moves"] == plain["moves"]


@pytest.mark.rule("anno1503:S4")
def test_the_start_player_is_random_and_the_seating_order_stays(tmp_path: Path) -> None:
    orders = set()
    for seed in range(8):
        args = ["play", "anno1503", "--seats", "Ada,Ben,Cem", "--seed", str(seed)]
        kontor(*args, "--save", tmp_path / f"{seed}.json", home=tmp_path)
        orders.add(tuple(json.loads((tmp_path / f"{seed}.json").read_text())["players"]))
    assert orders == {("Ada", "Ben", "Cem"), ("Ben", "Cem", "Ada"), ("Cem", "Ada", "Ben")}


def test_the_screen_is_handed_over_between_two_people(tmp_path: Path) -> None:
    ran = kontor("play", "anno1503", "--seats", "Ada,Ben", "--seed", "12", typed="end\n\n", home=tmp_path)
    assert "Hand the screen to" in ran.out


def test_saving_to_a_chosen_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    typed = f"s {file}\n?\n\nl\n\nm\nq\n"
    ran = kontor("play", "anno1503", "--seats", "Ada,greedy", "--seed", "12", typed=typed, home=tmp_path)
    assert ran.code == 0
    assert kontor("verify", file).code == 0
    assert "action points of the ships × 2" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_playable_in_every_language(language: str, tmp_path: Path) -> None:
    args = ["play", "anno1503", "--lang", language, "--seats", "Ada,greedy", "--seed", "4"]
    ran = kontor(*args, typed="1\n" * 60 + "?\n\nl\n\n", home=tmp_path)
    assert ran.code == 0
    assert "anno1503-" not in ran.out.replace(str(tmp_path), "").replace("anno1503-2", "")
    assert "play-" not in ran.out


def test_invalid_arguments_get_one_sentence(tmp_path: Path) -> None:
    for args in (
        ["chess"],
        ["anno1503", "--seats", "Ada"],
        ["anno1503", "--seats", "a,b,c,d,e"],
        ["--resume", str(tmp_path / "nowhere.json")],
        ["--lang", "xx"],
    ):
        ran = kontor("play", *args, home=tmp_path)
        assert ran.code == 2, args
        assert ran.err.count("\n") == 1, args


def test_other_files_are_never_overwritten(tmp_path: Path) -> None:
    existing = tmp_path / "precious.txt"
    existing.write_text("mine")
    play = ["play", "anno1503", "--seats", "Ada,greedy", "--seed", "12"]
    ran = kontor(*play, typed=f"s {existing}\ns {tmp_path}/no/where.json\ns a\0b\ns ~nobody/x\n", home=tmp_path)
    assert ran.code == 0
    assert "already exists" in ran.out
    assert "cannot be written" in ran.out
    assert kontor(*play, "--save", existing, home=tmp_path).code == 2
    assert existing.read_text() == "mine"


def test_invalid_input_at_the_prompt_is_harmless(tmp_path: Path) -> None:
    typed = "9" * 5000 + "\n\x1b[A\nsell woood 1\n\tend\n" + "x" * 10_000 + "\n"
    ran = kontor("play", "anno1503", "--seats", "Ada,greedy", "--seed", "12", typed=typed, home=tmp_path)
    assert ran.code == 0
    assert "Did you mean “sell wood 1”?" in ran.out


def test_a_misspelled_bot_does_not_become_a_person(tmp_path: Path) -> None:
    assert kontor("play", "anno1503", "--seats", "Ada,gredy", home=tmp_path).code == 2
    ran = kontor("play", typed="1\n2\nAda\ngredy\ny\n", home=tmp_path)
    assert "Do you mean greedy?" in ran.out
    assert "greedy" in json.loads(saved(tmp_path)[-1].read_text())["seats"]


def test_a_failed_save_is_reported_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "kontor"
    blocked.write_text("a file where the folder should be")
    typed = f"sell wood 1\ns {tmp_path}/elsewhere.json\n"
    ran = kontor("play", "anno1503", "--seats", "Ada,Ben", "--seed", "12", typed=typed, home=tmp_path)
    assert ran.code == 2
    assert "cannot be written" in ran.err
    moves = json.loads((tmp_path / "elsewhere.json").read_text())["moves"]
    assert moves[-1] == "0 sell wood 1"
