"""The built client: every address serves it, its files are compressed and cached, and it obeys the policy."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from kontor.server import app
from kontor.server.http import page
from kontor.server.http.middleware import HEADERS
from kontor.server.settings import Settings
from kontor.server.store.database import sqlite_address
from tools.paths import ROOT

FOLDER = ROOT / "kontor" / "server" / "page"
SOURCES = ROOT / "web" / "src"
ASSET = re.compile(r"/assets/[\w.-]+")
UNSAFE = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|\{@html|\sstyle=\"")
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}


@pytest.mark.parametrize(
    "address",
    ["/", "/t/abc123", "/new", "/score", "/score/anno1800", "/figures", "/help", "/settings", "/about"],
)
def test_every_address_serves_the_page_and_all_its_files(client: httpx.Client, address: str) -> None:
    page = client.get(address)
    assert page.headers["Content-Type"].split(";")[0] == "text/html"
    assert "no-cache" in page.headers["Cache-Control"], "a new version must be seen at once"
    names = set(ASSET.findall(page.text))
    assert {Path(name).suffix for name in names} >= {".js", ".css", ".svg"}
    for name in names:
        answer = client.get(name)
        assert answer.status_code == 200, name
        assert answer.headers["Content-Type"].split(";")[0] == TYPES[Path(name).suffix], name
        assert {header: answer.headers.get(header) for header in HEADERS} == HEADERS, name


def test_files_are_compressed_and_cached_for_long_if_their_name_has_a_hash(client: httpx.Client) -> None:
    names = set(ASSET.findall(client.get("/").text))
    for name in ("/", *names):
        plain = client.get(name, headers={"Accept-Encoding": "identity"})
        compressed = client.get(name, headers={"Accept-Encoding": "gzip"})
        assert "Content-Encoding" not in plain.headers
        assert compressed.headers["Content-Encoding"] == "gzip", name
        assert plain.headers["Vary"] == compressed.headers["Vary"] == "Accept-Encoding"
        assert compressed.content == plain.content
        assert compressed.headers["ETag"] != plain.headers["ETag"]
        hashed = bool(re.search(r"-[\w-]{8}\.", name))
        caching = "public, max-age=31536000, immutable" if hashed else "public, no-cache"
        for encoding, answer in (("identity", plain), ("gzip", compressed)):
            assert answer.headers["Cache-Control"] == caching, name
            if name != "/":
                headers = {"Accept-Encoding": encoding, "If-None-Match": answer.headers["ETag"]}
                second = client.get(name, headers=headers)
                assert (second.status_code, second.content, second.headers["Cache-Control"]) == (304, b"", caching)
                assert second.headers["Vary"] == "Accept-Encoding"
    assert sum(re.search(r"-[\w-]{8}\.", name) is not None for name in names) >= 2
    script = next(name for name in names if name.endswith(".js"))
    assert int(client.get(script).headers["Content-Length"]) < (FOLDER / Path(script).name).stat().st_size / 2


def test_personal_answers_are_not_compressed(client: httpx.Client) -> None:
    for address in ("/api/tables", "/api/me", "/api/games"):
        assert "Content-Encoding" not in client.get(address, headers={"Accept-Encoding": "gzip"}).headers


def test_the_page_obeys_the_content_security_policy() -> None:
    shell = (FOLDER / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", shell)
    for path in [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]:
        assert not UNSAFE.search(path.read_text(encoding="utf-8")), path


def test_without_a_built_page_the_error_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "_SHELL", tmp_path / "nothing")
    application = app.make_app(Settings(store=sqlite_address(tmp_path / "kontor.db")))

    async def get_page() -> httpx.Response:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app=application), base_url="http://kontor"
        ) as client:
            return await client.get("/", headers={"Accept-Language": "de"})

    answer = asyncio.run(get_page())
    assert answer.status_code == 404
    error = answer.json()["error"]
    assert (error["key"], "make play" in error["text"]) == ("client-not-built", True)


def test_an_unknown_address_gets_the_page_in_browsers_and_an_error_elsewhere(client: httpx.Client) -> None:
    shown = client.get("/nowhere", headers={"Accept": "text/html"})
    assert (shown.status_code, shown.headers["Content-Type"].split(";")[0]) == (404, "text/html")
    for address in ("/nowhere", "/api/nowhere", "/assets/nowhere.js"):
        answer = client.get(address, headers={"Accept": "text/html"} if address != "/nowhere" else {})
        assert (answer.status_code, answer.json()["error"]["key"]) == (404, "address-unknown")
