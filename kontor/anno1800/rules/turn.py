"""The turn: beginning, continuing and ending actions, and the end of the game (T1 to T6, Z1, Z2)."""

from typing import Final

from kontor.anno1800.content.catalog import Catalog
from kontor.anno1800.rules.effects import lapse
from kontor.anno1800.rules.refusals import refused
from kontor.anno1800.rules.state import NOTHING, Position
from kontor.engine.events import Event
from kontor.engine.protocol import NOBODY

MOST_PARTS: Final = 3
"""Maximum number of hires or upgrades in one action (W1, U1)."""


def begin_action(s: Position, kind: int) -> None:
    """Begin an action. Raise `RuleError` if none is left (T1)."""
    if not s.actions:
        raise refused("T1", "no-action-left")
    seat = s.active
    s.actions -= 1
    s.begun = 1
    s.running = kind
    s.parts = 0
    s.returned = 0
    s.begun_yards = s.yards[seat * 4 : seat * 4 + 4]
    s.begun_ships = [0, 0, 0, 0]


def continues(s: Position, kind: int) -> bool:
    """Whether a hire or an upgrade would continue the running action (T5).

    >>> from kontor.engine.matches import new_match
    >>> continues(new_match("anno1800", ["Ada", "Ben"], seed=12).state, 1)
    False
    """
    return s.running == kind and s.parts < MOST_PARTS


def begin_or_continue(s: Position, kind: int) -> None:
    """Continue the running action with a hire or an upgrade if possible, else begin the next action."""
    if not continues(s, kind):
        begin_action(s, kind)
    s.parts += 1


def end_turn(t: Catalog, s: Position, log: list[Event] | None) -> None:
    """End the turn and forfeit what is left of it. Raise `RuleError` if no action was begun (T6)."""
    if not s.begun:
        raise refused("T6", "no-action-yet")
    lapse(t, s, log)
    s.turns += 1
    if s.turns == s.last_turn:
        s.actor = NOBODY
    else:
        begin_turn(s, log)


def begin_turn(s: Position, log: list[Event] | None) -> None:
    """Begin the turn of the next player, with one action (T1)."""
    s.active = s.actor = s.turns % s.players
    s.actions = 1
    s.begun = 0
    s.running = NOTHING
    s.parts = 0
    s.returned = 0
    s.bought = 0
    s.used = 0
    if log is not None:
        log.append(Event("turn", {"seat": s.active, "number": s.turns + 1}))
        if s.last_turn and s.turns == s.last_turn - s.players:
            log.append(Event("last_round", {"seat": s.active}))


def check_end_trigger(s: Position, log: list[Event] | None) -> None:
    """Give the fireworks to the active player if this is the first empty hand (Z1). One full round follows (Z2)."""
    if s.fireworks < 0 and not s.hands[s.active]:
        s.fireworks = s.active
        s.last_turn = (s.turns // s.players + 2) * s.players
        if log is not None:
            log.append(Event("fireworks", {"seat": s.active}))
