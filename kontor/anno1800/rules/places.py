"""The places of cubes, and exchanging a cube there for the next kind (U2)."""

from kontor.anno1800.content.catalog import CELLS, CUBES, N_CUBES
from kontor.anno1800.rules.moves import place_text
from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.state import CREW_BITS, CREW_MASK, CREW_ONE, EXHAUSTED, HOME, Position
from kontor.engine.events import Event


def count_at(s: Position, seat: int, cube: int, place: int) -> int:
    """Return how many cubes of a kind a seat has at a place.

    >>> from kontor.engine.matches import new_match
    >>> count_at(new_match("anno1800", ["Ada", "Ben"], seed=12).state, 0, 1, HOME)
    3
    """
    if place == HOME:
        return s.ready[seat * N_CUBES + cube]
    if place == EXHAUSTED:
        return s.exhausted[seat * N_CUBES + cube]
    return s.crew[seat * CELLS + place] >> (CREW_BITS * cube) & CREW_MASK


def places_away(s: Position, seat: int, cube: int) -> list[int]:
    """Return the places outside the home district with cubes of a kind: cells, then the exhausted area.

    >>> from kontor.engine.matches import new_match
    >>> s = new_match("anno1800", ["Ada", "Ben"], seed=12).state
    >>> s.exhausted[0] = 1
    >>> places_away(s, 0, 0) == [EXHAUSTED]
    True
    """
    mask = CREW_MASK << (CREW_BITS * cube)
    base = seat * CELLS
    places = [cell for cell in range(1, s.last_cell(seat) + 1) if s.crew[base + cell] & mask]
    if s.exhausted[seat * N_CUBES + cube]:
        places.append(EXHAUSTED)
    return places


def exchange(s: Position, seat: int, cube: int, place: int, log: list[Event] | None) -> None:
    """Exchange a cube in its place for one of the next kind. Raise if the place or the supply has none."""
    if not count_at(s, seat, cube, place):
        raise refused("U2", "nobody-there", cube=CUBES[cube], place=place_text(place))
    if not s.supply[cube + 1]:
        raise refused("U2", "supply-empty", cube=CUBES[cube + 1])
    s.supply[cube] += 1
    s.supply[cube + 1] -= 1
    at = seat * N_CUBES + cube
    s.owned[at] -= 1
    s.owned[at + 1] += 1
    if place == HOME:
        s.ready[at] -= 1
        s.ready[at + 1] += 1
    elif place == EXHAUSTED:
        s.exhausted[at] -= 1
        s.exhausted[at + 1] += 1
    else:
        s.crew[seat * CELLS + place] += CREW_ONE[cube + 1] - CREW_ONE[cube]
    if log is not None:
        log.append(Event("upgraded", {"seat": seat, "cube": CUBES[cube + 1], "place": place_text(place)}))
