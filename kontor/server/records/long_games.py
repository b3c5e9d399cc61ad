"""The standings of long games, which worker processes compute."""

import asyncio

from kontor.engine.errors import RuleError
from kontor.engine.protocol import Data
from kontor.engine.timeline import standings_by_round
from kontor.server.errors import StoppingError, TooManyError
from kontor.server.models import Person
from kontor.server.rate_limits import group
from kontor.server.tables.answer_cache import Key
from kontor.server.tables.dispatch import check_admitted
from kontor.server.tables.history import check_viewer, standings_page, standings_viewer
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.wire.questions import StandingsQuestion
from kontor.server.wire.wire_types import StandingsAnswer
from kontor.server.workers.fair_queue import Share
from kontor.server.workers.worker_pool import RecordJob, WorkerPool

SHORT_GAME = 500
"""The standings of games with at most so many lines are computed at once, in a few milliseconds."""


class LongGames:
    """Answers questions about games of any length. Whoever asks for the same standings shares one computation."""

    def __init__(self, service: TableService, pool: WorkerPool) -> None:
        self.service = service
        self.pool = pool
        self._computing: dict[Key, asyncio.Task[Data]] = {}

    async def standings(self, question: StandingsQuestion, person: Person | None, address: str) -> StandingsAnswer:
        """Return a page of the standings. Raise `KontorError` if this person may not ask for them, or not now.

        The one who asks first, at this address, has the computation on their account.
        """
        person_id = person.id if person is not None else None
        async with self.service.at(question.table) as session:
            check_admitted(session, person_id)
            match = check_viewer(session, question, person_id)
            viewer = standings_viewer(session, question)
            if len(match.moves) <= SHORT_GAME:
                names, rows = standings_by_round(match, viewer)
                return standings_page(names, rows, question.first)
            key: Key = (session.id, session.revision, "standings", viewer)
            data = self.service.answers.get(key)
            share = Share(group(address), f"person {person_id}")
            task = self._task(key, session, share) if data is None else None
        if task is not None:
            # Several may wait for the same task: one that gives up must not cancel it.
            data = await asyncio.shield(task)
        return standings_page(data["names"], data["rows"], question.first)

    def _task(self, key: Key, session: TableSession, share: Share) -> "asyncio.Task[Data]":
        task = self._computing.get(key)
        if task is None:
            if len(self._computing) >= self.service.settings.limits.standings_waiting:
                raise TooManyError("requests-too-many")
            record = {name: value for name, value in (session.head or {}).items() if name != "seed"}
            request = {"record": record, "lines": session.playing().lines(), "seat": key[-1]}
            task = self._computing[key] = asyncio.create_task(self._compute(key, request, share))
        return task

    async def _compute(self, key: Key, request: Data, share: Share) -> Data:
        try:
            job = RecordJob("standings", request, self.service.settings.limits.standings_seconds, key[0])
            data: Data | None = await self.pool.compute(job, share)
        finally:
            del self._computing[key]
        if data is None:
            raise StoppingError if self.pool.closed else RuleError("server:position", "question-too-slow")
        self.service.answers.put(key, data)
        return data
