"""Who may see and sit where: links that have had their day, keys that were changed, guests who are shown out."""

import asyncio

import pytest

from kontor.server.keys import new_key
from tests.server.support.serving import Company, over_sockets, refused
from tools.harness.server_process import ServerProcess


@over_sockets
async def test_a_used_seat_link_never_opens_the_seat_of_somebody_else(sqlite_server: ServerProcess) -> None:
    async with Company(sqlite_server) as company:
        ada, ben, cleo = [await company.player(name) for name in ("Ada", "Ben", "Cleo")]
        table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}, {"kind": "free"}], public=True)
        join, claim = f"/api/tables/{table}/join", f"/api/tables/{table}/seats/1/claim"
        await ben.call("POST", join, {"seat": 1})
        used = await ada.http.link(table, "seat1")
        await ben.call("DELETE", f"/api/tables/{table}/seats/1")
        await cleo.call("POST", join, {"seat": 1})
        await refused(ben.call("POST", claim, {"secret": used}), "table-unknown", 404)
        # Nor do links from before the draw lead to whoever sits there after it.
        links = [await ada.http.link(table, f"seat{seat}") for seat in range(3)]
        await ben.call("POST", join, {})
        for seat in range(3):
            path = f"/api/tables/{table}/seats/{seat}/claim"
            for secret in links:
                await refused(cleo.call("POST", path, {"secret": secret}), "table-unknown", 404)


@over_sockets
async def test_a_seat_is_not_taken_from_somebody_who_is_there(sqlite_server: ServerProcess) -> None:
    async with Company(sqlite_server) as company:
        table, (ada, ben) = await company.table("anno1503", 2)
        cleo = await company.player("Cleo")
        secret = await ada.http.link(table, "seat1")
        path = f"/api/tables/{table}/seats/1/claim"
        await refused(cleo.call("POST", path, {"secret": secret}), "seat-holder-here", 409)
        await ben.live.close()
        await ada.until(table, lambda now: True)
        while ada.live.heard[-1]["type"] != "present" or ada.live.heard[-1]["info"]["seats"][1]["here"]:
            await ada.live.news()
        await cleo.call("POST", path, {"secret": secret})


@over_sockets
async def test_another_key_ends_the_connections_of_the_old_one(sqlite_server: ServerProcess) -> None:
    async with Company(sqlite_server) as company:
        _, (ada, _) = await company.table("anno1503", 2)
        await ada.call("POST", "/api/me/key", {"key": new_key()})
        while not ada.live.closed:
            await ada.live.news()
        await refused(ada.call("GET", "/api/me"), "key-needed", 401)


@over_sockets
async def test_strangers_at_an_open_table_can_be_silenced_and_shown_out(sqlite_server: ServerProcess) -> None:
    async with Company(sqlite_server) as company:
        table, (ada, _) = await company.table("anno1503", 2, public=True)
        gus = await company.player("Gus")
        await gus.live.open(table)
        await gus.ask("chat", table, text="hello")
        guests = (await ada.call("GET", f"/api/tables/{table}/guests"))["guests"]
        assert gus.number in [guest["person"] for guest in guests]
        path = f"/api/tables/{table}/guests/{gus.number}"
        await ada.call("PUT", path, {"muted": True})
        await refused(gus.ask("chat", table, text="hello?"), "chat-muted")
        await ada.call("PUT", path, {"removed": True})
        await gus.until_type("gone")
        await refused(gus.live.open(table), "table-unknown")
        await refused(ada.call("PUT", f"/api/tables/{table}/guests/999999", {"muted": True}), "guest-unknown", 409)


@over_sockets
async def test_who_may_no_longer_see_a_table_hears_no_more_of_it(sqlite_server: ServerProcess) -> None:
    async with Company(sqlite_server) as company:
        ada, ben, cleo = [await company.player(name) for name in ("Ada", "Ben", "Cleo")]
        table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}, {"kind": "free"}])
        secret = await ada.http.link(table)
        await ben.call("POST", f"/api/tables/{table}/join", {"secret": secret, "seat": 1})
        await ben.live.open(table)
        await ben.call("DELETE", f"/api/tables/{table}/seats/1")
        await ben.until_type("gone")
        heard = len(ben.live.heard)
        await ada.live.open(table)
        await cleo.call("POST", f"/api/tables/{table}/join", {"secret": secret, "id": "once"})
        await cleo.call("POST", f"/api/tables/{table}/join", {"secret": secret, "id": "once"})
        await ada.ask("chat", table, text="among us")
        await ben.live.ask("ping")
        assert len(ben.live.heard) == heard
        shown = await ada.live.open(table, after=0)
        assert shown["info"]["watching"] == 0
        # The same request sent again has counted once.
        assert [seat["name"] for seat in shown["info"]["seats"]] == ["Ada", "Cleo", ""]


@over_sockets
async def test_bots_among_themselves_play_only_while_somebody_looks_on(sqlite_server: ServerProcess) -> None:
    async with Company(sqlite_server) as company:
        ada = await company.player("Ada")
        table = await ada.http.make("anno1503", [{"kind": "bot", "bot": "random"}] * 2)
        await asyncio.sleep(0.5)
        assert (await ada.call("GET", f"/api/tables/{table}"))["revision"] == 0
        await ada.live.open(table)
        await ada.until(table, lambda now: now["revision"] > 3)


@over_sockets
async def test_a_stale_act_over_http_is_answered_with_the_table(sqlite_server: ServerProcess) -> None:
    async with Company(sqlite_server) as company:
        table, (ada, ben) = await company.table("anno1503", 2)
        seat = ada.info(table)["actor"]
        player = (ada, ben)[seat]
        wish = {"type": "move", "id": "x", "table": table, "seat": seat, "revision": 7, "line": "end"}
        data = await refused(player.call("POST", f"/api/tables/{table}/acts", wish), "revision-stale", 409)
        assert data["state"]["revision"] == 0


@pytest.mark.parametrize("clock", [{"per_move": 60}, {"per_game": 600, "added": 30}])
def test_leaving_and_coming_back_gains_no_time(clock: dict[str, int], sqlite_server: ServerProcess) -> None:
    async def whole() -> None:
        async with Company(sqlite_server) as company:
            table, (ada, ben) = await company.table("anno1503", 2, clock=clock)
            seat = ada.info(table)["actor"]
            player = (ada, ben)[seat]
            deadline = player.info(table)["deadline"]
            for _ in range(3):
                await player.ask("leave", table, seat=seat)
                await player.ask("return", table, seat=seat)
                await player.until(table, lambda now: now["info"]["seats"][seat]["stand_in"] == "")
            now = player.info(table)
            # The bot may have played a line in between, but the time is the seat's own.
            if now["actor"] == seat:
                assert now["deadline"] <= deadline + 1.0

    asyncio.run(asyncio.wait_for(whole(), 60))
