"""A server in its own process, which tests and studies can start, stop, kill and restart."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import httpx

from tools.harness.postgres_cluster import free_port

_PATIENCE = 60.0
_HIGH = ("accounts_per_hour", "tables_per_hour", "imports_per_hour", "bytes_per_hour", "questions_per_address")
FAST = (
    *("--bot-pause", "0", "--rate", "100000", "--per-address", "100000"),
    *(word for name in _HIGH for word in ("--limit", f"{name}=1000000000")),
)
"""Options for automated play: bots do not pause, and the limits of one address are out of reach."""
HERE = (sys.executable, "-m", "kontor")
"""The command that runs Kontor from this source tree."""
SLOW_NAMES = (sys.executable, "-m", "tools.harness.slow_names")
"""The same, where the name server of one domain does not answer."""


class ServerProcess:
    """`kontor serve` on a free port of an address, normally a local one.

    As a context manager it starts the server, and at the end stops it and fails if the server logged a traceback.
    """

    def __init__(
        self, store: str, options: Sequence[str] = FAST, program: Sequence[str] = HERE, host: str = "127.0.0.1"
    ) -> None:
        self.store = store
        self.program = list(program)
        self.options = list(options)
        self.host = host
        self.port = free_port()
        self.url = f"http://{host}:{self.port}"
        # Created once, because creating a client takes longer than a request.
        self._http = httpx.Client(timeout=5.0, verify=False)
        self.process: subprocess.Popen[bytes] | None = None
        self._log = Path(tempfile.mkstemp(prefix="kontor_server_", suffix=".log")[1])

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        log = self.log()
        self.close()
        if kind is None:
            assert "Traceback" not in log, log[-4000:]

    def start(self) -> None:
        """Start the server and wait until it answers."""
        address = ("--host", self.host, "--port", str(self.port))
        words = [*self.program, "serve", *address, "--store", self.store, *self.options]
        env = {**os.environ, "KONTOR_LANG": "en", "PYTHONUNBUFFERED": "1"}
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                words, stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, env=env
            )
        give_up = time.monotonic() + _PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > give_up:
                raise RuntimeError(f"the server did not start: {self.log()[-2000:]}")
            time.sleep(0.02)

    def answers(self) -> bool:
        """Whether the health check succeeds."""
        try:
            return self._http.get(f"{self.url}/api/health").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """Kill the server, as if the machine had failed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Shut the server down and return its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def log(self) -> str:
        """Return the output so far."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    def close(self) -> None:
        """Kill the server if it is running, and delete its log."""
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self._http.close()
        self._log.unlink(missing_ok=True)
