"""Bots at the tables: whenever one is to act, it is asked for a line beside the event loop."""

import asyncio
import logging

from kontor.bots.random import RandomBot
from kontor.engine.decision import Desk
from kontor.engine.errors import KontorError
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng
from kontor.server.bots.worker_pool import BotJob, Crew
from kontor.server.errors import OverwrittenError, StoreAwayError
from kontor.server.keys import link_secret
from kontor.server.models import PLAYING, Change, Happening
from kontor.server.store import rows
from kontor.server.tables import commands
from kontor.server.tables.service import Hall, Watchman
from kontor.server.tables.session import Sitting

_PATIENCE = (0.5, 1.0, 2.0, 5.0)
"""Seconds between tries when the store is away."""
_log = logging.getLogger("kontor.players")


class BotPlayers(Watchman):
    """Sees to it that bots play. One task for each table at which a bot is to act."""

    def __init__(self, hall: Hall, crew: Crew) -> None:
        self.hall = hall
        self.crew = crew
        self._tasks: dict[str, asyncio.Task[None]] = {}
        hall.openers.append(self._opened)

    async def begin(self) -> None:
        """Go on where the bots stood when the server stopped."""
        for table, _ in await self.hall.store.read(rows.in_play):
            self._play_at(table)

    def changed(self, sitting: Sitting, happening: Happening) -> None:
        """Let a bot play if one is to act."""
        self._opened(sitting)

    def _opened(self, sitting: Sitting) -> None:
        if self._bot_of(sitting):
            self._play_at(sitting.id)

    def _play_at(self, table: str) -> None:
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._play_on(table))

    def _bot_of(self, sitting: Sitting) -> str:
        if sitting.status != PLAYING or sitting.frozen is not None or sitting.actor < 0:
            return ""
        if all(seat.bot for seat in sitting.seats) and not self.hall.watched(sitting.id):
            # Among themselves they play only while somebody looks on.
            return ""
        return sitting.seats[sitting.actor].bot_at_work

    async def _play_on(self, table: str) -> None:
        """Play at a table until somebody else is to act."""
        try:
            await self._play_until_others(table)
        finally:
            # Here and not in a callback: what changes from now on starts a new task.
            del self._tasks[table]

    async def _play_until_others(self, table: str) -> None:
        failures = 0
        while True:
            try:
                sitting = await self.hall.sitting(table)
                if not self._bot_of(sitting):
                    return
                if self.hall.watched(table):
                    await asyncio.sleep(self.hall.settings.bot_pause)
                await self._play_once(sitting)
                failures = 0
            except (StoreAwayError, OverwrittenError):
                await asyncio.sleep(_PATIENCE[min(failures, len(_PATIENCE) - 1)])
                failures += 1
            except KontorError as error:
                _log.warning("a bot could not play: %s", error.rule)
                return
            except Exception:
                # A fault of ours must not leave the table waiting for ever.
                _log.exception("a bot could not play")
                await asyncio.sleep(_PATIENCE[-1])

    async def _play_once(self, sitting: Sitting) -> None:
        async with sitting.lock:
            bot, seat, revision = self._bot_of(sitting), sitting.actor, sitting.revision
            if not bot or self.hall.sittings.get(sitting.id) is not sitting:
                return
            key = link_secret(self.hall.secret, sitting.id, "bot", revision)
            job = job_at(sitting, bot, key)
        text = await self.crew.choose(job)

        def make(present: Sitting) -> Change:
            if present.revision != revision or self._bot_of(present) != bot:
                raise _OvertakenError
            found = text if text is not None else _anything(present, key)
            try:
                return commands.play(present, seat, found, None)
            except KontorError:
                # A bot that errs must not stop the table.
                return commands.play(present, seat, _anything(present, key), None)

        try:
            await self.hall.change(sitting.id, make)
        except _OvertakenError:
            return

    async def close(self) -> None:
        """Stop all bots."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def job_at(sitting: Sitting, bot: str, key: str, asked: Data | None = None) -> BotJob:
    """What a bot is to think about: the position at a table, without what nobody may know."""
    record = {name: value for name, value in (sitting.head or {}).items() if name != "seed"}
    return BotJob(sitting.id, bot, record, sitting.playing().lines(), key, asked)


class _OvertakenError(KontorError):
    """While the bot thought, something else happened."""

    def __init__(self) -> None:
        super().__init__("server:revision", "revision-stale")


def _anything(sitting: Sitting, key: str) -> str:
    """Any legal line, found quickly."""
    match = sitting.playing()
    return match.game.text(RandomBot().choose(Desk(match.game, match.state), Rng(key)))
