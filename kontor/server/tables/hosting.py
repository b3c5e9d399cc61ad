"""What the owner of a table decides: links, guests, hints. Each command checks and returns a draft."""

from kontor.engine.errors import RuleError
from kontor.server.keys import link_secret, same_secret
from kontor.server.models import SPECTATOR, Draft, Guest, Person
from kontor.server.tables.session import TableSession
from kontor.server.tables.transition import JOIN, WATCH


def link_for(session: TableSession, server_secret: str, purpose: str) -> str:
    """The secret of a link for joining, for watching, or for one seat (`seat0`, `seat1`, …)."""
    return link_secret(server_secret, session.id, purpose, _generation(session, purpose))


def _generation(session: TableSession, purpose: str) -> int:
    if purpose in (JOIN, WATCH):
        return session.links[purpose]
    seat = int(purpose.removeprefix("seat"))
    session.check_seat(seat)
    return session.seats[seat].link


def opens(session: TableSession, server_secret: str, purpose: str, secret: str) -> bool:
    """Whether a secret is that of the present link."""
    return same_secret(secret, link_for(session, server_secret, purpose))


def renew_link(session: TableSession, purpose: str, person: int) -> Draft:
    """Make the present link void."""
    data = {"purpose": purpose, "generation": _generation(session, purpose) + 1}
    return Draft("link_renewed", SPECTATOR, person, data)


def judge_guest(session: TableSession, person: int, muted: bool | None, removed: bool | None, owner: int) -> Draft:
    """The owner mutes a guest or removes them, or takes that back."""
    if person == owner:
        raise RuleError("server:guest", "guest-yourself")
    if removed and session.seats_of(person):
        raise RuleError("server:guest", "guest-has-seat")
    guest = session.guests.get(person, Guest())
    data = {
        "guest": person,
        "muted": guest.muted if muted is None else muted,
        "removed": guest.removed if removed is None else removed,
    }
    return Draft("guest", SPECTATOR, owner, data)


def allow_hints(session: TableSession, hints: bool, owner: int) -> Draft:
    """The owner allows hints or forbids them."""
    return Draft("hints", SPECTATOR, owner, {"hints": hints})


def admit_guest(session: TableSession, person: Person) -> Draft:
    """Somebody is let in to watch."""
    return Draft("watches", SPECTATOR, person.id, {"name": person.name})
