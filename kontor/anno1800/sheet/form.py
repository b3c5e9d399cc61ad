"""The input form of the score sheet: what the players have at the end of a game with the box."""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from kontor.anno1800.content.catalog import ARTISAN, CUBES, DECKS, INDUSTRY, LAST_CELL, MOST_ISLANDS, Catalog
from kontor.anno1800.rules.scoring import Holding
from kontor.engine.errors import RuleError, raise_all
from kontor.engine.protocol import Data
from kontor.engine.validation import Validator, path_text

FEWEST: Final = 2
MOST: Final = 4
MOST_COUNTED: Final = 999
"""The highest count of anything that the box does not limit."""
LONGEST_NAME: Final = 40
VISITORS: Final = CUBES[ARTISAN:]
_TOP: Final = ["game", "objectives", "players"]
_NUMBERS = ["gold", "trade_tokens", "exploration_tokens", "old_world_islands", "new_world_islands", "hand_cards"]
_NUMBERS += ["buildings"]
_PLAYER: Final = ["name", "cards", "fireworks", "cubes", "expedition_cards", "industries", *_NUMBERS]


class Form(NamedTuple):
    """A parsed form.

    >>> from kontor.anno1800.game import load
    >>> read_form(load({}).catalog, {"players": [{"name": "Ada"}, {}]}).names
    ['Ada', '']
    """

    objectives: list[int]
    names: list[str]
    holdings: list[Holding]
    buildings_given: list[bool]
    hand_cards_given: list[bool]
    """Whether the form gives the buildings, or the hand cards, of each player."""
    industries: list[list[str]]
    """By player: the industries as listed in the form."""


def example_form() -> Data:
    """Return a sample form. Linda has what she has in the example of the rulebooks.

    >>> len(example_form()["players"])
    3
    """
    return {
        "game": "anno1800",
        "objectives": ["alonso_graves", "university", "edvard_goode", "isabel_sarmento", "zoo"],
        "players": [
            {
                "name": "Linda",
                "cards": {"farmer_worker": 11, "artisan_engineer_investor": 3, "new_world": 4},
                "gold": 5,
                "fireworks": True,
                "cubes": {"farmer": 5, "worker": 6, "artisan": 3, "engineer": 1, "investor": 1},
                "expedition_cards": ["ex01", "ex10", "ex16"],
                "trade_tokens": 6,
                "exploration_tokens": 4,
                "old_world_islands": 1,
                "new_world_islands": 1,
                "hand_cards": 0,
                "industries": ["bicycle_factory", "brewery", "window_factory"],
                "buildings": 21,
            },
            {
                "name": "Andreas",
                "cards": {"farmer_worker": 9, "artisan_engineer_investor": 4},
                "gold": 2,
                "cubes": {"farmer": 4, "worker": 7, "artisan": 4, "engineer": 3},
                "expedition_cards": [{"animal": "artisan", "artifact": "engineer"}],
                "trade_tokens": 8,
                "exploration_tokens": 3,
                "old_world_islands": 2,
                "hand_cards": 3,
                "industries": ["warehouse", "bakery"],
                "buildings": 23,
            },
            {
                "name": "Diana",
                "cards": {"farmer_worker": 8, "artisan_engineer_investor": 2, "new_world": 6},
                "cubes": {"farmer": 4, "worker": 5, "artisan": 3, "engineer": 2},
                "new_world_islands": 2,
                "hand_cards": 4,
                "industries": ["gramophone_factory"],
                "buildings": 20,
            },
        ],
    }


def with_visitors(t: Catalog, form: Mapping[str, Any]) -> Data:
    """Return a copy of a valid form in which expedition cards are given by their visitors, not by their ids.

    >>> from kontor.anno1800.game import load
    >>> with_visitors(load({}).catalog, {"players": [{"expedition_cards": ["ex01"]}]})["players"]
    [{'expedition_cards': [{'animal': 'artisan', 'artifact': 'artisan'}]}]
    """
    plain: Data = deepcopy(dict(form))
    for player in plain["players"]:
        if "expedition_cards" in player:
            player["expedition_cards"] = [
                _visitors(t, card) if isinstance(card, str) else card for card in player["expedition_cards"]
            ]
    return plain


def _visitors(t: Catalog, name: str) -> dict[str, str]:
    card = t.expeditions.index(name)
    return {"animal": CUBES[t.animal[card]], "artifact": CUBES[t.artifact[card]]}


def read_form(t: Catalog, data: Mapping[str, object]) -> Form:
    """Parse a form. Raise on invalid values and on more components than the game has.

    >>> from kontor.anno1800.game import load
    >>> form = read_form(load({}).catalog, {"players": [{"expedition_cards": ["ex10"]}, {"gold": 4}]})
    >>> form.holdings[0].animals, form.holdings[1].gold
    ([0, 0, 0, 1, 0], 4)
    """
    validator = Validator(data)
    _check_keys(validator, _TOP)
    if validator.has("game"):
        _check_name(validator, ("game",), validator.string("game"), ["anno1800"])
    names = validator.strings("objectives") if validator.has("objectives") else []
    for index, name in enumerate(names):
        _check_name(validator, ("objectives", index), name, t.objectives)
    cards: list[str] = []
    players = validator.tables("players")
    holdings = [_read_player(t, player, cards) for player in players]
    validator.raise_problems()
    form = Form(
        objectives=[t.objectives.index(name) for name in names],
        names=[player.string("name") if player.has("name") else "" for player in players],
        holdings=holdings,
        buildings_given=[player.has("buildings") for player in players],
        hand_cards_given=[player.has("hand_cards") for player in players],
        industries=[player.strings("industries") if player.has("industries") else [] for player in players],
    )
    raise_all(list(_broken_rules(t, form, cards)))
    return form


def _check_name(validator: Validator, path: tuple[str | int, ...], name: str, known: list[str]) -> None:
    """Report an unknown name with the closest known one, or with all known ones if none is close."""
    if name in known:
        return
    closest = _closest(name, known)
    if closest:
        validator.report(path, "score-form-unknown", name=name[:40], near=closest)
    else:
        validator.report(path, "content-unknown", name=name[:40], known=", ".join(known))


def _check_keys(validator: Validator, keys: Sequence[str]) -> None:
    """Report every key that is not among `keys`, with the closest one."""
    for key in validator.data:
        if key not in keys:
            closest = _closest(key, keys)
            validator.report((key,), "score-form-entry" if closest else "shape-unknown", name=key[:40], near=closest)


def _closest(name: str, known: Sequence[str]) -> str:
    """Return the closest known name; empty if none is close."""
    return "".join(get_close_matches(name[:40].lower().replace(" ", "_"), known, n=1))


def _read_player(t: Catalog, validator: Validator, cards: list[str]) -> Holding:
    """Parse what one player has. Add the ids of its expedition cards to `cards`."""
    _check_keys(validator, _PLAYER)
    if validator.has("name") and len(validator.string("name")) > LONGEST_NAME:
        validator.report(("name",), "score-form-long", high=LONGEST_NAME)
    has = Holding()
    has.played = _counts(validator, "cards", DECKS)
    has.cubes = _counts(validator, "cubes", CUBES)
    numbers = {name: validator.integer(name, high=MOST_COUNTED) for name in _NUMBERS if validator.has(name)}
    has.gold = numbers.get("gold", 0)
    has.trade_tokens = numbers.get("trade_tokens", 0)
    has.exploration_tokens = numbers.get("exploration_tokens", 0)
    has.old_islands = numbers.get("old_world_islands", 0)
    has.new_islands = numbers.get("new_world_islands", 0)
    has.hand_cards = numbers.get("hand_cards", 0)
    has.buildings = numbers.get("buildings", 0)
    if validator.has("fireworks"):
        has.fireworks = validator.data["fireworks"] is True
        if not isinstance(validator.data["fireworks"], bool):
            validator.report(("fireworks",), "score-form-yes")
    if validator.has("expedition_cards"):
        _read_expeditions(t, validator, has, cards)
    industries = [name for tile, name in enumerate(t.tiles[: t.n_built]) if t.family[tile] == INDUSTRY]
    for index, name in enumerate(validator.strings("industries") if validator.has("industries") else []):
        _check_name(validator, ("industries", index), name, industries)
        if name in industries:
            has.industries.add(industries.index(name))
    return has


def _counts(validator: Validator, key: str, names: list[str]) -> list[int]:
    table = validator.table(key) if validator.has(key) else Validator({})
    _check_keys(table, names)
    return [table.integer(name, high=MOST_COUNTED) if table.has(name) else 0 for name in names]


def _read_expeditions(t: Catalog, validator: Validator, has: Holding, cards: list[str]) -> None:
    for index, item in enumerate(validator.items("expedition_cards")):
        has.expedition_cards += 1
        if isinstance(item, str):
            if item not in t.expeditions:
                validator.report(("expedition_cards", index), "score-form-expedition", name=item[:40])
                continue
            card = t.expeditions.index(item)
            cards.append(item)
            animal, artifact = t.animal[card], t.artifact[card]
        elif isinstance(item, Mapping):
            pair = Validator(item, (*validator.path, "expedition_cards", index), validator.problems)
            pair.allow_only(["animal", "artifact"])
            sides = [pair.string(side) for side in ("animal", "artifact")]
            for side, name in zip(("animal", "artifact"), sides, strict=True):
                if pair.has(side) and isinstance(pair.data[side], str):
                    _check_name(pair, (side,), name, VISITORS)
            animal, artifact = (CUBES.index(name) if name in VISITORS else ARTISAN for name in sides)
        else:
            validator.report(("expedition_cards", index), "score-form-expedition", name=str(item)[:40])
            continue
        has.animals[animal] += 1
        has.artifacts[artifact] += 1


def _broken_rules(t: Catalog, form: Form, cards: list[str]) -> Iterator[RuleError]:
    """Yield an error for each impossible count: more than the box has for all, or more than one player can have."""
    players = len(form.holdings)
    if not FEWEST <= players <= MOST:
        yield RuleError("anno1800:S1", "players-number", fewest=FEWEST, most=MOST, found=players)
    for name in sorted({name for name in form.names if name and form.names.count(name) > 1}):
        yield RuleError("anno1800:S1", "score-form-same-name", path="name", name=name[:40])
    chosen = form.objectives
    if len(set(chosen)) != len(chosen) or len(chosen) > t.objectives_in_play:
        yield RuleError("anno1800:S4", "score-form-objectives", path="objectives", high=t.objectives_in_play)
    if sum(has.fireworks for has in form.holdings) > 1:
        yield RuleError("anno1800:Z1", "score-form-fireworks", path="fireworks")
    for card in sorted({card for card in cards if cards.count(card) > 1}):
        yield RuleError("anno1800:S7", "score-form-twice", path="expedition_cards", name=card)
    for path, counts, high in _component_limits(t, form):
        if sum(counts) > high:
            yield RuleError("anno1800:S7", "score-form-too-many", path=path, found=sum(counts), high=high)
    for seat, has in enumerate(form.holdings):
        for rule, name, count, high in (
            ("O1", "old_world_islands", has.old_islands, MOST_ISLANDS),
            ("N1", "new_world_islands", has.new_islands, MOST_ISLANDS),
            ("B3", "buildings", has.buildings, LAST_CELL),
            *_industry_limits(t, form.industries[seat]),
        ):
            if count > high:
                path = path_text(("players", seat, name))
                yield RuleError(f"anno1800:{rule}", "score-form-too-many-own", path=path, found=count, high=high)


def _industry_limits(t: Catalog, names: list[str]) -> list[tuple[str, str, int, int]]:
    """Return a limit for each industry of a player: rule, path, count, maximum. Islands may add printed ones."""
    return [("B6", f"industries.{name}", names.count(name), 1 + _printed_count(t, name)) for name in sorted(set(names))]


def _printed_count(t: Catalog, industry: str) -> int:
    """Return the number of Old World islands that an industry is printed on."""
    return t.old_print.count(t.tiles.index(industry) + 1)


def industry_limit(t: Catalog, name: str) -> int:
    """Return how many industries of a kind all players together can have: tiles and those printed on islands.

    >>> from kontor.anno1800.game import load
    >>> [industry_limit(load({}).catalog, name) for name in ("brewery", "brickyard")]
    [2, 3]
    """
    return t.tile_count[t.tiles.index(name)] + _printed_count(t, name)


def _component_limits(t: Catalog, form: Form) -> list[tuple[str, list[int], int]]:
    """Return the components that the box limits: path in the form, count of each player, maximum."""
    limits: list[tuple[str, list[int], int]] = []
    for deck, name in enumerate(DECKS):
        limits.append((f"cards.{name}", [has.played[deck] for has in form.holdings], t.deck_of.count(deck)))
    for cube, name in enumerate(CUBES):
        limits.append((f"cubes.{name}", [has.cubes[cube] for has in form.holdings], t.supply[cube]))
    limits += [
        ("expedition_cards", [has.expedition_cards for has in form.holdings], len(t.expeditions)),
        ("old_world_islands", [has.old_islands for has in form.holdings], len(t.old_islands)),
        ("new_world_islands", [has.new_islands for has in form.holdings], len(t.new_islands)),
    ]
    for name in sorted({name for names in form.industries for name in names}):
        counts = [names.count(name) for names in form.industries]
        limits.append((f"industries.{name}", counts, industry_limit(t, name)))
    return limits
