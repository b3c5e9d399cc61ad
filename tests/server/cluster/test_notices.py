"""Notices are stored with the entries that cause them, so that each is sent once, by whichever server is left."""

import asyncio
import random
from collections import Counter
from typing import Any

import psycopg

from tests.server.support.hook import Hook
from tests.server.support.serving import Players, async_test, play_seat
from tools.harness.server_process import ServerProcess


@async_test
async def test_each_notice_is_sent_once_even_if_its_server_has_died(servers: list[ServerProcess], hook: Hook) -> None:
    store = servers[0].store.replace("+psycopg", "")
    async with Players(servers[0]) as players:
        ada = await players.connect("Ada")
        ben = await players.connect("Ben", server=servers[1])
        await ben.call("PUT", "/api/me", {"webhook": f"{hook.url}/Ben"})
        seats = [{"kind": "me"}, {"kind": "free"}]
        table = await ada.http.make("anno1503", seats, random_start=False, public=True)
        await ben.call("POST", f"/api/tables/{table}/join", {})
        await ada.live.open(table)
        # As if a server had died between an entry and the delivery of its notice.
        with psycopg.connect(store) as connection:
            row = (table, ben.person_id, "over", 0.0)
            connection.execute("INSERT INTO notices (table_id, person, kind, until) VALUES (%s, %s, %s, %s)", row)
        rng = random.Random(1503)
        while ada.info(table)["actor"] == 0:
            await play_seat(ada, table, 0, rng, limit=1)
        received: Counter[Any] = Counter([(await hook.next())[1]["kind"] for _ in range(2)])
        assert received == {"over": 1, "your_turn": 1}
        with psycopg.connect(store, autocommit=True) as connection:
            while connection.execute("SELECT id FROM notices").fetchone() is not None:
                await asyncio.sleep(0.05)
        assert hook.received.empty()
