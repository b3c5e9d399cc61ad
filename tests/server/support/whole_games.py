"""A whole game by WebSocket: what two persons are shown of it must fit its record."""

import asyncio
import random

from kontor.engine.legality import verify
from kontor.engine.record import read_record
from tests.server.support.serving import (
    Player,
    as_json,
    download_record,
    play_seat,
    replay_record,
)


async def play_whole_game(ada: Player, ben: Player, game: str) -> str:
    """Let Ada, Ben and a bot play, check what both are shown, and return the table."""
    seats = [{"kind": "me"}, {"kind": "free"}, {"kind": "bot", "bot": "greedy"}]
    table = await ada.http.make(game, seats, random_start=False)
    entries = {0: (await ada.live.open(table, after=0))["entries"]}
    secret = await ada.http.link(table)
    await ben.call("POST", f"/api/tables/{table}/join", {"secret": secret})
    entries[1] = (await ben.live.open(table, after=0))["entries"]
    rng = random.Random(1503)
    await asyncio.gather(play_seat(ada, table, 0, rng), play_seat(ben, table, 1, rng))
    text = await download_record(ada, table)
    record = read_record(text)
    verify(record)
    assert record.seats == ["", "", "greedy"]
    match = replay_record(text)
    assert match.over
    for seat, player in enumerate((ada, ben)):
        received = entries[seat] + player.entries(table)
        assert [entry["number"] for entry in received] == list(range(1, len(received) + 1))
        assert [entry["revision"] for entry in received if entry["kind"] == "move"] == list(
            range(1, player.latest(table)["revision"] + 1)
        )
        events = [
            event for entry in received for perspective in entry["perspectives"] for event in perspective["events"]
        ]
        assert all(perspective["seat"] == seat for entry in received[3:] for perspective in entry["perspectives"])
        assert events == as_json(match.log(seat))
        state = player.latest(table)
        assert state["scenes"][0]["view"] == as_json(match.view(seat))
        assert state["info"]["result"] == as_json(record.result)
        assert state["info"]["actor"] == -2
    lines = [entry for entry in ada.entries(table) if entry["kind"] == "move"]
    assert {entry["seat"] for entry in lines} == {0, 1, 2}
    return table
