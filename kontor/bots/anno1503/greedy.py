"""The greedy bot for Anno 1503: one move ahead, with a valuation made by hand."""

from typing import Any

from kontor.anno1503.content.building_effects import CITIZEN, KINDS, MERCHANT, PIONEER, SETTLER
from kontor.anno1503.content.catalog import ANY, SITES, Catalog, Cost
from kontor.anno1503.game import Anno1503
from kontor.anno1503.rules import moves as m
from kontor.anno1503.rules.state import LOOKED, Position
from kontor.anno1503.rules.victory import points, progress
from kontor.bots.base import Bot
from kontor.engine.decision import Decision
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng

_POINTS = (0.0, 30.0, 80.0, 2000.0, 2000.0, 2000.0)
"""What victory points are worth."""
_CLOSE = 15.0
"""What being close to a goal is worth, for the goals one is closest to."""
_FOLK = (0.0, 5.0, 11.0, 19.0, 28.0)
"""What inhabitants are worth, by kind."""
_GOODS = {"wood": 1.3, "stone": 1.4, "tools": 1.4, "cloth": 1.5, "spice": 1.8, "tobacco": 1.9}
_THIRD = 0.4
"""What is left of a good's worth from the third of its kind on."""
_GOLD = 0.3
_SPARE_GOLD = 0.15
_SPARE = 12
_IDLE_GOLD = 0.05
"""Gold over the goal is worth less, and what is more than that spare is hardly worth anything: it should be spent."""
_SHIP = 7.0
_STEP = 0.2
"""What a ship is worth, and how much less for each cell it is away from something to look at."""
_BRANCH = 9.0
_AGREEMENT = 9.0
_BUILDING = 6.0
_CURIOSITY = 2.0
"""What looking at an unknown tile is worth."""
_PLAN = 0.7
"""How much of a plan's worth is left for each step that is still lacking."""


class GreedyBot(Bot):
    """Makes the move that leads to the best position, trading and settling before it sets sail.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> move = GreedyBot().choose(Decision(match.game, match.state), Rng(1))
    >>> match.game.text(move) in match.legal()
    True
    """

    def __init__(self) -> None:
        self._routes: dict[int, list[int]] = {}

    def choose(self, decision: Decision, rng: Rng) -> Any:
        """The best move at sight.

        >>> from kontor.engine.matches import new_match
        >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
        >>> match.game.text(GreedyBot().choose(Decision(match.game, match.state), Rng(1)))
        'look 1 a2'
        """
        game, moves = decision.game, decision.things()
        assert isinstance(game, Anno1503)
        if len(moves) == 1:
            return moves[0]
        view = decision.view()
        world: Position = game.imagine(view, rng)
        present = self._value(game.catalog, world, world.actor, view)
        ashore = [move for move in moves if move & m.KIND_MASK not in (m.SAIL, m.LOOK, m.END)]
        best, worth = self._best(game, world, view, ashore)
        if m.END not in moves or (best is not None and worth > present):
            return best
        # A ship that acts ends the trading (T2), so ships come last.
        best, worth = self._best(game, world, view, [move for move in moves if move & m.KIND_MASK in (m.SAIL, m.LOOK)])
        return best if best is not None and worth > present else m.END

    def _best(self, game: Anno1503, world: Position, view: Data, moves: list[int]) -> tuple[int | None, float]:
        best: int | None = None
        worth = 0.0
        for move in moves:
            score = self._score(game, world, view, move)
            if best is None or score > worth:
                best, worth = move, score
        return best, worth

    def _score(self, game: Anno1503, world: Position, view: Data, move: int) -> float:
        seat = world.actor
        after = world.copy()
        game.apply(after, move, None)
        score = self._value(game.catalog, after, seat, view)
        if move & m.KIND_MASK == m.LOOK:
            cell = (move >> m.KIND_BITS) % m.PAIR
            seen = view["tiles"][game.catalog.cells[cell]]
            # A look at what is known serves to take it; whether the unknown is worth having cannot be known.
            return score + (_CURIOSITY if not seen or self._wanted(game.catalog, world, seat, cell) else -1.0)
        return score

    def _value(self, t: Catalog, s: Position, seat: int, view: Data) -> float:
        folk = [s.kind_count(seat, kind) for kind in range(len(KINDS))]
        gold, branches, agreements, buildings, merchants = progress(t, s, seat)
        # Settlers and citizens are on the way to merchants.
        settled = folk[MERCHANT] + 0.6 * folk[CITIZEN] + 0.2 * folk[SETTLER]
        close = [min(1.0, has / takes) for has, takes in (gold, branches, agreements, buildings)]
        close.append(min(1.0, settled / merchants[1]))
        reached = points(t, s, seat)
        value = _POINTS[min(reached, 5)]
        for part in sorted(close)[-t.points_to_win :]:
            value += _CLOSE * part * part
        value += sum(_FOLK[kind] * folk[kind] for kind in range(PIONEER, MERCHANT + 1))
        value += _BRANCH * branches[0] + _AGREEMENT * agreements[0] + _BUILDING * buildings[0]
        value += self._branch_goods(t, s, seat)
        over = max(0, gold[0] - gold[1])
        value += _GOLD * (gold[0] - over) + _SPARE_GOLD * min(over, _SPARE) + _IDLE_GOLD * max(0, over - _SPARE)
        return value + self._hand(t, s, seat) + self._fleet(t, s, seat, view)

    def _branch_goods(self, t: Catalog, s: Position, seat: int) -> float:
        """A branch is the better, the more its good is worth over that of its site."""
        value = 0.0
        for site in range(SITES):
            branch, own = s.branches[seat * SITES + site] - 1, t.boards[s.home[seat]][site]
            if branch >= 0 and own != ANY:
                gain = _good(t, branch) - _good(t, own)
                value += 2.0 * max(0.0, gain) + (0.0 if branch == own else 0.5)
        return value

    def _hand(self, t: Catalog, s: Position, seat: int) -> float:
        """The goods that can be kept, and the two best things they are nearly enough for."""
        held = s.hands[seat * t.n_goods : (seat + 1) * t.n_goods]
        worth: list[float] = []
        for good, count in enumerate(held):
            worth += [_good(t, good) * (1.0 if copy < 2 else _THIRD) for copy in range(count)]
        worth.sort(reverse=True)
        value = sum(worth[: t.hand_limit]) + 0.1 * len(worth[t.hand_limit :])
        plans: list[float] = []
        for gain, cost in self._plans(t, s, seat):
            lacking = sum(max(0, count - held[good]) for good, count in cost)
            gain -= sum(_good(t, good) * count for good, count in cost)
            plans.append(gain * _PLAN ** (lacking + 1))
        return value + sum(sorted(plans)[-2:])

    def _plans(self, t: Catalog, s: Position, seat: int) -> list[tuple[float, Cost]]:
        """What could be placed or developed if the goods were there: its worth and its cost."""
        plans: list[tuple[float, Cost]] = []
        if s.ships_at_sea(seat) < t.ships_per_player:
            plans.append((_SHIP, t.ship_cost))
        low = s.kind_count(seat, PIONEER) + s.kind_count(seat, SETTLER)
        if low < t.tiles_low and s.inhabitants(seat) < t.spaces:
            building = _BUILDING if s.inhabitants(seat) + 1 >= t.building_from else 0.0
            plans.append((_FOLK[PIONEER] + building, t.pioneer_cost))
        for kind in _can_step(t, s, seat):
            plans.append((_FOLK[kind + 1] - _FOLK[kind], t.develop_cost[kind]))
        return plans

    def _fleet(self, t: Catalog, s: Position, seat: int, view: Data) -> float:
        value = 0.0
        targets: list[int] | None = None
        for cell in s.ships[seat * s.n_ships : (seat + 1) * s.n_ships]:
            if cell < 0:
                break
            if targets is None:
                targets = [at for at, tile in enumerate(s.tiles) if tile and self._target(t, s, seat, at, view)]
            routes = self._route(t, cell)
            value += _SHIP - _STEP * min((routes[at] for at in targets), default=20)
        return value

    def _target(self, t: Catalog, s: Position, seat: int, cell: int, view: Data) -> bool:
        """Something to sail to: a tile nobody has told us, or one we know and want."""
        if s.phase == LOOKED and cell == s.look_cell:
            return True
        return not view["tiles"].get(t.cells[cell]) or self._wanted(t, s, seat, cell)

    def _wanted(self, t: Catalog, s: Position, seat: int, cell: int) -> bool:
        tile = s.tiles[cell] - 1
        if tile < t.n_goods:
            return s.branch_count(seat) < SITES - 1
        if tile == t.agreement:
            return s.agreements[seat] < t.agreement_bridges
        if tile == t.treasure_upgrade:
            return any(_FOLK[kind + 1] - _FOLK[kind] > _SHIP for kind in _can_step(t, s, seat))
        return s.gold[seat] + t.treasure_gold <= t.goal_gold

    def _route(self, t: Catalog, start: int) -> list[int]:
        """Moves from a cell to the sea next to each island space; worked out once."""
        known = self._routes.get(start)
        if known is None:
            reach = t.distances(start)
            known = [min((reach[sea] for sea in t.sea_next[at]), default=20) for at in range(t.n_cells)]
            self._routes[start] = known
        return known


def _good(t: Catalog, good: int) -> float:
    """What a good is worth in the hand."""
    return _GOODS.get(t.goods[good], 1.5)


def _can_step(t: Catalog, s: Position, seat: int) -> list[int]:
    """The kinds of inhabitant a seat has that could be developed, goods aside."""
    high = s.kind_count(seat, CITIZEN) + s.kind_count(seat, MERCHANT)
    kinds = [PIONEER, SETTLER, CITIZEN] if high < t.tiles_high else [PIONEER, CITIZEN]
    return [kind for kind in kinds if s.kind_count(seat, kind)]
