"""Nobody chooses or learns the seed of a game with others."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from kontor.engine.protocol import Data
from tests.server.support.serving import Players, async_test
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import RefusedError

TWO: list[Data] = [{"kind": "me"}, {"kind": "screen", "name": "Ben"}]


@pytest.mark.parametrize("where", [{"seed": 7}, {"options": {"seed": 7}}, {"content": {"seed": 7}}])
@async_test
async def test_a_table_with_a_seed_is_refused(sqlite_server: ServerProcess, where: Data) -> None:
    async with Players(sqlite_server) as players:
        ada = await players.connect("Ada")
        with pytest.raises(RefusedError):
            await ada.http.make("anno1503", TWO, **where)


@async_test
async def test_seeds_have_128_bits_and_are_not_shown_during_the_game(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        ada = await players.connect("Ada")
        tables = [await ada.http.make("anno1503", TWO) for _ in range(3)]
        with closing(sqlite3.connect(Path(make_url(sqlite_server.store).database or ""))) as rows:
            query = "SELECT json_extract(head, '$.seed') FROM tables WHERE id = ?"
            seeds = [rows.execute(query, [table]).fetchone()[0] for table in tables]
            hashes = [row[0] for row in rows.execute("SELECT json_extract(data, '$.hash') FROM entries") if row[0]]
        assert {len(bytes.fromhex(seed)) for seed in seeds} == {16}
        assert len(set(seeds)) == 3
        shown = str(await ada.live.open(tables[0], after=0))
        assert not any(secret in shown for secret in [*seeds, *hashes])
        assert '"deal"' not in shown
        assert "'deal'" not in shown
