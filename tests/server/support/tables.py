"""Tables without a server: created and changed by drafts, nothing is stored."""

from kontor.server.models import AppliedEntry, Draft, Person
from kontor.server.tables.creation import TableRequest, create
from kontor.server.tables.session import TableSession
from kontor.server.tables.transition import apply, next_entry, open_table

TABLE = "table"


def created(request: TableRequest, person: Person) -> TableSession:
    """A new table, at second 0."""
    return open_table(TABLE, next_entry(None, create(request, person), None, 0.0))


def run(session: TableSession, draft: Draft, at: float = 0.0) -> AppliedEntry:
    """Apply a draft as the server does."""
    return apply(session, next_entry(session, draft, None, at), draft.match)
