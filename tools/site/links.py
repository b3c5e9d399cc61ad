"""Links of the documentation site. Some pages have another path there than in the repository."""

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
"""By path in the repository: the page of the site. Files in docs/ keep their path relative to it."""
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")


def page_of(path: str) -> str | None:
    """Return the page of a file of the repository, or None if it is not on the site.

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
    return next((path for path, target in PAGES.items() if target == page and path.endswith(".md")), f"docs/{page}")


def rewrite(text: str, page: str, exists: Callable[[str], bool]) -> str:
    """Rewrite the links of a page to pages of the site. Links to other files of the repository become plain text.

    Links to missing files stay, so that the build complains about them.

    >>> rewrite("[map](docs/map.md#rooms), [code](setup.py), [no](none.md)", "index.md", lambda path: path != "none.md")
    '[map](map.md#rooms), code, [no](none.md)'
    >>> rewrite("[start](../../README.md)", "rules/notation.md", lambda path: True)
    '[start](../index.md)'
    """
    folder = posixpath.dirname(source_of(page))

    def rewrite_link(link: re.Match[str]) -> str:
        image, words, target, anchor = link.groups(default="")
        path = posixpath.normpath(posixpath.join(folder, target))
        if ":" in target or not exists(path):
            return link.group()
        target_page = page_of(path)
        if target_page is None:
            return words
        return f"{image}[{words}]({posixpath.relpath(target_page, posixpath.dirname(page) or '.')}{anchor})"

    return _LINK.sub(rewrite_link, text)
