"""A restart with many stored games: how soon the server answers, and how soon it opens a long game.

The games are those of `tests/records`, cut off in the middle, as the server would have kept them line by line.
"""

import time
from pathlib import Path
from typing import NamedTuple

import httpx
from sqlalchemy import Connection, insert

from bench.machine import seconds_of
from kontor.server import rows
from kontor.server.engine import migrate, open_engine
from kontor.server.keys import key_hash, new_key, new_table_id
from kontor.server.places import ONLOOKER, PLAYING, Entry, Person, Seat
from kontor.server.schema import ENTRIES
from kontor.server.sitting import Sitting
from kontor.table.judge import open_record
from kontor.table.lines import split_line
from kontor.table.match import Match
from kontor.table.protocol import CHANCE, Data
from kontor.table.record import Record, read_record
from tools.server_process import ServerProcess
from tools.table_client import LiveClient

LONG = 400
"""Moves of the long games."""
_RECORDS = Path(__file__).parent.parent / "tests" / "records"
_CUTS = (60, 120, 180)
"""Moves of the other games."""
_SEATS = 4


class Restart(NamedTuple):
    """Seconds from the start of the process to its first answer, for a list of tables, and for each long game."""

    first_answer: float
    processor: float
    """Seconds of processor time until the first answer: what else the machine does hardly touches it."""
    listed: float
    opened: dict[str, float]


class Stored(NamedTuple):
    """What is in the store: how much, the key of somebody who sits at every table, the long games by their game."""

    games: int
    entries: int
    key: str
    long_games: dict[str, str]


def fill(store: str, games: int) -> Stored:
    """Write so many games in play to an empty store, one long game of each kind among them."""
    engine = open_engine(store)
    migrate(engine)
    now = time.time()
    keys = [new_key() for _ in range(_SEATS)]
    records = [read_record(path.read_text(encoding="utf-8")) for path in sorted(_RECORDS.glob("*.json"))]
    longest = {record.game: record for record in sorted(records, key=_moves)}
    entries = 0
    long_games: dict[str, str] = {}
    with engine.connect().execution_options(kontor_writes=True) as connection, connection.begin():
        persons = [rows.welcome(connection, key_hash(key), f"P{seat}", "en", now) for seat, key in enumerate(keys)]
        for name, record in longest.items():
            sitting = _sitting(record, LONG, persons, now)
            long_games[name] = sitting.id
            entries += _write(connection, sitting)
        usual = [(record, cut) for record in records for cut in _CUTS if _moves(record) > cut]
        others = games - len(longest)
        for index, (record, cut) in enumerate(usual[:others]):
            sitting = _sitting(record, cut, persons, now)
            for _ in range(index, others, len(usual)):
                sitting.id = new_table_id()
                entries += _write(connection, sitting)
    engine.dispose()
    return Stored(games, entries, keys[0], long_games)


def _moves(record: Record) -> int:
    return sum(split_line(line)[0] != CHANCE for line in record.moves)


def _write(connection: Connection, sitting: Sitting) -> int:
    entries = [happening.entry for happening in sitting.happened]
    rows.insert_table(connection, sitting, entries[-1])
    connection.execute(insert(ENTRIES), [{"table_id": sitting.id, **entry._asdict()} for entry in entries[:-1]])
    return len(entries)


def _sitting(record: Record, moves: int, persons: list[Person], now: float) -> Sitting:
    """A table at which the first moves of a record have been made."""
    head = record.data()
    for name in ("moves", "result", "broken_off", "seats"):
        head.pop(name, None)
    row: Data = {
        "id": new_table_id(),
        "game": record.game,
        "rules": record.rules,
        "title": "",
        "public": False,
        "owner": persons[0].id,
        "status": PLAYING,
        "wishes": {"options": record.options, "content": record.content, "drawn": False, "clock": None},
        "head": head,
        "since": now,
        "deadline": None,
        "links": {"join": 0, "watch": 0},
        "result": None,
        "created": now,
        "changed": now,
    }
    seats = [Seat(name, person=person.id) for name, person in zip(record.players, persons, strict=False)]
    return Sitting(row, seats, {}, _entries(record, moves, persons, now))


def _entries(record: Record, moves: int, persons: list[Person], now: float) -> list[Entry]:
    game, state, options = open_record(record)
    match = Match(game, record.players, options, record.deal, record.seed, state)
    entries = [Entry(1, 0, "made", ONLOOKER, persons[0].id, None, {"name": persons[0].name}, now)]
    for lines in _steps(record)[: moves + 1]:
        match.play_again(lines)
        number, data = len(entries) + 1, {"lines": lines, "hash": match.hash()}
        if number == 2:
            entries.append(Entry(2, 0, "started", ONLOOKER, None, None, {**data, "seats": record.players}, now))
        else:
            seat = split_line(lines[0])[0]
            person = persons[seat].id
            entries.append(Entry(number, number - 2, "move", seat, person, f"{person}:m{number}", data, now))
    return entries


def _steps(record: Record) -> list[list[str]]:
    """The lines of chance before the first move; then each move with the lines of chance after it."""
    steps: list[list[str]] = [[]]
    for line in record.moves:
        if split_line(line)[0] != CHANCE:
            steps.append([])
        steps[-1].append(line)
    return steps


async def restart(server: ServerProcess, stored: Stored) -> Restart:
    """Start a server on the store and measure."""
    begin = time.perf_counter()
    server.start()
    answered = time.perf_counter()
    assert server.process is not None
    processor = seconds_of(server.process.pid)
    async with httpx.AsyncClient(base_url=server.url, headers={"Authorization": f"Bearer {stored.key}"}) as http:
        listing = time.perf_counter()
        listed = await http.get("/api/tables")
        took = time.perf_counter() - listing
    if listed.status_code != 200 or not listed.json()["tables"]:
        raise RuntimeError("the stored tables are not listed")
    opened: dict[str, float] = {}
    client = LiveClient(server.url, stored.key)
    await client.start()
    for name, table in stored.long_games.items():
        asked = time.perf_counter()
        shown = await client.open(table)
        opened[name] = time.perf_counter() - asked
        if shown["revision"] != LONG or shown["info"]["frozen"]:
            raise RuntimeError(f"the long game of {name} is not as it was stored")
    await client.close()
    return Restart(answered - begin, processor, took, opened)
