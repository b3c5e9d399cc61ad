"""A running server notifies webhooks of turns and of the end of a game."""

from kontor.lang.translator import Translator
from tests.server.support.hook import Hook
from tests.server.support.serving import Players, async_test, list_things
from tools.harness.server_process import ServerProcess


@async_test
async def test_a_person_who_is_away_is_notified_of_the_turn(sqlite_server: ServerProcess, hook: Hook) -> None:
    async with Players(sqlite_server) as players:
        ada, ben = await players.connect("Ada"), await players.connect("Ben", language="de")
        for player in (ada, ben):
            await player.call(
                "PUT", "/api/me", {"webhook": f"{hook.url}/{player.name}", "language": player.live.hello["language"]}
            )
        assert (await ben.call("GET", "/api/me"))["webhook"]
        await ben.call("POST", "/api/me/webhook")
        path, notice = await hook.next()
        assert (path, notice["kind"], notice["table"]) == ("/Ben", "trial", "")
        seats = [{"kind": "me"}, {"kind": "free"}]
        table = await ada.http.make("anno1800", seats, random_start=False, title="@all <b>")
        await ada.live.open(table)
        await ben.call("POST", f"/api/tables/{table}/join", {"secret": await ada.http.link(table)})
        await ada.wait_for_entry(table, "started")
        while ada.info(table)["actor"] == 0:
            ways = await ada.ask("ways", table, seat=0, thing=(await list_things(ada, table, 0))[-1])
            await ada.play(table, 0, ways["data"]["ways"][0]["line"])
        # Ada had the table open on her turn, so the first notice is for Ben, who has not.
        path, notice = await hook.next()
        assert (path, notice["kind"], notice["table"], notice["game"]) == ("/Ben", "your_turn", table, "anno1800")
        assert notice["link"].endswith(f"/t/{table}")
        assert notice["text"] == notice["content"]
        # It is in his language, and the title can neither mention others nor build links.
        assert notice["text"].startswith(Translator("de").say("notice-your_turn", title="all b"))


@async_test
async def test_a_person_who_is_away_is_notified_of_the_end(sqlite_server: ServerProcess, hook: Hook) -> None:
    async with Players(sqlite_server) as players:
        table, (ada, ben) = await players.start_game("anno1503", 2)
        await ben.call("PUT", "/api/me", {"webhook": f"{hook.url}/Ben"})
        await ben.ask("leave", table, seat=1)
        await ben.live.close()
        await ada.ask("leave", table, seat=0)
        # While a bot stands in for Ben it is never his turn.
        path, notice = await hook.next()
        assert (path, notice["kind"], notice["table"]) == ("/Ben", "over", table)
        await ada.wait_until(table, lambda now: now["info"]["status"] == "over")
        assert hook.received.empty()
