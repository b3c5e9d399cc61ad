"""Measure one version of Kontor for `bench.compare`, which runs this file with the tree of that version on the path.

Uses only what every version has: `kontor.new_match`, and the methods of a game that random play needs. Prints one JSON
object with the measured rates by name, for each version of the rules.
"""

import json
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from time import perf_counter
from typing import Any

from kontor import Match, is_compiled, new_match

MAX_ROUNDS = 40
"""Rounds after which a game is stopped: random games of Anno 1800 take a thousand turns and more."""
PLAYERS = (2, 4)
COPIES = 200
NAMES = ["Ada", "Ben", "Cleo", "Dov"]
NOBODY = -2
"""The actor when a game is over."""


def random_numbers() -> Callable[..., Any]:
    """Return the random generator of this version, from the package of `Match`, which had another name up to 0.1."""
    package = Match.__module__.rpartition(".")[0]
    generator: Callable[..., Any] = import_module(f"{package}.rng").Rng
    return generator


def versions() -> list[int]:
    """Return the versions of the rules that this version of Kontor knows. Up to 0.1 there was one."""
    try:
        known: tuple[int, ...] = import_module("kontor.anno1800.game").VERSIONS
    except AttributeError:
        return [1]
    return list(known)


def random_game(name: str, players: int, seed: int, rules: int) -> Iterator[tuple[Any, Any]]:
    """Play a random game by a version of the rules. Yield the game and the state before every decision."""
    by_version: dict[str, Any] = {"rules": rules} if len(versions()) > 1 else {}
    match = new_match(name, NAMES[:players], seed=seed, **by_version)
    game, state, rng = match.game, match.state, random_numbers()(seed, "random")
    while state.actor != NOBODY and game.rounds(state) < MAX_ROUNDS:
        yield game, state
        if state.actor < 0:
            game.apply(state, game.chance(state, rng), None)
            continue
        things = game.things(state)
        game.apply(state, game.complete_one(state, things[rng.below(len(things))], rng), None)


def decisions_per_second(name: str, players: int, seconds: float, rules: int) -> float:
    """Return the number of random decisions per second."""
    decisions, seed = 0, 1
    start = perf_counter()
    while perf_counter() - start < seconds:
        decisions += sum(1 for _ in random_game(name, players, seed, rules))
        seed += 1
    return decisions / (perf_counter() - start)


def copies_per_second(name: str, players: int, rules: int) -> float:
    """Return the number of copies of a state per second, over the states of one random game."""
    copies, elapsed = 0, 0.0
    for number, (_, state) in enumerate(random_game(name, players, 1, rules)):
        if number % 20 == 0:
            start = perf_counter()
            for _ in range(COPIES):
                state.copy()
            elapsed += perf_counter() - start
            copies += COPIES
    return copies / elapsed


def main(seconds: float) -> None:
    """Measure everything once and print it."""
    rates: dict[str, float] = {}
    for rules in versions():
        for name in ("anno1503", "anno1800"):
            for players in PLAYERS:
                row = f"{name}, rules {rules}, {players} players"
                rates[f"{row}: decisions/s"] = decisions_per_second(name, players, seconds, rules)
                rates[f"{row}: copies/s"] = copies_per_second(name, players, rules)
    json.dump({"compiled": is_compiled(), "versions": versions(), "rates": rates}, sys.stdout)


if __name__ == "__main__":
    main(float(sys.argv[1]))
