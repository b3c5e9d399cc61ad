"""Hiring and upgrading cubes (W1, W4, U1, U3)."""

from kontor.anno1800.content.catalog import CUBES, Catalog
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.newcomers import add_cube, card_gold
from kontor.anno1800.rules.pay import pay
from kontor.anno1800.rules.places import exchange
from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.state import HIRING, UPGRADING, Position
from kontor.anno1800.rules.turn import begin_or_continue
from kontor.engine.events import Event


def hire(t: Catalog, s: Position, move: Move, log: list[Event] | None) -> None:
    """Pay for a new cube, take it from the supply, and draw its card or pay gold, in this order (W4)."""
    seat, cube = s.active, move.what
    begin_or_continue(s, HIRING)
    pay(t, s, t.hire_cost[cube], move.steps, log)
    if not s.supply[cube]:
        raise refused("W1", "supply-empty", cube=CUBES[cube])
    gold = card_gold(t, s, cube)
    if s.gold[seat] < gold:
        raise refused("W3", "hire-gold", gold=gold, left=s.gold[seat])
    if log is not None:
        log.append(Event("hired", {"seat": seat, "cube": CUBES[cube]}))
    add_cube(t, s, seat, cube, log)


def upgrade(t: Catalog, s: Position, move: Move, log: list[Event] | None) -> None:
    """Pay, then exchange a cube for one of the next kind at the place where it is now (U2). No card is drawn (U3)."""
    begin_or_continue(s, UPGRADING)
    pay(t, s, t.upgrade_cost[move.what], move.steps, log)
    exchange(s, s.active, move.what, move.place, log)
