"""Evaluation of positions of Anno 1800 for one seat: points, the value of its hand, and the actions it takes."""

from typing import NamedTuple

from kontor.anno1800.content.catalog import CELLS, N_CUBES, NEW_WORLD_DECK, SEA, ZONE, Catalog
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.ways import first_way
from kontor.anno1800.rules.scoring import holding, score
from kontor.anno1800.rules.state import Position
from kontor.bots.anno1800.distances import Distances, HandTasks, actions_for, goods_demand
from kontor.bots.anno1800.weights import Weights
from kontor.engine.protocol import AnyGame

_LAST_IDLE = 0.01
"""The value of a ready cube or token once the end has been triggered."""
_FAR = 1e9


class Evaluation(NamedTuple):
    """The value of a position and its parts."""

    distances: Distances
    tasks: HandTasks
    drawn: list[int]
    festivals: float
    free: int
    actions: float
    promise: float
    """The expected value of the hand: the points of its cards, less the actions until it is empty."""
    total: float
    """The promise, the points so far, and the value of idle cubes, tokens and effects."""


class Evaluator:
    """Evaluates positions for the active seat during one decision.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> Evaluator(match.game.catalog, match.state, {}).last
    False
    """

    def __init__(
        self,
        t: Catalog,
        world: Position,
        distance_cache: dict[tuple[int, ...], Distances],
        weights: Weights | None = None,
    ) -> None:
        self.t = t
        self.w = w = weights or Weights()
        self.seat = seat = world.active
        self.known = set(world.hands[seat])
        self.world = world
        self.distance_cache = distance_cache
        self.others = [holding(t, world, other) for other in range(world.players) if other != seat]
        rounds = world.turns // world.players
        self.rounds = rounds
        self.action = w.action + w.hurry * rounds + w.hurry_late * max(0.0, rounds - w.late)
        self.reach = w.reach * self.action * max(0.0, 1.0 - rounds / w.reach_ends)
        self.demand = goods_demand(t)
        per = [t.objective_data[objective].get("points_per", {}) for objective in world.objectives]
        self.counts_hand = any(["hand_card" in points for points in per])
        self.wanted = [
            (t.tiles.index(name), t.objective_data[objective]["points"])
            for objective in world.objectives
            for name in t.objective_data[objective].get("industries", [])
        ]
        """Industries that objectives list, with their points."""
        self.pools = [
            sorted({*pile, *[card for hand in world.hands for card in hand if t.deck_of[card] == deck]} - self.known)
            for deck, pile in enumerate(world.decks)
        ]
        """By deck: the cards that the seat cannot see, so any of them may be drawn."""
        self.bonuses: dict[tuple[int, ...], tuple[int, int]] = {}
        self.unknown: dict[int, list[list[tuple[float, float]]]] = {}
        self.island = 1.5
        self.island = self._island(self.distances(world))
        turns_left = world.last_turn - world.turns
        self.last = 0 < turns_left <= world.players
        """Whether the evaluated positions follow the seat's last turn."""
        self.ending = world.last_turn > 0
        self.spare = w.last_action if self.ending else self.action
        """The value of an unused action."""

    def distances(self, s: Position) -> Distances:
        """Return the distances of a position. Cached, so that equal positions are computed once.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> evaluator = Evaluator(match.game.catalog, match.state, {})
        >>> evaluator.distances(match.state) is evaluator.distances(match.state)
        True
        """
        t, seat = self.t, self.seat
        owned = s.owned[seat * N_CUBES : (seat + 1) * N_CUBES]
        trade = s.trade[seat] + s.trade_exhausted[seat]
        exploration = s.explore[seat] + s.explore_exhausted[seat]
        stock = 0
        for tile, count in enumerate(s.stock):
            if count:
                stock |= 1 << tile
        has = [min(number, 2) for number in owned]
        yards = s.yards[seat * 4 : seat * 4 + 4]
        left = [min(number, 1) for number in s.supply]
        key = (seat, trade, s.trade_card[seat], exploration, stock, len(s.new_pile), *s.made_by, *left, *has, *yards)
        key += tuple(s.new_islands[seat])
        distances = self.distance_cache.get(key)
        if distances is None:
            distances = Distances(t, s, seat)
            self.distance_cache[key] = distances
        return distances

    def _island(self, distances: Distances) -> float:
        """Return the actions for a New World island, including those for its cards, less the points they bring."""
        cards = self.t.new_cards
        tasks = sum(
            [weight * (1.0 - spared**cards) for weight, spared in self._chances(distances)[NEW_WORLD_DECK] if spared],
            0.0,
        )
        points = cards * self.t.card_points[NEW_WORLD_DECK]
        return 1.2 + max(0.0, cards + tasks - points / self.action)

    def _actions_for_unknown(self, distances: Distances, numbers: list[int]) -> float:
        """Return the expected actions for this number of unknown cards of each deck, beyond what the hand needs anyway.

        Each task counts with the probability that at least one of the cards needs it.
        """
        chances = self.unknown.get(id(distances))
        if chances is None:
            chances = self._chances(distances)
            self.unknown[id(distances)] = chances
        actions = 0.0
        for deck, number in enumerate(numbers):
            if number:
                actions += number + sum([weight * (1.0 - spared**number) for weight, spared in chances[deck]], 0.0)
        return actions

    def _chances(self, distances: Distances) -> list[list[tuple[float, float]]]:
        """Return, by deck, the actions of each task of its cards and the share of cards that do not need it."""
        anyway = 0
        for card in self.known:
            bits = distances.for_card(card)
            if actions_for(bits, self.island) <= self.w.near:
                anyway |= bits
        chances: list[list[tuple[float, float]]] = []
        for deck in range(3):
            cards = self.pools[deck]
            counts: dict[int, int] = {}
            for card in cards:
                bits = distances.for_card(card) & ~anyway
                while bits:
                    low = bits & -bits
                    counts[low] = counts.get(low, 0) + 1
                    bits ^= low
            chances.append([(actions_for(bit, self.island), 1.0 - count / len(cards)) for bit, count in counts.items()])
        return chances

    def further(
        self, game: AnyGame, s: Position, kind: int, value: float, least: float, best_first: dict[int, float]
    ) -> float:
        """Return the value of a first hire or upgrade together with the best further ones of the same action.

        Further ones are tried only if the first is worth more than `least` and more than the first ones tried before,
        which `best_first` collects by kind of action.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> evaluator = Evaluator(match.game.catalog, match.state, {})
        >>> evaluator.further(match.game, match.state, 0, 1.0, 2.0, {})
        1.0
        """
        if value <= max(least, best_first.get(kind, -_FAR)):
            return value
        best_first[kind] = value
        for _ in range(2):
            best: tuple[float, Position] | None = None
            for thing in game.things(s):
                if thing.kind != kind:
                    continue
                for move in game.complete(s, thing)[:1]:
                    after = s.copy()
                    game.apply(after, move, None)
                    reached = self.value(after)
                    if best is None or reached > best[0]:
                        best = reached, after
            if best is None or best[0] <= value:
                break
            value, s = best
        return value

    def value(self, s: Position) -> float:
        """Return the value of a position for the seat, in points.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> evaluator, richer = Evaluator(match.game.catalog, match.state, {}), match.state.copy()
        >>> richer.gold[0] += 3
        >>> evaluator.value(richer) > evaluator.value(match.state)
        True
        """
        if not self.ending:
            return self.evaluate(s).total + self.spare * s.actions
        value = self.points(s) + self.spare * s.actions + _LAST_IDLE * self._ready(s)
        return value if self.last else value + self._next_card(s)

    def _next_card(self, s: Position) -> float:
        """Return the likely gain of the last turn: the best card that can be paid now."""
        t, seat = self.t, self.seat
        if s.bought:
            # The limit on buying is per turn.
            s = s.copy()
            s.bought = 0
        means = Means(t, s, seat)
        best = 0
        for card in s.hands[seat]:
            points = t.card_points[t.deck_of[card]]
            if card in self.known and points > best and first_way(means, t.needs[card], 0) is not None:
                best = points
        return self.w.next_card * best

    def _ready(self, s: Position) -> int:
        seat = self.seat
        tokens = s.trade[seat] + s.explore[seat] + s.trade_card[seat] + s.explore_card[seat]
        return sum(s.ready[seat * N_CUBES : (seat + 1) * N_CUBES]) + tokens

    def evaluate(self, s: Position) -> Evaluation:
        """Return the value of a position with its parts, before the end is triggered.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> evaluation = Evaluator(match.game.catalog, match.state, {}).evaluate(match.state)
        >>> evaluation.actions > len(match.state.hands[0])
        True
        """
        t, distances = self.t, self.distances(s)
        hand = s.hands[self.seat]
        drawn = [0, 0, 0]
        points = 0
        known: list[int] = []
        for card in hand:
            points += t.card_points[t.deck_of[card]]
            if card in self.known:
                known.append(card)
            else:
                drawn[t.deck_of[card]] += 1
        tasks = distances.hand_tasks(tuple(known))
        festivals = self._festivals(s, tasks)
        free = self._free_cells(s)
        actions = len(known) + actions_for(tasks.bits, self.island) + festivals
        actions += self.w.room * max(0.0, min(float(tasks.builds), self.w.most_room) - free)
        if len(known) < len(hand):
            actions += self._actions_for_unknown(distances, drawn)
        promise = points * self.w.sure - self.action * actions + self._listed(distances, tasks)
        if self.reach:
            promise -= self.reach * distances.reach(self.demand)
        return Evaluation(
            distances, tasks, drawn, festivals, free, actions, promise, promise + self.points(s) + self._idle(s)
        )

    def _listed(self, distances: Distances, tasks: HandTasks) -> float:
        """Return the points of industries listed by objectives, less the actions that serve nothing else."""
        value = 0.0
        for tile, points in self.wanted:
            bits = distances.for_tile(tile)
            if bits:
                value += max(
                    0.0, self.w.objectives * points - self.action * actions_for(bits & ~tasks.bits, self.island)
                )
        return self.w.ahead * value

    def _festivals(self, s: Position, tasks: HandTasks) -> float:
        """Return the number of festivals until the tasks are complete."""
        seat = self.seat
        use = tasks.use
        most = total = short = 0.0
        for cube in range(N_CUBES):
            short = float(use[cube] - s.ready[seat * N_CUBES + cube])
            if short > 0:
                short /= s.owned[seat * N_CUBES + cube] or 1
                total += short
                if short > most:
                    most = short
        short = float(use[N_CUBES] - s.trade[seat] - s.trade_card[seat])
        if short > 0:
            short /= (s.trade[seat] + s.trade_exhausted[seat] + tasks.trade) or 1
            total += short
            most = max(most, short)
        short = float(use[N_CUBES + 1] - s.explore[seat] - s.explore_card[seat])
        if tasks.explores:
            short += self.t.new_cost[min(len(s.new_islands[seat]), len(self.t.new_cost) - 1)]
        if short > 0:
            short /= (s.explore[seat] + s.explore_exhausted[seat] + tasks.exploration) or 1
            total += short
            most = max(most, short)
        return self.w.festival * most + self.w.short * total

    def _free_cells(self, s: Position) -> int:
        base = self.seat * CELLS
        cells = range(1, s.last_cell(self.seat) + 1)
        return sum(
            [1 for cell in cells if ZONE[cell] != SEA and not s.tile[base + cell] and not s.printed[base + cell]]
        )

    def _idle(self, s: Position) -> float:
        """Return the value of ready cubes and tokens, of the fleet, and of unused effects."""
        seat = self.seat
        w = self.w
        value = w.ready * self._ready(s)
        for card in s.open_cards[seat]:
            effect = self.t.effects[card]
            value += w.unused_actions * effect.actions + w.unused_trade * effect.trade
            value += w.unused_exploration * effect.exploration + (w.unused_upgrades if effect.upgrades else 0.0)
        value += w.fleet * (s.trade[seat] + s.trade_exhausted[seat]) + w.explorers * (
            s.explore[seat] + s.explore_exhausted[seat]
        )
        return value

    def points(self, s: Position) -> float:
        """Return the influence so far. Gold counts by its use, objectives by how likely they are to last.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> evaluator, richer = Evaluator(match.game.catalog, match.state, {}), match.state.copy()
        >>> richer.fireworks = 0
        >>> round(evaluator.points(richer) - evaluator.points(match.state))
        7
        """
        t, seat = self.t, self.seat
        points = 0
        for card in s.open_cards[seat]:
            points += t.card_points[t.deck_of[card]]
        for card in s.spent_cards[seat]:
            points += t.card_points[t.deck_of[card]]
        if s.fireworks == seat:
            points += t.fireworks
        expeditions, objectives = self.bonus_points(s)
        gold = s.gold[seat]
        if self.last:
            return points + gold // t.gold_per_point + expeditions + objectives + 0.01 * gold
        w = self.w
        return points + w.gold * gold + w.visits * expeditions + w.objectives * objectives

    def bonus_points(self, s: Position) -> tuple[int, int]:
        """Return the points of expedition cards and of objectives. Cached."""
        seat = self.seat
        key = (
            *s.owned[seat * N_CUBES : (seat + 1) * N_CUBES],
            s.trade[seat] + s.trade_exhausted[seat] + (s.trade_card[seat] if s.card_tokens else 0),
            s.explore[seat] + s.explore_exhausted[seat],
            len(s.hands[seat]) if self.counts_hand else 0,
            len(s.old_islands[seat]),
            len(s.new_islands[seat]),
            *s.made_by[seat * N_CUBES : (seat + 1) * N_CUBES],
            *s.expeditions[seat],
        )
        bonus = self.bonuses.get(key)
        if bonus is None:
            sheet = score(self.t, s.objectives, [holding(self.t, s, seat), *self.others])[0]
            bonus = (sheet.expeditions, sum(sheet.objectives))
            self.bonuses[key] = bonus
        return bonus
