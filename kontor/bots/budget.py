"""How much a bot may think about one decision."""

from time import perf_counter

_THINKING = 0.8
"""The part of the seconds to think in: what is begun must still be ended, and a busy machine may hold it up."""


class Budget:
    """So many looks at positions, or so many seconds, whichever is used up first; 0 stands for no limit.

    Looks are the same on every machine; seconds are what a person waits.

    >>> budget = Budget(looks=2)
    >>> budget.start()
    >>> budget.more(), budget.more(), budget.more()
    (True, True, False)
    """

    def __init__(self, looks: int = 0, seconds: float = 0.0) -> None:
        self.looks = looks
        self.seconds = seconds
        self.used = 0
        """Looks of the present decision."""
        self._end = 0.0

    def start(self) -> None:
        """A new decision begins.

        >>> budget = Budget(looks=1)
        >>> budget.start()
        >>> budget.used
        0
        """
        self.used = 0
        self._end = perf_counter() + _THINKING * self.seconds

    def more(self) -> bool:
        """Whether one more look is allowed; it is counted.

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
        """Whether nothing is left.

        >>> budget = Budget(looks=1)
        >>> budget.start()
        >>> budget.spent(), budget.more(), budget.spent()
        (False, True, True)
        """
        if self.looks and self.used >= self.looks:
            return True
        return bool(self.seconds) and perf_counter() >= self._end
