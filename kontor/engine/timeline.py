"""The timeline of a match: the standings round by round, and in which round each line was played."""

from collections.abc import Iterator
from typing import NamedTuple

from kontor.engine.match import Match
from kontor.engine.protocol import State
from kontor.engine.ui_types import Standings


class Row(NamedTuple):
    """How the seats stood after so many lines, in this round; the last row may be in the middle of a round."""

    lines: int
    round: int
    seats: list[list[int]]


def standings_by_round(match: Match, viewer: int) -> tuple[tuple[str, ...], list[Row]]:
    """Return the names of the figures, and the standings at the start, after each round and now, as `viewer` sees them.

    For a finished game, ask with `ALL_SEATS`: then the rows before the end count what only their owners knew.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> events = match.play("sell wood 1")
    >>> names, rows = standings_by_round(match, -1)
    >>> names[1], rows[0].seats[0][1], rows[-1].seats[0][1], rows[-1].round
    ('gold', 7, 8, 1)
    """
    game = match.game
    rows: list[Row] = []
    standings = Standings((), [])
    whole, last = 0, len(match.moves)
    for lines, state in enumerate(positions(match)):
        rounds = game.rounds(state)
        if lines == 0 or lines == last or rounds != whole:
            standings = game.presentation.standings(state, viewer)
            # In the middle of a round it is that round; at its end, the one that has just been played.
            number = rounds if rounds != whole or lines == 0 else rounds + 1
            rows.append(Row(lines, number, standings.seats))
        whole = rounds
    return standings.names, rows


def rounds(match: Match, first: int = 0) -> list[int]:
    """For each line from `first` on the round in which it was played, from 1 on.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> events = match.play("end") + match.play("end")
    >>> rounds(match)
    [1, 1, 1, 1, 2]
    >>> rounds(match, 3)
    [1, 2]
    """
    return [match.game.rounds(state) + 1 for state in positions(match, first)][: len(match.moves) - first]


def positions(match: Match, first: int = 0) -> Iterator[State]:
    """The position after `first` lines and after each that follows; one and the same object, changed in place.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> [state.actor for state in positions(match)]
    [-1, 0]
    """
    state = match.state_after(first)
    yield state
    for move in match.moves[first:]:
        match.game.apply(state, move, None)
        yield state
