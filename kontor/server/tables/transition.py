"""State transitions: `apply` is the only code that changes a session, live, in replay and on every other server.

A session has two parts. The table part (seats, guests, owner, links, settings, status, clock) is also stored in rows.
The game part (match, undo) is not: it is rebuilt by replaying entries. So there are three ways to the same session:
`apply` after every command, `restore` from the rows and the game part of the entries, and `rebuild` from the entries
alone.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection

from kontor.engine.errors import KontorError, RuleError
from kontor.engine.events import Event
from kontor.engine.legality import open_record
from kontor.engine.match import Match
from kontor.engine.protocol import Data
from kontor.engine.record import record_of
from kontor.server.anonymity import anonymized
from kontor.server.models import OVER, PLAYING, AppliedEntry, Draft, Entry, Guest, Seat, StoredTable
from kontor.server.store import rows
from kontor.server.tables.clocks import Clock
from kontor.server.tables.session import TableSession, UndoRequest

JOIN, WATCH = "join", "watch"
"""The purposes of a link, besides a single seat."""
_NEW_REVISION = ("move", "undo", "redo", "imported")
_MOVES_ON = ("move", "undo", "redo")
_ENDS_UNDO_REQUEST = (*_MOVES_ON, "undo_denied", "left", "timeout", "forgotten")


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
    change_table = _TABLE_CHANGES.get(entry.kind)
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
    change_game = _GAME_CHANGES.get(entry.kind)
    if change_game is not None:
        change_game(session, entry, match)
    return [event for events in session.match.events[before:] for event in events] if session.match is not None else []


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
    match.play_again(entry.data["lines"])
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


_GAME_CHANGES: dict[str, Callable[[TableSession, Entry, Match | None], None]] = {
    "started": _play_lines,
    "imported": _play_lines,
    "move": _play_lines,
    "undo": _undo,
    "redo": _redo,
    "undo_asked": _ask_undo,
    "undo_allowed": _allow_undo,
}


def seating_data(seats: Iterable[Seat]) -> list[Data]:
    """Return the seats of a table as an entry stores them."""
    return [seat._asdict() for seat in seats]


def _seats(entry: Entry) -> list[Seat]:
    return [Seat(**seat) for seat in entry.data["seating"]]


def _seat_players(session: TableSession, entry: Entry) -> None:
    """Replace the seats. A new name of a seat also becomes the name of the player in the record."""
    before, session.seats = session.seats, _seats(entry)
    if session.head is None:
        return
    changes = zip(session.head["players"], before, session.seats, strict=True)
    players = [player if old.name == new.name else new.name for player, old, new in changes]
    if players != session.head["players"]:
        session.head = {**session.head, "players": players}
        if session.match is not None:
            session.match.players = players


def _start(session: TableSession, entry: Entry) -> None:
    session.seats = _seats(entry)
    session.head = {**entry.data["head"], "players": [seat.name for seat in session.seats]}
    session.rules = session.head["rules"]
    session.status = PLAYING


def _stand_in(session: TableSession, entry: Entry) -> None:
    _replace_seat(session, entry.seat, stand_in=entry.data["bot"])


def _come_back(session: TableSession, entry: Entry) -> None:
    _replace_seat(session, entry.seat, stand_in="")


def _replace_seat(session: TableSession, index: int, **values: Any) -> None:
    session.seats = [seat._replace(**values) if other == index else seat for other, seat in enumerate(session.seats)]


def _renew_link(session: TableSession, entry: Entry) -> None:
    purpose, generation = entry.data["purpose"], entry.data["generation"]
    if purpose in (JOIN, WATCH):
        session.links = {**session.links, purpose: generation}
    else:
        _replace_seat(session, int(purpose.removeprefix("seat")), link=generation)


def _admit_guest(session: TableSession, entry: Entry) -> None:
    # The entry has no person if they were forgotten later.
    if entry.person is not None:
        session.guests = {**session.guests, entry.person: Guest()}


def _moderate_guest(session: TableSession, entry: Entry) -> None:
    guest, data = entry.data["guest"], entry.data
    if guest is not None:
        session.guests = {**session.guests, guest: Guest(data["muted"], data["removed"])}


def _set_hints(session: TableSession, entry: Entry) -> None:
    session.setup = {**session.setup, "hints": entry.data["hints"]}


def _forget(session: TableSession, entry: Entry) -> None:
    forgotten, alias = entry.data["forgotten"], entry.data["alias"]
    _seat_players(session, entry)
    session.owner = entry.data["owner"]
    session.guests = {person: guest for person, guest in session.guests.items() if person != forgotten}
    session.log = [applied._replace(entry=anonymized(applied.entry, forgotten, alias)) for applied in session.log]
    session.senders = {applied.entry.sender: applied.entry for applied in session.log if applied.entry.sender}


_TABLE_CHANGES: dict[str, Callable[[TableSession, Entry], None]] = {
    "joined": _seat_players,
    "stood_up": _seat_players,
    "freed": _seat_players,
    "claimed": _seat_players,
    "started": _start,
    "left": _stand_in,
    "timeout": _stand_in,
    "back": _come_back,
    "link_renewed": _renew_link,
    "watches": _admit_guest,
    "guest": _moderate_guest,
    "hints": _set_hints,
    "forgotten": _forget,
}


def _append(session: TableSession, entry: Entry, events: list[Event]) -> AppliedEntry:
    applied = AppliedEntry(entry, events)
    session.number, session.revision, session.changed = entry.number, entry.revision, entry.at
    session.log.append(applied)
    if entry.sender:
        session.senders[entry.sender] = entry
    return applied


def open_table(table: str, entry: Entry, match: Match | None = None) -> TableSession:
    """Return a new table from its first entry."""
    row: Data = {**entry.data["table"], "id": table, "owner": entry.person, "links": {JOIN: 0, WATCH: 0}}
    row |= {"since": entry.at, "deadline": None, "created": entry.at, "changed": entry.at}
    session = TableSession(row, _seats(entry), {})
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


class Rebuilt(NamedTuple):
    """A table as it was after an entry, and the entries that followed."""

    session: TableSession
    later: list[Entry]


def rebuild_until(connection: Connection, table: str, number: int) -> Rebuilt | None:
    """Rebuild a table as it was after the entry with this number, or return None if there is no such table."""
    entries = rows.entries_after(connection, table, 0)
    return Rebuilt(rebuild(table, entries[:number]), entries[number:]) if entries else None


def load_session(connection: Connection, table: str) -> TableSession | None:
    """Load a table from the store and replay its game, or None if there is no such table."""
    stored = rows.load_table(connection, table)
    return restore(stored) if stored is not None else None
