"""Prospects: what a seat lacks for each thing that it may want."""

from collections.abc import Callable

from kontor.anno1503.content.catalog import Catalog, Cost
from kontor.anno1503.present.wire_types import LackFact, Prospect, Prospects
from kontor.anno1503.rules import moves
from kontor.anno1503.rules.market import buy_price
from kontor.anno1503.rules.state import ACT, OVER, Position
from kontor.anno1503.rules.turn import hand
from kontor.engine.errors import Phrase, RuleError

Refusal = Callable[[Position, int], RuleError | None]
"""The refusal of a move in a position, or None if the move is legal."""


def prospects(t: Catalog, s: Position, seat: int, refusal: Refusal) -> Prospects[Phrase]:
    """Return what a seat lacks for each thing that it may want. In another's turn, as if its own had just begun.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> things = prospects(match.game.catalog, match.state, 0, match.game.refusal)["things"]
    >>> [lack["name"] for lack in things["ship"]["lacks"]], things["sell wood 1"]
    (['cloth', 'tools'], {'lacks': [], 'why': None})
    """
    turn = _own_turn(s, seat)
    return {"things": {moves.text(t, move): _prospect(t, turn, move, refusal) for move in wanted(t, turn)}}


def _own_turn(s: Position, seat: int) -> Position:
    """Return the position with this seat to act. In another's turn, with the state of a turn reset."""
    turn = s.copy()
    turn.actor = seat
    if turn.phase != OVER:
        turn.phase = ACT
    if s.active != seat:
        turn.active = seat
        turn.sailed = turn.buys = turn.claimed = turn.sold = 0
        turn.used = [0] * len(turn.used)
    return turn


def wanted(t: Catalog, s: Position) -> list[int]:
    """Return what the active player may want: ships, pioneers, developments, and goods to buy, sell and draw.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> [moves.text(match.game.catalog, move) for move in wanted(match.game.catalog, match.state)][:4]
    ['ship', 'pioneer', 'develop 1', 'develop 2']
    """
    seat, number = s.active, s.inhabitants(s.active)
    wanted_moves = [moves.SHIP]
    if number + 1 < t.building_from:
        wanted_moves.append(moves.PIONEER)
    else:
        in_play = t.display(s.players)
        wanted_moves += [moves.make(moves.PIONEER, index + 1) for index, copies in enumerate(in_play) if copies]
    wanted_moves += [moves.make(moves.DEVELOP, space) for space in range(1, number + 1)]
    wanted_moves += [moves.make(moves.BUY, good) for good in range(t.n_goods)]
    for space in range(1, number + 1):
        kind = s.folk[seat * s.n_spaces + space - 1]
        wanted_moves += [moves.make(moves.SELL, good * moves.PAIR + space) for good in t.sells[kind]]
    return wanted_moves + [moves.make(moves.CLAIM, other) for other in range(s.players) if other != seat]


def _prospect(t: Catalog, s: Position, move: int, refusal: Refusal) -> Prospect[Phrase]:
    """Return what is missing for a move, even if it is refused for another reason: a later turn may allow it."""
    error = refusal(s, move)
    if error is None:
        return {"lacks": [], "why": None}
    counts = hand(s, s.active)
    lacks: list[LackFact] = [
        {"what": "good", "name": t.goods[good], "number": count - counts[good]}
        for good, count in _cost(t, s, move)
        if counts[good] < count
    ]
    return {"lacks": lacks + _gold(t, s, error), "why": error.phrase}


def _cost(t: Catalog, s: Position, move: int) -> Cost:
    """Return the cost of a move in goods."""
    kind, arg = move & moves.KIND_MASK, move >> moves.KIND_BITS
    if kind == moves.SHIP:
        return t.ship_cost
    if kind == moves.PIONEER:
        return t.pioneer_cost
    folk = s.folk[s.active * s.n_spaces + arg - 1] if kind == moves.DEVELOP else 0
    return t.develop_cost[folk] if folk < len(t.develop_cost) else []


def _gold(t: Catalog, s: Position, error: RuleError) -> list[LackFact]:
    """Return the missing gold, if that is why the move is refused."""
    price = {
        "anno1503-why-buy-gold": buy_price(t, s, s.active),
        "anno1503-why-claim-gold": t.effects(s.built[s.active]).claim_price,
    }.get(error.phrase.key, 0)
    short = price - s.gold[s.active]
    return [{"what": "gold", "name": "", "number": short}] if price and short > 0 else []
