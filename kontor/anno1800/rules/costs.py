"""Costs: the cost of a move, and costs as phrases."""

from kontor.anno1800.content.catalog import CUBES, N_CUBES, Catalog, Cost
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.moves import Move
from kontor.engine.errors import Phrase


def cost_of(t: Catalog, move: Move) -> Cost | None:
    """Return the cost of a move that is paid by steps, or None for other moves.

    Making goods ahead costs nothing. To plan it, a thing may name goods, which are then the cost.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> cost_of(t, Move(moves.HIRE, 0)) is t.hire_cost[0], cost_of(t, Move(moves.END))
    (True, None)
    """
    if move.kind == moves.BUILD:
        return t.tile_cost[move.what]
    if move.kind == moves.PLAY:
        return t.needs[move.what]
    if move.kind == moves.HIRE:
        return t.hire_cost[move.what]
    if move.kind == moves.MAKE:
        return cost_of_goods(list(move.extra))
    return t.upgrade_cost[move.what] if move.kind == moves.UPGRADE else None


def cost_of_goods(goods: list[int]) -> Cost:
    """Return a cost that asks for some goods and nothing else.

    >>> cost_of_goods([3, 3]).repeats
    True
    """
    return Cost(goods, [0] * N_CUBES, 0, 0, 0)


def cost_phrases(t: Catalog, cost: Cost) -> list[Phrase]:
    """Return the parts of a cost, one phrase each.

    >>> from kontor.anno1800.game import load
    >>> t = load({}).catalog
    >>> [phrase.key for phrase in cost_phrases(t, t.tile_cost[t.tiles.index("warehouse")])]
    ['anno1800-is-goods', 'anno1800-is-cubes']
    """
    phrases: list[Phrase] = []
    if cost.goods:
        phrases.append(Phrase("anno1800-is-goods", {"goods": [t.goods[good] for good in cost.goods]}))
    if cost.n_cubes:
        cubes = [CUBES[cube] for cube in range(N_CUBES) for _ in range(cost.cubes[cube])]
        phrases.append(Phrase("anno1800-is-cubes", {"cubes": cubes}))
    for key, number in (("trade", cost.trade), ("exploration", cost.exploration), ("gold", cost.gold)):
        if number:
            phrases.append(Phrase(f"anno1800-is-{key}", {"number": number}))
    return phrases or [Phrase("anno1800-is-nothing", {})]
