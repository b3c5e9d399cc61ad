"""Import of records that were played elsewhere. A worker process judges them, so that no record can stop the server."""

from collections.abc import Awaitable, Callable

from kontor.engine.protocol import Data
from kontor.server.errors import StoppingError, TooManyError
from kontor.server.keys import new_table_id
from kontor.server.models import Person
from kontor.server.tables import creation
from kontor.server.tables.service import TableService
from kontor.server.workers.admission import Admission, Refusals
from kontor.server.workers.fair_queue import share_of
from kontor.server.workers.worker_pool import RecordJob, WorkerPool

_REFUSALS = Refusals("import-one-at-a-time", "import-busy", "import-address")


class Importer:
    """Imports records, one per person at a time."""

    def __init__(self, service: TableService, pool: WorkerPool) -> None:
        self.service = service
        self.pool = pool
        limits = service.settings.limits
        self.admission = Admission(_REFUSALS, limits.imports_waiting, limits.imports_per_address)

    async def run(self, read: Callable[[], Awaitable[bytes]], person: Person) -> str:
        """Import a record and return its table. Raise `KontorError` if it is invalid or cannot be judged now.

        It is not even read before it is admitted, because records are large.
        """
        with self.admission.admit(person.id, self.service.addresses.of(person.id)):
            draft = creation.import_draft(await self._judge(await read(), person), person)
            return (await self.service.add(new_table_id(), draft)).id

    async def _judge(self, text: bytes, person: Person) -> Data:
        limits = self.service.settings.limits
        job = RecordJob("judge", {"most_lines": limits.longest_game}, limits.import_seconds, body=text)
        judged: Data | None = await self.pool.compute(job, share_of(person.id, self.service.addresses))
        if judged is not None:
            return judged
        raise StoppingError if self.pool.closed else TooManyError("import-too-slow", seconds=limits.import_seconds)
