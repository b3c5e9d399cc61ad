"""Undo, redo and reset: within your turn, alone with bots, and with the consent of the others."""

import pytest

from kontor.bots.base import make_bot
from kontor.engine.decision import Decision
from kontor.engine.matches import new_match
from kontor.engine.protocol import CHANCE, Data
from kontor.engine.rng import Rng
from tests.server.support.serving import Player, Players, assert_refused, async_test, list_things, trade
from tools.harness.server_process import ServerProcess


def view(player: Player, table: str) -> Data:
    scene_view: Data = player.latest(table)["scenes"][0]["view"]
    return scene_view


def can(player: Player, table: str) -> Data:
    allowed: Data = player.latest(table)["scenes"][0]["can"]
    return allowed


@async_test
async def test_own_lines_of_a_turn_are_undone_and_redone(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_trading_game()
        views = [view(ada, table)]
        for _ in range(2):
            await trade(ada, table, 0)
            views.append(view(ada, table))
        assert can(ada, table) == {"undo": True, "reset": True, "redo": False, "ask_undo": False, "hint": False}
        await assert_refused(ben.act("undo", table, 1), "undo-barrier")
        await assert_refused(ben.act("reset", table, 1), "undo-barrier")
        await ada.act("undo", table, 0)
        assert (view(ada, table), ada.entries(table)[-1]["data"]) == (views[1], {"count": 1})
        assert can(ada, table)["redo"]
        await assert_refused(ben.act("redo", table, 1), "redo-nothing")
        await ada.act("redo", table, 0)
        assert view(ada, table) == views[2]
        await ada.act("reset", table, 0)
        assert (view(ada, table), ada.entries(table)[-1]["data"]) == (views[0], {"count": 2})
        done = await ada.act("redo", table, 0)
        assert view(ada, table) == views[2]
        assert ada.entries(table)[-1]["perspectives"][0]["events"]
        await assert_refused(ada.act("redo", table, 0), "redo-nothing")
        # Both got the same entries, and each step has its own revision.
        await ben.wait_for_number(table, done["number"])
        assert ben.kinds(table)[-6:] == ["move", "move", "undo", "redo", "undo", "redo"]
        assert [entry["revision"] for entry in ben.entries(table)[-6:]] == list(
            range(done["revision"] - 5, done["revision"] + 1)
        )


@async_test
async def test_what_chance_decided_cannot_be_undone_among_several_persons(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, _) = await players.start_game("anno1800", 2)
        for kind in ("undo", "reset", "ask_undo"):
            await assert_refused(ada.act(kind, table, 0), "undo-nothing")
        await assert_refused(ada.act("redo", table, 0), "redo-nothing")
        table, seated = await players.start_trading_game()
        await seated[0].play(table, 0, "end")
        for kind in ("undo", "reset"):
            await assert_refused(seated[0].act(kind, table, 0), "undo-barrier")
        assert can(seated[0], table) == {"undo": False, "reset": False, "redo": False, "ask_undo": True, "hint": False}


@async_test
async def test_who_plays_alone_undoes_the_lines_of_bots_too(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada,) = await players.start_game("anno1503", 1, ("greedy",))
        await ada.wait_for_turn(table, 0)
        while "end" not in (things := await list_things(ada, table, 0)):
            await ada.play(table, 0, things[0])
            await ada.wait_for_turn(table, 0)
        await trade(ada, table, 0)
        await assert_refused(ada.act("ask_undo", table, 0), "undo-nobody-to-ask")
        line = "end"
        while ada.latest(table)["entry"]["seat"] == 0:
            # A roll may make her choose something in the turn of the bot.
            before = view(ada, table)
            await ada.play(table, 0, line)
            await ada.wait_for_turn(table, 0)
            line = (await list_things(ada, table, 0))[0]
        after = view(ada, table)
        await ada.act("undo", table, 0)
        assert view(ada, table) == before
        assert ada.entries(table)[-1]["data"]["count"] > 1
        await ada.act("redo", table, 0)
        assert view(ada, table) == after
        await ada.act("undo", table, 0)
        if can(ada, table)["reset"]:
            await ada.act("reset", table, 0)
            assert view(ada, table) != before
        else:
            await assert_refused(ada.act("reset", table, 0), "undo-nothing")


@async_test
async def test_a_reset_undoes_nothing_of_earlier_turns(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada,) = await players.start_game("anno1800", 1, ("greedy",))
        for line in ("festival", "end"):
            await ada.wait_for_turn(table, 0)
            await ada.play(table, 0, line)
        await ada.wait_for_turn(table, 0)
        before = view(ada, table)
        await assert_refused(ada.act("reset", table, 0), "undo-nothing")
        assert view(ada, table) == before


@async_test
async def test_a_reset_undoes_nothing_in_the_turn_of_another_seat(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada = await players.connect("Ada")
        seats = [{"kind": "me"}, {"kind": "screen", "name": "Bea"}]
        table = await ada.http.make("anno1800", seats, random_start=False)
        await ada.live.open(table)
        for seat, line in ((0, "festival"), (0, "end"), (1, "festival")):
            await ada.play(table, seat, line)
        before = ada.latest(table)["revision"]
        await assert_refused(ada.act("reset", table, 0), "undo-nothing")
        assert ada.latest(table)["revision"] == before
        await ada.act("reset", table, 1)
        assert ada.entries(table)[-1]["data"] == {"count": 1}


@pytest.mark.parametrize("seed", range(3))
def test_a_reset_begins_with_a_line_of_the_seat_to_act(seed: int) -> None:
    match, rng = new_match("anno1503", ["Ada", "Ben", "Cleo"], seed=seed), Rng(seed, "any")
    numbers = set()
    while not match.over and len(match.seats) < 250:
        decision = Decision(match.game, match.state)
        match.play(match.game.text(make_bot("random", "anno1503").choose(decision, rng)), match.actor)
        movers = [seat for seat in match.seats if seat != CHANCE]
        number = match.lines_to_reset(match.actor, alone=True)
        assert not number or movers[-number] == match.actor
        assert not match.lines_to_reset((match.actor + 1) % 3, alone=True)
        numbers.add(number)
    assert numbers > {0, 1, 2}


@async_test
async def test_the_others_may_allow_an_undo(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, seated = await players.start_trading_game(3)
        ada, ben, cleo = seated
        before = view(ada, table)
        await ada.play(table, 0, "end")
        sent = await ada.act("ask_undo", table, 0)
        for player, is_asked in ((ada, False), (ben, True), (cleo, True)):
            request = (await player.wait_for_number(table, sent["number"]))["info"]["undo_request"]
            assert request == {"seat": 0, "count": 1, "agreed": [], "asks_you": is_asked}
        revision = ben.latest(table)["revision"]
        await assert_refused(ada.ask("answer_undo", table, revision=revision, allow=True), "undo-not-asked")
        await assert_refused(ben.ask("answer_undo", table, revision=revision - 1, allow=True), "revision-stale")
        first = await ben.ask("answer_undo", table, revision=revision, allow=True)
        state = await ada.wait_for_number(table, first["number"])
        assert (state["entry"]["kind"], state["info"]["undo_request"]["agreed"]) == ("undo_allowed", [1])
        await cleo.wait_for_number(table, first["number"])
        second = await cleo.ask("answer_undo", table, revision=revision, allow=True)
        state = await ada.wait_for_number(table, second["number"])
        assert (state["entry"]["kind"], state["info"]["undo_request"], state["info"]["actor"]) == ("undo", None, 0)
        assert view(ada, table) == before


@async_test
async def test_the_others_may_deny_an_undo_or_play_on(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, seated = await players.start_trading_game()
        ada, ben = seated
        await ada.play(table, 0, "end")
        sent = await ada.act("ask_undo", table, 0)
        await ben.wait_for_number(table, sent["number"])
        revision = ben.latest(table)["revision"]
        denied = await ben.ask("answer_undo", table, revision=revision, allow=False)
        state = await ada.wait_for_number(table, denied["number"])
        assert (state["entry"]["kind"], state["info"]["undo_request"], state["revision"]) == (
            "undo_denied",
            None,
            revision,
        )
        await ada.act("ask_undo", table, 0)
        seat = ada.info(table)["actor"]
        moved = await seated[seat].play(table, seat, (await list_things(seated[seat], table, seat))[0])
        state = await ada.wait_for_number(table, moved["number"])
        assert state["info"]["undo_request"] is None
        await ben.wait_for_number(table, moved["number"])
        await assert_refused(ben.ask("answer_undo", table, revision=moved["revision"], allow=True), "undo-not-asked")
