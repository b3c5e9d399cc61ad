"""Industries and shipyards: cells, covering and returning."""

from typing import Any

import pytest

from kontor.anno1800.game import load
from kontor.engine.errors import RuleError
from tests.anno1800.support.positions import Scenario

GAME = load({})
VERSIONS = [("sawmill", 1, ""), ("coal_mine", 6, ": work 1"), ("brickyard", 7, ": work 6")]
VERSIONS += [
    ("warehouse", 8, ": work 7"),
    ("steelworks", 9, ": work 7, work 6"),
    ("sailmakers", 10, ": work 1, work 5"),
]
"""The worker versions of printed industries, with the printed cell and the payment."""


def rich(players: int = 2, **options: Any) -> Scenario:
    """Return a position in which seat 0 can pay for most builds."""
    scenario = Scenario(players, **options).cubes(0, farmer=9, worker=9, artisan=9, engineer=3, investor=3)
    return scenario.tokens(0, trade=20, exploration=10)


@pytest.mark.rule("anno1800:B1")
def test_a_build_action_makes_one_industry_or_one_shipyard_or_ships() -> None:
    builds = ["brewery at 12: work 2, work 6", "shipyard 1 at 13", "merchant 1 at 19: work 1, work 10"]
    for first in builds:
        scenario = rich().play(f"0 build {first}")
        for second in ("sawmill at 14", "shipyard 1 at 15"):
            assert scenario.refused_by(f"0 build {second}") == "T1"
    scenario = rich().play("0 build sawmill at 12")
    assert scenario.refused_by("0 build merchant 1 at 19: work 1, work 10") == "T1"


@pytest.mark.rule("anno1800:B1", "anno1800:T4")
def test_an_extra_action_builds_once_more() -> None:
    scenario = rich().played(0, "aei12").play("0 use aei12", "0 build sawmill at 12", "0 build shipyard 1 at 13")
    assert scenario.refused_by("0 build shipyard 1 at 14") == "T1"


@pytest.mark.rule("anno1800:B2")
def test_the_tile_comes_from_the_common_board_when_it_is_paid_for() -> None:
    scenario = rich()
    assert scenario.refused_by("0 build brewery at 12") == "P1"
    scenario.play("0 build brewery at 12: work 2, work 6")
    assert scenario.tile_on(0, 12) == "brewery"
    assert scenario.stock("brewery") == 1
    assert scenario.tile_on(1, 12) == ""
    assert scenario.has_all_pieces()


@pytest.mark.rule("anno1800:B2")
@pytest.mark.parametrize(
    ("line", "grounds"),
    [
        ("brewery at CELL: work 2, work 6", "land coast"),
        ("shipyard 1 at CELL", "coast"),
        ("shipyard 3 at CELL: work 1, work 7, work 9", "coast"),
        ("merchant 1 at CELL: work 1, work 10", "sea"),
        ("exploration 1 at CELL: work 1, work 10, buy cannons from 1", "sea"),
    ],
)
def test_industries_on_land_or_coast_shipyards_on_coast_ships_on_sea(line: str, grounds: str) -> None:
    scenario = rich().open_island("ow04").tile(1, 12, "cannon_foundry").tokens(0, trade=20)
    ground = ["land"] * 10 + ["coast"] * 5 + ["sea"] * 5 + ["land"] * 2 + ["coast"] * 2 + ["sea"] * 2
    for cell in range(1, 50):
        legal = cell <= 26 and ground[cell - 1] in grounds.split()
        assert scenario.refused_by(f"0 build {line.replace('CELL', str(cell))}") == ("" if legal else "B2"), cell


@pytest.mark.rule("anno1800:B2")
def test_there_are_no_cells_before_the_island_is_opened_up() -> None:
    scenario = rich()
    assert scenario.refused_by("0 build sawmill at 21") == "B2"
    scenario.open_island("ow04").play("0 build sawmill at 21")
    scenario.pass_round()
    assert scenario.refused_by("0 build coal_mine at 27: work 1") == "B2"


@pytest.mark.rule("anno1800:B3")
def test_a_covered_tile_goes_back_to_the_common_board() -> None:
    scenario = rich().tile(0, 12, "brewery").play("0 build bakery at 12: work 2, work 6")
    assert (scenario.stock("brewery"), scenario.stock("bakery")) == (2, 1)
    assert scenario.tile_on(0, 12) == "bakery"
    assert scenario.has_all_pieces()


@pytest.mark.rule("anno1800:B3", "anno1800:B5")
def test_a_covered_print_counts_again_once_the_tile_is_gone() -> None:
    scenario = rich().play("0 build brewery at 3: work 2, work 6")
    assert scenario.tile_on(0, 3) == "brewery"
    assert scenario.has_all_pieces()
    scenario.pass_round().play("0 build sawmill at 12: return 3")
    assert scenario.tile_on(0, 3) == "home_potatoes"
    assert scenario.stock("brewery") == 2
    scenario.pass_round().play("0 build distillery at 13: work 3, work 6")


@pytest.mark.rule("anno1800:B3")
def test_under_a_tile_built_over_the_print_stays_covered() -> None:
    scenario = rich().tile(0, 3, "brewery").play("0 build bakery at 3: work 2, work 6")
    assert scenario.tile_on(0, 3) == "bakery"
    scenario.pass_round().play("0 build sawmill at 12: return 3")
    assert scenario.tile_on(0, 3) == "home_potatoes"


@pytest.mark.rule("anno1800:B3")
def test_an_industry_may_cover_a_shipyard_and_a_shipyard_an_industry() -> None:
    scenario = rich().tile(0, 12, "brewery").play("0 build sawmill at 11")
    assert scenario.tile_on(0, 11) == "sawmill"
    assert scenario.refused_by("0 end") == ""
    scenario.pass_round()
    assert scenario.refused_by("0 build merchant 1 at 19: work 1, work 10") == "B8"
    scenario.play("0 build shipyard 2 at 12: work 1, work 7")
    assert (scenario.tile_on(0, 12), scenario.stock("brewery")) == ("shipyard_2", 2)


@pytest.mark.rule("anno1800:B3", "anno1800:B4")
def test_an_industry_that_worked_for_the_payment_may_be_built_over() -> None:
    scenario = Scenario(2).play("0 build brewery at 2: work 2, work 6")
    assert scenario.crew(0, 2) == []
    assert scenario.exhausted(0, "farmer") == 1
    assert scenario.crew(0, 6) == ["artisan"]


@pytest.mark.rule("anno1800:B3")
def test_the_print_of_an_island_can_be_covered() -> None:
    scenario = rich().open_island("ow05").play("0 build brewery at 21: work 2, work 6")
    assert (scenario.tile_on(0, 21), scenario.stock("warehouse")) == ("brewery", 2)


@pytest.mark.rule("anno1800:B4")
def test_cubes_on_covered_or_removed_tiles_are_exhausted_with_their_kind() -> None:
    scenario = rich().employ(0, 3, "farmer", "worker").tile(0, 12, "brewery").employ(0, 12, "worker", "artisan")
    scenario.play("0 build sawmill at 3: return 12")
    assert scenario.crew(0, 3) == scenario.crew(0, 12) == []
    assert [scenario.exhausted(0, cube) for cube in ("farmer", "worker", "artisan")] == [1, 2, 1]
    assert scenario.has_all_pieces()


@pytest.mark.rule("anno1800:B4")
def test_a_new_industry_has_both_workplaces_free() -> None:
    scenario = (
        rich().employ(0, 3, "farmer", "farmer").hand(0, "fw02", "fw01").play("0 build brewery at 3: work 2, work 6")
    )
    scenario.pass_round().play("0 play fw02: work 3, work 7")
    assert scenario.crew(0, 3) == ["worker"]


@pytest.mark.rule("anno1800:B5")
def test_one_own_tile_may_be_returned_at_any_time_in_a_build_action() -> None:
    for line in (
        "brewery at 14: return 12, work 2, work 6",
        "brewery at 14: work 2, return 12, work 6",
        "brewery at 14: work 2, work 6, return 12",
        "shipyard 1 at 14: return 12",
        "merchant 1 at 19: work 1, return 12, work 10",
    ):
        scenario = rich().tile(0, 12, "bakery").play(f"0 build {line}")
        assert (scenario.tile_on(0, 12), scenario.stock("bakery")) == ("", 2)
        assert scenario.has_all_pieces()


@pytest.mark.rule("anno1800:B5")
def test_a_second_tile_is_not_returned() -> None:
    scenario = rich().tile(0, 12, "bakery").tile(0, 13, "cannery")
    assert scenario.refused_by("0 build sawmill at 14: return 12, return 13") == "B5"
    assert scenario.refused_by("0 build sawmill at 14: return 12, return 12") == "B5"


@pytest.mark.rule("anno1800:B5", "anno1800:B3")
def test_building_over_a_tile_does_not_count_as_the_return() -> None:
    scenario = rich().tile(0, 12, "bakery").tile(0, 13, "cannery").play("0 build sawmill at 13: return 12")
    assert (scenario.stock("bakery"), scenario.stock("cannery")) == (2, 2)


@pytest.mark.rule("anno1800:B5")
@pytest.mark.parametrize("cell", [1, 6, 11, 16, 18, 14, 19, 21, 44, 99])
def test_only_own_built_tiles_are_returned(cell: int) -> None:
    scenario = rich().tile(1, 14, "bakery")
    assert scenario.refused_by(f"0 build sawmill at 12: return {cell}") == "B5"


@pytest.mark.rule("anno1800:B5")
def test_the_print_of_an_island_is_not_returned() -> None:
    assert rich().open_island("ow06").refused_by("0 build sawmill at 12: return 21") == "B5"


@pytest.mark.rule("anno1800:B5")
@pytest.mark.parametrize(
    "line", ["hire farmer: work 1", "upgrade farmer at home: work 7", "play fw02: work 7, work 12"]
)
def test_tiles_go_back_only_while_building(line: str) -> None:
    scenario = rich().tile(0, 12, "brewery").tile(0, 13, "bakery").hand(0, "fw02", "fw01")
    assert scenario.refused_by(f"0 {line}") == ""
    assert scenario.refused_by(f"0 {line}, return 13") == "B5"


@pytest.mark.rule("anno1800:B5", "anno1800:P2")
def test_an_uncovered_industry_works_for_the_same_payment() -> None:
    scenario = rich().tile(0, 3, "bakery").employ(0, 3, "worker", "worker")
    assert scenario.refused_by("0 build distillery at 13: work 3, return 3, work 6") != ""
    scenario.play("0 build distillery at 13: return 3, work 3, work 6")
    assert scenario.crew(0, 3) == ["farmer"]
    assert scenario.exhausted(0, "worker") == 2


@pytest.mark.rule("anno1800:B5", "anno1800:B4")
def test_a_tile_may_work_and_then_go_back() -> None:
    scenario = rich().tile(0, 12, "coal_mine").play("0 build brickyard at 13: work 12, return 12")
    assert (scenario.exhausted(0, "worker"), scenario.stock("coal_mine")) == (1, 2)


@pytest.mark.rule("anno1800:B6")
def test_nobody_has_two_identical_industries() -> None:
    scenario = rich().tile(0, 12, "brewery")
    assert scenario.stock("brewery") == 1
    for cell in (1, 13, 14):
        assert scenario.refused_by(f"0 build brewery at {cell}: work 2, work 6") == "B6"


@pytest.mark.rule("anno1800:B6")
@pytest.mark.parametrize(("tile", "cell", "steps"), VERSIONS)
def test_a_worker_version_is_built_beside_or_over_the_printed_industry(tile: str, cell: int, steps: str) -> None:
    for place in (12, 3, cell):
        scenario = rich().play(f"0 build {tile} at {place}{steps}").pass_round()
        assert (scenario.tile_on(0, cell) == tile) == (place == cell)
        assert scenario.refused_by(f"0 build {tile} at 13{steps}") != ""
    scenario = rich().tile(0, 12, tile)
    assert scenario.refused_by(f"0 build {tile} at 13{steps}") == "B6"


@pytest.mark.rule("anno1800:B6")
def test_an_industry_worked_by_another_kind_of_cube_is_not_identical() -> None:
    scenario = rich().new_world(0, "nwi01").tile(0, 12, "steam_cotton_mill")
    scenario.play("0 build cotton_mill at 13: import cotton, work 1")
    assert scenario.tile_on(0, 12) == "steam_cotton_mill"


@pytest.mark.rule("anno1800:B6", "anno1800:O2")
def test_an_old_world_island_may_have_an_identical_industry_but_none_is_built_beside_it() -> None:
    scenario = rich().tile(0, 12, "brickyard").open_island("ow06")
    assert scenario.tile_on(0, 12) == scenario.tile_on(0, 21) == "brickyard"
    scenario = rich().open_island("ow06")
    assert scenario.refused_by("0 build brickyard at 12: work 6") == "B6"
    assert scenario.refused_by("0 build brickyard at 7: work 6") == "B6"


@pytest.mark.rule("anno1800:B6")
def test_an_identical_industry_that_is_covered_does_not_count() -> None:
    scenario = rich().open_island("ow06").tile(0, 21, "brewery").play("0 build brickyard at 12: work 6")
    assert scenario.tile_on(0, 12) == "brickyard"


@pytest.mark.rule("anno1800:B6", "anno1800:B5")
def test_an_identical_industry_uncovered_in_the_same_action_counts_again() -> None:
    scenario = rich().open_island("ow06").tile(0, 21, "brewery")
    assert scenario.refused_by("0 build brickyard at 12: work 6, return 21") == "B6"
    scenario.play("0 build brickyard at 21: work 6, return 21")
    assert (scenario.tile_on(0, 21), scenario.stock("brickyard"), scenario.stock("brewery")) == ("brickyard", 1, 2)


@pytest.mark.rule("anno1800:B6", "anno1800:B5")
def test_putting_a_tile_back_may_leave_two_through_an_island() -> None:
    scenario = rich().open_island("ow06").tile(0, 21, "brewery").tile(0, 12, "brickyard")
    scenario.play("0 build sawmill at 13: return 21")
    assert scenario.tile_on(0, 12) == scenario.tile_on(0, 21) == "brickyard"


@pytest.mark.rule("anno1800:B6", "anno1800:B4")
def test_an_industry_may_be_built_over_the_identical_one() -> None:
    scenario = (
        rich().tile(0, 12, "brewery").employ(0, 12, "worker", "worker").play("0 build brewery at 12: work 2, work 6")
    )
    assert (scenario.tile_on(0, 12), scenario.stock("brewery"), scenario.exhausted(0, "worker")) == ("brewery", 1, 2)
    assert scenario.crew(0, 12) == []
    scenario = rich().open_island("ow06").play("0 build brickyard at 21: work 6")
    assert (scenario.tile_on(0, 21), scenario.stock("brickyard")) == ("brickyard", 1)


@pytest.mark.rule("anno1800:B6")
def test_the_tile_must_be_in_stock_before_the_covered_one_is_returned() -> None:
    scenario = rich().tile(0, 12, "brewery").tile(1, 12, "brewery")
    assert scenario.refused_by("0 build brewery at 12: work 2, work 6") == "B6"
    assert all("return 12" in line for line in scenario.lines("build brewery"))


@pytest.mark.rule("anno1800:B6", "anno1800:B5")
@pytest.mark.parametrize("cell", [12, 13])
def test_a_returned_tile_is_on_the_common_board_again(cell: int) -> None:
    scenario = rich().tile(0, 12, "brewery").tile(1, 12, "brewery")
    scenario.play(f"0 build brewery at {cell}: return 12, work 2, work 6")
    assert (scenario.tile_on(0, cell), scenario.stock("brewery")) == ("brewery", 0)
    assert scenario.has_all_pieces()


@pytest.mark.rule("anno1800:B6", "anno1800:B5")
def test_an_industry_can_be_returned_and_built_on_another_cell() -> None:
    scenario = rich().tile(0, 12, "brewery").play("0 build brewery at 13: work 2, work 6, return 12")
    assert (scenario.tile_on(0, 12), scenario.tile_on(0, 13), scenario.stock("brewery")) == ("", "brewery", 1)


@pytest.mark.rule("anno1800:B7")
def test_any_number_of_shipyards_of_any_level() -> None:
    scenario = rich()
    for cell in (12, 13, 14, 11):
        scenario.play(f"0 build shipyard 1 at {cell}").pass_round()
    assert [scenario.tile_on(0, cell) for cell in range(11, 15)] == ["shipyard_1"] * 4
    assert scenario.stock("shipyard_1") == 0
    assert scenario.refused_by("0 build shipyard 1 at 15") in ("B2", "B6", "S7")
    scenario.play("0 build shipyard 1 at 12: return 13").pass_round()
    assert scenario.stock("shipyard_1") == 1


@pytest.mark.rule("anno1800:V1")
@pytest.mark.parametrize("options", [{"edition": "es"}, {"worker_versions": "cover"}])
@pytest.mark.parametrize(("tile", "cell", "steps"), VERSIONS)
def test_cover_a_worker_version_is_built_only_over_what_it_replaces(
    tile: str, cell: int, steps: str, options: dict[str, Any]
) -> None:
    scenario = rich(**options).open_island("ow04")
    for place in [*range(1, 16), 21, 22, 23, 24]:
        assert scenario.refused_by(f"0 build {tile} at {place}{steps}") == ("" if place == cell else "V1"), place


@pytest.mark.rule("anno1800:V1")
def test_cover_applies_whatever_tile_lies_there() -> None:
    scenario = rich(worker_versions="cover").tile(0, 7, "brewery").play("0 build brickyard at 7: work 6")
    assert (scenario.tile_on(0, 7), scenario.stock("brewery")) == ("brickyard", 2)
    scenario.pass_round()
    assert scenario.refused_by("0 build brickyard at 7: work 6") == ""
    assert scenario.refused_by("0 build brickyard at 12: return 7, work 6") == "V1"


@pytest.mark.rule("anno1800:V1")
def test_cover_other_industries_go_anywhere() -> None:
    scenario = rich(worker_versions="cover").new_world(0, "nwi01").tile(0, 13, "motor_works")
    for line in ("brewery at 6: work 2, work 6", "steam_cotton_mill at 14: import cotton, work 13"):
        assert scenario.refused_by(f"0 build {line}") == ""


@pytest.mark.rule("anno1800:V1", "anno1800:B6")
def test_cover_old_world_islands_are_not_affected() -> None:
    scenario = rich(worker_versions="cover").open_island("ow06")
    assert scenario.tile_on(0, 21) == "brickyard"
    assert scenario.refused_by("0 build brickyard at 7: work 6") == "B6"
    scenario.tile(0, 21, "brewery").play("0 build brickyard at 7: work 6")


@pytest.mark.rule("anno1800:V1", "anno1800:V2")
@pytest.mark.parametrize("edition", ["de", "en", "fr", "it", "es"])
def test_rules_of_each_edition(edition: str) -> None:
    scenario = rich(edition=edition).tile(0, 12, "bakery")
    spanish = edition == "es"
    assert (scenario.refused_by("0 build sawmill at 13") == "") != spanish
    assert (scenario.refused_by("0 build brewery at 13: return 12, work 2, work 6") == "") != spanish


@pytest.mark.rule("anno1800:V2", "anno1800:B5")
def test_without_the_switch_no_tile_is_returned() -> None:
    scenario = rich(tiles_returned=0).tile(0, 12, "bakery")
    assert scenario.refused_by("0 build sawmill at 13: return 12") in ("B5", "V2")
    scenario.play("0 build sawmill at 12")
    assert scenario.stock("bakery") == 2
    scenario = rich(edition="es", tiles_returned=1).tile(0, 12, "bakery").play("0 build shipyard 1 at 13: return 12")
    assert scenario.stock("bakery") == 2


@pytest.mark.rule("anno1800:V1", "anno1800:V2", "record:R3")
@pytest.mark.parametrize(
    "options",
    [{"edition": "pl"}, {"worker_versions": "over"}, {"tiles_returned": 2}, {"tiles_returned": True}, {"silly": 1}],
)
def test_unknown_editions_and_switches_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(RuleError) as caught:
        GAME.settle_options(options)
    assert caught.value.rule == "record:R3"
