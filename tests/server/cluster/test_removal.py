"""Who is removed on one server is removed on all: guests, deleted tables and persons, replaced keys. And presence."""

from typing import Any

import httpx

from kontor.server.keys import new_key
from tests.server.support.serving import Player, Players, assert_refused, async_test
from tools.harness.server_process import ServerProcess


async def wait_for_presence(player: Player, table: str, seat: int, connected: bool) -> None:
    """Wait until a player is told that somebody is connected, or no longer is."""
    while True:
        known = [data["info"] for data in player.live.heard if data["type"] == "presence" and data["table"] == table]
        info: Any = known[-1] if known else player.info(table)
        if info["seats"][seat]["connected"] == connected:
            return
        await player.live.news()


async def wait_until_closed(player: Player) -> None:
    while not player.live.closed:
        await player.live.news()


@async_test
async def test_everybody_sees_who_is_connected_to_another_server(servers: list[ServerProcess]) -> None:
    async with Players(servers[0]) as players:
        table, (ada, ben) = await players.start_game("anno1503", 2)
        await wait_for_presence(ada, table, 1, True)
        ben.live.heard.clear()
        await ada.live.close()
        await wait_for_presence(ben, table, 0, False)
        same_ada = await players.connect("Ada", server=servers[1], key=ada.http.key)
        await same_ada.live.open(table)
        await wait_for_presence(ben, table, 0, True)
        await wait_for_presence(same_ada, table, 1, True)
        await same_ada.live.close()
        await wait_for_presence(ben, table, 0, False)


@async_test
async def test_what_a_person_did_on_one_server_counts_on_the_other_at_once(servers: list[ServerProcess]) -> None:
    async with Players(servers[0]) as players:
        ada = await players.connect("Ada")
        ben = await players.connect("Ben", server=servers[1])
        for _ in range(10):
            table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}])
            await ada.live.open(table)
            secret = await ada.http.link(table)
            await ben.call("POST", f"/api/tables/{table}/join", {"secret": secret})
            # Ada's server may not have heard of it yet.
            async with httpx.AsyncClient(base_url=servers[0].url, headers=ben.http.http.headers) as http:
                shown = (await http.get(f"/api/tables/{table}")).json()
            assert [seat["name"] for seat in shown["info"]["seats"] if seat["yours"]] == ["Ben"]


@async_test
async def test_a_guest_who_is_muted_or_removed_on_another_server(servers: list[ServerProcess]) -> None:
    async with Players(servers[0]) as players:
        ada = await players.connect("Ada")
        cleo = await players.connect("Cleo", server=servers[1])
        table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}], public=True)
        await ada.live.open(table)
        await cleo.live.open(table)
        guest = f"/api/tables/{table}/guests/{cleo.person_id}"
        await cleo.ask("chat", table, text="hello")
        await ada.call("PUT", guest, {"muted": True})
        await assert_refused(cleo.ask("chat", table, text="hello?"), "chat-muted")
        await ada.call("PUT", guest, {"removed": True})
        await ada.ask("chat", table, text="she is gone")
        await cleo.wait_for_message("closed")
        await assert_refused(cleo.live.open(table), "table-unknown")
        assert "she is gone" not in str(cleo.entries(table))


@async_test
async def test_a_table_that_is_deleted_on_another_server(servers: list[ServerProcess]) -> None:
    async with Players(servers[0]) as players:
        ada = await players.connect("Ada")
        cleo = await players.connect("Cleo", server=servers[1])
        table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}], public=True)
        await cleo.live.open(table)
        await ada.call("DELETE", f"/api/tables/{table}")
        await assert_refused(cleo.ask("chat", table, text="hello"), "table-unknown")
        assert (await cleo.wait_for_message("closed"))["table"] == table


@async_test
async def test_a_key_that_is_replaced_on_another_server(servers: list[ServerProcess]) -> None:
    async with Players(servers[0]) as players:
        ada = await players.connect("Ada")
        elsewhere = await players.connect("Ada", server=servers[1], key=ada.http.key)
        await ada.call("POST", "/api/me/key", {"key": new_key()})
        await wait_until_closed(elsewhere)


@async_test
async def test_a_person_who_is_deleted_on_another_server(servers: list[ServerProcess]) -> None:
    async with Players(servers[0]) as players:
        ada = await players.connect("Ada")
        ben = await players.connect("Ben", server=servers[1])
        cleo = await players.connect("Cleo", server=servers[1])
        table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}, {"kind": "free"}], public=True)
        await ben.call("POST", f"/api/tables/{table}/join", {})
        await cleo.live.open(table)
        await cleo.ask("chat", table, text="I am Cleo")
        await ben.live.open(table)
        same_cleo = await players.connect("Cleo", key=cleo.http.key)
        await same_cleo.call("DELETE", "/api/me", headers={"Confirm": "delete"})
        await wait_until_closed(cleo)
        shown = await ben.live.open(table, after=0)
        assert "Cleo" not in str(shown)
