import pytest

from tests.anno1503.support.positions import Scenario, acting

BRIDGE = ("anno1503:H4", "anno1503-why-bridge")
UPGRADE_NOBODY = ("anno1503:H5", "anno1503-why-upgrade-nobody")
NAME_NO_PLACE = ("record:R6", "anno1503-why-name-no-place")
GOODS = ["wood", "stone", "tools", "cloth", "spice", "tobacco"]


def looking_at(tile: str, players: int = 3) -> Scenario:
    """Return a position in which seat 0 has looked at a tile on a2 from the start cell."""
    scenario = acting(players).lay("a2", tile)
    scenario.play("0 look 1 a2")
    return scenario


@pytest.mark.rule("anno1503:H3")
@pytest.mark.parametrize("tile", ["branch_spice", "agreement", "treasure_upgrade", "treasure_gold"])
def test_after_a_look_the_tile_is_left_or_used(tile: str) -> None:
    scenario = looking_at(tile)
    for line in ("0 end", "0 sail 1 b3", "0 look 1 a4"):
        assert scenario.refusal(line) == ("anno1503:T1", "anno1503-why-not-now")
    assert {text.split()[0] for text in scenario.legal()} == {"leave", "keep"}


@pytest.mark.rule("anno1503:H3")
def test_a_tile_put_back_stays_and_the_ship_may_go_on() -> None:
    scenario = looking_at("branch_spice")
    scenario.play("0 leave", "0 sail 1 b3", "0 sail 1 b2")
    assert scenario.tile("a2") == "branch_spice"
    assert scenario.seat(0)["ships"] == ["b2"]
    assert scenario.branches(0) == {}


@pytest.mark.rule("anno1503:H3")
@pytest.mark.parametrize(
    ("tile", "keep"),
    [("branch_spice", "keep 2"), ("agreement", "keep"), ("treasure_upgrade", "keep 1"), ("treasure_gold", "keep")],
)
def test_a_used_tile_sends_the_ship_back_to_stock(tile: str, keep: str) -> None:
    scenario = looking_at(tile)
    scenario.play(f"0 {keep}")
    assert scenario.seat(0)["ships"] == []
    assert scenario.tile("a2") == ""
    assert scenario.legal() == ["end"]
    scenario.set_hand(0, "cloth wood tools")
    scenario.play("0 end", "* roll 5", "1 end", "* roll 5", "2 end", "* roll 5", "0 ship")
    assert scenario.seat(0)["ships"] == ["a3"]


@pytest.mark.rule("anno1503:H3", "anno1503:H1")
def test_the_ship_launched_later_moves_up_in_rank_and_keeps_its_points() -> None:
    scenario = acting().lay("a2", "agreement").set_ships(0, "a3", "d3")
    scenario.play("0 sail 2 c3", "0 look 1 a2", "0 keep")
    assert scenario.seat(0)["ships"] == ["c3"]
    scenario.play("0 sail 1 b3")
    assert scenario.refusal("0 sail 1 c3") == ("anno1503:H1", "anno1503-why-no-points")


@pytest.mark.rule("anno1503:H3", "anno1503:H1")
def test_the_ship_launched_first_keeps_its_rank_and_points() -> None:
    scenario = acting().lay("a2", "agreement").set_ships(0, "d3", "a3")
    scenario.play("0 look 2 a2", "0 keep", "0 sail 1 c3", "0 sail 1 b3")
    assert scenario.seat(0)["ships"] == ["b3"]
    assert scenario.refusal("0 sail 2 b3") == ("anno1503:H1", "anno1503-why-no-such-ship")


@pytest.mark.rule("anno1503:H4")
@pytest.mark.parametrize("good", GOODS)
def test_a_branch_of_each_good_goes_onto_a_free_bridge_of_choice(good: str) -> None:
    scenario = looking_at(f"branch_{good}")
    assert scenario.legal("keep") == ["keep 2", "keep 3", "keep 4", "keep 5"]
    scenario.play("0 keep 4")
    assert scenario.branches(0) == {4: good}


@pytest.mark.rule("anno1503:H4")
@pytest.mark.parametrize(("players", "seat", "free_choice"), [(4, 0, 1), (4, 1, 2), (4, 2, 3), (4, 3, 4)])
def test_the_free_choice_site_has_no_bridge(players: int, seat: int, free_choice: int) -> None:
    scenario = Scenario(players).lay("a2", "branch_spice")
    scenario.pass_turns(seat)
    scenario.play("* roll 5", f"{seat} look 1 a2")
    assert scenario.refusal(f"{seat} keep {free_choice}") == BRIDGE
    assert scenario.legal("keep") == [f"keep {site}" for site in range(1, 6) if site != free_choice]


@pytest.mark.rule("anno1503:H4")
def test_a_branch_once_placed_is_not_changed() -> None:
    scenario = acting(3).set_branches(0, {3: "tobacco"}).lay("a2", "branch_spice")
    scenario.play("0 look 1 a2")
    assert scenario.refusal("0 keep 3") == BRIDGE
    assert scenario.legal("keep") == ["keep 2", "keep 4", "keep 5"]


@pytest.mark.rule("anno1503:H4")
def test_without_a_free_bridge_a_branch_cannot_be_used() -> None:
    scenario = acting(4).set_branches(0, {2: "spice", 3: "tobacco", 4: "tools", 5: "cloth"}).lay("a2", "branch_spice")
    scenario.play("0 look 1 a2")
    assert scenario.legal() == ["leave"]
    for site in range(1, 7):
        assert scenario.refusal(f"0 keep {site}") == BRIDGE
    scenario.play("0 leave")
    assert scenario.seat(0)["ships"] == ["a3"]


@pytest.mark.rule("anno1503:H4")
def test_a_branch_needs_its_site_named() -> None:
    scenario = looking_at("branch_spice")
    for keep in ("keep", "keep 6", "keep 99"):
        assert scenario.refusal(f"0 {keep}") == BRIDGE


@pytest.mark.rule("anno1503:H4")
def test_a_branch_may_lie_on_a_site_of_the_same_good() -> None:
    scenario = looking_at("branch_cloth")
    scenario.play("0 keep 4")
    assert scenario.branches(0) == {4: "cloth"}


@pytest.mark.rule("anno1503:H4")
def test_the_bridges_of_others_do_not_count() -> None:
    scenario = acting(4).set_branches(1, {1: "spice", 3: "tobacco", 4: "tools", 5: "cloth"}).set_agreements(1, 3)
    scenario.lay("a2", "branch_spice").lay("a4", "agreement").set_ships(0, "a3", "a3")
    scenario.play("0 look 1 a2", "0 keep 3", "0 look 1 a4", "0 keep")
    assert (scenario.branches(0), scenario.seat(0)["agreements"]) == ({3: "spice"}, 1)


@pytest.mark.rule("anno1503:H4")
def test_three_agreements_have_a_bridge_and_no_fourth() -> None:
    scenario = acting(3).set_agreements(0, 2).lay("a2", "agreement").lay("a4", "agreement").set_ships(0, "a3", "a3")
    scenario.play("0 look 1 a2")
    assert scenario.refusal("0 keep 1") == NAME_NO_PLACE
    scenario.play("0 keep", "0 look 1 a4")
    assert scenario.seat(0)["agreements"] == 3
    assert scenario.legal() == ["leave"]
    assert scenario.refusal("0 keep") == ("anno1503:H4", "anno1503-why-no-agreement-bridge")


@pytest.mark.rule("anno1503:H5")
def test_a_treasure_of_gold_is_worth_twelve_and_is_removed() -> None:
    scenario = looking_at("treasure_gold")
    before = scenario.game.view(scenario.state, 1)["reserve"]
    assert scenario.refusal("0 keep 1") == NAME_NO_PLACE
    assert scenario.legal() == ["keep", "leave"]
    scenario.play("0 keep")
    assert scenario.gold(0) == 7 + 12
    view = scenario.game.view(scenario.state, 1)
    assert view["gone"] == {"treasure_gold": 1}
    assert view["reserve"] == before


@pytest.mark.rule("anno1503:H5")
@pytest.mark.parametrize(
    ("space", "after"),
    [
        (1, "settler settler pioneer citizen:school merchant:forge"),
        (2, "pioneer citizen pioneer citizen:school merchant:forge"),
        (3, "pioneer settler settler citizen:school merchant:forge"),
        (4, "pioneer settler pioneer merchant:school merchant:forge"),
    ],
)
def test_an_upgrade_develops_one_own_inhabitant_a_step_for_free(space: int, after: str) -> None:
    scenario = acting(3).set_folk(0, "pioneer settler pioneer citizen:school merchant:forge").set_hand(0, "wood")
    scenario.lay("a2", "treasure_upgrade").play("0 look 1 a2")
    assert scenario.legal("keep") == ["keep 1", "keep 2", "keep 3", "keep 4"]
    scenario.play(f"0 keep {space}")
    assert scenario.folk(0) == after
    assert scenario.hand(0) == "wood"
    assert scenario.gold(0) == 7
    assert scenario.game.view(scenario.state, -1)["gone"] == {"treasure_upgrade": 1}


@pytest.mark.rule("anno1503:H5")
def test_an_upgrade_develops_neither_merchants_nor_empty_spaces() -> None:
    scenario = acting(3).set_folk(0, "merchant settler").lay("a2", "treasure_upgrade")
    scenario.play("0 look 1 a2")
    for keep in ("keep", "keep 1", "keep 3", "keep 8"):
        assert scenario.refusal(f"0 {keep}") == UPGRADE_NOBODY
    assert scenario.legal() == ["keep 2", "leave"]


@pytest.mark.rule("anno1503:H5", "anno1503:D3")
def test_an_upgrade_needs_the_tile_in_stock() -> None:
    scenario = acting(3).set_folk(0, "settler citizen citizen merchant:school").lay("a2", "treasure_upgrade")
    scenario.play("0 look 1 a2")
    assert scenario.refusal("0 keep 1") == UPGRADE_NOBODY
    assert scenario.legal() == ["keep 2", "keep 3", "leave"]


@pytest.mark.rule("anno1503:H5")
def test_an_upgrade_that_can_develop_nobody_cannot_be_used() -> None:
    scenario = acting(3).set_folk(0, "settler merchant merchant merchant:school").lay("a2", "treasure_upgrade")
    scenario.set_gold(0, 0).play("0 look 1 a2")
    assert scenario.legal() == ["leave"]
