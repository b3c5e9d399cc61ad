"""Links of the documentation site, where some pages lie elsewhere than in the repository."""

import posixpath
import re
from collections.abc import Callable

PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "examples/README.md": "examples.md",
    "docs/rules": "rules/anno1800.md",
}
"""By place in the repository: the page of the site. What lies in docs/ keeps its place there."""
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")


def page_of(path: str) -> str | None:
    """Return the place on the site of a file of the repository; None if the site does not hold it.

    >>> page_of("README.md"), page_of("docs/rules/notation.md"), page_of("setup.py")
    ('index.md', 'rules/notation.md', None)
    """
    if path in PAGES:
        return PAGES[path]
    return path.removeprefix("docs/") if path.startswith("docs/") else None


def source_of(page: str) -> str:
    """Return the file of the repository that a page of the site is made from.

    >>> source_of("index.md"), source_of("rules/notation.md")
    ('README.md', 'docs/rules/notation.md')
    """
    return next((path for path, made in PAGES.items() if made == page and path.endswith(".md")), f"docs/{page}")


def rewrite(text: str, page: str, exists: Callable[[str], bool]) -> str:
    """Let the links of a page lead to pages of the site. Links to other files of the repository become plain text.

    A link to a file that does not exist stays, so that the build complains about it.

    >>> rewrite("[map](docs/map.md#rooms), [code](setup.py), [no](none.md)", "index.md", lambda path: path != "none.md")
    '[map](map.md#rooms), code, [no](none.md)'
    >>> rewrite("[start](../../README.md)", "rules/notation.md", lambda path: True)
    '[start](../index.md)'
    """
    folder = posixpath.dirname(source_of(page))

    def led(link: re.Match[str]) -> str:
        picture, words, target, anchor = link.groups(default="")
        path = posixpath.normpath(posixpath.join(folder, target))
        if ":" in target or not exists(path):
            return link.group()
        place = page_of(path)
        if place is None:
            return words
        return f"{picture}[{words}]({posixpath.relpath(place, posixpath.dirname(page) or '.')}{anchor})"

    return _LINK.sub(led, text)
