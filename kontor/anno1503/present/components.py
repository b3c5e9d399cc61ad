"""The facts printed on the components, for screens: numbers, names and explanations."""

from typing import Final

from kontor.anno1503.content.building_effects import EVENTS, KINDS, PIONEER
from kontor.anno1503.content.catalog import ANY, EVENT_ROLL, SITES, Catalog, Cost
from kontor.anno1503.present.phrases import effects
from kontor.anno1503.present.wire_types import (
    BuildingFact,
    CostFact,
    EventFact,
    Facts,
    GoalFact,
    InhabitantFact,
    MarkFact,
    TileFact,
)
from kontor.anno1503.rules.victory import GOALS
from kontor.engine.errors import Phrase


def facts(t: Catalog) -> Facts[Phrase]:
    """Return the facts about goods, ships, inhabitants, buildings, boards, events, tiles, the map and the goals.

    >>> from kontor.anno1503.game import load
    >>> data = facts(load({}).catalog)
    >>> data["ship"]["cost"]["goods"], data["inhabitants"]["settler"]["buys"], data["goals"]["gold"]["takes"]
    ({'cloth': 1, 'wood': 1, 'tools': 1}, ['cloth'], 30)
    """
    return {
        "goods": t.goods[:],
        "cards_per_good": t.cards_per_good,
        "ship": {
            "cost": _cost(t, t.ship_cost),
            "most": t.ships_per_player,
            "points": {str(players): t.points_by_players[players] for players in range(2, len(t.points_by_players))},
            "text": Phrase("anno1503-fact-ship", {}),
        },
        "inhabitants": {KINDS[kind]: _inhabitant(t, kind) for kind in range(PIONEER, len(KINDS))},
        "buildings": {name: _building(t, index) for index, name in enumerate(t.buildings)},
        "boards": [["any" if good == ANY else t.goods[good] for good in board] for board in t.boards],
        "events": {str(face): _event(t, face) for face in range(1, EVENT_ROLL + 1)},
        "event_roll": EVENT_ROLL,
        "tiles": {name: _tile(t, tile) for tile, name in enumerate(t.tiles)},
        "map": t.rows[:],
        "marks": _marks(t),
        "goals": _goals(t),
        "points_to_win": t.points_to_win,
        "hand_limit": t.hand_limit,
        "spaces": t.spaces,
        "safe_spaces": t.safe_spaces,
        "building_from": t.building_from,
        "sites": SITES,
        "agreement_bridges": t.agreement_bridges,
        "buy_price": t.buy_price,
        "buys_per_turn": t.buys_per_turn,
        "treasure_gold": t.treasure_gold,
        "draw_after": t.draw_after,
        "rules": _rules(t),
    }


def _cost(t: Catalog, cost: Cost) -> CostFact[Phrase]:
    goods = [t.goods[good] for good, count in cost for _ in range(count)]
    return {
        "goods": {t.goods[good]: count for good, count in cost},
        "text": Phrase("anno1503-is-goods", {"goods": goods}),
    }


def _inhabitant(t: Catalog, kind: int) -> InhabitantFact[Phrase]:
    buys = [t.goods[good] for good in t.sells[kind]]
    return {
        "cost": _cost(t, t.pioneer_cost if kind == PIONEER else t.develop_cost[kind - 1]),
        "before": KINDS[kind - 1],
        "buys": buys,
        "price": t.base_price[kind],
        "text": Phrase("anno1503-fact-inhabitant", {"goods": buys, "gold": t.base_price[kind]}),
    }


def _building(t: Catalog, building: int) -> BuildingFact[Phrase]:
    figures = t.building_data[building]
    copies = {str(players): t.display(players)[building] for players in range(2, len(t.points_by_players))}
    return {
        "text": Phrase("anno1503-fact-effects", {"effects": effects(t, building)}),
        "copies": copies,
        "prices": dict(figures.get("price", {})),
        "good_prices": dict(figures.get("good_price", {})),
        "cancels": list(figures.get("cancels", [])),
    }


_NAMES: Final = {
    "pirates": "anno1503-fact-name-pirates",
    "fire": "anno1503-fact-name-fire",
    "golden_age": "anno1503-fact-name-golden_age",
}
_EVENTS: Final = {
    "pirates": "anno1503-fact-pirates",
    "fire": "anno1503-fact-fire",
    "golden_age": "anno1503-fact-golden_age",
}


def _event(t: Catalog, face: int) -> EventFact[Phrase]:
    event = EVENTS[t.event_of_die[face]]
    return {
        "event": event,
        "name": Phrase(_NAMES[event], {}),
        "text": Phrase(_EVENTS[event], {"number": t.safe_spaces}),
    }


_TILES: Final = {
    "agreement": "anno1503-fact-agreement",
    "treasure_upgrade": "anno1503-fact-treasure_upgrade",
    "treasure_gold": "anno1503-fact-treasure_gold",
}


def _tile(t: Catalog, tile: int) -> TileFact[Phrase]:
    name = t.tiles[tile]
    good = t.goods[tile] if tile < t.n_goods else ""
    branch = Phrase("anno1503-fact-branch", {"good": good})
    return {
        "good": good,
        "short": Phrase(f"anno1503-short-{name}", {}),
        "text": branch if good else Phrase(_TILES[name], {"gold": t.treasure_gold}),
        "stacks": {str(mark): counts[tile] for mark, counts in t.stacks.items()},
    }


def _marks(t: Catalog) -> dict[str, MarkFact[Phrase]]:
    """Return the meaning of the squares of the map. A stack is in play from as many players as its mark (S1)."""
    marks: dict[str, MarkFact[Phrase]] = {
        "S": {"tiles": 0, "players": 2, "text": Phrase("anno1503-fact-start", {})},
        ".": {"tiles": 0, "players": 2, "text": Phrase("anno1503-fact-sea", {})},
    }
    for mark, counts in t.stacks.items():
        text = Phrase("anno1503-fact-stack", {"number": mark})
        marks[str(mark)] = {"tiles": sum(counts), "players": mark, "text": text}
    return marks


_GOALS: Final = {
    "gold": "anno1503-fact-goal-gold",
    "branches": "anno1503-fact-goal-branches",
    "agreements": "anno1503-fact-goal-agreements",
    "buildings": "anno1503-fact-goal-buildings",
    "merchants": "anno1503-fact-goal-merchants",
}


def _goals(t: Catalog) -> dict[str, GoalFact[Phrase]]:
    takes = [t.goal_gold, t.goal_branches, t.goal_agreements, t.goal_buildings, t.goal_merchants]
    return {
        goal: {"takes": number, "text": Phrase(_GOALS[goal], {"number": number})}
        for goal, number in zip(GOALS, takes, strict=True)
    }


def _rules(t: Catalog) -> dict[str, Phrase]:
    """Return the general rules, one sentence each."""
    return {
        "production": Phrase("anno1503-fact-production", {}),
        "event": Phrase("anno1503-fact-event", {"number": EVENT_ROLL}),
        "buy": Phrase("anno1503-fact-buy", {"gold": t.buy_price, "times": t.buys_per_turn}),
        "hand": Phrase("anno1503-fact-hand", {"number": t.hand_limit}),
        "safe": Phrase("anno1503-fact-safe", {"number": t.safe_spaces}),
        "building": Phrase("anno1503-fact-building", {"number": t.building_from}),
        "win": Phrase("anno1503-fact-win", {"number": t.points_to_win}),
    }
