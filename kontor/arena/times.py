"""Decision times in a histogram of constant size."""

from math import ceil, log
from typing import Any

_STEP = log(1.05)
"""Each bin of the histogram is 5 % wider than the one before."""
_SMALLEST = 1e-6
"""The lower bound of the first bin, in seconds."""


class Times:
    """The times of many decisions, with a histogram.

    >>> times = Times()
    >>> for seconds in (0.1, 0.2, 0.6):
    ...     times.add(seconds, limit=0.5)
    >>> times.count, round(times.mean, 3), times.worst, times.late
    (3, 0.3, 0.6, 1)
    """

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.worst = 0.0
        self.late = 0
        """The number of decisions over their time limit."""
        self._bins: dict[int, int] = {}

    def add(self, seconds: float, limit: float = 0.0) -> None:
        """Add a decision with its time limit in seconds. 0 means no limit.

        >>> times = Times()
        >>> times.add(0.25)
        >>> times.total
        0.25
        """
        self.count += 1
        self.total += seconds
        self.worst = max(self.worst, seconds)
        self.late += bool(limit) and seconds > limit
        number = ceil(log(max(seconds, _SMALLEST) / _SMALLEST) / _STEP)
        self._bins[number] = self._bins.get(number, 0) + 1

    def join(self, other: "Times") -> None:
        """Add all decisions of another instance.

        >>> one, other = Times(), Times()
        >>> other.add(0.5)
        >>> one.join(other)
        >>> one.count, one.worst
        (1, 0.5)
        """
        self.count += other.count
        self.total += other.total
        self.worst = max(self.worst, other.worst)
        self.late += other.late
        for number, count in other._bins.items():
            self._bins[number] = self._bins.get(number, 0) + count

    @property
    def mean(self) -> float:
        """The mean seconds per decision.

        >>> Times().mean
        0.0
        """
        return self.total / self.count if self.count else 0.0

    @property
    def rate(self) -> float:
        """The decisions per second.

        >>> times = Times()
        >>> times.add(0.25)
        >>> times.rate
        4.0
        """
        return self.count / self.total if self.total else 0.0

    def within(self, share: float) -> float:
        """Return the seconds within which a share of the decisions was made, overestimated by at most 5 %.

        >>> times = Times()
        >>> for seconds in range(1, 101):
        ...     times.add(seconds / 100)
        >>> 0.95 <= times.within(0.95) <= 1.0
        True
        """
        left = ceil(share * self.count)
        for number in sorted(self._bins):
            left -= self._bins[number]
            if left <= 0:
                return min(self.worst, _SMALLEST * 1.05**number)
        return self.worst

    def data(self) -> list[Any]:
        """Return the times as plain data, to be stored in a file.

        >>> times = Times()
        >>> times.add(1e-6)
        >>> times.data()
        [1, 1e-06, 1e-06, 0, {'0': 1}]
        """
        bins = {str(number): self._bins[number] for number in sorted(self._bins)}
        return [self.count, round(self.total, 6), round(self.worst, 6), self.late, bins]

    @classmethod
    def read(cls, data: list[Any]) -> "Times":
        """Return the times from plain data.

        >>> Times.read([1, 1e-06, 1e-06, 0, {"0": 1}]).count
        1
        """
        times = cls()
        times.count, times.total, times.worst, times.late, bins = data
        times._bins = {int(number): count for number, count in bins.items()}
        return times
