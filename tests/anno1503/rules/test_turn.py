import pytest

from tests.anno1503.support.positions import Scenario, acting

NOT_NOW = ("anno1503:T1", "anno1503-why-not-now")
SHIPS_HAVE_SAILED = ("anno1503:T2", "anno1503-why-ships-have-sailed")
SURPLUS = ("anno1503:T3", "anno1503-why-surplus")


@pytest.mark.rule("anno1503:T1")
def test_the_turn_begins_with_the_roll() -> None:
    scenario = Scenario()
    assert scenario.refusal("0 sell stone 1") == ("record:R5", "record-chance-expected")
    assert scenario.refusal("* event 1") == NOT_NOW
    scenario.play("* roll 5")
    assert scenario.state.actor == 0
    assert scenario.refusal("* roll 5") == ("record:R5", "record-seat-expected")
    assert scenario.refusal("1 end") == ("record:R5", "record-wrong-seat")


@pytest.mark.rule("anno1503:T1")
def test_placing_developing_buying_and_selling_come_in_any_order() -> None:
    scenario = acting().set_hand(0, "stone stone cloth wood tools wood").set_gold(0, 12)
    scenario.play("0 buy cloth", "0 pioneer", "0 sell wood 3", "0 develop 1", "0 buy spice")
    assert scenario.folk(0) == "settler settler pioneer"
    assert scenario.hand(0) == "cloth spice"
    assert scenario.gold(0) == 12 - 6 + 1 - 6


@pytest.mark.rule("anno1503:T1")
def test_ships_move_last_and_the_turn_can_be_ended_at_any_time_after_the_roll() -> None:
    scenario = acting(3)
    scenario.play("0 end", "* roll 5", "1 sail 1 b3", "1 end", "* roll 5")
    assert scenario.state.active == 2
    assert scenario.game.turn(scenario.state) == 2
    assert scenario.game.rounds(scenario.state) == 0
    scenario.play("2 end")
    assert scenario.game.rounds(scenario.state) == 1


@pytest.mark.rule("anno1503:T1", "anno1503:M1", "anno1503:M2", "anno1503:H1")
def test_everything_counted_by_turn_begins_afresh() -> None:
    scenario = Scenario().set_gold(0, 30).set_ships(0, "b3")
    scenario.play("* roll 5", "0 sell stone 1", "0 buy cloth", "0 buy cloth", "0 sail 1 c3", "0 sail 1 d3", "0 end")
    scenario.play("* roll 5", "1 end", "* roll 5", "0 sell wood 1", "0 buy cloth", "0 buy cloth", "0 sail 1 c3")
    scenario.play("0 sail 1 b3")
    assert scenario.refusal("0 sail 1 c3") == ("anno1503:H1", "anno1503-why-no-points")


@pytest.mark.rule("anno1503:T2")
@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("line", ["ship", "pioneer", "develop 1", "sell stone 1", "buy spice"])
@pytest.mark.parametrize("first", [["0 sail 1 b3"], ["0 look 1 a2", "0 leave"]])
def test_after_a_ship_has_acted_nothing_is_placed_developed_bought_or_sold(
    line: str, first: list[str], rules: int
) -> None:
    scenario = acting(3, rules=rules).set_hand(0, "cloth wood tools stone stone").set_gold(0, 20)
    assert line in scenario.legal()
    scenario.play(*first)
    assert scenario.refusal(f"0 {line}") == SHIPS_HAVE_SAILED
    assert {text.split()[0] for text in scenario.legal()} <= {"sail", "look", "end"}


@pytest.mark.rule("anno1503:T2", "anno1503:B2")
@pytest.mark.parametrize("first", [["0 sail 1 b3"], ["0 look 1 a2", "0 leave"], ["0 look 1 a2", "0 keep"]])
def test_the_large_branch_is_used_also_after_ships_have_acted(first: list[str]) -> None:
    scenario = acting(3).set_buildings(0, "large_branch").lay("a2", "treasure_gold").set_hand(0, "wood stone tools")
    scenario.play(*first)
    assert scenario.legal("claim") == ["claim 1", "claim 2"]
    things = scenario.game.presentation.prospects(scenario.state, 0)["things"]
    assert (things["claim 1"], things["buy spice"]["why"].key) == ({"lacks": [], "why": None}, SHIPS_HAVE_SAILED[1])
    ships = sorted(scenario.legal("sail") + scenario.legal("look"))
    scenario.play("0 claim 1", "* draw stone")
    for line in ("sell stone 1", "buy spice", "pioneer", "ship", "develop 1"):
        assert scenario.refusal(f"0 {line}") == SHIPS_HAVE_SAILED
    assert scenario.refusal("0 claim 2") == ("anno1503:B2", "anno1503-why-claim-used")
    assert scenario.legal() == sorted([*ships, "end"])


@pytest.mark.rule("anno1503:T1", "anno1503:B2")
@pytest.mark.parametrize("rules", [1, 2])
def test_the_large_branch_is_not_used_between_a_look_and_its_answer(rules: int) -> None:
    scenario = acting(3, rules=rules).set_buildings(0, "large_branch")
    scenario.play("0 look 1 a2")
    assert scenario.refusal("0 claim 1") == NOT_NOW
    assert scenario.legal("claim") == []


@pytest.mark.rule("anno1503:T2", "anno1503:B2", "record:R1")
@pytest.mark.parametrize("first", [["0 sail 1 b3"], ["0 look 1 a2", "0 leave"]])
def test_by_version_1_the_large_branch_is_used_before_ships_act(first: list[str]) -> None:
    scenario = acting(3, rules=1).set_buildings(0, "large_branch")
    assert scenario.legal("claim") == ["claim 1", "claim 2"]
    scenario.play(*first)
    assert scenario.refusal("0 claim 1") == SHIPS_HAVE_SAILED
    assert scenario.legal("claim") == []
    things = scenario.game.presentation.prospects(scenario.state, 0)["things"]
    assert things["claim 1"]["why"].args["kind"] == "claim"


@pytest.mark.rule("anno1503:T2", "anno1503:H3")
def test_keeping_a_tile_does_not_reopen_the_market() -> None:
    scenario = acting().lay("a2", "treasure_gold").set_hand(0, "stone")
    scenario.play("0 look 1 a2", "0 keep")
    assert scenario.refusal("0 sell stone 1") == SHIPS_HAVE_SAILED
    assert scenario.refusal("0 buy wood") == SHIPS_HAVE_SAILED
    assert scenario.legal() == ["end"]


@pytest.mark.rule("anno1503:T2")
def test_the_next_player_may_trade_although_ships_have_sailed_before() -> None:
    scenario = acting()
    scenario.play("0 sail 1 b3", "0 end", "* roll 5", "1 sell stone 1")
    assert scenario.gold(1) == 8


@pytest.mark.rule("anno1503:T1", "anno1503:T3")
def test_a_hand_may_be_larger_during_the_turn() -> None:
    scenario = acting().set_hand(0, "wood wood wood wood wood").set_gold(0, 12)
    scenario.play("0 buy stone", "0 buy stone")
    assert scenario.state.hand_size(0) == 7
    assert scenario.legal("discard") == []
    assert scenario.refusal("0 discard wood wood") == NOT_NOW
    scenario.play("0 sell stone 1", "0 sail 1 b3")
    assert scenario.state.hand_size(0) == 6


@pytest.mark.rule("anno1503:T3")
def test_exactly_the_surplus_is_discarded_after_the_turn_is_ended() -> None:
    scenario = acting().set_hand(0, "wood wood wood stone stone spice tobacco")
    scenario.play("0 end")
    assert scenario.state.actor == 0
    assert scenario.refusal("0 discard wood") == SURPLUS
    assert scenario.refusal("0 discard wood wood wood") == SURPLUS
    assert scenario.refusal("0 discard spice spice") == SURPLUS
    assert scenario.refusal("0 discard tools wood") == SURPLUS
    assert scenario.refusal("0 end") == NOT_NOW
    assert scenario.refusal("0 sell stone 1") == NOT_NOW
    piles = scenario.pile("wood"), scenario.pile("stone")
    scenario.play("0 discard stone wood")
    assert scenario.hand(0) == "spice stone tobacco wood wood"
    assert (scenario.pile("wood"), scenario.pile("stone")) == (piles[0] + 1, piles[1] + 1)
    assert scenario.state.active == 1


@pytest.mark.rule("anno1503:T3")
def test_every_way_to_discard_is_offered() -> None:
    scenario = acting().set_hand(0, "wood wood wood wood stone spice spice")
    scenario.play("0 end")
    pairs = ["spice spice", "spice stone", "spice wood", "stone wood", "wood wood"]
    assert scenario.legal() == [f"discard {pair}" for pair in pairs]


@pytest.mark.rule("anno1503:T3", "record:R6")
def test_goods_to_discard_are_read_in_any_order_and_written_in_alphabetical_order() -> None:
    scenario = acting()
    move = scenario.game.parse("discard wood stone spice")
    assert scenario.game.text(move) == "discard spice stone wood"
    assert move == scenario.game.parse("discard spice wood stone")


@pytest.mark.rule("anno1503:T3")
def test_nobody_is_asked_where_only_one_discard_is_possible() -> None:
    scenario = acting().set_hand(0, "wood wood wood wood wood wood wood")
    events = scenario.play("0 end")
    assert scenario.hand(0) == "wood wood wood wood wood"
    assert [event.args for event in events if event.kind == "discarded"] == [{"seat": 0, "goods": ["wood", "wood"]}]
    assert scenario.state.active == 1


@pytest.mark.rule("anno1503:T3")
def test_five_goods_may_be_kept() -> None:
    scenario = acting().set_hand(0, "wood stone tools cloth spice")
    assert scenario.play("0 end") == []
    assert scenario.state.active == 1
    assert scenario.hand(0) == "cloth spice stone tools wood"


@pytest.mark.rule("anno1503:T1", "anno1503:T3")
def test_only_the_hand_of_the_active_player_is_limited() -> None:
    scenario = acting().set_hand(1, "wood wood wood wood stone stone stone")
    scenario.play("0 end", "* roll 5")
    assert scenario.state.hand_size(1) == 8
    scenario.play("1 end")
    assert {text.split()[0] for text in scenario.legal()} == {"discard"}
    assert all(len(text.split()) == 4 for text in scenario.legal())


@pytest.mark.rule("anno1503:T3")
def test_goods_may_have_another_limit_in_changed_figures() -> None:
    scenario = acting(changed={"hand_limit": 2}).set_hand(0, "wood stone tools")
    scenario.play("0 end", "0 discard wood")
    assert scenario.hand(0) == "stone tools"
