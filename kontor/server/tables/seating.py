"""Taking seats and giving them up. Each command validates and returns a draft, and changes nothing."""

from collections.abc import Sequence

from kontor.engine.errors import RuleError
from kontor.lang.translator import clean
from kontor.server.errors import ForbiddenError
from kontor.server.models import PLAYING, SPECTATOR, STAND_IN, WAITING, Draft, Person, Seat
from kontor.server.tables.names import different_name, with_different_names
from kontor.server.tables.session import TableSession
from kontor.server.tables.transition import seating_data


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


def claim_seat(session: TableSession, seat: int, person: Person, online: set[int]) -> Draft:
    """Take over the seat of another person by the seat's link, which works once.

    Refused while the holder is `online`.
    """
    claimed = session.seats[seat]
    if claimed.bot:
        raise RuleError("server:seat", "seat-has-bot")
    if claimed.free:
        raise RuleError("server:seat", "seat-still-free")
    if session.removed(person.id):
        raise ForbiddenError("table-removed")
    if claimed.person in online and claimed.person != person.id:
        raise RuleError("server:seat", "seat-holder-here")
    # The others keep their names, so only the new one may get a number.
    name = different_name(person.name, [other.name for index, other in enumerate(session.seats) if index != seat])
    seats = session.seats[:]
    seats[seat] = claimed._replace(name=name, person=person.id, stand_in="", link=claimed.link + 1)
    return Draft("claimed", seat, person.id, {"name": name, "seating": seating_data(seats)})


def give_up(session: TableSession, person: int, alias: str) -> Draft:
    """Give up all seats of a person for good. Before the game they become free. Later they keep an alias.

    During the game, bots take them over.
    """
    seats = [_abandoned(session, seat, alias) if seat.person == person else seat for seat in session.seats]
    owner = session.owner
    if owner == person:
        owner = next((seat.person for seat in seats if seat.person is not None), None)
    data = {"forgotten": person, "alias": alias, "owner": owner, "seating": seating_data(seats)}
    return Draft("forgotten", SPECTATOR, None, data)


def _abandoned(session: TableSession, seat: Seat, alias: str) -> Seat:
    if session.status == WAITING:
        return _freed(seat)
    bot = STAND_IN if session.status == PLAYING else ""
    return seat._replace(name=alias, person=None, bot=bot, stand_in="")
