"""What is printed on the components, for screens; what lies where a move goes; things in a short list."""

from kontor.anno1800 import moves
from kontor.anno1800.explain import cost_phrases, effect_phrases, objective_phrase
from kontor.anno1800.ground import open_tile
from kontor.anno1800.moves import Move, place_text
from kontor.anno1800.state import CREW_BITS, CREW_MASK, HOME, Position
from kontor.anno1800.tables import CELLS, CUBES, DECKS, FAMILIES, N_CUBES, ZONE, Tables
from kontor.table.errors import Phrase
from kontor.table.protocol import Data, Spot

ZONES = ["land", "coast", "sea"]


def facts(t: Tables) -> Data:
    """Cards, tiles, objectives and expedition cards by name, the kind of ground of every cell, and what scores.

    >>> from kontor.anno1800.game import load
    >>> known = facts(load({}).tables)
    >>> known["tiles"]["home_planks"]["works"], known["cards"]["fw41"]["points"], known["zones"][11]
    ('farmer', 3, 'coast')
    """
    return {
        "cards": {name: _card(t, card) for card, name in enumerate(t.cards)},
        "tiles": {name: _tile(t, tile) for tile, name in enumerate(t.tiles)},
        "objectives": {
            name: {"rule": objective_phrase(t, objective), "counts": t.objective_data[objective].get("counts", "")}
            for objective, name in enumerate(t.objectives)
        },
        "expeditions": {
            name: {"animal": CUBES[t.animal[card]], "artifact": CUBES[t.artifact[card]]}
            for card, name in enumerate(t.expeditions)
        },
        "zones": [ZONES[zone] for zone in ZONE],
        "workplaces": t.workplaces,
        "card_points": dict(zip(DECKS, t.card_points, strict=True)),
        "gold_per_point": t.gold_per_point,
        "objectives_in_play": t.objectives_in_play,
        "trade_price": dict(zip(CUBES, t.trade_price, strict=True)),
        "things": {moves.text(t, thing): entry(t, thing) for thing in known_things(t)},
    }


def known_things(t: Tables) -> list[Move]:
    """Every thing that there is to do, whether it can be done now or not.

    >>> from kontor.anno1800.game import load
    >>> Move(moves.BUILD, 0) in known_things(load({}).tables)
    True
    """
    known = [Move(kind) for kind in _ALONE]
    known += [Move(moves.BUILD, tile) for tile in range(t.n_built)]
    known += [Move(kind, card) for card in range(len(t.cards)) for kind in (moves.PLAY, moves.USE)]
    known += [Move(moves.USE_OBJECTIVE, objective) for objective in range(len(t.objectives))]
    known += [Move(kind, cube) for cube in range(N_CUBES) for kind in (moves.HIRE, moves.RECALL)]
    return known + [Move(moves.UPGRADE, cube) for cube in range(N_CUBES - 1)]


def _card(t: Tables, card: int) -> Data:
    deck = t.deck_of[card]
    return {
        "deck": DECKS[deck],
        "points": t.card_points[deck],
        "needs": cost_phrases(t, t.needs[card]),
        "brings": effect_phrases(t, t.effects[card]),
    }


def _tile(t: Tables, tile: int) -> Data:
    return {
        "family": FAMILIES[t.family[tile]],
        "level": t.level[tile],
        "makes": t.goods[t.makes[tile]] if t.makes[tile] >= 0 else "",
        "works": CUBES[t.works[tile]] if t.works[tile] >= 0 else "",
        "cost": cost_phrases(t, t.tile_cost[tile]) if tile < t.n_built else [],
    }


_ALONE = (moves.SWAP, moves.OPEN, moves.EXPLORE, moves.EXPEDITION, moves.FESTIVAL, moves.END)


def entry(t: Tables, thing: Move) -> tuple[Phrase, Phrase]:
    """The heading of a thing in a short list, and its name there.

    >>> from kontor.anno1800.game import load
    >>> [phrase.key for phrase in entry(load({}).tables, Move(moves.FESTIVAL))]
    ['anno1800-list-other', 'anno1800-list-festival']
    """
    kind, what = thing.kind, thing.what
    if kind in _ALONE:
        return Phrase("anno1800-list-other", {}), Phrase(f"anno1800-list-{moves.VERBS[kind]}", {})
    heading = Phrase(f"anno1800-list-{moves.VERBS[kind]}", {})
    if kind == moves.BUILD:
        return heading, Phrase("anno1800-is-tile", {"tile": t.tiles[what]})
    if kind == moves.PLAY or kind == moves.USE:
        return heading, Phrase("anno1800-list-card", {"card": t.cards[what]})
    if kind == moves.USE_OBJECTIVE:
        return heading, Phrase("anno1800-is-objective", {"objective": t.objectives[what]})
    return heading, Phrase("anno1800-list-cube", {"cube": CUBES[what]})


def spot(t: Tables, s: Position, move: Move) -> Spot | None:
    """What lies where a move goes, and who works there: free land first, then coast, which shipyards need.

    >>> from kontor.table.begin import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> spot(match.game.tables, match.state, match.game.parse("build sawmill at 1")).phrase.args["tile"]
    'home_planks'
    """
    if move.place == moves.NOWHERE:
        return _named(t, s, move)
    place: dict[str, object] = {"place": place_text(move.place)}
    if not 0 < move.place < CELLS:
        return Spot(Phrase("anno1800-spot-place", place), 0 if move.place == HOME else 1)
    tile = open_tile(s, s.active, move.place)
    if tile < 0:
        return Spot(Phrase("anno1800-spot-free", {**place, "zone": ZONES[ZONE[move.place]]}), ZONE[move.place])
    crew = s.crew[s.active * CELLS + move.place]
    cubes = [CUBES[cube] for cube in range(N_CUBES) for _ in range(crew >> (CREW_BITS * cube) & CREW_MASK)]
    known: dict[str, object] = {**place, "tile": t.tiles[tile], "cubes": cubes}
    return Spot(Phrase("anno1800-spot-crew" if cubes else "anno1800-spot-tile", known), 9)


def _named(t: Tables, s: Position, move: Move) -> Spot | None:
    """The cards that a move names, or the places of cubes."""
    if not move.extra:
        return None
    if move.kind == moves.USE and t.effects[move.what].upgrades:
        places = [move._replace(place=place, extra=()) for place in move.extra]
        phrases = [found.phrase for place in places if (found := spot(t, s, place))]
        return Spot(Phrase("anno1800-spot-several", {"places": phrases}), 0)
    return Spot(Phrase("anno1800-list-card", {"card": ", ".join(t.cards[card] for card in move.extra)}), 0)
