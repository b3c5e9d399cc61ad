"""Lines of play: `SEAT ACTION`, or `* ACTION` for what chance decided (R5, R6)."""

import re
from typing import Final

from kontor.engine.errors import RuleError
from kontor.engine.protocol import CHANCE

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}")


def unreadable(text: str) -> RuleError:
    """The error for a text that is not spelled as the notation says.

    >>> unreadable("0 jump").rule
    'record:R6'
    """
    return RuleError("record:R6", "record-unreadable-move", text=text[:80])


def number(word: str) -> int:
    """The number a word stands for, or -1 if it is none; leading zeros are not tolerated.

    >>> number("12"), number("012"), number("x")
    (12, -1, -1)
    """
    return int(word) if _NUMBER.fullmatch(word) else -1


def words(text: str) -> list[str]:
    """The words of an action: one or more blanks between them, none before or after.

    >>> words("take  spice wood")
    ['take', 'spice', 'wood']
    """
    if not text or text[0] == " " or text[-1] == " ":
        raise unreadable(text)
    return [word for word in text.split(" ") if word]


def split_line(line: str) -> tuple[int, str]:
    """The seat and the action of a line.

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
    """The canonical line.

    >>> join_line(-1, "roll 4")
    '* roll 4'
    """
    return f"* {action}" if seat == CHANCE else f"{seat} {action}"


def split_steps(action: str) -> tuple[str, list[str]]:
    """What is done, and the steps after its colon; blanks around `:` and `,` are free.

    >>> split_steps("build brewery at 12 :work 2 , work 6"), split_steps("end")
    (('build brewery at 12', ['work 2', 'work 6']), ('end', []))
    """
    done, colon, rest = action.partition(":")
    if not colon:
        return action, []
    steps = [step.strip(" ") for step in rest.split(",")]
    # A blank at the very end of the line is not one around a sign.
    if action[-1] == " " or not all(steps):
        raise unreadable(action)
    return done.rstrip(" "), steps


def join_steps(done: str, steps: list[str]) -> str:
    """The canonical text of an action and its steps; without any, the colon is left out.

    >>> join_steps("hire worker", ["work 1", "work 7"]), join_steps("festival", [])
    ('hire worker: work 1, work 7', 'festival')
    """
    return f"{done}: {', '.join(steps)}" if steps else done
