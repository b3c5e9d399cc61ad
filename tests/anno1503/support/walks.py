"""Random games whose players prefer moves that make progress."""

from collections.abc import Iterator

from kontor.anno1503.game import Anno1503
from kontor.anno1503.rules.state import Position
from kontor.engine.protocol import CHANCE, NOBODY
from kontor.engine.rng import Rng

_PREFERRED = {"pioneer", "develop", "claim", "keep", "ship"}


def walk(game: Anno1503, players: int, seed: int) -> Iterator[tuple[Position, int]]:
    """Yield every position of a random game with the move played in it. The final position comes with -1."""
    state = game.start(players, {}, game.deal(players, {}, Rng(seed, "deal")))
    rng = Rng(seed, "walk")
    while state.actor != NOBODY:
        move = game.chance(state, rng) if state.actor == CHANCE else _choose(game, state, rng)
        yield state, move
        game.apply(state, move, None)
    yield state, -1


def _choose(game: Anno1503, state: Position, rng: Rng) -> int:
    """Return a random legal move. Moves that make progress are preferred."""
    moves = game.legal(state)
    preferred = [move for move in moves if game.text(move).split()[0] in _PREFERRED]
    if preferred and rng.below(4):
        moves = preferred
    return moves[rng.below(len(moves))]
