"""What lies where a move goes; things in a short list; figures in sentences."""

from typing import Final

from kontor.anno1800.content.catalog import CELLS, CUBES, N_CUBES, ZONE, Catalog
from kontor.anno1800.present.phrases import effect_phrases, objective_phrase
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.costs import cost_phrases
from kontor.anno1800.rules.ground import open_tile
from kontor.anno1800.rules.moves import Move, place_text
from kontor.anno1800.rules.state import CREW_BITS, CREW_MASK, HOME, Position
from kontor.engine.errors import Phrase
from kontor.engine.ui_types import PlanRequest, Spot, ThingParts

ZONES: Final = ["land", "coast", "sea"]
COVERS: Final = 9
"""The least loss where something lies already."""
_PRINTED: Final = 1
_BUILT: Final = 2
_CREWED: Final = 3
"""How much more is lost than by covering what the new tile makes with better people."""
ITSELF: Final = 20
"""The loss of building a tile over one of its own kind: nothing is won by that."""


_ALONE: Final = (moves.SWAP, moves.OPEN, moves.EXPLORE, moves.EXPEDITION, moves.FESTIVAL, moves.END)


def entry(t: Catalog, thing: Move) -> tuple[Phrase, Phrase]:
    """The heading of a thing in a short list, and its name there.

    >>> from kontor.anno1800.game import load
    >>> [phrase.key for phrase in entry(load({}).catalog, Move(moves.FESTIVAL))]
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


def thing_parts(t: Catalog, thing: Move) -> ThingParts:
    """Return what a thing does, and the id of what it is about, as the facts name it.

    >>> from kontor.anno1800.game import load
    >>> thing_parts(load({}).catalog, Move(moves.HIRE, 0)), thing_parts(load({}).catalog, Move(moves.FESTIVAL))
    (ThingParts(kind='hire', names=('farmer',)), ThingParts(kind='festival', names=()))
    """
    kind, what = thing.kind, thing.what
    if kind in _ALONE:
        return ThingParts(moves.VERBS[kind], ())
    ids = (
        t.tiles
        if kind == moves.BUILD
        else t.cards
        if kind == moves.PLAY or kind == moves.USE
        else t.objectives
        if kind == moves.USE_OBJECTIVE
        else CUBES
    )
    return ThingParts(moves.VERBS[kind], (ids[what],))


def request_for(t: Catalog, move: Move) -> PlanRequest:
    """Return what a move settles besides its thing: the place, the cards or places named, and the steps.

    >>> from kontor.anno1800.game import load
    >>> game = load({})
    >>> request_for(game.catalog, game.parse("build brewery at 12: work 2, work 6"))
    PlanRequest(at='12', named=(), by=('work 2', 'work 6'))
    """
    at = "" if move.place == moves.NOWHERE else place_text(move.place)
    by_place = move.kind == moves.USE and t.effects[move.what].upgrades
    named = [place_text(item) if by_place else t.cards[item] for item in move.extra]
    return PlanRequest(at, tuple(named), tuple([moves.step_text(t, step) for step in move.steps]))


def figure_phrases(t: Catalog, part: str, item: str) -> list[Phrase]:
    """An item of the file of figures in sentences, where there are some for it.

    >>> from kontor.anno1800.game import load
    >>> [phrase.key for phrase in figure_phrases(load({}).catalog, "industry", "brewery")]
    ['anno1800-figured-industry']
    """
    if part == "population_card":
        card = t.card_at[item]
        effect = effect_phrases(t, t.effects[card])
        return [Phrase("anno1800-figured-card", {"needs": cost_phrases(t, t.needs[card]), "effect": effect})]
    if part == "industry":
        tile = t.tiles.index(item)
        made: dict[str, object] = {"cube": CUBES[t.works[tile]], "good": t.goods[t.makes[tile]]}
        return [Phrase("anno1800-figured-industry", {**made, "cost": cost_phrases(t, t.tile_cost[tile])})]
    if part == "objective":
        return [objective_phrase(t, t.objectives.index(item))]
    if part == "old_world":
        return effect_phrases(t, t.old_effect[t.old_islands.index(item)])
    return []


def spot(t: Catalog, s: Position, move: Move) -> Spot | None:
    """What lies where a move goes, and who works there: free land first, then coast, which shipyards need; last what
    is covered, a tile of the same kind last of all.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> spot(match.game.catalog, match.state, match.game.parse("build sawmill at 1")).phrase.args["tile"]
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
    return Spot(Phrase("anno1800-spot-crew" if cubes else "anno1800-spot-tile", known), _covering(t, s, move, tile))


def _covering(t: Catalog, s: Position, move: Move, tile: int) -> int:
    """What is lost where something lies: little where the same good can be made by cheaper people from now on."""
    if move.kind != moves.BUILD:
        return COVERS
    if tile == move.what:
        return ITSELF
    at = s.active * CELLS + move.place
    crewed = _CREWED if s.crew[at] else 0
    if s.tile[at]:
        return COVERS + _BUILT + crewed
    better = t.makes[tile] >= 0 and t.makes[tile] == t.makes[move.what] and t.works[tile] > t.works[move.what]
    return COVERS + (0 if better else _PRINTED) + crewed


def _named(t: Catalog, s: Position, move: Move) -> Spot | None:
    """The cards that a move names, or the places of cubes."""
    if not move.extra:
        return None
    if move.kind == moves.USE and t.effects[move.what].upgrades:
        places = [move._replace(place=place, extra=()) for place in move.extra]
        phrases = [lying.phrase for place in places if (lying := spot(t, s, place))]
        return Spot(Phrase("anno1800-spot-several", {"places": phrases}), 0)
    return Spot(Phrase("anno1800-list-card", {"card": ", ".join(t.cards[card] for card in move.extra)}), 0)
