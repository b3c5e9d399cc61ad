"""The score sheet of a game played with the box: what to ask, the score of the answers, and its texts."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from mypy_extensions import mypyc_attr

from kontor.engine.ui_types import Question, SheetTexts


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoreSheet(ABC):
    """Scores a completed form. A game that needs no score sheet has none.

    A form is a table with a list of `players`, who may have a `name`. All other entries are up to the game.

    >>> from kontor.engine.registry import load_game
    >>> sheet = load_game("anno1800").score_sheet
    >>> sheet.score(sheet.example())["totals"][0]
    107
    """

    @abstractmethod
    def form_type(self) -> Any:
        """Return the type of a form: a `TypedDict`. Servers check forms with it before they call `score`."""

    @abstractmethod
    def example(self) -> dict[str, Any]:
        """Return a completed form."""

    @abstractmethod
    def questions(self) -> list[Question]:
        """Return all questions that can come up: those about the game, then those about player 0."""

    @abstractmethod
    def next_question(self, form: Mapping[str, Any]) -> Question | None:
        """Return the next question for a form with the players' names and the answers so far, or None when done."""

    def normalized(self, form: Mapping[str, Any]) -> dict[str, Any]:
        """Return a valid form in which every answer has the form that its question asks for.

        >>> from kontor.engine.registry import load_game
        >>> sheet = load_game("anno1800").score_sheet
        >>> sheet.normalized({"players": [{"expedition_cards": ["ex01"]}]})["players"][0]["expedition_cards"]
        [{'animal': 'artisan', 'artifact': 'artisan'}]
        """
        return deepcopy(dict(form))

    @abstractmethod
    def score(self, form: Mapping[str, object]) -> dict[str, Any]:
        """Return the score as plain data. Raise if the form cannot be scored.

        Every game returns its name as `game`, the names of the `players`, `rows` with a `source` and the `points` of
        each player, `totals`, the seats that are `winners` or `level` at the top, and what the victory was
        `decided_by`. It may add more. A mistake in the form names its place as the argument `path`.
        """

    @abstractmethod
    def texts(self, score: Mapping[str, Any]) -> SheetTexts:
        """Return the texts for a score that `score` returned."""
