"""The figures over HTTP: each is listed in every language with its source, and the file can be downloaded."""

import tomllib

import httpx
import pytest

from kontor.engine.provenance import figures
from kontor.engine.registry import game_names, load_game
from kontor.lang.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_figure_is_listed_with_its_source(client: httpx.Client, game: str, language: str) -> None:
    answer = client.get(f"/api/figures/{language}/{game}").json()
    data = tomllib.loads(load_game(game).built_in_text())
    marks = {(figure.part, figure.source) for figure in figures(data)}
    rows = [row for group in answer["groups"] for row in group["rows"]]
    assert len(rows) >= len(marks)
    assert {row["source"] for row in rows} == {source for _, source in marks} == {m["source"] for m in answer["trust"]}
    assert sum(mark["rows"] for mark in answer["trust"]) == len(rows)
    texts = [group["title"] for group in answer["groups"]] + [row["name"] for row in rows]
    texts += [mark[key] for mark in answer["trust"] for key in ("label", "meaning")]
    assert all(text and f"{game}-" not in text and "content-show" not in text for text in texts)
    for row in rows:
        # No identifier of the file may reach the reader.
        assert "_" not in row["name"] + row["text"], row


def test_rows_describe_the_components(client: httpx.Client) -> None:
    answer = client.get("/api/figures/en/anno1800").json()
    groups = {group["part"]: group for group in answer["groups"]}
    rows = {(part, row["name"]): row for part, group in groups.items() for row in group["rows"]}
    assert rows["industry", "brewery"]["text"] == "worker → beer; to build: grain, coal"
    assert rows["shipyard", "shipyard 2"]["source"] == "reconstructed"
    assert rows["population_card", "fw01"]["text"] == "work clothes, bread → 2 × farmer"
    assert rows["objective", "Zoo"]["text"] == "1 more for each visited animal"
    assert rows["home_island", "which cell has which print"] == {
        "name": "which cell has which print",
        "text": "",
        "source": "reconstructed",
    }
    assert len(groups["population_card"]["rows"]) == 102


def test_differences_between_editions_are_listed(client: httpx.Client) -> None:
    editions = client.get("/api/figures/de/anno1800").json()["editions"]
    assert [switch["name"] for switch in editions] == list(load_game("anno1800").presentation.editions())
    for switch in editions:
        assert sum(len(value["editions"]) for value in switch["values"]) == 5
    assert client.get("/api/figures/de/anno1503").json()["editions"] == []


@pytest.mark.parametrize("game", game_names())
def test_the_file_can_be_downloaded_and_loaded(client: httpx.Client, game: str) -> None:
    address = client.get(f"/api/figures/en/{game}").json()["file"]
    answer = client.get(address)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "application/toml; charset=utf-8"
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{game}.toml"'
    assert load_game(game, tomllib.loads(answer.text)).changed == {}


@pytest.mark.parametrize("address", ["xx/anno1800", "en/chess", "chess.toml", "..%2fx.toml"])
def test_unknown_addresses_are_refused(client: httpx.Client, address: str) -> None:
    answer = client.get(f"/api/figures/{address}")
    assert answer.status_code in (404, 422)
    assert answer.json()["error"]["text"]
