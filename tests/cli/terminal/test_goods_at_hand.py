"""Goods at hand in the terminal: made ahead, used, and lost only after a question."""

import json
from pathlib import Path

import pytest

from kontor.lang.languages import LANGUAGES
from tests.cli.support.run import kontor
from tools.harness.ship_example import BEGUN, EXPLORER, MAKE, MERCHANT, ship_example


def play(folder: Path, *typed: str, language: str = "en") -> tuple[list[str], str]:
    """Type lines in the ship example. Return the moves that they played, and the output as one line."""
    data = ship_example().data()
    data["moves"] = data["moves"][:BEGUN]
    data["seats"] = ["", ""]
    file = folder / "game.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    lines = "".join(f"{line}\n" for line in typed)
    ran = kontor("--lang", language, "play", "--resume", file, typed=lines, home=folder)
    assert ran.code == 0, ran.err
    moves: list[str] = json.loads(file.read_text(encoding="utf-8"))["moves"]
    return moves[BEGUN:], " ".join(ran.out.split())


def test_linda_builds_two_ships_from_goods_made_ahead(tmp_path: Path) -> None:
    moves, output = play(tmp_path, MAKE, "build merchant 2", "19", "build exploration 1", "20", "", "e")
    assert moves == [f"0 {MAKE}", f"0 {MERCHANT}", f"0 {EXPLORER}", "0 end"]
    assert "Linda makes goods ahead: 2 × timber, goods, 2 × sails." in output
    assert "at hand until the end of the turn 2 × timber, goods, 2 × sails" in output
    assert "Linda uses goods at hand: sails, goods, timber." in output
    assert "lose" not in output


@pytest.mark.parametrize(
    "typed",
    [
        ["make timber timber sails sails", "2"],
        ["make planks planks sails sails", "2"],
        ["make 1 1 10 10", "2"],
        ["make goods ahead", "timber, timber, sails, sails", "2"],
        ["make", "timber timber sails sails", "2"],
        ["make", "1 planks 10 sails", "2"],
    ],
    ids=lambda typed: "/".join(typed),
)
def test_goods_to_make_are_named_then_the_payment_is_chosen(typed: list[str], tmp_path: Path) -> None:
    moves, output = play(tmp_path, *typed, "")
    assert len(moves) == 1
    assert moves[0].startswith("0 make: ")
    assert "Make goods ahead: how?" in output


def test_the_menu_lists_the_goods_and_refuses_what_does_not_go_together(tmp_path: Path) -> None:
    moves, output = play(tmp_path, "make", "silk", "timber 99", "timber timber timber timber timber", "make rum")
    assert moves == []
    assert "1 timber ×3" in output
    assert "“timber 99” is not one of the choices." in output
    assert "You cannot make all of this now: 5 × timber. Choose fewer goods. (anno1800:P3)" in output


def test_undo_takes_back_goods_made_ahead(tmp_path: Path) -> None:
    moves, output = play(tmp_path, MAKE, "u")
    assert moves == []
    assert "Undone: Make goods ahead" in output


@pytest.mark.parametrize(
    ("typed", "ended"),
    [
        (["e", "y"], True),
        (["e", "n"], False),
        (["end", ""], False),
        (["e", "maybe", "y"], True),
        (["e", "n", "e"], True),
        (["e", "n", "u", "festival", "e", "n"], False),
    ],
    ids=lambda value: "/".join(value) if isinstance(value, list) else "",
)
def test_the_end_of_a_turn_that_loses_goods_is_asked_once(typed: list[str], ended: bool, tmp_path: Path) -> None:
    moves, output = play(tmp_path, "make: work 1, work 2, work 2", "festival", *typed)
    assert (moves[-1] == "0 end") is ended
    assert "End your turn and lose 3 goods? y/n" in output


def test_nothing_is_asked_if_nothing_is_lost(tmp_path: Path) -> None:
    moves, output = play(tmp_path, "festival", "e")
    assert moves[-1] == "0 end"
    assert "lose" not in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_at_hand_in_every_language(language: str, tmp_path: Path) -> None:
    _, output = play(tmp_path, "make", "1 1", "", "o", "", "festival", "e", language=language)
    assert "anno1800-" not in output
    assert "play-" not in output.replace("play --resume", "")
