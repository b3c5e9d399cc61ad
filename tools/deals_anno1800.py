"""Deals of Anno 1800 for two bots, for the programs that tune and teach: the same deal is the same game."""

from collections.abc import Sequence

from kontor.anno1800.game import Anno1800, load
from kontor.anno1800.state import Position
from kontor.bots.base import Bot
from kontor.table.desk import Desk
from kontor.table.protocol import NOBODY
from kontor.table.rng import Rng


def deal_out(deal: int, kind: str) -> tuple[Anno1800, Position, list[Rng]]:
    """A game that has just begun, and the chance of each seat; each kind of deal has its own.

    >>> game, s, rngs = deal_out(1, "deal")
    >>> s.turns, len(rngs)
    (0, 2)
    """
    game = load({})
    options = game.settle_options({})
    s = game.start(2, options, game.deal(2, options, Rng(deal, kind)))
    return game, s, [Rng(deal, "seat", seat) for seat in range(2)]


def lead(bots: Sequence[Bot], deal: int, kind: str, longest: int, furthest: float) -> float:
    """By how many points the first seat wins, at most so many; a game of more rounds than the longest is a draw."""
    game, s, rngs = deal_out(deal, kind)
    while s.actor != NOBODY and s.turns < 2 * longest:
        game.apply(s, bots[s.actor].choose(Desk(game, s), rngs[s.actor]), None)
    result = game.result(s)
    if result is None:
        return 0.0
    scores = result["scores"]
    return float(max(-furthest, min(furthest, scores[0] - scores[1])))
