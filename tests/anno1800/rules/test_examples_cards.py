"""The rulebook's worked examples about cards, voyages and the end, with the figures as printed."""

import pytest

from tests.anno1800.support.positions import Scenario

FIRST_GAME = ["alonso_graves", "university", "edvard_goode", "isabel_sarmento", "zoo"]
EXPEDITION = ["ex01", "ex16", "ex10"]
"""Three cards: artisan and artisan, engineer and investor, engineer and artisan (1+1, 2+3, 2+1)."""


@pytest.mark.rule("anno1800:X1", "anno1800:X2")
def test_andreas_swaps_two_cards_and_keeps_the_third_because_its_deck_is_empty() -> None:
    scenario = Scenario(2).hand(0, "fw03", "aei02", "nw05").empty_deck(0)
    new = [scenario.deck(1)[0], scenario.deck(2)[0]]
    assert scenario.refused_by("0 swap fw03 aei02 nw05") == "X2"
    scenario.play("0 swap aei02 nw05")
    assert scenario.hand_of(0) == ["fw03", *new]
    assert (scenario.deck(1)[-1], scenario.deck(2)[-1]) == ("aei02", "nw05")


@pytest.mark.rule("anno1800:P5", "anno1800:C1")
def test_linda_plays_a_card_for_two_exploration_tokens() -> None:
    scenario = Scenario(2).hand(0, "fw36", "fw01").tile(0, 18, "exploration_2")
    assert scenario.seat(0)["trade"]["ready"] == 2
    assert scenario.seat(0)["exploration"] == {"ready": 2, "exhausted": 0, "cards": 0}
    scenario.play("0 play fw36")
    assert scenario.seat(0)["exploration"] == {"ready": 0, "exhausted": 2, "cards": 0}
    assert scenario.seat(0)["open_cards"] == ["fw36"]


@pytest.mark.rule("anno1800:O1", "anno1800:O2")
def test_linda_opens_her_second_old_world_island_and_takes_two_expedition_cards() -> None:
    scenario = Scenario(2).tile(0, 19, "exploration_2").top_island("ow05").play("0 open")
    assert scenario.tile_on(0, 21) == "warehouse"
    assert scenario.seat(0)["exploration"]["exhausted"] == 1
    scenario.pass_round().top_island("ow04").play("0 open")
    assert scenario.seat(0)["exploration"] == {"ready": 0, "exhausted": 3, "cards": 0}
    assert scenario.seat(0)["expeditions"] == 2


@pytest.mark.rule("anno1800:N1", "anno1800:N2", "anno1800:P8", "anno1800:H4")
def test_andreas_explores_sugar_cane_and_builds_a_rum_distillery() -> None:
    scenario = Scenario(2).new_world(1, "nwi03").top_island("nwi04")
    assert scenario.refused_by("0 build rum_distillery at 12: work 1, buy sugar_cane from 1") == "H4"
    scenario.play("0 explore")
    assert scenario.seat(0)["exploration"]["exhausted"] == 1
    assert scenario.seat(0)["hand"]["new_world"] == 3
    scenario.pass_round().play("0 build rum_distillery at 12: work 1, import sugar_cane")
    assert scenario.tile_on(0, 12) == "rum_distillery"
    assert scenario.seat(0)["trade"] == {"ready": 1, "exhausted": 1, "cards": 0}


@pytest.mark.rule("anno1800:Q1", "anno1800:Z3", "anno1800:Z4")
@pytest.mark.parametrize(
    ("artisans", "engineers", "investors", "influence"), [(3, 2, 1, 10), (1, 0, 1, 4), (3, 1, 1, 8), (0, 0, 0, 0)]
)
def test_lindas_expedition_cards(artisans: int, engineers: int, investors: int, influence: int) -> None:
    scenario = Scenario(2).objectives().expeditions(0, *EXPEDITION)
    scenario.cubes(0, artisan=artisans, engineer=engineers, investor=investors)
    assert scenario.sheet(0).expeditions == influence


@pytest.mark.rule("anno1800:Q1")
def test_linda_draws_her_three_expedition_cards_in_one_turn() -> None:
    scenario = Scenario(2).objectives().tokens(0, exploration=1)
    deck = scenario.state.expedition_deck
    for name in EXPEDITION:
        deck.remove(scenario.catalog.expeditions.index(name))
        deck.append(scenario.catalog.expeditions.index(name))
    scenario.play("0 expedition").cubes(0, artisan=3, engineer=2, investor=1)
    assert scenario.view(0)["expeditions"] == sorted(EXPEDITION)
    assert scenario.sheet(0).expeditions == 1 + 1 + 2 + 3 + 2 + 1 == 10


@pytest.mark.rule("anno1800:Z1", "anno1800:Z2")
def test_linda_second_of_four_triggers_the_end() -> None:
    andreas, linda, maxim, diana = range(4)
    scenario = Scenario(4).objectives().tile(linda, 12, "brewery").hand(linda, "fw02")
    scenario.play(f"{andreas} festival", f"{andreas} end", f"{linda} play fw02: work 7, work 12")
    assert scenario.view(-1)["fireworks"] == linda
    scenario.play(f"{linda} end")
    # The round is finished, then everybody has a last turn, Andreas first.
    for seat in (maxim, diana, andreas, linda, maxim, diana):
        assert scenario.state.actor == seat
        assert scenario.game.result(scenario.state) is None
        scenario.play(f"{seat} festival", f"{seat} end")
    assert scenario.game.result(scenario.state) is not None
    assert scenario.public_events("last_round") == [{"kind": "last_round", "seat": andreas}]
    assert scenario.refused_by(f"{andreas} festival") == "record:R8"


def lindas_position() -> Scenario:
    """Return the position in which the rulebook counts the influence of Linda, seat 1 of 4."""
    scenario = Scenario(4).objectives(*FIRST_GAME).gold(1, 5)
    farmers = [f"fw{number:02}" for number in range(1, 12)]
    scenario.played(1, *farmers[:4]).spent(1, *farmers[4:])
    scenario.played(1, "aei14").spent(1, "aei06", "aei21").spent(1, "nw01", "nw02").played(1, "nw07", "nw21")
    scenario.expeditions(1, *EXPEDITION).cubes(1, artisan=3, engineer=1, investor=1).exhaust(1, artisan=1)
    scenario.tile(1, 12, "bicycle_factory").employ(1, 12, "engineer").new_world(1, "nwi01")
    return scenario.cubes(0, engineer=3).cubes(2, engineer=2).cubes(3, engineer=1)


@pytest.mark.rule("anno1800:Z3", "anno1800:Z4", "anno1800:J2", "anno1800:J4", "anno1800:J5")
def test_lindas_score_sheet() -> None:
    scenario = lindas_position()
    scenario.state.fireworks = 1
    sheet = scenario.sheet(1)
    assert sheet.cards == [11 * 3, 3 * 8, 4 * 5]
    assert sum(sheet.cards) == 77
    assert sheet.expeditions == 3 * 1 + 1 * 2 + 1 * 3 == 8
    assert sheet.gold == 1
    assert sheet.fireworks == 7
    assert dict(zip(FIRST_GAME, sheet.objectives, strict=True)) == {
        "alonso_graves": 0,
        "university": 0,
        "edvard_goode": 6,
        "isabel_sarmento": 6,
        "zoo": 2,
    }
    assert sheet.visited == [2, 3]
    assert sheet.total == 77 + 8 + 1 + 7 + 0 + 6 + 6 + 2 == 107


@pytest.mark.rule("anno1800:Z1", "anno1800:Z2", "anno1800:Z3", "anno1800:Z5")
def test_lindas_score_in_a_game_played_to_its_end() -> None:
    scenario = lindas_position().hand(1, "fw36", "fw37")
    scenario.play("0 festival", "0 end", "1 use aei14 fw36 fw37", "1 festival", "1 end")
    for seat in (2, 3, 0, 1, 2, 3):
        scenario.play(f"{seat} festival", f"{seat} end")
    result = scenario.game.result(scenario.state)
    assert result is not None
    assert result["scores"][1] == 107
    assert result["winners"] == [1]
    score = scenario.view(0)["score"][1]
    assert score["cards"] == {"farmer_worker": 33, "artisan_engineer_investor": 24, "new_world": 20}
    assert (score["expeditions"], score["gold"], score["fireworks"]) == (8, 1, 7)
    assert score["objectives"] == [0, 0, 6, 6, 2]
    assert score["total"] == 107
