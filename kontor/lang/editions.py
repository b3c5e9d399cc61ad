"""Differences between the editions of the rules, as text."""

from typing import NamedTuple

from kontor.engine.protocol import AnyGame
from kontor.lang.translator import Translator


class Switch(NamedTuple):
    """An option in which editions differ: its label, the texts of its values, and its value in each edition."""

    name: str
    label: str
    values: dict[str | int, str]
    by_edition: dict[str, str | int]


def switches(translator: Translator, game: AnyGame) -> list[Switch]:
    """Return all switches of a game, in the order of its rules.

    >>> from kontor.engine.registry import load_game
    >>> first = switches(Translator("en"), load_game("anno1800"))[0]
    >>> set(first.values) == set(first.by_edition.values())
    True
    """
    switches_of_game: list[Switch] = []
    for name, by_edition in game.presentation.editions().items():
        key = f"editions-{game.name}-{name}"
        values = {value: translator.say(f"{key}-{value}") for value in by_edition.values()}
        switches_of_game.append(Switch(name, translator.say(key), values, by_edition))
    return switches_of_game
