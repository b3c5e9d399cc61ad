"""Validation of the lists in the content file: cubes, tiles, cards, islands and objectives."""

from typing import Final

from kontor.anno1800.content.catalog import ARTISAN, CUBES, DECKS, FAMILIES, LEVELS, MERCHANT
from kontor.anno1800.content.values import (
    CARD_EFFECTS,
    GAINS,
    ISLAND_EFFECTS,
    TOKENS,
    Names,
    check_among,
    check_amount,
    check_cost,
    check_effect,
    check_flag,
    check_item,
    check_list,
    check_word,
    in_play,
)
from kontor.engine.content import check_sources
from kontor.engine.validation import Validator

MOST_TILES: Final = 60
"""Maximum number of tiles of one kind."""
MOST_LEVEL: Final = LEVELS[-1]
SHIPS: Final = FAMILIES[MERCHANT:]
_MOST: Final = {
    "industry": 60,
    "population_card": 120,
    "expedition_card": 40,
    "old_world": 60,
    "new_world": 60,
    "objective": 60,
}
"""Maximum number of items in play, by list."""
_ISLAND_HAS: Final = ["effect", "industry", "ship", "shipyard"]
_EXCHANGE: Final = "exploration_tokens_per_trade_token"
_COUNTED = ["cubes", *(f"{cube}s" for cube in CUBES), "trade_tokens", "exploration_tokens", "expedition_cards"]
_COUNTED += ["old_world_islands", "new_world_islands"]
_SCORED: Final = ["visited_animal", "visited_artifact", "new_world_island", "old_world_island", "hand_card"]
_OBJECTIVES: Final = {
    "effect": ["cost", "gain", "once_per_turn", _EXCHANGE],
    "majority": ["counts", "most", "second"],
    "bonus": ["points_per", "points", "at_most"],
    "industries": ["points", "industries"],
}
"""By kind of objective: its additional keys."""


def check_items(validator: Validator, names: Names) -> None:
    """Check every list of tables and report the problems to the validator.

    >>> from kontor.anno1800.content.loader import built_in
    >>> validator = Validator(built_in())
    >>> check_items(validator, Names(built_in()))
    >>> validator.problems
    []
    """
    if _is_too_full(validator):
        return
    _check_hires(validator, names)
    _check_upgrades(validator, names)
    _check_industries(validator, names)
    _check_shipyards(validator, names)
    _check_ships(validator, names)
    _check_cards(validator, names)
    _check_old_world(validator, names)
    _check_new_world(validator, names)
    _check_expeditions(validator)
    _check_objectives(validator, names)


def _is_too_full(validator: Validator) -> bool:
    """Report lists that are too long. Then their items are not worth the time to check them."""
    too_full = False
    for key, most in _MOST.items():
        items = [item for item in Validator(validator.data).tables(key) if in_play(item)]
        if len(items) > most:
            validator.report(items[most].path, "anno1800-content-full", high=most)
            too_full = True
    return too_full


def _check_once(item: Validator, key: str, name: str, listed: list[str], required: list[str]) -> None:
    """Record a required item in `listed`. Report it if it is listed already."""
    if name in listed:
        item.report((key,), "content-twice", name=name)
    elif name in required:
        listed.append(name)


def _check_complete(validator: Validator, key: str, listed: list[str], required: list[str]) -> None:
    missing = [name for name in required if name not in listed]
    if missing and isinstance(validator.data.get(key), list):
        validator.report((key,), "anno1800-content-missing", names=", ".join(missing))


def _check_hires(validator: Validator, names: Names) -> None:
    listed: list[str] = []
    for hire in validator.tables("hire"):
        hire.allow_only(["cube", "cost", "source", "sources"])
        check_sources(hire)
        _check_once(hire, "cube", check_word(hire, "cube", CUBES), listed, CUBES)
        check_cost(hire, "cost", names)
    _check_complete(validator, "hire", listed, CUBES)


def _check_upgrades(validator: Validator, names: Names) -> None:
    listed: list[str] = []
    for upgrade in validator.tables("upgrade"):
        upgrade.allow_only(["from", "to", "cost", "source", "sources"])
        check_sources(upgrade)
        cube, above = check_word(upgrade, "from", CUBES[:-1]), check_word(upgrade, "to", CUBES[1:])
        if cube in CUBES[:-1] and above in CUBES[1:] and CUBES.index(above) != CUBES.index(cube) + 1:
            upgrade.report(("to",), "content-exactly", wanted=CUBES[CUBES.index(cube) + 1])
        _check_once(upgrade, "from", cube, listed, CUBES[:-1])
        check_cost(upgrade, "cost", names)
    _check_complete(validator, "upgrade", listed, CUBES[:-1])


def _check_industries(validator: Validator, names: Names) -> None:
    taken: list[str] = []
    for industry in validator.tables("industry"):
        check_item(industry, ["makes", "worker", "cost", "name"], taken)
        industry.string("makes")
        check_word(industry, "worker", names.sellers)
        check_cost(industry, "cost", names)


def _check_tiles(tile: Validator, names: Names) -> str:
    """Check what shipyards and ships have in common. Return the level as text."""
    check_sources(tile)
    tile.integer("tiles", high=MOST_TILES)
    check_cost(tile, "cost", names)
    return str(tile.integer("level", low=1, high=MOST_LEVEL))


def _check_shipyards(validator: Validator, names: Names) -> None:
    listed: list[str] = []
    levels = [str(level) for level in LEVELS]
    for shipyard in validator.tables("shipyard"):
        shipyard.allow_only(["level", "tiles", "cost", "source", "sources"])
        level = _check_tiles(shipyard, names)
        _check_once(shipyard, "level", level, listed, levels)
    _check_complete(validator, "shipyard", listed, levels)


def _check_ships(validator: Validator, names: Names) -> None:
    listed: list[str] = []
    required = [f"{kind} {level}" for kind in SHIPS for level in LEVELS]
    for ship in validator.tables("ship"):
        ship.allow_only(["kind", "level", "tiles", "cost", "source", "sources"])
        level = _check_tiles(ship, names)
        _check_once(ship, "level", f"{check_word(ship, 'kind', SHIPS)} {level}", listed, required)
    _check_complete(validator, "ship", listed, required)


def _check_cards(validator: Validator, names: Names) -> None:
    taken: list[str] = []
    for card in validator.tables("population_card"):
        check_item(card, ["deck", "needs", "effect", "left_out"], taken)
        check_word(card, "deck", DECKS)
        check_cost(card, "needs", names)
        check_effect(card, "effect", CARD_EFFECTS, names)


def _check_old_world(validator: Validator, names: Names) -> None:
    taken: list[str] = []
    for island in validator.tables("old_world"):
        check_item(island, [*_ISLAND_HAS, "left_out"], taken)
        if sum(island.has(key) for key in _ISLAND_HAS) != 1:
            island.report((), "anno1800-content-one-of", names=", ".join(_ISLAND_HAS))
        if island.has("effect"):
            check_effect(island, "effect", ISLAND_EFFECTS, names)
        if island.has("industry"):
            check_word(island, "industry", names.industries, "anno1800-content-industry")
        if island.has("shipyard"):
            island.integer("shipyard", low=1, high=MOST_LEVEL)
        if island.has("ship"):
            ship = island.table("ship")
            ship.allow_only(["kind", "level"])
            check_word(ship, "kind", SHIPS)
            ship.integer("level", low=1, high=MOST_LEVEL)


def _check_new_world(validator: Validator, names: Names) -> None:
    taken: list[str] = []
    for island in validator.tables("new_world"):
        check_item(island, ["goods", "left_out"], taken)
        goods = check_list(island, "goods", names.far_goods)
        if not 1 <= len(goods) <= 6 and isinstance(island.data.get("goods"), list):
            island.report(("goods",), "content-list", low=1, high=6)


def _check_expeditions(validator: Validator) -> None:
    taken: list[str] = []
    for card in validator.tables("expedition_card"):
        check_item(card, ["animal", "artifact", "left_out"], taken)
        for side in ("animal", "artifact"):
            check_word(card, side, CUBES[ARTISAN:])


def _check_objectives(validator: Validator, names: Names) -> None:
    taken: list[str] = []
    exchanges = 0
    for objective in validator.tables("objective"):
        kind = check_word(objective, "kind", _OBJECTIVES)
        known = _OBJECTIVES.get(kind, list(objective.data))
        check_item(objective, ["kind", "name", "left_out", *known], taken)
        if objective.data.get("id") in names.cards:
            # The move `use` takes cards and objectives, so they share one namespace.
            objective.report(("id",), "anno1800-content-taken", name=taken[-1])
        if kind == "effect":
            _check_usable(objective, names)
            if objective.has(_EXCHANGE) and in_play(objective):
                exchanges += 1
                if exchanges > 1:
                    objective.report((_EXCHANGE,), "anno1800-content-exchange")
        elif kind == "majority":
            check_word(objective, "counts", _COUNTED)
            objective.integer("most", high=100)
            objective.integer("second", high=100)
        elif kind == "bonus":
            _check_bonus(objective)
        elif kind == "industries":
            objective.integer("points", low=-100, high=100)
            check_list(objective, "industries", names.industries, "anno1800-content-industry")
            if objective.data.get("industries") == []:
                objective.report(("industries",), "anno1800-content-empty")


def _check_usable(objective: Validator, names: Names) -> None:
    check_flag(objective, "once_per_turn")
    if objective.has(_EXCHANGE):
        objective.integer(_EXCHANGE, low=1, high=9)
        if objective.data.get("once_per_turn") is True:
            # The exchange is part of a payment (J1), and a payment may need it several times.
            objective.report(("once_per_turn",), "content-exactly", wanted="false")
        if objective.has("cost") or objective.has("gain"):
            objective.report((_EXCHANGE,), "anno1800-content-alone", name=_EXCHANGE)
        return
    cost = objective.table("cost")
    for name in cost.data:
        if check_among(cost, (name,), name, [*TOKENS, "gold", *CUBES]):
            check_amount(cost, name, names)
    gain = check_effect(objective, "gain", GAINS, names)
    # Only a festival returns tokens. Cubes and gold can return within the turn, by shift end and by the gain, so an
    # objective that costs nothing else could be used without end.
    endless = gain.has("extra_action") or not any(cost.has(token) for token in TOKENS)
    if endless and objective.data.get("once_per_turn") is False:
        objective.report(("once_per_turn",), "anno1800-content-endless")


def _check_bonus(objective: Validator) -> None:
    if objective.has("points_per") == (objective.has("points") or objective.has("at_most")):
        objective.report((), "anno1800-content-one-of", names="points_per, points + at_most")
    elif objective.has("points_per"):
        per = objective.table("points_per")
        per.allow_only(_SCORED)
        if objective.data["points_per"] == {}:
            objective.report(("points_per",), "anno1800-content-empty")
        elif len(per.data) > 1:
            objective.report(("points_per",), "anno1800-content-one-of", names=", ".join(_SCORED))
        for key in _SCORED:
            if per.has(key):
                # Scoring always sends visitors, so a visit must not cost points.
                per.integer(key, low=0 if key.startswith("visited_") else -100, high=100)
    else:
        objective.integer("points", low=-100, high=100)
        at_most = objective.table("at_most")
        at_most.allow_only(_COUNTED[-2:])
        if objective.has("at_most") and len(at_most.data) != 1:
            objective.report(("at_most",), "anno1800-content-one-of", names=", ".join(_COUNTED[-2:]))
        for islands in _COUNTED[-2:]:
            if at_most.has(islands):
                at_most.integer(islands, high=100)
