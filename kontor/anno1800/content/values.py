"""Validation of values in the content file: names, lists of names, costs and effects."""

import re
from collections.abc import Collection
from typing import Final

from kontor.anno1800.content.catalog import CUBES, FAMILIES, LEVELS, SHIPYARD
from kontor.engine.content import check_sources
from kontor.engine.protocol import Data
from kontor.engine.validation import Path, Validator

TOKENS: Final = ["trade_token", "exploration_token"]
_AMOUNTS: Final = ["trade_tokens", "exploration_tokens", "gold", "expedition_cards", "extra_action"]
CARD_EFFECTS: Final = ["cubes", "upgrades", *_AMOUNTS, "return_cards", "free_good"]
ISLAND_EFFECTS: Final = ["cubes", *_AMOUNTS]
GAINS: Final = ["extra_action", "gold", "return_cards", "expedition_cards"]
"""The possible gains of an effect objective."""
_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,30}")
_TAKEN = {*CUBES, *TOKENS, *FAMILIES, "gold", "any", "at", "by", "from", "home", "exhausted"}
_TAKEN |= {f"{family}_{level}" for family in FAMILIES[SHIPYARD:] for level in LEVELS}
"""Names with another meaning in a cost or a move. Names that begin with `home_` are reserved, too."""


class Names:
    """All names that figures define, for checking references to them.

    >>> from kontor.anno1800.content.loader import built_in
    >>> names = Names(built_in())
    >>> len(names.goods), names.supply["worker"], names.sellers
    (44, 40, ['farmer', 'worker', 'artisan', 'engineer'])
    """

    def __init__(self, data: Data) -> None:
        # Problems are discarded here. Each figure is validated, and its problems reported, elsewhere.
        reader = Validator(data)
        home, industries = reader.table("home_island"), reader.tables("industry")
        self.farm_goods = reader.strings("farm_goods")
        self.far_goods = reader.strings("new_world_goods")
        printed = home.strings("farmer_industries") + home.strings("artisan_industries")
        built = [industry.string("makes") for industry in industries]
        goods = self.farm_goods + home.strings("artisan_industries") + built + self.far_goods
        self.goods = [good for good in dict.fromkeys(goods) if good]
        islands = [island.strings("goods") for island in reader.tables("new_world") if in_play(island)]
        self.initial_goods = {*printed, *(good for island in islands for good in island)}
        """Goods that are available without building anything."""
        self.producible = {*self.initial_goods, *built}
        self.payable = [*self.goods, *CUBES, *TOKENS]
        self.industries = [industry.string("id") for industry in industries]
        self.objectives = [objective.string("id") for objective in reader.tables("objective")]
        self.cards = [card.string("id") for card in reader.tables("population_card")]
        supply = reader.table("supply").data
        self.supply = {cube: count for cube in CUBES if isinstance(count := supply.get(cube), int)}
        self.sellers = [cube for cube in CUBES if reader.table("trade_cost").has(cube)]


def in_play(item: Validator) -> bool:
    """Whether an item is in play, that is, not left out.

    >>> in_play(Validator({"id": "fw01"})), in_play(Validator({"id": "fw01", "left_out": True}))
    (True, False)
    """
    return item.data.get("left_out") is not True


def check_id(validator: Validator, path: Path, name: str) -> None:
    """Report a new id that is malformed or reserved.

    >>> validator = Validator({})
    >>> check_id(validator, ("id",), "Mill")
    >>> check_id(validator, ("id",), "gold")
    >>> [problem.phrase.key for problem in validator.problems]
    ['content-id', 'anno1800-content-taken']
    """
    if not _ID.fullmatch(name):
        validator.report(path, "content-id", name=name[:40])
    elif name in _TAKEN or name.startswith("home_"):
        validator.report(path, "anno1800-content-taken", name=name)


def check_among(
    validator: Validator, path: Path, name: str, known: Collection[str], key: str = "content-unknown"
) -> bool:
    """Return whether a name is known. Report an unknown one with the message `key`.

    >>> check_among(Validator({}), ("cube",), "worker", CUBES)
    True
    """
    if name not in known:
        validator.report(path, key, name=name[:40], known=", ".join(known))
    return name in known


def check_word(validator: Validator, key: str, known: Collection[str], message: str = "content-unknown") -> str:
    """Return a name. Report it if it is unknown.

    >>> validator = Validator({"cube": "wroker"})
    >>> check_word(validator, "cube", CUBES), validator.problems[0].phrase.key
    ('wroker', 'content-unknown')
    """
    name = validator.string(key)
    if isinstance(validator.data.get(key), str):
        check_among(validator, (key,), name, known, message)
    return name


def check_list(validator: Validator, name: str, known: Collection[str], key: str = "content-unknown") -> list[str]:
    """Return a list of names. Report unknown and repeated ones.

    >>> validator = Validator({"goods": ["cotton", "cotton", "gold"]})
    >>> check_list(validator, "goods", ["cotton", "cocoa"])
    ['cotton', 'cotton', 'gold']
    >>> [(problem.path, problem.phrase.key) for problem in validator.problems]
    [(('goods', 1), 'content-twice'), (('goods', 2), 'content-unknown')]
    """
    names: list[str] = []
    for index, value in enumerate(validator.items(name)):
        if not isinstance(value, str):
            validator.wrong_type((name, index), "string")
            continue
        if check_among(validator, (name, index), value, known, key) and value in names:
            validator.report((name, index), "content-twice", name=value)
        names.append(value)
    return names


def check_item(item: Validator, keys: Collection[str], taken: list[str]) -> None:
    """Check an item of a list: its keys, its source, its id, its name and its flag `left_out`. Add its id to `taken`.

    >>> item = Validator({"id": "fw01", "colour": "red"})
    >>> check_item(item, ["deck"], ["fw01"])
    >>> [problem.path for problem in item.problems]
    [('colour',), ('id',)]
    """
    item.allow_only(["id", *keys, "source", "sources"])
    check_sources(item)
    name = item.string("id")
    if isinstance(item.data.get("id"), str):
        check_id(item, ("id",), name)
        if name in taken:
            item.report(("id",), "content-twice", name=name[:40])
        taken.append(name)
    if item.has("left_out"):
        check_flag(item, "left_out")
    if item.has("name"):
        check_names(item, "name")


def check_flag(item: Validator, key: str) -> None:
    """Report a value that is neither true nor false.

    >>> item = Validator({"once_per_turn": 1})
    >>> check_flag(item, "once_per_turn")
    >>> item.problems[0].phrase.key
    'anno1800-content-flag'
    """
    if not isinstance(item.value(key), bool) and item.has(key):
        item.report((key,), "anno1800-content-flag")


def check_names(validator: Validator, key: str) -> None:
    """Check a table of names by language.

    >>> validator = Validator({"name": {"en": "mill", "de": 3}})
    >>> check_names(validator, "name")
    >>> validator.problems[0].path
    ('name', 'de')
    """
    names = validator.table(key)
    for language in names.data:
        names.string(language)


def check_cost(item: Validator, key: str, names: Names) -> None:
    """Check a cost of goods, cubes and tokens. Report goods that cannot be produced.

    >>> from kontor.anno1800.content.loader import built_in
    >>> item = Validator({"cost": {"planks": 1, "worker": 2, "plnks": 1, "pigs": 10}})
    >>> check_cost(item, "cost", Names(built_in()))
    >>> [problem.path for problem in item.problems]
    [('cost', 'plnks'), ('cost', 'pigs')]
    """
    cost = item.table(key)
    for name in cost.data:
        if check_among(cost, (name,), name, names.payable, "anno1800-content-cost"):
            check_amount(cost, name, names)
            if name in names.goods and name not in names.producible and in_play(item):
                cost.report((name,), "anno1800-content-unmade", name=name)


def check_amount(cost: Validator, name: str, names: Names) -> None:
    """Check one entry of a cost. Report more cubes than the supply has.

    >>> from kontor.anno1800.content.loader import built_in
    >>> names = Names({**built_in(), "supply": {"investor": 3}})
    >>> cost = Validator({"investor": 4})
    >>> check_amount(cost, "investor", names)
    >>> cost.problems[0].phrase.args
    {'wanted': 'supply.investor'}
    """
    if cost.integer(name, low=1, high=9) > names.supply.get(name, 9):
        cost.report((name,), "content-too-many", wanted=f"supply.{name}")


def check_effect(item: Validator, key: str, kinds: list[str], names: Names) -> Validator:
    """Check the effect of a card, an island or an objective. Return its table.

    >>> from kontor.anno1800.content.loader import built_in
    >>> item = Validator({"effect": {"gold": 4, "free_good": ["cotton"]}})
    >>> effect = check_effect(item, "effect", CARD_EFFECTS, Names(built_in()))
    >>> effect.problems[0].phrase.key
    'anno1800-content-alone'
    """
    effect = item.table(key)
    effect.allow_only(kinds)
    if not effect.data and isinstance(item.data.get(key), dict):
        item.report((key,), "anno1800-content-empty")
    for kind in effect.data:
        if kind == "cubes":
            _check_cubes(effect)
        elif kind == "upgrades":
            upgrades = effect.table(kind)
            upgrades.allow_only(["from", "up_to"])
            check_word(upgrades, "from", CUBES[:-1])
            upgrades.integer("up_to", low=1, high=9)
        elif kind == "free_good":
            check_list(effect, kind, names.far_goods)
            if effect.data[kind] == []:
                effect.report((kind,), "anno1800-content-empty")
        elif kind in kinds:
            effect.integer(kind, low=1, high=9)
    if effect.has("free_good") and len(effect.data) > 1:
        effect.report(("free_good",), "anno1800-content-alone", name="free_good")
    # A move makes one choice, and cubes may draw cards, so an effect can have only one of these.
    choices = [kind for kind in ("cubes", "upgrades", "return_cards") if effect.has(kind)]
    if len(choices) > 1:
        effect.report((choices[1],), "anno1800-content-together", names=", ".join(choices))
    return effect


def _check_cubes(effect: Validator) -> None:
    cubes = effect.table("cubes")
    if not cubes.data and effect.data["cubes"] == {}:
        effect.report(("cubes",), "anno1800-content-empty")
    for cube in cubes.data:
        if check_among(cubes, (cube,), cube, CUBES):
            cubes.integer(cube, low=1, high=9)
