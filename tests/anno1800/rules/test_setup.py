from collections import Counter

import pytest

from kontor.anno1800.game import load
from kontor.engine.errors import RuleError
from kontor.engine.matches import draw_start, new_match
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng
from tests.anno1800.support.positions import Scenario

GAME = load({})
PILES = {
    "farmer_worker": [f"fw{number:02}" for number in range(1, 47)],
    "artisan_engineer_investor": [f"aei{number:02}" for number in range(1, 33)],
    "new_world": [f"nw{number:02}" for number in range(1, 25)],
    "expedition": [f"ex{number:02}" for number in range(1, 23)],
    "old_world": [f"ow{number:02}" for number in range(1, 13)],
    "new_world_islands": [f"nwi{number:02}" for number in range(1, 9)],
}
EFFECTS = {"alonso_graves", "aarhant", "the_editor", "beryl_omara"}
MAJORITIES = {"hannah_goode", "university", "worlds_fair", "madame_kahina", "the_visitor"}
INDUSTRIES = {"carl_leonard_von_malching", "eli_bleakworth", "the_queen", "edvard_goode", "willie_wibblesock"}
INDUSTRIES |= {"princess_qing"}
FIRST = {"alonso_graves", "university", "edvard_goode", "isabel_sarmento", "zoo"}
ALL = EFFECTS | MAJORITIES | INDUSTRIES | FIRST | {"museum", "bente_jorgensen", "pyrphorian"}
HOME = ["planks", "grain", "potatoes", "pigs", "wool", "coal", "bricks", "goods", "steel", "sails"]


def deal(players: int = 2, seed: int = 1, **options: object) -> Data:
    return GAME.deal(players, GAME.settle_options(options), Rng(seed, "deal"))


def drawn_sets(seeds: int, **options: object) -> list[set[str]]:
    """Return the objectives of many deals. Check that each has five different ones."""
    sets = [deal(2, seed, **options)["objectives"] for seed in range(seeds)]
    assert all(len(five) == len(set(five)) == 5 for five in sets)
    return [set(five) for five in sets]


def refused(**options: object) -> str:
    with pytest.raises(RuleError) as caught:
        GAME.settle_options(options)
    return caught.value.rule


@pytest.mark.rule("anno1800:S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_the_same_home_island_cubes_and_ships(players: int) -> None:
    scenario = Scenario(players)
    for seat in range(players):
        assert [scenario.ready(seat, cube) for cube in ("farmer", "worker", "artisan")] == [4, 3, 2]
        assert [scenario.ready(seat, cube) for cube in ("engineer", "investor")] == [0, 0]
        assert scenario.tile_on(seat, 11) == "shipyard_1"
        assert [scenario.tile_on(seat, cell) for cell in (16, 17, 18)] == ["merchant_1", "merchant_1", "exploration_1"]
        assert [scenario.tile_on(seat, cell) for cell in (12, 13, 14, 15, 19, 20)] == [""] * 6
        assert scenario.trade(seat) == (2, 0, 0)
        assert scenario.exploration(seat) == (1, 0, 0)
        seen = scenario.view(0)["seats"][seat]
        assert seen["cells"] == scenario.view(0)["seats"][0]["cells"]
        assert seen["open_cards"] == seen["spent_cards"] == seen["old_world"] == seen["new_world"] == []
        assert seen["expeditions"] == 0
    assert scenario.has_all_pieces()


@pytest.mark.rule("anno1800:S1", "anno1800:P2")
@pytest.mark.parametrize(("cell", "good"), list(enumerate(HOME, start=1)))
def test_prints_of_the_home_island(cell: int, good: str) -> None:
    """Five goods made by farmers, five by artisans: each pays for a card that needs just that good."""
    game = load({"population_card": [{"id": "fw01", "needs": {good: 1}}]})
    scenario = Scenario(2, game=game).hand(0, "fw01", "fw02")
    cube = "farmer" if cell <= 5 else "artisan"
    scenario.play(f"0 play fw01: work {cell}")
    assert scenario.crew(0, cell) == [cube]


@pytest.mark.rule("anno1800:S1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_cannot_play(players: int) -> None:
    with pytest.raises(RuleError) as caught:
        new_match("anno1800", [str(seat) for seat in range(players)], seed=1)
    assert caught.value.rule == "anno1800:S1"


@pytest.mark.rule("anno1800:S2")
@pytest.mark.parametrize("seed", range(5))
def test_each_pile_is_shuffled_apart(seed: int) -> None:
    dealt = deal(4, seed)
    for pile, pieces in PILES.items():
        assert sorted(dealt[pile]) == pieces
        assert dealt[pile] != pieces
        assert dealt[pile] != deal(4, seed + 1)[pile]


@pytest.mark.rule("anno1800:S2")
@pytest.mark.parametrize("pile", PILES)
def test_every_piece_of_a_pile_can_lie_on_top_or_at_the_bottom(pile: str) -> None:
    deals = [deal(2, seed)[pile] for seed in range(400)]
    for place in (0, -1):
        assert {dealt[place] for dealt in deals} == set(PILES[pile])


@pytest.mark.rule("anno1800:S2", "record:R9")
@pytest.mark.parametrize("pile", PILES)
def test_a_deal_with_a_missing_extra_or_double_piece_is_refused(pile: str) -> None:
    dealt = deal()
    pieces: list[str] = dealt[pile]
    for impossible in (pieces[1:], [*pieces, pieces[0]], [pieces[1], *pieces[1:]], [*pieces[1:], "fw99"], []):
        with pytest.raises(RuleError) as caught:
            GAME.start(2, {}, {**dealt, pile: impossible})
        assert caught.value.rule == "record:R9"


@pytest.mark.rule("anno1800:S3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_are_dealt_from_the_top_seat_by_seat(players: int) -> None:
    dealt = deal(players)
    scenario = Scenario(players)
    scenario.state = GAME.start(players, {}, dealt)
    for seat in range(players):
        low = dealt["farmer_worker"][7 * seat : 7 * seat + 7]
        high = dealt["artisan_engineer_investor"][2 * seat : 2 * seat + 2]
        assert sorted(scenario.hand_of(seat)) == sorted([*low, *high])
    left = scenario.view(0)["decks"]
    assert left["farmer_worker"]["left"] == 46 - 7 * players
    assert left["artisan_engineer_investor"]["left"] == 32 - 2 * players
    assert left["new_world"]["left"] == 24


@pytest.mark.rule("anno1800:S3")
def test_the_next_card_after_the_hands_is_drawn_first() -> None:
    dealt = deal(2)
    scenario = Scenario(2)
    scenario.state = GAME.start(2, {}, dealt)
    scenario.play("0 hire farmer: work 1")
    assert dealt["farmer_worker"][14] in scenario.hand_of(0)


@pytest.mark.rule("anno1800:S4")
def test_without_an_option_five_of_twenty_objectives_are_drawn() -> None:
    sets = drawn_sets(200)
    assert len(ALL) == 20
    assert set().union(*sets) == ALL
    assert len({frozenset(five) for five in sets}) > 150


@pytest.mark.rule("anno1800:S4")
def test_everybody_sees_the_same_objectives() -> None:
    scenario = Scenario(3, objectives="first_game")
    for seat in range(3):
        assert {objective["id"] for objective in scenario.view(seat)["objectives"]} == FIRST


@pytest.mark.rule("anno1800:S4")
@pytest.mark.parametrize(
    ("preset", "named"),
    [
        ("first_game", FIRST),
        ("complex", EFFECTS),
        ("confrontational", MAJORITIES),
        ("expeditions", {"zoo", "museum"}),
        ("hand_pressure", {"pyrphorian"}),
    ],
)
def test_a_preset_names_its_objectives_and_fills_up_at_random(preset: str, named: set[str]) -> None:
    sets = drawn_sets(200, objectives=preset)
    assert all(named <= five for five in sets)
    assert set().union(*sets) == (ALL if len(named) < 5 else named)


@pytest.mark.rule("anno1800:S4")
def test_a_preset_of_six_draws_five_of_them() -> None:
    sets = drawn_sets(100, objectives="relaxed")
    assert all(five < INDUSTRIES for five in sets)
    assert set().union(*(INDUSTRIES - five for five in sets)) == INDUSTRIES


@pytest.mark.rule("anno1800:S4")
def test_objectives_can_be_chosen_one_by_one() -> None:
    chosen = ["zoo", "museum", "aarhant", "the_queen", "pyrphorian"]
    assert drawn_sets(5, objectives=chosen) == [set(chosen)] * 5


@pytest.mark.rule("anno1800:S4")
def test_six_objectives_or_one_twice_cannot_be_chosen() -> None:
    five = ["zoo", "museum", "aarhant", "the_queen", "pyrphorian"]
    assert refused(objectives=[*five, "university"]) == "anno1800:S4"
    assert refused(objectives=[*five[:4], "zoo"]) == "anno1800:S4"


@pytest.mark.rule("anno1800:S4", "record:R3")
@pytest.mark.parametrize("chosen", ["silly", "", ["aquarium"], [1], 5, None, {"zoo": 1}])
def test_unknown_objectives_and_presets_are_refused(chosen: object) -> None:
    assert refused(objectives=chosen) == "record:R3"


@pytest.mark.rule("anno1800:S4", "record:R9")
@pytest.mark.parametrize(
    "five",
    [
        [],
        ["zoo", "museum", "aarhant", "the_queen"],
        ["zoo", "museum", "aarhant", "the_queen", "the_queen"],
        ["zoo", "museum", "aarhant", "the_queen", "aquarium"],
        ["zoo", "museum", "aarhant", "the_queen", "pyrphorian", "university"],
    ],
)
def test_a_deal_names_five_different_objectives(five: list[str]) -> None:
    with pytest.raises(RuleError) as caught:
        GAME.start(2, {}, {**deal(), "objectives": five})
    assert caught.value.rule == "record:R9"


@pytest.mark.rule("anno1800:S5")
def test_any_player_may_start_and_the_seating_order_stays() -> None:
    names = ["Ada", "Ben", "Cem", "Dag"]
    rounds = {tuple(draw_start(names, seed)) for seed in range(60)}
    assert rounds == {(*names[first:], *names[:first]) for first in range(4)}


@pytest.mark.rule("anno1800:S5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_turn_order_the_players_begin_with_0_1_2_3_gold(players: int) -> None:
    scenario = Scenario(players)
    assert scenario.state.gold == [0, 1, 2, 3][:players]
    assert scenario.state.actor == 0


@pytest.mark.rule("anno1800:S6")
@pytest.mark.parametrize("players", [2, 4])
def test_stock_of_the_common_board(players: int) -> None:
    stock: dict[str, int] = Scenario(players).view(0)["stock"]
    ships = {f"{kind}_{level}" for kind in ("merchant", "exploration") for level in (1, 2, 3)}
    assert [stock.pop(f"shipyard_{level}") for level in (1, 2, 3)] == [4, 6, 4]
    assert {name: stock.pop(name) for name in ships} == dict.fromkeys(ships, 6)
    assert Counter(stock.values()) == {2: 35}


@pytest.mark.rule("anno1800:S7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_supply_holds_the_remaining_cubes(players: int) -> None:
    scenario = Scenario(players)
    left = [scenario.supply(cube) for cube in ("farmer", "worker", "artisan", "engineer", "investor")]
    assert left == [25 - 4 * players, 40 - 3 * players, 25 - 2 * players, 20, 15]


@pytest.mark.rule("anno1800:S7", "anno1800:W1")
def test_when_the_cubes_of_a_kind_are_used_up_none_can_be_hired() -> None:
    scenario = Scenario(2).cubes(1, farmer=21)
    assert scenario.supply("farmer") == 0
    assert scenario.refused_by("0 hire farmer: work 1") == "W1"
    assert "hire farmer" not in scenario.things()
    scenario.cubes(1, farmer=20).play("0 hire farmer: work 1")
    assert scenario.supply("farmer") == 0


@pytest.mark.rule("anno1800:S7")
def test_a_tile_with_both_copies_built_cannot_be_built() -> None:
    scenario = Scenario(3).tile(1, 12, "sawmill").tile(2, 12, "sawmill")
    assert scenario.refused_by("0 build sawmill at 12") in ("B2", "B6", "S7")
    assert "build sawmill" not in scenario.things()


@pytest.mark.rule("anno1800:S7")
def test_gold_and_tokens_are_unlimited() -> None:
    scenario = Scenario(2).gold(1, 1000).tokens(1, 100, 100).tokens(0, 100, 100)
    scenario.play("0 build merchant 1 at 19: work 10, buy planks from 1")
    assert scenario.state.gold[1] == 1001
    assert scenario.trade(0) == (3, 0, 99)
