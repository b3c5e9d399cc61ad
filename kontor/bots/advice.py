"""Advice for the seat to act: the best moves, their values, and the reasons."""

import importlib
from functools import cache
from typing import Any, NamedTuple

from kontor.bots.base import SECONDS, ScoredMove, Thinker, has_module, make_bot
from kontor.bots.budget import Budget
from kontor.engine.decision import Decision
from kontor.engine.errors import Phrase
from kontor.engine.protocol import AnyGame, Data
from kontor.engine.rng import Rng

_ADVISER = "expert"
_MOST_REASONS = 3
_FURTHEST = 20.0
"""The largest gap to the best move that is reported. Thinkers charge a drawn card with everything it requires, even
though a player need not play a bad one, so larger gaps mean little."""


class Advice(NamedTuple):
    """A move, the thing it does, its value, and the reasons for it, strongest first.

    >>> Advice("end", "end", 3.5, []).value
    3.5
    """

    move: Any
    thing: str
    value: float
    reasons: list[Phrase]


def adviser(game: str, seconds: float = SECONDS[_ADVISER]) -> Thinker:
    """Return the strongest thinker for a game, with `seconds` seconds per decision. Raises if there is none.

    >>> adviser("anno1503", 0.1).budget.seconds
    0.1
    """
    bot = make_bot(_ADVISER, game, Budget(seconds=seconds))
    assert isinstance(bot, Thinker)
    return bot


@cache
def can_advise(game: str) -> bool:
    """Return whether there is an adviser for a game.

    >>> can_advise("anno1800"), can_advise("no_game")
    (True, False)
    """
    return has_module(game, "levels")


def advise(decision: Decision, thinker: Thinker, rng: Rng, most: int = 3) -> list[Advice]:
    """Return the best moves, best first. There is at least one, and each does a different thing.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> best, *others = advise(Decision(match.game, match.state), adviser("anno1503", 0.05), Rng(1))
    >>> match.game.text(best.move) in match.legal(), len(best.reasons) > 0
    (True, True)
    """
    game, view = decision.game, decision.view()
    advised: dict[str, Advice] = {}
    for scored in comparable(thinker.score_moves(decision, rng)):
        thing = game.text(game.thing_of(scored.move))
        if thing not in advised:
            reasons = explain_move(game, view, scored.move, rng)
            advised[thing] = Advice(scored.move, thing, scored.value, reasons)
            if len(advised) == most:
                break
    return list(advised.values())


def comparable(moves: list[ScoredMove]) -> list[ScoredMove]:
    """Return the moves, best first, with the gap to the best one limited to what a person can interpret.

    >>> [scored.value for scored in comparable([ScoredMove("build", 30.0), ScoredMove("use", -66.5)])]
    [30.0, 10.0]
    """
    least = moves[0].value - _FURTHEST
    return [ScoredMove(scored.move, max(scored.value, least)) for scored in moves]


def explain_move(game: AnyGame, view: Data, move: Any, rng: Rng) -> list[Phrase]:
    """Return the reasons for a move, using only what this view shows.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> [phrase.key for phrase in explain_move(match.game, match.view(0), match.game.parse("sell wood 1"), Rng(1))]
    ['advice-anno1503-gold']
    """
    if not has_module(game.name, "reasons"):
        return []
    module = importlib.import_module(f"kontor.bots.{game.name}.reasons")
    reasons: list[Phrase] = module.explain_move(game, game.imagine(view, rng), move)
    return reasons[:_MOST_REASONS]
