import pytest

from tests.anno1503.support.positions import acting


@pytest.mark.rule("anno1503:D1")
def test_a_ship_costs_cloth_wood_and_tools_and_goes_to_the_start_cell() -> None:
    scenario = acting().set_ships(0, "f2").set_hand(0, "cloth wood tools spice")
    piles = [scenario.pile(good) for good in ("cloth", "wood", "tools")]
    scenario.play("0 ship")
    assert scenario.seat(0)["ships"] == ["f2", "a3"]
    assert scenario.hand(0) == "spice"
    assert [scenario.pile(good) for good in ("cloth", "wood", "tools")] == [pile + 1 for pile in piles]


@pytest.mark.rule("anno1503:D1")
@pytest.mark.parametrize("hand", ["cloth wood", "cloth tools", "tools wood", "wood wood tools tools spice"])
def test_a_ship_cannot_be_built_without_each_of_its_goods(hand: str) -> None:
    scenario = acting().set_hand(0, hand)
    assert scenario.refusal("0 ship") == ("anno1503:D1", "anno1503-why-cost")
    assert scenario.legal("ship") == []


@pytest.mark.rule("anno1503:D1")
def test_there_are_two_ships_and_no_third() -> None:
    scenario = acting().set_ships(0, "f2", "b3").set_hand(0, "cloth wood tools")
    assert scenario.refusal("0 ship") == ("anno1503:D1", "anno1503-why-no-ship-in-stock")
    scenario.set_ships(0).set_hand(0, "cloth cloth wood wood tools tools")
    scenario.play("0 ship", "0 ship")
    assert scenario.seat(0)["ships"] == ["a3", "a3"]


@pytest.mark.rule("anno1503:D2")
def test_a_pioneer_costs_wood_and_tools_and_goes_to_the_next_free_space() -> None:
    scenario = acting().set_hand(0, "wood tools stone")
    scenario.play("0 pioneer")
    assert scenario.folk(0) == "pioneer settler pioneer"
    assert scenario.hand(0) == "stone"


@pytest.mark.rule("anno1503:D2")
@pytest.mark.parametrize("hand", ["wood", "tools", "wood wood cloth", "stone stone cloth spice tobacco"])
def test_a_pioneer_cannot_be_placed_without_each_of_its_goods(hand: str) -> None:
    scenario = acting().set_hand(0, hand)
    assert scenario.refusal("0 pioneer") == ("anno1503:D2", "anno1503-why-cost")
    assert scenario.legal("pioneer") == []


@pytest.mark.rule("anno1503:D2")
@pytest.mark.parametrize("folk", ["pioneer settler settler pioneer:school", "settler settler settler settler:school"])
def test_four_tiles_for_pioneers_and_settlers_and_no_fifth(folk: str) -> None:
    scenario = acting().set_folk(0, folk).set_hand(0, "wood tools")
    assert scenario.refusal("0 pioneer church") == ("anno1503:D2", "anno1503-why-no-pioneer-tile")
    assert scenario.legal("pioneer") == []


@pytest.mark.rule("anno1503:D2", "anno1503:D3")
def test_developing_to_a_citizen_frees_the_tile_for_a_new_pioneer() -> None:
    scenario = (
        acting().set_folk(0, "pioneer settler settler pioneer:school").set_hand(0, "wood tools spice spice stone")
    )
    scenario.play("0 develop 3", "0 pioneer church")
    assert scenario.folk(0) == "pioneer settler citizen pioneer:school pioneer:church"
    assert scenario.hand(0) == ""


@pytest.mark.rule("anno1503:D2")
def test_when_all_seven_spaces_are_taken_there_is_no_room() -> None:
    full = "pioneer settler pioneer pioneer:school citizen:church citizen:forge merchant:shipyard"
    scenario = acting().set_folk(0, full).set_hand(0, "wood tools")
    assert scenario.refusal("0 pioneer bath_house") == ("anno1503:D2", "anno1503-why-no-space")


@pytest.mark.rule("anno1503:D3")
@pytest.mark.parametrize(
    ("folk", "space", "hand", "after"),
    [
        ("pioneer settler", 1, "cloth stone stone", "settler settler"),
        ("pioneer settler", 2, "spice spice stone", "pioneer citizen"),
        ("pioneer citizen", 2, "spice tobacco tobacco", "pioneer merchant"),
        (
            "pioneer settler settler citizen:school",
            4,
            "spice tobacco tobacco",
            "pioneer settler settler merchant:school",
        ),
    ],
)
def test_cost_of_each_step_of_development(folk: str, space: int, hand: str, after: str) -> None:
    scenario = acting().set_folk(0, folk)
    for missing in set(hand.split()):
        scenario.set_hand(0, hand.replace(missing, "", 1) + " wood")
        assert scenario.refusal(f"0 develop {space}") == ("anno1503:D3", "anno1503-why-cost")
        assert f"develop {space}" not in scenario.legal()
    scenario.set_hand(0, f"{hand} wood").play(f"0 develop {space}")
    assert scenario.folk(0) == after
    assert scenario.hand(0) == "wood"


@pytest.mark.rule("anno1503:D3")
def test_one_inhabitant_may_take_several_steps_in_a_turn() -> None:
    scenario = acting().set_hand(0, "cloth stone stone stone spice spice spice tobacco tobacco")
    scenario.play("0 develop 1", "0 develop 1", "0 develop 1")
    assert scenario.folk(0) == "merchant settler"
    assert scenario.hand(0) == ""


@pytest.mark.rule("anno1503:D3")
def test_three_tiles_for_citizens_and_merchants_and_no_fourth() -> None:
    scenario = acting().set_folk(0, "settler citizen citizen merchant:school").set_hand(0, "spice spice stone")
    assert scenario.refusal("0 develop 1") == ("anno1503:D3", "anno1503-why-no-citizen-tile")
    assert scenario.legal("develop") == []
    scenario.set_folk(0, "settler settler citizen merchant:school").play("0 develop 2")
    assert scenario.folk(0) == "settler citizen citizen merchant:school"


@pytest.mark.rule("anno1503:D3")
def test_a_citizen_becomes_merchant_although_all_three_tiles_are_used() -> None:
    scenario = acting().set_folk(0, "citizen citizen citizen").set_hand(0, "spice tobacco tobacco")
    scenario.play("0 develop 2")
    assert scenario.folk(0) == "citizen merchant citizen"


@pytest.mark.rule("anno1503:D3")
def test_a_merchant_develops_no_further_and_nobody_develops_on_an_empty_space() -> None:
    scenario = acting().set_folk(0, "pioneer merchant").set_hand(0, "spice tobacco tobacco cloth stone stone")
    assert scenario.refusal("0 develop 2") == ("anno1503:D3", "anno1503-why-already-merchant")
    for space in (3, 7, 8, 99):
        assert scenario.refusal(f"0 develop {space}") == ("anno1503:D3", "anno1503-why-nobody-there")
    assert scenario.legal("develop") == ["develop 1"]


@pytest.mark.rule("anno1503:D4")
def test_a_pioneer_on_space_three_has_no_building() -> None:
    scenario = acting().set_hand(0, "wood tools")
    assert scenario.refusal("0 pioneer church") == ("anno1503:D4", "anno1503-why-no-building-here")
    assert scenario.legal("pioneer") == ["pioneer"]


@pytest.mark.rule("anno1503:D4")
@pytest.mark.parametrize(
    ("folk", "space"),
    [
        ("pioneer settler pioneer", 4),
        ("pioneer settler citizen pioneer:school", 5),
        ("pioneer settler citizen pioneer:school citizen:forge", 6),
        ("pioneer settler citizen pioneer:school citizen:forge citizen:bath_house", 7),
    ],
)
def test_from_space_four_on_a_pioneer_brings_a_public_building_free(folk: str, space: int) -> None:
    scenario = acting().set_folk(0, folk).set_hand(0, "wood tools").set_gold(0, 3)
    assert scenario.refusal("0 pioneer") == ("anno1503:D4", "anno1503-why-name-a-building")
    display = scenario.game.view(scenario.state, 0)["display"]
    scenario.play("0 pioneer church")
    assert scenario.folk(0) == f"{folk} pioneer:church"
    assert len(scenario.folk(0).split()) == space
    assert scenario.gold(0) == 3
    assert scenario.game.view(scenario.state, 0)["display"] == {**display, "church": display["church"] - 1}


@pytest.mark.rule("anno1503:D4")
def test_only_buildings_of_the_display_that_the_island_has_not_are_offered() -> None:
    scenario = acting(3).set_folk(0, "pioneer settler citizen pioneer:school").set_hand(0, "wood tools")
    scenario.set_folk(1, "pioneer settler pioneer pioneer:church")
    kinds = ["bath_house", "fire_brigade", "forge", "large_branch", "restaurant", "shipyard"]
    assert scenario.legal("pioneer") == [f"pioneer {kind}" for kind in kinds]
    assert scenario.refusal("0 pioneer church") == ("anno1503:D4", "anno1503-why-building-taken")
    assert scenario.refusal("0 pioneer school") == ("anno1503:D4", "anno1503-why-building-twice")


@pytest.mark.rule("anno1503:D4")
def test_no_kind_twice_on_one_island_but_on_two_islands() -> None:
    scenario = acting(3).set_folk(0, "pioneer settler pioneer").set_folk(1, "pioneer settler pioneer pioneer:school")
    scenario.set_hand(0, "wood tools").play("0 pioneer school")
    assert scenario.folk(0) == "pioneer settler pioneer pioneer:school"
    assert scenario.game.view(scenario.state, 0)["display"]["school"] == 0


@pytest.mark.rule("anno1503:D4")
@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("left", [[], ["school"]])
@pytest.mark.parametrize("hand", ["wood tools", ""])
def test_where_no_building_is_left_to_take_no_pioneer_can_be_placed(rules: int, left: list[str], hand: str) -> None:
    scenario = acting(rules=rules).set_folk(0, "pioneer settler citizen pioneer:school").set_hand(0, hand)
    scenario.drain_display(*left)
    assert scenario.legal("pioneer") == []
    for line in ("0 pioneer", "0 pioneer forge", "0 pioneer school"):
        assert scenario.refusal(line) == ("anno1503:D4", "anno1503-why-no-building-left")
        why_not = scenario.game.presentation.why_not(scenario.state, scenario.game.parse(line[2:]))
        assert why_not is not None
        assert why_not.phrase.args["space"] == 5
    things = scenario.game.presentation.prospects(scenario.state, 0)["things"]
    assert things["pioneer forge"]["why"].key == "anno1503-why-no-building-left"


@pytest.mark.rule("anno1503:D4")
def test_as_long_as_a_building_is_left_the_pioneer_must_bring_one() -> None:
    scenario = acting().set_folk(0, "pioneer settler citizen pioneer:school").set_hand(0, "wood tools")
    scenario.drain_display("school", "church")
    assert scenario.refusal("0 pioneer") == ("anno1503:D4", "anno1503-why-name-a-building")
    assert scenario.refusal("0 pioneer forge") == ("anno1503:D4", "anno1503-why-building-taken")
    assert scenario.legal("pioneer") == ["pioneer church"]


@pytest.mark.rule("anno1503:D4", "anno1503:D2")
def test_a_full_island_is_refused_as_such_even_if_no_building_is_left() -> None:
    full = "pioneer settler pioneer pioneer:school citizen:church citizen:forge merchant:shipyard"
    scenario = acting().set_folk(0, full).set_hand(0, "wood tools").drain_display()
    assert scenario.refusal("0 pioneer") == ("anno1503:D2", "anno1503-why-no-space")


@pytest.mark.rule("anno1503:D4")
def test_on_space_three_a_pioneer_needs_no_building_in_the_display() -> None:
    scenario = acting().set_hand(0, "wood tools").drain_display()
    scenario.play("0 pioneer")
    assert scenario.folk(0) == "pioneer settler pioneer"
