"""Adding a language takes a line and a folder, as docs/adding-a-language.md describes."""

import json
from pathlib import Path
from shutil import copytree

from tools.harness.tree_copy import copy_tree, run_python

LANGUAGES_FILE = Path("kontor", "lang", "languages.json")
API_TEST = "tests/server/http/test_http.py::test_public_endpoints[sqlite]"


def test_a_sixth_language_is_used(tmp_path: Path) -> None:
    tree = copy_tree(tmp_path / "tree")
    names = json.loads((tree / LANGUAGES_FILE).read_text(encoding="utf-8"))
    (tree / LANGUAGES_FILE).write_text(json.dumps({**names, "nl": "Nederlands"}), encoding="utf-8")
    copytree(tree / "kontor" / "lang" / "en", tree / "kontor" / "lang" / "nl")
    words = tree / "kontor" / "lang" / "nl" / "cli.ftl"
    words.write_text(words.read_text(encoding="utf-8").replace("cli-usage = Usage:", "cli-usage = Gebruik:"))

    glossary_run = run_python(tree, "-m", "tools.make_glossary")
    assert glossary_run.returncode == 0, glossary_run.stderr
    assert " | nl |\n" in (tree / "docs" / "glossary.md").read_text(encoding="utf-8")

    help_run = run_python(tree, "-m", "kontor", "--lang", "nl", "--help")
    assert help_run.stdout.startswith("Gebruik:"), help_run.stderr
    assert "|nl" in help_run.stdout
    check_run = run_python(tree, "-m", "tools.checks.languages")
    assert check_run.stdout.endswith(" in 6 languages, 0 complaints\n"), check_run.stdout
    assert check_run.returncode == 0
    openapi_run = run_python(tree, "-m", "tools.openapi", "openapi.json")
    assert openapi_run.returncode == 0, openapi_run.stderr
    assert '"nl"' in (tree / "openapi.json").read_text(encoding="utf-8")
    tests_run = run_python(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", API_TEST)
    assert tests_run.returncode == 0, tests_run.stdout
