"""Tables with games in progress, written to a store as the server would have written them move by move.

Tests, pictures and measurements can begin in the middle of a game, always with the same one.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from sqlalchemy import Connection, insert

from kontor.arena.playout import play_out
from kontor.engine.legality import open_record
from kontor.engine.lines import split_line
from kontor.engine.match import Match
from kontor.engine.protocol import CHANCE, Data
from kontor.engine.record import Record, record_of
from kontor.engine.registry import load_game
from kontor.server.keys import key_hash, new_table_id
from kontor.server.models import OVER, PLAYING, SPECTATOR, Entry, Person, Seat, StoredTable
from kontor.server.store import rows
from kontor.server.store.database import migrate, open_engine
from kontor.server.store.schema import ENTRIES
from kontor.server.tables.session import TableSession
from kontor.server.tables.transition import restore

ALL_MOVES = 1 << 30
"""A number of moves larger than any record has."""


class SeatedAs(NamedTuple):
    """A seat: a person with this key, or a bot with this name if the key is empty."""

    name: str
    key: str = ""
    bot: str = "greedy"


def moves_of(record: Record) -> int:
    """Return the number of moves in a record, without chance moves."""
    return sum(split_line(line)[0] != CHANCE for line in record.moves)


def played(
    game: str, seed: int, players: int = 2, content: Mapping[str, object] | None = None, **options: object
) -> Record:
    """Play a game among greedy bots, with changed content if given. The same seed gives the same game."""
    return play_out(load_game(game, content), ["greedy"] * players, seed, dict(options)).record


def moves_before(record: Record, words: str, share: float = 0.5) -> int:
    """Return the number of moves before a line with this start. Of several such lines, `share` chooses one."""
    moves = [line for line in record.moves if split_line(line)[0] != CHANCE]
    matching = [index for index, line in enumerate(moves) if line.startswith(words)]
    return matching[int(share * len(matching))]


@contextmanager
def _writing(store: str) -> Iterator[Connection]:
    """Yield a connection to a migrated store. Commit at the end."""
    engine = open_engine(store)
    try:
        migrate(engine)
        with engine.connect().execution_options(kontor_writes=True) as connection, connection.begin():
            yield connection
    finally:
        engine.dispose()


def create_person(store: str, name: str, key: str) -> None:
    """Create a person in a store."""
    with _writing(store) as connection:
        rows.sign_in(connection, key_hash(key), name, "en", time.time())


def store_table(
    store: str, record: Record, moves: int, seats: Sequence[SeatedAs], table: str = "", age: float = 0.0
) -> str:
    """Store a table with the first moves of a record, played `age` seconds ago, and return its name.

    The server may be running, because it loads a table when a client opens it.
    """
    now = time.time() - age
    with _writing(store) as connection:
        known = {
            sits.key: rows.sign_in(connection, key_hash(sits.key), sits.name, "en", now) for sits in seats if sits.key
        }
        taken = [
            Seat(sits.name, person=known[sits.key].id) if sits.key else Seat(sits.name, bot=sits.bot) for sits in seats
        ]
        session = build_session(record, moves, taken, next(iter(known.values())), now, table)
        insert_session(connection, session)
    return session.id


def insert_session(connection: Connection, session: TableSession) -> int:
    """Store a table with its entries and return their number."""
    entries = [applied.entry for applied in session.log]
    rows.insert_table(connection, session, entries[-1])
    connection.execute(insert(ENTRIES), [{"table_id": session.id, **entry._asdict()} for entry in entries[:-1]])
    return len(entries)


def build_session(
    record: Record, moves: int, seats: Sequence[Seat], owner: Person, now: float, table: str = ""
) -> TableSession:
    """Build a table with the first moves of a record."""
    record = record_of(record.data())
    record.players = [seat.name for seat in seats]
    head = record.data()
    for name in ("moves", "result", "broken_off", "seats"):
        head.pop(name, None)
    ended = moves >= moves_of(record)
    row: Data = {
        "id": table or new_table_id(),
        "game": record.game,
        "rules": record.rules,
        "title": "",
        "public": False,
        "owner": owner.id,
        "status": OVER if ended else PLAYING,
        "wishes": {"options": record.options, "content": record.content, "drawn": False, "clock": None},
        "head": head,
        "since": now,
        "deadline": None,
        "links": {"join": 0, "watch": 0},
        "result": record.result if ended else None,
        "created": now,
        "changed": now,
    }
    return restore(StoredTable(row, list(seats), {}, _entries(record, moves, seats, owner, now)))


def _entries(record: Record, moves: int, seats: Sequence[Seat], owner: Person, now: float) -> list[Entry]:
    game, state, options = open_record(record)
    match = Match(game, record.players, options, record.deal, record.seed, state)
    entries = [Entry(1, 0, "made", SPECTATOR, owner.id, None, {"name": owner.name}, now)]
    for lines in _steps(record)[: moves + 1]:
        match.play_again(lines)
        number, data = len(entries) + 1, {"lines": lines, "hash": match.hash()}
        if number == 2:
            entries.append(Entry(2, 0, "started", SPECTATOR, None, None, data, now))
        else:
            seat = split_line(lines[0])[0]
            person = seats[seat].person
            sender = None if person is None else f"{person}:m{number}"
            entries.append(Entry(number, number - 2, "move", seat, person, sender, data, now))
    return entries


def _steps(record: Record) -> list[list[str]]:
    """Return the chance lines before the first move, then each move with the chance lines after it."""
    steps: list[list[str]] = [[]]
    for line in record.moves:
        if split_line(line)[0] != CHANCE:
            steps.append([])
        steps[-1].append(line)
    return steps
