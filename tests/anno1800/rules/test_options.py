from itertools import product
from json import dumps

import pytest

from kontor.anno1800.game import load
from kontor.engine.errors import RecordError, RuleError
from kontor.engine.legality import verify
from kontor.engine.matches import new_match
from kontor.engine.protocol import Data
from kontor.engine.record import read_record
from kontor.engine.rng import Rng
from tests.anno1800.support.positions import GAME, Scenario

EDITIONS = {
    "de": ("besides", 1, "part"),
    "en": ("besides", 1, "part"),
    "fr": ("besides", 1, "part"),
    "it": ("besides", 1, "none"),
    "es": ("cover", 0, "part"),
}
SWITCHES = ("worker_versions", "tiles_returned", "cube_effects")
PRESETS = {
    "first_game": ["alonso_graves", "university", "edvard_goode", "isabel_sarmento", "zoo"],
    "complex": ["alonso_graves", "aarhant", "the_editor", "beryl_omara"],
    "confrontational": ["hannah_goode", "university", "worlds_fair", "madame_kahina", "the_visitor"],
    "relaxed": [
        "carl_leonard_von_malching",
        "eli_bleakworth",
        "the_queen",
        "edvard_goode",
        "willie_wibblesock",
        "princess_qing",
    ],
    "expeditions": ["zoo", "museum"],
    "hand_pressure": ["pyrphorian"],
}
VERSIONS = {"sawmill": 1, "coal_mine": 6, "brickyard": 7, "warehouse": 8, "steelworks": 9, "sailmakers": 10}
COSTS = {
    "sawmill": "",
    "coal_mine": ": work 1",
    "brickyard": ": work 6",
    "warehouse": ": work 7",
    "steelworks": ": work 6, work 7",
    "sailmakers": ": work 1, work 5",
}


def drawn_objectives(options: Data, seed: int) -> list[str]:
    """Return the objectives of a deal."""
    objectives: list[str] = GAME.deal(2, GAME.settle_options(options), Rng(seed))["objectives"]
    assert len(set(objectives)) == 5
    return objectives


def behaviour(scenario: Scenario) -> tuple[str, int, str]:
    """Return the values of a game's switches, derived from which lines are legal."""
    versions = "besides" if scenario.refused_by("0 build sawmill at 12") == "" else "cover"
    assert scenario.refused_by("0 build sawmill at 1") == ""
    scenario.tile(0, 13, "brewery")
    returned = 1 if scenario.refused_by("0 build shipyard 1 at 12: return 13") == "" else 0
    scenario.played(0, "fw01").empty_deck(0).gold(0, 1)
    effects = "part" if scenario.refused_by("0 use fw01") == "" else "none"
    return versions, returned, effects


def error(options: Data) -> str:
    with pytest.raises(RuleError) as caught:
        GAME.settle_options(options)
    return caught.value.rule


# Objectives


@pytest.mark.rule("anno1800:S4")
@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_preset_sets_its_objectives(preset: str) -> None:
    named = set(PRESETS[preset])
    deals = [set(drawn_objectives({"objectives": preset}, seed)) for seed in range(40)]
    for drawn_set in deals:
        assert len(drawn_set & named) == min(5, len(named))
    # Unless a preset has exactly five objectives, some are drawn at random.
    assert (len({frozenset(drawn_set) for drawn_set in deals}) > 1) == (len(named) != 5)
    if len(named) > 5:
        assert set().union(*deals) == named
    elif len(named) < 4:
        assert set().union(*deals) == set(GAME.catalog.objectives)


@pytest.mark.rule("anno1800:S4")
def test_without_an_option_five_objectives_are_drawn_at_random() -> None:
    deals = [frozenset(drawn_objectives({}, seed)) for seed in range(60)]
    assert len(set(deals)) > 50
    assert frozenset().union(*deals) == set(GAME.catalog.objectives)


@pytest.mark.rule("anno1800:S4")
def test_objectives_are_chosen_one_by_one() -> None:
    chosen = ["the_queen", "zoo", "aarhant", "museum", "pyrphorian"]
    for seed in range(5):
        assert set(drawn_objectives({"objectives": chosen}, seed)) == set(chosen)
    scenario = Scenario(3, objectives=chosen)
    assert {objective["id"] for objective in scenario.view(-1)["objectives"]} == set(chosen)


@pytest.mark.rule("anno1800:S4")
@pytest.mark.parametrize(
    "chosen",
    [
        ["zoo", "museum", "aarhant", "the_queen", "pyrphorian", "university"],
        ["zoo", "zoo", "aarhant", "the_queen", "pyrphorian"],
        ["zoo", "museum", "aarhant", "the_queen"],
        [],
    ],
)
def test_exactly_five_different_ones_are_chosen(chosen: list[str]) -> None:
    assert error({"objectives": chosen}) == "anno1800:S4"


@pytest.mark.rule("record:R3")
@pytest.mark.parametrize("chosen", ["easy", ["zoo", "hospital"], 5, None, {"zoo": 1}, ["zoo", 7]])
def test_unknown_objectives_are_an_error(chosen: object) -> None:
    assert error({"objectives": chosen}) == "record:R3"


@pytest.mark.rule("record:R9", "anno1800:S4")
def test_a_deal_has_the_chosen_objectives() -> None:
    options = GAME.settle_options({"objectives": "first_game"})
    deal = GAME.deal(2, GAME.settle_options({"objectives": "confrontational"}), Rng(1))
    with pytest.raises(RuleError) as caught:
        GAME.start(2, options, deal)
    assert caught.value.rule == "record:R9"


# Editions and their switches


@pytest.mark.rule("record:R3")
@pytest.mark.parametrize(
    "options",
    [
        {"editions": "de"},
        {"edition": "pl"},
        {"edition": "DE"},
        {"edition": 1},
        {"worker_versions": "beside"},
        {"worker_versions": 1},
        {"tiles_returned": 2},
        {"tiles_returned": "1"},
        {"tiles_returned": True},
        {"tiles_returned": -1},
        {"cube_effects": "all"},
        {"cube_effects": None},
        {"V1": "cover"},
        {"card_tokens": "all"},
        {"card_tokens": True},
        {"card_tokens": None},
        {"edition": "es", "seed": 7},
    ],
)
def test_an_unknown_option_or_value_is_an_error(options: Data) -> None:
    assert error(options) == "record:R3"


@pytest.mark.rule("record:R3", "anno1800:V1", "anno1800:V2", "anno1800:V3")
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_an_edition_is_a_set_of_switches(edition: str) -> None:
    assert behaviour(Scenario(2, edition=edition)) == EDITIONS[edition]


@pytest.mark.rule("record:R1", "record:R3")
@pytest.mark.parametrize("options", [{"edition": "en"}, {"card_tokens": "apart"}, {"card_tokens": "counted"}])
def test_the_english_edition_and_card_tokens_are_not_in_version_1(options: Data) -> None:
    with pytest.raises(RuleError) as caught:
        load({}, rules=1).settle_options(options)
    assert caught.value.rule == "record:R3"
    data = new_match("anno1800", ["Ada", "Ben"], seed=5, options=options).record().data()
    verify(read_record(dumps(data)))
    with pytest.raises(RecordError) as refused:
        verify(read_record(dumps({**data, "rules": 1, "options": options})))
    assert refused.value.rule == "record:R3"


@pytest.mark.rule("record:R3")
def test_lists_of_editions_and_options_follow_the_version() -> None:
    first, newest = load({}, rules=1).presentation, GAME.presentation
    assert [list(by_edition) for by_edition in first.editions().values()] == [["de", "fr", "it", "es"]] * 3
    assert [list(by_edition) for by_edition in newest.editions().values()] == [list(EDITIONS)] * 3
    assert [option.name for option in first.choices()] == ["objectives", "edition"]
    assert [[value for value, _ in option.values] for option in newest.choices()][1:] == [
        list(EDITIONS),
        ["apart", "counted"],
    ]


@pytest.mark.rule("record:R3", "anno1800:J3")
def test_the_default_of_card_tokens_is_not_written() -> None:
    assert GAME.settle_options({"card_tokens": "apart"}) == {"edition": "de"}
    for edition in EDITIONS:
        settled = GAME.settle_options({"card_tokens": "counted", "edition": edition})
        assert settled == {"edition": edition, "card_tokens": "counted"} == GAME.settle_options(settled)


@pytest.mark.rule("record:R3")
def test_the_german_edition_is_the_default() -> None:
    assert behaviour(Scenario(2)) == EDITIONS["de"]
    assert GAME.settle_options({})["edition"] == "de"


@pytest.mark.rule("record:R3", "anno1800:V1", "anno1800:V2", "anno1800:V3")
@pytest.mark.parametrize("edition", list(EDITIONS))
@pytest.mark.parametrize(
    ("name", "value"), [(SWITCHES[at], EDITIONS[name][at]) for at, name in product(range(3), ("de", "it", "es"))]
)
def test_each_switch_is_set_alone(edition: str, name: str, value: str | int) -> None:
    expected = list(EDITIONS[edition])
    expected[SWITCHES.index(name)] = value
    options: Data = {"edition": edition, name: value}
    assert behaviour(Scenario(2, **options)) == tuple(expected)


@pytest.mark.rule("record:R3", "anno1800:V1", "anno1800:V2", "anno1800:V3")
@pytest.mark.parametrize("edition", [None, *EDITIONS])
@pytest.mark.parametrize("expected", list(product(("besides", "cover"), (0, 1), ("part", "none"))))
def test_switches_are_set_together(edition: str | None, expected: tuple[str, int, str]) -> None:
    options: Data = dict(zip(SWITCHES, expected, strict=True))
    if edition is not None:
        options["edition"] = edition
    scenario = Scenario(2, **options)
    assert behaviour(scenario) == expected
    # Settling is idempotent, since records hold settled options.
    assert GAME.settle_options(GAME.settle_options(options)) == GAME.settle_options(options)
    assert behaviour(Scenario(2, **GAME.settle_options(options))) == expected


@pytest.mark.rule("record:R3")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"edition": "es", "objectives": "relaxed"},
        {"edition": "it", "tiles_returned": 0},
        {"edition": "en", "card_tokens": "counted", "objectives": "confrontational"},
        {"worker_versions": "cover", "cube_effects": "none", "objectives": "expeditions"},
    ],
)
def test_a_record_holds_the_options_and_replays_by_them(options: Data) -> None:
    match = new_match("anno1800", ["Ada", "Ben"], seed=5, options=options)
    match.play("festival")
    record = match.record()
    assert {**record.options, **options} == record.options
    verify(record)
    assert GAME.settle_options(record.options) == GAME.settle_options(options)


@pytest.mark.rule("anno1800:V1")
@pytest.mark.parametrize("industry", list(VERSIONS))
def test_in_the_spanish_edition_a_worker_version_covers_the_printed_one(industry: str) -> None:
    scenario = Scenario(2, edition="es").old_world(0, "ow10").cubes(0, artisan=4)
    line = f"0 build {industry} at {{}}{COSTS[industry]}"
    assert [cell for cell in range(1, 25) if scenario.refused_by(line.format(cell)) == ""] == [VERSIONS[industry]]
    assert scenario.refused_by(line.format(12)) == "V1"
    cells = {way.split(":")[0].split()[-1] for way in scenario.lines(f"build {industry}")}
    assert cells == {str(VERSIONS[industry])}
    scenario.tile(0, VERSIONS[industry], "cigar_factory")
    # This applies whatever tile covers the print.
    assert scenario.refused_by(line.format(VERSIONS[industry])) == ""


@pytest.mark.rule("anno1800:V1", "anno1800:O2")
def test_worker_versions_printed_on_old_world_islands_are_not_affected() -> None:
    scenario = Scenario(2, edition="es").top_island("ow07").play("0 open").pass_round()
    assert scenario.refused_by("0 build coal_mine at 6: work 1") == "B6"
    scenario.play("0 build brickyard at 7: work 21")
    assert (scenario.tile_on(0, 7), scenario.crew(0, 21)) == ("brickyard", ["worker"])


@pytest.mark.rule("anno1800:V1")
def test_other_industries_are_built_anywhere_in_every_edition() -> None:
    for edition in EDITIONS:
        scenario = Scenario(2, edition=edition)
        for cell in (1, 6, 10, 12, 15):
            assert scenario.refused_by(f"0 build brewery at {cell}: work 2, work 6") == ""


@pytest.mark.rule("anno1800:V2", "anno1800:B5")
def test_in_the_spanish_edition_no_tile_is_put_back() -> None:
    scenario = Scenario(2, edition="es").tile(0, 13, "brewery")
    assert scenario.refused_by("0 build shipyard 1 at 12: return 13") in ("V2", "B5")
    # Building over a tile is still allowed.
    scenario.play("0 build shipyard 1 at 13")
    assert scenario.stock("brewery") == 2


@pytest.mark.rule("anno1800:V3", "anno1800:K1")
@pytest.mark.parametrize(
    ("left", "gold", "part", "none"),
    [(0, 0, -1, -1), (0, 1, 1, -1), (0, 2, 2, 2), (1, 0, 1, -1), (1, 1, 2, 2), (2, 0, 2, 2)],
)
def test_if_gold_is_short_some_or_no_cubes_come(left: int, gold: int, part: int, none: int) -> None:
    for value, cubes in (("part", part), ("none", none)):
        scenario = Scenario(2, cube_effects=value).played(0, "fw04").empty_deck(0, left=left).gold(0, gold)
        if cubes < 0:
            assert scenario.refused_by("0 use fw04") == "K1"
            assert "use fw04" not in scenario.things()
        else:
            assert scenario.play("0 use fw04").ready(0, "worker") == 3 + cubes
            assert scenario.state.gold[0] == gold - (cubes - min(cubes, left))


@pytest.mark.rule("anno1800:V3", "anno1800:O2")
@pytest.mark.parametrize(("value", "cubes"), [("part", 1), ("none", 0)])
def test_on_an_island_too_no_cubes_come_if_gold_is_short(value: str, cubes: int) -> None:
    scenario = Scenario(2, cube_effects=value).empty_deck(0).gold(0, 1).top_island("ow01").play("0 open")
    assert scenario.ready(0, "farmer") == 4 + cubes
    assert scenario.state.gold[0] == 1 - cubes
    assert scenario.seat(0)["old_world"] == ["ow01"]


@pytest.mark.rule("anno1800:V3")
def test_a_short_supply_is_not_short_gold() -> None:
    scenario = Scenario(2, edition="it").played(0, "fw01")
    scenario.state.supply[0] = 1
    assert scenario.play("0 use fw01").ready(0, "farmer") == 5


@pytest.mark.rule("anno1800:V3", "anno1800:W3")
def test_hiring_is_not_touched_by_the_switch_for_cube_effects() -> None:
    for value in ("part", "none"):
        scenario = Scenario(2, cube_effects=value).empty_deck(0).gold(0, 1).play("0 hire farmer: work 1")
        assert scenario.ready(0, "farmer") == 4
        assert scenario.refused_by("0 hire farmer: work 1") == "W3"
