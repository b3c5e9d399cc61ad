"""What a bot is, and finding one by name."""

import importlib
import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from kontor.table.errors import FormError
from kontor.table.protocol import AnyGame, Data
from kontor.table.rng import Rng

BOTS = ("random", "greedy")


class Bot(ABC):
    """A player that is a program.

    >>> from kontor.table.begin import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> moves = match.game.legal(match.state)
    >>> make_bot("random", "anno1503").choose(match.game, moves, lambda: match.view(0), Rng(1)) in moves
    True
    """

    @abstractmethod
    def choose(self, game: AnyGame, moves: list[Any], see: Callable[[], Data], rng: Rng) -> Any:
        """One of the `moves` its seat can make; `see()` is all that the seat may know."""


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
