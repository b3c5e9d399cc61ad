"""Game options, on the command line and as questions before a game."""

import json
from pathlib import Path

import pytest

from kontor.lang.languages import LANGUAGES
from tests.cli.support.run import kontor

PLAY = ["play", "anno1800", "--seats", "Ada,Ben", "--seed", "12"]
FIVE = ["zoo", "museum", "university", "worlds_fair", "aarhant"]


@pytest.mark.parametrize(
    ("given", "options"),
    [
        (["edition=es", "objectives=first_game"], {"edition": "es", "objectives": "first_game"}),
        (["tiles_returned=0"], {"edition": "de", "tiles_returned": 0}),
        ([f"objectives={','.join(FIVE)}"], {"edition": "de", "objectives": FIVE}),
        (["edition=en", "card_tokens=counted"], {"edition": "en", "card_tokens": "counted"}),
        (["card_tokens=apart"], {"edition": "de"}),
        ([], {"edition": "de"}),
    ],
)
@pytest.mark.rule("record:R3")
def test_options_are_kept_in_the_record(given: list[str], options: dict[str, object], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = [part for option in given for part in ("--option", option)]
    assert kontor(*PLAY, *arguments, "--save", file, home=tmp_path).code == 0
    assert json.loads(file.read_text(encoding="utf-8"))["options"] == options
    assert kontor("verify", file).code == 0


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["colour=red"], "There is no option called “colour”."),
        (["edition=pl"], "“pl” is no value of the option “edition”; choose from: de, en, fr, it, es."),
        (["card_tokens=1"], "“1” is no value of the option “card_tokens”; choose from: apart, counted."),
        (["tiles_returned=one"], "“one” is no value of the option “tiles_returned”"),
        (["objectives=zoo,museum"], "Exactly 5 different objectives must be chosen."),
        (["edition"], "“edition” is not an option. Write NAME=VALUE"),
        (["edition="], "“edition=” is not an option. Write NAME=VALUE"),
        (["edition=de", "edition=es"], "The option “edition” is given twice."),
    ],
)
@pytest.mark.parametrize("command", [PLAY, ["simulate", "anno1800", "--games", "1"]], ids=lambda args: args[0])
def test_bad_options_get_one_sentence(command: list[str], given: list[str], sentence: str, tmp_path: Path) -> None:
    ran = kontor(*command, *(part for option in given for part in ("--option", option)), home=tmp_path)
    assert ran.code == 2
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


def test_options_are_refused_for_a_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    kontor(*PLAY, "--save", file, home=tmp_path)
    assert kontor("play", "--resume", file, "--option", "edition=es", home=tmp_path).code == 2


@pytest.mark.parametrize(
    ("typed", "options"),
    [
        ("\n" * 6, {"edition": "en", "objectives": "first_game"}),
        ("2\nAda\nBen\n2\n9\n5\n2\n", {"edition": "es", "card_tokens": "counted"}),
    ],
)
def test_options_are_asked_for_before_a_game(typed: str, options: dict[str, object], tmp_path: Path) -> None:
    ran = kontor("play", "anno1800", typed=typed, home=tmp_path)
    assert ran.code == 0
    assert "Which objectives?" in ran.out
    (path,) = (tmp_path / "kontor" / "games").glob("*.json")
    assert json.loads(path.read_text(encoding="utf-8"))["options"] == options


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_edition_of_the_readers_language_is_the_default(language: str, tmp_path: Path) -> None:
    ran = kontor("play", "anno1800", "--lang", language, typed="\n" * 6, home=tmp_path)
    assert "anno1800-" not in ran.out.replace(str(tmp_path), "").replace("anno1800-2", "")
    (path,) = (tmp_path / "kontor" / "games").glob("*.json")
    edition = json.loads(path.read_text(encoding="utf-8"))["options"]["edition"]
    assert edition == language


def test_the_first_version_of_the_rules_has_neither_the_english_edition_nor_options_added_later() -> None:
    simulate = ["simulate", "anno1800", "--games", "1", "--rules", "1", "--option"]
    ran = kontor(*simulate, "edition=en")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "“en” is no value of the option “edition”; choose from: de, fr, it, es." in ran.err
    assert "There is no option called “card_tokens”." in kontor(*simulate, "card_tokens=counted").err


def test_simulate_takes_options_and_shows_mean_scores(tmp_path: Path) -> None:
    args = ["simulate", "anno1800", "--games", "2", "--bots", "random", "--option", "edition=it"]
    summary = json.loads(kontor(*args, "--records", tmp_path, "--json").out)
    records = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(tmp_path.iterdir())]
    scores = [record["result"]["scores"] for record in records]
    assert all(record["options"]["edition"] == "it" for record in records)
    assert summary["mean_scores"] == [sum(by_seat) / 2 for by_seat in zip(*scores, strict=True)]
    assert summary["mean_winning_score"] == sum(max(by_seat) for by_seat in scores) / 2
    output = kontor(*args).out
    assert "mean score" in output
    assert f"Mean winning score: {summary['mean_winning_score']:g}" in output


def test_games_without_scores_have_no_mean_score() -> None:
    args = ["simulate", "anno1503", "--games", "1", "--max-rounds", "3"]
    assert "mean_scores" not in json.loads(kontor(*args, "--json").out)
    assert "mean score" not in kontor(*args).out


def test_games_lists_both_games() -> None:
    output = kontor("games").out
    assert "play: kontor play anno1503" in output
    assert "play: kontor play anno1800" in output
