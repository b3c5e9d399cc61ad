"""The ship example of the rulebook of Anno 1800, as a recorded game."""

from functools import cache
from typing import Final

from kontor.engine.matches import new_match
from kontor.engine.record import Record

_LINES: Final = (
    "build shipyard 1 at 12",
    "end",
    "build cannon_foundry at 12: work 8, work 9",
    "end",
    "build shipyard 2 at 13: work 1, work 7",
    "end",
    "festival",
    "end",
    "festival",
    "end",
    "festival",
    "end",
)
_CONTENT: Final = {"industry": [{"id": "cannon_foundry", "cost": {"steel": 1, "goods": 1}}]}
"""The foundry is cheaper here, so that it is built in the first round."""
BEGUN: Final = len(_LINES)
"""The number of moves before Linda builds her ships."""
MAKE: Final = "make: work 1, work 1, work 10, work 10, buy goods from 1"
"""Linda makes planks and sails twice ahead, and buys goods."""
MERCHANT: Final = "build merchant 2 at 19"
"""She builds a merchant ship from goods at hand. Planks and sails stay at hand."""
EXPLORER: Final = "build exploration 1 at 20: buy cannons from 1"
"""She buys cannons with the tokens of the new ship."""


@cache
def ship_example() -> Record:
    """Return a game in which seat 0 builds two ships in one action, to the end of that turn.

    After `BEGUN` moves it has shipyards of level 1, 1 and 2 and two trade tokens, and seat 1 sells goods and cannons.
    """
    match = new_match("anno1800", ["Linda", "Andreas"], seed=12, changed=_CONTENT)
    for line in (*_LINES, MAKE, MERCHANT, EXPLORER, "end"):
        match.play(line)
    return match.record()
