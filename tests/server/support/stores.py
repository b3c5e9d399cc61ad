"""Shared by the tests of `kontor admin`: a filled store, the command itself, and changed copies of a store."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from kontor.cli.main import main
from tools.harness.table_client import HttpClient, LiveClient

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]


class FilledStore(NamedTuple):
    """A SQLite store with two tables: a finished game among bots and one that waits for players."""

    path: Path
    finished: str
    waiting: str


async def fill_store(url: str) -> tuple[str, str]:
    """Play a game among bots to its end and leave another table waiting. Return the ids of both."""
    ada = HttpClient(url)
    await ada.introduce()
    waiting = await ada.make("anno1800", [{"kind": "me"}, {"kind": "free"}])
    finished = await ada.make("anno1503", [*BOTS], title="Bots")
    live = LiveClient(url, ada.key)
    await live.start()
    await live.open(finished)
    while live.latest[finished]["info"]["status"] != "over":
        await live.news()
    await live.close()
    await ada.close()
    return finished, waiting


def run_cli(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str]:
    """Run `kontor` in English. Return its exit code and all that it printed."""
    code = main([*args, "--lang", "en"])
    captured = capsys.readouterr()
    return code, captured.out + captured.err


def backup_lines(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode().splitlines(keepends=True)


def copy_store(path: Path, target: Path, change: str) -> Path:
    """Copy a store and execute a statement in the copy. Return the path of the copy."""
    with closing(sqlite3.connect(path)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute(change)
        new.commit()
    return target
