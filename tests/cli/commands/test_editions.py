"""`kontor editions`: how the editions of the rules differ."""

import pytest

from kontor.engine.registry import load_game
from kontor.lang.languages import LANGUAGES
from tests.cli.support.run import kontor


def marks(out: str, value: str) -> list[str]:
    """Return the editions that the table marks for a value."""
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in out.splitlines() if line.startswith("│")]
    (row,) = [row for row in rows if row[0] == value]
    return [name for name, cell in zip(("en", "de", "fr", "it", "es"), row[2:], strict=True) if cell]


def test_the_table_matches_the_rules() -> None:
    ran = kontor("editions")
    assert ran.code == 0
    for option, by_edition in load_game("anno1800").presentation.editions().items():
        assert option in ran.out
        for value in set(by_edition.values()):
            assert set(marks(ran.out, str(value))) == {name for name in by_edition if by_edition[name] == value}


def test_a_shared_option_has_one_default_for_all_editions() -> None:
    out = kontor("editions").out
    assert "card_tokens" in out
    assert marks(out, "apart") == ["en", "de", "fr", "it", "es"]
    assert marks(out, "counted") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_edition_of_the_readers_language_comes_first(language: str) -> None:
    second_line = kontor("editions", "--lang", language).out.splitlines()[1]
    assert second_line.startswith(f"{language}: ")


def test_the_output_shows_how_to_choose_an_edition() -> None:
    out = kontor("editions").out
    assert "kontor play anno1800 --option edition=es" in out
    assert "kontor simulate anno1800 --option edition=es" in out
    assert "--option worker_versions=cover" in out
    assert out.endswith("Default: German edition.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_output_is_translated(language: str) -> None:
    ran = kontor("editions", "--lang", language)
    assert ran.code == 0
    assert "editions-" not in ran.out
    assert "anno1800-" not in ran.out
    if language != "en":
        assert "edition of the" not in ran.out
        assert "printed" not in ran.out
    assert "editions-" not in kontor("editions", "--lang", language, "--help").out


def test_extra_arguments_get_one_sentence() -> None:
    ran = kontor("editions", "anno1503")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
