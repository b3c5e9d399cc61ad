"""`kontor play anno1800`: things, places, payments and sets of cards, typed as a person would."""

import json
from pathlib import Path

import pytest

from kontor.engine.matches import new_match
from kontor.lang.languages import LANGUAGES
from tests.cli.positions import cut, whole
from tests.cli.run import Ran, kontor

START = ["play", "anno1800", "--seats", "Ada,Ben", "--seed", "12"]


def play(home: Path, *typed: str) -> tuple[list[str], str]:
    """The moves of a game in which this is typed, and what was printed, in one line."""
    home.mkdir(exist_ok=True)
    file = home / "game.json"
    ran = kontor(*START, "--save", file, typed="".join(f"{line}\n" for line in typed), home=home)
    assert ran.code == 0
    return json.loads(file.read_text(encoding="utf-8"))["moves"], one_line(ran)


def one_line(ran: Ran) -> str:
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
def test_a_thing_is_chosen_then_where_then_how(typed: list[str], played: str, tmp_path: Path) -> None:
    moves, _ = play(tmp_path, *typed)
    assert moves == [played]


def test_things_have_the_numbers_they_are_listed_with(tmp_path: Path) -> None:
    things = new_match("anno1800", ["Ada", "Ben"], seed=12).things()
    number = things.index("festival") + 1
    moves, told = play(tmp_path, str(number))
    assert f" {number} festival " in told
    assert moves == ["0 festival"]


def test_places_are_told_with_what_lies_there_free_ones_first(tmp_path: Path) -> None:
    _, told = play(tmp_path, "build brewery")
    asked = told.partition("Build a brewery (grain, coal): where?")[2]
    assert "12 free coast" in asked
    assert "2 now: grain farm" in asked
    assert asked.index("12 free coast") < asked.index("1 now: sawmill (farmers)")


def test_parts_of_an_action_follow_each_other_and_e_ends_the_turn(tmp_path: Path) -> None:
    moves, told = play(tmp_path, "e", "hire farmer", "1", "hire worker", "", "e", "")
    assert [move.partition(":")[0] for move in moves] == ["0 hire farmer", "0 hire worker", "0 end"]
    assert "Take an action first" in told
    assert "e end the turn" in told


def test_what_is_missing_is_told(tmp_path: Path) -> None:
    moves, told = play(tmp_path, "build window_factory", "play fw18", "play fw17", "hire engineer", "end", "expedition")
    assert moves == []
    assert "This cannot be paid now (planks, glass): no source of glass. (anno1800:P1)" in told
    assert "This cannot be paid now (bread, beer): no source of" in told
    assert "no source of bread" in told
    assert "no source of beer" in told
    assert "You do not have this card in your hand: fw17. (anno1800:C1)" in told
    assert "no source of windows. (anno1800:P1)" in told
    assert "This takes 2 exploration tokens; you have 1. (anno1800:P5)" in told


def test_what_is_forbidden_is_told(tmp_path: Path) -> None:
    typed = ["festival", "build sawmill", "swap", "use fw41", "recall worker", "build merchant 3", "upgrade engineer"]
    moves, told = play(tmp_path, *typed)
    assert moves == ["0 festival"]
    assert told.count("You have no action left") == 4
    assert "You have no card fw41 lying open" in told
    assert "Nobody of this kind is in the exhausted area: worker." in told


@pytest.mark.parametrize(
    ("typed", "missing"),
    [
        ("build champagne cellar", "no source of glass"),
        ("Build  Champagne Cellar", "no source of glass"),
        ("champagne_cellar", "no source of glass"),
        ("build fur dealer's shop", "no source of"),
        ("build Fur Dealer’s shop", "no source of"),
        ("build merchant ship 2", "You have no shipyard left in this action for a ship of level 2"),
        ("send home engineer", "Nobody of this kind"),
    ],
)
def test_things_go_by_the_names_on_the_screen_possible_or_not(typed: str, missing: str, tmp_path: Path) -> None:
    moves, told = play(tmp_path, typed)
    assert moves == []
    assert missing in told
    assert "Did you mean" not in told


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "build SAUSAGE factory at 12:work 4,work 6"),
        ("de", "build Metzgerei at 12: work 4, work 6"),
        ("de", "Metzgerei at 12: work 4, work 6"),
        ("fr", "build sausage-factory at 12: work 4, work 6"),
    ],
)
def test_names_go_in_the_readers_language_and_within_whole_lines(language: str, typed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    kontor(*START, "--lang", language, "--save", file, typed=f"{typed}\n", home=tmp_path)
    assert json.loads(file.read_text(encoding="utf-8"))["moves"] == ["0 build sausage_factory at 12: work 4, work 6"]


def resumed(home: Path, share: float, *typed: str) -> tuple[list[str], str]:
    """The lines that are added to a recorded game, cut after a part of it, and what was printed."""
    lines = whole("anno1800_2_de_0")["moves"]
    assert isinstance(lines, list)
    count = int(len(lines) * share)
    path = cut("anno1800_2_de_0", home / "half.json", count, ["Ada", "Ben"])
    ran = kontor("play", "--resume", path, typed="".join(f"{line}\n" for line in typed), home=home)
    assert ran.code == 0
    return json.loads(path.read_text(encoding="utf-8"))["moves"][count:], one_line(ran)


def test_the_only_way_to_pay_is_shown_before_tokens_are_spent_and_told_afterwards(tmp_path: Path) -> None:
    moves, told = resumed(tmp_path, 0.25, "play fw03", "b")
    assert moves == []
    assert "Do it this way? 1 buy soap from Ben, work clothes on 21" in told
    moves, told = resumed(tmp_path, 0.25, "play fw03", "", "99")
    assert moves == ["0 play fw03: buy soap from 1, work 21"]
    assert "Ada buys soap from Ben for 1 trade token; Ben gets 1 gold. Move:" in told
    assert "your action is done: take free steps, or end the turn." in told
    assert "There is no number 99. Choose: 1 Use fw26" in told


def test_the_islands_of_the_others_are_shown_in_full(tmp_path: Path) -> None:
    _, told = resumed(tmp_path, 0.25, "o", "", "o B", "", "o 2", "", "o ben", "", "o Zoe")
    assert told.count("Ar artisan") > 4
    assert "“Zoe” is not one of the choices." in told


def test_places_of_free_upgrades_are_told_with_counts(tmp_path: Path) -> None:
    moves, told = resumed(tmp_path, 0.2, "use fw26", "home 4 4")
    assert "home at home ×3 4 now: pig farm; working there: 2 × farmer ×2 5 now: sheep farm" in told
    assert "A number is a cell" in told
    assert moves == ["0 use fw26 at home 4 4"]


def test_help_begins_with_the_keys_and_has_an_example_of_this_game(tmp_path: Path) -> None:
    _, told = play(tmp_path, "?", "")
    keys, rules, figures = (told.index(text) for text in ("e ends the turn", "Empty your hand", "hire: farmer"))
    assert keys < rules < figures
    assert "sell wood" not in told


def test_misspelled_things_get_a_proposal_and_verbs_a_list(tmp_path: Path) -> None:
    moves, told = play(tmp_path, "bild brewery", "dance", "hire")
    assert moves == []
    assert "Did you mean “build brewery”?" in told
    assert "“dance” is not spelled like a move" in told
    assert "Hire a farmer (planks) hire farmer" in told


def test_a_set_of_cards_is_asked_for_not_listed(tmp_path: Path) -> None:
    moves, told = play(tmp_path, "swap", "fw18 fw99", "fw18 fw21 fw23 fw31", "swap", "q")
    assert moves == []
    assert "name one to 3 of these (for example: fw18 fw21 fw23)" in told
    assert "“fw18 fw99” is not one of the choices" in told
    assert "One to 3 cards can be swapped." in told
    assert told.count("swap fw") == 0


def test_the_score_sheet_and_the_majorities_stand_at_the_end(tmp_path: Path) -> None:
    path = cut("anno1800_2_de_0", tmp_path / "end.json", -1, ["Ada", "Ben"])
    ran = kontor("play", "--resume", path, typed="\ne\n", home=tmp_path)
    told = one_line(ran)
    assert ran.code == 0
    result = json.loads(path.read_text(encoding="utf-8"))["result"]
    totals = " │ ".join(f"{score}" for score in result["scores"])
    assert "farmer/worker cards (3 each)" in told
    assert f"influence │ {totals} │" in told
    assert f"{['Ada', 'Ben'][result['winners'][0]]} wins." in told
    assert kontor("verify", path).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_every_language(language: str, tmp_path: Path) -> None:
    path = cut("anno1800_3_de_2", tmp_path / "half.json", 150, ["Ada", "Ben", "Cem"])
    typed = "?\n\nm\nt\n\nl\n\nbuild sawmill\n0\nswap\nb\nbuild\n\nplay fw17\nplay fw18\n"
    ran = kontor("play", "--resume", path, "--lang", language, typed=f"\n{typed}", home=tmp_path)
    assert ran.code == 0
    printed = ran.out.replace(str(tmp_path), "")
    assert "anno1800-" not in printed
    assert "play-" not in printed
    assert "score-" not in printed


def test_replay_shows_a_position_as_a_seat_saw_it(tmp_path: Path) -> None:
    path = cut("anno1800_2_de_0", tmp_path / "half.json", 60, ["Ada", "Ben"])
    mine, theirs, nobodys = (
        kontor("replay", path, "--move", "40", *seat).out for seat in (["--seat", "0"], ["--seat", "1"], [])
    )
    assert "After move 40 of 60." in mine
    assert "Common board" in mine
    assert len({mine, theirs, nobodys}) == 3
    assert "Hand" not in nobodys
