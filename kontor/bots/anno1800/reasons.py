"""Reasons for a move of Anno 1800, from what its seat can see: points, payable cards, gains."""

from kontor.anno1800.content.catalog import CUBES, INDUSTRY, N_CUBES, SHIPYARD, Catalog
from kontor.anno1800.game import Anno1800
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.missing import missing
from kontor.anno1800.rules import moves as m
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.scoring import Sheet, holding, majority_counts, score
from kontor.anno1800.rules.state import Position
from kontor.anno1800.rules.voyages import festival
from kontor.bots.reasons import AdviceReasons
from kontor.engine.errors import Phrase

_FIREWORKS = 100.0
_PAYABLE = 4.0
_AT_ONCE = 3.0
_NEARER = 1.2
_NEEDED = 2.0
_ACTION = 5.0
_ISLAND = 3.0
_TOKEN = 1.0
_GOLD = 0.35
_HOME = 0.3
_CUBE = 0.8
_SHORT_HAND = 3
_LAST_CARDS = 2.0
_LEAST = 0.1
"""Weights of the reasons, roughly in points, for each card, cube or token."""


def explain_move(game: Anno1800, world: Position, move: Move) -> list[Phrase]:
    """Return the reasons for a move in a sampled world, strongest first. There is at least one.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> move = match.game.complete(match.state, match.game.things(match.state)[2])[0]
    >>> explain_move(match.game, match.state, move)
    [Phrase(key='advice-anno1800-workplaces', args={'good': 'bricks'})]
    """
    if move.kind == m.END:
        return [Phrase("advice-anno1800-end", {})]
    after = world.copy()
    if move.kind == m.OPEN:
        # What an island brings besides itself is still unknown.
        after.old_islands[world.active].append(world.old_pile[-1])
    else:
        game.apply(after, move, None)
    return _Anno1800Reasons(game.catalog, world, after, move).collect()


class _Anno1800Reasons(AdviceReasons):
    """Compares the position before and after a move for its seat. Cards drawn count by number only."""

    def __init__(self, t: Catalog, before: Position, after: Position, move: Move) -> None:
        super().__init__()
        self.t = t
        self.before = before
        self.after = after
        self.move = move
        self.seat = before.active
        self.hand = [card for card in before.hands[self.seat] if card in after.hands[self.seat]]
        """The cards held both before and after."""

    def collect(self) -> list[Phrase]:
        kind = self.move.kind
        self._points()
        if kind == m.FESTIVAL or kind == m.RECALL or kind == m.USE:
            self._payable_at_once()
        if kind in (m.BUILD, m.HIRE, m.UPGRADE, m.USE):
            self._payable()
        self._gains()
        if kind == m.BUILD:
            self._built()
        elif kind == m.FESTIVAL:
            self._home()
        elif kind == m.SWAP:
            self._add(_NEARER, "advice-anno1800-swap", count=len(self.move.extra))
        elif kind == m.PLAY:
            self._hand()
        return self.strongest_first() or [self._fallback()]

    def _fallback(self) -> Phrase:
        """Return a reason for a move that changes none of the above."""
        kind = self.move.kind
        if kind == m.BUILD:
            return Phrase("advice-anno1800-built", {})
        if kind == m.RECALL:
            return Phrase("advice-anno1800-ready", {})
        return Phrase("advice-anno1800-useful", {})

    def _points(self) -> None:
        """Add points by source, as if the game ended now."""
        t, seat = self.t, self.seat
        now, then = self._sheets()
        if self.after.fireworks == seat and self.before.fireworks != seat:
            self._add(_FIREWORKS, "advice-anno1800-fireworks", points=t.fireworks)
        cards = sum(then.cards) - sum(now.cards)
        if cards > 0:
            self._add(float(cards), "advice-anno1800-points", points=cards)
        visits = then.expeditions - now.expeditions
        if visits > 0:
            self._add(float(visits), "advice-anno1800-visits", points=visits)
        for index, objective in enumerate(self.before.objectives):
            more = then.objectives[index] - now.objectives[index]
            if more > 0:
                leads = t.objective_data[objective]["kind"] == "majority" and self._leads(objective)
                key = "advice-anno1800-leads" if leads else "advice-anno1800-objective"
                self._add(float(more), key, points=more, objective=t.objectives[objective])

    def _sheets(self) -> tuple[Sheet, Sheet]:
        """Return the scores before and after. Expedition cards just drawn do not count: they are still unknown."""
        t, seat = self.t, self.seat
        seats = range(self.before.players)
        known = holding(t, self.before, seat)
        now = [holding(t, self.before, other) for other in seats]
        then = [holding(t, self.after, other) for other in seats]
        then[seat].animals, then[seat].artifacts = known.animals, known.artifacts
        return score(t, self.before.objectives, now)[seat], score(t, self.before.objectives, then)[seat]

    def _leads(self, objective: int) -> bool:
        counts = majority_counts(
            self.t, objective, [holding(self.t, self.after, seat) for seat in range(self.after.players)]
        )
        return bool(counts) and counts[self.seat] == max(counts)

    def _payable(self) -> None:
        """Add cards that become payable with all cubes at home, or that lack less."""
        now, then = self._lacking(_rested(self.before, self.seat)), self._lacking(_rested(self.after, self.seat))
        count = sum([1 for index, lacks in enumerate(then) if not lacks and now[index]])
        if count:
            self._add(_PAYABLE * count, "advice-anno1800-payable", count=count)
        nearer = sum([1 for index, lacks in enumerate(then) if 0 < lacks < now[index]])
        if nearer:
            self._add(_NEARER * nearer, "advice-anno1800-nearer", count=nearer)

    def _payable_at_once(self) -> None:
        """Add cards that can be paid right after the move, but not before it."""
        now, then = self._lacking(_open(self.before)), self._lacking(_open(self.after))
        count = sum([1 for index, lacks in enumerate(then) if not lacks and now[index]])
        if count:
            self._add(_AT_ONCE * count, "advice-anno1800-at-once", count=count)

    def _lacking(self, s: Position) -> list[int]:
        """Return how many goods, cubes and tokens are missing for each card of the hand."""
        means = Means(self.t, s, self.seat)
        return [sum([lack.number for lack in missing(means, self.t.needs[card])]) for card in self.hand]

    def _gains(self) -> None:
        """Add gains besides points: actions, islands, cards, tokens, gold, cubes."""
        a, b, seat = self.after, self.before, self.seat
        actions = a.actions - b.actions
        if actions > 0:
            self._add(_ACTION * actions, "advice-anno1800-actions", count=actions)
        if len(a.old_islands[seat]) > len(b.old_islands[seat]):
            self._add(_ISLAND, "advice-anno1800-old-world")
        if len(a.new_islands[seat]) > len(b.new_islands[seat]):
            self._add(_ISLAND, "advice-anno1800-new-world")
        expeditions = len(a.expeditions[seat]) - len(b.expeditions[seat])
        if expeditions > 0:
            self._add(_TOKEN * expeditions, "advice-anno1800-expeditions", count=expeditions)
        trade = _trade(a, seat) - _trade(b, seat)
        if trade > 0:
            self._add(_TOKEN * trade, "advice-anno1800-trade", count=trade)
        exploration = _exploration(a, seat) - _exploration(b, seat)
        if exploration > 0:
            self._add(_TOKEN * exploration, "advice-anno1800-exploration", count=exploration)
        gold = a.gold[seat] - b.gold[seat]
        if gold > 0:
            self._add(_GOLD * gold, "advice-anno1800-gold", gold=gold)
        self._people()
        drawn = len(a.hands[seat]) - len(b.hands[seat])
        if drawn > 0:
            self._add(_LEAST, "advice-anno1800-draws", count=drawn)
        elif drawn < 0 and self.move.kind in (m.USE, m.USE_OBJECTIVE):
            self._add(_ACTION, "advice-anno1800-rid", count=-drawn)

    def _people(self) -> None:
        """Add new cubes, and cubes of a better kind."""
        first, last = self.seat * N_CUBES, (self.seat + 1) * N_CUBES
        now, then = self.before.owned[first:last], self.after.owned[first:last]
        more = sum(then) - sum(now)
        if more > 0:
            self._add(_CUBE * more, "advice-anno1800-cubes", count=more, number=sum(then))
            return
        for cube in range(N_CUBES):
            if then[cube] > now[cube]:
                self._add(_CUBE, "advice-anno1800-kind", cube=CUBES[cube], number=then[cube])

    def _built(self) -> None:
        """Add the good that a new industry makes, or the ships that a new shipyard can build."""
        t = self.t
        tile = self.move.what
        if t.family[tile] == INDUSTRY:
            good = t.makes[tile]
            count = sum([1 for card in self.hand if t.needs[card].mask >> good & 1])
            if count and not self._makes(good):
                self._add(_NEEDED * count, "advice-anno1800-asked", count=count, good=t.goods[good])
            elif not self._makes(good):
                self._add(_LEAST, "advice-anno1800-makes", good=t.goods[good])
            else:
                self._add(_LEAST, "advice-anno1800-workplaces", good=t.goods[good])
        elif t.family[tile] == SHIPYARD:
            self._add(_TOKEN, "advice-anno1800-shipyard", level=t.level[tile])

    def _makes(self, good: int) -> bool:
        """Return whether the seat made a good before the move."""
        first = self.seat * N_CUBES
        return any([goods >> good & 1 for goods in self.before.made_by[first : first + N_CUBES]])

    def _home(self) -> None:
        first, last = self.seat * N_CUBES, (self.seat + 1) * N_CUBES
        cubes = sum(self.after.ready[first:last]) - sum(self.before.ready[first:last])
        tokens = self.before.trade_exhausted[self.seat] + self.before.explore_exhausted[self.seat]
        if cubes + tokens:
            self._add(_HOME * (cubes + tokens), "advice-anno1800-home", people=cubes, tokens=tokens)

    def _hand(self) -> None:
        """Add how few cards are left until the fireworks."""
        left = len(self.after.hands[self.seat])
        if 0 < left <= _SHORT_HAND and self.after.fireworks < 0:
            self._add(_LAST_CARDS, "advice-anno1800-left", count=left)


def _trade(s: Position, seat: int) -> int:
    return s.trade[seat] + s.trade_exhausted[seat] + s.trade_card[seat]


def _exploration(s: Position, seat: int) -> int:
    return s.explore[seat] + s.explore_exhausted[seat] + s.explore_card[seat]


def _open(s: Position) -> Position:
    """Return the position as if nothing had been bought in this turn."""
    free = s.copy()
    free.bought = 0
    return free


def _rested(s: Position, seat: int) -> Position:
    """Return the position with all cubes of a seat at home and its tokens on their ships."""
    rested = _open(s)
    rested.active = rested.actor = seat
    rested.actions = 1
    festival(rested, None)
    return rested
