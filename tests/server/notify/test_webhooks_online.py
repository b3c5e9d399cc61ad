"""A running server tells a webhook that it is somebody's turn, and that a game is over."""

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

import pytest

from kontor.lang.translator import Translator
from tests.server.support.serving import Company, over_sockets, texts
from tools.harness.server_process import ServerProcess


class Hook:
    """Somewhere to send notices to."""

    def __init__(self) -> None:
        self.got: Queue[Any] = Queue()
        got = self.got

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                got.put((self.path, json.loads(self.rfile.read(length))))
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    async def next(self) -> Any:
        return await asyncio.to_thread(self.got.get, timeout=30.0)


@pytest.fixture
def hook() -> Iterator[Hook]:
    found = Hook()
    yield found
    found.server.shutdown()
    found.server.server_close()


@over_sockets
async def test_who_is_away_is_told_by_webhook(sqlite_server: ServerProcess, hook: Hook) -> None:
    async with Company(sqlite_server) as company:
        ada, ben = await company.player("Ada"), await company.player("Ben", language="de")
        for player in (ada, ben):
            await player.call(
                "PUT", "/api/me", {"webhook": f"{hook.url}/{player.name}", "language": player.live.hello["language"]}
            )
        assert (await ben.call("GET", "/api/me"))["webhook"]
        await ben.call("POST", "/api/me/webhook")
        path, notice = await hook.next()
        assert (path, notice["kind"], notice["table"]) == ("/Ben", "trial", "")
        seats = [{"kind": "me"}, {"kind": "free"}]
        table = await ada.http.make("anno1800", seats, drawn=False, title="@all <b>")
        await ada.live.open(table)
        await ben.call("POST", f"/api/tables/{table}/join", {"secret": await ada.http.link(table)})
        await ada.until_entry(table, "started")
        while ada.info(table)["actor"] == 0:
            ways = await ada.ask("ways", table, seat=0, thing=(await texts(ada, table, 0))[-1])
            await ada.play(table, 0, ways["data"]["ways"][0]["text"])
        # Ada looked on when it was hers to act, so the first notice is for Ben, who does not.
        path, notice = await hook.next()
        assert (path, notice["kind"], notice["table"], notice["game"]) == ("/Ben", "your_turn", table, "anno1800")
        assert notice["link"].endswith(f"/t/{table}")
        assert notice["text"] == notice["content"]
        # In his language, and nothing in it calls others or builds links.
        assert notice["text"].startswith(Translator("de").say("notice-your_turn", title="all b"))


@over_sockets
async def test_who_is_away_hears_of_the_end(sqlite_server: ServerProcess, hook: Hook) -> None:
    async with Company(sqlite_server) as company:
        table, (ada, ben) = await company.table("anno1503", 2)
        await ben.call("PUT", "/api/me", {"webhook": f"{hook.url}/Ben"})
        await ben.ask("leave", table, seat=1)
        await ben.live.close()
        await ada.ask("leave", table, seat=0)
        # While a bot stands in for Ben it is never his turn.
        path, notice = await hook.next()
        assert (path, notice["kind"], notice["table"]) == ("/Ben", "over", table)
        await ada.until(table, lambda now: now["info"]["status"] == "over")
        assert hook.got.empty()
