"""Clocks that run out hand the seat to a bot."""

import pytest

from tests.server.support.serving import Company, over_sockets, texts
from tools.harness.server_process import ServerProcess


@over_sockets
async def test_who_takes_too_long_for_a_move_is_stood_in_for(sqlite_server: ServerProcess) -> None:
    async with Company(sqlite_server) as company:
        table, (ada, ben) = await company.table("anno1503", 2, clock={"per_move": 5})
        seat = ada.info(table)["actor"]
        slow, other = (ada, ben) if seat == 0 else (ben, ada)
        deadline, since = ada.info(table)["deadline"], ada.info(table)["since"]
        assert deadline - since == 5.0
        entry = await other.until_entry(table, "timeout")
        assert (entry["seat"], entry["data"]) == (seat, {"bot": "greedy"})
        assert 0.0 <= entry["at"] - deadline < 3.0
        # The bot plays on for the seat, and the clock runs for the next person to act.
        await other.until_entry(table, "move")
        assert other.heard(table)[-1]["seat"] == seat
        now = await other.until(table, lambda now: now["info"]["actor"] == 1 - seat)
        assert now["info"]["deadline"] == now["info"]["since"] + 5.0
        # One may come back.
        await slow.ask("return", table, seat=seat)
        assert slow.info(table)["seats"][seat]["stand_in"] == ""


@over_sockets
async def test_the_time_of_a_game_is_summed_up(server: ServerProcess) -> None:
    async with Company(server) as company:
        clock = {"per_game": 60, "added": 0}
        table, players = await company.table("anno1503", 2, clock=clock)
        spent = [0.0, 0.0]
        for _ in range(6):
            info = players[0].info(table)
            seat = info["actor"]
            assert [place["spent"] for place in info["seats"]] == pytest.approx(spent, abs=0.1)
            assert info["deadline"] == pytest.approx(info["since"] + 60 - spent[seat], abs=0.1)
            things = await texts(players[seat], table, seat)
            done = await players[seat].play(table, seat, "end" if "end" in things else things[0])
            for player in players:
                await player.until_number(table, done["number"])
            spent[seat] += players[0].info(table)["since"] - info["since"]
        assert all(0.0 < used < 60.0 for used in spent)
