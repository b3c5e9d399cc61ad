"""How much the levels may think in games among programs."""

from typing import NamedTuple

from kontor.bots.base import LOOKS, SECONDS
from kontor.bots.budget import Budget


class Allowance(NamedTuple):
    """The looks that stand for a level, so many looks for every level, or the seconds that people wait.

    With looks a game is the same on every machine.

    >>> Allowance().of("expert", "anno1503").seconds, Allowance(full_time=True).of("expert", "anno1503").seconds
    (0.0, 1.0)
    """

    looks: int = 0
    full_time: bool = False

    def of(self, bot: str, game: str) -> Budget | None:
        """The budget of a bot; none for one that does not think.

        >>> Allowance(looks=30).of("easy", "anno1800").looks, Allowance().of("greedy", "anno1800")
        (30, None)
        """
        if bot not in SECONDS:
            return None
        if self.full_time:
            return Budget(seconds=SECONDS[bot])
        return Budget(looks=self.looks or LOOKS.get(game, {}).get(bot, 1))
