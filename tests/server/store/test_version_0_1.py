"""Stores that version 0.1 wrote: they open, verify and play on, as a SQLite file and restored into PostgreSQL.

`version_0_1/` holds such a store and its backup. Ada and Ben sit at a table of each game, Cleo watches and is muted,
Dov deleted his account. Another table waits, and a game among bots is over.
"""

import gzip
import random
from pathlib import Path

import pytest

from kontor.server.store.database import sqlite_address
from tests.server.support.serving import Player, Players, async_test, random_line
from tests.server.support.stores import run_cli
from tools.harness.server_process import ServerProcess

FIXTURES = Path(__file__).parent / "version_0_1"
KEYS = {"Ada": "A" * 43, "Ben": "B" * 43}
LINES = 12


def open_sqlite(tmp_path: Path) -> str:
    path = tmp_path / "kontor.db"
    path.write_bytes(gzip.decompress((FIXTURES / "kontor.db.gz").read_bytes()))
    return sqlite_address(path)


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    if request.param == "sqlite":
        return open_sqlite(tmp_path)
    address: str = request.getfixturevalue("postgres_url")
    code, output = run_cli(capsys, "admin", "restore", str(FIXTURES / "backup.gz"), "--store", address)
    assert code == 0, output
    return address


def test_an_old_store_verifies_and_plays_on(store: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, output = run_cli(capsys, "admin", "verify", "--store", store)
    assert code == 0, output
    assert output.count("rules version 1): in order\n") == 5
    assert output.endswith("Tables verified: 5; with problems: 0.\n")
    with ServerProcess(store) as server:
        play_at_both_tables(server)
        assert server.stop() == 0
    code, output = run_cli(capsys, "admin", "verify", "--store", store)
    assert code == 0, output


@async_test
async def play_at_both_tables(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada, ben = [await players.connect(name, key=key) for name, key in KEYS.items()]
        listed = (await ada.call("GET", "/api/tables"))["tables"]
        tables = {table["title"]: table["table"] for table in listed}
        assert {table["title"]: table["status"] for table in listed} == {
            "Play on anno1503": "playing",
            "Play on anno1800": "playing",
            "Forgotten": "playing",
            "Waiting": "waiting",
            "Over": "over",
        }
        for game in ("anno1503", "anno1800"):
            await play_on_at(tables[f"Play on {game}"], ada, ben)
        assert (await ada.call("GET", f"/api/tables/{tables['Over']}/record"))["result"]


async def play_on_at(table: str, ada: Player, ben: Player) -> None:
    entries = (await ada.live.open(table, after=0))["entries"]
    assert {"made", "joined", "guest", "left", "back", "undo", "redo"} <= {entry["kind"] for entry in entries}
    await ben.live.open(table)
    await play_lines(table, ada, ben)
    await ben.ask("leave", table, seat=1)
    back = await ben.ask("return", table, seat=1)
    for player in (ada, ben):
        await player.wait_for_number(table, back["number"])
    await play_lines(table, ada, ben)
    assert {"left", "back", "move"} <= set(ada.kinds(table))


async def play_lines(table: str, ada: Player, ben: Player) -> None:
    """Play random lines for the seat to act until `LINES` are played."""
    rng = random.Random(7)
    for _ in range(LINES):
        state = await ada.wait_until(table, lambda now: now["info"]["actor"] in (0, 1))
        seat = state["info"]["actor"]
        player = (ada, ben)[seat]
        await player.wait_for_number(table, state["number"])
        done = await player.play(table, seat, await random_line(player, table, seat, rng))
        for other in (ada, ben):
            await other.wait_for_number(table, done["number"])
