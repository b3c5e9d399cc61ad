"""Every mistake in figures is reported with its place. Figures at their limits are accepted."""

import tomllib
from copy import deepcopy
from functools import cache

import pytest

from kontor.anno1800.content.catalog import Catalog
from kontor.anno1800.content.loader import MERGER, built_in, load_figures, problems
from kontor.anno1800.content.versions import BY_NUMBER
from kontor.engine.content import ContentError, find_line
from kontor.engine.errors import FormError
from kontor.engine.protocol import Data
from kontor.engine.validation import path_text
from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Translator
from tests.anno1800.support.mistakes import MISTAKES
from tests.anno1800.support.packs import (
    CUBES,
    DECKS,
    FAR,
    FARM,
    GOODS,
    TABLES,
    card,
    effect,
    exchange,
    full,
    industry,
    listed,
    majority,
    mistakes_in,
    new,
    objective,
    old,
    usable,
)
from tests.support.figures import check_missing, check_refused, mistakes
from tests.support.passes import first_pass_only

pytestmark = first_pass_only


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize(("changed", "path", "key"), MISTAKES, ids=[f"{key}-{path}" for _, path, key in MISTAKES])
def test_a_mistake_is_reported_with_its_place(changed: Data, path: str, key: str) -> None:
    assert (path, key) in mistakes_in(changed)
    check_refused(load_figures, changed)


@cache
def one_of_each_kind() -> list[tuple[str, str, dict[str, object]]]:
    """Return one mistake of each kind: its path, its message key and the arguments of the message."""
    by_key = {}
    for changed in {key: changed for changed, _, key in MISTAKES}.values():
        for problem in problems(MERGER.merge(deepcopy(built_in()), changed)):
            by_key[problem.phrase.key] = (path_text(problem.path), problem.phrase.key, problem.phrase.args)
    return list(by_key.values())


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_has_a_sentence_in_every_language(language: str) -> None:
    assert {key for _, _, key in MISTAKES} <= {key for _, key, _ in one_of_each_kind()}
    for path, key, args in one_of_each_kind():
        sentence = Translator(language).error(FormError("record:R4", key, **args, path=path))
        assert sentence.startswith(path)
        assert sentence.endswith(".")
        assert "{" not in sentence


REQUIRED: list[tuple[str | int, ...]] = [
    *((key,) for key in built_in()),
    *((table, key) for table in TABLES for key in built_in()[table] if key not in ("source", "sources")),
    *(("setup", "hand", deck) for deck in DECKS[:2]),
    *(("influence", "visitor", cube) for cube in CUBES[2:]),
    *((key, 0, name) for key in MERGER.keyed for name in built_in()[key][0] if name not in ("source", "effect")),
    ("population_card", 0, "effect"),
    ("objective", 3, "once_per_turn"),
    ("old_world", 9, "ship", "kind"),
    *(("objective", 4, name) for name in ("counts", "most", "second")),
    *(("objective", 11, name) for name in ("points", "at_most")),
    *(("objective", 14, name) for name in ("points", "industries")),
]


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize("path", REQUIRED, ids=[path_text(path) for path in REQUIRED])
def test_a_missing_figure_is_reported(path: tuple[str | int, ...]) -> None:
    check_missing(problems, built_in(), path)


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize("key", MERGER.keyed)
def test_duplicates_are_reported(key: str) -> None:
    items = built_in()[key]
    reported = mistakes(problems({**built_in(), key: [*items, items[0]]}))
    name = {"hire": "cube", "upgrade": "from", "shipyard": "level", "ship": "level"}.get(key, "id")
    assert (f"{key}[{len(items)}].{name}", "content-twice") in reported


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize(
    ("key", "missing"), [("hire", "worker"), ("upgrade", "worker"), ("shipyard", "2"), ("ship", "merchant 2")]
)
def test_a_missing_item_is_reported(key: str, missing: str) -> None:
    items = built_in()[key]
    reported = problems({**built_in(), key: [items[0], *items[2:]]})
    assert [(p.path, p.phrase) for p in reported] == [((key,), ("anno1800-content-missing", {"names": missing}))]


@pytest.mark.rule("record:R4")
def test_one_mistake_is_reported_once() -> None:
    """A single mistake causes a single report."""
    alone = [
        (changed, path, key) for changed, path, key in MISTAKES if path.endswith((".colour", ".id", ".effect.gold"))
    ]
    assert alone
    for changed, path, key in alone:
        merged = MERGER.merge(deepcopy(built_in()), changed)
        assert [(path_text(p.path), p.phrase.key) for p in problems(merged)] == [(path, key)]


@pytest.mark.rule("record:R4")
def test_a_mistake_is_traced_to_its_line_in_the_file() -> None:
    text = """\
[[shipyard]]
level = 3
cost = { stel = 1 }

[[ship]]
kind = "exploration"
level = 2
tiles = 6

[[ship]]
kind = "merchant"
level = 2
tiles = 99
"""
    with pytest.raises(ContentError) as caught:
        load_figures(tomllib.loads(text))
    places = {path_text(p.path): find_line(text, p.path) for p in caught.value.problems}
    assert places == {"shipyard[0].cost.stel": 3, "ship[1].tiles": 13}


LIMITS: list[Data] = [
    {"farm_goods": [*FARM, *GOODS[:19]]},
    {"supply": {"investor": 1, "engineer": 60, "gold": 1000, "trade_tokens": 0}},
    {"setup": {"cubes": {"farmer": 6, "worker": 10, "investor": 3, "artisan": 0}}},
    {"setup": {"cubes": {}, "hand": {"farmer_worker": 11, "artisan_engineer_investor": 8}}},
    {"setup": {"hand": {"farmer_worker": 1, "artisan_engineer_investor": 1}, "objectives_in_play": 20}},
    {"setup": {"gold_by_seat": [100, 0, 0, 0], "objectives_in_play": 1}},
    {"tiles": {"per_industry": 0, "workplaces": 1}},
    {"tiles": {"per_industry": 60, "workplaces": 3}},
    {"presets": {"complex": [], "source": "owner"}},
    {"influence": {**dict.fromkeys(DECKS, -100), "fireworks": 100, "gold_per_point": 100}},
    {"influence": {"gold_per_point": 1, "visitor": {"artisan": 0, "engineer": 100, "investor": 0}}},
    {"trade_cost": {"farmer": 20, "investor": 1}, **industry(worker="investor")},
    {"shift_end": dict.fromkeys(CUBES, 1), "empty_deck_gold": {"farmer_worker": 0}},
    {"shift_end": dict.fromkeys(CUBES, 20), "empty_deck_gold": {"farmer_worker": 20}},
    {"islands": {"old_world_cost": [0], "new_world_cost": [20] * 4, "import_cost": 9, "new_world_cards": 0}},
    {"expedition": {"cost": 0, "cards": 20}},
    {"home_island": {"artisan_industries": [*FARM[:1], "coal"], "farmer_industries": FARM[1:]}},
    {"home_island": {"shipyards": [1, 2, 3, 3, 3], "merchant_ships": [3] * 5, "exploration_ships": []}},
    {"hire": [{"cube": "farmer", "cost": {}}, {"cube": "worker", "cost": {"planks": 9, "trade_token": 9}}]},
    {"shipyard": [{"level": 1, "tiles": 0}, {"level": 2, "tiles": 60}]},
    industry(cost={"grain": 9, "worker": 9, "trade_token": 1, "exploration_token": 1}),
    {"industry": [{**industry()["industry"][0], "id": f"mill_{number}"} for number in range(25)]},
    {"population_card": [{**card()["population_card"][0], "id": f"fw{number}"} for number in range(80, 98)]},
    {"population_card": [{"id": f"nw{number:02}", "left_out": True} for number in range(1, 25)]},
    {"population_card": [{"id": f"aei{number:02}", "left_out": True} for number in range(1, 25)]},
    {
        key: [{"id": item["id"], "left_out": True} for item in built_in()[key]]
        for key in ("old_world", "expedition_card")
    },
    {"objective": [{"id": item["id"], "left_out": True} for item in built_in()["objective"][:15]]},
    {"objective": [{"id": "beryl_omara", "left_out": True}, *exchange()["objective"]]},
    {"farm_goods": [*FARM, "flax"], **card(needs={"flax": 1}, left_out=True)},
    {"farm_goods": [*FARM, "flax"], "home_island": {"farmer_industries": ["flax", *FARM[1:]]}},
    card(needs={}),
    effect(cubes={"farmer": 9, "investor": 1}, gold=9, trade_tokens=9, exploration_tokens=9),
    effect(upgrades={"from": "engineer", "up_to": 9}, extra_action=9),
    effect(return_cards=9, expedition_cards=9),
    effect(free_good=FAR),
    old(effect={"cubes": {"farmer": 1}, "gold": 1, "extra_action": 1, "exploration_tokens": 1}),
    {"old_world": [{"id": "ow90", "industry": "brewery"}, {"id": "ow91", "shipyard": 3}]},
    new(goods=FAR),
    usable(cost={"gold": 9}, gain={"extra_action": 9, "expedition_cards": 1}),
    usable(cost={}),
    usable(once_per_turn=False),
    majority(most=100, second=0, counts="old_world_islands"),
    objective("bonus", points_per={"hand_card": -100}),
    objective("bonus", points_per={"old_world_island": 100}),
    objective("bonus", points_per={"visited_animal": 0}),
    objective("bonus", points=-100, at_most={"new_world_islands": 0}),
    listed(points=-100, industries=["mill"], left_out=True) | industry(),
]


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize("changed", LIMITS)
def test_figures_at_their_limits_are_accepted(changed: Data) -> None:
    assert mistakes_in(changed) == set()
    assert Catalog(load_figures(changed)[0], BY_NUMBER[2]).n_goods <= 63


@pytest.mark.rule("record:R4")
def test_goods_that_need_each_other_are_accepted_if_an_island_has_one() -> None:
    changed = {**industry(cost={"flour": 1}), "old_world": [{"id": "ow90", "industry": "mill"}]}
    assert mistakes_in(changed) == set()


MALFORMED: list[object] = [None, -(10**5000), "x", [], {}, [[]], True, 1.5, {"id": 10**5000}]


def check_sentences(data: Data) -> None:
    """Check that every mistake in the figures has a sentence."""
    for problem in problems(data):
        args = {**problem.phrase.args, "path": path_text(problem.path)}
        assert Translator("en").error(FormError("record:R4", problem.phrase.key, **args)) != problem.phrase.key


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize("key", [*built_in(), "good_name", "sources"])
def test_malformed_files_are_reported_not_crashed_on(key: str) -> None:
    for value in MALFORMED:
        for changed in ({key: value}, {key: [value]}, {key: {"kind": value}}):
            check_sentences(full(**changed))
            check_sentences(MERGER.merge(deepcopy(built_in()), changed))


@pytest.mark.rule("record:R4")
@pytest.mark.parametrize("key", [*TABLES, *MERGER.keyed])
def test_malformed_tables_are_reported_not_crashed_on(key: str) -> None:
    tables = built_in()[key] if key in MERGER.keyed else [built_in()[key]]
    for table in (tables[0], tables[-1]):
        for name in table:
            for value in MALFORMED:
                changed = {**table, name: value}
                check_sentences(full(**{key: [changed] if key in MERGER.keyed else changed}))
