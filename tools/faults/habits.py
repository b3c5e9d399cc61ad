"""The tables of a load, and what its players do there besides moves."""

from collections.abc import Sequence
from typing import NamedTuple

from kontor.engine.protocol import Data


class Setting(NamedTuple):
    """A table: its game, the number of persons, the seats of each on one screen, the bots, and the clock."""

    game: str
    persons: int
    seats: int = 1
    bots: Sequence[str] = ()
    clock: Data | None = None

    @property
    def is_paced(self) -> bool:
        """Return whether only persons act, none of whom lets their time run out."""
        return not self.bots and self.clock is None


class Habits(NamedTuple):
    """Probabilities of what a player does, besides moves, when they could move."""

    chat: float = 0.05
    undo: float = 0.08
    resend: float = 0.03
    """Send an answered message again."""
    stale: float = 0.03
    """Send a command on a stale revision."""
    dawdle: float = 0.25
    """Let the time run out, at tables with a clock."""


MOVES_ONLY = Habits(chat=0.05, undo=0.0, resend=0.0, stale=0.0, dawdle=0.0)
"""Nothing that a server may refuse."""


SETTINGS = (
    Setting("anno1503", 2),
    Setting("anno1503", 3),
    Setting("anno1503", 1, bots=("greedy",)),
    Setting("anno1800", 2),
    Setting("anno1800", 3),
    Setting("anno1800", 1, seats=2),
)
