"""Our figures over HTTP: every one is told in every language, with its source; the file can be had and used."""

import tomllib

import httpx
import pytest

from kontor.engine.provenance import figures
from kontor.engine.registry import game_names, load_game
from kontor.lang.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_figure_is_told_with_its_source(client: httpx.Client, game: str, language: str) -> None:
    found = client.get(f"/api/figures/{language}/{game}").json()
    data = tomllib.loads(load_game(game).built_in_text())
    marks = {(figure.part, figure.source) for figure in figures(data)}
    rows = [row for group in found["groups"] for row in group["rows"]]
    assert len(rows) >= len(marks)
    assert {row["source"] for row in rows} == {source for _, source in marks} == {m["source"] for m in found["trust"]}
    assert sum(mark["rows"] for mark in found["trust"]) == len(rows)
    texts = [group["title"] for group in found["groups"]] + [row["name"] for row in rows]
    texts += [mark[key] for mark in found["trust"] for key in ("told", "meaning")]
    assert all(text and f"{game}-" not in text and "content-show" not in text for text in texts)
    for row in rows:
        # What the file spells with a stroke is told in words.
        assert "_" not in row["name"] + row["told"], row


def test_rows_say_what_the_components_say(client: httpx.Client) -> None:
    found = client.get("/api/figures/en/anno1800").json()
    groups = {group["part"]: group for group in found["groups"]}
    rows = {(part, row["name"]): row for part, group in groups.items() for row in group["rows"]}
    assert rows["industry", "brewery"]["told"] == "worker → beer; to build: grain, coal"
    assert rows["shipyard", "shipyard 2"]["source"] == "reconstructed"
    assert rows["population_card", "fw01"]["told"] == "work clothes, bread → 2 × farmer"
    assert rows["objective", "Zoo"]["told"] == "1 more for each visited animal"
    assert rows["home_island", "which cell has which print"] == {
        "name": "which cell has which print",
        "told": "",
        "source": "reconstructed",
    }
    assert len(groups["population_card"]["rows"]) == 102


def test_in_what_the_editions_differ(client: httpx.Client) -> None:
    found = client.get("/api/figures/de/anno1800").json()["editions"]
    assert [switch["name"] for switch in found] == list(load_game("anno1800").presentation.editions())
    for switch in found:
        assert sum(len(value["editions"]) for value in switch["values"]) == 4
    assert client.get("/api/figures/de/anno1503").json()["editions"] == []


@pytest.mark.parametrize("game", game_names())
def test_the_file_can_be_had_and_used(client: httpx.Client, game: str) -> None:
    address = client.get(f"/api/figures/en/{game}").json()["file"]
    answer = client.get(address)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "application/toml; charset=utf-8"
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{game}.toml"'
    assert load_game(game, tomllib.loads(answer.text)).changed == {}


@pytest.mark.parametrize("address", ["xx/anno1800", "en/chess", "chess.toml", "..%2fx.toml"])
def test_what_there_is_not_is_refused(client: httpx.Client, address: str) -> None:
    answer = client.get(f"/api/figures/{address}")
    assert answer.status_code in (404, 422)
    assert answer.json()["error"]["text"]
