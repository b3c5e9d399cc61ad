"""The valuation for Anno 1800: every step towards what the hand asks for counts, and nothing needed is built over."""

from itertools import pairwise

import pytest

from kontor.anno1800.content.catalog import MERCHANT, N_CUBES, SEA, ZONE
from kontor.anno1800.game import Anno1800, load
from kontor.anno1800.rules.ground import open_tile
from kontor.anno1800.rules.state import Position
from kontor.bots.anno1800 import levels
from kontor.bots.anno1800.beam_search import BeamSearch
from kontor.bots.anno1800.candidates import Candidates
from kontor.bots.anno1800.distances import Distances, actions_for, cube_bits
from kontor.bots.anno1800.evaluator import Evaluator
from kontor.bots.anno1800.weights import changed
from kontor.bots.budget import Budget
from kontor.engine.rng import Rng


def dealt(cards: list[str]) -> tuple[Anno1800, Position]:
    """A game that has just begun, in which the first player has these cards."""
    game = load({})
    options = game.settle_options({})
    s = game.start(2, options, game.deal(2, options, Rng(12, "deal")))
    s.hands[0] = [game.catalog.card_at[card] for card in cards]
    return game, s


def with_cubes(s: Position, cubes: list[int]) -> Position:
    """The same with other cubes of the first player, all at home."""
    twin = s.copy()
    twin.owned[:N_CUBES] = cubes
    twin.ready[:N_CUBES] = cubes
    return twin


def test_every_step_towards_engineers_and_investors_counts() -> None:
    """The factory for gramophones takes an investor, and engineers work there: one is upgraded, and one must stay."""
    game, s = dealt(["aei11", "nw12"])
    ways = [[2, 2, 5, 0, 0], [2, 2, 4, 1, 0], [2, 2, 3, 2, 0], [2, 2, 3, 1, 1]]
    plans = [Distances(game.catalog, with_cubes(s, cubes), 0).plan(tuple(s.hands[0])) for cubes in ways]
    for before, after in pairwise(actions_for(plan.bits) for plan in plans):
        assert after < before
    assert not plans[-1].bits & (cube_bits(3) | cube_bits(4))


def test_another_one_comes_before_the_only_one_is_upgraded() -> None:
    game, s = dealt([])
    for artisans, more in ((0, 2), (1, 1), (2, 0)):
        distances = Distances(game.catalog, with_cubes(s, [4, 3, artisans, 0, 0]), 0)
        assert (distances.cube_to_do[3] & cube_bits(2)).bit_count() == more


def test_ships_still_to_be_built_count_for_festivals() -> None:
    """Who has planned ships need not celebrate for every single token."""
    game, s = dealt(["aei14"])
    evaluator = Evaluator(game.catalog, s, {}, changed(levels.SEASONED))
    evaluation = evaluator.evaluate(s)
    asked = game.catalog.needs[s.hands[0][0]].exploration
    assert evaluation.plan.exploration + s.explore[0] >= asked > s.explore[0] + 1
    assert evaluation.festivals < evaluator._festivals(s, evaluation.plan._replace(exploration=0))


def full(game: Anno1800, s: Position) -> None:
    """Fill every free cell of the first player: with sawmills, and on the sea with merchants."""
    t = game.catalog
    for cell in range(1, s.last_cell(0) + 1):
        if open_tile(s, 0, cell) < 0:
            s.tile[cell] = 1 + (t.first_ship if ZONE[cell] == SEA else t.tiles.index("sawmill"))


def first_cell(game: Anno1800, s: Position, name: str) -> int:
    """What lies where a tile would be built first."""
    t = game.catalog
    evaluator = Evaluator(t, s, {}, changed(levels.SEASONED))
    return open_tile(s, 0, Candidates(evaluator, s, 1, 1)._best_cells(t.tiles.index(name))[0])


def test_an_exploration_ship_takes_the_place_of_a_merchant() -> None:
    game, s = dealt(["aei14"])
    full(game, s)
    assert game.catalog.family[first_cell(game, s, "exploration_1")] == MERCHANT


def test_what_ships_are_built_from_is_not_built_over() -> None:
    """This card asks for exploration tokens alone, but ships take sails."""
    game, s = dealt(["aei14"])
    full(game, s)
    evaluator = Evaluator(game.catalog, s, {}, changed(levels.SEASONED))
    sails = game.catalog.good_at["sails"]
    assert evaluator.evaluate(s).plan.goods >> sails & 1
    assert not game.catalog.needs[s.hands[0][0]].mask
    assert game.catalog.makes[first_cell(game, s, "brewery")] != sails


def test_what_a_turn_brings_counts_once_more_for_every_turn_that_it_comes_earlier() -> None:
    game, s = dealt(["fw34", "fw01"])
    found: list[float] = []
    for early in (0.0, 0.01):
        budget = Budget(looks=5000)
        budget.start()
        search = BeamSearch(game, s, {}, budget, 3, changed({**levels.SEASONED, "soon": 0.0, "early": early}))
        search.run(2)
        found.append(max(search.best.values()))
        one = BeamSearch(game, s, {}, budget, 3, search.weights)
        one.run(1)
    assert found[1] - found[0] == pytest.approx(0.01 * max(one.best.values()), abs=0.1)
