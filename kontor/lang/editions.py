"""Differences between the editions of the rules, as text."""

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from kontor.engine.protocol import AnyGame
from kontor.lang.translator import Translator

T = TypeVar("T")


class Switch(NamedTuple):
    """An option in which editions differ: its label, the texts of its values, and its value in each edition."""

    name: str
    label: str
    values: dict[str | int, str]
    by_edition: dict[str, str | int]


def own_first(language: str, values: Iterable[T]) -> list[T]:
    """Return values with the one named like the reader's language first: lists of editions begin with the reader's own.

    >>> own_first("en", ["de", "en", "fr"]), own_first("en", ["first_game", None])
    (['en', 'de', 'fr'], ['first_game', None])
    """
    return sorted(values, key=lambda value: value != language)


def switches(translator: Translator, game: AnyGame) -> list[Switch]:
    """Return all switches of a game, in the order of its rules. The edition of the reader's language comes first.

    >>> from kontor.engine.registry import load_game
    >>> first = switches(Translator("en"), load_game("anno1800"))[0]
    >>> set(first.values) == set(first.by_edition.values())
    True
    """
    switches_of_game: list[Switch] = []
    for name, by_edition in game.presentation.editions().items():
        key = f"editions-{game.name}-{name}"
        values = {value: translator.say(f"{key}-{value}") for value in by_edition.values()}
        ordered = {edition: by_edition[edition] for edition in own_first(translator.language, by_edition)}
        switches_of_game.append(Switch(name, translator.say(key), values, ordered))
    return switches_of_game
