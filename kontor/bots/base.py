"""What a bot is, and finding one by name."""

import importlib
import importlib.util
from abc import ABC, abstractmethod
from typing import Any

from kontor.table.desk import Desk
from kontor.table.errors import FormError
from kontor.table.rng import Rng

BOTS = ("random", "greedy")


class Bot(ABC):
    """A player that is a program.

    >>> from kontor.table.begin import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> make_bot("random", "anno1503").choose(Desk(match.game, match.state), Rng(1)) in match.game.legal(match.state)
    True
    """

    @abstractmethod
    def choose(self, desk: Desk, rng: Rng) -> Any:
        """A move that its seat can make; the desk holds all that the seat may know."""


def make_bot(name: str, game: str) -> Bot:
    """The bot of that name for a game.

    >>> type(make_bot("random", "anno1503")).__name__
    'RandomBot'
    """
    if name == "random":
        return importlib.import_module("kontor.bots.random").RandomBot()  # type: ignore[no-any-return]
    if name == "greedy" and importlib.util.find_spec(f"kontor.bots.{game}"):
        return importlib.import_module(f"kontor.bots.{game}").GreedyBot()  # type: ignore[no-any-return]
    raise FormError("bots", "bot-unknown", name=name[:40], known=", ".join(BOTS))
