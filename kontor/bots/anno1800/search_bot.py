"""The searching bot of Anno 1800: beam search over its own next turns, and rollouts near the end."""

from typing import NamedTuple

from kontor.anno1800.content.catalog import Catalog
from kontor.anno1800.game import Anno1800
from kontor.anno1800.rules import moves as m
from kontor.anno1800.rules.moves import Move
from kontor.bots.anno1800.beam_search import BeamSearch
from kontor.bots.anno1800.distances import Distances
from kontor.bots.anno1800.features import Features
from kontor.bots.anno1800.rollouts import Rollouts
from kontor.bots.anno1800.weights import Weights
from kontor.bots.base import ScoredMove, Thinker
from kontor.bots.budget import Budget
from kontor.engine.decision import Decision
from kontor.engine.rng import Rng

_CACHE_SIZE = 4000
"""The most distances cached between decisions: enough for a game, without wasting memory."""
_PATIENCE = 45
_NOISE = 0.15
"""The round from which random noise is added, and how much more each round: a bot that is stuck tries another way."""
_FIRSTS = 4
_BEHIND = 4.0
"""The most first moves compared by rollouts, and how many points behind the best they may be."""


class Parameters(NamedTuple):
    """The weights of the evaluation, the learned weights, if any, and the size of the beam.

    >>> Parameters(Weights()).learned is None
    True
    """

    weights: Weights
    learned: list[float] | None = None
    beam: tuple[int, int] | None = None
    """Beam width and depth, if they differ from those of the bot."""


class SearchBot(Thinker):
    """A bot that searches its own next turns, and near the end adds rollouts.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> bot = SearchBot(Budget(looks=200), width=2, depth=2, parameters=Parameters(Weights()))
    >>> match.why_not(match.game.text(bot.choose(Decision(match.game, match.state), Rng(1)))) is None
    True
    """

    def __init__(
        self,
        budget: Budget,
        width: int,
        depth: int,
        parameters: Parameters,
        multiplayer: Parameters | None = None,
        late: int = 0,
    ) -> None:
        super().__init__(budget)
        self.width = width
        self.depth = depth
        self.parameters = parameters
        self.multiplayer = multiplayer or parameters
        """The parameters for more than two players."""
        self.late = late
        """With two players, rollouts are used once either hand has at most this many cards."""
        self._distance_cache: dict[tuple[int, ...], Distances] = {}
        self._catalog: Catalog | None = None
        self._features: Features | None = None

    def score_moves(self, decision: Decision, rng: Rng) -> list[ScoredMove]:
        """Return the first moves of the best lines, best first.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> bot = SearchBot(Budget(looks=200), 2, 2, Parameters(Weights()))
        >>> scored = bot.score_moves(Decision(match.game, match.state), Rng(1))
        >>> scored[0].value >= scored[-1].value
        True
        """
        things = decision.things()
        if len(things) == 1:
            return [ScoredMove(decision.complete(things[0])[0], 0.0)]
        self.budget.start()
        game = decision.game
        assert isinstance(game, Anno1800)
        world = game.imagine(decision.view(), rng)
        features = self._prepared(game.catalog)
        parameters = self.parameters if world.players == 2 else self.multiplayer
        width, depth = parameters.beam or (self.width, self.depth)
        search = BeamSearch(
            game,
            world,
            self._distance_cache,
            self.budget,
            width,
            parameters.weights,
            parameters.learned,
            features,
        )
        search.run(min(depth, search.turns_left(world)))
        noise = 0.0 if world.last_turn else _NOISE * max(0, world.turns // world.players - _PATIENCE) / 1000
        scored = [ScoredMove(move, value + noise * rng.below(1000)) for move, value in search.best.items()]
        scored.sort(key=_weight, reverse=True)
        if scored and world.players == 2 and 0 < self.late >= min([len(hand) for hand in world.hands]):
            scored = self._compare_by_rollouts(game, decision, scored, rng)
        return scored or [ScoredMove(Move(m.FESTIVAL), 0.0)]

    def _prepared(self, t: Catalog) -> Features | None:
        """Return the features for the figures in play, and limit the cache of distances."""
        if t is not self._catalog:
            self._catalog = t
            has_learned = self.parameters.learned is not None or self.multiplayer.learned is not None
            self._features = Features(t) if has_learned else None
            self._distance_cache.clear()
        if len(self._distance_cache) > _CACHE_SIZE:
            self._distance_cache.clear()
        return self._features

    def _compare_by_rollouts(
        self, game: Anno1800, decision: Decision, moves: list[ScoredMove], rng: Rng
    ) -> list[ScoredMove]:
        """Return the same moves, the best of them with values from rollouts."""
        firsts = [scored for scored in moves[:_FIRSTS] if scored.value >= moves[0].value - _BEHIND]
        rollouts = Rollouts(game, self.budget, self.parameters.weights)
        values = rollouts.compare(decision.view(), firsts, rng)
        least = min(values)
        after = [ScoredMove(scored.move, value) for scored, value in zip(firsts, values, strict=True)]
        after += [ScoredMove(scored.move, min(scored.value, least)) for scored in moves[len(firsts) :]]
        after.sort(key=_weight, reverse=True)
        return after


def _weight(scored: ScoredMove) -> float:
    return scored.value
