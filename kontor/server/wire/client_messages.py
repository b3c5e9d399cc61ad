"""Messages that clients send over a live connection: those about the connection itself, commands and questions.

A client sends one JSON object per message. Each gets one answer with the same `id`. `/api/messages.json` publishes the
schemas.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from kontor.engine.protocol import Data
from kontor.server.wire.commands import Command
from kontor.server.wire.fields import WHOLE, Id, Language, Strict, TableId
from kontor.server.wire.questions import Question
from kontor.server.wire.server_messages import ServerMessage


class Hello(Strict):
    """The first message of a connection. A client without a key is a spectator."""

    type: Literal["hello"]
    id: Id
    key: Annotated[str, Field(max_length=100)] | None = None
    language: Language = "en"
    texts: bool = False
    """Whether entries and events come with sentences in this language."""
    offers: bool = False
    """Whether scenes contain the answers to `things` and `prospects`, so that the client need not ask."""


class Open(Strict):
    """Follow a table from now on. `after` is the number of the last entry that the client has."""

    type: Literal["open"]
    id: Id
    table: TableId
    after: Annotated[int, Field(ge=0), WHOLE] | None = None


class Close(Strict):
    """Stop following a table."""

    type: Literal["close"]
    id: Id
    table: TableId


class Ping(Strict):
    """Check that the server is there. The answer has its time."""

    type: Literal["ping"]
    id: Id


ClientMessage = Hello | Open | Close | Ping | Command | Question
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(Annotated[ClientMessage, Field(discriminator="type")])


def message_schemas() -> Data:
    """Return the JSON schemas of all messages.

    >>> sorted(message_schemas())
    ['from_client', 'from_server']
    """
    server_message: TypeAdapter[Any] = TypeAdapter(ServerMessage)
    return {"from_client": CLIENT_MESSAGE.json_schema(), "from_server": server_message.json_schema()}
