"""Run schemathesis with all its checks: the server accepts what its schema allows, and refuses everything else.

Run as `python -m tools.fuzz.schema [--examples 100] [--phases coverage,fuzzing] [--only REGEX] [--seed 1]`. `--only`
selects operations by their path. Exits 1 if anything is wrong.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from kontor.server.store.database import sqlite_address
from tools.harness.server_process import FAST, ServerProcess
from tools.paths import ROOT

URL = "KONTOR_FUZZ_URL"
"""The environment variable that tells the hooks the address of the server."""
PHASES = "coverage,fuzzing,stateful"


def fuzz_schema(server: ServerProcess, options: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run schemathesis with these options on a server. Return its exit code and report."""
    program = Path(sys.executable).with_name("schemathesis")
    words = [str(program), "run", f"{server.url}/api/openapi.json", "--checks", "all", "--no-color", *options]
    env = {**os.environ, URL: server.url, "SCHEMATHESIS_HOOKS": "tools.fuzz.schema_hooks", "PYTHONPATH": str(ROOT)}
    # It keeps what failed in the current folder.
    with tempfile.TemporaryDirectory() as folder:
        return subprocess.run(
            words, cwd=folder, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )


def main(args: list[str] | None = None) -> int:
    """Run schemathesis on a new server and print its report."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz.schema")
    parser.add_argument("--examples", type=int, default=100)
    parser.add_argument("--phases", default=PHASES)
    parser.add_argument("--only", default="")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(args)
    options = ["--max-examples", str(chosen.examples), "--phases", chosen.phases, "--seed", str(chosen.seed)]
    options += ["--continue-on-failure", *(["--include-path-regex", chosen.only] if chosen.only else [])]
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(sqlite_address(Path(folder) / "kontor.db"), FAST) as server,
    ):
        done = fuzz_schema(server, options)
    print(done.stdout + done.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
