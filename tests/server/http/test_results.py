"""A person's results, and a request for a table that is sent twice."""

import asyncio
import random
from functools import partial
from pathlib import Path

from kontor.server.http.results import results
from kontor.server.keys import new_table_id
from kontor.server.models import OVER, Person
from kontor.server.store import rows
from kontor.server.tables.creation import create
from kontor.server.tables.service import TableService
from kontor.server.tables.transition import next_entry, open_table
from tests.server.support.serving import Player, Players, assert_refused, async_test, play_seat
from tests.server.support.tables import FREE, ME, table_request, with_service
from tools.harness.server_process import ServerProcess

BOT = {"kind": "bot", "bot": "greedy"}


async def play_own_seats(ada: Player, seats: list[dict[str, str]], title: str = "") -> str:
    content = {"victory": {"points_to_win": 1}}
    table = await ada.http.make("anno1503", seats, random_start=False, title=title, content=content)
    await ada.live.open(table)
    own = [seat for seat, request in enumerate(seats) if request["kind"] != "bot"]
    await asyncio.gather(*(play_seat(ada, table, seat, random.Random(seat)) for seat in own))
    return table


@async_test
async def test_results_are_listed_and_summed_up(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada = await players.connect("Ada")
        empty = await ada.call("GET", "/api/me/results")
        assert empty == {"results": [], "sums": [], "more": False}
        first = await play_own_seats(ada, [{"kind": "me"}, BOT], "first")
        second = await play_own_seats(ada, [{"kind": "me"}, {"kind": "screen", "name": "Ben"}], "second")
        unfinished = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}])
        answer = await ada.call("GET", "/api/me/results")
        assert [entry["table"] for entry in answer["results"]] == [second, first]
        assert unfinished not in str(answer)
        shared, against = answer["results"]
        assert (against["title"], against["game"], against["alone"], shared["alone"]) == (
            "first",
            "anno1503",
            False,
            True,
        )
        result = ada.latest(first)["info"]["result"]
        assert [seat["points"] for seat in against["seats"]] == result["points"]
        assert [seat["won"] for seat in against["seats"]] == [seat in result["winners"] for seat in (0, 1)]
        assert [seat["yours"] for seat in against["seats"]] == [True, False]
        assert (against["points"], against["won"]) == (result["points"][0], 0 in result["winners"])
        assert against["ended"] <= shared["ended"]
        # A game alone around one screen does not count as played.
        won = int(0 in result["winners"])
        assert answer["sums"] == [{"game": "anno1503", "played": 1, "won": won, "best": result["points"][0]}]
        page = await ada.call("GET", "/api/me/results", params={"limit": 1})
        assert ([entry["table"] for entry in page["results"]], page["more"]) == ([second], True)
        rest = await ada.call("GET", "/api/me/results", params={"limit": 1, "before": page["results"][-1]["ended"]})
        assert ([entry["table"] for entry in rest["results"]], rest["more"]) == ([first], False)
        assert rest["sums"] == answer["sums"]
        last = {"before": page["results"][-1]["ended"], "table": page["results"][-1]["table"]}
        assert (await ada.call("GET", "/api/me/results", params={"limit": 1, **last}))["results"] == rest["results"]
        other = await players.connect("Cleo")
        assert (await other.call("GET", "/api/me/results"))["results"] == []
        await assert_refused(ada.call("GET", "/api/me/results", params={"limit": 101}), "request-form", 422)


def test_games_that_ended_at_the_same_instant_are_all_listed(tmp_path: Path) -> None:
    listed: list[str] = []

    async def list_pages(service: TableService, persons: list[Person]) -> None:
        for since in (5.0, 7.0, 7.0, 7.0, 7.0, 9.0):
            draft = create(table_request(ME, FREE), persons[0])
            draft.data["table"]["status"] = OVER
            entry = next_entry(None, draft, None, since)
            session = open_table(new_table_id(), entry)
            await service.store.write(partial(rows.insert_table, table=session, entry=entry))
        before, table, more = None, "", True
        while more:
            page = await results(persons[0], service, before, table, 2)
            listed.extend(result.table for result in page.results)
            before, table, more = page.results[-1].ended, page.results[-1].table, page.more

    with_service(tmp_path, "Ada", list_pages)
    assert len(listed) == len(set(listed)) == 6


@async_test
async def test_the_same_request_creates_one_table(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada, ben = await players.connect("Ada"), await players.connect("Ben")
        request = {"game": "anno1503", "seats": [{"kind": "me"}, BOT], "id": "request-1"}
        answers = await asyncio.gather(*(ada.call("POST", "/api/tables", request) for _ in range(4)))
        assert len({answer["table"] for answer in answers}) == 1
        assert await ada.call("POST", "/api/tables", request) == answers[0]
        listed = (await ada.call("GET", "/api/tables"))["tables"]
        assert [entry["table"] for entry in listed if entry["owner"]] == [answers[0]["table"]]
        # Each person's ids are their own.
        assert await ben.call("POST", "/api/tables", request) != answers[0]
        assert await ada.call("POST", "/api/tables", {**request, "id": "request-2"}) != answers[0]
        assert (await ada.live.open(answers[0]["table"]))["info"]["status"] == "playing"
