"""Phrases and errors as JSON, to send between processes. They are rendered where the reader's language is known."""

from typing import Any

from kontor.engine.errors import FormError, KontorError, Phrase, RecordError, RuleError
from kontor.engine.protocol import Data

_MARK = "phrase"
"""The first item of an encoded phrase, which tells it from other lists."""
_LONGEST_TEXT = 400
"""Longer texts in errors are cut: they quote what somebody sent."""


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


def encode_error(error: KontorError) -> Data:
    """Return an error as data. Long quotations are cut.

    >>> encode_error(FormError("record:R1", "file-missing"))
    {'form': True, 'move': None, 'rule': 'record:R1', 'key': 'file-missing', 'args': {}}
    """
    return {
        "form": isinstance(error, FormError),
        "move": error.move if isinstance(error, RecordError) else None,
        "rule": error.rule,
        "key": error.phrase.key,
        "args": _cut(encode_phrases(error.phrase.args)),
    }


def _cut(value: Any) -> Any:
    if isinstance(value, str):
        return value[:_LONGEST_TEXT]
    if isinstance(value, dict):
        return {name: _cut(part) for name, part in value.items()}
    return [_cut(part) for part in value] if isinstance(value, list) else value


def decode_error(data: Data) -> KontorError:
    """Return the error that was encoded.

    >>> decode_error(encode_error(RecordError(RuleError("record:R5", "record-chance-expected"), 7))).move
    7
    """
    kind = FormError if data["form"] else RuleError
    error = kind(data["rule"], data["key"], **decode_phrases(data["args"]))
    return RecordError(error, data["move"]) if data["move"] is not None else error
