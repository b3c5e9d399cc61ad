"""Drives the bots at tables: whenever one is to act, a worker process chooses its line."""

import asyncio
import logging

from kontor.bots.random import RandomBot
from kontor.engine.decision import Decision
from kontor.engine.errors import KontorError
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng
from kontor.server.bots.worker_pool import BotJob, WorkerPool
from kontor.server.errors import ConflictError, StoreUnavailableError
from kontor.server.keys import link_secret
from kontor.server.models import PLAYING, AppliedEntry, Draft
from kontor.server.store import rows
from kontor.server.tables import commands
from kontor.server.tables.service import TableObserver, TableService
from kontor.server.tables.session import TableSession

_PATIENCE = (0.5, 1.0, 2.0, 5.0)
"""Seconds between tries when the store is unavailable."""
_log = logging.getLogger("kontor.bot_driver")


class BotDriver(TableObserver):
    """Makes bots play. One task for each table at which a bot is to act."""

    def __init__(self, service: TableService, pool: WorkerPool) -> None:
        self.service = service
        self.pool = pool
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def begin(self) -> None:
        """Go on where the bots stood when the server stopped."""
        for table, _ in await self.service.store.read(rows.in_play):
            self._play_at(table)

    def changed(self, session: TableSession, applied: AppliedEntry) -> None:
        """Let a bot play if one is to act."""
        self.opened(session)

    def opened(self, session: TableSession) -> None:
        """Let a bot play if one is to act."""
        if self._bot_of(session):
            self._play_at(session.id)

    def _play_at(self, table: str) -> None:
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._play_on(table))

    def _bot_of(self, session: TableSession) -> str:
        if session.status != PLAYING or session.frozen is not None or session.actor < 0:
            return ""
        if all(seat.bot for seat in session.seats) and not self.service.watched(session.id):
            # Among themselves they play only while somebody looks on.
            return ""
        return session.seats[session.actor].bot_at_work

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
                session = await self.service.session(table)
                if not self._bot_of(session):
                    return
                if self.service.watched(table):
                    await asyncio.sleep(self.service.settings.bot_pause)
                await self._play_once(session)
                failures = 0
            except (StoreUnavailableError, ConflictError):
                await asyncio.sleep(_PATIENCE[min(failures, len(_PATIENCE) - 1)])
                failures += 1
            except KontorError as error:
                _log.warning("a bot could not play: %s", error.rule)
                return
            except Exception:
                # A fault of ours must not leave the table waiting for ever.
                _log.exception("a bot could not play")
                await asyncio.sleep(_PATIENCE[-1])

    async def _play_once(self, session: TableSession) -> None:
        async with session.lock:
            bot, seat, revision = self._bot_of(session), session.actor, session.revision
            if not bot or self.service.sessions.get(session.id) is not session:
                return
            key = link_secret(self.service.secret, session.id, "bot", revision)
            job = job_at(session, bot, key)
        text = await self.pool.choose(job)

        def command(present: TableSession) -> Draft:
            if present.revision != revision or self._bot_of(present) != bot:
                raise _OvertakenError
            line = text if text is not None else _anything(present, key)
            try:
                return commands.play(present, seat, line, None)
            except KontorError:
                # A bot that errs must not stop the table.
                return commands.play(present, seat, _anything(present, key), None)

        try:
            await self.service.change(session.id, command)
        except _OvertakenError:
            return

    async def close(self) -> None:
        """Stop all bots."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def job_at(session: TableSession, bot: str, key: str, asked: Data | None = None) -> BotJob:
    """What a bot is to think about: the position at a table, without what nobody may know."""
    record = {name: value for name, value in (session.head or {}).items() if name != "seed"}
    return BotJob(session.id, bot, record, session.playing().lines(), key, asked)


class _OvertakenError(KontorError):
    """The table changed while the bot was thinking."""

    def __init__(self) -> None:
        super().__init__("server:revision", "revision-stale")


def _anything(session: TableSession, key: str) -> str:
    """Any legal line, without search."""
    match = session.playing()
    return match.game.text(RandomBot().choose(Decision(match.game, match.state), Rng(key)))
