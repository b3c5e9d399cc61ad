"""Every message of the live connection and its effect, and how malformed messages are answered."""

import json
from typing import Any

import pytest
from pydantic import TypeAdapter
from websockets.asyncio.client import connect

from kontor.engine.protocol import Data
from kontor.server.wire.server_messages import ServerMessage
from tests.server.support.serving import Player, Players, assert_refused, async_test, list_things, trade
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import LiveClient, RefusedError

SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)


def message_types(schema: Any) -> set[str]:
    """Return the types of message that a published schema defines."""
    return set(schema["discriminator"]["mapping"])


class ValidatingClient(LiveClient):
    """A client that validates every answer and records the types sent and answered."""

    def __init__(self, url: str, key: str | None) -> None:
        super().__init__(url, key)
        self.sent: set[str] = set()
        self.answered: set[str] = set()

    async def ask(self, kind: str, identity: str | None = None, **fields: Any) -> Data:
        self.sent.add(kind)
        try:
            data = await super().ask(kind, identity, **fields)
        except RefusedError as error:
            self._validate(error.data)
            raise
        self._validate(data)
        return data

    def _validate(self, data: Data) -> None:
        SERVER_MESSAGE.validate_python(data)
        self.answered.add(data["type"])


@async_test
async def test_every_message_has_its_effect(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_trading_game()
        for player in (ada, ben):
            await player.live.close()
            player.live = ValidatingClient(server.url, player.http.key)
        assert isinstance(ada.live, ValidatingClient)
        assert isinstance(ben.live, ValidatingClient)
        live = ada.live
        await ben.live.start()
        await ben.live.open(table)
        welcome = await live.start()
        assert (welcome["person"], welcome["name"]) == (ada.person_id, "Ada")
        assert (await live.ask("ping"))["data"]["time"] > 0
        shown = await live.open(table, after=0)
        assert [entry["kind"] for entry in shown["entries"]] == ["made", "joined", "started"]
        assert [scene["seat"] for scene in shown["scenes"]] == [0]
        await check_all_questions(ada, table)
        await check_all_commands(ada, ben, table)
        await live.ask("close", table=table)
        count = len(ada.entries(table))
        await ben.ask("chat", table, text="are you there?")
        await live.ask("ping")
        assert len(ada.entries(table)) == count
        await assert_refused(live.ask("move", table=table, seat=0, revision=0, line="end"), "revision-stale")
        await ada.live.open(table)
        await ben.call("PUT", "/api/me", {"name": "Benedict"})
        await ben.live.close()
        await ada.wait_for_message("presence")
        await ada.call("PUT", f"/api/tables/{table}/guests/{ben.person_id}", {"muted": True})
        alone = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}])
        await live.open(alone)
        await ada.call("DELETE", f"/api/tables/{alone}")
        assert (await ada.wait_for_message("closed"))["table"] == alone
        pushed = [*live.heard, *ben.live.heard]
        for data in pushed:
            SERVER_MESSAGE.validate_python(data)
        published = await ada.call("GET", "/api/messages.json")
        assert live.sent | ben.live.sent == message_types(published["from_client"])
        # These two come when the operator stops a server or announces something: test_restart.py, test_operator.py.
        expected = message_types(published["from_server"]) - {"restarting", "announcement"}
        assert live.answered | {data["type"] for data in pushed} == expected


async def check_all_questions(ada: Player, table: str) -> None:
    things = (await ada.ask("things", table, seat=0))["data"]
    assert things["question"]
    assert "end" in [thing["text"] for thing in things["things"]]
    assert all(thing["name"] for thing in things["things"])
    ways = (await ada.ask("ways", table, seat=0, thing="end"))["data"]["ways"]
    assert [way["line"] for way in ways] == ["end"]
    assert (await ada.ask("why", table, seat=0, line="end"))["data"] == {"legal": True, "error": None}
    why = (await ada.ask("why", table, seat=0, line={"do": "ship"}))["data"]
    assert (why["legal"], why["error"]["rule"]) == (False, "anno1503:D1")
    ship = (await ada.ask("prospects", table, seat=0))["data"]["prospects"]["things"]["ship"]
    assert ship["why"] == why["error"]["text"]
    plan = (await ada.ask("plan", table, seat=0, thing="end"))["data"]
    assert (plan["line"], plan["final"], plan["error"], plan["payment"]) == ("end", True, None, None)
    position = (await ada.ask("position", table, lines=0, seat=0))["data"]
    assert (position["events"], position["view"]["viewer"], position["last"] >= 1) == ([], 0, True)
    assert (await ada.ask("standings", table, seat=0))["data"]["rows"]
    assert (await ada.ask("log", table, seat=0))["data"]["lines"]
    entries = (await ada.ask("entries", table, before=3, texts=True))["data"]["entries"]
    assert [(entry["number"], bool(entry["text"])) for entry in entries] == [(1, True), (2, True)]
    await assert_refused(ada.ask("hint", table, seat=0), "hint-not-allowed")
    await assert_refused(ada.ask("review", table, seat=0), "review-not-over")


async def check_all_commands(ada: Player, ben: Player, table: str) -> None:
    before = ada.latest(table)["scenes"][0]["view"]
    done = await trade(ada, table, 0)
    state = await ben.wait_for_number(table, done["number"])
    assert (state["revision"], state["entry"]["kind"]) == (done["revision"], "move")
    after = ada.latest(table)["scenes"][0]["view"]
    assert after != before
    await ada.act("undo", table, 0)
    assert ada.latest(table)["scenes"][0]["view"] == before
    await ada.act("redo", table, 0)
    assert ada.latest(table)["scenes"][0]["view"] == after
    await ada.act("reset", table, 0)
    assert ada.latest(table)["scenes"][0]["view"] == before
    line = next(text for text in await list_things(ada, table, 0) if text.startswith("sell"))
    await ada.play(table, 0, {"do": line})
    await ada.play(table, 0, "end")
    asked = await ada.act("ask_undo", table, 0)
    request = (await ben.wait_for_number(table, asked["number"]))["info"]["undo_request"]
    assert (request["seat"], request["asks_you"]) == (0, True)
    answered = await ben.ask("answer_undo", table, revision=ben.latest(table)["revision"], allow=True)
    assert (await ada.wait_for_number(table, answered["number"]))["info"]["actor"] == 0
    chat = await ben.ask("chat", table, text="bell\aring  ")
    await ada.wait_for_number(table, chat["number"])
    assert ada.entries(table)[-1]["data"] == {"text": "bell ring", "name": "Ben"}
    await ada.ask("leave", table, seat=0)
    assert ada.info(table)["seats"][0]["stand_in"] == "greedy"
    await ada.ask("return", table, seat=0)
    assert ada.info(table)["seats"][0]["stand_in"] == ""
    # Nobody is absent, so nobody is replaced. `test_takeover.py` replaces somebody.
    await assert_refused(ben.ask("ask_replacement", table, seat=1, absent=1, by="bot"), "replace-yourself")
    await assert_refused(ben.ask("answer_replacement", table, request=0, allow=True), "replace-not-asked")
    await check_only_own_seat_is_answered(ben, table)


async def check_only_own_seat_is_answered(ben: Player, table: str) -> None:
    thing, line = {"thing": "end"}, {"line": "end"}
    for kind, more in [("things", {}), ("ways", thing), ("why", line), ("prospects", {}), ("plan", thing)]:
        await assert_refused(ben.ask(kind, table, seat=0, **more), "seat-not-yours")
    await assert_refused(ben.ask("position", table, lines=0, seat=0), "seat-not-yours")
    assert (await ben.ask("position", table, lines=0, seat=-1))["data"]["view"]["viewer"] == -1


@async_test
async def test_a_line_with_payment_is_built_step_by_step(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_game("anno1800", 2)
        prospects = (await ada.ask("prospects", table, seat=0))["data"]["prospects"]
        # Both may ask at any time, each about their own seat.
        assert prospects != (await ben.ask("prospects", table, seat=1))["data"]["prospects"]
        assert "hire farmer" in await list_things(ada, table, 0)
        assert await list_things(ben, table, 1) == []
        ways = (await ada.ask("ways", table, seat=0, thing="hire farmer"))["data"]["ways"]
        assert {"line": "hire farmer: work 1", "text": ways[0]["text"]} in ways
        places = (await ada.ask("ways", table, seat=0, thing="build sawmill"))["data"]["ways"]
        assert all(way["spot"] and way["loss"] >= 0 for way in places)
        await assert_refused(ada.ask("ways", table, seat=0, thing="dance"), "no-such-thing")
        done = await ada.play(table, 0, {"do": "hire farmer", "by": ["work 1"]})
        assert (await ben.wait_for_number(table, done["number"]))["entry"]["seat"] == 0


@async_test
async def test_the_same_message_counts_once(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_trading_game()
        revision = ada.latest(table)["revision"]
        line = next(text for text in await list_things(ada, table, 0) if text.startswith("sell"))
        sent = {"identity": "once", "revision": revision}
        first = await ada.play(table, 0, line, **sent)
        assert await ada.play(table, 0, line, **sent) == first
        body = {"type": "move", "id": "once", "table": table, "seat": 0, "revision": revision, "line": line}
        assert await ada.call("POST", f"/api/tables/{table}/commands", body) == first
        for player in (ada, ben):
            # Each person's ids are their own.
            await player.ask("chat", table, identity="hello", text="good evening")
            await player.ask("chat", table, identity="hello", text="good evening")
        await ben.wait_for_number(table, first["number"] + 2)
        assert ben.latest(table)["revision"] == revision + 1
        assert ben.kinds(table)[-3:] == ["move", "chat", "chat"]
        assert [entry["number"] for entry in ben.entries(table)][-3:] == [first["number"] + step for step in range(3)]


@async_test
async def test_scenes_contain_offers_for_clients_that_asked_for_them(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        table, (ada, ben) = await players.start_trading_game()
        await ada.live.close()
        ada.live = ValidatingClient(sqlite_server.url, ada.http.key)
        ada.live.hello["offers"] = True
        await ada.live.start()
        await ada.live.open(table)
        for line in ("", "end"):
            if line:
                await ada.play(table, 0, line)
            (scene,) = ada.latest(table)["scenes"]
            things = (await ada.ask("things", table, seat=0))["data"]
            prospects = (await ada.ask("prospects", table, seat=0))["data"]
            assert scene["offers"] == {**things, **prospects}
            assert bool(things["things"]) == (ada.info(table)["actor"] == 0)
            SERVER_MESSAGE.validate_python({**ada.latest(table), "id": "x"})
        assert all("offers" not in scene for scene in ben.latest(table)["scenes"])
        stranger = LiveClient(sqlite_server.url, None)
        stranger.hello["offers"] = True
        public, _ = await players.start_game("anno1503", 2, public=True)
        await stranger.start()
        (scene,) = (await stranger.open(public))["scenes"]
        assert scene["seat"] == -1
        assert "offers" not in scene
        await stranger.close()


@async_test
async def test_the_new_state_arrives_before_a_stale_move_is_refused(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_trading_game()
        old = ada.latest(table)["revision"]
        await trade(ada, table, 0)
        data = await assert_refused(ben.play(table, 1, "end", revision=old), "revision-stale")
        now = ben.latest(table)
        assert data["error"]["args"] == {"found": old + 1}
        assert set(data) == {"type", "id", "error"}
        assert (now["revision"], now["entry"]["kind"]) == (old + 1, "move")
        assert now["number"] == ada.latest(table)["number"]
        data = await assert_refused(ada.play(table, 0, "end", revision=old), "revision-stale")
        assert data["error"]["args"] == {"found": ada.latest(table)["revision"]} == {"found": old + 1}
        for kind in ("undo", "redo", "reset", "ask_undo"):
            await assert_refused(ada.ask(kind, table, seat=0, revision=old), "revision-stale")
        body = {"type": "move", "id": "m", "table": table, "seat": 0, "revision": old, "line": "end"}
        await assert_refused(ada.call("POST", f"/api/tables/{table}/commands", body), "revision-stale", 409)
        assert ada.latest(table)["number"] == now["number"]


@async_test
async def test_sentences_come_in_the_language_of_the_connection(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada = await players.connect("Ada", texts=True)
        table = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "screen", "name": "Ben"}], random_start=False)
        english = (await ada.live.open(table, after=0))["entries"]
        assert [entry["text"] for entry in english[:2]] == ["Ada has set up the table.", "The game begins."]
        await ada.live.ask("hello", key=ada.http.key, language="de", texts=True)
        german = (await ada.live.open(table, after=0))["entries"]
        pairs = [(entry["text"], other["text"]) for entry, other in zip(english[:2], german[:2], strict=True)]
        assert all(text and other and text != other for text, other in pairs)
        sentences = [line for perspective in english[1]["perspectives"] for line in perspective["texts"]]
        assert sentences
        assert sentences != [line for perspective in german[1]["perspectives"] for line in perspective["texts"]]
        plain = await players.connect("Ben")
        await ada.call("POST", f"/api/tables/{table}/links", {"purpose": "watch"})
        await plain.call("POST", f"/api/tables/{table}/watch", {"secret": await ada.http.link(table, "watch")})
        assert "text" not in (await plain.live.open(table, after=0))["entries"][0]


HELLO = json.dumps({"type": "hello", "id": "1"})


@pytest.mark.parametrize(
    "messages",
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
@async_test
async def test_rubbish_closes_the_connection(sqlite_server: ServerProcess, messages: list[str | bytes]) -> None:
    assert await close_code(sqlite_server, messages) == 1008


@async_test
async def test_an_oversized_message_closes_the_connection(sqlite_server: ServerProcess) -> None:
    assert await close_code(sqlite_server, [HELLO, "x" * (64 * 1024 + 1)]) == 1009


async def close_code(server: ServerProcess, messages: list[str | bytes]) -> int | None:
    """Send messages and return the code with which the server closes the connection."""
    async with connect(server.url.replace("http", "ws", 1) + "/api/live", compression=None) as socket:
        for text in messages:
            await socket.send(text)
        await socket.wait_closed()
        return socket.close_code
