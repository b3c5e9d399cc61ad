from collections import Counter

import pytest

from kontor.engine.rng import Rng
from tests.anno1503.support.positions import Table

PIRATES, FIRE, GOLDEN_AGE = ("* roll 6", "* event 1"), ("* roll 6", "* event 3"), ("* roll 6", "* event 5")
NOT_NOW = ("anno1503:T1", "anno1503-why-not-now")
NOT_YOUR_TILE = ("anno1503:P4", "anno1503-why-not-your-tile")


@pytest.mark.rule("anno1503:P3")
def test_on_a_six_nobody_produces_and_the_die_is_rolled_again() -> None:
    table = Table(4)
    table.play("* roll 6")
    assert all(table.hand(seat) == "stone wood" for seat in range(4))
    assert table.refusal("0 end") == ("record:R5", "record-chance-expected")
    assert table.refusal("* roll 3") == NOT_NOW


@pytest.mark.rule("anno1503:P3")
@pytest.mark.parametrize(
    ("face", "event"), [(1, "pirates"), (2, "pirates"), (3, "fire"), (4, "fire"), (5, "golden_age"), (6, "golden_age")]
)
def test_the_second_roll_decides_the_event(face: int, event: str) -> None:
    table = Table().set_agreements(0, 1).set_folk(0, "pioneer settler pioneer pioneer:school")
    table.play("* roll 6")
    struck = table.play(f"* event {face}")[0]
    assert (struck.kind, struck.args["event"]) == ("struck", event)
    assert table.gold(0) == {"pirates": 6, "fire": 5, "golden_age": 7}[event]
    assert bool(table.legal("take")) == (event == "golden_age")


@pytest.mark.rule("anno1503:P3")
@pytest.mark.parametrize("line", ["roll", "event"])
def test_the_die_is_fair_and_has_six_faces(line: str) -> None:
    table = Table()
    if line == "event":
        table.play("* roll 6")
    assert table.refusal(f"* {line} 7") == ("anno1503:P3", "anno1503-why-die-face")
    rolled = Counter(table.game.text(table.game.chance(table.state, Rng("die", number))) for number in range(1200))
    assert sorted(rolled) == [f"{line} {face}" for face in range(1, 7)]
    assert all(140 < count < 260 for count in rolled.values())


@pytest.mark.rule("anno1503:P4")
def test_pirates_ask_one_gold_for_each_branch_and_agreement_of_everybody() -> None:
    table = Table(3).set_branches(0, {2: "spice", 3: "tobacco"}).set_agreements(0, 1).set_agreements(2, 2)
    events = table.play(*PIRATES)
    assert [table.gold(seat) for seat in range(3)] == [4, 7, 5]
    paid = [(event.args["seat"], event.args["gold"]) for event in events if event.kind == "paid"]
    assert paid == [(0, 3), (2, 2)]
    assert table.state.actor == 0
    assert table.branches(0) == {2: "spice", 3: "tobacco"}


@pytest.mark.rule("anno1503:P4")
def test_a_player_with_exactly_enough_gold_must_pay_the_pirates() -> None:
    table = Table().set_agreements(0, 3).set_gold(0, 3)
    table.play(*PIRATES)
    assert table.gold(0) == 0
    assert table.seat(0)["agreements"] == 3
    assert table.refusal("0 give agreement") == NOT_NOW


@pytest.mark.rule("anno1503:P4")
def test_a_player_without_enough_gold_gives_up_a_tile_and_pays_nothing() -> None:
    table = Table().set_branches(0, {2: "spice", 4: "tobacco"}).set_agreements(0, 1).set_gold(0, 2)
    table.play(*PIRATES)
    assert table.legal() == ["give agreement", "give branch_spice", "give branch_tobacco"]
    assert table.refusal("0 end") == NOT_NOW
    assert table.refusal("0 give branch_cloth") == NOT_YOUR_TILE
    table.play("0 give branch_spice")
    assert table.gold(0) == 2
    assert table.branches(0) == {4: "tobacco"}
    assert table.seat(0)["agreements"] == 1


@pytest.mark.rule("anno1503:P4")
def test_an_agreement_may_be_given_up() -> None:
    table = Table().set_branches(0, {2: "spice"}).set_agreements(0, 2).set_gold(0, 0)
    table.play(*PIRATES, "0 give agreement")
    assert table.seat(0)["agreements"] == 1
    assert table.branches(0) == {2: "spice"}


@pytest.mark.rule("anno1503:P4")
@pytest.mark.parametrize("what", ["agreement", "branch"])
def test_the_only_kind_of_tile_is_given_up_without_a_question(what: str) -> None:
    table = Table().set_gold(0, 0)
    if what == "agreement":
        table.set_agreements(0, 2)
    else:
        table.set_branches(0, {5: "tobacco"})
    events = table.play(*PIRATES)
    assert [event.kind for event in events][-1] == "gave_up"
    assert table.refusal("0 end") == ("record:R5", "record-chance-expected")
    assert table.branches(0) == {}
    assert table.seat(0)["agreements"] == (1 if what == "agreement" else 0)


@pytest.mark.rule("anno1503:P4", "record:R6")
def test_a_player_with_several_branches_of_a_good_names_the_site() -> None:
    table = Table(3).set_branches(0, {2: "spice", 3: "tobacco", 4: "spice"}).set_gold(0, 1)
    table.play(*PIRATES)
    assert table.legal() == ["give branch_spice 2", "give branch_spice 4", "give branch_tobacco"]
    assert table.refusal("0 give branch_spice") == ("record:R6", "anno1503-why-name-the-site")
    assert table.refusal("0 give branch_tobacco 3") == ("record:R6", "anno1503-why-site-not-named")
    assert table.refusal("0 give branch_spice 3") == NOT_YOUR_TILE
    assert table.refusal("0 give branch_spice 6") == NOT_YOUR_TILE
    table.play("0 give branch_spice 4")
    assert table.branches(0) == {2: "spice", 3: "tobacco"}


@pytest.mark.rule("anno1503:P4", "record:R6")
def test_branches_of_others_do_not_make_the_site_be_named() -> None:
    table = Table(3).set_gold(1, 0)
    for seat, branches in enumerate(({2: "spice"}, {1: "spice", 3: "tobacco"}, {1: "spice"})):
        table.set_branches(seat, branches)
    table.play(*PIRATES)
    assert table.legal() == ["give branch_spice", "give branch_tobacco"]
    assert table.refusal("1 give branch_spice 1") == ("record:R6", "anno1503-why-site-not-named")
    table.play("1 give branch_spice")
    assert [table.branches(seat) for seat in range(3)] == [{2: "spice"}, {3: "tobacco"}, {1: "spice"}]


@pytest.mark.rule("anno1503:P4", "anno1503:P5")
def test_a_tile_is_replaced_before_the_next_player_gives_one_up() -> None:
    table = Table(4).set_branches(1, {1: "spice", 3: "cloth"}).set_branches(0, {2: "tools", 3: "tobacco"})
    table.set_gold(0, 0).set_gold(1, 1).clear("l3", "j5")
    table.play("* roll 5", "0 end", *PIRATES)
    assert table.state.actor == 1
    table.play("1 give branch_cloth", "* reserve branch_cloth")
    assert table.tile("l3") == "branch_cloth"
    assert table.state.actor == 0
    table.play("0 give branch_tools", "* reserve branch_tools")
    assert table.tile("j5") == "branch_tools"
    assert table.state.actor == 1


@pytest.mark.rule("anno1503:P5")
def test_the_top_of_the_shuffled_reserve_comes_face_down_on_the_farthest_free_space() -> None:
    table = Table(4).set_agreements(0, 1).set_gold(0, 0).lay("l1", "branch_wood").clear("l5", "k3", "a2")
    table.play(*PIRATES)
    reserve = table.reserve()
    events = table.play("* reserve treasure_gold")
    assert table.tile("l5") == "treasure_gold"
    assert (table.tile("k3"), table.tile("a2")) == ("", "")
    assert table.reserve().get("treasure_gold", 0) == reserve["treasure_gold"] - 1
    assert (events[0].kind, events[0].args) == ("placed", {"cell": "l5"})
    assert [event.kind for event in events[1:]] == ["unharmed"] * 3
    for seat in range(-1, 4):
        assert table.game.view(table.state, seat)["tiles"]["l5"] == ""


@pytest.mark.rule("anno1503:P5")
def test_the_order_of_distance_and_ties_in_reading_order() -> None:
    """Moves to a sea cell beside the space: l 12, k 11, j 10, i 9, h 8, g 7, f 6, e5 5, d 4, e3 and corners 3, c 2."""
    order = ["l1", "l3", "l5", "k3", "j1", "j3", "j5", "i1", "i3", "i5", "h3", "g1", "g3", "g5", "f1", "f3"]
    order += ["e5", "d1", "d5", "a1", "e3", "a5", "c2", "c4", "a2", "a4"]
    for number, cell in enumerate(order):
        table = Table(4).set_agreements(0, 1).set_gold(0, 0).clear(*order).fill(*order[:number])
        table.play(*PIRATES, "* reserve agreement")
        assert table.tile(cell) == "agreement"
        assert all(not table.tile(nearer) for nearer in order[number + 1 :])


@pytest.mark.rule("anno1503:P5")
def test_spaces_unused_for_lack_of_players_count_as_free() -> None:
    table = Table(2).set_agreements(0, 2).set_gold(0, 1)
    table.play(*PIRATES, "* reserve agreement")
    assert table.tile("l1") == "agreement"


@pytest.mark.rule("anno1503:P5")
def test_only_tiles_of_the_reserve_are_placed_including_the_one_given_up() -> None:
    table = Table(2).set_branches(0, {3: "stone"}).set_gold(0, 0)
    table.play(*PIRATES)
    assert table.reserve()["branch_stone"] == 1
    assert table.refusal("* reserve branch_wood") == ("anno1503:P5", "anno1503-why-not-in-reserve")
    table.play("* reserve branch_stone")
    assert "branch_stone" not in table.reserve()


@pytest.mark.rule("anno1503:P5")
def test_every_tile_of_the_reserve_is_equally_likely() -> None:
    table = Table(2).clear("a1", "a2", "a4").set_agreements(0, 1).set_gold(0, 0)
    table.play(*PIRATES)
    reserve = table.reserve()
    drawn = Counter(table.game.text(table.game.chance(table.state, Rng("top", number))) for number in range(1200))
    assert sorted(drawn) == sorted(f"reserve {tile}" for tile in reserve)
    for tile, count in reserve.items():
        share = 1200 * count / sum(reserve.values())
        assert 0.75 * share < drawn[f"reserve {tile}"] < 1.25 * share


@pytest.mark.rule("anno1503:P6")
def test_fire_asks_one_gold_for_each_inhabitant_outside_the_two_safe_spaces() -> None:
    table = (
        Table(3).set_folk(0, "settler settler pioneer citizen:school merchant:church").set_folk(1, "pioneer citizen")
    )
    events = table.play(*FIRE)
    assert [table.gold(seat) for seat in range(3)] == [4, 7, 7]
    assert [event.args["seat"] for event in events if event.kind == "paid"] == [0]
    assert table.folk(0) == "settler settler pioneer citizen:school merchant:church"


@pytest.mark.rule("anno1503:P6")
def test_a_player_with_exactly_enough_gold_must_pay_for_the_fire() -> None:
    table = Table().set_folk(0, "pioneer settler pioneer pioneer:school").set_gold(0, 2)
    table.play(*FIRE)
    assert table.gold(0) == 0
    assert table.folk(0) == "pioneer settler pioneer pioneer:school"


@pytest.mark.rule("anno1503:P6")
def test_a_player_without_enough_gold_loses_the_inhabitant_on_the_highest_space() -> None:
    table = Table().set_folk(0, "settler settler pioneer pioneer:school merchant:church").set_gold(0, 2)
    display = table.game.view(table.state, -1)["display"]
    table.play(*FIRE)
    assert table.gold(0) == 2
    assert table.folk(0) == "settler settler pioneer pioneer:school"
    assert table.game.view(table.state, -1)["display"] == {**display, "church": display["church"] + 1}
    assert table.state.actor == 0


@pytest.mark.rule("anno1503:P6", "anno1503:D4")
def test_a_building_lost_to_fire_can_be_placed_again() -> None:
    table = Table().set_folk(0, "settler settler pioneer pioneer:church").set_gold(0, 1).set_hand(0, "wood tools")
    table.play(*FIRE, "0 pioneer church")
    assert table.folk(0) == "settler settler pioneer pioneer:church"


@pytest.mark.rule("anno1503:P6")
def test_an_inhabitant_without_a_building_is_lost_alone() -> None:
    table = Table(3).set_folk(1, "settler settler citizen").set_gold(1, 0)
    table.play(*FIRE)
    assert table.folk(1) == "settler settler"
    assert table.gold(1) == 0


@pytest.mark.rule("anno1503:P6", "anno1503:D2")
def test_the_tile_of_the_lost_inhabitant_can_be_placed_again() -> None:
    table = Table().set_folk(0, "settler settler pioneer pioneer:school").set_gold(0, 0).set_hand(0, "wood tools")
    table.play(*FIRE, "0 pioneer forge")
    assert table.folk(0) == "settler settler pioneer pioneer:forge"


@pytest.mark.rule("anno1503:P7")
def test_in_a_golden_age_everybody_takes_a_good_of_choice() -> None:
    table = Table(3)
    table.play("* roll 5", "0 end", *GOLDEN_AGE)
    for seat, good in ((1, "spice"), (2, "tobacco"), (0, "wood")):
        assert table.state.actor == seat
        assert len(table.legal()) == 6
        assert table.refusal(f"{seat} take spice wood") == ("anno1503:P7", "anno1503-why-golden-number")
        before = table.hand(seat).split()
        table.play(f"{seat} take {good}")
        assert table.hand(seat).split() == sorted([*before, good])
    assert table.state.actor == 1


@pytest.mark.rule("anno1503:P7", "anno1503:P2")
def test_in_a_golden_age_an_empty_pile_gives_nothing() -> None:
    table = Table().empty_pile("spice", into=1)
    table.play(*GOLDEN_AGE)
    assert table.refusal("0 take spice") == ("anno1503:P2", "anno1503-why-pile-empty")
    assert len(table.legal()) == 5
