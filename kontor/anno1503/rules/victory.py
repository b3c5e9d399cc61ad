"""Victory: a point counts only as long as its goal is fulfilled (V1, V2)."""

from typing import Final

from kontor.anno1503.content.building_effects import MERCHANT
from kontor.anno1503.content.catalog import Catalog
from kontor.anno1503.rules.state import OVER, Position
from kontor.engine.events import Event
from kontor.engine.protocol import NOBODY

GOALS: Final = ["gold", "branches", "agreements", "buildings", "merchants"]


def progress(t: Catalog, s: Position, seat: int) -> list[tuple[int, int]]:
    """Return, for each goal in the order of `GOALS`, what a seat has and what the goal takes (V1).

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> dict(zip(GOALS, progress(match.game.catalog, match.state, 0), strict=True))["gold"]
    (7, 30)
    """
    return [
        (s.gold[seat], t.goal_gold),
        (s.branch_count(seat), t.goal_branches),
        (s.agreements[seat], t.goal_agreements),
        (s.built[seat].bit_count(), t.goal_buildings),
        (s.kind_count(seat, MERCHANT), t.goal_merchants),
    ]


def points(t: Catalog, s: Position, seat: int) -> int:
    """Return the victory points of a seat: one for each goal that is fulfilled now.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> points(match.game.catalog, match.state, 0)
    0
    >>> match.state.gold[0] = 30
    >>> points(match.game.catalog, match.state, 0)
    1
    """
    total = 0
    for has, takes in progress(t, s, seat):
        total += has >= takes
    return total


def look_for_winner(t: Catalog, s: Position, log: list[Event] | None) -> bool:
    """End the game if the active player has enough points (V2). Return whether it has ended.

    Call this after each move of the active player that can bring a point.

    >>> from kontor.engine.matches import new_match
    >>> changed = {"victory": {"gold": 8, "points_to_win": 1}}
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12, changed=changed)
    >>> match.play("sell wood 1")[-1]
    {'kind': 'won', 'seat': 0, 'goals': ['gold']}
    """
    if points(t, s, s.active) < t.points_to_win:
        return False
    s.winner = s.active
    end_game(s)
    if log is not None:
        goals = zip(GOALS, progress(t, s, s.active), strict=True)
        log.append(Event("won", {"seat": s.active, "goals": [goal for goal, (has, takes) in goals if has >= takes]}))
    return True


def end_game(s: Position) -> None:
    """End the game. Nobody is to act any more.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> end_game(match.state)
    >>> match.over
    True
    """
    s.phase = OVER
    s.actor = NOBODY
