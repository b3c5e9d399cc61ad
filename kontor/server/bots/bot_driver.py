"""Drives the bots at tables: when a bot is to act, a worker process chooses its line."""

import asyncio
import logging
from contextlib import suppress

from kontor.bots.random import RandomBot
from kontor.engine.decision import Decision
from kontor.engine.errors import KontorError
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng
from kontor.server.errors import ConflictError, StoreDamagedError, StoreUnavailableError
from kontor.server.keys import link_secret
from kontor.server.models import PLAYING, AppliedEntry, Draft
from kontor.server.store import rows
from kontor.server.tables import commands
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.tables.viewers import TableObserver
from kontor.server.workers.fair_queue import Share, share_of
from kontor.server.workers.worker_pool import BotJob, WorkerPool

_RETRY_SECONDS = (0.25, 0.5, 1.0)
"""Pauses between retries while the store is unavailable."""
_FAULT_SECONDS = 5.0
"""The pause after a bug."""
_log = logging.getLogger("kontor.bot_driver")


class BotDriver(TableObserver):
    """Lets bots play, with one task for each table at which a bot is to act."""

    def __init__(self, service: TableService, pool: WorkerPool) -> None:
        self.service = service
        self.pool = pool
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    async def start(self) -> None:
        """Resume play at all tables where a bot is to act. Several servers share them out by leases instead."""
        if self.service.peers.shared:
            return
        # In a damaged store, bots play on when somebody opens their table.
        with suppress(StoreDamagedError):
            for table in await self.service.store.read(rows.waiting_for_bots):
                self._play_at(table)

    def changed(self, session: TableSession, applied: AppliedEntry) -> None:
        """Let a bot play if one is to act."""
        self.opened(session)

    def opened(self, session: TableSession) -> None:
        """Let a bot play if one is to act."""
        if self._acting_bot(session):
            self._play_at(session.id)

    def _play_at(self, table: str) -> None:
        if table not in self._tasks and not self._closed:
            self._tasks[table] = asyncio.create_task(self._run(table))

    def _acting_bot(self, session: TableSession) -> str:
        """Return the bot that is to act now, or an empty string."""
        if session.status != PLAYING or session.frozen is not None or session.actor < 0:
            return ""
        if not self.service.peers.leads(session.id):
            return ""
        if all(seat.bot for seat in session.seats) and not self.service.viewers.watched(session.id):
            # Bots play among themselves only while somebody is watching.
            return ""
        return session.seats[session.actor].active_bot

    async def _run(self, table: str) -> None:
        """Play at a table until no bot is to act."""
        try:
            await self._play_while_bot_acts(table)
        finally:
            # Not in a callback, which runs later: a change after this point must start a new task.
            del self._tasks[table]

    async def _play_while_bot_acts(self, table: str) -> None:
        failures = 0
        while True:
            try:
                session = await self.service.session(table)
                if not self._acting_bot(session):
                    return
                if self.service.viewers.watched(table) or self.service.viewers.online(table):
                    await asyncio.sleep(self.service.settings.bot_pause)
                await self._play_once(table)
                failures = 0
            except (StoreUnavailableError, ConflictError):
                await asyncio.sleep(_RETRY_SECONDS[min(failures, len(_RETRY_SECONDS) - 1)])
                failures += 1
            except KontorError as error:
                _log.warning("Bot move refused: %s", error.rule)
                return
            except Exception:
                # A bug must not leave the table waiting forever.
                _log.exception("Bot move failed")
                await asyncio.sleep(_FAULT_SECONDS)

    async def _play_once(self, table: str) -> None:
        async with self.service.at(table, fresh=False) as session:
            bot, seat, revision = self._acting_bot(session), session.actor, session.revision
            if not bot:
                return
            key = link_secret(self.service.secret, table, "bot", revision)
            job, share = job_at(session, bot, key), self._share(session)
        text = await self.pool.choose(job, share)

        def change(current: TableSession) -> Draft:
            if current.revision != revision or self._acting_bot(current) != bot:
                raise _OvertakenError
            line = text if text is not None else _random_line(current, key)
            try:
                return commands.play(current, seat, line, None)
            except KontorError:
                # An illegal line of a bot must not stop the table.
                return commands.play(current, seat, _random_line(current, key), None)

        try:
            await self.service.change(table, change)
        except _OvertakenError:
            return

    def _share(self, session: TableSession) -> Share:
        """Return on whose account the bots of a table think. If no person plays there, others come first."""
        background = not any(seat.person is not None and not seat.stand_in for seat in session.seats)
        return share_of(session.owner, self.service.addresses)._replace(background=background)

    async def close(self) -> None:
        """Stop all bots. No bot plays from now on."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def job_at(session: TableSession, bot: str, key: str, question: Data | None = None) -> BotJob:
    """Return a job for a worker at the current position of a table, without the seed of the game."""
    record = {name: value for name, value in (session.head or {}).items() if name != "seed"}
    return BotJob(session.id, bot, record, session.playing().lines(), key, question)


class _OvertakenError(KontorError):
    """The table changed while the bot was thinking."""

    def __init__(self) -> None:
        super().__init__("server:revision", "revision-stale")


def _random_line(session: TableSession, key: str) -> str:
    """Return a random legal line."""
    match = session.playing()
    return match.game.text(RandomBot().choose(Decision(match.game, match.state), Rng(key)))
