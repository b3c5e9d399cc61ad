"""A live connection: receives messages, sends answers and the new entries of open tables."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic, time
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from starlette.datastructures import Headers

from kontor.engine.errors import FormError, KontorError, RuleError
from kontor.engine.protocol import Data
from kontor.lang.languages import language_of
from kontor.lang.translator import Translator
from kontor.server.addresses import address_of
from kontor.server.bots.advice import Adviser
from kontor.server.keys import key_hash
from kontor.server.live.closing import (
    BANNED,
    DONE,
    HELLO_MISSING,
    KEY_INVALID,
    MESSAGE_INVALID,
    MESSAGES_TOO_MANY,
    READS_TOO_SLOWLY,
    RESTARTS,
    STORE_AWAY,
    Closing,
)
from kontor.server.live.outgoing import Outgoing
from kontor.server.models import AppliedEntry, Person
from kontor.server.operator.rules import announcement_data
from kontor.server.rate_limits import Bucket
from kontor.server.records.long_games import LongGames
from kontor.server.request_json import read_request
from kontor.server.store import rows
from kontor.server.tables import dispatch, projections
from kontor.server.tables.offers import add_offers
from kontor.server.tables.questions import answer, sentence
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.tables.viewers import SharedMessages
from kontor.server.wire.client_messages import CLIENT_MESSAGE, ClientMessage, Close, Hello, Open, Ping
from kontor.server.wire.questions import AdviceQuestion, InstantQuestion, StandingsQuestion
from kontor.server.wire.wire_types import Scene

_HELLO_SECONDS = 10.0
_MOST_TABLES = 50
_DAY = 86_400.0
_MESSAGE = TypeAdapter[Any](Any)
_log = logging.getLogger("kontor.live")


class Connection:
    """A connected client. An invalid message closes the connection. Every other error gets an answer."""

    def __init__(self, socket: WebSocket, service: TableService, adviser: Adviser, long_games: LongGames) -> None:
        self.socket = socket
        self.service = service
        self.adviser = adviser
        self.long_games = long_games
        self.rules = service.rules
        self.person: Person | None = None
        self.key_hash = ""
        self.address = address_of(socket.scope)
        self.translator = Translator(language_of(Headers(scope=socket.scope).get("Accept-Language", "")))
        self.texts = False
        self.offers = False
        self._open: dict[str, bool] = {}
        self.outgoing = Outgoing(socket, service.send_budget)
        settings = service.settings
        self._bucket = Bucket(settings.messages_per_second, settings.messages_at_once)
        self._closing = DONE
        self._disconnected = False
        self._serving = False
        """Whether a message is being served."""
        self._restarting = False
        self._advice_tasks: set[asyncio.Task[None]] = set()
        """Hints, reviews and standings in progress. The references keep the tasks alive."""

    async def run(self) -> None:
        """Serve the client until it disconnects."""
        self.service.viewers.connected.add(self)
        try:
            await self._receive_all()
        except WebSocketDisconnect:
            self._disconnected = True
        finally:
            self.service.viewers.connected.discard(self)
            self._leave_tables()
            await self._cancel_questions()
            self._finish()
            await self.outgoing.wait_closed()

    async def _cancel_questions(self) -> None:
        """Cancel hints, reviews and standings: nobody waits for the answers, and others need the workers."""
        tasks = list(self._advice_tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _leave_tables(self) -> None:
        self._record_visits()
        for table in list(self._open):
            self.service.leave(table, self)
        self._open.clear()

    async def _receive_all(self) -> None:
        if await self._greeted():
            while self._closing is DONE:
                await self._handle_next()

    async def _greeted(self) -> bool:
        """Answer the first message. Return whether there may be more."""
        try:
            hello = await asyncio.wait_for(self._receive(), _HELLO_SECONDS)
        except TimeoutError:
            self._stop(HELLO_MISSING)
            return False
        if not isinstance(hello, Hello):
            self._stop(MESSAGE_INVALID if hello is None else HELLO_MISSING)
            return False
        with self._serves():
            await self._greet(hello)
        return True

    async def _handle_next(self) -> None:
        """Wait for a message and answer it. As its own function it keeps no message while it waits for the next."""
        message = await self._receive()
        if self._closing is not DONE:
            # Nobody would get the answer. The client sends the message again over its next connection.
            return
        if message is None:
            self._stop(MESSAGE_INVALID)
        elif not self._bucket.take(monotonic()):
            self._stop(MESSAGES_TOO_MANY)
        elif isinstance(message, AdviceQuestion | StandingsQuestion):
            # A worker process may think about it. The client may send other messages meanwhile.
            task = asyncio.create_task(self._serve(message))
            self._advice_tasks.add(task)
            task.add_done_callback(self._advice_tasks.discard)
        else:
            with self._serves():
                await self._serve(message)

    @contextmanager
    def _serves(self) -> Iterator[None]:
        """Complete the answer to a message, even if the server is told to restart meanwhile."""
        self._serving = True
        yield
        self._serving = False
        if self._restarting:
            self._send_away()

    async def _receive(self) -> ClientMessage | None:
        """Return the next message, or None if it is invalid."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        text = event.get("text")
        if text is None or len(text) > self.service.settings.largest_message:
            return None
        try:
            return CLIENT_MESSAGE.validate_python(read_request(text))
        except (FormError, ValidationError):
            return None

    async def _greet(self, hello: Hello) -> None:
        self._leave_tables()
        self.person = None
        self.translator = Translator(hello.language)
        self.texts = hello.texts
        self.offers = hello.offers
        if hello.key is not None:
            try:
                hashed = self.key_hash = key_hash(hello.key)
                person = await self.service.store.read(lambda connection: rows.find_person(connection, hashed))
                self.rules.check_person(person)
                self.person = person
                await self._record_visit()
                self._note_address()
            except KontorError as error:
                return self._refuse(hello.id, error)
        person = self.person
        person_id, name = (person.id, person.name) if person is not None else (None, "")
        self.send({"type": "welcome", "id": hello.id, "person": person_id, "name": name, "server": "kontor"})
        if self.rules.announcement is not None:
            self.announce()
        return None

    def _note_address(self) -> None:
        if self.person is not None:
            self.service.addresses.note(self.person.id, address_of(self.socket.scope))

    async def _record_visit(self) -> None:
        """Update the time of the last visit, at most once a day."""
        person = self.person
        if person is not None and time() - person.seen > _DAY:
            visit = {"seen": time()}
            await self.service.store.write(lambda connection: rows.change_person(connection, person.id, visit))

    def _record_visits(self) -> None:
        """Note that the person is active at all tables they follow."""
        for table in self._open:
            session = self.service.sessions.get(table)
            if session is not None:
                self.service.visits.record(session, self._person_id())

    async def _serve(self, message: ClientMessage) -> None:
        session: TableSession | None = None
        try:
            if isinstance(message, Hello):
                await self._greet(message)
            elif isinstance(message, Ping):
                self._record_visits()
                self.send({"type": "answer", "id": message.id, "data": {"time": self.service.times.now()}})
            elif isinstance(message, Close):
                self._close(message)
            elif isinstance(message, Open):
                await self._show(message)
            elif isinstance(message, StandingsQuestion):
                standings = await self.long_games.standings(message, self.person, address_of(self.socket.scope))
                self.send({"type": "answer", "id": message.id, "data": standings})
            elif isinstance(message, InstantQuestion):
                async with self.service.at(message.table, fresh=False) as session:
                    dispatch.check_admitted(session, self._person_id())
                    self.service.visits.record(session, self._person_id())
                    data = answer(session, message, self._person_id(), self.translator, self.service.answers)
                self.send({"type": "answer", "id": message.id, "data": data})
            elif isinstance(message, AdviceQuestion):
                session = self.service.sessions.get(message.table)
                advice = await self.adviser.answer(message, self.person, self.translator)
                self.send({"type": "answer", "id": message.id, "data": advice})
            else:
                session = self.service.sessions.get(message.table)
                entry = await dispatch.run_command(self.service, message, self.person)
                self.send(dispatch.done_data(message, entry))
        except KontorError as error:
            self._refuse(message.id, error, session)
        except Exception as error:
            # A bug must not end the connection. The client learns only the name of the exception.
            _log.exception("Message of type %s failed", message.type)
            self._refuse(message.id, RuleError("server:fault", "server-fault", name=type(error).__name__), session)

    def _person_id(self) -> int | None:
        return self.person.id if self.person is not None else None

    async def _show(self, message: Open) -> None:
        async with self.service.at(message.table) as session:
            dispatch.check_admitted(session, self._person_id())
            if len(self._open) >= _MOST_TABLES and message.table not in self._open:
                raise RuleError("server:live", "live-tables", most=_MOST_TABLES)
            # Subscribe before reading the table, so that no entry is missed.
            self.service.enter(session, self)
            self._open[message.table] = True
            self.service.visits.record(session, self._person_id())
            data = projections.table_data(
                session, self._person_id(), self.service.viewers.online(session.id), message.after
            )
            self._add_requested(session, data["entries"], data["scenes"])
        self.send({**data, "id": message.id})

    def _close(self, message: Close) -> None:
        if self._open.pop(message.table, False):
            self.service.leave(message.table, self)
        self.send({"type": "answer", "id": message.id, "data": {}})

    def _refuse(self, message_id: str, error: KontorError, session: TableSession | None = None) -> None:
        fault = projections.error_data(error, sentence(error, session, self.translator))
        self.send({"type": "refused", "id": message_id, "error": fault})

    def table_changed(
        self, session: TableSession, applied: AppliedEntry, online: set[int], shared: SharedMessages
    ) -> None:
        """Send an entry, as this person may see it."""

        def message() -> Data:
            data = projections.happened_data(session, applied, self._person_id(), online)
            self._add_requested(session, [data["entry"]], data.get("scenes", []))
            return data

        self._send_shared(session, shared, message)

    def _send_shared(self, session: TableSession, shared: SharedMessages, message: Callable[[], Data]) -> None:
        """Send a message about a change. It is made once for all viewers who see the same."""
        audience = (self._role(session), self.translator.language, self.texts, self.offers)
        text = shared.get(audience)
        if text is None:
            text = shared[audience] = _encoded(message())
        self._push(text)

    def _role(self, session: TableSession) -> int | None:
        """Return the person if they have a seat or own the table. All others see the same."""
        person = self._person_id()
        return person if person == session.owner or session.seats_of(person) else None

    def _add_requested(self, session: TableSession, entries: list[Data], scenes: list[Scene]) -> None:
        """Add what `hello` asked for: sentences, and what the seats can do."""
        if self.texts:
            for entry in entries:
                projections.add_texts(session, entry, self.translator)
        if self.offers:
            add_offers(session, scenes, self.translator)

    def presence_changed(self, session: TableSession, online: set[int], shared: SharedMessages) -> None:
        """Send who is online."""

        def message() -> Data:
            info = projections.info(session, self._person_id(), online)
            return {"type": "presence", "table": session.id, "info": info}

        self._send_shared(session, shared, message)

    def table_closed(self, table: str) -> None:
        """Tell the client that a table is closed."""
        self._open.pop(table, None)
        self.send({"type": "closed", "table": table})

    def hang_up(self) -> None:
        """End the connection: its key is no longer valid."""
        self._leave_tables()
        self._stop(KEY_INVALID)

    def expel(self) -> None:
        """End the connection: the operator has banned the person or the address."""
        self._leave_tables()
        self._stop(BANNED)

    def suspend(self) -> None:
        """End the connection: this server cannot serve tables for now."""
        self._leave_tables()
        self._stop(STORE_AWAY)

    def announce(self) -> None:
        """Send what the operator announces."""
        self.send({"type": "announcement", **announcement_data(self.rules.announcement)})

    def restart(self) -> None:
        """End the connection as soon as no command is under way: the server restarts."""
        self._restarting = True
        if not self._serving:
            self._send_away()

    def _send_away(self) -> None:
        self._leave_tables()
        self.send({"type": "restarting"})
        self._stop(RESTARTS)

    def send(self, data: Data) -> None:
        """Queue a message. A client that reads too slowly is disconnected."""
        self._push(_encoded(data))

    def _push(self, text: str) -> None:
        if self._closing is not DONE or self._disconnected:
            return
        if self.outgoing.too_many:
            # The messages would never be read.
            self.outgoing.drop()
            self._stop(READS_TOO_SLOWLY)
        else:
            self.outgoing.push(text)

    def _stop(self, closing: Closing) -> None:
        self._closing = closing
        self._finish()

    def _finish(self) -> None:
        self.outgoing.close(self._closing.code, self._closing.reason(self.translator))


def _encoded(data: Data) -> str:
    # A third of the time of `json.dumps`, which was an eighth of the work for a move.
    return _MESSAGE.dump_json(data).decode()


async def live(socket: WebSocket, service: TableService, adviser: Adviser, long_games: LongGames) -> None:
    """Accept and serve one connection."""
    await socket.accept()
    connection = Connection(socket, service, adviser, long_games)
    # Nobody reads the headers again, and those of a browser take 2 KiB.
    socket.scope["headers"] = []
    if service.viewers.draining:
        connection.restart()
    with suppress(FormError):
        await connection.run()
