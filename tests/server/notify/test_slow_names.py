"""Webhooks whose name server does not answer delay nobody else."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor.server.store.database import sqlite_address
from tests.server.support.serving import Player, Players, assert_refused, async_test, download_record
from tools.harness.server_process import FAST, SLOW_NAMES, ServerProcess
from tools.harness.slow_names import SLOW
from tools.paths import RECORDS

_MANY = 12
"""More than asyncio has threads for everything else on two cores."""
LIMITS = [*FAST, "--limit", f"lookups_per_address={_MANY}"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(sqlite_address(tmp_path / "kontor.db"), LIMITS, SLOW_NAMES) as one:
        yield one
        # What still hangs does not delay the end.
        assert one.stop() == 0


async def set_webhook(player: Player, name: str) -> None:
    await player.call("PUT", "/api/me", {"webhook": f"http://{name}{SLOW}/"})


@async_test
async def test_lookups_that_hang_delay_nothing_else(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada, ben, *many = [await players.connect(f"P{number}") for number in range(_MANY + 2)]
        text = (RECORDS / "anno1503_3_victory.json").read_text(encoding="utf-8")
        table = (await ada.http.http.post("/api/records", content=text.encode())).json()["table"]
        hanging = asyncio.gather(*(set_webhook(one, f"h{index}") for index, one in enumerate(many)))
        while not hanging.done():
            assert await download_record(ada, table)
        # After a while a webhook is accepted without having been looked up.
        await hanging
        assert (await many[0].call("GET", "/api/me"))["webhook"]
        # The lookups still hang, so neither this address nor this person can add another one.
        await assert_refused(set_webhook(ben, "another"), "requests-too-many", 429)
        for one in many:
            await one.call("POST", "/api/me/webhook")
        assert await download_record(ada, table)
