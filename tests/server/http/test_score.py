"""The score sheet over HTTP: what to ask, the score of a filled form, and what is wrong with one."""

import json
from copy import deepcopy
from typing import Any

import httpx
import pytest

from kontor.engine.registry import load_game
from kontor.lang.languages import LANGUAGES

GAME = load_game("anno1800")
assert GAME.score_sheet is not None
SHEET = GAME.score_sheet


def scored(client: httpx.Client, form: Any, language: str = "en") -> dict[str, Any]:
    answer = client.post("/api/score/anno1800", json=form, params={"language": language})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def asked(found: dict[str, Any], player: int) -> set[str]:
    return {".".join(question["path"]) for question in found["asked"] if question["player"] == player}


def test_the_example_scores_as_in_the_terminal(client: httpx.Client) -> None:
    form = client.get("/api/score/anno1800").json()["example"]
    found = scored(client, form)
    assert found["wrong"] == []
    plain = SHEET.score(SHEET.example())
    sheet = found["sheet"]
    assert sheet["totals"] == plain["totals"]
    assert [row["points"] for row in sheet["rows"]] == [row["points"] for row in plain["rows"]]
    assert [sheet[key] for key in ("winners", "level", "decided_by")] == [[0], [0], "influence"]
    assert sheet["verdict"] == "Linda wins with 107 influence."
    assert sheet["majorities"][0]["told"].startswith("University – engineers: Andreas 3 (+10)")
    assert sheet["visits"][0]["told"].startswith("Linda – animals:")
    assert sheet["visits"][2]["told"] == ""
    assert scored(client, SHEET.example()) == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_questions_are_told(client: httpx.Client, language: str) -> None:
    found = client.get("/api/score/anno1800", headers={"Accept-Language": language}).json()
    assert (found["scored"], found["fewest"], found["most"]) == (True, 2, 4)
    (objectives,) = found["shared"]
    assert (objectives["path"], objectives["kind"], objectives["high"]) == (["objectives"], "names", 5)
    assert len(objectives["items"]) == 20
    assert all(item["told"] and item["about"] for item in objectives["items"])
    kinds = {".".join(question["path"]): question["kind"] for question in found["questions"]}
    assert kinds["fireworks"] == "yes"
    assert kinds["expedition_cards"] == "pairs"
    assert kinds["industries"] == "names"
    assert {"cards.new_world", "gold", "cubes.farmer", "trade_tokens", "hand_cards", "buildings"} <= kinds.keys()
    always = {".".join(question["path"]) for question in found["questions"] if question["always"]}
    assert always == {*(f"cards.{deck}" for deck in ("farmer_worker", "artisan_engineer_investor", "new_world"))} | {
        "gold",
        "fireworks",
        "expedition_cards",
    }
    labels = [question["label"] for question in found["questions"]]
    assert all(label and "score-" not in label for label in labels)
    assert len(set(labels)) == len(labels)


def test_the_language_of_the_address_comes_first(client: httpx.Client) -> None:
    headers = {"Accept-Language": "fr"}
    german = client.get("/api/score/anno1800", params={"language": "de"}, headers=headers).json()
    french = client.get("/api/score/anno1800", headers=headers).json()
    assert german["shared"][0]["label"] == "Aufträge im Spiel"
    assert french["shared"][0]["label"] == "objectifs en jeu"


def test_only_what_matters_is_asked(client: httpx.Client) -> None:
    bare = scored(client, {"objectives": [], "players": [{"name": "Ada", "gold": 9}, {"name": "Ben"}]})
    assert not asked(bare, 0) & {"cubes.engineer", "trade_tokens", "industries", "buildings"}
    form = {
        "objectives": ["university", "madame_kahina", "the_queen"],
        "players": [{"gold": 9, "expedition_cards": [{"animal": "artisan", "artifact": "investor"}]}, {}],
    }
    found = scored(client, form)
    assert {"cubes.engineer", "cubes.artisan", "cubes.investor", "trade_tokens", "industries"} <= asked(found, 0)
    assert {"cubes.farmer", "buildings"}.isdisjoint(asked(found, 0))
    assert "cubes.artisan" not in asked(found, 1)
    industries = next(question for question in found["asked"] if question["path"] == ["industries"])
    assert industries["known"] == ["watchmaker", "spectacle_factory", "fur_dealer"]


def test_a_tie_asks_for_what_breaks_it(client: httpx.Client) -> None:
    form: dict[str, Any] = {"objectives": [], "players": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cleo"}]}
    form["players"][2]["gold"] = 0
    form["players"][0]["fireworks"] = False
    found = scored(client, form)
    assert {".".join(question["path"]) for question in found["asked"] if question["tie"]} == {"buildings", "hand_cards"}
    assert "buildings" in asked(found, 0)
    assert found["sheet"]["decided_by"] == "open"
    assert "buildings" not in found["sheet"]["verdict"]
    assert found["sheet"]["notes"]
    for player, number in zip(form["players"], (20, 21, 19), strict=True):
        player["buildings"] = number
    assert scored(client, form)["sheet"]["winners"] == [1]


def test_a_mistake_is_told_with_its_place(client: httpx.Client) -> None:
    form = deepcopy(SHEET.example())
    form["players"][1]["cards"]["new_world"] = 80
    form["players"][2]["old_world_islands"] = 9
    found = scored(client, form)
    assert found["sheet"] is None
    together = next(wrong for wrong in found["wrong"] if wrong["path"] == ["cards", "new_world"])
    assert together["player"] == -1
    assert together["text"].startswith("New World cards played: the players have 90 in all")
    own = next(wrong for wrong in found["wrong"] if wrong["path"] == ["old_world_islands"] and wrong["player"] == 2)
    assert own["text"].startswith("Diana, Old World islands: nobody can have 9")
    german = scored(client, form, "de")["wrong"]
    assert [wrong["key"] for wrong in german] == [wrong["key"] for wrong in found["wrong"]]
    assert german[0]["text"] != found["wrong"][0]["text"]


@pytest.mark.parametrize(
    ("form", "key"),
    [
        ({"players": [{}]}, "players-number"),
        ({"players": [{"name": "Ada"}, {"name": "Ada"}]}, "score-form-same-name"),
        ({"players": [{"gold": -1}, {}]}, "shape-range"),
        ({"players": [{"golds": 1}, {}]}, "score-form-entry"),
        ({"players": [{}, {}], "objectives": ["zo"]}, "score-form-unknown"),
        ({"players": [{"fireworks": True}, {"fireworks": True}]}, "score-form-fireworks"),
        ({"players": [{"expedition_cards": ["ex99"]}, {}]}, "score-form-expedition"),
    ],
)
def test_what_is_wrong_is_said(client: httpx.Client, form: Any, key: str) -> None:
    found = scored(client, form)
    assert (found["sheet"], found["wrong"][0]["key"]) == (None, key)
    assert found["wrong"][0]["text"] not in ("", key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("entry", "value", "path", "key"),
    [
        ("gold", 1.5, ["gold"], "shape-type"),
        ("gold", "5", ["gold"], "shape-type"),
        ("hand_cards", True, ["hand_cards"], "shape-type"),
        ("fireworks", 1, ["fireworks"], "score-form-yes"),
        ("name", 7, ["name"], "shape-type"),
        ("name", "x" * 41, ["name"], "score-form-long"),
        ("cards", 3, ["cards"], "shape-type"),
        ("cards", {"new_world": "3"}, ["cards", "new_world"], "shape-type"),
        ("cubes", {"engineer": 2.5}, ["cubes", "engineer"], "shape-type"),
        ("industries", "brewery", ["industries"], "shape-type"),
        ("industries", [7], ["industries", "0"], "shape-type"),
        ("expedition_cards", [7], ["expedition_cards", "0"], "score-form-expedition"),
        ("expedition_cards", [{"animal": 7, "artifact": "artisan"}], ["expedition_cards", "0", "animal"], "shape-type"),
    ],
)
def test_a_value_of_a_wrong_kind_is_told_with_its_place(
    client: httpx.Client, entry: str, value: Any, path: list[str], key: str, language: str
) -> None:
    found = scored(client, {"players": [{"name": "Ada"}, {"name": "Ben", entry: value}]}, language)
    assert found["sheet"] is None
    (wrong,) = found["wrong"]
    assert (wrong["player"], wrong["path"], wrong["key"]) == (1, path, key)
    assert "openapi" not in wrong["text"]
    assert "players[" not in wrong["text"], wrong["text"]


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ([], 422),
        ({}, 422),
        ({"players": 5}, 422),
        ({"players": [{}] * 9}, 422),
        ({"players": [5, {}]}, 422),
        ({"players": [{"gold": [1]}, {}]}, 422),
        ({"players": [{"gold": float("inf")}, {}]}, 422),
        ({"players": [{"name": "\ud800"}, {}]}, 422),
        ({"players": [{"\ud800": 1}, {}]}, 422),
        ({"players": [{f"entry{number}": 1 for number in range(21)}, {}]}, 422),
        ({"players": [{"cards": {f"deck{number}": 1 for number in range(21)}}, {}]}, 422),
        ({"players": [{"industries": ["brewery"] * 101}, {}]}, 422),
        ({"players": [{}, {}], "x": "y" * 70_000}, 413),
    ],
)
def test_what_is_no_form_is_refused(client: httpx.Client, form: Any, status: int) -> None:
    headers = {"Content-Type": "application/json"}
    # Signs as numbers: halves of signs cannot be written in any other way.
    answer = client.post("/api/score/anno1800", content=json.dumps(form), headers=headers)
    assert answer.status_code == status
    assert answer.json()["error"]["text"]


def test_a_game_without_a_sheet_says_so(client: httpx.Client) -> None:
    found = client.get("/api/score/anno1503").json()
    assert (found["scored"], found["questions"], found["example"]) == (False, [], {})
    answer = client.post("/api/score/anno1503", json={"players": [{}, {}]})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "score-no-sheet")
    for method in ("GET", "POST"):
        assert client.request(method, "/api/score/chess", json={"players": [{}, {}]}).status_code == 422


def test_the_description_names_what_is_sent_and_answered(client: httpx.Client) -> None:
    described = client.get("/api/openapi.json").json()
    assert {"ScoreForm", "PlayerForm", "ScoreQuestions", "Scored", "ScoreSheet"} <= described["components"][
        "schemas"
    ].keys()
    assert described["paths"]["/api/score/{game}"].keys() == {"get", "post"}
