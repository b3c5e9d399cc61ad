"""The engine knows no game: outside of examples, no string in it names a game or a resource of one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor.engine.registry import game_names, load_game
from tools.paths import ROOT

FILES = sorted((ROOT / "kontor" / "engine").glob("*.py"))
COMMON = {"tools"}
"""Names of goods that are common words."""
PIECES = {"cube", "cubes", "exploration", "farmer", "gold", "island", "islands", "tile", "tiles", "token", "tokens"}
"""Names of other components and resources of both games."""
ALLOWED = {"provenance": ["cube"]}
"""Names that a module needs: in the content file of Anno 1800, an item without an id has a key `cube`."""


def resource_names() -> set[str]:
    """Return the ids of the goods and people of all games, and the names of other resources."""
    names = set(PIECES)
    for game in game_names():
        facts = load_game(game).presentation.facts()
        for family in ("goods", "cubes", "inhabitants"):
            names |= set(facts.get(family, ()))
    return names - COMMON


def prose(path: Path) -> Iterator[str]:
    """Yield the strings of a module. Docstrings come without their examples, which need a game to run."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value.split(">>>")[0]


def named(text: str, words: set[str]) -> list[str]:
    """Return the words of a text that name a game or one of its resources."""
    return [word for word in re.findall(r"[a-z]\w*", text.lower()) if word in words or word.startswith("anno")]


def test_a_name_is_found() -> None:
    names = resource_names()
    assert len(names) > 50
    assert named("An anno1800 cost: 2 wood and gold", names) == ["anno1800", "wood", "gold"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_engine_describes_no_game(path: Path) -> None:
    names = resource_names()
    assert [word for text in prose(path) for word in named(text, names)] == ALLOWED.get(path.stem, [])
