"""Dispatch: run the command of a client message on its table."""

from collections.abc import Callable, Mapping
from time import monotonic

from sqlalchemy.exc import IntegrityError

from kontor.engine.protocol import Data
from kontor.server.errors import ForbiddenError, NoKeyError, NoSuchTableError, StaleError, TooManyError
from kontor.server.models import Draft, Entry, Person
from kontor.server.tables import commands
from kontor.server.tables.replacement import AbsenceCheck, answer_replacement, ask_replacement
from kontor.server.tables.seating import is_lost, reclaim_seat
from kontor.server.tables.service import Change, TableService
from kontor.server.tables.session import TableSession
from kontor.server.wire.commands import (
    AnswerReplacement,
    AnswerUndo,
    AskReplacement,
    AskUndo,
    Chat,
    Command,
    Leave,
    Move,
    PlayCommand,
    Redo,
    ReplacementCommand,
    Reset,
    Return,
    Undo,
)
from kontor.server.wire.fields import line_text


def check_admitted(session: TableSession, person: int | None) -> None:
    """Raise `NoSuchTableError` if the person may not see the table."""
    if not session.admits(person):
        raise NoSuchTableError


async def run_command(service: TableService, command: Command, person: Person | None) -> Entry:
    """Run a command once and return its entry. Raise `KontorError` if it is not allowed."""
    if person is None or person.id in service.forgotten:
        raise NoKeyError
    if not isinstance(command, Move) and not service.command_limiter.allow(f"person {person.id}", monotonic()):
        raise TooManyError("requests-too-many")
    known = service.sessions.get(command.table)
    if known is not None:
        service.visits.record(known, person.id)
    if isinstance(command, AskReplacement | AnswerReplacement):
        visits = await service.visits.latest(command.table, service.viewers.connected_here(command.table))
        change = _replacement(command, person.id, visits, service.times.now())
    else:
        change = _change(command, person)
    try:
        return await service.change(command.table, change, f"{person.id}:{command.id}")
    except IntegrityError:
        # The person was deleted meanwhile, perhaps by another server.
        raise NoKeyError from None


def _replacement(command: ReplacementCommand, person: int, visits: Mapping[int, float], now: float) -> Change:
    def change(session: TableSession) -> Draft:
        check_admitted(session, person)
        absences = AbsenceCheck(session, visits, now)
        if isinstance(command, AnswerReplacement):
            return answer_replacement(session, person, command.request, command.allow, absences)
        commands.own_seat(session, person, command.seat)
        return ask_replacement(session, command.seat, command.absent, command.by, absences)

    return change


def _change(command: PlayCommand, person: Person) -> Change:
    def change(session: TableSession) -> Draft:
        check_admitted(session, person.id)
        if isinstance(command, Chat):
            return commands.chat(session, person.id, person.name, command.text)
        if isinstance(command, AnswerUndo):
            _check_revision(session, command.revision)
            return commands.answer_undo(session, person.id, command.allow)
        if isinstance(command, Return) and is_lost(session, command.seat, person.id):
            return reclaim_seat(session, command.seat, person)
        seat = commands.own_seat(session, person.id, command.seat)
        if isinstance(command, Leave):
            return commands.leave(session, command.seat, person.id, "left")
        if isinstance(command, Return):
            return commands.come_back(session, command.seat, person.id)
        if seat.stand_in:
            raise ForbiddenError("seat-has-stand-in")
        _check_revision(session, command.revision)
        if isinstance(command, Move):
            return commands.play(session, command.seat, line_text(command.line), person.id)
        return _UNDO_COMMANDS[type(command)](session, command.seat, person.id)

    return change


_UNDO_COMMANDS: dict[type, Callable[[TableSession, int, int], Draft]] = {
    Undo: commands.undo,
    Redo: commands.redo,
    Reset: commands.reset,
    AskUndo: commands.ask_undo,
}


def _check_revision(session: TableSession, revision: int) -> None:
    session.playing()
    if revision != session.revision:
        raise StaleError(session.revision)


def done_data(command: Command, entry: Entry) -> Data:
    """Return the acknowledgement of a command."""
    return {
        "type": "done",
        "id": command.id,
        "table": command.table,
        "number": entry.number,
        "revision": entry.revision,
    }
