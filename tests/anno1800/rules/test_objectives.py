import pytest

from kontor.anno1800.game import load
from kontor.anno1800.rules.tokens import spend_trade
from kontor.engine.rng import Rng
from tests.anno1800.support.positions import Scenario

INDUSTRIES = {
    "edvard_goode": (6, ["gramophone_factory", "bicycle_factory", "carriage_works"]),
    "carl_leonard_von_malching": (6, ["champagne_cellar", "heavy_gun_factory"]),
    "eli_bleakworth": (
        3,
        ["brewery", "bakery", "distillery", "sausage_factory", "soap_factory", "cannery", "clothes_factory"],
    ),
    "the_queen": (6, ["watchmaker", "spectacle_factory", "fur_dealer"]),
    "willie_wibblesock": (6, ["light_bulb_factory", "sewing_machine_factory"]),
    "princess_qing": (6, ["chocolate_factory", "coffee_roastery", "cigar_factory", "rum_distillery"]),
}
MAJORITIES = ["hannah_goode", "university", "worlds_fair", "madame_kahina", "the_visitor"]


def points(scenario: Scenario) -> list[int]:
    """Return the points of each seat for the one objective in play."""
    return [scenario.sheet(seat).objectives[0] for seat in range(scenario.state.players)]


# Effects


@pytest.mark.rule("anno1800:J1", "anno1800:T4")
def test_alonso_graves_gives_an_action_for_three_exploration_tokens_and_three_gold() -> None:
    scenario = Scenario(2).objectives("alonso_graves").tokens(0, exploration=5).gold(0, 7).play("0 build sawmill at 12")
    scenario.play("0 use alonso_graves")
    assert scenario.state.gold[0] == 4
    assert scenario.seat(0)["exploration"] == {"ready": 1, "exhausted": 0, "cards": 2}
    assert scenario.refused_by("0 use alonso_graves") == "J1"
    scenario.play("0 build shipyard 1 at 13")
    assert scenario.refused_by("0 festival") == "T1"
    assert scenario.refused_by("0 use alonso_graves") == "J1"


@pytest.mark.rule("anno1800:J1")
def test_alonso_graves_is_free_before_the_action_and_once_in_every_turn() -> None:
    scenario = Scenario(2).objectives("alonso_graves").tokens(0, exploration=5).gold(0, 6)
    scenario.play("0 use alonso_graves")
    assert scenario.refused_by("0 end") == "T6"
    scenario.play("0 swap " + scenario.hand_of(0)[0], "0 build sawmill at 12").pass_round().play("0 use alonso_graves")
    assert scenario.state.gold[0] == 0
    assert scenario.seat(0)["exploration"] == {"ready": 0, "exhausted": 1, "cards": 0}


@pytest.mark.rule("anno1800:J1")
@pytest.mark.parametrize(("tokens", "gold", "rule"), [(1, 9, "P5"), (9, 2, "J1")])
def test_alonso_graves_needs_both_tokens_and_gold(tokens: int, gold: int, rule: str) -> None:
    scenario = Scenario(2).objectives("alonso_graves").tokens(0, exploration=tokens).gold(0, gold)
    assert scenario.refused_by("0 use alonso_graves") == rule
    assert "use alonso_graves" not in scenario.things()


@pytest.mark.rule("anno1800:J1")
def test_aarhant_gives_five_gold_for_an_investor_once_per_turn() -> None:
    scenario = Scenario(2).objectives("aarhant").cubes(0, investor=2).gold(0, 0).play("0 use aarhant")
    assert scenario.state.gold[0] == 5
    assert (scenario.ready(0, "investor"), scenario.exhausted(0, "investor")) == (1, 1)
    assert scenario.refused_by("0 use aarhant") == "J1"
    assert "use aarhant" not in scenario.things()
    scenario.play("0 build sawmill at 12").pass_round().play("0 use aarhant")
    assert scenario.state.gold[0] == 10
    scenario.play("0 festival").pass_round()
    scenario.play("0 use aarhant", "0 recall investor from exhausted")
    assert scenario.state.gold[0] == 10


@pytest.mark.rule("anno1800:J1", "anno1800:P4")
def test_aarhant_needs_an_investor_at_home() -> None:
    scenario = Scenario(2).objectives("aarhant").cubes(0, investor=1, engineer=3).exhaust(0, investor=1)
    assert scenario.refused_by("0 use aarhant") == "P4"
    assert "use aarhant" not in scenario.things()


@pytest.mark.rule("anno1800:J1")
def test_the_editor_puts_one_hand_card_under_its_deck_for_two_exploration_tokens() -> None:
    scenario = Scenario(2).objectives("the_editor").hand(0, "fw03", "fw09", "aei02").tokens(0, exploration=4)
    left = len(scenario.deck(1))
    scenario.play("0 use the_editor aei02")
    assert scenario.hand_of(0) == ["fw03", "fw09"]
    assert scenario.deck(1)[-1] == "aei02"
    assert len(scenario.deck(1)) == left + 1
    assert scenario.seat(0)["exploration"] == {"ready": 1, "exhausted": 0, "cards": 2}
    assert scenario.refused_by("0 use the_editor fw03") == "J1"
    scenario.play("0 build sawmill at 12").pass_round().play("0 use the_editor fw03")
    assert scenario.hand_of(0) == ["fw09"]


@pytest.mark.rule("anno1800:J1")
@pytest.mark.parametrize("named", [" fw03 fw09", " fw20", "", " fw40"])
def test_the_editor_takes_exactly_one_own_hand_card(named: str) -> None:
    scenario = Scenario(2).objectives("the_editor").hand(0, "fw03", "fw09").hand(1, "fw20").played(0, "fw40")
    assert scenario.tokens(0, exploration=4).refused_by(f"0 use the_editor{named}") in ("J1", "record:R6")


@pytest.mark.rule("anno1800:J1", "anno1800:P5")
def test_the_editor_needs_two_tokens() -> None:
    scenario = Scenario(2).objectives("the_editor").hand(0, "fw03", "fw09")
    assert scenario.refused_by("0 use the_editor fw03") == "P5"
    assert "use the_editor" not in scenario.things()


@pytest.mark.rule("anno1800:J1")
def test_with_beryl_omara_two_exploration_tokens_buy_like_one_trade_token() -> None:
    scenario = Scenario(2).objectives("beryl_omara").tokens(0, exploration=1)
    scenario.play("0 hire farmer: beryl 1, buy planks from 1")
    assert scenario.seat(0)["exploration"] == {"ready": 0, "exhausted": 1, "cards": 0}
    assert scenario.seat(0)["trade"] == {"ready": 2, "exhausted": 0, "cards": 0}
    assert scenario.state.gold[1] == 2


@pytest.mark.rule("anno1800:J1")
def test_beryl_omara_helps_any_number_of_times_and_together_with_trade_tokens() -> None:
    scenario = Scenario(2).objectives("beryl_omara").tokens(0, exploration=9)
    scenario.play("0 hire worker: beryl 1, buy planks from 1, beryl 1, buy bricks from 1")
    assert scenario.seat(0)["trade"] == {"ready": 1, "exhausted": 1, "cards": 0}
    assert scenario.seat(0)["exploration"]["cards"] == 5
    scenario.play("0 hire artisan: beryl 2, buy coal from 1, work 7, work 8")
    assert scenario.seat(0)["trade"] == {"ready": 1, "exhausted": 1, "cards": 0}
    assert scenario.seat(0)["exploration"]["cards"] == 1


@pytest.mark.rule("anno1800:J1")
def test_tokens_of_beryl_omara_pay_for_the_next_trade_tokens() -> None:
    scenario = Scenario(2).objectives("beryl_omara").tokens(0, exploration=3)
    # Planks take one of the two, bricks the other one and a trade token.
    scenario.play("0 hire worker: beryl 2, buy planks from 1, buy bricks from 1")
    assert scenario.seat(0)["trade"] == {"ready": 1, "exhausted": 1, "cards": 0}
    assert scenario.seat(0)["exploration"] == {"ready": 0, "exhausted": 1, "cards": 0}


@pytest.mark.rule("anno1800:J1", "anno1800:P8")
def test_with_beryl_omara_goods_are_imported_and_the_tokens_of_a_card_paid() -> None:
    scenario = Scenario(2).objectives("beryl_omara").new_world(0, "nwi04").tokens(0, exploration=3)
    scenario.play("0 build rum_distillery at 12: work 1, beryl 1, import sugar_cane").pass_round()
    scenario.tile(0, 13, "cotton_mill").tile(0, 14, "brewery").hand(0, "nw20", "fw01").tokens(0, exploration=2)
    scenario.state.trade[0] = 0
    assert scenario.refused_by("0 play nw20: work 13, work 14") == "P5"
    scenario.play("0 play nw20: work 13, work 14, beryl 1")
    assert scenario.seat(0)["open_cards"] == ["nw20"]
    assert scenario.seat(0)["exploration"]["cards"] == 0


@pytest.mark.rule("anno1800:J1")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("0 hire farmer: beryl 2, buy planks from 1", "J1"),
        ("0 hire farmer: beryl 1, work 1", "J1"),
        ("0 hire farmer: buy planks from 1, beryl 1", "J1"),
        ("0 hire farmer: beryl 4, buy planks from 1", "P5"),
        ("0 hire farmer: beryl 0, buy planks from 1", "record:R6"),
    ],
)
def test_unneeded_tokens_of_beryl_omara_are_refused(line: str, rule: str) -> None:
    assert Scenario(2).objectives("beryl_omara").tokens(0, exploration=5).refused_by(line) == rule


@pytest.mark.rule("anno1800:J1")
def test_an_objective_that_is_not_in_play_has_no_effect() -> None:
    scenario = Scenario(2).objectives("zoo").tokens(0, exploration=9).gold(0, 9).cubes(0, investor=1)
    for line in ("use alonso_graves", "use aarhant", f"use the_editor {scenario.hand_of(0)[0]}"):
        assert scenario.refused_by(f"0 {line}") == "J1"
    assert scenario.refused_by("0 hire farmer: beryl 1, buy planks from 1") == "J1"
    assert scenario.refused_by("0 use zoo") == "J1"
    assert Scenario(2).objectives("beryl_omara").refused_by("0 use beryl_omara") == "J1"


@pytest.mark.rule("anno1800:J1")
def test_effect_objectives_are_for_everybody_and_score_nothing() -> None:
    scenario = Scenario(2).objectives("aarhant", "alonso_graves", "the_editor", "beryl_omara").cubes(1, investor=1)
    scenario.cubes(0, investor=1).play("0 use aarhant", "0 festival", "0 end", "1 use aarhant")
    assert scenario.state.gold == [5, 6]
    assert scenario.sheet(0).objectives == [0, 0, 0, 0]


# Majorities


def with_counts(objective: str, counts: list[int]) -> Scenario:
    """Return a position in which each seat has this count of what the objective counts, in several places."""
    scenario = Scenario(len(counts)).objectives(objective)
    for seat, count in enumerate(counts):
        if objective == "hannah_goode":
            scenario.cubes(seat, farmer=0, worker=0, artisan=count)
        elif objective == "university":
            scenario.cubes(seat, engineer=count)
        elif objective == "worlds_fair":
            scenario.cubes(seat, investor=count).exhaust(seat, investor=count // 2)
        elif objective == "madame_kahina":
            scenario.state.trade[seat], scenario.state.trade_exhausted[seat] = count // 2, count - count // 2
        else:
            names = [scenario.catalog.expeditions[card] for card in scenario.state.expedition_deck[:count]]
            scenario.expeditions(seat, *names)
    return scenario


@pytest.mark.rule("anno1800:J2")
@pytest.mark.parametrize("objective", MAJORITIES)
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([3, 2, 1], [10, 4, 0]),
        ([1, 3, 2, 2], [0, 10, 4, 4]),
        ([3, 3, 1, 2], [10, 10, 0, 4]),
        ([3, 3, 3, 1], [10, 10, 10, 4]),
        ([2, 2], [10, 10]),
        ([2, 0, 0], [10, 0, 0]),
        ([0, 1, 2, 0], [0, 4, 10, 0]),
        ([0, 0], [0, 0]),
    ],
)
def test_most_scores_ten_and_second_most_four_for_all_tied(
    objective: str, counts: list[int], expected: list[int]
) -> None:
    scenario = with_counts(objective, counts)
    assert scenario.view(-1)["objectives"][0]["standing"] == counts
    assert points(scenario) == expected


@pytest.mark.rule("anno1800:J2")
def test_hannah_goode_counts_all_cubes_wherever_they_are() -> None:
    scenario = Scenario(3).objectives("hannah_goode")
    assert points(scenario) == [10, 10, 10]
    scenario.cubes(1, farmer=5).employ(1, 1, "farmer").exhaust(1, worker=2)
    scenario.cubes(2, engineer=1, investor=1)
    assert points(scenario) == [0, 4, 10]


@pytest.mark.rule("anno1800:J2")
def test_the_university_counts_engineers_and_the_worlds_fair_investors() -> None:
    scenario = Scenario(2).cubes(0, engineer=1).exhaust(0, engineer=1).cubes(1, investor=2)
    assert points(scenario.objectives("university")) == [10, 0]
    assert points(scenario.objectives("worlds_fair")) == [0, 10]


@pytest.mark.rule("anno1800:J3")
def test_madame_kahina_counts_the_tokens_of_ships_ready_or_exhausted() -> None:
    scenario = (
        Scenario(3).objectives("madame_kahina").tokens(0, trade=9).tile(1, 19, "merchant_3").tile(2, 19, "merchant_1")
    )
    scenario.state.trade[1], scenario.state.trade_exhausted[1] = 0, 5
    assert points(scenario) == [0, 10, 4]
    scenario.tile(0, 20, "exploration_3")
    assert scenario.view(-1)["objectives"][0]["standing"] == [2, 5, 3]


@pytest.mark.rule("anno1800:J3", "anno1800:K2")
@pytest.mark.parametrize(
    ("value", "counts", "expected"), [("apart", [2, 4, 3], [0, 10, 4]), ("counted", [8, 4, 3], [10, 4, 0])]
)
def test_by_option_madame_kahina_counts_the_tokens_on_cards_as_well(
    value: str, counts: list[int], expected: list[int]
) -> None:
    scenario = Scenario(3, card_tokens=value).objectives("madame_kahina").tokens(0, trade=6, exploration=9)
    scenario.tile(1, 19, "merchant_2").tile(2, 19, "merchant_1")
    assert scenario.view(-1)["objectives"][0]["standing"] == counts
    assert points(scenario) == expected
    standings = scenario.game.presentation.standings(scenario.state, 1)
    assert [influence for influence, *_ in standings.seats] == expected
    assert [of[-1] for of in scenario.game.score_sources(scenario.state).seats] == expected
    imagined = scenario.game.imagine(scenario.view(1), Rng(3))
    assert imagined.card_tokens == int(value == "counted")
    assert scenario.game.presentation.standings(imagined, 1) == standings


@pytest.mark.rule("anno1800:J3", "anno1800:F1")
def test_counted_tokens_are_lost_when_spent_and_at_a_festival() -> None:
    scenario = Scenario(2, card_tokens="counted").objectives("madame_kahina").tokens(0, trade=6)
    spend_trade(scenario.state, 0, 2)
    assert scenario.view(-1)["objectives"][0]["standing"] == [6, 2]
    scenario.play("0 festival")
    assert scenario.view(-1)["objectives"][0]["standing"] == [2, 2]


@pytest.mark.rule("anno1800:J2")
def test_the_visitor_counts_expedition_cards_not_visits() -> None:
    scenario = (
        Scenario(2).objectives("the_visitor").cubes(0, artisan=4).expeditions(0, "ex01").expeditions(1, "ex21", "ex22")
    )
    assert points(scenario) == [4, 10]


# Industries


@pytest.mark.rule("anno1800:J4")
@pytest.mark.parametrize("objective", list(INDUSTRIES))
def test_each_listed_industry_scores_its_points(objective: str) -> None:
    worth, listed = INDUSTRIES[objective]
    scenario = Scenario(2).objectives(objective)
    for number, industry in enumerate(listed):
        assert points(scenario) == [worth * number, 0]
        scenario.tile(0, number + 1, industry)
    assert points(scenario) == [worth * len(listed), 0]
    others = [name for name in scenario.catalog.tiles[: scenario.catalog.first_shipyard] if name not in listed]
    for cell, industry in zip(range(1, 16), others, strict=False):
        scenario.tile(1, cell, industry)
    assert points(scenario) == [worth * len(listed), 0]


@pytest.mark.rule("anno1800:J4", "anno1800:B3", "anno1800:B5")
def test_only_uncovered_industries_score() -> None:
    scenario = Scenario(2).objectives("eli_bleakworth").tile(0, 12, "brewery").tile(0, 13, "bakery")
    assert points(scenario) == [6, 0]
    scenario.play("0 build sawmill at 12: return 13")
    assert points(scenario) == [0, 0]


@pytest.mark.rule("anno1800:J4")
def test_a_duplicate_from_an_old_world_island_scores_once() -> None:
    game = load({"old_world": [{"id": "ow05", "industry": "brewery", "source": "owner"}]})
    scenario = Scenario(2, game=game).objectives("eli_bleakworth").top_island("ow05").play("0 open")
    assert scenario.tile_on(0, 21) == "brewery"
    assert points(scenario) == [3, 0]
    scenario.tile(0, 12, "brewery")
    assert points(scenario) == [3, 0]
    scenario.tile(0, 21, "sawmill")
    assert points(scenario) == [3, 0]
    scenario.tile(0, 12, "coal_mine")
    assert points(scenario) == [0, 0]


# Expeditions, islands, hands


@pytest.mark.rule("anno1800:J5", "anno1800:Z4")
@pytest.mark.parametrize(("objective", "visited"), [("zoo", [2, 1]), ("museum", [1, 2])])
def test_zoo_and_museum_score_one_for_each_visited_animal_or_artifact(objective: str, visited: list[int]) -> None:
    # Animals need an artisan and an engineer, artifacts an investor and an artisan. The artisan goes where it scores.
    scenario = Scenario(2).objectives(objective).expeditions(0, "ex08", "ex10").expeditions(1, "ex22")
    scenario.cubes(0, artisan=1, engineer=1, investor=1)
    assert points(scenario) == [2, 0]
    assert scenario.sheet(0).expeditions == 6
    assert scenario.sheet(0).visited == visited


@pytest.mark.rule("anno1800:J5")
def test_bente_jorgensen_scores_eighteen_with_at_most_one_old_world_island() -> None:
    scenario = Scenario(4).objectives("bente_jorgensen").old_world(1, "ow05").old_world(2, "ow06", "ow07")
    scenario.old_world(3, "ow01", "ow02", "ow03").new_world(0, "nwi01", "nwi02", "nwi03", "nwi04")
    assert points(scenario) == [18, 18, 0, 0]


@pytest.mark.rule("anno1800:J5")
def test_isabel_sarmento_scores_six_for_each_new_world_island() -> None:
    scenario = (
        Scenario(3).objectives("isabel_sarmento").new_world(0, "nwi01").new_world(1, "nwi02", "nwi03", "nwi04", "nwi05")
    )
    assert points(scenario.old_world(2, "ow01", "ow02")) == [6, 24, 0]


@pytest.mark.rule("anno1800:J5")
def test_pyrphorian_takes_two_for_each_hand_card() -> None:
    scenario = Scenario(2).objectives("pyrphorian").gold(0, 0).hand(0, "fw01", "aei01", "nw01").played(0, "fw02")
    scenario.hand(1).expeditions(1, "ex01").gold(1, 0)
    assert points(scenario) == [-6, 0]
    assert [scenario.sheet(seat).total for seat in (0, 1)] == [-3, 2]
