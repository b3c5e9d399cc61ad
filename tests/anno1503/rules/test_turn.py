import pytest

from tests.anno1503.support.positions import Table, acting

NOT_NOW = ("anno1503:T1", "anno1503-why-not-now")
SHIPS_HAVE_SAILED = ("anno1503:T2", "anno1503-why-ships-have-sailed")
SURPLUS = ("anno1503:T3", "anno1503-why-surplus")


@pytest.mark.rule("anno1503:T1")
def test_the_turn_begins_with_the_roll() -> None:
    table = Table()
    assert table.refusal("0 sell stone 1") == ("record:R5", "record-chance-expected")
    assert table.refusal("* event 1") == NOT_NOW
    table.play("* roll 5")
    assert table.state.actor == 0
    assert table.refusal("* roll 5") == ("record:R5", "record-seat-expected")
    assert table.refusal("1 end") == ("record:R5", "record-wrong-seat")


@pytest.mark.rule("anno1503:T1")
def test_placing_developing_buying_and_selling_come_in_any_order() -> None:
    table = acting().set_hand(0, "stone stone cloth wood tools wood").set_gold(0, 12)
    table.play("0 buy cloth", "0 pioneer", "0 sell wood 3", "0 develop 1", "0 buy spice")
    assert table.folk(0) == "settler settler pioneer"
    assert table.hand(0) == "cloth spice"
    assert table.gold(0) == 12 - 6 + 1 - 6


@pytest.mark.rule("anno1503:T1")
def test_ships_move_last_and_the_turn_can_be_ended_at_any_time_after_the_roll() -> None:
    table = acting(3)
    table.play("0 end", "* roll 5", "1 sail 1 b3", "1 end", "* roll 5")
    assert table.state.active == 2
    assert table.game.turn(table.state) == 2
    assert table.game.rounds(table.state) == 0
    table.play("2 end")
    assert table.game.rounds(table.state) == 1


@pytest.mark.rule("anno1503:T1", "anno1503:M1", "anno1503:M2", "anno1503:H1")
def test_everything_counted_by_turn_begins_afresh() -> None:
    table = Table().set_gold(0, 30).set_ships(0, "b3")
    table.play("* roll 5", "0 sell stone 1", "0 buy cloth", "0 buy cloth", "0 sail 1 c3", "0 sail 1 d3", "0 end")
    table.play("* roll 5", "1 end", "* roll 5", "0 sell wood 1", "0 buy cloth", "0 buy cloth", "0 sail 1 c3")
    table.play("0 sail 1 b3")
    assert table.refusal("0 sail 1 c3") == ("anno1503:H1", "anno1503-why-no-points")


@pytest.mark.rule("anno1503:T2")
@pytest.mark.parametrize("line", ["ship", "pioneer", "develop 1", "sell stone 1", "buy spice", "claim 1"])
@pytest.mark.parametrize("first", [["0 sail 1 b3"], ["0 look 1 a2", "0 leave"]])
def test_after_a_ship_has_acted_no_other_move_is_legal(line: str, first: list[str]) -> None:
    table = acting(3).set_hand(0, "cloth wood tools stone stone").set_gold(0, 20)
    if line == "claim 1":
        table.set_buildings(0, "large_branch")
    assert line in table.legal()
    table.play(*first)
    assert table.refusal(f"0 {line}") == SHIPS_HAVE_SAILED
    assert {text.split()[0] for text in table.legal()} <= {"sail", "look", "end"}


@pytest.mark.rule("anno1503:T2", "anno1503:H3")
def test_keeping_a_tile_does_not_reopen_the_market() -> None:
    table = acting().lay("a2", "treasure_gold").set_hand(0, "stone")
    table.play("0 look 1 a2", "0 keep")
    assert table.refusal("0 sell stone 1") == SHIPS_HAVE_SAILED
    assert table.refusal("0 buy wood") == SHIPS_HAVE_SAILED
    assert table.legal() == ["end"]


@pytest.mark.rule("anno1503:T2")
def test_the_next_player_may_trade_although_ships_have_sailed_before() -> None:
    table = acting()
    table.play("0 sail 1 b3", "0 end", "* roll 5", "1 sell stone 1")
    assert table.gold(1) == 8


@pytest.mark.rule("anno1503:T1", "anno1503:T3")
def test_a_hand_may_be_larger_during_the_turn() -> None:
    table = acting().set_hand(0, "wood wood wood wood wood").set_gold(0, 12)
    table.play("0 buy stone", "0 buy stone")
    assert table.state.hand_size(0) == 7
    assert table.legal("discard") == []
    assert table.refusal("0 discard wood wood") == NOT_NOW
    table.play("0 sell stone 1", "0 sail 1 b3")
    assert table.state.hand_size(0) == 6


@pytest.mark.rule("anno1503:T3")
def test_exactly_the_surplus_is_discarded_after_the_turn_is_ended() -> None:
    table = acting().set_hand(0, "wood wood wood stone stone spice tobacco")
    table.play("0 end")
    assert table.state.actor == 0
    assert table.refusal("0 discard wood") == SURPLUS
    assert table.refusal("0 discard wood wood wood") == SURPLUS
    assert table.refusal("0 discard spice spice") == SURPLUS
    assert table.refusal("0 discard tools wood") == SURPLUS
    assert table.refusal("0 end") == NOT_NOW
    assert table.refusal("0 sell stone 1") == NOT_NOW
    piles = table.pile("wood"), table.pile("stone")
    table.play("0 discard stone wood")
    assert table.hand(0) == "spice stone tobacco wood wood"
    assert (table.pile("wood"), table.pile("stone")) == (piles[0] + 1, piles[1] + 1)
    assert table.state.active == 1


@pytest.mark.rule("anno1503:T3")
def test_every_way_to_discard_is_offered() -> None:
    table = acting().set_hand(0, "wood wood wood wood stone spice spice")
    table.play("0 end")
    pairs = ["spice spice", "spice stone", "spice wood", "stone wood", "wood wood"]
    assert table.legal() == [f"discard {pair}" for pair in pairs]


@pytest.mark.rule("anno1503:T3", "record:R6")
def test_goods_to_discard_are_read_in_any_order_and_written_in_alphabetical_order() -> None:
    table = acting()
    move = table.game.parse("discard wood stone spice")
    assert table.game.text(move) == "discard spice stone wood"
    assert move == table.game.parse("discard spice wood stone")


@pytest.mark.rule("anno1503:T3")
def test_nobody_is_asked_where_only_one_discard_is_possible() -> None:
    table = acting().set_hand(0, "wood wood wood wood wood wood wood")
    events = table.play("0 end")
    assert table.hand(0) == "wood wood wood wood wood"
    assert [event.args for event in events if event.kind == "discarded"] == [{"seat": 0, "goods": ["wood", "wood"]}]
    assert table.state.active == 1


@pytest.mark.rule("anno1503:T3")
def test_five_goods_may_be_kept() -> None:
    table = acting().set_hand(0, "wood stone tools cloth spice")
    assert table.play("0 end") == []
    assert table.state.active == 1
    assert table.hand(0) == "cloth spice stone tools wood"


@pytest.mark.rule("anno1503:T1", "anno1503:T3")
def test_only_the_hand_of_the_active_player_is_limited() -> None:
    table = acting().set_hand(1, "wood wood wood wood stone stone stone")
    table.play("0 end", "* roll 5")
    assert table.state.hand_size(1) == 8
    table.play("1 end")
    assert {text.split()[0] for text in table.legal()} == {"discard"}
    assert all(len(text.split()) == 4 for text in table.legal())


@pytest.mark.rule("anno1503:T3")
def test_goods_may_have_another_limit_in_changed_figures() -> None:
    table = acting(changed={"hand_limit": 2}).set_hand(0, "wood stone tools")
    table.play("0 end", "0 discard wood")
    assert table.hand(0) == "stone tools"
