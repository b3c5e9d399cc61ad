"""The greedy bot for Anno 1800: one line ahead, towards an empty hand in few actions and many points on the way."""

from typing import Any

from kontor.anno1800 import moves as m
from kontor.anno1800.ground import open_tile
from kontor.anno1800.moves import Move
from kontor.anno1800.state import Position
from kontor.anno1800.tables import CELLS, INDUSTRY, N_CUBES, SEA, SHIPYARD, ZONE, Tables
from kontor.bots.anno1800_effort import Effort, actions_for
from kontor.bots.anno1800_judge import Judge
from kontor.bots.base import Bot
from kontor.table.desk import Desk
from kontor.table.rng import Rng

_MOST_KEPT = 2000
"""Effort tables that are kept from one decision to the next: enough for a game, and no more memory than needed."""
_WORTH_IT = 0.2
_LAST_WORTH_IT = 0.005
"""What a free step must bring, so that nothing is used up for next to nothing; near the end nothing is saved."""
_PATIENCE = 45
_UNREST = 0.15
"""From which round on chance gets a say, and how much more with every round: who is stuck tries something else."""
_WAYS = 2
_CELLS = 2
"""Ways to pay and cells that are looked at: the first ones are the best by far."""
_YARDS = 2
"""Shipyards after which another one must be better than all of them, for room is scarce."""
_LAST_SWAPS = 55
"""From which round on nothing is swapped: late in the game the same few cards go round."""
_SWAP = 0.6
"""How much of an action a swap must bring at least, since what comes may be no better."""
_OPEN_WORLD = 0.8
"""What the chance of an Old World island is worth, besides its room."""
_PARTS = (m.HIRE, m.UPGRADE)
"""Actions of which the further parts are looked at too: one part alone is seldom worth an action."""


class GreedyBot(Bot):
    """Makes the line that leads to the best position by its estimate of points and of actions still to take.

    >>> from kontor.table.begin import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> match.why_not(match.game.text(GreedyBot().choose(Desk(match.game, match.state), Rng(1)))) is None
    True
    """

    def __init__(self) -> None:
        self._efforts: dict[tuple[int, ...], Effort] = {}

    def choose(self, desk: Desk, rng: Rng) -> Any:
        """The best line at sight.

        >>> from kontor.table.begin import new_match
        >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
        >>> match.why_not(match.game.text(GreedyBot().choose(Desk(match.game, match.state), Rng(1)))) is None
        True
        """
        things = desk.things()
        if len(things) == 1:
            return desk.complete(things[0])[0]
        game = desk.game
        tables: Tables = game.tables  # type: ignore[attr-defined]
        world: Position = game.imagine(desk.view(), rng)
        if len(self._efforts) > _MOST_KEPT:
            self._efforts.clear()
        judge = Judge(tables, world, self._efforts)
        looked = _Lines(judge, world)
        now = judge.value(world)
        # Who finds no way on for long tries something else.
        unrest = _UNREST * max(0, world.turns // world.players - _PATIENCE) / 1000
        parts: dict[int, float] = {}
        free: tuple[float, Move] | None = None
        action: tuple[float, Move] | None = None
        for thing in things:
            for move in looked.lines(desk, thing):
                after = world.copy()
                game.apply(after, move, None)
                value = judge.value(after)
                if thing.kind in _PARTS and not judge.ending and world.actions == after.actions + 1:
                    value = judge.further(game, after, thing.kind, value, now - judge.spare, parts)
                found = (value + looked.bonus(move) + unrest * rng.below(1000), move)
                if thing.kind in (m.USE, m.USE_OBJECTIVE, m.RECALL):
                    free = found if free is None or found[0] > free[0] else free
                else:
                    action = found if action is None or found[0] > action[0] else action
        # A free step must be worth it by itself; so must another part of an action, or one more action.
        if free is not None and free[0] > now + (_LAST_WORTH_IT if judge.ending else _WORTH_IT):
            return free[1]
        if world.begun and (action is None or action[0] < now - (judge.spare if world.actions else 0.0)):
            return Move(m.END)
        return action[1] if action is not None else Move(m.END if world.begun else m.FESTIVAL)


class _Lines:
    """Which lines are worth a look, in one decision."""

    def __init__(self, judge: Judge, world: Position) -> None:
        self.judge = judge
        self.t = judge.t
        self.seat = judge.seat
        self.known = judge.known
        self.world = world

    def lines(self, desk: Desk, thing: Move) -> list[Move]:
        """The lines of a thing that are worth a look: the first ways to pay, the cells that cost least."""
        if thing.kind == m.END:
            return []
        if thing.kind == m.SWAP and self.judge.rounds >= _LAST_SWAPS:
            return []
        if thing.kind == m.SWAP:
            return self._swaps(thing)
        if thing.kind == m.FESTIVAL and self._all_at_home():
            return []
        if thing.kind == m.BUILD and self._useless(thing.what):
            return []
        found = desk.complete(thing)
        if thing.kind == m.BUILD:
            kept = [move for move in found if not any([step[0] == m.PUT_BACK for step in move.steps])]
            return self._few_cells(kept) if kept else []
        if thing.kind == m.USE or thing.kind == m.USE_OBJECTIVE:
            return self._few_sets(found)
        return found[:_WAYS] if thing.kind != m.UPGRADE else found[: 3 * _WAYS]

    def _all_at_home(self) -> bool:
        s, seat = self.world, self.seat
        cubes = slice(seat * N_CUBES, (seat + 1) * N_CUBES)
        return s.ready[cubes] == s.owned[cubes] and not s.trade_tired[seat] and not s.explore_tired[seat]

    def _useless(self, tile: int) -> bool:
        """Industries one has already, and shipyards beyond the second that are no better than the best."""
        s, t, seat = self.world, self.t, self.seat
        if t.family[tile] == INDUSTRY:
            return any([open_tile(s, seat, cell) == tile for cell in range(1, CELLS)])
        yards = s.yards[seat * 4 : seat * 4 + 4]
        return t.family[tile] == SHIPYARD and sum(yards) >= _YARDS and any(yards[t.level[tile] :])

    def _few_cells(self, found: list[Move]) -> list[Move]:
        s, t, seat = self.world, self.t, self.seat
        needed = self._needed_goods()
        ranked: dict[int, tuple[int, int]] = {}
        for move in found:
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
        by_cell = {cell: [move for move in found if move.place == cell][:_WAYS] for cell in cells}
        # All ways on the best cell, the first way on the others.
        return [*by_cell[cells[0]], *[by_cell[cell][0] for cell in cells[1:]]]

    def _needed_goods(self) -> int:
        bits = 0
        for card in self.known:
            bits |= self.t.needs[card].mask
        return bits

    def _few_sets(self, found: list[Move]) -> list[Move]:
        """Of all sets of cards to give up, those with the worst cards; of upgrades the first."""
        if found[0].kind == m.USE and self.t.effects[found[0].what].upgrades:
            return found[: 2 * _WAYS]
        if len(found) == 1:
            return found
        worst = self._worst_first()
        most = max(len(move.extra) for move in found)
        wanted = [set(worst[:size]) for size in range(1, most + 1)]
        return [move for move in found if set(move.extra) in wanted]

    def _worst_first(self) -> list[int]:
        effort = self.judge.effort(self.world)
        t = self.t

        def net(card: int) -> tuple[float, int]:
            lacking = actions_for(effort.for_card(card), self.judge.island)
            return t.card_points[t.deck_of[card]] - self.judge.action * lacking, card

        return sorted(self.known, key=net)

    def _swaps(self, thing: Move) -> list[Move]:
        """The worst one, two or three cards of the hand."""
        s, t = self.world, self.t
        worst = [card for card in self._worst_first() if s.decks[t.deck_of[card]]]
        return [thing._replace(extra=tuple(sorted(worst[:size]))) for size in range(1, 1 + min(3, len(worst)))]

    def bonus(self, move: Move) -> float:
        """What cannot be seen in the position that is imagined: the chance in what is drawn."""
        if move.kind == m.OPEN:
            return _OPEN_WORLD
        return -_SWAP * self.judge.action if move.kind == m.SWAP else 0.0
