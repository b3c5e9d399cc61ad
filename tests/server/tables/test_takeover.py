"""Taking a seat from its holder over HTTP and WebSocket: every attempt is refused, and the honest ways work."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import pytest

from kontor.server.store.database import sqlite_address
from tests.server.support.hook import Hook
from tests.server.support.serving import Player, Players, assert_refused, async_test, random_line, sqlite_path
from tools.harness.server_process import FAST, ServerProcess
from tools.harness.table_client import RefusedError

DAYS = 2 * 86_400


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(sqlite_address(tmp_path / "kontor.db"), [*FAST, "--local-webhooks"]) as process:
        yield process


def command(table: str, seat: int, **fields: Any) -> dict[str, Any]:
    """Return a command as the body of an HTTP request."""
    return {"id": token_hex(8), "table": table, "seat": seat, **fields}


async def over_http(player: Player, table: str, seat: int, **fields: Any) -> Any:
    return await player.call("POST", f"/api/tables/{table}/commands", command(table, seat, **fields))


async def seats_of(player: Player, table: str) -> list[dict[str, Any]]:
    shown = await player.call("GET", f"/api/tables/{table}")
    return [seat for seat in shown["info"]["seats"] if seat["yours"]]


def pass_days(server: ServerProcess) -> None:
    """Restart the server as if all its tables were two days older."""
    server.stop()
    with closing(sqlite3.connect(sqlite_path(server))) as rows, rows:
        for table, column in (("entries", "at"), ("visits", "at"), ("tables", "created"), ("tables", "since")):
            rows.execute(f"UPDATE {table} SET {column} = {column} - {DAYS}")
    server.start()


async def pass_turn(seated: list[Player], table: str) -> None:
    """Let the others play until the second seat is to act."""
    rng = Random("turn")
    while (seat := seated[0].info(table)["actor"]) != 1:
        player = seated[seat]
        await player.wait_for_number(table, seated[0].latest(table)["number"])
        done = await player.play(table, seat, await random_line(player, table, seat, rng))
        await seated[0].wait_for_number(table, done["number"])


async def attempts(attacker: Player, accomplice: Player, table: str, seat: int) -> None:
    """Let the owner of a table and a second identity try everything to get the seat of somebody else."""
    claim = f"/api/tables/{table}/seats/{seat}/claim"
    purpose = f"seat{seat}"
    for renew in (False, True):
        await assert_refused(attacker.http.link(table, purpose, renew), "seat-link-not-yours", 403)
        await assert_refused(accomplice.http.link(table, purpose, renew), "table-unknown", 404)
    own = [await attacker.http.link(table, name) for name in ("seat0", "join", "watch")]
    for secret in (*own, "guessed"):
        for player in (attacker, accomplice):
            await assert_refused(player.call("POST", claim, {"secret": secret}), "table-unknown", 404)
    join = {"secret": own[1], "seat": seat}
    await assert_refused(accomplice.call("POST", f"/api/tables/{table}/join", join), "table-begun", 409)
    await assert_refused(attacker.call("DELETE", f"/api/tables/{table}/seats/{seat}"), "table-begun", 409)
    await assert_refused(attacker.call("DELETE", f"/api/tables/{table}"), "table-others", 409)
    too_early = "replace-too-early-hours" if attacker.info(table)["actor"] == seat else "replace-not-acting"
    for by in ("bot", "player"):
        asked = over_http(attacker, table, 0, type="ask_replacement", absent=seat, by=by)
        await assert_refused(asked, too_early, 409)
        asked = attacker.ask("ask_replacement", table, seat=0, absent=seat, by=by)
        await assert_refused(asked, too_early)
    for kind, more in (("return", {}), ("leave", {}), ("ask_replacement", {"absent": 0, "by": "bot"})):
        await assert_refused(over_http(attacker, table, seat, type=kind, **more), "seat-not-yours", 403)
        await assert_refused(attacker.ask(kind, table, seat=seat, **more), "seat-not-yours")
        await assert_refused(accomplice.ask(kind, table, seat=seat, **more), "table-unknown")


@async_test
async def test_no_seat_is_taken_from_a_holder_who_is_online_offline_or_uses_http(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben, cleo) = await players.start_game("anno1503", 3)
        eve = await players.connect("Eve")
        await pass_turn([ada, ben, cleo], table)
        # Ben is connected, Cleo uses HTTP only.
        await cleo.live.close()
        for seat in (1, 2):
            await attempts(ada, eve, table, seat)
        # Ben's connection is lost.
        await ben.live.close()
        await ada.wait_for_message("presence")
        await attempts(ada, eve, table, 1)
        for number in (ben.person_id, cleo.person_id):
            path = f"/api/tables/{table}/guests/{number}"
            await assert_refused(ada.call("PUT", path, {"removed": True}), "guest-has-seat", 409)
        for seat, player in enumerate((ada, ben, cleo)):
            assert [own["seat"] for own in await seats_of(player, table)] == [seat]


@async_test
async def test_a_link_moves_a_seat_to_another_account_and_the_holder_takes_it_back(
    sqlite_server: ServerProcess,
) -> None:
    async with Players(sqlite_server) as players:
        table, (ada, ben) = await players.start_game("anno1503", 2)
        phone = await players.connect("Ben on the phone")
        old = await ben.http.link(table, "seat1")
        secret = await ben.http.link(table, "seat1", renew=True)
        claim = f"/api/tables/{table}/seats/1/claim"
        await assert_refused(phone.call("POST", claim, {"secret": old}), "table-unknown", 404)
        # Even with the link, the opponent does not get the seat.
        await assert_refused(ada.call("POST", claim, {"secret": secret}), "seat-opposing", 409)
        for _ in range(2):
            # A proxy may send the request again.
            await phone.call("POST", claim, {"secret": secret})
        assert [seat["seat"] for seat in await seats_of(phone, table)] == [1]
        await assert_refused(phone.call("POST", claim, {"secret": old}), "table-unknown", 404)
        await assert_refused(ben.http.link(table, "seat1"), "seat-link-not-yours", 403)
        await assert_refused(ada.call("DELETE", f"/api/tables/{table}"), "table-others", 409)
        listed = (await ben.call("GET", "/api/tables"))["tables"]
        assert [seat["lost"] for seat in listed[0]["seats"]] == [False, True]
        await over_http(ben, table, 1, type="return")
        assert [seat["name"] for seat in await seats_of(ben, table)] == ["Ben"]
        assert await seats_of(phone, table) == []
        await assert_refused(phone.call("POST", claim, {"secret": secret}), "table-unknown", 404)
        entries = (await ada.call("GET", f"/api/tables/{table}?after=0"))["entries"]
        assert [entry["kind"] for entry in entries][-3:] == ["link_renewed", "claimed", "reclaimed"]


@async_test
async def test_a_substitute_who_deletes_their_account_leaves_the_seat_to_its_holder(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_game("anno1503", 2)
        phone = await players.connect("Ben on the phone")
        claim = f"/api/tables/{table}/seats/1/claim"
        await phone.call("POST", claim, {"secret": await ben.http.link(table, "seat1")})
        await phone.call("DELETE", "/api/me", headers={"Confirm": "delete"})
        # The only opponent cannot choose who plays now.
        for renew in (False, True):
            await assert_refused(ada.http.link(table, "seat1", renew), "seat-link-not-yours", 403)
        assert [(seat["name"], seat["stand_in"]) for seat in await seats_of(ben, table)] == [("Ben", "greedy")]
        await over_http(ben, table, 1, type="return")
        assert [(seat["name"], seat["stand_in"]) for seat in await seats_of(ben, table)] == [("Ben", "")]


@async_test
async def test_after_an_absence_a_bot_or_a_new_player_takes_over_until_the_holder_returns(
    own_server: ServerProcess, hook: Hook
) -> None:
    async with Players(own_server) as players:
        two, (ada, ben) = await players.start_game("anno1503", 2)
        http_only, looking = await players.start_game("anno1503", 2)
        three, others = await players.start_game("anno1503", 3)
        for seated, table in (([ada, ben], two), (looking, http_only), (others, three)):
            await pass_turn(seated, table)
        webhook = {"webhook": f"{hook.url}/ben", "language": "de"}
        for player in (ben, others[1]):
            await player.call("PUT", "/api/me", webhook)
    pass_days(own_server)
    async with Players(own_server) as players:
        ada, ben = [await players.connect(player.name, key=player.http.key) for player in (ada, ben)]
        await ben.live.close()
        asked = over_http(ada, two, 0, type="ask_replacement", absent=1, by="player")
        await assert_refused(asked, "replace-only-bot", 409)
        await over_http(ada, two, 0, type="ask_replacement", absent=1, by="bot")
        await told(hook, two, "seat_lost")
        seat = (await seats_of(ben, two))[0]
        assert seat["stand_in"] == "greedy"
        await over_http(ben, two, 1, type="return")
        await replace_by_a_new_player(players, three, others, hook)
        # Somebody who only looks at the table over HTTP is not absent.
        ada, ben = [await players.connect(player.name, key=player.http.key) for player in looking]
        await ben.live.close()
        await ben.call("GET", f"/api/tables/{http_only}")
        asked = over_http(ada, http_only, 0, type="ask_replacement", absent=1, by="bot")
        await assert_refused(asked, "replace-too-early-hours", 409)


async def replace_by_a_new_player(players: Players, table: str, before: list[Player], hook: Hook) -> None:
    ada, ben, cleo = [await players.connect(player.name, key=player.http.key, texts=True) for player in before]
    await ben.live.close()
    for player in (ada, cleo):
        await player.live.open(table, after=0)
    asked = await ada.ask("ask_replacement", table, seat=0, absent=1, by="player")
    await told(hook, table, "seat_asked")
    await assert_refused(ada.http.link(table, "seat1"), "seat-link-not-yours", 403)
    await cleo.wait_for_number(table, asked["number"])
    assert cleo.info(table)["seat_request"] == {
        "number": asked["number"],
        "seat": 0,
        "absent": 1,
        "by": "player",
        "agreed": [],
        "asks_you": True,
        "about_you": False,
    }
    answer = {"request": asked["number"], "allow": True}
    await assert_refused(ada.ask("answer_replacement", table, **answer), "replace-not-asked")
    await cleo.ask("answer_replacement", table, **answer)
    await told(hook, table, "seat_lost")
    dan = await players.connect("Dan")
    secret = await cleo.http.link(table, "seat1")
    claim = f"/api/tables/{table}/seats/1/claim"
    for opponent in (ada, cleo):
        await assert_refused(opponent.call("POST", claim, {"secret": secret}), "seat-opposing", 409)
    await dan.call("POST", claim, {"secret": secret})
    await told(hook, table, "seat_lost")
    shown = await dan.live.open(table)
    assert [scene["seat"] for scene in shown["scenes"]] == [1]
    seen = await ben.call("GET", f"/api/tables/{table}?after=0")
    assert [seat["lost"] for seat in seen["info"]["seats"]] == [False, True, False]
    assert [scene["seat"] for scene in seen["scenes"]] == [-1]
    kinds = [entry["kind"] for entry in seen["entries"] if entry["kind"] not in ("move", "link_renewed")]
    assert kinds[-3:] == ["replace_asked", "replaced", "claimed"]
    assert "Ben" in (await ada.wait_for_entry(table, "replaced"))["text"]
    await over_http(ben, table, 1, type="return")
    await dan.wait_for_entry(table, "reclaimed")
    assert [scene["seat"] for scene in dan.latest(table)["scenes"]] == [-1]
    with pytest.raises(RefusedError):
        await dan.ask("things", table, seat=1)
    assert [seat["name"] for seat in await seats_of(ben, table)] == ["Ben"]


async def told(hook: Hook, table: str, kind: str) -> None:
    """Wait for the next notice about a seat."""
    while True:
        _, notice = await hook.next()
        if notice["kind"] != "your_turn":
            break
    assert (notice["table"], notice["kind"]) == (table, kind)
    assert notice["text"].startswith(("Am Tisch", "Du warst"))
