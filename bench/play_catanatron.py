"""Benchmark of Catanatron: random play and copies of the state, on one core.

The times leave out imports, building the board and one warm-up game, which fills Catanatron's caches. This favours
Catanatron. A seed gives the same games only within one process, because the order of Catanatron's action lists depends
on hashes.
"""

import random
from collections.abc import Iterator
from time import perf_counter
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

POSITION_STRIDE = 10
"""`copy_seconds` copies every tenth position of a game."""
COPIES_PER_POSITION = 20


def _fresh_games(players: int, seed: int) -> Iterator[Any]:
    """Play one game as a warm-up, then yield new games of random players without end."""
    if not 2 <= players <= 4:
        raise ValueError(f"players must be 2, 3 or 4, not {players}")
    colors = list(Color)[:players]
    seeds = random.Random(seed)
    warm = False
    while True:
        # Catanatron reads a seed of 0 as "no seed", so it is never drawn.
        game = Game([RandomPlayer(color) for color in colors], seed=seeds.randrange(1, 1 << 31))
        if warm:
            yield game
        else:
            game.play()
            warm = True


def decisions_per_second(seconds: float, players: int, seed: int) -> tuple[int, float]:
    """Play whole random games for at least `seconds`. Return the number of decisions and the seconds they took.

    A decision is one entry of the game's action log: a player picks at random from all playable actions, even if there
    is only one. A game ends with a winner or at Catanatron's turn limit.
    """
    decisions = 0
    elapsed = 0.0
    for game in _fresh_games(players, seed):
        start = perf_counter()
        game.play()
        elapsed += perf_counter() - start
        decisions += len(game.state.actions)
        if elapsed >= seconds:
            break
    return decisions, elapsed


def copy_seconds(games: int, players: int, seed: int) -> float:
    """Return the mean seconds of one `Game.copy()` over whole random games. Catanatron's search bots make such copies.

    Every tenth position is copied equally often. The time includes copying the log of past actions and freeing the
    copy.
    """
    if games < 1:
        raise ValueError(f"games must be at least 1, not {games}")
    copies = 0
    elapsed = 0.0
    for _, game in zip(range(games), _fresh_games(players, seed), strict=False):
        position = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            if position % POSITION_STRIDE == 0:
                start = perf_counter()
                for _ in range(COPIES_PER_POSITION):
                    game.copy()
                elapsed += perf_counter() - start
                copies += COPIES_PER_POSITION
            game.play_tick()
            position += 1
    return elapsed / copies
