"""Accounts: names, keys and deletion."""

import sqlite3

from kontor.server.keys import key_hash, new_key
from tests.server.support.serving import Players, assert_refused, async_test, list_things, sqlite_path, trade
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import HttpClient


@async_test
async def test_a_person_is_whoever_holds_the_key(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada = await players.connect("Ada")
        await ada.call("PUT", "/api/me", {"name": "Ada L.\a", "language": "fr"})
        me = {"person": ada.person_id, "name": "Ada L.", "language": "fr", "webhook": False}
        assert await ada.call("GET", "/api/me") == me
        assert await ada.call("PUT", "/api/me", {}) == me
        elsewhere = HttpClient(server.url, key=ada.http.key)
        assert await elsewhere.call("GET", "/api/me") == me
        fresh = new_key()
        assert await ada.call("POST", "/api/me/key", {"key": fresh}) == me
        await assert_refused(elsewhere.call("GET", "/api/me"), "key-needed", 401)
        await elsewhere.close()
        elsewhere = HttpClient(server.url, key=fresh)
        assert await elsewhere.call("GET", "/api/me") == me
        await elsewhere.close()
        nameless = HttpClient(server.url, language="de")
        unnamed = await nameless.call("PUT", "/api/me", {})
        assert unnamed["language"] == "de"
        assert unnamed["name"] not in ("", "Guest")
        await nameless.close()


def dump_store(server: ServerProcess) -> str:
    """Return all rows of the store as one text."""
    with sqlite3.connect(f"file:{sqlite_path(server)}?mode=ro", uri=True) as rows:
        tables = [name for (name,) in rows.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        dump = "\n".join(repr(row) for table in tables for row in rows.execute(f"SELECT * FROM {table}"))
    rows.close()
    return dump


@async_test
async def test_nothing_is_left_of_a_person_who_is_forgotten(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        name, words = "Wilhelmina-Xaveria", "sesquipedalian greetings"
        gone = await players.connect(name)
        await gone.call("PUT", "/api/me", {"webhook": "http://127.0.0.1:9/very-secret-hook"})
        ben = await players.connect("Ben")
        table = await gone.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}], random_start=False)
        await ben.call("POST", f"/api/tables/{table}/join", {"secret": await gone.http.link(table)})
        waiting = await ben.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}, {"kind": "free"}], public=True)
        await gone.call("POST", f"/api/tables/{waiting}/join", {})
        alone = await gone.http.make("anno1503", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        await gone.live.open(table)
        await ben.live.open(table)
        await gone.ask("chat", table, text=words)
        before = dump_store(sqlite_server)
        marks = {"name": name, "words": words, "hash": key_hash(gone.http.key), "hook": "very-secret-hook"}
        assert [mark for mark, text in marks.items() if text not in before] == []
        await gone.call("DELETE", "/api/me", headers={"Confirm": "delete"})
        after = dump_store(sqlite_server)
        assert [mark for mark, text in marks.items() if text in after] == []
        await assert_refused(gone.call("GET", "/api/me"), "key-needed", 401)
        await assert_refused(ben.call("GET", f"/api/tables/{alone}"), "table-unknown", 404)
        await ben.live.open(table, after=0)
        seats = ben.info(table)["seats"]
        assert (seats[0]["bot"], seats[0]["name"]) == ("greedy", "Somebody")
        assert ben.info(table)["owner"]
        assert (await ben.live.open(waiting))["info"]["seats"][1]["free"]
        # The game goes on against the bot.
        await ben.wait_for_turn(table, 1)
        await ben.play(table, 1, (await list_things(ben, table, 1))[0])


@async_test
async def test_the_old_connection_of_a_forgotten_person_disturbs_no_table(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, _) = await players.start_game("anno1503", 2, public=True)
        gone = await players.connect("Gus")
        await gone.live.open(table)
        await gone.call("DELETE", "/api/me", headers={"Confirm": "delete"})
        while not gone.live.closed:
            await gone.live.news()
        await ada.live.ask("ping")
        assert "closed" not in [data["type"] for data in ada.live.heard]


@async_test
async def test_an_owner_who_is_forgotten_hands_the_table_on(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_trading_game()
        await trade(ada, table, 0)
        await ada.call("DELETE", "/api/me", headers={"Confirm": "delete"})
        await ben.wait_for_entry(table, "forgotten")
        assert ben.info(table)["owner"]
        await ben.http.link(table)
