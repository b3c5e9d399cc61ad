"""Laying and returning tiles, and what opens or closes on the cell (B3 to B5, B10)."""

from kontor.anno1800.content.catalog import CELLS, EXPLORATION, INDUSTRY, MERCHANT, N_CUBES, SHIPYARD, Catalog
from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.state import CREW_BITS, CREW_MASK, Position
from kontor.engine.events import Event


def open_tile(s: Position, seat: int, cell: int) -> int:
    """Return the open tile of a cell: the built one, else the printed one, or -1 for an empty cell.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> match.game.catalog.tiles[open_tile(match.state, 0, 1)]
    'home_planks'
    """
    at = seat * CELLS + cell
    return (s.tile[at] or s.printed[at]) - 1


def show(t: Catalog, s: Position, seat: int, cell: int, tile: int) -> None:
    """Open a built or printed tile: add its workplaces, its shipyard or its tokens."""
    family = t.family[tile]
    if family == INDUSTRY:
        good = seat * s.n_goods + t.makes[tile]
        s.sites[good] |= 1 << cell
        s.made_by[seat * N_CUBES + t.works[tile]] |= 1 << t.makes[tile]
        price = t.trade_price[t.works[tile]]
        if not s.prices[good] or price < s.prices[good]:
            s.prices[good] = price
    elif family == SHIPYARD:
        s.yards[seat * 4 + t.level[tile]] += 1
    elif family == MERCHANT:
        s.trade[seat] += t.level[tile]
    else:
        s.explore[seat] += t.level[tile]


def _hide(t: Catalog, s: Position, seat: int, cell: int, tile: int) -> None:
    """Close a tile that is removed or covered. Its cubes are exhausted. Its tokens leave, exhausted ones first."""
    family = t.family[tile]
    if family == INDUSTRY:
        exhaust_crew(s, seat, cell)
        good = seat * s.n_goods + t.makes[tile]
        s.sites[good] &= ~(1 << cell)
        kinds = [t.works[open_tile(s, seat, other)] for other in cells_in(s.sites[good])]
        s.prices[good] = min([t.trade_price[cube] for cube in kinds], default=0)
        if t.works[tile] not in kinds:
            s.made_by[seat * N_CUBES + t.works[tile]] &= ~(1 << t.makes[tile])
    elif family == SHIPYARD:
        s.yards[seat * 4 + t.level[tile]] -= 1
    elif family == MERCHANT:
        exhausted = min(t.level[tile], s.trade_exhausted[seat])
        s.trade_exhausted[seat] -= exhausted
        s.trade[seat] -= t.level[tile] - exhausted
    else:
        exhausted = min(t.level[tile], s.explore_exhausted[seat])
        s.explore_exhausted[seat] -= exhausted
        s.explore[seat] -= t.level[tile] - exhausted


def exhaust_crew(s: Position, seat: int, cell: int) -> None:
    """Move the cubes at work on a cell to the exhausted area."""
    crew = s.crew[seat * CELLS + cell]
    if crew:
        for cube in range(N_CUBES):
            s.exhausted[seat * N_CUBES + cube] += crew >> (CREW_BITS * cube) & CREW_MASK
        s.crew[seat * CELLS + cell] = 0


def cells_in(bits: int) -> list[int]:
    """Return the cells of a bit set in ascending order.

    >>> cells_in(1 << 3 | 1 << 12)
    [3, 12]
    """
    cells: list[int] = []
    while bits:
        low = bits & -bits
        cells.append(low.bit_length() - 1)
        bits ^= low
    return cells


def lay(t: Catalog, s: Position, seat: int, cell: int, tile: int) -> None:
    """Lay a tile on a cell. A tile built there returns to the common board. A printed one is only covered (B3).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t, s = match.game.catalog, match.state
    >>> lay(t, s, 0, 16, t.tiles.index("merchant_3"))
    >>> s.trade[0]
    4
    """
    at = seat * CELLS + cell
    before = open_tile(s, seat, cell)
    if before >= 0:
        _hide(t, s, seat, cell, before)
    if s.tile[at]:
        s.stock[s.tile[at] - 1] += 1
    s.tile[at] = tile + 1
    show(t, s, seat, cell, tile)


def take_up(t: Catalog, s: Position, seat: int, cell: int) -> None:
    """Return a built tile to the common board and open what is printed below it (B5). A ship opens exhausted (B10).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t, s = match.game.catalog, match.state
    >>> lay(t, s, 0, 16, t.tiles.index("merchant_3"))
    >>> take_up(t, s, 0, 16)
    >>> s.trade[0], s.trade_exhausted[0]
    (1, 1)
    """
    at = seat * CELLS + cell
    tile = s.tile[at] - 1
    _hide(t, s, seat, cell, tile)
    s.stock[tile] += 1
    s.tile[at] = 0
    printed = s.printed[at] - 1
    if printed >= 0:
        show(t, s, seat, cell, printed)
        if t.version.uncovered_exhausted:
            _exhaust_ship(t, s, seat, printed)


def _exhaust_ship(t: Catalog, s: Position, seat: int, ship: int) -> None:
    """Exhaust the tokens that a ship has just brought. Does nothing for other tiles."""
    level = t.level[ship]
    if t.family[ship] == MERCHANT:
        s.trade[seat] -= level
        s.trade_exhausted[seat] += level
    elif t.family[ship] == EXPLORATION:
        s.explore[seat] -= level
        s.explore_exhausted[seat] += level


def return_tile(t: Catalog, s: Position, cell: int, building: bool, log: list[Event] | None) -> None:
    """Return a built tile of the active player during a build action (B5)."""
    seat = s.active
    if not building:
        raise refused("B5", "return-not-building")
    if s.returned >= s.may_return:
        raise refused("B5", "return-too-many", number=s.may_return)
    if not 1 <= cell <= s.last_cell(seat) or not s.tile[seat * CELLS + cell]:
        raise refused("B5", "no-own-tile", cell=cell)
    tile = s.tile[seat * CELLS + cell] - 1
    s.returned += 1
    take_up(t, s, seat, cell)
    if log is not None:
        log.append(Event("returned", {"seat": seat, "tile": t.tiles[tile], "cell": cell}))
