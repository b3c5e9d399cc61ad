"""Links, paths, make targets and commands named in the documentation exist."""

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import click
import pytest

from kontor.cli.context import AppContext
from kontor.cli.main import build
from kontor.lang.translator import Translator
from tools.paths import ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
CODE = re.compile(r"`([^`\n]+)`")
TARGET = re.compile(r"\bmake ([a-z][a-z-]*)")
COMMAND = re.compile(r"\bkontor ([a-z]+)(?: ([a-z]+))?")
OPERATOR = re.compile(r"(?:/usr/local/bin/)?kontor-admin (?=[a-z])")
"""The command of docs/hosting-several.md for `kontor admin`."""
SOURCE_FILE = re.compile(r"[\w.@{}/-]+/[\w.-]+\.(?:py|ts|svelte|toml|md|sh|json|ftl|css|svg|yml)|[\w.-]+(?:/[\w.-]+)*/")
TOP = {path.name for path in ROOT.iterdir()}
GENERATED = (
    "build/",
    "dist/",
    "web/node_modules/",
    "kontor/server/page/",
    "kontor/nim/",
    "tests/nim/",
    "kontor/bots/nim/",
)
"""Folders created by a command or by following docs/adding-a-game.md."""


def name_of(page: object) -> str:
    return page.relative_to(ROOT).as_posix() if isinstance(page, Path) else str(page)


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def names_a_file(text: str) -> bool:
    """Whether a piece of code is a path of the source tree. Capitals such as NAME are placeholders."""
    if not SOURCE_FILE.fullmatch(text) or text.split("/")[0] not in TOP:
        return False
    return not text.startswith(GENERATED) and not re.search(r"[A-Z]{2,}|\{|nim", text)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_relative_links_lead_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(FENCE.sub("", text_of(page))) if "://" not in link and "mailto:" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_files_that_are_named_exist(page: Path) -> None:
    named = {code for code in CODE.findall(FENCE.sub("", text_of(page))) if names_a_file(code)}
    assert sorted(path for path in named if not (ROOT / path).exists()) == []


def test_names_a_file() -> None:
    assert names_a_file("kontor/engine/match.py")
    assert names_a_file("kontor/engine/")
    assert not any(names_a_file(text) for text in ("kontor play", "a/b.py", "docs/rules/NAME.md", "build/site/"))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_make_targets_that_are_named_exist(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):", makefile, re.MULTILINE))
    codes = " \n".join([*CODE.findall(FENCE.sub("", text_of(page))), *FENCE.findall(text_of(page))])
    assert set(TARGET.findall(codes)) <= targets


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_that_are_named_exist(page: Path) -> None:
    program = build(AppContext(Translator("en")))
    text = OPERATOR.sub("kontor admin ", text_of(page))
    codes = [code for code in CODE.findall(FENCE.sub("", text)) if code.startswith("kontor ")]
    codes += re.findall(r"^(?:\$ )?(kontor [a-z].*)$", "\n".join(FENCE.findall(text)), re.MULTILINE)
    codes += re.findall(r"/opt/kontor/bin/(kontor [a-z].*)$", "\n".join(FENCE.findall(text)), re.MULTILINE)
    for command, below in (match.groups() for match in map(COMMAND.match, codes) if match):
        assert command in program.commands, f"kontor {command}"
        group = program.commands[command]
        if below and isinstance(group, click.Group):
            assert below in group.commands, f"kontor {command} {below}"


def test_symbols_of_the_page_about_card_effects_exist() -> None:
    text = " ".join(text_of(ROOT / "docs" / "adding-a-card-effect.md").split())
    named = re.findall(r"`(\w+)` in `([\w./]+)`", text)
    assert len(named) >= 7
    assert [(symbol, path) for symbol, path in named if not re.search(rf"\b{symbol}\b", text_of(ROOT / path))] == []


def web_dependencies() -> list[str]:
    """Return the packages that the browser client names, and those it pins."""
    package = json.loads(text_of(ROOT / "web" / "package.json"))
    return [name for group in ("dependencies", "devDependencies", "overrides") for name in package[group]]


def python_dependencies() -> list[str]:
    """Return the packages that pyproject.toml and the lists of each environment name."""
    settings = tomllib.loads(text_of(ROOT / "pyproject.toml"))
    extras = settings["project"]["optional-dependencies"].values()
    lines = [*settings["build-system"]["requires"], *settings["project"]["dependencies"]]
    lines += [line for extra in extras for line in extra]
    for path in sorted((ROOT / "requirements").glob("*.in")):
        lines += [line for line in text_of(path).splitlines() if line and not line.startswith(("#", "-r "))]
    return [re.split(r"[<>=\[ ]", line)[0] for line in lines]


@pytest.mark.parametrize("listed", [web_dependencies, python_dependencies])
def test_every_dependency_is_named(listed: Callable[[], list[str]]) -> None:
    names = listed()
    assert len(names) > 10
    page = text_of(ROOT / "docs" / "dependencies.md").lower()
    assert [name for name in names if not re.search(rf"(?<![\w@/.-]){re.escape(name)}(?![\w/-])", page)] == []
