"""The built-in page: all its files are served and safe to show, and all it says can be said in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kontor.lang.translator import LANGUAGES
from kontor.server.defence import HEADERS
from kontor.server.engine import sqlite_address
from kontor.table.registry import game_names, load_game
from tools import language_keys
from tools.server_process import ServerProcess

FOLDER = Path(__file__).parent.parent.parent / "kontor" / "server" / "page"
NAMED = re.compile(r"""(?:href|src)="(/page/[\w.]+)"|from "\./([\w.]+)";""")
UNSAFE = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function")
JOINED = re.compile(r"""page-[a-z0-9-]*\$\{|["'`]page-[a-z0-9-]*["'`]\s*\+""")
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


def named_in(text: str) -> set[str]:
    """The addresses of the files that a file of the page names."""
    return {whole or f"/page/{beside}" for whole, beside in NAMED.findall(text)}


@pytest.mark.parametrize("address", ["/", "/t/abc123"])
def test_all_files_that_the_page_names_are_served(client: httpx.Client, address: str) -> None:
    seen: set[str] = set()
    waiting = {address}
    while waiting:
        at = waiting.pop()
        seen.add(at)
        answer = client.get(at)
        assert answer.status_code == 200, at
        assert answer.headers["Content-Type"].split(";")[0] == TYPES[Path(at).suffix or ".html"], at
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, at
        waiting |= named_in(answer.text) - seen
    served = {at.removeprefix("/page/") for at in seen if at.startswith("/page/")}
    assert served == {path.name for path in FOLDER.iterdir()} - {"index.html"}


def test_nothing_of_the_page_needs_more_than_the_policy_allows() -> None:
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", page)
    for path in FOLDER.glob("*.js"):
        text = path.read_text(encoding="utf-8")
        assert not UNSAFE.search(text), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_page_says_can_be_said(client: httpx.Client, language: str) -> None:
    keys = language_keys.on_page()
    assert "page-your-turn" in keys
    words = client.get(f"/api/words/{language}").json()
    assert keys == set(words)
    assert all(words[key] and "{" not in words[key] for key in keys)


def test_no_key_of_the_page_is_put_together() -> None:
    for path in FOLDER.glob("*.js"):
        assert not JOINED.search(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_the_words_of_a_game(client: httpx.Client, game: str, language: str) -> None:
    words = client.get(f"/api/words/{language}", params={"game": game}).json()
    families = set(load_game(game).vocabulary.values()) - {"player"}
    for family in families:
        assert any(key.startswith(f"{game}-{family}-") for key in words), family
    facts = client.get(f"/api/facts/{language}/{game}").json()
    assert set(facts) == set(load_game(game).facts())


def test_facts_are_told_in_the_language_asked_for(client: httpx.Client) -> None:
    english, german = (client.get(f"/api/facts/{language}/anno1800").json() for language in ("en", "de"))
    assert english["tiles"]["brewery"]["cost"] == "grain, coal"
    assert german["tiles"]["brewery"]["cost"] != english["tiles"]["brewery"]["cost"]
    assert german["cards"].keys() == english["cards"].keys()


@pytest.mark.parametrize("address", ["/api/words/xx", "/api/words/en?game=chess", "/api/facts/en/chess"])
def test_what_there_is_not_is_refused(client: httpx.Client, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 422
    assert answer.json()["error"]["text"]
