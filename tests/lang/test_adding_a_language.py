"""Adding a language takes a line and a folder, as docs/adding-a-language.md says."""

import json
from pathlib import Path
from shutil import copytree

from tools.harness.tree_copy import copy_tree, run_python

LISTED = Path("kontor", "lang", "languages.json")


def test_a_sixth_language_is_picked_up(tmp_path: Path) -> None:
    tree = copy_tree(tmp_path / "tree")
    names = json.loads((tree / LISTED).read_text(encoding="utf-8"))
    (tree / LISTED).write_text(json.dumps({**names, "nl": "Nederlands"}), encoding="utf-8")
    copytree(tree / "kontor" / "lang" / "en", tree / "kontor" / "lang" / "nl")
    words = tree / "kontor" / "lang" / "nl" / "cli.ftl"
    words.write_text(words.read_text(encoding="utf-8").replace("cli-usage = Usage:", "cli-usage = Gebruik:"))

    helped = run_python(tree, "-m", "kontor", "--lang", "nl", "--help")
    assert helped.stdout.startswith("Gebruik:"), helped.stderr
    assert "|nl" in helped.stdout
    checked = run_python(tree, "-m", "tools.checks.languages")
    assert checked.stdout.endswith(" in 6 languages, 0 complaints\n"), checked.stdout
    assert checked.returncode == 0
    described = run_python(tree, "-m", "tools.openapi", "openapi.json")
    assert described.returncode == 0, described.stderr
    assert '"nl"' in (tree / "openapi.json").read_text(encoding="utf-8")
