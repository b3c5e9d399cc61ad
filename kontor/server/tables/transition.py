"""State transitions: `apply` is the only code that changes a session, live, in replay and on every other server.

A session has two parts. The table part (seats, guests, owner, links, settings, status, clock) is also stored in rows.
The game part (match, undo) is not: it is rebuilt by replaying entries. So there are three ways to the same session:
`apply` after every command, `restore` from the rows and the game part of the entries, and `rebuild` from the entries
alone.
"""

from collections.abc import Sequence

from sqlalchemy import Connection

from kontor.engine.errors import KontorError, RuleError
from kontor.engine.events import Event
from kontor.engine.match import Match
from kontor.engine.protocol import Data
from kontor.server.models import OVER, PLAYING, AppliedEntry, Draft, Entry, StoredTable
from kontor.server.store import rows
from kontor.server.tables.changes.game_part import GAME_CHANGES, begin_match
from kontor.server.tables.changes.table_part import JOIN, TABLE_CHANGES, WATCH, seats_of
from kontor.server.tables.quotas import entry_size
from kontor.server.tables.session import SeatRequest, TableSession
from kontor.server.tables.timing.clocks import Clock

_NEW_REVISION = ("move", "undo", "redo", "imported")
_MOVES_ON = ("move", "undo", "redo")
_ENDS_UNDO_REQUEST = (*_MOVES_ON, "undo_denied", "left", "timeout", "forgotten", "replaced", "reclaimed")
_ENDS_SEAT_REQUEST = ("replace_denied", "replace_void", "replaced", "forgotten")


def next_entry(session: TableSession | None, draft: Draft, sender: str | None, at: float) -> Entry:
    """Return the entry for a draft. Without a session, it is the first entry of a table."""
    number, revision = (session.number, session.revision) if session is not None else (0, 0)
    revision += draft.kind in _NEW_REVISION
    return Entry(number + 1, revision, draft.kind, draft.seat, draft.person, sender, dict(draft.data), at)


def apply(session: TableSession, entry: Entry, match: Match | None = None) -> AppliedEntry:
    """Apply an entry to a session.

    A `match` in which the lines of the entry have already been played is taken over instead of playing them again. At a
    frozen table only the table part changes.
    """
    clock = Clock(session)
    change_table = TABLE_CHANGES.get(entry.kind)
    if change_table is not None:
        change_table(session, entry)
    events = apply_game(session, entry, match)
    if session.match is not None:
        if entry.kind in _MOVES_ON:
            session.status = OVER if session.match.over else PLAYING
            session.result = session.match.game.result(session.match.state)
        clock.stop(entry)
    return _append(session, entry, events)


def apply_game(session: TableSession, entry: Entry, match: Match | None = None) -> list[Event]:
    """Apply an entry to the game part of a session and return the events. A game that cannot be replayed is frozen."""
    if session.frozen is not None:
        return []
    try:
        return _apply_game(session, entry, match)
    except KontorError as error:
        session.match = None
        session.frozen_by = error
        session.frozen = RuleError("server:table", "table-frozen", rules=session.rules)
        return []


def _apply_game(session: TableSession, entry: Entry, match: Match | None) -> list[Event]:
    if entry.kind in ("started", "imported") and match is None:
        session.match = begin_match(session.head or {})
    before = len(session.match.events) if session.match is not None else 0
    if entry.kind in _ENDS_UNDO_REQUEST:
        session.undo_request = None
    if session.seat_request is not None and _ends_seat_request(session.seat_request, entry):
        session.seat_request = None
    change_game = GAME_CHANGES.get(entry.kind)
    if change_game is not None:
        change_game(session, entry, match)
    return [event for events in session.match.events[before:] for event in events] if session.match is not None else []


def _ends_seat_request(request: SeatRequest, entry: Entry) -> bool:
    """Return whether the request is settled, or the absent person has done something."""
    by_bot = entry.kind == "move" and entry.person is None
    return entry.kind in _ENDS_SEAT_REQUEST or (entry.seat == request.absent and not by_bot)


def _append(session: TableSession, entry: Entry, events: list[Event]) -> AppliedEntry:
    applied = AppliedEntry(entry, events)
    session.number, session.revision, session.changed = entry.number, entry.revision, entry.at
    session.size += entry_size(entry)
    session.log.append(applied)
    if entry.sender:
        session.senders[entry.sender] = entry
    return applied


def open_table(table: str, entry: Entry, match: Match | None = None) -> TableSession:
    """Return a new table from its first entry."""
    row: Data = {**entry.data["table"], "id": table, "owner": entry.person, "links": {JOIN: 0, WATCH: 0}}
    row |= {"since": entry.at, "deadline": None, "created": entry.at, "changed": entry.at}
    session = TableSession(row, seats_of(entry), {})
    apply(session, entry, match)
    return session


def rebuild(table: str, entries: Sequence[Entry]) -> TableSession:
    """Return a table rebuilt from its entries alone."""
    session = open_table(table, entries[0])
    for entry in entries[1:]:
        apply(session, entry)
    return session


def restore(stored: StoredTable) -> TableSession:
    """Return a table from its rows, which hold the table part, and from the game part of its entries."""
    session = TableSession(stored.row, stored.seats, stored.guests)
    for entry in stored.entries:
        _append(session, entry, apply_game(session, entry))
    return session


def load_session(connection: Connection, table: str) -> TableSession | None:
    """Load a table from the store and replay its game, or None if there is no such table."""
    stored = rows.load_table(connection, table)
    return restore(stored) if stored is not None else None
