"""`kontor play anno1800`: typing things, places, payments and sets of cards."""

import json
from pathlib import Path

import pytest

from kontor.engine.matches import new_match
from kontor.lang.languages import LANGUAGES
from tests.cli.support.positions import recorded_game, unfinished_game
from tests.cli.support.run import Result, kontor

START = ["play", "anno1800", "--seats", "Ada,Ben", "--seed", "12"]


def play(home: Path, *typed: str) -> tuple[list[str], str]:
    """Type lines in a new game. Return its moves and the output as one line."""
    home.mkdir(exist_ok=True)
    file = home / "game.json"
    ran = kontor(*START, "--save", file, typed="".join(f"{line}\n" for line in typed), home=home)
    assert ran.code == 0
    return json.loads(file.read_text(encoding="utf-8"))["moves"], one_line(ran)


def one_line(ran: Result) -> str:
    return " ".join(ran.out.split())


@pytest.mark.parametrize(
    ("typed", "played"),
    [
        (["festival"], "0 festival"),
        (["build brewery", "", ""], "0 build brewery at 12: work 2, work 6"),
        (["build brewery", "13", "2"], "0 build brewery at 13: work 2, buy coal from 1"),
        (["brewery", "", ""], "0 build brewery at 12: work 2, work 6"),
        (["build brewery at 14", "1"], "0 build brewery at 14: work 2, work 6"),
        (["build  brewery at 14:work 2,work 6"], "0 build brewery at 14: work 2, work 6"),
        (["build sawmill", "3"], "0 build sawmill at 3"),
        (["hire farmer", "1"], "0 hire farmer: work 1"),
        (["upgrade farmer", "home", ""], "0 upgrade farmer at home: work 7"),
        (["swap", "fw21 aei15"], "0 swap fw21 aei15"),
        (["swap", "2 8"], "0 swap fw21 aei15"),
        (["swap fw21 aei15"], "0 swap fw21 aei15"),
        (["build brewery", "0", "festival"], "0 festival"),
        (["build brewery", "b", "festival"], "0 festival"),
        (["build brewery", "u", "festival"], "0 festival"),
        (["build brewery", "12", "0", "festival"], "0 festival"),
        (["build brewery", "99", "15", "1"], "0 build brewery at 15: work 2, work 6"),
        (["build brewery", "nonsense", "15", "1"], "0 build brewery at 15: work 2, work 6"),
        (["build brewery", "festival"], "0 festival"),
        (["build", "", "festival"], "0 festival"),
    ],
    ids=lambda given: "/".join(given) if isinstance(given, list) else "",
)
def test_a_thing_then_its_place_then_its_payment_are_chosen(typed: list[str], played: str, tmp_path: Path) -> None:
    moves, _ = play(tmp_path, *typed)
    assert moves == [played]


def test_things_are_chosen_by_their_list_numbers(tmp_path: Path) -> None:
    things = new_match("anno1800", ["Ada", "Ben"], seed=12).things()
    number = things.index("festival") + 1
    moves, output = play(tmp_path, str(number))
    assert f" {number} festival " in output
    assert moves == ["0 festival"]


def test_places_are_listed_with_their_tiles_free_cells_first(tmp_path: Path) -> None:
    _, output = play(tmp_path, "build brewery")
    question = output.partition("Build a brewery (grain, coal): where?")[2]
    assert "12 free coast" in question
    assert "2 now: grain farm" in question
    assert question.index("12 free coast") < question.index("1 now: sawmill (farmers)")


def test_parts_of_an_action_follow_each_other_and_e_ends_the_turn(tmp_path: Path) -> None:
    moves, output = play(tmp_path, "e", "hire farmer", "1", "hire worker", "", "e", "")
    assert [move.partition(":")[0] for move in moves] == ["0 hire farmer", "0 hire worker", "0 end"]
    assert "Take an action first" in output
    assert "e end the turn" in output


def test_missing_payments_are_explained(tmp_path: Path) -> None:
    moves, output = play(
        tmp_path, "build window_factory", "play fw18", "play fw17", "hire engineer", "end", "expedition"
    )
    assert moves == []
    assert "This cannot be paid now (timber, glass): no source of glass. (anno1800:P1)" in output
    assert "This cannot be paid now (bread, beer): no source of" in output
    assert "no source of bread" in output
    assert "no source of beer" in output
    assert "You do not have this card in your hand: fw17. (anno1800:C1)" in output
    assert "no source of windows. (anno1800:P1)" in output
    assert "This takes 2 exploration tokens; you have 1. (anno1800:P5)" in output


def test_forbidden_things_are_explained(tmp_path: Path) -> None:
    typed = ["festival", "build sawmill", "swap", "use fw41", "recall worker", "build merchant 3", "upgrade engineer"]
    moves, output = play(tmp_path, *typed)
    assert moves == ["0 festival"]
    assert output.count("You have no action left") == 4
    assert "You have no card fw41 lying open" in output
    assert "Nobody of this kind is in the exhausted area: worker." in output


@pytest.mark.parametrize(
    ("typed", "missing"),
    [
        ("build champagne cellar", "no source of glass"),
        ("Build  Champagne Cellar", "no source of glass"),
        ("champagne_cellar", "no source of glass"),
        ("build fur dealer's shop", "no source of"),
        ("build Fur Dealer’s shop", "no source of"),
        ("build merchant ship 2", "You have no shipyard left in this action for a ship of strength 2"),
        ("send home engineer", "Nobody of this kind"),
    ],
)
def test_things_are_recognized_by_their_screen_names(typed: str, missing: str, tmp_path: Path) -> None:
    moves, output = play(tmp_path, typed)
    assert moves == []
    assert missing in output
    assert "Did you mean" not in output


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "build SAUSAGE factory at 12:work 4,work 6"),
        ("de", "build Metzgerei at 12: work 4, work 6"),
        ("de", "Metzgerei at 12: work 4, work 6"),
        ("fr", "build sausage-factory at 12: work 4, work 6"),
    ],
)
def test_screen_names_work_in_the_readers_language_and_in_full_lines(language: str, typed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    kontor(*START, "--lang", language, "--save", file, typed=f"{typed}\n", home=tmp_path)
    assert json.loads(file.read_text(encoding="utf-8"))["moves"] == ["0 build sausage_factory at 12: work 4, work 6"]


def resumed(home: Path, share: float, *typed: str) -> tuple[list[str], str]:
    """Continue a recorded game after a share of its moves. Return the new moves and the output as one line."""
    lines = recorded_game("anno1800_2_de_0")["moves"]
    assert isinstance(lines, list)
    count = int(len(lines) * share)
    path = unfinished_game("anno1800_2_de_0", home / "half.json", count, ["Ada", "Ben"])
    ran = kontor("play", "--resume", path, typed="".join(f"{line}\n" for line in typed), home=home)
    assert ran.code == 0
    return json.loads(path.read_text(encoding="utf-8"))["moves"][count:], one_line(ran)


def test_a_payment_with_tokens_is_confirmed_and_then_logged(tmp_path: Path) -> None:
    moves, output = resumed(tmp_path, 0.25, "play fw03", "b")
    assert moves == []
    assert "Do it this way? 1 buy soap from Ben, work clothes on 21" in output
    moves, output = resumed(tmp_path, 0.25, "play fw03", "", "99")
    assert moves == ["0 play fw03: buy soap from 1, work 21"]
    assert "Ada buys soap from Ben for 1 trade token; Ben gets 1 gold. Move:" in output
    assert "your action is done: take free steps, or end the turn." in output
    assert "There is no number 99. Choose: 1 Use fw26" in output


def test_the_islands_of_the_others_are_shown_in_full(tmp_path: Path) -> None:
    _, output = resumed(tmp_path, 0.25, "o", "", "o B", "", "o 2", "", "o ben", "", "o Zoe")
    assert output.count("Ar artisan") > 4
    assert "“Zoe” is not one of the choices." in output


def test_places_of_free_upgrades_are_listed_with_counts(tmp_path: Path) -> None:
    moves, output = resumed(tmp_path, 0.2, "use fw26", "home 4 4")
    assert "home at home ×3 4 now: pig farm; working there: 2 × farmer ×2 5 now: sheep farm" in output
    assert "A number is a cell" in output
    assert moves == ["0 use fw26 at home 4 4"]


def test_help_begins_with_the_keys_and_has_an_example_of_this_game(tmp_path: Path) -> None:
    _, output = play(tmp_path, "?", "")
    keys, rules, figures = (output.index(text) for text in ("e ends the turn", "Empty your hand", "hire: farmer"))
    assert keys < rules < figures
    assert "sell wood" not in output


def test_misspelled_things_get_a_suggestion_and_verbs_a_list(tmp_path: Path) -> None:
    moves, output = play(tmp_path, "bild brewery", "dance", "hire")
    assert moves == []
    assert "Did you mean “build brewery”?" in output
    assert "“dance” is not spelled like a move" in output
    assert "Hire a farmer (timber) hire farmer" in output


def test_a_set_of_cards_is_prompted_for(tmp_path: Path) -> None:
    moves, output = play(tmp_path, "swap", "fw18 fw99", "fw18 fw21 fw23 fw31", "swap", "q")
    assert moves == []
    assert "name one to 3 of these (for example: fw18 fw21 fw23)" in output
    assert "“fw18 fw99” is not one of the choices" in output
    assert "One to 3 cards can be swapped." in output
    assert output.count("swap fw") == 0


def test_the_score_sheet_and_the_majorities_are_shown_at_the_end(tmp_path: Path) -> None:
    path = unfinished_game("anno1800_2_de_0", tmp_path / "end.json", -1, ["Ada", "Ben"])
    ran = kontor("play", "--resume", path, typed="\ne\n", home=tmp_path)
    output = one_line(ran)
    assert ran.code == 0
    result = json.loads(path.read_text(encoding="utf-8"))["result"]
    totals = " │ ".join(f"{score}" for score in result["scores"])
    assert "farmer/worker cards (3 each)" in output
    assert f"influence │ {totals} │" in output
    assert f"{['Ada', 'Ben'][result['winners'][0]]} wins." in output
    assert kontor("verify", path).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_playable_in_every_language(language: str, tmp_path: Path) -> None:
    path = unfinished_game("anno1800_3_de_2", tmp_path / "half.json", 150, ["Ada", "Ben", "Cem"])
    typed = "?\n\nm\nt\n\nl\n\nbuild sawmill\n0\nswap\nb\nbuild\n\nplay fw17\nplay fw18\n"
    ran = kontor("play", "--resume", path, "--lang", language, typed=f"\n{typed}", home=tmp_path)
    assert ran.code == 0
    printed = ran.out.replace(str(tmp_path), "")
    assert "anno1800-" not in printed
    assert "play-" not in printed
    assert "score-" not in printed


def test_replay_shows_a_position_as_a_seat_saw_it(tmp_path: Path) -> None:
    path = unfinished_game("anno1800_2_de_0", tmp_path / "half.json", 60, ["Ada", "Ben"])
    mine, theirs, spectator = (
        kontor("replay", path, "--move", "40", *seat).out for seat in (["--seat", "0"], ["--seat", "1"], [])
    )
    assert "After move 40 of 60." in mine
    assert "Common board" in mine
    assert len({mine, theirs, spectator}) == 3
    assert "Hand" not in spectator
