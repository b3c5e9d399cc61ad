"""JSON that programs disagree about or choke on, in each place of a request. For tests and attacks."""

import json
from collections.abc import Iterator
from typing import Any

_HOLE = "in this place"
BAD_VALUES = {
    "deep list": "[" * 300 + "]" * 300,
    "very deep list": "[" * 20_000 + "]" * 20_000,
    "deep table": '{"a":' * 300 + "1" + "}" * 300,
    "unclosed": "[" * 20_000,
    "400 digits": "9" * 400,
    "5000 digits": "-" + "9" * 5000,
    "beyond 64 bits": str(2**63),
    "infinite": "1e999",
    "not a number": "NaN",
    "tiny": "1e-999",
    "lone surrogate": '"\\ud800"',
    "surrogate key": '{"\\udfff": 1}',
    "NUL": '"\\u0000"',
    "double key": '{"a": 1, "a": 2}',
    "true": "true",
}
"""Texts of JSON values. Some are refused wherever they stand, others only where they do not belong."""
NEVER_VALID = frozenset(
    {"deep list", "very deep list", "deep table", "unclosed", "5000 digits", "infinite", "not a number"}
    | {"lone surrogate", "surrogate key", "double key"}
)
"""The names of values that are refused wherever they stand."""


def holes(data: Any) -> Iterator[Any]:
    """Yield the data with each of its parts in turn replaced by a hole, the whole data included."""
    yield _HOLE
    if isinstance(data, dict):
        for key, value in data.items():
            for part in holes(value):
                yield {**data, key: part}
        yield {**data, "unknown": _HOLE}
    elif isinstance(data, list):
        for index, value in enumerate(data):
            for part in holes(value):
                yield [*data[:index], part, *data[index + 1 :]]


def in_unknown_key(holed: Any) -> bool:
    """Return whether the hole is the value of an unknown key."""
    return json.dumps({"unknown": _HOLE})[1:-1] in json.dumps(holed)


def with_value(holed: Any, text: str) -> str:
    """Return data with a hole as JSON, with the text in the hole."""
    return json.dumps(holed).replace(json.dumps(_HOLE), text)


def with_double_key(data: dict[str, Any]) -> str:
    """Return a table as JSON whose first key stands there twice."""
    key = next(iter(data))
    return f"{{{json.dumps(key)}: null, {json.dumps(data)[1:]}"
