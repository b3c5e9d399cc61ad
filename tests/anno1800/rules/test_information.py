import pytest

from kontor.engine.protocol import NOBODY, Data
from kontor.engine.rng import Rng
from tests.anno1800.support.positions import GAME, Scenario

SPECTATOR = -1
PRIVATE = ("viewer", "hand", "expeditions")
"""The private parts of a view."""


def views(scenario: Scenario) -> dict[int, Data]:
    return {seat: scenario.view(seat) for seat in range(SPECTATOR, scenario.state.players)}


def public_part(view: Data) -> Data:
    return {name: part for name, part in view.items() if name not in PRIVATE}


def busy() -> Scenario:
    """Return a position of three seats with pieces of every kind."""
    scenario = (
        Scenario(3).tile(0, 12, "brewery").employ(0, 12, "worker").exhaust(0, farmer=2).gold(2, 11).tokens(1, trade=3)
    )
    scenario.played(0, "fw41").spent(1, "aei01", "nw01").expeditions(0, "ex01", "ex22").expeditions(2, "ex05")
    return scenario.old_world(1, "ow05", "ow10").new_world(2, "nwi03").hand(0, "fw02", "nw05", "aei04")


def rest_of_the_game(scenario: Scenario) -> Scenario:
    """Let everybody celebrate until the end of the game."""
    while scenario.state.actor != NOBODY:
        seat = scenario.state.active
        scenario.play(*([] if scenario.state.begun else [f"{seat} festival"]), f"{seat} end")
    return scenario


@pytest.mark.rule("anno1800:I1")
def test_views_differ_only_in_own_cards() -> None:
    all_views = views(busy())
    assert all(public_part(view) == public_part(all_views[SPECTATOR]) for view in all_views.values())
    assert set(all_views[SPECTATOR]) == set(public_part(all_views[SPECTATOR])) | {"viewer"}


@pytest.mark.rule("anno1800:I1")
def test_board_islands_gold_tokens_cards_and_numbers_are_open() -> None:
    scenario = busy()
    view = scenario.view(SPECTATOR)
    first, second, third = view["seats"]
    assert view["stock"]["brewery"] == 1
    assert view["supply"]["farmer"] == 25 - 3 * 4
    assert first["cells"]["12"] == {"tile": "brewery", "printed": "", "crew": ["worker"]}
    assert first["cells"]["1"] == {"tile": "", "printed": "home_planks", "crew": []}
    assert (first["ready"]["farmer"], first["exhausted"]["farmer"]) == (2, 2)
    assert second["trade"] == {"ready": 3, "exhausted": 0, "cards": 3}
    assert third["gold"] == 11
    assert (first["open_cards"], second["spent_cards"]) == (["fw41"], ["aei01", "nw01"])
    assert second["old_world"] == ["ow05", "ow10"]
    assert third["new_world"] == ["nwi03"]
    assert third["imports"] == ["coffee_beans", "cotton", "sugar_cane"]
    assert [objective["id"] for objective in view["objectives"]] == [
        scenario.catalog.objectives[objective] for objective in scenario.state.objectives
    ]


@pytest.mark.rule("anno1800:I1")
def test_the_number_of_cards_in_hands_decks_and_piles_is_open() -> None:
    scenario = busy()
    for view in views(scenario).values():
        assert view["seats"][0]["hand"] == {"farmer_worker": 1, "artisan_engineer_investor": 1, "new_world": 1}
        assert view["seats"][1]["hand"] == {"farmer_worker": 7, "artisan_engineer_investor": 2, "new_world": 0}
        assert [seat["expeditions"] for seat in view["seats"]] == [2, 0, 1]
        left = {name: deck["left"] for name, deck in view["decks"].items()}
        assert left == {"farmer_worker": 46 - 16, "artisan_engineer_investor": 32 - 6, "new_world": 24 - 2}
        assert (view["expeditions_left"], view["old_world_left"], view["new_world_left"]) == (19, 10, 7)


@pytest.mark.rule("anno1800:I1")
def test_public_events_are_the_same_for_everybody() -> None:
    scenario = Scenario(3).tile(0, 12, "brewery").hand(0, "fw02", "fw41").tokens(0, exploration=4).played(0, "fw43")
    scenario.play("0 play fw02: work 7, work 12", "0 use fw43", "0 recall worker from 12", "0 end")
    scenario.play("1 hire worker: work 1, buy bricks from 2", "1 end", "2 build sawmill at 12", "2 end", "0 open")
    open_events = [event for event in scenario.events if event.secret is None]
    for event in open_events:
        assert event.seen_by(0) == event.seen_by(1) == event.seen_by(SPECTATOR)
    assert {"kind": "played", "seat": 0, "card": "fw02"} in scenario.public_events("played")
    assert {"kind": "used", "seat": 0, "card": "fw43"} in scenario.public_events("used")
    assert len(scenario.public_events("opened")) == 1


@pytest.mark.rule("anno1800:I2")
def test_only_own_hand_and_expedition_cards_are_visible() -> None:
    scenario = busy()
    assert scenario.view(0)["hand"] == ["fw02", "aei04", "nw05"]
    assert scenario.view(0)["expeditions"] == ["ex01", "ex22"]
    assert scenario.view(2)["expeditions"] == ["ex05"]
    assert scenario.view(1)["expeditions"] == []
    for seat in (1, 2, SPECTATOR):
        text = str(scenario.view(seat))
        for card in ("fw02", "aei04", "nw05", "ex01", "ex22"):
            assert f"'{card}'" not in text or card in scenario.view(seat).get("hand", [])


@pytest.mark.rule("anno1800:I2")
def test_views_do_not_depend_on_hidden_cards_and_their_order() -> None:
    scenario = busy()
    before = views(scenario)
    for deck in scenario.state.decks:
        deck.reverse()
    scenario.state.expedition_deck.reverse()
    scenario.state.old_pile.reverse()
    scenario.state.new_pile.reverse()
    assert views(scenario) == before
    hand, deck = scenario.state.hands[0], scenario.state.decks[0]
    hand[0], deck[3] = deck[3], hand[0]
    expeditions, pile = scenario.state.expeditions[0], scenario.state.expedition_deck
    expeditions[0], pile[0] = pile[0], expeditions[0]
    after = views(scenario)
    assert {seat: view for seat, view in after.items() if seat != 0} == {
        seat: view for seat, view in before.items() if seat != 0
    }
    assert after[0] != before[0]


@pytest.mark.rule("anno1800:I2", "anno1800:X1")
def test_others_see_how_many_cards_of_which_deck_are_swapped_but_not_which() -> None:
    scenario = Scenario(2).hand(0, "fw03", "fw09", "aei02")
    tops = [scenario.deck(0)[:2], scenario.deck(1)[:1]]
    scenario.play("0 swap fw09 fw03 aei02")
    for seat in (1, SPECTATOR):
        assert [event.seen_by(seat) for event in scenario.events] == [
            {"kind": "put_under", "seat": 0, "deck": "farmer_worker", "number": 2},
            {"kind": "put_under", "seat": 0, "deck": "artisan_engineer_investor", "number": 1},
            {"kind": "drew", "seat": 0, "deck": "farmer_worker", "number": 2},
            {"kind": "drew", "seat": 0, "deck": "artisan_engineer_investor", "number": 1},
        ]
    assert [event.seen_by(0)["cards"] for event in scenario.events] == [["fw09", "fw03"], ["aei02"], *tops]


@pytest.mark.rule("anno1800:I2", "anno1800:K8", "anno1800:J1")
@pytest.mark.parametrize("line", ["0 use aei14 fw03", "0 use the_editor fw03"])
def test_others_do_not_see_which_card_is_returned(line: str) -> None:
    scenario = Scenario(2).objectives("the_editor").hand(0, "fw03", "fw09").played(0, "aei14").tokens(0, exploration=2)
    scenario.play(line)
    for seat in (1, SPECTATOR):
        events_text = str([event.seen_by(seat) for event in scenario.events])
        assert "fw03" not in events_text
        assert "'number': 1" in events_text
        assert "'farmer_worker'" in events_text
        assert "'fw03'" not in str(public_part(scenario.view(seat)))
    assert "'fw03'" in str([event.seen_by(0) for event in scenario.events])


@pytest.mark.rule("anno1800:I2", "anno1800:W2", "anno1800:N1", "anno1800:Q1")
@pytest.mark.parametrize(
    ("line", "deck", "number"),
    [("hire farmer: work 1", "farmer_worker", 1), ("explore", "new_world", 3), ("expedition", "", 3)],
)
def test_others_do_not_see_which_cards_are_drawn(line: str, deck: str, number: int) -> None:
    scenario = Scenario(2).tokens(0, exploration=2).play(f"0 {line}")
    drawn = scenario.events[-1]
    assert drawn.seen_by(1) == drawn.seen_by(SPECTATOR)
    assert "cards" not in drawn.seen_by(1)
    assert drawn.seen_by(1)["number"] == number
    assert drawn.seen_by(1).get("deck", "") == deck
    cards = drawn.seen_by(0)["cards"]
    assert isinstance(cards, list)
    assert set(cards) <= {*scenario.view(0)["hand"], *scenario.view(0)["expeditions"]}
    assert len(cards) == number


@pytest.mark.rule("anno1800:I3")
def test_a_player_remembers_what_they_put_under_a_deck() -> None:
    scenario = Scenario(3).objectives("the_editor").hand(0, "fw03", "fw09", "aei02").tokens(0, exploration=2)
    scenario.hand(1, "fw17", "fw18").play("0 swap fw09 fw03", "0 use the_editor aei02", "0 end")
    assert scenario.view(0)["decks"]["farmer_worker"]["under"] == [[0, "fw03"], [0, "fw09"]]
    assert scenario.view(0)["decks"]["artisan_engineer_investor"]["under"] == [[0, "aei02"]]
    for seat in (1, 2, SPECTATOR):
        assert scenario.view(seat)["decks"]["farmer_worker"]["under"] == [[0, ""], [0, ""]]
    scenario.play("1 swap fw18")
    assert scenario.view(1)["decks"]["farmer_worker"]["under"][0] == [1, "fw18"]
    assert [1, "fw18"] not in scenario.view(0)["decks"]["farmer_worker"]["under"]
    scenario.play("1 end", "2 festival", "2 end")
    assert [0, "fw03"] in scenario.view(0)["decks"]["farmer_worker"]["under"]


@pytest.mark.rule("anno1800:I3")
def test_remembered_cards_are_imagined_in_place_and_others_at_random() -> None:
    scenario = Scenario(2).hand(0, "fw03", "fw09", "aei02").play("0 swap fw09 fw03")
    lowest: dict[int, set[str]] = {0: set(), 1: set()}
    for seat in lowest:
        for number in range(60):
            world = GAME.imagine(scenario.view(seat), Rng(number))
            lowest[seat].add(GAME.catalog.cards[world.decks[0][0]])
    assert lowest[0] == {"fw03"}
    assert len(lowest[1]) > 10


@pytest.mark.rule("anno1800:I3")
def test_at_the_end_everything_is_open() -> None:
    scenario = Scenario(3).objectives("zoo").hand(0, "fw03", "fw09").played(0, "aei14").hand(1, "nw05", "aei02")
    scenario.expeditions(1, "ex01", "ex05").play("0 use aei14 fw03 fw09")
    assert not {"hands", "all_expeditions", "score"} & set(scenario.view(SPECTATOR))
    rest_of_the_game(scenario)
    for view in views(scenario).values():
        assert view["hands"] == [[], ["aei02", "nw05"], scenario.hand_of(2)]
        assert view["all_expeditions"] == [[], ["ex01", "ex05"], []]
        assert [score["fireworks"] for score in view["score"]] == [7, 0, 0]
        assert view["score"][1]["expeditions"] == 2
        assert view["score"][1]["visited"] == {"animals": 2, "artifacts": 0}
    ended = scenario.events[-1]
    assert ended.kind == "ended"
    assert ended.discloses()


@pytest.mark.rule("anno1800:I2")
@pytest.mark.parametrize("line", ["swap fw03", "explore", "expedition", "open", "hire farmer: work 1"])
def test_a_line_that_reveals_hidden_pieces_discloses(line: str) -> None:
    scenario = Scenario(2).hand(0, "fw03", "fw09").tokens(0, exploration=2).play(f"0 {line}")
    assert any(event.discloses() for event in scenario.events)


@pytest.mark.rule("anno1800:I2")
@pytest.mark.parametrize("line", ["festival", "use fw41", "build sawmill at 12", "use aei14 fw03"])
def test_a_line_that_reveals_nothing_does_not_disclose(line: str) -> None:
    scenario = Scenario(2).hand(0, "fw03", "fw09").played(0, "fw41", "aei14").play(f"0 {line}")
    assert not any(event.discloses() for event in scenario.events)


@pytest.mark.rule("anno1800:I1", "anno1800:I2", "anno1800:I3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_position_has_the_same_view(players: int) -> None:
    scenario = Scenario(players, seed=players)
    rng = Rng(players, "walk")
    checked = 0
    for number in range(400):
        if scenario.state.actor == NOBODY:
            break
        things = [thing for thing in GAME.things(scenario.state) if not GAME.text(thing).startswith("recall")]
        move = GAME.complete_one(scenario.state, things[rng.below(len(things))], rng)
        GAME.apply(scenario.state, move, scenario.events)
        if number % 8 == 0:
            for seat, view in views(scenario).items():
                assert GAME.view(GAME.imagine(view, Rng(number, seat)), seat) == view
                checked += 1
    assert checked >= 100


@pytest.mark.rule("anno1800:I3")
def test_an_imagined_end_is_the_end() -> None:
    scenario = rest_of_the_game(busy().hand(0, "fw02").played(0, "aei14").play("0 use aei14 fw02"))
    for seat, view in views(scenario).items():
        world = GAME.imagine(view, Rng(seat))
        assert GAME.view(world, seat) == view
        assert GAME.result(world) == GAME.result(scenario.state)
