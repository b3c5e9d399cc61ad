"""The score sheet of a third game: the server and the terminal need only what the game itself provides."""

import asyncio
import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.engine.errors import FormError
from kontor.lang.translator import Translator
from kontor.server.http import score as endpoints
from kontor.server.http.score_bodies import ScoreForm, ScoreQuestions, ScoreResult
from tests.cli.support.run import kontor as run
from tests.engine.support.nim_game import SOURCE

SHEET = """
from kontor.engine.errors import Phrase
from kontor.engine.score_sheet import ScoreSheet
from kontor.engine.ui_types import Question, SheetPart, SheetTexts
from kontor.engine.validation import Validator
from typing_extensions import TypedDict


class PlayerForm(TypedDict, total=False):
    name: str
    stones: int


class Form(TypedDict):
    players: list[PlayerForm]


class NimSheet(ScoreSheet):
    def form_type(self):
        return Form

    def example(self):
        return {"players": [{"name": "Ada", "stones": 2}, {"name": "Ben", "stones": 1}]}

    def questions(self):
        return [self._question(0)]

    def next_question(self, form):
        open_seats = [seat for seat, player in enumerate(form["players"]) if "stones" not in player]
        return self._question(open_seats[0]) if open_seats else None

    def _question(self, seat):
        return Question(("players", seat, "stones"), "number", Phrase("nim-ask-stones", {}), 9)

    def score(self, form):
        players = Validator(form).tables("players")
        totals = [player.integer("stones") if player.has("stones") else 0 for player in players]
        for player in players:
            player.raise_problems()
        winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
        return {
            "game": "scored",
            "players": [player.data.get("name", "") for player in players],
            "rows": [{"source": "stones", "points": totals}],
            "totals": totals,
            "winners": winners,
            "level": winners,
            "decided_by": "stones",
        }

    def texts(self, score):
        verdict = Phrase("nim-verdict", {})
        heaps = [{"text": Phrase("nim-heap", {})}, {"text": ""}]
        parts = [SheetPart("heaps", Phrase("nim-heaps", {}), heaps)]
        return SheetTexts([Phrase("nim-row", {})], Phrase("nim-total", {}), parts, [], verdict, verdict)


VERSIONS = (3,)


class ScoredNim(Nim):
    name = "scored"

    @property
    def score_sheet(self):
        return NimSheet()


def load(changed, rules):
    return ScoredNim(changed)
"""


@pytest.fixture(autouse=True)
def _scored_nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Add the game to the search path of the package. Its name is its own: loaded games are cached."""
    (tmp_path / "scored").mkdir()
    (tmp_path / "scored" / "__init__.py").write_text("")
    (tmp_path / "scored" / "game.py").write_text(SOURCE + SHEET)
    monkeypatch.setattr(kontor, "__path__", [*kontor.__path__, str(tmp_path)])
    importlib.invalidate_caches()
    yield
    for name in [name for name in sys.modules if name.split(".")[:2] == ["kontor", "scored"]]:
        del sys.modules[name]
    kontor.__dict__.pop("scored", None)


def questions() -> ScoreQuestions:
    return asyncio.run(endpoints.score_questions("scored", Translator("en")))


def score(form: Any) -> ScoreResult:
    return asyncio.run(endpoints.score("scored", ScoreForm.model_validate(form), Translator("en")))


def test_its_questions_come_from_the_game() -> None:
    answer = questions()
    assert (answer.scored, answer.shared) == (True, [])
    (question,) = answer.questions
    assert (question.path, question.label, question.high, question.always) == (["stones"], "nim-ask-stones", 9, True)


def test_its_score_and_its_own_parts_are_sent() -> None:
    result = score(questions().example)
    assert result.sheet is not None
    sheet = result.sheet.model_dump()
    assert (sheet["totals"], sheet["winners"], sheet["verdict"]) == ([2, 1], [0], "nim-verdict")
    assert sheet["rows"] == [{"source": "stones", "label": "nim-row", "points": [2, 1]}]
    assert sheet["heaps"] == [{"text": "nim-heap"}, {"text": ""}]
    assert [(question.player, question.path) for question in result.questions] == [(0, ["stones"]), (1, ["stones"])]


def test_its_form_is_checked_by_its_own_type() -> None:
    (mistake,) = score({"players": [{"name": "Ada", "stones": "2"}, {}]}).mistakes
    assert (mistake.player, mistake.path, mistake.key) == (0, ["stones"], "shape-type")
    assert mistake.text.startswith("Ada, nim-ask-stones")
    with pytest.raises(FormError):
        score({"players": [{"stones": [2]}, {}]})


def test_the_terminal_prints_it(tmp_path: Path) -> None:
    path = tmp_path / "form.json"
    path.write_text(json.dumps({"players": [{"name": "Ada", "stones": 2}, {}]}), encoding="utf-8")
    ran = run("score", "scored", path)
    assert ran.code == 0
    assert "nim-row" in ran.out
    assert ran.out.endswith("nim-heaps\n  nim-heap\nnim-verdict\n")
