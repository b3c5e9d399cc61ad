"""Errors that name a rule and carry a translatable message."""

from collections.abc import Sequence
from typing import NamedTuple


class Phrase(NamedTuple):
    """A sentence as data: the key of a message and its arguments.

    >>> Phrase("record-version", {"found": 2}).key
    'record-version'
    """

    key: str
    args: dict[str, object]


class KontorError(Exception):
    """A mistake by a person or a program.

    >>> str(KontorError("record:R6", "record-unreadable-move", text="0 jump"))
    "record:R6 record-unreadable-move {'text': '0 jump'}"
    """

    def __init__(self, rule: str, key: str, **args: object) -> None:
        super().__init__(rule, key, args)
        self.rule = rule
        self.phrase = Phrase(key, dict(args))
        self.more: Sequence[KontorError] = []
        """The other mistakes, if all of them were collected."""

    def __str__(self) -> str:
        return f"{self.rule} {self.phrase.key} {self.phrase.args}"


class FormError(KontorError):
    """Input that cannot be read: broken JSON, a wrong type, an unknown game.

    >>> str(FormError("record:R1", "file-missing"))
    'record:R1 file-missing {}'
    """


class RuleError(KontorError):
    """Readable input that breaks a rule of the game or of the record format.

    >>> RuleError("anno1503:D1", "anno1503-why-cost", goods=["wood"]).rule
    'anno1503:D1'
    """


def raise_all(errors: Sequence[KontorError]) -> None:
    """Raise the first mistake, with the others as its `more`. Do nothing if there is none.

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
    """A broken rule in a record, with the number of the move: from 1, or 0 for the deal.

    >>> RecordError(RuleError("record:R5", "record-chance-expected"), 7).move
    7
    """

    def __init__(self, error: KontorError, move: int) -> None:
        super().__init__(error.rule, error.phrase.key, **error.phrase.args)
        self.move = move
