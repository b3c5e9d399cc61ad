"""Hints and reviews over the wire: who gets them, at which tables, one at a time, and their contents."""

import asyncio
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from kontor.engine.legality import open_record
from kontor.engine.protocol import Data
from kontor.engine.record import read_record
from kontor.server.wire.wire_types import HintAnswer, ReviewAnswer
from tests.server.support.serving import Player, Players, assert_refused, async_test, list_things
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import RefusedError
from tools.paths import RECORDS

HINT: TypeAdapter[Any] = TypeAdapter(HintAnswer)
REVIEW: TypeAdapter[Any] = TypeAdapter(ReviewAnswer)
RECORD = RECORDS / "anno1503_2_victory.json"


async def hint(player: Player, table: str, seat: int) -> Data:
    data: Data = (await player.ask("hint", table, seat=seat))["data"]
    HINT.validate_python(data)
    return data


def can(player: Player, table: str) -> bool:
    return bool(player.latest(table)["scenes"][0]["can"]["hint"])


@async_test
async def test_a_hint_names_legal_lines_with_reasons(server: ServerProcess) -> None:
    async with Players(server) as players:
        for game in ("anno1503", "anno1800"):
            table, (ada,) = await players.start_game(game, 1, ("greedy",))
            await ada.wait_for_turn(table, 0)
            assert (ada.info(table)["hints"], can(ada, table)) == (True, True)
            advice = await hint(ada, table, 0)
            assert advice["unit"] in ("points", "chance")
            moves = advice["moves"]
            assert 1 <= len(moves) <= 3
            assert (moves[0]["behind"], all(move["behind"] >= 0.0 for move in moves)) == (0.0, True)
            assert len({move["thing"] for move in moves}) == len(moves)
            assert {move["thing"] for move in moves} <= set(await list_things(ada, table, 0))
            assert all(move["text"] and move["reasons"] for move in moves)
            await ada.play(table, 0, moves[0]["line"])


@async_test
async def test_a_hint_is_in_the_language_of_the_reader(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        table, (ada,) = await players.start_game("anno1503", 1, ("greedy",))
        await ada.wait_for_turn(table, 0)
        english = (await hint(ada, table, 0))["moves"]
        ada.live.hello["language"] = "de"
        await ada.reconnect()
        german = (await hint(ada, table, 0))["moves"]
        body = {"type": "hint", "id": "q", "table": table, "seat": 0}
        other = (await ada.call("POST", f"/api/tables/{table}/questions", body))["moves"]
        # A hint depends on the time that there was to think. So compare the texts of the moves that all name.
        texts = [{move["line"]: move["text"] for move in moves} for moves in (english, german, other)]
        common = set.intersection(*map(set, texts))
        assert common
        assert all(texts[0][line] == texts[2][line] != texts[1][line] for line in common)


@async_test
async def test_the_owner_decides_about_hints(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_trading_game()
        assert (ada.info(table)["hints"], can(ada, table)) == (False, False)
        await assert_refused(ada.ask("hint", table, seat=0), "hint-not-allowed")
        await assert_refused(ben.call("PUT", f"/api/tables/{table}", {"hints": True}), "table-not-yours", 403)
        await ada.call("PUT", f"/api/tables/{table}", {"hints": True})
        entry = await ben.wait_for_entry(table, "hints")
        assert entry["data"] == {"hints": True}
        await ada.wait_for_entry(table, "hints")
        assert (ben.info(table)["hints"], can(ada, table), can(ben, table)) == (True, True, False)
        await hint(ada, table, 0)
        await assert_refused(ben.ask("hint", table, seat=1), "seat-not-to-act")
        await assert_refused(ben.ask("hint", table, seat=0), "seat-not-yours")
        await ada.call("PUT", f"/api/tables/{table}", {})
        await ada.call("PUT", f"/api/tables/{table}", {"hints": False})
        await assert_refused(ada.ask("hint", table, seat=0), "hint-not-allowed")


@async_test
async def test_hints_are_allowed_or_not_when_a_table_is_created(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        table, (ada,) = await players.start_game("anno1503", 1, ("greedy",), hints=False)
        assert ada.info(table)["hints"] is False
        table, (ada, _) = await players.start_game("anno1503", 2, hints=True)
        assert ada.info(table)["hints"] is True
        screen = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "screen", "name": "Bea"}])
        waiting = await ada.http.make("anno1503", [{"kind": "me"}, {"kind": "free"}])
        await ada.live.open(screen)
        await ada.live.open(waiting)
        assert (ada.info(screen)["hints"], ada.info(waiting)["hints"]) == (True, False)
        await ada.call("POST", f"/api/tables/{waiting}/start", {"fill": "greedy"})
        await ada.wait_for_entry(waiting, "started")
        assert ada.info(waiting)["hints"] is True


@async_test
async def test_the_owners_decision_survives_a_restart(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{(tmp_path / 'kontor.db').as_posix()}") as server:
        async with Players(server) as players:
            table, (ada, _) = await players.start_game("anno1503", 2)
            await ada.call("PUT", f"/api/tables/{table}", {"hints": True})
            assert server.stop() == 0
            server.start()
            assert (await ada.call("GET", f"/api/tables/{table}"))["info"]["hints"] is True


@async_test
async def test_a_person_asks_for_one_piece_of_advice_at_a_time(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        table, (ada,) = await players.start_game("anno1800", 1, ("greedy",))
        await ada.wait_for_turn(table, 0)
        answers = await asyncio.gather(
            ada.ask("hint", table, seat=0),
            ada.ask("hint", table, seat=0),
            ada.ask("things", table, seat=0),
            return_exceptions=True,
        )
        first, second, things = answers
        assert isinstance(first, dict)
        HINT.validate_python(first["data"])
        assert isinstance(second, RefusedError)
        assert second.data["error"]["key"] == "advice-one-at-a-time"
        assert isinstance(things, dict)
        assert things["data"]["things"]
        # After the answer the next one may be asked for.
        await hint(ada, table, 0)


@async_test
async def test_a_hint_for_an_old_revision_is_refused(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        table, (ada, _) = await players.start_trading_game()
        await ada.call("PUT", f"/api/tables/{table}", {"hints": True})
        await ada.wait_for_entry(table, "hints")
        late = asyncio.create_task(ada.ask("hint", table, seat=0))
        await asyncio.sleep(0)
        await ada.play(table, 0, "end")
        answer = await assert_refused(late, "revision-stale")
        assert answer["error"]["args"]["found"] == ada.latest(table)["revision"]


@async_test
async def test_only_persons_get_advice(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        table, (ada,) = await players.start_game("anno1503", 1, ("greedy",), public=True)
        body: Data = {"type": "hint", "id": "q", "table": table, "seat": 0}
        answer = await ada.http.http.post(f"/api/tables/{table}/questions", json=body, headers={"Authorization": ""})
        assert answer.status_code == 401
        cleo = await players.connect("Cleo")
        await assert_refused(cleo.ask("hint", table, seat=0), "seat-not-yours")
        await ada.wait_for_turn(table, 0)
        await ada.ask("leave", table, seat=0)
        await assert_refused(ada.ask("hint", table, seat=0), "seat-has-stand-in")


@async_test
async def test_a_game_that_is_over_is_reviewed_piece_by_piece(server: ServerProcess) -> None:
    async with Players(server) as players:
        ada = await players.connect("Ada")
        record = read_record(RECORD.read_text(encoding="utf-8"))
        table = (await ada.call("POST", "/api/records", record.data()))["table"]
        game, state, _ = open_record(record)
        first: int | None = 1
        lines: list[Data] = []
        while first is not None:
            piece = (await ada.ask("review", table, seat=1, first=first, last=30))["data"]
            REVIEW.validate_python(piece)
            assert piece["next"] is None or first < piece["next"] <= 30
            first, lines = piece["next"], [*lines, *piece["lines"]]
        decided = []
        for number, move in enumerate(record.moves[:30], start=1):
            seat, action = move.split(" ", 1)
            if seat == "1" and len(game.legal(state)) > 1:
                decided.append(number)
            game.apply(state, game.parse(action), None)
        assert [line["line"] for line in lines] == decided
        for line in lines:
            assert line["played"]
            worse = line["behind"] > 0.0
            assert (bool(line["better"]), bool(line["reasons"])) == (worse, worse)
            assert not (line["good"] and line["turning"])


@async_test
async def test_invalid_requests_for_a_review_are_refused(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        table, (ada,) = await players.start_game("anno1503", 1, ("greedy",))
        await assert_refused(ada.ask("review", table, seat=0), "review-not-over")
        record = read_record(RECORD.read_text(encoding="utf-8"))
        over = (await ada.call("POST", "/api/records", record.data()))["table"]
        await assert_refused(ada.ask("review", over, seat=7), "no-such-seat")
        piece = (await ada.ask("review", over, seat=0, first=90_000))["data"]
        assert (piece["lines"], piece["next"]) == ([], None)
        cleo = await players.connect("Cleo")
        await assert_refused(cleo.ask("review", over, seat=0), "table-unknown")
