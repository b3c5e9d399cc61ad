"""Benchmark: whole games of Anno 1503 among random players."""

from collections.abc import Iterator
from functools import partial
from time import perf_counter

from bench import random_play
from bench.decision_times import QUARTERS, DecisionTimes
from kontor.anno1503.game import Anno1503, load
from kontor.anno1503.rules.state import Position
from kontor.engine.protocol import CHANCE, NOBODY
from kontor.engine.rng import Rng


def _deal(game: Anno1503, players: int, seed: int) -> Position:
    return game.start(players, {}, game.deal(players, {}, Rng(seed, "deal")))


def decisions_per_second(seconds: float, players: int, seed: int) -> tuple[int, float]:
    """Play whole random games. Return decisions and seconds. Dealing is not timed, chance is."""
    game = load({})

    def play(state: Position, rng: Rng) -> int:
        decisions = 0
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                move = game.chance(state, rng)
            else:
                moves = game.legal(state)
                move = moves[rng.below(len(moves))]
                decisions += 1
            game.apply(state, move, None)
        return decisions

    return random_play.decisions_per_second(seconds, seed, partial(_deal, game, players), play)


def times_by_quarter(games: int, players: int, seed: int) -> list[DecisionTimes]:
    """Return the decision times of random games by quarter of the turn limit, without chance."""
    game = load({})
    quarters = [DecisionTimes() for _ in range(QUARTERS)]
    for number in range(seed, seed + games):
        state = _deal(game, players, number)
        rng = Rng(number, "random")
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                game.apply(state, game.chance(state, rng), None)
                continue
            quarter = quarters[QUARTERS * state.turns // game.catalog.draw_after]
            times = [perf_counter()]
            moves = game.legal(state)
            times.append(perf_counter())
            move = moves[rng.below(len(moves))]
            times.append(perf_counter())
            game.apply(state, move, None)
            times.append(perf_counter())
            quarter.add(times)
    return quarters


def copy_seconds(games: int, players: int, seed: int) -> float:
    """Return the mean seconds of a copy over the positions of whole random games."""
    return random_play.copy_seconds(_positions(load({}), games, players, seed))


def _positions(game: Anno1503, games: int, players: int, seed: int) -> Iterator[Position]:
    """Yield every tenth position of whole random games."""
    for number in range(seed, seed + games):
        state = _deal(game, players, number)
        rng = Rng(number, "random")
        lines = 0
        while state.actor != NOBODY:
            if lines % random_play.EVERY == 0:
                yield state
            lines += 1
            if state.actor == CHANCE:
                move = game.chance(state, rng)
            else:
                moves = game.legal(state)
                move = moves[rng.below(len(moves))]
            game.apply(state, move, None)
