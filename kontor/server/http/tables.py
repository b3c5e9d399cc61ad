"""Table endpoints: create, list, join, and commands and questions over HTTP."""

import asyncio
import json
from contextlib import suppress
from hashlib import sha256
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from sqlalchemy.exc import IntegrityError

from kontor.engine.errors import KontorError, RuleError
from kontor.server.addresses import address_of
from kontor.server.errors import ConflictError, ForbiddenError, NoKeyError, NoSuchTableError, StaleError, TooManyError
from kontor.server.http.bodies import (
    CreateTable,
    Invitation,
    JoinRequest,
    LinkSecret,
    StartRequest,
    TableRef,
    Tables,
    UpdateTable,
)
from kontor.server.http.identity import (
    AdviserDep,
    CurrentPerson,
    LongGamesDep,
    OptionalPerson,
    RequestTranslator,
    ServiceDep,
)
from kontor.server.keys import keyed_table_id, new_table_id
from kontor.server.models import WAITING, Draft, Person
from kontor.server.request_json import StrictRoute
from kontor.server.store import rows
from kontor.server.tables import creation, dispatch, hosting, projections, seating
from kontor.server.tables.changes.table_part import JOIN, WATCH
from kontor.server.tables.questions import answer
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.tables.starter import begin_if_ready
from kontor.server.wire.commands import CommandBody
from kontor.server.wire.questions import AdviceQuestion, HistoryQuestion, QuestionBody, StandingsQuestion
from kontor.server.wire.server_messages import Done, TableSnapshot
from kontor.server.wire.wire_types import AnswerData

router = APIRouter(prefix="/api/tables", tags=["tables"], route_class=StrictRoute)
TableName = Annotated[str, Path(min_length=1, max_length=16, pattern=r"^[a-z0-9]+$")]
SeatIndex = Annotated[int, Path(ge=0, le=9)]


@router.get("")
async def list_tables(person: OptionalPerson, service: ServiceDep) -> Tables:
    """List own tables, watched tables and public ones, and where it is this person's turn."""
    person_id = person.id if person is not None else None
    damaged = sorted(service.quarantine.tables)
    stored = await service.store.read(lambda connection: rows.list_tables(connection, person_id, damaged))
    summaries = [projections.summary(row, seats, person_id) for row, seats in stored]
    return Tables(tables=summaries, your_turn=[table["table"] for table in summaries if table["your_turn"]])


@router.post("", status_code=201)
async def create_table(body: CreateTable, person: CurrentPerson, service: ServiceDep) -> TableRef:
    """Create a table. If no seat is free, the game begins at once."""
    name = fingerprint = ""
    if body.id is not None:
        name, fingerprint = keyed_table_id(service.secret, person.id, body.id), request_fingerprint(body)
        if await _exists(service, name, fingerprint):
            return TableRef(table=name)
    await check_table_limit(service, person)
    clock = body.clock.model_dump(exclude_none=True) if body.clock is not None else None
    seats = [creation.SeatRequest(seat.kind, seat.name, seat.bot) for seat in body.seats]
    options = {name: value for name, value in body.options.items() if value is not None}
    request = creation.TableRequest(
        body.game,
        body.title,
        body.public,
        seats,
        options,
        body.content,
        body.random_start,
        clock,
        body.hints,
        fingerprint,
    )
    draft = creation.create(request, person)
    try:
        session = await service.add(name or new_table_id(), draft)
    except IntegrityError:
        # The same request came twice at once, and the other one was faster. Or the person was deleted meanwhile.
        if name and await _exists(service, name, fingerprint):
            return TableRef(table=name)
        raise NoKeyError from None
    try:
        await begin_if_ready(service, session.id)
    except (IntegrityError, NoSuchTableError):
        # The person was deleted after the table was created: nobody is left to play there.
        await service.delete(session.id)
        raise NoKeyError from None
    return TableRef(table=session.id)


async def _exists(service: TableService, name: str, fingerprint: str) -> bool:
    """Return whether there is a table of that name. Raise if a different request has created it."""
    setup = await service.store.read(lambda connection: rows.setup_of(connection, name))
    if setup is not None and setup.get("mark", fingerprint) != fingerprint:
        raise RuleError("server:table", "table-other-body")
    return setup is not None


def request_fingerprint(body: CreateTable) -> str:
    """Return a hash that is equal for equal requests, whether or not they spell out defaults.

    >>> seats = [{"kind": "me"}, {"kind": "free"}]
    >>> one, other = ({"game": "anno1503", "seats": seats, "id": "a", **more} for more in ({}, {"title": "T"}))
    >>> request_fingerprint(CreateTable(**one)) == request_fingerprint(CreateTable(**one, public=False))
    True
    >>> request_fingerprint(CreateTable(**one)) == request_fingerprint(CreateTable(**other))
    False
    """
    values = body.model_dump(exclude={"id"}, exclude_defaults=True)
    return sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:32]


async def check_table_limit(service: TableService, person: Person) -> None:
    """Raise if a person owns too many tables already."""
    most = service.settings.tables_per_person
    if await service.store.read(lambda connection: rows.count_owned_tables(connection, person.id)) >= most:
        raise TooManyError("tables-too-many", most=most)


@router.get("/{table}", response_model=None, responses={200: {"model": TableSnapshot}})
async def show_table(
    table: TableName, person: OptionalPerson, service: ServiceDep, after: Annotated[int | None, Query(ge=0)] = None
) -> dict[str, Any]:
    """Show a table as this person may see it, and the entries after the one that the reader has."""
    person_id = person.id if person is not None else None
    async with service.at(table) as session:
        dispatch.check_admitted(session, person_id)
        service.visits.record(session, person_id)
        return projections.table_data(session, person_id, service.viewers.online(table), after)


@router.put("/{table}", status_code=204)
async def change_table(table: TableName, body: UpdateTable, person: CurrentPerson, service: ServiceDep) -> None:
    """Allow or forbid hints at your table."""
    await own_table(service, table, person)
    hints = body.hints
    if hints is not None:
        await service.change(table, lambda session: hosting.allow_hints(session, hints, person.id))


@router.delete("/{table}", status_code=204)
async def delete_table(table: TableName, person: CurrentPerson, service: ServiceDep) -> None:
    """Delete your table, if the game has not begun or nobody else sits there."""
    while True:
        session = await own_table(service, table, person)
        if session.status != WAITING and session.seated - {person.id}:
            raise RuleError("server:table", "table-others")
        # If the game begins meanwhile, the question is asked again.
        with suppress(ConflictError):
            return await service.delete(table, session.number)


async def own_table(service: TableService, table: str, person: Person) -> TableSession:
    """Return a table of this person. Raise if it belongs to somebody else."""
    async with service.at(table) as session:
        dispatch.check_admitted(session, person.id)
        if session.owner != person.id:
            raise ForbiddenError("table-not-yours")
        return session


@router.post("/{table}/invitation")
async def invitation(table: TableName, body: LinkSecret, person: CurrentPerson, service: ServiceDep) -> Invitation:
    """Show what the link with this secret invites to."""
    async with service.at(table) as session:
        seated = bool(session.seats_of(person.id))
        # Seated persons may also use an old link. Removed persons may use none.
        valid = seated or hosting.is_valid_link(session, service.secret, JOIN, body.secret)
        if not valid or session.removed(person.id):
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
async def join(table: TableName, body: JoinRequest, person: CurrentPerson, service: ServiceDep) -> TableRef:
    """Take a free seat, or several for people around one screen."""

    def change(session: TableSession) -> Draft:
        may_join = session.admits(person.id) and (session.public or session.owner == person.id)
        if not may_join and not hosting.is_valid_link(session, service.secret, JOIN, body.secret or ""):
            raise NoSuchTableError
        return seating.take_seat(session, person, body.names, body.seat)

    await service.change(table, change, f"{person.id}:{body.id}" if body.id is not None else None)
    await begin_if_ready(service, table)
    return TableRef(table=table)


@router.post("/{table}/watch")
async def watch(table: TableName, body: LinkSecret, person: CurrentPerson, service: ServiceDep) -> TableRef:
    """Become a spectator by the secret of a link."""
    async with service.at(table) as session:
        _check_may_watch(session, service.secret, body.secret, person)
        admitted = person.id in session.guests
    if not admitted:

        def change(session: TableSession) -> Draft:
            _check_may_watch(session, service.secret, body.secret, person)
            return hosting.admit_guest(session, person)

        await service.change(table, change)
    return TableRef(table=table)


def _check_may_watch(session: TableSession, server_secret: str, secret: str, person: Person) -> None:
    if not hosting.is_valid_link(session, server_secret, WATCH, secret) or session.removed(person.id):
        raise NoSuchTableError


@router.post("/{table}/seats/{seat}/claim")
async def claim(
    table: TableName,
    seat: SeatIndex,
    body: LinkSecret,
    person: CurrentPerson,
    service: ServiceDep,
) -> TableRef:
    """Sit down in a person's seat by the secret of the seat's link. The request may be repeated."""

    def change(session: TableSession) -> Draft:
        if hosting.has_claimed(session, service.secret, seat, person.id, body.secret):
            raise _ClaimedError
        if seat >= len(session.seats) or not hosting.is_valid_link(session, service.secret, f"seat{seat}", body.secret):
            raise NoSuchTableError
        return seating.claim_seat(session, seat, person)

    # The answer to the first request may have been lost.
    with suppress(_ClaimedError):
        await service.change(table, change)
    return TableRef(table=table)


class _ClaimedError(KontorError):
    """This person has claimed the seat by the same link already."""

    def __init__(self) -> None:
        super().__init__("server:seat", "seat-taken")


@router.delete("/{table}/seats/{seat}", status_code=204)
async def stand_up(table: TableName, seat: SeatIndex, person: CurrentPerson, service: ServiceDep) -> None:
    """Free a seat before the game begins: your own, or any seat at your table."""

    def change(session: TableSession) -> Draft:
        dispatch.check_admitted(session, person.id)
        return seating.stand_up(session, seat, person.id)

    await service.change(table, change)


@router.post("/{table}/start")
async def start(table: TableName, body: StartRequest, person: CurrentPerson, service: ServiceDep) -> TableRef:
    """Start the game at your table. Bots take the free seats."""
    await own_table(service, table, person)
    await service.change(table, lambda session: creation.start(session, body.fill))
    return TableRef(table=table)


@router.get("/{table}/record")
async def record(table: TableName, person: OptionalPerson, service: ServiceDep) -> Response:
    """Return the record of a finished game."""
    async with service.at(table) as session:
        dispatch.check_admitted(session, person.id if person is not None else None)
        finished = session.record()
    # A thread writes the text, because the game may be long.
    text = await asyncio.to_thread(finished.text)
    headers = {"Content-Disposition": f'attachment; filename="kontor_{session.game}_{table}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.post("/{table}/commands")
async def run_command(table: TableName, body: CommandBody, person: CurrentPerson, service: ServiceDep) -> Done:
    """Run a command, as over the live connection."""
    if body.root.table != table:
        raise NoSuchTableError
    try:
        entry = await dispatch.run_command(service, body.root, person)
    except StaleError as error:
        async with service.at(table) as session:
            error.state = projections.table_data(session, person.id, service.viewers.online(table), None)
        raise
    return Done.model_validate(dispatch.done_data(body.root, entry))


@router.post("/{table}/questions", response_model=None, responses={200: {"model": AnswerData}})
async def ask(
    table: TableName,
    body: QuestionBody,
    request: Request,
    person: OptionalPerson,
    service: ServiceDep,
    adviser: AdviserDep,
    long_games: LongGamesDep,
    translator: RequestTranslator,
) -> AnswerData:
    """Answer a question, as over the live connection."""
    if body.root.table != table:
        raise NoSuchTableError
    if isinstance(body.root, AdviceQuestion):
        return await adviser.answer(body.root, person, translator)
    if isinstance(body.root, StandingsQuestion):
        return await long_games.standings(body.root, person, address_of(request.scope))
    person_id = person.id if person is not None else None
    async with service.at(table) as session:
        dispatch.check_admitted(session, person_id)
        if person_id is None and not isinstance(body.root, HistoryQuestion):
            raise NoKeyError
        service.visits.record(session, person_id)
        return answer(session, body.root, person_id, translator, service.answers)
