"""The clock of a running server: a bot stands in for a seat whose time is up."""

import pytest

from tests.server.support.serving import Players, async_test, list_things
from tools.harness.server_process import ServerProcess


@async_test
async def test_a_bot_stands_in_for_who_takes_too_long_for_a_move(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        table, (ada, ben) = await players.start_game("anno1503", 2, clock={"per_move": 5})
        seat = ada.info(table)["actor"]
        slow, other = (ada, ben) if seat == 0 else (ben, ada)
        deadline, since = ada.info(table)["deadline"], ada.info(table)["since"]
        assert deadline - since == 5.0
        entry = await other.wait_for_entry(table, "timeout")
        assert (entry["seat"], entry["data"]) == (seat, {"bot": "greedy"})
        assert 0.0 <= entry["at"] - deadline < 3.0
        # The bot plays on for the seat, and the clock runs for the next person to act.
        await other.wait_for_entry(table, "move")
        assert other.entries(table)[-1]["seat"] == seat
        info = (await other.wait_until(table, lambda now: now["info"]["actor"] == 1 - seat))["info"]
        assert info["deadline"] == info["since"] + 5.0
        await slow.ask("return", table, seat=seat)
        assert slow.info(table)["seats"][seat]["stand_in"] == ""


@async_test
async def test_the_time_of_all_turns_is_summed_up(server: ServerProcess) -> None:
    async with Players(server) as players:
        clock = {"per_game": 60, "added": 0}
        table, seated = await players.start_game("anno1503", 2, clock=clock)
        spent = [0.0, 0.0]
        for _ in range(6):
            info = seated[0].info(table)
            seat = info["actor"]
            assert [seat_info["spent"] for seat_info in info["seats"]] == pytest.approx(spent, abs=0.1)
            assert info["deadline"] == pytest.approx(info["since"] + 60 - spent[seat], abs=0.1)
            things = await list_things(seated[seat], table, seat)
            done = await seated[seat].play(table, seat, "end" if "end" in things else things[0])
            for player in seated:
                await player.wait_for_number(table, done["number"])
            spent[seat] += seated[0].info(table)["since"] - info["since"]
        assert all(0.0 < used < 60.0 for used in spent)
