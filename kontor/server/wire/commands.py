"""Commands: messages that change a table. The answer is `done` or `refused`."""

from typing import Annotated, Literal

from pydantic import Field, RootModel

from kontor.server.wire.fields import WHOLE, Id, Line, LineParts, Revision, SeatNumber, Strict, TableId


class _SeatCommand(Strict):
    id: Id
    table: TableId
    seat: SeatNumber


class _GameCommand(_SeatCommand):
    revision: Revision


class Move(_GameCommand):
    """Play a line, as text or in parts, on the revision that the client knows."""

    type: Literal["move"]
    line: Line | LineParts


class Undo(_GameCommand):
    """Undo the last line."""

    type: Literal["undo"]


class Redo(_GameCommand):
    """Play the line that was undone last."""

    type: Literal["redo"]


class Reset(_GameCommand):
    """Undo as much of this turn as the rules allow."""

    type: Literal["reset"]


class AskUndo(_GameCommand):
    """Ask the others for permission to undo the seat's last line and all lines after it."""

    type: Literal["ask_undo"]


class AnswerUndo(Strict):
    """Allow or deny the undo that another seat has asked for."""

    type: Literal["answer_undo"]
    id: Id
    table: TableId
    revision: Revision
    allow: bool


class AskReplacement(_SeatCommand):
    """Ask the others to let a bot or a new player take the seat of somebody who is absent."""

    type: Literal["ask_replacement"]
    absent: SeatNumber
    by: Literal["bot", "player"]


class AnswerReplacement(Strict):
    """Allow or refuse such a replacement. `request` is its number in the table's `seat_request`."""

    type: Literal["answer_replacement"]
    id: Id
    table: TableId
    request: Annotated[int, Field(ge=0, le=2**31 - 1), WHOLE]
    allow: bool


class Leave(_SeatCommand):
    """Let a bot stand in for a seat."""

    type: Literal["leave"]


class Return(_SeatCommand):
    """Take the seat back from a bot or from somebody who plays for you."""

    type: Literal["return"]


class Chat(Strict):
    """Send a chat message to the table."""

    type: Literal["chat"]
    id: Id
    table: TableId
    text: Annotated[str, Field(min_length=1, max_length=2000)]
    """At most 500 characters. A slightly longer message is refused like an illegal move. The connection stays open."""


ReplacementCommand = AskReplacement | AnswerReplacement
PlayCommand = Move | Undo | Redo | Reset | AskUndo | AnswerUndo | Leave | Return | Chat
Command = PlayCommand | ReplacementCommand


class CommandBody(RootModel[Annotated[Command, Field(discriminator="type")]]):
    """One command, sent over HTTP."""
