"""What clients sent, were promised and were shown while a server went through faults; the store held against it."""

import json
from collections import Counter, defaultdict
from hashlib import blake2b
from typing import Any, NamedTuple

from sqlalchemy import select

from kontor.engine.protocol import Data
from kontor.server.store.database import open_engine
from kontor.server.store.schema import ENTRIES, TABLES

_FIELDS = ("revision", "kind", "seat", "at")
"""What an entry shows of itself to everybody."""


class Message(NamedTuple):
    """An act as a client sends it, as often as it takes: always with the same id on the same revision."""

    table: str
    person: int
    id: str
    kind: str
    fields: Data

    @property
    def name(self) -> tuple[str, str]:
        """What it is called in the store: its table, and its sender."""
        return self.table, f"{self.person}:{self.id}"


class Promise(NamedTuple):
    """What the server said of a message that it had kept."""

    number: int
    revision: int
    kind: str


class Ledger:
    """Everything that the store must bear out."""

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
        self.away = 0
        """Refusals because the store was away."""
        self.again = 0
        """Messages that were sent again because no answer had come."""
        self.kept_unanswered = 0
        """Of these, how many had been kept all the same; they must not count twice."""
        self.faults: defaultdict[str, list[str]] = defaultdict(list)

    def fault(self, kind: str, what: str) -> None:
        """Note something that must not be; each only once."""
        if what not in self.faults[kind]:
            self.faults[kind].append(what)

    def promise(self, message: Message, done: Data) -> None:
        """The server says that it has kept a message."""
        promise = Promise(done["number"], done["revision"], message.kind)
        before = self.promised.setdefault(message.name, promise)
        if before != promise:
            self.fault("doubled", f"{message.name} was kept as {before} and as {promise}")

    def refuse(self, message: Message, key: str) -> None:
        """The server says that it has not kept a message, and will not."""
        self.refusals[key] += 1
        self.refused[message.name] = key
        if key == "server-fault":
            self.fault("failed", f"the server failed at {message.name}")

    def show(self, table: str, person: int, entry: Data) -> None:
        """A client was shown an entry; it must look the same whenever it is shown."""
        fields = {name: entry[name] for name in _FIELDS}
        if self.shown.setdefault((table, entry["number"]), fields) != fields:
            self.fault("changed", f"entry {entry['number']} of {table} was shown as another one")
        digest = _digest(entry)
        if self.seen.setdefault((table, entry["number"], person), digest) != digest:
            self.fault("changed", f"entry {entry['number']} of {table} looked otherwise to {person}: {entry['kind']}")

    def behold(self, table: str, person: int, shown: Data, by: str) -> None:
        """A client was shown a position; at one revision there is only one, whatever was not kept in the end."""
        digest = _digest([(scene["seat"], scene["view"]) for scene in shown["scenes"]])
        if self.views.setdefault((table, shown["revision"], person), digest) != digest:
            self.fault("changed", f"revision {shown['revision']} of {table} looked otherwise to {person} by {by}")

    def count(self, kind: str) -> int:
        """How many faults of a kind there are."""
        return len(self.faults[kind])

    @property
    def clean(self) -> bool:
        """Whether nothing went wrong."""
        return not any(self.faults.values())


class Audit:
    """Holds the store against the ledger, again and again; what it has once seen there must stay."""

    def __init__(self, address: str, ledger: Ledger) -> None:
        self.address = address
        self.ledger = ledger
        self.entries = 0
        self.tables = 0
        self._known: dict[tuple[str, int], bytes] = {}

    def read(self) -> tuple[list[Data], list[Data]]:
        """All tables and entries as one look at the store shows them."""
        engine = open_engine(self.address, 1)
        try:
            with engine.connect() as connection:
                entries = select(ENTRIES).order_by(ENTRIES.c.table_id, ENTRIES.c.number)
                # The entries first: where a look is no snapshot, a table can only have moved on.
                rows = [dict(row) for row in connection.execute(entries).mappings()]
                return [dict(row) for row in connection.execute(select(TABLES)).mappings()], rows
        finally:
            # Nothing of ours stays open: a server that is killed must find its files as it left them.
            engine.dispose()

    def compare(self, before: "Expected", tables: list[Data], entries: list[Data]) -> None:
        """Note all in which the store does not bear out what was promised and shown before it was read."""
        self.entries, self.tables = len(entries), len(tables)
        by_table: defaultdict[str, list[Data]] = defaultdict(list)
        for entry in entries:
            by_table[entry["table_id"]].append(entry)
        for table in tables:
            self._check_row(table, by_table[table["id"]])
        self._check_senders(before, entries)
        self._check_shown(before, entries)
        self._check_known(entries)

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
                kept = Promise(entry["number"], entry["revision"], entry["kind"])
                promises[entry["table_id"], entry["sender"]].append(kept)
            elif entry["person"] is not None and entry["kind"] in ("move", "undo", "chat"):
                self.ledger.fault("doubled", f"entry {entry['number']} of {entry['table_id']}: nobody sent it")
        for name, promise in before.promised.items():
            kept_as = promises.get(name, [])
            if not kept_as:
                self.ledger.fault("lost", f"{name} was acknowledged as {promise} and is not there")
            elif len(kept_as) > 1:
                self.ledger.fault("doubled", f"{name} is there {len(kept_as)} times")
            elif kept_as[0] != promise:
                self.ledger.fault("changed", f"{name} was acknowledged as {promise} and is {kept_as[0]}")
        for name in promises:
            if name in before.refused:
                self.ledger.fault("doubled", f"{name} was refused ({before.refused[name]}) and is there")
            if name not in self.ledger.sent:
                self.ledger.fault("doubled", f"{name} is there, but nobody sent it")

    def _check_shown(self, before: "Expected", entries: list[Data]) -> None:
        kept = {(entry["table_id"], entry["number"]): entry for entry in entries}
        for (table, number), fields in before.shown.items():
            entry = kept.get((table, number))
            if entry is None:
                self.ledger.fault("lost", f"entry {number} of {table} was shown and is not there")
            elif {name: entry[name] for name in _FIELDS} != fields:
                self.ledger.fault("changed", f"entry {number} of {table} was shown as another one")

    def _check_known(self, entries: list[Data]) -> None:
        present = {(entry["table_id"], entry["number"]): _digest(entry) for entry in entries}
        for (table, number), digest in self._known.items():
            if present.get((table, number)) != digest:
                self.ledger.fault("changed", f"entry {number} of {table} is not what it was")
        self._known = present


class Expected(NamedTuple):
    """What the ledger held before the store was read: all of it must be there."""

    promised: dict[tuple[str, str], Promise]
    refused: dict[tuple[str, str], str]
    shown: dict[tuple[str, int], Data]


def expected(ledger: Ledger) -> Expected:
    """What the store must hold from now on."""
    return Expected(dict(ledger.promised), dict(ledger.refused), dict(ledger.shown))


def _digest(data: Any) -> bytes:
    return blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=16).digest()
