import pytest

from tests.anno1800.support.positions import Scenario

CUBES = [("fw01", "farmer", 2), ("fw04", "worker", 2), ("fw10", "artisan", 1), ("fw17", "engineer", 1)]
CUBE_IDS = [name for _, name, _ in CUBES]


def played(*cards: str) -> Scenario:
    """Return a position in which seat 0 has played these cards, holds fw20 and aei20, and has no gold."""
    return Scenario(2).objectives().hand(0, "fw20", "aei20").played(0, *cards).gold(0, 0)


def deck_for(cube: str) -> int:
    return 0 if cube in ("farmer", "worker") else 1


@pytest.mark.rule("anno1800:K1", "anno1800:W2")
@pytest.mark.parametrize(("card", "cube", "number"), CUBES, ids=CUBE_IDS)
def test_cubes_of_a_card_are_ready_and_draw_a_card_each(card: str, cube: str, number: int) -> None:
    scenario = played(card)
    before, top = scenario.ready(0, cube), scenario.deck(deck_for(cube))[:number]
    supply = scenario.view(-1)["supply"][cube]
    scenario.play(f"0 use {card}")
    assert scenario.ready(0, cube) == before + number
    assert scenario.view(-1)["supply"][cube] == supply - number
    assert sorted(scenario.hand_of(0)) == sorted(["fw20", "aei20", *top])
    assert scenario.seat(0)["spent_cards"] == [card]


@pytest.mark.rule("anno1800:K1", "anno1800:W3")
@pytest.mark.parametrize(("card", "cube", "number"), CUBES, ids=CUBE_IDS)
def test_where_the_deck_is_empty_gold_is_paid_without_asking(card: str, cube: str, number: int) -> None:
    deck = deck_for(cube)
    price = (1, 3)[deck]
    scenario = played(card).empty_deck(deck).gold(0, 7)
    before = scenario.ready(0, cube)
    scenario.play(f"0 use {card}")
    assert scenario.ready(0, cube) == before + number
    assert scenario.state.gold[0] == 7 - price * number
    assert scenario.hand_of(0) == ["fw20", "aei20"]


@pytest.mark.rule("anno1800:K1")
@pytest.mark.parametrize(
    ("left", "gold", "expected", "gold_left"), [(1, 0, 1, 0), (0, 1, 1, 0), (1, 1, 2, 0), (1, 5, 2, 4), (2, 5, 2, 5)]
)
def test_as_many_cubes_come_as_cards_and_gold_allow(left: int, gold: int, expected: int, gold_left: int) -> None:
    scenario = played("fw01").empty_deck(0, left=left).gold(0, gold).play("0 use fw01")
    assert scenario.ready(0, "farmer") == 4 + expected
    assert scenario.state.gold[0] == gold_left
    assert len(scenario.hand_of(0)) == 2 + min(left, expected)
    assert scenario.seat(0)["spent_cards"][-1] == "fw01"
    assert scenario.refused_by("0 use fw01") == "C2"


@pytest.mark.rule("anno1800:K1")
def test_the_supply_limits_the_cubes_of_a_card() -> None:
    scenario = played("fw04")
    scenario.state.supply[1] = 1
    scenario.play("0 use fw04")
    assert scenario.ready(0, "worker") == 4
    assert len(scenario.hand_of(0)) == 3


@pytest.mark.rule("anno1800:K1")
def test_a_card_that_would_bring_no_cube_cannot_be_used() -> None:
    scenario = played("fw01", "fw10", "fw17").empty_deck(0).empty_deck(1).gold(0, 0)
    assert [scenario.refused_by(f"0 use {card}") for card in ("fw01", "fw10", "fw17")] == ["K1", "K1", "K1"]
    assert not [thing for thing in scenario.things() if thing.startswith("use")]
    scenario.gold(0, 2)
    assert [scenario.refused_by(f"0 use {card}") for card in ("fw01", "fw10", "fw17")] == ["", "K1", "K1"]
    scenario.gold(0, 3).state.supply[3] = 0
    assert [scenario.refused_by(f"0 use {card}") for card in ("fw01", "fw10", "fw17")] == ["", "", "K1"]
    assert sorted(scenario.seat(0)["open_cards"]) == ["fw01", "fw10", "fw17"]


@pytest.mark.rule("anno1800:K1", "anno1800:T5")
def test_cubes_of_a_card_work_at_once_also_between_the_parts_of_an_action() -> None:
    scenario = played("fw01").cubes(0, farmer=1)
    scenario.play("0 hire farmer: work 1", "0 use fw01", "0 hire farmer: work 1")
    assert scenario.crew(0, 1) == ["farmer", "farmer"]
    assert scenario.ready(0, "farmer") == 3


@pytest.mark.rule("anno1800:K2", "anno1800:P6", "anno1800:H6")
def test_trade_tokens_lie_on_the_card_and_are_spent_first() -> None:
    scenario = played("fw32").tile(1, 12, "brewery").tile(0, 12, "bakery").hand(0, "fw18", "aei20")
    scenario.play("0 use fw32")
    assert scenario.seat(0)["trade"] == {"ready": 2, "exhausted": 0, "cards": 3}
    scenario.play("0 play fw18: work 12, buy beer from 1")
    assert scenario.seat(0)["trade"] == {"ready": 2, "exhausted": 0, "cards": 2}
    scenario.pass_round().played(0, "nw01").play("0 use nw01")
    scenario.play("0 build brickyard at 13: buy coal from 1", "0 build warehouse at 14: buy bricks from 1")
    assert scenario.seat(0)["trade"] == {"ready": 0, "exhausted": 2, "cards": 0}


@pytest.mark.rule("anno1800:K2", "anno1800:H6", "anno1800:P8")
def test_trade_tokens_of_a_card_import_too() -> None:
    scenario = (
        played("fw32").new_world(0, "nwi04").play("0 use fw32", "0 build cotton_mill at 12: work 1, import cotton")
    )
    assert scenario.seat(0)["trade"] == {"ready": 2, "exhausted": 0, "cards": 2}


@pytest.mark.rule("anno1800:K2")
@pytest.mark.parametrize(("card", "trade"), [("fw32", 3), ("aei30", 6), ("nw20", 6)])
def test_cards_bring_three_or_six_trade_tokens(card: str, trade: int) -> None:
    assert played(card).play(f"0 use {card}").seat(0)["trade"]["cards"] == trade


@pytest.mark.rule("anno1800:K2", "anno1800:P6")
def test_exploration_tokens_lie_on_the_card_and_are_spent_first() -> None:
    scenario = played("aei21", "nw19").play("0 use aei21", "0 expedition")
    assert scenario.seat(0)["exploration"] == {"ready": 1, "exhausted": 0, "cards": 1}
    scenario.play("0 use nw19")
    assert scenario.seat(0)["exploration"]["cards"] == 4


@pytest.mark.rule("anno1800:K2", "anno1800:F1")
def test_tokens_lie_on_cards_until_the_next_own_festival() -> None:
    scenario = played("fw32", "aei21").play("0 use fw32", "0 use aei21", "0 hire farmer: work 1").pass_round()
    assert scenario.seat(0)["trade"]["cards"] == scenario.seat(0)["exploration"]["cards"] == 3
    scenario.play("0 festival")
    assert scenario.seat(0)["trade"]["cards"] == scenario.seat(0)["exploration"]["cards"] == 0


@pytest.mark.rule("anno1800:K2", "anno1800:J3")
def test_tokens_on_cards_are_not_tokens_of_ships() -> None:
    scenario = played("fw32").objectives("madame_kahina").play("0 use fw32")
    assert scenario.view(-1)["objectives"][0]["standing"] == [2, 2]


@pytest.mark.rule("anno1800:K3")
def test_gold_comes_from_the_supply() -> None:
    scenario = played("fw41").gold(0, 2).play("0 use fw41")
    assert scenario.state.gold == [6, 1]


@pytest.mark.rule("anno1800:K2", "anno1800:K3")
def test_one_card_brings_gold_and_tokens() -> None:
    scenario = played("nw21").play("0 use nw21")
    assert scenario.state.gold[0] == 2
    assert scenario.seat(0)["trade"]["cards"] == 4


@pytest.mark.rule("anno1800:K4")
@pytest.mark.parametrize(("left", "drawn"), [(22, 2), (2, 2), (1, 1), (0, 0)])
def test_two_expedition_cards_or_all_that_are_left_are_drawn(left: int, drawn: int) -> None:
    scenario = played("aei01").empty_expeditions(left=left)
    assert "use aei01" in scenario.things()
    scenario.play("0 use aei01")
    assert scenario.seat(0)["expeditions"] == drawn
    assert scenario.seat(0)["spent_cards"] == ["aei01"]
    assert scenario.hand_of(0) == ["fw20", "aei20"]


@pytest.mark.rule("anno1800:K5")
@pytest.mark.parametrize(
    ("good", "line"),
    [
        ("cocoa", "0 build chocolate_factory at 12: work 4, free cocoa by {}"),
        ("coffee_beans", "0 build coffee_roastery at 12: free coffee_beans by {}, work 6"),
        ("rubber", "0 build bicycle_factory at 12: work 9, free rubber by {}"),
        ("sugar_cane", "0 build rum_distillery at 12: work 1, free sugar_cane by {}"),
        ("tobacco", "0 build cigar_factory at 12: work 1, free tobacco by {}"),
    ],
)
@pytest.mark.parametrize("card", ["aei28", "aei29"])
def test_a_free_good_is_used_in_the_payment_that_uses_the_card(card: str, good: str, line: str) -> None:
    scenario = played(card).cubes(0, investor=1)
    assert scenario.refused_by(line.format(card).replace(f"free {good} by {card}", f"import {good}")) == "P8"
    ways = [way for way in scenario.lines(f"build {line.split()[2]}") if "at 12:" in way]
    assert ways
    assert all(f"free {good} by {card}" in way for way in ways)
    scenario.play(line.format(card))
    assert scenario.seat(0)["spent_cards"] == [card]
    assert scenario.seat(0)["open_cards"] == []
    assert scenario.seat(0)["trade"]["ready"] == 2


@pytest.mark.rule("anno1800:K5")
def test_a_free_good_is_not_taken_outside_a_payment() -> None:
    scenario = played("aei28")
    assert scenario.refused_by("0 use aei28") == "K5"
    assert "use aei28" not in scenario.things()


@pytest.mark.rule("anno1800:K5")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("0 build cotton_mill at 12: work 1, free cotton by aei28", "K5"),
        ("0 build cigar_factory at 12: work 1, free tobacco by aei29", "K5"),
        ("0 build cigar_factory at 12: work 1, free tobacco by fw41", "K5"),
        ("0 build cigar_factory at 12: free planks by aei28, work 1", "K5"),
        ("0 build cigar_factory at 12: work 1, free cocoa by aei28", "K5"),
        ("0 build sawmill at 12: free tobacco by aei28", "K5"),
        ("0 build cigar_factory at 12: work 1, free tobacco by aei28, free tobacco by aei28", "K5"),
    ],
)
def test_a_free_good_must_be_printed_needed_and_from_an_own_open_card(line: str, rule: str) -> None:
    scenario = played("aei28", "fw41").played(1, "aei29")
    assert scenario.refused_by(line) == rule


@pytest.mark.rule("anno1800:K5")
def test_a_refused_payment_leaves_the_card_open_and_a_used_one_gives_no_more() -> None:
    scenario = played("aei28", "nw01")
    assert scenario.refused_by("0 build cigar_factory at 16: work 1, free tobacco by aei28") == "B2"
    assert scenario.seat(0)["open_cards"] == ["aei28", "nw01"]
    scenario.play("0 build cigar_factory at 12: work 1, free tobacco by aei28", "0 use nw01")
    assert scenario.refused_by("0 build rum_distillery at 13: work 1, free sugar_cane by aei28") == "K5"


@pytest.mark.rule("anno1800:K6", "anno1800:U3")
@pytest.mark.parametrize(
    ("card", "cube", "better"), [("fw24", "farmer", "worker"), ("aei24", "worker", "artisan")], ids=["farmer", "worker"]
)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_to_three_cubes_of_the_kind_shown_are_upgraded(card: str, cube: str, better: str, number: int) -> None:
    scenario = played(card)
    before = scenario.ready(0, cube), scenario.ready(0, better)
    scenario.play(f"0 use {card} at " + " ".join(["home"] * number))
    assert (scenario.ready(0, cube), scenario.ready(0, better)) == (before[0] - number, before[1] + number)
    assert scenario.hand_of(0) == ["fw20", "aei20"]
    assert scenario.seat(0)["spent_cards"] == [card]


@pytest.mark.rule("anno1800:K6", "anno1800:U2")
def test_cubes_are_upgraded_where_they_stand() -> None:
    scenario = played("fw24").employ(0, 3, "farmer").exhaust(0, farmer=1)
    supply = scenario.view(-1)["supply"]
    scenario.play("0 use fw24 at home 3 exhausted")
    assert scenario.ready(0, "farmer") == 1
    assert scenario.ready(0, "worker") == 4
    assert scenario.crew(0, 3) == ["worker"]
    assert (scenario.exhausted(0, "farmer"), scenario.exhausted(0, "worker")) == (0, 1)
    assert scenario.view(-1)["supply"] == {**supply, "farmer": supply["farmer"] + 3, "worker": supply["worker"] - 3}


@pytest.mark.rule("anno1800:K6", "record:R6")
def test_places_are_read_in_any_order_and_written_in_one() -> None:
    scenario = played("fw24").employ(0, 3, "farmer").exhaust(0, farmer=1)
    assert scenario.game.text(scenario.game.parse("use fw24 at exhausted 3 home")) == "use fw24 at home 3 exhausted"
    assert scenario.refused_by("0 use fw24 at exhausted 3 home") == ""


@pytest.mark.rule("anno1800:K6")
@pytest.mark.parametrize("places", ["home home home home", "3", "exhausted", "home 3", "2 2 2"])
def test_at_most_three_present_cubes_are_upgraded(places: str) -> None:
    scenario = played("fw24").cubes(0, farmer=6).employ(0, 2, "farmer", "farmer")
    assert scenario.refused_by(f"0 use fw24 at {places}") in ("K6", "U2")


@pytest.mark.rule("anno1800:K6")
def test_a_card_for_upgrades_names_at_least_one_cube_of_its_kind() -> None:
    scenario = played("fw24", "aei24").cubes(0, farmer=0, worker=1).exhaust(0, worker=1)
    assert scenario.refused_by("0 use aei24") in ("K6", "record:R6")
    assert scenario.refused_by("0 use fw24 at home") in ("K6", "U2")
    assert scenario.refused_by("0 use aei24 at home") in ("K6", "U2")
    assert [thing for thing in scenario.things() if thing.startswith("use")] == ["use aei24"]
    assert scenario.lines("use aei24") == ["use aei24 at exhausted"]


@pytest.mark.rule("anno1800:K6", "anno1800:U2")
def test_the_supply_limits_free_upgrades() -> None:
    scenario = played("fw24")
    scenario.state.supply[1] = 1
    assert scenario.refused_by("0 use fw24 at home home") == "U2"
    assert scenario.lines("use fw24") == ["use fw24 at home"]
    scenario.state.supply[1] = 0
    assert scenario.refused_by("0 use fw24 at home") == "U2"
    assert "use fw24" not in scenario.things()


@pytest.mark.rule("anno1800:K6", "anno1800:T1")
def test_free_upgrades_are_neither_an_action_nor_parts_of_one() -> None:
    scenario = played("fw24").cubes(0, farmer=6, artisan=3)
    scenario.play(
        "0 upgrade farmer at home: work 7", "0 use fw24 at home home home", "0 upgrade farmer at home: work 7"
    )
    assert scenario.ready(0, "worker") == 8
    assert scenario.view(-1)["parts"] == 2


@pytest.mark.rule("anno1800:K7", "anno1800:T4")
def test_an_extra_action_is_one_more_in_the_same_turn() -> None:
    scenario = played("nw01").play("0 build sawmill at 12")
    assert scenario.refused_by("0 build shipyard 1 at 13") == "T1"
    scenario.play("0 use nw01", "0 build shipyard 1 at 13")
    assert scenario.refused_by("0 festival") == "T1"
    scenario.pass_round().play("0 festival")
    assert scenario.refused_by("0 festival") == "T1"


@pytest.mark.rule("anno1800:K7", "anno1800:T4")
def test_extra_actions_add_up_and_may_come_before_the_action() -> None:
    scenario = played("nw01", "aei04", "aei12").play("0 use nw01", "0 use aei04", "0 use aei12")
    assert scenario.view(-1)["actions"] == 4
    scenario.play("0 festival", "0 swap fw20", "0 build sawmill at 12", "0 build shipyard 1 at 13")
    assert scenario.refused_by("0 festival") == "T1"


@pytest.mark.rule("anno1800:K7", "anno1800:T6")
def test_an_extra_action_that_is_not_taken_is_given_up() -> None:
    scenario = played("nw01").play("0 use nw01")
    assert scenario.refused_by("0 end") == "T6"
    scenario.play("0 festival").pass_round()
    assert scenario.view(-1)["actions"] == 1
    assert scenario.seat(0)["spent_cards"] == ["nw01"]


@pytest.mark.rule("anno1800:K8")
@pytest.mark.parametrize("named", ["fw03", "fw09 fw03", "aei02", "fw09 aei02", "nw05", "aei02 nw05"])
def test_one_or_two_hand_cards_go_under_their_decks_and_nothing_is_drawn(named: str) -> None:
    scenario = played("aei14").hand(0, "fw03", "fw09", "fw17", "aei02", "nw05")
    decks = [scenario.deck(deck) for deck in range(3)]
    returned = named.split()
    scenario.play(f"0 use aei14 {named}")
    assert scenario.hand_of(0) == [card for card in ("fw03", "fw09", "fw17", "aei02", "nw05") if card not in returned]
    for deck, prefix in enumerate(("fw", "aei", "nw")):
        assert scenario.deck(deck) == decks[deck] + [card for card in returned if card.startswith(prefix)]
    assert scenario.seat(0)["spent_cards"] == ["aei14"]
    assert scenario.refused_by("0 use aei14 fw17") == "C2"


@pytest.mark.rule("anno1800:K8")
@pytest.mark.parametrize("named", ["fw03 fw09 fw17", "fw03 fw03", "fw40", "fw03 fw40"])
def test_at_most_two_own_hand_cards_are_returned(named: str) -> None:
    scenario = played("aei14").hand(0, "fw03", "fw09", "fw17").hand(1, "fw40")
    assert scenario.refused_by(f"0 use aei14 {named}") == "K8"


@pytest.mark.rule("anno1800:K8")
def test_at_least_one_card_is_returned() -> None:
    scenario = played("aei14")
    assert scenario.refused_by("0 use aei14") in ("K8", "record:R6")
    assert scenario.hand(0).refused_by("0 use aei14 fw20") == "K8"
    assert "use aei14" not in scenario.things()


@pytest.mark.rule("anno1800:K8")
@pytest.mark.parametrize("used", [True, False])
def test_cards_are_returned_only_in_the_turn_in_which_the_card_was_played(used: bool) -> None:
    scenario = Scenario(2).objectives().hand(0, "aei14", "fw03", "fw09").tokens(0, exploration=5)
    scenario.play("0 play aei14", *(["0 use aei14 fw03"] if used else []), "0 end")
    # The card counts as used in either case, and it still scores.
    assert scenario.seat(0)["open_cards"] == []
    assert scenario.seat(0)["spent_cards"] == ["aei14"]
    assert scenario.sheet(0).cards == [0, 8, 0]
    scenario.play("1 festival", "1 end")
    assert scenario.refused_by("0 use aei14 fw09") in ("K8", "C2")
    assert "use aei14" not in scenario.things()


@pytest.mark.rule("anno1800:K8")
def test_other_cards_stay_open_at_the_end_of_the_turn() -> None:
    scenario = played("fw41", "nw17", "aei28", "fw24").play("0 festival", "0 end")
    assert scenario.seat(0)["open_cards"] == ["fw41", "aei28", "fw24"]
    assert scenario.seat(0)["spent_cards"] == ["nw17"]
