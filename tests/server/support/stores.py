"""What the tests of `kontor admin` share: a store with something in it, the command, and changed copies."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kontor.cli.main import main
from tools.harness.table_client import HttpClient, LiveClient

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


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main([*words, "--lang", "en"])
    said = capsys.readouterr()
    return code, said.out + said.err


def lines_of(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode().splitlines(keepends=True)


def copied(path: Path, to: Path, change: str) -> Path:
    """A copy of a store in which something is changed."""
    with closing(sqlite3.connect(path)) as old, closing(sqlite3.connect(to)) as new:
        old.backup(new)
        new.execute(change)
        new.commit()
    return to
