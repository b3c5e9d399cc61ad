"""Files that a page of the documentation contains: blocks of code whose title is a path."""

import re
from pathlib import Path

from tools.paths import ROOT

_BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def doc_files(page: Path) -> dict[str, str]:
    """Return the files of a page: path in the tree, and content.

    >>> "kontor/nim/game.py" in doc_files(ROOT / "docs" / "adding-a-game.md")
    True
    """
    return dict(_BLOCK.findall(page.read_text(encoding="utf-8")))


def write_doc_files(page: Path, tree: Path) -> list[Path]:
    """Write the files of a page into a copy of the tree and return their paths."""
    paths: list[Path] = []
    for name, content in doc_files(page).items():
        path = tree / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        paths.append(path)
    return paths


ADDING_A_GAME = ROOT / "docs" / "adding-a-game.md"
