"""Where a thing can go and how it is paid there, as far as possible as wished for: the choices behind a plan."""

from collections.abc import Sequence
from typing import NamedTuple

from kontor.anno1800.content.catalog import Catalog, Cost
from kontor.anno1800.payment.assignment import every_source, source_step
from kontor.anno1800.payment.budget import Budget
from kontor.anno1800.payment.completions import complete_one
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.returns import after_return, below_helps, cells_for, own_tiles, ways_with_return
from kontor.anno1800.payment.sources import BY_WORK, Source
from kontor.anno1800.payment.wished import Payment, WishedWay
from kontor.anno1800.present.listing import ITSELF, spot
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.costs import cost_of
from kontor.anno1800.rules.moves import NOWHERE, Move, Step
from kontor.anno1800.rules.newcomers import card_gold
from kontor.anno1800.rules.pay import pay
from kontor.anno1800.rules.places import places_away
from kontor.anno1800.rules.state import EXHAUSTED, HOME, Position
from kontor.engine.events import Event
from kontor.engine.rng import Rng


class Listed:
    """A cost that is paid partly before and partly after a tile is put back: the ways to do so, one by one.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.catalog
    >>> Listed(t, match.state, t.hire_cost[0], [((moves.WORK, 1, 0, 0),)], []).best().brings
    [(0, 1, 0, 0)]
    """

    def __init__(
        self, t: Catalog, s: Position, cost: Cost, ways: list[tuple[Step, ...]], wished: Sequence[Step]
    ) -> None:
        self.goods = sorted(cost.goods)
        self._ways = [
            WishedWay(steps, brought(t, s, cost, steps))
            for steps in sorted(ways, key=len)
            if all(steps.count(step) >= list(wished).count(step) for step in wished)
        ]
        means = Means(t, s, s.active)
        self.sources: list[list[Source]] = []
        for index, good in enumerate(self.goods):
            known = every_source(means, good)
            steps_known = [source_step(good, source) for source in known]
            below = dict.fromkeys(way.brings[index] for way in self._ways)
            # What lies below a tile works only once that is put back.
            known += [_below(t, s, step) for step in below if step not in steps_known]
            self.sources.append(known)

    def best(self) -> WishedWay | None:
        """The shortest way; None if there is none with all that was wished for."""
        return self._ways[0] if self._ways else None


def _below(t: Catalog, s: Position, step: Step) -> Source:
    printed = s.printed[s.active * len(t.home_print) + step[1]] - 1
    return (BY_WORK, t.works[printed], step[1])


def brought(t: Catalog, s: Position, cost: Cost, steps: tuple[Step, ...]) -> list[Step]:
    """For each good of a cost, in ascending order, the step that brings it."""
    twin = s.copy()
    twin.returned = 0
    log: list[Event] = []
    pay(t, twin, cost, steps, log, building=True)
    goods = [t.good_at[str(event.args["good"])] for event in log if "good" in event.args]
    bringing = [step for step in steps if step[0] <= moves.FREE]
    return [step for _, step in sorted(zip(goods, bringing, strict=True), key=lambda pair: pair[0])]


class Route(NamedTuple):
    """A place for a thing, how it is paid if it is, and what goes after the payment."""

    place: int
    payment: Payment | Listed | None = None
    found: WishedWay | None = None
    after: tuple[Step, ...] = ()


def routes(t: Catalog, s: Position, thing: Move, wished: Sequence[Step], budget: Budget | None = None) -> list[Route]:
    """Every place for a thing, best first; nothing if it cannot be done by these steps, as far as the budget shows.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> [route.place for route in routes(match.game.catalog, match.state, Move(moves.BUILD, 0), [])][:3]
    [12, 13, 14]
    """
    budget = budget if budget is not None else Budget()
    if thing.kind == moves.BUILD:
        found = _Builds(t, s, thing, wished, budget).routes()
    elif thing.kind == moves.UPGRADE:
        found = _upgrades(t, s, thing, wished, budget)
    elif thing.kind == moves.RECALL:
        found = [Route(place) for place in places_away(s, s.active, thing.what)]
    else:
        payment = payment_of(t, s, thing, wished, budget)
        if payment is None:
            return [Route(NOWHERE)]
        best = payment.best()
        found = [] if best is None else [Route(NOWHERE, payment, best)]
    if not found and not wished:
        found = [_any_route(t, s, thing, budget)]

    def worth(route: Route) -> tuple[bool, int, int, int]:
        """Even a tile that goes back is better than one that is built over itself."""
        loss = _loss(t, s, thing, route.place)
        return loss >= ITSELF, _returns(route), loss, route.place

    return sorted(found, key=worth)


def _any_route(t: Catalog, s: Position, thing: Move, budget: Budget) -> Route:
    """The first way that comes up for what can be done but takes too long to find out all about."""
    move, cost = complete_one(t, s, thing, Rng(0)), cost_of(t, thing)
    assert cost is not None
    payment = payment_of(t, s, thing, [], budget)
    return Route(move.place, payment, WishedWay(move.steps, brought(t, s, cost, move.steps)))


def payment_of(
    t: Catalog, s: Position, thing: Move, wished: Sequence[Step], budget: Budget | None = None
) -> Payment | None:
    """How a thing is paid by steps, these among them; None if it takes no steps."""
    cost = cost_of(t, thing)
    if cost is None:
        return None
    gold = card_gold(t, s, thing.what) if thing.kind == moves.HIRE else 0
    cube = thing.what if thing.kind == moves.UPGRADE else -1
    return Payment(t, s, cost, wished, gold, cube, thing.kind == moves.BUILD, budget)


def _returns(route: Route) -> int:
    steps = (*(route.found.steps if route.found is not None else ()), *route.after)
    return sum(1 for step in steps if step[0] == moves.PUT_BACK)


def _loss(t: Catalog, s: Position, thing: Move, place: int) -> int:
    there = spot(t, s, thing._replace(place=place))
    return there.loss if there is not None else 0


def upgrade_places(s: Position, payment: Payment) -> list[int]:
    """Where a cube of the kind to be upgraded might be after the payment."""
    places = {HOME, EXHAUSTED, *places_away(s, s.active, payment.cube)}
    for sources in payment.sources:
        places |= {cell for kind, cube, cell in sources if kind == BY_WORK and cube == payment.cube}
    return sorted(places)


def _upgrades(t: Catalog, s: Position, thing: Move, wished: Sequence[Step], budget: Budget) -> list[Route]:
    """Every place where a cube of the kind can be after a payment."""
    payment = payment_of(t, s, thing, wished, budget)
    assert payment is not None
    best_ways = [(place, payment.best(place)) for place in upgrade_places(s, payment)]
    return [Route(place, payment, best) for place, best in best_ways if best is not None]


class _Builds:
    """Every cell for a tile; another is put back only where a cell cannot be had or a cost not be paid otherwise."""

    def __init__(self, t: Catalog, s: Position, thing: Move, wished: Sequence[Step], budget: Budget) -> None:
        self.t = t
        self.s = s
        self.thing = thing
        self.cost = t.tile_cost[thing.what]
        self.wished = wished
        self.budget = budget

    def routes(self) -> list[Route]:
        t, s, thing = self.t, self.s, self.thing
        payment = self._payment(self.wished)
        if any(step[0] == moves.PUT_BACK for step in self.wished):
            return self._with_wished_return(payment)
        best = payment.best()
        found: list[Route] = []
        if best is not None:
            found = [Route(cell, payment, best) for cell in cells_for(t, s, thing.what)]
        # Nobody's tile is put back to pay for what could be paid otherwise, unless they say so.
        payable = best is not None or payment.means.payable(payment.cost)
        for back in own_tiles(s, s.active) if s.may_return else []:
            reached = [route.place for route in found]
            cells = [cell for cell in cells_for(t, after_return(t, s, back), thing.what) if cell not in reached]
            if cells and best is not None:
                step: Step = (moves.PUT_BACK, back, 0, 0)
                found += [Route(cell, payment, best, (step,)) for cell in cells]
            elif cells and not payable:
                found += self._paid_with_return(back, cells)
        return found

    def _payment(self, wished: Sequence[Step]) -> Payment:
        payment = payment_of(self.t, self.s, self.thing, wished, self.budget)
        assert payment is not None
        return payment

    def _listed(self, back: int) -> Listed:
        listed = self.budget.with_return.get(back)
        if listed is None:
            listed = ways_with_return(self.t, self.s, self.cost, back, budget=self.budget)
            self.budget.with_return[back] = listed
        return Listed(self.t, self.s, self.cost, listed, self.wished)

    def _with_wished_return(self, payment: Payment) -> list[Route]:
        """A tile that somebody insists on goes back first if that does, else last, else amid the payment."""
        t, s, tile = self.t, self.s, self.thing.what
        best = payment.best()
        if best is not None:
            return [Route(cell, payment, best) for cell in cells_for(t, payment.s, tile)]
        returned = [step for step in self.wished if step[0] == moves.PUT_BACK]
        back = returned[0]
        if len(returned) > 1 or not s.may_return or back[1] not in own_tiles(s, s.active):
            return []
        cells = cells_for(t, after_return(t, s, back[1]), tile)
        before = self._payment([step for step in self.wished if step != back])
        best = before.best()
        if best is not None:
            return [Route(cell, before, best, (back,)) for cell in cells]
        listed = self._listed(back[1])
        best = listed.best()
        return [Route(cell, listed, best) for cell in cells] if best is not None else []

    def _paid_with_return(self, back: int, cells: list[int]) -> list[Route]:
        """What lies below a tile pays: that goes back at once or, if that does not do, after some of the payment."""
        if not below_helps(self.t, self.s, self.cost, back):
            return []
        payment: Payment | Listed = self._payment([(moves.PUT_BACK, back, 0, 0), *self.wished])
        best = payment.best()
        if best is None:
            payment = self._listed(back)
            best = payment.best()
        return [Route(cell, payment, best) for cell in cells] if best is not None else []
