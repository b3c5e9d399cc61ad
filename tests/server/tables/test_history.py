"""Looking back over the wire: positions, the course and the story of a game, each with the right eyes."""

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
from kontor.server.wire import messages
from kontor.server.wire.wire_types import CourseShown, Looked, StoryShown
from tests.server.support.serving import (
    Company,
    Player,
    as_json,
    over_sockets,
    play_on,
    record_text,
    refused,
    replayed,
    trade,
)
from tools.harness.server_process import ServerProcess
from tools.paths import RECORDS

RECORD = RECORDS / "anno1800_2_de_0.json"
LOOKED: TypeAdapter[Any] = TypeAdapter(Looked)
COURSE: TypeAdapter[Any] = TypeAdapter(CourseShown)
STORY: TypeAdapter[Any] = TypeAdapter(StoryShown)


async def asked(player: Player, kind: str, table: str, seat: int, **more: Any) -> Data:
    data: Data = (await player.ask(kind, table, seat=seat, **more))["data"]
    return data


@over_sockets
async def test_the_story_tells_each_line_as_an_eye_saw_it(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, ben) = await company.market()
        await trade(ada, table, 0)
        await ada.play(table, 0, "end")
        view = ada.now(table)["scenes"][0]["view"]
        story = await asked(ada, "story", table, 0)
        STORY.validate_python(story, strict=True)
        lines = story["lines"]
        assert [line["line"] for line in lines] == list(range(1, len(lines) + 1))
        assert [line["seat"] for line in lines][:1] == [-1]
        assert {line["round"] for line in lines} == {1}
        assert any("Ada" in sentence for line in lines for sentence in line["texts"])
        assert all(len(line["texts"]) == len(line["events"]) for line in lines)
        look = await asked(ada, "look", table, 0, lines=len(lines))
        LOOKED.validate_python(look, strict=True)
        assert (look["view"], look["texts"], look["events"]) == (view, lines[-1]["texts"], lines[-1]["events"])
        await ben.live.ask("hello", key=ben.http.key, language="de")
        german = await asked(ben, "story", table, 1)
        assert [line["line"] for line in german["lines"]] == [line["line"] for line in lines]
        assert german["lines"][0]["texts"] != lines[0]["texts"]


@over_sockets
async def test_what_was_taken_back_is_not_in_the_story(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, _) = await company.market()
        before = await asked(ada, "story", table, 0), await asked(ada, "course", table, 0)
        await trade(ada, table, 0)
        assert (await asked(ada, "story", table, 0), await asked(ada, "course", table, 0)) != before
        await ada.act("undo", table, 0)
        assert (await asked(ada, "story", table, 0), await asked(ada, "course", table, 0)) == before


@over_sockets
async def test_only_with_own_eyes_while_a_game_goes_on(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, ben) = await company.table("anno1800", 2)
        questions = f"/api/tables/{table}/questions"
        for kind in ("course", "story"):
            await refused(ada.ask(kind, table, seat=1), "seat-not-yours")
            await refused(ada.ask(kind, table, seat=5), "no-such-seat")
            assert await asked(ben, kind, table, -1)
            body = {"type": kind, "id": "q", "table": table, "seat": 1}
            assert await ben.call("POST", questions, body) == await asked(ben, kind, table, 1)
            await refused(ada.call("POST", questions, body), "seat-not-yours", 403)
        watcher = await company.player("Cleo")
        await watcher.call("POST", f"/api/tables/{table}/watch", {"secret": await ada.http.link(table, "watch")})
        assert (await asked(watcher, "course", table, -1))["names"] == ["influence", "cubes", "gold", "cards"]
        await refused(watcher.ask("story", table, seat=0), "seat-not-yours")


@over_sockets
async def test_a_stranger_without_a_key_may_look_back_at_an_open_table(server: ServerProcess) -> None:
    async with Company(server) as company:
        table, (ada, _) = await company.table("anno1503", 2, public=True)
        body = {"type": "course", "id": "q", "table": table, "seat": -1}
        del ada.http.http.headers["Authorization"]
        found = (await ada.http.http.post(f"/api/tables/{table}/questions", json=body)).json()
        COURSE.validate_python(found, strict=True)
        assert found["names"] == ["points", "gold", "inhabitants", "goods"]


@over_sockets
async def test_of_a_game_that_is_over_all_eyes_may_be_borrowed(sqlite_server: ServerProcess) -> None:
    async with Company(sqlite_server) as company:
        table, (ada,) = await company.table("anno1503", 1, ("greedy",))
        await play_on(ada, table, 0, random.Random(3))
        match = replayed(await record_text(ada, table))
        localizer = Localizer(Translator("en"), match.game, match.players)
        for seat in (-1, 0, 1):
            names, rows = standings_by_round(match, ALL_SEATS)
            found = await asked(ada, "course", table, seat)
            assert found == as_json({"names": names, "rows": [row._asdict() for row in rows]})
            story = await asked(ada, "story", table, seat)
            events = [event for line in story["lines"] for event in line["events"]]
            assert events == as_json(match.log(seat))
            told = [sentence for line in story["lines"] for sentence in line["texts"]]
            assert told == [localizer.event(event) for event in match.log(seat)]


def imported() -> TableSession:
    """A game of Anno 1800 that is over, laid out on a table of Ada's."""
    text = RECORD.read_text(encoding="utf-8")
    draft = import_record(read_record(text), Person(1, "Ada", "en", None))
    return open_table("table", next_entry(None, draft, None, 0.0), draft.match)


def curves(session: TableSession, seat: int) -> Any:
    asked = messages.Course(type="course", id="q", table=session.id, seat=seat)
    return history.look_back(session, asked, 1, Translator("en"))


def story(session: TableSession, seat: int, language: str = "en") -> Any:
    asked = messages.Story(type="story", id="q", table=session.id, seat=seat)
    return history.look_back(session, asked, 1, Translator(language))


def test_once_a_game_is_over_its_curves_are_true_for_all_seats() -> None:
    session = imported()
    match = session.playing()
    assert (session.status, match.over) == (OVER, True)
    true = curves(session, -1)
    assert true == curves(session, 0) == curves(session, 1)
    rows: list[Any] = true["rows"]
    for row in rows:
        state = match.state_after(row["lines"])
        assert row["seats"] == [match.game.presentation.standings(state, seat).seats[seat] for seat in range(2)]
    session.status = PLAYING
    assert curves(session, -1)["rows"][:-1] != rows[:-1], "what others have is not told before the end"


def test_a_story_is_told_anew_only_where_it_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    session = imported()
    match = session.playing()
    told: list[object] = []
    event = Localizer.event

    def heard(localizer: Localizer, found: Data) -> str:
        told.append(found)
        return event(localizer, found)

    monkeypatch.setattr(Localizer, "event", heard)
    first = story(session, 0)
    assert told
    told.clear()
    assert story(session, 0) == first
    assert not told
    match.undo()
    shorter = story(session, 0)
    assert shorter["lines"] == first["lines"][: len(shorter["lines"])]
    assert not told
    match.redo()
    assert story(session, 0) == first
    assert len(told) == sum(len(line["events"]) for line in first["lines"][len(shorter["lines"]) :])
    assert story(session, 1) != first
    assert story(session, 0, "de") != first
    match.players[0] = "Somebody"
    assert story(session, 0) != first
    assert "Somebody" in str(story(session, 0))


def test_not_more_stories_are_remembered_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "_MOST_STORIES", 3)
    history._stories.clear()
    session = imported()
    for seat in (-1, 0, 1):
        for language in ("en", "de"):
            story(session, seat, language)
    assert [key[1:] for key in history._stories] == [(0, "de"), (1, "en"), (1, "de")]
