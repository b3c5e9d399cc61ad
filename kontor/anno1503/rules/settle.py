"""Placing ships and pioneers, developing inhabitants (D1 to D4).

>>> from kontor.engine.matches import new_match
>>> match = new_match("anno1503", ["Ada", "Ben"], seed=12, changed={"start": {"goods": ["wood", "tools"]}})
>>> match.play("pioneer")
[{'kind': 'settled', 'seat': 0, 'space': 3}]
>>> match.why_not("pioneer").rule
'anno1503:D2'
"""

from kontor.anno1503.content.building_effects import CITIZEN, KINDS, MERCHANT, SETTLER
from kontor.anno1503.content.building_effects import PIONEER as A_PIONEER
from kontor.anno1503.content.catalog import Catalog
from kontor.anno1503.rules import refusals
from kontor.anno1503.rules.goods import can_pay, pay
from kontor.anno1503.rules.moves import DEVELOP, PIONEER, SHIP, make
from kontor.anno1503.rules.state import Position
from kontor.anno1503.rules.victory import look_for_winner
from kontor.engine.events import Event


def add_settling(t: Catalog, s: Position, moves: list[int]) -> None:
    """Add everything that the active player can place and develop."""
    if not refuse_ship(t, s, 0):
        moves.append(SHIP)
    if not refuse_any_pioneer(t, s):
        if s.inhabitants(s.active) + 1 < t.building_from:
            moves.append(PIONEER)
        else:
            for building in range(len(s.display)):
                if not refuse_building(t, s, building):
                    moves.append(make(PIONEER, building + 1))
    for space in range(1, s.inhabitants(s.active) + 1):
        if not refuse_develop(t, s, space):
            moves.append(make(DEVELOP, space))


def refuse_ship(t: Catalog, s: Position, arg: int) -> int:
    """Refuse a ship that is not in stock or cannot be paid (D1)."""
    if s.ships[(s.active + 1) * s.n_ships - 1] >= 0:
        return refusals.NO_SHIP_IN_STOCK
    return refusals.OK if can_pay(s, s.active, t.ship_cost) else refusals.SHIP_COST


def apply_ship(t: Catalog, s: Position, arg: int, log: list[Event] | None) -> None:
    """Place a ship on the start cell, with all its action points (D1, H1)."""
    pay(s, s.active, t.ship_cost)
    rank = s.ships_at_sea(s.active)
    s.ships[s.active * s.n_ships + rank] = t.start_cell
    s.used[rank] = 0
    if log is not None:
        log.append(Event("launched", {"seat": s.active}))


def refuse_any_pioneer(t: Catalog, s: Position) -> int:
    """Refuse every pioneer for lack of goods, a free space or a tile. Buildings are not checked (D2)."""
    seat = s.active
    if not can_pay(s, seat, t.pioneer_cost):
        return refusals.PIONEER_COST
    if s.inhabitants(seat) >= t.spaces:
        return refusals.NO_SPACE
    if s.kind_count(seat, A_PIONEER) + s.kind_count(seat, SETTLER) >= t.tiles_low:
        return refusals.NO_PIONEER_TILE
    return refusals.OK


def refuse_building(t: Catalog, s: Position, building: int) -> int:
    """Refuse a building that the player already has or that is not in the display (D4)."""
    if s.built[s.active] >> building & 1:
        return refusals.BUILDING_TWICE
    return refusals.OK if s.display[building] else refusals.BUILDING_TAKEN


def _is_building_left(t: Catalog, s: Position) -> bool:
    """Return whether the display has a building that the active player may take (D4)."""
    return any(not refuse_building(t, s, building) for building in range(len(s.display)))


def refuse_pioneer(t: Catalog, s: Position, arg: int) -> int:
    """Refuse a pioneer that cannot be placed, or with the wrong building or none (D2, D4).

    If no building is left for it, that is the reason: nothing that the player could pay helps then.
    """
    space = s.inhabitants(s.active) + 1
    if t.building_from <= space <= t.spaces and not _is_building_left(t, s):
        return refusals.NO_BUILDING_LEFT
    refusal_code = refuse_any_pioneer(t, s)
    if refusal_code:
        return refusal_code
    if space < t.building_from:
        return refusals.NO_BUILDING_HERE if arg else refusals.OK
    return refuse_building(t, s, arg - 1) if arg else refusals.NAME_A_BUILDING


def apply_pioneer(t: Catalog, s: Position, arg: int, log: list[Event] | None) -> None:
    """Place a pioneer on the next free space (D2), with a free public building on the later spaces (D4)."""
    pay(s, s.active, t.pioneer_cost)
    space = s.inhabitants(s.active) + 1
    at = s.active * s.n_spaces + space - 1
    s.folk[at] = A_PIONEER
    if arg:
        s.buildings_at[at] = arg
        s.built[s.active] |= 1 << arg - 1
        s.display[arg - 1] -= 1
    if log is not None:
        args: dict[str, object] = {"seat": s.active, "space": space}
        if arg:
            args["building"] = t.buildings[arg - 1]
        log.append(Event("settled_building" if arg else "settled", args))
    look_for_winner(t, s, log)


def refuse_step(t: Catalog, s: Position, space: int) -> int:
    """Refuse to develop the inhabitant on a space, regardless of the cost (D3, H5)."""
    kind = s.folk[s.active * s.n_spaces + space - 1] if 1 <= space <= t.spaces else 0
    if kind == 0:
        return refusals.NOBODY_TO_DEVELOP
    if kind == MERCHANT:
        return refusals.ALREADY_MERCHANT
    if kind == SETTLER and s.kind_count(s.active, CITIZEN) + s.kind_count(s.active, MERCHANT) >= t.tiles_high:
        return refusals.NO_CITIZEN_TILE
    return refusals.OK


def refuse_develop(t: Catalog, s: Position, space: int) -> int:
    """Refuse to develop an inhabitant if the cost cannot be paid or no tile is left (D3)."""
    kind = s.folk[s.active * s.n_spaces + space - 1] if 1 <= space <= t.spaces else 0
    if A_PIONEER <= kind < MERCHANT and not can_pay(s, s.active, t.develop_cost[kind]):
        return refusals.DEVELOP_COST
    return refuse_step(t, s, space)


def apply_develop(t: Catalog, s: Position, space: int, log: list[Event] | None) -> None:
    """Pay and develop an inhabitant (D3)."""
    pay(s, s.active, t.develop_cost[s.folk[s.active * s.n_spaces + space - 1]])
    step_up(s, space, log)
    look_for_winner(t, s, log)


def step_up(s: Position, space: int, log: list[Event] | None) -> None:
    """Develop an inhabitant to the next kind, without paying (D3)."""
    at = s.active * s.n_spaces + space - 1
    s.folk[at] += 1
    if log is not None:
        log.append(Event("developed", {"seat": s.active, "space": space, "inhabitant": KINDS[s.folk[at]]}))
