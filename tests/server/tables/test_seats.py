"""Seats, links and guests: sitting down, leaving, taking over, watching, being silenced and shown out."""

from tests.server.support.serving import Company, Player, over_sockets, refused, trade
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import LiveClient


async def watch(owner: Player, guest: Player, table: str) -> str:
    """A guest comes to watch by a link; gives its secret."""
    secret = await owner.http.link(table, "watch")
    await guest.call("POST", f"/api/tables/{table}/watch", {"secret": secret})
    return secret


@over_sockets
async def test_a_bot_stands_in_for_who_leaves(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, ben) = await company.market()
        await refused(ada.ask("return", table, seat=0), "seat-no-stand-in")
        await ada.ask("leave", table, seat=0)
        await refused(ada.act("move", table, 0, line="end"), "seat-has-stand-in")
        await refused(ada.act("undo", table, 0), "seat-has-stand-in")
        await refused(ada.ask("leave", table, seat=0), "seat-has-bot")
        played = await ben.until_entry(table, "left")
        assert played["data"] == {"bot": "greedy"}
        # The bot plays the turn to its end.
        await ben.until(table, lambda now: now["entry"]["kind"] == "move" and now["info"]["actor"] == 1)
        assert ben.heard(table)[-1]["seat"] == 0
        number = (await ada.ask("return", table, seat=0))["number"]
        seat = (await ben.until_number(table, number))["info"]["seats"][0]
        assert (seat["name"], seat["stand_in"], seat["free"]) == ("Ada", "", False)


@over_sockets
async def test_a_seat_is_taken_over_by_its_own_link_once(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, _) = await company.market()
        cleo, dan = await company.player("Cleo"), await company.player("Dan")
        secret = await ada.http.link(table, "seat0")
        # Whoever is there keeps the seat, so Ada goes.
        await ada.ask("close", table)
        await cleo.call("POST", f"/api/tables/{table}/seats/0/claim", {"secret": secret})
        for path in (f"/api/tables/{table}/seats/0/claim", f"/api/tables/{table}/seats/1/claim"):
            await refused(dan.call("POST", path, {"secret": secret}), "table-unknown", 404)
        shown = await ada.live.open(table, after=0)
        assert shown["entries"][-1]["kind"] == "claimed"
        assert [scene["seat"] for scene in ada.now(table)["scenes"]] == [-1]
        await refused(ada.act("move", table, 0, line="end"), "seat-not-yours")
        await cleo.live.open(table)
        assert [scene["seat"] for scene in cleo.now(table)["scenes"]] == [0]
        await trade(cleo, table, 0)
        # The seat has the name of who sits there now.
        assert cleo.info(table)["seats"][0]["name"] == "Cleo"
        assert cleo.info(table)["seats"][0]["yours"]


@over_sockets
async def test_a_renewed_link_makes_the_old_one_worthless(server: ServerProcess) -> None:
    async with Company(server) as company:
        ada, ben = await company.player("Ada"), await company.player("Ben")
        table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}])
        paths = {"join": "join", "watch": "watch", "seat0": "seats/0/claim"}
        for purpose, path in paths.items():
            old = await ada.http.link(table, purpose)
            assert await ada.http.link(table, purpose) == old
            new = await ada.http.link(table, purpose, renew=True)
            assert new != old
            for worthless in (old, new + "x", "ä"):
                asked = ben.call("POST", f"/api/tables/{table}/{path}", {"secret": worthless})
                await refused(asked, "table-unknown", 404)
        link = await ada.call("POST", f"/api/tables/{table}/links", {"purpose": "join"})
        assert link["url"].endswith(f"/t/{table}#join={link['secret']}")
        assert "<svg" in link["qr"]
        await ben.call("POST", f"/api/tables/{table}/join", {"secret": link["secret"]})
        await ben.live.open(table)
        assert ben.info(table)["status"] == "playing"


@over_sockets
async def test_who_holds_several_seats_sees_with_the_eyes_of_each(server: ServerProcess) -> None:
    async with Company(server) as company:
        ada, ben = await company.player("Ada"), await company.player("Ben")
        seats = [{"kind": "me"}, {"kind": "screen", "name": "Aunt"}, {"kind": "free"}, {"kind": "free"}]
        table = await ada.http.make("anno1800", seats, drawn=False)
        secret = await ada.http.link(table)
        body = {"secret": secret, "names": ["Ada", "Bob"], "seat": 3}
        await ben.call("POST", f"/api/tables/{table}/join", body)
        for player, eyes in ((ada, [0, 1]), (ben, [2, 3])):
            await player.live.open(table, after=0)
            scenes = player.now(table)["scenes"]
            assert [scene["seat"] for scene in scenes] == eyes
            assert [scene["view"]["viewer"] for scene in scenes] == eyes
            assert len({tuple(scene["view"]["hand"]) for scene in scenes}) == 2
        assert [seat["name"] for seat in ben.info(table)["seats"]] == ["Ada", "Aunt", "Bob", "Ada 2"]
        await ada.play(table, 0, "hire farmer: work 1")
        assert [seen["seat"] for seen in ada.heard(table)[-1]["seen"]] == [0, 1]


@over_sockets
async def test_who_watches_sees_nothing_hidden(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, ben) = await company.table("anno1800", 2)
        guest = await company.player("Gus")
        await refused(guest.live.open(table), "table-unknown")
        await refused(guest.call("GET", f"/api/tables/{table}"), "table-unknown", 404)
        await watch(ada, guest, table)
        shown = await guest.live.open(table, after=0)
        assert shown["info"]["watching"] == 1
        scene = shown["scenes"][0]
        assert (scene["seat"], scene["view"]["viewer"]) == (-1, -1)
        assert not {"hand", "expeditions"} & set(scene["view"])
        assert "can" not in scene
        # Drawing new cards is what one hides most.
        ways = (await ada.ask("ways", table, seat=0, thing="swap"))["data"]["ways"]
        await ada.play(table, 0, ways[0]["text"])
        done = await guest.until_entry(table, "move")
        cards = set(ada.now(table)["scenes"][0]["view"]["hand"])
        assert done["seen"][0]["seat"] == -1
        assert not cards & set(str(done).replace("'", " ").replace(",", " ").split())
        assert not cards & set(str(ben.heard(table)[-1]).replace("'", " ").replace(",", " ").split())
        await refused(guest.act("move", table, 1, line="swap"), "seat-not-yours")
        assert table in [found["table"] for found in (await guest.call("GET", "/api/tables"))["tables"]]


@over_sockets
async def test_a_guest_is_silenced_and_shown_out(server: ServerProcess) -> None:
    async with Company(server) as company:
        ada, guest, ben = [await company.player(name) for name in ("Ada", "Gus", "Ben")]
        table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}])
        secret = await watch(ada, guest, table)
        await ada.live.open(table)
        await guest.live.open(table)
        await guest.ask("chat", table, text="nice weather")
        path = f"/api/tables/{table}/guests"
        listed = (await ada.call("GET", path))["guests"]
        assert {
            "person": guest.number,
            "name": "Gus",
            "seats": [],
            "here": True,
            "muted": False,
            "removed": False,
        } in listed
        await ada.call("PUT", f"{path}/{guest.number}", {"muted": True})
        await refused(guest.ask("chat", table, text="is it not"), "chat-muted")
        await ada.call("PUT", f"{path}/{guest.number}", {"muted": False})
        await guest.ask("chat", table, text="it is")
        await ada.call("PUT", f"{path}/{guest.number}", {"removed": True})
        assert (await guest.until_type("gone"))["table"] == table
        await refused(guest.live.open(table), "table-unknown")
        await refused(guest.ask("chat", table, text="let me in"), "table-unknown")
        await refused(guest.call("POST", f"/api/tables/{table}/watch", {"secret": secret}), "table-unknown", 404)
        join = await ada.http.link(table)
        await refused(guest.call("POST", f"/api/tables/{table}/join", {"secret": join}), "table-removed", 403)
        seat = await ada.http.link(table, "seat0")
        claim = guest.call("POST", f"/api/tables/{table}/seats/0/claim", {"secret": seat})
        await refused(claim, "table-removed", 403)
        assert table not in [found["table"] for found in (await guest.call("GET", "/api/tables"))["tables"]]
        # Who has a seat can be silenced, but not shown out.
        await ben.call("POST", f"/api/tables/{table}/join", {"secret": join})
        await ben.live.open(table)
        await ada.call("PUT", f"{path}/{ben.number}", {"muted": True})
        await refused(ben.ask("chat", table, text="oh"), "chat-muted")
        for key, number, wish in (
            ("guest-has-seat", ben.number, {"removed": True}),
            ("guest-yourself", ada.number, {"muted": True}),
            ("guest-unknown", 2**31 - 1, {"muted": True}),
        ):
            await refused(ada.call("PUT", f"{path}/{number}", wish), key, 409)
        await refused(ben.call("PUT", f"{path}/{guest.number}", {"muted": True}), "table-not-yours", 403)
        await refused(ben.call("GET", path), "table-not-yours", 403)
        # It can be taken back.
        await ada.call("PUT", f"{path}/{guest.number}", {"removed": False})
        await guest.live.open(table)


@over_sockets
async def test_before_the_game_seats_are_taken_and_freed(server: ServerProcess) -> None:
    async with Company(server) as company:
        ada, ben = await company.player("Ada"), await company.player("Ben")
        seats = [{"kind": "me"}, {"kind": "free"}, {"kind": "free"}]
        table = await ada.http.make("anno1503", seats, title="Sunday", public=True)
        await ada.live.open(table)
        join, up = f"/api/tables/{table}/join", f"/api/tables/{table}/seats"
        await refused(ben.call("POST", join, {"seat": 0}), "seat-taken", 409)
        await refused(ben.call("POST", join, {"names": ["a", "b", "c"]}), "seat-none-free", 409)
        await ben.call("POST", join, {"seat": 2})
        assert (await ada.until_entry(table, "joined"))["data"]["name"] == "Ben"
        await refused(ben.call("DELETE", f"{up}/0"), "seat-not-yours", 403)
        await refused(ben.call("DELETE", f"{up}/9"), "no-such-seat", 409)
        await ben.call("DELETE", f"{up}/2")
        assert (await ada.until_entry(table, "stood_up"))["data"]["name"] == "Ben"
        await ben.call("POST", join, {})
        await ada.call("DELETE", f"{up}/1")
        start = f"/api/tables/{table}/start"
        await refused(ada.call("POST", start, {}), "table-seats-free", 409)
        await refused(ada.call("POST", start, {"fill": "clever"}), "bot-unknown", 422)
        await refused(ben.call("POST", start, {"fill": "random"}), "table-not-yours", 403)
        await refused(ada.act("move", table, 0, line="end"), "table-not-begun")
        await ada.call("POST", start, {"fill": "random"})
        await ada.until_entry(table, "started")
        assert sorted(seat["bot"] for seat in ada.info(table)["seats"]) == ["", "random", "random"]
        await refused(ada.call("POST", start, {}), "table-begun", 409)
        await refused(ben.call("POST", join, {}), "table-begun", 409)
        await refused(ada.call("DELETE", f"{up}/0"), "table-begun", 409)


@over_sockets
async def test_an_open_table_is_open_to_all_and_presence_is_told(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, ben) = await company.table("anno1503", 2, public=True)
        # Without a key one does nothing, but an open table may be looked at.
        stranger = LiveClient(server.url, None)
        assert (await stranger.start())["person"] is None
        assert [scene["seat"] for scene in (await stranger.open(table))["scenes"]] == [-1]
        await refused(stranger.ask("chat", table=table, text="hello"), "key-needed")
        await stranger.close()
        await ben.live.close()
        await ada.until_type("present")
        while ada.live.heard[-1]["type"] != "present" or ada.live.heard[-1]["info"]["seats"][1]["here"]:
            await ada.live.news()
        assert ada.live.heard[-1]["info"]["seats"][0]["here"]


@over_sockets
async def test_a_link_tells_what_it_invites_to(server: ServerProcess) -> None:
    async with Company(server) as company:
        ada, ben = await company.player("Ada"), await company.player("Ben")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy", "name": "Claas"}, {"kind": "free"}]
        table = await ada.http.make("anno1503", seats, title="Sunday")
        path, secret = f"/api/tables/{table}/invitation", {"secret": await ada.http.link(table)}
        invited = {"game": "anno1503", "title": "Sunday", "host": "Ada", "names": ["Ada", "Claas"], "free": 1}
        assert await ben.call("POST", path, secret) == {**invited, "seated": False, "admitted": False}
        assert await ada.call("POST", path, secret) == {**invited, "seated": True, "admitted": True}
        for wrong in ("no", await ada.http.link(table, "watch")):
            await refused(ben.call("POST", path, {"secret": wrong}), "table-unknown", 404)
        await ben.call("POST", f"/api/tables/{table}/join", secret)
        told = await (await company.player("Cleo")).call("POST", path, secret)
        assert (told["free"], told["seated"], len(told["names"])) == (0, False, 3)


@over_sockets
async def test_who_was_shown_out_is_not_invited_and_who_sits_there_comes_by_an_old_link(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, ben) = await company.table("anno1503", 2)
        guest = await company.player("Cleo")
        path, secret = f"/api/tables/{table}/invitation", {"secret": await ada.http.link(table)}
        await watch(ada, guest, table)
        assert (await guest.call("POST", path, secret))["admitted"]
        listed = (await ada.call("GET", f"/api/tables/{table}/guests"))["guests"]
        number = next(found["person"] for found in listed if found["name"] == "Cleo")
        await ada.call("PUT", f"/api/tables/{table}/guests/{number}", {"removed": True})
        await refused(guest.call("POST", path, secret), "table-unknown", 404)
        await ada.http.link(table, renew=True)
        assert (await ben.call("POST", path, secret))["seated"]
        await refused((await company.player("Dan")).call("POST", path, secret), "table-unknown", 404)
