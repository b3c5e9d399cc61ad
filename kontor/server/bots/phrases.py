"""Sentences on their way between processes: as data that JSON can carry, told where the reader's language is known."""

from typing import Any

from kontor.engine.errors import Phrase

_MARK = "phrase"
"""What a phrase begins with among other lists."""


def packed(value: Any) -> Any:
    """Data with its phrases as plain lists.

    >>> packed([Phrase("advice-best", {"number": 2})])
    [['phrase', 'advice-best', {'number': 2}]]
    """
    if isinstance(value, Phrase):
        return [_MARK, value.key, packed(value.args)]
    if isinstance(value, dict):
        return {name: packed(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [packed(part) for part in value]
    return value


def unpacked(value: Any) -> Any:
    """The same data again.

    >>> unpacked(packed({"goods": [Phrase("advice-best", {})], "number": 2}))
    {'goods': [Phrase(key='advice-best', args={})], 'number': 2}
    """
    if isinstance(value, dict):
        return {name: unpacked(part) for name, part in value.items()}
    if isinstance(value, list):
        if len(value) == 3 and value[0] == _MARK and isinstance(value[2], dict):
            return Phrase(value[1], unpacked(value[2]))
        return [unpacked(part) for part in value]
    return value
