"""Options of a game: whether hands are open (R3)."""

from collections.abc import Mapping
from json import dumps
from typing import Final

from kontor.anno1503.content.versions import Version
from kontor.engine.errors import RuleError
from kontor.engine.protocol import Data

HANDS: Final = ("open", "hidden")
"""The values of the option `hands`, the default first."""


def settle(version: Version, options: Mapping[str, object]) -> Data:
    """Return the options that differ from their default. Raise on unknown or impossible ones (R3).

    >>> from kontor.anno1503.content.versions import BY_NUMBER
    >>> settle(BY_NUMBER[2], {"hands": "hidden"}), settle(BY_NUMBER[2], {"hands": "open"})
    ({'hands': 'hidden'}, {})
    """
    for name in options:
        if name not in version.options:
            raise RuleError("record:R3", "record-unknown-option", name=name[:40])
    value = options.get("hands", HANDS[0])
    if not isinstance(value, str) or value not in HANDS:
        found = value[:40] if isinstance(value, str) else dumps(value, default=str)[:40]
        raise RuleError("record:R3", "option-value", name="hands", found=found, known=", ".join(HANDS))
    return {"hands": value} if value != HANDS[0] else {}


def are_hands_hidden(options: Mapping[str, object]) -> bool:
    """Whether seats see only how many goods another hand holds.

    >>> are_hands_hidden({"hands": "hidden"}), are_hands_hidden({})
    (True, False)
    """
    return options.get("hands") == "hidden"
