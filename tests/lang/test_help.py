"""The help of the browser client: whole, in all languages, and tied to the rules and the notation."""

import doctest
import re
from collections.abc import Iterator

import pytest

from kontor.anno1503.rules.moves import KIND_NAMES
from kontor.anno1800.rules.moves import VERBS
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Translator
from tools.checks import help_keys, language_keys, languages, rules

GAMES = help_keys.contents()["games"]
BY_CHANCE = {"roll", "event", "reserve", "draw"}
NOTATION = {
    "anno1503": set(KIND_NAMES) - BY_CHANCE,
    "anno1800": {*VERBS, "build-shipyard", "build-ship", "use-objective"},
}
SENTENCE = re.compile(r"[.!?](?:\s|$)")


def spoilt_messages(language: str, complaints: list[str]) -> languages.Messages:
    """The real messages, one of the help missing in French and one too many everywhere."""
    found = REAL(language, complaints)
    if language == "fr":
        del found["help-anno1503-do-sail"]
    found["help-anno1503-do-swim"] = frozenset(), frozenset()
    return found


REAL = languages.messages


def test_the_check_of_the_languages_knows_the_help(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(languages, "messages", spoilt_messages)
    assert languages.main() == 1
    printed = capsys.readouterr().out
    assert "fr: help-anno1503-do-sail is missing" in printed
    assert "help-anno1503-do-swim is not used" in printed
    assert set(help_keys.help_keys()) <= language_keys.built_keys()


def test_every_section_names_rules_that_there_are() -> None:
    known = rules.rule_ids()
    for game, parts in GAMES.items():
        for section in parts["sections"]:
            assert section["rules"], section["name"]
            assert set(section["rules"]) <= set(known[game]), section["name"]


def test_every_verb_of_the_notation_has_its_help_and_its_section() -> None:
    assert GAMES.keys() == NOTATION.keys()
    for game, parts in GAMES.items():
        assert parts["verbs"].keys() == NOTATION[game]
        assert set(parts["verbs"].values()) <= {section["name"] for section in parts["sections"]}


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every message of the help in a language."""
    say = Translator(language).say
    return ((key, say(key)) for key in set(help_keys.help_keys()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_is_short_and_without_gaps(language: str) -> None:
    for key, text in texts(language):
        assert text != key
        assert not re.search(r"[{}$<>]", text), key
        if "-do-" in key:
            assert 1 <= len(SENTENCE.findall(text)) <= 4, key
        if key.startswith("help-symbol-"):
            assert len(text) <= 125, key


def test_the_examples_run() -> None:
    assert doctest.testmod(help_keys).failed == 0
