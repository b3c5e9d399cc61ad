"""A live connection: messages in, answers and entries of open tables out."""

import asyncio
import json
import logging
from contextlib import suppress
from time import monotonic, time

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from kontor.engine.errors import FormError, KontorError, RuleError
from kontor.engine.protocol import Data
from kontor.lang.translator import Translator
from kontor.server.bots.advice import Adviser
from kontor.server.keys import key_hash
from kontor.server.models import AppliedEntry, Person
from kontor.server.rate_limits import Bucket
from kontor.server.store import rows
from kontor.server.tables import dispatch, projections
from kontor.server.tables.questions import add_offers, answer, sentence
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.wire import messages
from kontor.server.wire.wire_types import SceneShown

RUBBISH, TOO_MUCH, TOO_SLOW = 1008, 1008, 1013
"""Why a connection is closed, by the codes of RFC 6455: bad or too many messages; a reader that cannot keep up."""
_MOST_WAITING = 500
_MOST_WAITING_SIGNS = 4_000_000
"""What may wait for a client that reads slowly: so many messages, and so many signs in them together."""
_HELLO_SECONDS = 10.0
_MOST_TABLES = 50
_DAY = 86_400.0
_log = logging.getLogger("kontor.live")


class Connection:
    """One client that is connected. Rubbish closes it; whatever else it does wrong gets an answer."""

    def __init__(self, socket: WebSocket, service: TableService, adviser: Adviser) -> None:
        self.socket = socket
        self.service = service
        self.adviser = adviser
        self.person: Person | None = None
        self.translator = Translator("en")
        self.told = False
        self.offers = False
        self._open: dict[str, bool] = {}
        self._out: asyncio.Queue[str | None] = asyncio.Queue(_MOST_WAITING)
        self._signs = 0
        settings = service.settings
        self._bucket = Bucket(settings.messages_per_second, settings.messages_at_once)
        self._code = 1000
        self._asked: set[asyncio.Task[None]] = set()
        """Questions that bots think about; they are held here until they are answered."""

    async def run(self) -> None:
        """Serve the client until it goes."""
        sender = asyncio.create_task(self._send_on())
        self.service.connected.add(self)
        try:
            await self._receive_on()
        except WebSocketDisconnect:
            self._out_of_the_way()
        finally:
            self.service.connected.discard(self)
            self._look_away()
            await self._drop_questions()
            self._finish()
            with suppress(Exception):
                await sender

    async def _drop_questions(self) -> None:
        """Nobody waits for the answers any more: what waits for a worker leaves its place to others."""
        asked = list(self._asked)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    def _look_away(self) -> None:
        for table in list(self._open):
            self.service.leave(table, self)
        self._open.clear()

    async def _receive_on(self) -> None:
        hello = await asyncio.wait_for(self._receive(), _HELLO_SECONDS)
        if not isinstance(hello, messages.Hello):
            return self._stop(RUBBISH)
        await self._greet(hello)
        while self._code == 1000:
            said = await self._receive()
            if said is None:
                return self._stop(RUBBISH)
            if not self._bucket.take(monotonic()):
                return self._stop(TOO_MUCH)
            if isinstance(said, messages.Hint | messages.Review):
                # Bots take their time; the client may go on meanwhile.
                task = asyncio.create_task(self._serve(said))
                self._asked.add(task)
                task.add_done_callback(self._asked.discard)
            else:
                await self._serve(said)
        return None

    async def _receive(self) -> messages.SaidByClient | None:
        """The next message; None for rubbish."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if text is None or len(text) > self.service.settings.largest_message:
            return None
        try:
            return messages.SAID.validate_json(text)
        except ValidationError:
            return None

    async def _greet(self, hello: messages.Hello) -> None:
        self._look_away()
        self.person = None
        self.translator = Translator(hello.language)
        self.told = hello.told
        self.offers = hello.offers
        if hello.key is not None:
            try:
                hashed = key_hash(hello.key)
                self.person = await self.service.store.read(lambda connection: rows.find_person(connection, hashed))
                await self._note_visit()
            except KontorError as error:
                return self._refuse(hello.id, error)
        person = self.person
        number, name = (person.id, person.name) if person is not None else (None, "")
        self.send({"type": "welcome", "id": hello.id, "person": number, "name": name, "server": "kontor"})
        return None

    async def _note_visit(self) -> None:
        """Note once a day that somebody is still around."""
        person = self.person
        if person is not None and time() - person.seen > _DAY:
            now = {"seen": time()}
            await self.service.store.write(lambda connection: rows.change_person(connection, person.id, now))

    async def _serve(self, said: messages.SaidByClient) -> None:
        session: TableSession | None = None
        try:
            if isinstance(said, messages.Hello):
                await self._greet(said)
            elif isinstance(said, messages.Ping):
                self.send({"type": "answer", "id": said.id, "data": {"time": time()}})
            elif isinstance(said, messages.Close):
                self._close(said)
            elif isinstance(said, messages.Open):
                await self._show(said)
            elif isinstance(said, messages.QUESTIONS):
                async with self.service.at(said.table) as session:
                    dispatch.check_admitted(session, self._number())
                    data = answer(session, said, self._number(), self.translator)
                self.send({"type": "answer", "id": said.id, "data": data})
            elif isinstance(said, messages.Hint | messages.Review):
                session = self.service.sessions.get(said.table)
                advice = await self.adviser.answer(said, self.person, self.translator)
                self.send({"type": "answer", "id": said.id, "data": advice})
            else:
                session = self.service.sessions.get(said.table)
                entry = await dispatch.do(self.service, said, self.person)
                self.send(dispatch.done_data(said, entry))
        except KontorError as error:
            self._refuse(said.id, error, session)
        except Exception as error:
            # A fault of ours: it must not take the connection with it, nor tell anybody how we are made.
            _log.exception("a message of type %s failed", said.type)
            self._refuse(said.id, RuleError("server:fault", "server-fault", name=type(error).__name__), session)

    def _number(self) -> int | None:
        return self.person.id if self.person is not None else None

    async def _show(self, said: messages.Open) -> None:
        async with self.service.at(said.table) as session:
            dispatch.check_admitted(session, self._number())
            if len(self._open) >= _MOST_TABLES and said.table not in self._open:
                raise RuleError("server:live", "live-tables", most=_MOST_TABLES)
            # From now on nothing is missed: what happens after this comes as a message of its own.
            self.service.enter(session, self)
            self._open[said.table] = True
            data = projections.table_data(session, self._number(), self.service.here(session.id), said.after)
            self._tell(session, data["entries"], data["scenes"])
        self.send({**data, "id": said.id})

    def _close(self, said: messages.Close) -> None:
        if self._open.pop(said.table, False):
            self.service.leave(said.table, self)
        self.send({"type": "answer", "id": said.id, "data": {}})

    def _refuse(self, identity: str, error: KontorError, session: TableSession | None = None) -> None:
        fault = projections.error_data(error, sentence(error, session, self.translator))
        self.send({"type": "refused", "id": identity, "error": fault})

    def table_changed(self, session: TableSession, applied: AppliedEntry, here: set[int]) -> None:
        """Send an entry, as this person may see it."""
        data = projections.happened_data(session, applied, self._number(), here)
        self._tell(session, [data["entry"]], data["scenes"])
        self.send(data)

    def _tell(self, session: TableSession, entries: list[Data], scenes: list[SceneShown]) -> None:
        """Add what the client asked for: sentences, and what its seats can do."""
        if self.told:
            for entry in entries:
                projections.tell_entry(session, entry, self.translator)
        if self.offers:
            add_offers(session, scenes, self.translator)

    def presence_changed(self, session: TableSession, here: set[int]) -> None:
        """Pass on who is here."""
        self.send({"type": "present", "table": session.id, "info": projections.info(session, self._number(), here)})

    def table_gone(self, table: str) -> None:
        """Pass on that a table is closed."""
        self._open.pop(table, None)
        self.send({"type": "gone", "table": table})

    def hang_up(self) -> None:
        """End the connection: its key is not valid any more."""
        self._look_away()
        self._stop(RUBBISH)

    def send(self, data: Data) -> None:
        """Put a message on its way. Who does not read what is sent is not waited for."""
        if self._code != 1000:
            return
        if self._out.full() or self._signs > _MOST_WAITING_SIGNS:
            # What waits would never be read.
            while not self._out.empty():
                self._out.get_nowait()
            self._stop(TOO_SLOW)
            return
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        self._signs += len(text)
        self._out.put_nowait(text)

    def _stop(self, code: int) -> None:
        self._code = code
        self._finish()

    def _out_of_the_way(self) -> None:
        self._code = self._code if self._code != 1000 else 1001

    def _finish(self) -> None:
        while True:
            try:
                self._out.put_nowait(None)
                return
            except asyncio.QueueFull:
                self._out.get_nowait()

    async def _send_on(self) -> None:
        try:
            while True:
                text = await self._out.get()
                if text is None:
                    await self.socket.close(self._code if self._code != 1001 else 1000)
                    return
                await self.socket.send_text(text)
                self._signs -= len(text)
        except (WebSocketDisconnect, RuntimeError, OSError):
            # The client has gone; its reading side notices too.
            return


async def live(socket: WebSocket, service: TableService, adviser: Adviser) -> None:
    """Serve one connection."""
    await socket.accept()
    with suppress(TimeoutError, FormError):
        await Connection(socket, service, adviser).run()
