"""Looking back at a game: what a seat decided, and what would have been better by what it knew then."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from kontor.bots.advice import comparable, reasons_for
from kontor.bots.base import ScoredMove, Thinker
from kontor.engine.decision import Decision
from kontor.engine.errors import Phrase
from kontor.engine.match import Match
from kontor.engine.protocol import AnyGame
from kontor.engine.rng import Rng

_SMALL = {"points": 0.5, "chance": 0.02}
"""By unit: to lose less than this is not worth a word."""
MOST = 12
"""Turning points of a seat that are told, if there are more."""


class ReviewedMove(NamedTuple):
    """A decision: its line, counted from 1, and its round; the move made and the best one, and what they are worth.

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
    """What speaks for the best move; nothing where it was the one that was made."""
    unit: str
    """What the values are: `points`, or the `chance` to win."""
    scored: bool = True
    """Whether the thinker weighed what was done; if not, its value is that of the worst move weighed."""

    @property
    def behind(self) -> float:
        """How much worse the move made is than the best one.

        >>> ReviewedMove(17, 3, "end", 4.0, "sell wood 1", 3.5, [], "points").behind
        0.0
        """
        return max(0.0, self.best_value - self.value)

    @property
    def good(self) -> bool:
        """Whether the move made is about as good as the best one. Of a move that was not weighed nobody can say so.

        >>> ReviewedMove(17, 3, "end", 3.1, "sell wood 1", 3.5, [], "points").good
        True
        >>> ReviewedMove(17, 3, "end", 3.1, "sell wood 1", 3.5, [], "points", scored=False).good
        False
        """
        return self.scored and self.behind < _SMALL[self.unit]

    @property
    def turning(self) -> bool:
        """Whether enough was lost here to call it a turning point.

        >>> ReviewedMove(17, 3, "end", 0.5, "sell wood 1", 0.53, [], "chance").turning
        True
        """
        return self.behind >= _SMALL[self.unit]


def review(match: Match, seat: int, thinker: Thinker, first: int = 1, last: int = 0) -> Iterator[ReviewedMove]:
    """The decisions of a seat, one after the other, from line `first` to `last` or to the end.

    Only what the seat knew at the moment counts. Where it had no choice, nothing is judged.

    >>> from kontor.bots.advice import adviser
    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> events = match.play("sell wood 1") + match.play("end")
    >>> [judged.line for judged in review(match, 0, adviser("anno1503", 0.05))]
    [2, 3]
    """
    end = min(last or len(match.moves), len(match.moves))
    for line in range(max(1, first), end + 1):
        if match.seats[line - 1] == seat:
            judged = review_decision(match, line, thinker)
            if judged is not None:
                yield judged


def review_decision(match: Match, line: int, thinker: Thinker) -> ReviewedMove | None:
    """The decision that led to a line; None if there was nothing to decide.

    What would have been better and is so still at the seat's next line is not lost yet, and is judged there.

    >>> from kontor.bots.advice import adviser
    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> events = match.play("sell wood 1")
    >>> review_decision(match, 2, adviser("anno1503", 0.05)).round
    1
    """
    decision = Decision(match.game, match.state_after(line - 1))
    things = decision.things()
    if len(things) == 1 and len(decision.complete(things[0])) == 1:
        return None
    judged = _look(match, line, thinker, Rng("review", line))
    if judged.turning:
        # Chance has a part in what a thinker finds, so only what it finds twice is a loss.
        again = _look(match, line, thinker, Rng("review again", line))
        judged = again if again.behind < judged.behind else judged
    if judged.turning and _is_best_next(match, line, judged.best, thinker):
        judged = judged._replace(value=judged.best_value, reasons=[])
    return judged


def _look(match: Match, line: int, thinker: Thinker, rng: Rng) -> ReviewedMove:
    game, state, played = match.game, match.state_after(line - 1), match.moves[line - 1]
    decision = Decision(game, state)
    moves = comparable(thinker.score_moves(decision, rng))
    best, known = moves[0], _value_of(game, moves, played)
    # What the thinker did not weigh did not look promising; it is not said to be better than the worst it did weigh.
    value = known if known is not None else min([scored.value for scored in moves])
    reasons = reasons_for(game, decision.view(), best.move, Rng("reasons", line)) if value < best.value else []
    number = game.rounds(state) + 1
    return ReviewedMove(line, number, played, value, best.move, best.value, reasons, thinker.unit, known is not None)


def _is_best_next(match: Match, line: int, move: Any, thinker: Thinker) -> bool:
    """Whether a move is still the best one after the line: then it is lost only by whoever never makes it."""
    if line == len(match.moves) or match.seats[line] != match.seats[line - 1]:
        return False
    game, state = match.game, match.state_after(line)
    if not game.is_possible(state, game.thing_of(move)):
        return False
    best = thinker.score_moves(Decision(game, state), Rng("review", line + 1))[0]
    return game.text(best.move) == game.text(move)


def _value_of(game: AnyGame, moves: Sequence[ScoredMove], played: Any) -> float | None:
    """What a move is worth: as weighed, or else like the best one that does the same thing; None if there is none.

    So another way of paying for the same thing counts like the best way of it that was weighed: thinkers weigh few of
    the many ways, and a review is about what is done, not about which workers do it.
    """
    for scored in moves:
        if scored.move == played:
            return scored.value
    thing = game.thing_of(played)
    for scored in moves:
        if game.thing_of(scored.move) == thing:
            return scored.value
    return None


def turning_points(judged: Sequence[ReviewedMove], most: int = MOST) -> list[ReviewedMove]:
    """The decisions that lost most, in the order in which they were made.

    >>> losses = ((3, 1.0), (5, 4.0), (9, 0.4), (11, 2.0))
    >>> costs = [ReviewedMove(line, 1, "a", 0.0, "b", loss, [], "points") for line, loss in losses]
    >>> [one.line for one in turning_points(costs)], [one.line for one in turning_points(costs, 2)]
    ([3, 5, 11], [5, 11])
    """
    lost = sorted([one for one in judged if one.turning], key=_loss)[:most]
    return sorted(lost, key=_line)


def _loss(judged: ReviewedMove) -> float:
    return -judged.behind


def _line(judged: ReviewedMove) -> int:
    return judged.line
