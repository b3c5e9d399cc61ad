"""The provenance of each figure of a game: the source marks in its content file."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final, NamedTuple

from kontor.engine.protocol import Data

SOURCE_MARKS: Final = ["owner", "rulebook", "cross-checked", "one-source", "ruling", "reconstructed"]
"""The source marks, most reliable first."""
UNMARKED: Final = "unmarked"
WEAKEST: Final = "reconstructed"
_MARKS: Final = ("source", "sources")
_NAME_KEYS: Final = ("mark", "cube", "from", "kind", "level")
"""The keys that identify items without an id."""


class Figure(NamedTuple):
    """A figure: its part of the file, its name there, its value (or None) and its source mark.

    >>> Figure("shipyard 2", "tiles", 6, "reconstructed").source
    'reconstructed'
    """

    part: str
    name: str
    value: "object"  # quoted, because mypyc cannot resolve this type otherwise
    source: str


def item_name(item: Mapping[str, object]) -> str:
    """Return the name of an item of a list: its id, or the values that identify it.

    >>> item_name({"id": "zoo", "kind": "bonus"}), item_name({"kind": "merchant", "level": 2, "tiles": 6})
    ('zoo', 'merchant 2')
    """
    if "id" in item:
        return str(item["id"])
    return " ".join(str(item[key]) for key in _NAME_KEYS if key in item)


def figures(data: Data) -> list[Figure]:
    """Return every figure of a content file.

    >>> figures({"hand_limit": 5, "sources": {"hand_limit": "rulebook"}})
    [Figure(part='hand_limit', name='', value=5, source='rulebook')]
    """
    marks = data.get("sources", {})
    all_figures: list[Figure] = []
    for key, value in data.items():
        if key in _MARKS:
            continue
        if isinstance(value, dict) and not _is_single_figure(value, marks.get(key)):
            all_figures += _table_figures(key, value, str(marks.get(key, "")))
        elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            for item in value:
                name_keys = ("id",) if "id" in item else _NAME_KEYS
                all_figures += _table_figures(f"{key} {item_name(item)}", item, str(marks.get(key, "")), name_keys)
        else:
            all_figures.append(Figure(key, "", value, str(marks.get(key, UNMARKED))))
    return all_figures


def _is_single_figure(table: Data, mark: object) -> bool:
    """Whether a table is one figure, such as `start`: it has a mark as a whole and none inside."""
    return mark is not None and not any(key in table for key in _MARKS)


def _table_figures(part: str, table: Data, mark: str, name_keys: tuple[str, ...] = ()) -> Iterator[Figure]:
    """Yield the figures of a table, except those that make up its name.

    A mark may also belong to something that is not a figure, such as the effect of a building. Figures without a mark
    then get the least reliable of these marks.
    """
    marks: dict[str, str] = table.get("sources", {})
    values = {key: value for key, value in table.items() if key not in _MARKS and key not in name_keys}
    aspects = [key for key in marks if key not in values or _is_sentence(values[key])]
    aspect_marks = [marks[key] for key in aspects]
    rest = table.get("source") or mark or max(aspect_marks, key=_doubt, default=UNMARKED)
    for key, value in values.items():
        yield Figure(part, key, None if _is_sentence(value) else value, marks.get(key, rest))
    for key in aspects:
        if key not in values:
            yield Figure(part, key, None, marks[key])


def _is_sentence(value: object) -> bool:
    """Whether a value is text for readers of the file, not a figure."""
    return isinstance(value, str) and " " in value


def _doubt(mark: str) -> int:
    return SOURCE_MARKS.index(mark) if mark in SOURCE_MARKS else len(SOURCE_MARKS)


def counts(all_figures: list[Figure]) -> dict[str, int]:
    """Return the number of figures by mark, most reliable first.

    >>> counts([Figure("a", "", 1, "reconstructed"), Figure("b", "", 1, "rulebook")])
    {'rulebook': 1, 'reconstructed': 1}
    """
    marks = [figure.source for figure in all_figures]
    return {mark: marks.count(mark) for mark in sorted(set(marks), key=lambda mark: (_doubt(mark), mark))}


def lines(all_figures: list[Figure]) -> list[tuple[str, str, str]]:
    """Return part, figures and mark of each line of a list. Figures of a part with the same mark share a line.

    >>> lines([Figure("shipyard 2", "tiles", 6, "rulebook"), Figure("shipyard 2", "cost", {"planks": 1}, "rulebook")])
    [('shipyard 2', 'tiles 6; cost planks 1', 'rulebook')]
    """
    rows: list[tuple[str, str, str]] = []
    for part, group in groupby(all_figures, key=lambda figure: figure.part):
        by_mark: dict[str, list[str]] = {}
        for figure in group:
            by_mark.setdefault(figure.source, []).append(f"{figure.name} {value_text(figure.value)}".strip())
        rows += [(part, "; ".join(texts), mark) for mark, texts in by_mark.items()]
    return rows


def value_text(value: object) -> str:
    """Return a value as one line of text.

    >>> value_text({"planks": 1, "bricks": 1}), value_text([["a", "b"], ["c"]]), value_text(True), value_text({})
    ('planks 1, bricks 1', '(a, b), (c)', 'true', '–')
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return ", ".join(f"{key} {_inner(inner)}" for key, inner in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(_inner(inner) for inner in value) or "–"
    return str(value)


def _inner(value: object) -> str:
    return f"({value_text(value)})" if isinstance(value, dict | list) else value_text(value)
