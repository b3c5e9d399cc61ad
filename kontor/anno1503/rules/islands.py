"""Island tiles after a look: put back, or kept as branch, agreement or treasure (H3 to H5).

>>> from kontor.engine.matches import new_match
>>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
>>> events = match.play("look 1 a2")
>>> match.legal()
['leave', 'keep']
>>> match.play("keep")
[{'kind': 'kept', 'seat': 0, 'cell': 'a2', 'tile': 'agreement'}]
"""

from kontor.anno1503.content.catalog import ANY, SITES, Catalog
from kontor.anno1503.rules import refusals
from kontor.anno1503.rules.moves import KEEP, LEAVE, make
from kontor.anno1503.rules.settle import refuse_step, step_up
from kontor.anno1503.rules.ships import return_to_stock
from kontor.anno1503.rules.state import ACT, Position
from kontor.anno1503.rules.victory import look_for_winner
from kontor.engine.events import Event


def add_answers(t: Catalog, s: Position, moves: list[int]) -> None:
    """Add the moves for the tile looked at."""
    moves.append(LEAVE)
    tile = s.tiles[s.look_cell] - 1
    if tile < t.n_goods:
        places = range(1, SITES + 1)
    elif tile == t.treasure_upgrade:
        places = range(1, t.spaces + 1)
    else:
        places = range(1)
    for place in places:
        if not refuse_keep(t, s, place):
            moves.append(make(KEEP, place))


def refuse_leave(t: Catalog, s: Position, arg: int) -> int:
    """Never refuse: a tile may always be put back (H3)."""
    return refusals.OK


def apply_leave(t: Catalog, s: Position, arg: int, log: list[Event] | None) -> None:
    """Put the tile back. The ship may act again (H3)."""
    if log is not None:
        log.append(Event("left", {"seat": s.active, "cell": t.cells[s.look_cell]}))
    s.look_ship = s.look_cell = 0
    s.phase = ACT


def refuse_keep(t: Catalog, s: Position, place: int) -> int:
    """Refuse a branch or an agreement without a free bridge (H4), and an upgrade that develops nobody (H5)."""
    tile = s.tiles[s.look_cell] - 1
    if tile < t.n_goods:
        if not 1 <= place <= SITES or s.branches[s.active * SITES + place - 1]:
            return refusals.BRIDGE
        return refusals.BRIDGE if t.boards[s.home[s.active]][place - 1] == ANY else refusals.OK
    if tile == t.treasure_upgrade:
        return refusals.UPGRADE_NOBODY if refuse_step(t, s, place) else refusals.OK
    if place:
        return refusals.NAME_NO_PLACE
    if tile == t.agreement and s.agreements[s.active] >= t.agreement_bridges:
        return refusals.NO_AGREEMENT_BRIDGE
    return refusals.OK


def apply_keep(t: Catalog, s: Position, place: int, log: list[Event] | None) -> None:
    """Use the tile and return the ship to stock (H3)."""
    seat, tile = s.active, s.tiles[s.look_cell] - 1
    s.tiles[s.look_cell] = 0
    s.known[s.look_cell] = 0
    s.strays[s.look_cell] = 0
    return_to_stock(s, s.look_ship)
    if log is not None:
        # The tile was hidden and is now public.
        args: dict[str, object] = {"seat": seat, "cell": t.cells[s.look_cell], "tile": t.tiles[tile]}
        if tile < t.n_goods:
            args["site"] = place
        log.append(Event("kept_branch" if tile < t.n_goods else "kept", args, reveals=True))
    if tile < t.n_goods:
        s.branches[seat * SITES + place - 1] = tile + 1
    elif tile == t.agreement:
        s.agreements[seat] += 1
    elif tile == t.treasure_upgrade:
        step_up(s, place, log)
    else:
        s.gold[seat] += t.treasure_gold
    s.look_ship = s.look_cell = 0
    s.phase = ACT
    look_for_winner(t, s, log)
