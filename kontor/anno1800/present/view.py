"""Views: what a seat may know (I1, I2), as plain data."""

from typing import Final

from kontor.anno1800.content.catalog import CELLS, CUBES, DECKS, N_CUBES, Catalog
from kontor.anno1800.present.wire_types import CellView, DeckView, ObjectiveStanding, ScoreView, SeatView, View
from kontor.anno1800.rules.scoring import Sheet, holding, majority_counts, score
from kontor.anno1800.rules.state import CREW_BITS, CREW_MASK, Position
from kontor.engine.protocol import NOBODY

RUNNING: Final = ["", "hire", "upgrade", "ships", "other"]


def make_view(t: Catalog, s: Position, viewer: int) -> View:
    """Return all that `viewer` may know: everything but the order of decks and piles and the cards of others.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> view = make_view(match.game.catalog, match.state, 0)
    >>> len(view["hand"]), view["seats"][1]["hand"]["farmer_worker"]
    (9, 7)
    """
    view: View = {
        "game": "anno1800",
        "viewer": viewer,
        "players": s.players,
        "actor": s.actor,
        "active": s.active,
        "turns": s.turns,
        "switches": {
            "worker_versions": s.cover,
            "tiles_returned": s.may_return,
            "cube_effects": s.part,
            "card_tokens": s.card_tokens,
        },
        "actions": s.actions,
        "begun": bool(s.begun),
        "running": RUNNING[s.running],
        "parts": s.parts,
        "returned": s.returned,
        "begun_yards": s.begun_yards[1:],
        "begun_ships": s.begun_ships[1:],
        "bought": [name for good, name in enumerate(t.goods) if s.bought >> good & 1],
        "used": [name for objective, name in enumerate(t.objectives) if s.used >> objective & 1],
        "at_hand": [t.goods[good] for good in s.at_hand],
        "upgrades_left": {t.cards[card]: s.upgrades_left.count(card) for card in s.upgrades_left},
        "fireworks": s.fireworks,
        "last_turn": s.last_turn,
        "supply": dict(zip(CUBES, s.supply, strict=True)),
        "stock": dict(zip(t.tiles[: t.n_built], s.stock, strict=True)),
        "decks": {DECKS[deck]: _deck(t, s, deck, viewer) for deck in range(len(DECKS))},
        "expeditions_left": len(s.expedition_deck),
        "old_world_left": len(s.old_pile),
        "new_world_left": len(s.new_pile),
        "objectives": _objectives(t, s),
        "seats": [_seat(t, s, seat) for seat in range(s.players)],
    }
    if viewer >= 0:
        view["hand"] = [t.cards[card] for card in s.hands[viewer]]
        view["expeditions"] = [t.expeditions[card] for card in s.expeditions[viewer]]
    if s.actor == NOBODY:
        view["hands"] = [[t.cards[card] for card in hand] for hand in s.hands]
        view["all_expeditions"] = [[t.expeditions[card] for card in cards] for cards in s.expeditions]
        view["score"] = [sheet_view(sheet) for sheet in sheets(t, s)]
    return view


def sheets(t: Catalog, s: Position) -> list[Sheet]:
    """Return the score of every seat, as if the game ended now.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12, options={"objectives": "first_game"})
    >>> [sheet.total for sheet in sheets(match.game.catalog, match.state)]
    [0, 0]
    """
    return score(t, s.objectives, [holding(t, s, seat) for seat in range(s.players)])


def sheet_view(sheet: Sheet) -> ScoreView:
    """Return a score sheet as plain data.

    >>> sheet_view(Sheet([3, 0, 0], 0, 1, 0, [0] * 5, [0] * 5, [0, 0]))["total"]
    4
    """
    return {
        "cards": dict(zip(DECKS, sheet.cards, strict=True)),
        "expeditions": sheet.expeditions,
        "gold": sheet.gold,
        "fireworks": sheet.fireworks,
        "objectives": sheet.objectives,
        "visitors": dict(zip(CUBES, sheet.visitors, strict=True)),
        "visited": {"animals": sheet.visited[0], "artifacts": sheet.visited[1]},
        "total": sheet.total,
    }


def _deck(t: Catalog, s: Position, deck: int, viewer: int) -> DeckView:
    """Return the size of a deck and who put cards under it, lowest first. Only that seat sees the card (I3)."""
    under: list[list[int | str]] = []
    for card, who in zip(s.decks[deck], s.under[deck], strict=True):
        if not who:
            break
        under.append([who - 1, t.cards[card] if who - 1 == viewer else ""])
    return {"left": len(s.decks[deck]), "under": under}


def _objectives(t: Catalog, s: Position) -> list[ObjectiveStanding]:
    """Return the objectives in play and, for majorities, the count of each seat."""
    holdings = [holding(t, s, seat) for seat in range(s.players)]
    return [
        {"id": t.objectives[objective], "standing": majority_counts(t, objective, holdings)}
        for objective in s.objectives
    ]


def _seat(t: Catalog, s: Position, seat: int) -> SeatView:
    cubes = slice(seat * N_CUBES, (seat + 1) * N_CUBES)
    return {
        "gold": s.gold[seat],
        "ready": dict(zip(CUBES, s.ready[cubes], strict=True)),
        "exhausted": dict(zip(CUBES, s.exhausted[cubes], strict=True)),
        "trade": {"ready": s.trade[seat], "exhausted": s.trade_exhausted[seat], "cards": s.trade_card[seat]},
        "exploration": {
            "ready": s.explore[seat],
            "exhausted": s.explore_exhausted[seat],
            "cards": s.explore_card[seat],
        },
        "cells": _cells(t, s, seat),
        "hand": dict(zip(DECKS, s.hand_by_deck(seat, t.deck_of), strict=True)),
        "open_cards": [t.cards[card] for card in s.open_cards[seat]],
        "spent_cards": [t.cards[card] for card in s.spent_cards[seat]],
        "influence": sum(t.card_points[t.deck_of[card]] for card in [*s.open_cards[seat], *s.spent_cards[seat]]),
        "expeditions": len(s.expeditions[seat]),
        "old_world": [t.old_islands[island] for island in s.old_islands[seat]],
        "new_world": [t.new_islands[island] for island in s.new_islands[seat]],
        "imports": sorted({t.goods[good] for island in s.new_islands[seat] for good in t.new_goods[island]}),
    }


def _cells(t: Catalog, s: Position, seat: int) -> dict[str, CellView]:
    """Return the occupied cells by number: what is built and printed there, and who works there."""
    cells: dict[str, CellView] = {}
    for cell in range(1, s.last_cell(seat) + 1):
        at = seat * CELLS + cell
        if s.tile[at] or s.printed[at]:
            cells[str(cell)] = {
                "tile": t.tiles[s.tile[at] - 1] if s.tile[at] else "",
                "printed": t.tiles[s.printed[at] - 1] if s.printed[at] else "",
                "crew": [
                    CUBES[cube] for cube in range(N_CUBES) for _ in range(s.crew[at] >> (CREW_BITS * cube) & CREW_MASK)
                ],
            }
    return cells
