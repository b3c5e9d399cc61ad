"""The HTML page of a tournament."""

import json
from html.parser import HTMLParser
from pathlib import Path

from tests.cli.support.arena import arena
from tests.cli.support.run import kontor_process


class Page(HTMLParser):
    """The tags and texts of a page, and the addresses it would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.tags: list[str] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "xlink:href") and value and not value.startswith(("#", "data:")):
                self.loads.append(value)

    def handle_data(self, data: str) -> None:
        self.words.append(data.strip())


def test_the_html_page_has_the_results_and_loads_nothing(tmp_path: Path) -> None:
    pages = []
    for language in ("en", "fr"):
        html, data = tmp_path / f"{language}.html", tmp_path / "report.json"
        options: list[str | Path] = [
            "--games",
            "4",
            "--html",
            html,
            "--json",
            data,
            "--resume",
            tmp_path / "results",
            "--lang",
            language,
        ]
        ran = kontor_process(*arena(tmp_path, *options))
        assert ran.code == 0, ran.err
        page, report = Page(html.read_text(encoding="utf-8")), json.loads(data.read_text())
        pages.append(page)
        assert not page.loads
        assert "script" not in page.tags
        assert page.tags.count("svg") == 5
        share = f"{round(100 * report['bots']['greedy']['share'])}%"
        assert share in [word.replace("\N{NARROW NO-BREAK SPACE}", "").replace("\xa0", "") for word in page.words]
        assert page.words.count("greedy") >= 3 + 5, "in the tables and in the plots"
        assert "url(http" not in html.read_text()
    assert "Ratings with 95 % interval" in pages[0].words
    assert "Cotes, intervalle à 95 %" in pages[1].words
