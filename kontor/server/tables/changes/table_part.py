"""What entries change in the table part of a session: seats, guests, owner, links, settings, clock."""

from collections.abc import Callable, Iterable
from typing import Any

from kontor.engine.protocol import Data
from kontor.server.anonymity import anonymized
from kontor.server.models import PLAYING, Entry, Guest, Seat
from kontor.server.tables.quotas import entry_size
from kontor.server.tables.session import TableSession

JOIN, WATCH = "join", "watch"
"""The purposes of a link, besides a single seat."""


def seating_data(seats: Iterable[Seat]) -> list[Data]:
    """Return the seats of a table as an entry stores them."""
    return [_seat_data(seat) for seat in seats]


def _seat_data(seat: Seat) -> Data:
    data = seat._asdict()
    if seat.holder is None:
        # As versions without holders have stored it, so that those versions can read it.
        del data["holder"]
    return data


def seats_of(entry: Entry) -> list[Seat]:
    """Return the seats that an entry stores."""
    return [Seat(**seat) for seat in entry.data["seating"]]


def _seat_players(session: TableSession, entry: Entry) -> None:
    """Replace the seats. A new name of a seat also becomes the name of the player in the record."""
    before, session.seats = session.seats, seats_of(entry)
    if session.head is None:
        return
    changes = zip(session.head["players"], before, session.seats, strict=True)
    players = [player if old.name == new.name else new.name for player, old, new in changes]
    if players != session.head["players"]:
        session.head = {**session.head, "players": players}
        if session.match is not None:
            session.match.players = players


def _change_holder(session: TableSession, entry: Entry) -> None:
    """Replace the seats. Persons who lose their only seat may still watch."""
    before = session.seated
    _seat_players(session, entry)
    lost = {person: Guest() for person in before - session.seated if person not in session.guests}
    if lost:
        session.guests = {**session.guests, **lost}


def _start(session: TableSession, entry: Entry) -> None:
    session.seats = seats_of(entry)
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


def _shift_clock(session: TableSession, entry: Entry) -> None:
    session.since += entry.data["seconds"]


def _forget(session: TableSession, entry: Entry) -> None:
    forgotten, alias = entry.data["forgotten"], entry.data["alias"]
    _seat_players(session, entry)
    session.owner = entry.data["owner"]
    session.guests = {person: guest for person, guest in session.guests.items() if person != forgotten}
    session.log = [applied._replace(entry=anonymized(applied.entry, forgotten, alias)) for applied in session.log]
    session.senders = {applied.entry.sender: applied.entry for applied in session.log if applied.entry.sender}
    session.size = sum(entry_size(applied.entry) for applied in session.log)


TABLE_CHANGES: dict[str, Callable[[TableSession, Entry], None]] = {
    "joined": _seat_players,
    "stood_up": _seat_players,
    "freed": _seat_players,
    "claimed": _seat_players,
    "reclaimed": _change_holder,
    "replaced": _change_holder,
    "started": _start,
    "left": _stand_in,
    "timeout": _stand_in,
    "back": _come_back,
    "link_renewed": _renew_link,
    "watches": _admit_guest,
    "guest": _moderate_guest,
    "hints": _set_hints,
    "clock_shifted": _shift_clock,
    "forgotten": _forget,
}
