"""The question `plan` over the wire: of one's own seat only, in sentences, and whether one could go back."""

from pydantic import TypeAdapter

from kontor.engine.wire_types import Plan
from tests.server.support.serving import Company, over_sockets, refused
from tools.harness.server_process import ServerProcess

FORM: TypeAdapter[Plan[str]] = TypeAdapter(Plan[str])


@over_sockets
async def test_a_plan_is_told_and_can_be_played(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, _) = await company.table("anno1800", 2)
        plan = (await ada.ask("plan", table, seat=0, thing="build sawmill", at="13"))["data"]
        FORM.validate_python(plan)
        assert (plan["line"], plan["at"], plan["final"], plan["error"]) == ("build sawmill at 13", "13", False, None)
        assert all(place["told"] and place["loss"] >= 0 for place in plan["places"])
        hire = (await ada.ask("plan", table, seat=0, thing="hire farmer", by=["buy planks from 1"]))["data"]
        FORM.validate_python(hire)
        assert (hire["line"], hire["price"]["trade"]) == ("hire farmer: buy planks from 1", 1)
        # A card is drawn with a new cube.
        assert hire["final"]
        wrong = (await ada.ask("plan", table, seat=0, thing="hire farmer", by=["work 12"]))["data"]
        FORM.validate_python(wrong)
        assert (wrong["line"], wrong["error"]["key"]) == ("", "anno1800-why-no-industry")
        assert wrong["units"][0]["step"] == "work 1"
        over_http = {"type": "plan", "id": "q", "table": table, "seat": 0, "thing": "swap"}
        swap = await ada.call("POST", f"/api/tables/{table}/questions", over_http)
        assert (swap["line"], swap["final"], swap["choose"]["from"]) == ("", False, "hand")
        await ada.play(table, 0, hire["line"])
        await refused(ada.ask("plan", table, seat=0, thing="build sawmill"), "anno1800-why-no-action-left")
        end = (await ada.ask("plan", table, seat=0, thing="end"))["data"]
        assert end["final"]


@over_sockets
async def test_only_who_sits_there_may_ask(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, ben) = await company.table("anno1800", 2)
        await refused(ben.ask("plan", table, seat=0, thing="festival"), "seat-not-yours")
        await refused(ben.ask("plan", table, seat=1, thing="festival"), "no-such-thing")
        await refused(ada.ask("plan", table, seat=0, thing="dance"), "no-such-thing")


@over_sockets
async def test_nothing_is_final_for_who_may_take_back_anything(server: ServerProcess) -> None:
    async with Company(server) as company:
        ada = await company.player("Ada")
        table = await ada.http.make("anno1800", [{"kind": "me"}, {"kind": "me"}], drawn=False)
        await ada.live.open(table)
        for thing in ("hire farmer", "festival"):
            assert not (await ada.ask("plan", table, seat=0, thing=thing))["data"]["final"]
