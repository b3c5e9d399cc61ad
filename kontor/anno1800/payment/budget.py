"""How much one question may look at: what can be bought in many ways must not keep everybody waiting."""

from typing import Final

from kontor.anno1800.rules.moves import Step

MOST_LOOKS: Final = 6000
"""Steps of a search for one answer; questions about the printed figures take a small part of that."""
REPLAY: Final = 8
"""What it counts to follow a way step by step."""


class Budget:
    """Shared by all searches for one answer, so that it takes little time whatever the figures are.

    >>> budget = Budget(3)
    >>> budget.take(2), budget.take(2)
    (True, False)
    """

    def __init__(self, most: int = MOST_LOOKS) -> None:
        self.left = most
        self.with_return: dict[int, list[tuple[Step, ...]]] = {}
        """Ways to pay that put back the tile on a cell, as far as they are known: worked out once for an answer."""

    def take(self, number: int = 1) -> bool:
        """Use up some of it; whether there was so much.

        >>> Budget(1).take()
        True
        """
        self.left -= number
        return self.left >= 0
