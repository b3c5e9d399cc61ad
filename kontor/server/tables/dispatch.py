"""From a message to what happens at a table."""

from collections.abc import Callable
from time import monotonic

from kontor.engine.protocol import Data
from kontor.server.errors import NoSuchTableError, NotYoursError, StaleError, TooManyError
from kontor.server.models import Change, Entry, Person
from kontor.server.tables import commands
from kontor.server.tables.service import Hall
from kontor.server.tables.session import Sitting
from kontor.server.wire import messages


def check_admitted(sitting: Sitting, person: int | None) -> None:
    """Raise `NoSuchTableError` if somebody may not see a table."""
    if not sitting.admits(person):
        raise NoSuchTableError


async def do(hall: Hall, act: messages.Act, person: Person | None) -> Entry:
    """Do what a message asks for, once; raises `KontorError` if it cannot be done."""
    if person is None or person.id in hall.forgotten:
        raise NotYoursError("key-needed")
    if not isinstance(act, messages.Move) and not hall.patience.allow(f"person {person.id}", monotonic()):
        raise TooManyError("requests-too-many")
    sender = f"{person.id}:{act.id}"
    return await hall.change(act.table, _maker(act, person), sender)


def _maker(act: messages.Act, person: Person) -> Callable[[Sitting], Change]:
    def make(sitting: Sitting) -> Change:
        check_admitted(sitting, person.id)
        if isinstance(act, messages.Chat):
            return commands.chat(sitting, person.id, person.name, act.text)
        if isinstance(act, messages.AnswerUndo):
            _check_revision(sitting, act.revision)
            return commands.answer_undo(sitting, person.id, act.allow)
        seat = commands.own_seat(sitting, person.id, act.seat)
        if isinstance(act, messages.Leave):
            return commands.leave(sitting, act.seat, person.id, "left")
        if isinstance(act, messages.Return):
            return commands.come_back(sitting, act.seat, person.id)
        if seat.stand_in:
            raise NotYoursError("seat-has-stand-in")
        _check_revision(sitting, act.revision)
        if isinstance(act, messages.Move):
            return commands.play(sitting, act.seat, messages.line_text(act.line), person.id)
        return _TAKING_BACK[type(act)](sitting, act.seat, person.id)

    return make


_TAKING_BACK: dict[type, Callable[[Sitting, int, int], Change]] = {
    messages.Undo: commands.undo,
    messages.Redo: commands.redo,
    messages.Reset: commands.reset,
    messages.AskUndo: commands.ask_undo,
}


def _check_revision(sitting: Sitting, revision: int) -> None:
    sitting.playing()
    if revision != sitting.revision:
        raise StaleError(sitting.revision)


def done_data(act: messages.Act, entry: Entry) -> Data:
    """The acknowledgement."""
    return {"type": "done", "id": act.id, "table": act.table, "number": entry.number, "revision": entry.revision}
