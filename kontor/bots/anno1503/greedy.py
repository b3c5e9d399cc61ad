"""The greedy bot for Anno 1503: one move ahead, with a hand-written evaluation."""

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
"""By number of victory points: their value."""
_CLOSE = 15.0
"""The value of being close to a goal, for the closest goals."""
_FOLK = (0.0, 5.0, 11.0, 19.0, 28.0)
"""By kind: the value of an inhabitant."""
_GOODS = {"wood": 1.3, "stone": 1.4, "tools": 1.4, "cloth": 1.5, "spice": 1.8, "tobacco": 1.9}
_THIRD = 0.4
"""The share of its value that a good has from the third of its kind on."""
_GOLD = 0.3
_SPARE_GOLD = 0.15
_SPARE = 12
_IDLE_GOLD = 0.05
"""Gold beyond the goal is worth less, and beyond `_SPARE` more hardly anything: it should be spent."""
_SHIP = 7.0
_STEP = 0.2
"""The value of a ship, and the loss for each cell between it and a tile to look at."""
_BRANCH = 9.0
_AGREEMENT = 9.0
_BUILDING = 6.0
_CURIOSITY = 2.0
"""The value of a look at an unknown tile."""
_PURCHASE = 0.7
"""The factor on a purchase's value for each missing step."""


class GreedyBot(Bot):
    """Plays the move that leads to the best position. It trades and settles before it sails.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> move = GreedyBot().choose(Decision(match.game, match.state), Rng(1))
    >>> match.game.text(move) in match.legal()
    True
    """

    def __init__(self) -> None:
        self._routes: dict[int, list[int]] = {}

    def choose(self, decision: Decision, rng: Rng) -> Any:
        """Return the best move, one move ahead.

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
        best, best_value = self._best(game, world, view, ashore)
        if m.END not in moves or (best is not None and best_value > present):
            return best
        # Once a ship acts, trading is over (T2), so ships come last.
        at_sea = [move for move in moves if move & m.KIND_MASK in (m.SAIL, m.LOOK)]
        best, best_value = self._best(game, world, view, at_sea)
        return best if best is not None and best_value > present else m.END

    def _best(self, game: Anno1503, world: Position, view: Data, moves: list[int]) -> tuple[int | None, float]:
        best: int | None = None
        best_value = 0.0
        for move in moves:
            score = self._score(game, world, view, move)
            if best is None or score > best_value:
                best, best_value = move, score
        return best, best_value

    def _score(self, game: Anno1503, world: Position, view: Data, move: int) -> float:
        seat = world.actor
        after = world.copy()
        game.apply(after, move, None)
        score = self._value(game.catalog, after, seat, view)
        if move & m.KIND_MASK == m.LOOK:
            cell = (move >> m.KIND_BITS) % m.PAIR
            tile = view["tiles"][game.catalog.cells[cell]]
            # A known tile is looked at to take it. An unknown one is always worth a look.
            return score + (_CURIOSITY if not tile or self._wanted(game.catalog, world, seat, cell) else -1.0)
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
        """Return the value of the branches' goods: the more valuable than the site's own good, the better."""
        value = 0.0
        for site in range(SITES):
            branch, own = s.branches[seat * SITES + site] - 1, t.boards[s.home[seat]][site]
            if branch >= 0 and own != ANY:
                gain = _good(t, branch) - _good(t, own)
                value += 2.0 * max(0.0, gain) + (0.0 if branch == own else 0.5)
        return value

    def _hand(self, t: Catalog, s: Position, seat: int) -> float:
        """Return the value of the goods within the hand limit, and of the two best purchases they bring closer."""
        held = s.hands[seat * t.n_goods : (seat + 1) * t.n_goods]
        values: list[float] = []
        for good, count in enumerate(held):
            values += [_good(t, good) * (1.0 if copy < 2 else _THIRD) for copy in range(count)]
        values.sort(reverse=True)
        value = sum(values[: t.hand_limit]) + 0.1 * len(values[t.hand_limit :])
        gains: list[float] = []
        for gain, cost in self._purchases(t, s, seat):
            lacking = sum(max(0, count - held[good]) for good, count in cost)
            gain -= sum(_good(t, good) * count for good, count in cost)
            gains.append(gain * _PURCHASE ** (lacking + 1))
        return value + sum(sorted(gains)[-2:])

    def _purchases(self, t: Catalog, s: Position, seat: int) -> list[tuple[float, Cost]]:
        """Return the value and cost of everything that could be placed or developed with enough goods."""
        purchases: list[tuple[float, Cost]] = []
        if s.ships_at_sea(seat) < t.ships_per_player:
            purchases.append((_SHIP, t.ship_cost))
        low = s.kind_count(seat, PIONEER) + s.kind_count(seat, SETTLER)
        if low < t.tiles_low and s.inhabitants(seat) < t.spaces:
            building = _BUILDING if s.inhabitants(seat) + 1 >= t.building_from else 0.0
            purchases.append((_FOLK[PIONEER] + building, t.pioneer_cost))
        for kind in _developable(t, s, seat):
            purchases.append((_FOLK[kind + 1] - _FOLK[kind], t.develop_cost[kind]))
        return purchases

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
        """Return whether a cell is worth sailing to: its tile is unknown, or known and wanted."""
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
            return any(_FOLK[kind + 1] - _FOLK[kind] > _SHIP for kind in _developable(t, s, seat))
        return s.gold[seat] + t.treasure_gold <= t.goal_gold

    def _route(self, t: Catalog, start: int) -> list[int]:
        """Return the moves from a cell to the sea next to each island space. Computed once."""
        route = self._routes.get(start)
        if route is None:
            reach = t.distances(start)
            route = [min((reach[sea] for sea in t.sea_next[at]), default=20) for at in range(t.n_cells)]
            self._routes[start] = route
        return route


def _good(t: Catalog, good: int) -> float:
    """Return the value of a good in the hand."""
    return _GOODS.get(t.goods[good], 1.5)


def _developable(t: Catalog, s: Position, seat: int) -> list[int]:
    """Return the kinds of inhabitants of a seat that could be developed, goods aside."""
    high = s.kind_count(seat, CITIZEN) + s.kind_count(seat, MERCHANT)
    kinds = [PIONEER, SETTLER, CITIZEN] if high < t.tiles_high else [PIONEER, CITIZEN]
    return [kind for kind in kinds if s.kind_count(seat, kind)]
