"""What leaves the server: tables and what happens at them, as one person may see it.

A person sees with the eyes of all their seats, or as an onlooker. Lines of the record, the seed and the deal never go
out as long as a game is not over; what others do reaches a person as the events that each of their eyes saw.
"""

from collections.abc import Sequence

from kontor.bots.advice import can_advise
from kontor.engine.errors import KontorError
from kontor.engine.match import Match
from kontor.engine.protocol import Data
from kontor.engine.wire_types import Fault
from kontor.lang.translator import Teller, Translator, clean
from kontor.server.models import ONLOOKER, OVER, PLAYING, Entry, Happening, Seat
from kontor.server.tables.commands import askable, own_turn
from kontor.server.tables.session import Sitting
from kontor.server.wire.wire_types import Can, SceneShown, SeatHere, SeatShown, TableInfo, TableSummary, Wish

_OPEN_DATA = ("count", "bot", "text", "name", "muted", "removed", "hints")
"""What of an entry's data everybody may see."""


def summary(card: Data, seats: Sequence[Seat], person: int | None) -> TableSummary:
    """A table in short, as in a list of tables."""
    actor = card["actor"]
    acting = seats[actor] if 0 <= actor < len(seats) else None
    yours = acting is not None and person is not None and acting.person == person and not acting.stand_in
    return {
        "table": card["id"],
        "game": card["game"],
        "title": card["title"],
        "public": card["public"],
        "status": card["status"],
        "seats": [_seat(index, seat, person) for index, seat in enumerate(seats)],
        "actor": actor,
        "deadline": card["deadline"],
        "owner": person is not None and card["owner"] == person,
        "your_turn": yours,
        "created": card["created"],
        "changed": card["changed"],
    }


def _seat(index: int, seat: Seat, person: int | None) -> SeatShown:
    return {
        "seat": index,
        "name": seat.name,
        "bot": seat.bot,
        "stand_in": seat.stand_in,
        "free": seat.free,
        "yours": person is not None and seat.person == person,
        "spent": round(seat.spent, 1),
    }


def info(sitting: Sitting, person: int | None, here: set[int]) -> TableInfo:
    """What everybody at the table knows about it; `here` are the persons who are connected."""
    short = summary(sitting.card(), sitting.seats, person)
    seated = {seat.person for seat in sitting.seats}
    return {
        **short,
        "seats": [
            _seat_here(shown, seat.person in here) for seat, shown in zip(sitting.seats, short["seats"], strict=True)
        ],
        "watching": len([other for other in here if other not in seated]),
        "options": sitting.wishes.get("options", {}),
        "clock": sitting.wishes.get("clock"),
        "since": sitting.since,
        "result": sitting.result,
        "wish": _wish(sitting, person),
        "frozen": sitting.frozen is not None,
        "rules": sitting.rules,
        "hints": sitting.hints,
    }


def _seat_here(shown: SeatShown, here: bool) -> SeatHere:
    return {**shown, "here": here}


def _wish(sitting: Sitting, person: int | None) -> Wish | None:
    if sitting.wish is None:
        return None
    asker = sitting.seats[sitting.wish.seat].person
    return {
        "seat": sitting.wish.seat,
        "count": sitting.wish.count,
        "agreed": sorted(sitting.wish.agreed),
        "asks_you": person in askable(sitting, asker),
    }


def scenes(sitting: Sitting, person: int | None) -> list[SceneShown]:
    """For each eye of a person: what it sees now, and what may be taken back."""
    match = sitting.match
    if match is None:
        return []
    found: list[SceneShown] = []
    for eye in sitting.eyes_of(person):
        scene: SceneShown = {"seat": eye, "view": match.view(eye)}
        if eye != ONLOOKER:
            scene["can"] = _can(sitting, match, eye, person)
        found.append(scene)
    return found


def _can(sitting: Sitting, match: Match, seat: int, person: int | None) -> Can:
    playing = sitting.status == PLAYING
    alone = sitting.alone(person) and sitting.status in (PLAYING, OVER)
    played = any(who in sitting.seats_of(person) for who in match.seats)
    may = match.can_undo(seat) and playing
    return {
        "undo": played if alone else may,
        "reset": playing and own_turn(match, seat) > 0 if alone else may,
        "redo": bool(sitting.taken_back) and (alone or (playing and match.taken_back_seat() == seat)),
        "ask_undo": playing and not alone and not may and seat in match.seats and bool(askable(sitting, person)),
        "hint": playing and sitting.hints and match.actor == seat and _has_adviser(sitting, seat),
    }


def _has_adviser(sitting: Sitting, seat: int) -> bool:
    return not sitting.seats[seat].stand_in and can_advise(sitting.game)


def entry_data(sitting: Sitting, happening: Happening, eyes: Sequence[int]) -> Data:
    """Something that happened, as these eyes saw it."""
    entry: Entry = happening.entry
    return {
        "number": entry.number,
        "revision": entry.revision,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "data": {name: entry.data[name] for name in _OPEN_DATA if name in entry.data},
        "seen": [{"seat": eye, "events": [event.seen_by(eye) for event in happening.events]} for eye in eyes],
    }


def table_data(sitting: Sitting, person: int | None, here: set[int], after: int | None) -> Data:
    """The whole table, and what happened after an entry that the reader has already."""
    eyes = sitting.eyes_of(person)
    missed = [] if after is None else [happening for happening in sitting.happened if happening.entry.number > after]
    return {
        "type": "table",
        "table": sitting.id,
        "number": sitting.number,
        "revision": sitting.revision,
        "info": info(sitting, person, here),
        "scenes": scenes(sitting, person),
        "entries": [entry_data(sitting, happening, eyes) for happening in missed],
    }


def happened_data(sitting: Sitting, happening: Happening, person: int | None, here: set[int]) -> Data:
    """Something that has just happened, and how the table stands now."""
    return {
        "type": "happened",
        "table": sitting.id,
        "number": happening.entry.number,
        "revision": happening.entry.revision,
        "entry": entry_data(sitting, happening, sitting.eyes_of(person)),
        "info": info(sitting, person, here),
        "scenes": scenes(sitting, person),
    }


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
    "link_renewed": "entry-link_renewed",
    "guest": "entry-guest",
    "forgotten": "entry-forgotten",
}
"""What is said of an entry besides its events; moves and chat speak for themselves."""


def tell_entry(sitting: Sitting, data: Data, translator: Translator) -> None:
    """Add to an entry and to its events their sentences."""
    key = _SENTENCES.get(data["kind"])
    if data["kind"] == "hints":
        key = "entry-hints_on" if data["data"]["hints"] else "entry-hints_off"
    if key is not None:
        seat = data["seat"]
        name = data["data"].get("name") or (sitting.seats[seat].name if seat != ONLOOKER else "")
        data["told"] = translator.say(key, name=clean(name), count=data["data"].get("count", 0))
    if sitting.match is not None:
        teller = Teller(translator, sitting.match.game, sitting.match.players)
        for seen in data["seen"]:
            seen["told"] = [teller.event(event) for event in seen["events"]]


def error_data(error: KontorError, sentence: str) -> Fault:
    """Why something was refused: for programs by rule and key, for people as a sentence."""
    return {"rule": error.rule, "key": error.phrase.key, "args": _plain(error.phrase.args), "text": sentence}


def _plain(args: dict[str, object]) -> Data:
    """Arguments that JSON can carry: what is a sentence of its own is in the text already."""
    plain: Data = {}
    for name, value in args.items():
        items = value if isinstance(value, list) else [value]
        if all(isinstance(item, str | int | float | None) for item in items):
            plain[name] = value
    return plain
