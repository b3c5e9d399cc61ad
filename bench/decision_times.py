"""Time per random decision, by quarter of the game and by part."""

QUARTERS = 4
PARTS = ["find", "choose", "make"]
"""Enumerate the moves, choose one, apply it."""


class Spent:
    """The decisions of one quarter of some games, and the seconds spent in each part of them.

    >>> spent = Spent()
    >>> spent.add([0.0, 6.0, 7.0, 8.0])
    >>> spent.decisions, spent.seconds
    (1, [6.0, 1.0, 1.0])
    """

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = [0.0] * len(PARTS)

    def add(self, times: list[float]) -> None:
        """A decision: when it began, and when each part of it was done."""
        self.decisions += 1
        for part in range(len(PARTS)):
            self.seconds[part] += times[part + 1] - times[part]


def told(quarters: list[Spent]) -> str:
    """Microseconds of a decision by quarter, and the shares of its parts in all of them."""
    takes = [sum(quarter.seconds) / quarter.decisions * 1e6 for quarter in quarters]
    parts = [sum(of_part) for of_part in zip(*[quarter.seconds for quarter in quarters], strict=True)]
    shares = [f"{part / sum(parts):{len(name)}.0%}" for part, name in zip(parts, PARTS, strict=True)]
    return f"{'  '.join(f'{micros:5.2f}' for micros in takes)}    {'  '.join(shares)}"


def total(quarters: list[Spent]) -> float:
    """Seconds of all decisions."""
    return sum([sum(quarter.seconds) for quarter in quarters])
