import pytest

from kontor.anno1800.game import load
from tests.anno1800.support.positions import Scenario


def with_cost(*goods: str, players: int = 2) -> Scenario:
    """Return a position in which seat 0 holds two cards that cost these goods. It has ten trade tokens and no cubes."""
    needs = {good: goods.count(good) for good in goods}
    game = load({"population_card": [{"id": name, "needs": needs} for name in ("fw01", "fw02")]})
    scenario = Scenario(players, game=game).hand(0, "fw01", "fw02", "fw03").tokens(0, trade=10)
    return scenario.cubes(0, farmer=0, worker=0, artisan=0).objectives("zoo", "museum")


PRICES = [("planks", "", 1), ("wool", "", 1), ("beer", "brewery", 1), ("coal", "", 2), ("sails", "", 2)]
PRICES += [("windows", "window_factory", 2), ("bicycles", "bicycle_factory", 3), ("steam_engines", "motor_works", 3)]


@pytest.mark.rule("anno1800:H1", "anno1800:H2")
@pytest.mark.parametrize(("good", "tile", "price"), PRICES)
def test_the_price_follows_the_cube_that_works_there(good: str, tile: str, price: int) -> None:
    scenario = with_cost(good)
    if tile:
        assert scenario.refused_by(f"0 play fw01: buy {good} from 1") == "H1"
        assert "play fw01" not in scenario.things()
        scenario.tile(1, 12, tile)
    scenario.play(f"0 play fw01: buy {good} from 1")
    assert scenario.trade(0) == (2, 0, 10 - price)
    assert scenario.state.gold[1] == 1 + 1


@pytest.mark.rule("anno1800:H1")
@pytest.mark.parametrize(("good", "tile", "price"), PRICES)
def test_one_token_too_few_does_not_buy(good: str, tile: str, price: int) -> None:
    scenario = with_cost(good).spend(0, trade=2).tokens(0, trade=price - 1, exploration=9)
    if tile:
        scenario.tile(1, 12, tile)
    assert scenario.refused_by(f"0 play fw01: buy {good} from 1") == "P5"
    assert "play fw01" not in scenario.things()
    assert scenario.tokens(0, trade=price).refused_by(f"0 play fw01: buy {good} from 1") == ""


@pytest.mark.rule("anno1800:H1")
def test_the_buyer_chooses_between_two_industries() -> None:
    for line, left in (("buy bricks from 1", 9), ("buy bricks from 1 artisan", 8)):
        scenario = with_cost("bricks").tile(1, 12, "brickyard").play(f"0 play fw01: {line}")
        assert scenario.trade(0)[2] == left
        assert scenario.state.gold[1] == 2


@pytest.mark.rule("anno1800:H1", "record:R6")
def test_the_cheapest_industry_is_the_default_and_never_named() -> None:
    scenario = with_cost("bricks").tile(1, 12, "brickyard")
    assert scenario.refused_by("0 play fw01: buy bricks from 1 worker") == "record:R6"
    assert scenario.refused_by("0 play fw01: buy bricks from 1 engineer") != ""
    assert with_cost("bricks").refused_by("0 play fw01: buy bricks from 1 artisan") == "record:R6"
    assert with_cost("planks").tile(1, 12, "sawmill").refused_by("0 play fw01: buy planks from 1 king") == "record:R6"


@pytest.mark.rule("anno1800:H1", "record:R6")
def test_two_industries_with_one_price_are_not_distinguished() -> None:
    """Planks by a farmer or by a worker both cost 1: neither is dearer."""
    scenario = with_cost("planks").tile(1, 12, "sawmill")
    scenario.play("0 play fw01: buy planks from 1")
    assert scenario.trade(0) == (2, 0, 9)


@pytest.mark.rule("anno1800:H1")
@pytest.mark.parametrize("seat", [2, 3, 7, 99])
def test_only_seats_of_the_game_sell(seat: int) -> None:
    assert with_cost("planks").refused_by(f"0 play fw01: buy planks from {seat}") == "H1"


@pytest.mark.rule("anno1800:H1")
def test_only_that_player_must_be_able_to_make_it() -> None:
    scenario = with_cost("beer", players=3).tile(2, 12, "brewery")
    assert scenario.refused_by("0 play fw01: buy beer from 1") == "H1"
    scenario.play("0 play fw01: buy beer from 2")
    assert scenario.state.gold == [0, 1, 3]


@pytest.mark.rule("anno1800:H1", "anno1800:H5")
def test_a_printed_industry_of_an_old_world_island_sells() -> None:
    scenario = with_cost("bricks").play("0 festival", "0 end").open_island("ow06")
    scenario.play("1 festival", "1 end").tokens(0, trade=10).play("0 play fw01: buy bricks from 1")
    assert scenario.trade(0) == (2, 0, 9)


@pytest.mark.rule("anno1800:H2")
@pytest.mark.parametrize(("good", "tile"), [("planks", ""), ("coal", ""), ("bicycles", "bicycle_factory")])
def test_the_seller_gets_one_gold_at_any_price_and_moves_no_cube(good: str, tile: str) -> None:
    scenario = with_cost(good, players=3)
    if tile:
        scenario.tile(2, 12, tile)
    before = scenario.view(2)["seats"][2]
    scenario.play(f"0 play fw01: buy {good} from 2")
    assert scenario.view(2)["seats"][2] == {**before, "gold": before["gold"] + 1}
    assert scenario.state.gold[:2] == [0, 1]


@pytest.mark.rule("anno1800:H2")
def test_full_workplaces_and_a_seller_without_cubes_do_not_matter() -> None:
    scenario = with_cost("planks").employ(1, 1, "farmer", "farmer").exhaust(1, farmer=2)
    scenario.play("0 play fw01: buy planks from 1")
    assert scenario.crew(1, 1) == ["farmer", "farmer"]
    assert with_cost("planks").cubes(1, farmer=0).refused_by("0 play fw01: buy planks from 1") == ""


@pytest.mark.rule("anno1800:H3")
def test_a_good_is_bought_only_once_in_a_payment() -> None:
    scenario = with_cost("planks", "planks", players=3)
    assert scenario.refused_by("0 play fw01: buy planks from 1, buy planks from 1") == "H3"
    assert scenario.refused_by("0 play fw01: buy planks from 1, buy planks from 2") == "H3"
    assert "play fw01" not in scenario.things()
    scenario.cubes(0, farmer=1).play("0 play fw01: buy planks from 2, work 1")
    assert scenario.state.gold == [0, 1, 3]


@pytest.mark.rule("anno1800:H3")
def test_a_good_is_bought_only_once_in_a_turn_whoever_sells_it() -> None:
    scenario = with_cost("bricks", players=3).played(0, "aei12").play("0 use aei12", "0 play fw01: buy bricks from 1")
    scenario.tile(2, 12, "brickyard").tile(1, 12, "brickyard")
    for seller in ("1", "2", "1 artisan", "2 artisan"):
        assert scenario.refused_by(f"0 play fw02: buy bricks from {seller}") == "H3"
    assert "play fw02" not in scenario.things()
    scenario.pass_round().tokens(0, trade=2).play("0 play fw02: buy bricks from 2")
    assert scenario.state.gold[2] == 3


@pytest.mark.rule("anno1800:H3")
def test_purchases_of_others_do_not_matter() -> None:
    scenario = Scenario(3).play("0 hire farmer: buy planks from 2", "0 end", "1 hire farmer: buy planks from 2")
    assert scenario.state.gold == [0, 1, 4]


@pytest.mark.rule("anno1800:H3")
def test_different_goods_are_bought_from_different_sellers() -> None:
    scenario = with_cost("planks", "grain", "wool", "coal", players=4)
    scenario.play("0 play fw01: buy planks from 1, buy grain from 1, buy wool from 2, buy coal from 3")
    assert scenario.state.gold == [0, 3, 3, 4]
    assert scenario.trade(0) == (2, 0, 5)


@pytest.mark.rule("anno1800:H4")
def test_new_world_goods_are_not_sold() -> None:
    scenario = with_cost("tobacco").new_world(1, "nwi01", "nwi05")
    assert scenario.refused_by("0 play fw01: buy tobacco from 1") == "H4"
    assert "play fw01" not in scenario.things()


@pytest.mark.rule("anno1800:H4")
def test_goods_made_of_new_world_goods_are_sold() -> None:
    scenario = with_cost("cigars").tile(1, 12, "cigar_factory")
    scenario.play("0 play fw01: buy cigars from 1")
    assert scenario.trade(0)[2] == 8


@pytest.mark.rule("anno1800:H4")
def test_a_player_cannot_buy_from_themselves() -> None:
    assert with_cost("planks").refused_by("0 play fw01: buy planks from 0") == "H4"


@pytest.mark.rule("anno1800:H4")
@pytest.mark.parametrize("what", ["artisan", "trade_token", "exploration_token", "gold", "cubes"])
def test_cubes_and_tokens_are_not_sold(what: str) -> None:
    scenario = Scenario(2).tile(0, 12, "brickyard").cubes(0, artisan=0)
    assert scenario.refused_by(f"0 build warehouse at 13: work 12, buy {what} from 1") == "record:R6"


@pytest.mark.rule("anno1800:H5")
def test_a_covered_industry_makes_nothing_for_anybody() -> None:
    scenario = with_cost("potatoes").tile(1, 3, "brewery")
    assert scenario.refused_by("0 play fw01: buy potatoes from 1") in ("H1", "H5")
    assert "play fw01" not in scenario.things()
    scenario.cubes(0, farmer=1).tile(0, 3, "glassworks")
    assert scenario.refused_by("0 play fw01: work 3") != ""


@pytest.mark.rule("anno1800:H5")
def test_of_a_covered_artisan_industry_only_the_worker_version_sells() -> None:
    scenario = with_cost("bricks").tile(1, 7, "brickyard")
    assert scenario.refused_by("0 play fw01: buy bricks from 1 artisan") == "H5"
    scenario.play("0 play fw01: buy bricks from 1")
    assert scenario.trade(0)[2] == 9


@pytest.mark.rule("anno1800:H5", "anno1800:B5")
def test_a_returned_tile_stops_selling_and_what_it_covered_sells() -> None:
    scenario = (
        with_cost("potatoes").tile(1, 3, "brewery").play("0 festival", "0 end", "1 build sawmill at 12: return 3")
    )
    scenario.play("1 end").tokens(0, trade=1).spend(0, trade=2)
    assert scenario.refused_by("0 play fw01: buy beer from 1") == "H1"
    scenario.play("0 play fw01: buy potatoes from 1")


@pytest.mark.rule("anno1800:H6", "anno1800:P6")
def test_tokens_on_cards_buy_and_import() -> None:
    scenario = with_cost("coal", "tobacco").new_world(0, "nwi01").spend(0, trade=2).tokens(0, trade=3)
    scenario.play("0 play fw01: buy coal from 1, import tobacco")
    assert scenario.trade(0) == (0, 2, 0)
    assert with_cost("coal").spend(0, trade=2).tokens(0, trade=1).refused_by("0 play fw01: buy coal from 1") == "P5"


@pytest.mark.rule("anno1800:H6", "anno1800:P6")
def test_tokens_on_cards_and_on_ships_pay_together() -> None:
    scenario = with_cost("bicycles").tile(1, 12, "bicycle_factory").tokens(0, trade=1)
    scenario.play("0 play fw01: buy bicycles from 1")
    assert scenario.trade(0) == (0, 2, 0)
