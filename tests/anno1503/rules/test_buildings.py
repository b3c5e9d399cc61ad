from collections import Counter

import pytest

from kontor.anno1503.content.building_effects import combine_effects
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng
from tests.anno1503.support.positions import Scenario, acting

PIRATES, FIRE, GOLDEN_AGE = ("* roll 6", "* event 2"), ("* roll 6", "* event 4"), ("* roll 6", "* event 6")
GOODS = ["wood", "stone", "tools", "cloth", "spice", "tobacco"]


@pytest.mark.rule("anno1503:B1", "anno1503:P6")
@pytest.mark.parametrize("gold", [0, 7])
def test_the_fire_brigade_cancels_payment_and_loss_of_fire(gold: int) -> None:
    scenario = (
        Scenario().set_buildings(0, "fire_brigade").set_buildings(1, "school").set_gold(0, gold).set_gold(1, gold)
    )
    events = scenario.play(*FIRE)
    assert scenario.gold(0) == gold
    assert scenario.folk(0) == "pioneer settler pioneer citizen:fire_brigade"
    assert (scenario.gold(1), len(scenario.folk(1).split())) == ((5, 4) if gold else (0, 3))
    assert [event.args for event in events if event.kind == "spared"] == [{"seat": 0, "event": "fire"}]


@pytest.mark.rule("anno1503:B1", "anno1503:P4")
@pytest.mark.parametrize("gold", [0, 7])
def test_the_forge_cancels_payment_and_loss_of_pirates(gold: int) -> None:
    scenario = Scenario().set_buildings(0, "forge").set_agreements(0, 1).set_branches(0, {2: "spice"}).set_gold(0, gold)
    events = scenario.play(*PIRATES)
    assert scenario.gold(0) == gold
    assert (scenario.seat(0)["agreements"], scenario.branches(0)) == (1, {2: "spice"})
    assert [event.args for event in events if event.kind == "spared"] == [{"seat": 0, "event": "pirates"}]
    assert scenario.state.actor == 0


@pytest.mark.rule("anno1503:B1", "anno1503:P4", "anno1503:P6")
def test_fire_brigade_and_forge_do_not_replace_each_other() -> None:
    scenario = Scenario().set_buildings(0, "forge")
    scenario.play(*FIRE)
    assert scenario.gold(0) == 5
    scenario = Scenario().set_buildings(0, "fire_brigade").set_agreements(0, 2)
    scenario.play(*PIRATES)
    assert scenario.gold(0) == 5


@pytest.mark.rule("anno1503:B1", "anno1503:P7")
@pytest.mark.parametrize("goods", ["spice tobacco", "wood wood"])
def test_with_a_church_two_goods_are_taken_in_a_golden_age_also_twice_the_same(goods: str) -> None:
    scenario = Scenario().set_buildings(0, "church").set_hand(0, "")
    scenario.play(*GOLDEN_AGE)
    assert len(scenario.legal()) == 21
    assert scenario.refusal("0 take spice") == ("anno1503:P7", "anno1503-why-golden-number")
    assert scenario.refusal("0 take spice spice wood") == ("anno1503:P7", "anno1503-why-golden-number")
    scenario.play(f"0 take {goods}")
    assert scenario.hand(0) == goods
    assert scenario.state.actor == 1
    assert len(scenario.legal()) == 6


@pytest.mark.rule("anno1503:B1", "anno1503:P7")
def test_with_a_church_the_remaining_goods_are_taken() -> None:
    scenario = Scenario(3).set_buildings(0, "church").set_hand(0, "")
    for good in GOODS:
        scenario.empty_pile(good, into=1, left=1 if good == "spice" else 0)
    scenario.play(*GOLDEN_AGE)
    assert scenario.hand(0) == "spice"
    assert scenario.state.actor == 0


@pytest.mark.rule("anno1503:B1", "anno1503:P7", "anno1503:P2")
def test_with_a_church_no_more_of_a_good_is_taken_than_the_pile_has() -> None:
    scenario = Scenario(3).set_buildings(0, "church").empty_pile("spice", into=1, left=1)
    scenario.play(*GOLDEN_AGE)
    assert scenario.refusal("0 take spice spice") == ("anno1503:P2", "anno1503-why-pile-empty")
    assert len(scenario.legal()) == 20


@pytest.mark.rule("anno1503:B1")
def test_a_church_changes_nothing_in_production() -> None:
    scenario = Scenario().set_buildings(0, "church").set_hand(0, "")
    scenario.play("* roll 1")
    assert scenario.refusal("0 take spice wood") == ("anno1503:P1", "anno1503-why-not-produced")
    scenario.play("0 take spice")
    assert scenario.hand(0) == "spice"


@pytest.mark.rule("anno1503:B1", "anno1503:M1")
@pytest.mark.parametrize(
    ("building", "prices"),
    [
        ("school", [2, 2, 2, 2, 3, 4]),
        ("restaurant", [1, 1, 1, 4, 4, 4]),
        ("bath_house", [1, 1, 1, 2, 3, 6]),
        ("church", [1, 1, 1, 2, 3, 4]),
        ("shipyard", [1, 1, 1, 2, 3, 4]),
    ],
)
def test_prices_with_a_building(building: str, prices: list[int]) -> None:
    buyers = {"wood": 1, "stone": 1, "tools": 1, "cloth": 2, "spice": 3, "tobacco": 4}
    for good, price in zip(GOODS, prices, strict=True):
        scenario = acting().set_folk(0, f"pioneer settler citizen merchant:{building}").set_hand(0, good)
        scenario.play(f"0 sell {good} {buyers[good]}")
        assert scenario.gold(0) == 7 + price


@pytest.mark.rule("anno1503:B1")
def test_buildings_of_others_change_no_price() -> None:
    scenario = acting().set_buildings(1, "school", "restaurant", "bath_house").set_hand(0, "wood cloth")
    scenario.play("0 sell wood 1", "0 sell cloth 2")
    assert scenario.gold(0) == 7 + 1 + 2


@pytest.mark.rule("anno1503:B1", "anno1503:H1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_shipyard_doubles_the_action_points_of_each_ship(players: int) -> None:
    scenario = acting(players).set_buildings(0, "shipyard").set_ships(0, "b3", "b3")
    for ship in (1, 2):
        for number in range(2 * players):
            scenario.play(f"0 sail {ship} {'c3' if number % 2 == 0 else 'b3'}")
        assert scenario.refusal(f"0 sail {ship} c3") == ("anno1503:H1", "anno1503-why-no-points")


@pytest.mark.rule("anno1503:B1", "anno1503:D4")
def test_a_building_works_from_the_turn_it_is_placed() -> None:
    scenario = acting().set_folk(0, "pioneer settler pioneer").set_hand(0, "wood wood tools").set_ships(0, "b3")
    scenario.play("0 pioneer shipyard", "0 sail 1 c3", "0 sail 1 d3", "0 sail 1 c3", "0 sail 1 b3")
    assert scenario.refusal("0 sail 1 c3") == ("anno1503:H1", "anno1503-why-no-points")


def with_large_branch() -> Scenario:
    return acting(3).set_buildings(0, "large_branch").set_hand(1, "spice spice wood").set_hand(2, "tobacco")


@pytest.mark.rule("anno1503:B2")
def test_the_large_branch_draws_a_good_and_pays_that_player_two_gold() -> None:
    scenario = with_large_branch().set_hand(0, "stone")
    scenario.play("0 claim 1")
    assert (scenario.gold(0), scenario.gold(1), scenario.gold(2)) == (5, 9, 7)
    assert scenario.refusal("* draw tobacco") == ("anno1503:B2", "anno1503-why-not-in-that-hand")
    assert scenario.refusal("0 end") == ("record:R5", "record-chance-expected")
    scenario.play("* draw wood")
    assert (scenario.hand(0), scenario.hand(1), scenario.hand(2)) == ("stone wood", "spice spice", "tobacco")
    assert scenario.state.actor == 0


@pytest.mark.rule("anno1503:B2")
def test_the_large_branch_is_used_once_in_the_own_turn() -> None:
    scenario = with_large_branch().set_gold(0, 20)
    scenario.play("0 sell stone 1", "0 claim 2", "* draw tobacco")
    assert scenario.refusal("0 claim 1") == ("anno1503:B2", "anno1503-why-claim-used")
    assert scenario.legal("claim") == []
    scenario.play("0 end", *(f"0 {text}" for text in scenario.legal("discard")[:1]), "* roll 5")
    assert scenario.refusal("1 claim 0") == ("anno1503:B2", "anno1503-why-no-claim-building")
    scenario.play("1 end", "* roll 5", "2 end", "* roll 5")
    assert scenario.legal("claim") == ["claim 1", "claim 2"]


@pytest.mark.rule("anno1503:B2")
def test_the_large_branch_needs_gold_and_a_card_to_draw() -> None:
    scenario = with_large_branch().set_gold(0, 1)
    assert scenario.refusal("0 claim 1") == ("anno1503:B2", "anno1503-why-claim-gold")
    scenario.set_gold(0, 2).set_hand(1, "")
    assert scenario.refusal("0 claim 1") == ("anno1503:B2", "anno1503-why-claim-hand")
    for seat in (0, 3, 99):
        assert scenario.refusal(f"0 claim {seat}") == ("anno1503:B2", "anno1503-why-claim-seat")
    assert scenario.legal("claim") == ["claim 2"]


@pytest.mark.rule("anno1503:B2")
def test_the_large_branch_comes_after_the_roll() -> None:
    scenario = Scenario(3).set_buildings(0, "large_branch")
    assert scenario.refusal("0 claim 1") == ("record:R5", "record-chance-expected")
    scenario.play("* roll 1")
    assert scenario.refusal("0 claim 1") == ("anno1503:T1", "anno1503-why-not-now")


@pytest.mark.rule("anno1503:B2")
def test_every_card_of_the_hand_is_equally_likely() -> None:
    scenario = with_large_branch().set_hand(0, "wood stone tools cloth tobacco").set_hand(1, "wood stone stone tobacco")
    scenario.play("0 claim 1")
    drawn = Counter(
        scenario.game.text(scenario.game.chance(scenario.state, Rng("draw", number))) for number in range(1200)
    )
    assert set(drawn) == {"draw stone", "draw tobacco", "draw wood"}
    assert 500 < drawn["draw stone"] < 700
    assert 230 < drawn["draw wood"] < 370


@pytest.mark.rule("anno1503:B1")
def test_of_two_buildings_with_the_same_effect_the_better_applies() -> None:
    owned: list[Data] = [
        {"price": {"pioneer": 3}, "claim_price": 4},
        {"price": {"pioneer": 2}, "good_price": {"wood": 5, "stone": 3}},
    ]
    owned += [{"golden_age_goods": 3, "claim_price": 1}, {"golden_age_goods": 2, "cancels": ["fire"]}]
    effects = combine_effects(owned, ["wood", "stone"], [0, 1, 2, 3, 4])
    assert effects.prices == [0, 0, 5, 3, 5, 3, 5, 3, 5, 4]
    assert (effects.claim_price, effects.golden_goods, effects.cancels) == (1, 3, [False, True, False])
