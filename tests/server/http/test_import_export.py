"""Records: brought in to look at, exported when a game is over."""

import pytest

from kontor.engine.record import read_record
from tests.server.support.serving import Company, Player, as_json, over_sockets, record_text, refused, replayed
from tools.harness.server_process import ServerProcess
from tools.paths import RECORDS

OVER = ["anno1503_3_victory.json", "anno1800_2_de_0.json"]


async def bring(player: Player, text: str) -> str:
    answer = await player.http.http.post("/api/records", content=text.encode())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


@pytest.mark.parametrize(("server", "name"), [("sqlite", OVER[0]), ("postgres", OVER[1])], indirect=["server"])
@over_sockets
async def test_a_record_is_looked_at_line_by_line(server: ServerProcess, name: str) -> None:
    text = (RECORDS / name).read_text(encoding="utf-8")
    match = replayed(text)
    async with Company(server) as company:
        ada = await company.player("Ada")
        table = await bring(ada, text)
        shown = await ada.live.open(table, after=0)
        assert [entry["kind"] for entry in shown["entries"]] == ["imported"]
        assert (shown["info"]["status"], shown["info"]["result"]) == ("over", as_json(read_record(text).result))
        last = len(match.seats)
        seats = range(-1, len(match.players))
        for lines in range(last + 1):
            # Every eye in turn; at the end all of them.
            for seat in seats if lines == last else [seats[lines % len(seats)]]:
                look = (await ada.ask("look", table, lines=lines, seat=seat))["data"]
                assert (look["lines"], look["last"], look["seat"]) == (lines, last, seat)
                assert look["view"] == as_json(match.game.view(match.state_after(lines), seat))
                happened = match.events[lines - 1] if lines else []
                assert look["events"] == as_json([event.seen_by(seat) for event in happened])
        await refused(ada.ask("look", table, lines=last + 1, seat=-1), "look-too-far")
        await refused(ada.ask("look", table, lines=0, seat=9), "no-such-seat")
        # It can be handed on, and taken home as it came.
        assert as_json(read_record(await record_text(ada, table)).data()) == as_json(read_record(text).data())
        ben = await company.player("Ben")
        await refused(ben.live.open(table), "table-unknown")
        await ben.call("POST", f"/api/tables/{table}/watch", {"secret": await ada.http.link(table, "watch")})
        await ben.ask("look", table, lines=last, seat=1)


@over_sockets
async def test_a_record_cannot_be_played_on(server: ServerProcess) -> None:
    async with Company(server) as company:
        ada = await company.player("Ada")
        table = await bring(ada, (RECORDS / OVER[0]).read_text(encoding="utf-8"))
        await ada.live.open(table)
        for kind, more in (("move", {"line": "end"}), ("undo", {}), ("redo", {}), ("reset", {}), ("ask_undo", {})):
            await refused(ada.act(kind, table, 0, **more), "seat-not-yours")
        secret = await ada.http.link(table, "seat0")
        claim = ada.call("POST", f"/api/tables/{table}/seats/0/claim", {"secret": secret})
        await refused(claim, "seat-still-free", 409)
        join = ada.call("POST", f"/api/tables/{table}/join", {})
        await refused(join, "table-begun", 409)


@over_sockets
async def test_a_wrong_record_is_refused_with_the_rule_it_breaks(server: ServerProcess) -> None:
    text = (RECORDS / OVER[0]).read_text(encoding="utf-8")
    async with Company(server) as company:
        ada = await company.player("Ada")
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
        assert not [found for found in (await ada.call("GET", "/api/tables"))["tables"] if found["owner"]]


@over_sockets
async def test_what_is_hidden_stays_so_until_the_game_is_over(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, _) = await company.table("anno1800", 2, public=True)
        await refused(ada.call("GET", f"/api/tables/{table}/record"), "record-not-over", 409)
        await refused(ada.ask("look", table, lines=0, seat=1), "seat-not-yours")
        assert (await ada.ask("look", table, lines=0, seat=0))["data"]["view"]["hand"]
        waiting = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}])
        await refused(ada.call("GET", f"/api/tables/{waiting}/record"), "table-not-begun", 409)
