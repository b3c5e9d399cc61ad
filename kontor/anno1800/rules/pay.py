"""Paying and making goods: steps bring goods, a cost uses them up and exhausts cubes and tokens (P1 to P4, P7, P8)."""

from bisect import insort
from typing import Final

from kontor.anno1800.content.catalog import CELLS, CUBES, INDUSTRY, N_CUBES, Catalog, Cost
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.effects import take_free, use_upgrades
from kontor.anno1800.rules.ground import open_tile, return_tile
from kontor.anno1800.rules.moves import Step
from kontor.anno1800.rules.objectives import convert
from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.shift import recall
from kontor.anno1800.rules.state import CREW_ONE, CREW_SIZE, Position
from kontor.anno1800.rules.tokens import spend_exploration, spend_trade
from kontor.anno1800.rules.trade import buy
from kontor.engine.events import Event

NO_COST: Final = Cost([], [0] * N_CUBES, 0, 0, 0)


def make(t: Catalog, s: Position, steps: tuple[Step, ...], log: list[Event] | None) -> None:
    """Make goods ahead by steps (P3). They are at hand until the turn ends."""
    before = s.at_hand[:]
    pay(t, s, NO_COST, steps, log)
    if len(s.at_hand) == len(before):
        raise refused("P3", "nothing-made")
    if log is not None:
        made = s.at_hand[:]
        for good in before:
            made.remove(good)
        log.append(Event("made_goods", {"seat": s.active, "goods": [t.goods[good] for good in made]}))


def pay(
    t: Catalog, s: Position, cost: Cost, steps: tuple[Step, ...], log: list[Event] | None, building: bool = False
) -> None:
    """Pay a cost by goods at hand and by steps, in order. Raise `RuleError` if that is not possible.

    Any legal sequence is accepted, even a wasteful one. Goods that the cost does not ask for are at hand afterwards.
    Under version 1 the steps must bring exactly the goods of the cost.
    """
    lacking = cost.goods[:]
    credit = 0
    for op, a, b, c in steps:
        good = -1
        tokens = 0
        if op == moves.WORK:
            good = _work(t, s, a, log)
        elif op == moves.BUY:
            good = a
            tokens = buy(t, s, a, b, c, log)
        elif op == moves.IMPORT:
            good = a
            tokens = _import(t, s, a, log)
        elif op == moves.FREE:
            good = a
            if t.version.goods_last and not _may_take_free(cost, steps, a):
                raise refused("K5", "free-good-not-asked", good=t.goods[a])
            take_free(t, s, a, b, log)
        elif op == moves.RECALL_STEP:
            recall(t, s, a, b, log)
        elif op == moves.RETURN:
            return_tile(t, s, a, building, log)
        elif op == moves.USE_STEP:
            use_upgrades(t, s, a, moves.unpack_places(b), log)
        else:
            credit += convert(s, a, log)
        if good >= 0:
            if good in lacking:
                lacking.remove(good)
            elif t.version.goods_last:
                insort(s.at_hand, good)
            else:
                raise refused("P3", "not-needed", good=t.goods[good])
        credit = _spend(s, tokens, credit)
    if lacking:
        _take_at_hand(t, s, lacking, log)
    if not cost.plain:
        _exhaust_cubes(s, cost)
        credit = _spend(s, cost.trade, credit)
        if cost.exploration:
            spend_exploration(s, s.active, cost.exploration)
    if credit:
        raise refused("J1", "tokens-left-over", number=credit)


def _may_take_free(cost: Cost, steps: tuple[Step, ...], good: int) -> bool:
    """Whether a cost asks for all units of a good that come from cards: such a good is never kept (K5)."""
    return sum([1 for step in steps if step[0] == moves.FREE and step[1] == good]) <= cost.goods.count(good)


def _take_at_hand(t: Catalog, s: Position, goods: list[int], log: list[Event] | None) -> None:
    """Use up goods at hand. Raise `RuleError` if some of them are not at hand."""
    lacking: list[int] = []
    for good in goods:
        if good in s.at_hand:
            s.at_hand.remove(good)
        else:
            lacking.append(good)
    if lacking:
        raise refused("P1", "goods-lacking", goods=[t.goods[good] for good in lacking])
    if log is not None:
        log.append(Event("used_goods", {"seat": s.active, "goods": [t.goods[good] for good in goods]}))


def _spend(s: Position, tokens: int, credit: int) -> int:
    """Spend trade tokens, `credit` from converted tokens first. Return the credit that is left."""
    by_credit = min(tokens, credit)
    if tokens > by_credit:
        spend_trade(s, s.active, tokens - by_credit)
    return credit - by_credit


def _work(t: Catalog, s: Position, cell: int, log: list[Event] | None) -> int:
    """Put a ready cube on a free workplace. Return the good it makes (P2)."""
    seat = s.active
    tile = open_tile(s, seat, cell) if 1 <= cell <= s.last_cell(seat) else -1
    if tile < 0 or t.family[tile] != INDUSTRY:
        raise refused("P2", "no-industry", cell=cell)
    cube = t.works[tile]
    at = seat * CELLS + cell
    if CREW_SIZE[s.crew[at]] >= t.workplaces:
        raise refused("P2", "no-workplace", cell=cell, tile=t.tiles[tile])
    if not s.ready[seat * N_CUBES + cube]:
        raise refused("P2", "no-ready-cube", cube=CUBES[cube], cell=cell)
    s.ready[seat * N_CUBES + cube] -= 1
    s.crew[at] += CREW_ONE[cube]
    good = t.makes[tile]
    if log is not None:
        args: dict[str, object] = {"seat": seat, "cube": CUBES[cube], "good": t.goods[good], "cell": cell}
        log.append(Event("worked", args))
    return good


def _import(t: Catalog, s: Position, good: int, log: list[Event] | None) -> int:
    """Import a good of one of the seat's New World islands. Return its price in trade tokens (P8)."""
    seat = s.active
    if not imports(t, s, seat, good):
        raise refused("P8", "no-such-island", good=t.goods[good])
    if log is not None:
        log.append(Event("imported", {"seat": seat, "good": t.goods[good]}))
    return t.import_price


def imports(t: Catalog, s: Position, seat: int, good: int) -> bool:
    """Whether a seat owns a New World island with this good.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> imports(match.game.catalog, match.state, 0, match.game.catalog.good_at["cotton"])
    False
    """
    return any([good in t.new_goods[island] for island in s.new_islands[seat]])


def _exhaust_cubes(s: Position, cost: Cost) -> None:
    seat = s.active
    for cube in range(N_CUBES):
        number = cost.cubes[cube]
        if number:
            at = seat * N_CUBES + cube
            if s.ready[at] < number:
                raise refused("P4", "cubes-lacking", cube=CUBES[cube], number=number, left=s.ready[at])
            s.ready[at] -= number
            s.exhausted[at] += number
