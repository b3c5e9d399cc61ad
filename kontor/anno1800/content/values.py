"""What the figures may name, and how a name, a list of names, a cost and an effect are judged."""

import re
from collections.abc import Collection
from typing import Final

from kontor.anno1800.content.catalog import CUBES, FAMILIES, LEVELS, SHIPYARD
from kontor.engine.content import check_sources
from kontor.engine.protocol import Data
from kontor.engine.validation import Path, Validator

SOURCES: Final = ["rulebook", "cross-checked", "one-source", "reconstructed", "ruling", "owner"]
TOKENS: Final = ["trade_token", "exploration_token"]
_AMOUNTS: Final = ["trade_tokens", "exploration_tokens", "gold", "expedition_cards", "extra_action"]
CARD_EFFECTS: Final = ["cubes", "upgrades", *_AMOUNTS, "return_cards", "free_good"]
ISLAND_EFFECTS: Final = ["cubes", *_AMOUNTS]
GAINS: Final = ["extra_action", "gold", "return_cards", "expedition_cards"]
"""What an objective can bring for its cost."""
_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,30}")
_TAKEN = {*CUBES, *TOKENS, *FAMILIES, "gold", "any", "at", "by", "from", "home", "exhausted"}
_TAKEN |= {f"{family}_{level}" for family in FAMILIES[SHIPYARD:] for level in LEVELS}
"""Names that mean something else in a cost or a move; so does all that begins with `home_`."""


class Names:
    """Everything the figures name, for the checks of those that refer to it.

    >>> from kontor.anno1800.content.loader import built_in
    >>> names = Names(built_in())
    >>> len(names.goods), names.supply["worker"], names.sellers
    (44, 40, ['farmer', 'worker', 'artisan', 'engineer'])
    """

    def __init__(self, data: Data) -> None:
        # Mistakes noted on this shape are dropped: they are found again where each figure is judged.
        quiet = Validator(data)
        home, industries = quiet.table("home_island"), quiet.tables("industry")
        self.farm_goods = quiet.strings("farm_goods")
        self.far_goods = quiet.strings("new_world_goods")
        printed = home.strings("farmer_industries") + home.strings("artisan_industries")
        built = [industry.string("makes") for industry in industries]
        goods = self.farm_goods + home.strings("artisan_industries") + built + self.far_goods
        self.goods = [good for good in dict.fromkeys(goods) if good]
        islands = [island.strings("goods") for island in quiet.tables("new_world") if in_play(island)]
        self.found = {*printed, *(good for island in islands for good in island)}
        """Goods there are without building anything."""
        self.made = {*self.found, *built}
        self.payable = [*self.goods, *CUBES, *TOKENS]
        self.industries = [industry.string("id") for industry in industries]
        self.objectives = [objective.string("id") for objective in quiet.tables("objective")]
        self.cards = [card.string("id") for card in quiet.tables("population_card")]
        supply = quiet.table("supply").data
        self.supply = {cube: count for cube in CUBES if isinstance(count := supply.get(cube), int)}
        self.sellers = [cube for cube in CUBES if quiet.table("trade_cost").has(cube)]


def in_play(item: Validator) -> bool:
    """Whether an item has not been left out of the game.

    >>> in_play(Validator({"id": "fw01"})), in_play(Validator({"id": "fw01", "left_out": True}))
    (True, False)
    """
    return item.data.get("left_out") is not True


def check_id(validator: Validator, path: Path, name: str) -> None:
    """A name for something new is spelled as names are and means nothing else.

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
    """Whether a name is known; if not, the message `key` says so.

    >>> check_among(Validator({}), ("cube",), "worker", CUBES)
    True
    """
    if name not in known:
        validator.report(path, key, name=name[:40], known=", ".join(known))
    return name in known


def check_word(validator: Validator, key: str, known: Collection[str], message: str = "content-unknown") -> str:
    """A known name.

    >>> validator = Validator({"cube": "wroker"})
    >>> check_word(validator, "cube", CUBES), validator.problems[0].phrase.key
    ('wroker', 'content-unknown')
    """
    name = validator.string(key)
    if isinstance(validator.data.get(key), str):
        check_among(validator, (key,), name, known, message)
    return name


def check_list(validator: Validator, name: str, known: Collection[str], key: str = "content-unknown") -> list[str]:
    """A list of known names, none of them twice.

    >>> validator = Validator({"goods": ["cotton", "cotton", "gold"]})
    >>> check_list(validator, "goods", ["cotton", "cocoa"])
    ['cotton', 'cotton', 'gold']
    >>> [(problem.path, problem.phrase.key) for problem in validator.problems]
    [(('goods', 1), 'content-twice'), (('goods', 2), 'content-unknown')]
    """
    valid: list[str] = []
    for index, value in enumerate(validator.items(name)):
        if not isinstance(value, str):
            validator.wrong_type((name, index), "string")
            continue
        if check_among(validator, (name, index), value, known, key) and value in valid:
            validator.report((name, index), "content-twice", name=value)
        valid.append(value)
    return valid


def check_item(item: Validator, keys: Collection[str], taken: list[str]) -> None:
    """An item of a list: its keys, its source, its name, which none before it has, and whether it is left out.

    >>> item = Validator({"id": "fw01", "colour": "red"})
    >>> check_item(item, ["deck"], ["fw01"])
    >>> [problem.path for problem in item.problems]
    [('colour',), ('id',)]
    """
    item.known(["id", *keys, "source", "sources"])
    check_sources(item, SOURCES)
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
    """Something that is either true or false.

    >>> item = Validator({"once_per_turn": 1})
    >>> check_flag(item, "once_per_turn")
    >>> item.problems[0].phrase.key
    'anno1800-content-flag'
    """
    if not isinstance(item.value(key), bool) and item.has(key):
        item.report((key,), "anno1800-content-flag")


def check_names(validator: Validator, key: str) -> None:
    """A name by language.

    >>> validator = Validator({"name": {"en": "mill", "de": 3}})
    >>> check_names(validator, "name")
    >>> validator.problems[0].path
    ('name', 'de')
    """
    names = validator.table(key)
    for language in names.data:
        names.string(language)


def check_cost(item: Validator, key: str, names: Names) -> None:
    """A cost of goods, cubes and tokens that somebody can pay.

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
            if name in names.goods and name not in names.made and in_play(item):
                cost.report((name,), "anno1800-content-unmade", name=name)


def check_amount(cost: Validator, name: str, names: Names) -> None:
    """One entry of a cost: not more cubes than there are.

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
    """What a card, an island or an objective brings.

    >>> from kontor.anno1800.content.loader import built_in
    >>> item = Validator({"effect": {"gold": 4, "free_good": ["cotton"]}})
    >>> effect = check_effect(item, "effect", CARD_EFFECTS, Names(built_in()))
    >>> effect.problems[0].phrase.key
    'anno1800-content-alone'
    """
    effect = item.table(key)
    effect.known(kinds)
    if not effect.data and isinstance(item.data.get(key), dict):
        item.report((key,), "anno1800-content-empty")
    for kind in effect.data:
        if kind == "cubes":
            _check_cubes(effect)
        elif kind == "upgrades":
            upgrades = effect.table(kind)
            upgrades.known(["from", "up_to"])
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
    # Each of these asks for a choice of its own, or for cards to be drawn: one use of a card is one of them.
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
