"""Moves, refusals and questions as phrases: message keys and arguments."""

from typing import Final

from kontor.anno1503.content.building_effects import KINDS
from kontor.anno1503.content.catalog import ANY, EVENT_ROLL, SITES, Catalog, Cost
from kontor.anno1503.rules import moves, refusals
from kontor.anno1503.rules.market import buy_price, sale_price
from kontor.anno1503.rules.ships import action_points
from kontor.anno1503.rules.state import DISCARD, LOOKED, PHASES, PRODUCTION, TAKE, Position
from kontor.anno1503.rules.turn import surplus
from kontor.engine.errors import Phrase, RuleError

VOCABULARY: Final = {
    "seat": "player",
    "other": "player",
    "good": "good",
    "goods": "good",
    "missing": "good",
    "building": "building",
    "inhabitant": "inhabitant",
    "tile": "tile",
    "phase": "phase",
    "goals": "goal",
}
"""By argument of a message: the family of names, as in `anno1503-good-wood`."""


def message_args(t: Catalog, s: Position, move: int) -> dict[str, object]:
    """Return all message arguments for a move in a position.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> message_args(match.game.catalog, match.state, match.game.parse("sell wood 1"))["gold"]
    1
    """
    kind, arg = move & moves.KIND_MASK, move >> moves.KIND_BITS
    values: dict[str, object] = {"phase": PHASES[s.phase], "text": moves.text(t, move), "faces": EVENT_ROLL}
    seat = s.actor if s.actor >= 0 else s.active
    if kind in (moves.TAKE, moves.DISCARD):
        values["goods"] = moves.good_names(t, arg)
    elif kind in (moves.BUY, moves.DRAW):
        values["good"] = t.goods[arg]
    elif kind in (moves.SAIL, moves.LOOK):
        values["ship"], values["cell"] = arg // moves.PAIR, t.cells[arg % moves.PAIR]
        values["points"] = action_points(t, s)
    elif kind == moves.SELL:
        values["good"], values["space"] = t.goods[arg // moves.PAIR], arg % moves.PAIR
    elif kind == moves.CLAIM:
        values["other"] = arg
        values["gold"] = max(0, t.effects(s.built[seat]).claim_price)
    elif kind in (moves.GIVE_BRANCH, moves.RESERVE):
        values["tile"] = t.tiles[arg]
    elif kind == moves.GIVE_SITE:
        values["tile"], values["site"] = t.tiles[arg // moves.PAIR], arg % moves.PAIR
    elif kind == moves.GIVE_AGREEMENT:
        values["tile"] = t.tiles[t.agreement]
    elif kind == moves.PIONEER:
        values["space"] = s.inhabitants(s.active) + 1
        if arg:
            values["building"] = t.buildings[arg - 1]
            values["effects"] = effects(t, arg - 1)
    elif kind in (moves.DEVELOP, moves.KEEP):
        values["space"] = values["site"] = arg
    _add_circumstances(t, s, kind, seat, values)
    return values


def _add_circumstances(t: Catalog, s: Position, kind: int, seat: int, values: dict[str, object]) -> None:
    space = values.get("space")
    folk = s.folk[seat * s.n_spaces + space - 1] if isinstance(space, int) and 1 <= space <= t.spaces else 0
    if folk:
        values["inhabitant"] = KINDS[folk]
    if kind == moves.SELL and folk:
        values["gold"] = sale_price(t, s, t.goods.index(str(values["good"])), int(str(space)))
    elif kind == moves.BUY:
        values["gold"], values["times"] = buy_price(t, s, s.active), t.buys_per_turn
    elif kind == moves.DEVELOP and 0 < folk < len(KINDS) - 1:
        values["inhabitant"] = KINDS[folk + 1]
        _add_cost(t, s, seat, t.develop_cost[folk], values)
    elif kind == moves.SHIP:
        _add_cost(t, s, seat, t.ship_cost, values)
    elif kind == moves.PIONEER:
        _add_cost(t, s, seat, t.pioneer_cost, values)
    elif kind == moves.KEEP and s.phase == LOOKED:
        tile = s.tiles[s.look_cell] - 1
        values["tile"] = t.tiles[tile]
        place = values["site"]
        if tile < t.n_goods and isinstance(place, int) and 1 <= place <= SITES:
            own = t.boards[s.home[seat]][place - 1]
            values["good"] = "any" if own == ANY else t.goods[own]
        if tile == t.treasure_chest:
            values["gold"] = t.treasure_gold
        if tile == t.treasure_upgrade and 0 < folk < len(KINDS) - 1:
            values["inhabitant"] = KINDS[folk + 1]
    if kind == moves.DISCARD:
        values["number"] = surplus(t, s)
    if kind == moves.TAKE:
        values["number"] = 1 if s.serving == PRODUCTION else t.effects(s.built[seat]).golden_goods


def _add_cost(t: Catalog, s: Position, seat: int, cost: Cost, values: dict[str, object]) -> None:
    needed = [0] * t.n_goods
    lacking = [0] * t.n_goods
    for good, count in cost:
        needed[good] = count
        lacking[good] = max(0, count - s.hands[seat * t.n_goods + good])
    values["goods"] = moves.good_names(t, moves.pack(needed))
    values["missing"] = moves.good_names(t, moves.pack(lacking))


def effects(t: Catalog, building: int) -> list[Phrase]:
    """Describe the effects of a public building, from its figures.

    >>> from kontor.anno1503.game import load
    >>> t = load({}).catalog
    >>> effects(t, t.buildings.index("school"))
    [Phrase(key='anno1503-effect-price', args={'inhabitant': 'pioneer', 'gold': 2})]
    """
    figures = t.building_data[building]
    sentences = [
        Phrase("anno1503-effect-price", {"inhabitant": kind, "gold": price})
        for kind, price in figures.get("price", {}).items()
    ]
    sentences += [
        Phrase("anno1503-effect-good_price", {"good": good, "gold": price})
        for good, price in figures.get("good_price", {}).items()
    ]
    sentences += [Phrase(f"anno1503-effect-{event}", {}) for event in figures.get("cancels", [])]
    if "golden_age_goods" in figures:
        sentences.append(Phrase("anno1503-effect-golden_age", {"number": figures["golden_age_goods"]}))
    if "action_point_factor" in figures:
        sentences.append(Phrase("anno1503-effect-points", {"number": figures["action_point_factor"]}))
    if "claim_price" in figures:
        sentences.append(Phrase("anno1503-effect-claim", {"gold": figures["claim_price"]}))
    return sentences


def reference(t: Catalog) -> list[tuple[Phrase, list[Phrase]]]:
    """Return the player aid: costs, effects of buildings, marks of tiles on the map.

    >>> from kontor.anno1503.game import load
    >>> thing, about = reference(load({}).catalog)[0]
    >>> thing.key, about[0].args
    ('anno1503-ship', {'goods': ['cloth', 'wood', 'tools']})
    """
    rows: list[tuple[Phrase, list[Phrase]]] = [(Phrase("anno1503-ship", {}), [_cost_phrase(t, t.ship_cost)])]
    rows.append((Phrase("anno1503-inhabitant-pioneer", {}), [_cost_phrase(t, t.pioneer_cost)]))
    for kind, cost in enumerate(t.develop_cost[1:], start=2):
        rows.append((Phrase(f"anno1503-inhabitant-{KINDS[kind]}", {}), [_cost_phrase(t, cost)]))
    for index, building in enumerate(t.buildings):
        rows.append((Phrase("anno1503-is-building", {"building": building}), effects(t, index)))
    for tile in t.tiles:
        rows.append((Phrase(f"anno1503-short-{tile}", {}), [Phrase("anno1503-is-tile", {"tile": tile})]))
    return rows


def _cost_phrase(t: Catalog, cost: Cost) -> Phrase:
    goods = [t.goods[good] for good, count in cost for _ in range(count)]
    return Phrase("anno1503-is-goods", {"goods": goods})


def describe(t: Catalog, s: Position, move: int) -> Phrase:
    """Describe what a move would do.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> describe(match.game.catalog, match.state, match.game.parse("buy spice")).key
    'anno1503-move-buy'
    """
    kind, arg = move & moves.KIND_MASK, move >> moves.KIND_BITS
    values = message_args(t, s, move)
    name = moves.KIND_NAMES[kind]
    if kind == moves.GIVE_SITE:
        name = "give-site"
    elif kind == moves.PIONEER and arg:
        name = "pioneer-building"
    elif kind == moves.KEEP and s.phase == LOOKED:
        tile = s.tiles[s.look_cell] - 1
        name = "keep-branch" if tile < t.n_goods else f"keep-{t.tiles[tile]}"
    return Phrase(f"anno1503-move-{name}", values)


def refused(t: Catalog, s: Position, move: int, code: int) -> RuleError:
    """Return the error for a move that is refused with this code.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> refused(match.game.catalog, match.state, moves.SHIP, refusals.SHIP_COST).phrase.args["missing"]
    ['cloth', 'tools']
    """
    args = message_args(t, s, move)
    if code == refusals.SHIPS_HAVE_SAILED:
        args["kind"] = moves.KIND_NAMES[move & moves.KIND_MASK]
    return RuleError(refusals.rule(code), refusals.key(code), **args)


def question(t: Catalog, s: Position) -> Phrase:
    """Describe what the actor must decide now.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1503", ["Ada", "Ben"], seed=12)
    >>> question(match.game.catalog, match.state)
    Phrase(key='anno1503-ask-act', args={'seat': 0})
    """
    args: dict[str, object] = {"seat": max(s.actor, 0)}
    if s.phase == DISCARD:
        args["number"] = surplus(t, s)
    elif s.phase == TAKE:
        args["number"] = 1 if s.serving == PRODUCTION else t.effects(s.built[s.actor]).golden_goods
    elif s.phase == LOOKED:
        args["cell"] = t.cells[s.look_cell]
    return Phrase(f"anno1503-ask-{PHASES[s.phase]}", args)
