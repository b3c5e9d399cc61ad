import pytest

from tests.anno1503.support.positions import Table

GOODS = ["cloth", "spice", "stone", "tobacco", "tools", "wood"]
BOARDS = [
    ["any", "stone", "wood", "cloth", "tools"],
    ["tools", "any", "stone", "wood", "cloth"],
    ["cloth", "tools", "any", "stone", "wood"],
    ["wood", "cloth", "tools", "any", "stone"],
]


def before_roll(players: int = 2) -> Table:
    """Return a position before the roll in which all hands are empty."""
    table = Table(players)
    for seat in range(players):
        table.set_hand(seat, "")
    return table


@pytest.mark.rule("anno1503:P1")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_everybody_takes_the_good_of_their_island_for_the_number_rolled(face: int) -> None:
    table = before_roll(4)
    table.play(f"* roll {face}")
    chooser = [seat for seat in range(4) if BOARDS[seat][face - 1] == "any"]
    for seat in chooser:
        assert table.state.actor == seat
        assert table.legal() == [f"take {good}" for good in GOODS]
        table.play(f"{seat} take tobacco")
    assert [table.hand(seat) for seat in range(4)] == [
        "tobacco" if seat in chooser else BOARDS[seat][face - 1] for seat in range(4)
    ]
    assert table.state.actor == 0


@pytest.mark.rule("anno1503:P1")
@pytest.mark.parametrize("good", GOODS)
def test_any_is_a_good_of_choice_spice_and_tobacco_included(good: str) -> None:
    table = before_roll()
    pile = table.pile(good)
    table.play("* roll 1", f"0 take {good}")
    assert table.hand(0) == good
    assert table.pile(good) == pile - (2 if good == "tools" else 1)


@pytest.mark.rule("anno1503:P1")
def test_taking_is_mandatory_and_comes_first() -> None:
    table = before_roll()
    table.play("* roll 1")
    for line in ("0 end", "0 sell stone 1", "0 buy wood", "0 sail 1 b3"):
        assert table.refusal(line) == ("anno1503:T1", "anno1503-why-not-now")
    assert table.refusal("1 take wood") == ("record:R5", "record-wrong-seat")


@pytest.mark.rule("anno1503:P1")
@pytest.mark.parametrize("good", ["tobacco", "spice", "cloth", "tools"])
def test_a_branch_gives_its_good_instead_on_its_site_alone(good: str) -> None:
    table = before_roll().set_branches(0, {3: good})
    table.play("* roll 3")
    assert table.legal() == sorted([f"take {good}", "take wood"])
    assert table.refusal("0 take stone") == ("anno1503:P1", "anno1503-why-not-produced")
    table.play(f"0 take {good}")
    assert table.hand(0) == good
    table.play("0 end", "* roll 4")
    assert table.state.actor == 1
    assert table.hand(0) == " ".join(sorted([good, "cloth"]))


@pytest.mark.rule("anno1503:P1")
def test_a_branch_of_stone_or_wood_gives_its_good_too() -> None:
    table = before_roll(3).set_branches(0, {4: "stone", 5: "wood"})
    table.play("* roll 4", "0 take stone")
    assert table.hand(0) == "stone"
    assert table.hand(2) == "stone"
    table.play("0 end", "* roll 5", "0 take wood")
    assert table.hand(0) == "stone wood"
    assert table.hand(2) == "stone wood"


@pytest.mark.rule("anno1503:P1")
def test_with_a_branch_the_home_good_may_still_be_taken_but_not_both() -> None:
    table = before_roll().set_branches(0, {3: "spice"})
    table.play("* roll 3")
    assert table.refusal("0 take spice wood") == ("anno1503:P1", "anno1503-why-not-produced")
    table.play("0 take wood")
    assert table.hand(0) == "wood"


@pytest.mark.rule("anno1503:P1", "anno1503:H4")
def test_a_branch_on_a_site_of_the_same_good_is_of_no_use() -> None:
    table = before_roll().set_branches(0, {4: "cloth"})
    table.play("* roll 4")
    assert table.hand(0) == "cloth"
    assert table.state.actor == 0
    assert table.legal("take") == []


@pytest.mark.rule("anno1503:P2")
def test_an_empty_pile_gives_nothing() -> None:
    table = before_roll().empty_pile("cloth", into=1)
    events = table.play("* roll 4")
    assert table.hand(0) == ""
    assert [event.args for event in events if event.kind == "took_nothing"] == [{"seat": 0}]
    assert table.hand(1).count("wood") == 1
    assert table.state.actor == 0


@pytest.mark.rule("anno1503:P2")
def test_a_free_choice_must_be_another_good_if_the_pile_is_empty() -> None:
    table = before_roll().empty_pile("spice", into=1).empty_pile("wood", into=1)
    table.play("* roll 1")
    assert table.legal() == ["take cloth", "take stone", "take tobacco", "take tools"]
    assert table.refusal("0 take spice") == ("anno1503:P2", "anno1503-why-pile-empty")


@pytest.mark.rule("anno1503:P2")
def test_the_last_pile_is_taken_from_without_a_question() -> None:
    table = before_roll()
    for good in GOODS[:-1]:
        table.empty_pile(good, into=1)
    table.play("* roll 1")
    assert table.hand(0) == "wood"
    assert table.state.actor == 0


@pytest.mark.rule("anno1503:P2")
@pytest.mark.parametrize(("empty", "left"), [("wood", "spice"), ("spice", "wood")])
def test_if_only_one_of_home_and_branch_has_a_card_that_card_is_taken(empty: str, left: str) -> None:
    table = before_roll().set_branches(0, {3: "spice"}).empty_pile(empty, into=1)
    table.play("* roll 3")
    assert table.hand(0) == left
    assert table.state.actor == 0


@pytest.mark.rule("anno1503:P2")
def test_the_last_card_goes_to_the_active_player_who_chooses_it() -> None:
    table = before_roll(3).empty_pile("tools", into=2, left=1)
    table.play("* roll 1", "0 take tools")
    assert (table.hand(0), table.hand(1)) == ("tools", "")


@pytest.mark.rule("anno1503:P2")
def test_the_last_card_goes_to_the_active_player_without_a_choice_too() -> None:
    table = before_roll(3)
    table.play("* roll 5", "0 end")
    table.empty_pile("tools", into=2, left=1).play("* roll 1")
    assert table.hand(1) == "cloth tools"
    assert table.state.actor == 0
    assert "take tools" not in table.legal()


@pytest.mark.rule("anno1503:P2")
def test_players_are_asked_one_after_the_other_from_the_active_player_on() -> None:
    table = before_roll(4)
    for seat in (0, 1, 3):
        table.set_branches(seat, {4: "tobacco"} if seat != 3 else {1: "tobacco"})
    table.play("* roll 5", "0 end", "* roll 4")
    order = []
    while table.state.phase == 2:
        order.append(table.state.actor)
        table.play(f"{table.state.actor} take {'tobacco' if table.state.actor != 3 else 'spice'}")
    assert order == [1, 3, 0]
    assert table.state.actor == 1


@pytest.mark.rule("anno1503:P2", "anno1503:P1")
def test_the_last_card_taken_for_a_branch_is_not_available_to_the_next() -> None:
    table = before_roll(3).set_branches(0, {4: "tobacco"}).set_branches(1, {4: "tobacco"})
    table.empty_pile("tobacco", into=2, left=1)
    table.play("* roll 4", "0 take tobacco")
    assert table.state.actor == 0
    assert table.hand(1) == "wood"
