"""How long moves take to be acknowledged, and to be seen by the others at a table, who are on other servers."""

from time import perf_counter
from typing import NamedTuple

from kontor.engine.protocol import Data
from tools.faults.ledger import Message
from tools.harness.table_client import LiveClient

_Key = tuple[str, int]
"""A table and the number of an entry."""


class _Sent(NamedTuple):
    at: float
    person: int
    server: str


class _Seen(NamedTuple):
    at: float
    person: int
    server: str


class Latencies:
    """Collects the times of moves. All are in seconds."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self._sent: dict[_Key, _Sent] = {}
        self._seen: dict[_Key, list[_Seen]] = {}

    def acknowledge(self, done: Data, message: Message, begin: float, live: LiveClient) -> None:
        """Note that a move which was sent at `begin` was acknowledged."""
        if message.kind == "move":
            self.acknowledged.append(perf_counter() - begin)
            self._sent[message.table, done["number"]] = _Sent(begin, message.person, live.server)

    def see(self, data: Data, person: int, live: LiveClient) -> None:
        """Note that a client was shown an entry."""
        key = data["table"], data["entry"]["number"]
        at = live.arrived.pop(key, perf_counter())
        self._seen.setdefault(key, []).append(_Seen(at, person, live.server))

    def seen(self, across: bool) -> list[float]:
        """Return the times from sending a move until others saw it, on other servers (`across`) or the same one."""
        return [
            seen.at - sent.at
            for key, sent in self._sent.items()
            for seen in self._seen.get(key, ())
            if seen.person != sent.person and (seen.server != sent.server) is across
        ]
