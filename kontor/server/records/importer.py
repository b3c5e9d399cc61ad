"""Import of records that were played elsewhere. A worker process judges them, so that no record can stop the server."""

from kontor.engine.protocol import Data
from kontor.server.errors import StoppingError, TooManyError
from kontor.server.keys import new_table_id
from kontor.server.models import Person
from kontor.server.tables import creation
from kontor.server.tables.service import TableService
from kontor.server.workers.worker_pool import RecordJob, WorkerPool

_MOST_WAITING = 10
"""Limit on waiting imports."""


class Importer:
    """Imports records, one per person at a time."""

    def __init__(self, service: TableService, pool: WorkerPool) -> None:
        self.service = service
        self.pool = pool
        self._importing: set[int] = set()

    async def run(self, text: bytes, person: Person) -> str:
        """Import a record and return its table. Raise `KontorError` if it is invalid or cannot be judged now."""
        if person.id in self._importing:
            raise TooManyError("import-one-at-a-time")
        if len(self._importing) >= _MOST_WAITING:
            raise TooManyError("import-busy")
        self._importing.add(person.id)
        try:
            draft = creation.import_draft(await self._judge(text), person)
            return (await self.service.add(new_table_id(), draft)).id
        finally:
            self._importing.discard(person.id)

    async def _judge(self, text: bytes) -> Data:
        settings = self.service.settings
        request = {"most_lines": settings.longest_game}
        job = RecordJob("judge", request, settings.import_seconds, body=text)
        judged: Data | None = await self.pool.compute(job)
        if judged is not None:
            return judged
        seconds = round(settings.import_seconds)
        raise StoppingError if self.pool.closed else TooManyError("import-too-slow", seconds=seconds)
