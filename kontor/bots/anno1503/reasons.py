"""Reasons for a move of Anno 1503, from what its seat can see: goals, gold, goods, discoveries."""

from kontor.anno1503.content.building_effects import CITIZEN, KINDS, MERCHANT, PIONEER, SETTLER
from kontor.anno1503.content.catalog import Catalog, Cost
from kontor.anno1503.game import Anno1503
from kontor.anno1503.present.phrases import effects
from kontor.anno1503.rules import moves as m
from kontor.anno1503.rules.market import buy_price
from kontor.anno1503.rules.state import Position
from kontor.anno1503.rules.victory import GOALS, progress
from kontor.bots.reasons import AdviceReasons
from kontor.engine.errors import Phrase

_WIN = 1000.0
_POINT = 100.0
_STEP = 10.0
_ENOUGH = 8.0
_NEARLY = 4.0
_BRINGS = 3.0
_SURPLUS = 2.5
_UNKNOWN = 2.0
_NEAR = 1.0
"""Weights of the reasons. Gold weighs its amount."""


def explain_move(game: Anno1503, world: Position, move: int) -> list[Phrase]:
    """Return the reasons for a move in a sampled world, strongest first. There is at least one.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> explain_move(match.game, match.state, match.game.parse("look 1 a2"))
    [Phrase(key='advice-anno1503-unknown', args={'cell': 'a2'})]
    """
    after = world.copy()
    game.apply(after, move, None)
    return _Anno1503Reasons(game.catalog, world, after, move).collect()


class _Anno1503Reasons(AdviceReasons):
    """Compares the position before and after a move for its seat."""

    def __init__(self, t: Catalog, before: Position, after: Position, move: int) -> None:
        super().__init__()
        self.t = t
        self.before = before
        self.after = after
        self.seat = before.actor
        self.kind = move & m.KIND_MASK
        self.arg = move >> m.KIND_BITS

    def collect(self) -> list[Phrase]:
        self._goals()
        if self.kind == m.LOOK:
            self._look()
        elif self.kind == m.SAIL:
            self._sail()
        elif self.kind == m.KEEP:
            self._keep()
        elif self.kind == m.DEVELOP:
            self._develop()
        elif self.kind == m.PIONEER:
            self._pioneer()
        elif self.kind == m.SHIP:
            self._add(_BRINGS, "advice-anno1503-ship", number=self.after.ships_at_sea(self.seat))
        elif self.kind in (m.TAKE, m.BUY, m.DISCARD):
            self._goods()
        elif self.kind == m.SELL:
            self._surplus()
        return self.strongest_first() or [self._fallback()]

    def _fallback(self) -> Phrase:
        """Return a reason for a move that changes none of the above."""
        if self.kind == m.END:
            return Phrase("advice-anno1503-end", {})
        if self.kind == m.LEAVE:
            return Phrase("advice-anno1503-leave", {})
        if self.kind in (m.GIVE_AGREEMENT, m.GIVE_BRANCH, m.GIVE_SITE):
            return Phrase("advice-anno1503-give", {})
        if self.kind == m.SAIL:
            return Phrase("advice-anno1503-sail", {})
        if self.kind == m.CLAIM:
            return Phrase("advice-anno1503-claim", {})
        return Phrase("advice-anno1503-goods", {"number": self.after.hand_size(self.seat)})

    def _goals(self) -> None:
        """Add goals that are reached or come closer, and gold."""
        if self.after.winner == self.seat:
            self._add(_WIN, "advice-anno1503-wins")
        now, then = progress(self.t, self.before, self.seat), progress(self.t, self.after, self.seat)
        for index, goal in enumerate(GOALS):
            had, takes = now[index]
            has = then[index][0]
            if has > had and had < takes <= has:
                self._add(_POINT, "advice-anno1503-point", goals=[goal], number=has)
            elif has > had and goal == "gold":
                self._add(float(has - had), "advice-anno1503-gold", gold=has - had, has=has, takes=takes)
            elif has > had and had < takes:
                self._add(_STEP, "advice-anno1503-step", goals=[goal], has=has, takes=takes)

    def _look(self) -> None:
        cell = self.arg % m.PAIR
        if self.before.known[cell] >> self.seat & 1:
            tile = self.t.tiles[self.before.tiles[cell] - 1]
            self._add(_ENOUGH, "advice-anno1503-known", tile=tile, cell=self.t.cells[cell])
        else:
            self._add(_UNKNOWN, "advice-anno1503-unknown", cell=self.t.cells[cell])

    def _sail(self) -> None:
        """Add the tiles next to the destination, or that the ship gets closer to one."""
        t, s = self.t, self.before
        cell = self.arg % m.PAIR
        start = s.ships[self.seat * s.n_ships + self.arg // m.PAIR - 1]
        near = [at for at in t.islands_next[cell] if s.tiles[at]]
        unseen = [at for at in near if not s.known[at] >> self.seat & 1]
        if unseen:
            self._add(_UNKNOWN, "advice-anno1503-next-to", count=len(unseen))
        for at in near:
            if at not in unseen:
                self._add(_BRINGS, "advice-anno1503-next-to-known", tile=t.tiles[s.tiles[at] - 1], cell=t.cells[at])
        if not near and self._away(cell) < self._away(start):
            self._add(_NEAR, "advice-anno1503-nearer", count=self._away(cell))

    def _away(self, cell: int) -> int:
        """Return the moves from a sea cell to the nearest unknown tile."""
        t, s = self.t, self.before
        reach = t.distances(cell)
        best = t.n_cells
        for at, tile in enumerate(s.tiles):
            if tile and not s.known[at] >> self.seat & 1:
                for sea in t.sea_next[at]:
                    best = min(best, reach[sea])
        return best

    def _keep(self) -> None:
        t = self.t
        tile = self.before.tiles[self.before.look_cell] - 1
        if tile < t.n_goods:
            self._add(_BRINGS, "advice-anno1503-branch", good=t.goods[tile], site=self.arg)
        elif tile == t.agreement:
            price = buy_price(t, self.after, self.seat)
            if price < buy_price(t, self.before, self.seat):
                self._add(_BRINGS, "advice-anno1503-cheaper", gold=price)
        elif tile == t.treasure_upgrade:
            self._buyer(self.arg)

    def _develop(self) -> None:
        self._buyer(self.arg)

    def _buyer(self, space: int) -> None:
        """Add what an inhabitant buys from now on, and for how much."""
        t, s = self.t, self.after
        kind = s.folk[self.seat * s.n_spaces + space - 1]
        prices = t.effects(s.built[self.seat]).prices
        gold = max([prices[kind * t.n_goods + good] for good in t.sells[kind]], default=0)
        if gold:
            goods = [t.goods[good] for good in t.sells[kind]]
            self._add(
                _BRINGS,
                "advice-anno1503-buyer",
                goods=goods,
                count=len(goods),
                gold=gold,
                inhabitant=KINDS[kind],
            )

    def _pioneer(self) -> None:
        if self.arg:
            for phrase in effects(self.t, self.arg - 1):
                self.weighted.append((_BRINGS, phrase))
        self._buyer(self.after.inhabitants(self.seat))

    def _goods(self) -> None:
        """Add what the goods in hand pay for, or nearly pay for."""
        for inhabitant, cost in self._wanted():
            now, then = self._lacking(self.before, cost), self._lacking(self.after, cost)
            key = "" if inhabitant else "-ship"
            args: dict[str, object] = {"inhabitant": inhabitant} if inhabitant else {}
            if not then and (now or self.kind == m.DISCARD):
                self._add(_ENOUGH + len(cost), f"advice-anno1503-enough{key}", **args)
            elif then == 1 and (now > 1 or self.kind == m.DISCARD):
                self._add(_NEARLY + len(cost), f"advice-anno1503-nearly{key}", **args)

    def _wanted(self) -> list[tuple[str, Cost]]:
        """Return the names and costs of what the seat could place or develop, goods aside. A ship's name is empty."""
        t, s, seat = self.t, self.before, self.seat
        wanted: list[tuple[str, Cost]] = []
        if s.ships_at_sea(seat) < t.ships_per_player:
            wanted.append(("", t.ship_cost))
        low = s.kind_count(seat, PIONEER) + s.kind_count(seat, SETTLER)
        if low < t.tiles_low and s.inhabitants(seat) < t.spaces:
            wanted.append((KINDS[PIONEER], t.pioneer_cost))
        high = s.kind_count(seat, CITIZEN) + s.kind_count(seat, MERCHANT)
        for kind in (PIONEER, SETTLER, CITIZEN):
            if s.kind_count(seat, kind) and (kind != SETTLER or high < t.tiles_high):
                wanted.append((KINDS[kind + 1], t.develop_cost[kind]))
        return wanted

    def _lacking(self, s: Position, cost: Cost) -> int:
        base = self.seat * self.t.n_goods
        return sum([max(0, count - s.hands[base + good]) for good, count in cost])

    def _surplus(self) -> None:
        over = self.before.hand_size(self.seat) - self.t.hand_limit
        if over > 0:
            self._add(_SURPLUS, "advice-anno1503-surplus", limit=self.t.hand_limit)
