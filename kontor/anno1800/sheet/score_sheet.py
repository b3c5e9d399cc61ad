"""The score sheet of Anno 1800 behind the game protocol."""

from collections.abc import Mapping
from typing import Any

from kontor.anno1800.content.catalog import Catalog
from kontor.anno1800.sheet.form import example_form, with_visitors
from kontor.anno1800.sheet.questions import all_questions, next_question
from kontor.anno1800.sheet.score import make_sheet
from kontor.anno1800.sheet.texts import sheet_texts
from kontor.anno1800.sheet.wire_types import ScoreForm
from kontor.engine.score_sheet import ScoreSheet
from kontor.engine.ui_types import Question, SheetTexts


class Anno1800ScoreSheet(ScoreSheet):
    """Scores a game of Anno 1800 that was played with the box."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog

    def form_type(self) -> Any:
        """Return the type of a form.

        >>> from kontor.anno1800.game import load
        >>> sorted(load({}).score_sheet.form_type().__required_keys__)
        ['players']
        """
        return ScoreForm

    def example(self) -> dict[str, Any]:
        """Return the rulebooks' example.

        >>> from kontor.anno1800.game import load
        >>> load({}).score_sheet.example()["players"][0]["name"]
        'Linda'
        """
        return example_form()

    def questions(self) -> list[Question]:
        """Return all questions that some set of objectives or a tie brings up.

        >>> from kontor.anno1800.game import load
        >>> load({}).score_sheet.questions()[-1].path
        ('players', 0, 'buildings')
        """
        return all_questions(self.catalog)

    def next_question(self, form: Mapping[str, Any]) -> Question | None:
        """Return the next question that matters for the objectives in play, or that breaks a tie.

        >>> from kontor.anno1800.game import load
        >>> form = {"objectives": [], "players": [{"name": "Ada"}, {"name": "Ben"}]}
        >>> load({}).score_sheet.next_question(form).phrase.key
        'score-ask-cards'
        """
        return next_question(self.catalog, form)

    def normalized(self, form: Mapping[str, Any]) -> dict[str, Any]:
        """Return a form in which expedition cards are given by their visitors, not by their ids.

        >>> from kontor.anno1800.game import load
        >>> load({}).score_sheet.normalized({"players": [{"expedition_cards": ["ex10"]}]})["players"]
        [{'expedition_cards': [{'animal': 'engineer', 'artifact': 'artisan'}]}]
        """
        return with_visitors(self.catalog, form)

    def score(self, form: Mapping[str, object]) -> dict[str, Any]:
        """Return points by source, majorities, visits and the winners.

        >>> from kontor.anno1800.game import load
        >>> load({}).score_sheet.score({"players": [{"gold": 7}, {}]})["totals"]
        [2, 0]
        """
        return make_sheet(self.catalog, form)

    def texts(self, score: Mapping[str, Any]) -> SheetTexts:
        """Return labels, majorities and visits as sentences, and the verdict.

        >>> from kontor.anno1800.game import load
        >>> sheet = load({}).score_sheet
        >>> sheet.texts(sheet.score(sheet.example())).verdict
        Phrase(key='score-decided-influence', args={'seat': 0, 'seats': [0], 'points': 107})
        """
        return sheet_texts(score)
