"""What entries change in the game part of a session: lines, undo, requests to undo or to replace somebody."""

from collections.abc import Callable

from kontor.engine.errors import RuleError
from kontor.engine.legality import open_record
from kontor.engine.match import Match
from kontor.engine.protocol import Data
from kontor.engine.record import record_of
from kontor.server.models import Entry
from kontor.server.tables.session import SeatRequest, TableSession, UndoRequest

_LINES_AT_ONCE = 64
"""Lines that are replayed without a break, which takes a few milliseconds."""


def begin_match(head: Data) -> Match:
    """Return a match at the first position of a record."""
    record = record_of({**head, "moves": []})
    game, state, options = open_record(record)
    match = Match(game, record.players, options, record.deal, record.seed, state)
    match.taken_back = record.taken_back
    return match


def _play_lines(session: TableSession, entry: Entry, match: Match | None) -> None:
    session.match = match if match is not None else _replayed(session.playing(), entry)
    session.undone = []


def _replayed(match: Match, entry: Entry) -> Match:
    lines = entry.data["lines"]
    # The compiled core does not let other threads run. This loop does, between its slices.
    for start in range(0, len(lines), _LINES_AT_ONCE):
        match.play_again(lines[start : start + _LINES_AT_ONCE])
    if "hash" in entry.data and entry.data["hash"] != match.hash():
        raise RuleError("server:table", "table-other-position", number=entry.number)
    return match


def _undo(session: TableSession, entry: Entry, _: Match | None) -> None:
    for _line in range(entry.data["count"]):
        session.playing().undo()
    session.undone = [*session.undone, entry.data["count"]]


def _redo(session: TableSession, entry: Entry, _: Match | None) -> None:
    for _line in range(session.undone[-1]):
        session.playing().redo()
    session.undone = session.undone[:-1]


def _ask_undo(session: TableSession, entry: Entry, _: Match | None) -> None:
    session.undo_request = UndoRequest(entry.seat, entry.data["count"])


def _allow_undo(session: TableSession, entry: Entry, _: Match | None) -> None:
    request = session.undo_request
    if request is not None:
        session.undo_request = request._replace(agreed=request.agreed | {entry.seat})


def _ask_replacement(session: TableSession, entry: Entry, _: Match | None) -> None:
    data = entry.data
    session.seat_request = SeatRequest(entry.number, entry.seat, data["absent"], data["by"], frozenset(data["asked"]))


def _allow_replacement(session: TableSession, entry: Entry, _: Match | None) -> None:
    request = session.seat_request
    if request is not None:
        session.seat_request = request._replace(agreed=request.agreed | {entry.seat})


GAME_CHANGES: dict[str, Callable[[TableSession, Entry, Match | None], None]] = {
    "started": _play_lines,
    "imported": _play_lines,
    "move": _play_lines,
    "undo": _undo,
    "redo": _redo,
    "undo_asked": _ask_undo,
    "undo_allowed": _allow_undo,
    "replace_asked": _ask_replacement,
    "replace_allowed": _allow_replacement,
}
