import pytest

from kontor.anno1503.game import load
from kontor.engine.errors import RuleError
from kontor.engine.matches import new_match
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng
from tests.anno1503.support.positions import Scenario

GAME = load({})
STACK_2 = ["branch_tobacco", "branch_tobacco", "branch_spice", "branch_spice", "branch_cloth", "branch_tools"]
STACK_2 += ["branch_stone"] + ["agreement"] * 5 + ["treasure_upgrade"] * 2 + ["treasure_gold"] * 2
STACK_3 = ["branch_tobacco", "branch_spice", "branch_cloth", "branch_wood", "agreement", "agreement"]
STACK_3 += ["treasure_upgrade", "treasure_gold"]
STACK_4 = ["branch_tobacco", "branch_spice", "branch_tools", "agreement", "agreement", "agreement"]
STACK_4 += ["treasure_upgrade", "treasure_gold"]
SPACES_2 = ["a1", "d1", "f1", "g1", "a2", "c2", "e3", "f3", "g3", "a4", "c4", "a5", "d5", "e5"]
SPACES_3 = ["i1", "h3", "i3", "j3", "g5", "i5"]
SPACES_4 = ["j1", "l1", "k3", "l3", "j5", "l5"]
STACKS = [(2, STACK_2, SPACES_2), (3, STACK_3, SPACES_3), (4, STACK_4, SPACES_4)]


def deal(players: int, seed: int = 1) -> Data:
    return GAME.deal(players, {}, Rng(seed, "deal"))


@pytest.mark.rule("anno1503:S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_stacks_for_so_many_players_are_dealt(players: int) -> None:
    dealt = deal(players)
    used = [(tiles, spaces) for mark, tiles, spaces in STACKS if mark <= players]
    assert sorted(dealt["spaces"]) == sorted(space for _, spaces in used for space in spaces)
    assert sorted([*dealt["spaces"].values(), *dealt["reserve"]]) == sorted(tile for tiles, _ in used for tile in tiles)
    assert len(dealt["reserve"]) == {2: 2, 3: 4, 4: 6}[players]


@pytest.mark.rule("anno1503:S1")
@pytest.mark.parametrize("seed", range(5))
def test_each_stack_lies_on_the_spaces_of_its_number(seed: int) -> None:
    dealt = deal(4, seed)
    for _, tiles, spaces in STACKS:
        tiles_there = [dealt["spaces"][space] for space in spaces]
        assert all(tiles_there.count(tile) <= tiles.count(tile) for tile in set(tiles_there))


@pytest.mark.rule("anno1503:S1")
def test_every_tile_of_a_stack_can_lie_on_a_space_or_be_left_over() -> None:
    deals = [deal(2, seed) for seed in range(100)]
    for cell in ("a1", "e5"):
        assert {dealt["spaces"][cell] for dealt in deals} == set(STACK_2)
    assert {tile for dealt in deals for tile in dealt["reserve"]} == set(STACK_2)


@pytest.mark.rule("anno1503:S1")
@pytest.mark.parametrize("players", [1, 5])
def test_fewer_than_two_or_more_than_four_cannot_play(players: int) -> None:
    with pytest.raises(RuleError) as caught:
        new_match("anno1503", [str(seat) for seat in range(players)], seed=1)
    assert (caught.value.rule, caught.value.phrase.key) == ("anno1503:S1", "players-number")


@pytest.mark.rule("anno1503:S1")
def test_tiles_lie_where_the_deal_says() -> None:
    dealt = deal(3)
    state = GAME.start(3, {}, dealt)
    tiles_there = {GAME.catalog.cells[at]: GAME.catalog.tiles[kind - 1] for at, kind in enumerate(state.tiles) if kind}
    assert tiles_there == dealt["spaces"]
    assert [GAME.catalog.tiles[kind] for kind, count in enumerate(state.reserve) for _ in range(count)] == sorted(
        dealt["reserve"], key=GAME.catalog.tiles.index
    )


@pytest.mark.rule("anno1503:S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_pieces_of_each_player(players: int) -> None:
    scenario = Scenario(players)
    for seat in range(players):
        seat_view = scenario.seat(seat)
        assert scenario.folk(seat) == "pioneer settler"
        assert scenario.hand(seat) == "stone wood"
        assert seat_view["gold"] == 7
        assert seat_view["ships"] == ["a3"]
        assert seat_view["agreements"] == 0
        assert scenario.branches(seat) == {}
        assert scenario.goals(seat) == set()


@pytest.mark.rule("anno1503:S2", "anno1503:D1")
def test_the_second_ship_waits_in_stock() -> None:
    scenario = Scenario().set_hand(0, "cloth cloth wood wood tools tools")
    scenario.play("* roll 4", "0 ship")
    assert scenario.seat(0)["ships"] == ["a3", "a3"]
    assert scenario.refusal("0 ship") == ("anno1503:D1", "anno1503-why-no-ship-in-stock")


@pytest.mark.rule("anno1503:S2")
def test_home_islands_are_dealt_at_random_and_differ() -> None:
    homes = [deal(4, seed)["home"] for seed in range(40)]
    assert all(sorted(home) == [0, 1, 2, 3] for home in homes)
    assert all({home[seat] for home in homes} == {0, 1, 2, 3} for seat in range(4))
    assert {board for seed in range(40) for board in deal(2, seed)["home"]} == {0, 1, 2, 3}


@pytest.mark.rule("anno1503:S3")
def test_public_buildings_for_the_number_of_players_lie_open() -> None:
    kinds = ["fire_brigade", "forge", "church", "school", "restaurant", "shipyard", "bath_house", "large_branch"]
    copies = {2: [1, 1, 1, 1, 1, 1, 1, 0], 3: [2, 1, 1, 2, 1, 1, 1, 1], 4: [2, 2, 2, 2, 2, 2, 1, 1]}
    for players, counts in copies.items():
        scenario = Scenario(players)
        for viewer in range(-1, players):
            assert scenario.game.view(scenario.state, viewer)["display"] == dict(zip(kinds, counts, strict=True))


@pytest.mark.rule("anno1503:S3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_goods_are_piles_of_fifteen_less_what_the_players_begin_with(players: int) -> None:
    scenario = Scenario(players)
    assert [scenario.pile(good) for good in ("wood", "stone")] == [15 - players] * 2
    assert [scenario.pile(good) for good in ("tools", "cloth", "spice", "tobacco")] == [15] * 4


@pytest.mark.rule("anno1503:S4", "anno1503:T1")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_seat_starts_and_play_goes_round(seed: int) -> None:
    scenario = Scenario(3, seed=seed)
    starters = []
    for _ in range(4):
        starters.append(scenario.state.active)
        scenario.pass_turns(1)
    assert starters == [0, 1, 2, 0]


def deal_refusal(changed: Data) -> str:
    with pytest.raises(RuleError) as caught:
        GAME.start(2, {}, changed)
    assert caught.value.rule == "record:R9"
    return caught.value.phrase.key


@pytest.mark.rule("anno1503:S2", "record:R9")
@pytest.mark.parametrize("home", [[0, 0], [0], [0, 1, 2], [0, 4], [-1, 0]])
def test_a_deal_with_impossible_home_islands_is_refused(home: list[int]) -> None:
    assert deal_refusal({**deal(2), "home": home}) == "anno1503-deal-home"


@pytest.mark.rule("anno1503:S1", "record:R9")
@pytest.mark.parametrize("cell", ["b1", "i1", "l5", "a6", "z9", ""])
def test_a_deal_with_a_tile_on_an_impossible_cell_is_refused(cell: str) -> None:
    dealt = deal(2)
    assert deal_refusal({**dealt, "spaces": {**dealt["spaces"], cell: "agreement"}}) == "anno1503-deal-cell"


@pytest.mark.rule("anno1503:S1", "record:R9")
def test_a_deal_with_an_unknown_tile_is_refused() -> None:
    dealt = deal(2)
    assert deal_refusal({**dealt, "spaces": {**dealt["spaces"], "a1": "branch_gold"}}) == "anno1503-deal-tile"
    assert deal_refusal({**dealt, "reserve": [*dealt["reserve"], "branch_gold"]}) == "anno1503-deal-tile"


@pytest.mark.rule("anno1503:S1", "record:R9")
def test_a_deal_with_an_empty_space_is_refused() -> None:
    dealt = deal(2)
    tile = dealt["spaces"].pop("e5")
    assert deal_refusal({**dealt, "reserve": [*dealt["reserve"], tile]}) == "anno1503-deal-empty"


@pytest.mark.rule("anno1503:S1", "record:R9")
def test_a_deal_with_a_tile_too_many_or_too_few_is_refused() -> None:
    dealt = deal(2)
    assert deal_refusal({**dealt, "reserve": [*dealt["reserve"], "agreement"]}) == "anno1503-deal-count"
    assert deal_refusal({**dealt, "reserve": dealt["reserve"][1:]}) == "anno1503-deal-count"


@pytest.mark.rule("anno1503:S1", "record:R9")
def test_a_deal_with_a_tile_on_a_space_of_another_stack_is_refused() -> None:
    dealt = deal(3)
    # Only stack 3 has wood.
    wood = next((cell for cell, tile in dealt["spaces"].items() if tile == "branch_wood"), "")
    spaces = dict(dealt["spaces"])
    reserve = list(dealt["reserve"])
    if wood:
        spaces[wood], spaces["a1"] = spaces["a1"], "branch_wood"
    else:
        reserve[reserve.index("branch_wood")], spaces["a1"] = spaces["a1"], "branch_wood"
    with pytest.raises(RuleError) as caught:
        GAME.start(3, {}, {**dealt, "spaces": spaces, "reserve": reserve})
    assert (caught.value.rule, caught.value.phrase.key) == ("record:R9", "anno1503-deal-stack")
