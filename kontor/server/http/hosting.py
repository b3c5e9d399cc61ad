"""Table endpoints of the host: links, guests, muting and removing. Players get links to their own seats here, too."""

from typing import Annotated

from fastapi import APIRouter, Path

from kontor.engine.errors import RuleError
from kontor.server.addresses import qr_svg
from kontor.server.http.bodies import Guests, Link, LinkRequest, UpdateGuest
from kontor.server.http.identity import CurrentPerson, ServiceDep
from kontor.server.http.tables import TableName, own_table
from kontor.server.models import Draft, Guest, Person
from kontor.server.request_json import StrictRoute
from kontor.server.store import rows
from kontor.server.tables import dispatch, hosting
from kontor.server.tables.session import TableSession
from kontor.server.wire.wire_types import GuestInfo

router = APIRouter(prefix="/api/tables", tags=["tables"], route_class=StrictRoute)


@router.post("/{table}/links")
async def link(table: TableName, body: LinkRequest, person: CurrentPerson, service: ServiceDep) -> Link:
    """Return a link to your table or your seat. `renew` replaces it."""

    def renew(session: TableSession) -> Draft:
        dispatch.check_admitted(session, person.id)
        hosting.check_link_access(session, body.purpose, person.id)
        return hosting.renew_link(session, body.purpose, person.id)

    if body.renew:
        await service.change(table, renew)
    async with service.at(table) as session:
        dispatch.check_admitted(session, person.id)
        hosting.check_link_access(session, body.purpose, person.id)
        secret = hosting.link_for(session, service.secret, body.purpose)
    # The secret follows the #: browsers do not send it, so no log has it.
    url = f"{service.settings.public_url}/t/{table}#{body.purpose}={secret}"
    return Link(url=url, secret=secret, qr=qr_svg(url))


@router.get("/{table}/guests")
async def guests(table: TableName, person: CurrentPerson, service: ServiceDep) -> Guests:
    """List the guests of your table: players, spectators and chatters."""
    session = await own_table(service, table, person)
    ids = {seat.person for seat in session.seats} | set(session.guests)
    ids |= {applied.entry.person for applied in session.log if applied.entry.kind == "chat"}
    online = service.viewers.online(table)
    person_ids = sorted(id for id in ids | online if id is not None)
    persons = await service.store.read(lambda connection: rows.find_persons(connection, person_ids))
    return Guests(guests=[_guest(session, other, online) for other in persons])


def _guest(session: TableSession, person: Person, online: set[int]) -> GuestInfo:
    guest = session.guests.get(person.id, Guest())
    return {
        "person": person.id,
        "name": person.name,
        "seats": session.seats_of(person.id),
        "connected": person.id in online,
        "muted": guest.muted,
        "removed": guest.removed,
    }


@router.put("/{table}/guests/{other}", status_code=204)
async def update_guest(
    table: TableName,
    other: Annotated[int, Path(ge=1, le=2**31 - 1)],
    body: UpdateGuest,
    person: CurrentPerson,
    service: ServiceDep,
) -> None:
    """Mute or remove a guest of your table, or reverse that."""
    await own_table(service, table, person)
    if not await service.store.read(lambda connection: rows.find_persons(connection, [other])):
        raise RuleError("server:guest", "guest-unknown")

    def change(session: TableSession) -> Draft:
        return hosting.moderate_guest(session, other, body.muted, body.removed, person.id)

    await service.change(table, change)
