"""Thinking budgets of the bot levels in arena games."""

from typing import NamedTuple

from kontor.bots.base import SECONDS, looks_of
from kontor.bots.budget import Budget


class Allowance(NamedTuple):
    """The limit on thinking: the usual looks of each level, one number of looks for all, or seconds.

    Games limited by looks are the same on every machine.

    >>> Allowance().of("expert", "anno1503").seconds, Allowance(full_time=True).of("expert", "anno1503").seconds
    (0.0, 1.0)
    """

    looks: int = 0
    full_time: bool = False

    def of(self, bot: str, game: str) -> Budget | None:
        """Return the budget of a bot, or None for a bot that does not search.

        >>> Allowance(looks=30).of("easy", "anno1800").looks, Allowance().of("greedy", "anno1800")
        (30, None)
        """
        if bot not in SECONDS:
            return None
        if self.full_time:
            return Budget(seconds=SECONDS[bot])
        return Budget(looks=self.looks or looks_of(game)[bot])
