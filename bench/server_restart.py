"""Restart with many stored games: the time until the server answers, and until it opens a long game.

The games are those of `tests/records`, cut off in the middle and stored line by line as the server does.
"""

import time
from typing import NamedTuple

import httpx

from bench.machine import seconds_of
from kontor.engine.record import Record, read_record
from kontor.server.keys import key_hash, new_key, new_table_id
from kontor.server.models import Person, Seat
from kontor.server.store import rows
from kontor.server.store.database import migrate, open_engine
from tools.harness.server_process import ServerProcess
from tools.harness.stored_games import build_session, insert_session, moves_of
from tools.harness.table_client import LiveClient
from tools.paths import RECORDS

LONG = 400
"""Moves of the long games."""
_CUTS = (60, 120, 180)
"""Moves of the other games."""
_SEATS = 4


class Restart(NamedTuple):
    """Seconds from the start of the process to its first answer, for a list of tables, and for each long game."""

    first_answer: float
    processor: float
    """Processor time until the first answer, which hardly depends on other load of the machine."""
    listed: float
    opened: dict[str, float]


class Stored(NamedTuple):
    """The contents of the store: counts, the key of a person who sits at every table, and the long tables by game."""

    games: int
    entries: int
    key: str
    long_games: dict[str, str]


def fill(store: str, games: int) -> Stored:
    """Write a number of games in play to an empty store, including one long game of each kind."""
    engine = open_engine(store)
    migrate(engine)
    now = time.time()
    keys = [new_key() for _ in range(_SEATS)]
    records = [read_record(path.read_text(encoding="utf-8")) for path in sorted(RECORDS.glob("*.json"))]
    longest = {record.game: record for record in sorted(records, key=moves_of)}
    entries = 0
    long_games: dict[str, str] = {}
    with engine.connect().execution_options(kontor_writes=True) as connection, connection.begin():
        persons = [rows.sign_in(connection, key_hash(key), f"P{seat}", "en", now) for seat, key in enumerate(keys)]
        for name, record in longest.items():
            session = build_session(record, LONG, _seats(record, persons), persons[0], now)
            long_games[name] = session.id
            entries += insert_session(connection, session)
        usual = [(record, cut) for record in records for cut in _CUTS if moves_of(record) > cut]
        others = games - len(longest)
        for index, (record, cut) in enumerate(usual[:others]):
            session = build_session(record, cut, _seats(record, persons), persons[0], now)
            for _ in range(index, others, len(usual)):
                session.id = new_table_id()
                entries += insert_session(connection, session)
    engine.dispose()
    return Stored(games, entries, keys[0], long_games)


def _seats(record: Record, persons: list[Person]) -> list[Seat]:
    return [Seat(name, person=person.id) for name, person in zip(record.players, persons, strict=False)]


async def restart(server: ServerProcess, stored: Stored) -> Restart:
    """Start a server on the store and measure it."""
    start = time.perf_counter()
    server.start()
    answered = time.perf_counter()
    assert server.process is not None
    processor = seconds_of(server.process.pid)
    async with httpx.AsyncClient(base_url=server.url, headers={"Authorization": f"Bearer {stored.key}"}) as http:
        requested = time.perf_counter()
        listed = await http.get("/api/tables")
        took = time.perf_counter() - requested
    if listed.status_code != 200 or not listed.json()["tables"]:
        raise RuntimeError("the stored tables are not listed")
    opened: dict[str, float] = {}
    client = LiveClient(server.url, stored.key)
    await client.start()
    for name, table in stored.long_games.items():
        requested = time.perf_counter()
        shown = await client.open(table)
        opened[name] = time.perf_counter() - requested
        if shown["revision"] != LONG or shown["info"]["frozen"]:
            raise RuntimeError(f"the long game of {name} is not as it was stored")
    await client.close()
    return Restart(answered - start, processor, took, opened)
