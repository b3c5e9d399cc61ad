"""The score sheet of a game played with the box: what to ask, and the score of the answers."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from kontor.engine.ui_types import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoreSheet(ABC):
    """Scores a completed form. A game that needs no score sheet has none.

    >>> from kontor.engine.registry import load_game
    >>> sheet = load_game("anno1800").score_sheet
    >>> sheet.score(sheet.example())["totals"][0]
    107
    """

    @abstractmethod
    def example(self) -> dict[str, Any]:
        """Return a completed form."""

    @abstractmethod
    def next_question(self, form: Mapping[str, Any]) -> Question | None:
        """Return the next question for a form with the players' names and the answers so far, or None when done."""

    @abstractmethod
    def score(self, form: Mapping[str, object]) -> dict[str, Any]:
        """Return the score as plain data. Raise if the form cannot be scored."""
