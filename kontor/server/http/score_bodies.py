"""Request and response bodies of the score sheet."""

import json
from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    ValidationError,
    ValidatorFunctionWrapHandler,
    WrapValidator,
    model_validator,
)


def _or_unchanged(value: Any, check: ValidatorFunctionWrapHandler) -> Any:
    """Let a single value of a wrong type through: the game reports the mistake in a sentence for people."""
    try:
        return check(value)
    except ValidationError:
        if isinstance(value, list | dict):
            raise
        return value


_OR_UNCHANGED = WrapValidator(_or_unchanged)
Count = dict[str, int]
"""How many of each kind."""
Number = Annotated[int, _OR_UNCHANGED]
LONGEST_WORD = 40
Word = Annotated[str, Field(max_length=LONGEST_WORD), _OR_UNCHANGED]
Numbers = Annotated[dict[str, Number], Field(max_length=20), _OR_UNCHANGED]
Words = Annotated[list[Word], Field(max_length=100), _OR_UNCHANGED]
_MOST_EXTRA = 20
"""Unknown entries that a form may have: enough for the game to suggest which one is meant."""


class Loose(BaseModel):
    """A table of the form. Unknown entries are let through, so that the game can suggest which one is meant."""

    model_config = ConfigDict(extra="allow", strict=True)

    @model_validator(mode="after")
    def _few(self) -> "Loose":
        if len(self.model_extra or {}) > _MOST_EXTRA:
            raise ValueError("too many entries")
        return self


class ExpeditionCard(Loose):
    """An expedition card by who visits its animal and its artifact."""

    animal: Word
    artifact: Word


_Card = Annotated[str | ExpeditionCard, _OR_UNCHANGED]


class PlayerForm(Loose):
    """What one player has at the end; omitted fields count as zero."""

    name: Word | None = None
    cards: Numbers | None = None
    gold: Number | None = None
    fireworks: Annotated[bool, _OR_UNCHANGED] | None = None
    expedition_cards: Annotated[list[_Card], Field(max_length=100), _OR_UNCHANGED] | None = None
    cubes: Numbers | None = None
    trade_tokens: Number | None = None
    exploration_tokens: Number | None = None
    old_world_islands: Number | None = None
    new_world_islands: Number | None = None
    industries: Words | None = None
    hand_cards: Number | None = None
    buildings: Number | None = None


class ScoreForm(Loose):
    """A filled form, of Anno 1800 for now."""

    game: Word | None = None
    objectives: Words | None = None
    players: Annotated[list[PlayerForm], Field(max_length=8)]

    @model_validator(mode="after")
    def _is_json(self) -> "ScoreForm":
        """Reject lone surrogates, NaN and infinity: they cannot be encoded as JSON."""
        json.dumps(self.as_sent(), ensure_ascii=False, allow_nan=False).encode()
        return self

    def as_sent(self) -> dict[str, Any]:
        """Return the form as plain data, including values of a wrong type, without omitted fields."""
        return self.model_dump(exclude_none=True, warnings=False)


class ChoiceItem(BaseModel):
    """A choice: its name for programs, its label for people, and what it does."""

    name: str
    label: str
    about: str


class SheetQuestion(BaseModel):
    """A question of the form.

    `path` is the place of the answer in the form, below a player unless the question is shared. `always`: it is asked
    whichever objectives are in play.
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


class SheetMajority(BaseModel):
    """What a majority counts, how many everybody has, and the points it brings."""

    objective: str
    counts: str
    counted: list[int]
    points: list[int]
    text: str


class SheetVisits(BaseModel):
    """The best visitors of a player's expedition cards, by kind of cube, and who is missing."""

    cards: int
    animals: Count
    artifacts: Count
    missing: Count
    text: str


class ScoreSheet(BaseModel):
    """The score by source, and who wins."""

    players: list[str]
    objectives: list[str]
    rows: list[SheetRow]
    totals: list[int]
    total_label: str
    majorities: list[SheetMajority]
    visits: list[SheetVisits]
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
