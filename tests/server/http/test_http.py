"""Public endpoints, response headers, and playing over HTTP alone."""

import httpx

from kontor.bots.base import LEVELS
from kontor.lang.languages import LANGUAGES
from tests.server.support.serving import Players, assert_refused, async_test
from tools.harness.server_process import ServerProcess


@async_test
async def test_public_endpoints(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada = await players.connect("Ada")
        assert (await ada.call("GET", "/api/health"))["status"] == "ok"
        games = await ada.call("GET", "/api/games")
        by_name = {game["name"]: game for game in games["games"]}
        assert {"anno1503", "anno1800"} <= set(by_name)
        assert (by_name["anno1503"]["fewest"], by_name["anno1503"]["most"]) == (2, 4)
        assert all(option["label"] and option["values"] for option in by_name["anno1800"]["options"])
        assert [bot["name"] for bot in by_name["anno1800"]["bots"]] == [*LEVELS, "greedy", "random"]
        objectives = by_name["anno1800"]["options"][0]
        assert (len(objectives["pieces"]), objectives["number"]) == (20, 5)
        assert all(piece["label"] and piece["about"] for piece in objectives["pieces"])
        assert set(objectives["values"][0]["pieces"]) <= {piece["name"] for piece in objectives["pieces"]}
        editions = {switch["name"]: switch for switch in by_name["anno1800"]["editions"]}
        assert editions["tiles_returned"]["by_edition"]["es"] == 0
        assert all(value["label"] for switch in editions.values() for value in switch["values"])
        assert by_name["anno1503"]["editions"] == []
        assert games["languages"] == list(LANGUAGES)
        german = await ada.call("GET", "/api/games", headers={"Accept-Language": "de-AT,de;q=0.9"})
        assert german["games"][0]["about"] != games["games"][0]["about"]
        assert "/api/tables/{table}/commands" in (await ada.call("GET", "/api/openapi.json"))["paths"]
        metrics = (await ada.http.http.get("/api/metrics")).text
        assert "kontor_connections 1.0" in metrics
        await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}])
        assert 'kontor_entries_total{kind="made"}' in (await ada.http.http.get("/api/metrics")).text


def test_lists_of_editions_begin_with_that_of_the_readers_language(sqlite_server: ServerProcess) -> None:
    for language in LANGUAGES:
        answer = httpx.get(f"{sqlite_server.url}/api/games", headers={"Accept-Language": language}).json()
        (game,) = [game for game in answer["games"] if game["name"] == "anno1800"]
        options = {option["name"]: [value["value"] for value in option["values"]] for option in game["options"]}
        assert options["edition"] == [language, *(name for name in ("de", "en", "fr", "it", "es") if name != language)]
        assert options["card_tokens"] == ["apart", "counted"]
        assert all(list(switch["by_edition"]) == options["edition"] for switch in game["editions"])


def test_pages_and_answers_carry_security_headers(sqlite_server: ServerProcess) -> None:
    page = httpx.get(f"{sqlite_server.url}/t/abc")
    assert (page.status_code, page.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert page.text == httpx.get(sqlite_server.url).text
    answer = httpx.get(f"{sqlite_server.url}/api/health")
    for response in (page, answer):
        assert "frame-ancestors 'none'" in response.headers["Content-Security-Policy"]
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert "Server" not in response.headers
    assert answer.headers["Cache-Control"] == "private, no-store"


@async_test
async def test_a_game_can_be_played_without_a_socket(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada, ben = await players.connect("Ada"), await players.connect("Ben")
        table = await ada.http.make("anno1800", [{"kind": "me"}, {"kind": "free"}], random_start=False, title="Letters")
        await ben.call("POST", f"/api/tables/{table}/join", {"secret": await ada.http.link(table)})
        listed = await ada.call("GET", "/api/tables")
        assert listed["your_turn"] == [table]
        shown = next(entry for entry in listed["tables"] if entry["table"] == table)
        assert (shown["title"], shown["owner"], shown["status"]) == ("Letters", True, "playing")
        assert (await ben.call("GET", "/api/tables"))["your_turn"] == []
        questions, commands = f"/api/tables/{table}/questions", f"/api/tables/{table}/commands"
        ways = {"type": "ways", "id": "q", "table": table, "seat": 0, "thing": "hire farmer"}
        line = (await ada.call("POST", questions, ways))["ways"][0]["line"]
        move = {"type": "move", "id": "1", "table": table, "seat": 0, "revision": 0, "line": line}
        done = await ada.call("POST", commands, move)
        assert done == {"type": "done", "id": "1", "table": table, "number": 4, "revision": 1}
        shown = await ben.call("GET", f"/api/tables/{table}", params={"after": 3})
        assert [entry["number"] for entry in shown["entries"]] == [4]
        assert shown["scenes"][0]["seat"] == 1
        assert (await ben.call("GET", "/api/tables"))["your_turn"] == ([table] if shown["info"]["actor"] == 1 else [])
        position = {"type": "position", "id": "q", "table": table, "lines": 1, "seat": 1}
        seen = (await ben.call("POST", questions, position))["events"]
        assert seen == shown["entries"][0]["perspectives"][0]["events"]
        for path, body in ((questions, {**ways, "table": "other"}), (commands, {**move, "table": "other"})):
            await assert_refused(ada.call("POST", path, body), "table-unknown", 404)


@async_test
async def test_options_and_seat_order_are_as_requested(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada = await players.connect("Ada")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random", "name": "Robby"}]
        options = next(game for game in (await ada.call("GET", "/api/games"))["games"] if game["name"] == "anno1800")
        option = options["options"][0]
        value = option["values"][-1]["value"]
        table = await ada.http.make("anno1800", seats, options={option["name"]: value}, random_start=False)
        info = (await ada.live.open(table))["info"]
        assert info["options"][option["name"]] == value
        assert [seat["name"] for seat in info["seats"]] == ["Ada", "Robby"]
        first: set[str] = set()
        while len(first) < 2:
            drawn = await ada.http.make("anno1800", seats)
            first.add((await ada.live.open(drawn))["info"]["seats"][0]["name"])
        assert first == {"Ada", "Robby"}


@async_test
async def test_an_own_table_can_be_deleted(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada, ben = await players.connect("Ada"), await players.connect("Ben")
        alone = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        await ada.call("DELETE", f"/api/tables/{alone}")
        await assert_refused(ada.call("GET", f"/api/tables/{alone}"), "table-unknown", 404)
        table, (ada, ben) = await players.start_game("anno1503", 2)
        await assert_refused(ada.call("DELETE", f"/api/tables/{table}"), "table-others", 409)
        await assert_refused(ben.call("DELETE", f"/api/tables/{table}"), "table-not-yours", 403)
        await ben.live.open(table)
