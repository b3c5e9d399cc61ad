"""Standings: a few numbers for each seat, limited to what the viewer may know."""

from typing import Final

from kontor.anno1800.content.catalog import N_CUBES, Catalog
from kontor.anno1800.rules.scoring import Holding, holding, score
from kontor.anno1800.rules.state import Position
from kontor.engine.protocol import ALL_SEATS, NOBODY
from kontor.engine.ui_types import Standings

NAMES: Final = ("influence", "cubes", "gold", "cards")
SOURCES: Final = ("cards", "expeditions", "gold", "fireworks", "objectives")


def standings(t: Catalog, s: Position, viewer: int) -> Standings:
    """Return influence as if the game ended now, cubes, gold and cards in hand.

    The expedition cards of others are hidden until the end, so their visitors do not count before.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12, options={"objectives": "first_game"})
    >>> standings(match.game.catalog, match.state, 0).seats
    [[0, 9, 0, 9], [0, 9, 1, 9]]
    """
    holdings = [_visible_holding(t, s, seat, viewer) for seat in range(s.players)]
    sheets = score(t, s.objectives, holdings)
    return Standings(
        NAMES,
        [[sheet.total, sum(has.cubes), has.gold, has.hand_cards] for sheet, has in zip(sheets, holdings, strict=True)],
    )


def score_sources(t: Catalog, s: Position) -> Standings:
    """Return the influence of each seat by source, as if the game ended now.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12, options={"objectives": "first_game"})
    >>> score_sources(match.game.catalog, match.state).seats
    [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]
    """
    sheets = score(t, s.objectives, [holding(t, s, seat) for seat in range(s.players)])
    seats = [[sum(of.cards), of.expeditions, of.gold, of.fireworks, sum(of.objectives)] for of in sheets]
    return Standings(SOURCES, seats)


def _visible_holding(t: Catalog, s: Position, seat: int, viewer: int) -> Holding:
    """Return what a seat has, without the expedition cards that the viewer may not see."""
    has = holding(t, s, seat)
    if viewer not in (seat, ALL_SEATS) and s.actor != NOBODY:
        has.animals, has.artifacts = [0] * N_CUBES, [0] * N_CUBES
    return has
