"""Positions that come up in play: random games by players who seldom end their turn early."""

from collections.abc import Iterator

from kontor.anno1503.game import Anno1503
from kontor.anno1503.rules.state import Position
from kontor.engine.protocol import CHANCE, NOBODY
from kontor.engine.rng import Rng

_LIKELY = {"pioneer", "develop", "claim", "keep", "ship"}


def walk(game: Anno1503, players: int, seed: int) -> Iterator[tuple[Position, int]]:
    """Every position of a random game with the move made in it; the last one, when all is over, with -1."""
    state = game.start(players, {}, game.deal(players, {}, Rng(seed, "deal")))
    rng = Rng(seed, "walk")
    while state.actor != NOBODY:
        move = game.chance(state, rng) if state.actor == CHANCE else _choose(game, state, rng)
        yield state, move
        game.apply(state, move, None)
    yield state, -1


def _choose(game: Anno1503, state: Position, rng: Rng) -> int:
    """What takes a game on is preferred, so that it gets somewhere; gold is sometimes thrown away."""
    moves = game.legal(state)
    likely = [move for move in moves if game.text(move).split()[0] in _LIKELY]
    if likely and rng.below(4):
        moves = likely
    return moves[rng.below(len(moves))]
