"""Records: imported to look back at a game, exported when a game is over."""

import pytest

from kontor.engine.record import read_record
from tests.server.support.serving import (
    Player,
    Players,
    as_json,
    assert_refused,
    async_test,
    download_record,
    replay_record,
)
from tools.harness.server_process import ServerProcess
from tools.paths import RECORDS

FINISHED = ["anno1503_3_victory.json", "anno1800_2_de_0.json"]


async def import_record(player: Player, text: str) -> str:
    answer = await player.http.http.post("/api/records", content=text.encode())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


@pytest.mark.parametrize(("server", "name"), [("sqlite", FINISHED[0]), ("postgres", FINISHED[1])], indirect=["server"])
@async_test
async def test_a_record_can_be_viewed_line_by_line(server: ServerProcess, name: str) -> None:
    text = (RECORDS / name).read_text(encoding="utf-8")
    match = replay_record(text)
    async with Players(server) as players:
        ada = await players.connect("Ada")
        table = await import_record(ada, text)
        shown = await ada.live.open(table, after=0)
        assert [entry["kind"] for entry in shown["entries"]] == ["imported"]
        assert (shown["info"]["status"], shown["info"]["result"]) == ("over", as_json(read_record(text).result))
        last = len(match.seats)
        seats = range(-1, len(match.players))
        for lines in range(last + 1):
            # One viewer in turn per line, and all of them after the last line.
            for seat in seats if lines == last else [seats[lines % len(seats)]]:
                position = (await ada.ask("position", table, lines=lines, seat=seat))["data"]
                assert (position["lines"], position["last"], position["seat"]) == (lines, last, seat)
                assert position["view"] == as_json(match.game.view(match.state_after(lines), seat))
                happened = match.events[lines - 1] if lines else []
                assert position["events"] == as_json([event.seen_by(seat) for event in happened])
        await assert_refused(ada.ask("position", table, lines=last + 1, seat=-1), "position-too-far")
        await assert_refused(ada.ask("position", table, lines=0, seat=9), "no-such-seat")
        # The exported record equals the imported one, and a link lets others watch.
        assert as_json(read_record(await download_record(ada, table)).data()) == as_json(read_record(text).data())
        ben = await players.connect("Ben")
        await assert_refused(ben.live.open(table), "table-unknown")
        await ben.call("POST", f"/api/tables/{table}/watch", {"secret": await ada.http.link(table, "watch")})
        await ben.ask("position", table, lines=last, seat=1)


@async_test
async def test_an_imported_game_cannot_be_played_on(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada = await players.connect("Ada")
        table = await import_record(ada, (RECORDS / FINISHED[0]).read_text(encoding="utf-8"))
        await ada.live.open(table)
        for kind, more in (("move", {"line": "end"}), ("undo", {}), ("redo", {}), ("reset", {}), ("ask_undo", {})):
            await assert_refused(ada.act(kind, table, 0, **more), "seat-not-yours")
        await assert_refused(ada.http.link(table, "seat0"), "seat-link-not-yours", 403)
        join = ada.call("POST", f"/api/tables/{table}/join", {})
        await assert_refused(join, "table-begun", 409)


@async_test
async def test_an_invalid_record_is_refused_with_the_rule_it_breaks(server: ServerProcess) -> None:
    text = (RECORDS / FINISHED[0]).read_text(encoding="utf-8")
    async with Players(server) as players:
        ada = await players.connect("Ada")
        for old, new, rule in (
            ('"* roll', '"* rull', "record:R6"),
            ('"0 end"', '"1 end"', "record:R5"),
            ('"winner', '"loser', "record:R8"),
            ('"kontor": 1', '"kontor": 99', "record:R1"),
        ):
            assert old in text
            answer = await ada.http.http.post("/api/records", content=text.replace(old, new, 1).encode())
            error = answer.json()["error"]
            assert (answer.status_code in (409, 422), error["rule"]) == (True, rule), (old, error)
        assert not [table for table in (await ada.call("GET", "/api/tables"))["tables"] if table["owner"]]


@async_test
async def test_hidden_information_stays_hidden_until_the_game_is_over(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, _) = await players.start_game("anno1800", 2, public=True)
        await assert_refused(ada.call("GET", f"/api/tables/{table}/record"), "record-not-over", 409)
        await assert_refused(ada.ask("position", table, lines=0, seat=1), "seat-not-yours")
        assert (await ada.ask("position", table, lines=0, seat=0))["data"]["view"]["hand"]
        waiting = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}])
        await assert_refused(ada.call("GET", f"/api/tables/{waiting}/record"), "table-not-begun", 409)
