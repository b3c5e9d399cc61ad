"""Table endpoints: create, list, join, links, guests; acts and questions without a WebSocket."""

import json
from hashlib import sha256
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from kontor.engine.errors import RuleError
from kontor.server.addresses import qr_svg
from kontor.server.errors import ForbiddenError, NoKeyError, NoSuchTableError, StaleError, TooManyError
from kontor.server.http.bodies import (
    GuestJudged,
    Guests,
    Invitation,
    JoinAsked,
    Link,
    LinkAsked,
    Made,
    SecretGiven,
    StartAsked,
    TableAsked,
    TableChanged,
    Tables,
)
from kontor.server.http.identity import AdviserHere, Anybody, Known, ServiceHere, Speaker
from kontor.server.keys import keyed_table_id, new_table_id
from kontor.server.models import WAITING, Draft, Guest, Person
from kontor.server.store import rows
from kontor.server.store.schema import TABLES
from kontor.server.tables import creation, dispatch, hosting, projections, seating
from kontor.server.tables.questions import answer
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.tables.starter import begin_if_ready
from kontor.server.tables.transition import JOIN, WATCH
from kontor.server.wire import messages
from kontor.server.wire.wire_types import Answered, GuestShown

router = APIRouter(prefix="/api/tables", tags=["tables"])
TableName = Annotated[str, Path(min_length=1, max_length=16, pattern=r"^[a-z0-9]+$")]


@router.get("")
async def list_tables(person: Anybody, service: ServiceHere) -> Tables:
    """Own tables, those watched, and open ones; where it is one's turn."""
    number = person.id if person is not None else None
    cards = await service.store.read(lambda connection: rows.list_tables(connection, number))
    listed = [projections.summary(card, seats, number) for card, seats in cards]
    return Tables(tables=listed, your_turn=[table["table"] for table in listed if table["your_turn"]])


@router.post("", status_code=201)
async def make_table(wish: TableAsked, person: Known, service: ServiceHere) -> Made:
    """Make a table. If no seat is free, the game begins at once."""
    name = mark = ""
    if wish.id is not None:
        name, mark = keyed_table_id(service.secret, person.id, wish.id), wish_mark(wish)
        if await _made_before(service, name, mark):
            return Made(table=name)
    await check_room(service, person)
    clock = wish.clock.model_dump(exclude_none=True) if wish.clock is not None else None
    seats = [creation.SeatRequest(seat.kind, seat.name, seat.bot) for seat in wish.seats]
    options = {name: value for name, value in wish.options.items() if value is not None}
    asked = creation.TableRequest(
        wish.game, wish.title, wish.public, seats, options, wish.content, wish.drawn, clock, wish.hints, mark
    )
    draft = creation.create(asked, person)
    try:
        session = await service.add(name or new_table_id(), draft)
    except IntegrityError:
        # The same request came twice at once, and the other one was faster; or whoever asks was forgotten meanwhile.
        if name and await _made_before(service, name, mark):
            return Made(table=name)
        raise NoKeyError from None
    try:
        await begin_if_ready(service, session.id)
    except (IntegrityError, NoSuchTableError):
        # Whoever asks was forgotten after it was made: nobody is left to play there.
        await service.delete(session.id)
        raise NoKeyError from None
    return Made(table=session.id)


async def _made_before(service: TableService, name: str, mark: str) -> bool:
    """Whether there is a table of that name; raises if another request has made it."""
    setup = await service.store.read(lambda connection: rows.setup_of(connection, name))
    if setup is not None and setup.get("mark", mark) != mark:
        raise RuleError("server:table", "table-other-wish")
    return setup is not None


def wish_mark(wish: TableAsked) -> str:
    """What tells one wish for a table from another, however it was written.

    >>> seats = [{"kind": "me"}, {"kind": "free"}]
    >>> one, other = ({"game": "anno1503", "seats": seats, "id": "a", **more} for more in ({}, {"title": "T"}))
    >>> wish_mark(TableAsked(**one)) == wish_mark(TableAsked(**one, public=False))
    True
    >>> wish_mark(TableAsked(**one)) == wish_mark(TableAsked(**other))
    False
    """
    asked = wish.model_dump(exclude={"id"}, exclude_defaults=True)
    return sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()[:32]


async def check_room(service: TableService, person: Person) -> None:
    """Raise if a person has made too many tables already."""
    most = service.settings.tables_per_person
    own = select(func.count()).select_from(TABLES).where(TABLES.c.owner == person.id)
    if await service.store.read(lambda connection: connection.execute(own).scalar_one()) >= most:
        raise TooManyError("tables-too-many", most=most)


@router.get("/{table}", response_model=None, responses={200: {"model": messages.TableShown}})
async def show_table(
    table: TableName, person: Anybody, service: ServiceHere, after: Annotated[int | None, Query(ge=0)] = None
) -> dict[str, Any]:
    """A table as one may see it, and the entries after one that the reader has."""
    number = person.id if person is not None else None
    async with service.at(table) as session:
        dispatch.check_admitted(session, number)
        return projections.table_data(session, number, service.here(table), after)


@router.put("/{table}", status_code=204)
async def change_table(table: TableName, wish: TableChanged, person: Known, service: ServiceHere) -> None:
    """Allow hints at an own table, or forbid them."""
    await _own(service, table, person)
    hints = wish.hints
    if hints is not None:
        await service.change(table, lambda session: hosting.allow_hints(session, hints, person.id))


@router.delete("/{table}", status_code=204)
async def delete_table(table: TableName, person: Known, service: ServiceHere) -> None:
    """Delete an own table: before the game has begun, or if nobody else sits at it."""
    session = await _own(service, table, person)
    if session.status != WAITING and any(seat.person not in (None, person.id) for seat in session.seats):
        raise RuleError("server:table", "table-others")
    await service.delete(table)


async def _own(service: TableService, table: str, person: Person) -> TableSession:
    async with service.at(table) as session:
        dispatch.check_admitted(session, person.id)
        if session.owner != person.id:
            raise ForbiddenError("table-not-yours")
        return session


@router.post("/{table}/invitation")
async def invitation(table: TableName, wish: SecretGiven, person: Known, service: ServiceHere) -> Invitation:
    """What the link with this secret invites to."""
    async with service.at(table) as session:
        seated = bool(session.seats_of(person.id))
        # Who sits there may use an old link too; who was removed may use none.
        right = seated or hosting.opens(session, service.secret, JOIN, wish.secret)
        if not right or session.removed(person.id):
            raise NoSuchTableError
        hosts = session.seats_of(session.owner)
        return Invitation(
            game=session.game,
            title=session.title,
            host=session.seats[hosts[0]].name if hosts else "",
            names=[seat.name for seat in session.seats if not seat.free],
            free=sum(seat.free for seat in session.seats) if session.status == WAITING else 0,
            seated=seated,
            admitted=session.admits(person.id),
        )


@router.post("/{table}/join")
async def join(table: TableName, wish: JoinAsked, person: Known, service: ServiceHere) -> Made:
    """Sit down on a free seat, or several for people on one's screen."""

    def command(session: TableSession) -> Draft:
        welcome = session.admits(person.id) and (session.public or session.owner == person.id)
        if not welcome and not hosting.opens(session, service.secret, JOIN, wish.secret or ""):
            raise NoSuchTableError
        return seating.take_seat(session, person, wish.names, wish.seat)

    await service.change(table, command, f"{person.id}:{wish.id}" if wish.id is not None else None)
    await begin_if_ready(service, table)
    return Made(table=table)


@router.post("/{table}/watch")
async def watch(table: TableName, wish: SecretGiven, person: Known, service: ServiceHere) -> Made:
    """Be let in to watch by the secret of a link."""
    async with service.at(table) as session:
        _check_may_watch(session, service.secret, wish.secret, person)
        known = person.id in session.guests
    if not known:

        def command(session: TableSession) -> Draft:
            _check_may_watch(session, service.secret, wish.secret, person)
            return hosting.admit_guest(session, person)

        await service.change(table, command)
    return Made(table=table)


def _check_may_watch(session: TableSession, server_secret: str, secret: str, person: Person) -> None:
    if not hosting.opens(session, server_secret, WATCH, secret) or session.removed(person.id):
        raise NoSuchTableError


@router.post("/{table}/seats/{seat}/claim")
async def claim(
    table: TableName, seat: Annotated[int, Path(ge=0, le=9)], wish: SecretGiven, person: Known, service: ServiceHere
) -> Made:
    """Take over a person's seat by the secret of its own link."""

    def command(session: TableSession) -> Draft:
        if seat >= len(session.seats) or not hosting.opens(session, service.secret, f"seat{seat}", wish.secret):
            raise NoSuchTableError
        return seating.claim_seat(session, seat, person, service.here(table))

    await service.change(table, command)
    return Made(table=table)


@router.delete("/{table}/seats/{seat}", status_code=204)
async def stand_up(
    table: TableName, seat: Annotated[int, Path(ge=0, le=9)], person: Known, service: ServiceHere
) -> None:
    """Free a seat before the game has begun: one's own, or any at an own table."""

    def command(session: TableSession) -> Draft:
        dispatch.check_admitted(session, person.id)
        return seating.stand_up(session, seat, person.id)

    await service.change(table, command)


@router.post("/{table}/start")
async def start(table: TableName, wish: StartAsked, person: Known, service: ServiceHere) -> Made:
    """Begin at an own table although seats are free; bots take them."""
    await _own(service, table, person)
    await service.change(table, lambda session: creation.start(session, wish.fill))
    return Made(table=table)


@router.post("/{table}/links")
async def link(table: TableName, wish: LinkAsked, person: Known, service: ServiceHere) -> Link:
    """A link to an own table, to hand on; a new one if asked for."""
    await _own(service, table, person)
    if wish.renew:
        await service.change(table, lambda session: hosting.renew_link(session, wish.purpose, person.id))
    secret = hosting.link_for(await service.session(table), service.secret, wish.purpose)
    # The secret stands behind the #: browsers do not send it, so it gets into no log.
    url = f"{service.settings.public_url}/t/{table}#{wish.purpose}={secret}"
    return Link(url=url, secret=secret, qr=qr_svg(url))


@router.get("/{table}/guests")
async def guests(table: TableName, person: Known, service: ServiceHere) -> Guests:
    """Who has come to an own table: those seated and those who watch."""
    session = await _own(service, table, person)
    numbers = {seat.person for seat in session.seats} | set(session.guests)
    numbers |= {applied.entry.person for applied in session.log if applied.entry.kind == "chat"}
    known = sorted(number for number in numbers | service.here(table) if number is not None)
    persons = await service.store.read(lambda connection: rows.find_persons(connection, known))
    here = service.here(table)
    return Guests(guests=[_guest(session, other, here) for other in persons])


def _guest(session: TableSession, person: Person, here: set[int]) -> GuestShown:
    guest = session.guests.get(person.id, Guest())
    return {
        "person": person.id,
        "name": person.name,
        "seats": session.seats_of(person.id),
        "here": person.id in here,
        "muted": guest.muted,
        "removed": guest.removed,
    }


@router.put("/{table}/guests/{other}", status_code=204)
async def judge_guest(
    table: TableName,
    other: Annotated[int, Path(ge=1, le=2**31 - 1)],
    wish: GuestJudged,
    person: Known,
    service: ServiceHere,
) -> None:
    """Silence a guest of an own table or show them out, or take that back."""
    await _own(service, table, person)
    if not await service.store.read(lambda connection: rows.find_persons(connection, [other])):
        raise RuleError("server:guest", "guest-unknown")

    def command(session: TableSession) -> Draft:
        return hosting.judge_guest(session, other, wish.muted, wish.removed, person.id)

    await service.change(table, command)
    if wish.removed:
        service.remove_viewer(table, other)


@router.get("/{table}/record")
async def record(table: TableName, person: Anybody, service: ServiceHere) -> Response:
    """The record of a game that is over."""
    async with service.at(table) as session:
        dispatch.check_admitted(session, person.id if person is not None else None)
        text = session.record().text()
    headers = {"Content-Disposition": f'attachment; filename="kontor_{session.game}_{table}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.post("/{table}/acts")
async def act(table: TableName, wish: messages.ActBody, person: Known, service: ServiceHere) -> messages.Done:
    """Do something at a table, as over a live connection."""
    if wish.root.table != table:
        raise NoSuchTableError
    try:
        entry = await dispatch.do(service, wish.root, person)
    except StaleError as error:
        async with service.at(table) as session:
            error.state = projections.table_data(session, person.id, service.here(table), None)
        raise
    return messages.Done.model_validate(dispatch.done_data(wish.root, entry))


@router.post("/{table}/questions", response_model=None, responses={200: {"model": Answered}})
async def ask(
    table: TableName,
    wish: messages.QuestionBody,
    person: Anybody,
    service: ServiceHere,
    adviser: AdviserHere,
    speaker: Speaker,
) -> Answered:
    """Ask something about a game, as over a live connection."""
    if wish.root.table != table:
        raise NoSuchTableError
    if isinstance(wish.root, messages.Hint | messages.Review):
        return await adviser.answer(wish.root, person, speaker)
    number = person.id if person is not None else None
    async with service.at(table) as session:
        dispatch.check_admitted(session, number)
        if number is None and not isinstance(wish.root, messages.LOOKING_BACK):
            raise NoKeyError
        return answer(session, wish.root, number, speaker)
