"""What a connection waits for. The classes of asyncio would take 4 KiB more for each connection."""

import asyncio
from typing import Generic, TypeVar

Item = TypeVar("Item")


class SingleReaderQueue(Generic[Item]):
    """A queue without limit for one reader, with the methods of `asyncio.Queue` that uvicorn uses.

    >>> queue = SingleReaderQueue[str]()
    >>> queue.put_nowait("a")
    >>> queue.empty(), asyncio.run(queue.get()), queue.empty()
    (False, 'a', True)
    """

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Return whether nothing is in the queue."""
        return not self._items

    def put_nowait(self, item: Item) -> None:
        """Append an item."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Item:
        """Return the first item, and wait until there is one."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._items.pop(0)


class Gate:
    """Open at first, like an `asyncio.Event` that is set, with the methods that uvicorn uses."""

    __slots__ = ("_opening",)

    def __init__(self) -> None:
        self._opening: asyncio.Event | None = None

    def set(self) -> None:
        """Open the gate for all who wait."""
        if self._opening is not None:
            self._opening.set()
            self._opening = None

    def clear(self) -> None:
        """Close the gate."""
        if self._opening is None:
            self._opening = asyncio.Event()

    async def wait(self) -> None:
        """Wait until the gate is open."""
        while self._opening is not None:
            await self._opening.wait()
