"""`kontor admin`: a store is verified, backed up, restored into the other kind of store, and pruned."""

import asyncio
import gzip
import json
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from kontor.server.store.database import migrate, open_engine, sqlite_address
from kontor.server.store.schema import PERSONS
from tests.server.support.stores import FilledStore, backup_lines, copy_store, run_cli
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import HttpClient
from tools.paths import RECORDS


def test_a_sound_store_verifies(filled_store: FilledStore, capsys: pytest.CaptureFixture[str]) -> None:
    code, output = run_cli(capsys, "admin", "verify", "--store", sqlite_address(filled_store.path))
    assert code == 0
    assert f"{filled_store.finished} (anno1503, rules version 2): in order\n" in output
    assert output.count("in order") == 2
    assert output.endswith("Tables verified: 2; with problems: 0.\n")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ('UPDATE entries SET data = replace(data, \'"hash": "\', \'"hash": "0\') WHERE number = 9', "After entry 9"),
        ("DELETE FROM entries WHERE number = (SELECT max(number) FROM entries)", "missing or unreadable: 1 ("),
        ("UPDATE tables SET result = '{\"winners\": [], \"points\": [9, 9]}' WHERE result != 'null'", "result"),
        ("UPDATE entries SET data = replace(data, '0 end', '0 dance') WHERE number > 9", "not spelled like a move"),
    ],
)
def test_verify_reports_tables_that_replay_differently(
    filled_store: FilledStore, tmp_path: Path, change: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = copy_store(filled_store.path, tmp_path / "copy.db", change)
    code, output = run_cli(capsys, "admin", "verify", "--store", sqlite_address(copy))
    assert code == 1
    (line,) = [line for line in output.splitlines() if line.startswith(filled_store.finished)]
    assert line.startswith(f"{filled_store.finished} (anno1503, rules version 2): ")
    assert message in line
    assert "Tables verified: 1; with problems: 1." in output


def test_a_backup_is_restored_into_either_kind_of_store(
    filled_store: FilledStore, tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = tmp_path / "first.gz", tmp_path / "second.gz"
    assert run_cli(capsys, "admin", "backup", str(first), "--store", sqlite_address(filled_store.path))[0] == 0
    assert run_cli(capsys, "admin", "restore", str(first), "--store", postgres_url)[0] == 0
    code, output = run_cli(capsys, "admin", "verify", "--store", postgres_url)
    assert code == 0
    assert output.endswith("Tables verified: 2; with problems: 0.\n")
    assert run_cli(capsys, "admin", "backup", str(second), "--store", postgres_url)[0] == 0
    third = sqlite_address(tmp_path / "third.db")
    assert run_cli(capsys, "admin", "restore", str(second), "--store", third)[0] == 0
    assert sorted(backup_lines(first)) == sorted(backup_lines(second))
    # New persons get ids that are not in use.
    with ServerProcess(postgres_url) as server:
        asyncio.run(_introduce_two(server.url))


async def _introduce_two(url: str) -> None:
    ada, ben = HttpClient(url), HttpClient(url, "Ben")
    assert await ada.introduce() != await ben.introduce()
    await ada.close()
    await ben.close()


def test_a_store_that_is_not_empty_is_not_overwritten(
    filled_store: FilledStore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "b.gz"
    store = sqlite_address(filled_store.path)
    assert run_cli(capsys, "admin", "backup", str(path), "--store", store)[0] == 0
    code, output = run_cli(capsys, "admin", "restore", str(path), "--store", store)
    assert code == 2
    assert "not empty" in output
    code, output = run_cli(capsys, "admin", "backup", str(path), "--store", store)
    assert code == 2


@pytest.mark.parametrize("cut", [0, 1, 40, -20])
def test_a_broken_backup_restores_nothing(
    filled_store: FilledStore, tmp_path: Path, cut: int, capsys: pytest.CaptureFixture[str]
) -> None:
    path, broken = tmp_path / "b.gz", tmp_path / "broken.gz"
    run_cli(capsys, "admin", "backup", str(path), "--store", sqlite_address(filled_store.path))
    broken.write_bytes(path.read_bytes()[:cut])
    store = sqlite_address(tmp_path / "new.db")
    code, output = run_cli(capsys, "admin", "restore", str(broken), "--store", store)
    assert code == 2, output
    assert "Traceback" not in output
    # The store is still empty, so the whole backup can be restored.
    assert run_cli(capsys, "admin", "restore", str(path), "--store", store)[0] == 0


def test_rows_missing_at_the_end_are_noticed(
    filled_store: FilledStore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "b.gz"
    run_cli(capsys, "admin", "backup", str(path), "--store", sqlite_address(filled_store.path))
    lines = backup_lines(path)
    with gzip.open(path, "wt") as file:
        file.writelines([*lines[:-2], lines[-1]])
    assert run_cli(capsys, "admin", "restore", str(path), "--store", sqlite_address(tmp_path / "new.db"))[0] == 2


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "b.gz"
    with gzip.open(path, "wt") as file:
        file.write(json.dumps({"kontor_backup": 1, "form": "9999"}) + "\n")
    code, output = run_cli(capsys, "admin", "restore", str(path), "--store", sqlite_address(tmp_path / "new.db"))
    assert code == 2
    assert "newer version" in output


def test_pruning_deletes_only_with_yes(
    filled_store: FilledStore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    with sqlite3.connect(filled_store.path) as old, sqlite3.connect(copy) as new:
        old.backup(new)
    new.execute("UPDATE tables SET changed = changed - 100 * 86400")
    new.execute("UPDATE persons SET seen = seen - 100 * 86400")
    new.commit()
    store = sqlite_address(copy)
    assert "delete: 1 tables, 0 people" in run_cli(capsys, "admin", "prune", "--store", store)[1]
    assert "delete: 2 tables, 1 people" in run_cli(capsys, "admin", "prune", "--over", "--store", store)[1]
    assert new.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    assert "Deleted tables: 2; people: 1" in run_cli(capsys, "admin", "prune", "--over", "--yes", "--store", store)[1]
    for table in ("tables", "seats", "entries", "persons"):
        assert new.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
    new.close()
    old.close()


def test_a_store_changed_by_a_newer_version_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "kontor.db"
    engine = open_engine(sqlite_address(path))
    migrate(engine)
    engine.dispose()
    assert run_cli(capsys, "admin", "verify", "--store", sqlite_address(path))[0] == 0
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.execute("UPDATE settings SET value = '9998' WHERE name = 'oldest_schema'")
    connection.commit()
    connection.close()
    code, output = run_cli(capsys, "admin", "verify", "--store", sqlite_address(path))
    assert code == 2
    assert "newer version" in output


def test_a_store_with_an_unreadable_row_is_not_backed_up_in_part(
    filled_store: FilledStore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = sqlite_address(
        copy_store(filled_store.path, tmp_path / "copy.db", "UPDATE entries SET data = '[1' WHERE number = 9")
    )
    code, output = run_cli(capsys, "admin", "backup", str(tmp_path / "b.gz"), "--store", store)
    assert code == 2
    assert "no backup was made" in output
    assert list(tmp_path.glob("b.gz*")) == []


def test_a_store_with_tables_but_no_persons_is_not_empty(
    filled_store: FilledStore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "b.gz"
    copy = tmp_path / "copy.db"
    run_cli(capsys, "admin", "backup", str(path), "--store", sqlite_address(filled_store.path))
    copy_store(filled_store.path, copy, "UPDATE tables SET owner = NULL")
    with closing(sqlite3.connect(copy)) as rows:
        rows.execute("UPDATE seats SET person = NULL")
        rows.execute("UPDATE entries SET person = NULL")
        rows.execute("DELETE FROM guests")
        rows.execute("DELETE FROM persons")
        rows.commit()
    code, output = run_cli(capsys, "admin", "restore", str(path), "--store", sqlite_address(copy))
    assert code == 2
    assert "not empty" in output
    assert run_cli(capsys, "admin", "verify", "--store", sqlite_address(copy))[1].endswith(
        "Tables verified: 2; with problems: 0.\n"
    )


@pytest.mark.parametrize("command", [["verify"], ["backup", "b.gz"], ["prune", "--yes"]])
def test_a_missing_store_is_not_created(
    tmp_path: Path, command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "folder" / "kontor.db"
    code, output = run_cli(capsys, "admin", *command, "--store", sqlite_address(path))
    assert code == 2
    assert output.replace("\n", " ").startswith("There is no store at")
    assert list(tmp_path.iterdir()) == []


def test_only_the_owner_can_read_stores_and_backups(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = os.umask(0)
    try:
        path, backup = tmp_path / "kontor.db", tmp_path / "b.gz"
        engine = open_engine(sqlite_address(path))
        migrate(engine)
        # SQLite has two more files while the store is open.
        with engine.connect() as connection:
            connection.exec_driver_sql("SELECT 1 FROM persons")
            assert run_cli(capsys, "admin", "backup", str(backup), "--store", sqlite_address(path))[0] == 0
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        engine.dispose()
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(("kontor.db", "kontor.db-wal", "kontor.db-shm", "b.gz"), 0o600)


def test_database_errors_do_not_contain_values(tmp_path: Path) -> None:
    engine = open_engine(sqlite_address(tmp_path / "kontor.db"))
    migrate(engine)
    values = {"key_hash": "0", "name": "Ada", "language": "en", "webhook": "https://secret", "created": 1, "seen": 1}
    with engine.connect() as connection, connection.begin():
        connection.execute(insert(PERSONS).values(**values))
        with pytest.raises(IntegrityError) as caught:
            connection.execute(insert(PERSONS).values(**values))
    assert "secret" not in str(caught.value)
    engine.dispose()
    assert open_engine("postgresql://nobody@nowhere/nothing").hide_parameters


def test_imported_and_frozen_tables_survive_a_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, backup = tmp_path / "kontor.db", tmp_path / "b.gz"
    with ServerProcess(sqlite_address(path)) as server:
        asyncio.run(_import_records(server.url, VICTORIES))
        assert server.stop() == 0
    newer = "UPDATE tables SET head = replace(head, '\"rules\": 1', '\"rules\": 99')"
    frozen = copy_store(path, tmp_path / "copy.db", newer)
    assert run_cli(capsys, "admin", "verify", "--store", sqlite_address(frozen))[0] == 1
    assert run_cli(capsys, "admin", "verify", "--store", sqlite_address(path))[0] == 0
    for store in (path, frozen):
        backup.unlink(missing_ok=True)
        assert run_cli(capsys, "admin", "backup", str(backup), "--store", sqlite_address(store))[0] == 0
        restored = sqlite_address(tmp_path / f"restored-{store.name}")
        assert run_cli(capsys, "admin", "restore", str(backup), "--store", restored)[0] == 0
        verdict = run_cli(capsys, "admin", "verify", "--store", sqlite_address(store))
        assert run_cli(capsys, "admin", "verify", "--store", restored) == verdict


VICTORIES = sorted(RECORDS.glob("*_victory.json"))


async def _import_records(url: str, records: list[Path]) -> None:
    ada = HttpClient(url)
    await ada.introduce()
    for record in records:
        answer = await ada.http.post("/api/records", content=record.read_bytes())
        assert answer.status_code == 201, answer.text
    await ada.close()
