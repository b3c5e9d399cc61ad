"""Games of Anno 1503 for property tests, and their positions."""

from collections.abc import Iterator
from functools import cache

from kontor.anno1503.game import Anno1503
from kontor.anno1503.rules.state import Position
from kontor.engine.events import Event
from kontor.engine.match import Match
from kontor.engine.registry import load_game
from tools.make_test_records import at_random, keenly, play

HIDDEN = (14, 15)
"""The seeds of games with hidden hands."""
SEEDS = ((11, False), (12, True), (13, True), (14, False), (15, True))
GAMES = [(players, seed, keen) for players in (2, 3, 4) for seed, keen in SEEDS]
"""Number of players, seed, and whether they play to win."""


@cache
def whole_game(players: int, seed: int, keen: bool) -> Match:
    """Return a game played to its end. It is cached. Do not change it."""
    return play(players, seed, keenly if keen else at_random, hands=_hands(seed))


def some_game(players: int, seed: int, lines: int, keen: bool = True) -> Match:
    """Return a new game broken off after a number of lines, which can be continued."""
    return play(players, seed, keenly if keen else at_random, lines, _hands(seed))


def _hands(seed: int) -> str:
    return "hidden" if seed in HIDDEN else "open"


def rules() -> Anno1503:
    """Return the game with the built-in figures."""
    game = load_game("anno1503")
    assert isinstance(game, Anno1503)
    return game


def first_position(match: Match) -> Position:
    """Return the position before the first line of a match."""
    game = match.game
    assert isinstance(game, Anno1503)
    return game.start(len(match.players), match.options, match.deal)


def every_position(match: Match) -> Iterator[tuple[Position, list[Event]]]:
    """Yield the position after the deal and after every line, with its events. The position is changed in place."""
    state = first_position(match)
    yield state, []
    for move in match.moves:
        events: list[Event] = []
        match.game.apply(state, move, events)
        yield state, events
