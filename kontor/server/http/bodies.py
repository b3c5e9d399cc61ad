"""Request and response bodies of the HTTP API."""

import json
from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator
from pydantic.config import JsonDict

from kontor.engine.registry import game_names
from kontor.engine.wire_types import Fault
from kontor.server.keys import KEY_PATTERN
from kontor.server.notify.webhook_urls import LONGEST_URL, URL_PATTERN
from kontor.server.wire.fields import WHOLE, Id, Language, SeatNumber, Strict
from kontor.server.wire.server_messages import TableSnapshot
from kontor.server.wire.wire_types import GuestInfo, TableSummary

Name = Annotated[str, Field(min_length=1, max_length=40)]
Secret = Annotated[str, Field(min_length=1, max_length=64)]
KNOWN_GAMES = {"pattern": f"^({'|'.join(game_names())})$"}
"""Only described in the schema: an unknown game is refused with a sentence that lists the known ones."""
_WEBHOOK = {"pattern": f"^({URL_PATTERN})?$"}
GameName = Annotated[str, Path(max_length=40, json_schema_extra=KNOWN_GAMES)]
"""The name of a game in a URL."""
GameQuery = Annotated[str | None, Query(max_length=40, json_schema_extra=KNOWN_GAMES)]
"""The name of a game in a query."""
LinkPurpose = Annotated[str, Field(pattern=r"^(join|watch|seat[0-9])$")]


class Refusal(BaseModel):
    """The answer to a request that is not allowed."""

    error: Fault
    state: TableSnapshot | None = None
    """After a stale revision, the table as it is now."""


class Account(BaseModel):
    """The account of the person who asks."""

    person: int
    name: str
    language: Language
    webhook: bool
    """Whether notices go to a webhook. Its address is a secret and is never returned."""


class AccountUpdate(Strict):
    """Changes to the account. Omitted fields stay as they are."""

    name: Name | None = None
    language: Language | None = None
    webhook: Annotated[str, Field(max_length=LONGEST_URL, json_schema_extra=_WEBHOOK)] | None = None
    """An address, or an empty string for none."""


class NewKey(Strict):
    """A key that replaces the current one."""

    key: Annotated[str, Field(min_length=43, max_length=43, json_schema_extra={"pattern": KEY_PATTERN})]


class SeatSetup(Strict):
    """A seat: `me`, somebody on this `screen`, a `bot` by name, or `free` for others."""

    kind: Literal["me", "screen", "bot", "free"]
    name: Annotated[str, Field(max_length=40)] = ""
    bot: Annotated[str, Field(max_length=20)] = ""


def _both(kind: str) -> JsonDict:
    """Return the schema of clocks whose two limits have the same type. A missing limit counts as null."""
    limits = ["per_move", "per_game"]
    described: JsonDict = {"properties": {name: {"type": kind} for name in limits}}
    return described if kind == "null" else {**described, "required": [*limits]}


class ClockSetup(Strict):
    """Seconds per move, or per game with some `added` for each move."""

    model_config = ConfigDict(json_schema_extra={"not": {"anyOf": [_both("integer"), _both("null")]}})

    per_move: Annotated[int, Field(ge=5, le=5_184_000), WHOLE] | None = None
    per_game: Annotated[int, Field(ge=30, le=31_536_000), WHOLE] | None = None
    added: Annotated[int, Field(ge=0, le=86_400), WHOLE] = 0

    @model_validator(mode="after")
    def _one_of_two(self) -> "ClockSetup":
        if (self.per_move is None) == (self.per_game is None):
            raise ValueError("per_move or per_game")
        return self


class CreateTable(Strict):
    """A new table. `content` holds changed figures. `random_start` chooses the start player at random."""

    game: Annotated[str, Field(min_length=1, max_length=40, json_schema_extra=KNOWN_GAMES)]
    title: Annotated[str, Field(max_length=60)] = ""
    public: bool = False
    seats: Annotated[list[SeatSetup], Field(min_length=1, max_length=8)]
    options: dict[str, Any] = Field(default_factory=dict)
    content: dict[str, Any] = Field(default_factory=dict)
    random_start: bool = True
    clock: ClockSetup | None = None
    hints: bool | None = None
    """Whether bots may give hints. By default they may if one person plays against bots or around one screen."""
    id: Id | None = None
    """Repeating a request with the same id creates no second table. A different request with that id is refused."""

    @field_validator("options", "content")
    @classmethod
    def _is_json(cls, data: dict[str, Any]) -> dict[str, Any]:
        """Reject lone surrogates, NaN and infinity. They cannot be encoded as JSON."""
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
        return data


class UpdateTable(Strict):
    """Changes to a table by its owner. Omitted fields stay as they are."""

    hints: bool | None = None


class JoinRequest(Strict):
    """Take seats: a name for each of them, and the secret of a link unless the table is public."""

    secret: Secret | None = None
    id: Id | None = None
    """A repeated request with the same id counts once."""
    seat: SeatNumber | None = None
    names: list[Name] = Field(default_factory=list, max_length=4)


class LinkSecret(Strict):
    """The secret of a link."""

    secret: Secret


class StartRequest(Strict):
    """Start now. Bots of the name `fill` take the free seats."""

    fill: Annotated[str, Field(max_length=20)] = ""


class LinkRequest(Strict):
    """A link for joining, watching or one seat. `renew` invalidates the old one.

    Links for joining and watching are for the owner of the table. The link of a seat is for its player alone.
    """

    purpose: LinkPurpose
    renew: bool = False


class Link(BaseModel):
    """A link to share, and its QR code as SVG."""

    url: str
    secret: str
    qr: str


class UpdateGuest(Strict):
    """Changes to a guest by the owner of the table. Omitted fields stay as they are."""

    muted: bool | None = None
    removed: bool | None = None


class TableRef(BaseModel):
    """The id of a table that was created or joined."""

    table: str


class Invitation(BaseModel):
    """What a link invites to. `seated` and `admitted` tell whether the reader has a seat, or may see the table."""

    game: str
    title: str
    host: str
    names: list[str]
    free: int
    seated: bool
    admitted: bool


class Tables(BaseModel):
    """A list of tables. `your_turn` has those where it is this person's turn."""

    tables: list[TableSummary]
    your_turn: list[str]


class Health(BaseModel):
    """The health of the server and its store."""

    status: Literal["ok", "damaged"]
    """`damaged` if parts of the store cannot be read. All other tables play on."""
    version: str
    compiled: bool
    """Whether the core is compiled. It is then several times faster than interpreted."""
    url: str
    """The public address of the server."""
    damaged_tables: int
    """Tables in quarantine. The log of the server names them."""
    page_problems: int
    """Problems that the last check of a SQLite file found in its pages."""
    checked: float | None
    """When the last complete check of the store ended."""


class CurrentAnnouncement(BaseModel):
    """What the operator announces: a text, a restart at a time, or neither."""

    text: str
    restart: float | None


class Guests(BaseModel):
    """The guests of a table."""

    guests: list[GuestInfo]


class OptionValue(BaseModel):
    """A value of an option. `pieces` are the pieces that it stands for."""

    value: str | int | None
    label: str
    pieces: list[str]


class OptionPiece(BaseModel):
    """A piece that can be chosen instead of a value."""

    name: str
    label: str
    about: str


class OptionInfo(BaseModel):
    """An option, the value to suggest first: of editions, that of the reader's language.

    Instead of a value it accepts a list of `number` of its `pieces`.
    """

    name: str
    label: str
    values: list[OptionValue]
    pieces: list[OptionPiece]
    number: int


class SwitchInfo(BaseModel):
    """A difference between editions: the option for it, its values, and its value in each edition."""

    name: str
    label: str
    values: list[OptionValue]
    by_edition: dict[str, str | int]


class BotInfo(BaseModel):
    """A bot, and its character in one line. `level` tells whether it is one of the levels."""

    name: str
    label: str
    about: str
    level: bool


class GameInfo(BaseModel):
    """A game: its number of players, options, editions and bots."""

    name: str
    title: str
    about: str
    fewest: int
    most: int
    rules: int
    options: list[OptionInfo]
    editions: list[SwitchInfo]
    bots: list[BotInfo]


class Games(BaseModel):
    """The games and languages of this server."""

    games: list[GameInfo]
    languages: list[str]


class ResultSeat(BaseModel):
    """A seat of a finished game."""

    name: str
    bot: str
    points: int
    won: bool
    yours: bool


class Result(BaseModel):
    """A finished game of this person, and when it ended."""

    table: str
    game: str
    title: str
    ended: float
    seats: list[ResultSeat]
    points: int
    """The highest score of this person's seats."""
    won: bool
    """Whether one of this person's seats has won."""
    alone: bool
    """Whether this person held all seats. Such a game does not count in the sums."""


class ResultSum(BaseModel):
    """The sums of this person's results in one game."""

    game: str
    played: int
    won: int
    best: int


class Results(BaseModel):
    """This person's finished games, the latest first. `more` tells whether there are earlier ones."""

    results: list[Result]
    sums: list[ResultSum]
    more: bool
