"""Content files in TOML: merge changed figures over the built-in ones, compute differences, find lines."""

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from kontor.engine.errors import FormError, RuleError
from kontor.engine.protocol import Data
from kontor.engine.provenance import SOURCE_MARKS
from kontor.engine.record import read_file
from kontor.engine.validation import Path as DataPath
from kontor.engine.validation import Problem, Validator, path_text

_KEY: Final = r"[A-Za-z0-9_-]+"
_MOST_ENTRIES: Final = 5_000
_MOST_TOGETHER: Final = 250
_MOST_DEPTH: Final = 12
"""The largest set of built-in figures has 2,000 entries, at most 102 of them in one list, and is 5 levels deep."""


class ContentError(RuleError):
    """All the mistakes in a set of figures (R4).

    >>> from kontor.engine.errors import Phrase
    >>> ContentError([Problem(("costs", "ship"), Phrase("shape-missing", {"name": "ship"}))]).phrase.args["path"]
    'costs.ship'
    """

    def __init__(self, problems: list[Problem]) -> None:
        first = problems[0]
        super().__init__("record:R4", first.phrase.key, **{**first.phrase.args, "path": path_text(first.path)})
        self.problems = problems


class Merger:
    """Merges changed figures over the built-in ones.

    Tables are merged key by key. Lists of tables named in `keyed` are merged item by item. Items are matched by that
    key, or by several keys together. The values of an item are replaced as a whole, and so are the entries of tables
    named in `whole`.

    >>> Merger({"building": "id"}, {"costs"}).merge({"costs": {"ship": {"wood": 1}}}, {"costs": {"ship": {"cloth": 2}}})
    {'costs': {'ship': {'cloth': 2}}}
    """

    def __init__(self, keyed: dict[str, str | tuple[str, ...]], whole: set[str]) -> None:
        self.keyed = keyed
        self.whole = whole

    def merge(self, base: Data, changed: Mapping[str, object]) -> Data:
        """Return the merged figures. Values of a wrong type are kept, so that validation reports them.

        >>> Merger({"building": "id"}, set()).merge({"hand_limit": 5, "gold": 7}, {"hand_limit": 6})
        {'hand_limit': 6, 'gold': 7}
        """
        merged = dict(base)
        for key, value in changed.items():
            if key in self.keyed and isinstance(value, list):
                merged[key] = _merge_items(base.get(key, []), value, self.keyed[key])
            elif isinstance(value, Mapping) and isinstance(base.get(key), dict):
                merged[key] = {**base[key], **value} if key in self.whole else _merge_deep(base[key], value)
            else:
                merged[key] = value
        return merged

    def tracer(self, base: Data, changed: Mapping[str, object]) -> Callable[[DataPath], DataPath]:
        """Return a function from the path of an entry in the merged figures to its path in `changed`.

        The items of keyed lists have other indexes there.

        >>> trace = Merger({"building": "id"}, set()).tracer({"building": [{"id": "a"}]}, {"building": [{"id": "b"}]})
        >>> trace(("building", 1, "id"))
        ('building', 0, 'id')
        """
        origins: dict[str, dict[int, int]] = {}
        for key, items in changed.items():
            if key in self.keyed and isinstance(items, list):
                origin = origins[key] = {}
                for index, target in enumerate(_targets(base.get(key, []), items, self.keyed[key])):
                    origin.setdefault(target, index)

        def trace(path: DataPath) -> DataPath:
            if len(path) < 2 or not isinstance(path[1], int):
                return path
            return (path[0], origins.get(str(path[0]), {}).get(path[1], path[1]), *path[2:])

        return trace

    def difference(self, base: Data, merged: Data) -> Data:
        """Return the smallest change that turns `base` into `merged`: items of keyed lists, single entries elsewhere.

        >>> Merger({}, set()).difference({"hand_limit": 5, "gold": 7}, {"hand_limit": 6, "gold": 7})
        {'hand_limit': 6}
        """
        changed: Data = {}
        for key, value in merged.items():
            if value == base.get(key):
                continue
            if key in self.keyed:
                changed[key] = [item for item in value if item not in base.get(key, [])]
            elif isinstance(value, dict) and isinstance(base.get(key), dict):
                changed[key] = {name: entry for name, entry in value.items() if entry != base[key].get(name)}
            else:
                changed[key] = value
        return changed


def _merge_deep(base: Data, changed: Mapping[str, object]) -> Data:
    merged = dict(base)
    for key, value in changed.items():
        below = base.get(key)
        merged[key] = _merge_deep(below, value) if isinstance(value, Mapping) and isinstance(below, dict) else value
    return merged


def _item_name(item: object, key: str | tuple[str, ...]) -> tuple[str | int, ...]:
    """Return the key values of an item of a keyed list. Empty if one is missing or cannot be a name."""
    keys = (key,) if isinstance(key, str) else key
    values = [item.get(part) for part in keys] if isinstance(item, Mapping) else []
    names = tuple([value for value in values if isinstance(value, str | int)])
    return names if len(names) == len(keys) else ()


def _targets(base: list[Data], changed: list[Any], key: str | tuple[str, ...]) -> list[int]:
    """Return the index of the item that each change belongs to: one of `base`, or one that is added behind them."""
    known: dict[tuple[str | int, ...], int] = {}
    for index, item in enumerate(base):
        known.setdefault(_item_name(item, key), index)
    known.pop((), None)
    size = len(base)
    targets: list[int] = []
    for change in changed:
        name = _item_name(change, key)
        target = known.setdefault(name, size) if name else size
        size += target == size
        targets.append(target)
    return targets


def _merge_items(base: list[Data], changed: list[Any], key: str | tuple[str, ...]) -> list[Any]:
    items: list[Any] = [dict(item) for item in base]
    for target, change in zip(_targets(base, changed, key), changed, strict=True):
        if target < len(items):
            items[target].update(change)
        else:
            items.append(change)
    return items


def check_size(changed: Mapping[str, object]) -> None:
    """Raise `FormError` if changed figures have more entries, or are nested deeper, than any real ones.

    Checking them takes milliseconds then, so a server can do it at once.

    >>> check_size({"hand_limit": 6})
    >>> check_size({"building": [{}] * 10**6})
    Traceback (most recent call last):
    ...
    kontor.engine.errors.FormError: record:R4 content-list-too-long {'limit': 250}
    """
    entries = 0
    level: list[object] = [changed]
    for _ in range(_MOST_DEPTH):
        below: list[object] = []
        for value in level:
            if not isinstance(value, Mapping | list):
                continue
            if len(value) > _MOST_TOGETHER:
                raise FormError("record:R4", "content-list-too-long", limit=_MOST_TOGETHER)
            below += value.values() if isinstance(value, Mapping) else value
            if entries + len(below) > _MOST_ENTRIES:
                raise FormError("record:R4", "content-too-large", limit=_MOST_ENTRIES)
        entries += len(below)
        level = below
    if level:
        raise FormError("record:R4", "json-too-deep")


def read_toml(path: Path) -> tuple[Data, str]:
    """Return the data and the text of a TOML file. Raise with the line number if its syntax is wrong.

    >>> data, text = read_toml(Path(__file__).parent.parent / "anno1503" / "content" / "content.toml")
    >>> data["hand_limit"]
    5
    """
    text = read_file(path)
    try:
        return tomllib.loads(text), text
    except tomllib.TOMLDecodeError as error:
        match = re.search(r"line (\d+)", str(error))
        line = int(match[1]) if match else text.count("\n") + 1
        raise FormError("record:R4", "toml-broken", line=str(line)) from None
    except RecursionError:
        raise FormError("record:R4", "json-too-deep") from None
    except ValueError:
        raise FormError("record:R4", "json-number") from None


def find_line(text: str, path: DataPath) -> int:
    """Return the line of a TOML text in which the entry at `path` begins, or its nearest existing ancestor.

    >>> find_line("a = 1\\n[costs]\\nship = 2\\n", ("costs", "ship", "wood"))
    3
    """
    places: dict[DataPath, int] = {}
    table: DataPath = ()
    counts: dict[DataPath, int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        header = re.match(rf"\s*(\[\[?)\s*({_KEY}(?:\s*\.\s*{_KEY})*)\s*\]", line)
        entry = re.match(rf"\s*({_KEY}(?:\s*\.\s*{_KEY})*)\s*=", line)
        if header:
            table = _within_items(tuple(part.strip() for part in header[2].split(".")), counts, header[1])
            if header[1] == "[[":
                places.setdefault(table, number)
                index = counts.get(table, 0)
                counts[table] = index + 1
                table = (*table, index)
            places.setdefault(table, number)
        elif entry:
            key = tuple(part.strip() for part in entry[1].split("."))
            places.setdefault(table + key, number)
    for length in range(len(path), 0, -1):
        if path[:length] in places:
            return places[path[:length]]
    return 1


def _within_items(table: tuple[str, ...], counts: Mapping[DataPath, int], brackets: str) -> DataPath:
    """Return the path of a table, with the index of the last item if it lies below a list of tables."""
    for length in range(1, len(table) + (brackets == "[")):
        if table[:length] in counts:
            return (*table[:length], counts[table[:length]] - 1, *table[length:])
    return table


def check_sources(validator: Validator) -> None:
    """Report each `source` and `sources` entry of a table that is not a known source mark.

    >>> validator = Validator({"source": "hearsay"})
    >>> check_sources(validator)
    >>> validator.problems[0].path
    ('source',)
    """
    if validator.has("source") and validator.string("source") not in SOURCE_MARKS:
        validator.report(("source",), "content-source", known=", ".join(SOURCE_MARKS))
    if validator.has("sources"):
        table = validator.table("sources")
        for key in table.data:
            if table.string(key) not in SOURCE_MARKS:
                table.report((key,), "content-source", known=", ".join(SOURCE_MARKS))
