"""A budget of search steps that bounds the time of an answer, however many ways to pay there are."""

from typing import Final

from kontor.anno1800.rules.moves import Step

MAX_SEARCH_STEPS: Final = 6000
"""Search steps for one answer. With the printed figures, an answer takes a small part of them."""
REPLAY_COST: Final = 8
"""The search steps that replaying a way counts as."""


class Budget:
    """Search steps that all searches for one answer share.

    >>> budget = Budget(3)
    >>> budget.take(2), budget.take(2)
    (True, False)
    """

    def __init__(self, most: int = MAX_SEARCH_STEPS) -> None:
        self.left = most
        self.with_return: dict[int, list[tuple[Step, ...]]] = {}
        """By cell: the ways to pay that return the tile on it. A cache for this answer."""

    def take(self, number: int = 1) -> bool:
        """Use up some steps. Return whether they were available.

        >>> Budget(1).take()
        True
        """
        self.left -= number
        return self.left >= 0
