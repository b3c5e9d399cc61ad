"""Taking seats and giving them up. Each command validates and returns a draft, and changes nothing."""

from collections.abc import Sequence

from kontor.engine.errors import RuleError
from kontor.lang.translator import clean
from kontor.server.errors import ForbiddenError
from kontor.server.models import PLAYING, SPECTATOR, STAND_IN, WAITING, Draft, Person, Seat
from kontor.server.tables.changes.table_part import seating_data
from kontor.server.tables.names import different_name, with_different_names
from kontor.server.tables.session import TableSession
from kontor.server.tables.timing.clocks import clock_used_up


def take_seat(session: TableSession, person: Person, names: Sequence[str], wanted: int | None) -> Draft:
    """Take a free seat, or several for people around one screen, one per name. A `wanted` seat comes first."""
    if session.status != WAITING:
        raise RuleError("server:table", "table-begun")
    if session.removed(person.id):
        raise ForbiddenError("table-removed")
    free = [index for index, seat in enumerate(session.seats) if seat.free]
    if wanted is not None and wanted not in free:
        raise RuleError("server:seat", "seat-taken")
    # The wanted seat sorts first.
    free.sort(key=lambda index: index != wanted)
    names = [clean(name).strip() for name in names] or [person.name]
    if len(names) > len(free):
        raise RuleError("server:seat", "seat-none-free")
    seats = session.seats[:]
    for index, name in zip(free, names, strict=False):
        seats[index] = seats[index]._replace(name=name or person.name, person=person.id)
    seats = with_different_names(seats)
    data = {"name": seats[free[0]].name, "seating": seating_data(seats)}
    return Draft("joined", free[0], person.id, data)


def stand_up(session: TableSession, seat: int, person: int) -> Draft:
    """Free a seat before the game begins: your own, or any seat at your table."""
    if session.status != WAITING:
        raise RuleError("server:table", "table-begun")
    session.check_seat(seat)
    freed = session.seats[seat]
    if person not in (freed.person, session.owner):
        raise ForbiddenError("seat-not-yours")
    seats = session.seats[:]
    seats[seat] = _freed(freed)
    seating = {"seating": seating_data(seats)}
    if freed.person != person:
        return Draft("freed", seat, person, seating)
    return Draft("stood_up", seat, person, {"name": freed.name, **seating})


def _freed(seat: Seat) -> Seat:
    """Return the seat without its holder. Its old links stay invalid."""
    return Seat("", link=seat.link + 1)


def claim_seat(session: TableSession, seat: int, person: Person) -> Draft:
    """Sit down in the seat of another person by its link, which works once.

    During the game the seat still belongs to its holder, who may take it back. Before the game it changes hands.
    """
    claimed = session.seats[seat]
    if claimed.bot:
        raise RuleError("server:seat", "seat-has-bot")
    if claimed.free:
        raise RuleError("server:seat", "seat-still-free")
    if session.removed(person.id):
        raise ForbiddenError("table-removed")
    _check_no_opposing_seat(session, seat, person.id)
    holder = claimed.belongs_to if session.status != WAITING else None
    return _occupy(session, seat, person, None if holder == person.id else holder, "claimed")


def _check_no_opposing_seat(session: TableSession, seat: int, person: int) -> None:
    """Raise if a person has another seat, unless it belongs to the same holder, as seats around one screen do."""
    holder = session.seats[seat].belongs_to
    for index, other in enumerate(session.seats):
        if index != seat and person in (other.person, other.holder) and other.belongs_to != holder:
            raise RuleError("server:seat", "seat-opposing")


def is_lost(session: TableSession, seat: int, person: int) -> bool:
    """Return whether somebody else plays a seat that belongs to this person."""
    return seat < len(session.seats) and session.seats[seat].holder == person


def reclaim_seat(session: TableSession, seat: int, person: Person) -> Draft:
    """Take back a seat that somebody else plays."""
    return _occupy(session, seat, person, None, "reclaimed")


def _occupy(session: TableSession, seat: int, person: Person, holder: int | None, kind: str) -> Draft:
    """Draft that a person plays a seat from now on. A bot that stands in leaves if there is time left on the clock."""
    seats, taken = session.seats[:], session.seats[seat]
    # The others keep their names, so only the new one may get a number.
    name = different_name(person.name, [other.name for index, other in enumerate(seats) if index != seat])
    stand_in = taken.stand_in if clock_used_up(session, taken) else ""
    seats[seat] = taken._replace(name=name, person=person.id, stand_in=stand_in, link=taken.link + 1, holder=holder)
    return Draft(kind, seat, person.id, {"name": name, "seating": seating_data(seats)})


def give_up(session: TableSession, person: int, alias: str) -> Draft:
    """Give up all seats of a person for good. Before the game they become free. Later they keep an alias.

    During the game, bots take them over.
    """
    seats = [_given_up(session, index, person, alias) for index in range(len(session.seats))]
    owner = session.owner
    if owner == person:
        owner = next((seat.person for seat in seats if seat.person is not None), None)
    data = {"forgotten": person, "alias": alias, "owner": owner, "seating": seating_data(seats)}
    return Draft("forgotten", SPECTATOR, None, data)


def _given_up(session: TableSession, index: int, person: int, alias: str) -> Seat:
    seat = session.seats[index]
    if seat.person == person and seat.holder is not None:
        return _handed_back(session, index, alias)
    if person not in (seat.person, seat.holder):
        return seat
    if seat.person not in (person, None):
        return seat._replace(holder=None)
    return _abandoned(session, seat, alias)


def _handed_back(session: TableSession, index: int, alias: str) -> Seat:
    """Return a seat whose substitute leaves: it is its holder's again. During the game a bot stands in."""
    seat = session.seats[index]._replace(person=session.seats[index].holder, holder=None)
    if session.status != PLAYING:
        return seat._replace(name=alias)
    others = [other.name for number, other in enumerate(session.seats) if number != index]
    return seat._replace(name=different_name(_last_name(session, index, alias), others), stand_in=STAND_IN)


def _last_name(session: TableSession, index: int, alias: str) -> str:
    """Return the name under which the holder of a seat played it, or the alias if they never did."""
    holder = session.seats[index].holder
    for applied in reversed(session.log):
        seating = applied.entry.data.get("seating")
        if seating and seating[index]["person"] == holder:
            return str(seating[index]["name"])
    return alias


def _abandoned(session: TableSession, seat: Seat, alias: str) -> Seat:
    if session.status == WAITING:
        return _freed(seat)
    bot = STAND_IN if session.status == PLAYING else ""
    return seat._replace(name=alias, person=None, bot=bot, stand_in="", holder=None)
