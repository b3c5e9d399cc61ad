"""What clients and the server say to each other over a live connection; `/api/messages.json` publishes it.

A client sends one JSON object in each message and gets for it one answer that carries the same `id`.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel, TypeAdapter
from typing_extensions import TypedDict

from kontor.engine.protocol import Data
from kontor.engine.wire_types import Fault
from kontor.lang.languages import LANGUAGES
from kontor.server.wire.wire_types import Answered, SceneShown, ServerTime, TableInfo

Id = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[!-~]+$")]
TableId = Annotated[str, Field(min_length=1, max_length=16, pattern=r"^[a-z0-9]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Language = Annotated[str, Field(pattern=f"^({'|'.join(LANGUAGES)})$", json_schema_extra={"enum": [*LANGUAGES]})]
Line = Annotated[str, Field(min_length=1, max_length=2000)]


class Strict(BaseModel):
    """Nothing that is not asked for, and no text for a number."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(Strict):
    """The first message of a connection. Who has no key looks on only."""

    type: Literal["hello"]
    id: Id
    key: Annotated[str, Field(max_length=100)] | None = None
    language: Language = "en"
    told: bool = False
    """Whether events come with their sentences."""
    offers: bool = False
    """Whether scenes say what their seat can do, so that a client need not ask after each change."""


class Open(Strict):
    """Look at a table from now on. `after` is the number of the last entry that the client has."""

    type: Literal["open"]
    id: Id
    table: TableId
    after: Annotated[int, Field(ge=0)] | None = None


class Close(Strict):
    """Look at a table no longer."""

    type: Literal["close"]
    id: Id
    table: TableId


class LineParts(Strict):
    """A line in parts: `do` the thing, `at` a place, `by` these steps."""

    do: Line
    at: Annotated[str, Field(max_length=40)] | None = None
    by: Annotated[list[Line], Field(max_length=60)] = []


class _OfSeat(Strict):
    id: Id
    table: TableId
    seat: SeatNumber
    revision: Annotated[int, Field(ge=0)]


class Move(_OfSeat):
    """Play a line, as text or in parts, on the revision that the client knows."""

    type: Literal["move"]
    line: Line | LineParts


class Undo(_OfSeat):
    """Take back the last line."""

    type: Literal["undo"]


class Redo(_OfSeat):
    """Play again what was last taken back."""

    type: Literal["redo"]


class Reset(_OfSeat):
    """Take back all that may be taken back of this turn."""

    type: Literal["reset"]


class AskUndo(_OfSeat):
    """Ask the others to let one take back one's last line and all after it."""

    type: Literal["ask_undo"]


class AnswerUndo(Strict):
    """Allow what another has asked for, or deny it."""

    type: Literal["answer_undo"]
    id: Id
    table: TableId
    revision: Annotated[int, Field(ge=0)]
    allow: bool


class Leave(Strict):
    """Let a bot play on for a seat."""

    type: Literal["leave"]
    id: Id
    table: TableId
    seat: SeatNumber


class Return(Strict):
    """Take one's seat again from the bot."""

    type: Literal["return"]
    id: Id
    table: TableId
    seat: SeatNumber


class Chat(Strict):
    """Say something at the table."""

    type: Literal["chat"]
    id: Id
    table: TableId
    text: Annotated[str, Field(min_length=1, max_length=2000)]


class Things(Strict):
    """What can a seat do now?"""

    type: Literal["things"]
    id: Id
    table: TableId
    seat: SeatNumber


class Ways(Strict):
    """Which lines do a thing: where, and by which ways to pay?"""

    type: Literal["ways"]
    id: Id
    table: TableId
    seat: SeatNumber
    thing: Line


class Why(Strict):
    """May this line be played now, and if not, why not?"""

    type: Literal["why"]
    id: Id
    table: TableId
    seat: SeatNumber
    line: Line | LineParts


class Prospects(Strict):
    """What does a seat lack for whatever it might want?"""

    type: Literal["prospects"]
    id: Id
    table: TableId
    seat: SeatNumber


class Plan(Strict):
    """How would a thing be done, `at` this place, with these cards or places `named`, `by` these steps among others?"""

    type: Literal["plan"]
    id: Id
    table: TableId
    seat: SeatNumber
    thing: Line
    at: Annotated[str, Field(max_length=40)] | None = None
    named: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=20)] = []
    by: Annotated[list[Line], Field(max_length=60)] = []


class Look(Strict):
    """How did the table look after so many lines? While a game goes on, only with one's own eyes."""

    type: Literal["look"]
    id: Id
    table: TableId
    lines: Annotated[int, Field(ge=0, le=100_000)]
    seat: Annotated[int, Field(ge=-1, le=9)]


class Course(Strict):
    """How did the seats stand after each round? While a game goes on, only with one's own eyes."""

    type: Literal["course"]
    id: Id
    table: TableId
    seat: Annotated[int, Field(ge=-1, le=9)]


class Story(Strict):
    """What happened, line by line? While a game goes on, only with one's own eyes."""

    type: Literal["story"]
    id: Id
    table: TableId
    seat: Annotated[int, Field(ge=-1, le=9)]


class Hint(Strict):
    """What would a seat do best now, and why? It is thought about for about a second."""

    type: Literal["hint"]
    id: Id
    table: TableId
    seat: SeatNumber


class Review(Strict):
    """How good were the decisions of a seat in these lines of a game that is over?"""

    type: Literal["review"]
    id: Id
    table: TableId
    seat: SeatNumber
    first: Annotated[int, Field(ge=1, le=100_000)] = 1
    last: Annotated[int, Field(ge=1, le=100_000)] = 100_000


class Ping(Strict):
    """Is anybody there?"""

    type: Literal["ping"]
    id: Id


Act = Move | Undo | Redo | Reset | AskUndo | AnswerUndo | Leave | Return | Chat
Advised = Hint | Review
"""Questions that a bot thinks about, beside the server's own work."""
AtSight = Things | Ways | Why | Prospects | Plan | Look | Course | Story
Question = AtSight | Advised


class ActBody(RootModel[Annotated[Act, Field(discriminator="type")]]):
    """One act, sent by HTTP."""


class QuestionBody(RootModel[Annotated[Question, Field(discriminator="type")]]):
    """One question, sent by HTTP."""


LOOKING_BACK = (Look, Course, Story)
"""Questions that everybody may ask who may see a table."""
QUESTIONS = (Things, Ways, Why, Prospects, Plan, *LOOKING_BACK)
"""Questions that are answered at sight."""
SaidByClient = Hello | Open | Close | Ping | Act | Question
SAID: TypeAdapter[SaidByClient] = TypeAdapter(Annotated[SaidByClient, Field(discriminator="type")])


class Welcome(BaseModel):
    """The answer to `hello`."""

    type: Literal["welcome"]
    id: str
    person: int | None
    name: str
    server: str


class Done(BaseModel):
    """The answer to an act: it is kept, as this entry."""

    type: Literal["done"]
    id: str
    table: str
    number: int
    revision: int


class Answer(BaseModel):
    """The answer to a question, in the form that belongs to it; and to `close` and `ping`."""

    type: Literal["answer"]
    id: str
    data: Answered | ServerTime | dict[str, Any]


class SeenEvents(BaseModel):
    """The events of an entry as one eye saw them."""

    seat: int
    events: list[dict[str, Any]]
    told: list[str] | None = None


class EntryData(TypedDict, total=False):
    """What everybody may know of an entry: a chat's text and who said it, a bot's name, how many lines were undone."""

    count: int
    bot: str
    text: str
    name: str
    muted: bool
    removed: bool
    hints: bool


class EntrySeen(BaseModel):
    """Something that happened."""

    number: int
    revision: int
    kind: str
    seat: int
    at: float
    data: EntryData
    seen: list[SeenEvents]
    told: str | None = None


class TableShown(BaseModel):
    """The answer to `open`: the table as it stands, and the entries after the one the client had."""

    type: Literal["table"]
    id: str | None = None
    table: str
    number: int
    revision: int
    info: TableInfo
    scenes: list[SceneShown]
    entries: list[EntrySeen]


class Refused(BaseModel):
    """The answer to what cannot be done. Who has the table open has heard of what made a revision stale before."""

    type: Literal["refused"]
    id: str
    error: Fault


class Happened(BaseModel):
    """Something has happened at an open table. Numbers go up by one; who misses one opens the table anew."""

    type: Literal["happened"]
    table: str
    number: int
    revision: int
    entry: EntrySeen
    info: TableInfo
    scenes: list[SceneShown]


class Present(BaseModel):
    """Somebody has come or gone."""

    type: Literal["present"]
    table: str
    info: TableInfo


class Gone(BaseModel):
    """A table is closed for this client: deleted, shown out, or to be opened anew."""

    type: Literal["gone"]
    table: str


Heard = Annotated[
    Welcome | Done | Refused | Answer | TableShown | Happened | Present | Gone, Field(discriminator="type")
]


def published() -> Data:
    """The JSON schemas of all messages.

    >>> sorted(published())
    ['from_client', 'from_server']
    """
    heard: TypeAdapter[Any] = TypeAdapter(Heard)
    return {"from_client": SAID.json_schema(), "from_server": heard.json_schema()}


def line_text(line: str | LineParts) -> str:
    """A line as text.

    >>> line_text(LineParts(do="build brewery", at="12", by=["work 2", "work 6"]))
    'build brewery at 12: work 2, work 6'
    """
    if isinstance(line, str):
        return line
    text = line.do if line.at is None else f"{line.do} at {line.at}"
    return f"{text}: {', '.join(line.by)}" if line.by else text
