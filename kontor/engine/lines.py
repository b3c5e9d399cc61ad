"""Lines: `SEAT ACTION`, or `* ACTION` for chance (R5, R6)."""

import re
from typing import Final

from kontor.engine.errors import RuleError
from kontor.engine.protocol import CHANCE

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}")


def unreadable(text: str) -> RuleError:
    """Return the error for a text that does not follow the notation.

    >>> unreadable("0 jump").rule
    'record:R6'
    """
    return RuleError("record:R6", "record-unreadable-move", text=text[:80])


def number(word: str) -> int:
    """Parse a number. Return -1 if the word is not one. Leading zeros are not allowed.

    >>> number("12"), number("012"), number("x")
    (12, -1, -1)
    """
    return int(word) if _NUMBER.fullmatch(word) else -1


def words(text: str) -> list[str]:
    """Split an action into words. They are separated by one or more spaces, with none at either end.

    >>> words("take  spice wood")
    ['take', 'spice', 'wood']
    """
    if not text or text[0] == " " or text[-1] == " ":
        raise unreadable(text)
    return [word for word in text.split(" ") if word]


def split_line(line: str) -> tuple[int, str]:
    """Split a line into seat and action.

    >>> split_line("0 sell stone 1"), split_line("* roll 4")
    ((0, 'sell stone 1'), (-1, 'roll 4'))
    """
    seat, _, action = line.partition(" ")
    action = action.lstrip(" ")
    if seat == "*" and action:
        return CHANCE, action
    if number(seat) < 0 or not action:
        raise unreadable(line)
    return number(seat), action


def join_line(seat: int, action: str) -> str:
    """Return the canonical line.

    >>> join_line(-1, "roll 4")
    '* roll 4'
    """
    return f"* {action}" if seat == CHANCE else f"{seat} {action}"


def split_steps(action: str) -> tuple[str, list[str]]:
    """Split an action into the part before the colon and the steps after it. Spaces around `:` and `,` are optional.

    >>> split_steps("build brewery at 12 :work 2 , work 6"), split_steps("end")
    (('build brewery at 12', ['work 2', 'work 6']), ('end', []))
    """
    head, colon, rest = action.partition(":")
    if not colon:
        return action, []
    steps = [step.strip(" ") for step in rest.split(",")]
    # A trailing space is not a space around `:` or `,`.
    if action[-1] == " " or not all(steps):
        raise unreadable(action)
    return head.rstrip(" "), steps


def join_steps(head: str, steps: list[str]) -> str:
    """Return the canonical text of an action with its steps. Without steps there is no colon.

    >>> join_steps("hire worker", ["work 1", "work 7"]), join_steps("festival", [])
    ('hire worker: work 1, work 7', 'festival')
    """
    return f"{head}: {', '.join(steps)}" if steps else head
