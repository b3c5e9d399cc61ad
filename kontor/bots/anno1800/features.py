"""The features of a position of Anno 1800 that the learned weights score: a short list of those that are not 0.

Their number and order are fixed by the built-in figures, because the weights in `learned_weights.json` belong to them.
Goods of other figures are matched by name.
"""

from kontor.anno1800.content.catalog import N_CUBES, Catalog
from kontor.anno1800.game import load
from kontor.anno1800.rules.scoring import holding, score
from kontor.anno1800.rules.state import Position
from kontor.bots.anno1800.distances import Distances, actions_for
from kontor.bots.anno1800.evaluator import Evaluation, Evaluator

_DECKS = 3
_STEPS = 5
"""Cards that are 0, 1, 2, 3, or more actions away."""

# Where each group of features begins.
_HAND = 0
_NEAR = _HAND + 6
_TASKS = _NEAR + _DECKS * _STEPS
_POINTS = _TASKS + 8
_LEAD = _POINTS + 7
_CUBES = _LEAD + 2
_TOKENS = _CUBES + 5 * N_CUBES
_YARDS = _TOKENS + 6
_ISLANDS = _YARDS + 4
_EFFECTS = _ISLANDS + 7
_EVALUATED = _EFFECTS + 4
_GOODS = _EVALUATED + 3
N_FEATURES = _GOODS + 44


class Features:
    """Computes features for one set of figures.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> features = Features(match.game.catalog)
    >>> evaluator = Evaluator(match.game.catalog, match.state, {})
    >>> features.compute(evaluator, match.state, evaluator.evaluate(match.state))
    >>> len(features.on) == len(features.value), max(features.on) < N_FEATURES
    (True, True)
    """

    def __init__(self, t: Catalog) -> None:
        self.t = t
        self.on: list[int] = []
        """The features that are not 0. Set by `compute`."""
        self.value: list[float] = []
        """The value of each of them, mostly from 0 to 1."""
        slots = {name: slot for slot, name in enumerate(load({}).catalog.goods)}
        self.slots = [_GOODS + slots[name] if name in slots else -1 for name in t.goods]
        """By good: its feature, or -1 for a good that the built-in figures lack."""
        self._pools: dict[tuple[int, int], list[float]] = {}
        self._evaluator: Evaluator | None = None
        self._rival = 0.0

    def compute(self, evaluator: Evaluator, s: Position, evaluation: Evaluation) -> None:
        """Compute the features for the evaluator's seat, with what it knew when the evaluator was made.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> features, evaluator = Features(match.game.catalog), Evaluator(match.game.catalog, match.state, {})
        >>> features.compute(evaluator, match.state, evaluator.evaluate(match.state))
        >>> features.value[0] == len(match.state.hands[0]) / 10
        True
        """
        if evaluator is not self._evaluator:
            self._begin_decision(evaluator)
        self.on = []
        self.value = []
        self._add_hand(evaluator, s, evaluation)
        self._add_points(evaluator, s)
        self._add_means(s, evaluator.seat)
        self._add_effects_and_value(evaluator, s, evaluation)

    def _begin_decision(self, evaluator: Evaluator) -> None:
        """Compute what stays the same during a decision: the best score of the others."""
        self._evaluator = evaluator
        self._pools.clear()
        own = holding(self.t, evaluator.world, evaluator.seat)
        sheets = score(self.t, evaluator.world.objectives, [own, *evaluator.others])
        self._rival = float(max([sheet.total for sheet in sheets[1:]]))

    def _add(self, feature: int, value: float) -> None:
        if value:
            self.on.append(feature)
            self.value.append(value)

    def _steps(self, first: int, count: int, steps: int) -> None:
        """Set one feature for each unit of a count, up to `steps`."""
        for step in range(min(count, steps)):
            self.on.append(first + step)
            self.value.append(1.0)

    def _add_hand(self, evaluator: Evaluator, s: Position, evaluation: Evaluation) -> None:
        hand = s.hands[evaluator.seat]
        self._add(_HAND, len(hand) / 10)
        self._steps(_HAND + 1, max(0, 6 - len(hand)), 5)
        near = [0.0] * (_DECKS * _STEPS)
        distances, deck_of = evaluation.distances, self.t.deck_of
        for card in hand:
            if card in evaluator.known:
                near[deck_of[card] * _STEPS + self._step(evaluator, distances, card)] += 1.0
        for deck in range(_DECKS):
            if evaluation.drawn[deck]:
                for step, share in enumerate(self._pool(evaluator, distances, deck)):
                    near[deck * _STEPS + step] += share * evaluation.drawn[deck]
        for at in range(_DECKS * _STEPS):
            self._add(_NEAR + at, near[at] / 3)
        tasks = evaluation.tasks
        self._add(_TASKS, evaluation.actions / 20)
        self._add(_TASKS + 1, max(0.0, 1.0 - evaluation.actions / 10))
        self._add(_TASKS + 2, actions_for(tasks.bits, evaluator.island) / 10)
        self._add(_TASKS + 3, tasks.builds / 6)
        self._add(_TASKS + 4, evaluation.festivals / 3)
        self._add(_TASKS + 5, float(tasks.explores))
        self._add(_TASKS + 6, min(evaluation.free, 10) / 10)
        self._add(_TASKS + 7, max(0, min(tasks.builds, 6) - evaluation.free) / 3)

    def _step(self, evaluator: Evaluator, distances: Distances, card: int) -> int:
        return min(_STEPS - 1, int(actions_for(distances.for_card(card), evaluator.island) + 0.9))

    def _pool(self, evaluator: Evaluator, distances: Distances, deck: int) -> list[float]:
        """Return the shares of the cards that may be drawn from a deck by how many actions away they are."""
        key = (id(distances), deck)
        shares = self._pools.get(key)
        if shares is None:
            shares = [0.0] * _STEPS
            cards = evaluator.pools[deck]
            for card in cards:
                shares[self._step(evaluator, distances, card)] += 1.0 / len(cards)
            self._pools[key] = shares
        return shares

    def _add_points(self, evaluator: Evaluator, s: Position) -> None:
        t, seat = self.t, evaluator.seat
        played = [0, 0, 0]
        for card in s.open_cards[seat]:
            played[t.deck_of[card]] += 1
        for card in s.spent_cards[seat]:
            played[t.deck_of[card]] += 1
        expeditions, objectives = evaluator.bonus_points(s)
        points = expeditions + objectives + s.gold[seat] // t.gold_per_point
        for deck in range(_DECKS):
            points += played[deck] * t.card_points[deck]
            self._add(_POINTS + deck, played[deck] / 6)
        self._add(_POINTS + 3, expeditions / 10)
        self._add(_POINTS + 4, objectives / 10)
        if s.fireworks == seat:
            points += t.fireworks
        self._add(_POINTS + 5, s.gold[seat] / 10)
        self._add(_POINTS + 6, min(s.gold[seat], 3) / 3)
        lead = points - self._rival
        self._add(_LEAD, lead / 30)
        self._add(_LEAD + 1, max(0.0, lead / 30))

    def _add_means(self, s: Position, seat: int) -> None:
        for cube in range(N_CUBES):
            at = seat * N_CUBES + cube
            self._steps(_CUBES + 5 * cube, s.owned[at], 4)
            self._add(_CUBES + 5 * cube + 4, s.ready[at] / 4)
        self._add(_TOKENS, (s.trade[seat] + s.trade_exhausted[seat]) / 6)
        self._add(_TOKENS + 1, s.trade[seat] / 6)
        self._add(_TOKENS + 2, (s.explore[seat] + s.explore_exhausted[seat]) / 4)
        self._add(_TOKENS + 3, s.explore[seat] / 4)
        self._add(_TOKENS + 4, s.trade_card[seat] / 3)
        self._add(_TOKENS + 5, s.explore_card[seat] / 3)
        yards = s.yards[seat * 4 : seat * 4 + 4]
        for level in range(1, 4):
            self._add(_YARDS + level, float(yards[level] > 0))
        self._add(_YARDS, sum(yards) / 3)
        self._steps(_ISLANDS, len(s.old_islands[seat]), 3)
        self._steps(_ISLANDS + 3, len(s.new_islands[seat]), 3)
        self._add(_ISLANDS + 6, len(s.expeditions[seat]) / 5)
        goods = 0
        for cube in range(N_CUBES):
            goods |= s.made_by[seat * N_CUBES + cube]
        for island in s.new_islands[seat]:
            for good in self.t.new_goods[island]:
                goods |= 1 << good
        while goods:
            low = goods & -goods
            goods ^= low
            slot = self.slots[low.bit_length() - 1]
            if slot >= 0:
                self.on.append(slot)
                self.value.append(1.0)

    def _add_effects_and_value(self, evaluator: Evaluator, s: Position, evaluation: Evaluation) -> None:
        actions = trade = exploration = upgrades = 0
        for card in s.open_cards[evaluator.seat]:
            effect = self.t.effects[card]
            actions += effect.actions
            trade += effect.trade
            exploration += effect.exploration
            upgrades += 1 if effect.upgrades else 0
        self._add(_EFFECTS, actions / 2)
        self._add(_EFFECTS + 1, trade / 3)
        self._add(_EFFECTS + 2, exploration / 3)
        self._add(_EFFECTS + 3, upgrades / 2)
        self._add(_EVALUATED, evaluation.promise / 20)
        self._add(_EVALUATED + 1, evaluation.total / 20)
        self._add(_EVALUATED + 2, evaluation.distances.reach(evaluator.demand) / 5)
