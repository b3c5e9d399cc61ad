import pytest

from tests.anno1503.support.positions import Scenario

GOODS = ["cloth", "spice", "stone", "tobacco", "tools", "wood"]
BOARDS = [
    ["any", "stone", "wood", "cloth", "tools"],
    ["tools", "any", "stone", "wood", "cloth"],
    ["cloth", "tools", "any", "stone", "wood"],
    ["wood", "cloth", "tools", "any", "stone"],
]


def before_roll(players: int = 2) -> Scenario:
    """Return a position before the roll in which all hands are empty."""
    scenario = Scenario(players)
    for seat in range(players):
        scenario.set_hand(seat, "")
    return scenario


@pytest.mark.rule("anno1503:P1")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_everybody_takes_the_good_of_their_island_for_the_number_rolled(face: int) -> None:
    scenario = before_roll(4)
    scenario.play(f"* roll {face}")
    chooser = [seat for seat in range(4) if BOARDS[seat][face - 1] == "any"]
    for seat in chooser:
        assert scenario.state.actor == seat
        assert scenario.legal() == [f"take {good}" for good in GOODS]
        scenario.play(f"{seat} take tobacco")
    assert [scenario.hand(seat) for seat in range(4)] == [
        "tobacco" if seat in chooser else BOARDS[seat][face - 1] for seat in range(4)
    ]
    assert scenario.state.actor == 0


@pytest.mark.rule("anno1503:P1")
@pytest.mark.parametrize("good", GOODS)
def test_any_is_a_good_of_choice_spice_and_tobacco_included(good: str) -> None:
    scenario = before_roll()
    pile = scenario.pile(good)
    scenario.play("* roll 1", f"0 take {good}")
    assert scenario.hand(0) == good
    assert scenario.pile(good) == pile - (2 if good == "tools" else 1)


@pytest.mark.rule("anno1503:P1")
def test_taking_is_mandatory_and_comes_first() -> None:
    scenario = before_roll()
    scenario.play("* roll 1")
    for line in ("0 end", "0 sell stone 1", "0 buy wood", "0 sail 1 b3"):
        assert scenario.refusal(line) == ("anno1503:T1", "anno1503-why-not-now")
    assert scenario.refusal("1 take wood") == ("record:R5", "record-wrong-seat")


@pytest.mark.rule("anno1503:P1")
@pytest.mark.parametrize("good", ["tobacco", "spice", "cloth", "tools"])
def test_a_branch_gives_its_good_instead_on_its_site_alone(good: str) -> None:
    scenario = before_roll().set_branches(0, {3: good})
    scenario.play("* roll 3")
    assert scenario.legal() == sorted([f"take {good}", "take wood"])
    assert scenario.refusal("0 take stone") == ("anno1503:P1", "anno1503-why-not-produced")
    scenario.play(f"0 take {good}")
    assert scenario.hand(0) == good
    scenario.play("0 end", "* roll 4")
    assert scenario.state.actor == 1
    assert scenario.hand(0) == " ".join(sorted([good, "cloth"]))


@pytest.mark.rule("anno1503:P1")
def test_a_branch_of_stone_or_wood_gives_its_good_too() -> None:
    scenario = before_roll(3).set_branches(0, {4: "stone", 5: "wood"})
    scenario.play("* roll 4", "0 take stone")
    assert scenario.hand(0) == "stone"
    assert scenario.hand(2) == "stone"
    scenario.play("0 end", "* roll 5", "0 take wood")
    assert scenario.hand(0) == "stone wood"
    assert scenario.hand(2) == "stone wood"


@pytest.mark.rule("anno1503:P1")
def test_with_a_branch_the_home_good_may_still_be_taken_but_not_both() -> None:
    scenario = before_roll().set_branches(0, {3: "spice"})
    scenario.play("* roll 3")
    assert scenario.refusal("0 take spice wood") == ("anno1503:P1", "anno1503-why-not-produced")
    scenario.play("0 take wood")
    assert scenario.hand(0) == "wood"


@pytest.mark.rule("anno1503:P1", "anno1503:H4")
def test_a_branch_on_a_site_of_the_same_good_is_of_no_use() -> None:
    scenario = before_roll().set_branches(0, {4: "cloth"})
    scenario.play("* roll 4")
    assert scenario.hand(0) == "cloth"
    assert scenario.state.actor == 0
    assert scenario.legal("take") == []


@pytest.mark.rule("anno1503:P2")
def test_an_empty_pile_gives_nothing() -> None:
    scenario = before_roll().empty_pile("cloth", into=1)
    events = scenario.play("* roll 4")
    assert scenario.hand(0) == ""
    assert [event.args for event in events if event.kind == "took_nothing"] == [{"seat": 0}]
    assert scenario.hand(1).count("wood") == 1
    assert scenario.state.actor == 0


@pytest.mark.rule("anno1503:P2")
def test_a_free_choice_must_be_another_good_if_the_pile_is_empty() -> None:
    scenario = before_roll().empty_pile("spice", into=1).empty_pile("wood", into=1)
    scenario.play("* roll 1")
    assert scenario.legal() == ["take cloth", "take stone", "take tobacco", "take tools"]
    assert scenario.refusal("0 take spice") == ("anno1503:P2", "anno1503-why-pile-empty")


@pytest.mark.rule("anno1503:P2")
def test_the_last_pile_is_taken_from_without_a_question() -> None:
    scenario = before_roll()
    for good in GOODS[:-1]:
        scenario.empty_pile(good, into=1)
    scenario.play("* roll 1")
    assert scenario.hand(0) == "wood"
    assert scenario.state.actor == 0


@pytest.mark.rule("anno1503:P2")
@pytest.mark.parametrize(("empty", "left"), [("wood", "spice"), ("spice", "wood")])
def test_if_only_one_of_home_and_branch_has_a_card_that_card_is_taken(empty: str, left: str) -> None:
    scenario = before_roll().set_branches(0, {3: "spice"}).empty_pile(empty, into=1)
    scenario.play("* roll 3")
    assert scenario.hand(0) == left
    assert scenario.state.actor == 0


@pytest.mark.rule("anno1503:P2")
def test_the_last_card_goes_to_the_active_player_who_chooses_it() -> None:
    scenario = before_roll(3).empty_pile("tools", into=2, left=1)
    scenario.play("* roll 1", "0 take tools")
    assert (scenario.hand(0), scenario.hand(1)) == ("tools", "")


@pytest.mark.rule("anno1503:P2")
def test_the_last_card_goes_to_the_active_player_without_a_choice_too() -> None:
    scenario = before_roll(3)
    scenario.play("* roll 5", "0 end")
    scenario.empty_pile("tools", into=2, left=1).play("* roll 1")
    assert scenario.hand(1) == "cloth tools"
    assert scenario.state.actor == 0
    assert "take tools" not in scenario.legal()


@pytest.mark.rule("anno1503:P2")
def test_players_are_asked_one_after_the_other_from_the_active_player_on() -> None:
    scenario = before_roll(4)
    for seat in (0, 1, 3):
        scenario.set_branches(seat, {4: "tobacco"} if seat != 3 else {1: "tobacco"})
    scenario.play("* roll 5", "0 end", "* roll 4")
    order = []
    while scenario.state.phase == 2:
        order.append(scenario.state.actor)
        scenario.play(f"{scenario.state.actor} take {'tobacco' if scenario.state.actor != 3 else 'spice'}")
    assert order == [1, 3, 0]
    assert scenario.state.actor == 1


@pytest.mark.rule("anno1503:P2", "anno1503:P1")
def test_the_last_card_taken_for_a_branch_is_not_available_to_the_next() -> None:
    scenario = before_roll(3).set_branches(0, {4: "tobacco"}).set_branches(1, {4: "tobacco"})
    scenario.empty_pile("tobacco", into=2, left=1)
    scenario.play("* roll 4", "0 take tobacco")
    assert scenario.state.actor == 0
    assert scenario.hand(1) == "wood"
