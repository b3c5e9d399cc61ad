"""Texts for clients: messages in Project Fluent format, and the facts printed on the components of a game."""

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from pydantic import TypeAdapter

from kontor.anno1503.present.wire_types import WIRE_TYPES
from kontor.engine.registry import game_names, load_game
from kontor.lang.languages import LANGUAGES
from tools.checks.page_keys import page_keys, texts


def keys_of(text: str) -> set[str]:
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    return {entry.id.name for entry in body if isinstance(entry, Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_of_the_client(client: httpx.Client, language: str) -> None:
    answer = client.get(f"/api/words/{language}")
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    keys = keys_of(answer.text)
    assert keys
    assert all(key.startswith(("page-", "help-", "bot-")) for key in keys)
    used = page_keys(texts(), keys)
    assert "bot-hard" in used
    assert {key for key in used if key.startswith(("page-", "bot-"))} <= keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_the_messages_of_a_game(client: httpx.Client, game: str, language: str) -> None:
    keys = keys_of(client.get(f"/api/words/{language}", params={"game": game}).text)
    assert all(key.startswith(f"{game}-") for key in keys)
    for family in set(load_game(game).presentation.vocabulary.values()) - {"player"}:
        assert any(key.startswith(f"{game}-{family}-") for key in keys), family


def test_unchanged_texts_are_not_sent_again(client: httpx.Client) -> None:
    compressed = client.get("/api/words/de")
    first = client.get("/api/words/de", headers={"Accept-Encoding": "identity"})
    etag = first.headers["ETag"]
    assert etag.startswith('"')
    assert compressed.headers["ETag"] == f"W/{etag}"
    assert first.headers["Cache-Control"] == "public, no-cache"
    for cached in (etag, f"W/{etag}", f'"other", {etag}', "*"):
        second = client.get("/api/words/de", headers={"If-None-Match": cached})
        assert (second.status_code, second.text, second.headers["ETag"]) == (304, "", etag)
    for other in ("/api/words/fr", "/api/words/de?game=anno1503"):
        assert client.get(other, headers={"If-None-Match": etag}).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_are_in_the_requested_language(client: httpx.Client, language: str) -> None:
    for game in game_names():
        assert set(client.get(f"/api/facts/{language}/{game}").json()) == set(load_game(game).presentation.facts())
    facts = client.get(f"/api/facts/{language}/anno1503").json()
    TypeAdapter(WIRE_TYPES["Facts"]).validate_python(facts, strict=True)
    english = client.get("/api/facts/en/anno1503").json()
    assert (facts["rules"] == english["rules"]) == (language == "en")


@pytest.mark.parametrize("address", ["/api/words/fr", "/api/words/fr?game=anno1800", "/api/facts/fr/anno1800"])
def test_texts_are_sent_compressed(client: httpx.Client, address: str) -> None:
    plain = client.get(address, headers={"Accept-Encoding": "identity"})
    compressed = client.get(address, headers={"Accept-Encoding": "br, gzip"})
    assert "Content-Encoding" not in plain.headers
    assert compressed.headers["Content-Encoding"] == "gzip"
    assert plain.headers["Vary"] == compressed.headers["Vary"] == "Accept-Encoding"
    assert compressed.content == plain.content
    assert int(compressed.headers["Content-Length"]) < len(plain.content) / 2


@pytest.mark.parametrize("address", ["/api/words/xx", "/api/words/en?game=chess", "/api/facts/en/chess"])
def test_unknown_addresses_are_refused(client: httpx.Client, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 422
    assert answer.json()["error"]["text"]
