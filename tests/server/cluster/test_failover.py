"""When a server dies, another one plays its bots and watches its clocks."""

import random

from tests.server.support.serving import Players, async_test, play_seat
from tools.harness.server_process import ServerProcess


@async_test
async def test_bots_and_clocks_go_on_when_their_server_is_killed(servers: list[ServerProcess]) -> None:
    with ServerProcess(servers[0].store) as doomed:
        async with Players(servers[0]) as players:
            ada = await players.connect("Ada")
            founder = await players.connect("Ada", server=doomed, key=ada.http.key)
            bots = [{"kind": "bot", "bot": "greedy"}] * 2
            # The server where the game begins takes the lease.
            table = await founder.http.make("anno1503", [{"kind": "me"}, *bots], random_start=False)
            await ada.live.open(table, after=0)
            seats = [{"kind": "me"}, {"kind": "screen", "name": "Ben"}]
            timed = await founder.http.make("anno1503", seats, clock={"per_move": 5})
            await ada.live.open(timed)
            rng = random.Random(1503)
            await play_seat(ada, table, 0, rng, limit=3)
            doomed.kill()
            await play_seat(ada, table, 0, rng, limit=5)
            entries = ada.entries(table)
            assert [entry["revision"] for entry in entries if entry["kind"] == "move"] == list(
                range(1, ada.latest(table)["revision"] + 1)
            )
            await ada.wait_until(timed, lambda now: any(seat["stand_in"] for seat in now["info"]["seats"]))
            assert ada.kinds(timed).count("timeout") == 1
