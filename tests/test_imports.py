"""Imports point downwards only, and to nothing that is not declared."""

import ast
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "kontor"
GAMES = {"anno1503", "anno1800"}
MAY_KNOW = {
    "": {"core", "table", "cli"},
    "table": set[str](),
    "lang": {"table"},
    "anno1503": {"table"},
    "anno1800": {"table"},
    "bots": {"table", *GAMES},
    "arena": {"core", "table", "bots"},
    "server": {"core", "table", "lang", "bots"},
    "cli": {"core", "table", "lang", "bots", "arena", "server"},
}
"""By room: the other rooms it may import from; the package itself offers what the table has, and the command."""
FILES = sorted(PACKAGE.rglob("*.py"))
MODULE_OF = {"fluent.runtime": "fluent", "fluent.syntax": "fluent"}
"""Where a distribution's module is not called like the distribution."""


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def room_of(path: Path) -> str:
    """The folder of `kontor` that a file is in; empty for the package itself."""
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


def imported(source: str, package: str) -> list[str]:
    """Every module that a source names in an import, in full; `package` is the one it stands in."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*above, *(node.module.split(".") if node.module else [])])
            found += [f"{module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            first = node.args[0] if node.args else None
            if called in ("__import__", "import_module") and isinstance(first, ast.Constant):
                found.append(str(first.value))
    return found


def imports_of(path: Path) -> list[str]:
    package = ".".join(["kontor", *path.relative_to(PACKAGE).parts[:-1]])
    return imported(path.read_text(encoding="utf-8"), package)


def rooms_known(names: list[str]) -> set[str]:
    return {name.split(".")[1] for name in names if name.startswith("kontor.")}


def declared() -> set[str]:
    """The top-level modules of the dependencies that pyproject.toml declares."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extra = project["optional-dependencies"].values()
    wanted = [*project["dependencies"], *(name for names in extra for name in names)]
    names = [dependency.split(">")[0].split("<")[0].split("=")[0].strip() for dependency in wanted]
    return {MODULE_OF.get(name, name.replace("-", "_")) for name in names}


def test_there_are_files_to_look_at() -> None:
    assert {"table/match.py", "anno1503/game.py"} <= {name_of(path) for path in FILES}


def test_every_folder_is_a_known_room() -> None:
    assert {room_of(path) for path in FILES} <= set(MAY_KNOW)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_imports_point_downwards(path: Path) -> None:
    room = room_of(path)
    assert rooms_known(imports_of(path)) - {room} <= MAY_KNOW[room]


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_only_what_is_declared_is_imported(path: Path) -> None:
    allowed = sys.stdlib_module_names | declared() | {"kontor"}
    assert {name.split(".")[0] for name in imports_of(path)} <= allowed


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_modules_are_imported_from_where_they_are(path: Path) -> None:
    """Relative imports and stars would hide what depends on what."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert not node.level
            assert all(alias.name != "*" for alias in node.names)


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import kontor.cli.main", ["kontor.cli.main"]),
        ("from kontor import bots", ["kontor.bots"]),
        ("from ..bots import base", ["kontor.bots.base"]),
        ("from . import match", ["kontor.table.match"]),
        ("def f():\n    from kontor.lang import x", ["kontor.lang.x"]),
        ("import importlib\nimportlib.import_module('kontor.cli')", ["importlib", "kontor.cli"]),
        ("if True:\n    import numpy as np", ["numpy"]),
    ],
)
def test_the_search_finds_every_kind_of_import(source: str, names: list[str]) -> None:
    assert imported(source, "kontor.table") == names


def test_the_shared_room_names_no_game() -> None:
    for path in FILES:
        if room_of(path) == "table":
            tree = ast.parse(path.read_text(encoding="utf-8"))
            documented = {
                id(node.body[0].value)
                for node in ast.walk(tree)
                if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
                and node.body
                and isinstance(node.body[0], ast.Expr)
            }
            texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in documented]
            assert not [node.value for node in texts if isinstance(node.value, str) and "anno" in node.value]
