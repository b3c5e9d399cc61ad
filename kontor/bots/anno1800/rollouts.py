"""Rollouts of Anno 1800: after each of the best first moves, play quickly to the end and compare the leads."""

from math import tanh

from kontor.anno1800.game import Anno1800
from kontor.anno1800.rules import moves as m
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.scoring import holding, score
from kontor.anno1800.rules.state import Position
from kontor.bots.anno1800.beam_search import BeamSearch, Node
from kontor.bots.anno1800.distances import Distances
from kontor.bots.anno1800.weights import Weights
from kontor.bots.base import ScoredMove
from kontor.bots.budget import Budget
from kontor.bots.halving import better_half
from kontor.engine.protocol import NOBODY, Data
from kontor.engine.rng import Rng

_BEFORE = 6.0
"""The evaluation before any rollout counts as much as this many rollouts."""
_ROUND = 2
"""After this many rollouts of each move, the worse half of the moves is dropped."""
_MOST = 40
"""The most rollouts of each move. More would hardly change the result."""
_CLOSE = 20.0
"""A lead of this many points is nearly won: more counts for less and less."""
_LONGEST = 30
"""The most rounds of a rollout. Then the lead counts as it is."""


class Rollouts:
    """Compares first moves over the same sampled worlds.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> budget = Budget(looks=300)
    >>> budget.start()
    >>> game, s = match.game, match.state
    >>> firsts = [ScoredMove(game.complete(s, thing)[0], 0.0) for thing in game.things(s)[:2]]
    >>> len(Rollouts(match.game, budget, Weights()).compare(match.view(0), firsts, Rng(1)))
    2
    """

    def __init__(self, game: Anno1800, budget: Budget, weights: Weights) -> None:
        self.game = game
        self.t = game.catalog
        self.distance_cache: dict[tuple[int, ...], Distances] = {}
        """Cached for this decision only, because most of them do not come up again."""
        self.budget = budget
        self.weights = weights

    def compare(self, view: Data, firsts: list[ScoredMove], rng: Rng) -> list[float]:
        """Return the values of the moves after rollouts. `firsts` are sorted, best first.

        A value combines the evaluation before and the leads in the rollouts, in which large leads count less.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> budget = Budget(looks=1)
        >>> budget.start()
        >>> Rollouts(match.game, budget, Weights()).compare(match.view(0), [ScoredMove(Move(m.FESTIVAL), 3.0)], Rng(1))
        [3.0]
        """
        key = rng.below(1 << 30)
        best = firsts[0].value
        values = [scored.value for scored in firsts]
        totals = [_BEFORE * (value - best) for value in values]
        alive = list(range(len(firsts)))
        for played in range(1, _MOST + 1):
            if len(alive) == 1:
                break
            world: Position = self.game.imagine(view, Rng(key, played))
            leads = [self._play(world, firsts[at].move) for at in alive]
            if self.budget.spent():
                break
            # Relative to the mean, because some worlds are better than others.
            mean = sum(leads, 0.0) / len(leads)
            for at, lead in zip(alive, leads, strict=True):
                totals[at] += lead - mean
                values[at] = best + totals[at] / (_BEFORE + played)
            if played % _ROUND == 0:
                alive = better_half(alive, values)
        least = min([values[at] for at in alive])
        return [value if at in alive else min(value, least) for at, value in enumerate(values)]

    def _play(self, world: Position, first: Move) -> float:
        """Return the lead at the end of a rollout that begins with a move. Each turn is searched quickly."""
        s = world.copy()
        until = s.turns + _LONGEST * s.players
        seat = s.active
        if not self.budget.spent():
            self.budget.more()
        self.game.apply(s, first, None)
        while s.actor != NOBODY and s.turns < until and not self.budget.spent():
            s = self._after_turn(s)
        sheets = score(self.t, s.objectives, [holding(self.t, s, one) for one in range(s.players)])
        scores = [float(sheet.total) for sheet in sheets]
        rival = max([scores[other] for other in range(s.players) if other != seat])
        return _CLOSE * tanh((scores[seat] - rival) / _CLOSE)

    def _after_turn(self, s: Position) -> Position:
        """Return the position after the active player's best turn by a quick search."""
        search = BeamSearch(self.game, s, self.distance_cache, self.budget, 1, self.weights, quick=True)
        ended = search.turn([Node(s, 0.0, None, 0.0)])
        if ended:
            s = ended[0].s.copy()
        elif not s.begun:
            self.game.apply(s, Move(m.FESTIVAL), None)
        self.game.apply(s, Move(m.END), None)
        return s
