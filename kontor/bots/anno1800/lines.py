"""Which lines of Anno 1800 greedy looks at: the first ways to pay, the cells that cost least, the worst cards.

What the levels look at is found in `candidates.py`, and goes on changing; greedy is a yardstick, and keeps its own.
"""

from kontor.anno1800.content.catalog import CELLS, INDUSTRY, N_CUBES, SEA, SHIPYARD, ZONE
from kontor.anno1800.rules import moves as m
from kontor.anno1800.rules.ground import open_tile
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.state import Position
from kontor.bots.anno1800.distances import actions_for
from kontor.bots.anno1800.evaluator import Evaluator
from kontor.engine.protocol import AnyGame

_WAYS = 2
_CELLS = 2
"""Ways to pay and cells that are looked at: the first ones are the best by far."""
_YARDS = 2
"""Shipyards after which another one must be better than all of them, for room is scarce."""
_LAST_SWAPS = 55
"""From which round on nothing is swapped: late in the game the same few cards go round."""


def all_at_home(s: Position, seat: int) -> bool:
    """Whether a festival would bring nobody home and nothing back.

    >>> from kontor.engine.matches import new_match
    >>> all_at_home(new_match("anno1800", ["Ada", "Ben"], seed=12).state, 0)
    True
    """
    for at in range(seat * N_CUBES, (seat + 1) * N_CUBES):
        if s.ready[at] != s.owned[at]:
            return False
    return not s.trade_tired[seat] and not s.explore_tired[seat]


def worst_first(evaluator: Evaluator, s: Position, cards: list[int]) -> list[int]:
    """Cards by what they bring beyond the actions they take, the worst first.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> hand = match.state.hands[0]
    >>> sorted(worst_first(Evaluator(match.game.catalog, match.state, {}), match.state, hand)) == hand
    True
    """
    distances, t = evaluator.distances(s), evaluator.t
    ranked: list[tuple[float, int]] = []
    for card in cards:
        lacking = actions_for(distances.for_card(card), evaluator.island)
        ranked.append((t.card_points[t.deck_of[card]] - evaluator.action * lacking, card))
    ranked.sort()
    return [card for _, card in ranked]


class Lines:
    """Which lines are worth a look, in one decision."""

    def __init__(self, evaluator: Evaluator, world: Position) -> None:
        self.evaluator = evaluator
        self.t = evaluator.t
        self.seat = evaluator.seat
        self.known = [card for card in world.hands[evaluator.seat] if card in evaluator.known]
        self.world = world

    def lines(self, game: AnyGame, thing: Move) -> list[Move]:
        """The lines of a thing that are worth a look: the first ways to pay, the cells that cost least."""
        if thing.kind == m.END:
            return []
        if thing.kind == m.SWAP and self.evaluator.rounds >= _LAST_SWAPS:
            return []
        if thing.kind == m.SWAP:
            return self._swaps(thing)
        if thing.kind == m.FESTIVAL and all_at_home(self.world, self.seat):
            return []
        if thing.kind == m.BUILD and self._useless(thing.what):
            return []
        complete: list[Move] = game.complete(self.world, thing)
        if thing.kind == m.BUILD:
            kept = [move for move in complete if not any([step[0] == m.PUT_BACK for step in move.steps])]
            return self._few_cells(kept) if kept else []
        if thing.kind == m.USE or thing.kind == m.USE_OBJECTIVE:
            return self._few_sets(complete)
        return complete[:_WAYS] if thing.kind != m.UPGRADE else complete[: 3 * _WAYS]

    def _useless(self, tile: int) -> bool:
        """Industries one has already, and shipyards beyond the second that are no better than the best."""
        s, t, seat = self.world, self.t, self.seat
        if t.family[tile] == INDUSTRY:
            return any([open_tile(s, seat, cell) == tile for cell in range(1, CELLS)])
        yards = s.yards[seat * 4 : seat * 4 + 4]
        return t.family[tile] == SHIPYARD and sum(yards) >= _YARDS and any(yards[t.level[tile] :])

    def _few_cells(self, lines: list[Move]) -> list[Move]:
        s, t, seat = self.world, self.t, self.seat
        needed = self._needed_goods()
        ranked: dict[int, tuple[int, int]] = {}
        for move in lines:
            if move.place not in ranked:
                tile = open_tile(s, seat, move.place)
                if tile < 0:
                    # Coast is kept for shipyards.
                    rank = 0 if ZONE[move.place] != SEA and move.place % 6 in (1, 2) else 1
                elif t.family[tile] == INDUSTRY:
                    same = t.family[move.what] == INDUSTRY and t.makes[tile] == t.makes[move.what]
                    rank = 2 if same else 8 if needed >> t.makes[tile] & 1 else 4
                else:
                    rank = 6
                ranked[move.place] = (rank, move.place)
        cells = sorted(ranked, key=lambda cell: ranked[cell])[:_CELLS]
        by_cell = {cell: [move for move in lines if move.place == cell][:_WAYS] for cell in cells}
        # All ways on the best cell, the first way on the others.
        return [*by_cell[cells[0]], *[by_cell[cell][0] for cell in cells[1:]]]

    def _needed_goods(self) -> int:
        bits = 0
        for card in self.known:
            bits |= self.t.needs[card].mask
        return bits

    def _few_sets(self, lines: list[Move]) -> list[Move]:
        """Of all sets of cards to give up, those with the worst cards; of upgrades the first."""
        if lines[0].kind == m.USE and self.t.effects[lines[0].what].upgrades:
            return lines[: 2 * _WAYS]
        if len(lines) == 1:
            return lines
        worst = worst_first(self.evaluator, self.world, self.known)
        most = max(len(move.extra) for move in lines)
        wanted = [set(worst[:size]) for size in range(1, most + 1)]
        return [move for move in lines if set(move.extra) in wanted]

    def _swaps(self, thing: Move) -> list[Move]:
        """The worst one, two or three cards of the hand."""
        s, t = self.world, self.t
        worst = [card for card in worst_first(self.evaluator, self.world, self.known) if s.decks[t.deck_of[card]]]
        return [thing._replace(extra=tuple(sorted(worst[:size]))) for size in range(1, 1 + min(3, len(worst)))]

    def bonus(self, move: Move) -> float:
        """What cannot be seen in the position that is imagined: the chance in what is drawn."""
        if move.kind == m.OPEN:
            return self.evaluator.w.open_world
        return -self.evaluator.w.swap * self.evaluator.action if move.kind == m.SWAP else 0.0
