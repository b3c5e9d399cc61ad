"""Errors that name a rule and can be told in any language."""

from collections.abc import Sequence
from typing import NamedTuple


class Phrase(NamedTuple):
    """A sentence as data: the key of a message and what fills its gaps.

    >>> Phrase("record-version", {"found": 2}).key
    'record-version'
    """

    key: str
    args: dict[str, object]


class KontorError(Exception):
    """Something that a person or a program did wrong.

    >>> str(KontorError("record:R6", "record-unreadable-move", text="0 jump"))
    "record:R6 record-unreadable-move {'text': '0 jump'}"
    """

    def __init__(self, rule: str, key: str, **args: object) -> None:
        super().__init__(rule, key, args)
        self.rule = rule
        self.phrase = Phrase(key, dict(args))
        self.more: Sequence[KontorError] = []
        """What else is wrong, where all mistakes were looked for."""

    def __str__(self) -> str:
        return f"{self.rule} {self.phrase.key} {self.phrase.args}"


class FormError(KontorError):
    """What was given cannot be read at all: broken JSON, a wrong type, an unknown game.

    >>> str(FormError("record:R1", "file-missing"))
    'record:R1 file-missing {}'
    """


class RuleError(KontorError):
    """What was given can be read, and breaks a rule of the game or of the record format.

    >>> RuleError("anno1503:D1", "anno1503-why-cost", goods=["wood"]).rule
    'anno1503:D1'
    """


def raise_all(errors: Sequence[KontorError]) -> None:
    """Raise the first mistake, with the others as its `more`; nothing where there is none.

    >>> raise_all([])
    >>> raise_all([FormError("record:R1", "file-missing"), FormError("record:R1", "file-empty")])
    Traceback (most recent call last):
    ...
    kontor.engine.errors.FormError: record:R1 file-missing {}
    """
    if errors:
        errors[0].more = errors[1:]
        raise errors[0]


class RecordError(KontorError):
    """A rule broken in a record, with the number of the move (from 1; 0 is the deal).

    >>> RecordError(RuleError("record:R5", "record-chance-expected"), 7).move
    7
    """

    def __init__(self, error: KontorError, move: int) -> None:
        super().__init__(error.rule, error.phrase.key, **error.phrase.args)
        self.move = move
