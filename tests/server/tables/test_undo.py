"""Taking back: by oneself, alone with a bot, and with the leave of the others."""

import pytest

from kontor.bots.base import make_bot
from kontor.engine.decision import Decision
from kontor.engine.matches import new_match
from kontor.engine.protocol import CHANCE, Data
from kontor.engine.rng import Rng
from tests.server.support.serving import Company, Player, over_sockets, refused, texts, trade
from tools.harness.server_process import ServerProcess


def view(player: Player, table: str) -> Data:
    found: Data = player.now(table)["scenes"][0]["view"]
    return found


def can(player: Player, table: str) -> Data:
    found: Data = player.now(table)["scenes"][0]["can"]
    return found


@over_sockets
async def test_own_lines_of_a_turn_are_taken_back_and_played_again(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, ben) = await company.market()
        seen = [view(ada, table)]
        for _ in range(2):
            await trade(ada, table, 0)
            seen.append(view(ada, table))
        assert can(ada, table) == {"undo": True, "reset": True, "redo": False, "ask_undo": False, "hint": False}
        await refused(ben.act("undo", table, 1), "undo-barrier")
        await refused(ben.act("reset", table, 1), "undo-barrier")
        await ada.act("undo", table, 0)
        assert (view(ada, table), ada.heard(table)[-1]["data"]) == (seen[1], {"count": 1})
        assert can(ada, table)["redo"]
        await refused(ben.act("redo", table, 1), "redo-nothing")
        await ada.act("redo", table, 0)
        assert view(ada, table) == seen[2]
        await ada.act("reset", table, 0)
        assert (view(ada, table), ada.heard(table)[-1]["data"]) == (seen[0], {"count": 2})
        done = await ada.act("redo", table, 0)
        assert view(ada, table) == seen[2]
        assert ada.heard(table)[-1]["seen"][0]["events"]
        await refused(ada.act("redo", table, 0), "redo-nothing")
        # Both have seen the same, and the server has taken count of each step.
        await ben.until_number(table, done["number"])
        assert ben.kinds(table)[-6:] == ["move", "move", "undo", "redo", "undo", "redo"]
        assert [entry["revision"] for entry in ben.heard(table)[-6:]] == list(
            range(done["revision"] - 5, done["revision"] + 1)
        )


@over_sockets
async def test_what_chance_has_decided_stays_among_several_persons(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, _) = await company.table("anno1800", 2)
        for kind in ("undo", "reset", "ask_undo"):
            await refused(ada.act(kind, table, 0), "undo-nothing")
        await refused(ada.act("redo", table, 0), "redo-nothing")
        table, players = await company.market()
        await players[0].play(table, 0, "end")
        for kind in ("undo", "reset"):
            await refused(players[0].act(kind, table, 0), "undo-barrier")
        assert can(players[0], table) == {"undo": False, "reset": False, "redo": False, "ask_undo": True, "hint": False}


@over_sockets
async def test_who_plays_alone_takes_back_the_lines_of_bots_too(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada,) = await company.table("anno1503", 1, ("greedy",))
        await ada.until_turn(table, 0)
        while "end" not in (found := await texts(ada, table, 0)):
            await ada.play(table, 0, found[0])
            await ada.until_turn(table, 0)
        await trade(ada, table, 0)
        await refused(ada.act("ask_undo", table, 0), "undo-nobody-to-ask")
        line = "end"
        while ada.now(table)["entry"]["seat"] == 0:
            # A roll may ask her to choose something in the turn of the bot too.
            before = view(ada, table)
            await ada.play(table, 0, line)
            await ada.until_turn(table, 0)
            line = (await texts(ada, table, 0))[0]
        after = view(ada, table)
        await ada.act("undo", table, 0)
        assert view(ada, table) == before
        assert ada.heard(table)[-1]["data"]["count"] > 1
        await ada.act("redo", table, 0)
        assert view(ada, table) == after
        await ada.act("undo", table, 0)
        if can(ada, table)["reset"]:
            await ada.act("reset", table, 0)
            assert view(ada, table) != before
        else:
            await refused(ada.act("reset", table, 0), "undo-nothing")


@over_sockets
async def test_a_reset_takes_back_nothing_of_earlier_turns(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada,) = await company.table("anno1800", 1, ("greedy",))
        for line in ("festival", "end"):
            await ada.until_turn(table, 0)
            await ada.play(table, 0, line)
        await ada.until_turn(table, 0)
        before = view(ada, table)
        await refused(ada.act("reset", table, 0), "undo-nothing")
        assert view(ada, table) == before


@over_sockets
async def test_a_reset_takes_back_nothing_in_the_turn_of_another_seat(server: ServerProcess) -> None:
    async with Company(server) as company:
        ada = await company.player("Ada")
        seats = [{"kind": "me"}, {"kind": "screen", "name": "Bea"}]
        table = await ada.http.make("anno1800", seats, drawn=False)
        await ada.live.open(table)
        for seat, line in ((0, "festival"), (0, "end"), (1, "festival")):
            await ada.play(table, seat, line)
        before = ada.now(table)["revision"]
        await refused(ada.act("reset", table, 0), "undo-nothing")
        assert ada.now(table)["revision"] == before
        await ada.act("reset", table, 1)
        assert ada.heard(table)[-1]["data"] == {"count": 1}


@pytest.mark.parametrize("seed", range(3))
def test_a_reset_begins_with_a_line_of_the_seat_to_act(seed: int) -> None:
    match, rng = new_match("anno1503", ["Ada", "Ben", "Cleo"], seed=seed), Rng(seed, "any")
    numbers = set()
    while not match.over and len(match.seats) < 250:
        decision = Decision(match.game, match.state)
        match.play(match.game.text(make_bot("random", "anno1503").choose(decision, rng)), match.actor)
        players = [seat for seat in match.seats if seat != CHANCE]
        number = match.lines_to_reset(match.actor, alone=True)
        assert not number or players[-number] == match.actor
        assert not match.lines_to_reset((match.actor + 1) % 3, alone=True)
        numbers.add(number)
    assert numbers > {0, 1, 2}


@over_sockets
async def test_the_others_may_allow_it(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, players = await company.market(3)
        ada, ben, cleo = players
        before = view(ada, table)
        await ada.play(table, 0, "end")
        asked = await ada.act("ask_undo", table, 0)
        for player, is_asked in ((ada, False), (ben, True), (cleo, True)):
            wish = (await player.until_number(table, asked["number"]))["info"]["wish"]
            assert wish == {"seat": 0, "count": 1, "agreed": [], "asks_you": is_asked}
        revision = ben.now(table)["revision"]
        await refused(ada.ask("answer_undo", table, revision=revision, allow=True), "undo-not-asked")
        await refused(ben.ask("answer_undo", table, revision=revision - 1, allow=True), "revision-stale")
        first = await ben.ask("answer_undo", table, revision=revision, allow=True)
        now = await ada.until_number(table, first["number"])
        assert (now["entry"]["kind"], now["info"]["wish"]["agreed"]) == ("undo_allowed", [1])
        await cleo.until_number(table, first["number"])
        second = await cleo.ask("answer_undo", table, revision=revision, allow=True)
        now = await ada.until_number(table, second["number"])
        assert (now["entry"]["kind"], now["info"]["wish"], now["info"]["actor"]) == ("undo", None, 0)
        assert view(ada, table) == before


@over_sockets
async def test_the_others_may_deny_it_or_play_on(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, players = await company.market()
        ada, ben = players
        await ada.play(table, 0, "end")
        asked = await ada.act("ask_undo", table, 0)
        await ben.until_number(table, asked["number"])
        revision = ben.now(table)["revision"]
        denied = await ben.ask("answer_undo", table, revision=revision, allow=False)
        now = await ada.until_number(table, denied["number"])
        assert (now["entry"]["kind"], now["info"]["wish"], now["revision"]) == ("undo_denied", None, revision)
        await ada.act("ask_undo", table, 0)
        seat = ada.info(table)["actor"]
        moved = await players[seat].play(table, seat, (await texts(players[seat], table, seat))[0])
        now = await ada.until_number(table, moved["number"])
        assert now["info"]["wish"] is None
        await ben.until_number(table, moved["number"])
        await refused(ben.ask("answer_undo", table, revision=moved["revision"], allow=True), "undo-not-asked")
