"""Budgets: limits on bytes that several holders share."""


class ByteBudget:
    """Counts the bytes that are in use, and tells whether they are more than the limit.

    >>> budget = ByteBudget(100)
    >>> budget.use(120)
    >>> budget.exceeded
    True
    >>> budget.release(50)
    >>> budget.exceeded, budget.used
    (False, 70)
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0

    @property
    def exceeded(self) -> bool:
        """Whether more is in use than the limit."""
        return self.used > self.limit

    def use(self, count: int) -> None:
        """Count bytes as used."""
        self.used += count

    def release(self, count: int) -> None:
        """Count bytes as no longer used."""
        self.used -= count
