"""The checks of the project work."""

import ast
import doctest

from tools.checks import languages, static_strings
from tools.checks import rules as check_rules
from tools.site import links


def test_rule_ids_are_read_from_lists_and_tables() -> None:
    rules = check_rules.rule_ids()
    assert {"S1", "Z5", "V1", "V2", "V3"} <= set(rules["anno1800"])
    assert {"S1", "V3"} <= set(rules["anno1503"])
    assert all(len(ids) == len(set(ids)) for ids in rules.values())


def test_every_rule_has_a_test_and_one_module() -> None:
    assert check_rules.main() == 0


def test_ranges_of_ids_are_expanded() -> None:
    assert list(check_rules.expand("B1, B2, B6 to B9")) == ["B1", "B2", "B6", "B7", "B8", "B9"]


def test_texts_are_traced_through_names_loops_and_functions() -> None:
    source = """
NAMES = ["one", "two"]
NAMES += ["three"]

def reason(full):
    return "full" if full else ""

def tell(at, given):
    for kind, number in (("gold", 1), ("trade", 2)):
        say(f"brings-{kind}")
    words = [f"preset-{name}" for name in given]
    others = [f"edition-{name}" for name in ("de", "fr")]
    say(f"move-{NAMES[at]}")
    say(reason(at))
    say(f"unknown-{given}")
"""
    reader = static_strings.Reader(ast.parse(source))
    nodes = [node for node in ast.walk(reader.tree) if isinstance(node, ast.JoinedStr)]
    texts = sorted(text for node in nodes for text in reader.texts(node))
    assert texts == ["brings-gold", "brings-trade", "edition-de", "edition-fr", "move-one", "move-three", "move-two"]
    calls = [node for node in ast.walk(reader.tree) if isinstance(node, ast.Call) and ast.unparse(node) == "reason(at)"]
    assert reader.texts(calls[0]) == ["full", ""]


def test_doctests_of_the_tools() -> None:
    assert doctest.testmod(static_strings).failed == 0
    assert doctest.testmod(languages).failed == 0
    assert doctest.testmod(links).failed == 0
