"""Imports point downwards only, between rooms and inside them, and only to declared dependencies."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor.engine.registry import game_names
from tools.paths import ROOT

PACKAGE = ROOT / "kontor"
GAMES = game_names()
ROOMS = {
    "": {"core", "engine", "cli"},
    "engine": set[str](),
    "lang": {"engine"},
    **{game: {"engine"} for game in GAMES},
    "bots": {"engine", *GAMES},
    "arena": {"core", "engine", "bots"},
    "server": {"core", "engine", "lang", "bots"},
    "cli": {"core", "engine", "lang", "bots", "arena", "server"},
}
"""The rooms that each room of `kontor` may import from."""
GAME_LAYERS = ["content", "rules", "payment", "sheet", "present", "game"]
LAYERS = {
    **{f"kontor.{game}": GAME_LAYERS for game in GAMES},
    "kontor.bots": [
        *["budget", "plugins", "halving", "reasons", "base", "random", "advice", "review"],
        *GAMES,
    ],
    "kontor.server": [
        *["limits", "logs", "json_log", "settings", "models", "anonymity", "errors", "keys", "addresses"],
        *["rate_limits", "budgets", "person_addresses", "request_json", "stall_monitor", "connections", "wire"],
        *["store", "cluster", "operator", "tables", "operator_follower", "workers", "bots", "records", "notify"],
        *["live", "http", "metrics", "process_metrics", "telemetry", "app", "run"],
    ],
    "kontor.cli": [
        *["localized", "context", "extras", "prompts", "options", "screens", "arena_report", "score_sheet", "terminal"],
        *["commands", "main"],
    ],
    "tools": [
        *[
            "paths",
            "audit",
            "licences",
            "sbom",
            "compile_core",
            "openapi",
            "make_test_records",
            "checks",
            "make_glossary",
            "harness",
        ],
        *["wheel_check", "site", "faults", "fuzz", "attacks", "studies", "ladder", "training", "pictures"],
    ],
}
"""The sub-packages and modules of each package, lowest first. Each may import from those before it."""
LOADED_WHEN_CALLED = {("kontor.bots.base", "kontor.bots.random")}
"""Imports inside functions that may point upwards: `make_bot` loads the module of the bot it makes."""
MAX_MODULES = 22
"""The maximum number of modules in a folder."""
MODULE_OF = {
    "fluent.runtime": "fluent",
    "fluent.syntax": "fluent",
    "python-json-logger": "pythonjsonlogger",
    **dict.fromkeys(
        [f"opentelemetry-{part}" for part in ("exporter-otlp-proto-http", "instrumentation-asgi", "sdk")],
        "opentelemetry",
    ),
}
"""Modules of distributions with a different name."""
EXTRA_OF = {
    "server/telemetry/": "telemetry",
    "server/cluster/redis_bus.py": "redis",
    "server/": "server",
    **dict.fromkeys(["cli/commands/admin.py", "cli/commands/open_store.py", "cli/commands/operator.py"], "server"),
    "cli/arena_report/": "report",
}
"""The extra whose modules the files below a path of `kontor` may import. Other files may not import any extra."""
FILES = sorted(PACKAGE.rglob("*.py"))
LAYERED = [(package, path) for package in LAYERS for path in sorted((ROOT / package.replace(".", "/")).rglob("*.py"))]


def name_of(path: object) -> str:
    return path.relative_to(ROOT).as_posix() if isinstance(path, Path) else str(path)


def room_of(path: Path) -> str:
    """Return the folder of `kontor` that a file is in, or an empty text for the package itself."""
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


def imported_names(source: str, package: str) -> list[str]:
    """Return the full names of all imports in a source file of `package`."""
    names: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*above, *(node.module.split(".") if node.module else [])])
            names += [f"{module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            first = node.args[0] if node.args else None
            if called in ("__import__", "import_module") and isinstance(first, ast.Constant):
                names.append(str(first.value))
    return names


def imports_of(path: Path) -> list[str]:
    package = ".".join(path.relative_to(ROOT).parts[:-1])
    return imported_names(path.read_text(encoding="utf-8"), package)


def rooms_imported(names: list[str]) -> set[str]:
    """Return the rooms of imported names. `import kontor` imports the package itself, which is the room ""."""
    parts = [name.split(".") for name in names]
    return {part[1] if len(part) > 1 else "" for part in parts if part[0] == "kontor"}


def layer_of(package: str, name: str) -> str | None:
    """Return the layer of a package that a module belongs to, or None for the package itself and other packages."""
    inside = name.removeprefix(f"{package}.")
    return inside.split(".")[0] if inside != name else None


def upward(package: str, module: str, names: list[str]) -> Iterator[str]:
    """Yield the imports of a module that point to a higher layer of its package."""
    layers = LAYERS[package]
    own = layer_of(package, module)
    for name in names:
        other = layer_of(package, name)
        if own is None or other is None or own == other or (module, name) in LOADED_WHEN_CALLED:
            continue
        if layers.index(other) > layers.index(own):
            yield f"{module} imports {name}"


def foreign_games(path: Path, names: list[str]) -> set[str]:
    """Return the games that a module of `kontor/bots` imports, or imports the bots of, but must not know.

    The bots of a game know that game alone. The modules that all bots share know none.
    """
    own = path.relative_to(PACKAGE / "bots").parts[0]
    parts = [name.removeprefix("kontor.bots.").removeprefix("kontor.").split(".")[0] for name in names]
    return set(parts) & set(GAMES) - {own}


def modules_of(requirements: list[str]) -> set[str]:
    """Return the top-level modules that requirements install."""
    names = [re.split(r"[<>=\[]", requirement)[0].strip() for requirement in requirements]
    return {MODULE_OF.get(name, name.replace("-", "_")) for name in names}


def declared(*extras: str) -> set[str]:
    """Return the modules that pyproject.toml declares for the core and the given extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    optional = project["optional-dependencies"]
    return modules_of([*project["dependencies"], *(name for extra in extras for name in optional[extra])])


def extras_for(path: Path) -> tuple[str, ...]:
    """Return the extras whose modules a file may import."""
    place = path.relative_to(PACKAGE).as_posix()
    return tuple(extra for room, extra in EXTRA_OF.items() if place.startswith(room))


def top_level_imports(path: Path) -> list[str]:
    """Return the top-level imports of a file, without those inside functions or `if TYPE_CHECKING`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    lines = [ast.unparse(node) for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    return imported_names("\n".join(lines), "")


def file_of(name: str) -> Path | None:
    """Return the file of a module, or of the module that a name is imported from."""
    path = ROOT.joinpath(*name.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py", path.parent.with_suffix(".py")):
        if file.is_file():
            return file
    return None


def loaded_files(start: Path) -> set[Path]:
    """Return the files of Kontor that importing a file loads."""
    loaded, pending = set[Path](), [start]
    while pending:
        path = pending.pop()
        if path not in loaded:
            loaded.add(path)
            names = [name for name in top_level_imports(path) if name.split(".")[0] == "kontor"]
            pending += [file for name in names if (file := file_of(name)) is not None]
    return loaded


def test_the_list_of_files_is_not_empty() -> None:
    assert {"kontor/engine/match.py", "kontor/anno1503/game.py"} <= {name_of(path) for path in FILES}


def test_every_folder_is_a_known_room() -> None:
    assert {room_of(path) for path in FILES} <= set(ROOMS)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_imports_point_downwards(path: Path) -> None:
    room = room_of(path)
    assert rooms_imported(imports_of(path)) - {room} <= ROOMS[room]


@pytest.mark.parametrize("package", LAYERS)
def test_every_module_of_a_layered_package_has_a_layer(package: str) -> None:
    folder = ROOT / package.replace(".", "/")
    parts = {path.stem for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert parts - {"__init__"} <= set(LAYERS[package])


@pytest.mark.parametrize(("package", "path"), LAYERED, ids=name_of)
def test_imports_inside_a_package_point_downwards(package: str, path: Path) -> None:
    module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    assert list(upward(package, module, imports_of(path))) == []


def test_an_upward_import_is_found() -> None:
    names = ["kontor.anno1800.present.phrases.cost_phrases", "kontor.anno1800.content.catalog.Tables"]
    assert list(upward("kontor.anno1800", "kontor.anno1800.rules.pay", names)) == [
        "kontor.anno1800.rules.pay imports kontor.anno1800.present.phrases.cost_phrases"
    ]


def test_an_upward_import_of_a_shared_module_of_bots_is_found() -> None:
    names = ["kontor.bots.advice.adviser", "kontor.bots.anno1503.net.Net", "kontor.bots.random", "kontor.engine.rng"]
    assert list(upward("kontor.bots", "kontor.bots.base", names)) == [
        "kontor.bots.base imports kontor.bots.advice.adviser",
        "kontor.bots.base imports kontor.bots.anno1503.net.Net",
    ]


@pytest.mark.parametrize("path", [path for path in FILES if room_of(path) == "bots"], ids=name_of)
def test_bots_know_no_other_game(path: Path) -> None:
    assert foreign_games(path, imports_of(path)) == set()


@pytest.mark.parametrize(
    ("module", "name", "found"),
    [
        ("anno1503/net.py", "kontor.bots.anno1800.weights.Weights", {"anno1800"}),
        ("anno1503/net.py", "kontor.anno1800.rules.state.State", {"anno1800"}),
        ("anno1503/net.py", "kontor.anno1503.rules.state.State", set()),
        ("anno1503/net.py", "kontor.bots.anno1503.features.Features", set()),
        ("base.py", "kontor.anno1503.game", {"anno1503"}),
        ("base.py", "kontor.bots.anno1503", {"anno1503"}),
    ],
)
def test_an_import_of_another_game_is_found(module: str, name: str, found: set[str]) -> None:
    assert foreign_games(PACKAGE / "bots" / module, [name]) == found


@pytest.mark.parametrize(
    ("source", "room"),
    [
        ("import kontor", ""),
        ("import kontor as package", ""),
        ("from kontor import bots", "bots"),
        ("import kontor.cli.main", "cli"),
    ],
)
def test_an_import_of_a_higher_room_is_found(source: str, room: str) -> None:
    found = rooms_imported(imported_names(source, "kontor.engine"))
    assert found == {room}
    assert not found <= ROOMS["engine"]


@pytest.mark.parametrize("root", ["kontor", "tools"])
def test_no_folder_has_too_many_modules(root: str) -> None:
    for folder in [ROOT / root, *(path for path in (ROOT / root).rglob("*") if path.is_dir())]:
        modules = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
        assert len(modules) <= MAX_MODULES, name_of(folder)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_only_declared_dependencies_are_imported(path: Path) -> None:
    allowed = sys.stdlib_module_names | declared(*extras_for(path)) | {"kontor"}
    assert {name.split(".")[0] for name in imports_of(path)} <= allowed


def test_the_program_starts_without_extras() -> None:
    files = loaded_files(PACKAGE / "cli" / "main.py")
    assert {PACKAGE / "cli" / "commands" / "serve.py", PACKAGE / "engine" / "match.py"} <= files
    allowed = sys.stdlib_module_names | declared() | {"kontor"}
    for path in files:
        assert {name.split(".")[0] for name in top_level_imports(path)} <= allowed, name_of(path)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_no_relative_or_star_imports(path: Path) -> None:
    """Relative and star imports would hide dependencies."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert not node.level
            assert all(alias.name != "*" for alias in node.names)


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import kontor.cli.main", ["kontor.cli.main"]),
        ("import kontor", ["kontor"]),
        ("from kontor import bots", ["kontor.bots"]),
        ("from ..bots import base", ["kontor.bots.base"]),
        ("from . import match", ["kontor.engine.match"]),
        ("def f():\n    from kontor.lang import x", ["kontor.lang.x"]),
        ("import importlib\nimportlib.import_module('kontor.cli')", ["importlib", "kontor.cli"]),
        ("if True:\n    import numpy as np", ["numpy"]),
    ],
)
def test_every_kind_of_import_is_found(source: str, names: list[str]) -> None:
    assert imported_names(source, "kontor.engine") == names


def test_the_engine_names_no_game() -> None:
    for path in FILES:
        if room_of(path) == "engine":
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
