"""Candidate moves of Anno 1800 for the search, generated quickly: few cells, few ways to pay."""

from kontor.anno1800.content.catalog import COAST, INDUSTRY, N_CUBES, SHIPYARD, ZONE, Cost
from kontor.anno1800.payment.completions import complete
from kontor.anno1800.payment.conditions import AFTER_HIRE, AFTER_UPGRADE, NO_CONDITIONS, Conditions
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.returns import cells_for
from kontor.anno1800.payment.things import find_things
from kontor.anno1800.payment.ways import first_way, solve
from kontor.anno1800.rules import moves as m
from kontor.anno1800.rules.ground import open_tile
from kontor.anno1800.rules.moves import Move, Step
from kontor.anno1800.rules.newcomers import card_gold
from kontor.anno1800.rules.pay import pay
from kontor.anno1800.rules.places import places_away
from kontor.anno1800.rules.state import HOME, Position
from kontor.bots.anno1800.distances import cube_bits, tile_bits
from kontor.bots.anno1800.evaluator import Evaluator
from kontor.bots.anno1800.greedy_candidates import all_at_home, worst_first

_YARDS = 2
"""From this many shipyards on, another one must be better than all of them, because space is scarce."""
_MOST_SETS = 4
"""The most sets of places or cards that an effect is tried with."""


class Candidates:
    """Candidate moves of the active player. `ways` of 0 means any one way to pay.

    A quick search plays a card if it can, and otherwise tries only what the hand and the objectives require.
    """

    def __init__(self, evaluator: Evaluator, s: Position, ways: int, cells: int, quick: bool = False) -> None:
        self.evaluator = evaluator
        self.t = evaluator.t
        self.s = s
        self.seat = s.active
        self.ways = ways
        self.cells = cells
        self.means = Means(evaluator.t, s, s.active)
        self.hand = [card for card in s.hands[s.active] if card in evaluator.known]
        """The known cards of the hand. Cards drawn during the search are unknown."""
        self.needed = 0
        """One bit for each good that the hand needs, directly or to build something for it."""
        self.quick = quick
        self.to_do = -1
        """One bit for each task worth trying. All are set, except in a quick search."""
        if quick or not evaluator.ending:
            tasks = evaluator.distances(s).hand_tasks(tuple(self.hand))
            self.needed = tasks.goods
            if quick:
                self.to_do = tasks.bits
                for tile, _ in evaluator.wanted:
                    self.to_do |= 1 << tile
        else:
            # Near the end there is no time to build up: only the goods on the cards themselves matter.
            for card in self.hand:
                self.needed |= self.t.needs[card].mask

    def moves(self) -> list[Move]:
        """Return all candidates, without the end of the turn."""
        candidates: list[Move] = []
        things = find_things(self.t, self.s)
        if self.quick:
            for thing in things:
                if thing.kind == m.PLAY:
                    self._add(thing, candidates)
        if not candidates:
            for thing in things:
                self._add(thing, candidates)
        return candidates

    def _add(self, thing: Move, candidates: list[Move]) -> None:
        kind, what = thing.kind, thing.what
        t, s = self.t, self.s
        if kind == m.PLAY:
            if what in self.evaluator.known:
                candidates += [Move(kind, what, steps=steps) for steps in self._pay(t.needs[what], 0)]
        elif kind == m.BUILD:
            self._add_builds(thing, candidates)
        elif kind == m.HIRE:
            if self.to_do & cube_bits(what):
                gold = card_gold(t, s, what)
                paid = self._pay(t.hire_cost[what], gold, AFTER_HIRE[what])
                candidates += [Move(kind, what, steps=steps) for steps in paid]
        elif kind == m.UPGRADE:
            if self.to_do & cube_bits(what + 1):
                self._add_upgrades(what, candidates)
        elif kind == m.SWAP:
            worst = [card for card in worst_first(self.evaluator, self.s, self.hand) if s.decks[t.deck_of[card]]]
            for size in range(1, 1 + min(3, len(worst))):
                candidates.append(Move(kind, extra=tuple(sorted(worst[:size]))))
        elif kind == m.FESTIVAL:
            if not all_at_home(s, self.seat):
                candidates.append(thing)
        elif kind == m.USE or kind == m.USE_OBJECTIVE:
            self._add_uses(thing, candidates)
        elif kind == m.RECALL:
            candidates += complete(t, s, thing)[:1]
        elif kind != m.END and kind != m.MAKE:
            candidates.append(thing)

    def _pay(self, cost: Cost, gold: int, conditions: Conditions = NO_CONDITIONS) -> list[tuple[Step, ...]]:
        if self.ways:
            return [way.steps for way in solve(self.means, cost, gold, conditions=conditions)[: self.ways]]
        steps = first_way(self.means, cost, gold, conditions)
        return [] if steps is None else [steps]

    def _add_builds(self, thing: Move, candidates: list[Move]) -> None:
        tile = thing.what
        if self._useless(tile) or not self.to_do & tile_bits(tile, self.t.first_ship):
            return
        cells = self._best_cells(tile)
        if not cells:
            return
        ways = self._pay(self.t.tile_cost[tile], 0)
        for steps in ways:
            candidates.append(Move(m.BUILD, tile, cells[0], (), steps))
        for cell in cells[1:]:
            for steps in ways[:1]:
                candidates.append(Move(m.BUILD, tile, cell, (), steps))

    def _useless(self, tile: int) -> bool:
        """Return whether a tile is an industry the seat has, or a shipyard beyond the second that is no better."""
        s, t, seat = self.s, self.t, self.seat
        if t.family[tile] == INDUSTRY:
            return bool(s.made_by[seat * N_CUBES + t.works[tile]] >> t.makes[tile] & 1)
        yards = s.yards[seat * 4 : seat * 4 + 4]
        return t.family[tile] == SHIPYARD and sum(yards) >= _YARDS and any(yards[t.level[tile] :])

    def _best_cells(self, tile: int) -> list[int]:
        """Return the cells where the least is lost."""
        ranked = [(self._loss(tile, cell), cell) for cell in cells_for(self.t, self.s, tile)]
        ranked.sort()
        return [cell for _, cell in ranked[: self.cells]]

    def _loss(self, tile: int, cell: int) -> float:
        """Return the loss of using a cell: 0 on free land, 1 on free coast, which shipyards need, else by its tile."""
        t = self.t
        covered = open_tile(self.s, self.seat, cell)
        if covered < 0:
            return 1.0 if ZONE[cell] == COAST else 0.0
        if t.family[covered] == INDUSTRY:
            if t.family[tile] == INDUSTRY and t.makes[covered] == t.makes[tile]:
                return 2.0
            return (8.0 if self.needed >> t.makes[covered] & 1 else 4.0) + self.evaluator.demand[t.makes[covered]]
        same_family = t.family[covered] == t.family[tile]
        return (9.0 if same_family and t.level[covered] >= t.level[tile] else 6.0) + 0.1 * t.level[covered]

    def _add_upgrades(self, cube: int, candidates: list[Move]) -> None:
        """Add upgrades of a cube at home, and of one that is away."""
        t, s, seat = self.t, self.s, self.seat
        for steps in self._pay(t.upgrade_cost[cube], 0, AFTER_UPGRADE[cube])[:1]:
            paid = s.copy()
            pay(t, paid, t.upgrade_cost[cube], steps, None)
            if paid.ready[seat * N_CUBES + cube]:
                candidates.append(Move(m.UPGRADE, cube, HOME, (), steps))
            away = places_away(paid, seat, cube)
            if away:
                candidates.append(Move(m.UPGRADE, cube, away[-1], (), steps))

    def _add_uses(self, thing: Move, candidates: list[Move]) -> None:
        """Add uses of an effect: returning the worst cards, or the first few completions."""
        t = self.t
        effect = t.effects[thing.what] if thing.kind == m.USE else t.objective_gain[thing.what]
        if effect.returns:
            worst = worst_first(self.evaluator, self.s, self.hand)
            for size in range(1, 1 + min(effect.returns, len(worst))):
                candidates.append(Move(thing.kind, thing.what, extra=tuple(sorted(worst[:size]))))
        else:
            candidates += complete(t, self.s, thing)[:_MOST_SETS]
