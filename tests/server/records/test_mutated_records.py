"""Import and `kontor admin verify` agree on which records are valid."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kontor.engine.errors import KontorError
from kontor.engine.legality import verify
from kontor.engine.protocol import Data
from kontor.engine.record import read_record
from kontor.server.models import OVER
from kontor.server.settings import Settings
from kontor.server.store import rows
from kontor.server.store.database import sqlite_address
from kontor.server.store.store import Store
from kontor.server.tables import creation
from kontor.server.tables.integrity.verification import check_all
from kontor.server.tables.service import TableService
from kontor.server.workers.record_tasks import judge
from tools.paths import RECORDS

NAMES = ("anno1503_3_victory.json", "anno1800_2_de_0.json")
MUTANTS = 60
JUNK: list[Any] = [None, True, -1, 2**70, 0.5, "", "junk", [], [1], {}, {"junk": 1}]
Mutation = Callable[[Data, random.Random], None]


def change_key(record: Data, dice: random.Random) -> None:
    record[dice.choice([*record, "junk"])] = dice.choice(JUNK)


def remove_key(record: Data, dice: random.Random) -> None:
    del record[dice.choice([*record])]


def change_part(record: Data, dice: random.Random) -> None:
    """Change an item of a table in the record, or add one."""
    part = record[dice.choice([name for name, value in record.items() if isinstance(value, dict)])]
    part[dice.choice([*part, "junk"])] = dice.choice(JUNK)


def swap_lines(record: Data, dice: random.Random) -> None:
    at = dice.randrange(len(record["moves"]) - 1)
    record["moves"][at : at + 2] = record["moves"][at : at + 2][::-1]


def repeat_line(record: Data, dice: random.Random) -> None:
    at = dice.randrange(len(record["moves"]))
    record["moves"].insert(at, record["moves"][at])


def cut_short(record: Data, dice: random.Random) -> None:
    """End the game early: legal without a result."""
    del record["moves"][dice.randrange(len(record["moves"])) :]
    if dice.random() < 0.7:
        record.pop("result", None)


def respell_line(record: Data, dice: random.Random) -> None:
    """Write a line with more blanks, which is free around some signs and not around others."""
    at = dice.randrange(len(record["moves"]))
    sign = dice.choice((",", ":", " "))
    record["moves"][at] = record["moves"][at].replace(sign, f"{sign} ")


MUTATIONS: list[Mutation] = [change_key, remove_key, change_part, swap_lines, repeat_line, cut_short, respell_line]


def mutants(name: str) -> list[Data]:
    original = (RECORDS / name).read_text(encoding="utf-8")
    dice = random.Random(name)
    made: list[Data] = []
    for number in range(MUTANTS):
        record: Data = json.loads(original)
        # A short game is quick to judge.
        del record["moves"][60:], record["result"]
        if number % 10 == 0:
            record = json.loads(original)
            record["result"][dice.choice([*record["result"], "junk", "more junk"])] = dice.choice(JUNK)
        for _ in range(dice.choice((1, 1, 2))):
            if isinstance(record.get("moves"), list) and len(record["moves"]) > 1:
                dice.choice(MUTATIONS)(record, dice)
        made.append(record)
    return made


def judged(text: str) -> Data | None:
    try:
        return judge({"most_lines": 20_000}, text.encode())
    except KontorError:
        return None


def is_valid_record(text: str) -> bool:
    try:
        verify(read_record(text))
    except KontorError:
        return False
    return True


@pytest.mark.parametrize("name", NAMES)
def test_import_accepts_what_verify_accepts(tmp_path: Path, name: str) -> None:
    address = sqlite_address(tmp_path / "kontor.db")
    records = mutants(name)
    accepted = {f"m{number}": judged(json.dumps(record)) for number, record in enumerate(records)}
    for table, record in zip(accepted, records, strict=True):
        assert (accepted[table] is not None) == is_valid_record(json.dumps(record)), record

    async def run() -> dict[str, KontorError | None]:
        store = Store(address)
        try:
            service = TableService(store, Settings(address), "secret")
            person = await store.write(lambda connection: rows.sign_in(connection, "hash", "Ada", "en", 0.0))
            for table, data in accepted.items():
                if data is not None:
                    session = await service.add(table, creation.import_draft(data, person))
                    assert session.status == OVER
                    assert is_valid_record(session.record().text())
            return {verdict.table: verdict.trouble for verdict in check_all(store.engine)}
        finally:
            store.close()

    verdicts = asyncio.run(run())
    assert len(verdicts) == len([data for data in accepted.values() if data is not None])
    assert 5 < len(verdicts) < MUTANTS - 5
    assert set(verdicts.values()) == {None}
