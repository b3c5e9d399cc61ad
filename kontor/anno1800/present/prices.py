"""Prices: what a move takes and what is left afterwards. Neither reveals anything hidden."""

from kontor.anno1800.content.catalog import CUBES, N_CUBES, Catalog, Cost
from kontor.anno1800.payment.sources import BY_CARD, BY_WORK, Source
from kontor.anno1800.present.printed import cost_data, no_cost
from kontor.anno1800.present.wire_types import Price, PrintedCost, Remainder
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.costs import cost_of
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.newcomers import card_gold
from kontor.anno1800.rules.pay import pay
from kontor.anno1800.rules.state import Position
from kontor.anno1800.rules.tokens import exploration_left, spend_exploration, trade_left
from kontor.engine.events import Event


def is_free(price: Price) -> bool:
    """Whether a price takes nothing.

    >>> is_free(_no_price())
    True
    """
    return not (price["trade"] or price["exploration"] or price["gold"] or any(price["cubes"].values()))


def option_price(source: Source) -> Price:
    """Return what one good from a source takes by itself.

    >>> option_price((BY_WORK, 0, 12))["cubes"]
    {'farmer': 1}
    """
    price = _no_price()
    kind, what, _ = source
    if kind == BY_WORK:
        price["cubes"][CUBES[what]] = 1
    elif kind != BY_CARD:
        price["trade"] = what
    return price


def price_of(t: Catalog, s: Position, move: Move) -> Price:
    """Return what a legal move takes in total: cubes put to work or exhausted, tokens and gold spent.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> price_of(match.game.catalog, match.state, match.game.parse("hire farmer: buy planks from 1"))["trade"]
    1
    """
    cost = cost_of(t, move)
    if cost is not None:
        price = _paid_by_steps(t, s, move, cost)
        if move.kind == moves.HIRE:
            price["gold"] += card_gold(t, s, move.what)
        return price
    price = _no_price()
    if move.kind == moves.USE_OBJECTIVE:
        _add_cost(price, t.objective_cost[move.what])
    elif move.kind == moves.RECALL:
        price["gold"] = t.recall_price[move.what]
    else:
        price["exploration"] = _voyage_tokens(t, s, move.kind)
    return price


def printed_cost(t: Catalog, s: Position, thing: Move) -> PrintedCost:
    """Return the printed cost of a thing.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> printed_cost(match.game.catalog, match.state, Move(moves.HIRE, 1))["goods"]
    ['planks', 'bricks']
    """
    cost = cost_of(t, thing)
    if cost is None and thing.kind == moves.USE_OBJECTIVE:
        cost = t.objective_cost[thing.what]
    if cost is not None:
        return cost_data(t, cost)
    gold = t.recall_price[thing.what] if thing.kind == moves.RECALL else 0
    return {**no_cost(), "exploration": _voyage_tokens(t, s, thing.kind), "gold": gold}


def _voyage_tokens(t: Catalog, s: Position, kind: int) -> int:
    """Return the exploration tokens for islands or expedition cards, or 0 for anything else."""
    if kind == moves.OPEN:
        return t.old_cost[len(s.old_islands[s.active])]
    if kind == moves.EXPLORE:
        return t.new_cost[len(s.new_islands[s.active])]
    return t.expedition_cost if kind == moves.EXPEDITION else 0


def _add_cost(price: Price, cost: Cost) -> None:
    for cube in range(N_CUBES):
        if cost.cubes[cube]:
            price["cubes"][CUBES[cube]] = price["cubes"].get(CUBES[cube], 0) + cost.cubes[cube]
    price["trade"] += cost.trade
    price["exploration"] += cost.exploration
    price["gold"] += cost.gold


def _paid_by_steps(t: Catalog, s: Position, move: Move, cost: Cost) -> Price:
    """Return what the steps take, read from the events of the payment."""
    trial = s.copy()
    trial.returned = 0
    log: list[Event] = []
    pay(t, trial, cost, move.steps, log, building=move.kind == moves.BUILD)
    price = _no_price()
    for event in log:
        args = event.args
        if event.kind == "worked":
            cube = str(args["cube"])
            price["cubes"][cube] = price["cubes"].get(cube, 0) + 1
        elif event.kind == "bought":
            price["trade"] += _number(args["tokens"])
        elif event.kind == "imported":
            price["trade"] += t.import_price
        elif event.kind == "recalled":
            price["gold"] += _number(args["gold"])
        elif event.kind == "converted":
            price["trade"] -= _number(args["number"])
            price["exploration"] += _number(args["tokens"])
    _add_cost(price, cost)
    return price


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def left_after(s: Position, after: Position) -> Remainder:
    """Return what the active player of `s` has ready in the position `after`."""
    seat = s.active
    return {
        "ready": dict(zip(CUBES, after.ready[seat * N_CUBES : (seat + 1) * N_CUBES], strict=True)),
        "trade": trade_left(after, seat),
        "exploration": exploration_left(after, seat),
        "gold": after.gold[seat],
    }


def after_paying_voyage(t: Catalog, s: Position, move: Move) -> Position:
    """Return the position after paying for a voyage, without what it brings: that is still hidden."""
    trial = s.copy()
    spend_exploration(trial, s.active, _voyage_tokens(t, s, move.kind))
    return trial


def _no_price() -> Price:
    return {"cubes": {}, "trade": 0, "exploration": 0, "gold": 0}
