import pytest

from kontor.engine.errors import RuleError
from tests.anno1503.support.positions import acting

DOES_NOT_BUY = ("anno1503:M1", "anno1503-why-does-not-buy")
PRICES = {"pioneer": {"wood": 1, "stone": 1, "tools": 1}, "settler": {"cloth": 2}, "citizen": {"spice": 3}}
PRICES["merchant"] = {"tobacco": 4}
GOODS = ["wood", "stone", "tools", "cloth", "spice", "tobacco"]


@pytest.mark.rule("anno1503:M1")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("kind", ["pioneer", "settler", "citizen", "merchant"])
def test_goods_and_prices_of_each_inhabitant(kind: str, good: str) -> None:
    scenario = acting().set_folk(0, f"pioneer settler {kind}").set_hand(0, " ".join(GOODS))
    if good not in PRICES[kind]:
        assert scenario.refusal(f"0 sell {good} 3") == DOES_NOT_BUY
        assert f"sell {good} 3" not in scenario.legal()
        return
    pile = scenario.pile(good)
    scenario.play(f"0 sell {good} 3")
    assert scenario.gold(0) == 7 + PRICES[kind][good]
    assert scenario.hand(0).split() == sorted(set(GOODS) - {good})
    assert scenario.pile(good) == pile + 1


@pytest.mark.rule("anno1503:M1")
def test_one_good_is_sold_to_the_inhabitant_on_each_space() -> None:
    scenario = acting().set_folk(0, "pioneer pioneer").set_hand(0, "wood wood wood")
    scenario.play("0 sell wood 1", "0 sell wood 2")
    assert scenario.gold(0) == 9
    assert scenario.refusal("0 sell wood 1") == ("anno1503:M1", "anno1503-why-has-bought")
    assert scenario.refusal("0 sell wood 2") == ("anno1503:M1", "anno1503-why-has-bought")
    assert scenario.legal("sell") == []


@pytest.mark.rule("anno1503:M1")
def test_developing_does_not_open_a_second_sale() -> None:
    scenario = acting().set_hand(0, "wood cloth cloth stone stone")
    scenario.play("0 sell wood 1", "0 develop 1")
    assert scenario.refusal("0 sell cloth 1") == ("anno1503:M1", "anno1503-why-has-bought")
    scenario.play("0 sell cloth 2")
    assert scenario.gold(0) == 7 + 1 + 2


@pytest.mark.rule("anno1503:M1")
def test_a_developed_inhabitant_buys_as_its_new_kind() -> None:
    scenario = acting().set_hand(0, "wood cloth cloth stone stone")
    scenario.play("0 develop 1")
    assert scenario.refusal("0 sell wood 1") == DOES_NOT_BUY
    scenario.play("0 sell cloth 1")
    assert scenario.gold(0) == 9


@pytest.mark.rule("anno1503:M1")
def test_a_pioneer_placed_in_this_turn_may_buy() -> None:
    scenario = acting().set_hand(0, "wood wood tools")
    scenario.play("0 pioneer", "0 sell wood 3")
    assert scenario.gold(0) == 8


@pytest.mark.rule("anno1503:M1")
def test_a_sale_needs_an_inhabitant_and_a_good_in_hand() -> None:
    scenario = acting().set_hand(0, "wood")
    for space in (3, 7, 8, 1023):
        assert scenario.refusal(f"0 sell wood {space}") == ("anno1503:M1", "anno1503-why-nobody-there")
    assert scenario.refusal("0 sell stone 1") == ("anno1503:M1", "anno1503-why-not-in-hand")
    assert scenario.legal("sell") == ["sell wood 1"]


@pytest.mark.rule("anno1503:M2")
@pytest.mark.parametrize(("agreements", "price"), [(0, 6), (1, 5), (2, 4), (3, 3)])
@pytest.mark.parametrize("good", ["wood", "tobacco"])
def test_a_good_costs_six_less_one_for_each_agreement(good: str, agreements: int, price: int) -> None:
    scenario = acting().set_agreements(0, agreements).set_hand(0, "").set_gold(0, price)
    pile = scenario.pile(good)
    scenario.play(f"0 buy {good}")
    assert scenario.gold(0) == 0
    assert scenario.hand(0) == good
    assert scenario.pile(good) == pile - 1
    scenario.set_gold(0, price - 1)
    assert scenario.refusal(f"0 buy {good}") == ("anno1503:M2", "anno1503-why-buy-gold")
    assert scenario.legal("buy") == []


@pytest.mark.rule("anno1503:M2")
def test_agreements_of_others_change_nothing() -> None:
    scenario = acting().set_agreements(1, 3)
    scenario.play("0 buy spice")
    assert scenario.gold(0) == 1


@pytest.mark.rule("anno1503:M2")
def test_two_goods_are_bought_in_a_turn_and_no_third() -> None:
    scenario = acting().set_gold(0, 30)
    assert scenario.legal("buy") == sorted(f"buy {good}" for good in GOODS)
    scenario.play("0 buy spice", "0 buy spice")
    assert scenario.gold(0) == 18
    assert scenario.refusal("0 buy spice") == ("anno1503:M2", "anno1503-why-buys-used")
    assert scenario.legal("buy") == []


@pytest.mark.rule("anno1503:M2")
def test_only_a_good_whose_pile_has_a_card_is_bought() -> None:
    scenario = acting().set_gold(0, 30).empty_pile("spice", into=1, left=1)
    scenario.play("0 buy spice")
    assert scenario.refusal("0 buy spice") == ("anno1503:M2", "anno1503-why-pile-empty")
    assert "buy spice" not in scenario.legal()
    assert "buy tobacco" in scenario.legal()


@pytest.mark.rule("anno1503:M2", "anno1503:M1")
def test_a_good_bought_may_be_sold_and_the_gold_spent_again() -> None:
    scenario = acting().set_folk(0, "pioneer settler merchant").set_gold(0, 8).set_hand(0, "")
    scenario.play("0 buy tobacco", "0 sell tobacco 3", "0 buy wood")
    assert scenario.gold(0) == 8 - 6 + 4 - 6


@pytest.mark.rule("anno1503:M3", "record:R6")
@pytest.mark.parametrize(
    "text", ["trade wood 1", "give wood", "give wood 1", "sell wood to 1", "buy wood 1", "buy wood 6 1"]
)
def test_trades_between_players_cannot_be_written(text: str) -> None:
    scenario = acting()
    with pytest.raises(RuleError) as caught:
        scenario.play(f"0 {text}")
    assert (caught.value.rule, caught.value.phrase.key) == ("record:R6", "record-unreadable-move")


@pytest.mark.rule("anno1503:M3")
def test_only_the_large_branch_changes_what_others_hold() -> None:
    scenario = acting(3).set_buildings(0, "large_branch").set_gold(0, 30)
    scenario.set_hand(0, "wood wood tools tools cloth stone stone spice spice tobacco")
    others = [(scenario.hand(seat), scenario.gold(seat)) for seat in (1, 2)]
    claims = []
    for text in scenario.legal():
        state = scenario.state.copy()
        scenario.play(f"0 {text}")
        if [(scenario.hand(seat), scenario.gold(seat)) for seat in (1, 2)] != others:
            claims.append(text)
        scenario.state = state
    assert claims == ["claim 1", "claim 2"]
