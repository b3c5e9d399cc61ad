"""The valuation for Anno 1800: every step towards what the hand asks for counts, and nothing needed is built over."""

from itertools import pairwise

from kontor.anno1800.game import Anno1800, load
from kontor.anno1800.ground import open_tile
from kontor.anno1800.state import Position
from kontor.anno1800.tables import CELLS, COAST, EXPLORATION, INDUSTRY, MERCHANT, N_CUBES, SEA, ZONE
from kontor.bots.anno1800 import levels
from kontor.bots.anno1800.candidates import Candidates
from kontor.bots.anno1800.effort import Effort, actions_for, cube_bits
from kontor.bots.anno1800.judge import Judge
from kontor.bots.anno1800.search import Search
from kontor.bots.anno1800.weights import changed
from kontor.bots.budget import Budget
from kontor.table.rng import Rng


def dealt(cards: list[str]) -> tuple[Anno1800, Position]:
    """A game that has just begun, in which the first player has these cards."""
    game = load({})
    options = game.settle_options({})
    s = game.start(2, options, game.deal(2, options, Rng(12, "deal")))
    s.hands[0] = [game.tables.card_at[card] for card in cards]
    return game, s


def with_cubes(s: Position, cubes: list[int]) -> Position:
    """The same with other cubes of the first player, all at home."""
    twin = s.copy()
    twin.owned[:N_CUBES] = cubes
    twin.ready[:N_CUBES] = cubes
    return twin


def test_every_step_towards_engineers_and_investors_counts() -> None:
    """Gramophones are made by investors, sewing machines by engineers: one must be upgraded, and one must stay."""
    game, s = dealt(["aei11", "nw12"])
    ways = [[2, 2, 5, 0, 0], [2, 2, 4, 1, 0], [2, 2, 3, 2, 0], [2, 2, 3, 1, 1]]
    plans = [Effort(game.tables, with_cubes(s, cubes), 0).plan(tuple(s.hands[0])) for cubes in ways]
    for before, after in pairwise(actions_for(plan.bits) for plan in plans):
        assert after < before
    assert not plans[-1].bits & (cube_bits(3) | cube_bits(4))


def test_another_one_comes_before_the_only_one_is_upgraded() -> None:
    game, s = dealt([])
    for artisans, another in ((0, True), (1, True), (2, False)):
        effort = Effort(game.tables, with_cubes(s, [4, 3, artisans, 0, 0]), 0)
        assert bool(effort.cube_to_do[3] & cube_bits(2)) == another


def test_ships_still_to_be_built_count_for_festivals() -> None:
    """Who has planned ships need not celebrate for every single token."""
    game, s = dealt(["aei14"])
    judge = Judge(game.tables, s, {}, changed(levels.SEASONED))
    outlook = judge.outlook(s)
    asked = game.tables.needs[s.hands[0][0]].exploration
    assert outlook.plan.exploration + s.explore[0] >= asked > s.explore[0] + 1
    assert outlook.festivals < asked - s.explore[0]


def covered(game: Anno1800, s: Position) -> None:
    """Fill every free cell of the first player: industries nobody asks for, and on the sea merchants."""
    t = game.tables
    merchant = next(tile for tile, family in enumerate(t.family) if family == MERCHANT)
    for cell in range(1, s.last_cell(0) + 1):
        if open_tile(s, 0, cell) < 0:
            s.tile[cell] = (merchant if ZONE[cell] == SEA else 0) + 1


def test_an_exploration_ship_takes_the_place_of_a_merchant() -> None:
    game, s = dealt(["aei14"])
    covered(game, s)
    t = game.tables
    judge = Judge(t, s, {}, changed(levels.SEASONED))
    explorers = [tile for tile, family in enumerate(t.family) if family == EXPLORATION]
    cells = Candidates(judge, s, 1, CELLS)._best_cells(explorers[0])
    families = [t.family[open_tile(s, 0, cell)] for cell in cells]
    assert families[0] == MERCHANT
    assert families == sorted(families)


def test_nothing_that_is_needed_for_a_build_is_built_over_first() -> None:
    """Light bulbs take an industry that takes glass and steel in turn: who makes those keeps them."""
    game, s = dealt(["aei11"])
    t = game.tables
    judge = Judge(t, s, {}, changed(levels.SEASONED))
    found = Candidates(judge, s, 1, CELLS)
    direct = t.needs[s.hands[0][0]].mask
    assert found.needed & ~direct
    covered(game, s)
    for tile in range(t.first_shipyard):
        ranked = found._best_cells(tile)
        losses = [found._loss(tile, cell) for cell in ranked]
        assert losses == sorted(losses)
        needed = [
            there >= 0 and t.family[there] == INDUSTRY and bool(found.needed >> t.makes[there] & 1)
            for there in (open_tile(s, 0, cell) for cell in ranked if ZONE[cell] != COAST)
            if there < 0 or t.makes[there] != t.makes[tile]
        ]
        assert needed == sorted(needed)


def test_what_a_turn_brings_counts_once_more_for_every_turn_that_it_comes_earlier() -> None:
    game, s = dealt(["fw34", "fw01"])
    found: list[float] = []
    for early in (0.0, 0.01):
        budget = Budget(looks=5000)
        budget.start()
        search = Search(game, s, {}, budget, 3, changed({**levels.SEASONED, "soon": 0.0, "early": early}))
        search.run(2)
        found.append(max(search.best.values()))
    now = search.value(s) - search.judge.spare * s.actions
    most = found[0] - now
    # The first of two turns brings something, and no more than both together.
    assert 0 < found[1] - found[0] <= 0.01 * most
