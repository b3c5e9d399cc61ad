"""Past positions, the standings and the log of a game over the wire, each as its seat may see it."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter

from kontor.engine.protocol import ALL_SEATS, Data
from kontor.engine.timeline import rounds, standings_by_round
from kontor.lang.translator import Localizer, Translator
from kontor.server.models import OVER, PLAYING, Person
from kontor.server.tables import history
from kontor.server.tables.answer_cache import AnswerCache
from kontor.server.tables.creation import import_draft
from kontor.server.tables.session import TableSession
from kontor.server.tables.transition import next_entry, open_table
from kontor.server.wire.questions import LogQuestion, StandingsQuestion
from kontor.server.wire.wire_types import LogAnswer, ReplayPosition, StandingsAnswer
from kontor.server.workers.record_tasks import judge
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


async def whole_log(player: Player, table: str, seat: int) -> list[Data]:
    """Return the lines of all pages of the log."""
    lines: list[Data] = []
    first: int | None = 1
    while first is not None:
        page = await ask(player, "log", table, seat, first=first)
        lines += page["lines"]
        first = page["next"]
    return lines


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
            assert standings == as_json({"names": names, "rows": [row._asdict() for row in rows], "next": None})
            lines = await whole_log(ada, table, seat)
            events = [event for line in lines for event in line["events"]]
            assert events == as_json(match.log(seat))
            sentences = [sentence for line in lines for sentence in line["texts"]]
            assert sentences == [localizer.event(event) for event in match.log(seat)]


def import_session() -> TableSession:
    """Return the session of a finished game of Anno 1800 that Ada imported."""
    text = RECORD.read_text(encoding="utf-8")
    draft = import_draft(judge({"most_lines": 10_000}, text.encode()), Person(1, "Ada", "en", None))
    return open_table("table", next_entry(None, draft, None, 0.0), draft.match)


def standings(session: TableSession, seat: int, first: int = 0) -> Any:
    question = StandingsQuestion(type="standings", id="q", table=session.id, seat=seat, first=first)
    return history.answer_history(session, question, 1, Translator("en"))


def log(
    session: TableSession, seat: int, language: str = "en", cache: AnswerCache | None = None, first: int = 1
) -> Any:
    question = LogQuestion(type="log", id="q", table=session.id, seat=seat, first=first)
    return history.answer_history(session, question, 1, Translator(language), cache)


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


def test_a_page_of_the_log_is_translated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    session, cache = import_session(), AnswerCache(1_000_000)
    match = session.playing()
    translated: list[object] = []
    original = Localizer.event

    def recording(localizer: Localizer, event: Data) -> str:
        translated.append(event)
        return original(localizer, event)

    monkeypatch.setattr(Localizer, "event", recording)
    first = log(session, 0, cache=cache)
    assert translated
    translated.clear()
    assert as_json(log(session, 0, cache=cache)) == as_json(first)
    assert not translated
    for different in (
        log(session, 1, cache=cache),
        log(session, 0, "de", cache),
        log(session, 0, first=2, cache=cache),
    ):
        assert different != first
    match.players[0] = "Somebody"
    assert "Somebody" in str(log(session, 0, cache=cache))
    session.revision += 1
    translated.clear()
    log(session, 0, cache=cache)
    assert translated


def test_the_log_and_the_standings_come_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    session = import_session()
    whole, rows = session.playing().log(0), standings(session, 0)["rows"]
    monkeypatch.setattr(history, "MOST_ROWS", 4)
    for most_lines, most_events in ((7, 1000), (1000, 9)):
        monkeypatch.setattr(history, "_MOST_LINES", most_lines)
        monkeypatch.setattr(history, "_MOST_EVENTS", most_events)
        pages = list(all_pages(lambda first: log(session, 0, first=first), 1))
        assert len(pages) > 10
        assert [event for page in pages for line in page["lines"] for event in line["events"]] == whole
        assert [line["round"] for page in pages for line in page["lines"]] == rounds(session.playing())
    pages = list(all_pages(lambda first: standings(session, 0, first), 0))
    assert len(pages) > 2
    assert [row for page in pages for row in page["rows"]] == rows
    assert log(session, 0, first=9999) == {"lines": [], "next": None}
    assert standings(session, 0, 9999)["rows"] == []


def all_pages(ask_for: Callable[[int], Any], first: int | None) -> Iterator[Any]:
    while first is not None:
        page = ask_for(first)
        yield page
        first = page["next"]
