"""The form for a score sheet, and what is answered to it."""

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


def _or_as_it_is(value: Any, check: ValidatorFunctionWrapHandler) -> Any:
    """A single value of a wrong kind is let through: the game says what is wrong with it, in a sentence for people."""
    try:
        return check(value)
    except ValidationError:
        if isinstance(value, list | dict):
            raise
        return value


_AS_IT_IS = WrapValidator(_or_as_it_is)
Count = dict[str, int]
"""How many of each kind."""
Number = Annotated[int, _AS_IT_IS]
LONGEST_WORD = 40
Word = Annotated[str, Field(max_length=LONGEST_WORD), _AS_IT_IS]
Numbers = Annotated[dict[str, Number], Field(max_length=20), _AS_IT_IS]
Words = Annotated[list[Word], Field(max_length=100), _AS_IT_IS]
_MOST_EXTRA = 20
"""Entries without a meaning: enough to say which one may be meant."""


class Loose(BaseModel):
    """A table of the form. What nobody knows is let through, so that the game can say which entry may be meant."""

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


_Card = Annotated[str | ExpeditionCard, _AS_IT_IS]


class PlayerForm(Loose):
    """What one player has at the end; what is left out counts as nothing."""

    name: Word | None = None
    cards: Numbers | None = None
    gold: Number | None = None
    fireworks: Annotated[bool, _AS_IT_IS] | None = None
    expedition_cards: Annotated[list[_Card], Field(max_length=100), _AS_IT_IS] | None = None
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
    def _can_be_written(self) -> "ScoreForm":
        """No halves of signs and no numbers that are none: neither could be sent back."""
        json.dumps(self.as_sent(), ensure_ascii=False, allow_nan=False).encode()
        return self

    def as_sent(self) -> dict[str, Any]:
        """The form as plain data, values of a wrong kind included; what is left out is not in it."""
        return self.model_dump(exclude_none=True, warnings=False)


class Item(BaseModel):
    """Something to choose: its name for programs and for people, and what it does, where there is more to say."""

    name: str
    told: str
    about: str


class SheetQuestion(BaseModel):
    """A question of the form.

    `path` is where the answer stands, below a player unless it is the question for all. `always`: whatever is in play.
    """

    path: list[str]
    kind: Literal["number", "yes", "names", "pairs"]
    label: str
    hint: str
    high: int
    items: list[Item]
    always: bool


class ScoreQuestions(BaseModel):
    """All that a page needs to draw the form. Where `scored` is false the game needs no sheet."""

    game: str
    scored: bool
    fewest: int
    most: int
    shared: list[SheetQuestion]
    """Questions about the game, not about a player."""
    questions: list[SheetQuestion]
    example: dict[str, Any]


class Asked(BaseModel):
    """A question that matters for this form; `known` are the names that it can be answered with.

    `tie`: it is asked only because players are level.
    """

    player: int
    path: list[str]
    high: int
    known: list[str]
    tie: bool


class Wrong(BaseModel):
    """A mistake in the form: where it stands (player -1: with all of them together), and a sentence."""

    player: int
    path: list[str]
    rule: str
    key: str
    text: str


class SheetRow(BaseModel):
    """A line of the sheet with the points of every player."""

    source: str
    told: str
    points: list[int]


class SheetMajority(BaseModel):
    """What a majority counts, how many everybody has, and the points it brings."""

    objective: str
    counts: str
    counted: list[int]
    points: list[int]
    told: str


class SheetVisits(BaseModel):
    """The best visitors of a player's expedition cards, by kind of cube, and who is missing."""

    cards: int
    animals: Count
    artifacts: Count
    missing: Count
    told: str


class ScoreSheet(BaseModel):
    """The score by source, and who wins."""

    players: list[str]
    objectives: list[str]
    rows: list[SheetRow]
    totals: list[int]
    total_told: str
    majorities: list[SheetMajority]
    visits: list[SheetVisits]
    winners: list[int]
    level: list[int]
    decided_by: str
    verdict: str
    notes: list[str]


class Scored(BaseModel):
    """The sheet, or everything that is wrong with the form; and the questions that matter for it."""

    sheet: ScoreSheet | None
    asked: list[Asked]
    wrong: list[Wrong]
