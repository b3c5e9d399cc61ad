"""A temporary PostgreSQL cluster that tests and fault runs can stop, kill and restart."""

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
"""Debian installs the server's programs here by version. They are not on the path."""
MISSING = (
    "The PostgreSQL server was not found: "
    "install the package postgresql (Debian, Ubuntu), or put its programs initdb and postgres on the path."
)
OWNER = "kontor"
PORTS = range(20000, 32000)
"""Below the ephemeral ports, so that the port of a stopped cluster stays free."""
PATIENCE = 60.0
"""Timeout in seconds for every operation of the server. On a busy machine some take a few seconds."""


class PostgresMissingError(Exception):
    """No PostgreSQL server is installed."""


class Cluster:
    """A server with its own data folder. It listens on one port, locally and perhaps for a network of tests."""

    def __init__(self, folder: Path, network: str = "") -> None:
        self.port = free_port()
        self.network = network
        """The address in that network, with its length: `192.0.2.1/24`."""
        self.folder = folder
        self._data = folder / "data"
        self._log = folder / "log"
        self._programs = find_programs()
        self._account = unprivileged_account()
        self._process: subprocess.Popen[bytes] | None = None
        self._was_killed = False
        if self._account is not None:
            os.chown(folder, self._account.pw_uid, self._account.pw_gid)
        # The empty cluster need not survive a power failure. The server syncs its own writes as usual.
        options = ("--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync")
        if self._launch("initdb", "--pgdata", str(self._data), "--username", OWNER, *options).wait(PATIENCE):
            raise RuntimeError(f"initdb failed:\n{self._log_text()}")
        if network:
            with (self._data / "pg_hba.conf").open("a", encoding="utf-8") as rules:
                rules.write(f"host all all {network} trust\n")

    def url(self, database: str, host: str = "127.0.0.1") -> str:
        """Return the SQLAlchemy address of a database."""
        return f"postgresql+psycopg://{OWNER}@{host}:{self.port}/{database}"

    def create(self, database: str) -> None:
        """Create an empty database."""
        self._execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(database)))

    def drop(self, database: str) -> None:
        """Drop a database and close all connections to it."""
        self._execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(database)))

    def start(self) -> None:
        """Start the server and wait until it accepts connections. Do nothing if it is running."""
        if self._process is not None and self._process.poll() is None:
            return
        settings = {
            "listen_addresses": ",".join(["127.0.0.1", *filter(None, [self.network.partition("/")[0]])]),
            "unix_socket_directories": "",
            # Keep shared memory in files of the data folder, so that a killed server leaves nothing elsewhere.
            "dynamic_shared_memory_type": "mmap",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        self._process = self._launch("postgres", "-D", str(self._data), "-p", str(self.port), *options)
        deadline = time.monotonic() + PATIENCE
        while not self._is_ready(self._process.pid):
            if self._process.poll() is not None or time.monotonic() > deadline:
                self._kill_all(self._process)
                raise RuntimeError(f"PostgreSQL did not start:\n{self._log_text()}")
            time.sleep(0.02)
        self._was_killed = False

    def stop(self) -> None:
        """Shut the server down cleanly without waiting for clients to disconnect."""
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
        """Kill the server and all its processes, as a crash would."""
        if self._process is not None:
            self._kill_all(self._process)
            self._was_killed = True

    def close(self) -> None:
        """Stop the server and remove what a killed one left in the system."""
        if self._was_killed:
            # A killed server leaves a segment of shared memory. Only the next start removes it.
            self.start()
        self.stop()

    def _launch(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        """Run a program of the server under an account it accepts, without Ctrl-C and the caller's PG settings."""
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

    def _kill_all(self, process: subprocess.Popen[bytes]) -> None:
        # Stop it first, so that it starts no further process while its children are listed.
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
        """Whether postmaster.pid, which pg_ctl reads too, says that the server accepts connections."""
        try:
            lines = (self._data / "postmaster.pid").read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return False
        return len(lines) > 7 and lines[0] == str(pid) and lines[7].strip() == "ready"

    def _log_text(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")

    def _execute(self, statement: sql.Composed) -> None:
        # Databases cannot be created or dropped inside a transaction.
        with psycopg.connect(self.url("postgres").replace("+psycopg", ""), autocommit=True) as connection:
            connection.execute(statement)


@contextmanager
def running_cluster(network: str = "") -> Iterator[Cluster]:
    """Run a new cluster and remove it at the end."""
    # The unprivileged account can enter a folder directly below the system's temporary folder.
    folder = Path(tempfile.mkdtemp(prefix="kontor-postgres-"))
    try:
        cluster = Cluster(folder, network)
        try:
            cluster.start()
            yield cluster
        finally:
            cluster.close()
    finally:
        shutil.rmtree(folder)


def find_programs() -> Path:
    """Return the folder of the server's programs: from the path, else Debian's newest. tools/setup.sh does the same."""
    debian = sorted(DEBIAN.glob("[0-9]*/bin"), key=lambda folder: float(folder.parent.name), reverse=True)
    for folder in [*map(Path, os.get_exec_path()), *debian]:
        if all(os.access(folder / program, os.X_OK) for program in ("initdb", "postgres")):
            return folder
    raise PostgresMissingError(MISSING)


def unprivileged_account() -> pwd.struct_passwd | None:
    """Return the account to run PostgreSQL as, since it refuses root. None for the current account."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


def free_port() -> int:
    """Return a free local port."""
    # Not the shared generator: test processes with the same seed would all try the same ports.
    for port in random.SystemRandom().sample(PORTS, len(PORTS)):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError("no port is free")


def parent_of(pid: int) -> int | None:
    """Return the parent of a running process, or None if the process has ended."""
    try:
        # The name before the bracket may contain brackets and spaces.
        state, parent = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[:2]
    except (FileNotFoundError, ProcessLookupError):
        return None
    return None if state in "ZX" else int(parent)


def children_of(pid: int) -> list[int]:
    """Return the child processes. Empty without /proc, where PostgreSQL's end soon after their parent."""
    return [int(entry.name) for entry in Path("/proc").glob("[0-9]*") if parent_of(int(entry.name)) == pid]
