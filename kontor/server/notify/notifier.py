"""Notifies persons who are away when it is their turn or a game is over."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from time import time

from sqlalchemy import Connection

from kontor.lang.translator import Translator
from kontor.server.errors import StoreUnavailableError
from kontor.server.models import OVER, PLAYING, AppliedEntry, Entry
from kontor.server.notify.webhooks import Notice, WebhookSender
from kontor.server.store import outbox
from kontor.server.store.outbox import DueNotice, TakenNotice
from kontor.server.tables.service import TableObserver, TableService
from kontor.server.tables.session import TableSession

_NO_MARKUP = {ord(char): None for char in "@<>[]()*_`~|#"}
"""Removes characters that chat services interpret as markup or mentions, because anybody may choose a title."""
_LOOK_SECONDS = 10.0
"""Seconds between two looks for notices that another server could not deliver."""
_DELIVERY_SECONDS = 120.0
"""Seconds after which another server takes over a notice that was not delivered."""
_log = logging.getLogger("kontor.notifier")


class Notifier(TableObserver):
    """Sends a notice by webhook when the turn passes to a person who is not connected, and when a game ends.

    A notice is stored in the transaction of the entry that causes it, and deleted once it is delivered. So each is sent
    once, even if a server dies. Only one that dies between these two may send a notice that is sent again.
    """

    def __init__(self, service: TableService, webhook_sender: WebhookSender) -> None:
        self.service = service
        self.webhook_sender = webhook_sender
        webhook_sender.finished = self._finish
        service.due_notice = self.due
        self._stored: set[tuple[str, int]] = set()
        """Entries whose notices are being stored, by table and number."""
        self._outstanding: set[int] = set()
        self._delivered: set[int] = set()
        self._wakeup = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Deliver what was not delivered before."""
        self._wakeup = asyncio.Event()
        self._wakeup.set()
        self._task = asyncio.create_task(self._deliver_always())

    def due(self, session: TableSession, entry: Entry, actor_before: int) -> DueNotice | None:
        """Return the notice that an entry causes, if any. It has been applied to the session, but not committed."""
        if entry.kind not in ("move", "started", "undo", "redo") or session.actor == actor_before:
            return None
        persons: set[int | None] = set()
        if session.status == PLAYING and session.actor >= 0 and not session.seats[session.actor].stand_in:
            persons = {session.seats[session.actor].person}
        elif session.status == OVER:
            persons = {seat.person for seat in session.seats}
        away = [person for person in persons if person is not None and person not in self.service.online(session.id)]
        if not away:
            return None
        self._stored.add((session.id, entry.number))
        return DueNotice(away, "over" if session.status == OVER else "your_turn")

    def committed(self, session: TableSession, applied: AppliedEntry) -> None:
        """Deliver the notice of an entry."""
        if (session.id, applied.entry.number) in self._stored:
            self._stored.clear()
            self._wakeup.set()

    async def _deliver_always(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK_SECONDS):
                    await self._wakeup.wait()
            self._wakeup.clear()
            try:
                await self._deliver()
            except StoreUnavailableError:
                # Nothing is lost: the next look finds it.
                _log.warning("Notices wait: the store is unavailable")
            except Exception:
                _log.exception("Notices failed")

    async def _deliver(self) -> None:
        store = self.service.store
        if delivered := list(self._delivered):
            self._delivered.clear()
            await store.write(partial(outbox.remove, ids=delivered))
        while await store.read(partial(outbox.is_waiting, now=time())):
            now = time()
            for taken in await store.write(partial(outbox.take, now=now, until=now + _DELIVERY_SECONDS)):
                self._outstanding.add(taken.id)
                self.webhook_sender.post(self._notice(taken))

    def _notice(self, taken: TakenNotice) -> Notice:
        link = f"{self.service.settings.public_url}/t/{taken.table}"
        say = Translator(taken.language).say
        title = taken.title.translate(_NO_MARKUP) or say(f"{taken.game}-title")
        sentence = say("notice-over", title=title) if taken.kind == "over" else say("notice-your_turn", title=title)
        return Notice(taken.webhook, f"{sentence} {link}", link, taken.table, taken.game, taken.kind, taken.id)

    def _finish(self, notice: Notice) -> None:
        """Forget a notice that was delivered, or that its receiver refused too often."""
        if notice.id:
            self._outstanding.discard(notice.id)
            self._delivered.add(notice.id)
            self._wakeup.set()

    async def close(self) -> None:
        """Stop. Other servers, or this one after a restart, deliver what is left."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._delivered or self._outstanding:
            with suppress(StoreUnavailableError):
                await self.service.store.write(self._settle)

    def _settle(self, connection: Connection) -> None:
        outbox.remove(connection, self._delivered)
        outbox.put_back(connection, self._outstanding)
