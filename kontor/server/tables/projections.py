"""Projections: tables and their entries as one person may see them.

A person is sent the views of all their seats, or that of a spectator. Lines of the record, the seed and the deal are
never sent before the game is over. Moves of others are sent as the events that each of the person's seats saw.
"""

from collections.abc import Sequence

from kontor.bots.advice import can_advise
from kontor.engine.errors import KontorError
from kontor.engine.match import Match
from kontor.engine.protocol import Data
from kontor.engine.wire_types import Fault
from kontor.lang.translator import Localizer, Translator, clean
from kontor.server.models import OVER, PLAYING, SPECTATOR, AppliedEntry, Entry, Seat
from kontor.server.tables.commands import askable
from kontor.server.tables.session import TableSession
from kontor.server.wire.server_messages import EntryData
from kontor.server.wire.wire_types import (
    Can,
    Scene,
    SeatInfo,
    SeatRequestInfo,
    SeatSummary,
    TableInfo,
    TableSummary,
    UndoRequestInfo,
)

_PUBLIC_DATA = tuple(EntryData.__annotations__)
"""The fields of an entry's data that everybody may see."""
_WITHOUT_SCENES = ("chat", "watches", "guest", "link_renewed")
"""The kinds of entries that change nothing that a seat sees of the game."""
_MOST_ENTRIES = 100
_MOST_EVENTS = 300
"""Entries sent at once, and events after which no more entries follow. They take some milliseconds."""


def summary(row: Data, seats: Sequence[Seat], person: int | None) -> TableSummary:
    """Return a table as in a list of tables."""
    actor = row["actor"]
    acting = seats[actor] if 0 <= actor < len(seats) else None
    screens = [_first_seat(seats, index) for index in range(len(seats))]
    yours = acting is not None and person is not None and acting.person == person and not acting.stand_in
    return {
        "table": row["id"],
        "game": row["game"],
        "title": row["title"],
        "public": row["public"],
        "status": row["status"],
        "seats": [_seat(index, seat, person, screens[index]) for index, seat in enumerate(seats)],
        "actor": actor,
        "deadline": row["deadline"],
        "owner": person is not None and row["owner"] == person,
        "your_turn": yours,
        "created": row["created"],
        "changed": row["changed"],
    }


def _seat(index: int, seat: Seat, person: int | None, screen: int) -> SeatSummary:
    return {
        "seat": index,
        "name": seat.name,
        "bot": seat.bot,
        "stand_in": seat.stand_in,
        "free": seat.free,
        "yours": person is not None and seat.person == person,
        "lost": person is not None and seat.holder == person,
        "vacant": seat.vacant,
        "screen": screen,
        "spent": round(seat.spent, 1),
    }


def _first_seat(seats: Sequence[Seat], index: int) -> int:
    """Return the first seat of the person who holds this one."""
    person = seats[index].person
    return index if person is None else next(number for number, seat in enumerate(seats) if seat.person == person)


def info(session: TableSession, person: int | None, online: set[int]) -> TableInfo:
    """Return the public state of a table. `online` are the connected persons."""
    short = summary(session.summary_row(), session.seats, person)
    paired = zip(session.seats, short["seats"], strict=True)
    seated = {seat.person for seat in session.seats}
    return {
        **short,
        "seats": [_seat_info(seat_summary, seat.person in online) for seat, seat_summary in paired],
        "spectators": len([other for other in online if other not in seated]),
        "options": session.setup.get("options", {}),
        "clock": session.setup.get("clock"),
        "since": session.since,
        "result": session.result,
        "undo_request": _undo_request(session, person),
        "seat_request": _seat_request(session, person),
        "frozen": session.frozen is not None,
        "rules": session.rules,
        "hints": session.hints,
    }


def _seat_info(summary: SeatSummary, connected: bool) -> SeatInfo:
    return {**summary, "connected": connected}


def _undo_request(session: TableSession, person: int | None) -> UndoRequestInfo | None:
    if session.undo_request is None:
        return None
    asker = session.seats[session.undo_request.seat].person
    return {
        "seat": session.undo_request.seat,
        "count": session.undo_request.lines,
        "agreed": sorted(session.undo_request.agreed),
        "asks_you": person in askable(session, asker),
    }


def _seat_request(session: TableSession, person: int | None) -> SeatRequestInfo | None:
    request = session.seat_request
    if request is None or session.status != PLAYING:
        return None
    target = session.seats[request.absent]
    waiting = {session.seats[seat].person for seat in request.asked - request.agreed}
    return {
        "number": request.number,
        "seat": request.seat,
        "absent": request.absent,
        "by": request.by,
        "agreed": sorted(request.agreed),
        "asks_you": person is not None and person in waiting,
        "about_you": person is not None and person in (target.person, target.holder),
    }


def scenes(session: TableSession, person: int | None) -> list[Scene]:
    """Return what each seat of a person sees now, and what it may undo."""
    match = session.match
    if match is None:
        return []
    visible: list[Scene] = []
    for seat in session.viewpoints(person):
        scene: Scene = {"seat": seat, "view": match.view(seat)}
        if seat != SPECTATOR:
            scene["can"] = _can(session, match, seat, person)
        visible.append(scene)
    return visible


def _can(session: TableSession, match: Match, seat: int, person: int | None) -> Can:
    playing = session.status == PLAYING
    alone = session.alone(person) and session.status in (PLAYING, OVER)
    played = any(own in match.seats for own in session.seats_of(person))
    can_undo = match.can_undo(seat) and playing
    return {
        "undo": played if alone else can_undo,
        "reset": playing and match.lines_to_reset(seat, alone) > 0 if alone else can_undo,
        "redo": bool(session.undone) and (alone or (playing and match.redo_seat() == seat)),
        "ask_undo": playing and not alone and not can_undo and seat in match.seats and bool(askable(session, person)),
        "hint": playing and session.hints and match.actor == seat and _has_adviser(session, seat),
    }


def _has_adviser(session: TableSession, seat: int) -> bool:
    return not session.seats[seat].stand_in and can_advise(session.game)


def entry_data(session: TableSession, applied: AppliedEntry, seats: Sequence[int]) -> Data:
    """Return an entry as these seats saw it."""
    entry: Entry = applied.entry
    # The only entry with more events is that of an imported game. The question `log` returns all of them.
    events = applied.events[-_MOST_EVENTS:]
    return {
        "number": entry.number,
        "revision": entry.revision,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "data": {name: entry.data[name] for name in _PUBLIC_DATA if name in entry.data},
        "perspectives": [{"seat": seat, "events": [event.seen_by(seat) for event in events]} for seat in seats],
    }


def table_data(session: TableSession, person: int | None, online: set[int], after: int | None) -> Data:
    """Return the table, and the latest entries after the one that the reader has, if they fit into a page.

    If they do not, the first of them does not follow that entry. The reader can ask for those in between.
    """
    seats = session.viewpoints(person)
    missed = [] if after is None else entries_page(session, after, session.number + 1)
    return {
        "type": "table",
        "table": session.id,
        "number": session.number,
        "revision": session.revision,
        "info": info(session, person, online),
        "scenes": scenes(session, person),
        "entries": [entry_data(session, applied, seats) for applied in missed],
    }


def entries_page(session: TableSession, after: int, before: int) -> list[AppliedEntry]:
    """Return the latest entries between two numbers, as many as fit into a page."""
    page: list[AppliedEntry] = []
    events = 0
    # The entries of a table are numbered from 1 without gaps.
    for applied in reversed(session.log[after : before - 1]):
        if len(page) >= _MOST_ENTRIES or events >= _MOST_EVENTS:
            break
        page.append(applied)
        events += len(applied.events[-_MOST_EVENTS:])
    return page[::-1]


def happened_data(session: TableSession, applied: AppliedEntry, person: int | None, online: set[int]) -> Data:
    """Return a new entry and the table after it. Scenes are left out if the entry cannot have changed them."""
    data: Data = {
        "type": "happened",
        "table": session.id,
        "number": applied.entry.number,
        "revision": applied.entry.revision,
        "entry": entry_data(session, applied, session.viewpoints(person)),
        "info": info(session, person, online),
    }
    if applied.entry.kind not in _WITHOUT_SCENES:
        data["scenes"] = scenes(session, person)
    return data


_SENTENCES = {
    "made": "entry-made",
    "joined": "entry-joined",
    "stood_up": "entry-stood_up",
    "freed": "entry-freed",
    "watches": "entry-watches",
    "started": "entry-started",
    "imported": "entry-imported",
    "undo": "entry-undo",
    "redo": "entry-redo",
    "undo_asked": "entry-undo_asked",
    "undo_allowed": "entry-undo_allowed",
    "undo_denied": "entry-undo_denied",
    "left": "entry-left",
    "timeout": "entry-timeout",
    "back": "entry-back",
    "claimed": "entry-claimed",
    "reclaimed": "entry-reclaimed",
    "replace_allowed": "entry-undo_allowed",
    "replace_denied": "entry-undo_denied",
    "replace_void": "entry-replace_void",
    "link_renewed": "entry-link_renewed",
    "guest": "entry-guest",
    "clock_shifted": "entry-clock_shifted",
    "forgotten": "entry-forgotten",
}
"""The sentence for an entry as a whole. Moves and chat have none."""
_REPLACEMENT_SENTENCES = {
    ("replace_asked", "bot"): "entry-replace_asked_bot",
    ("replace_asked", "player"): "entry-replace_asked_player",
    ("replaced", "bot"): "entry-replaced_bot",
    ("replaced", "player"): "entry-replaced_player",
}
"""The sentence for an entry about a replacement, by its kind and by who is to play."""


def add_texts(session: TableSession, data: Data, translator: Translator) -> None:
    """Add sentences to an entry and to its events."""
    key = _SENTENCES.get(data["kind"])
    if data["kind"] == "hints":
        key = "entry-hints_on" if data["data"]["hints"] else "entry-hints_off"
    if data["kind"] in ("replace_asked", "replaced"):
        key = _REPLACEMENT_SENTENCES[data["kind"], data["data"]["by"]]
    if key is not None:
        seat = data["seat"]
        name = data["data"].get("name") or (session.seats[seat].name if seat != SPECTATOR else "")
        data["text"] = translator.say(key, name=clean(name), count=data["data"].get("count", 0))
    if session.match is not None:
        localizer = Localizer(translator, session.match.game, session.match.players)
        for perspective in data["perspectives"]:
            perspective["texts"] = [localizer.event(event) for event in perspective["events"]]


def error_data(error: KontorError, sentence: str) -> Fault:
    """Return why something was refused: rule and key for programs, a sentence for people."""
    return {"rule": error.rule, "key": error.phrase.key, "args": _plain(error.phrase.args), "text": sentence}


def _plain(args: dict[str, object]) -> Data:
    """Return the arguments that JSON can carry. Nested phrases are in the text already."""
    plain: Data = {}
    for name, value in args.items():
        items = value if isinstance(value, list) else [value]
        if all(isinstance(item, str | int | float | None) for item in items):
            plain[name] = value
    return plain
