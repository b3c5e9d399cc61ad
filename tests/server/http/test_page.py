"""The built page: its files are served and safe to show; every address leads to it; without it, one sentence."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from kontor.server import app
from kontor.server.http.middleware import HEADERS
from kontor.server.settings import Settings
from kontor.server.store.database import sqlite_address
from tools.paths import ROOT

FOLDER = ROOT / "kontor" / "server" / "page"
SOURCES = ROOT / "web" / "src"
NAMED = re.compile(r"/assets/[\w.-]+")
UNSAFE = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|\{@html|\sstyle=\"")
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}


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


def test_the_files_are_sent_packed_and_kept_where_their_name_says_what_is_in_them(client: httpx.Client) -> None:
    names = set(NAMED.findall(client.get("/").text))
    for name in ("/", *names):
        plain = client.get(name, headers={"Accept-Encoding": "identity"})
        packed = client.get(name, headers={"Accept-Encoding": "gzip"})
        assert "Content-Encoding" not in plain.headers
        assert packed.headers["Content-Encoding"] == "gzip", name
        assert plain.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"
        assert packed.content == plain.content
        assert packed.headers["ETag"] != plain.headers["ETag"]
        long = bool(re.search(r"-[\w-]{8}\.", name))
        kept = "public, max-age=31536000, immutable" if long else "public, no-cache"
        for accepted, found in (("identity", plain), ("gzip", packed)):
            assert found.headers["Cache-Control"] == kept, name
            if name != "/":
                asked = {"Accept-Encoding": accepted, "If-None-Match": found.headers["ETag"]}
                again = client.get(name, headers=asked)
                assert (again.status_code, again.content, again.headers["Cache-Control"]) == (304, b"", kept)
                assert again.headers["Vary"] == "Accept-Encoding"
    assert sum(re.search(r"-[\w-]{8}\.", name) is not None for name in names) >= 2
    script = next(name for name in names if name.endswith(".js"))
    assert int(client.get(script).headers["Content-Length"]) < (FOLDER / Path(script).name).stat().st_size / 2


def test_nothing_of_a_person_is_sent_packed(client: httpx.Client) -> None:
    for address in ("/api/tables", "/api/me", "/api/games"):
        assert "Content-Encoding" not in client.get(address, headers={"Accept-Encoding": "gzip"}).headers


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


def test_an_unknown_address_says_so_on_the_page_and_to_programs(client: httpx.Client) -> None:
    shown = client.get("/nowhere", headers={"Accept": "text/html"})
    assert (shown.status_code, shown.headers["Content-Type"].split(";")[0]) == (404, "text/html")
    for address in ("/nowhere", "/api/nowhere", "/assets/nowhere.js"):
        told = client.get(address, headers={"Accept": "text/html"} if address != "/nowhere" else {})
        assert (told.status_code, told.json()["error"]["key"]) == (404, "address-unknown")
