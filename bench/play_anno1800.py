"""Benchmark: games of Anno 1800 among random players.

A decision is what a random player does: enumerate the things that can be done and paid, choose one, choose one move
that does it, and apply that move. Random games take a thousand turns and more, so they are stopped early.
"""

from collections.abc import Iterator
from functools import partial
from statistics import median
from time import perf_counter

from bench import random_play
from bench.decision_times import QUARTERS, DecisionTimes
from kontor.anno1800.content.catalog import Cost
from kontor.anno1800.game import Anno1800, load
from kontor.anno1800.payment.ways import ways
from kontor.anno1800.rules.costs import cost_of
from kontor.anno1800.rules.state import Position
from kontor.engine.protocol import NOBODY
from kontor.engine.rng import Rng

MOST_ROUNDS = 40
"""Rounds after which a game is stopped: the length of a game among purposeful players."""


def _deal(game: Anno1800, players: int, seed: int) -> Position:
    options = game.settle_options({})
    return game.start(players, options, game.deal(players, options, Rng(seed, "deal")))


def decisions_per_second(seconds: float, players: int, seed: int) -> tuple[int, float]:
    """Play random games. Return decisions and seconds. Dealing is not timed."""
    game = load({})
    last = MOST_ROUNDS * players

    def play(state: Position, rng: Rng) -> int:
        decisions = 0
        while state.actor != NOBODY and state.turns < last:
            things = game.things(state)
            move = game.complete_one(state, things[rng.below(len(things))], rng)
            game.apply(state, move, None)
            decisions += 1
        return decisions

    return random_play.decisions_per_second(seconds, seed, partial(_deal, game, players), play)


def times_by_quarter(games: int, players: int, seed: int) -> list[DecisionTimes]:
    """Return the decision times of random games by quarter of `MOST_ROUNDS`."""
    game = load({})
    quarters = [DecisionTimes() for _ in range(QUARTERS)]
    last = MOST_ROUNDS * players
    for number in range(seed, seed + games):
        state = _deal(game, players, number)
        rng = Rng(number, "random")
        while state.actor != NOBODY and state.turns < last:
            quarter = quarters[QUARTERS * state.turns // last]
            times = [perf_counter()]
            things = game.things(state)
            times.append(perf_counter())
            move = game.complete_one(state, things[rng.below(len(things))], rng)
            times.append(perf_counter())
            game.apply(state, move, None)
            times.append(perf_counter())
            quarter.add(times)
    return quarters


def _positions(game: Anno1800, games: int, players: int, seed: int) -> Iterator[tuple[Position, Rng]]:
    """Yield every tenth position of random games, with its random generator."""
    for number in range(seed, seed + games):
        state = _deal(game, players, number)
        rng = Rng(number, "random")
        lines = 0
        while state.actor != NOBODY and state.turns < MOST_ROUNDS * players:
            if lines % random_play.EVERY == 0:
                yield state, rng
            lines += 1
            things = game.things(state)
            game.apply(state, game.complete_one(state, things[rng.below(len(things))], rng), None)


def copy_seconds(games: int, players: int, seed: int) -> float:
    """Return the mean seconds of a copy over the positions of random games."""
    return random_play.copy_seconds(state for state, _ in _positions(load({}), games, players, seed))


def ways_seconds(games: int, players: int, seed: int) -> tuple[float, float]:
    """Return the median and mean seconds to find all ways to pay one thing, over the positions of random games."""
    game = load({})
    seconds: list[float] = []
    for state, rng in _positions(game, games, players, seed):
        costs = [cost for thing in game.things(state) if (cost := cost_of(game.catalog, thing)) is not None]
        if costs:
            seconds.append(_time_ways(game, state, costs[rng.below(len(costs))]))
    return median(seconds), sum(seconds) / len(seconds)


def _time_ways(game: Anno1800, state: Position, cost: Cost) -> float:
    start = perf_counter()
    ways(game.catalog, state, state.active, cost)
    return perf_counter() - start
