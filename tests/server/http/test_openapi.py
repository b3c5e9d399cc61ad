"""The OpenAPI document from which clients generate their types."""

import json
import re
import subprocess
import sys
from typing import Any, get_args

import pytest
from pydantic import BaseModel

from kontor.engine.registry import game_names
from kontor.server.wire.client_messages import Close, Hello, Open, Ping
from kontor.server.wire.commands import Command
from kontor.server.wire.questions import Question
from tools import openapi
from tools.paths import ROOT


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("openapi") / "api.json"
    done = subprocess.run([sys.executable, "-m", "tools.openapi", str(path)], cwd=ROOT, check=False)
    assert done.returncode == 0
    return path.read_text(encoding="utf-8")


def test_messages_views_and_answers_are_described(text: str) -> None:
    document = json.loads(text)
    schemas = document["components"]["schemas"]
    assert document["openapi"].startswith("3.1")
    assert {
        "ClientMessage",
        "ServerMessage",
        "Happened",
        "TableInfo",
        "ReplayPosition",
        "StandingsAnswer",
        "LogAnswer",
    } <= set(schemas)
    assert "/api/me/results" in document["paths"]
    for game in game_names():
        for name in ("View", "Facts", "Prospects"):
            assert schemas[f"{game.capitalize()}{name}"]["properties"]


def test_every_question_has_its_answer(text: str) -> None:
    schemas = json.loads(text)["components"]["schemas"]
    questions = {kind.model_fields["type"].annotation.__args__[0] for kind in get_args(Question)}
    assert set(schemas["Answers"]["properties"]) == questions | {"ping"}


def test_every_reference_resolves(text: str) -> None:
    schemas = json.loads(text)["components"]["schemas"]
    referenced = set(re.findall(r'"#/components/schemas/([^"]+)"', text))
    assert referenced
    assert referenced <= set(schemas)
    assert "$defs" not in text
    assert not [name for name in schemas if name.endswith("_")]


def test_two_schemas_of_one_name_are_refused() -> None:
    schemas: dict[str, Any] = {"Seat": {"properties": {"name": {}}}}
    with pytest.raises(ValueError, match="Seat"):
        openapi.add(schemas, "Table", {"$defs": {"Seat": {"properties": {"gold": {}}}}, "properties": {}})


@pytest.mark.parametrize(
    ("title", "kinds"), [("Connection", (Hello, Open, Close, Ping)), ("Commands", get_args(Command))]
)
def test_the_server_page_names_every_message_with_its_fields(title: str, kinds: tuple[type[BaseModel], ...]) -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    section = page.partition(f"### {title}\n")[2].partition("\n### ")[0]
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|", section, re.MULTILINE)
    described = {name: set(re.findall(r"`(\w+)`", fields)) for name, fields in rows}
    assert described == {
        get_args(kind.model_fields["type"].annotation)[0]: kind.model_fields.keys() - {"type", "id"} for kind in kinds
    }


def test_the_server_page_names_every_question_and_only_endpoints_that_exist(text: str) -> None:
    document = json.loads(text)
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    questions = page.partition("### Questions")[2]
    assert set(re.findall(r"^\| `(\w+)` \|", questions, re.MULTILINE)) == set(
        document["components"]["schemas"]["Answers"]["properties"]
    ) - {"ping"}
    paths = [re.compile(re.sub(r"\\\{\w+\\\}", "[A-Z]+", re.escape(path))) for path in document["paths"]]
    named = {path.rstrip("`") for path in re.findall(r"/api/[\w/.]+", page)} - {"/api/live", "/api/openapi.json"}
    assert len(named) > 10
    assert [path for path in named if not any(pattern.fullmatch(path) for pattern in paths)] == []
