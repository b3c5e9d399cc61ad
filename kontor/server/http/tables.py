"""Tables over HTTP: making, finding, joining, linking, judging guests; acts and questions without a socket."""

import json
from collections.abc import Callable
from hashlib import sha256
from time import time
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from kontor.engine.errors import RuleError
from kontor.server.addresses import qr_svg
from kontor.server.errors import NoKeyError, NoSuchTableError, NotYoursError, StaleError, TooManyError
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
from kontor.server.http.identity import AdviserHere, Anybody, HallHere, Known, Speaker
from kontor.server.keys import keyed_table_id
from kontor.server.models import WAITING, Change, Guest, Person
from kontor.server.store import rows
from kontor.server.store.schema import TABLES
from kontor.server.tables import dispatch, joining, projections
from kontor.server.tables.questions import answer
from kontor.server.tables.service import Hall
from kontor.server.tables.session import Sitting
from kontor.server.tables.starter import begin_if_ready
from kontor.server.wire import messages
from kontor.server.wire.wire_types import Answered, GuestShown

router = APIRouter(prefix="/api/tables", tags=["tables"])
TableName = Annotated[str, Path(min_length=1, max_length=16, pattern=r"^[a-z0-9]+$")]


@router.get("")
async def list_tables(person: Anybody, hall: HallHere) -> Tables:
    """Own tables, those watched, and open ones; where it is one's turn."""
    number = person.id if person is not None else None
    found = await hall.store.read(lambda connection: rows.list_tables(connection, number))
    listed = [projections.summary(card, seats, number) for card, seats in found]
    return Tables(tables=listed, your_turn=[table["table"] for table in listed if table["your_turn"]])


@router.post("", status_code=201)
async def make_table(wish: TableAsked, person: Known, hall: HallHere) -> Made:
    """Make a table. If no seat is free, the game begins at once."""
    name = mark = ""
    if wish.id is not None:
        name, mark = keyed_table_id(hall.secret, person.id, wish.id), wish_mark(wish)
        if await _made_before(hall, name, mark):
            return Made(table=name)
    await check_room(hall, person)
    clock = wish.clock.model_dump(exclude_none=True) if wish.clock is not None else None
    seats = [joining.SeatWish(seat.kind, seat.name, seat.bot) for seat in wish.seats]
    options = {name: value for name, value in wish.options.items() if value is not None}
    asked = joining.TableWish(
        wish.game, wish.title, wish.public, seats, options, wish.content, wish.drawn, clock, wish.hints, mark
    )
    sitting, change = joining.new_table(asked, person, time(), name)
    try:
        await hall.add(sitting, change)
    except IntegrityError:
        # The same request came twice at once, and the other one was faster; or whoever asks was forgotten meanwhile.
        if name and await _made_before(hall, name, mark):
            return Made(table=name)
        raise NoKeyError from None
    try:
        await begin_if_ready(hall, sitting.id)
    except (IntegrityError, NoSuchTableError):
        # Whoever asks was forgotten after it was made: nobody is left to play there.
        await hall.delete(sitting.id)
        raise NoKeyError from None
    return Made(table=sitting.id)


async def _made_before(hall: Hall, name: str, mark: str) -> bool:
    """Whether there is a table of that name; raises if another wish has made it."""
    wishes = await hall.store.read(lambda found: rows.wishes_of(found, name))
    if wishes is not None and wishes.get("mark", mark) != mark:
        raise RuleError("server:table", "table-other-wish")
    return wishes is not None


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


async def check_room(hall: Hall, person: Person) -> None:
    """Raise if a person has made too many tables already."""
    most = hall.settings.tables_per_person
    own = select(func.count()).select_from(TABLES).where(TABLES.c.owner == person.id)
    if await hall.store.read(lambda connection: connection.execute(own).scalar_one()) >= most:
        raise TooManyError("tables-too-many", most=most)


@router.get("/{table}", response_model=None, responses={200: {"model": messages.TableShown}})
async def show_table(
    table: TableName, person: Anybody, hall: HallHere, after: Annotated[int | None, Query(ge=0)] = None
) -> dict[str, Any]:
    """A table as one may see it, and what happened after an entry that one has."""
    number = person.id if person is not None else None
    async with hall.at(table) as sitting:
        dispatch.check_admitted(sitting, number)
        return projections.table_data(sitting, number, hall.here(table), after)


@router.put("/{table}", status_code=204)
async def change_table(table: TableName, wish: TableChanged, person: Known, hall: HallHere) -> None:
    """Allow hints at an own table, or forbid them."""
    await _own(hall, table, person)
    hints = wish.hints
    if hints is not None:
        await hall.change(table, lambda found: joining.allow_hints(found, hints, person.id), extra=_wishes_writer)


def _wishes_writer(sitting: Sitting) -> rows.Extra:
    return lambda found: rows.write_wishes(found, sitting.id, sitting.wishes)


@router.delete("/{table}", status_code=204)
async def delete_table(table: TableName, person: Known, hall: HallHere) -> None:
    """Delete an own table: before the game has begun, or if nobody else sits at it."""
    sitting = await _own(hall, table, person)
    if sitting.status != WAITING and any(seat.person not in (None, person.id) for seat in sitting.seats):
        raise RuleError("server:table", "table-others")
    await hall.delete(table)


async def _own(hall: Hall, table: str, person: Person) -> Sitting:
    async with hall.at(table) as sitting:
        dispatch.check_admitted(sitting, person.id)
        if sitting.owner != person.id:
            raise NotYoursError("table-not-yours")
        return sitting


@router.post("/{table}/invitation")
async def invitation(table: TableName, wish: SecretGiven, person: Known, hall: HallHere) -> Invitation:
    """What the link with this secret invites to."""
    async with hall.at(table) as sitting:
        seated, guest = bool(sitting.seats_of(person.id)), sitting.guests.get(person.id)
        # Who sits there comes in by an old link, too; who was shown out by none.
        right = seated or joining.opens(sitting, hall.secret, joining.JOIN, wish.secret)
        if not right or (guest is not None and guest.removed):
            raise NoSuchTableError
        hosts = sitting.seats_of(sitting.owner)
        return Invitation(
            game=sitting.game,
            title=sitting.title,
            host=sitting.seats[hosts[0]].name if hosts else "",
            names=[seat.name for seat in sitting.seats if not seat.free],
            free=sum(seat.free for seat in sitting.seats) if sitting.status == WAITING else 0,
            seated=seated,
            admitted=sitting.admits(person.id),
        )


@router.post("/{table}/join")
async def join(table: TableName, wish: JoinAsked, person: Known, hall: HallHere) -> Made:
    """Sit down on a free seat, or several for people on one's screen."""

    def make(sitting: Sitting) -> Change:
        welcome = sitting.admits(person.id) and (sitting.public or sitting.owner == person.id)
        if not welcome and not joining.opens(sitting, hall.secret, joining.JOIN, wish.secret or ""):
            raise NoSuchTableError
        return joining.take_seat(sitting, person, wish.names, wish.seat)

    await hall.change(table, make, f"{person.id}:{wish.id}" if wish.id is not None else None)
    await begin_if_ready(hall, table)
    return Made(table=table)


@router.post("/{table}/watch")
async def watch(table: TableName, wish: SecretGiven, person: Known, hall: HallHere) -> Made:
    """Be let in to watch by the secret of a link."""
    async with hall.at(table) as sitting:
        guest = sitting.guests.get(person.id)
        right = joining.opens(sitting, hall.secret, joining.WATCH, wish.secret)
        if not right or (guest is not None and guest.removed):
            raise NoSuchTableError
    if guest is None:
        write = _guest_writer(table, person.id)
        await hall.change(table, lambda found: joining.come_to_watch(found, person), extra=write)
    return Made(table=table)


def _guest_writer(table: str, person: int) -> Callable[[Sitting], rows.Extra]:
    return lambda sitting: lambda found: rows.write_guest(found, table, person, sitting.guests[person])


@router.post("/{table}/seats/{seat}/claim")
async def claim(
    table: TableName, seat: Annotated[int, Path(ge=0, le=9)], wish: SecretGiven, person: Known, hall: HallHere
) -> Made:
    """Take over a person's seat by the secret of its own link."""

    def make(sitting: Sitting) -> Change:
        if seat >= len(sitting.seats) or not joining.opens(sitting, hall.secret, f"seat{seat}", wish.secret):
            raise NoSuchTableError
        return joining.claim_seat(sitting, seat, person, hall.here(table))

    await hall.change(table, make)
    return Made(table=table)


@router.delete("/{table}/seats/{seat}", status_code=204)
async def stand_up(table: TableName, seat: Annotated[int, Path(ge=0, le=9)], person: Known, hall: HallHere) -> None:
    """Free a seat before the game has begun: one's own, or any at an own table."""

    def make(sitting: Sitting) -> Change:
        dispatch.check_admitted(sitting, person.id)
        return joining.stand_up(sitting, seat, person.id)

    await hall.change(table, make)


@router.post("/{table}/start")
async def start(table: TableName, wish: StartAsked, person: Known, hall: HallHere) -> Made:
    """Begin at an own table although seats are free; bots take them."""
    await _own(hall, table, person)
    await hall.change(table, lambda found: joining.start(found, wish.fill))
    return Made(table=table)


@router.post("/{table}/links")
async def link(table: TableName, wish: LinkAsked, person: Known, hall: HallHere) -> Link:
    """A link to an own table, to hand on; a new one if asked for."""
    await _own(hall, table, person)
    if wish.renew:
        await hall.change(table, lambda found: joining.renew(found, wish.purpose, person.id))
    secret = joining.link_for(await hall.sitting(table), hall.secret, wish.purpose)
    # The secret stands behind the #: browsers do not send it, so it gets into no log.
    url = f"{hall.settings.public_url}/t/{table}#{wish.purpose}={secret}"
    return Link(url=url, secret=secret, qr=qr_svg(url))


@router.get("/{table}/guests")
async def guests(table: TableName, person: Known, hall: HallHere) -> Guests:
    """Who has come to an own table: those seated and those who watch."""
    sitting = await _own(hall, table, person)
    numbers = {seat.person for seat in sitting.seats} | set(sitting.guests)
    numbers |= {happening.entry.person for happening in sitting.happened if happening.entry.kind == "chat"}
    known = sorted(number for number in numbers | hall.here(table) if number is not None)
    found = await hall.store.read(lambda connection: rows.find_persons(connection, known))
    here = hall.here(table)
    return Guests(guests=[_guest(sitting, other, here) for other in found])


def _guest(sitting: Sitting, person: Person, here: set[int]) -> GuestShown:
    guest = sitting.guests.get(person.id, Guest())
    return {
        "person": person.id,
        "name": person.name,
        "seats": sitting.seats_of(person.id),
        "here": person.id in here,
        "muted": guest.muted,
        "removed": guest.removed,
    }


@router.put("/{table}/guests/{other}", status_code=204)
async def judge_guest(
    table: TableName, other: Annotated[int, Path(ge=1, le=2**31 - 1)], wish: GuestJudged, person: Known, hall: HallHere
) -> None:
    """Silence a guest of an own table or show them out, or take that back."""
    await _own(hall, table, person)
    if not await hall.store.read(lambda found: rows.find_persons(found, [other])):
        raise RuleError("server:guest", "guest-unknown")

    def make(sitting: Sitting) -> Change:
        return joining.judge_guest(sitting, other, wish.muted, wish.removed, person.id)

    await hall.change(table, make, extra=_guest_writer(table, other))
    if wish.removed:
        hall.show_out(table, other)


@router.get("/{table}/record")
async def record(table: TableName, person: Anybody, hall: HallHere) -> Response:
    """The record of a game that is over."""
    async with hall.at(table) as sitting:
        dispatch.check_admitted(sitting, person.id if person is not None else None)
        text = sitting.record().text()
    headers = {"Content-Disposition": f'attachment; filename="kontor_{sitting.game}_{table}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.post("/{table}/acts")
async def act(table: TableName, wish: messages.ActBody, person: Known, hall: HallHere) -> messages.Done:
    """Do something at a table, as over a live connection."""
    if wish.root.table != table:
        raise NoSuchTableError
    try:
        entry = await dispatch.do(hall, wish.root, person)
    except StaleError as error:
        async with hall.at(table) as sitting:
            error.state = projections.table_data(sitting, person.id, hall.here(table), None)
        raise
    return messages.Done.model_validate(dispatch.done_data(wish.root, entry))


@router.post("/{table}/questions", response_model=None, responses={200: {"model": Answered}})
async def ask(
    table: TableName,
    wish: messages.QuestionBody,
    person: Anybody,
    hall: HallHere,
    adviser: AdviserHere,
    speaker: Speaker,
) -> Answered:
    """Ask something about a game, as over a live connection."""
    if wish.root.table != table:
        raise NoSuchTableError
    if isinstance(wish.root, messages.Hint | messages.Review):
        return await adviser.answer(wish.root, person, speaker)
    number = person.id if person is not None else None
    async with hall.at(table) as sitting:
        dispatch.check_admitted(sitting, number)
        if number is None and not isinstance(wish.root, messages.LOOKING_BACK):
            raise NoKeyError
        return answer(sitting, wish.root, number, speaker)
