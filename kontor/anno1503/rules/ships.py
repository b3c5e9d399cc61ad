"""Ships: sailing and looking (H1, H2).

>>> from kontor.engine.matches import new_match
>>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
>>> match.play("sail 1 b3")
[{'kind': 'sailed', 'seat': 0, 'ship': 1, 'cell': 'b3'}]
>>> match.why_not("sail 1 d3").rule, match.why_not("sail 1 c2").rule
('anno1503:H1', 'anno1503:H2')
"""

from kontor.anno1503.content.catalog import Catalog
from kontor.anno1503.rules import refusals
from kontor.anno1503.rules.moves import LOOK, PAIR, SAIL, make
from kontor.anno1503.rules.state import LOOKED, Position
from kontor.engine.events import Event


def action_points(t: Catalog, s: Position) -> int:
    """Return the action points of each ship of the active player per turn (H1, B1).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> action_points(match.game.catalog, match.state)
    2
    """
    return t.points_by_players[s.players] * t.effects(s.built[s.active]).point_factor


def points_left(t: Catalog, s: Position, seat: int) -> list[int]:
    """Return the action points left for each ship of a seat at sea, in order of launching. All 0 in another's turn.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> points_left(match.game.catalog, match.state, 0), points_left(match.game.catalog, match.state, 1)
    ([2], [0])
    """
    number = s.ships_at_sea(seat)
    if seat != s.active:
        return [0] * number
    return [max(0, action_points(t, s) - used) for used in s.used[:number]]


def add_sailing(t: Catalog, s: Position, moves: list[int]) -> None:
    """Add all moves of the active player's ships."""
    points = action_points(t, s)
    first = s.active * s.n_ships
    for ship in range(s.n_ships):
        cell = s.ships[first + ship]
        if cell < 0:
            return
        if s.used[ship] < points:
            base = (ship + 1) * PAIR
            for sea in t.sea_next[cell]:
                moves.append(make(SAIL, base + sea))
            for island in t.islands_next[cell]:
                if s.tiles[island]:
                    moves.append(make(LOOK, base + island))


def refuse_ship_action(t: Catalog, s: Position, rank: int) -> int:
    """Refuse to use a ship that is not at sea or has no action points left (H1)."""
    if rank > s.n_ships or s.ships[s.active * s.n_ships + rank - 1] < 0:
        return refusals.NO_SUCH_SHIP
    return refusals.OK if s.used[rank - 1] < action_points(t, s) else refusals.NO_POINTS


def refuse_sail(t: Catalog, s: Position, arg: int) -> int:
    """Refuse to sail except to an adjacent sea cell (H1), never onto an island space (H2)."""
    rank, cell = divmod(arg, PAIR)
    refusal_code = refuse_ship_action(t, s, rank)
    if refusal_code:
        return refusal_code
    if t.mark[cell]:
        return refusals.NOT_SEA
    return refusals.OK if cell in t.sea_next[s.ships[s.active * s.n_ships + rank - 1]] else refusals.NOT_ADJACENT


def apply_sail(t: Catalog, s: Position, arg: int, log: list[Event] | None) -> None:
    """Move a ship by one cell, for one action point."""
    rank, cell = divmod(arg, PAIR)
    s.ships[s.active * s.n_ships + rank - 1] = cell
    s.used[rank - 1] += 1
    s.sailed = 1
    if log is not None:
        log.append(Event("sailed", {"seat": s.active, "ship": rank, "cell": t.cells[cell]}))


def refuse_look(t: Catalog, s: Position, arg: int) -> int:
    """Refuse to look except at a tile next to the ship (H1)."""
    rank, cell = divmod(arg, PAIR)
    refusal_code = refuse_ship_action(t, s, rank)
    if refusal_code:
        return refusal_code
    at = s.ships[s.active * s.n_ships + rank - 1]
    if cell not in t.islands_next[at] and cell not in t.sea_next[at]:
        return refusals.NOT_ADJACENT
    return refusals.OK if s.tiles[cell] else refusals.NO_TILE


def apply_look(t: Catalog, s: Position, arg: int, log: list[Event] | None) -> None:
    """Look at a tile. Only the player learns the tile, but everybody sees the look (H3, I2)."""
    rank, cell = divmod(arg, PAIR)
    s.used[rank - 1] += 1
    s.sailed = 1
    s.known[cell] |= 1 << s.active
    s.look_ship = rank
    s.look_cell = cell
    s.phase = LOOKED
    if log is not None:
        args: dict[str, object] = {"seat": s.active, "ship": rank, "cell": t.cells[cell]}
        log.append(Event("looked", args, to=s.active, secret={"tile": t.tiles[s.tiles[cell] - 1]}))


def return_to_stock(s: Position, rank: int) -> None:
    """Return a ship from the sea to stock. Ships launched after it move up in rank (H3).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> return_to_stock(match.state, rank=1)
    >>> match.state.ships_at_sea(0)
    0
    """
    first = s.active * s.n_ships
    for ship in range(rank - 1, s.n_ships - 1):
        s.ships[first + ship] = s.ships[first + ship + 1]
        s.used[ship] = s.used[ship + 1]
    s.ships[first + s.n_ships - 1] = -1
    s.used[s.n_ships - 1] = 0
