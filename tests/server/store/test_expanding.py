"""Migrations let the version before keep running: they only add, and a server accepts what a newer one has added."""

from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, text
from sqlalchemy.engine.interfaces import ReflectedColumn

from kontor.engine.errors import FormError
from kontor.server.store import database
from kontor.server.store.database import OLDEST_SCHEMA, migrate, open_engine, sqlite_address
from tests.server.support.stores import run_cli
from tools.harness.server_process import ServerProcess

SCRIPTS = ScriptDirectory.from_config(database._config())
STEPS = [
    (str(script.down_revision), script.revision)
    for script in SCRIPTS.walk_revisions()
    if script.down_revision is not None
]
"""All migrations but the one that creates the store."""


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


def what_more_than_adding(before: str, after: str, path: Path) -> list[str]:
    """Return what a migration does that keeps programs of the version before from using the store."""
    engine = open_engine(sqlite_address(path))
    migrate(engine, before)
    old, conditions = columns_of(engine), {table: conditions_of(engine, table) for table, _ in columns_of(engine)}
    migrate(engine, after)
    new, more = columns_of(engine), []
    for (table, name), column in old.items():
        changed = new.get((table, name))
        if changed is None:
            more.append(f"{table}.{name} is gone")
        elif str(changed["type"]) != str(column["type"]) or (column["nullable"] and not changed["nullable"]):
            more.append(f"{table}.{name} has another type")
    for (table, name), column in new.items():
        optional = column["nullable"] or column["default"] is not None
        if (table, name) not in old and table in conditions and not optional:
            more.append(f"{table}.{name} is required")
    for table, known in conditions.items():
        more += [f"{table}: {condition}" for condition in set(conditions_of(engine, table)) - set(known)]
    engine.dispose()
    return more


@pytest.mark.parametrize(("before", "after"), STEPS, ids=[after for _, after in STEPS])
def test_migrations_after_the_oldest_schema_only_add(before: str, after: str, tmp_path: Path) -> None:
    more = what_more_than_adding(before, after, tmp_path / "kontor.db")
    assert more == [] or after <= OLDEST_SCHEMA


def test_a_migration_that_does_more_than_adding_is_noticed(tmp_path: Path) -> None:
    assert what_more_than_adding("0001", "0002", tmp_path / "kontor.db")


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
