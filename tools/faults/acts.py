"""Checks in the store that bots and clocks have acted exactly once: each time they had to, and never otherwise."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from kontor.engine.protocol import Data
from kontor.server.models import PLAYING, Entry
from kontor.server.tables.session import TableSession
from kontor.server.tables.transition import apply, open_table
from tools.faults.ledger import Ledger

_EARLY = 0.1
"""Seconds by which the times of servers may differ."""
_IDLE_KINDS = ("chat", "watches", "guest")
"""Entries that change nothing for a bot that is to act."""


class Acts:
    """What bots and clocks have done at all tables, and how long it took. Faults go to the ledger."""

    def __init__(self, ledger: Ledger, patience: float) -> None:
        self.ledger = ledger
        self.patience = patience
        """Seconds after which a bot or a clock should have acted."""
        self.bot_moves = 0
        self.timeouts = 0
        self.clock_shifts = 0
        self.bot_waits: list[float] = []
        self.clock_waits: list[float] = []
        self.resumed: list[float] = []
        """When an outage of the store ended. Nobody could act before."""

    def check(self, entries: Sequence[Data], now: float) -> None:
        """Check all entries of a store, which was read at the time `now`."""
        by_table: defaultdict[str, list[Entry]] = defaultdict(list)
        for row in entries:
            by_table[row["table_id"]].append(_entry(row))
        for table, log in by_table.items():
            self._check_table(table, log, now)

    def _check_table(self, table: str, log: Sequence[Entry], now: float) -> None:
        session = open_table(table, log[0])
        turn_began = log[0].at
        for entry in log[1:]:
            self._check_entry(session, entry, turn_began)
            apply(session, entry)
            if entry.kind not in _IDLE_KINDS:
                turn_began = entry.at
        if _acting_bot(session) and now - turn_began > self.patience:
            self._fault("stuck", session, None, f"a bot has not acted for {now - turn_began:.0f} s")
        if session.deadline is not None and now - session.deadline > self.patience:
            self._fault("stuck", session, None, f"time has been up for {now - session.deadline:.0f} s")

    def _check_entry(self, session: TableSession, entry: Entry, turn_began: float) -> None:
        self.clock_shifts += entry.kind == "clock_shifted"
        if entry.kind == "timeout":
            self._check_timeout(session, entry)
        elif entry.kind == "move" and entry.person is None:
            self._check_bot_move(session, entry, turn_began)
        elif entry.kind == "move" and _acting_bot(session):
            self._fault("doubled", session, entry, "a person moved in place of a bot")
        elif session.deadline is not None and entry.at > session.deadline + self.patience:
            self._fault("stuck", session, entry, "time was up long before")

    def _check_timeout(self, session: TableSession, entry: Entry) -> None:
        self.timeouts += 1
        if session.deadline is None or entry.seat != session.actor:
            return self._fault("doubled", session, entry, "no clock was running for this seat")
        self.clock_waits.append(self._wait(session.deadline, entry))
        if entry.at < session.deadline - _EARLY:
            self._fault("doubled", session, entry, "time was not up yet")
        return None

    def _check_bot_move(self, session: TableSession, entry: Entry, turn_began: float) -> None:
        self.bot_moves += 1
        self.bot_waits.append(self._wait(turn_began, entry))
        if not _acting_bot(session) or entry.seat != session.actor:
            self._fault("doubled", session, entry, "a bot moved that was not to act")

    def _wait(self, since: float, entry: Entry) -> float:
        """Return how long an entry was late, not counting outages of the store."""
        return entry.at - max([since, *(resumed for resumed in self.resumed if resumed <= entry.at)])

    def _fault(self, kind: str, session: TableSession, entry: Entry | None, what: str) -> None:
        where = "the end" if entry is None else f"entry {entry.number}"
        self.ledger.fault(kind, f"{session.id}, {where}: {what}")


def _acting_bot(session: TableSession) -> str:
    playing = session.status == PLAYING and session.actor >= 0
    return session.seats[session.actor].active_bot if playing else ""


def _entry(row: Mapping[str, object]) -> Entry:
    return Entry(**{name: row[name] for name in Entry._fields})  # type: ignore[arg-type]
