"""Changed figures: merging, difference to the built-in figures, and their lines in a file."""

from copy import deepcopy
from pathlib import Path

import pytest

from kontor.engine.content import ContentError, Merger, find_line, read_toml
from kontor.engine.errors import FormError, Phrase
from kontor.engine.protocol import Data
from kontor.engine.registry import load_game
from kontor.engine.validation import Problem

pytestmark = pytest.mark.rule("record:R4")
MERGER = Merger(keyed={"building": "id"}, whole={"costs"})


def base() -> Data:
    return {
        "limit": 5,
        "goods": ["wood", "stone"],
        "costs": {"ship": {"wood": 1, "cloth": 1}, "buy": 6},
        "start": {"gold": 7, "map": {"rows": ["a"], "size": 1}},
        "building": [{"id": "church", "players": [2], "price": {"x": 1}}, {"id": "forge", "players": [2, 4]}],
    }


def test_nothing_changed_changes_nothing() -> None:
    assert MERGER.merge(base(), {}) == base()
    assert MERGER.difference(base(), base()) == {}


@pytest.mark.parametrize(
    ("changed", "place", "value"),
    [
        ({"limit": 6}, "limit", 6),
        ({"goods": ["wood"]}, "goods", ["wood"]),
        ({"costs": {"ship": {"wood": 2}}}, "costs", {"ship": {"wood": 2}, "buy": 6}),
        ({"costs": {"buy": 5}}, "costs", {"ship": {"wood": 1, "cloth": 1}, "buy": 5}),
        ({"start": {"gold": 9}}, "start", {"gold": 9, "map": {"rows": ["a"], "size": 1}}),
        ({"start": {"map": {"size": 2}}}, "start", {"gold": 7, "map": {"rows": ["a"], "size": 2}}),
        ({"new": {"a": 1}}, "new", {"a": 1}),
        ({"start": 3}, "start", 3),
        ({"building": "x"}, "building", "x"),
    ],
)
def test_merge(changed: Data, place: str, value: object) -> None:
    merged = MERGER.merge(base(), changed)
    assert merged[place] == value
    assert {key: entry for key, entry in merged.items() if key != place} == {
        key: entry for key, entry in base().items() if key != place
    }


def test_items_are_merged_by_key_and_their_values_replaced() -> None:
    merged = MERGER.merge(base(), {"building": [{"id": "church", "price": {"y": 2}}, {"id": "inn", "players": []}]})
    assert merged["building"] == [
        {"id": "church", "players": [2], "price": {"y": 2}},
        {"id": "forge", "players": [2, 4]},
        {"id": "inn", "players": []},
    ]


@pytest.mark.parametrize("item", [3, "x", None, {}, {"id": None}, {"id": ["church"]}, {"name": "church"}])
def test_malformed_items_are_kept_for_validation(item: object) -> None:
    merged = MERGER.merge(base(), {"building": [item]})
    assert merged["building"] == [*base()["building"], item]


def nested(depth: int) -> Data:
    data: Data = {}
    for _ in range(depth):
        data = {"costs": data}
    return data


FLEET = Merger(keyed={"ship": ("kind", "level")}, whole=set())
SHIPS: Data = {"ship": [{"kind": kind, "level": level, "tiles": 6} for kind in ("tug", "ferry") for level in (1, 2)]}


def test_items_are_merged_by_several_keys() -> None:
    changed = {"ship": [{"level": 1, "kind": "ferry", "tiles": 3}, {"kind": "tug", "level": 3, "tiles": 1}]}
    merged = FLEET.merge(SHIPS, changed)
    assert [ship["tiles"] for ship in merged["ship"]] == [6, 6, 3, 6, 1]
    assert FLEET.difference(SHIPS, merged) == {"ship": [merged["ship"][2], merged["ship"][4]]}
    assert FLEET.merge(SHIPS, FLEET.difference(SHIPS, merged)) == merged
    trace = FLEET.tracer(SHIPS, changed)
    assert trace(("ship", 2, "tiles")) == ("ship", 0, "tiles")
    assert trace(("ship", 4, "tiles")) == ("ship", 1, "tiles")
    assert trace(("ship", 0, "tiles")) == ("ship", 0, "tiles")


@pytest.mark.parametrize(
    "item", [{"kind": "tug"}, {"level": 1}, {"kind": None, "level": 1}, {"kind": [], "level": 1}, 3]
)
def test_an_item_without_all_its_keys_is_new(item: object) -> None:
    assert FLEET.merge(SHIPS, {"ship": [item]})["ship"] == [*SHIPS["ship"], item]


@pytest.mark.parametrize("items", [[{}, {"players": 1}], [{"id": "inn"}, 3], [{"id": None}, {"id": None, "x": 1}]])
def test_a_mistake_is_traced_to_the_very_item(items: list[object]) -> None:
    assert MERGER.merge(base(), {"building": deepcopy(items)})["building"][2:] == items
    trace = MERGER.tracer(base(), {"building": items})
    traced = [trace(("building", 2 + index)) for index in range(2)]
    assert traced == [("building", 0), ("building", 1)]


@pytest.mark.parametrize("game", ["anno1503", "anno1800"])
@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"building": [{"id": str(number)} for number in range(6000)]}, "content-list-too-long"),
        ({"costs": {str(number): 1 for number in range(20_000)}}, "content-list-too-long"),
        ({"building": [{"players": [2] * 100}] * 100}, "content-too-large"),
        ({"costs": nested(400)}, "json-too-deep"),
    ],
)
def test_figures_beyond_any_real_size_are_refused_before_they_are_merged(game: str, changed: Data, key: str) -> None:
    with pytest.raises(FormError) as caught:
        load_game(game, changed)
    assert (caught.value.rule, caught.value.phrase.key) == ("record:R4", key)


def test_merging_leaves_both_sides_alone() -> None:
    built_in, changed = base(), {"building": [{"id": "church", "players": [9]}], "start": {"map": {"size": 2}}}
    MERGER.merge(built_in, changed)
    assert built_in == base()
    assert changed == {"building": [{"id": "church", "players": [9]}], "start": {"map": {"size": 2}}}


@pytest.mark.parametrize(
    ("changed", "difference"),
    [
        ({"limit": 5}, {}),
        ({"limit": 6}, {"limit": 6}),
        ({"costs": {"buy": 5, "ship": {"wood": 1, "cloth": 1}}}, {"costs": {"buy": 5}}),
        ({"start": {"map": {"size": 2}}}, {"start": {"map": {"rows": ["a"], "size": 2}}}),
        (
            {"building": [{"id": "forge", "players": [3]}]},
            {"building": [{"id": "forge", "players": [3]}]},
        ),
        (
            {"building": [{"id": "church", "players": [3]}]},
            {"building": [{"id": "church", "players": [3], "price": {"x": 1}}]},
        ),
    ],
)
def test_merging_the_difference_restores_the_change(changed: Data, difference: Data) -> None:
    merged = MERGER.merge(base(), changed)
    assert MERGER.difference(base(), merged) == difference
    assert MERGER.merge(base(), difference) == merged


def test_content_error_holds_all_mistakes_and_the_place_of_the_first() -> None:
    problems = [Problem(("a", 1), Phrase("shape-type", {"wanted": "list"})), Problem(("b",), Phrase("x", {}))]
    error = ContentError(problems)
    assert error.problems == problems
    assert error.rule == "record:R4"
    assert error.phrase == ("shape-type", {"wanted": "list", "path": "a[1]"})


TEXT = """\
limit = 5
[costs]
ship = { wood = 1 }
  buy = 6
[start.map]
rows = 1
[[building]]
id = "church"
[[building]]
id = "forge"
[building.price]
x = 1
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("limit",), 1),
        (("costs",), 2),
        (("costs", "ship"), 3),
        (("costs", "ship", "wood"), 3),
        (("costs", "buy"), 4),
        (("costs", "gone"), 2),
        (("start", "map", "rows"), 6),
        (("building", 0, "id"), 8),
        (("building", 1, "id"), 10),
        (("building", 1), 9),
        (("building",), 7),
        (("building", 1, "price", "x"), 12),
        (("nowhere", "at", "all"), 1),
        ((), 1),
    ],
)
def test_find_line(path: tuple[str | int, ...], line: int) -> None:
    assert find_line(TEXT, path) == line


def test_read_toml(tmp_path: Path) -> None:
    path = tmp_path / "figures.toml"
    path.write_text(TEXT, encoding="utf-8")
    data, text = read_toml(path)
    assert data["building"][1] == {"id": "forge", "price": {"x": 1}}
    assert text == TEXT


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = 1\nb = \nc = 3\n", 2), ("a = 1\na = 2\n", 2), ("a = 1\n[t", 2), ("a = 2020-13-45", 1), ("x\n", 1)],
)
def test_broken_toml_is_reported_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    path = tmp_path / "figures.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FormError) as caught:
        read_toml(path)
    assert caught.value.phrase == ("toml-broken", {"line": str(line)})


@pytest.mark.parametrize(
    "raw",
    [b"", b"  \n", b"a = '\xff'", b"a = " + b"[" * 100_000, b"\x00", "a = '\ud800'".encode(errors="surrogatepass")],
)
def test_unreadable_toml(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "figures.toml"
    path.write_bytes(raw)
    with pytest.raises(FormError):
        read_toml(path)


def test_toml_with_a_gigantic_number(tmp_path: Path) -> None:
    path = tmp_path / "figures.toml"
    path.write_text("hand_limit = " + "9" * 5000, encoding="utf-8")
    with pytest.raises(FormError):
        read_toml(path)


def test_toml_with_a_gigantic_hexadecimal_number(tmp_path: Path) -> None:
    path = tmp_path / "figures.toml"
    path.write_text("hand_limit = 0x" + "f" * 5000, encoding="utf-8")
    with pytest.raises(ContentError):
        load_game("anno1503", read_toml(path)[0])
