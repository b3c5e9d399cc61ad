"""Phrases for moves, steps, effects and objectives: message keys and their arguments."""

from collections.abc import Sequence
from typing import Final

from kontor.anno1800.content.catalog import CELLS, CUBES, N_CUBES, Catalog, Effect
from kontor.anno1800.payment.things import find_things
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.costs import cost_of, cost_phrases
from kontor.anno1800.rules.ground import open_tile
from kontor.anno1800.rules.moves import Move, Step, place_text, step_key
from kontor.anno1800.rules.state import Position
from kontor.engine.errors import Phrase

VOCABULARY: Final = {
    "seat": "player",
    "seats": "player",
    "other": "player",
    "good": "good",
    "goods": "good",
    "tile": "tile",
    "tiles": "tile",
    "cube": "cube",
    "cubes": "cube",
    "objective": "objective",
    "deck": "deck",
}
"""The vocabulary of each argument: the value `beer` of `good` is the message `anno1800-good-beer`."""
_KINDS = ["build", "play", "swap", "hire", "upgrade", "open", "explore", "expedition", "festival"]
_KINDS += ["use", "use-objective", "recall", "end", "make"]


def effect_phrases(t: Catalog, effect: Effect) -> list[Phrase]:
    """Return the parts of an effect, one phrase each.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> effect_phrases(t, t.effects[t.card_at["fw41"]])
    [Phrase(key='anno1800-brings-gold', args={'number': 4})]
    """
    phrases: list[Phrase] = []
    if effect.brings_cubes:
        cubes = [CUBES[cube] for cube in range(N_CUBES) for _ in range(effect.cubes[cube])]
        phrases.append(Phrase("anno1800-brings-cubes", {"cubes": cubes}))
    if effect.upgrades:
        phrases.append(_upgrades_phrase(effect, effect.upgrades))
    for key, number in (
        ("trade", effect.trade),
        ("exploration", effect.exploration),
        ("gold", effect.gold),
        ("expeditions", effect.expeditions),
        ("actions", effect.actions),
        ("returns", effect.returns),
    ):
        if number:
            phrases.append(Phrase(f"anno1800-brings-{key}", {"number": number}))
    if effect.free_goods:
        phrases.append(Phrase("anno1800-brings-free", {"goods": [t.goods[good] for good in effect.free_goods]}))
    return phrases


def _upgrades_phrase(effect: Effect, number: int) -> Phrase:
    return Phrase("anno1800-brings-upgrades", {"number": number, "cube": CUBES[effect.upgrade_from]})


def describe(t: Catalog, s: Position, move: Move) -> Phrase:
    """Describe a move or a thing, with its steps.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> describe(match.game.catalog, match.state, match.game.parse("hire farmer: work 1")).key
    'anno1800-paid'
    """
    phrase = Phrase(f"anno1800-move-{_KINDS[move.kind]}", _arguments(t, s, move))
    if move.place != moves.NOWHERE:
        phrase = Phrase("anno1800-at", {"move": [phrase], "place": place_text(move.place)})
    elif move.extra and move.kind == moves.USE and t.effects[move.what].upgrades:
        phrase = Phrase("anno1800-with", {"move": [phrase], "what": _place_phrases(move.extra)})
    elif move.extra:
        phrase = Phrase("anno1800-with", {"move": [phrase], "what": ", ".join(t.cards[card] for card in move.extra)})
    if not move.steps:
        return phrase
    returned = [cell for op, cell, _, _ in move.steps if op == moves.RETURN]
    steps = [step_phrase(t, s, step, returned) for step in move.steps]
    return Phrase("anno1800-paid", {"move": [phrase], "steps": steps})


def _place_phrases(places: Sequence[int]) -> list[Phrase]:
    return [Phrase("anno1800-place", {"place": place_text(place)}) for place in places]


def _places(places: Sequence[int]) -> list[Phrase]:
    return [Phrase("anno1800-where", {"place": place_text(place)}) for place in places]


def _arguments(t: Catalog, s: Position, move: Move) -> dict[str, object]:
    kind, what, seat = move.kind, move.what, s.active
    cost = cost_of(t, move)
    args: dict[str, object] = {} if cost is None else {"cost": cost_phrases(t, cost)}
    if kind == moves.BUILD:
        args["tile"] = t.tiles[what]
    elif kind == moves.PLAY or kind == moves.USE:
        args["card"] = t.cards[what]
        args["effect"] = effect_phrases(t, t.effects[what])
        if what in s.upgrades_left:
            args["effect"] = [_upgrades_phrase(t.effects[what], s.upgrades_left.count(what))]
    elif kind == moves.HIRE or kind == moves.UPGRADE or kind == moves.RECALL:
        args["cube"] = CUBES[what]
        args["gold"] = t.recall_price[what]
    elif kind == moves.USE_OBJECTIVE:
        args["objective"] = t.objectives[what]
        args["cost"] = cost_phrases(t, t.objective_cost[what])
        args["effect"] = effect_phrases(t, t.objective_gain[what])
    elif kind == moves.OPEN:
        args["number"] = t.old_cost[min(len(s.old_islands[seat]), len(t.old_cost) - 1)]
    elif kind == moves.EXPLORE:
        args["number"] = t.new_cost[min(len(s.new_islands[seat]), len(t.new_cost) - 1)]
        args["count"] = t.new_cards
    elif kind == moves.EXPEDITION:
        args["number"] = t.expedition_cost
        args["count"] = t.expedition_cards
    return args


def step_phrase(t: Catalog, s: Position, step: Step, returned: Sequence[int] = ()) -> Phrase:
    """Describe one step of a payment that returns the tiles on the cells `returned`.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> step_phrase(match.game.catalog, match.state, (moves.WORK, 1, 0, 0)).args
    {'cell': 1, 'good': 'planks'}
    """
    op, a, b, _ = step
    args: dict[str, object] = {}
    if op == moves.WORK and a not in returned and 0 < a < CELLS:
        tile = open_tile(s, s.active, a)
        if tile >= 0 and t.makes[tile] >= 0:
            return Phrase("anno1800-step-make", {"cell": a, "good": t.goods[t.makes[tile]]})
    if op == moves.WORK or op == moves.RETURN:
        args["cell"] = a
    elif op == moves.BUY:
        args["good"], args["other"] = t.goods[a], b
    elif op == moves.IMPORT:
        args["good"] = t.goods[a]
    elif op == moves.FREE:
        args["good"], args["card"] = t.goods[a], t.cards[b]
    elif op == moves.RECALL_STEP:
        args["cube"], args["place"] = CUBES[a], place_text(b)
    elif op == moves.USE_STEP:
        places = moves.unpack_places(b)
        args["cube"], args["number"], args["card"] = CUBES[t.effects[a].upgrade_from], len(places), t.cards[a]
        args["places"] = _place_phrases(places)
    else:
        args["number"] = a
    return Phrase(step_key(op), args)


_IN_PARTS: Final = (moves.BUILD, moves.HIRE, moves.UPGRADE)
"""The moves that can continue an action."""


def question(t: Catalog, s: Position) -> Phrase:
    """Return the prompt for the active player: act, continue the action, or end the turn.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> question(match.game.catalog, match.state)
    Phrase(key='anno1800-ask-act', args={'seat': 0, 'number': 1})
    """
    if s.actions:
        key = "anno1800-ask-act"
    elif any(thing.kind in _IN_PARTS for thing in find_things(t, s)):
        key = "anno1800-ask-end"
    else:
        key = "anno1800-ask-done"
    return Phrase(key, {"seat": s.active, "number": s.actions})


def lost_at_end(t: Catalog, s: Position) -> Phrase | None:
    """Describe the goods at hand and the free upgrades that the end of the turn would lose. None if there are none.

    Free upgrades of which none is possible now do not count.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> events = match.play("hire farmer: work 1, work 1")
    >>> lost_at_end(match.game.catalog, match.state)
    Phrase(key='anno1800-lose-goods', args={'number': 1, 'upgrades': 0})
    """
    usable = {thing.what for thing in find_things(t, s) if thing.kind == moves.USE} if s.upgrades_left else set()
    goods, upgrades = len(s.at_hand), len([card for card in s.upgrades_left if card in usable])
    if not goods and not upgrades:
        return None
    what = "goods" if not upgrades else "upgrades" if not goods else "both"
    return Phrase(f"anno1800-lose-{what}", {"number": goods, "upgrades": upgrades})


def reference(t: Catalog) -> list[tuple[Phrase, list[Phrase]]]:
    """Return the reference table: the costs of cubes, tiles and ships, workplaces, objectives.

    >>> from kontor.anno1800.game import load
    >>> thing, about = reference(load({}).catalog)[0]
    >>> thing.args, about[0].key
    ({'cube': 'farmer'}, 'anno1800-is-goods')
    """
    rows: list[tuple[Phrase, list[Phrase]]] = []
    for cube, name in enumerate(CUBES):
        rows.append((Phrase("anno1800-is-hire", {"cube": name}), cost_phrases(t, t.hire_cost[cube])))
    for cube, cost in enumerate(t.upgrade_cost):
        rows.append((Phrase("anno1800-is-upgrade", {"cube": CUBES[cube]}), cost_phrases(t, cost)))
    for tile in range(t.n_built):
        about = cost_phrases(t, t.tile_cost[tile])
        if t.makes[tile] >= 0:
            args: dict[str, object] = {"good": t.goods[t.makes[tile]], "cube": CUBES[t.works[tile]]}
            about.append(Phrase("anno1800-is-made", args))
        rows.append((Phrase("anno1800-is-tile", {"tile": t.tiles[tile]}), about))
    for objective, name in enumerate(t.objectives):
        rows.append((Phrase("anno1800-is-objective", {"objective": name}), [objective_phrase(t, objective)]))
    return rows


def objective_phrase(t: Catalog, objective: int) -> Phrase:
    """Describe what an objective does or counts.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> objective_phrase(t, t.objectives.index("zoo")).key
    'anno1800-rule-visited_animal'
    """
    figures = t.objective_data[objective]
    if figures["kind"] == "majority":
        key = f"anno1800-rule-most-{figures['counts']}"
        return Phrase(key, {"most": figures["most"], "second": figures["second"]})
    if figures["kind"] == "industries":
        return Phrase("anno1800-rule-industries", {"points": figures["points"], "tiles": figures["industries"]})
    if figures["kind"] == "bonus":
        if "at_most" in figures:
            what, limit = next(iter(figures["at_most"].items()))
            return Phrase(f"anno1800-rule-at_most-{what}", {"points": figures["points"], "number": limit})
        what, points = next(iter(figures["points_per"].items()))
        return Phrase(f"anno1800-rule-{what}", {"points": points})
    if t.tokens_for_trade[objective]:
        return Phrase("anno1800-rule-tokens", {"number": t.tokens_for_trade[objective]})
    args: dict[str, object] = {"cost": cost_phrases(t, t.objective_cost[objective])}
    args["effect"] = effect_phrases(t, t.objective_gain[objective])
    return Phrase("anno1800-rule-once" if t.objective_once[objective] else "anno1800-rule-often", args)
