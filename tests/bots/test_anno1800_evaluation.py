"""The evaluation for Anno 1800: every step towards the cards in hand counts, and needed buildings are not covered."""

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


def game_with_hand(cards: list[str]) -> tuple[Anno1800, Position]:
    """Return a new game in which the first player has these cards."""
    game = load({})
    options = game.settle_options({})
    s = game.start(2, options, game.deal(2, options, Rng(12, "deal")))
    s.hands[0] = [game.catalog.card_at[card] for card in cards]
    return game, s


def with_cubes(s: Position, cubes: list[int]) -> Position:
    """Return a copy in which the first player has these cubes, all at home."""
    twin = s.copy()
    twin.owned[:N_CUBES] = cubes
    twin.ready[:N_CUBES] = cubes
    return twin


@pytest.mark.rule("anno1800:J3")
@pytest.mark.parametrize(("value", "points"), [("apart", 10), ("counted", 4)])
def test_trade_tokens_on_cards_count_for_the_objective_only_by_option(value: str, points: int) -> None:
    game = load({})
    options = game.settle_options({"objectives": "confrontational", "card_tokens": value})
    s = game.start(2, options, game.deal(2, options, Rng(12, "deal")))
    s.objectives = [game.catalog.objectives.index("madame_kahina")]
    s.trade_card[1] = 2
    evaluator = Evaluator(game.catalog, s, {})
    assert evaluator.bonus_points(s) == (0, points)
    richer = s.copy()
    richer.trade_card[0] = 3
    assert evaluator.bonus_points(richer) == (0, 10)


def test_every_step_towards_engineers_and_investors_counts() -> None:
    """The gramophone factory costs an investor and is worked by engineers: one is upgraded and another must remain."""
    game, s = game_with_hand(["aei11", "nw12"])
    ways = [[2, 2, 5, 0, 0], [2, 2, 4, 1, 0], [2, 2, 3, 2, 0], [2, 2, 3, 1, 1]]
    hands = [Distances(game.catalog, with_cubes(s, cubes), 0).hand_tasks(tuple(s.hands[0])) for cubes in ways]
    for before, after in pairwise(actions_for(tasks.bits) for tasks in hands):
        assert after < before
    assert not hands[-1].bits & (cube_bits(3) | cube_bits(4))


def test_the_last_artisan_is_not_upgraded_without_a_replacement() -> None:
    game, s = game_with_hand([])
    for artisans, missing in ((0, 2), (1, 1), (2, 0)):
        distances = Distances(game.catalog, with_cubes(s, [4, 3, artisans, 0, 0]), 0)
        assert (distances.cube_to_do[3] & cube_bits(2)).bit_count() == missing


def test_ships_still_to_be_built_count_for_festivals() -> None:
    """Planned ships replace some of the festivals needed for tokens."""
    game, s = game_with_hand(["aei14"])
    evaluator = Evaluator(game.catalog, s, {}, changed(levels.SEASONED))
    evaluation = evaluator.evaluate(s)
    needed = game.catalog.needs[s.hands[0][0]].exploration
    assert evaluation.tasks.exploration + s.explore[0] >= needed > s.explore[0] + 1
    assert evaluation.festivals < evaluator._festivals(s, evaluation.tasks._replace(exploration=0))


def fill_cells(game: Anno1800, s: Position) -> None:
    """Fill every free cell of the first player with sawmills, and sea cells with merchant ships."""
    t = game.catalog
    for cell in range(1, s.last_cell(0) + 1):
        if open_tile(s, 0, cell) < 0:
            s.tile[cell] = 1 + (t.first_ship if ZONE[cell] == SEA else t.tiles.index("sawmill"))


def tile_covered_first(game: Anno1800, s: Position, name: str) -> int:
    """Return the tile on the cell where a tile would be built first."""
    t = game.catalog
    evaluator = Evaluator(t, s, {}, changed(levels.SEASONED))
    return open_tile(s, 0, Candidates(evaluator, s, 1, 1)._best_cells(t.tiles.index(name))[0])


def test_an_exploration_ship_takes_the_place_of_a_merchant() -> None:
    game, s = game_with_hand(["aei14"])
    fill_cells(game, s)
    assert game.catalog.family[tile_covered_first(game, s, "exploration_1")] == MERCHANT


def test_industries_needed_for_ships_are_not_covered() -> None:
    """This card costs only exploration tokens, but the ships for them cost sails."""
    game, s = game_with_hand(["aei14"])
    fill_cells(game, s)
    evaluator = Evaluator(game.catalog, s, {}, changed(levels.SEASONED))
    sails = game.catalog.good_at["sails"]
    assert evaluator.evaluate(s).tasks.goods >> sails & 1
    assert not game.catalog.needs[s.hands[0][0]].mask
    assert game.catalog.makes[tile_covered_first(game, s, "brewery")] != sails


def test_earlier_gains_count_more() -> None:
    game, s = game_with_hand(["fw34", "fw01"])
    values: list[float] = []
    for early in (0.0, 0.01):
        budget = Budget(looks=5000)
        budget.start()
        search = BeamSearch(game, s, {}, budget, 3, changed({**levels.SEASONED, "soon": 0.0, "early": early}))
        search.run(2)
        values.append(max(search.best.values()))
        one_turn = BeamSearch(game, s, {}, budget, 3, search.weights)
        one_turn.run(1)
    assert values[1] - values[0] == pytest.approx(0.01 * max(one_turn.best.values()), abs=0.1)
