"""Completions: the moves that do a thing, with its cells or places and the ways to pay."""

from itertools import combinations
from typing import Final

from kontor.anno1800.content.catalog import N_CUBES, Catalog, Cost
from kontor.anno1800.payment.conditions import AFTER_HIRE, AFTER_UPGRADE
from kontor.anno1800.payment.making import one_way_to_make, ways_to_make
from kontor.anno1800.payment.means import Means
from kontor.anno1800.payment.returns import (
    after_return,
    below_helps,
    cells_for,
    own_tiles,
    room_after,
    ways_with_return,
)
from kontor.anno1800.payment.search import Assignment, AssignmentSearch
from kontor.anno1800.payment.sources import BY_WORK
from kontor.anno1800.payment.ways import MOST_WAYS, first_way, make_way, solve, undominated
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.cards import MOST_SWAPPED
from kontor.anno1800.rules.effects import free_upgrades
from kontor.anno1800.rules.moves import Move, Step
from kontor.anno1800.rules.newcomers import card_gold
from kontor.anno1800.rules.pay import pay
from kontor.anno1800.rules.places import count_at, places_away
from kontor.anno1800.rules.state import EXHAUSTED, HOME, Position
from kontor.engine.rng import Rng


def complete(t: Catalog, s: Position, thing: Move) -> list[Move]:
    """Return the moves that do a thing, with every cell or place and every undominated way to pay.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> t = match.game.catalog
    >>> [moves.text(t, line) for line in complete(t, match.state, Move(moves.HIRE, 0))]
    ['hire farmer: work 1', 'hire farmer: buy planks from 1']
    """
    kind, what = thing.kind, thing.what
    if kind == moves.BUILD:
        return _builds(t, s, thing)
    if kind == moves.PLAY:
        return [thing._replace(steps=way.steps) for way in solve(Means(t, s, s.active), t.needs[what])]
    if kind == moves.HIRE:
        means, gold = Means(t, s, s.active), card_gold(t, s, what)
        ways = solve(means, t.hire_cost[what], gold, conditions=AFTER_HIRE[what])
        return [thing._replace(steps=way.steps) for way in ways]
    if kind == moves.MAKE:
        return [thing._replace(extra=(), steps=way.steps) for way in ways_to_make(t, s, thing.extra)]
    if kind == moves.UPGRADE:
        return _upgrades(t, s, thing)
    if kind == moves.SWAP:
        return [thing._replace(extra=cards) for cards in _card_sets(swappable(t, s), MOST_SWAPPED)]
    if kind == moves.RECALL:
        return [Move(kind, what, place) for place in places_away(s, s.active, what)]
    if kind == moves.USE:
        return _uses(t, s, thing)
    if kind == moves.USE_OBJECTIVE and t.objective_gain[what].returns:
        sets = _card_sets(s.hands[s.active], t.objective_gain[what].returns)
        return [thing._replace(extra=cards) for cards in sets]
    return [thing]


def complete_one(t: Catalog, s: Position, thing: Move, rng: Rng) -> Move:
    """Return one move that does a thing, at random and quickly. Moves are not equally likely.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> moves.text(match.game.catalog, complete_one(match.game.catalog, match.state, Move(moves.HIRE, 0), Rng(1)))
    'hire farmer: work 1'
    """
    kind, what = thing.kind, thing.what
    if kind == moves.END or moves.OPEN <= kind <= moves.FESTIVAL:
        return thing
    if kind == moves.SWAP:
        return Move(kind, extra=_random_cards(swappable(t, s), MOST_SWAPPED, rng))
    if kind == moves.BUILD:
        return _one_build(t, s, thing, rng)
    if kind == moves.MAKE:
        return Move(kind, steps=one_way_to_make(t, s, rng).steps)
    if kind == moves.PLAY:
        way = first_way(Means(t, s, s.active), t.needs[what])
        if way is not None:
            return Move(kind, what, steps=way)
    if kind == moves.HIRE:
        way = first_way(Means(t, s, s.active), t.hire_cost[what], card_gold(t, s, what), AFTER_HIRE[what])
        if way is not None:
            return Move(kind, what, steps=way)
    if kind == moves.UPGRADE:
        steps = first_way(Means(t, s, s.active), t.upgrade_cost[what], 0, AFTER_UPGRADE[what])
        trial = s.copy()
        pay(t, trial, t.upgrade_cost[what], steps or (), None)
        places = places_away(trial, s.active, what)
        if trial.ready[s.active * N_CUBES + what]:
            places.append(HOME)
        return Move(moves.UPGRADE, what, places[rng.below(len(places))], (), steps or ())
    completions = complete(t, s, thing)
    return completions[rng.below(len(completions))]


def _one_build(t: Catalog, s: Position, thing: Move, rng: Rng) -> Move:
    """Return a move with a random cell and any way to pay. A tile is returned only if necessary."""
    tile, cost = thing.what, t.tile_cost[thing.what]
    cells = cells_for(t, s, tile)
    way = first_way(Means(t, s, s.active), cost)
    if cells and way is not None:
        return Move(moves.BUILD, tile, cells[rng.below(len(cells))], (), way)
    for back in own_tiles(s, s.active):
        if not room_after(t, s, tile, back) or (way is None and not below_helps(t, s, cost, back)):
            continue
        after = after_return(t, s, back)
        step: Step = (moves.RETURN, back, 0, 0)
        if way is not None:
            steps: tuple[Step, ...] = (*way, step)
        else:
            way_after = first_way(Means(t, after, s.active), cost)
            ways = ways_with_return(t, s, cost, back, first=True) if way_after is None else [(step, *way_after)]
            steps = ways[0] if ways else ()
        cells = cells_for(t, after, tile)
        if steps and cells:
            return thing._replace(place=cells[rng.below(len(cells))], steps=steps)
    raise AssertionError(tile)


def _builds(t: Catalog, s: Position, thing: Move) -> list[Move]:
    """Return every cell with every way to pay. A tile is returned only for cells that cannot be reached otherwise."""
    tile = thing.what
    cost = t.tile_cost[tile]
    completions: list[Move] = []
    direct = cells_for(t, s, tile)
    ways = [way.steps for way in solve(Means(t, s, s.active), cost)]
    for cell in direct if ways else []:
        completions += [thing._replace(place=cell, steps=steps) for steps in ways]
    if not s.may_return:
        return completions
    reached = {move.place for move in completions}
    for back in own_tiles(s, s.active):
        cells = [cell for cell in cells_for(t, after_return(t, s, back), tile) if cell not in reached]
        if not cells:
            continue
        step: Step = (moves.RETURN, back, 0, 0)
        with_return = [(*steps, step) for steps in ways]
        if not ways and below_helps(t, s, cost, back):
            with_return = _shortest(ways_with_return(t, s, cost, back))
        for cell in cells if with_return else []:
            completions += [thing._replace(place=cell, steps=steps) for steps in with_return]
            reached.add(cell)
    return completions


_MAX_WAYS_WITH_RETURN: Final = 8


def _shortest(ways: list[tuple[Step, ...]]) -> list[tuple[Step, ...]]:
    return sorted(ways, key=len)[:_MAX_WAYS_WITH_RETURN]


def _upgrades(t: Catalog, s: Position, thing: Move) -> list[Move]:
    """Return every place where a cube of the kind can be after a payment, with the ways to pay."""
    seat, cube = s.active, thing.what
    if not s.supply[cube + 1]:
        return _upgrades_with_free_ones(t, s, thing)
    means = Means(t, s, seat)
    cost = means.after_hand(t.upgrade_cost[cube])
    away = places_away(s, seat, cube)
    workplaces = _workplaces(t, s, cube, cost)
    completions: list[Move] = []
    for place in [HOME, *sorted({*away, *workplaces, EXHAUSTED})]:
        search = AssignmentSearch(means, cost, gold=0, at_home=cube if place == HOME else -1, first=False)
        search.run()
        fitting: list[Assignment] = []
        for assignment in search.assignments:
            # The cheapest ways may move all cubes away from this place.
            trial = s.copy()
            pay(t, trial, t.upgrade_cost[cube], make_way(search, assignment, place).steps, None)
            if count_at(trial, seat, cube, place):
                fitting.append(assignment)
        best = undominated(means, cost, fitting)[:MOST_WAYS]
        completions += [
            thing._replace(place=place, steps=make_way(search, assignment, place).steps) for assignment in best
        ]
    return completions or _upgrades_with_free_ones(t, s, thing)


def _upgrades_with_free_ones(t: Catalog, s: Position, thing: Move) -> list[Move]:
    """Return upgrades that only free upgrades in the middle of the payment make possible, at home or anywhere."""
    cube, means = thing.what, Means(t, s, s.active)
    cost, conditions = t.upgrade_cost[cube], AFTER_UPGRADE[cube]
    at_home = solve(means, cost, at_home=cube, conditions=conditions)
    if at_home:
        return [thing._replace(place=HOME, steps=way.steps) for way in at_home]
    completions: list[Move] = []
    for way in solve(means, cost, conditions=conditions):
        trial = s.copy()
        pay(t, trial, cost, way.steps, None)
        completions += [thing._replace(place=place, steps=way.steps) for place in places_away(trial, s.active, cube)]
    return completions


def _workplaces(t: Catalog, s: Position, cube: int, cost: Cost) -> list[int]:
    """Return the cells where cubes of a kind could work to pay a cost."""
    sources = [source for good in cost.goods for source in Means(t, s, s.active).sources(good)]
    return [cell for kind, works, cell in sources if kind == BY_WORK and works == cube]


def _uses(t: Catalog, s: Position, thing: Move) -> list[Move]:
    effect = t.effects[thing.what]
    if effect.returns:
        return [thing._replace(extra=cards) for cards in _card_sets(s.hands[s.active], effect.returns)]
    if not effect.upgrades:
        return [thing]
    seat, cube = s.active, effect.upgrade_from
    room = min(free_upgrades(t, s, thing.what), s.supply[cube + 1])
    places: list[int] = []
    for place in [HOME, *places_away(s, seat, cube)]:
        places += [place] * min(room, count_at(s, seat, cube, place))
    sets = {chosen for size in range(1, room + 1) for chosen in combinations(places, size)}
    return [thing._replace(extra=chosen) for chosen in sorted(sets, key=lambda chosen: (-len(chosen), chosen))]


def swappable(t: Catalog, s: Position) -> list[int]:
    """Return the hand cards that the active player can swap: those whose deck is not empty.

    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> len(swappable(match.game.catalog, match.state))
    9
    """
    return [card for card in s.hands[s.active] if s.decks[t.deck_of[card]]]


def _card_sets(cards: list[int], most: int) -> list[tuple[int, ...]]:
    """Return the sets of at most `most` cards, in ascending order and so deck by deck."""
    return [chosen for size in range(1, most + 1) for chosen in combinations(cards, size)]


def _random_cards(cards: list[int], most: int, rng: Rng) -> tuple[int, ...]:
    left = cards[:]
    chosen: list[int] = []
    for _ in range(min(1 + rng.below(most), len(cards))):
        chosen.append(left.pop(rng.below(len(left))))
    return tuple(sorted(chosen))
