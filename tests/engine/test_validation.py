"""Validation of untrusted plain data: every mistake is reported with its place."""

import pytest

from kontor.engine.errors import FormError
from kontor.engine.validation import Validator, path_text


def mistakes(validator: Validator) -> list[tuple[str, str]]:
    return [(path_text(problem.path), problem.phrase.key) for problem in validator.problems]


@pytest.mark.parametrize("data", [None, 1, "x", [1], True, 1.5])
def test_a_value_that_is_not_a_table(data: object) -> None:
    validator = Validator(data, ("deal",))
    assert mistakes(validator) == [("deal", "shape-type")]
    assert validator.data == {}


@pytest.mark.parametrize("value", [True, False, 1.0, "1", None, [1], {}])
def test_a_value_that_is_not_an_integer(value: object) -> None:
    validator = Validator({"gold": value})
    assert validator.integer("gold", low=2, high=9) == 2
    assert mistakes(validator) == [("gold", "shape-type")]


@pytest.mark.parametrize("value", [1, 10, -5, 10**4000])
def test_integer_outside_its_bounds(value: int) -> None:
    validator = Validator({"gold": value})
    assert validator.integer("gold", low=2, high=9) == 2
    assert mistakes(validator) == [("gold", "shape-range")]
    assert len(str(validator.problems[0].phrase.args["found"])) <= 20


@pytest.mark.parametrize("value", [2, 9])
def test_bounds_are_inclusive(value: int) -> None:
    validator = Validator({"gold": value})
    assert validator.integer("gold", low=2, high=9) == value
    assert not validator.problems


def test_every_missing_key_is_reported_once() -> None:
    validator = Validator({})
    assert validator.integer("a") == 0
    assert validator.string("b") == ""
    assert validator.items("c") == []
    assert validator.strings("d") == []
    assert validator.table("e").data == {}
    assert validator.tables("f") == []
    assert validator.integers("g", 0, 1) == []
    assert validator.value("h") is None
    assert mistakes(validator) == [(name, "shape-missing") for name in "abcdefgh"]


def test_wrong_types_are_reported_with_their_place() -> None:
    validator = Validator({"s": 1, "l": {}, "ss": ["a", 2, "c"], "ii": [1, "x", 99], "t": [], "tt": [{}, 3]})
    assert validator.string("s") == ""
    assert validator.items("l") == []
    assert validator.strings("ss") == ["a", "c"]
    assert validator.integers("ii", 0, 9) == [1, 0, 0]
    assert validator.table("t").data == {}
    assert len(validator.tables("tt")) == 2
    places = [("s", "shape-type"), ("l", "shape-type"), ("ss[1]", "shape-type"), ("ii[1]", "shape-type")]
    assert mistakes(validator) == [*places, ("ii[2]", "shape-range"), ("t", "shape-type"), ("tt[1]", "shape-type")]


def test_nested_tables_share_the_list_of_mistakes() -> None:
    validator = Validator({"costs": {"ship": {"wood": "x"}}})
    validator.table("costs").table("ship").integer("wood")
    assert mistakes(validator) == [("costs.ship.wood", "shape-type")]


def test_null_is_a_wrong_type_not_a_missing_key() -> None:
    validator = Validator({"gold": None, "name": None})
    validator.integer("gold")
    validator.string("name")
    assert mistakes(validator) == [("gold", "shape-type"), ("name", "shape-type")]


def test_unknown_keys() -> None:
    validator = Validator({"a": 1, "b": 2, "x" * 100: 3})
    validator.allow_only(["a"])
    assert [problem.phrase.args["name"] for problem in validator.problems] == ["b", "x" * 40]


def test_demand_raises_the_first_mistake_if_any() -> None:
    validator = Validator({"a": 1})
    validator.raise_problems()
    validator.string("a")
    validator.string("b")
    with pytest.raises(FormError) as caught:
        validator.raise_problems()
    assert caught.value.rule == "record:R1"
    assert caught.value.phrase == ("shape-type", {"wanted": "string", "path": "a"})


def test_path_text() -> None:
    assert path_text(()) == "{…}"
    assert path_text(("building", 2, "price", "pioneer")) == "building[2].price.pioneer"
    assert path_text((3,)) == "[3]"
