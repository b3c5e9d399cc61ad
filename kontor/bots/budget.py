"""Budgets: how much a bot may think about one decision."""

from time import perf_counter

_THINKING = 0.8
"""The share of the seconds to search in. The rest is a reserve to finish the last step on a busy machine."""


class Budget:
    """A number of looks (positions examined) or seconds, whichever is spent first. 0 means no limit.

    Games limited by looks are the same on every machine. Seconds limit how long a person waits.

    >>> budget = Budget(looks=2)
    >>> budget.start()
    >>> budget.more(), budget.more(), budget.more()
    (True, True, False)
    """

    def __init__(self, looks: int = 0, seconds: float = 0.0) -> None:
        self.looks = looks
        self.seconds = seconds
        self.used = 0
        """Looks spent on the current decision."""
        self._end = 0.0

    def start(self) -> None:
        """Reset the budget for a new decision.

        >>> budget = Budget(looks=1)
        >>> budget.start()
        >>> budget.used
        0
        """
        self.used = 0
        self._end = perf_counter() + _THINKING * self.seconds

    def more(self) -> bool:
        """Count one more look and return whether it is allowed.

        >>> budget = Budget()
        >>> budget.start()
        >>> budget.more()
        True
        """
        self.used += 1
        if self.looks and self.used > self.looks:
            return False
        return not self.seconds or perf_counter() < self._end

    def spent(self) -> bool:
        """Return whether the budget is used up.

        >>> budget = Budget(looks=1)
        >>> budget.start()
        >>> budget.spent(), budget.more(), budget.spent()
        (False, True, True)
        """
        if self.looks and self.used >= self.looks:
            return True
        return bool(self.seconds) and perf_counter() >= self._end
