"""Migrations let the version before keep running: they only add, and a server accepts what a newer one has added."""

from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, text
from sqlalchemy.engine.interfaces import ReflectedColumn

from kontor.engine.errors import FormError
from kontor.server.store import database
from kontor.server.store.database import OLDEST_SCHEMA, SCHEMA_VERSION, migrate, open_engine, sqlite_address
from tests.server.support.stores import run_cli
from tools.harness.server_process import ServerProcess

SCRIPTS = ScriptDirectory.from_config(database._config())
_EXPANDING_SINCE = "0002"
"""The last migration that did more than add. A later one that must do more goes here, and into `OLDEST_SCHEMA`."""
STEPS = [
    (str(script.down_revision), script.revision)
    for script in SCRIPTS.walk_revisions(_EXPANDING_SINCE, SCHEMA_VERSION)
    if script.revision != _EXPANDING_SINCE
]
"""The migrations that only add."""


def columns_of(engine: Engine) -> dict[tuple[str, str], ReflectedColumn]:
    found = inspect(engine)
    return {
        (table, column["name"]): column
        for table in found.get_table_names()
        if table != "alembic_version"
        for column in found.get_columns(table)
    }


def conditions_of(engine: Engine, table: str) -> list[str]:
    """Return all that rows of a table must satisfy, besides the types of their columns."""
    found = inspect(engine)
    unique_indexes = [str(index) for index in found.get_indexes(table) if index["unique"]]
    unique = [str(constraint) for constraint in found.get_unique_constraints(table)]
    checks = [str(constraint) for constraint in found.get_check_constraints(table)]
    keys = [str(constraint) for constraint in found.get_foreign_keys(table)]
    return [*unique_indexes, *unique, *checks, *keys]


@pytest.mark.parametrize(("before", "after"), STEPS, ids=[after for _, after in STEPS])
def test_a_migration_only_adds(before: str, after: str, tmp_path: Path) -> None:
    engine = open_engine(sqlite_address(tmp_path / "kontor.db"))
    migrate(engine, before)
    old, conditions = columns_of(engine), {table: conditions_of(engine, table) for table, _ in columns_of(engine)}
    migrate(engine, after)
    new = columns_of(engine)
    for place, column in old.items():
        assert place in new, "a column is gone"
        assert str(new[place]["type"]) == str(column["type"])
        assert new[place]["nullable"] or not column["nullable"]
    for place, column in new.items():
        if place not in old and place[0] in conditions:
            assert column["nullable"] or column["default"] is not None, "the version before cannot write this table"
    for table, known in conditions.items():
        assert set(conditions_of(engine, table)) <= set(known), "rows of the version before may be refused"
    engine.dispose()


def newer_store(tmp_path: Path, oldest: str) -> str:
    """Return a store that a newer Kontor has migrated. It says which versions it suits."""
    address = sqlite_address(tmp_path / "kontor.db")
    engine = open_engine(address)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("UPDATE settings SET value = :oldest WHERE name = 'oldest_schema'"), {"oldest": oldest})
    engine.dispose()
    return address


def test_a_server_serves_a_store_that_a_newer_one_has_only_added_to(tmp_path: Path) -> None:
    address = newer_store(tmp_path, OLDEST_SCHEMA)
    with ServerProcess(address) as server:
        assert server.stop() == 0
    engine = open_engine(address)
    with engine.connect() as connection:
        assert database.stored_version(connection) == "9999"
    engine.dispose()


@pytest.mark.parametrize("command", ["status", "verify", "announce --minutes 10", "ban 192.0.2.1", "prune --yes"])
def test_the_operator_uses_a_store_that_a_newer_version_has_only_added_to(
    tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    store = ("--store", newer_store(tmp_path, OLDEST_SCHEMA))
    code, output = run_cli(capsys, "admin", *command.split(), *store)
    assert code == 0, output


def test_a_backup_of_a_store_that_a_newer_version_has_added_to_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.gz"
    code, output = run_cli(capsys, "admin", "backup", str(file), "--store", newer_store(tmp_path, OLDEST_SCHEMA))
    # It would lack what was added.
    assert code == 2
    assert "newer version" in output
    assert not file.exists()


def test_a_server_refuses_a_store_that_a_newer_one_has_changed(tmp_path: Path) -> None:
    engine = open_engine(newer_store(tmp_path, "9998"))
    with pytest.raises(FormError, match="store-newer"):
        migrate(engine, even_newer=True)
    engine.dispose()
