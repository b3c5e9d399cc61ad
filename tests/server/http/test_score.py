"""The score sheet over HTTP: its questions, the score of a form, and the mistakes in one."""

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


def score(client: httpx.Client, form: Any, language: str = "en") -> dict[str, Any]:
    answer = client.post("/api/score/anno1800", json=form, params={"language": language})
    assert answer.status_code == 200, answer.text
    result: dict[str, Any] = answer.json()
    return result


def questions_to(result: dict[str, Any], player: int) -> set[str]:
    return {".".join(question["path"]) for question in result["questions"] if question["player"] == player}


def test_the_example_scores_as_in_the_terminal(client: httpx.Client) -> None:
    form = client.get("/api/score/anno1800").json()["example"]
    result = score(client, form)
    assert result["mistakes"] == []
    plain = SHEET.score(SHEET.example())
    sheet = result["sheet"]
    assert sheet["totals"] == plain["totals"]
    assert [row["points"] for row in sheet["rows"]] == [row["points"] for row in plain["rows"]]
    assert [sheet[key] for key in ("winners", "level", "decided_by")] == [[0], [0], "influence"]
    assert sheet["verdict"] == "Linda wins with 107 influence."
    assert sheet["majorities"][0]["text"].startswith("University – engineers: Andreas 3 (+10)")
    assert sheet["visits"][0]["text"].startswith("Linda – animals:")
    assert sheet["visits"][2]["text"] == ""
    assert score(client, SHEET.example()) == result


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_questions_have_labels(client: httpx.Client, language: str) -> None:
    result = client.get("/api/score/anno1800", headers={"Accept-Language": language}).json()
    assert (result["scored"], result["fewest"], result["most"]) == (True, 2, 4)
    (objectives,) = result["shared"]
    assert (objectives["path"], objectives["kind"], objectives["high"]) == (["objectives"], "names", 5)
    assert len(objectives["items"]) == 20
    assert all(item["label"] and item["about"] for item in objectives["items"])
    kinds = {".".join(question["path"]): question["kind"] for question in result["questions"]}
    assert kinds["fireworks"] == "yes"
    assert kinds["expedition_cards"] == "pairs"
    assert kinds["industries"] == "names"
    assert {"cards.new_world", "gold", "cubes.farmer", "trade_tokens", "hand_cards", "buildings"} <= kinds.keys()
    always = {".".join(question["path"]) for question in result["questions"] if question["always"]}
    assert always == {*(f"cards.{deck}" for deck in ("farmer_worker", "artisan_engineer_investor", "new_world"))} | {
        "gold",
        "fireworks",
        "expedition_cards",
    }
    labels = [question["label"] for question in result["questions"]]
    assert all(label and "score-" not in label for label in labels)
    assert len(set(labels)) == len(labels)


def test_the_language_parameter_wins_over_the_header(client: httpx.Client) -> None:
    headers = {"Accept-Language": "fr"}
    german = client.get("/api/score/anno1800", params={"language": "de"}, headers=headers).json()
    french = client.get("/api/score/anno1800", headers=headers).json()
    assert german["shared"][0]["label"] == "Aufträge im Spiel"
    assert french["shared"][0]["label"] == "objectifs en jeu"


def test_only_relevant_questions_are_asked(client: httpx.Client) -> None:
    bare = score(client, {"objectives": [], "players": [{"name": "Ada", "gold": 9}, {"name": "Ben"}]})
    assert not questions_to(bare, 0) & {"cubes.engineer", "trade_tokens", "industries", "buildings"}
    form = {
        "objectives": ["university", "madame_kahina", "the_queen"],
        "players": [{"gold": 9, "expedition_cards": [{"animal": "artisan", "artifact": "investor"}]}, {}],
    }
    result = score(client, form)
    assert {"cubes.engineer", "cubes.artisan", "cubes.investor", "trade_tokens", "industries"} <= questions_to(
        result, 0
    )
    assert {"cubes.farmer", "buildings"}.isdisjoint(questions_to(result, 0))
    assert "cubes.artisan" not in questions_to(result, 1)
    industries = next(question for question in result["questions"] if question["path"] == ["industries"])
    assert industries["known"] == ["watchmaker", "spectacle_factory", "fur_dealer"]


def test_a_tie_asks_for_the_tie_breakers(client: httpx.Client) -> None:
    form: dict[str, Any] = {"objectives": [], "players": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cleo"}]}
    form["players"][2]["gold"] = 0
    form["players"][0]["fireworks"] = False
    result = score(client, form)
    assert {".".join(question["path"]) for question in result["questions"] if question["tie"]} == {
        "buildings",
        "hand_cards",
    }
    assert "buildings" in questions_to(result, 0)
    assert result["sheet"]["decided_by"] == "open"
    assert "buildings" not in result["sheet"]["verdict"]
    assert result["sheet"]["notes"]
    for player, number in zip(form["players"], (20, 21, 19), strict=True):
        player["buildings"] = number
    assert score(client, form)["sheet"]["winners"] == [1]


def test_a_mistake_names_its_place(client: httpx.Client) -> None:
    form = deepcopy(SHEET.example())
    form["players"][1]["cards"]["new_world"] = 80
    form["players"][2]["old_world_islands"] = 9
    result = score(client, form)
    assert result["sheet"] is None
    together = next(mistake for mistake in result["mistakes"] if mistake["path"] == ["cards", "new_world"])
    assert together["player"] == -1
    assert together["text"].startswith("New World cards played: the players have 90 in all")
    own = next(
        mistake for mistake in result["mistakes"] if mistake["path"] == ["old_world_islands"] and mistake["player"] == 2
    )
    assert own["text"].startswith("Diana, Old World islands: nobody can have 9")
    german = score(client, form, "de")["mistakes"]
    assert [mistake["key"] for mistake in german] == [mistake["key"] for mistake in result["mistakes"]]
    assert german[0]["text"] != result["mistakes"][0]["text"]


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
def test_a_form_with_a_mistake_has_no_score(client: httpx.Client, form: Any, key: str) -> None:
    result = score(client, form)
    assert (result["sheet"], result["mistakes"][0]["key"]) == (None, key)
    assert result["mistakes"][0]["text"] not in ("", key)


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
def test_a_value_of_a_wrong_type_is_a_mistake_with_its_place(
    client: httpx.Client, entry: str, value: Any, path: list[str], key: str, language: str
) -> None:
    result = score(client, {"players": [{"name": "Ada"}, {"name": "Ben", entry: value}]}, language)
    assert result["sheet"] is None
    (mistake,) = result["mistakes"]
    assert (mistake["player"], mistake["path"], mistake["key"]) == (1, path, key)
    assert "openapi" not in mistake["text"]
    assert "players[" not in mistake["text"], mistake["text"]


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
def test_an_unreadable_form_is_refused(client: httpx.Client, form: Any, status: int) -> None:
    headers = {"Content-Type": "application/json"}
    # json.dumps escapes lone surrogates, which UTF-8 cannot encode.
    answer = client.post("/api/score/anno1800", content=json.dumps(form), headers=headers)
    assert answer.status_code == status
    assert answer.json()["error"]["text"]


def test_a_game_without_a_sheet_says_so(client: httpx.Client) -> None:
    result = client.get("/api/score/anno1503").json()
    assert (result["scored"], result["questions"], result["example"]) == (False, [], {})
    answer = client.post("/api/score/anno1503", json={"players": [{}, {}]})
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "score-no-sheet")
    for method in ("GET", "POST"):
        assert client.request(method, "/api/score/chess", json={"players": [{}, {}]}).status_code == 422


def test_the_openapi_document_describes_the_score_sheet(client: httpx.Client) -> None:
    document = client.get("/api/openapi.json").json()
    assert {"ScoreForm", "PlayerForm", "ScoreQuestions", "ScoreResult", "ScoreSheet"} <= document["components"][
        "schemas"
    ].keys()
    assert document["paths"]["/api/score/{game}"].keys() == {"get", "post"}
