"""`kontor admin verify` survives any damage and says what is lost."""

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kontor.server.store.database import sqlite_address
from tests.server.support.damage import PAGE, execute, root_page, spoil_page
from tests.server.support.stores import FilledStore, copy_store, run_cli

UNREADABLE = "Entries missing or unreadable: "


def verify(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code, output = run_cli(capsys, "admin", "verify", "--store", sqlite_address(path))
    assert "Traceback" not in output
    return code, output


@pytest.fixture
def copy(filled_store: FilledStore, tmp_path: Path) -> Path:
    """A copy of a store with two tables, in one file."""
    path = copy_store(filled_store.path, tmp_path / "kontor.db", "UPDATE settings SET value = value")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("UPDATE tables SET head = '[1' WHERE head != 'null'", "itself is missing or unreadable. Readable entries: "),
        ("UPDATE tables SET head = '[1]' WHERE head != 'null'", "What the store holds of this table cannot be read."),
        ("UPDATE entries SET data = '7' WHERE number = 9", "What the store holds of this table cannot be read."),
        ("UPDATE entries SET data = '{}' WHERE number = 9", "What the store holds of this table cannot be read."),
        ("UPDATE entries SET data = CAST(x'ff' AS TEXT) WHERE number IN (5, 6, 9)", f"{UNREADABLE}3 (5–6, 9)."),
        ("UPDATE entries SET data = '{\"lines\": [' WHERE number = 9", f"{UNREADABLE}1 (9)."),
        ("UPDATE entries SET at = 'yesterday', revision = 'x', kind = x'00' WHERE number = 9", ""),
        ("DELETE FROM entries WHERE number IN (4, 5, 6)", f"{UNREADABLE}3 (4–6)."),
        ("DELETE FROM seats WHERE seat = 1 AND bot != ''", "Seats are missing."),
        ("UPDATE tables SET number = 'many' WHERE head != 'null'", "What the store holds"),
        ("UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE bot != ''", "What the store holds"),
    ],
)
def test_damaged_rows_affect_their_table_only(
    filled_store: FilledStore, copy: Path, change: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    execute(copy, change)
    code, output = verify(copy, capsys)
    assert code == 1
    (line,) = [line for line in output.splitlines() if line.startswith(filled_store.finished)]
    assert message in line
    assert output.count("in order") == 1
    assert output.endswith("Tables verified: 1; with problems: 1.\n")


def test_a_table_whose_own_row_is_gone_is_named(
    filled_store: FilledStore, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    execute(copy, f"DELETE FROM tables WHERE id = '{filled_store.finished}'")
    code, output = verify(copy, capsys)
    assert code == 1
    line = f"{filled_store.finished}: The row of the table itself is missing or unreadable. Readable entries: "
    assert line in output.replace("\n", " ").replace("  ", " ")


def test_unreadable_persons_are_counted(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    execute(copy, "UPDATE persons SET name = CAST(x'ff' AS TEXT)")
    code, output = verify(copy, capsys)
    assert code == 1
    assert "People who cannot be read: 1." in output
    assert output.count("in order") == 2


@pytest.mark.parametrize("name", ["entries", "tables", "seats", "persons", "pk_entries", "sqlite_autoindex_tables_1"])
def test_garbage_in_the_first_page_of_a_table_or_index(
    copy: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(copy)) as connection:
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_schema")}
    index = next((found for found in sorted(names) if "autoindex_entries" in found), "")
    spoil_page(copy, root_page(copy, name if name in names else index))
    code, output = verify(copy, capsys)
    assert code == 1
    assert "The store as a whole: " in output
    assert "Tables verified: " in output


@pytest.mark.parametrize("what", ["garbage", "text", "the header", "the schema", "half", "one byte"])
def test_a_ruined_file(copy: Path, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    size = copy.stat().st_size
    match what:
        case "garbage":
            copy.write_bytes(random.Random(1).randbytes(size))
        case "text":
            copy.write_text("This is no store.\n" * 1000, encoding="utf-8")
        case "the header":
            with copy.open("r+b") as file:
                file.write(b"\0" * 100)
        case "the schema":
            spoil_page(copy, 1)
        case "half":
            with copy.open("r+b") as file:
                file.truncate(size // PAGE // 2 * PAGE)
        case _:
            copy.write_bytes(b"S")
    code, output = verify(copy, capsys)
    assert code == 1
    assert "The store as a whole: " in output


def test_random_garbage_anywhere(copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dice, spoiled = random.Random(23), tmp_path / "spoiled.db"
    for _ in range(12):
        data = bytearray(copy.read_bytes())
        for _ in range(3):
            # Garbage in unused space, which is zero, would change nothing.
            place = dice.choice([place for place in range(len(data) - 64) if data[place]])
            data[place : place + 64] = dice.randbytes(64)
        spoiled.write_bytes(data)
        code, output = verify(spoiled, capsys)
        assert code == 1, output
        assert "Tables verified: " in output


def test_a_lost_wal_file_is_named(
    filled_store: FilledStore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "kontor.db"
    shutil.copy(filled_store.path, path)
    mark = filled_store.path.with_name("kontor.db.mark").read_text(encoding="ascii").split()
    path.with_name("kontor.db.mark").write_text(f"{mark[0]} {int(mark[1]) + 1}\n", encoding="ascii")
    code, output = verify(path, capsys)
    assert code == 1
    assert "is older than it was at last" in output.replace("\n", " ")
    assert output.count("in order") == 2
