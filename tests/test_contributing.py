"""Targets, tests and commands named by workflows, hooks and templates exist."""

import re
from pathlib import Path

import pytest

from tools.paths import ROOT

WORKFLOW = ROOT / ".github" / "workflows" / "ci.yml"
HOOKS = ROOT / ".pre-commit-config.yaml"
PAGES = [WORKFLOW, HOOKS, ROOT / ".github" / "pull_request_template.md"]
"""The files checked here. `tests/test_docs.py` checks the documentation."""


def targets() -> set[str]:
    """Return the documented targets of the Makefile."""
    return set(re.findall(r"(?m)^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_target_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    named = re.findall(r"(?m)(?:`|run: |^)(?:[A-Z_]+=\w+ )?make ([a-z-]+)", text)
    assert set(named) <= targets()


def test_the_workflow_runs_the_targets_and_the_core_tests() -> None:
    text = WORKFLOW.read_text(encoding="utf-8")
    assert {"test", "docs", "wheel-check"} <= set(re.findall(r"run: make ([a-z-]+)", text))
    folders = re.findall(r"\btests/\w+", text)
    assert folders
    assert all((ROOT / folder).is_dir() for folder in folders)


def test_hooks_run_what_make_check_runs() -> None:
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\ncheck-python:")[2].partition("\n\nbench:")[0]
    hooks = re.findall(r"entry: \S+ ?(?:-m |run --silent --prefix web |)(\S+)", HOOKS.read_text(encoding="utf-8"))
    for hook in set(hooks) - {"--builtin-schema"}:
        assert hook in recipe, hook


def test_the_makefile_names_tests_that_exist() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    core = re.search(r"(?m)^CORE_TESTS = \$\(addprefix tests/,(.*)\)$", text)
    quick = re.search(
        r"(?m)^QUICK_TESTS = \$\(addprefix tests/,(.*?)\) \\\n\t\$\(addprefix --ignore=tests/,(.*)\)$", text
    )
    assert core
    assert quick
    assert all((ROOT / "tests" / name).exists() for name in f"{core[1]} {quick[1]} {quick[2]}".split())


def test_the_changelog_begins_with_this_version() -> None:
    version = re.search(r'(?m)^version = "(.*)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    first = re.search(r"(?m)^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert version
    assert first
    assert first[1] == version[1]
