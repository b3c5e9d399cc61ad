"""Facts about the components, for screens: as sentences and, for icons, as data."""

from kontor.anno1800.content.catalog import (
    CUBES,
    DECKS,
    FAMILIES,
    HOME_CELLS,
    ISLAND_CELLS,
    LAST_CELL,
    ZONE,
    Catalog,
)
from kontor.anno1800.payment.things import all_things
from kontor.anno1800.present.listing import ZONES, entry
from kontor.anno1800.present.phrases import effect_phrases, objective_phrase
from kontor.anno1800.present.printed import cost_data, effect_data, no_cost
from kontor.anno1800.present.wire_types import CardFacts, Facts, ObjectiveFacts, OldWorldFacts, TileFacts
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.costs import cost_phrases
from kontor.anno1800.rules.voyages import printed_cell
from kontor.engine.errors import Phrase


def facts(t: Catalog) -> Facts[Phrase, list[Phrase]]:
    """Return the printed facts by name: cards, tiles, objectives, islands, cells, costs and points.

    >>> from kontor.anno1800.game import load
    >>> data = facts(load({}).catalog)
    >>> data["tiles"]["home_planks"]["works"], data["cards"]["fw41"]["points"], data["zones"][11]
    ('farmer', 3, 'coast')
    """
    return {
        "goods": t.goods[:],
        "cubes": CUBES[:],
        "cards": {name: _card(t, card) for card, name in enumerate(t.cards)},
        "tiles": {name: _tile(t, tile) for tile, name in enumerate(t.tiles)},
        "objectives": {name: _objective(t, objective) for objective, name in enumerate(t.objectives)},
        "expeditions": {
            name: {"animal": CUBES[t.animal[card]], "artifact": CUBES[t.artifact[card]]}
            for card, name in enumerate(t.expeditions)
        },
        "old_world": {name: _old_world(t, island) for island, name in enumerate(t.old_islands)},
        "new_world": {
            name: [t.goods[good] for good in t.new_goods[island]] for island, name in enumerate(t.new_islands)
        },
        "zones": [ZONES[zone] for zone in ZONE],
        "blocks": _blocks(),
        "home": {str(cell): t.tiles[tile - 1] for cell, tile in enumerate(t.home_print) if tile},
        "workplaces": t.workplaces,
        "deck_cards": {name: t.deck_of.count(deck) for deck, name in enumerate(DECKS)},
        "deck_gold": dict(zip(DECKS, t.deck_gold, strict=True)),
        "card_points": dict(zip(DECKS, t.card_points, strict=True)),
        "visitor_points": dict(zip(CUBES, t.visitor_points, strict=True)),
        "fireworks": t.fireworks,
        "gold_per_point": t.gold_per_point,
        "objectives_in_play": t.objectives_in_play,
        "hire": {CUBES[cube]: cost_data(t, cost) for cube, cost in enumerate(t.hire_cost)},
        "upgrade": {CUBES[cube]: cost_data(t, cost) for cube, cost in enumerate(t.upgrade_cost)},
        "recall": dict(zip(CUBES, t.recall_price, strict=True)),
        "trade_price": dict(zip(CUBES, t.trade_price, strict=True)),
        "import_price": t.import_price,
        "open_costs": t.old_cost[:],
        "explore_costs": t.new_cost[:],
        "explore_cards": t.new_cards,
        "expedition_cost": t.expedition_cost,
        "expedition_cards": t.expedition_cards,
        "things": {moves.text(t, thing): list(entry(t, thing)) for thing in all_things(t)},
    }


def _blocks() -> list[list[int]]:
    """Return the cells of each island: the home island, then the Old World islands in the order of opening."""
    firsts = range(HOME_CELLS + 1, LAST_CELL + 1, ISLAND_CELLS)
    return [list(range(1, HOME_CELLS + 1)), *(list(range(first, first + ISLAND_CELLS)) for first in firsts)]


def _card(t: Catalog, card: int) -> CardFacts[list[Phrase]]:
    deck = t.deck_of[card]
    return {
        "deck": DECKS[deck],
        "points": t.card_points[deck],
        "needs": cost_phrases(t, t.needs[card]),
        "brings": effect_phrases(t, t.effects[card]),
        "cost": cost_data(t, t.needs[card]),
        "effect": effect_data(t, t.effects[card]),
    }


def _tile(t: Catalog, tile: int) -> TileFacts[list[Phrase]]:
    bought = tile < t.n_built
    return {
        "family": FAMILIES[t.family[tile]],
        "level": t.level[tile],
        "makes": t.goods[t.makes[tile]] if t.makes[tile] >= 0 else "",
        "works": CUBES[t.works[tile]] if t.works[tile] >= 0 else "",
        "cost": cost_phrases(t, t.tile_cost[tile]) if bought else [],
        "price": cost_data(t, t.tile_cost[tile]) if bought else no_cost(),
    }


def _objective(t: Catalog, objective: int) -> ObjectiveFacts[Phrase]:
    return {
        "rule": objective_phrase(t, objective),
        "kind": t.objective_data[objective]["kind"],
        "counts": t.objective_data[objective].get("counts", ""),
        "usable": t.objective_usable[objective],
        "once": t.objective_once[objective],
        "cost": cost_data(t, t.objective_cost[objective]),
        "gain": effect_data(t, t.objective_gain[objective]),
        "exchange": t.tokens_for_trade[objective],
    }


def _old_world(t: Catalog, island: int) -> OldWorldFacts:
    tile = t.old_print[island] - 1
    return {
        "tile": t.tiles[tile] if tile >= 0 else "",
        "cell": printed_cell(t, tile, 1) - HOME_CELLS if tile >= 0 else 0,
        "effect": effect_data(t, t.old_effect[island]),
    }
