"""Rendering whole games in every language, and the check of the language files."""

import re
from pathlib import Path

import pytest

from kontor.engine.matches import load_match
from kontor.engine.registry import game_names, load_game
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Localizer, Translator, clean, system_language
from tools import make_glossary
from tools.checks import code_keys, language_keys, languages
from tools.paths import RECORDS

GAMES = sorted(RECORDS.glob("anno*.json"))
UNRENDERED = re.compile(r"anno1503-|anno1800-|\{|\$|_")
"""Traces of a missing message or an unfilled placeholder."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_log_of_a_game_can_be_rendered_in_any_language(path: Path, language: str) -> None:
    match = load_match(path)
    localizer = Localizer(Translator(language), match.game, match.players)
    for seat in range(-1, len(match.players)):
        for event in match.log(seat):
            sentence = localizer.event(event)
            assert not UNRENDERED.search(sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", [GAMES[5], GAMES[-1]], ids=lambda path: path.stem)
def test_every_move_and_question_of_a_game_can_be_rendered(path: Path, language: str) -> None:
    match = load_match(path)
    game = match.game
    localizer = Localizer(Translator(language), game, match.players)
    for lines in range(0, len(match.moves), 7):
        state = match.state_after(lines)
        if state.actor < 0:
            continue
        things = game.things(state)
        descriptions = [
            localizer.render(game.presentation.describe(state, thing))
            for thing in [*things, *game.complete(state, things[lines % len(things)])]
        ]
        for sentence in [localizer.render(game.presentation.question(state)), *descriptions]:
            assert not UNRENDERED.search(sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_the_reference_can_be_rendered(name: str, language: str) -> None:
    game = load_game(name)
    localizer = Localizer(Translator(language), game, [])
    for thing, about in game.presentation.reference():
        for sentence in (localizer.render(phrase) for phrase in (thing, *about)):
            assert sentence
            assert not UNRENDERED.search(sentence), sentence


def test_the_check_reports_missing_unused_and_differing_messages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    original = languages.messages

    def faulty_messages(language: str, complaints: list[str]) -> languages.Messages:
        changed = original(language, complaints)
        if language == "de":
            del changed["file-empty"]
            changed["file-missing"] = frozenset({"path"}), frozenset()
            del changed["help-anno1503-do-sail"]
        changed["cli-nobody-says-this"] = changed["help-anno1503-do-swim"] = frozenset(), frozenset()
        return changed

    monkeypatch.setattr(languages, "messages", faulty_messages)
    assert languages.main() == 1
    printed = capsys.readouterr().out
    assert "de: file-empty is missing" in printed
    assert "de: file-missing differs from English in path" in printed
    assert "de: help-anno1503-do-sail is missing" in printed
    assert "cli-nobody-says-this is not used" in printed
    assert "help-anno1503-do-swim is not used" in printed


def test_the_check_finds_keys_that_the_code_builds() -> None:
    built, spelled = language_keys.built_keys(), set(code_keys.spelled_keys())
    assert {"anno1800-event-got_trade", "anno1800-event-drew", "anno1800-event-drew_self"} <= built
    assert "anno1800-event-built_self" not in built
    assert {"anno1800-why-islands-enough", "anno1800-why-cheapest-not-named", "anno1800-tile-home_coal"} <= built
    assert not {"islands-enough", "cheapest-not-named", "no-workplace"} & spelled, "refusal codes are not messages"
    assert {"anno1800-move-use-objective", "anno1800-step-beryl", "anno1800-is-gold", "simulate-mean-rounds"} <= spelled
    assert {"score-decided-hand_cards", "score-row-objective", "content-show-source-unmarked"} <= built


def test_plurals_follow_the_language() -> None:
    for language, one, two in (
        ("en", "One game", "2 games"),
        ("de", "Eine Partie", "2 Partien"),
        ("fr", "1 partie", "2 parties"),
        ("it", "Una partita", "2 partite"),
        ("es", "Una partida", "2 partidas"),
    ):
        say = Translator(language).say
        assert say("simulate-games", count=1) == one
        assert say("simulate-games", count=2) == two


def test_clean_removes_control_characters_and_shortens() -> None:
    assert clean("A\x1b[2Jda\n\u202e") == "A[2Jda"
    assert len(clean("x" * 1000)) == 40


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "pt_PT"}, "en"),
        ({}, "en"),
        ({"KONTOR_LANG": "it", "LANG": "de"}, "it"),
    ],
)
def test_the_language_of_the_system_is_used(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("KONTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert system_language() == language


def test_the_glossary_is_up_to_date() -> None:
    assert make_glossary.PAGE.read_text(encoding="utf-8") == make_glossary.page()
