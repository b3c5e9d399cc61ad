"""Advice for a seat that is to act: the best moves, how far they are apart, and why."""

import importlib
from functools import cache
from typing import Any, NamedTuple

from kontor.bots.base import SECONDS, ScoredMove, Thinker, has_part, make_bot
from kontor.bots.budget import Budget
from kontor.engine.decision import Decision
from kontor.engine.errors import Phrase
from kontor.engine.protocol import AnyGame, Data
from kontor.engine.rng import Rng

_ADVISER = "expert"
_MOST_REASONS = 3
_FURTHEST = 20.0
"""Points beyond which no move counts as behind: thinkers charge a card that is drawn with all that has to be done for
it, though who draws a bad one need not play it."""


class Advice(NamedTuple):
    """A move and the thing it does, what the thinker finds it worth, and reasons, the weightiest first.

    >>> Advice("end", "end", 3.5, []).value
    3.5
    """

    move: Any
    thing: str
    value: float
    reasons: list[Phrase]


def adviser(game: str, seconds: float = SECONDS[_ADVISER]) -> Thinker:
    """The best thinker there is for a game, with so many seconds for each decision; raises if there is none.

    >>> adviser("anno1503", 0.1).budget.seconds
    0.1
    """
    bot = make_bot(_ADVISER, game, Budget(seconds=seconds))
    assert isinstance(bot, Thinker)
    return bot


@cache
def can_advise(game: str) -> bool:
    """Whether anybody knows a game well enough.

    >>> can_advise("anno1800"), can_advise("nim")
    (True, False)
    """
    return has_part(game, "levels")


def advise(decision: Decision, thinker: Thinker, rng: Rng, most: int = 3) -> list[Advice]:
    """The best moves, at least one, each of them another thing to do, best first.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> found = advise(Decision(match.game, match.state), adviser("anno1503", 0.05), Rng(1))
    >>> match.game.text(found[0].move) in match.legal(), len(found[0].reasons) > 0
    (True, True)
    """
    game, view = decision.game, decision.view()
    advised: dict[str, Advice] = {}
    for scored in comparable(thinker.score_moves(decision, rng)):
        thing = game.text(game.thing_of(scored.move))
        if thing not in advised:
            reasons = reasons_for(game, view, scored.move, rng)
            advised[thing] = Advice(scored.move, thing, scored.value, reasons)
            if len(advised) == most:
                break
    return list(advised.values())


def comparable(moves: list[ScoredMove]) -> list[ScoredMove]:
    """Weighed moves, the best first, none of them further behind it than people can make sense of.

    >>> [scored.value for scored in comparable([ScoredMove("build", 30.0), ScoredMove("use", -66.5)])]
    [30.0, 10.0]
    """
    least = moves[0].value - _FURTHEST
    return [ScoredMove(scored.move, max(scored.value, least)) for scored in moves]


def reasons_for(game: AnyGame, view: Data, move: Any, rng: Rng) -> list[Phrase]:
    """What speaks for a move, as far as whoever has this view can know it.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> [phrase.key for phrase in reasons_for(match.game, match.view(0), match.game.parse("sell wood 1"), Rng(1))]
    ['advice-anno1503-gold']
    """
    if not has_part(game.name, "reasons"):
        return []
    told = importlib.import_module(f"kontor.bots.{game.name}.reasons")
    reasons: list[Phrase] = told.reasons(game, game.imagine(view, rng), move)
    return reasons[:_MOST_REASONS]
