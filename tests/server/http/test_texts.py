"""Words for clients: sentences as Project Fluent writes them, and what is printed on the components of a game."""

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from pydantic import TypeAdapter

from kontor.anno1503.present.wire_types import SHAPES
from kontor.engine.registry import game_names, load_game
from kontor.lang.languages import LANGUAGES
from tools.checks.page_keys import page_keys, texts


def keys_of(text: str) -> set[str]:
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    return {entry.id.name for entry in body if isinstance(entry, Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_of_the_client(client: httpx.Client, language: str) -> None:
    answer = client.get(f"/api/words/{language}")
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    keys = keys_of(answer.text)
    assert keys
    assert all(key.startswith(("page-", "help-", "bot-")) for key in keys)
    said = page_keys(texts(), keys)
    assert "bot-hard" in said
    assert {key for key in said if key.startswith(("page-", "bot-"))} <= keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_the_sentences_of_a_game(client: httpx.Client, game: str, language: str) -> None:
    keys = keys_of(client.get(f"/api/words/{language}", params={"game": game}).text)
    assert all(key.startswith(f"{game}-") for key in keys)
    for family in set(load_game(game).presentation.vocabulary.values()) - {"player"}:
        assert any(key.startswith(f"{game}-{family}-") for key in keys), family


def test_what_a_client_has_is_not_sent_again(client: httpx.Client) -> None:
    packed = client.get("/api/words/de")
    first = client.get("/api/words/de", headers={"Accept-Encoding": "identity"})
    mark = first.headers["ETag"]
    assert mark.startswith('"')
    assert packed.headers["ETag"] == f"W/{mark}"
    assert first.headers["Cache-Control"] == "public, no-cache"
    for known in (mark, f"W/{mark}", f'"other", {mark}', "*"):
        again = client.get("/api/words/de", headers={"If-None-Match": known})
        assert (again.status_code, again.text, again.headers["ETag"]) == (304, "", mark)
    for other in ("/api/words/fr", "/api/words/de?game=anno1503"):
        assert client.get(other, headers={"If-None-Match": mark}).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_are_told_in_the_language_asked_for(client: httpx.Client, language: str) -> None:
    for game in game_names():
        assert set(client.get(f"/api/facts/{language}/{game}").json()) == set(load_game(game).presentation.facts())
    told = client.get(f"/api/facts/{language}/anno1503").json()
    TypeAdapter(SHAPES["Facts"]).validate_python(told, strict=True)
    english = client.get("/api/facts/en/anno1503").json()
    assert (told["rules"] == english["rules"]) == (language == "en")


@pytest.mark.parametrize("address", ["/api/words/fr", "/api/words/fr?game=anno1800", "/api/facts/fr/anno1800"])
def test_words_and_facts_are_sent_packed(client: httpx.Client, address: str) -> None:
    plain = client.get(address, headers={"Accept-Encoding": "identity"})
    packed = client.get(address, headers={"Accept-Encoding": "br, gzip"})
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert plain.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"
    assert packed.content == plain.content
    assert int(packed.headers["Content-Length"]) < len(plain.content) / 2


@pytest.mark.parametrize("address", ["/api/words/xx", "/api/words/en?game=chess", "/api/facts/en/chess"])
def test_what_there_is_not_is_refused(client: httpx.Client, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 422
    assert answer.json()["error"]["text"]
