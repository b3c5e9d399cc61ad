"""Things that can be done. Whether each can be paid is decided exactly."""

from typing import Final

from kontor.anno1800.content.catalog import N_CUBES, Catalog
from kontor.anno1800.payment.conditions import AFTER_HIRE, AFTER_UPGRADE
from kontor.anno1800.payment.making import can_make, goods_can_wait
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.returns import Returnable, room_for
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.build import continues_ships, identical_cells
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.newcomers import brings_any, card_gold
from kontor.anno1800.rules.state import HIRING, SHIPPING, UPGRADING, Position
from kontor.anno1800.rules.tokens import exploration_left, trade_left
from kontor.anno1800.rules.turn import continues
from kontor.anno1800.rules.voyages import why_not_explore, why_not_open

_BUILDS: Final = [Move(moves.BUILD, tile) for tile in range(128)]
_PLAYS: Final = [Move(moves.PLAY, card) for card in range(128)]
_USES: Final = [Move(moves.USE, card) for card in range(128)]
_OBJECTIVES: Final = [Move(moves.USE_OBJECTIVE, objective) for objective in range(64)]
_HIRES: Final = [Move(moves.HIRE, cube) for cube in range(N_CUBES)]
_UPGRADES: Final = [Move(moves.UPGRADE, cube) for cube in range(N_CUBES)]
_RECALLS: Final = [Move(moves.RECALL, cube) for cube in range(N_CUBES)]
_SWAP: Final = Move(moves.SWAP)
_OPEN: Final = Move(moves.OPEN)
_EXPLORE: Final = Move(moves.EXPLORE)
_EXPEDITION: Final = Move(moves.EXPEDITION)
_FESTIVAL: Final = Move(moves.FESTIVAL)
_END: Final = Move(moves.END)
_MAKE: Final = Move(moves.MAKE)


def all_things(t: Catalog) -> list[Move]:
    """Return every thing of the game, possible now or not.

    >>> from kontor.anno1800.game import load
    >>> Move(moves.BUILD, 0) in all_things(load({}).catalog)
    True
    """
    things = [Move(kind) for kind in (moves.SWAP, *range(moves.OPEN, moves.USE), moves.END)]
    if t.version.goods_last:
        things.append(_MAKE)
    things += [Move(moves.BUILD, tile) for tile in range(t.n_built)]
    things += [Move(kind, card) for card in range(len(t.cards)) for kind in (moves.PLAY, moves.USE)]
    things += [Move(moves.USE_OBJECTIVE, objective) for objective in range(len(t.objectives))]
    things += [Move(kind, cube) for cube in range(N_CUBES) for kind in (moves.HIRE, moves.RECALL)]
    return things + [Move(moves.UPGRADE, cube) for cube in range(N_CUBES - 1)]


def is_possible(t: Catalog, s: Position, thing: Move) -> bool:
    """Whether the active player can do a thing now. Examines only things of the same kind.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> [is_possible(match.game.catalog, match.state, Move(moves.HIRE, cube)) for cube in (0, 3)]
    [True, False]
    """
    kind = thing.kind
    if kind == moves.END:
        return bool(s.begun) and thing == _END
    possible: list[Move] = []
    if kind >= moves.USE and kind != moves.MAKE:
        _add_free_steps(t, s, possible)
    elif s.actions or s.running in (HIRING, UPGRADING, SHIPPING):
        means = Means(t, s, s.active)
        if kind == moves.MAKE:
            _add_make(t, s, means, possible)
        elif kind == moves.BUILD:
            back = Returnable(t, s, means)
            candidates = back.candidate_tiles() & 1 << thing.what
            if s.actions:
                _add_industries(t, s, means, back, candidates, possible)
            if s.actions or s.running == SHIPPING:
                _add_ships(t, s, means, back, candidates, possible)
        elif kind == moves.HIRE or kind == moves.UPGRADE:
            _add_people(t, s, means, possible)
        elif s.actions and (kind == moves.PLAY or kind == moves.SWAP):
            _add_cards(t, s, means, possible)
        elif s.actions:
            _add_voyages(t, s, means, possible)
    return thing in possible


def find_things(t: Catalog, s: Position) -> list[Move]:
    """Return the things that the active player can do now, each once, without cells and payment.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> [moves.text(match.game.catalog, thing) for thing in find_things(match.game.catalog, match.state)][:3]
    ['build sawmill', 'build coal_mine', 'build brickyard']
    """
    things: list[Move] = []
    if s.actions or s.running in (HIRING, UPGRADING, SHIPPING):
        means = Means(t, s, s.active)
        _add_actions(t, s, means, things)
        _add_make(t, s, means, things)
    _add_free_steps(t, s, things)
    if s.begun:
        things.append(_END)
    return things


def _add_actions(t: Catalog, s: Position, means: Means, things: list[Move]) -> None:
    """Add the things that begin an action or continue the running one."""
    if s.actions or s.running == SHIPPING:
        back = Returnable(t, s, means)
        candidates = back.candidate_tiles()
        if s.actions:
            _add_industries(t, s, means, back, candidates, things)
            _add_cards(t, s, means, things)
            _add_voyages(t, s, means, things)
        _add_ships(t, s, means, back, candidates, things)
    _add_people(t, s, means, things)


def _add_industries(
    t: Catalog, s: Position, means: Means, back: Returnable, candidates: int, things: list[Move]
) -> None:
    """Add the industries and shipyards that can be built. An identical industry must be covered or returned (B6)."""
    seat = s.active
    made_by = s.made_by[seat * N_CUBES : (seat + 1) * N_CUBES]
    stock, works, makes, costs, first_shipyard = s.stock, t.works, t.makes, t.tile_cost, t.first_shipyard
    bits = candidates & ~t.ships_up_to[3]
    while bits:
        low = bits & -bits
        bits ^= low
        tile = low.bit_length() - 1
        possible = stock[tile] > 0
        if possible and tile < first_shipyard and made_by[works[tile]] >> makes[tile] & 1:
            possible = room_for(t, s, tile, identical_cells(t, s, seat, tile))
        if possible:
            cost = costs[tile]
            if means.payable(cost) or back.pays(cost):
                things.append(_BUILDS[tile])
        elif back.makes_room(tile):
            things.append(_BUILDS[tile])


def _add_ships(t: Catalog, s: Position, means: Means, back: Returnable, candidates: int, things: list[Move]) -> None:
    seat = s.active
    yards = s.yards[seat * 4 : seat * 4 + 4]
    best_yard = 0
    if s.actions:
        best_yard = 3 if yards[3] else 2 if yards[2] else 1 if yards[1] else 0
    bits = candidates & t.ships_up_to[3 if s.running == SHIPPING else best_yard]
    while bits:
        low = bits & -bits
        bits ^= low
        tile = low.bit_length() - 1
        level, cost = t.level[tile], t.tile_cost[tile]
        fresh = level <= best_yard
        if not (fresh or continues_ships(s, level, 0)):
            continue
        if s.stock[tile] and means.payable(cost):
            things.append(_BUILDS[tile])
        elif fresh or continues_ships(s, level, 1):
            if back.pays(cost) if s.stock[tile] else back.makes_room(tile):
                things.append(_BUILDS[tile])


def _add_cards(t: Catalog, s: Position, means: Means, things: list[Move]) -> None:
    hand = s.hands[s.active]
    beyond = means.out_of_reach()
    for card in hand:
        cost = t.needs[card]
        if not cost.mask & beyond and means.payable(cost):
            things.append(_PLAYS[card])
    for card in hand:
        if s.decks[t.deck_of[card]]:
            things.append(_SWAP)
            break


def _add_people(t: Catalog, s: Position, means: Means, things: list[Move]) -> None:
    if s.actions or continues(s, HIRING):
        for cube in range(N_CUBES):
            if means.payable(t.hire_cost[cube], card_gold(t, s, cube), AFTER_HIRE[cube]):
                things.append(_HIRES[cube])
    if s.actions or continues(s, UPGRADING):
        for cube in range(N_CUBES - 1):
            if means.payable(t.upgrade_cost[cube], 0, AFTER_UPGRADE[cube]):
                things.append(_UPGRADES[cube])


def _add_voyages(t: Catalog, s: Position, means: Means, things: list[Move]) -> None:
    seat = s.active
    tokens = means.exploration
    if not why_not_open(t, s, seat) and tokens >= t.old_cost[len(s.old_islands[seat])]:
        things.append(_OPEN)
    if not why_not_explore(t, s, seat) and tokens >= t.new_cost[len(s.new_islands[seat])]:
        things.append(_EXPLORE)
    if s.expedition_deck and tokens >= t.expedition_cost:
        things.append(_EXPEDITION)
    things.append(_FESTIVAL)


def _add_free_steps(t: Catalog, s: Position, things: list[Move]) -> None:
    seat = s.active
    for card in s.open_cards[seat]:
        if usable(t, s, card):
            things.append(_USES[card])
    if s.upgrades_left:
        for card in dict.fromkeys(s.upgrades_left):
            if usable(t, s, card):
                things.append(_USES[card])
    for objective in s.objectives:
        if t.objective_usable[objective] and objective_usable(t, s, objective):
            things.append(_OBJECTIVES[objective])
    gold = s.gold[seat]
    if gold:
        first = seat * N_CUBES
        for cube in range(N_CUBES):
            if s.owned[first + cube] > s.ready[first + cube] and gold >= t.recall_price[cube]:
                things.append(_RECALLS[cube])


def _add_make(t: Catalog, s: Position, means: Means, things: list[Move]) -> None:
    """Add making goods ahead, where it may help."""
    if goods_can_wait(t, s) and can_make(means):
        things.append(_MAKE)


def usable(t: Catalog, s: Position, card: int) -> bool:
    """Whether the active player can use the effect of a played card now, as a move of its own.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t, s = match.game.catalog, match.state
    >>> usable(t, s, t.card_at["fw41"]), usable(t, s, t.card_at["aei28"])
    (True, False)
    """
    effect = t.effects[card]
    if effect.free_goods:
        return False
    if effect.upgrades:
        cube = effect.upgrade_from
        return s.owned[s.active * N_CUBES + cube] > 0 and s.supply[cube + 1] > 0
    if effect.returns:
        return bool(s.hands[s.active])
    return not effect.brings_cubes or brings_any(t, s, s.active, effect.cubes)


def objective_usable(t: Catalog, s: Position, objective: int) -> bool:
    """Whether the active player can use an effect objective now.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t, s = match.game.catalog, match.state
    >>> objective_usable(t, s, t.objectives.index("aarhant"))
    False
    """
    if t.objective_once[objective] and s.used >> objective & 1:
        return False
    seat = s.active
    cost = t.objective_cost[objective]
    if s.gold[seat] < cost.gold or trade_left(s, seat) < cost.trade or exploration_left(s, seat) < cost.exploration:
        return False
    for cube in range(N_CUBES):
        if s.ready[seat * N_CUBES + cube] < cost.cubes[cube]:
            return False
    return not t.objective_gain[objective].returns or bool(s.hands[seat])
