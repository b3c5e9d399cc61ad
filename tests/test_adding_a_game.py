"""The game of docs/adding-a-game.md works in tests, terminal and arena. The study `third-game` checks the rest."""

from pathlib import Path

import pytest

from kontor.lang.languages import LANGUAGES
from tools.harness.doc_files import ADDING_A_GAME, doc_files, write_doc_files
from tools.harness.tree_copy import copy_tree, run_python
from tools.studies import third_game


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tree = copy_tree(tmp_path_factory.mktemp("third") / "tree")
    write_doc_files(ADDING_A_GAME, tree)
    return tree


@pytest.mark.parametrize("step", [third_game.tests_pass, third_game.terminal_plays, third_game.arena_plays])
def test_the_game_works(step: third_game.Step, tree: Path) -> None:
    step(tree)


@pytest.mark.parametrize("check", ["languages", "rules"])
def test_the_checks_know_the_game(check: str, tree: Path) -> None:
    done = run_python(tree, "-m", f"tools.checks.{check}")
    assert (done.returncode, done.stdout.count("\n")) == (0, 1), done.stdout


def test_a_missing_rules_file_is_reported(tmp_path: Path) -> None:
    tree = copy_tree(tmp_path / "tree")
    write_doc_files(ADDING_A_GAME, tree)
    (tree / "docs" / "rules" / "nim.md").unlink()
    done = run_python(tree, "-m", "tools.checks.rules")
    assert done.returncode == 1
    assert "docs/rules/nim.md is missing: it lists the rules of the game" in done.stdout


def test_every_language_has_the_same_messages() -> None:
    files = doc_files(ADDING_A_GAME)
    keys = [
        {line.split(" =")[0] for line in text.splitlines()} for name, text in files.items() if name.endswith(".ftl")
    ]
    assert len(keys) == len(LANGUAGES)
    assert all(each == keys[0] for each in keys)
