"""Seats, links and guests over the wire: joining, leaving, claiming, watching, muting and removing."""

from tests.server.support.serving import Player, Players, assert_refused, async_test, trade
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import LiveClient


async def watch(owner: Player, guest: Player, table: str) -> str:
    """Let a guest watch a table by a link. Return the secret of the link."""
    secret = await owner.http.link(table, "watch")
    await guest.call("POST", f"/api/tables/{table}/watch", {"secret": secret})
    return secret


@async_test
async def test_a_bot_stands_in_for_who_leaves(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_trading_game()
        await assert_refused(ada.ask("return", table, seat=0), "seat-no-stand-in")
        await ada.ask("leave", table, seat=0)
        await assert_refused(ada.act("move", table, 0, line="end"), "seat-has-stand-in")
        await assert_refused(ada.act("undo", table, 0), "seat-has-stand-in")
        await assert_refused(ada.ask("leave", table, seat=0), "seat-has-bot")
        left = await ben.wait_for_entry(table, "left")
        assert left["data"] == {"bot": "greedy"}
        # The bot plays the turn to its end.
        await ben.wait_until(table, lambda now: now["entry"]["kind"] == "move" and now["info"]["actor"] == 1)
        assert ben.entries(table)[-1]["seat"] == 0
        number = (await ada.ask("return", table, seat=0))["number"]
        seat = (await ben.wait_for_number(table, number))["info"]["seats"][0]
        assert (seat["name"], seat["stand_in"], seat["free"]) == ("Ada", "", False)


@async_test
async def test_a_seat_is_taken_over_by_its_own_link_once(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, _) = await players.start_trading_game()
        cleo, dan = await players.connect("Cleo"), await players.connect("Dan")
        secret = await ada.http.link(table, "seat0")
        await cleo.call("POST", f"/api/tables/{table}/seats/0/claim", {"secret": secret})
        for path in (f"/api/tables/{table}/seats/0/claim", f"/api/tables/{table}/seats/1/claim"):
            await assert_refused(dan.call("POST", path, {"secret": secret}), "table-unknown", 404)
        await ada.wait_for_entry(table, "claimed")
        assert [scene["seat"] for scene in ada.latest(table)["scenes"]] == [-1]
        assert ada.info(table)["seats"][0]["lost"]
        await assert_refused(ada.act("move", table, 0, line="end"), "seat-not-yours")
        await cleo.live.open(table)
        assert [scene["seat"] for scene in cleo.latest(table)["scenes"]] == [0]
        await trade(cleo, table, 0)
        assert cleo.info(table)["seats"][0]["name"] == "Cleo"
        assert cleo.info(table)["seats"][0]["yours"]
        await cleo.ask("leave", table, seat=0)
        await ada.ask("return", table, seat=0)
        assert [scene["seat"] for scene in ada.latest(table)["scenes"]] == [0]
        assert [scene["seat"] for scene in cleo.latest(table)["scenes"]] == [-1]
        seat = ada.info(table)["seats"][0]
        assert (seat["name"], seat["yours"], seat["lost"], seat["stand_in"]) == ("Ada", True, False, "")


@async_test
async def test_a_renewed_link_makes_the_old_one_worthless(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada, ben = await players.connect("Ada"), await players.connect("Ben")
        table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}])
        paths = {"join": "join", "watch": "watch", "seat0": "seats/0/claim"}
        for purpose, path in paths.items():
            old = await ada.http.link(table, purpose)
            assert await ada.http.link(table, purpose) == old
            new = await ada.http.link(table, purpose, renew=True)
            assert new != old
            for worthless in (old, new + "x", "ä"):
                request = ben.call("POST", f"/api/tables/{table}/{path}", {"secret": worthless})
                await assert_refused(request, "table-unknown", 404)
        link = await ada.call("POST", f"/api/tables/{table}/links", {"purpose": "join"})
        assert link["url"].endswith(f"/t/{table}#join={link['secret']}")
        assert "<svg" in link["qr"]
        await ben.call("POST", f"/api/tables/{table}/join", {"secret": link["secret"]})
        await ben.live.open(table)
        assert ben.info(table)["status"] == "playing"


@async_test
async def test_who_holds_several_seats_gets_the_view_of_each(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada, ben = await players.connect("Ada"), await players.connect("Ben")
        seats = [{"kind": "me"}, {"kind": "screen", "name": "Aunt"}, {"kind": "free"}, {"kind": "free"}]
        table = await ada.http.make("anno1800", seats, random_start=False)
        secret = await ada.http.link(table)
        body = {"secret": secret, "names": ["Ada", "Bob"], "seat": 3}
        await ben.call("POST", f"/api/tables/{table}/join", body)
        for player, own_seats in ((ada, [0, 1]), (ben, [2, 3])):
            await player.live.open(table, after=0)
            scenes = player.latest(table)["scenes"]
            assert [scene["seat"] for scene in scenes] == own_seats
            assert [scene["view"]["viewer"] for scene in scenes] == own_seats
            assert len({tuple(scene["view"]["hand"]) for scene in scenes}) == 2
        assert [seat["name"] for seat in ben.info(table)["seats"]] == ["Ada", "Aunt", "Bob", "Ada 2"]
        await ada.play(table, 0, "hire farmer: work 1")
        assert [perspective["seat"] for perspective in ada.entries(table)[-1]["perspectives"]] == [0, 1]


@async_test
async def test_who_watches_sees_nothing_hidden(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_game("anno1800", 2)
        guest = await players.connect("Gus")
        await assert_refused(guest.live.open(table), "table-unknown")
        await assert_refused(guest.call("GET", f"/api/tables/{table}"), "table-unknown", 404)
        await watch(ada, guest, table)
        shown = await guest.live.open(table, after=0)
        assert shown["info"]["spectators"] == 1
        scene = shown["scenes"][0]
        assert (scene["seat"], scene["view"]["viewer"]) == (-1, -1)
        assert not {"hand", "expeditions"} & set(scene["view"])
        assert "can" not in scene
        # Swapping draws cards, which are hidden from everybody else.
        ways = (await ada.ask("ways", table, seat=0, thing="swap"))["data"]["ways"]
        await ada.play(table, 0, ways[0]["line"])
        done = await guest.wait_for_entry(table, "move")
        cards = set(ada.latest(table)["scenes"][0]["view"]["hand"])
        assert done["perspectives"][0]["seat"] == -1
        assert not cards & set(str(done).replace("'", " ").replace(",", " ").split())
        assert not cards & set(str(ben.entries(table)[-1]).replace("'", " ").replace(",", " ").split())
        await assert_refused(guest.act("move", table, 1, line="swap"), "seat-not-yours")
        assert table in [listed["table"] for listed in (await guest.call("GET", "/api/tables"))["tables"]]


@async_test
async def test_a_guest_is_muted_and_removed(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada, guest, ben = [await players.connect(name) for name in ("Ada", "Gus", "Ben")]
        table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}])
        secret = await watch(ada, guest, table)
        await ada.live.open(table)
        await guest.live.open(table)
        await guest.ask("chat", table, text="nice weather")
        path = f"/api/tables/{table}/guests"
        listed = (await ada.call("GET", path))["guests"]
        assert {
            "person": guest.person_id,
            "name": "Gus",
            "seats": [],
            "connected": True,
            "muted": False,
            "removed": False,
        } in listed
        await ada.call("PUT", f"{path}/{guest.person_id}", {"muted": True})
        await assert_refused(guest.ask("chat", table, text="is it not"), "chat-muted")
        await ada.call("PUT", f"{path}/{guest.person_id}", {"muted": False})
        await guest.ask("chat", table, text="it is")
        await ada.call("PUT", f"{path}/{guest.person_id}", {"removed": True})
        assert (await guest.wait_for_message("closed"))["table"] == table
        await assert_refused(guest.live.open(table), "table-unknown")
        await assert_refused(guest.ask("chat", table, text="let me in"), "table-unknown")
        await assert_refused(guest.call("POST", f"/api/tables/{table}/watch", {"secret": secret}), "table-unknown", 404)
        join = await ada.http.link(table)
        await assert_refused(guest.call("POST", f"/api/tables/{table}/join", {"secret": join}), "table-removed", 403)
        seat = await ada.http.link(table, "seat0")
        claim = guest.call("POST", f"/api/tables/{table}/seats/0/claim", {"secret": seat})
        await assert_refused(claim, "table-removed", 403)
        assert table not in [listed["table"] for listed in (await guest.call("GET", "/api/tables"))["tables"]]
        # The holder of a seat can be muted but not removed.
        await ben.call("POST", f"/api/tables/{table}/join", {"secret": join})
        await ben.live.open(table)
        await ada.call("PUT", f"{path}/{ben.person_id}", {"muted": True})
        await assert_refused(ben.ask("chat", table, text="oh"), "chat-muted")
        for key, number, change in (
            ("guest-has-seat", ben.person_id, {"removed": True}),
            ("guest-yourself", ada.person_id, {"muted": True}),
            ("guest-unknown", 2**31 - 1, {"muted": True}),
        ):
            await assert_refused(ada.call("PUT", f"{path}/{number}", change), key, 409)
        await assert_refused(ben.call("PUT", f"{path}/{guest.person_id}", {"muted": True}), "table-not-yours", 403)
        await assert_refused(ben.call("GET", path), "table-not-yours", 403)
        # Removing can be undone.
        await ada.call("PUT", f"{path}/{guest.person_id}", {"removed": False})
        await guest.live.open(table)


@async_test
async def test_before_the_game_seats_are_taken_and_freed(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada, ben = await players.connect("Ada"), await players.connect("Ben")
        seats = [{"kind": "me"}, {"kind": "free"}, {"kind": "free"}]
        table = await ada.http.make("anno1503", seats, title="Sunday", public=True)
        await ada.live.open(table)
        join, up = f"/api/tables/{table}/join", f"/api/tables/{table}/seats"
        await assert_refused(ben.call("POST", join, {"seat": 0}), "seat-taken", 409)
        await assert_refused(ben.call("POST", join, {"names": ["a", "b", "c"]}), "seat-none-free", 409)
        await ben.call("POST", join, {"seat": 2})
        assert (await ada.wait_for_entry(table, "joined"))["data"]["name"] == "Ben"
        await assert_refused(ben.call("DELETE", f"{up}/0"), "seat-not-yours", 403)
        await assert_refused(ben.call("DELETE", f"{up}/9"), "no-such-seat", 409)
        await ben.call("DELETE", f"{up}/2")
        assert (await ada.wait_for_entry(table, "stood_up"))["data"]["name"] == "Ben"
        await ben.call("POST", join, {})
        await ada.call("DELETE", f"{up}/1")
        start = f"/api/tables/{table}/start"
        await assert_refused(ada.call("POST", start, {}), "table-seats-free", 409)
        await assert_refused(ada.call("POST", start, {"fill": "clever"}), "bot-unknown", 422)
        await assert_refused(ben.call("POST", start, {"fill": "random"}), "table-not-yours", 403)
        await assert_refused(ada.act("move", table, 0, line="end"), "table-not-begun")
        await ada.call("POST", start, {"fill": "random"})
        await ada.wait_for_entry(table, "started")
        assert sorted(seat["bot"] for seat in ada.info(table)["seats"]) == ["", "random", "random"]
        await assert_refused(ada.call("POST", start, {}), "table-begun", 409)
        await assert_refused(ben.call("POST", join, {}), "table-begun", 409)
        await assert_refused(ada.call("DELETE", f"{up}/0"), "table-begun", 409)


@async_test
async def test_everybody_may_watch_a_public_table_and_presence_is_sent(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_game("anno1503", 2, public=True)
        # A client without a key may watch a public table, but do nothing else.
        stranger = LiveClient(server.url, None)
        assert (await stranger.start())["person"] is None
        assert [scene["seat"] for scene in (await stranger.open(table))["scenes"]] == [-1]
        await assert_refused(stranger.ask("chat", table=table, text="hello"), "key-needed")
        await stranger.close()
        await ben.live.close()
        await ada.wait_for_message("presence")
        while ada.live.heard[-1]["type"] != "presence" or ada.live.heard[-1]["info"]["seats"][1]["connected"]:
            await ada.live.news()
        assert ada.live.heard[-1]["info"]["seats"][0]["connected"]


@async_test
async def test_an_invitation_describes_its_table(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada, ben = await players.connect("Ada"), await players.connect("Ben")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy", "name": "Claas"}, {"kind": "free"}]
        table = await ada.http.make("anno1503", seats, title="Sunday")
        path, secret = f"/api/tables/{table}/invitation", {"secret": await ada.http.link(table)}
        invited = {"game": "anno1503", "title": "Sunday", "host": "Ada", "names": ["Ada", "Claas"], "free": 1}
        assert await ben.call("POST", path, secret) == {**invited, "seated": False, "admitted": False}
        assert await ada.call("POST", path, secret) == {**invited, "seated": True, "admitted": True}
        for invalid in ("no", await ada.http.link(table, "watch")):
            await assert_refused(ben.call("POST", path, {"secret": invalid}), "table-unknown", 404)
        await ben.call("POST", f"/api/tables/{table}/join", secret)
        invitation = await (await players.connect("Cleo")).call("POST", path, secret)
        assert (invitation["free"], invitation["seated"], len(invitation["names"])) == (0, False, 3)


@async_test
async def test_a_removed_guest_is_not_invited_and_a_seated_person_may_use_an_old_link(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_game("anno1503", 2)
        guest = await players.connect("Cleo")
        path, secret = f"/api/tables/{table}/invitation", {"secret": await ada.http.link(table)}
        await watch(ada, guest, table)
        assert (await guest.call("POST", path, secret))["admitted"]
        listed = (await ada.call("GET", f"/api/tables/{table}/guests"))["guests"]
        number = next(entry["person"] for entry in listed if entry["name"] == "Cleo")
        await ada.call("PUT", f"/api/tables/{table}/guests/{number}", {"removed": True})
        await assert_refused(guest.call("POST", path, secret), "table-unknown", 404)
        await ada.http.link(table, renew=True)
        assert (await ben.call("POST", path, secret))["seated"]
        await assert_refused((await players.connect("Dan")).call("POST", path, secret), "table-unknown", 404)
