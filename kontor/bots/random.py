"""The bot that does anything at all."""

from collections.abc import Callable
from typing import Any

from kontor.bots.base import Bot
from kontor.table.protocol import AnyGame, Data
from kontor.table.rng import Rng


class RandomBot(Bot):
    """Every move it can make is equally likely.

    >>> from kontor.table.begin import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> moves = match.game.legal(match.state)
    >>> RandomBot().choose(match.game, moves, lambda: match.view(0), Rng(1)) in moves
    True
    """

    def choose(self, game: AnyGame, moves: list[Any], see: Callable[[], Data], rng: Rng) -> Any:
        """Any move.

        >>> from kontor.table.registry import load_game
        >>> RandomBot().choose(load_game("anno1503"), [7, 8, 9], dict, Rng(1)) in [7, 8, 9]
        True
        """
        return moves[rng.below(len(moves))]
