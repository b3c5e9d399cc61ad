"""Tells persons who are away that it is their turn, or that a game is over."""

import asyncio
import logging

from kontor.lang.translator import Translator
from kontor.server.errors import StoreAwayError
from kontor.server.models import OVER, PLAYING, Happening
from kontor.server.notify.webhooks import Notice, Postman
from kontor.server.store import rows
from kontor.server.tables.service import Hall, Watchman
from kontor.server.tables.session import Sitting

_PLAIN = {ord(sign): None for sign in "@<>[]()*_`~|#"}
"""What means something special where notices are shown is left out of a title that anybody may have chosen."""
_log = logging.getLogger("kontor.notifier")


class Notifier(Watchman):
    """Notices go by webhook, once whenever the turn passes to a person who does not look on."""

    def __init__(self, hall: Hall, postman: Postman) -> None:
        self.hall = hall
        self.postman = postman
        self._told: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, sitting: Sitting, happening: Happening) -> None:
        """Find out who is to be told."""
        actor = sitting.actor
        before = self._told.get(sitting.id, happening.entry.seat)
        if happening.entry.kind not in ("move", "started", "undo", "redo") or actor == before:
            return
        self._told[sitting.id] = actor
        here = self.hall.here(sitting.id)
        if sitting.status == PLAYING and actor >= 0:
            seat = sitting.seats[actor]
            if seat.person is not None and not seat.stand_in and seat.person not in here:
                self._tell(sitting, [seat.person], "your_turn")
        elif sitting.status == OVER:
            del self._told[sitting.id]
            away = {seat.person for seat in sitting.seats if seat.person is not None} - here
            self._tell(sitting, [person for person in away if person is not None], "over")

    def deleted(self, table: str) -> None:
        """Forget what was told."""
        self._told.pop(table, None)

    def _tell(self, sitting: Sitting, persons: list[int], kind: str) -> None:
        task = asyncio.create_task(self._post(sitting, persons, kind))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _post(self, sitting: Sitting, persons: list[int], kind: str) -> None:
        try:
            found = await self.hall.store.read(lambda connection: rows.find_persons(connection, persons))
        except StoreAwayError:
            _log.warning("a notice was lost: the store is away")
            return
        link = f"{self.hall.settings.public_url}/t/{sitting.id}"
        for person in found:
            if person.webhook:
                say = Translator(person.language).say
                title = sitting.title.translate(_PLAIN) or say(f"{sitting.game}-title")
                sentence = say("notice-over", title=title) if kind == "over" else say("notice-your_turn", title=title)
                text = f"{sentence} {link}"
                self.postman.post(Notice(person.webhook, text, link, sitting.id, sitting.game, kind))

    async def close(self) -> None:
        """Let what is under way come to its end."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
