"""Hand-made changes to the figures, for tests of their validation."""

from collections.abc import Callable
from copy import deepcopy

from kontor.anno1800.content.loader import MERGER, built_in, problems
from kontor.engine.protocol import Data
from tests.support.figures import mistakes

CUBES = ["farmer", "worker", "artisan", "engineer", "investor"]
DECKS = ["farmer_worker", "artisan_engineer_investor", "new_world"]
TABLES = [key for key, value in built_in().items() if isinstance(value, dict)]
ITEMS = ["population_card", "old_world", "new_world", "expedition_card", "objective"]
CARDS, OLD, NEW, EXPEDITIONS, OBJECTIVES, INDUSTRIES = 102, 12, 8, 22, 20, 35
"""The number of built-in entries of each kind, which is the index of the next one."""


def mistakes_in(changed: Data) -> set[tuple[str, str]]:
    """Return path and message key of each mistake in changed figures."""
    return mistakes(problems(MERGER.merge(deepcopy(built_in()), changed)))


def full(**changed: object) -> Data:
    """Return the built-in figures with some tables or lists replaced."""
    return {**deepcopy(built_in()), **changed}


def card(**figures: object) -> Data:
    item = {"id": "fw90", "deck": "farmer_worker", "needs": {"beer": 1}, "effect": {"gold": 1}, **figures}
    return {"population_card": [item]}


def effect(**kinds: object) -> Data:
    return card(effect=kinds)


def industry(**figures: object) -> Data:
    return {"industry": [{"id": "mill", "makes": "flour", "worker": "worker", "cost": {"grain": 1}, **figures}]}


def old(**figures: object) -> Data:
    """Return an Old World island with an effect. Figures that are None are left out."""
    item = {"id": "ow90", "effect": {"gold": 1}, **figures}
    return {"old_world": [{key: value for key, value in item.items() if value is not None}]}


def new(**figures: object) -> Data:
    return {"new_world": [{"id": "nwi90", "goods": ["cotton"], **figures}]}


def expedition(**figures: object) -> Data:
    return {"expedition_card": [{"id": "ex90", "animal": "artisan", "artifact": "artisan", **figures}]}


def objective(kind: object, **figures: object) -> Data:
    return {"objective": [{"id": "mayor", "kind": kind, **figures}]}


def usable(**figures: object) -> Data:
    gold = {"cost": {"trade_token": 1}, "gain": {"gold": 1}, "once_per_turn": True}
    return objective("effect", **{**gold, **figures})


def majority(**figures: object) -> Data:
    return objective("majority", **{"counts": "farmers", "most": 3, "second": 1, **figures})


def exchange(**figures: object) -> Data:
    return objective("effect", **{"exploration_tokens_per_trade_token": 3, "once_per_turn": False, **figures})


def listed(**figures: object) -> Data:
    return objective("industries", **{"points": 3, "industries": ["brewery"], **figures})


MAKERS: list[tuple[str, int, Callable[..., Data]]] = [
    ("population_card", CARDS, card),
    ("old_world", OLD, old),
    ("new_world", NEW, new),
    ("expedition_card", EXPEDITIONS, expedition),
    ("objective", OBJECTIVES, majority),
]
AMOUNTS = ["trade_tokens", "exploration_tokens", "gold", "expedition_cards", "extra_action", "return_cards"]


FARM: list[str] = built_in()["farm_goods"]
FAR: list[str] = built_in()["new_world_goods"]
GOODS = [f"good_{number}" for number in range(100)]
EXCHANGE = "exploration_tokens_per_trade_token"
CARD, ISLAND, OBJECTIVE = f"population_card[{CARDS}]", f"old_world[{OLD}]", f"objective[{OBJECTIVES}]"
MILL, EFFECT = f"industry[{INDUSTRIES}]", f"{CARD}.effect"
