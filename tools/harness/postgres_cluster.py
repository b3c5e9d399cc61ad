"""A throwaway PostgreSQL cluster that can be stopped, killed and started again: for the tests and the fault runs."""

import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
from psycopg import sql

DEBIAN = Path("/usr/lib/postgresql")
"""Debian keeps the server's programs here, by version, and off the path."""
MISSING = (
    "The PostgreSQL server was not found: "
    "install the package postgresql (Debian, Ubuntu), or put its programs initdb and postgres on the path."
)
OWNER = "kontor"
PORTS = range(20000, 32000)
"""Below what systems hand out for outgoing connections, so that a stopped cluster finds its port free again."""
PATIENCE = 60.0
"""Seconds for anything the server does; a busy machine needs a few."""


class PostgresMissingError(Exception):
    """No PostgreSQL server is installed."""


class Cluster:
    """One server with its data in a folder of its own, on one port of this machine only."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        self._data = folder / "data"
        self._log = folder / "log"
        self._programs = find_programs()
        self._account = unprivileged_account()
        self._process: subprocess.Popen[bytes] | None = None
        self._was_killed = False
        if self._account is not None:
            os.chown(folder, self._account.pw_uid, self._account.pw_gid)
        # Nobody needs the empty data to outlast a power cut; what the server itself writes is synced as ever.
        options = ("--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync")
        if self._launch("initdb", "--pgdata", str(self._data), "--username", OWNER, *options).wait(PATIENCE):
            raise RuntimeError(f"initdb failed:\n{self._log_text()}")

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://{OWNER}@127.0.0.1:{self.port}/{database}"

    def create(self, database: str) -> None:
        """Make an empty database."""
        self._execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(database)))

    def drop(self, database: str) -> None:
        """Remove a database, whoever is still connected to it."""
        self._execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(database)))

    def start(self) -> None:
        """Run the server until it takes connections; nothing happens when it runs already."""
        if self._process is not None and self._process.poll() is None:
            return
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            # Shared memory as files among the data: a killed server leaves nothing elsewhere.
            "dynamic_shared_memory_type": "mmap",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        self._process = self._launch("postgres", "-D", str(self._data), "-p", str(self.port), *options)
        deadline = time.monotonic() + PATIENCE
        while not self._is_ready(self._process.pid):
            if self._process.poll() is not None or time.monotonic() > deadline:
                self._end_at_once(self._process)
                raise RuntimeError(f"PostgreSQL did not start:\n{self._log_text()}")
            time.sleep(0.02)
        self._was_killed = False

    def stop(self) -> None:
        """End the server in good order, without waiting for those connected."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self._process = None

    def kill(self) -> None:
        """End the server and all its processes at once, as a crash would."""
        if self._process is not None:
            self._end_at_once(self._process)
            self._was_killed = True

    def close(self) -> None:
        """Leave nothing running, and nothing of a killed server in the system."""
        if self._was_killed:
            # A killed server leaves a segment of shared memory that only its successor removes.
            self.start()
        self.stop()

    def _launch(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        """Run a program of the server, as a user it accepts, out of reach of Ctrl-C and of the caller's settings."""
        account = self._account
        with self._log.open("ab") as log:
            return subprocess.Popen(
                [self._programs / program, *arguments],
                cwd=self.folder,
                env={name: value for name, value in os.environ.items() if not name.startswith("PG")},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                user=None if account is None else account.pw_uid,
                group=None if account is None else account.pw_gid,
                extra_groups=None if account is None else [],
            )

    def _end_at_once(self, process: subprocess.Popen[bytes]) -> None:
        # Held first, so that it starts no further process while we look for those there are.
        process.send_signal(signal.SIGSTOP)
        family = children_of(process.pid)
        process.kill()
        for pid in family:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        process.wait(PATIENCE)
        deadline = time.monotonic() + PATIENCE
        while any(parent_of(pid) is not None for pid in family):
            if time.monotonic() > deadline:
                raise RuntimeError("killed processes of PostgreSQL do not end")
            time.sleep(0.01)
        self._process = None

    def _is_ready(self, pid: int) -> bool:
        """Whether the server says in its file, as to pg_ctl, that it takes connections."""
        try:
            lines = (self._data / "postmaster.pid").read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return False
        return len(lines) > 7 and lines[0] == str(pid) and lines[7].strip() == "ready"

    def _log_text(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")

    def _execute(self, statement: sql.Composed) -> None:
        # Whole databases cannot be made or removed inside a transaction.
        with psycopg.connect(self.url("postgres").replace("+psycopg", ""), autocommit=True) as connection:
            connection.execute(statement)


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A new cluster that runs; afterwards it is gone."""
    # Right below the system's temporary folder, where the unprivileged user gets in too.
    folder = Path(tempfile.mkdtemp(prefix="kontor-postgres-"))
    try:
        cluster = Cluster(folder)
        try:
            cluster.start()
            yield cluster
        finally:
            cluster.close()
    finally:
        shutil.rmtree(folder)


def find_programs() -> Path:
    """The folder of the server's programs: on the path, else Debian's newest. tools/setup.sh looks there too."""
    debian = sorted(DEBIAN.glob("[0-9]*/bin"), key=lambda folder: float(folder.parent.name), reverse=True)
    for folder in [*map(Path, os.get_exec_path()), *debian]:
        if all(os.access(folder / program, os.X_OK) for program in ("initdb", "postgres")):
            return folder
    raise PostgresMissingError(MISSING)


def unprivileged_account() -> pwd.struct_passwd | None:
    """Whom to run as: PostgreSQL refuses root, and everybody else runs it as themselves."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


def free_port() -> int:
    # Not the shared generator: test processes that start from the same seed would all try the same ports.
    for port in random.SystemRandom().sample(PORTS, len(PORTS)):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError("no port is free")


def parent_of(pid: int) -> int | None:
    """The parent of a process that runs; none for one that has ended."""
    try:
        # The name before the bracket may itself hold brackets and spaces.
        state, parent = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[:2]
    except (FileNotFoundError, ProcessLookupError):
        return None
    return None if state in "ZX" else int(parent)


def children_of(pid: int) -> list[int]:
    """The processes that a process started. Where there is no /proc, none: PostgreSQL's end soon after their parent."""
    return [int(entry.name) for entry in Path("/proc").glob("[0-9]*") if parent_of(int(entry.name)) == pid]
