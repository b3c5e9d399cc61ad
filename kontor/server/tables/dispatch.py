"""From a message to the command that it asks for."""

from collections.abc import Callable
from time import monotonic

from kontor.engine.protocol import Data
from kontor.server.errors import ForbiddenError, NoSuchTableError, StaleError, TooManyError
from kontor.server.models import Draft, Entry, Person
from kontor.server.tables import commands
from kontor.server.tables.service import Command, TableService
from kontor.server.tables.session import TableSession
from kontor.server.wire import messages


def check_admitted(session: TableSession, person: int | None) -> None:
    """Raise `NoSuchTableError` if somebody may not see a table."""
    if not session.admits(person):
        raise NoSuchTableError


async def do(service: TableService, act: messages.Act, person: Person | None) -> Entry:
    """Do what a message asks for, once; raises `KontorError` if it cannot be done."""
    if person is None or person.id in service.forgotten:
        raise ForbiddenError("key-needed")
    if not isinstance(act, messages.Move) and not service.command_limiter.allow(f"person {person.id}", monotonic()):
        raise TooManyError("requests-too-many")
    sender = f"{person.id}:{act.id}"
    return await service.change(act.table, _command(act, person), sender)


def _command(act: messages.Act, person: Person) -> Command:
    def command(session: TableSession) -> Draft:
        check_admitted(session, person.id)
        if isinstance(act, messages.Chat):
            return commands.chat(session, person.id, person.name, act.text)
        if isinstance(act, messages.AnswerUndo):
            _check_revision(session, act.revision)
            return commands.answer_undo(session, person.id, act.allow)
        seat = commands.own_seat(session, person.id, act.seat)
        if isinstance(act, messages.Leave):
            return commands.leave(session, act.seat, person.id, "left")
        if isinstance(act, messages.Return):
            return commands.come_back(session, act.seat, person.id)
        if seat.stand_in:
            raise ForbiddenError("seat-has-stand-in")
        _check_revision(session, act.revision)
        if isinstance(act, messages.Move):
            return commands.play(session, act.seat, messages.line_text(act.line), person.id)
        return _TAKING_BACK[type(act)](session, act.seat, person.id)

    return command


_TAKING_BACK: dict[type, Callable[[TableSession, int, int], Draft]] = {
    messages.Undo: commands.undo,
    messages.Redo: commands.redo,
    messages.Reset: commands.reset,
    messages.AskUndo: commands.ask_undo,
}


def _check_revision(session: TableSession, revision: int) -> None:
    session.playing()
    if revision != session.revision:
        raise StaleError(session.revision)


def done_data(act: messages.Act, entry: Entry) -> Data:
    """The acknowledgement."""
    return {"type": "done", "id": act.id, "table": act.table, "number": entry.number, "revision": entry.revision}
