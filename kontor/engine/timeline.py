"""The timeline of a match: the standings by round, and the round of each line."""

from collections.abc import Iterator
from typing import NamedTuple

from kontor.engine.match import Match
from kontor.engine.protocol import State
from kontor.engine.ui_types import Standings


class Row(NamedTuple):
    """The standings after `lines` lines, in round `round`. The last row may be in the middle of a round."""

    lines: int
    round: int
    seats: list[list[int]]


def standings_by_round(match: Match, viewer: int) -> tuple[tuple[str, ...], list[Row]]:
    """Return the column names, and the standings at the start, after each round and now, as `viewer` sees them.

    For a finished game, pass `ALL_SEATS`: all rows then include what only the owners knew.

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
    complete, last = 0, len(match.moves)
    for lines, state in enumerate(positions(match)):
        rounds = game.rounds(state)
        if lines == 0 or lines == last or rounds != complete:
            standings = game.presentation.standings(state, viewer)
            # In the middle of a round, this is that round. At its end, it is the round that has just ended.
            number = rounds if rounds != complete or lines == 0 else rounds + 1
            rows.append(Row(lines, number, standings.seats))
        complete = rounds
    return standings.names, rows


def rounds(match: Match, first: int = 0, end: int | None = None) -> list[int]:
    """Return the round of each line from index `first` on, up to but without `end`. Rounds count from 1.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> events = match.play("end") + match.play("end")
    >>> rounds(match)
    [1, 1, 1, 1, 2]
    >>> rounds(match, 3), rounds(match, 1, 3)
    ([1, 2], [1, 1])
    """
    last = len(match.moves) if end is None else end
    return [match.game.rounds(state) + 1 for state in positions(match, first, last)][: last - first]


def positions(match: Match, first: int = 0, end: int | None = None) -> Iterator[State]:
    """Yield the position after `first` lines and after each later one, up to `end` lines.

    It is the same object, changed in place.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> [state.actor for state in positions(match)]
    [-1, 0]
    """
    state = match.state_after(first)
    yield state
    for move in match.moves[first:end]:
        match.game.apply(state, move, None)
        yield state
