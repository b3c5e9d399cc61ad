"""MkDocs hooks of the documentation site: pages from outside docs/, navigation, links."""

from typing import Any

from mkdocs.structure.files import File

from tools.paths import ROOT
from tools.site.links import PAGES, rewrite

REST = "Development"
"""The section of all pages that no section lists."""
SECTIONS = {
    "Play": ["index.md", "opponents.md", "figures.md", "glossary.md"],
    "Rules": ["rules/anno1800.md", "rules/anno1503.md", "rules/notation.md", "rules/readings.md", "rules-versions.md"],
    "Server": ["hosting.md", "hosting-several.md", "scaling.md", "security.md", "server.md"],
    "Library": [
        "examples.md",
        "adding-a-bot.md",
        "reference/index.md",
        "reference/engine.md",
        "reference/bots.md",
        "reference/arena.md",
    ],
    REST: ["contributing.md", "map.md", "client.md"],
}
LAST = ["dependencies.md", "releasing.md", "changelog.md"]


def on_files(files: Any, config: Any) -> Any:
    """Add the pages from outside docs/ and build the navigation."""
    for path, page in PAGES.items():
        if path.endswith(".md"):
            files.append(File.generated(config, page, abs_src_path=str(ROOT / path)))
    pages = [file.src_uri for file in files.documentation_pages()]
    listed = {page for section in SECTIONS.values() for page in section} | set(LAST)
    rest = [page for page in pages if page not in listed]
    config.nav = [
        {title: [page for page in [*section, *(rest + LAST if title == REST else [])] if page in pages]}
        for title, section in SECTIONS.items()
    ]
    return files


def on_page_markdown(markdown: str, page: Any, **others: Any) -> str:
    """Rewrite the links of a page."""
    return rewrite(markdown, page.file.src_uri, lambda path: (ROOT / path).exists())
