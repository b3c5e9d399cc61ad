"""What goes in and out over HTTP."""

import json
from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, Field, field_validator, model_validator

from kontor.engine.wire_types import Fault
from kontor.server.wire.messages import Id, Language, Strict, TableShown
from kontor.server.wire.wire_types import GuestShown, TableSummary

Name = Annotated[str, Field(min_length=1, max_length=40)]
Secret = Annotated[str, Field(min_length=1, max_length=64)]
GameName = Annotated[str, Path(max_length=40)]
"""The name of a game in an address."""
Purpose = Annotated[str, Field(pattern=r"^(join|watch|seat[0-9])$")]


class Refusal(BaseModel):
    """The answer to a request that cannot be met."""

    error: Fault
    state: TableShown | None = None
    """After a stale revision, the table as it stands."""


class Me(BaseModel):
    """Oneself."""

    person: int
    name: str
    language: Language
    webhook: bool
    """Whether notices go to a webhook. Its address is a secret and is not told again."""


class MeWish(Strict):
    """What to change of oneself; what is left out stays."""

    name: Name | None = None
    language: Language | None = None
    webhook: Annotated[str, Field(max_length=400)] | None = None
    """An address, or an empty text for none."""


class KeyWish(Strict):
    """A new key in place of the present one."""

    key: Annotated[str, Field(min_length=43, max_length=43)]


class SeatAsked(Strict):
    """A seat: `me`, somebody on this `screen`, a `bot` by name, or `free` for others."""

    kind: Literal["me", "screen", "bot", "free"]
    name: Annotated[str, Field(max_length=40)] = ""
    bot: Annotated[str, Field(max_length=20)] = ""


class ClockAsked(Strict):
    """Seconds for each move, or for the whole game with some added for each move."""

    per_move: Annotated[int, Field(ge=5, le=5_184_000)] | None = None
    per_game: Annotated[int, Field(ge=30, le=31_536_000)] | None = None
    added: Annotated[int, Field(ge=0, le=86_400)] = 0

    @model_validator(mode="after")
    def _one_of_two(self) -> "ClockAsked":
        if (self.per_move is None) == (self.per_game is None):
            raise ValueError("per_move or per_game")
        return self


class TableAsked(Strict):
    """A new table. `content` holds changed figures; `drawn` lets the lot decide who begins."""

    game: Annotated[str, Field(min_length=1, max_length=40)]
    title: Annotated[str, Field(max_length=60)] = ""
    public: bool = False
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=8)]
    options: dict[str, Any] = Field(default_factory=dict)
    content: dict[str, Any] = Field(default_factory=dict)
    drawn: bool = True
    clock: ClockAsked | None = None
    hints: bool | None = None
    """Whether bots may give hints; if left out, where one person plays against bots or at one screen."""
    id: Id | None = None
    """If one is given, the same request sent again makes one table; another one with the same id is refused."""

    @field_validator("options", "content")
    @classmethod
    def _can_be_written(cls, data: dict[str, Any]) -> dict[str, Any]:
        """No halves of signs and no numbers that are none: neither could be sent to anybody."""
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
        return data


class TableChanged(Strict):
    """What the owner changes of a table; what is left out stays."""

    hints: bool | None = None


class JoinAsked(Strict):
    """Sit down: with the secret of a link unless the table is open to all, a name for each seat wanted."""

    secret: Secret | None = None
    id: Id | None = None
    """If one is given, the same request sent again counts once."""
    seat: Annotated[int, Field(ge=0, le=9)] | None = None
    names: list[Name] = Field(default_factory=list, max_length=4)


class SecretGiven(Strict):
    """The secret of a link."""

    secret: Secret


class StartAsked(Strict):
    """Begin now; bots of this name take the free seats."""

    fill: Annotated[str, Field(max_length=20)] = ""


class LinkAsked(Strict):
    """A link for joining, watching or one seat; `renew` makes the old one worthless."""

    purpose: Purpose
    renew: bool = False


class Link(BaseModel):
    """A link to hand on, and the same as a picture."""

    url: str
    secret: str
    qr: str


class GuestJudged(Strict):
    """What the owner of a table decides about a guest; what is left out stays."""

    muted: bool | None = None
    removed: bool | None = None


class Made(BaseModel):
    """A table that was made or joined."""

    table: str


class Invitation(BaseModel):
    """What a link invites to: which game, who keeps a seat free, who sits there; whether one does, or may look on."""

    game: str
    title: str
    host: str
    names: list[str]
    free: int
    seated: bool
    admitted: bool


class Tables(BaseModel):
    """Tables in short; `your_turn` says where somebody waits for this person."""

    tables: list[TableSummary]
    your_turn: list[str]


class Health(BaseModel):
    """How the server is."""

    status: Literal["ok"]
    version: str
    compiled: bool
    """Whether its core is compiled, and several times faster than interpreted."""
    url: str
    """The address that others reach it by."""


class Guests(BaseModel):
    """Who has come to a table."""

    guests: list[GuestShown]


class ValueOffered(BaseModel):
    """A value of an option by name; `pieces` are those that it stands for."""

    value: str | int | None
    told: str
    pieces: list[str]


class PieceOffered(BaseModel):
    """One of the pieces that can be chosen instead of a value."""

    name: str
    told: str
    about: str


class OptionOffered(BaseModel):
    """An option, its usual value first; in place of a value a list of `number` of its `pieces` will do."""

    name: str
    told: str
    values: list[ValueOffered]
    pieces: list[PieceOffered]
    number: int


class SwitchOffered(BaseModel):
    """In what editions differ: an option that can also be set alone, its values, and the value in each edition."""

    name: str
    told: str
    values: list[ValueOffered]
    by_edition: dict[str, str | int]


class BotOffered(BaseModel):
    """A bot: what it is called, and its character in one line; `level` says whether it is one of the levels."""

    name: str
    told: str
    about: str
    level: bool


class GameOffered(BaseModel):
    """A game, for how many, with which options."""

    name: str
    title: str
    about: str
    fewest: int
    most: int
    rules: int
    options: list[OptionOffered]
    editions: list[SwitchOffered]
    bots: list[BotOffered]


class Games(BaseModel):
    """What can be played here."""

    games: list[GameOffered]
    languages: list[str]


class ResultSeat(BaseModel):
    """A seat of a game that is over."""

    name: str
    bot: str
    points: int
    won: bool
    yours: bool


class Result(BaseModel):
    """A game of one's own that is over, and when it ended."""

    table: str
    game: str
    title: str
    ended: float
    seats: list[ResultSeat]
    points: int
    """The most that a seat of one's own has."""
    won: bool
    """Whether a seat of one's own has won."""
    alone: bool
    """Whether all seats were one's own: such a game does not count in the sums."""


class ResultSum(BaseModel):
    """How one has fared in a game up to now."""

    game: str
    played: int
    won: int
    best: int


class Results(BaseModel):
    """Games of one's own that are over, the latest first; `more` says that there are earlier ones."""

    results: list[Result]
    sums: list[ResultSum]
    more: bool
