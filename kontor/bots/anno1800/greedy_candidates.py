"""Candidate moves of the greedy bot of Anno 1800: the first ways to pay, the cheapest cells, the worst cards.

The levels use `candidates.py`, which may change. Greedy is the yardstick they are measured by, so it has its own.
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
"""Ways to pay and cells considered: the first ones are the best by far."""
_YARDS = 2
"""From this many shipyards on, another one must be better than all of them, because space is scarce."""
_LAST_SWAPS = 55
"""From this round on nothing is swapped: late in the game the same few cards go round."""


def all_at_home(s: Position, seat: int) -> bool:
    """Return whether a festival would change nothing: all cubes are at home and all tokens ready.

    >>> from kontor.engine.matches import new_match
    >>> all_at_home(new_match("anno1800", ["Ada", "Ben"], seed=12).state, 0)
    True
    """
    for at in range(seat * N_CUBES, (seat + 1) * N_CUBES):
        if s.ready[at] != s.owned[at]:
            return False
    return not s.trade_exhausted[seat] and not s.explore_exhausted[seat]


def worst_first(evaluator: Evaluator, s: Position, cards: list[int]) -> list[int]:
    """Return the cards by their points less the actions they take, worst first.

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


class GreedyCandidates:
    """The moves worth evaluating in one decision."""

    def __init__(self, evaluator: Evaluator, world: Position) -> None:
        self.evaluator = evaluator
        self.t = evaluator.t
        self.seat = evaluator.seat
        self.known = [card for card in world.hands[evaluator.seat] if card in evaluator.known]
        self.world = world

    def moves(self, game: AnyGame, thing: Move) -> list[Move]:
        """Return the moves that do a thing and are worth evaluating."""
        if thing.kind == m.END or thing.kind == m.MAKE:
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
            without_returns = [move for move in complete if not any([step[0] == m.RETURN for step in move.steps])]
            return self._few_cells(without_returns) if without_returns else []
        if thing.kind == m.USE or thing.kind == m.USE_OBJECTIVE:
            return self._few_sets(complete)
        return complete[:_WAYS] if thing.kind != m.UPGRADE else complete[: 3 * _WAYS]

    def _useless(self, tile: int) -> bool:
        """Return whether a tile is an industry the seat has, or a shipyard beyond the second that is no better."""
        s, t, seat = self.world, self.t, self.seat
        if t.family[tile] == INDUSTRY:
            return any([open_tile(s, seat, cell) == tile for cell in range(1, CELLS)])
        yards = s.yards[seat * 4 : seat * 4 + 4]
        return t.family[tile] == SHIPYARD and sum(yards) >= _YARDS and any(yards[t.level[tile] :])

    def _few_cells(self, candidates: list[Move]) -> list[Move]:
        s, t, seat = self.world, self.t, self.seat
        needed = self._needed_goods()
        ranked: dict[int, tuple[int, int]] = {}
        for move in candidates:
            if move.place not in ranked:
                tile = open_tile(s, seat, move.place)
                if tile < 0:
                    # Coast is reserved for shipyards.
                    rank = 0 if ZONE[move.place] != SEA and move.place % 6 in (1, 2) else 1
                elif t.family[tile] == INDUSTRY:
                    same_good = t.family[move.what] == INDUSTRY and t.makes[tile] == t.makes[move.what]
                    rank = 2 if same_good else 8 if needed >> t.makes[tile] & 1 else 4
                else:
                    rank = 6
                ranked[move.place] = (rank, move.place)
        cells = sorted(ranked, key=lambda cell: ranked[cell])[:_CELLS]
        by_cell = {cell: [move for move in candidates if move.place == cell][:_WAYS] for cell in cells}
        # All ways to pay on the best cell, the first way on the others.
        return [*by_cell[cells[0]], *[by_cell[cell][0] for cell in cells[1:]]]

    def _needed_goods(self) -> int:
        bits = 0
        for card in self.known:
            bits |= self.t.needs[card].mask
        return bits

    def _few_sets(self, candidates: list[Move]) -> list[Move]:
        """Return the first few upgrades, or of all sets of cards to return those with the worst cards."""
        if candidates[0].kind == m.USE and self.t.effects[candidates[0].what].upgrades:
            return candidates[: 2 * _WAYS]
        if len(candidates) == 1:
            return candidates
        worst = worst_first(self.evaluator, self.world, self.known)
        most = max(len(move.extra) for move in candidates)
        wanted = [set(worst[:size]) for size in range(1, most + 1)]
        return [move for move in candidates if set(move.extra) in wanted]

    def _swaps(self, thing: Move) -> list[Move]:
        """Return swaps of the worst one, two or three cards of the hand."""
        s, t = self.world, self.t
        worst = [card for card in worst_first(self.evaluator, self.world, self.known) if s.decks[t.deck_of[card]]]
        return [thing._replace(extra=tuple(sorted(worst[:size]))) for size in range(1, 1 + min(3, len(worst)))]

    def bonus(self, move: Move) -> float:
        """Return the value of a move that the sampled position does not show: the chance in a draw."""
        if move.kind == m.OPEN:
            return self.evaluator.w.open_world
        return -self.evaluator.w.swap * self.evaluator.action if move.kind == m.SWAP else 0.0
