"""Time per random decision, by quarter of the game and by part."""

QUARTERS = 4
PARTS = ["find", "choose", "make"]
"""Enumerate the moves, choose one, apply it."""


class DecisionTimes:
    """The decisions in one quarter of some games, and the seconds spent in each part of them.

    >>> times = DecisionTimes()
    >>> times.add([0.0, 6.0, 7.0, 8.0])
    >>> times.decisions, times.seconds
    (1, [6.0, 1.0, 1.0])
    """

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = [0.0] * len(PARTS)

    def add(self, times: list[float]) -> None:
        """Add a decision: the time of its beginning, and of the end of each part."""
        self.decisions += 1
        for part in range(len(PARTS)):
            self.seconds[part] += times[part + 1] - times[part]


def format_times(quarters: list[DecisionTimes]) -> str:
    """Return the microseconds of a decision by quarter, and the shares of its parts over all quarters."""
    means = [sum(quarter.seconds) / quarter.decisions * 1e6 for quarter in quarters]
    parts = [sum(seconds) for seconds in zip(*[quarter.seconds for quarter in quarters], strict=True)]
    shares = [f"{part / sum(parts):{len(name)}.0%}" for part, name in zip(parts, PARTS, strict=True)]
    return f"{'  '.join(f'{micros:5.2f}' for micros in means)}    {'  '.join(shares)}"


def total(quarters: list[DecisionTimes]) -> float:
    """Return the seconds of all decisions."""
    return sum([sum(quarter.seconds) for quarter in quarters])
