"""The throwaway cluster keeps committed data through a stop or kill, and leaves no files behind."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest

from tools.harness import postgres_cluster
from tools.harness.postgres_cluster import Cluster, PostgresMissingError, find_programs, running_cluster


def connect(url: str) -> psycopg.Connection:
    return psycopg.connect(url.replace("+psycopg", ""))


def write(url: str, text: str) -> None:
    with connect(url) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS notes (text TEXT)")
        connection.execute("INSERT INTO notes VALUES (%s)", [text])


def read(url: str) -> list[str]:
    with connect(url) as connection:
        return [text for (text,) in connection.execute("SELECT text FROM notes ORDER BY text").fetchall()]


def setting(url: str, name: str) -> str:
    with connect(url) as connection:
        row = connection.execute("SELECT current_setting(%s)", [name]).fetchone()
    assert row is not None
    return str(row[0])


def test_a_fresh_database_is_empty(postgres_url: str) -> None:
    with connect(postgres_url) as connection:
        tables = connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()
    assert tables == (0,)


def test_the_server_syncs_and_listens_on_this_machine_only(postgres_url: str) -> None:
    settings = {name: setting(postgres_url, name) for name in ("fsync", "listen_addresses", "unix_socket_directories")}
    assert settings == {"fsync": "on", "listen_addresses": "127.0.0.1", "unix_socket_directories": ""}


def test_data_survive_a_stop(cluster: Cluster, postgres_url: str) -> None:
    write(postgres_url, "before")
    cluster.stop()
    with pytest.raises(psycopg.OperationalError):
        connect(postgres_url)
    cluster.start()
    assert read(postgres_url) == ["before"]


def test_only_committed_data_survive_a_kill(cluster: Cluster, postgres_url: str) -> None:
    write(postgres_url, "committed")
    with connect(postgres_url) as open_connection:
        open_connection.execute("INSERT INTO notes VALUES ('open')")
        cluster.kill()
        with pytest.raises(psycopg.OperationalError):
            open_connection.execute("SELECT 1")
    with pytest.raises(psycopg.OperationalError):
        connect(postgres_url)
    cluster.start()
    assert read(postgres_url) == ["committed"]
    write(postgres_url, "later")
    assert read(postgres_url) == ["committed", "later"]


@pytest.mark.parametrize("end", [Cluster.start, Cluster.stop, Cluster.kill])
def test_a_failure_leaves_nothing_behind(end: Callable[[Cluster], None]) -> None:
    with suppress(ZeroDivisionError), running_cluster() as own:
        end(own)
        raise ZeroDivisionError
    assert not own.folder.exists()
    with pytest.raises(psycopg.OperationalError):
        connect(own.url("postgres"))


def test_a_missing_server_is_reported_in_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(postgres_cluster, "DEBIAN", tmp_path)
    with pytest.raises(PostgresMissingError, match="install the package postgresql"):
        find_programs()
