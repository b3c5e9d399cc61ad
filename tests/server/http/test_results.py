"""One's own results, and a wish for a table that is sent twice."""

import asyncio
import random
from functools import partial
from pathlib import Path

from kontor.server.http.results import results
from kontor.server.keys import new_table_id
from kontor.server.models import OVER
from kontor.server.settings import Settings
from kontor.server.store import rows
from kontor.server.store.database import sqlite_address
from kontor.server.store.store import Store
from kontor.server.tables.creation import SeatRequest, TableRequest, create
from kontor.server.tables.service import TableService
from kontor.server.tables.transition import next_entry, open_table
from tests.server.support.serving import Company, Player, over_sockets, play_on, refused
from tools.harness.server_process import ServerProcess

BOT = {"kind": "bot", "bot": "greedy"}


async def play_alone(ada: Player, seats: list[dict[str, str]], title: str = "") -> str:
    table = await ada.http.make("anno1503", seats, drawn=False, title=title)
    await ada.live.open(table)
    own = [seat for seat, wish in enumerate(seats) if wish["kind"] != "bot"]
    await asyncio.gather(*(play_on(ada, table, seat, random.Random(seat)) for seat in own))
    return table


@over_sockets
async def test_results_are_listed_and_summed_up(server: ServerProcess) -> None:
    async with Company(server) as company:
        ada = await company.player("Ada")
        none = await ada.call("GET", "/api/me/results")
        assert none == {"results": [], "sums": [], "more": False}
        first = await play_alone(ada, [{"kind": "me"}, BOT], "first")
        second = await play_alone(ada, [{"kind": "me"}, {"kind": "screen", "name": "Ben"}], "second")
        unfinished = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}])
        found = await ada.call("GET", "/api/me/results")
        assert [result["table"] for result in found["results"]] == [second, first]
        assert unfinished not in str(found)
        shared, against = found["results"]
        assert (against["title"], against["game"], against["alone"], shared["alone"]) == (
            "first",
            "anno1503",
            False,
            True,
        )
        kept = ada.now(first)["info"]["result"]
        assert [seat["points"] for seat in against["seats"]] == kept["points"]
        assert [seat["won"] for seat in against["seats"]] == [seat in kept["winners"] for seat in (0, 1)]
        assert [seat["yours"] for seat in against["seats"]] == [True, False]
        assert (against["points"], against["won"]) == (kept["points"][0], 0 in kept["winners"])
        assert against["ended"] <= shared["ended"]
        # A game with oneself is no victory.
        won = int(0 in kept["winners"])
        assert found["sums"] == [{"game": "anno1503", "played": 1, "won": won, "best": kept["points"][0]}]
        page = await ada.call("GET", "/api/me/results", params={"limit": 1})
        assert ([result["table"] for result in page["results"]], page["more"]) == ([second], True)
        rest = await ada.call("GET", "/api/me/results", params={"limit": 1, "before": page["results"][-1]["ended"]})
        assert ([result["table"] for result in rest["results"]], rest["more"]) == ([first], False)
        assert rest["sums"] == found["sums"]
        last = {"before": page["results"][-1]["ended"], "table": page["results"][-1]["table"]}
        assert (await ada.call("GET", "/api/me/results", params={"limit": 1, **last}))["results"] == rest["results"]
        other = await company.player("Cleo")
        assert (await other.call("GET", "/api/me/results"))["results"] == []
        await refused(ada.call("GET", "/api/me/results", params={"limit": 101}), "request-form", 422)


def test_games_that_ended_at_the_same_instant_are_all_listed(tmp_path: Path) -> None:
    async def whole() -> list[str]:
        store = Store(sqlite_address(tmp_path / "kontor.db"))
        service = TableService(store, Settings(store=""), "secret")
        listed: list[str] = []
        try:
            person = await store.write(lambda found: rows.welcome(found, "hash", "Ada", "en", 0.0))
            for since in (5.0, 7.0, 7.0, 7.0, 7.0, 9.0):
                wish = TableRequest(
                    "anno1503", "", False, [SeatRequest("me"), SeatRequest("free")], {}, {}, False, None
                )
                draft = create(wish, person)
                draft.data["table"]["status"] = OVER
                entry = next_entry(None, draft, None, since)
                session = open_table(new_table_id(), entry)
                await store.write(partial(rows.insert_table, table=session, entry=entry))
            before, table, more = None, "", True
            while more:
                page = await results(person, service, before, table, 2)
                listed += [result.table for result in page.results]
                before, table, more = page.results[-1].ended, page.results[-1].table, page.more
        finally:
            store.close()
        return listed

    listed = asyncio.run(whole())
    assert len(listed) == len(set(listed)) == 6


@over_sockets
async def test_the_same_wish_for_a_table_makes_one(server: ServerProcess) -> None:
    async with Company(server) as company:
        ada, ben = await company.player("Ada"), await company.player("Ben")
        wish = {"game": "anno1503", "seats": [{"kind": "me"}, BOT], "id": "wish-1"}
        sent = await asyncio.gather(*(ada.call("POST", "/api/tables", wish) for _ in range(4)))
        assert len({made["table"] for made in sent}) == 1
        assert await ada.call("POST", "/api/tables", wish) == sent[0]
        listed = (await ada.call("GET", "/api/tables"))["tables"]
        assert [found["table"] for found in listed if found["owner"]] == [sent[0]["table"]]
        # Each person's ids are their own.
        assert await ben.call("POST", "/api/tables", wish) != sent[0]
        assert await ada.call("POST", "/api/tables", {**wish, "id": "wish-2"}) != sent[0]
        assert (await ada.live.open(sent[0]["table"]))["info"]["status"] == "playing"
