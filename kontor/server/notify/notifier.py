"""Notifies persons who are away: it is their turn, a game is over, somebody wants their seat or plays in it."""

import asyncio
import logging

from kontor.lang.translator import Translator
from kontor.server.errors import StoreUnavailableError
from kontor.server.models import OVER, PLAYING, AppliedEntry, Entry
from kontor.server.notify.notice_queue import Notice
from kontor.server.notify.webhooks import WebhookSender
from kontor.server.store import rows
from kontor.server.tables.service import TableObserver, TableService
from kontor.server.tables.session import TableSession

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
_MOST_TABLES = 20_000
"""Limit on the tables whose last notice is remembered, to send each only once."""
_log = logging.getLogger("kontor.notifier")


class Notifier(TableObserver):
    """Sends notices by webhook to persons who are not connected.

    They learn that it is their turn, that a game has ended, and that others want to replace them or have done so.
    """

    def __init__(self, service: TableService, webhook_sender: WebhookSender) -> None:
        self.service = service
        self.webhook_sender = webhook_sender
        self._notified: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, session: TableSession, applied: AppliedEntry) -> None:
        """Send notices to persons who are away."""
        self._notify_holder(session, applied.entry)
        actor = session.actor
        before = self._notified.get(session.id, applied.entry.seat)
        if applied.entry.kind not in ("move", "started", "undo", "redo") or actor == before:
            return
        self._notified.pop(session.id, None)
        self._notified[session.id] = actor
        if len(self._notified) > _MOST_TABLES:
            del self._notified[next(iter(self._notified))]
        online = self.service.online(session.id)
        if session.status == PLAYING and actor >= 0:
            seat = session.seats[actor]
            if seat.person is not None and not seat.stand_in and seat.person not in online:
                self._notify(session, [seat.person], "your_turn")
        elif session.status == OVER:
            del self._notified[session.id]
            away = {seat.person for seat in session.seats if seat.person is not None} - online
            self._notify(session, [person for person in away if person is not None], "over")

    def _notify_holder(self, session: TableSession, entry: Entry) -> None:
        """Tell the holder of a seat what others have decided about it."""
        kind = _SEAT_NOTICES.get(entry.kind)
        if kind is None:
            return
        holder = session.seats[entry.data.get("absent", entry.seat)].belongs_to
        if holder is not None and holder != entry.person and holder not in self.service.online(session.id):
            self._notify(session, [holder], kind)

    def deleted(self, table: str) -> None:
        """Drop the record of the last notice."""
        self._notified.pop(table, None)

    def _notify(self, session: TableSession, persons: list[int], kind: str) -> None:
        task = asyncio.create_task(self._post(session, persons, kind))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _post(self, session: TableSession, persons: list[int], kind: str) -> None:
        try:
            recipients = await self.service.store.read(lambda connection: rows.find_persons(connection, persons))
        except StoreUnavailableError:
            _log.warning("Notice lost: the store is unavailable")
            return
        link = f"{self.service.settings.public_url}/t/{session.id}"
        for person in recipients:
            if person.webhook:
                say = Translator(person.language).say
                title = session.title.translate(_NO_MARKUP) or say(f"{session.game}-title")
                text = f"{say(_SENTENCES[kind], title=title)} {link}"
                address = self.service.addresses.of(person.id)
                self.webhook_sender.post(
                    Notice(person.webhook, text, link, session.id, session.game, kind, person.id, address)
                )

    async def close(self) -> None:
        """Wait for pending notices."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
