"""Notifies persons who are away: it is their turn, a game is over, somebody wants their seat or plays in it."""

import asyncio
import logging
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection

from kontor.lang.translator import Translator
from kontor.server.errors import StoreUnavailableError
from kontor.server.models import OVER, PLAYING, AppliedEntry, Entry
from kontor.server.notify.notice_queue import Notice
from kontor.server.notify.webhooks import WebhookSender
from kontor.server.store import outbox
from kontor.server.store.outbox import DueNotice, TakenNotice
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.tables.viewers import TableObserver

_NO_MARKUP = {ord(char): None for char in "@<>[]()*_`~|#"}
"""Removes characters that chat services interpret as markup or mentions, because anybody may choose a title."""
_SENTENCES = {
    "your_turn": "notice-your_turn",
    "over": "notice-over",
    "seat_asked": "notice-seat_asked",
    "seat_lost": "notice-seat_lost",
}
"""The sentence for each kind of notice."""
_SEAT_NOTICES = {
    "replace_asked": "seat_asked",
    "replaced": "seat_lost",
    "claimed": "seat_lost",
    "timeout": "seat_lost",
}
"""The kind of notice to the holder of a seat, by kind of entry."""
_LOOK_SECONDS = 10.0
"""Seconds between two looks for notices that another server could not deliver."""
_DELIVERY_SECONDS = 120.0
"""Seconds for which a server takes a notice. It extends them while the notice waits for its turn."""
_log = logging.getLogger("kontor.notifier")


class Notifier(TableObserver):
    """Sends notices by webhook to persons who are not connected.

    They learn that it is their turn, that a game has ended, and that others want to replace them or have done so.

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
        self._outstanding: dict[int, float] = {}
        """Notices that are being sent or wait for it, and when they were taken or kept."""
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
        kind, persons = self._about(session, entry, actor_before)
        online = self.service.viewers.online(session.id)
        away = [person for person in persons if person is not None and person not in online]
        if not away:
            return None
        self._stored.add((session.id, entry.number))
        return DueNotice(away, kind)

    def _about(self, session: TableSession, entry: Entry, actor_before: int) -> tuple[str, set[int | None]]:
        """Return the kind of the notice that an entry causes, and whom it concerns."""
        if entry.kind in _SEAT_NOTICES:
            holder = session.seats[entry.data.get("absent", entry.seat)].belongs_to
            return _SEAT_NOTICES[entry.kind], {holder} - {entry.person}
        if entry.kind in ("move", "started", "undo", "redo") and session.actor != actor_before:
            if session.status == OVER:
                return "over", {seat.person for seat in session.seats}
            if session.status == PLAYING and session.actor >= 0 and not session.seats[session.actor].stand_in:
                return "your_turn", {session.seats[session.actor].person}
        return "", set()

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
                await self.deliver()
            except StoreUnavailableError:
                # Nothing is lost: the next look finds it.
                _log.warning("Notices wait: the store is unavailable")
            except Exception:
                _log.exception("Notices failed")

    async def deliver(self) -> None:
        """Take notices that no server is delivering, as many as there is room for, and send them."""
        store, now = self.service.store, self.service.times.now
        if delivered := list(self._delivered):
            self._delivered.clear()
            await store.write(partial(outbox.remove, ids=delivered))
        await self._keep_outstanding()
        while (room := self.webhook_sender.room) and await store.read(partial(outbox.is_waiting, now=now())):
            taken = await store.write(partial(outbox.take, now=now(), until=now() + _DELIVERY_SECONDS, most=room))
            for notice in taken:
                self._outstanding[notice.id] = now()
                self.webhook_sender.post(self._notice(notice))

    async def _keep_outstanding(self) -> None:
        """Keep notices that have waited long for their turn, so that no server takes them a second time."""
        now = self.service.times.now()
        due = [notice for notice, taken in self._outstanding.items() if now > taken + _DELIVERY_SECONDS / 2]
        if due:
            await self.service.store.write(partial(outbox.extend, ids=due, until=now + _DELIVERY_SECONDS))
            self._outstanding.update({notice: now for notice in due if notice in self._outstanding})

    def _notice(self, taken: TakenNotice) -> Notice:
        link = f"{self.service.settings.public_url}/t/{taken.table}"
        say = Translator(taken.language).say
        title = taken.title.translate(_NO_MARKUP) or say(f"{taken.game}-title")
        text = f"{say(_SENTENCES[taken.kind], title=title)} {link}"
        address = self.service.addresses.of(taken.person)
        return Notice(taken.webhook, text, link, taken.table, taken.game, taken.kind, taken.person, address, taken.id)

    def _finish(self, notice: Notice) -> None:
        """Forget a notice that was delivered, or that its receiver refused too often."""
        if notice.id:
            self._outstanding.pop(notice.id, None)
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
        outbox.put_back(connection, list(self._outstanding))
