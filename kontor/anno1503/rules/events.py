"""Events: pirates, fire and the golden age (P3 to P7), and serving the players in turn order.

>>> from kontor.engine.matches import new_match
>>> changed = {"start": {"inhabitants": ["pioneer", "settler", "pioneer"]}}
>>> match = new_match("anno1503", ["Ada", "Ben"], seed=5, changed=changed)
>>> match.log(0)[2:4]
[{'kind': 'struck', 'event': 'fire', 'face': 4}, {'kind': 'paid', 'seat': 0, 'gold': 1, 'event': 'fire'}]
"""

from kontor.anno1503.content.building_effects import EVENTS, FIRE, PIRATES
from kontor.anno1503.content.catalog import EVENT_ROLL, SITES, Catalog
from kontor.anno1503.rules import refusals
from kontor.anno1503.rules.moves import GIVE_AGREEMENT, GIVE_BRANCH, GIVE_SITE, KIND_BITS, KIND_MASK, PAIR, make
from kontor.anno1503.rules.production import offers, receive, receive_nothing
from kontor.anno1503.rules.state import EVENT, GIVE, PRODUCTION, RESERVE, TAKE, Position
from kontor.anno1503.rules.turn import begin_actions
from kontor.engine.events import Event
from kontor.engine.protocol import CHANCE
from kontor.engine.rng import Rng


def refuse_face(t: Catalog, s: Position, face: int) -> int:
    """Refuse a number that is not a face of the die."""
    return refusals.OK if 1 <= face <= EVENT_ROLL else refusals.DIE_FACE


def apply_roll(t: Catalog, s: Position, face: int, log: list[Event] | None) -> None:
    """Apply the production roll. The highest face leads to an event roll instead (P3)."""
    s.roll = face
    if log is not None:
        log.append(Event("turn", {"seat": s.active, "number": s.turns + 1}))
        log.append(Event("rolled", {"seat": s.active, "face": face}))
    if face == EVENT_ROLL:
        s.phase = EVENT
        return
    s.serving = PRODUCTION
    s.served = 0
    serve(t, s, log)


def apply_event(t: Catalog, s: Position, face: int, log: list[Event] | None) -> None:
    """Apply the event roll (P3)."""
    s.serving = t.event_of_die[face]
    if log is not None:
        log.append(Event("struck", {"event": EVENTS[s.serving], "face": face}))
    s.served = 0
    serve(t, s, log)


def serve(t: Catalog, s: Position, log: list[Event] | None) -> None:
    """Serve the players in order from the active one, until one must decide or all are finished (P2, P4)."""
    while s.served < s.players:
        seat = (s.active + s.served) % s.players
        if s.serving == PIRATES:
            waits = meet_pirates(t, s, seat, log)
        elif s.serving == FIRE:
            waits = meet_fire(t, s, seat, log)
        else:
            waits = offer_goods(t, s, seat, log)
        if waits:
            return
        s.served += 1
    begin_actions(s)


def offer_goods(t: Catalog, s: Position, seat: int, log: list[Event] | None) -> bool:
    """Serve a seat in production or a golden age (P1, P7). Return whether it must choose."""
    offered = offers(t, s, seat)
    if len(offered) > 1:
        s.phase = TAKE
        s.actor = seat
        return True
    if offered:
        receive(t, s, seat, offered[0], log)
    else:
        receive_nothing(s, seat, log)
    return False


def apply_take(t: Catalog, s: Position, packed: int, log: list[Event] | None) -> None:
    """Take the chosen goods and serve the next player."""
    receive(t, s, s.actor, packed, log)
    s.served += 1
    serve(t, s, log)


def meet_pirates(t: Catalog, s: Position, seat: int, log: list[Event] | None) -> bool:
    """Make a seat pay for its island tiles or give one up (P4). Return whether the seat or chance must act first."""
    due = s.branch_count(seat) + s.agreements[seat]
    if t.effects(s.built[seat]).cancels[PIRATES]:
        spare(seat, PIRATES, log)
        return False
    if s.gold[seat] >= due:
        pay_event(s, seat, PIRATES, due, log)
        return False
    s.actor = seat
    gifts: list[int] = []
    add_gifts(t, s, gifts)
    if len(gifts) == 1:
        give_up(t, s, gifts[0], log)
    else:
        s.phase = GIVE
    return True


def add_gifts(t: Catalog, s: Position, moves: list[int]) -> None:
    """Add the tiles that the actor can give up. The site is named only if there are several branches of a good."""
    own = s.branches[s.actor * SITES : (s.actor + 1) * SITES]
    for site, branch in enumerate(own, start=1):
        if branch and own.count(branch) == 1:
            moves.append(make(GIVE_BRANCH, branch - 1))
        elif branch:
            moves.append(make(GIVE_SITE, (branch - 1) * PAIR + site))
    if s.agreements[s.actor]:
        moves.append(make(GIVE_AGREEMENT))


def refuse_give_agreement(t: Catalog, s: Position, arg: int) -> int:
    """Refuse to give up an agreement that the player does not have (P4)."""
    return refusals.OK if s.agreements[s.actor] else refusals.NOT_YOUR_TILE


def refuse_give_branch(t: Catalog, s: Position, good: int) -> int:
    """Refuse to give up a branch that the player does not have, or that is ambiguous (P4)."""
    count = s.branches[s.actor * SITES : (s.actor + 1) * SITES].count(good + 1)
    if count == 0:
        return refusals.NOT_YOUR_TILE
    return refusals.OK if count == 1 else refusals.NAME_THE_SITE


def refuse_give_site(t: Catalog, s: Position, arg: int) -> int:
    """Refuse to give up a branch that is not on that site, or a site that need not be named (P4)."""
    good, site = divmod(arg, PAIR)
    if site > SITES or s.branches[s.actor * SITES + site - 1] != good + 1:
        return refusals.NOT_YOUR_TILE
    count = s.branches[s.actor * SITES : (s.actor + 1) * SITES].count(good + 1)
    return refusals.OK if count > 1 else refusals.SITE_NOT_NAMED


def give_up(t: Catalog, s: Position, move: int, log: list[Event] | None) -> None:
    """Move a tile from its owner to the reserve, from which chance then draws one (P5)."""
    seat, kind, arg = s.actor, move & KIND_MASK, move >> KIND_BITS
    if kind == GIVE_AGREEMENT:
        tile = t.agreement
        s.agreements[seat] -= 1
    else:
        tile = arg // PAIR if kind == GIVE_SITE else arg
        first = seat * SITES
        at = first + arg % PAIR - 1 if kind == GIVE_SITE else s.branches.index(tile + 1, first, first + SITES)
        s.branches[at] = 0
    s.reserve[tile] += 1
    if log is not None:
        log.append(Event("gave_up", {"seat": seat, "tile": t.tiles[tile]}))
    s.phase = RESERVE
    s.actor = CHANCE


def apply_give_agreement(t: Catalog, s: Position, arg: int, log: list[Event] | None) -> None:
    """Give up an agreement."""
    give_up(t, s, make(GIVE_AGREEMENT), log)


def apply_give_branch(t: Catalog, s: Position, arg: int, log: list[Event] | None) -> None:
    """Give up the only branch of a good."""
    give_up(t, s, make(GIVE_BRANCH, arg), log)


def apply_give_site(t: Catalog, s: Position, arg: int, log: list[Event] | None) -> None:
    """Give up one of several branches of a good."""
    give_up(t, s, make(GIVE_SITE, arg), log)


def refuse_reserve(t: Catalog, s: Position, tile: int) -> int:
    """Refuse a tile that is not in the reserve (P5)."""
    return refusals.OK if s.reserve[tile] else refusals.NOT_IN_RESERVE


def draw_reserve(s: Position, rng: Rng) -> int:
    """Draw the top tile of the shuffled reserve."""
    left = rng.below(sum(s.reserve))
    tile = 0
    while left >= s.reserve[tile]:
        left -= s.reserve[tile]
        tile += 1
    return tile


def apply_reserve(t: Catalog, s: Position, tile: int, log: list[Event] | None) -> None:
    """Put the tile face down on the free island space farthest from the start (P5)."""
    cell = next(cell for cell in t.farthest if not s.tiles[cell])
    s.reserve[tile] -= 1
    s.tiles[cell] = tile + 1
    s.known[cell] = 0
    s.strays[cell] = 1
    if log is not None:
        log.append(Event("placed", {"cell": t.cells[cell]}))
    s.served += 1
    serve(t, s, log)


def meet_fire(t: Catalog, s: Position, seat: int, log: list[Event] | None) -> bool:
    """Make a seat pay for its inhabitants outside the safe spaces, or lose the one on the highest space (P6)."""
    number = s.inhabitants(seat)
    due = max(0, number - t.safe_spaces)
    if t.effects(s.built[seat]).cancels[FIRE]:
        spare(seat, FIRE, log)
    elif s.gold[seat] >= due:
        pay_event(s, seat, FIRE, due, log)
    else:
        lose_inhabitant(t, s, seat, number, log)
    return False


def lose_inhabitant(t: Catalog, s: Position, seat: int, space: int, log: list[Event] | None) -> None:
    """Return an inhabitant's tile to the stock and its public building to the display (P6)."""
    at = seat * s.n_spaces + space - 1
    s.folk[at] = 0
    building = s.buildings_at[at] - 1
    if building >= 0:
        s.buildings_at[at] = 0
        s.built[seat] &= ~(1 << building)
        s.display[building] += 1
    if log is not None:
        args: dict[str, object] = {"seat": seat, "space": space}
        if building >= 0:
            args["building"] = t.buildings[building]
        log.append(Event("lost_building" if building >= 0 else "lost_inhabitant", args))


def spare(seat: int, event: int, log: list[Event] | None) -> None:
    """Log that a public building protects a seat from an event."""
    if log is not None:
        log.append(Event("spared", {"seat": seat, "event": EVENTS[event]}))


def pay_event(s: Position, seat: int, event: int, due: int, log: list[Event] | None) -> None:
    """Pay the gold due for an event. It is often 0."""
    s.gold[seat] -= due
    if log is None:
        return
    if due:
        log.append(Event("paid", {"seat": seat, "gold": due, "event": EVENTS[event]}))
    else:
        log.append(Event("unharmed", {"seat": seat, "event": EVENTS[event]}))
