"""Effect objectives: free steps, some once per turn, and the conversion of tokens (J1)."""

from kontor.anno1800.content.catalog import CUBES, N_CUBES, Catalog
from kontor.anno1800.rules.effects import apply_effect, return_cards
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.state import Position
from kontor.anno1800.rules.tokens import spend_exploration, spend_trade
from kontor.engine.events import Event


def use_objective(t: Catalog, s: Position, move: Move, log: list[Event] | None) -> None:
    """Pay the cost of an objective and apply its gain (J1)."""
    seat, objective = s.active, move.what
    name = t.objectives[objective]
    if objective not in s.objectives:
        raise refused("J1", "objective-not-in-play", objective=name)
    if not t.objective_usable[objective]:
        raise refused("J1", "objective-no-effect", objective=name)
    if t.objective_once[objective] and s.used >> objective & 1:
        raise refused("J1", "objective-used", objective=name)
    cost = t.objective_cost[objective]
    for cube in range(N_CUBES):
        at = seat * N_CUBES + cube
        if s.ready[at] < cost.cubes[cube]:
            raise refused("P4", "cubes-lacking", cube=CUBES[cube], number=cost.cubes[cube], left=s.ready[at])
        s.ready[at] -= cost.cubes[cube]
        s.exhausted[at] += cost.cubes[cube]
    spend_trade(s, seat, cost.trade)
    spend_exploration(s, seat, cost.exploration)
    if s.gold[seat] < cost.gold:
        raise refused("J1", "objective-gold", objective=name, gold=cost.gold, left=s.gold[seat])
    s.gold[seat] -= cost.gold
    s.used |= 1 << objective
    if log is not None:
        log.append(Event("used_objective", {"seat": seat, "objective": name}))
    gain = t.objective_gain[objective]
    return_cards(t, s, gain, move.extra, "J1", log)
    apply_effect(t, s, seat, gain, log)


def convert(s: Position, number: int, log: list[Event] | None) -> int:
    """Convert exploration tokens into `number` trade tokens. Return that number.

    Raise `RuleError` if the objective that allows it is not in play.
    """
    if not s.ratio:
        raise refused("J1", "not-in-play")
    spend_exploration(s, s.active, s.ratio * number)
    if log is not None:
        log.append(Event("converted", {"seat": s.active, "number": number, "tokens": s.ratio * number}))
    return number
