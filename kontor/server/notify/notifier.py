"""Notifies persons who are away when it is their turn or a game is over."""

import asyncio
import logging

from kontor.lang.translator import Translator
from kontor.server.errors import StoreUnavailableError
from kontor.server.models import OVER, PLAYING, AppliedEntry
from kontor.server.notify.webhooks import Notice, WebhookSender
from kontor.server.store import rows
from kontor.server.tables.service import TableObserver, TableService
from kontor.server.tables.session import TableSession

_NO_MARKUP = {ord(char): None for char in "@<>[]()*_`~|#"}
"""Removes characters that chat services interpret as markup or mentions, because anybody may choose a title."""
_log = logging.getLogger("kontor.notifier")


class Notifier(TableObserver):
    """Sends a notice by webhook when the turn passes to a person who is not connected, and when a game ends."""

    def __init__(self, service: TableService, webhook_sender: WebhookSender) -> None:
        self.service = service
        self.webhook_sender = webhook_sender
        self._notified: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def committed(self, session: TableSession, applied: AppliedEntry) -> None:
        """Send notices to persons who are away."""
        actor = session.actor
        before = self._notified.get(session.id, applied.entry.seat)
        if applied.entry.kind not in ("move", "started", "undo", "redo") or actor == before:
            return
        self._notified[session.id] = actor
        online = self.service.online(session.id)
        if session.status == PLAYING and actor >= 0:
            seat = session.seats[actor]
            if seat.person is not None and not seat.stand_in and seat.person not in online:
                self._notify(session, [seat.person], "your_turn")
        elif session.status == OVER:
            del self._notified[session.id]
            away = {seat.person for seat in session.seats if seat.person is not None} - online
            self._notify(session, [person for person in away if person is not None], "over")

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
                sentence = say("notice-over", title=title) if kind == "over" else say("notice-your_turn", title=title)
                text = f"{sentence} {link}"
                self.webhook_sender.post(Notice(person.webhook, text, link, session.id, session.game, kind))

    async def close(self) -> None:
        """Wait for pending notices."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
