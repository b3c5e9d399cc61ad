"""A store that has lost its `-wal` file, was emptied or replaced is noticed; a sound one never is."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from kontor.engine.errors import FormError
from kontor.server.errors import StoreUnavailableError
from kontor.server.store import rows
from kontor.server.store.database import sqlite_address
from kontor.server.store.store import Store
from kontor.server.store.store_lock import StoreLock
from tests.server.support.stores import run_cli
from tools.harness.server_process import ServerProcess


async def sign_in(store: Store, name: str) -> None:
    await store.write(partial(rows.sign_in, hashed=name, name=name, language="en", now=0.0))


def fill(path: Path, *names: str) -> None:
    """Open a store, sign in persons and close it."""
    store = Store(sqlite_address(path))
    for name in names:
        asyncio.run(sign_in(store, name))
    store.close()


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """The folder of a store whose server was killed: the last commits are only in the `-wal` file."""
    running, folder = tmp_path / "running", tmp_path / "killed"
    fill(running / "kontor.db", "Ada")
    store = Store(sqlite_address(running / "kontor.db"))
    asyncio.run(sign_in(store, "Ben"))
    shutil.copytree(running, folder)
    store.close()
    assert {file.name for file in folder.iterdir()} == {"kontor.db", "kontor.db-wal", "kontor.db-shm", "kontor.db.mark"}
    return folder


def names(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute("SELECT name FROM persons ORDER BY name")]


def refusal(path: Path) -> str:
    """Return the key of the sentence with which a store is refused."""
    with pytest.raises(FormError) as caught:
        Store(sqlite_address(path))
    return caught.value.phrase.key


def test_a_killed_server_starts_again(killed: Path) -> None:
    fill(killed / "kontor.db")
    assert names(killed / "kontor.db") == ["Ada", "Ben"]


def test_a_stopped_server_starts_again_without_a_wal_file(tmp_path: Path) -> None:
    path = tmp_path / "kontor.db"
    for name in ("Ada", "Ben"):
        fill(path, name)
        assert not path.with_name("kontor.db-wal").exists()
    assert names(path) == ["Ada", "Ben"]


def test_a_store_that_another_program_has_checkpointed_opens(killed: Path) -> None:
    assert names(killed / "kontor.db") == ["Ada", "Ben"]
    assert not (killed / "kontor.db-wal").exists()
    fill(killed / "kontor.db")


def test_a_missing_wal_file_is_noticed_until_it_is_back(killed: Path) -> None:
    wal = killed / "kontor.db-wal"
    wal.rename(killed / "away")
    for _ in range(2):
        assert refusal(killed / "kontor.db") == "store-older"
    (killed / "away").rename(wal)
    fill(killed / "kontor.db")
    assert names(killed / "kontor.db") == ["Ada", "Ben"]


def test_a_wal_file_that_was_cut_off_is_noticed(killed: Path) -> None:
    wal = killed / "kontor.db-wal"
    with wal.open("r+b") as file:
        file.truncate(wal.stat().st_size // 2)
    assert refusal(killed / "kontor.db") == "store-older"


@pytest.mark.parametrize("with_mark", [True, False])
@pytest.mark.parametrize("left", ["nothing", "an empty file"])
def test_an_empty_or_missing_file_is_noticed_and_the_wal_file_kept(killed: Path, with_mark: bool, left: str) -> None:
    (killed / "kontor.db").unlink()
    if left == "an empty file":
        (killed / "kontor.db").touch()
    if not with_mark:
        (killed / "kontor.db.mark").unlink()
    before = (killed / "kontor.db-wal").read_bytes()
    assert refusal(killed / "kontor.db") == "store-gone"
    assert (killed / "kontor.db-wal").read_bytes() == before


def test_an_older_copy_and_another_store_are_noticed_until_the_mark_is_removed(tmp_path: Path) -> None:
    path, copy = tmp_path / "kontor.db", tmp_path / "copy.db"
    fill(path, "Ada")
    shutil.copy(path, copy)
    fill(path, "Ben")
    shutil.copy(copy, path)
    assert refusal(path) == "store-older"
    fill(tmp_path / "other.db", "Ada", "Ben", "Cleo")
    shutil.copy(tmp_path / "other.db", path)
    assert refusal(path) == "store-older"
    path.with_name("kontor.db.mark").unlink()
    fill(path)


def test_an_illegible_mark_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "kontor.db"
    fill(path, "Ada")
    path.with_name("kontor.db.mark").write_bytes(b"\xff\0")
    fill(path, "Ben")
    shutil.copy(path, tmp_path / "copy.db")
    fill(path, "Cleo")
    shutil.copy(tmp_path / "copy.db", path)
    assert refusal(path) == "store-older"


def test_a_restored_backup_is_accepted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, backup = tmp_path / "kontor.db", tmp_path / "b.gz"
    fill(path, "Ada")
    assert run_cli(capsys, "admin", "backup", str(backup), "--store", sqlite_address(path))[0] == 0
    fill(path, "Ben")
    path.unlink()
    assert run_cli(capsys, "admin", "restore", str(backup), "--store", sqlite_address(path))[0] == 0
    fill(path)
    assert names(path) == ["Ada"]


def test_nothing_is_acknowledged_once_the_file_was_moved_away(tmp_path: Path) -> None:
    path = tmp_path / "kontor.db"
    store = Store(sqlite_address(path))
    path.rename(tmp_path / "elsewhere.db")
    with pytest.raises(StoreUnavailableError):
        asyncio.run(sign_in(store, "Ada"))
    (tmp_path / "elsewhere.db").rename(path)
    asyncio.run(sign_in(store, "Ben"))
    store.close()
    assert names(path) == ["Ben"]


@pytest.mark.parametrize("link", ["the file", "the folder", "a file in another folder"])
def test_symbolic_links_lead_to_the_same_lock(tmp_path: Path, link: str) -> None:
    real, other = tmp_path / "real", tmp_path / "other"
    real.mkdir()
    path = real / "kontor.db"
    path.touch()
    if link == "the file":
        alias = real / "alias.db"
        alias.symlink_to(path)
    elif link == "the folder":
        other.symlink_to(real)
        alias = other / "kontor.db"
    else:
        other.mkdir()
        alias = other / "alias.db"
        alias.symlink_to(Path("..") / "real" / "kontor.db")
    with StoreLock(sqlite_address(path), "http://a"), StoreLock(sqlite_address(alias), "http://b") as second:
        assert second.other == "http://a"


def test_kontor_serve_names_the_loss(killed: Path) -> None:
    (killed / "kontor.db-wal").unlink()
    server = ServerProcess(sqlite_address(killed / "kontor.db"))
    try:
        with pytest.raises(RuntimeError, match="is older than it was at last") as caught:
            server.start()
        assert "Traceback" not in str(caught.value)
        assert "kontor.db.mark" in str(caught.value).replace("\n", "")
    finally:
        server.close()
