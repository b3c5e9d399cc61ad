from collections import Counter

import pytest

from kontor.engine.rng import Rng
from tests.anno1503.support.positions import Scenario

PIRATES, FIRE, GOLDEN_AGE = ("* roll 6", "* event 1"), ("* roll 6", "* event 3"), ("* roll 6", "* event 5")
NOT_NOW = ("anno1503:T1", "anno1503-why-not-now")
NOT_YOUR_TILE = ("anno1503:P4", "anno1503-why-not-your-tile")


@pytest.mark.rule("anno1503:P3")
def test_on_a_six_nobody_produces_and_the_die_is_rolled_again() -> None:
    scenario = Scenario(4)
    scenario.play("* roll 6")
    assert all(scenario.hand(seat) == "stone wood" for seat in range(4))
    assert scenario.refusal("0 end") == ("record:R5", "record-chance-expected")
    assert scenario.refusal("* roll 3") == NOT_NOW


@pytest.mark.rule("anno1503:P3")
@pytest.mark.parametrize(
    ("face", "event"), [(1, "pirates"), (2, "pirates"), (3, "fire"), (4, "fire"), (5, "golden_age"), (6, "golden_age")]
)
def test_the_second_roll_decides_the_event(face: int, event: str) -> None:
    scenario = Scenario().set_agreements(0, 1).set_folk(0, "pioneer settler pioneer pioneer:school")
    scenario.play("* roll 6")
    struck = scenario.play(f"* event {face}")[0]
    assert (struck.kind, struck.args["event"]) == ("struck", event)
    assert scenario.gold(0) == {"pirates": 6, "fire": 5, "golden_age": 7}[event]
    assert bool(scenario.legal("take")) == (event == "golden_age")


@pytest.mark.rule("anno1503:P3")
@pytest.mark.parametrize("line", ["roll", "event"])
def test_the_die_is_fair_and_has_six_faces(line: str) -> None:
    scenario = Scenario()
    if line == "event":
        scenario.play("* roll 6")
    assert scenario.refusal(f"* {line} 7") == ("anno1503:P3", "anno1503-why-die-face")
    rolled = Counter(
        scenario.game.text(scenario.game.chance(scenario.state, Rng("die", number))) for number in range(1200)
    )
    assert sorted(rolled) == [f"{line} {face}" for face in range(1, 7)]
    assert all(140 < count < 260 for count in rolled.values())


@pytest.mark.rule("anno1503:P4")
def test_pirates_ask_one_gold_for_each_branch_and_agreement_of_everybody() -> None:
    scenario = Scenario(3).set_branches(0, {2: "spice", 3: "tobacco"}).set_agreements(0, 1).set_agreements(2, 2)
    events = scenario.play(*PIRATES)
    assert [scenario.gold(seat) for seat in range(3)] == [4, 7, 5]
    paid = [(event.args["seat"], event.args["gold"]) for event in events if event.kind == "paid"]
    assert paid == [(0, 3), (2, 2)]
    assert scenario.state.actor == 0
    assert scenario.branches(0) == {2: "spice", 3: "tobacco"}


@pytest.mark.rule("anno1503:P4")
def test_a_player_with_exactly_enough_gold_must_pay_the_pirates() -> None:
    scenario = Scenario().set_agreements(0, 3).set_gold(0, 3)
    scenario.play(*PIRATES)
    assert scenario.gold(0) == 0
    assert scenario.seat(0)["agreements"] == 3
    assert scenario.refusal("0 give agreement") == NOT_NOW


@pytest.mark.rule("anno1503:P4")
def test_a_player_without_enough_gold_gives_up_a_tile_and_pays_nothing() -> None:
    scenario = Scenario().set_branches(0, {2: "spice", 4: "tobacco"}).set_agreements(0, 1).set_gold(0, 2)
    scenario.play(*PIRATES)
    assert scenario.legal() == ["give agreement", "give branch_spice", "give branch_tobacco"]
    assert scenario.refusal("0 end") == NOT_NOW
    assert scenario.refusal("0 give branch_cloth") == NOT_YOUR_TILE
    scenario.play("0 give branch_spice")
    assert scenario.gold(0) == 2
    assert scenario.branches(0) == {4: "tobacco"}
    assert scenario.seat(0)["agreements"] == 1


@pytest.mark.rule("anno1503:P4")
def test_an_agreement_may_be_given_up() -> None:
    scenario = Scenario().set_branches(0, {2: "spice"}).set_agreements(0, 2).set_gold(0, 0)
    scenario.play(*PIRATES, "0 give agreement")
    assert scenario.seat(0)["agreements"] == 1
    assert scenario.branches(0) == {2: "spice"}


@pytest.mark.rule("anno1503:P4")
@pytest.mark.parametrize("what", ["agreement", "branch"])
def test_the_only_kind_of_tile_is_given_up_without_a_question(what: str) -> None:
    scenario = Scenario().set_gold(0, 0)
    if what == "agreement":
        scenario.set_agreements(0, 2)
    else:
        scenario.set_branches(0, {5: "tobacco"})
    events = scenario.play(*PIRATES)
    assert [event.kind for event in events][-1] == "gave_up"
    assert scenario.refusal("0 end") == ("record:R5", "record-chance-expected")
    assert scenario.branches(0) == {}
    assert scenario.seat(0)["agreements"] == (1 if what == "agreement" else 0)


@pytest.mark.rule("anno1503:P4", "record:R6")
def test_a_player_with_several_branches_of_a_good_names_the_site() -> None:
    scenario = Scenario(3).set_branches(0, {2: "spice", 3: "tobacco", 4: "spice"}).set_gold(0, 1)
    scenario.play(*PIRATES)
    assert scenario.legal() == ["give branch_spice 2", "give branch_spice 4", "give branch_tobacco"]
    assert scenario.refusal("0 give branch_spice") == ("record:R6", "anno1503-why-name-the-site")
    assert scenario.refusal("0 give branch_tobacco 3") == ("record:R6", "anno1503-why-site-not-named")
    assert scenario.refusal("0 give branch_spice 3") == NOT_YOUR_TILE
    assert scenario.refusal("0 give branch_spice 6") == NOT_YOUR_TILE
    scenario.play("0 give branch_spice 4")
    assert scenario.branches(0) == {2: "spice", 3: "tobacco"}


@pytest.mark.rule("anno1503:P4", "record:R6")
def test_branches_of_others_do_not_make_the_site_be_named() -> None:
    scenario = Scenario(3).set_gold(1, 0)
    for seat, branches in enumerate(({2: "spice"}, {1: "spice", 3: "tobacco"}, {1: "spice"})):
        scenario.set_branches(seat, branches)
    scenario.play(*PIRATES)
    assert scenario.legal() == ["give branch_spice", "give branch_tobacco"]
    assert scenario.refusal("1 give branch_spice 1") == ("record:R6", "anno1503-why-site-not-named")
    scenario.play("1 give branch_spice")
    assert [scenario.branches(seat) for seat in range(3)] == [{2: "spice"}, {3: "tobacco"}, {1: "spice"}]


@pytest.mark.rule("anno1503:P4", "anno1503:P5")
def test_a_tile_is_replaced_before_the_next_player_gives_one_up() -> None:
    scenario = Scenario(4).set_branches(1, {1: "spice", 3: "cloth"}).set_branches(0, {2: "tools", 3: "tobacco"})
    scenario.set_gold(0, 0).set_gold(1, 1).clear("l3", "j5")
    scenario.play("* roll 5", "0 end", *PIRATES)
    assert scenario.state.actor == 1
    scenario.play("1 give branch_cloth", "* reserve branch_cloth")
    assert scenario.tile("l3") == "branch_cloth"
    assert scenario.state.actor == 0
    scenario.play("0 give branch_tools", "* reserve branch_tools")
    assert scenario.tile("j5") == "branch_tools"
    assert scenario.state.actor == 1


@pytest.mark.rule("anno1503:P5")
def test_the_top_of_the_shuffled_reserve_comes_face_down_on_the_farthest_free_space() -> None:
    scenario = Scenario(4).set_agreements(0, 1).set_gold(0, 0).lay("l1", "branch_wood").clear("l5", "k3", "a2")
    scenario.play(*PIRATES)
    reserve = scenario.reserve()
    events = scenario.play("* reserve treasure_gold")
    assert scenario.tile("l5") == "treasure_gold"
    assert (scenario.tile("k3"), scenario.tile("a2")) == ("", "")
    assert scenario.reserve().get("treasure_gold", 0) == reserve["treasure_gold"] - 1
    assert (events[0].kind, events[0].args) == ("placed", {"cell": "l5"})
    assert [event.kind for event in events[1:]] == ["unharmed"] * 3
    for seat in range(-1, 4):
        assert scenario.game.view(scenario.state, seat)["tiles"]["l5"] == ""


@pytest.mark.rule("anno1503:P5")
def test_the_order_of_distance_and_ties_in_reading_order() -> None:
    """Moves to a sea cell beside the space: l 12, k 11, j 10, i 9, h 8, g 7, f 6, e5 5, d 4, e3 and corners 3, c 2."""
    order = ["l1", "l3", "l5", "k3", "j1", "j3", "j5", "i1", "i3", "i5", "h3", "g1", "g3", "g5", "f1", "f3"]
    order += ["e5", "d1", "d5", "a1", "e3", "a5", "c2", "c4", "a2", "a4"]
    for number, cell in enumerate(order):
        scenario = Scenario(4).set_agreements(0, 1).set_gold(0, 0).clear(*order).fill(*order[:number])
        scenario.play(*PIRATES, "* reserve agreement")
        assert scenario.tile(cell) == "agreement"
        assert all(not scenario.tile(nearer) for nearer in order[number + 1 :])


@pytest.mark.rule("anno1503:P5")
def test_spaces_unused_for_lack_of_players_count_as_free() -> None:
    scenario = Scenario(2).set_agreements(0, 2).set_gold(0, 1)
    scenario.play(*PIRATES, "* reserve agreement")
    assert scenario.tile("l1") == "agreement"


@pytest.mark.rule("anno1503:P5")
def test_only_tiles_of_the_reserve_are_placed_including_the_one_given_up() -> None:
    scenario = Scenario(2).set_branches(0, {3: "stone"}).set_gold(0, 0)
    scenario.play(*PIRATES)
    assert scenario.reserve()["branch_stone"] == 1
    assert scenario.refusal("* reserve branch_wood") == ("anno1503:P5", "anno1503-why-not-in-reserve")
    scenario.play("* reserve branch_stone")
    assert "branch_stone" not in scenario.reserve()


@pytest.mark.rule("anno1503:P5")
def test_every_tile_of_the_reserve_is_equally_likely() -> None:
    scenario = Scenario(2).clear("a1", "a2", "a4").set_agreements(0, 1).set_gold(0, 0)
    scenario.play(*PIRATES)
    reserve = scenario.reserve()
    drawn = Counter(
        scenario.game.text(scenario.game.chance(scenario.state, Rng("top", number))) for number in range(1200)
    )
    assert sorted(drawn) == sorted(f"reserve {tile}" for tile in reserve)
    for tile, count in reserve.items():
        share = 1200 * count / sum(reserve.values())
        assert 0.75 * share < drawn[f"reserve {tile}"] < 1.25 * share


@pytest.mark.rule("anno1503:P6")
def test_fire_asks_one_gold_for_each_inhabitant_outside_the_two_safe_spaces() -> None:
    scenario = (
        Scenario(3).set_folk(0, "settler settler pioneer citizen:school merchant:church").set_folk(1, "pioneer citizen")
    )
    events = scenario.play(*FIRE)
    assert [scenario.gold(seat) for seat in range(3)] == [4, 7, 7]
    assert [event.args["seat"] for event in events if event.kind == "paid"] == [0]
    assert scenario.folk(0) == "settler settler pioneer citizen:school merchant:church"


@pytest.mark.rule("anno1503:P6")
def test_a_player_with_exactly_enough_gold_must_pay_for_the_fire() -> None:
    scenario = Scenario().set_folk(0, "pioneer settler pioneer pioneer:school").set_gold(0, 2)
    scenario.play(*FIRE)
    assert scenario.gold(0) == 0
    assert scenario.folk(0) == "pioneer settler pioneer pioneer:school"


@pytest.mark.rule("anno1503:P6")
def test_a_player_without_enough_gold_loses_the_inhabitant_on_the_highest_space() -> None:
    scenario = Scenario().set_folk(0, "settler settler pioneer pioneer:school merchant:church").set_gold(0, 2)
    display = scenario.game.view(scenario.state, -1)["display"]
    scenario.play(*FIRE)
    assert scenario.gold(0) == 2
    assert scenario.folk(0) == "settler settler pioneer pioneer:school"
    assert scenario.game.view(scenario.state, -1)["display"] == {**display, "church": display["church"] + 1}
    assert scenario.state.actor == 0


@pytest.mark.rule("anno1503:P6", "anno1503:D4")
def test_a_building_lost_to_fire_can_be_placed_again() -> None:
    scenario = Scenario().set_folk(0, "settler settler pioneer pioneer:church").set_gold(0, 1).set_hand(0, "wood tools")
    scenario.play(*FIRE, "0 pioneer church")
    assert scenario.folk(0) == "settler settler pioneer pioneer:church"


@pytest.mark.rule("anno1503:P6")
def test_an_inhabitant_without_a_building_is_lost_alone() -> None:
    scenario = Scenario(3).set_folk(1, "settler settler citizen").set_gold(1, 0)
    scenario.play(*FIRE)
    assert scenario.folk(1) == "settler settler"
    assert scenario.gold(1) == 0


@pytest.mark.rule("anno1503:P6", "anno1503:D2")
def test_the_tile_of_the_lost_inhabitant_can_be_placed_again() -> None:
    scenario = Scenario().set_folk(0, "settler settler pioneer pioneer:school").set_gold(0, 0).set_hand(0, "wood tools")
    scenario.play(*FIRE, "0 pioneer forge")
    assert scenario.folk(0) == "settler settler pioneer pioneer:forge"


@pytest.mark.rule("anno1503:P7")
def test_in_a_golden_age_everybody_takes_a_good_of_choice() -> None:
    scenario = Scenario(3)
    scenario.play("* roll 5", "0 end", *GOLDEN_AGE)
    for seat, good in ((1, "spice"), (2, "tobacco"), (0, "wood")):
        assert scenario.state.actor == seat
        assert len(scenario.legal()) == 6
        assert scenario.refusal(f"{seat} take spice wood") == ("anno1503:P7", "anno1503-why-golden-number")
        before = scenario.hand(seat).split()
        scenario.play(f"{seat} take {good}")
        assert scenario.hand(seat).split() == sorted([*before, good])
    assert scenario.state.actor == 1


@pytest.mark.rule("anno1503:P7", "anno1503:P2")
def test_in_a_golden_age_an_empty_pile_gives_nothing() -> None:
    scenario = Scenario().empty_pile("spice", into=1)
    scenario.play(*GOLDEN_AGE)
    assert scenario.refusal("0 take spice") == ("anno1503:P2", "anno1503-why-pile-empty")
    assert len(scenario.legal()) == 5
