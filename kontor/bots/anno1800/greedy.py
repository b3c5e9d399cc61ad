"""The greedy bot for Anno 1800: one move ahead, towards an empty hand in few actions and many points on the way."""

from typing import Any

from kontor.anno1800.game import Anno1800
from kontor.anno1800.rules import moves as m
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.state import Position
from kontor.bots.anno1800.distances import Distances
from kontor.bots.anno1800.evaluator import Evaluator
from kontor.bots.anno1800.greedy_candidates import GreedyCandidates
from kontor.bots.base import Bot
from kontor.engine.decision import Decision
from kontor.engine.rng import Rng

_CACHE_SIZE = 2000
"""The most distances cached between decisions: enough for a game, without wasting memory."""
_WORTH_IT = 0.2
_LAST_WORTH_IT = 0.005
"""The least gain of a free action, so that nothing is used up for next to nothing. Near the end nothing is saved."""
_PATIENCE = 45
_NOISE = 0.15
"""The round from which random noise is added, and how much more each round: a bot that is stuck tries another way."""
_PARTS = (m.HIRE, m.UPGRADE)
"""Actions with several parts, which are evaluated together: one part alone is seldom worth an action."""


class GreedyBot(Bot):
    """Plays the move that leads to the best position by its estimate of points and remaining actions.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> match.why_not(match.game.text(GreedyBot().choose(Decision(match.game, match.state), Rng(1)))) is None
    True
    """

    def __init__(self) -> None:
        self._distance_cache: dict[tuple[int, ...], Distances] = {}

    def choose(self, decision: Decision, rng: Rng) -> Any:
        """Return the best move, one move ahead.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.why_not(match.game.text(GreedyBot().choose(Decision(match.game, match.state), Rng(1)))) is None
        True
        """
        things = decision.things()
        if len(things) == 1:
            return decision.complete(things[0])[0]
        game = decision.game
        assert isinstance(game, Anno1800)
        world: Position = game.imagine(decision.view(), rng)
        if len(self._distance_cache) > _CACHE_SIZE:
            self._distance_cache.clear()
        evaluator = Evaluator(game.catalog, world, self._distance_cache)
        candidates = GreedyCandidates(evaluator, world)
        current = evaluator.value(world)

        noise = _NOISE * max(0, world.turns // world.players - _PATIENCE) / 1000
        parts: dict[int, float] = {}
        free: tuple[float, Move] | None = None
        action: tuple[float, Move] | None = None
        for thing in things:
            for move in candidates.moves(game, thing):
                after = world.copy()
                game.apply(after, move, None)
                value = evaluator.value(after)
                if thing.kind in _PARTS and not evaluator.ending and world.actions == after.actions + 1:
                    value = evaluator.further(game, after, thing.kind, value, current - evaluator.spare, parts)
                valued = (value + candidates.bonus(move) + noise * rng.below(1000), move)
                if thing.kind in (m.USE, m.USE_OBJECTIVE, m.RECALL):
                    free = valued if free is None or valued[0] > free[0] else free
                else:
                    action = valued if action is None or valued[0] > action[0] else action
        # A free action must be worth it by itself. So must another part of an action, or one more action.
        if free is not None and free[0] > current + (_LAST_WORTH_IT if evaluator.ending else _WORTH_IT):
            return free[1]
        if world.begun and (action is None or action[0] < current - (evaluator.spare if world.actions else 0.0)):
            return Move(m.END)
        return action[1] if action is not None else Move(m.END if world.begun else m.FESTIVAL)
