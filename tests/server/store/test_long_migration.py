"""The migration of a large store may take longer than a statement of a server."""

import pytest
from sqlalchemy import text

from kontor.server.store import database
from kontor.server.store.database import migrate, open_engine


def test_a_migration_has_no_time_limit(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = open_engine(postgres_url)
    migrate(engine, "0002")
    slow = "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.5); RETURN NEW; END'"
    with engine.begin() as connection:
        connection.execute(text(slow))
        connection.execute(text("CREATE TRIGGER slow BEFORE UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION slow()"))
        columns = "id, game, rules, title, public, status, wishes, number, revision, actor, since, links, created"
        values = "'t', 'anno1503', 1, '', false, 'waiting', '{}', 0, 0, -1, 0, '{}', 0"
        connection.execute(text(f"INSERT INTO tables ({columns}, changed) VALUES ({values}, 0)"))
    engine.dispose()
    monkeypatch.setattr(database, "TIMEOUTS", {"statement_timeout": "300ms", "lock_timeout": "300ms"})
    engine = open_engine(postgres_url)
    migrate(engine)
    engine.dispose()
