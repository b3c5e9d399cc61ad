"""Plans: one move for a thing, best or as requested, with its price and the alternatives for each good."""

from collections.abc import Callable, Sequence
from typing import Final

from kontor.anno1800.content.catalog import Catalog
from kontor.anno1800.payment.budget import Budget
from kontor.anno1800.payment.completions import swappable
from kontor.anno1800.payment.making import goods_to_make, means_to_make, most_to_make
from kontor.anno1800.payment.required_steps import brings
from kontor.anno1800.present.listing import spot
from kontor.anno1800.present.phrases import describe, step_phrase
from kontor.anno1800.present.plan_units import Units
from kontor.anno1800.present.prices import after_paying_voyage, is_free, left_after, price_of, printed_cost
from kontor.anno1800.present.routes import Route, payment_of, routes
from kontor.anno1800.present.wire_types import PlanPayment, PlanStep
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.cards import MOST_SWAPPED
from kontor.anno1800.rules.costs import cost_of
from kontor.anno1800.rules.effects import free_upgrades
from kontor.anno1800.rules.moves import NOWHERE, STEP_KINDS, Move, Step, place_text, step_text
from kontor.anno1800.rules.places import count_at, places_away
from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.state import EXHAUSTED, HOME, Position
from kontor.engine.errors import Phrase, RuleError
from kontor.engine.events import Event
from kontor.engine.ui_types import Planned, PlanRequest
from kontor.engine.wire_types import Choose, PlanParts, PlanPlace

Apply = Callable[[Position, Move, list[Event] | None], None]
Complete = Callable[[Position, Move], list[Move]]
_VOYAGES: Final = (moves.OPEN, moves.EXPLORE, moves.EXPEDITION)


def make_plan(t: Catalog, s: Position, thing: Move, request: PlanRequest, apply: Apply) -> Planned:
    """Return the requested plan, or the best plan and the error of the request. `apply` makes a move in place.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> planned = make_plan(match.game.catalog, match.state, Move(moves.HIRE, 1), PlanRequest(), match.game.apply)
    >>> planned.parts["line"], planned.parts["payment"]["price"]["cubes"]
    ('hire worker: work 1, work 7', {'farmer': 1, 'artisan': 1})
    """
    try:
        return _plan(t, s, thing, request, apply)
    except RuleError as error:
        planned = _plan(t, s, thing, PlanRequest(), apply)
        planned.parts["line"] = ""
        return planned._replace(error=error)


def _plan(t: Catalog, s: Position, thing: Move, request: PlanRequest, apply: Apply) -> Planned:
    """Return the requested plan. Raise `RuleError` if it is not possible."""
    steps = [moves.parse_step(t, step) for step in request.by]
    if thing.kind == moves.MAKE:
        thing = _with_goods(t, s, thing, request.named, steps)
    choose = _choice_of(t, s, thing)
    if choose is None and request.named:
        raise refused("P1", "nothing-to-name")
    if steps and cost_of(t, thing) is None:
        raise refused("P1", "no-steps")
    budget = Budget()
    possible = routes(t, s, thing, steps, budget)
    if not possible:
        raise _why_not(t, s, thing, steps)
    route = _choose_route(s, thing, possible, request.at, apply)
    move = _complete(thing, route)
    if choose is not None and thing.kind != moves.MAKE:
        move = _with_names(t, thing, choose, request.named)
    complete = choose is None or bool(choose["named"])
    after = _after(s, move, apply) if complete else s
    if thing.kind in _VOYAGES:
        after = after_paying_voyage(t, s, move)
    price = price_of(t, s, move)
    payment: PlanPayment[Phrase] = {
        "units": Units(t, s, thing, route, steps, bool(request.at), budget).build(),
        "steps": _other_steps(t, s, move),
        "cost": printed_cost(t, s, thing),
        "price": price,
        "left": left_after(s, after),
        "from_hand": [t.goods[good] for good in _from_hand(s, after)],
        "at_hand": [t.goods[good] for good in after.at_hand],
    }
    parts: PlanParts[Phrase] = {
        "thing": moves.text(t, thing._replace(extra=())),
        "line": moves.text(t, move) if complete else "",
        "text": describe(t, s, move),
        "places": _places(t, s, thing, possible),
        "at": place_text(route.place) if route.place != NOWHERE else "",
        "choose": choose,
        "payment": payment,
    }
    return Planned(parts, is_free=is_free(price) and not payment["from_hand"])


def _after(s: Position, move: Move, apply: Apply) -> Position:
    """Return the position after a move. Raise `RuleError` if the move is not legal."""
    trial = s.copy()
    apply(trial, move, None)
    return trial


def _complete(thing: Move, route: Route) -> Move:
    steps = route.way.steps if route.way is not None else ()
    return thing._replace(place=route.place, extra=(), steps=(*steps, *route.after))


def _from_hand(s: Position, after: Position) -> list[int]:
    """Return the goods at hand that a move uses up. At the end of the turn they are lost, not used."""
    if after.turns > s.turns:
        return []
    return [good for good in dict.fromkeys(s.at_hand) for _ in range(s.at_hand.count(good) - after.at_hand.count(good))]


def _with_goods(t: Catalog, s: Position, thing: Move, named: Sequence[str], steps: Sequence[Step]) -> Move:
    """Return the thing to make goods with the named goods, and those that the requested steps bring besides."""
    goods = [t.good_at[name] for name in named if name in t.good_at]
    if len(goods) < len(named):
        raise refused("P3", "no-such-good", goods=", ".join(name[:40] for name in named if name not in t.good_at))
    others = goods[:]
    for good in (brings(t, s, step) for step in steps):
        if good in others:
            others.remove(good)
        elif good >= 0:
            goods.append(good)
    return thing._replace(extra=tuple(sorted(goods)))


def moves_naming(t: Catalog, s: Position, thing: Move, named: Sequence[str], complete: Complete) -> list[Move]:
    """Return the moves that make the named goods, best first. Raise `RuleError` if there are none.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> events = match.play("hire farmer: work 1")
    >>> make = match.game.parse_thing("make")
    >>> [match.game.text(move) for move in match.game.presentation.moves_naming(match.state, make, ["grain"])]
    ['make: work 2', 'make: buy grain from 1']
    """
    if thing.kind != moves.MAKE:
        raise refused("P1", "nothing-to-name")
    named_thing = _with_goods(t, s, thing, named, ())
    found = complete(s, named_thing)
    if not found:
        raise _why_not(t, s, named_thing, ())
    return found


def _why_not(t: Catalog, s: Position, thing: Move, steps: Sequence[Step]) -> RuleError:
    payment = payment_of(t, s, thing, steps)
    assert payment is not None
    if thing.kind == moves.MAKE and not steps:
        return refused("P3", "goods-not-together", goods=[t.goods[good] for good in thing.extra])
    return payment.why_not()


def _choose_route(s: Position, thing: Move, possible: list[Route], at: str, apply: Apply) -> Route:
    """Return the route to the requested place, or the best route. Raise `RuleError` if the place is not possible."""
    if not at:
        return possible[0]
    for route in possible:
        if route.place != NOWHERE and place_text(route.place) == at:
            return route
    if possible[0].place == NOWHERE:
        raise refused("P1", "no-place")
    _after(s, _complete(thing, possible[0]._replace(place=moves.parse_place(thing.kind, at))), apply)
    raise refused("P1", "not-together")


def _places(t: Catalog, s: Position, thing: Move, possible: list[Route]) -> list[PlanPlace[Phrase]]:
    places: list[PlanPlace[Phrase]] = []
    for route in possible:
        target = spot(t, s, thing._replace(place=route.place)) if route.place != NOWHERE else None
        if target is not None:
            places.append({"at": place_text(route.place), "text": target.phrase, "loss": target.loss})
    return places


def _choice_of(t: Catalog, s: Position, thing: Move) -> Choose | None:
    """Return the cards or places that a move for a thing must name, with none of them chosen, or None if none."""
    kind, what, seat = thing.kind, thing.what, s.active
    effect = t.effects[what] if kind == moves.USE else t.objective_gain[what] if kind == moves.USE_OBJECTIVE else None
    items: list[str] = []
    most, origin = 0, "hand"
    if kind == moves.MAKE:
        return _goods_to_choose(t, s, thing)
    if kind == moves.SWAP:
        items, most = [t.cards[card] for card in swappable(t, s)], MOST_SWAPPED
    elif effect is not None and effect.returns:
        items, most = [t.cards[card] for card in s.hands[seat]], effect.returns
    elif effect is not None and effect.upgrades:
        cube = effect.upgrade_from
        most, origin = min(free_upgrades(t, s, what), s.supply[cube + 1]), "places"
        for place in [HOME, *places_away(s, seat, cube)]:
            items += [place_text(place)] * count_at(s, seat, cube, place)
    if not most:
        return None
    return {"from": origin, "fewest": 1, "most": min(most, len(items)), "items": items, "named": []}


def _goods_to_choose(t: Catalog, s: Position, thing: Move) -> Choose:
    """Return the goods that can be made, each as often as it can be made by itself."""
    means = means_to_make(t, s)
    items = [t.goods[good] for good in goods_to_make(means) for _ in range(most_to_make(means, good))]
    named = [t.goods[good] for good in thing.extra]
    return {"from": "goods", "fewest": 1, "most": len(items), "items": items, "named": named}


def _with_names(t: Catalog, thing: Move, choose: Choose, named: Sequence[str]) -> Move:
    """Return the thing with the named cards or places. Raise `RuleError` if they cannot be parsed."""
    if not named:
        return thing
    link = "at " if choose["from"] == "places" else ""
    move = moves.parse(t, f"{moves.text(t, thing)} {link}{' '.join(named)}")
    choose["named"] = list(named)
    return move


def _other_steps(t: Catalog, s: Position, move: Move) -> list[PlanStep[Phrase]]:
    return [
        {
            "step": step_text(t, step),
            "kind": STEP_KINDS[step[0]],
            "cell": _cell_of(step),
            "text": step_phrase(t, s, step),
        }
        for step in move.steps
        if step[0] > moves.FREE
    ]


def _cell_of(step: Step) -> int:
    """Return the cell from which a step takes a cube or a tile, or 0 if there is none."""
    if step[0] == moves.RETURN:
        return step[1]
    return step[2] if step[0] == moves.RECALL_STEP and HOME < step[2] < EXHAUSTED else 0
