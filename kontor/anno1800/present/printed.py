"""Printed costs and effects as data, for icons."""

from kontor.anno1800.content.catalog import CUBES, N_CUBES, Catalog, Cost, Effect
from kontor.anno1800.present.wire_types import EffectFacts, PrintedCost


def cost_data(t: Catalog, cost: Cost) -> PrintedCost:
    """Return a cost as data.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> cost_data(t, t.tile_cost[t.tiles.index("warehouse")])
    {'goods': ['bricks'], 'cubes': ['artisan'], 'trade': 0, 'exploration': 0, 'gold': 0}
    """
    return {
        "goods": [t.goods[good] for good in cost.goods],
        "cubes": _cubes(cost.cubes),
        "trade": cost.trade,
        "exploration": cost.exploration,
        "gold": cost.gold,
    }


def no_cost() -> PrintedCost:
    """Return an empty cost.

    >>> no_cost()["goods"]
    []
    """
    return {"goods": [], "cubes": [], "trade": 0, "exploration": 0, "gold": 0}


def effect_data(t: Catalog, effect: Effect) -> EffectFacts:
    """Return an effect as data.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> effect_data(t, t.effects[t.card_at["fw41"]])["gold"]
    4
    """
    return {
        "cubes": _cubes(effect.cubes),
        "upgrades": effect.upgrades,
        "upgrade_from": CUBES[effect.upgrade_from] if effect.upgrades else "",
        "upgrade_to": CUBES[effect.upgrade_from + 1] if effect.upgrades else "",
        "trade": effect.trade,
        "exploration": effect.exploration,
        "gold": effect.gold,
        "expeditions": effect.expeditions,
        "actions": effect.actions,
        "returns": effect.returns,
        "free_goods": [t.goods[good] for good in effect.free_goods],
    }


def _cubes(numbers: list[int]) -> list[str]:
    return [CUBES[cube] for cube in range(N_CUBES) for _ in range(numbers[cube])]
