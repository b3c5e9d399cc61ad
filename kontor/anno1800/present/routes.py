"""Routes: each place where a thing can be done, with a payment that includes the required steps."""

from collections.abc import Sequence
from typing import NamedTuple

from kontor.anno1800.content.catalog import Catalog, Cost
from kontor.anno1800.payment.assignment import every_source, source_step
from kontor.anno1800.payment.budget import Budget
from kontor.anno1800.payment.completions import complete_one
from kontor.anno1800.payment.conditions import conditions_of
from kontor.anno1800.payment.making import means_to_make
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.required_steps import ItemizedWay, Payment
from kontor.anno1800.payment.returns import after_return, below_helps, cells_for, own_tiles, ways_with_return
from kontor.anno1800.payment.sources import BY_WORK, Source
from kontor.anno1800.payment.ways import first_way
from kontor.anno1800.present.listing import REBUILD_LOSS, spot
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.costs import cost_of
from kontor.anno1800.rules.moves import NOWHERE, Move, Step
from kontor.anno1800.rules.newcomers import card_gold
from kontor.anno1800.rules.pay import pay
from kontor.anno1800.rules.places import places_away
from kontor.anno1800.rules.state import EXHAUSTED, HOME, Position
from kontor.engine.events import Event
from kontor.engine.rng import Rng


class EnumeratedPayment:
    """Payments that return a tile midway: an explicit list of ways that include the required steps.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.catalog
    >>> EnumeratedPayment(t, match.state, t.hire_cost[0], [((moves.WORK, 1, 0, 0),)], []).best().brings
    [(0, 1, 0, 0)]
    """

    def __init__(
        self, t: Catalog, s: Position, cost: Cost, ways: list[tuple[Step, ...]], required: Sequence[Step]
    ) -> None:
        means = Means(t, s, s.active)
        self.goods = sorted(means.after_hand(cost).goods)
        self._ways = [
            ItemizedWay(steps, steps_by_good(t, s, cost, steps))
            for steps in sorted(ways, key=len)
            if all(steps.count(step) >= list(required).count(step) for step in required)
        ]
        self.sources: list[list[Source]] = []
        for index, good in enumerate(self.goods):
            sources = every_source(means, good)
            steps = [source_step(good, source) for source in sources]
            below = dict.fromkeys(way.brings[index] for way in self._ways)
            # A building below a tile works only after that tile was returned.
            sources += [_source_below(t, s, step) for step in below if step not in steps]
            self.sources.append(sources)

    def best(self) -> ItemizedWay | None:
        """Return the shortest way, or None if no way includes the required steps."""
        return self._ways[0] if self._ways else None


def _source_below(t: Catalog, s: Position, step: Step) -> Source:
    printed = s.printed[s.active * len(t.home_print) + step[1]] - 1
    return (BY_WORK, t.works[printed], step[1])


def steps_by_good(t: Catalog, s: Position, cost: Cost, steps: tuple[Step, ...]) -> list[Step]:
    """Return the step that brings each good of a cost, in ascending order of goods."""
    trial = s.copy()
    trial.returned = 0
    log: list[Event] = []
    pay(t, trial, cost, steps, log, building=True)
    goods = [t.good_at[str(event.args["good"])] for event in log if "good" in event.args]
    bringing = [step for step in steps if step[0] <= moves.FREE]
    return [step for _, step in sorted(zip(goods, bringing, strict=True), key=lambda pair: pair[0])]


class Route(NamedTuple):
    """A place for a thing, the payment if it takes steps, and the steps after the payment."""

    place: int
    payment: Payment | EnumeratedPayment | None = None
    way: ItemizedWay | None = None
    after: tuple[Step, ...] = ()


def routes(t: Catalog, s: Position, thing: Move, required: Sequence[Step], budget: Budget | None = None) -> list[Route]:
    """Return a route for each place, best first, or none if no payment within the budget includes the required steps.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> [route.place for route in routes(match.game.catalog, match.state, Move(moves.BUILD, 0), [])][:3]
    [12, 13, 14]
    """
    budget = budget if budget is not None else Budget()
    options = _routes_with(t, s, thing, required, budget)
    if not options:
        upgrades = _upgrades_that_help(t, s, thing)
        if upgrades:
            options = _routes_with(t, s, thing, [*upgrades, *required], budget)
    if not options and not required:
        options = _any_route(t, s, thing, budget)

    def rank(route: Route) -> tuple[bool, int, int, int]:
        """Returning a tile is better than building a tile over its own kind."""
        loss = _loss(t, s, thing, route.place)
        return loss >= REBUILD_LOSS, _count_returns(route), loss, route.place

    return sorted(options, key=rank)


def _upgrades_that_help(t: Catalog, s: Position, thing: Move) -> list[Step]:
    """Return the free upgrades of the first way to pay for a thing, if it cannot be paid without them."""
    cost = cost_of(t, thing)
    if cost is None:
        return []
    means = means_to_make(t, s) if thing.kind == moves.MAKE else Means(t, s, s.active)
    gold = card_gold(t, s, thing.what) if thing.kind == moves.HIRE else 0
    steps = first_way(means, cost, gold, conditions_of(thing)) if means.upgrades else None
    return [step for step in steps or () if step[0] == moves.USE_STEP]


def _routes_with(t: Catalog, s: Position, thing: Move, required: Sequence[Step], budget: Budget) -> list[Route]:
    """Return a route for each place with a payment that includes the required steps."""
    if thing.kind == moves.BUILD:
        options = _BuildRoutes(t, s, thing, required, budget).routes()
    elif thing.kind == moves.UPGRADE:
        options = _upgrades(t, s, thing, required, budget)
    elif thing.kind == moves.RECALL:
        options = [Route(place) for place in places_away(s, s.active, thing.what)]
    else:
        payment = payment_of(t, s, thing, required, budget)
        if payment is None:
            return [Route(NOWHERE)]
        best = payment.best() if payment.means.meets(conditions_of(thing)) else None
        options = [] if best is None else [Route(NOWHERE, payment, best)]
    return options


def _any_route(t: Catalog, s: Position, thing: Move, budget: Budget) -> list[Route]:
    """Return any route for a thing that is possible but exceeds the budget. Some goods cannot be made together."""
    cost = cost_of(t, thing)
    assert cost is not None
    if thing.kind == moves.MAKE:
        steps = first_way(means_to_make(t, s), cost)
        if steps is None:
            return []
        move = thing._replace(steps=steps)
    else:
        move = complete_one(t, s, thing, Rng(0))
    payment = payment_of(t, s, thing, [], budget)
    return [Route(move.place, payment, ItemizedWay(move.steps, steps_by_good(t, s, cost, move.steps)))]


def payment_of(
    t: Catalog, s: Position, thing: Move, required: Sequence[Step], budget: Budget | None = None
) -> Payment | None:
    """Return the payment of a thing with the required steps, or None if the thing takes no steps."""
    cost = cost_of(t, thing)
    if cost is None:
        return None
    gold = card_gold(t, s, thing.what) if thing.kind == moves.HIRE else 0
    cube = thing.what if thing.kind == moves.UPGRADE else -1
    building, making = thing.kind == moves.BUILD, thing.kind == moves.MAKE
    return Payment(t, s, cost, required, gold, cube, building, budget, making)


def _count_returns(route: Route) -> int:
    steps = (*(route.way.steps if route.way is not None else ()), *route.after)
    return sum(1 for step in steps if step[0] == moves.RETURN)


def _loss(t: Catalog, s: Position, thing: Move, place: int) -> int:
    target = spot(t, s, thing._replace(place=place))
    return target.loss if target is not None else 0


def upgrade_places(s: Position, payment: Payment) -> list[int]:
    """Return the places where a cube of the kind to upgrade might be after the payment."""
    places = {HOME, EXHAUSTED, *places_away(s, s.active, payment.cube)}
    for sources in payment.sources:
        places |= {cell for kind, cube, cell in sources if kind == BY_WORK and cube == payment.cube}
    return sorted(places)


def _upgrades(t: Catalog, s: Position, thing: Move, required: Sequence[Step], budget: Budget) -> list[Route]:
    """Return a route for each place where a cube of the kind can be after a payment."""
    payment = payment_of(t, s, thing, required, budget)
    assert payment is not None
    if not payment.means.meets(conditions_of(thing)):
        return []
    best_ways = [(place, payment.best(place)) for place in upgrade_places(s, payment)]
    return [Route(place, payment, best) for place, best in best_ways if best is not None]


class _BuildRoutes:
    """Routes for building a tile. Another tile is returned only if a cell or the payment needs it."""

    def __init__(self, t: Catalog, s: Position, thing: Move, required: Sequence[Step], budget: Budget) -> None:
        self.t = t
        self.s = s
        self.thing = thing
        self.cost = t.tile_cost[thing.what]
        self.required = required
        self.budget = budget

    def routes(self) -> list[Route]:
        t, s, thing = self.t, self.s, self.thing
        payment = self._payment(self.required)
        if any(step[0] == moves.RETURN for step in self.required):
            return self._with_required_return(payment)
        best = payment.best()
        options: list[Route] = []
        if best is not None:
            options = [Route(cell, payment, best) for cell in cells_for(t, s, thing.what)]
        # A tile is returned to pay only if there is no other way, unless the player requires it.
        payable = best is not None or payment.means.payable(payment.cost)
        for back in own_tiles(s, s.active) if s.may_return else []:
            reached = [route.place for route in options]
            cells = [cell for cell in cells_for(t, after_return(t, s, back), thing.what) if cell not in reached]
            if cells and best is not None:
                step: Step = (moves.RETURN, back, 0, 0)
                options += [Route(cell, payment, best, (step,)) for cell in cells]
            elif cells and not payable:
                options += self._paid_with_return(back, cells)
        return options

    def _payment(self, required: Sequence[Step]) -> Payment:
        payment = payment_of(self.t, self.s, self.thing, required, self.budget)
        assert payment is not None
        return payment

    def _enumerate(self, back: int) -> EnumeratedPayment:
        ways = self.budget.with_return.get(back)
        if ways is None:
            ways = ways_with_return(self.t, self.s, self.cost, back, budget=self.budget)
            self.budget.with_return[back] = ways
        return EnumeratedPayment(self.t, self.s, self.cost, ways, self.required)

    def _with_required_return(self, payment: Payment) -> list[Route]:
        """Return the required tile first if possible, else last, else in the middle of the payment."""
        t, s, tile = self.t, self.s, self.thing.what
        best = payment.best()
        if best is not None:
            return [Route(cell, payment, best) for cell in cells_for(t, payment.s, tile)]
        returned = [step for step in self.required if step[0] == moves.RETURN]
        back = returned[0]
        if len(returned) > 1 or not s.may_return or back[1] not in own_tiles(s, s.active):
            return []
        cells = cells_for(t, after_return(t, s, back[1]), tile)
        before = self._payment([step for step in self.required if step != back])
        best = before.best()
        if best is not None:
            return [Route(cell, before, best, (back,)) for cell in cells]
        midway = self._enumerate(back[1])
        best = midway.best()
        return [Route(cell, midway, best) for cell in cells] if best is not None else []

    def _paid_with_return(self, back: int, cells: list[int]) -> list[Route]:
        """Pay with what lies below a tile: return the tile first or, if that fails, in the middle of the payment."""
        if not below_helps(self.t, self.s, self.cost, back):
            return []
        payment: Payment | EnumeratedPayment = self._payment([(moves.RETURN, back, 0, 0), *self.required])
        best = payment.best()
        if best is None:
            payment = self._enumerate(back)
            best = payment.best()
        return [Route(cell, payment, best) for cell in cells] if best is not None else []
