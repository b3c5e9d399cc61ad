"""Links, guests and hints of a table, and becoming a guest. Each command returns a draft."""

from kontor.engine.errors import RuleError
from kontor.server.errors import ForbiddenError
from kontor.server.keys import link_secret, same_secret
from kontor.server.models import SPECTATOR, Draft, Guest, Person
from kontor.server.tables.changes.table_part import JOIN, WATCH
from kontor.server.tables.session import TableSession


def link_for(session: TableSession, server_secret: str, purpose: str) -> str:
    """Return the secret of a link for joining, for watching, or for one seat (`seat0`, `seat1`, …)."""
    return link_secret(server_secret, session.id, purpose, _generation(session, purpose))


def _generation(session: TableSession, purpose: str) -> int:
    if purpose in (JOIN, WATCH):
        return session.links[purpose]
    seat = int(purpose.removeprefix("seat"))
    session.check_seat(seat)
    return session.seats[seat].link


def check_link_access(session: TableSession, purpose: str, person: int) -> None:
    """Raise if a person may not have this link.

    The link of a seat is for the person who plays there. If the others have agreed to look for a new player, it is for
    everybody who plays. Links for joining and watching are for the owner of the table.
    """
    if purpose in (JOIN, WATCH):
        if session.owner != person:
            raise ForbiddenError("table-not-yours")
        return
    number = int(purpose.removeprefix("seat"))
    session.check_seat(number)
    seat = session.seats[number]
    if seat.person != person and not (seat.vacant and session.seats_of(person)):
        raise ForbiddenError("seat-link-not-yours")


def is_valid_link(session: TableSession, server_secret: str, purpose: str, secret: str) -> bool:
    """Return whether a secret is that of the current link."""
    return same_secret(secret, link_for(session, server_secret, purpose))


def has_claimed(session: TableSession, server_secret: str, seat: int, person: int, secret: str) -> bool:
    """Return whether a person plays a seat and has claimed it by the link with this secret, which works once."""
    if seat not in session.seats_of(person):
        return False
    return same_secret(secret, link_secret(server_secret, session.id, f"seat{seat}", session.seats[seat].link - 1))


def renew_link(session: TableSession, purpose: str, person: int) -> Draft:
    """Invalidate the current link."""
    data = {"purpose": purpose, "generation": _generation(session, purpose) + 1}
    return Draft("link_renewed", SPECTATOR, person, data)


def moderate_guest(session: TableSession, person: int, muted: bool | None, removed: bool | None, owner: int) -> Draft:
    """Mute or remove a guest, or reverse that. None leaves a flag as it is."""
    if person == owner:
        raise RuleError("server:guest", "guest-yourself")
    if removed and person in session.seated:
        raise RuleError("server:guest", "guest-has-seat")
    guest = session.guests.get(person, Guest())
    data = {
        "guest": person,
        "muted": guest.muted if muted is None else muted,
        "removed": guest.removed if removed is None else removed,
    }
    return Draft("guest", SPECTATOR, owner, data)


def allow_hints(session: TableSession, hints: bool, owner: int) -> Draft:
    """Allow or forbid hints."""
    return Draft("hints", SPECTATOR, owner, {"hints": hints})


def admit_guest(session: TableSession, person: Person) -> Draft:
    """Admit a person as a spectator."""
    return Draft("watches", SPECTATOR, person.id, {"name": person.name})
