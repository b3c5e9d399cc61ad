"""The help of the browser client: complete in all languages, and consistent with rules and notation."""

import doctest
import re
from collections.abc import Iterator

import pytest

from kontor.anno1503.rules import moves as moves_1503
from kontor.anno1800.rules import moves as moves_1800
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Translator
from tools.checks import help_keys, language_keys, rules

GAMES = help_keys.contents()["games"]
BY_CHANCE = {"roll", "event", "reserve", "draw"}
NOTATION = {
    "anno1503": set(moves_1503.KIND_NAMES) - BY_CHANCE,
    "anno1800": {*moves_1800.KIND_NAMES, "build-shipyard", "build-ship", "use-objective"},
}
SENTENCE = re.compile(r"[.!?](?:\s|$)")


def test_the_language_check_covers_the_help() -> None:
    assert set(help_keys.help_keys()) <= language_keys.built_keys()


def test_every_section_names_existing_rules() -> None:
    ids = rules.rule_ids()
    for game, parts in GAMES.items():
        for section in parts["sections"]:
            assert section["rules"], section["name"]
            assert set(section["rules"]) <= set(ids[game]), section["name"]


def test_every_verb_of_the_notation_has_help_and_a_section() -> None:
    assert GAMES.keys() == NOTATION.keys()
    for game, parts in GAMES.items():
        assert parts["kinds"].keys() == NOTATION[game]
        assert set(parts["kinds"].values()) <= {section["name"] for section in parts["sections"]}


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield key and text of every help message in a language."""
    say = Translator(language).say
    return ((key, say(key)) for key in set(help_keys.help_keys()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_messages_are_short_and_have_no_placeholders(language: str) -> None:
    for key, text in texts(language):
        assert text != key
        assert not re.search(r"[{}$<>]", text), key
        if "-do-" in key:
            assert 1 <= len(SENTENCE.findall(text)) <= 4, key
        if key.startswith("help-symbol-"):
            assert len(text) <= 125, key


def test_doctests() -> None:
    assert doctest.testmod(help_keys).failed == 0
