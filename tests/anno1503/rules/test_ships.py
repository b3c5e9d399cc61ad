import pytest

from tests.anno1503.support.positions import Scenario, acting

NO_POINTS = ("anno1503:H1", "anno1503-why-no-points")
NOT_ADJACENT = ("anno1503:H1", "anno1503-why-not-adjacent")
NOT_SEA = ("anno1503:H2", "anno1503-why-not-sea")
NO_TILE = ("anno1503:H1", "anno1503-why-no-tile")
NO_SUCH_SHIP = ("anno1503:H1", "anno1503-why-no-such-ship")


@pytest.mark.rule("anno1503:H1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_ship_has_as_many_action_points_as_there_are_players(players: int) -> None:
    scenario = acting(players).set_ships(0, "b1")
    for number in range(players):
        scenario.play(f"0 sail 1 {'c1' if number % 2 == 0 else 'b1'}")
    assert scenario.refusal("0 sail 1 b2") == NO_POINTS
    assert scenario.refusal("0 look 1 a1") == NO_POINTS
    assert scenario.legal() == ["end"]


@pytest.mark.rule("anno1503:H1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_look_costs_a_point_too(players: int) -> None:
    scenario = acting(players)
    for number in range(players):
        scenario.play(f"0 look 1 {'a2' if number % 2 == 0 else 'a4'}", "0 leave")
    assert scenario.refusal("0 look 1 a2") == NO_POINTS
    assert scenario.refusal("0 sail 1 b3") == NO_POINTS


@pytest.mark.rule("anno1503:H1")
def test_moves_go_to_the_four_cells_around() -> None:
    scenario = acting().set_ships(0, "h2")
    assert scenario.legal("sail") == ["sail 1 g2", "sail 1 h1", "sail 1 i2"]
    for cell in ("g1", "i3", "h4", "j2", "h2", "a3"):
        assert scenario.refusal(f"0 sail 1 {cell}") in (NOT_ADJACENT, NOT_SEA)
    assert scenario.refusal("0 sail 1 j2") == NOT_ADJACENT
    assert scenario.refusal("0 sail 1 h2") == NOT_ADJACENT
    scenario.play("0 sail 1 h1")
    assert scenario.seat(0)["ships"] == ["h1"]
    assert scenario.legal("sail") == ["sail 1 h2"]


@pytest.mark.rule("anno1503:H1")
def test_the_map_ends_at_its_border() -> None:
    """k4 and l4 are the last cells of their row. The next row begins with a5."""
    scenario = acting().set_ships(0, "l4")
    assert scenario.legal("sail") == ["sail 1 k4"]
    scenario.set_ships(0, "l2")
    assert scenario.legal("sail") == ["sail 1 k2"]
    assert scenario.refusal("0 sail 1 a3") == NOT_ADJACENT


@pytest.mark.rule("anno1503:H1")
def test_looks_go_to_the_four_cells_around() -> None:
    scenario = acting(4).set_ships(0, "b2")
    assert scenario.legal("look") == ["look 1 a2", "look 1 c2"]
    for cell in ("a1", "a4", "d1", "e3"):
        assert scenario.refusal(f"0 look 1 {cell}") == NOT_ADJACENT
    scenario.set_ships(0, "k2")
    assert scenario.legal("look") == ["look 1 k3"]


@pytest.mark.rule("anno1503:H1")
def test_a_space_without_a_tile_cannot_be_looked_at() -> None:
    scenario = acting().clear("a2")
    assert scenario.legal("look") == ["look 1 a4"]
    assert scenario.refusal("0 look 1 a2") == NO_TILE
    scenario.set_ships(0, "l2")
    assert scenario.refusal("0 look 1 l1") == NO_TILE


@pytest.mark.rule("anno1503:H1")
def test_each_ship_has_its_own_points_and_they_may_act_by_turns() -> None:
    scenario = acting().set_ships(0, "b3", "d3")
    assert scenario.legal("sail")[4:] == ["sail 2 c3", "sail 2 d2", "sail 2 d4"]
    assert scenario.legal("look") == ["look 2 e3"]
    scenario.play("0 sail 2 d2", "0 sail 1 c3", "0 sail 2 d3", "0 sail 1 b3")
    assert scenario.seat(0)["ships"] == ["b3", "d3"]
    assert scenario.refusal("0 sail 1 c3") == NO_POINTS
    assert scenario.refusal("0 sail 2 c3") == NO_POINTS


@pytest.mark.rule("anno1503:H1")
def test_one_ship_cannot_use_the_points_of_the_other() -> None:
    scenario = acting().set_ships(0, "b3", "d3")
    scenario.play("0 sail 2 d2", "0 sail 2 d3")
    assert scenario.refusal("0 sail 2 d2") == NO_POINTS
    assert scenario.legal("sail") == ["sail 1 a3", "sail 1 b2", "sail 1 b4", "sail 1 c3"]


@pytest.mark.rule("anno1503:H1", "anno1503:D1")
def test_a_ship_acts_in_the_turn_it_is_launched_with_all_its_points() -> None:
    scenario = acting().set_ships(0, "d3").set_hand(0, "cloth wood tools")
    scenario.play("0 ship", "0 sail 2 b3", "0 sail 2 c3")
    assert scenario.refusal("0 sail 2 b3") == NO_POINTS
    assert scenario.seat(0)["ships"] == ["d3", "c3"]


@pytest.mark.rule("anno1503:H1")
def test_a_tile_may_be_looked_at_again_and_without_a_move_before() -> None:
    scenario = acting()
    scenario.play("0 look 1 a2", "0 leave", "0 look 1 a2", "0 leave", "0 end", "* roll 5", "1 end", "* roll 5")
    scenario.play("0 look 1 a2")
    assert scenario.legal("leave") == ["leave"]


@pytest.mark.rule("anno1503:H1")
def test_a_ship_in_stock_does_not_act() -> None:
    scenario = acting().set_ships(0, "b3")
    assert scenario.refusal("0 sail 2 c3") == NO_SUCH_SHIP
    assert scenario.refusal("0 sail 3 c3") == NO_SUCH_SHIP
    assert scenario.refusal("0 look 2 a2") == NO_SUCH_SHIP
    scenario.set_ships(0)
    assert scenario.refusal("0 sail 1 b3") == NO_SUCH_SHIP
    assert scenario.legal("sail") + scenario.legal("look") == []


@pytest.mark.rule("anno1503:H2")
@pytest.mark.parametrize("with_tile", [True, False])
def test_ships_never_enter_island_spaces_with_or_without_a_tile(with_tile: bool) -> None:
    scenario = acting().set_ships(0, "d3")
    if not with_tile:
        scenario.clear("e3")
    assert scenario.refusal("0 sail 1 e3") == NOT_SEA
    assert "sail 1 e3" not in scenario.legal()
    assert ("look 1 e3" in scenario.legal()) == with_tile


@pytest.mark.rule("anno1503:H2")
def test_an_island_space_that_has_lost_its_tile_is_no_passage() -> None:
    scenario = acting().lay("e3", "agreement").set_ships(0, "d3", "d2")
    scenario.play("0 look 1 e3", "0 keep", "0 sail 1 d3")
    assert scenario.refusal("0 sail 1 e3") == NOT_SEA


@pytest.mark.rule("anno1503:H2")
def test_any_number_of_ships_share_a_cell() -> None:
    scenario = acting(4)
    for seat in range(4):
        scenario.set_ships(seat, "b3", "c3")
    scenario.play("0 sail 2 b3")
    assert [scenario.seat(seat)["ships"][0] for seat in range(4)] == ["b3"] * 4
    assert scenario.seat(0)["ships"] == ["b3", "b3"]


@pytest.mark.rule("anno1503:H2")
def test_the_start_cell_is_a_sea_cell_like_any_other() -> None:
    scenario = Scenario().set_ships(0, "b3")
    scenario.play("* roll 5", "0 sail 1 a3", "0 sail 1 b3")
    assert scenario.seat(0)["ships"] == ["b3"]


@pytest.mark.rule("anno1503:H1")
def test_points_are_not_saved_for_the_next_turn_nor_owed_to_it() -> None:
    scenario = acting().set_ships(0, "b3")
    scenario.play("0 sail 1 c3", "0 end", "* roll 5", "1 sail 1 b3", "1 sail 1 c3", "1 end", "* roll 5")
    scenario.play("0 sail 1 d3", "0 sail 1 c3")
    assert scenario.refusal("0 sail 1 d3") == NO_POINTS
