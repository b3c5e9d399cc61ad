"""Playing on in Anno 1800: what becomes of the best first moves when everybody goes on quickly to the end."""

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
"""The evaluation before any rollout counts as much as so many rollouts."""
_ROUND = 2
"""After so many rollouts of each move the worse half of the moves is dropped."""
_MOST = 40
"""Futures after which more would tell no more."""
_CLOSE = 20.0
"""A lead of so many points is as good as won: more counts for less and less."""
_LONGEST = 30
"""Rounds after which a future is cut off, and counted as it stands."""


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
        self.known_distances: dict[tuple[int, ...], Distances] = {}
        """Of this decision alone: most of them do not come up again."""
        self.budget = budget
        self.weights = weights

    def compare(self, view: Data, firsts: list[ScoredMove], rng: Rng) -> list[float]:
        """The values of the moves with what becomes of them: leads, of which large ones count less, and what was
        thought before. The best comes first among the moves.

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
        for done in range(1, _MOST + 1):
            if len(alive) == 1:
                break
            world: Position = self.game.imagine(view, Rng(key, done))
            leads = [self._play(world, firsts[at].move) for at in alive]
            if self.budget.spent():
                break
            # Against the mean of them all, for worlds are better and worse.
            mean = sum(leads, 0.0) / len(leads)
            for at, lead in zip(alive, leads, strict=True):
                totals[at] += lead - mean
                values[at] = best + totals[at] / (_BEFORE + done)
            if done % _ROUND == 0:
                alive = better_half(alive, values)
        least = min([values[at] for at in alive])
        return [value if at in alive else min(value, least) for at, value in enumerate(values)]

    def _play(self, world: Position, first: Move) -> float:
        """The lead at the end, if a move is made and everybody goes on with a quick look at each turn."""
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
        """The position when the active player has made the best of the turn at a quick look."""
        search = BeamSearch(self.game, s, self.known_distances, self.budget, 1, self.weights, quick=True)
        ended = search.turn([Node(s, 0.0, None, 0.0)])
        if ended:
            s = ended[0].s.copy()
        elif not s.begun:
            self.game.apply(s, Move(m.FESTIVAL), None)
        self.game.apply(s, Move(m.END), None)
        return s
