"""The one document that clients make their types from."""

import json
import re
import subprocess
import sys
from typing import Any, get_args

import pytest

from kontor.engine.registry import game_names
from kontor.server.wire import messages
from tools import openapi
from tools.paths import ROOT


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("describe") / "api.json"
    done = subprocess.run([sys.executable, "-m", "tools.openapi", str(path)], cwd=ROOT, check=False)
    assert done.returncode == 0
    return path.read_text(encoding="utf-8")


def test_all_that_is_said_is_described(text: str) -> None:
    document = json.loads(text)
    schemas = document["components"]["schemas"]
    assert document["openapi"].startswith("3.1")
    assert {"SaidByClient", "Heard", "Happened", "TableInfo", "Looked", "CourseShown", "StoryShown"} <= set(schemas)
    assert "/api/me/results" in document["paths"]
    for game in game_names():
        for name in ("View", "Facts", "Prospects"):
            assert schemas[f"{game.capitalize()}{name}"]["properties"]


def test_every_question_has_its_answer(text: str) -> None:
    schemas = json.loads(text)["components"]["schemas"]
    asked = {kind.model_fields["type"].annotation.__args__[0] for kind in get_args(messages.Question)}
    assert set(schemas["Answers"]["properties"]) == asked | {"ping"}


def test_all_that_is_referred_to_is_there(text: str) -> None:
    schemas = json.loads(text)["components"]["schemas"]
    named = set(re.findall(r'"#/components/schemas/([^"]+)"', text))
    assert named
    assert named <= set(schemas)
    assert "$defs" not in text
    assert not [name for name in schemas if name.endswith("_")]


def test_two_shapes_of_one_name_are_not_mixed_up() -> None:
    schemas: dict[str, Any] = {"Seat": {"properties": {"name": {}}}}
    with pytest.raises(ValueError, match="Seat"):
        openapi.add(schemas, "Table", {"$defs": {"Seat": {"properties": {"gold": {}}}}, "properties": {}})
