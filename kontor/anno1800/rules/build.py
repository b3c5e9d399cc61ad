"""Building industries, shipyards and ships (B1, B2, B6 to B9)."""

from kontor.anno1800.content.catalog import COAST, INDUSTRY, SEA, SHIPYARD, ZONE, Catalog
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.ground import lay, open_tile
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.pay import pay
from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.state import OTHER, SHIPPING, Position
from kontor.anno1800.rules.turn import begin_action
from kontor.engine.events import Event


def build(t: Catalog, s: Position, move: Move, log: list[Event] | None) -> None:
    """Pay for a tile of the common board and lay it on a cell of the active player (B2)."""
    seat, tile, cell = s.active, move.what, move.place
    family = t.family[tile]
    if family == INDUSTRY or family == SHIPYARD:
        begin_action(s, OTHER)
    else:
        _begin_ship(t, s, tile, sum([1 for step in move.steps if step[0] == moves.RETURN]))
    if not 1 <= cell <= s.last_cell(seat):
        raise refused("B2", "no-such-cell", cell=cell, last=s.last_cell(seat))
    if not fits_ground(family, cell):
        raise refused("B2", "wrong-ground", tile=t.tiles[tile], cell=cell)
    pay(t, s, t.tile_cost[tile], move.steps, log, building=True)
    if not s.stock[tile]:
        raise refused("B6", "no-tile-left", tile=t.tiles[tile])
    if family == INDUSTRY:
        if identical_cells(t, s, seat, tile) & ~(1 << cell):
            raise refused("B6", "identical", tile=t.tiles[tile])
        if s.cover and t.covers[tile] and t.covers[tile] != cell:
            raise refused("V1", "only-over", tile=t.tiles[tile], cell=t.covers[tile])
    s.stock[tile] -= 1
    lay(t, s, seat, cell, tile)
    if log is not None:
        log.append(Event("built", {"seat": seat, "tile": t.tiles[tile], "cell": cell}))


def fits_ground(family: int, cell: int) -> bool:
    """Whether a tile of a family may lie on a cell: industries on land or coast, shipyards on coast, ships on sea (B2).

    >>> fits_ground(INDUSTRY, 12), fits_ground(INDUSTRY, 16), fits_ground(SHIPYARD, 1)
    (True, False, False)
    """
    zone = ZONE[cell]
    if family == INDUSTRY:
        return zone != SEA
    return zone == (COAST if family == SHIPYARD else SEA)


def identical_cells(t: Catalog, s: Position, seat: int, tile: int) -> int:
    """Return the cells, one bit each, with an open industry for the same good and the same kind of cube (B6).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> identical_cells(match.game.catalog, match.state, 0, 0)
    0
    """
    bits = s.sites[seat * s.n_goods + t.makes[tile]]
    cube = t.works[tile]
    same = 0
    while bits:
        low = bits & -bits
        bits ^= low
        if t.works[open_tile(s, seat, low.bit_length() - 1)] == cube:
            same |= low
    return same


def _begin_ship(t: Catalog, s: Position, tile: int, returns: int) -> None:
    """Count a ship as a part of the running action if a shipyard is left and its returns fit, else begin an action."""
    level = t.level[tile]
    if not continues_ships(s, level, returns):
        begin_action(s, SHIPPING)
        if not yard_left(s.begun_yards, s.begun_ships, level):
            raise refused("B8", "no-yard", tile=t.tiles[tile], number=level)
    s.begun_ships[level] += 1


def continues_ships(s: Position, level: int, returns: int) -> bool:
    """Whether a ship of this level that returns `returns` tiles would continue the running action (B8).

    >>> from kontor.engine.matches import new_match
    >>> continues_ships(new_match("anno1800", ["Ada", "Ben"], seed=12).state, 1, 0)
    False
    """
    if s.running != SHIPPING or s.returned + returns > s.may_return:
        return False
    return yard_left(s.begun_yards, s.begun_ships, level)


def yard_left(yards: list[int], ships: list[int], level: int) -> bool:
    """Whether the shipyards suffice for all ships and one more of this level. The lists are indexed by level (B8).

    >>> yard_left([0, 2, 1, 0], [0, 2, 0, 0], 2), yard_left([0, 2, 1, 0], [0, 2, 0, 0], 3)
    (True, False)
    """
    yards_above = ships_above = 0
    for at in (3, 2, 1):
        yards_above += yards[at]
        ships_above += ships[at] + (1 if at == level else 0)
        if ships_above > yards_above:
            return False
    return True
