"""`kontor admin` while a server runs: bans, sign-up, announcements, deletion."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kontor.engine.errors import FormError
from kontor.server.operator.decisions import Announcement, announce, ban_subject, read_decisions
from kontor.server.store.database import migrate, open_engine, sqlite_address
from tests.server.support.serving import Players, assert_refused, async_test
from tests.server.support.stores import run_cli
from tools.harness.server_process import ServerProcess
from tools.harness.table_client import HttpClient, RefusedError

Admin = Callable[..., str]


@pytest.fixture
def own_server(tmp_path: Path) -> ServerProcess:
    return ServerProcess(sqlite_address(tmp_path / "kontor.db"))


@pytest.fixture
def admin(own_server: ServerProcess, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Run a command of the operator and return what it prints."""

    def run(*words: str, code: int = 0) -> str:
        done, output = run_cli(capsys, "admin", *words, "--store", own_server.store)
        assert done == code, output
        return output

    return run


async def refusal_key(request: Awaitable[object]) -> str:
    """Return the key of a refusal, or an empty text if a request is not refused."""
    try:
        await request
    except RefusedError as error:
        return error.key
    return ""


async def until_answered(http: HttpClient, key: str) -> None:
    """Repeat a request until it is refused with a key, or not refused any more."""
    while await refusal_key(http.call("GET", "/api/me")) != key:
        await asyncio.sleep(0.05)


@async_test
async def test_a_banned_person_is_hung_up_and_may_return_later(own_server: ServerProcess, admin: Admin) -> None:
    with own_server:
        async with Players(own_server) as players:
            table, (ada, ben) = await players.start_game("anno1503", 2)
            people = admin("people", table)
            assert re.search(r"Seat 2: Ben, person (\d+)\n", people)
            assert f"Seat 1: Ada, person {ada.person_id}" in people
            assert "Banned" in admin("ban", str(ben.person_id))
            assert (await ben.live.closed_because())[0] == 1008
            await until_answered(ben.http, "banned-here")
            await assert_refused(ben.reconnect(), "banned-here")
            assert not ada.live.closed
            assert f"Banned: {ben.person_id} Ben since" in admin("status")
            admin("unban", str(ben.person_id))
            await until_answered(ben.http, "")
            assert "not banned" in admin("unban", str(ben.person_id), code=2)


@async_test
async def test_a_banned_network_gets_nothing(own_server: ServerProcess, admin: Admin) -> None:
    own_server.options += ["--proxy", "127.0.0.1"]
    with own_server:
        async with Players(own_server) as players:
            ada = await players.connect("Ada")
            admin("ban", "198.51.100.7/24")
            await until_refused_from(ada.http, "198.51.100.20")
            assert (await ada.http.http.get("/", headers={"X-Forwarded-For": "198.51.100.9"})).status_code == 403
            assert (await ada.http.http.get("/api/me", headers={"X-Forwarded-For": "198.51.99.9"})).status_code == 200
            assert not ada.live.closed


async def until_refused_from(http: HttpClient, address: str) -> None:
    while (await http.http.get("/api/me", headers={"X-Forwarded-For": address})).status_code != 403:
        await asyncio.sleep(0.05)


@async_test
async def test_closed_sign_up_keeps_those_who_are_known(own_server: ServerProcess, admin: Admin) -> None:
    with own_server:
        ada = HttpClient(own_server.url)
        await ada.introduce()
        admin("signup", "closed")
        assert "Sign-up: closed" in admin("status")
        key = ""
        while not key:
            guest = HttpClient(own_server.url)
            key = await refusal_key(guest.introduce())
            await guest.close()
        assert key == "sign-up-closed"
        await ada.call("PUT", "/api/me", {"name": "Adele"})
        admin("signup", "open")
        await ada.close()


@async_test
async def test_an_announcement_reaches_everybody(own_server: ServerProcess, admin: Admin) -> None:
    with own_server:
        async with Players(own_server) as players:
            ada = await players.connect("Ada")
            assert await ada.call("GET", "/api/announcement") == {"text": "", "restart": None}
            admin("announce", "New rooms.", "--minutes", "10")
            message = await ada.wait_for_message("announcement")
            assert message["text"] == "New rooms."
            assert await ada.call("GET", "/api/announcement") == {"text": "New rooms.", "restart": message["restart"]}
            ben = await players.connect("Ben")
            assert (await ben.wait_for_message("announcement"))["restart"] == message["restart"]
            assert "restart at" in admin("status")
            admin("announce", "--clear")
            while (await ada.wait_for_message("announcement"))["restart"] is not None:
                await ada.live.news()
            assert "Announcement: none" in admin("status")
            assert "--clear alone" in admin("announce", code=2)


@async_test
async def test_a_deleted_table_closes_for_all(own_server: ServerProcess, admin: Admin) -> None:
    with own_server:
        async with Players(own_server) as players:
            table, (ada, ben) = await players.start_game("anno1503", 2)
            assert "To delete" in admin("delete", table)
            await ada.call("GET", f"/api/tables/{table}")
            assert "deleted" in admin("delete", table, "--yes")
            for player in (ada, ben):
                await player.wait_for_message("closed")
                await assert_refused(player.live.open(table), "table-unknown")
            assert "There is no such table" in admin("delete", table, "--yes", code=2)


@pytest.mark.parametrize("text", ["everybody", "", "192.0.2.300", "192.0.2.0/33", "-1", "1234567890"])
def test_what_cannot_be_banned(text: str) -> None:
    with pytest.raises(FormError) as caught:
        ban_subject(text)
    assert caught.value.phrase.key == "ban-subject"


def test_what_is_too_long_to_announce(tmp_path: Path) -> None:
    engine = open_engine(sqlite_address(tmp_path / "kontor.db"))
    migrate(engine)
    with engine.begin() as connection:
        announce(connection, Announcement("x" * 150, 1795112345.0))
        with pytest.raises(FormError) as caught:
            announce(connection, Announcement("x" * 170, 1795112345.0))
        assert caught.value.phrase.key == "announcement-long"
        shown = read_decisions(connection).announcement
    assert shown is not None
    assert len(shown.text) == 150
    engine.dispose()
