"""`kontor admin`: a store is verified, backed up, restored into the other kind of store, and pruned."""

import asyncio
import gzip
import json
import sqlite3
from pathlib import Path

import pytest

from kontor.cli.main import main
from kontor.server.engine import sqlite_address
from tools.server_process import ServerProcess
from tools.table_client import HttpClient, LiveClient

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]


async def play_among_bots(url: str) -> tuple[str, str]:
    """A game among bots that is over, and a table that waits."""
    ada = HttpClient(url)
    await ada.introduce()
    waiting = await ada.make("anno1800", [{"kind": "me"}, {"kind": "free"}])
    played = await ada.make("anno1503", [*BOTS], title="Bots")
    live = LiveClient(url, ada.key)
    await live.start()
    await live.open(played)
    while live.latest[played]["info"]["status"] != "over":
        await live.news()
    await live.close()
    await ada.close()
    return played, waiting


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    path = tmp_path_factory.mktemp("admin") / "kontor.db"
    server = ServerProcess(sqlite_address(path))
    try:
        server.start()
        played, waiting = asyncio.run(play_among_bots(server.url))
        assert server.stop() == 0
    finally:
        server.close()
    return path, played, waiting


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main([*words, "--lang", "en"])
    said = capsys.readouterr()
    return code, said.out + said.err


def lines_of(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode().splitlines(keepends=True)


def test_a_sound_store_verifies(filled: tuple[Path, str, str], capsys: pytest.CaptureFixture[str]) -> None:
    code, said = run(capsys, "admin", "verify", "--store", sqlite_address(filled[0]))
    assert (code, said) == (0, "Tables in order: 2; with trouble: 0.\n")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ('UPDATE entries SET data = replace(data, \'"hash": "\', \'"hash": "0\') WHERE number = 9', "After entry 9"),
        ("DELETE FROM entries WHERE number = (SELECT max(number) FROM entries)", "missing"),
        ("UPDATE tables SET result = '{\"winners\": [], \"points\": [9, 9]}' WHERE result != 'null'", "result"),
        ("UPDATE entries SET data = replace(data, '0 end', '0 dance') WHERE number > 9", "not spelled like a move"),
    ],
)
def test_what_would_come_out_differently_is_told(
    filled: tuple[Path, str, str], tmp_path: Path, change: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    with sqlite3.connect(filled[0]) as old, sqlite3.connect(copy) as new:
        old.backup(new)
    new.execute(change)
    new.commit()
    new.close()
    old.close()
    code, said = run(capsys, "admin", "verify", "--store", sqlite_address(copy))
    assert code == 1
    assert said.startswith(f"{filled[1]} (anno1503): ")
    assert told in said
    assert "Tables in order: 1; with trouble: 1." in said


def test_a_backup_returns_in_either_kind_of_store(
    filled: tuple[Path, str, str], tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = tmp_path / "first.gz", tmp_path / "second.gz"
    assert run(capsys, "admin", "backup", str(first), "--store", sqlite_address(filled[0]))[0] == 0
    assert run(capsys, "admin", "restore", str(first), "--store", postgres_url)[0] == 0
    assert run(capsys, "admin", "verify", "--store", postgres_url) == (0, "Tables in order: 2; with trouble: 0.\n")
    assert run(capsys, "admin", "backup", str(second), "--store", postgres_url)[0] == 0
    third = sqlite_address(tmp_path / "third.db")
    assert run(capsys, "admin", "restore", str(second), "--store", third)[0] == 0
    assert sorted(lines_of(first)) == sorted(lines_of(second))
    # The next person gets a number of their own.
    server = ServerProcess(postgres_url)
    try:
        server.start()
        asyncio.run(_introduce_two(server.url))
    finally:
        server.close()


async def _introduce_two(url: str) -> None:
    ada, ben = HttpClient(url), HttpClient(url, "Ben")
    assert await ada.introduce() != await ben.introduce()
    await ada.close()
    await ben.close()


def test_a_store_that_is_not_empty_is_not_overwritten(
    filled: tuple[Path, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "b.gz"
    store = sqlite_address(filled[0])
    assert run(capsys, "admin", "backup", str(path), "--store", store)[0] == 0
    code, said = run(capsys, "admin", "restore", str(path), "--store", store)
    assert code == 2
    assert "not empty" in said
    code, said = run(capsys, "admin", "backup", str(path), "--store", store)
    assert code == 2


@pytest.mark.parametrize("cut", [0, 1, 40, -20])
def test_a_broken_backup_restores_nothing(
    filled: tuple[Path, str, str], tmp_path: Path, cut: int, capsys: pytest.CaptureFixture[str]
) -> None:
    path, broken = tmp_path / "b.gz", tmp_path / "broken.gz"
    run(capsys, "admin", "backup", str(path), "--store", sqlite_address(filled[0]))
    broken.write_bytes(path.read_bytes()[:cut])
    store = sqlite_address(tmp_path / "new.db")
    code, said = run(capsys, "admin", "restore", str(broken), "--store", store)
    assert code == 2, said
    assert "Traceback" not in said
    # It is still empty, so the whole backup goes in.
    assert run(capsys, "admin", "restore", str(path), "--store", store)[0] == 0


def test_rows_missing_at_the_end_are_noticed(
    filled: tuple[Path, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "b.gz"
    run(capsys, "admin", "backup", str(path), "--store", sqlite_address(filled[0]))
    lines = lines_of(path)
    with gzip.open(path, "wt") as file:
        file.writelines([*lines[:-2], lines[-1]])
    assert run(capsys, "admin", "restore", str(path), "--store", sqlite_address(tmp_path / "new.db"))[0] == 2


def test_a_backup_of_a_newer_form_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "b.gz"
    with gzip.open(path, "wt") as file:
        file.write(json.dumps({"kontor_backup": 1, "form": "9999"}) + "\n")
    code, said = run(capsys, "admin", "restore", str(path), "--store", sqlite_address(tmp_path / "new.db"))
    assert code == 2
    assert "newer version" in said


def test_pruning_counts_first_and_deletes_when_told(
    filled: tuple[Path, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    with sqlite3.connect(filled[0]) as old, sqlite3.connect(copy) as new:
        old.backup(new)
    new.execute("UPDATE tables SET changed = changed - 100 * 86400")
    new.execute("UPDATE persons SET seen = seen - 100 * 86400")
    new.commit()
    store = sqlite_address(copy)
    assert "clear out: 1; persons: 0" in run(capsys, "admin", "prune", "--store", store)[1]
    assert "clear out: 2; persons: 1" in run(capsys, "admin", "prune", "--over", "--store", store)[1]
    assert new.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    assert "cleared out: 2; persons: 1" in run(capsys, "admin", "prune", "--over", "--yes", "--store", store)[1]
    for table in ("tables", "seats", "entries", "persons"):
        assert new.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
    new.close()
    old.close()


def test_a_store_changed_by_a_newer_version_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "kontor.db"
    assert run(capsys, "admin", "verify", "--store", sqlite_address(path))[0] == 0
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    code, said = run(capsys, "admin", "verify", "--store", sqlite_address(path))
    assert code == 2
    assert "newer version" in said
