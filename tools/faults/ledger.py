"""The ledger of what clients sent, were promised and were shown during faults, and the audit of the store."""

import json
from collections import Counter, defaultdict
from hashlib import blake2b
from typing import Any, NamedTuple

from sqlalchemy import select

from kontor.engine.protocol import Data
from kontor.server.store.database import open_engine
from kontor.server.store.schema import ENTRIES, TABLES

_FIELDS = ("revision", "kind", "seat", "at")
"""The fields of an entry that everybody sees."""
_STORED_AS = {"return": "back"}
"""The kinds of entries whose commands are called otherwise."""


class Message(NamedTuple):
    """A command as a client sends it. Retries have the same id and revision."""

    table: str
    person: int
    id: str
    kind: str
    fields: Data

    @property
    def name(self) -> tuple[str, str]:
        """Return the key of the message in the store: table and sender."""
        return self.table, f"{self.person}:{self.id}"


class Promise(NamedTuple):
    """The acknowledgement of a message."""

    number: int
    revision: int
    kind: str


class Ledger:
    """Everything that the store must contain, and the faults detected so far."""

    def __init__(self) -> None:
        self.sent: set[tuple[str, str]] = set()
        self.promised: dict[tuple[str, str], Promise] = {}
        self.refused: dict[tuple[str, str], str] = {}
        self.shown: dict[tuple[str, int], Data] = {}
        self.seen: dict[tuple[str, int, int], bytes] = {}
        """By table, number and person: an entry with its events as that person saw it."""
        self.views: dict[tuple[str, int, int], bytes] = {}
        """By table, revision and person: the position as that person saw it."""
        self.refusals: Counter[str] = Counter()
        self.unavailable = 0
        """Refusals because the store was unavailable."""
        self.resent = 0
        """Messages that were sent again because no answer had come."""
        self.stored_unanswered = 0
        """Those among them that had been stored already. They must not count twice."""
        self.faults: defaultdict[str, list[str]] = defaultdict(list)

    def fault(self, kind: str, what: str) -> None:
        """Record a fault, each only once."""
        if what not in self.faults[kind]:
            self.faults[kind].append(what)

    def promise(self, message: Message, done: Data) -> None:
        """Record the acknowledgement of a message."""
        promise = Promise(done["number"], done["revision"], _STORED_AS.get(message.kind, message.kind))
        before = self.promised.setdefault(message.name, promise)
        if before != promise:
            self.fault("doubled", f"{message.name} was stored as {before} and as {promise}")

    def refuse(self, message: Message, key: str) -> None:
        """Record the refusal of a message."""
        self.refusals[key] += 1
        self.refused[message.name] = key
        if key == "server-fault":
            self.fault("failed", f"the server failed at {message.name}")

    def show(self, table: str, person: int, entry: Data) -> None:
        """Record an entry shown to a client. It must look the same whenever it is shown."""
        fields = {name: entry[name] for name in _FIELDS}
        if self.shown.setdefault((table, entry["number"]), fields) != fields:
            self.fault("changed", f"entry {entry['number']} of {table} was shown as another one")
        digest = _digest(entry)
        if self.seen.setdefault((table, entry["number"], person), digest) != digest:
            self.fault("changed", f"entry {entry['number']} of {table} looked otherwise to {person}: {entry['kind']}")

    def show_position(self, table: str, person: int, shown: Data, source: str) -> None:
        """Record a position shown to a client. A revision has one position only, even if a command was not stored."""
        digest = _digest([(scene["seat"], scene["view"]) for scene in shown["scenes"]])
        if self.views.setdefault((table, shown["revision"], person), digest) != digest:
            self.fault("changed", f"revision {shown['revision']} of {table} looked otherwise to {person} by {source}")

    def count(self, kind: str) -> int:
        """Return the number of faults of a kind."""
        return len(self.faults[kind])

    @property
    def clean(self) -> bool:
        """Whether there are no faults."""
        return not any(self.faults.values())


class Audit:
    """Compares the store with the ledger, repeatedly. Entries that were once in the store must stay unchanged."""

    def __init__(self, address: str, ledger: Ledger) -> None:
        self.address = address
        self.ledger = ledger
        self.entries = 0
        self.tables = 0
        self._previous: dict[tuple[str, int], bytes] = {}

    def read(self) -> tuple[list[Data], list[Data]]:
        """Return all tables and entries."""
        engine = open_engine(self.address, 1)
        try:
            with engine.connect() as connection:
                entries = select(ENTRIES).order_by(ENTRIES.c.table_id, ENTRIES.c.number)
                # Entries first: without a snapshot, a table can only have advanced in between.
                rows = [dict(row) for row in connection.execute(entries).mappings()]
                return [dict(row) for row in connection.execute(select(TABLES)).mappings()], rows
        finally:
            # Leave no connection open: a killed server must find its files as it left them.
            engine.dispose()

    def compare(self, before: "Expected", tables: list[Data], entries: list[Data]) -> None:
        """Record every contradiction between the store and what was promised and shown before it was read."""
        self.entries, self.tables = len(entries), len(tables)
        by_table: defaultdict[str, list[Data]] = defaultdict(list)
        for entry in entries:
            by_table[entry["table_id"]].append(entry)
        for table in tables:
            self._check_row(table, by_table[table["id"]])
        self._check_senders(before, entries)
        self._check_shown(before, entries)
        self._check_previous(entries)

    def _check_row(self, table: Data, entries: list[Data]) -> None:
        name = table["id"]
        if [entry["number"] for entry in entries] != list(range(1, len(entries) + 1)):
            self.ledger.fault("gaps", f"the numbers of {name} have gaps")
        if table["number"] < len(entries) or (entries and table["revision"] < entries[-1]["revision"]):
            self.ledger.fault("changed", f"{name} is said to be at {table['number']}, but has {len(entries)} entries")

    def _check_senders(self, before: "Expected", entries: list[Data]) -> None:
        promises: defaultdict[tuple[str, str], list[Promise]] = defaultdict(list)
        for entry in entries:
            if entry["sender"] is not None:
                stored = Promise(entry["number"], entry["revision"], entry["kind"])
                promises[entry["table_id"], entry["sender"]].append(stored)
            elif entry["person"] is not None and entry["kind"] in ("move", "undo", "chat"):
                self.ledger.fault("doubled", f"entry {entry['number']} of {entry['table_id']}: nobody sent it")
        for name, promise in before.promised.items():
            stored_as = promises.get(name, [])
            if not stored_as:
                self.ledger.fault("lost", f"{name} was acknowledged as {promise} and is not there")
            elif len(stored_as) > 1:
                self.ledger.fault("doubled", f"{name} is there {len(stored_as)} times")
            elif stored_as[0] != promise:
                self.ledger.fault("changed", f"{name} was acknowledged as {promise} and is {stored_as[0]}")
        for name in promises:
            if name in before.refused:
                self.ledger.fault("doubled", f"{name} was refused ({before.refused[name]}) and is there")
            if name not in self.ledger.sent:
                self.ledger.fault("doubled", f"{name} is there, but nobody sent it")

    def _check_shown(self, before: "Expected", entries: list[Data]) -> None:
        stored = {(entry["table_id"], entry["number"]): entry for entry in entries}
        for (table, number), fields in before.shown.items():
            entry = stored.get((table, number))
            if entry is None:
                self.ledger.fault("lost", f"entry {number} of {table} was shown and is not there")
            elif {name: entry[name] for name in _FIELDS} != fields:
                self.ledger.fault("changed", f"entry {number} of {table} was shown as another one")

    def _check_previous(self, entries: list[Data]) -> None:
        present = {(entry["table_id"], entry["number"]): _digest(entry) for entry in entries}
        for (table, number), digest in self._previous.items():
            if present.get((table, number)) != digest:
                self.ledger.fault("changed", f"entry {number} of {table} is not what it was")
        self._previous = present


class Expected(NamedTuple):
    """A copy of the ledger from before the store was read. The store must contain all of it."""

    promised: dict[tuple[str, str], Promise]
    refused: dict[tuple[str, str], str]
    shown: dict[tuple[str, int], Data]


def expected(ledger: Ledger) -> Expected:
    """Return what the store must contain from now on."""
    return Expected(dict(ledger.promised), dict(ledger.refused), dict(ledger.shown))


def _digest(data: Any) -> bytes:
    return blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=16).digest()
