"""The question `plan` over the wire: for your own seat only, with sentences, and final if it cannot be undone."""

from pydantic import TypeAdapter

from kontor.anno1800.present.wire_types import PlanPayment
from kontor.engine.wire_types import PlanAnswer
from tests.server.support.serving import Players, assert_refused, async_test
from tools.harness.server_process import ServerProcess

PLAN: TypeAdapter[PlanAnswer[str]] = TypeAdapter(PlanAnswer[str])
PAYMENT: TypeAdapter[PlanPayment[str]] = TypeAdapter(PlanPayment[str])


@async_test
async def test_a_plan_can_be_requested_and_played(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, _) = await players.start_game("anno1800", 2)
        plan = (await ada.ask("plan", table, seat=0, thing="build sawmill", at="13"))["data"]
        PLAN.validate_python(plan)
        assert (plan["line"], plan["at"], plan["final"], plan["error"]) == ("build sawmill at 13", "13", False, None)
        assert all(place["text"] and place["loss"] >= 0 for place in plan["places"])
        hire = (await ada.ask("plan", table, seat=0, thing="hire farmer", by=["buy planks from 1"]))["data"]
        PLAN.validate_python(hire)
        PAYMENT.validate_python(hire["payment"], strict=True)
        assert (hire["line"], hire["payment"]["price"]["trade"]) == ("hire farmer: buy planks from 1", 1)
        # Hiring draws a card, which cannot be undone.
        assert hire["final"]
        illegal = (await ada.ask("plan", table, seat=0, thing="hire farmer", by=["work 12"]))["data"]
        PLAN.validate_python(illegal)
        assert (illegal["line"], illegal["error"]["key"]) == ("", "anno1800-why-no-industry")
        assert illegal["payment"]["units"][0]["step"] == "work 1"
        over_http = {"type": "plan", "id": "q", "table": table, "seat": 0, "thing": "swap"}
        swap = await ada.call("POST", f"/api/tables/{table}/questions", over_http)
        assert (swap["line"], swap["final"], swap["choose"]["from"]) == ("", False, "hand")
        await ada.play(table, 0, hire["line"])
        await assert_refused(ada.ask("plan", table, seat=0, thing="build sawmill"), "anno1800-why-no-action-left")
        end = (await ada.ask("plan", table, seat=0, thing="end"))["data"]
        assert end["final"]


@async_test
async def test_only_the_holder_of_the_seat_may_ask(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_game("anno1800", 2)
        await assert_refused(ben.ask("plan", table, seat=0, thing="festival"), "seat-not-yours")
        await assert_refused(ben.ask("plan", table, seat=1, thing="festival"), "no-such-thing")
        await assert_refused(ada.ask("plan", table, seat=0, thing="dance"), "no-such-thing")


@async_test
async def test_no_plan_is_final_where_everything_can_be_undone(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada = await players.connect("Ada")
        table = await ada.http.make("anno1800", [{"kind": "me"}, {"kind": "me"}], random_start=False)
        await ada.live.open(table)
        for thing in ("hire farmer", "festival"):
            assert not (await ada.ask("plan", table, seat=0, thing=thing))["data"]["final"]
