"""Requests and messages that nobody should send, against a real server: it must stay well and wrong nobody.

Run as `python -m tools.fuzz.run [--requests 10000] [--messages 100000] [--seed 1]`; exits 1 if anything was wrong.
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
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(sqlite_address(Path(folder) / "kontor.db"), options)
        try:
            server.start()
            yield server
        finally:
            server.close()


def fuzz_http(requests: int, seed: int) -> HttpFuzz:
    """Requests by the description of the interface."""
    with _server(FAST) as server:
        fuzz = HttpFuzz(server, requests, seed)
        fuzz.run()
        return fuzz


def fuzz_live(messages: int, seed: int) -> LiveFuzz:
    """Messages over live connections."""
    with _server(OPTIONS) as server:
        fuzz = LiveFuzz(server, messages, seed)
        asyncio.run(fuzz.run())
        return fuzz


def main(words: list[str] | None = None) -> int:
    """Run both and tell what was found."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz.run")
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    complaints: list[str] = []
    try:
        for name, count, run in (("HTTP", asked.requests, fuzz_http), ("live", asked.messages, fuzz_live)):
            if not count:
                continue
            print(f"{name}, seed {asked.seed}:", flush=True)
            began = time.monotonic()
            fuzz = run(count, asked.seed)
            print(f"  {fuzz.told()}; {time.monotonic() - began:.0f} s", flush=True)
            complaints += fuzz.complaints
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130
    return report(list(dict.fromkeys(complaints)), f"{asked.requests:,} requests and {asked.messages:,} messages")


if __name__ == "__main__":
    sys.exit(main())
