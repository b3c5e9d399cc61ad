"""The bot that does anything at all."""

from collections.abc import Callable
from typing import Any

from kontor.bots.base import Bot
from kontor.table.protocol import AnyGame, Data
from kontor.table.rng import Rng


class RandomBot(Bot):
    """Every move it can make is equally likely."""

    def choose(self, game: AnyGame, moves: list[Any], see: Callable[[], Data], rng: Rng) -> Any:
        """Any move."""
        return moves[rng.below(len(moves))]
