"""Every message of the live connection, what it does, and what becomes of messages that are none."""

import json
from typing import Any

import pytest
from pydantic import TypeAdapter
from websockets.asyncio.client import connect

from kontor.engine.protocol import Data
from kontor.server.wire import messages
from tests.server.support.serving import Company, Player, over_sockets, refused, texts, trade
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import LiveClient, RefusedError

HEARD: TypeAdapter[Any] = TypeAdapter(messages.Heard)


def types_of(schema: Any) -> set[str]:
    """The types of message that a published schema knows."""
    return set(schema["discriminator"]["mapping"])


class Checked(LiveClient):
    """Knows what it has sent and been sent, and that each answer is as published."""

    def __init__(self, url: str, key: str | None) -> None:
        super().__init__(url, key)
        self.sent: set[str] = set()
        self.answered: set[str] = set()

    async def ask(self, kind: str, identity: str | None = None, **fields: Any) -> Data:
        self.sent.add(kind)
        try:
            data = await super().ask(kind, identity, **fields)
        except RefusedError as error:
            self._check(error.data)
            raise
        self._check(data)
        return data

    def _check(self, data: Data) -> None:
        HEARD.validate_python(data)
        self.answered.add(data["type"])


@over_sockets
async def test_every_message_has_its_effect(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, ben) = await company.market()
        for player in (ada, ben):
            await player.live.close()
            player.live = Checked(server.url, player.http.key)
        assert isinstance(ada.live, Checked)
        assert isinstance(ben.live, Checked)
        live = ada.live
        await ben.live.start()
        await ben.live.open(table)
        welcome = await live.start()
        assert (welcome["person"], welcome["name"]) == (ada.number, "Ada")
        assert (await live.ask("ping"))["data"]["time"] > 0
        shown = await live.open(table, after=0)
        assert [entry["kind"] for entry in shown["entries"]] == ["made", "joined", "started"]
        assert [scene["seat"] for scene in shown["scenes"]] == [0]
        await ask_all_questions(ada, table)
        await do_all_acts(ada, ben, table)
        await live.ask("close", table=table)
        count = len(ada.heard(table))
        await ben.ask("chat", table, text="are you there?")
        await live.ask("ping")
        assert len(ada.heard(table)) == count
        await refused(live.ask("move", table=table, seat=0, revision=0, line="end"), "revision-stale")
        await ada.live.open(table)
        await ben.call("PUT", "/api/me", {"name": "Benedict"})
        await ben.live.close()
        await ada.until_type("present")
        await ada.call("PUT", f"/api/tables/{table}/guests/{ben.number}", {"muted": True})
        alone = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}])
        await live.open(alone)
        await ada.call("DELETE", f"/api/tables/{alone}")
        assert (await ada.until_type("gone"))["table"] == alone
        pushed = [*live.heard, *ben.live.heard]
        for data in pushed:
            HEARD.validate_python(data)
        published = await ada.call("GET", "/api/messages.json")
        assert live.sent | ben.live.sent == types_of(published["from_client"])
        assert live.answered | {data["type"] for data in pushed} == types_of(published["from_server"])


async def ask_all_questions(ada: Player, table: str) -> None:
    things = (await ada.ask("things", table, seat=0))["data"]
    assert things["question"]
    assert "end" in [thing["text"] for thing in things["things"]]
    assert all(thing["name"] for thing in things["things"])
    ways = (await ada.ask("ways", table, seat=0, thing="end"))["data"]["ways"]
    assert [way["text"] for way in ways] == ["end"]
    assert (await ada.ask("why", table, seat=0, line="end"))["data"] == {"legal": True, "error": None}
    why = (await ada.ask("why", table, seat=0, line={"do": "ship"}))["data"]
    assert (why["legal"], why["error"]["rule"]) == (False, "anno1503:D1")
    ship = (await ada.ask("prospects", table, seat=0))["data"]["prospects"]["things"]["ship"]
    assert ship["why"] == why["error"]["text"]
    plan = (await ada.ask("plan", table, seat=0, thing="end"))["data"]
    assert (plan["line"], plan["final"], plan["error"], plan["units"]) == ("end", True, None, [])
    look = (await ada.ask("look", table, lines=0, seat=0))["data"]
    assert (look["events"], look["view"]["viewer"], look["last"] >= 1) == ([], 0, True)
    assert (await ada.ask("course", table, seat=0))["data"]["rows"]
    assert (await ada.ask("story", table, seat=0))["data"]["lines"]
    await refused(ada.ask("hint", table, seat=0), "hint-not-allowed")
    await refused(ada.ask("review", table, seat=0), "review-not-over")


async def do_all_acts(ada: Player, ben: Player, table: str) -> None:
    before = ada.now(table)["scenes"][0]["view"]
    done = await trade(ada, table, 0)
    now = await ben.until_number(table, done["number"])
    assert (now["revision"], now["entry"]["kind"]) == (done["revision"], "move")
    after = ada.now(table)["scenes"][0]["view"]
    assert after != before
    await ada.act("undo", table, 0)
    assert ada.now(table)["scenes"][0]["view"] == before
    await ada.act("redo", table, 0)
    assert ada.now(table)["scenes"][0]["view"] == after
    await ada.act("reset", table, 0)
    assert ada.now(table)["scenes"][0]["view"] == before
    line = next(text for text in await texts(ada, table, 0) if text.startswith("sell"))
    await ada.play(table, 0, {"do": line})
    await ada.play(table, 0, "end")
    asked = await ada.act("ask_undo", table, 0)
    wish = (await ben.until_number(table, asked["number"]))["info"]["wish"]
    assert (wish["seat"], wish["asks_you"]) == (0, True)
    answered = await ben.ask("answer_undo", table, revision=ben.now(table)["revision"], allow=True)
    assert (await ada.until_number(table, answered["number"]))["info"]["actor"] == 0
    told = await ben.ask("chat", table, text="bell\aring  ")
    await ada.until_number(table, told["number"])
    assert ada.heard(table)[-1]["data"] == {"text": "bell ring", "name": "Ben"}
    await ada.ask("leave", table, seat=0)
    assert ada.info(table)["seats"][0]["stand_in"] == "greedy"
    await ada.ask("return", table, seat=0)
    assert ada.info(table)["seats"][0]["stand_in"] == ""
    await ask_with_own_seat_only(ben, table)


async def ask_with_own_seat_only(ben: Player, table: str) -> None:
    """The client that asks for another one's seat learns nothing."""
    thing, line = {"thing": "end"}, {"line": "end"}
    for kind, more in [("things", {}), ("ways", thing), ("why", line), ("prospects", {}), ("plan", thing)]:
        await refused(ben.ask(kind, table, seat=0, **more), "seat-not-yours")
    await refused(ben.ask("look", table, lines=0, seat=0), "seat-not-yours")
    assert (await ben.ask("look", table, lines=0, seat=-1))["data"]["view"]["viewer"] == -1


@over_sockets
async def test_a_line_with_payment_is_found_step_by_step(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, ben) = await company.table("anno1800", 2)
        prospects = (await ada.ask("prospects", table, seat=0))["data"]["prospects"]
        # Both may ask at any time, and each hears of their own seat.
        assert prospects != (await ben.ask("prospects", table, seat=1))["data"]["prospects"]
        assert "hire farmer" in await texts(ada, table, 0)
        assert await texts(ben, table, 1) == []
        ways = (await ada.ask("ways", table, seat=0, thing="hire farmer"))["data"]["ways"]
        assert {"text": "hire farmer: work 1", "told": ways[0]["told"]} in ways
        places = (await ada.ask("ways", table, seat=0, thing="build sawmill"))["data"]["ways"]
        assert all(way["spot"] and way["loss"] >= 0 for way in places)
        await refused(ada.ask("ways", table, seat=0, thing="dance"), "no-such-thing")
        done = await ada.play(table, 0, {"do": "hire farmer", "by": ["work 1"]})
        assert (await ben.until_number(table, done["number"]))["entry"]["seat"] == 0


@over_sockets
async def test_the_same_message_counts_once(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, ben) = await company.market()
        revision = ada.now(table)["revision"]
        line = next(text for text in await texts(ada, table, 0) if text.startswith("sell"))
        sent = {"identity": "once", "revision": revision}
        first = await ada.play(table, 0, line, **sent)
        assert await ada.play(table, 0, line, **sent) == first
        body = {"type": "move", "id": "once", "table": table, "seat": 0, "revision": revision, "line": line}
        assert await ada.call("POST", f"/api/tables/{table}/acts", body) == first
        for player in (ada, ben):
            # Each person's ids are their own.
            await player.ask("chat", table, identity="hello", text="good evening")
            await player.ask("chat", table, identity="hello", text="good evening")
        await ben.until_number(table, first["number"] + 2)
        assert ben.now(table)["revision"] == revision + 1
        assert ben.kinds(table)[-3:] == ["move", "chat", "chat"]
        assert [entry["number"] for entry in ben.heard(table)][-3:] == [first["number"] + step for step in range(3)]


@over_sockets
async def test_scenes_bring_what_their_seat_can_do_to_whoever_wished_it(sqlite_server: ServerProcess) -> None:
    async with Company(sqlite_server) as company:
        table, (ada, ben) = await company.market()
        await ada.live.close()
        ada.live = Checked(sqlite_server.url, ada.http.key)
        ada.live.hello["offers"] = True
        await ada.live.start()
        await ada.live.open(table)
        for line in ("", "end"):
            if line:
                await ada.play(table, 0, line)
            (scene,) = ada.now(table)["scenes"]
            things = (await ada.ask("things", table, seat=0))["data"]
            prospects = (await ada.ask("prospects", table, seat=0))["data"]
            assert scene["offers"] == {**things, **prospects}
            assert bool(things["things"]) == (ada.info(table)["actor"] == 0)
            HEARD.validate_python({**ada.now(table), "id": "x"})
        assert all("offers" not in scene for scene in ben.now(table)["scenes"])
        stranger = LiveClient(sqlite_server.url, None)
        stranger.hello["offers"] = True
        public, _ = await company.table("anno1503", 2, public=True)
        await stranger.start()
        (scene,) = (await stranger.open(public))["scenes"]
        assert scene["seat"] == -1
        assert "offers" not in scene
        await stranger.close()


@over_sockets
async def test_who_is_refused_a_stale_move_has_heard_why_before(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, ben) = await company.market()
        old = ada.now(table)["revision"]
        await trade(ada, table, 0)
        data = await refused(ben.play(table, 1, "end", revision=old), "revision-stale")
        now = ben.now(table)
        assert data["error"]["args"] == {"found": old + 1}
        assert set(data) == {"type", "id", "error"}
        assert (now["revision"], now["entry"]["kind"]) == (old + 1, "move")
        assert now["number"] == ada.now(table)["number"]
        data = await refused(ada.play(table, 0, "end", revision=old), "revision-stale")
        assert data["error"]["args"] == {"found": ada.now(table)["revision"]} == {"found": old + 1}
        for kind in ("undo", "redo", "reset", "ask_undo"):
            await refused(ada.ask(kind, table, seat=0, revision=old), "revision-stale")
        body = {"type": "move", "id": "m", "table": table, "seat": 0, "revision": old, "line": "end"}
        await refused(ada.call("POST", f"/api/tables/{table}/acts", body), "revision-stale", 409)
        assert ada.now(table)["number"] == now["number"]


@over_sockets
async def test_sentences_come_in_the_language_of_the_connection(server: ServerProcess) -> None:
    async with Company(server) as company:
        ada = await company.player("Ada", told=True)
        table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "screen", "name": "Ben"}], drawn=False)
        english = (await ada.live.open(table, after=0))["entries"]
        assert [entry["told"] for entry in english[:2]] == ["Ada has set up the table.", "The game begins."]
        await ada.live.ask("hello", key=ada.http.key, language="de", told=True)
        german = (await ada.live.open(table, after=0))["entries"]
        pairs = [(entry["told"], other["told"]) for entry, other in zip(english[:2], german[:2], strict=True)]
        assert all(told and other and told != other for told, other in pairs)
        told = [line for seen in english[1]["seen"] for line in seen["told"]]
        assert told
        assert told != [line for seen in german[1]["seen"] for line in seen["told"]]
        plain = await company.player("Ben")
        await ada.call("POST", f"/api/tables/{table}/links", {"purpose": "watch"})
        await plain.call("POST", f"/api/tables/{table}/watch", {"secret": await ada.http.link(table, "watch")})
        assert "told" not in (await plain.live.open(table, after=0))["entries"][0]


HELLO = json.dumps({"type": "hello", "id": "1"})


@pytest.mark.parametrize(
    "said",
    [
        ["rubbish"],
        [json.dumps({"type": "ping", "id": "1"})],
        [HELLO, "rubbish"],
        [HELLO, b"\x00\x01"],
        [HELLO, "[]"],
        [HELLO, json.dumps({"type": "dance", "id": "2"})],
        [HELLO, json.dumps({"type": "ping", "id": "2", "more": 1})],
        [HELLO, json.dumps({"type": "ping", "id": "2" * 41})],
        [HELLO, json.dumps({"type": "open", "id": "2", "table": "../etc"})],
        [HELLO, json.dumps({"type": "things", "id": "2", "table": "a", "seat": "0"})],
    ],
)
@over_sockets
async def test_rubbish_closes_the_connection(sqlite_server: ServerProcess, said: list[str | bytes]) -> None:
    assert await close_code(sqlite_server, said) == 1008


@over_sockets
async def test_what_is_too_large_closes_the_connection(sqlite_server: ServerProcess) -> None:
    assert await close_code(sqlite_server, [HELLO, "x" * (64 * 1024 + 1)]) == 1009


async def close_code(server: ServerProcess, said: list[str | bytes]) -> int | None:
    """With which code the server hangs up on whoever says this."""
    async with connect(server.url.replace("http", "ws", 1) + "/api/live", compression=None) as socket:
        for text in said:
            await socket.send(text)
        await socket.wait_closed()
        return socket.close_code
