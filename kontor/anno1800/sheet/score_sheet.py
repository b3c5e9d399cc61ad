"""The score sheet of Anno 1800 behind the game protocol."""

from collections.abc import Mapping
from typing import Any

from kontor.anno1800.content.catalog import Catalog
from kontor.anno1800.sheet.form import example_form
from kontor.anno1800.sheet.questions import next_question
from kontor.anno1800.sheet.score import make_sheet
from kontor.engine.score_sheet import ScoreSheet
from kontor.engine.ui_types import Question


class Anno1800ScoreSheet(ScoreSheet):
    """Scores a game of Anno 1800 that was played with the box."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog

    def example(self) -> dict[str, Any]:
        """Return the rulebooks' example.

        >>> from kontor.anno1800.game import load
        >>> load({}).score_sheet.example()["players"][0]["name"]
        'Linda'
        """
        return example_form()

    def next_question(self, form: Mapping[str, Any]) -> Question | None:
        """Return the next question that matters for the objectives in play, or that breaks a tie.

        >>> from kontor.anno1800.game import load
        >>> form = {"objectives": [], "players": [{"name": "Ada"}, {"name": "Ben"}]}
        >>> load({}).score_sheet.next_question(form).phrase.key
        'score-ask-cards'
        """
        return next_question(self.catalog, form)

    def score(self, form: Mapping[str, object]) -> dict[str, Any]:
        """Return points by source, majorities, visits and the winners.

        >>> from kontor.anno1800.game import load
        >>> load({}).score_sheet.score({"players": [{"gold": 7}, {}]})["totals"]
        [2, 0]
        """
        return make_sheet(self.catalog, form)
