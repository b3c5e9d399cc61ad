"""The built page: its files are served and safe to show; every address leads to it; without it, one sentence."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kontor.server import app
from kontor.server.defence import HEADERS
from kontor.server.engine import sqlite_address
from kontor.server.settings import Settings
from tools.server_process import ServerProcess

FOLDER = Path(__file__).parent.parent.parent / "kontor" / "server" / "page"
SOURCES = Path(__file__).parent.parent.parent / "web" / "src"
NAMED = re.compile(r"/assets/[\w.-]+")
UNSAFE = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|\{@html|\sstyle=\"")
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    server = ServerProcess(sqlite_address(tmp_path_factory.mktemp("page") / "kontor.db"))
    try:
        server.start()
        with httpx.Client(base_url=server.url, timeout=30.0) as found:
            yield found
    finally:
        server.close()


@pytest.mark.parametrize("address", ["/", "/t/abc123", "/new", "/score", "/figures", "/help", "/settings", "/about"])
def test_every_address_leads_to_the_page_and_all_its_files(client: httpx.Client, address: str) -> None:
    page = client.get(address)
    assert page.headers["Content-Type"].split(";")[0] == "text/html"
    assert "no-cache" in page.headers["Cache-Control"], "a new version must be seen at once"
    names = set(NAMED.findall(page.text))
    assert {Path(name).suffix for name in names} >= {".js", ".css", ".svg"}
    for name in names:
        answer = client.get(name)
        assert answer.status_code == 200, name
        assert answer.headers["Content-Type"].split(";")[0] == TYPES[Path(name).suffix], name
        assert {header: answer.headers.get(header) for header in HEADERS} == HEADERS, name


def test_the_page_needs_no_more_than_the_policy_allows() -> None:
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", page)
    for path in [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]:
        assert not UNSAFE.search(path.read_text(encoding="utf-8")), path


def test_without_a_built_page_one_sentence_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "_PAGE", tmp_path / "nothing")
    made = app.make_app(Settings(store=sqlite_address(tmp_path / "kontor.db")))

    async def look() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=made), base_url="http://kontor") as client:
            return await client.get("/", headers={"Accept-Language": "de"})

    answer = asyncio.run(look())
    assert answer.status_code == 404
    error = answer.json()["error"]
    assert (error["key"], "make play" in error["text"]) == ("client-not-built", True)
