"""The provenance of each figure of a game: the source marks in its content file."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final, NamedTuple

from kontor.engine.protocol import Data

TRUST: Final = ["owner", "rulebook", "cross-checked", "one-source", "ruling", "reconstructed"]
"""The marks, the surest first."""
UNMARKED: Final = "unmarked"
WEAKEST: Final = "reconstructed"
_MARKS: Final = ("source", "sources")
_NAMED_BY: Final = ("mark", "cube", "from", "kind", "level")
"""What tells items without an id apart."""


class Figure(NamedTuple):
    """One figure: the part of the file it stands in, its name there, its value (None where it has none) and its mark.

    >>> Figure("shipyard 2", "tiles", 6, "reconstructed").source
    'reconstructed'
    """

    part: str
    name: str
    value: "object"  # mypyc does not find this one type by itself, only by its name
    source: str


def item_name(item: Mapping[str, object]) -> str:
    """What an item of a list is called: its id, or what else tells it from the others.

    >>> item_name({"id": "zoo", "kind": "bonus"}), item_name({"kind": "merchant", "level": 2, "tiles": 6})
    ('zoo', 'merchant 2')
    """
    if "id" in item:
        return str(item["id"])
    return " ".join(str(item[key]) for key in _NAMED_BY if key in item)


def figures(data: Data) -> list[Figure]:
    """Every figure of a file.

    >>> figures({"hand_limit": 5, "sources": {"hand_limit": "rulebook"}})
    [Figure(part='hand_limit', name='', value=5, source='rulebook')]
    """
    marks = data.get("sources", {})
    known: list[Figure] = []
    for key, value in data.items():
        if key in _MARKS:
            continue
        if isinstance(value, dict) and not _plain(value, marks.get(key)):
            known += _of_table(key, value, str(marks.get(key, "")))
        elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            for item in value:
                named = ("id",) if "id" in item else _NAMED_BY
                known += _of_table(f"{key} {item_name(item)}", item, str(marks.get(key, "")), named)
        else:
            known.append(Figure(key, "", value, str(marks.get(key, UNMARKED))))
    return known


def _plain(table: Data, mark: object) -> bool:
    """Whether a table is one figure, such as `start`: marked as a whole from outside, not within."""
    return mark is not None and not any(key in table for key in _MARKS)


def _of_table(part: str, table: Data, mark: str, named: tuple[str, ...] = ()) -> Iterator[Figure]:
    """The figures of a table, but for those that are its name.

    A mark may also name something that is no figure by itself, such as the effect of a building; what has no mark
    then can be trusted as little as the weakest of those.
    """
    marks: dict[str, str] = table.get("sources", {})
    values = {key: value for key, value in table.items() if key not in _MARKS and key not in named}
    aspects = [key for key in marks if key not in values or _is_sentence(values[key])]
    among = [marks[key] for key in aspects]
    rest = table.get("source") or mark or max(among, key=_doubt, default=UNMARKED)
    for key, value in values.items():
        yield Figure(part, key, None if _is_sentence(value) else value, marks.get(key, rest))
    for key in aspects:
        if key not in values:
            yield Figure(part, key, None, marks[key])


def _is_sentence(value: object) -> bool:
    """Words for a reader of the file are no figure."""
    return isinstance(value, str) and " " in value


def _doubt(mark: str) -> int:
    return TRUST.index(mark) if mark in TRUST else len(TRUST)


def counts(known: list[Figure]) -> dict[str, int]:
    """How many figures have which mark, the surest first.

    >>> counts([Figure("a", "", 1, "reconstructed"), Figure("b", "", 1, "rulebook")])
    {'rulebook': 1, 'reconstructed': 1}
    """
    marks = [figure.source for figure in known]
    return {mark: marks.count(mark) for mark in sorted(set(marks), key=lambda mark: (_doubt(mark), mark))}


def lines(known: list[Figure]) -> list[tuple[str, str, str]]:
    """Part, figures and mark, figures of one part with the same mark together.

    >>> lines([Figure("shipyard 2", "tiles", 6, "rulebook"), Figure("shipyard 2", "cost", {"planks": 1}, "rulebook")])
    [('shipyard 2', 'tiles 6; cost planks 1', 'rulebook')]
    """
    told: list[tuple[str, str, str]] = []
    for part, group in groupby(known, key=lambda figure: figure.part):
        by_mark: dict[str, list[str]] = {}
        for figure in group:
            by_mark.setdefault(figure.source, []).append(f"{figure.name} {value_text(figure.value)}".strip())
        told += [(part, "; ".join(texts), mark) for mark, texts in by_mark.items()]
    return told


def value_text(value: object) -> str:
    """A value on one line.

    >>> value_text({"planks": 1, "bricks": 1}), value_text([["a", "b"], ["c"]]), value_text(True), value_text({})
    ('planks 1, bricks 1', '(a, b), (c)', 'true', '–')
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return ", ".join(f"{key} {_inner(below)}" for key, below in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(_inner(below) for below in value) or "–"
    return str(value)


def _inner(value: object) -> str:
    return f"({value_text(value)})" if isinstance(value, dict | list) else value_text(value)
