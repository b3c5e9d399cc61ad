"""Games of Anno 1503 for the properties to look at, and every position of them."""

from collections.abc import Iterator
from functools import cache

from kontor.anno1503.game import Anno1503
from kontor.anno1503.rules.state import Position
from kontor.engine.events import Event
from kontor.engine.match import Match
from kontor.engine.registry import load_game
from tools.make_test_records import at_random, keenly, play

GAMES = [(players, seed, keen) for players in (2, 3, 4) for seed, keen in ((11, False), (12, True), (13, True))]
"""Number of players, seed, and whether they play to win."""


@cache
def whole_game(players: int, seed: int, keen: bool) -> Match:
    """A game played to its end; shared, so not to be changed."""
    return play(players, seed, keenly if keen else at_random)


def some_game(players: int, seed: int, lines: int, keen: bool = True) -> Match:
    """A game broken off after so many lines: a fresh one, to be played on."""
    return play(players, seed, keenly if keen else at_random, lines)


def rules() -> Anno1503:
    """The rules with the built-in figures."""
    game = load_game("anno1503")
    assert isinstance(game, Anno1503)
    return game


def first_position(match: Match) -> Position:
    """The position before the first line of a match."""
    game = match.game
    assert isinstance(game, Anno1503)
    return game.start(len(match.players), match.options, match.deal)


def every_position(match: Match) -> Iterator[tuple[Position, list[Event]]]:
    """The position after the deal and after every line, with what happened; one position, changed in place."""
    state = first_position(match)
    yield state, []
    for move in match.moves:
        events: list[Event] = []
        match.game.apply(state, move, events)
        yield state, events
