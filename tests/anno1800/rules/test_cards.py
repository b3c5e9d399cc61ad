import pytest

from tests.anno1800.support.positions import Scenario

FARMER_WORKER, ARTISAN_ENGINEER_INVESTOR, NEW_WORLD = range(3)


def brewing() -> Scenario:
    """Return a position in which seat 0 can make beer, bricks for fw02 and soap for fw45."""
    return Scenario(2).tile(0, 12, "brewery").tile(0, 13, "soap_factory").hand(0, "fw02", "fw45", "aei01")


@pytest.mark.rule("anno1800:C1")
def test_a_played_card_is_paid_for_and_laid_open() -> None:
    scenario = brewing().play("0 play fw02: work 7, work 12")
    assert scenario.seat(0)["open_cards"] == ["fw02"]
    assert scenario.seat(0)["spent_cards"] == []
    assert scenario.hand_of(0) == ["fw45", "aei01"]
    assert scenario.crew(0, 7) == ["artisan"]
    assert scenario.crew(0, 12) == ["worker"]


@pytest.mark.rule("anno1800:C1")
def test_only_one_card_is_played_in_an_action() -> None:
    scenario = brewing().play("0 play fw02: work 7, work 12")
    assert scenario.refused_by("0 play fw45: work 12, work 13") == "T1"
    assert "play fw45" not in scenario.things()


@pytest.mark.rule("anno1800:C1")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("0 play fw02", "P1"),
        ("0 play fw02: work 12", "P1"),
        ("0 play fw02: work 7", "P1"),
        ("0 play fw02: work 7, work 7", "P1"),
    ],
)
def test_a_card_is_paid_for_with_all_that_it_needs(line: str, rule: str) -> None:
    assert brewing().refused_by(line) == rule


@pytest.mark.rule("anno1800:C1")
def test_only_cards_in_the_own_hand_are_played() -> None:
    scenario = brewing().hand(1, "fw18").tile(0, 14, "bakery")
    assert scenario.refused_by("0 play fw18: work 12, work 14") == "C1"
    scenario.played(0, "fw13")
    assert scenario.refused_by("0 play fw13: work 8, work 12") == "C1"


@pytest.mark.rule("anno1800:C1")
def test_tokens_that_a_card_needs_are_exhausted() -> None:
    scenario = Scenario(2).hand(0, "nw13", "fw01").tile(0, 12, "brewery").tile(0, 13, "cotton_mill")
    scenario.play("0 play nw13: work 12, work 13")
    assert scenario.seat(0)["trade"] == {"ready": 1, "exhausted": 1, "cards": 0}
    scenario = Scenario(2).hand(0, "fw36", "fw01")
    assert scenario.refused_by("0 play fw36") == "P5"
    scenario.tile(0, 19, "exploration_1").play("0 play fw36")
    assert scenario.seat(0)["exploration"] == {"ready": 0, "exhausted": 2, "cards": 0}


@pytest.mark.rule("anno1800:C2")
def test_the_effect_is_used_in_the_turn_in_which_the_card_is_played() -> None:
    scenario = brewing().gold(0, 0).play("0 play fw45: work 12, work 13", "0 use fw45")
    assert scenario.state.gold[0] == 4
    assert scenario.seat(0)["open_cards"] == []
    assert scenario.seat(0)["spent_cards"] == ["fw45"]


@pytest.mark.rule("anno1800:C2")
def test_the_effect_is_used_in_any_later_own_turn() -> None:
    scenario = brewing().gold(0, 0).play("0 play fw45: work 12, work 13").pass_round().pass_round()
    assert scenario.seat(0)["open_cards"] == ["fw45"]
    scenario.play("0 use fw45")
    assert scenario.state.gold[0] == 4
    assert scenario.seat(0)["spent_cards"] == ["fw45"]


@pytest.mark.rule("anno1800:C2")
def test_the_effect_is_used_only_once() -> None:
    scenario = Scenario(2).played(0, "fw41").play("0 use fw41")
    assert scenario.refused_by("0 use fw41") == "C2"
    assert "use fw41" not in scenario.things()
    scenario.play("0 festival").pass_round()
    assert scenario.refused_by("0 use fw41") == "C2"


@pytest.mark.rule("anno1800:C2", "anno1800:T3")
def test_any_number_of_cards_is_used_before_between_and_after_actions() -> None:
    scenario = Scenario(2).played(0, "fw41", "fw42", "fw43").gold(0, 0)
    scenario.play("0 use fw42", "0 hire farmer: work 1", "0 use fw41", "0 hire farmer: work 1", "0 use fw43", "0 end")
    assert scenario.state.gold[0] == 12
    assert scenario.state.active == 1


@pytest.mark.rule("anno1800:C2")
def test_only_own_cards_are_used_and_only_in_the_own_turn() -> None:
    scenario = Scenario(2).played(0, "fw41").played(1, "fw42").hand(0, "fw43")
    assert scenario.refused_by("0 use fw42") == "C2"
    assert scenario.refused_by("0 use fw43") == "C2"
    assert scenario.refused_by("1 use fw42") == "record:R5"


@pytest.mark.rule("anno1800:C2", "record:R6")
def test_using_a_card_is_a_line_and_never_a_step() -> None:
    assert Scenario(2).played(0, "fw41").refused_by("0 hire farmer: use fw41, work 1") == "record:R6"


@pytest.mark.rule("anno1800:C3")
def test_a_card_scores_whether_it_is_used_or_not() -> None:
    scenario = Scenario(2).objectives().gold(0, 0)
    scenario.played(0, "fw32", "aei30", "nw20").spent(0, "fw33", "aei31")
    assert scenario.sheet(0).cards == [6, 16, 5]
    scenario.play("0 use fw32", "0 use aei30", "0 use nw20")
    assert scenario.sheet(0).cards == [6, 16, 5]
    assert scenario.sheet(0).total == 27
    assert scenario.sheet(1).total == 0


@pytest.mark.rule("anno1800:X1")
@pytest.mark.parametrize("named", ["fw03", "fw03 fw09", "fw03 fw09 fw17", "fw09 aei02", "fw17 aei02 nw05"])
def test_one_to_three_cards_are_swapped_for_as_many_of_the_same_decks(named: str) -> None:
    scenario = Scenario(2).hand(0, "fw03", "fw09", "fw17", "aei02", "nw05")
    before, tops = scenario.hand_of(0), [scenario.deck(deck) for deck in range(3)]
    swapped = named.split()
    scenario.play(f"0 swap {named}")
    drawn: list[str] = []
    for deck, prefix in enumerate(("fw", "aei", "nw")):
        number = sum(card.startswith(prefix) for card in swapped)
        drawn += tops[deck][:number]
        assert scenario.deck(deck) == tops[deck][number:] + [card for card in swapped if card.startswith(prefix)]
    assert sorted(scenario.hand_of(0)) == sorted([card for card in before if card not in swapped] + drawn)
    assert scenario.refused_by("0 swap nw05") == "T1"


@pytest.mark.rule("anno1800:X1", "anno1800:X2")
def test_cards_go_under_their_deck_in_the_order_named() -> None:
    scenario = Scenario(2).hand(0, "fw03", "fw09", "fw17").play("0 swap fw17 fw03 fw09")
    assert scenario.deck(FARMER_WORKER)[-3:] == ["fw17", "fw03", "fw09"]


@pytest.mark.rule("anno1800:X1")
@pytest.mark.parametrize(
    "line", ["0 swap fw03 fw09 fw17 aei02", "0 swap fw03 fw03", "0 swap fw20", "0 swap fw03 fw20", "0 swap nw05"]
)
def test_at_most_three_own_hand_cards_are_swapped(line: str) -> None:
    scenario = Scenario(2).hand(0, "fw03", "fw09", "fw17", "aei02").hand(1, "fw20").played(0, "nw05")
    assert scenario.refused_by(line) == "X1"


@pytest.mark.rule("anno1800:X1")
def test_a_swap_names_at_least_one_card() -> None:
    assert Scenario(2).refused_by("0 swap") in ("X1", "record:R6")


@pytest.mark.rule("anno1800:X2")
@pytest.mark.parametrize("line", ["0 swap fw03", "0 swap fw03 aei02", "0 swap fw03 fw09 aei02"])
def test_cards_of_an_empty_deck_are_not_swapped(line: str) -> None:
    scenario = Scenario(2).hand(0, "fw03", "fw09", "aei02").empty_deck(FARMER_WORKER)
    assert scenario.refused_by(line) == "X2"
    assert scenario.lines("swap") == ["swap aei02"]
    assert scenario.play("0 swap aei02").hand_of(0)[:2] == ["fw03", "fw09"]


@pytest.mark.rule("anno1800:X2")
def test_no_swap_if_all_decks_of_the_hand_are_empty() -> None:
    scenario = Scenario(2).hand(0, "fw03", "nw05").empty_deck(FARMER_WORKER).empty_deck(NEW_WORLD)
    assert "swap" not in scenario.things()
    assert scenario.refused_by("0 swap nw05") == "X2"


@pytest.mark.rule("anno1800:X2")
def test_own_cards_are_drawn_again_from_a_short_deck() -> None:
    scenario = Scenario(2).hand(0, "fw03", "fw09", "fw17", "aei02").on_top("fw30").empty_deck(FARMER_WORKER, left=1)
    scenario.play("0 swap fw17 fw03 fw09")
    assert scenario.hand_of(0) == ["fw03", "fw17", "fw30", "aei02"]
    assert scenario.deck(FARMER_WORKER) == ["fw09"]


@pytest.mark.rule("anno1800:X2", "anno1800:K8", "anno1800:J1")
def test_other_effects_put_cards_under_an_empty_deck() -> None:
    scenario = Scenario(2).hand(0, "fw03", "fw09", "fw17", "aei02").played(0, "aei14").empty_deck(FARMER_WORKER)
    scenario.objectives("the_editor").tokens(0, exploration=2)
    scenario.play("0 use aei14 fw09", "0 use the_editor fw03")
    assert scenario.deck(FARMER_WORKER) == ["fw09", "fw03"]
    assert scenario.refused_by("0 swap aei02 fw20") == "X1"
    scenario.play("0 swap fw17")
    assert scenario.hand_of(0) == ["fw09", "aei02"]
