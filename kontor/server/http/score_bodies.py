"""Request and response bodies of the score sheet."""

import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator


class PlayerForm(BaseModel):
    """What one player has at the end. The game says which entries there are besides the name."""

    model_config = ConfigDict(extra="allow")

    name: Any = None


class ScoreForm(BaseModel):
    """A filled form. Each game has its own type of it, such as `Anno1800ScoreForm`."""

    model_config = ConfigDict(extra="allow", strict=True)

    players: Annotated[list[PlayerForm], Field(max_length=8)]

    @model_validator(mode="after")
    def _is_json(self) -> "ScoreForm":
        """Reject lone surrogates, NaN and infinity: they cannot be encoded as JSON."""
        json.dumps(self.model_dump(), ensure_ascii=False, allow_nan=False).encode()
        return self


class ChoiceItem(BaseModel):
    """A choice: its name for programs, its label for people, and what it does."""

    name: str
    label: str
    about: str


class SheetQuestion(BaseModel):
    """A question of the form.

    `path` is the place of the answer in the form, below a player unless the question is shared. `always`: it is asked
    whatever the answers to the shared questions are.
    """

    path: list[str]
    kind: Literal["number", "yes", "names", "pairs"]
    label: str
    hint: str
    high: int
    items: list[ChoiceItem]
    always: bool


class ScoreQuestions(BaseModel):
    """All that a page needs to draw the form. If `scored` is false, the game has no score sheet."""

    game: str
    scored: bool
    fewest: int
    most: int
    shared: list[SheetQuestion]
    """Questions about the game, not about a player."""
    questions: list[SheetQuestion]
    example: dict[str, Any]


class RelevantQuestion(BaseModel):
    """A question that matters for this form; `known` are the names that it can be answered with.

    `tie`: it is asked only to break a tie.
    """

    player: int
    path: list[str]
    high: int
    known: list[str]
    tie: bool


class FormMistake(BaseModel):
    """A mistake in the form: its place (player -1: all players together), and a sentence."""

    player: int
    path: list[str]
    rule: str
    key: str
    text: str


class SheetRow(BaseModel):
    """A line of the sheet with the points of every player."""

    source: str
    label: str
    points: list[int]


class ScoreSheet(BaseModel):
    """The score by source, and who wins. A game may add more; its type of that is called `Anno1800ScoreDetails`."""

    model_config = ConfigDict(extra="allow")

    game: str
    players: list[str]
    rows: list[SheetRow]
    totals: list[int]
    total_label: str
    winners: list[int]
    level: list[int]
    decided_by: str
    verdict: str
    notes: list[str]


class ScoreResult(BaseModel):
    """The score sheet, or the mistakes in the form; and the questions that matter for it."""

    sheet: ScoreSheet | None
    questions: list[RelevantQuestion]
    mistakes: list[FormMistake]
