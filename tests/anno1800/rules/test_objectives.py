import pytest

from kontor.anno1800.game import load
from tests.anno1800.support.positions import Table

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


def points(table: Table) -> list[int]:
    """Return the points of each seat for the one objective in play."""
    return [table.sheet(seat).objectives[0] for seat in range(table.state.players)]


# Effects


@pytest.mark.rule("anno1800:J1", "anno1800:T4")
def test_alonso_graves_gives_an_action_for_three_exploration_tokens_and_three_gold() -> None:
    table = Table(2).objectives("alonso_graves").tokens(0, exploration=5).gold(0, 7).play("0 build sawmill at 12")
    table.play("0 use alonso_graves")
    assert table.state.gold[0] == 4
    assert table.seat(0)["exploration"] == {"ready": 1, "exhausted": 0, "cards": 2}
    assert table.refused_by("0 use alonso_graves") == "J1"
    table.play("0 build shipyard 1 at 13")
    assert table.refused_by("0 festival") == "T1"
    assert table.refused_by("0 use alonso_graves") == "J1"


@pytest.mark.rule("anno1800:J1")
def test_alonso_graves_is_free_before_the_action_and_once_in_every_turn() -> None:
    table = Table(2).objectives("alonso_graves").tokens(0, exploration=5).gold(0, 6)
    table.play("0 use alonso_graves")
    assert table.refused_by("0 end") == "T6"
    table.play("0 swap " + table.hand_of(0)[0], "0 build sawmill at 12").pass_round().play("0 use alonso_graves")
    assert table.state.gold[0] == 0
    assert table.seat(0)["exploration"] == {"ready": 0, "exhausted": 1, "cards": 0}


@pytest.mark.rule("anno1800:J1")
@pytest.mark.parametrize(("tokens", "gold", "rule"), [(1, 9, "P5"), (9, 2, "J1")])
def test_alonso_graves_needs_both_tokens_and_gold(tokens: int, gold: int, rule: str) -> None:
    table = Table(2).objectives("alonso_graves").tokens(0, exploration=tokens).gold(0, gold)
    assert table.refused_by("0 use alonso_graves") == rule
    assert "use alonso_graves" not in table.things()


@pytest.mark.rule("anno1800:J1")
def test_aarhant_gives_five_gold_for_an_investor_once_per_turn() -> None:
    table = Table(2).objectives("aarhant").cubes(0, investor=2).gold(0, 0).play("0 use aarhant")
    assert table.state.gold[0] == 5
    assert (table.ready(0, "investor"), table.exhausted(0, "investor")) == (1, 1)
    assert table.refused_by("0 use aarhant") == "J1"
    assert "use aarhant" not in table.things()
    table.play("0 build sawmill at 12").pass_round().play("0 use aarhant")
    assert table.state.gold[0] == 10
    table.play("0 festival").pass_round()
    table.play("0 use aarhant", "0 recall investor from exhausted")
    assert table.state.gold[0] == 10


@pytest.mark.rule("anno1800:J1", "anno1800:P4")
def test_aarhant_needs_an_investor_at_home() -> None:
    table = Table(2).objectives("aarhant").cubes(0, investor=1, engineer=3).exhaust(0, investor=1)
    assert table.refused_by("0 use aarhant") == "P4"
    assert "use aarhant" not in table.things()


@pytest.mark.rule("anno1800:J1")
def test_the_editor_puts_one_hand_card_under_its_deck_for_two_exploration_tokens() -> None:
    table = Table(2).objectives("the_editor").hand(0, "fw03", "fw09", "aei02").tokens(0, exploration=4)
    left = len(table.deck(1))
    table.play("0 use the_editor aei02")
    assert table.hand_of(0) == ["fw03", "fw09"]
    assert table.deck(1)[-1] == "aei02"
    assert len(table.deck(1)) == left + 1
    assert table.seat(0)["exploration"] == {"ready": 1, "exhausted": 0, "cards": 2}
    assert table.refused_by("0 use the_editor fw03") == "J1"
    table.play("0 build sawmill at 12").pass_round().play("0 use the_editor fw03")
    assert table.hand_of(0) == ["fw09"]


@pytest.mark.rule("anno1800:J1")
@pytest.mark.parametrize("named", [" fw03 fw09", " fw20", "", " fw40"])
def test_the_editor_takes_exactly_one_own_hand_card(named: str) -> None:
    table = Table(2).objectives("the_editor").hand(0, "fw03", "fw09").hand(1, "fw20").played(0, "fw40")
    assert table.tokens(0, exploration=4).refused_by(f"0 use the_editor{named}") in ("J1", "record:R6")


@pytest.mark.rule("anno1800:J1", "anno1800:P5")
def test_the_editor_needs_two_tokens() -> None:
    table = Table(2).objectives("the_editor").hand(0, "fw03", "fw09")
    assert table.refused_by("0 use the_editor fw03") == "P5"
    assert "use the_editor" not in table.things()


@pytest.mark.rule("anno1800:J1")
def test_with_beryl_omara_two_exploration_tokens_buy_like_one_trade_token() -> None:
    table = Table(2).objectives("beryl_omara").tokens(0, exploration=1)
    table.play("0 hire farmer: beryl 1, buy planks from 1")
    assert table.seat(0)["exploration"] == {"ready": 0, "exhausted": 1, "cards": 0}
    assert table.seat(0)["trade"] == {"ready": 2, "exhausted": 0, "cards": 0}
    assert table.state.gold[1] == 2


@pytest.mark.rule("anno1800:J1")
def test_beryl_omara_helps_any_number_of_times_and_together_with_trade_tokens() -> None:
    table = Table(2).objectives("beryl_omara").tokens(0, exploration=9)
    table.play("0 hire worker: beryl 1, buy planks from 1, beryl 1, buy bricks from 1")
    assert table.seat(0)["trade"] == {"ready": 1, "exhausted": 1, "cards": 0}
    assert table.seat(0)["exploration"]["cards"] == 5
    table.play("0 hire artisan: beryl 2, buy coal from 1, work 7, work 8")
    assert table.seat(0)["trade"] == {"ready": 1, "exhausted": 1, "cards": 0}
    assert table.seat(0)["exploration"]["cards"] == 1


@pytest.mark.rule("anno1800:J1")
def test_tokens_of_beryl_omara_pay_for_the_next_trade_tokens() -> None:
    table = Table(2).objectives("beryl_omara").tokens(0, exploration=3)
    # Planks take one of the two, bricks the other one and a trade token.
    table.play("0 hire worker: beryl 2, buy planks from 1, buy bricks from 1")
    assert table.seat(0)["trade"] == {"ready": 1, "exhausted": 1, "cards": 0}
    assert table.seat(0)["exploration"] == {"ready": 0, "exhausted": 1, "cards": 0}


@pytest.mark.rule("anno1800:J1", "anno1800:P8")
def test_with_beryl_omara_goods_are_imported_and_the_tokens_of_a_card_paid() -> None:
    table = Table(2).objectives("beryl_omara").new_world(0, "nwi04").tokens(0, exploration=3)
    table.play("0 build rum_distillery at 12: work 1, beryl 1, import sugar_cane").pass_round()
    table.tile(0, 13, "cotton_mill").tile(0, 14, "brewery").hand(0, "nw20", "fw01").tokens(0, exploration=2)
    table.state.trade[0] = 0
    assert table.refused_by("0 play nw20: work 13, work 14") == "P5"
    table.play("0 play nw20: work 13, work 14, beryl 1")
    assert table.seat(0)["open_cards"] == ["nw20"]
    assert table.seat(0)["exploration"]["cards"] == 0


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
    assert Table(2).objectives("beryl_omara").tokens(0, exploration=5).refused_by(line) == rule


@pytest.mark.rule("anno1800:J1")
def test_an_objective_that_is_not_in_play_has_no_effect() -> None:
    table = Table(2).objectives("zoo").tokens(0, exploration=9).gold(0, 9).cubes(0, investor=1)
    for line in ("use alonso_graves", "use aarhant", f"use the_editor {table.hand_of(0)[0]}"):
        assert table.refused_by(f"0 {line}") == "J1"
    assert table.refused_by("0 hire farmer: beryl 1, buy planks from 1") == "J1"
    assert table.refused_by("0 use zoo") == "J1"
    assert Table(2).objectives("beryl_omara").refused_by("0 use beryl_omara") == "J1"


@pytest.mark.rule("anno1800:J1")
def test_effect_objectives_are_for_everybody_and_score_nothing() -> None:
    table = Table(2).objectives("aarhant", "alonso_graves", "the_editor", "beryl_omara").cubes(1, investor=1)
    table.cubes(0, investor=1).play("0 use aarhant", "0 festival", "0 end", "1 use aarhant")
    assert table.state.gold == [5, 6]
    assert table.sheet(0).objectives == [0, 0, 0, 0]


# Majorities


def with_counts(objective: str, counts: list[int]) -> Table:
    """Return a position in which each seat has this count of what the objective counts, in several places."""
    table = Table(len(counts)).objectives(objective)
    for seat, count in enumerate(counts):
        if objective == "hannah_goode":
            table.cubes(seat, farmer=0, worker=0, artisan=count)
        elif objective == "university":
            table.cubes(seat, engineer=count)
        elif objective == "worlds_fair":
            table.cubes(seat, investor=count).exhaust(seat, investor=count // 2)
        elif objective == "madame_kahina":
            table.state.trade[seat], table.state.trade_exhausted[seat] = count // 2, count - count // 2
        else:
            names = [table.catalog.expeditions[card] for card in table.state.expedition_deck[:count]]
            table.expeditions(seat, *names)
    return table


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
    table = with_counts(objective, counts)
    assert table.view(-1)["objectives"][0]["standing"] == counts
    assert points(table) == expected


@pytest.mark.rule("anno1800:J2")
def test_hannah_goode_counts_all_cubes_wherever_they_are() -> None:
    table = Table(3).objectives("hannah_goode")
    assert points(table) == [10, 10, 10]
    table.cubes(1, farmer=5).employ(1, 1, "farmer").exhaust(1, worker=2)
    table.cubes(2, engineer=1, investor=1)
    assert points(table) == [0, 4, 10]


@pytest.mark.rule("anno1800:J2")
def test_the_university_counts_engineers_and_the_worlds_fair_investors() -> None:
    table = Table(2).cubes(0, engineer=1).exhaust(0, engineer=1).cubes(1, investor=2)
    assert points(table.objectives("university")) == [10, 0]
    assert points(table.objectives("worlds_fair")) == [0, 10]


@pytest.mark.rule("anno1800:J3")
def test_madame_kahina_counts_the_tokens_of_ships_ready_or_exhausted() -> None:
    table = Table(3).objectives("madame_kahina").tokens(0, trade=9).tile(1, 19, "merchant_3").tile(2, 19, "merchant_1")
    table.state.trade[1], table.state.trade_exhausted[1] = 0, 5
    assert points(table) == [0, 10, 4]
    table.tile(0, 20, "exploration_3")
    assert table.view(-1)["objectives"][0]["standing"] == [2, 5, 3]


@pytest.mark.rule("anno1800:J2")
def test_the_visitor_counts_expedition_cards_not_visits() -> None:
    table = Table(2).objectives("the_visitor").cubes(0, artisan=4).expeditions(0, "ex01").expeditions(1, "ex21", "ex22")
    assert points(table) == [4, 10]


# Industries


@pytest.mark.rule("anno1800:J4")
@pytest.mark.parametrize("objective", list(INDUSTRIES))
def test_each_listed_industry_scores_its_points(objective: str) -> None:
    worth, listed = INDUSTRIES[objective]
    table = Table(2).objectives(objective)
    for number, industry in enumerate(listed):
        assert points(table) == [worth * number, 0]
        table.tile(0, number + 1, industry)
    assert points(table) == [worth * len(listed), 0]
    others = [name for name in table.catalog.tiles[: table.catalog.first_shipyard] if name not in listed]
    for cell, industry in zip(range(1, 16), others, strict=False):
        table.tile(1, cell, industry)
    assert points(table) == [worth * len(listed), 0]


@pytest.mark.rule("anno1800:J4", "anno1800:B3", "anno1800:B5")
def test_only_uncovered_industries_score() -> None:
    table = Table(2).objectives("eli_bleakworth").tile(0, 12, "brewery").tile(0, 13, "bakery")
    assert points(table) == [6, 0]
    table.play("0 build sawmill at 12: return 13")
    assert points(table) == [0, 0]


@pytest.mark.rule("anno1800:J4")
def test_a_duplicate_from_an_old_world_island_scores_once() -> None:
    game = load({"old_world": [{"id": "ow05", "industry": "brewery", "source": "owner"}]})
    table = Table(2, game=game).objectives("eli_bleakworth").top_island("ow05").play("0 open")
    assert table.tile_on(0, 21) == "brewery"
    assert points(table) == [3, 0]
    table.tile(0, 12, "brewery")
    assert points(table) == [3, 0]
    table.tile(0, 21, "sawmill")
    assert points(table) == [3, 0]
    table.tile(0, 12, "coal_mine")
    assert points(table) == [0, 0]


# Expeditions, islands, hands


@pytest.mark.rule("anno1800:J5", "anno1800:Z4")
@pytest.mark.parametrize(("objective", "visited"), [("zoo", [2, 1]), ("museum", [1, 2])])
def test_zoo_and_museum_score_one_for_each_visited_animal_or_artifact(objective: str, visited: list[int]) -> None:
    # Animals need an artisan and an engineer, artifacts an investor and an artisan. The artisan goes where it scores.
    table = Table(2).objectives(objective).expeditions(0, "ex08", "ex10").expeditions(1, "ex22")
    table.cubes(0, artisan=1, engineer=1, investor=1)
    assert points(table) == [2, 0]
    assert table.sheet(0).expeditions == 6
    assert table.sheet(0).visited == visited


@pytest.mark.rule("anno1800:J5")
def test_bente_jorgensen_scores_eighteen_with_at_most_one_old_world_island() -> None:
    table = Table(4).objectives("bente_jorgensen").old_world(1, "ow05").old_world(2, "ow06", "ow07")
    table.old_world(3, "ow01", "ow02", "ow03").new_world(0, "nwi01", "nwi02", "nwi03", "nwi04")
    assert points(table) == [18, 18, 0, 0]


@pytest.mark.rule("anno1800:J5")
def test_isabel_sarmento_scores_six_for_each_new_world_island() -> None:
    table = (
        Table(3).objectives("isabel_sarmento").new_world(0, "nwi01").new_world(1, "nwi02", "nwi03", "nwi04", "nwi05")
    )
    assert points(table.old_world(2, "ow01", "ow02")) == [6, 24, 0]


@pytest.mark.rule("anno1800:J5")
def test_pyrphorian_takes_two_for_each_hand_card() -> None:
    table = Table(2).objectives("pyrphorian").gold(0, 0).hand(0, "fw01", "aei01", "nw01").played(0, "fw02")
    table.hand(1).expeditions(1, "ex01").gold(1, 0)
    assert points(table) == [-6, 0]
    assert [table.sheet(seat).total for seat in (0, 1)] == [-3, 2]
