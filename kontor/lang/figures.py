"""The figures of a game in words: tables by group, each row with what it says and how far it can be trusted."""

import tomllib
from collections.abc import Iterator
from typing import NamedTuple

from kontor.engine.errors import Phrase
from kontor.engine.protocol import AnyGame, Data
from kontor.engine.provenance import Figure, figures
from kontor.lang.translator import Localizer, Translator

_FAMILIES = ("cube", "inhabitant", "building", "good", "tile", "objective", "deck", "preset")
"""Where a name of the file is looked for; the first that has it tells it."""
_COUNTED = {"cost", "costs", "branches", "cubes", "hand", "goods"}
"""Entries whose numbers say how many of each."""
_GENERAL = "general"


class Row(NamedTuple):
    """One row: what it is about, what the file says, the mark of its source.

    >>> Row("brewery", "free", "rulebook").source
    'rulebook'
    """

    name: str
    told: str
    source: str


class Group(NamedTuple):
    """A table of figures: its name in the file, its title, its rows.

    >>> Group("supply", "In the box", []).rows
    []
    """

    part: str
    title: str
    rows: list[Row]


def figure_groups(translator: Translator, game: AnyGame) -> list[Group]:
    """All built-in figures of a game.

    >>> from kontor.engine.registry import load_game
    >>> groups = {group.part: group for group in figure_groups(Translator("en"), load_game("anno1800"))}
    >>> groups["shipyard"].rows[1]
    Row(name='shipyard 2', told='tiles: 6; cost: planks, bricks', source='reconstructed')
    >>> groups["supply"].rows[0]
    Row(name='farmer', told='25', source='rulebook')
    """
    words = _Words(Localizer(translator, game, []))
    data: Data = tomllib.loads(game.built_in_text())
    groups: dict[str, Group] = {}
    for part, item, found in _items(data):
        group = groups.get(part)
        if group is None:
            group = groups[part] = Group(part, translator.say(f"{game.name}-figures-{part}"), [])
        group.rows.extend(_rows(words, part, item, found))
    return list(groups.values())


def figure_keys(game: AnyGame) -> Iterator[str]:
    """Every message that the figures of a game are told with, beside the names of its things.

    >>> from kontor.engine.registry import load_game
    >>> "anno1503-figures-victory" in set(figure_keys(load_game("anno1503")))
    True
    """
    words = _Words(Localizer(Translator("en"), game, []))
    data: Data = tomllib.loads(game.built_in_text())
    for part, item, found in _items(data):
        yield f"{game.name}-figures-{part}"
        list(_rows(words, part, item, found))
    yield from words.used


def _items(data: Data) -> Iterator[tuple[str, str, list[Figure]]]:
    """By part of the file: an item of a list with its figures, or a figure alone."""
    for key, value in data.items():
        group = figures({key: value, "sources": data.get("sources", {})})
        if not group:
            continue
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for part in dict.fromkeys(figure.part for figure in group):
                yield key, part.removeprefix(f"{key} "), [figure for figure in group if figure.part == part]
        else:
            for figure in group:
                yield key if figure.name else _GENERAL, "", [figure]


def _rows(words: "_Words", part: str, item: str, entries: list[Figure]) -> Iterator[Row]:
    if not item:
        figure = entries[0]
        name = figure.name or figure.part
        counted = name in _COUNTED or part in _COUNTED
        yield Row(words.entry(name), words.value(figure.value, counted), figure.source)
        return
    phrases = words.localizer.presentation.figure_phrases(part, item)
    for source in dict.fromkeys(figure.source for figure in entries):
        same = [figure for figure in entries if figure.source == source]
        if phrases:
            told = [words.localizer.render(phrase) for phrase in phrases]
        else:
            # A mark without a value, such as the effect of a building, says nothing beside the values it stands for.
            told = [words.pair(figure.name, figure.value) for figure in same if figure.value is not None]
            told = told or [words.entry(figure.name) for figure in same]
        yield Row(words.item(part, item), "; ".join(told), source)


class _Words:
    """Names and values of the file in one language; remembers which messages it needed."""

    def __init__(self, localizer: Localizer) -> None:
        self.localizer = localizer
        self.used: set[str] = set()

    def item(self, part: str, item: str) -> str:
        """The name of an item: of its own, or that of the tile of its part and level."""
        for spelled in (item, item.replace(" ", "_"), f"{part}_{item}"):
            if name := self._thing(spelled):
                return name
        return item

    def entry(self, name: str) -> str:
        """The name of an entry: words of its own, or the name of a thing."""
        key = f"{self.localizer.game.name}-figure-{name}"
        own = self.localizer.translator.form(key, None, {})
        thing = "" if own else self._thing(name)
        if not thing and not name.isdecimal():
            self.used.add(key)
        return own or thing or name.replace("_", " ")

    def _thing(self, name: str) -> str:
        game = self.localizer.game
        for family in _FAMILIES:
            if told := self.localizer.translator.form(f"{game.name}-{family}-{name}", None, {}):
                return told
        return ""

    def pair(self, name: str, value: object) -> str:
        """An entry with its value."""
        said = self.value(value, name in _COUNTED)
        return self.localizer.render(Phrase("figure-entry", {"name": self.entry(name), "value": said}))

    def value(self, value: object, counted: bool = False) -> str:
        """A value in words."""
        if value is None:
            return ""
        if isinstance(value, dict):
            return self._table(value, counted)
        if isinstance(value, list):
            told = [f"({self.value(below)})" if isinstance(below, list) else self.value(below) for below in value]
            return ", ".join(told) or self.localizer.translator.say("figure-nothing")
        text = str(value)
        return self._thing(text) or self.entry(text) if _is_name(text) else text

    def _table(self, table: Data, counted: bool) -> str:
        if not table:
            return self.localizer.translator.say("figure-nothing")
        if not counted or not all(isinstance(number, int) for number in table.values()):
            flat = all(isinstance(below, int) for below in table.values())
            return (", " if flat else "; ").join(self.pair(name, below) for name, below in table.items())
        say = self.localizer.translator.say
        names = [(self._thing(name) or self.entry(name), number) for name, number in table.items()]
        return ", ".join(name if number == 1 else say("list-times", count=number, name=name) for name, number in names)


def _is_name(text: str) -> bool:
    """Whether a text names something, unlike a number or a row of a map."""
    return text.replace("_", "").isalpha() and text.islower()
