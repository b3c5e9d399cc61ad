"""A guest of a table who looks at it in every way, to see what is shown after the owner has removed them."""

import asyncio
from contextlib import suppress

from kontor.engine.protocol import Data
from tools.faults.player import CONNECTION_ERRORS
from tools.harness.table_client import HttpClient, LiveClient, RefusedError

_PATIENCE = 5.0
_PAUSE = 0.2


class Guest:
    """A person without a seat, who follows a table live and asks for it over HTTP, again and again."""

    def __init__(self, urls: list[str], home: str, table: str) -> None:
        self.urls = urls
        """The servers that are asked."""
        self.http = HttpClient(home, "Guest")
        self.person = 0
        self.table = table
        self.shown: set[int] = set()
        """The numbers of the entries that were shown."""
        self.refusals = 0
        """How often the table was said not to exist."""
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Sign in and look at the table until `close`."""
        self.person = await self.http.introduce()
        for url in self.urls:
            self._tasks += [asyncio.create_task(self._follow(url)), asyncio.create_task(self._ask(url))]

    async def _follow(self, url: str) -> None:
        while True:
            live = LiveClient(url, self.http.key, patience=_PATIENCE)
            try:
                await live.start()
                self._note((await live.open(self.table))["entries"])
                while True:
                    # First what has come already: it counts even if the connection has ended since.
                    while live.heard:
                        data = live.heard.popleft()
                        self._note([data["entry"]] if data["type"] == "happened" else [])
                    with suppress(TimeoutError):
                        await live.news()
            except RefusedError as error:
                self._refuse(error)
            except CONNECTION_ERRORS:
                pass
            finally:
                await live.close()
            await asyncio.sleep(_PAUSE)

    async def _ask(self, url: str) -> None:
        http = HttpClient(url, key=self.http.key)
        try:
            while True:
                try:
                    shown = await http.call("GET", f"/api/tables/{self.table}", timeout=_PATIENCE)
                    self._note(shown["entries"])
                except RefusedError as error:
                    self._refuse(error)
                except CONNECTION_ERRORS:
                    pass
                await asyncio.sleep(_PAUSE)
        finally:
            await http.close()

    def _note(self, entries: list[Data]) -> None:
        self.shown |= {entry["number"] for entry in entries}

    def _refuse(self, error: RefusedError) -> None:
        self.refusals += error.key == "table-unknown"

    async def close(self) -> None:
        """Stop looking."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.http.close()
