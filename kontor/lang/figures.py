"""The figures of a game as text: groups of rows, each with its source."""

import tomllib
from collections.abc import Iterator
from typing import NamedTuple

from kontor.engine.errors import Phrase
from kontor.engine.protocol import AnyGame, Data
from kontor.engine.provenance import Figure, figures
from kontor.lang.translator import Localizer, Translator

_FAMILIES = ("cube", "inhabitant", "building", "good", "tile", "objective", "deck", "preset")
"""Message families in which a name from the file is looked up, in this order."""
_COUNTED = {"cost", "costs", "branches", "cubes", "hand", "goods"}
"""Entries whose numbers are counts."""
_GENERAL = "general"


class Row(NamedTuple):
    """A row: the name of the component, its figures as text, the mark of their source.

    >>> Row("brewery", "free", "rulebook").source
    'rulebook'
    """

    name: str
    text: str
    source: str


class Group(NamedTuple):
    """A group of figures: its name in the file, its title, its rows.

    >>> Group("supply", "In the box", []).rows
    []
    """

    part: str
    title: str
    rows: list[Row]


def figure_groups(translator: Translator, game: AnyGame) -> list[Group]:
    """Return all built-in figures of a game by group.

    >>> from kontor.engine.registry import load_game
    >>> groups = {group.part: group for group in figure_groups(Translator("en"), load_game("anno1800"))}
    >>> groups["shipyard"].rows[1]
    Row(name='shipyard 2', text='construction tokens: 6; cost: timber, bricks', source='reconstructed')
    >>> groups["supply"].rows[0]
    Row(name='farmer', text='25', source='rulebook')
    """
    texts = _FigureTexts(Localizer(translator, game, []))
    data: Data = tomllib.loads(game.built_in_text())
    groups: dict[str, Group] = {}
    for part, item, entries in _items(data):
        group = groups.get(part)
        if group is None:
            group = groups[part] = Group(part, translator.say(f"{game.name}-figures-{part}"), [])
        group.rows.extend(_rows(texts, part, item, entries))
    return list(groups.values())


def figure_keys(game: AnyGame) -> Iterator[str]:
    """Yield every message key that the figures of a game need, besides the names of things.

    >>> from kontor.engine.registry import load_game
    >>> "anno1503-figures-victory" in set(figure_keys(load_game("anno1503")))
    True
    """
    texts = _FigureTexts(Localizer(Translator("en"), game, []))
    data: Data = tomllib.loads(game.built_in_text())
    for part, item, entries in _items(data):
        yield f"{game.name}-figures-{part}"
        list(_rows(texts, part, item, entries))
    yield from texts.used


def _items(data: Data) -> Iterator[tuple[str, str, list[Figure]]]:
    """Yield the part of the file, the item of a list (empty if it is no list), and the figures."""
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


def _rows(texts: "_FigureTexts", part: str, item: str, entries: list[Figure]) -> Iterator[Row]:
    if not item:
        figure = entries[0]
        name = figure.name or figure.part
        counted = name in _COUNTED or part in _COUNTED
        yield Row(texts.entry(name), texts.value(figure.value, counted), figure.source)
        return
    phrases = texts.localizer.presentation.figure_phrases(part, item)
    for source in dict.fromkeys(figure.source for figure in entries):
        same = [figure for figure in entries if figure.source == source]
        if phrases:
            lines = [texts.localizer.render(phrase) for phrase in phrases]
        else:
            # A mark without a value, such as the effect of a building, adds nothing if there are values.
            lines = [texts.pair(figure.name, figure.value) for figure in same if figure.value is not None]
            lines = lines or [texts.entry(figure.name) for figure in same]
        yield Row(texts.item(part, item), "; ".join(lines), source)


class _FigureTexts:
    """Texts for names and values of the file in one language. `used` collects the message keys that were needed."""

    def __init__(self, localizer: Localizer) -> None:
        self.localizer = localizer
        self.used: set[str] = set()

    def item(self, part: str, item: str) -> str:
        """Return the name of an item: its own name, or that of the tile with its part and level."""
        for spelling in (item, item.replace(" ", "_"), f"{part}_{item}"):
            if name := self._thing(spelling):
                return name
        return item

    def entry(self, name: str) -> str:
        """Return the name of an entry: its own message, or the name of a thing."""
        key = f"{self.localizer.game.name}-figure-{name}"
        own = self.localizer.translator.form(key, None, {})
        thing = "" if own else self._thing(name)
        if not thing and not name.isdecimal():
            self.used.add(key)
        return own or thing or name.replace("_", " ")

    def _thing(self, name: str) -> str:
        game = self.localizer.game
        for family in _FAMILIES:
            if text := self.localizer.translator.form(f"{game.name}-{family}-{name}", None, {}):
                return text
        return ""

    def pair(self, name: str, value: object) -> str:
        """Return an entry with its value."""
        text = self.value(value, name in _COUNTED)
        return self.localizer.render(Phrase("figure-entry", {"name": self.entry(name), "value": text}))

    def value(self, value: object, counted: bool = False) -> str:
        """Return a value as text. `counted`: numbers in it are counts."""
        if value is None:
            return ""
        if isinstance(value, dict):
            return self._table(value, counted)
        if isinstance(value, list):
            items = [f"({self.value(item)})" if isinstance(item, list) else self.value(item) for item in value]
            return ", ".join(items) or self.localizer.translator.say("figure-nothing")
        text = str(value)
        return self._thing(text) or self.entry(text) if _is_name(text) else text

    def _table(self, table: Data, counted: bool) -> str:
        if not table:
            return self.localizer.translator.say("figure-nothing")
        if not counted or not all(isinstance(number, int) for number in table.values()):
            flat = all(isinstance(value, int) for value in table.values())
            return (", " if flat else "; ").join(self.pair(name, value) for name, value in table.items())
        say = self.localizer.translator.say
        names = [(self._thing(name) or self.entry(name), number) for name, number in table.items()]
        return ", ".join(name if number == 1 else say("list-times", count=number, name=name) for name, number in names)


def _is_name(text: str) -> bool:
    """Return whether a text is a name, unlike a number or a row of a map."""
    return text.replace("_", "").isalpha() and text.islower()
