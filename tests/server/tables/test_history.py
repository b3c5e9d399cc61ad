"""Past positions, the standings and the log of a game over the wire, each as its seat may see it."""

import random
from typing import Any

import pytest
from pydantic import TypeAdapter

from kontor.engine.protocol import ALL_SEATS, Data
from kontor.engine.record import read_record
from kontor.engine.timeline import standings_by_round
from kontor.lang.translator import Localizer, Translator
from kontor.server.models import OVER, PLAYING, Person
from kontor.server.tables import history
from kontor.server.tables.creation import import_record
from kontor.server.tables.session import TableSession
from kontor.server.tables.transition import next_entry, open_table
from kontor.server.wire.questions import LogQuestion, StandingsQuestion
from kontor.server.wire.wire_types import LogAnswer, ReplayPosition, StandingsAnswer
from tests.server.support.serving import (
    Player,
    Players,
    as_json,
    assert_refused,
    async_test,
    download_record,
    play_seat,
    replay_record,
    trade,
)
from tools.harness.server_process import ServerProcess
from tools.paths import RECORDS

RECORD = RECORDS / "anno1800_2_de_0.json"
POSITION: TypeAdapter[Any] = TypeAdapter(ReplayPosition)
STANDINGS: TypeAdapter[Any] = TypeAdapter(StandingsAnswer)
LOG: TypeAdapter[Any] = TypeAdapter(LogAnswer)


async def ask(player: Player, kind: str, table: str, seat: int, **more: Any) -> Data:
    data: Data = (await player.ask(kind, table, seat=seat, **more))["data"]
    return data


@async_test
async def test_the_log_tells_each_line_as_its_seat_saw_it(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_trading_game()
        await trade(ada, table, 0)
        await ada.play(table, 0, "end")
        view = ada.latest(table)["scenes"][0]["view"]
        log = await ask(ada, "log", table, 0)
        LOG.validate_python(log, strict=True)
        lines = log["lines"]
        assert [line["line"] for line in lines] == list(range(1, len(lines) + 1))
        assert [line["seat"] for line in lines][:1] == [-1]
        assert {line["round"] for line in lines} == {1}
        assert any("Ada" in sentence for line in lines for sentence in line["texts"])
        assert all(len(line["texts"]) == len(line["events"]) for line in lines)
        position = await ask(ada, "position", table, 0, lines=len(lines))
        POSITION.validate_python(position, strict=True)
        assert position["view"] == view
        assert (position["texts"], position["events"]) == (lines[-1]["texts"], lines[-1]["events"])
        await ben.live.ask("hello", key=ben.http.key, language="de")
        german = await ask(ben, "log", table, 1)
        assert [line["line"] for line in german["lines"]] == [line["line"] for line in lines]
        assert german["lines"][0]["texts"] != lines[0]["texts"]


@async_test
async def test_undone_lines_are_not_in_the_log(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, _) = await players.start_trading_game()
        before = await ask(ada, "log", table, 0), await ask(ada, "standings", table, 0)
        await trade(ada, table, 0)
        assert (await ask(ada, "log", table, 0), await ask(ada, "standings", table, 0)) != before
        await ada.act("undo", table, 0)
        assert (await ask(ada, "log", table, 0), await ask(ada, "standings", table, 0)) == before


@async_test
async def test_history_is_limited_to_the_own_seat_while_a_game_goes_on(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, ben) = await players.start_game("anno1800", 2)
        questions = f"/api/tables/{table}/questions"
        for kind in ("standings", "log"):
            await assert_refused(ada.ask(kind, table, seat=1), "seat-not-yours")
            await assert_refused(ada.ask(kind, table, seat=5), "no-such-seat")
            assert await ask(ben, kind, table, -1)
            body = {"type": kind, "id": "q", "table": table, "seat": 1}
            assert await ben.call("POST", questions, body) == await ask(ben, kind, table, 1)
            await assert_refused(ada.call("POST", questions, body), "seat-not-yours", 403)
        watcher = await players.connect("Cleo")
        await watcher.call("POST", f"/api/tables/{table}/watch", {"secret": await ada.http.link(table, "watch")})
        assert (await ask(watcher, "standings", table, -1))["names"] == ["influence", "cubes", "gold", "cards"]
        await assert_refused(watcher.ask("log", table, seat=0), "seat-not-yours")


@async_test
async def test_a_stranger_without_a_key_may_look_back_at_a_public_table(server: ServerProcess) -> None:
    async with Players(server) as players:
        table, (ada, _) = await players.start_game("anno1503", 2, public=True)
        body = {"type": "standings", "id": "q", "table": table, "seat": -1}
        del ada.http.http.headers["Authorization"]
        standings = (await ada.http.http.post(f"/api/tables/{table}/questions", json=body)).json()
        STANDINGS.validate_python(standings, strict=True)
        assert standings["names"] == ["points", "gold", "inhabitants", "goods"]


@async_test
async def test_the_history_of_all_seats_is_open_once_a_game_is_over(sqlite_server: ServerProcess) -> None:
    async with Players(sqlite_server) as players:
        table, (ada,) = await players.start_game("anno1503", 1, ("greedy",))
        await play_seat(ada, table, 0, random.Random(3))
        match = replay_record(await download_record(ada, table))
        localizer = Localizer(Translator("en"), match.game, match.players)
        for seat in (-1, 0, 1):
            names, rows = standings_by_round(match, ALL_SEATS)
            standings = await ask(ada, "standings", table, seat)
            assert standings == as_json({"names": names, "rows": [row._asdict() for row in rows]})
            log = await ask(ada, "log", table, seat)
            events = [event for line in log["lines"] for event in line["events"]]
            assert events == as_json(match.log(seat))
            sentences = [sentence for line in log["lines"] for sentence in line["texts"]]
            assert sentences == [localizer.event(event) for event in match.log(seat)]


def import_session() -> TableSession:
    """Return the session of a finished game of Anno 1800 that Ada imported."""
    text = RECORD.read_text(encoding="utf-8")
    draft = import_record(read_record(text), Person(1, "Ada", "en", None))
    return open_table("table", next_entry(None, draft, None, 0.0), draft.match)


def standings(session: TableSession, seat: int) -> Any:
    question = StandingsQuestion(type="standings", id="q", table=session.id, seat=seat)
    return history.answer_history(session, question, 1, Translator("en"))


def log(session: TableSession, seat: int, language: str = "en") -> Any:
    question = LogQuestion(type="log", id="q", table=session.id, seat=seat)
    return history.answer_history(session, question, 1, Translator(language))


def test_once_a_game_is_over_its_standings_are_exact_for_all_seats() -> None:
    session = import_session()
    match = session.playing()
    assert (session.status, match.over) == (OVER, True)
    exact = standings(session, -1)
    assert exact == standings(session, 0) == standings(session, 1)
    rows: list[Any] = exact["rows"]
    for row in rows:
        state = match.state_after(row["lines"])
        assert row["seats"] == [match.game.presentation.standings(state, seat).seats[seat] for seat in range(2)]
    session.status = PLAYING
    assert standings(session, -1)["rows"][:-1] != rows[:-1], "hidden standings are not sent before the end"


def test_only_new_lines_of_a_log_are_translated(monkeypatch: pytest.MonkeyPatch) -> None:
    session = import_session()
    match = session.playing()
    translated: list[object] = []
    original = Localizer.event

    def recording(localizer: Localizer, event: Data) -> str:
        translated.append(event)
        return original(localizer, event)

    monkeypatch.setattr(Localizer, "event", recording)
    first = log(session, 0)
    assert translated
    translated.clear()
    assert log(session, 0) == first
    assert not translated
    match.undo()
    shorter = log(session, 0)
    assert shorter["lines"] == first["lines"][: len(shorter["lines"])]
    assert not translated
    match.redo()
    assert log(session, 0) == first
    assert len(translated) == sum(len(line["events"]) for line in first["lines"][len(shorter["lines"]) :])
    assert log(session, 1) != first
    assert log(session, 0, "de") != first
    match.players[0] = "Somebody"
    assert log(session, 0) != first
    assert "Somebody" in str(log(session, 0))


def test_the_cache_of_logs_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "_MOST_LOGS", 3)
    history._logs.clear()
    session = import_session()
    for seat in (-1, 0, 1):
        for language in ("en", "de"):
            log(session, seat, language)
    assert [key[1:] for key in history._logs] == [(0, "de"), (1, "en"), (1, "de")]
