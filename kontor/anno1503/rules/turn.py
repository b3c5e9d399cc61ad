"""The turn: its beginning and end, the hand limit, the draw (T1 to T3, V3).

>>> from kontor.engine.matches import new_match
>>> match = new_match("anno1503", ["Ada", "Ben"], seed=12, changed={"hand_limit": 2})
>>> events = match.play("end")
>>> match.legal()
['discard wood', 'discard stone']
"""

from kontor.anno1503.content.catalog import Catalog
from kontor.anno1503.rules import refusals
from kontor.anno1503.rules.goods import choices, is_forced
from kontor.anno1503.rules.moves import DISCARD, good_names, make, unpack
from kontor.anno1503.rules.state import ACT, PRODUCTION, ROLL, Position
from kontor.anno1503.rules.state import DISCARD as DISCARDING
from kontor.anno1503.rules.victory import end_game, look_for_winner
from kontor.engine.events import Event
from kontor.engine.protocol import CHANCE


def begin_turn(t: Catalog, s: Position, log: list[Event] | None) -> None:
    """Begin the active player's turn: end the game if the points suffice (V2), otherwise roll the die (T1)."""
    s.sailed = s.buys = s.claimed = s.claim_from = s.sold = 0
    s.roll = s.served = s.look_ship = s.look_cell = 0
    s.serving = PRODUCTION
    for ship in range(s.n_ships):
        s.used[ship] = 0
    if not look_for_winner(t, s, log):
        s.phase = ROLL
        s.actor = CHANCE


def begin_actions(s: Position) -> None:
    """Begin the action phase, in which the active player may act in any order (T1)."""
    s.phase = ACT
    s.actor = s.active


def refuse_end(t: Catalog, s: Position, arg: int) -> int:
    """Never refuse: the turn may be ended at any time."""
    return refusals.OK


def apply_end(t: Catalog, s: Position, arg: int, log: list[Event] | None) -> None:
    """End the turn. A player over the hand limit must discard the surplus first (T3)."""
    number = surplus(t, s)
    if number <= 0:
        finish_turn(t, s, log)
        return
    if is_forced(hand(s, s.active), number):
        apply_discard(t, s, choices(hand(s, s.active), number)[0], log)
    else:
        s.phase = DISCARDING


def surplus(t: Catalog, s: Position) -> int:
    """Return how many goods the active player holds over the limit. Negative if under it.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12, changed={"hand_limit": 2})
    >>> surplus(match.game.catalog, match.state)
    1
    """
    return s.hand_size(s.active) - t.hand_limit


def hand(s: Position, seat: int) -> list[int]:
    """Return the number of each good that a seat holds.

    >>> from kontor.engine.matches import new_match
    >>> state = new_match("anno1503", ["Ada", "Ben"], seed=12).state
    >>> hand(state, 0)
    [1, 2, 0, 0, 0, 0]
    """
    return s.hands[seat * s.n_goods : (seat + 1) * s.n_goods]


def add_discards(t: Catalog, s: Position, moves: list[int]) -> None:
    """Add all ways to discard the surplus."""
    moves += [make(DISCARD, packed) for packed in choices(hand(s, s.active), surplus(t, s))]


def refuse_discard(t: Catalog, s: Position, packed: int) -> int:
    """Refuse to discard anything but exactly the surplus, from the hand (T3)."""
    counts = unpack(packed, s.n_goods)
    held = hand(s, s.active)
    if sum(counts) != surplus(t, s) or any(counts[good] > held[good] for good in range(s.n_goods)):
        return refusals.SURPLUS
    return refusals.OK


def apply_discard(t: Catalog, s: Position, packed: int, log: list[Event] | None) -> None:
    """Return the surplus to the piles and finish the turn."""
    for good, count in enumerate(unpack(packed, s.n_goods)):
        s.hands[s.active * s.n_goods + good] -= count
        s.piles[good] += count
    if log is not None:
        log.append(Event("discarded", {"seat": s.active, "goods": good_names(t, packed)}))
    finish_turn(t, s, log)


def finish_turn(t: Catalog, s: Position, log: list[Event] | None) -> None:
    """Begin the next player's turn, or end the game in a draw (V3)."""
    s.turns += 1
    if s.turns >= t.draw_after:
        end_game(s)
        if log is not None:
            log.append(Event("drawn", {"turns": s.turns}))
        return
    s.active = (s.active + 1) % s.players
    begin_turn(t, s, log)
