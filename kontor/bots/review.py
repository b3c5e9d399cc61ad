"""Game review: each decision of a seat, compared with the best move by what the seat knew then."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from kontor.bots.advice import comparable, explain_move
from kontor.bots.base import ScoredMove, Thinker
from kontor.engine.decision import Decision
from kontor.engine.errors import Phrase
from kontor.engine.match import Match
from kontor.engine.protocol import AnyGame
from kontor.engine.rng import Rng

_SMALL = {"points": 0.5, "chance": 0.02}
"""By unit: smaller losses are not reported."""
MOST = 12
"""The number of turning points reported per seat."""


class ReviewedMove(NamedTuple):
    """A decision: its line, counted from 1, its round, the move played, the best move, and the values of both.

    >>> ReviewedMove(17, 3, "end", 2.0, "sell wood 1", 3.5, [], "points").behind
    1.5
    """

    line: int
    round: int
    played: Any
    value: float
    best: Any
    best_value: float
    reasons: list[Phrase]
    """The reasons for the best move. Empty if it was played."""
    unit: str
    """The unit of the values: `points`, or the `chance` to win."""
    scored: bool = True
    """Whether the thinker scored the move played. If not, its value is that of the worst scored move."""

    @property
    def behind(self) -> float:
        """How much worse the move played is than the best one.

        >>> ReviewedMove(17, 3, "end", 4.0, "sell wood 1", 3.5, [], "points").behind
        0.0
        """
        return max(0.0, self.best_value - self.value)

    @property
    def good(self) -> bool:
        """Whether the move played is about as good as the best one. False for a move that was not scored.

        >>> ReviewedMove(17, 3, "end", 3.1, "sell wood 1", 3.5, [], "points").good
        True
        >>> ReviewedMove(17, 3, "end", 3.1, "sell wood 1", 3.5, [], "points", scored=False).good
        False
        """
        return self.scored and self.behind < _SMALL[self.unit]

    @property
    def turning(self) -> bool:
        """Whether the loss is large enough for a turning point.

        >>> ReviewedMove(17, 3, "end", 0.5, "sell wood 1", 0.53, [], "chance").turning
        True
        """
        return self.behind >= _SMALL[self.unit]


def review(match: Match, seat: int, thinker: Thinker, first: int = 1, last: int = 0) -> Iterator[ReviewedMove]:
    """Review the decisions of a seat in order, from line `first` to `last` or to the end.

    Each is judged by what the seat knew at that moment. Lines without a choice are skipped.

    >>> from kontor.bots.advice import adviser
    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> events = match.play("sell wood 1") + match.play("end")
    >>> [reviewed.line for reviewed in review(match, 0, adviser("anno1503", 0.05))]
    [2, 3]
    """
    end = min(last or len(match.moves), len(match.moves))
    for line in range(max(1, first), end + 1):
        if match.seats[line - 1] == seat:
            reviewed = review_decision(match, line, thinker)
            if reviewed is not None:
                yield reviewed


def review_decision(match: Match, line: int, thinker: Thinker) -> ReviewedMove | None:
    """Review the decision that led to a line. Return None if there was no choice, or if the line only prepares others.

    If the better move is still the best one at the seat's next line, nothing is lost yet: it is judged there.

    >>> from kontor.bots.advice import adviser
    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> events = match.play("sell wood 1")
    >>> review_decision(match, 2, adviser("anno1503", 0.05)).round
    1
    """
    if match.game.only_prepares(match.game.thing_of(match.moves[line - 1])):
        return None
    decision = Decision(match.game, match.state_after(line - 1))
    things = decision.things()
    if len(things) == 1 and len(decision.complete(things[0])) == 1:
        return None
    reviewed = _review_once(match, line, thinker, Rng("review", line))
    if reviewed.turning:
        # A search involves chance, so a loss counts only if a second search confirms it.
        second = _review_once(match, line, thinker, Rng("review again", line))
        reviewed = second if second.behind < reviewed.behind else reviewed
    if reviewed.turning and _is_best_next(match, line, reviewed.best, thinker):
        reviewed = reviewed._replace(value=reviewed.best_value, reasons=[])
    return reviewed


def _review_once(match: Match, line: int, thinker: Thinker, rng: Rng) -> ReviewedMove:
    game, state, played = match.game, match.state_after(line - 1), match.moves[line - 1]
    decision = Decision(game, state)
    moves = comparable(thinker.score_moves(decision, rng))
    best, scored_value = moves[0], _value_of(game, moves, played)
    # A move the thinker did not score looked unpromising, so it counts like the worst scored one.
    value = scored_value if scored_value is not None else min([scored.value for scored in moves])
    reasons = explain_move(game, decision.view(), best.move, Rng("reasons", line)) if value < best.value else []
    number = game.rounds(state) + 1
    is_scored = scored_value is not None
    return ReviewedMove(line, number, played, value, best.move, best.value, reasons, thinker.unit, is_scored)


def _is_best_next(match: Match, line: int, move: Any, thinker: Thinker) -> bool:
    """Return whether a move is still the best one after the line, so that nothing is lost by delaying it."""
    if line == len(match.moves) or match.seats[line] != match.seats[line - 1]:
        return False
    game, state = match.game, match.state_after(line)
    if not game.is_possible(state, game.thing_of(move)):
        return False
    best = thinker.score_moves(Decision(game, state), Rng("review", line + 1))[0]
    return game.text(best.move) == game.text(move)


def _value_of(game: AnyGame, moves: Sequence[ScoredMove], played: Any) -> float | None:
    """Return the value of a move, or else of the best move that does the same thing, or None.

    So a different payment for the same thing counts like the best one scored: thinkers score few of the many ways to
    pay, and a review is about what is done, not about which workers do it.
    """
    for scored in moves:
        if scored.move == played:
            return scored.value
    thing = game.thing_of(played)
    for scored in moves:
        if game.thing_of(scored.move) == thing:
            return scored.value
    return None


def turning_points(reviewed: Sequence[ReviewedMove], most: int = MOST) -> list[ReviewedMove]:
    """Return the decisions that lost most, in the order of play.

    >>> losses = ((3, 1.0), (5, 4.0), (9, 0.4), (11, 2.0))
    >>> costs = [ReviewedMove(line, 1, "a", 0.0, "b", loss, [], "points") for line, loss in losses]
    >>> [one.line for one in turning_points(costs)], [one.line for one in turning_points(costs, 2)]
    ([3, 5, 11], [5, 11])
    """
    lost = sorted([one for one in reviewed if one.turning], key=_loss)[:most]
    return sorted(lost, key=_line)


def _loss(reviewed: ReviewedMove) -> float:
    return -reviewed.behind


def _line(reviewed: ReviewedMove) -> int:
    return reviewed.line
