"""Fuzz a real server with invalid requests and messages: it must stay healthy and not disturb its other clients.

Run as `python -m tools.fuzz.run [--requests 10000] [--messages 100000] [--seed 1]`. Exits 1 if anything is wrong.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kontor.server.store.database import sqlite_address
from tools.checks.report import report
from tools.fuzz.http import HttpFuzz
from tools.fuzz.live import OPTIONS, LiveFuzz
from tools.harness.server_process import FAST, ServerProcess


@contextmanager
def _server(options: tuple[str, ...]) -> Iterator[ServerProcess]:
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(sqlite_address(Path(folder) / "kontor.db"), options) as server,
    ):
        yield server


def fuzz_http(requests: int, seed: int) -> HttpFuzz:
    """Send requests generated from the OpenAPI document."""
    with _server(FAST) as server:
        fuzz = HttpFuzz(server, requests, seed)
        fuzz.run()
        return fuzz


def fuzz_live(messages: int, seed: int) -> LiveFuzz:
    """Send bad messages over live connections."""
    with _server(OPTIONS) as server:
        fuzz = LiveFuzz(server, messages, seed)
        asyncio.run(fuzz.run())
        return fuzz


def main(args: list[str] | None = None) -> int:
    """Run both fuzzers and print the results."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz.run")
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(args)
    complaints: list[str] = []
    try:
        for name, count, run in (("HTTP", options.requests, fuzz_http), ("live", options.messages, fuzz_live)):
            if not count:
                continue
            print(f"{name}, seed {options.seed}:", flush=True)
            start = time.monotonic()
            fuzz = run(count, options.seed)
            print(f"  {fuzz.summary()}; {time.monotonic() - start:.0f} s", flush=True)
            complaints += fuzz.complaints
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130
    return report(list(dict.fromkeys(complaints)), f"{options.requests:,} requests and {options.messages:,} messages")


if __name__ == "__main__":
    sys.exit(main())
