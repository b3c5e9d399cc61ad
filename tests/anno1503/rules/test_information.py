import pytest

from kontor.anno1503.game import load
from kontor.engine.events import Event
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng
from tests.anno1503.support.positions import Scenario, acting
from tests.anno1503.support.walks import walk

SPECTATOR = -1


def views(scenario: Scenario) -> dict[int, Data]:
    return {seat: scenario.game.view(scenario.state, seat) for seat in range(-1, scenario.state.players)}


def seen_by(events: list[Event], seat: int) -> list[dict[str, object]]:
    return [event.seen_by(seat) for event in events]


@pytest.mark.rule("anno1503:I1")
def test_hands_gold_and_islands_are_open_to_everybody() -> None:
    scenario = acting(3).set_hand(1, "spice tobacco").set_gold(2, 11).set_agreements(0, 2).set_branches(1, {3: "wood"})
    public_seats = [view["seats"] for view in views(scenario).values()]
    assert all(seats == public_seats[0] for seats in public_seats)
    assert public_seats[0][1]["hand"] == {"wood": 0, "stone": 0, "tools": 0, "cloth": 0, "spice": 1, "tobacco": 1}
    assert public_seats[0][2]["gold"] == 11
    assert public_seats[0][0]["agreements"] == 2
    assert public_seats[0][1]["branches"] == ["", "", "wood", "", ""]


@pytest.mark.rule("anno1503:I1", "anno1503:B2")
def test_the_card_drawn_by_a_large_branch_is_public() -> None:
    scenario = acting(3).set_buildings(0, "large_branch").set_hand(1, "spice")
    events = scenario.play("0 claim 1", "* draw spice")
    for seat in range(-1, 3):
        assert seen_by(events, seat)[0] == {"kind": "claimed", "seat": 0, "other": 1, "gold": 2}
        assert seen_by(events, seat)[-1] == {"kind": "drew", "seat": 0, "other": 1, "good": "spice"}
        assert views(scenario)[seat]["seats"][1]["hand"]["spice"] == 0


@pytest.mark.rule("anno1503:I1", "anno1503:B2")
def test_if_hands_are_hidden_only_the_two_players_see_what_a_large_branch_draws() -> None:
    scenario = acting(3, hidden_hands=True).set_buildings(0, "large_branch").set_hand(1, "spice spice")
    events = scenario.play("0 claim 1", "* draw spice")
    assert events[-1].discloses()
    for seat in range(-1, 3):
        assert seen_by(events, seat)[0] == {"kind": "claimed", "seat": 0, "other": 1, "gold": 2}
        public = {"kind": "drew_hidden", "seat": 0, "other": 1}
        secret = {"kind": "drew_hidden_self", "seat": 0, "other": 1, "good": "spice"}
        assert seen_by(events, seat)[-1] == (secret if seat in (0, 1) else public)


@pytest.mark.rule("anno1503:I1")
def test_if_hands_are_hidden_others_see_only_how_many_goods_a_hand_holds() -> None:
    scenario = acting(3, hidden_hands=True).set_hand(0, "cloth").set_hand(1, "spice tobacco").set_hand(2, "")
    for viewer, view in views(scenario).items():
        assert view["hands_hidden"]
        assert [seat["hand_size"] for seat in view["seats"]] == [1, 2, 0]
        for seat, shown in enumerate(view["seats"]):
            assert (shown["hand"] is not None) == (seat == viewer)
        standings = scenario.game.presentation.standings(scenario.state, viewer)
        assert [row[3] for row in standings.seats] == [1, 2, 0]
    assert views(scenario)[1]["seats"][1]["hand"]["spice"] == 1


@pytest.mark.rule("anno1503:I1")
def test_hidden_hands_are_open_after_the_end() -> None:
    scenario = acting(3, {"draw_after_turns": 1}, hidden_hands=True).set_hand(1, "spice tobacco")
    assert scenario.game.view(scenario.state, 0)["seats"][1]["hand"] is None
    scenario.play("0 end")
    for view in views(scenario).values():
        assert view["seats"][1]["hand"]["tobacco"] == 1


@pytest.mark.rule("anno1503:I1")
def test_imagined_hands_have_every_possible_content_as_often_as_by_chance() -> None:
    scenario = Scenario(3, hidden_hands=True).set_hand(0, "").set_hand(1, "spice spice wood").set_hand(2, "tobacco")
    game, view = scenario.game, scenario.game.view(scenario.state, 0)
    tobacco = 0
    for number in range(1200):
        world = game.imagine(view, Rng("hands", number))
        assert [world.hand_size(seat) for seat in range(3)] == [0, 3, 1]
        assert world.piles == scenario.state.piles
        assert [sum(world.hands[good::6]) for good in range(6)] == [
            sum(scenario.state.hands[good::6]) for good in range(6)
        ]
        tobacco += world.hands[12 + game.catalog.goods.index("tobacco")]
    assert 240 < tobacco < 360


@pytest.mark.rule("anno1503:I1")
def test_every_gain_and_payment_is_public() -> None:
    scenario = Scenario(2).set_agreements(0, 1).set_folk(1, "pioneer settler pioneer").set_hand(0, "wood tools stone")
    events = scenario.play("* roll 1", "0 take spice", "0 sell stone 1", "0 buy cloth", "0 pioneer", "0 end")
    events += scenario.play("* roll 6", "* event 1", "1 end", "* roll 6", "* event 3")
    kinds = " ".join(event.kind for event in events)
    first, second, third = kinds.split(" turn ")
    assert first == "turn rolled took took sold bought settled"
    assert (second, third) == ("rolled struck unharmed paid", "rolled struck paid paid")
    assert all(seen_by(events, seat) == seen_by(events, SPECTATOR) for seat in range(2))


@pytest.mark.rule("anno1503:I1")
def test_placing_developing_launching_and_losses_are_public() -> None:
    scenario = acting().set_hand(0, "wood wood wood tools tools tools cloth cloth stone stone").set_gold(0, 1)
    events = scenario.play("0 ship", "0 pioneer", "0 pioneer church", "0 develop 1", "0 sail 2 b3", "0 end")
    events += scenario.play("* roll 6", "* event 3")
    assert seen_by(events, SPECTATOR) == [
        {"kind": "launched", "seat": 0},
        {"kind": "settled", "seat": 0, "space": 3},
        {"kind": "settled_building", "seat": 0, "space": 4, "building": "church"},
        {"kind": "developed", "seat": 0, "space": 1, "inhabitant": "settler"},
        {"kind": "sailed", "seat": 0, "ship": 2, "cell": "b3"},
        {"kind": "turn", "seat": 1, "number": 2},
        {"kind": "rolled", "seat": 1, "face": 6},
        {"kind": "struck", "event": "fire", "face": 3},
        {"kind": "unharmed", "seat": 1, "event": "fire"},
        {"kind": "lost_building", "seat": 0, "space": 4, "building": "church"},
    ]
    scenario.set_gold(0, 0)
    lost = next(event for event in scenario.play("1 end", "* roll 6", "* event 4") if event.kind == "lost_inhabitant")
    assert lost.seen_by(1) == {"kind": "lost_inhabitant", "seat": 0, "space": 3}


@pytest.mark.rule("anno1503:I2")
def test_tiles_on_the_map_and_in_the_reserve_are_hidden_from_everybody() -> None:
    scenario = Scenario(3)
    for view in views(scenario).values():
        assert len(view["tiles"]) == 20
        assert set(view["tiles"].values()) == {""}
        assert view["looked_at"] == {}
        assert view["reserve"] == 4


@pytest.mark.rule("anno1503:I2")
def test_views_do_not_depend_on_hidden_tiles() -> None:
    scenario = acting(3).lay("a2", "agreement").lay("d1", "branch_wood")
    scenario.play("0 look 1 a4", "0 leave")
    before = views(scenario)
    scenario.lay("a2", "treasure_gold").lay("d1", "branch_spice")
    assert views(scenario) == before


@pytest.mark.rule("anno1503:I2", "anno1503:H3")
def test_only_the_seat_that_looked_knows_the_tile_but_the_look_is_public() -> None:
    scenario = acting(3).lay("a2", "branch_spice")
    events = scenario.play("0 look 1 a2")
    public_event = {"kind": "looked", "seat": 0, "ship": 1, "cell": "a2"}
    assert seen_by(events, 0)[0]["tile"] == "branch_spice"
    assert seen_by(events, 1) == seen_by(events, SPECTATOR) == [public_event]
    assert events[0].discloses()
    for moment in range(2):
        for seat, view in views(scenario).items():
            assert view["tiles"]["a2"] == ("branch_spice" if seat == 0 else "")
            assert view["looked_at"] == {"a2": [0]}
            assert (view["look"] == [1, "a2"]) == (moment == 0)
        if moment == 0:
            left = scenario.play("0 leave")
            assert [event.seen_by(1) for event in left] == [{"kind": "left", "seat": 0, "cell": "a2"}]


@pytest.mark.rule("anno1503:I2")
def test_a_tile_stays_known_to_each_seat_that_looked() -> None:
    scenario = acting(3).lay("a2", "branch_spice")
    scenario.play("0 look 1 a2", "0 leave", "0 end", "* roll 5", "1 end", "* roll 5", "2 look 1 a2", "2 leave", "2 end")
    scenario.play("* roll 5")
    tile_by_viewer = {seat: view["tiles"]["a2"] for seat, view in views(scenario).items()}
    assert tile_by_viewer == {-1: "", 0: "branch_spice", 1: "", 2: "branch_spice"}
    assert views(scenario)[1]["looked_at"] == {"a2": [0, 2]}


@pytest.mark.rule("anno1503:I2")
def test_a_used_tile_is_shown_to_everybody() -> None:
    scenario = acting(3).lay("a2", "branch_spice")
    events = scenario.play("0 look 1 a2", "0 keep 2")
    for seat in range(-1, 3):
        last_event = seen_by(events, seat)[-1]
        assert last_event == {"kind": "kept_branch", "seat": 0, "cell": "a2", "tile": "branch_spice", "site": 2}
        assert "a2" not in views(scenario)[seat]["tiles"]
        assert views(scenario)[seat]["looked_at"] == {}


@pytest.mark.rule("anno1503:I2", "anno1503:P5")
def test_a_tile_placed_from_the_reserve_is_hidden_from_everybody() -> None:
    scenario = acting(4).lay("l3", "agreement").set_ships(0, "l2").set_ships(1, "l2").set_gold(1, 0)
    scenario.play("0 look 1 l3", "0 leave", "0 end", "* roll 5", "1 look 1 l3", "1 keep", "1 end")
    events = scenario.play("* roll 6", "* event 1", "* reserve agreement")
    assert all(seen_by(events, seat)[-1] == {"kind": "placed", "cell": "l3"} for seat in range(-1, 4))
    assert all(view["tiles"]["l3"] == "" for view in views(scenario).values())
    assert all("l3" not in view["looked_at"] for view in views(scenario).values())


@pytest.mark.rule("anno1503:I2", "anno1503:H5")
def test_removed_treasures_are_public() -> None:
    scenario = acting(3).lay("a2", "treasure_gold").lay("a4", "treasure_upgrade").set_ships(0, "a3", "a3")
    scenario.play("0 look 1 a2", "0 keep", "0 look 1 a4", "0 keep 1")
    assert views(scenario)[2]["gone"] == {"treasure_gold": 1, "treasure_upgrade": 1}


@pytest.mark.rule("anno1503:I1", "anno1503:I2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_position_has_the_same_view(players: int) -> None:
    game = load({})
    checked = 0
    for number, (state, _) in enumerate(walk(game, players, seed=players)):
        if number % 7 == 0:
            for seat in range(-1, players):
                view = game.view(state, seat)
                assert game.view(game.imagine(view, Rng(number, seat)), seat) == view
                checked += 1
        if number > 700:
            break
    assert checked > 200


@pytest.mark.rule("anno1503:I2")
def test_known_tiles_are_imagined_in_place_and_others_at_random() -> None:
    scenario = acting(3).lay("a2", "branch_wood")
    scenario.play("0 look 1 a2", "0 leave")
    kinds: dict[int, set[int]] = {0: set(), 1: set()}
    for seat in kinds:
        for number in range(60):
            kinds[seat].add(
                scenario.game.imagine(scenario.game.view(scenario.state, seat), Rng(number)).tiles[
                    scenario.t.cell_at["a2"]
                ]
            )
    assert kinds[0] == {1}
    assert len(kinds[1]) >= 6
