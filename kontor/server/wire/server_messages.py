"""Messages that the server sends over a live connection."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field
from typing_extensions import TypedDict

from kontor.engine.wire_types import Fault
from kontor.server.wire.wire_types import AnswerData, Scene, ServerTime, TableInfo


class Welcome(BaseModel):
    """The answer to `hello`."""

    type: Literal["welcome"]
    id: str
    person: int | None
    name: str
    server: str


class Done(BaseModel):
    """The answer to a command: it is stored as this entry."""

    type: Literal["done"]
    id: str
    table: str
    number: int
    revision: int


class Answer(BaseModel):
    """The answer to a question, `close` or `ping`. The type of `data` depends on the type of the question."""

    type: Literal["answer"]
    id: str
    data: AnswerData | ServerTime | dict[str, Any]


class Refused(BaseModel):
    """The answer to a message that is not allowed.

    If the revision is stale and the table is open, the client has received the newer entries before.
    """

    type: Literal["refused"]
    id: str
    error: Fault


class Perspective(BaseModel):
    """The events of an entry as one seat saw them. With `texts` in `hello`, they also come as sentences."""

    seat: int
    events: list[dict[str, Any]]
    texts: list[str] | None = None


class EntryData(TypedDict, total=False):
    """The public data of an entry, such as the text and sender of a chat message, or how many lines were undone."""

    count: int
    bot: str
    by: Literal["bot", "player"]
    text: str
    name: str
    muted: bool
    removed: bool
    hints: bool


class LogEntry(BaseModel):
    """An entry of a table, as a person may see it."""

    number: int
    revision: int
    kind: str
    seat: int
    at: float
    data: EntryData
    perspectives: list[Perspective]
    text: str | None = None


class TableSnapshot(BaseModel):
    """The answer to `open`: the table as it is now, and the entries after the last one that the client has.

    If there are many, only the latest are sent. The question `entries` has those before them.
    """

    type: Literal["table"]
    id: str | None = None
    table: str
    number: int
    revision: int
    info: TableInfo
    scenes: list[Scene]
    entries: list[LogEntry]


class Happened(BaseModel):
    """A new entry of an open table. Numbers increase by one. A client that misses one opens the table again.

    The scenes are missing if they are as before, such as after a chat message.
    """

    type: Literal["happened"]
    table: str
    number: int
    revision: int
    entry: LogEntry
    info: TableInfo
    scenes: list[Scene] | None = None


class Presence(BaseModel):
    """Somebody has connected to an open table or left it."""

    type: Literal["presence"]
    table: str
    info: TableInfo


class Closed(BaseModel):
    """The server has closed a table for this client: it was deleted, the client was removed, or must open it again."""

    type: Literal["closed"]
    table: str


class Restarting(BaseModel):
    """The last message of a server that restarts. Connect again: another server, or the new one, will answer.

    The close code 1012 says the same, but some proxies do not pass it on.
    """

    type: Literal["restarting"]


class Announced(BaseModel):
    """What the operator of the server announces: a text, a restart at a time, or neither any more."""

    type: Literal["announcement"]
    text: str
    restart: float | None


ServerMessage = Annotated[
    Welcome | Done | Refused | Answer | TableSnapshot | Happened | Presence | Closed | Restarting | Announced,
    Field(discriminator="type"),
]
