import pytest

from tests.anno1800.support.positions import Scenario

GOODS = {
    "nwi01": ["cotton", "cocoa", "tobacco"],
    "nwi02": ["cotton", "coffee_beans", "rubber"],
    "nwi03": ["cotton", "sugar_cane", "coffee_beans"],
    "nwi04": ["cotton", "cocoa", "sugar_cane"],
    "nwi05": ["cotton", "tobacco", "rubber"],
    "nwi06": ["cotton", "coffee_beans", "tobacco"],
    "nwi07": ["cotton", "rubber", "sugar_cane"],
    "nwi08": ["cotton", "cocoa", "rubber"],
}


def exploration(scenario: Scenario, seat: int = 0) -> int:
    """Return the exploration tokens of a seat that can be spent."""
    return scenario.state.explore[seat] + scenario.state.explore_card[seat]


@pytest.mark.rule("anno1800:O1")
def test_old_world_islands_cost_one_two_three_and_four_tokens() -> None:
    scenario = Scenario(2)
    for cost in (1, 2, 3, 4):
        scenario.tokens(0, exploration=cost - 2 if cost > 1 else 0)
        # One token is on the printed ship.
        assert (cost == 1) or scenario.refused_by("0 open") == "P5"
        assert (cost == 1) or "open" not in scenario.things()
        scenario.tokens(0, exploration=cost - 1).play("0 open")
        assert exploration(scenario) == 0
        assert len(scenario.seat(0)["old_world"]) == cost
        scenario.play("0 end", "1 festival", "1 end", "0 festival").pass_round()
    scenario.tokens(0, exploration=20)
    assert scenario.refused_by("0 open") == "O1"
    assert "open" not in scenario.things()


@pytest.mark.rule("anno1800:O1")
def test_one_old_world_island_per_action() -> None:
    scenario = Scenario(2).tokens(0, exploration=9).top_island("ow05").play("0 open")
    assert scenario.refused_by("0 open") == "T1"
    scenario.played(0, "nw01").play("0 use nw01", "0 open")
    assert len(scenario.seat(0)["old_world"]) == 2


@pytest.mark.rule("anno1800:O1", "anno1800:P5", "anno1800:P6")
def test_tokens_of_ships_are_exhausted_and_those_on_cards_are_removed() -> None:
    scenario = Scenario(2).old_world(0, "ow05").tokens(0, exploration=1).play("0 open")
    assert scenario.seat(0)["exploration"] == {"ready": 0, "exhausted": 1, "cards": 0}


@pytest.mark.rule("anno1800:O2")
def test_an_island_adds_two_land_two_coast_and_two_sea_cells() -> None:
    scenario = Scenario(2).tokens(0, exploration=3).top_island("ow04")
    assert scenario.refused_by("0 build sawmill at 21") == "B2"
    scenario.play("0 open").played(0, "nw01", "nw02").play("0 use nw01", "0 use nw02")
    assert [cell for cell in range(21, 28) if scenario.refused_by(f"0 build sawmill at {cell}") == ""] == [
        21,
        22,
        23,
        24,
    ]
    assert [cell for cell in range(21, 28) if scenario.refused_by(f"0 build shipyard 1 at {cell}") == ""] == [23, 24]
    ship = "0 build merchant 1 at {}: work 1, work 10"
    assert [cell for cell in range(21, 28) if scenario.refused_by(ship.format(cell)) == ""] == [25, 26]
    scenario.top_island("ow03").play("0 open")
    assert [cell for cell in range(27, 34) if scenario.refused_by(f"0 build sawmill at {cell}") == ""] == [
        27,
        28,
        29,
        30,
    ]


@pytest.mark.rule("anno1800:O2")
def test_island_one_brings_two_farmers_and_their_cards() -> None:
    scenario = Scenario(2).hand(0, "aei01").top_island("ow01")
    top = scenario.deck(0)[:2]
    scenario.play("0 open")
    assert scenario.ready(0, "farmer") == 6
    assert scenario.hand_of(0) == [*sorted(top), "aei01"]


@pytest.mark.rule("anno1800:O2")
def test_island_two_brings_two_workers_and_their_cards() -> None:
    scenario = Scenario(2).hand(0, "aei01").top_island("ow02")
    top = scenario.deck(0)[:2]
    scenario.play("0 open")
    assert scenario.ready(0, "worker") == 5
    assert scenario.hand_of(0) == [*sorted(top), "aei01"]


@pytest.mark.rule("anno1800:O2")
def test_island_three_brings_an_artisan_and_its_card() -> None:
    scenario = Scenario(2).hand(0, "fw01").top_island("ow03")
    top = scenario.deck(1)[0]
    scenario.play("0 open")
    assert scenario.ready(0, "artisan") == 3
    assert scenario.hand_of(0) == ["fw01", top]


@pytest.mark.rule("anno1800:O2")
def test_island_four_brings_two_expedition_cards() -> None:
    scenario = Scenario(2).top_island("ow04").play("0 open")
    assert scenario.seat(0)["expeditions"] == 2
    assert len(scenario.hand_of(0)) == 9


@pytest.mark.rule("anno1800:O2")
@pytest.mark.parametrize(
    ("island", "industry", "line"),
    [
        ("ow05", "warehouse", "1 build glassworks at 12: work 6, buy goods from 0"),
        ("ow06", "brickyard", "1 upgrade farmer at home: buy bricks from 0"),
        ("ow07", "coal_mine", "1 build brickyard at 12: buy coal from 0"),
        ("ow08", "steelworks", "1 build cannery at 12: work 4, buy steel from 0"),
        ("ow09", "sailmakers", "1 build merchant 1 at 19: work 1, buy sails from 0"),
    ],
)
def test_islands_five_to_nine_have_an_industry_for_workers(island: str, industry: str, line: str) -> None:
    scenario = Scenario(2).top_island(island).play("0 open")
    assert scenario.tile_on(0, 21) == industry
    assert scenario.stock(industry) == 2
    scenario.play("0 end", line)
    # The price is that of a worker.
    assert scenario.seat(1)["trade"]["exhausted"] == 1
    scenario.play("1 end", "0 festival", "0 end", "1 festival", "1 end")
    own = {
        "ow05": "0 build glassworks at 12: work 6, work 21",
        "ow06": "0 upgrade farmer at home: work 21",
        "ow07": "0 build brickyard at 12: work 21",
        "ow08": "0 build cannery at 12: work 4, work 21",
        "ow09": "0 build merchant 1 at 19: work 1, work 21",
    }
    scenario.play(own[island])
    assert scenario.crew(0, 21) == ["worker"]


@pytest.mark.rule("anno1800:O2")
def test_island_ten_has_a_merchant_ship_with_its_token() -> None:
    scenario = Scenario(2).top_island("ow10").play("0 open")
    assert scenario.tile_on(0, 25) == "merchant_1"
    assert scenario.seat(0)["trade"] == {"ready": 3, "exhausted": 0, "cards": 0}
    assert scenario.stock("merchant_1") == 6


@pytest.mark.rule("anno1800:O2")
def test_island_eleven_has_an_exploration_ship_with_its_token() -> None:
    scenario = Scenario(2).top_island("ow11").play("0 open")
    assert scenario.tile_on(0, 25) == "exploration_1"
    assert scenario.seat(0)["exploration"] == {"ready": 1, "exhausted": 1, "cards": 0}


@pytest.mark.rule("anno1800:O2")
def test_island_twelve_has_a_shipyard_for_one_more_ship_in_an_action() -> None:
    scenario = Scenario(2).top_island("ow12").play("0 open")
    assert scenario.tile_on(0, 23) == "shipyard_1"
    scenario.pass_round().play("0 build merchant 1 at 19: work 1, work 10", "0 build merchant 1 at 20: work 1, work 10")
    assert scenario.refused_by("0 build merchant 1 at 25") in ("T1", "B8")
    other = Scenario(2).play("0 build merchant 1 at 19: work 1, work 10")
    assert other.refused_by("0 build merchant 1 at 20: work 1, work 10") == "T1"


@pytest.mark.rule("anno1800:O2")
def test_the_print_of_the_second_island_is_on_its_own_first_cell() -> None:
    scenario = Scenario(2).old_world(0, "ow10").tokens(0, exploration=1).top_island("ow05").play("0 open")
    assert (scenario.tile_on(0, 21), scenario.tile_on(0, 27)) == ("", "warehouse")
    scenario = Scenario(2).old_world(0, "ow05", "ow12").tokens(0, exploration=2).top_island("ow11").play("0 open")
    assert (scenario.tile_on(0, 29), scenario.tile_on(0, 37)) == ("shipyard_1", "exploration_1")


@pytest.mark.rule("anno1800:O2", "anno1800:B6")
def test_a_printed_industry_is_kept_even_if_identical_to_a_built_one() -> None:
    scenario = Scenario(2).tile(0, 12, "sailmakers").top_island("ow09").play("0 open")
    assert (scenario.tile_on(0, 12), scenario.tile_on(0, 21)) == ("sailmakers", "sailmakers")
    scenario.tile(0, 13, "shipyard_1").cubes(0, worker=3).play("0 end", "1 festival", "1 end")
    scenario.play("0 build merchant 1 at 19: work 1, work 12", "0 build merchant 1 at 20: work 1, work 21")
    assert (scenario.crew(0, 12), scenario.crew(0, 21)) == (["worker"], ["worker"])


@pytest.mark.rule("anno1800:O2", "anno1800:K1", "anno1800:V3")
@pytest.mark.parametrize(("gold", "left", "farmers", "paid"), [(0, 0, 4, 0), (1, 0, 5, 1), (5, 0, 6, 2), (0, 1, 5, 0)])
def test_an_effect_happens_as_far_as_it_can(gold: int, left: int, farmers: int, paid: int) -> None:
    scenario = Scenario(2).gold(0, gold).hand(0, "aei01").empty_deck(0, left=left).top_island("ow01").play("0 open")
    assert scenario.ready(0, "farmer") == farmers
    assert scenario.state.gold[0] == gold - paid
    assert len(scenario.hand_of(0)) == 1 + left
    assert scenario.seat(0)["old_world"] == ["ow01"]


@pytest.mark.rule("anno1800:O2")
def test_a_short_supply_or_deck_does_not_keep_an_island_from_being_opened() -> None:
    scenario = Scenario(2).top_island("ow03")
    scenario.state.supply[2] = 0
    hand = scenario.hand_of(0)
    scenario.play("0 open")
    assert scenario.ready(0, "artisan") == 2
    assert scenario.hand_of(0) == hand
    scenario = Scenario(2).top_island("ow04").empty_expeditions(left=1).play("0 open")
    assert scenario.seat(0)["expeditions"] == 1
    scenario = Scenario(2).top_island("ow04").empty_expeditions().play("0 open")
    assert scenario.seat(0)["expeditions"] == 0


@pytest.mark.rule("anno1800:N1")
def test_new_world_islands_cost_one_two_three_and_four_tokens_and_bring_three_cards() -> None:
    scenario = Scenario(2)
    for cost in (1, 2, 3, 4):
        scenario.tokens(0, exploration=cost - 2 if cost > 1 else 0)
        assert (cost == 1) or scenario.refused_by("0 explore") == "P5"
        assert (cost == 1) or "explore" not in scenario.things()
        hand, top = scenario.hand_of(0), scenario.deck(2)[:3]
        scenario.tokens(0, exploration=cost - 1).play("0 explore")
        assert exploration(scenario) == 0
        assert len(scenario.seat(0)["new_world"]) == cost
        assert sorted(scenario.hand_of(0)) == sorted([*hand, *top])
        scenario.play("0 end", "1 festival", "1 end", "0 festival").pass_round()
    scenario.tokens(0, exploration=20)
    assert scenario.refused_by("0 explore") == "N1"
    assert "explore" not in scenario.things()


@pytest.mark.rule("anno1800:N1", "anno1800:O1")
def test_prices_of_old_and_new_world_are_counted_apart() -> None:
    scenario = Scenario(2).old_world(0, "ow05", "ow06").play("0 explore")
    assert exploration(scenario) == 0
    scenario = Scenario(2).new_world(0, "nwi01", "nwi02", "nwi03").play("0 open")
    assert exploration(scenario) == 0


@pytest.mark.rule("anno1800:N1")
def test_one_new_world_island_per_action() -> None:
    scenario = Scenario(2).tokens(0, exploration=9).play("0 explore")
    assert scenario.refused_by("0 explore") == "T1"


@pytest.mark.rule("anno1800:N1", "anno1800:N2", "anno1800:P8")
@pytest.mark.parametrize("island", list(GOODS))
def test_the_goods_of_each_new_world_island_are_imported(island: str) -> None:
    uses = {
        "cotton": "cotton_mill at 12: work 1, import cotton",
        "cocoa": "chocolate_factory at 12: work 4, import cocoa",
        "tobacco": "cigar_factory at 12: work 1, import tobacco",
        "coffee_beans": "coffee_roastery at 12: work 6, import coffee_beans",
        "rubber": "bicycle_factory at 12: work 9, import rubber",
        "sugar_cane": "rum_distillery at 12: work 1, import sugar_cane",
    }
    scenario = Scenario(2).top_island(island).cubes(0, investor=1).play("0 explore").pass_round()
    for good, use in uses.items():
        assert scenario.refused_by(f"0 build {use}") == ("" if good in GOODS[island] else "P8")
    scenario.play(f"0 build {uses[GOODS[island][2]]}")
    assert scenario.seat(0)["trade"] == {"ready": 1, "exhausted": 1, "cards": 0}


@pytest.mark.rule("anno1800:N2")
def test_nothing_is_built_in_the_new_world() -> None:
    scenario = Scenario(2).new_world(0, "nwi01", "nwi02")
    assert scenario.refused_by("0 build sawmill at 21") == "B2"
    assert all(int(cell) <= 20 for cell in scenario.seat(0)["cells"])


@pytest.mark.rule("anno1800:N2", "anno1800:H4")
def test_goods_of_the_new_world_are_imported_only_by_their_owner() -> None:
    scenario = Scenario(2).new_world(1, "nwi04")
    assert scenario.refused_by("0 build rum_distillery at 12: work 1, import sugar_cane") == "P8"
    assert scenario.refused_by("0 build rum_distillery at 12: work 1, buy sugar_cane from 1") == "H4"


@pytest.mark.rule("anno1800:Q1")
def test_two_tokens_bring_three_expedition_cards_that_are_not_hand_cards() -> None:
    scenario = Scenario(2)
    assert scenario.refused_by("0 expedition") == "P5"
    assert "expedition" not in scenario.things()
    scenario.tile(0, 19, "exploration_1")
    hand, top = scenario.hand_of(0), scenario.state.expedition_deck[-3:]
    scenario.play("0 expedition")
    assert scenario.seat(0)["exploration"] == {"ready": 0, "exhausted": 2, "cards": 0}
    assert scenario.state.expeditions[0] == sorted(top)
    assert scenario.hand_of(0) == hand
    assert scenario.view(-1)["expeditions_left"] == 19
    assert scenario.refused_by("0 expedition") == "T1"


@pytest.mark.rule("anno1800:Q1")
@pytest.mark.parametrize("left", [1, 2])
def test_of_a_short_pile_all_that_are_left_are_drawn(left: int) -> None:
    scenario = Scenario(2).tokens(0, exploration=1).empty_expeditions(left=left).play("0 expedition")
    assert scenario.seat(0)["expeditions"] == left
    assert exploration(scenario) == 0


@pytest.mark.rule("anno1800:Q1")
def test_nobody_else_sees_the_expedition_cards() -> None:
    scenario = Scenario(2).tokens(0, exploration=1).play("0 expedition")
    assert len(scenario.view(0)["expeditions"]) == 3
    assert scenario.view(1)["expeditions"] == []
    assert "expeditions" not in scenario.view(-1)


@pytest.mark.rule("anno1800:Q2")
@pytest.mark.parametrize("line", ["open", "explore", "expedition"])
def test_a_voyage_cannot_be_taken_when_its_pile_is_empty(line: str) -> None:
    scenario = Scenario(4).tokens(0, exploration=9)
    assert line in scenario.things()
    scenario.empty_expeditions().old_world(1, "ow01", "ow02", "ow03", "ow04").old_world(
        2, "ow05", "ow06", "ow07", "ow08"
    )
    scenario.old_world(3, "ow09", "ow10", "ow11", "ow12").new_world(1, "nwi01", "nwi02", "nwi03", "nwi04")
    scenario.new_world(2, "nwi05", "nwi06", "nwi07", "nwi08")
    assert scenario.refused_by(f"0 {line}") == "Q2"
    assert line not in scenario.things()


@pytest.mark.rule("anno1800:F1")
def test_a_festival_brings_cubes_and_tokens_back_and_clears_the_cards() -> None:
    scenario = Scenario(2).cubes(0, farmer=5, worker=4, artisan=3, engineer=2, investor=1).new_world(0, "nwi04")
    scenario.employ(0, 1, "farmer", "farmer").employ(0, 7, "artisan").exhaust(0, farmer=1, worker=2, investor=1)
    scenario.state.trade[0], scenario.state.trade_exhausted[0] = 0, 2
    scenario.state.explore[0], scenario.state.explore_exhausted[0] = 0, 1
    scenario.tokens(0, trade=3, exploration=2).play("0 festival")
    ready = {"farmer": 5, "worker": 4, "artisan": 3, "engineer": 2, "investor": 1}
    assert scenario.seat(0)["ready"] == ready
    assert set(scenario.seat(0)["exhausted"].values()) == {0}
    assert (scenario.crew(0, 1), scenario.crew(0, 7)) == ([], [])
    assert scenario.seat(0)["trade"] == {"ready": 2, "exhausted": 0, "cards": 0}
    assert scenario.seat(0)["exploration"] == {"ready": 1, "exhausted": 0, "cards": 0}


@pytest.mark.rule("anno1800:F1", "anno1800:U2")
def test_an_upgraded_cube_goes_home_to_the_district_of_its_new_kind() -> None:
    scenario = Scenario(2).employ(0, 1, "farmer").play("0 upgrade farmer at 1: work 7")
    assert scenario.crew(0, 1) == ["worker"]
    scenario.pass_round().play("0 festival")
    assert scenario.seat(0)["ready"] == {"farmer": 3, "worker": 4, "artisan": 2, "engineer": 0, "investor": 0}


@pytest.mark.rule("anno1800:F1")
def test_a_festival_affects_only_its_player() -> None:
    scenario = Scenario(3).exhaust(1, farmer=2).tokens(1, trade=3).play("0 festival")
    assert scenario.exhausted(1, "farmer") == 2
    assert scenario.seat(1)["trade"]["cards"] == 3


@pytest.mark.rule("anno1800:F1", "anno1800:T1")
def test_a_festival_is_always_possible_and_is_an_action() -> None:
    scenario = Scenario(2).play("0 festival")
    assert scenario.refused_by("0 festival") == "T1"
    assert scenario.things() == ["end"]
