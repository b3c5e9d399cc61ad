"""Shift end: recalling a cube for gold (E1)."""

from kontor.anno1800.content.catalog import CELLS, CUBES, N_CUBES, Catalog
from kontor.anno1800.rules.moves import place_text
from kontor.anno1800.rules.places import count_at
from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.state import CREW_ONE, EXHAUSTED, Position
from kontor.engine.events import Event


def recall(t: Catalog, s: Position, cube: int, place: int, log: list[Event] | None) -> None:
    """Pay gold and send a cube home from a workplace or the exhausted area. It is ready at once."""
    seat = s.active
    at = seat * N_CUBES + cube
    price = t.recall_price[cube]
    if not count_at(s, seat, cube, place):
        raise refused("E1", "nobody-to-recall", cube=CUBES[cube], place=place_text(place))
    if s.gold[seat] < price:
        raise refused("E1", "recall-gold", cube=CUBES[cube], gold=price, left=s.gold[seat])
    s.gold[seat] -= price
    if place == EXHAUSTED:
        s.exhausted[at] -= 1
    else:
        s.crew[seat * CELLS + place] -= CREW_ONE[cube]
    s.ready[at] += 1
    if log is not None:
        args: dict[str, object] = {"seat": seat, "cube": CUBES[cube], "place": place_text(place), "gold": price}
        log.append(Event("recalled", args))
