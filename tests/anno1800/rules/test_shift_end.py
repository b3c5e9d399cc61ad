import pytest

from tests.anno1800.support.positions import Scenario

PRICES = [("farmer", 1), ("worker", 2), ("artisan", 3), ("engineer", 4), ("investor", 5)]


@pytest.mark.rule("anno1800:E1")
@pytest.mark.parametrize(("cube", "price"), PRICES)
def test_price_of_a_recall_from_the_exhausted_area(cube: str, price: int) -> None:
    scenario = Scenario(2).cubes(0, **{cube: 2}).exhaust(0, **{cube: 2}).gold(0, price - 1)
    assert scenario.refused_by(f"0 recall {cube} from exhausted") == "E1"
    assert f"recall {cube}" not in scenario.things()
    scenario.gold(0, price).play(f"0 recall {cube} from exhausted")
    assert (scenario.ready(0, cube), scenario.exhausted(0, cube)) == (1, 1)
    assert scenario.state.gold == [0, 1]


@pytest.mark.rule("anno1800:E1")
@pytest.mark.parametrize(("cube", "price"), PRICES)
def test_its_price_follows_the_cube_not_the_workplace(cube: str, price: int) -> None:
    """All kinds may stand on the workplaces of a farmer's industry, after upgrades."""
    scenario = Scenario(2).cubes(0, **{cube: 2}).employ(0, 1, cube, cube).gold(0, price - 1)
    assert scenario.refused_by(f"0 recall {cube} from 1") == "E1"
    scenario.gold(0, price + 1).play(f"0 recall {cube} from 1")
    assert scenario.ready(0, cube) == 1
    assert scenario.crew(0, 1) == [cube]
    assert scenario.state.gold[0] == 1


@pytest.mark.rule("anno1800:E1", "anno1800:U2")
def test_a_farmer_upgraded_at_work_is_recalled_as_a_worker() -> None:
    scenario = Scenario(2).cubes(0, farmer=1, worker=0).employ(0, 1, "farmer").gold(0, 2)
    scenario.play("0 upgrade farmer at 1: work 7")
    assert scenario.refused_by("0 recall farmer from 1") == "E1"
    scenario.play("0 recall worker from 1")
    assert (scenario.ready(0, "worker"), scenario.state.gold[0]) == (1, 0)


@pytest.mark.rule("anno1800:E1")
def test_a_recalled_cube_is_ready_at_once() -> None:
    scenario = Scenario(2).cubes(0, farmer=1).exhaust(0, farmer=1).gold(0, 2)
    scenario.play("0 recall farmer from exhausted", "0 hire farmer: work 1, recall farmer from 1")
    assert scenario.ready(0, "farmer") == 2
    assert scenario.crew(0, 1) == []


@pytest.mark.rule("anno1800:E1")
@pytest.mark.parametrize(
    "line",
    [
        "recall farmer from exhausted",
        "recall worker from 1",
        "recall farmer from 2",
        "recall farmer from 12",
        "recall farmer from 16",
        "recall farmer from 44",
        "hire farmer: work 1, recall farmer from 2",
    ],
)
def test_a_recall_from_an_empty_place_is_refused(line: str) -> None:
    scenario = Scenario(2).employ(0, 1, "farmer").gold(0, 50).exhaust(1, farmer=1).employ(1, 2, "farmer")
    assert scenario.refused_by(f"0 {line}") == "E1"


@pytest.mark.rule("anno1800:E1", "record:R6")
@pytest.mark.parametrize("place", ["home", "0", "45", "1023", "district", ""])
def test_a_cube_is_sent_home_from_a_cell_or_from_the_exhausted_area(place: str) -> None:
    assert Scenario(2).gold(0, 50).refused_by(f"0 recall farmer from {place}".rstrip()) == "record:R6"


@pytest.mark.rule("anno1800:E1")
def test_the_last_worker_of_two_kinds_on_one_cell_stays() -> None:
    scenario = Scenario(2).employ(0, 1, "farmer", "worker").gold(0, 9)
    scenario.play("0 recall worker from 1")
    assert scenario.crew(0, 1) == ["farmer"]
    assert scenario.refused_by("0 recall worker from 1") == "E1"


@pytest.mark.rule("anno1800:E1", "anno1800:T3")
def test_any_number_of_recalls_while_gold_lasts() -> None:
    scenario = Scenario(2).exhaust(0, farmer=2, worker=1).employ(0, 6, "artisan").gold(0, 7)
    scenario.play("0 recall farmer from exhausted", "0 recall artisan from 6", "0 recall worker from exhausted")
    assert scenario.state.gold[0] == 1
    scenario.play("0 swap " + scenario.hand_of(0)[0], "0 recall farmer from exhausted")
    assert scenario.state.gold == [0, 1]
    assert scenario.has_all_pieces()


@pytest.mark.rule("anno1800:E1")
def test_gold_gained_during_the_turn_pays_for_a_recall() -> None:
    scenario = Scenario(2).exhaust(0, worker=2).played(0, "fw41")
    assert scenario.refused_by("0 recall worker from exhausted") == "E1"
    scenario.play("0 use fw41", "0 recall worker from exhausted", "0 recall worker from exhausted")
    assert scenario.ready(0, "worker") == 3
