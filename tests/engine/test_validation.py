"""Reading plain data that is not to be trusted: every mistake is found, at its place."""

import pytest

from kontor.engine.errors import FormError
from kontor.engine.validation import Shape, path_text


def found(shape: Shape) -> list[tuple[str, str]]:
    return [(path_text(problem.path), problem.phrase.key) for problem in shape.problems]


@pytest.mark.parametrize("data", [None, 1, "x", [1], True, 1.5])
def test_only_a_table_is_a_table(data: object) -> None:
    shape = Shape(data, ("deal",))
    assert found(shape) == [("deal", "shape-type")]
    assert shape.data == {}


@pytest.mark.parametrize("value", [True, False, 1.0, "1", None, [1], {}])
def test_only_a_whole_number_is_an_integer(value: object) -> None:
    shape = Shape({"gold": value})
    assert shape.integer("gold", low=2, high=9) == 2
    assert found(shape) == [("gold", "shape-type")]


@pytest.mark.parametrize("value", [1, 10, -5, 10**4000])
def test_integer_outside_its_bounds(value: int) -> None:
    shape = Shape({"gold": value})
    assert shape.integer("gold", low=2, high=9) == 2
    assert found(shape) == [("gold", "shape-range")]
    assert len(str(shape.problems[0].phrase.args["found"])) <= 20


@pytest.mark.parametrize("value", [2, 9])
def test_bounds_belong_to_the_range(value: int) -> None:
    shape = Shape({"gold": value})
    assert shape.integer("gold", low=2, high=9) == value
    assert not shape.problems


def test_everything_missing_is_told_once_each() -> None:
    shape = Shape({})
    assert shape.integer("a") == 0
    assert shape.string("b") == ""
    assert shape.items("c") == []
    assert shape.strings("d") == []
    assert shape.table("e").data == {}
    assert shape.tables("f") == []
    assert shape.integers("g", 0, 1) == []
    assert shape.value("h") is None
    assert found(shape) == [(name, "shape-missing") for name in "abcdefgh"]


def test_wrong_types_are_told_with_their_place() -> None:
    shape = Shape({"s": 1, "l": {}, "ss": ["a", 2, "c"], "ii": [1, "x", 99], "t": [], "tt": [{}, 3]})
    assert shape.string("s") == ""
    assert shape.items("l") == []
    assert shape.strings("ss") == ["a", "c"]
    assert shape.integers("ii", 0, 9) == [1, 0, 0]
    assert shape.table("t").data == {}
    assert len(shape.tables("tt")) == 2
    places = [("s", "shape-type"), ("l", "shape-type"), ("ss[1]", "shape-type"), ("ii[1]", "shape-type")]
    assert found(shape) == [*places, ("ii[2]", "shape-range"), ("t", "shape-type"), ("tt[1]", "shape-type")]


def test_tables_within_share_the_list_of_mistakes() -> None:
    shape = Shape({"costs": {"ship": {"wood": "x"}}})
    shape.table("costs").table("ship").integer("wood")
    assert found(shape) == [("costs.ship.wood", "shape-type")]


def test_null_is_there_and_wrong() -> None:
    shape = Shape({"gold": None, "name": None})
    shape.integer("gold")
    shape.string("name")
    assert found(shape) == [("gold", "shape-type"), ("name", "shape-type")]


def test_unknown_keys() -> None:
    shape = Shape({"a": 1, "b": 2, "x" * 100: 3})
    shape.known(["a"])
    assert [problem.phrase.args["name"] for problem in shape.problems] == ["b", "x" * 40]


def test_demand_raises_the_first_mistake_or_nothing() -> None:
    shape = Shape({"a": 1})
    shape.demand()
    shape.string("a")
    shape.string("b")
    with pytest.raises(FormError) as caught:
        shape.demand()
    assert caught.value.rule == "record:R1"
    assert caught.value.phrase == ("shape-type", {"wanted": "string", "path": "a"})


def test_path_as_people_write_it() -> None:
    assert path_text(()) == "{…}"
    assert path_text(("building", 2, "price", "pioneer")) == "building[2].price.pioneer"
    assert path_text((3,)) == "[3]"
