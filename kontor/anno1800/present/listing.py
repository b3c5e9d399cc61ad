"""Lists and spots: list entries of things, the place a move goes to, and figures as sentences."""

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
COVER_LOSS: Final = 9
"""The least loss of building over something."""
_PRINTED: Final = 1
_BUILT: Final = 2
_CREWED: Final = 3
"""Additional loss of covering a printed building, a built tile, or one with cubes at work."""
REBUILD_LOSS: Final = 20
"""The loss of building a tile over one of its own kind, which gains nothing."""
_SPENDING: Final = (moves.BUY, moves.IMPORT, moves.RECALL_STEP, moves.RETURN, moves.BERYL)
"""Payment steps that spend tokens or gold, or return a tile."""
_WITHOUT_TARGET: Final = (
    moves.SWAP,
    moves.OPEN,
    moves.EXPLORE,
    moves.EXPEDITION,
    moves.FESTIVAL,
    moves.END,
    moves.MAKE,
)


def entry(t: Catalog, thing: Move) -> tuple[Phrase, Phrase]:
    """Return the heading of a thing in a short list, and its name there.

    >>> from kontor.anno1800.game import load
    >>> [phrase.key for phrase in entry(load({}).catalog, Move(moves.FESTIVAL))]
    ['anno1800-list-other', 'anno1800-list-festival']
    """
    kind, what = thing.kind, thing.what
    if kind in _WITHOUT_TARGET:
        return Phrase("anno1800-list-other", {}), Phrase(f"anno1800-list-{moves.KIND_NAMES[kind]}", {})
    heading = Phrase(f"anno1800-list-{moves.KIND_NAMES[kind]}", {})
    if kind == moves.BUILD:
        return heading, Phrase("anno1800-is-tile", {"tile": t.tiles[what]})
    if kind == moves.PLAY or kind == moves.USE:
        return heading, Phrase("anno1800-list-card", {"card": t.cards[what]})
    if kind == moves.USE_OBJECTIVE:
        return heading, Phrase("anno1800-is-objective", {"objective": t.objectives[what]})
    return heading, Phrase("anno1800-list-cube", {"cube": CUBES[what]})


def thing_parts(t: Catalog, thing: Move) -> ThingParts:
    """Return the kind of a thing and the id of its tile, card, cube or objective, as the facts name it.

    >>> from kontor.anno1800.game import load
    >>> thing_parts(load({}).catalog, Move(moves.HIRE, 0)), thing_parts(load({}).catalog, Move(moves.FESTIVAL))
    (ThingParts(kind='hire', names=('farmer',)), ThingParts(kind='festival', names=()))
    """
    kind, what = thing.kind, thing.what
    if kind in _WITHOUT_TARGET:
        return ThingParts(moves.KIND_NAMES[kind], ())
    ids = (
        t.tiles
        if kind == moves.BUILD
        else t.cards
        if kind == moves.PLAY or kind == moves.USE
        else t.objectives
        if kind == moves.USE_OBJECTIVE
        else CUBES
    )
    return ThingParts(moves.KIND_NAMES[kind], (ids[what],))


def request_for(t: Catalog, move: Move) -> PlanRequest:
    """Return what a move fixes besides its thing: the place, the named cards or places, and the steps.

    >>> from kontor.anno1800.game import load
    >>> game = load({})
    >>> request_for(game.catalog, game.parse("build brewery at 12: work 2, work 6"))
    PlanRequest(at='12', named=(), by=('work 2', 'work 6'))
    """
    at = "" if move.place == moves.NOWHERE else place_text(move.place)
    by_place = move.kind == moves.USE and t.effects[move.what].upgrades
    named = [place_text(item) if by_place else t.cards[item] for item in move.extra]
    return PlanRequest(at, tuple(named), tuple([moves.step_text(t, step) for step in move.steps]))


def spends(move: Move) -> bool:
    """Whether a payment step of the move spends tokens or gold, or returns a tile.

    >>> spends(Move(moves.HIRE, 0, steps=((moves.WORK, 1, 0, 0),)))
    False
    >>> spends(Move(moves.PLAY, 0, steps=((moves.IMPORT, 0, 0, 0),)))
    True
    """
    return any(step[0] in _SPENDING for step in move.steps)


def covers(t: Catalog, s: Position, move: Move) -> bool:
    """Whether something lies where a move builds or upgrades.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> covers(match.game.catalog, match.state, match.game.parse("build sawmill at 1"))
    True
    """
    target = spot(t, s, move) if move.kind == moves.BUILD or move.kind == moves.UPGRADE else None
    return target is not None and target.loss >= COVER_LOSS


def figure_phrases(t: Catalog, part: str, item: str) -> list[Phrase]:
    """Return an item of the content file as sentences. Empty if there are none for its kind.

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
        args: dict[str, object] = {"cube": CUBES[t.works[tile]], "good": t.goods[t.makes[tile]]}
        return [Phrase("anno1800-figured-industry", {**args, "cost": cost_phrases(t, t.tile_cost[tile])})]
    if part == "objective":
        return [objective_phrase(t, t.objectives.index(item))]
    if part == "old_world":
        return effect_phrases(t, t.old_effect[t.old_islands.index(item)])
    return []


def spot(t: Catalog, s: Position, move: Move) -> Spot | None:
    """Return what lies at the place of a move, who works there, and how much building there loses.

    Free land loses least, then coast, which shipyards need. Covering something loses more, and covering a tile of the
    same kind most.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> spot(match.game.catalog, match.state, match.game.parse("build sawmill at 1")).phrase.args["tile"]
    'home_planks'
    """
    if move.place == moves.NOWHERE:
        return _named_spot(t, s, move)
    place: dict[str, object] = {"place": place_text(move.place)}
    if not 0 < move.place < CELLS:
        return Spot(Phrase("anno1800-spot-place", place), 0 if move.place == HOME else 1)
    tile = open_tile(s, s.active, move.place)
    if tile < 0:
        return Spot(Phrase("anno1800-spot-free", {**place, "zone": ZONES[ZONE[move.place]]}), ZONE[move.place])
    crew = s.crew[s.active * CELLS + move.place]
    cubes = [CUBES[cube] for cube in range(N_CUBES) for _ in range(crew >> (CREW_BITS * cube) & CREW_MASK)]
    args: dict[str, object] = {**place, "tile": t.tiles[tile], "cubes": cubes}
    return Spot(Phrase("anno1800-spot-crew" if cubes else "anno1800-spot-tile", args), _covering_loss(t, s, move, tile))


def _covering_loss(t: Catalog, s: Position, move: Move, tile: int) -> int:
    """Return the loss of covering a tile. It is least if cheaper cubes will make the same good."""
    if move.kind != moves.BUILD:
        return COVER_LOSS
    if tile == move.what:
        return REBUILD_LOSS
    at = s.active * CELLS + move.place
    crewed = _CREWED if s.crew[at] else 0
    if s.tile[at]:
        return COVER_LOSS + _BUILT + crewed
    better = t.makes[tile] >= 0 and t.makes[tile] == t.makes[move.what] and t.works[tile] > t.works[move.what]
    return COVER_LOSS + (0 if better else _PRINTED) + crewed


def _named_spot(t: Catalog, s: Position, move: Move) -> Spot | None:
    """Return the cards that a move names, or the places of the cubes that it upgrades."""
    if not move.extra:
        return None
    if move.kind == moves.USE and t.effects[move.what].upgrades:
        places = [move._replace(place=place, extra=()) for place in move.extra]
        phrases = [target.phrase for place in places if (target := spot(t, s, place))]
        return Spot(Phrase("anno1800-spot-several", {"places": phrases}), 0)
    return Spot(Phrase("anno1800-list-card", {"card": ", ".join(t.cards[card] for card in move.extra)}), 0)
