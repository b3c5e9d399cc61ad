"""Who may see a table and take its seats: used links, changed keys, muted and removed guests."""

import asyncio

import pytest

from kontor.server.keys import new_key
from tests.server.support.serving import Players, assert_refused, async_test
from tools.harness.server_process import ServerProcess


@async_test
async def test_a_used_seat_link_never_opens_the_seat_of_somebody_else(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        ada, ben, cleo = [await players.connect(name) for name in ("Ada", "Ben", "Cleo")]
        table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}, {"kind": "free"}], public=True)
        join, claim = f"/api/tables/{table}/join", f"/api/tables/{table}/seats/1/claim"
        await ben.call("POST", join, {"seat": 1})
        used = await ben.http.link(table, "seat1")
        await ben.call("DELETE", f"/api/tables/{table}/seats/1")
        await cleo.call("POST", join, {"seat": 1})
        await assert_refused(ben.call("POST", claim, {"secret": used}), "table-unknown", 404)
        # The draw of seats invalidates older links too.
        links = [await player.http.link(table, f"seat{seat}") for seat, player in enumerate((ada, cleo))]
        await ben.call("POST", join, {})
        seats = (await cleo.call("GET", f"/api/tables/{table}"))["info"]["seats"]
        for seat in [seat["seat"] for seat in seats if not seat["yours"]]:
            path = f"/api/tables/{table}/seats/{seat}/claim"
            for secret in links:
                await assert_refused(cleo.call("POST", path, {"secret": secret}), "table-unknown", 404)


@async_test
async def test_another_key_ends_the_connections_of_the_old_one(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        _, (ada, _) = await players.start_game("anno1503", 2)
        await ada.call("POST", "/api/me/key", {"key": new_key()})
        while not ada.live.closed:
            await ada.live.news()
        await assert_refused(ada.call("GET", "/api/me"), "key-needed", 401)


@async_test
async def test_strangers_at_a_public_table_can_be_muted_and_removed(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        table, (ada, _) = await players.start_game("anno1503", 2, public=True)
        gus = await players.connect("Gus")
        await gus.live.open(table)
        await gus.ask("chat", table, text="hello")
        guests = (await ada.call("GET", f"/api/tables/{table}/guests"))["guests"]
        assert gus.person_id in [guest["person"] for guest in guests]
        path = f"/api/tables/{table}/guests/{gus.person_id}"
        await ada.call("PUT", path, {"muted": True})
        await assert_refused(gus.ask("chat", table, text="hello?"), "chat-muted")
        await ada.call("PUT", path, {"removed": True})
        await gus.wait_for_message("closed")
        await assert_refused(gus.live.open(table), "table-unknown")
        await assert_refused(
            ada.call("PUT", f"/api/tables/{table}/guests/999999", {"muted": True}), "guest-unknown", 409
        )


@async_test
async def test_who_may_no_longer_see_a_table_receives_no_more_messages(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        ada, ben, cleo = [await players.connect(name) for name in ("Ada", "Ben", "Cleo")]
        table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}, {"kind": "free"}])
        secret = await ada.http.link(table)
        await ben.call("POST", f"/api/tables/{table}/join", {"secret": secret, "seat": 1})
        await ben.live.open(table)
        await ben.call("DELETE", f"/api/tables/{table}/seats/1")
        await ben.wait_for_message("closed")
        received = len(ben.live.heard)
        await ada.live.open(table)
        await cleo.call("POST", f"/api/tables/{table}/join", {"secret": secret, "id": "once"})
        await cleo.call("POST", f"/api/tables/{table}/join", {"secret": secret, "id": "once"})
        await ada.ask("chat", table, text="among us")
        await ben.live.ask("ping")
        assert len(ben.live.heard) == received
        shown = await ada.live.open(table, after=0)
        assert shown["info"]["spectators"] == 0
        # The request that was sent twice counted once.
        assert [seat["name"] for seat in shown["info"]["seats"]] == ["Ada", "Cleo", ""]


@async_test
async def test_a_game_among_bots_goes_on_only_while_somebody_watches(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        ada = await players.connect("Ada")
        table = await ada.http.make("anno1503", [{"kind": "bot", "bot": "random"}] * 2)
        await asyncio.sleep(0.5)
        assert (await ada.call("GET", f"/api/tables/{table}"))["revision"] == 0
        await ada.live.open(table)
        await ada.wait_until(table, lambda now: now["revision"] > 3)


@async_test
async def test_a_stale_move_over_http_is_answered_with_the_state(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        table, (ada, ben) = await players.start_game("anno1503", 2)
        seat = ada.info(table)["actor"]
        player = (ada, ben)[seat]
        move = {"type": "move", "id": "x", "table": table, "seat": seat, "revision": 7, "line": "end"}
        data = await assert_refused(player.call("POST", f"/api/tables/{table}/commands", move), "revision-stale", 409)
        assert data["state"]["revision"] == 0


@pytest.mark.parametrize("clock", [{"per_move": 60}, {"per_game": 600, "added": 30}])
def test_leaving_and_coming_back_gains_no_time(clock: dict[str, int], sqlite_server: ServerProcess) -> None:
    async def run() -> None:
        async with Players(sqlite_server) as players:
            table, (ada, ben) = await players.start_game("anno1503", 2, clock=clock)
            seat = ada.info(table)["actor"]
            player = (ada, ben)[seat]
            deadline = player.info(table)["deadline"]
            for _ in range(3):
                await player.ask("leave", table, seat=seat)
                await player.ask("return", table, seat=seat)
                await player.wait_until(table, lambda now: now["info"]["seats"][seat]["stand_in"] == "")
            info = player.info(table)
            # If the bot has played a line in between, it may be another seat's turn.
            if info["actor"] == seat:
                assert info["deadline"] <= deadline + 1.0

    asyncio.run(asyncio.wait_for(run(), 60))
