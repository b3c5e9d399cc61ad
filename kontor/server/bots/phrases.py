"""Phrases as JSON, to send them between processes. They are rendered where the reader's language is known."""

from typing import Any

from kontor.engine.errors import Phrase

_MARK = "phrase"
"""The first item of an encoded phrase, which tells it from other lists."""


def encode_phrases(value: Any) -> Any:
    """Return data with its phrases as plain lists.

    >>> encode_phrases([Phrase("advice-best", {"number": 2})])
    [['phrase', 'advice-best', {'number': 2}]]
    """
    if isinstance(value, Phrase):
        return [_MARK, value.key, encode_phrases(value.args)]
    if isinstance(value, dict):
        return {name: encode_phrases(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [encode_phrases(part) for part in value]
    return value


def decode_phrases(value: Any) -> Any:
    """Return data with its encoded phrases as phrases again.

    >>> decode_phrases(encode_phrases({"goods": [Phrase("advice-best", {})], "number": 2}))
    {'goods': [Phrase(key='advice-best', args={})], 'number': 2}
    """
    if isinstance(value, dict):
        return {name: decode_phrases(part) for name, part in value.items()}
    if isinstance(value, list):
        if len(value) == 3 and value[0] == _MARK and isinstance(value[2], dict):
            return Phrase(value[1], decode_phrases(value[2]))
        return [decode_phrases(part) for part in value]
    return value
