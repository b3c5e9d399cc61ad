"""A backup whose rows are not what they should be restores nothing."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kontor.server.store.database import sqlite_address
from tests.server.support.stores import lines_of, run

Lines = list[Any]


def first_of(lines: Lines, table: str) -> dict[str, Any]:
    row: dict[str, Any] = next(line[1] for line in lines if isinstance(line, list) and line[0] == table)
    return row


def doubled(lines: Lines, table: str) -> None:
    lines.insert(1, [table, first_of(lines, table)])
    lines[-1]["rows"] += 1


BREAKS: dict[str, Callable[[Lines], object]] = {
    "form is a list": lambda lines: lines[0].update(form=[]),
    "form is missing": lambda lines: lines[0].pop("form"),
    "table is a list": lambda lines: lines[1].__setitem__(0, []),
    "table is unknown": lambda lines: lines[1].__setitem__(0, "chairs"),
    "table is not ours": lambda lines: lines[1].__setitem__(0, "alembic_version"),
    "row is a list": lambda lines: lines[1].__setitem__(1, []),
    "line is too long": lambda lines: lines[1].append(1),
    "line is a number": lambda lines: lines.__setitem__(1, 7),
    "unknown column": lambda lines: first_of(lines, "persons").update(age=30),
    "unknown column later": lambda lines: lines[-2][1].update(age=30),
    "missing column": lambda lines: first_of(lines, "persons").pop("name"),
    "missing column later": lambda lines: lines[-2][1].popitem(),
    "nothing where something must be": lambda lines: first_of(lines, "tables").update(game=None),
    "text for a number": lambda lines: first_of(lines, "tables").update(number="many"),
    "truth for a number": lambda lines: first_of(lines, "tables").update(number=True),
    "number for truth": lambda lines: first_of(lines, "tables").update(public=1),
    "number for text": lambda lines: first_of(lines, "tables").update(title=1),
    "list for text": lambda lines: first_of(lines, "tables").update(title=["a"]),
    "list for a dictionary": lambda lines: first_of(lines, "tables").update(wishes=[]),
    "text for an instant": lambda lines: first_of(lines, "tables").update(since="now"),
    "no number for an instant": lambda lines: first_of(lines, "tables").update(since=float("nan")),
    "no end of an instant": lambda lines: first_of(lines, "tables").update(since=10**400),
    "number too large": lambda lines: first_of(lines, "tables").update(number=2**70),
    "text too long": lambda lines: first_of(lines, "persons").update(name="a" * 41),
    "text that cannot be kept": lambda lines: first_of(lines, "persons").update(name="\ud800"),
    "text with an end": lambda lines: first_of(lines, "persons").update(name="a\0b"),
    "a person twice": lambda lines: doubled(lines, "persons"),
    "a seat before its table": lambda lines: doubled(lines, "seats"),
    "something after the end": lambda lines: lines.append(["settings", {}]),
    "too deep": lambda lines: lines.__setitem__(1, "deep"),
}


@pytest.mark.parametrize("change", BREAKS)
def test_a_backup_with_wrong_rows_restores_nothing(
    filled: tuple[Path, str, str], tmp_path: Path, change: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, broken = tmp_path / "b.gz", tmp_path / "broken.gz"
    run(capsys, "admin", "backup", str(path), "--store", sqlite_address(filled[0]))
    lines = [json.loads(line) for line in lines_of(path)]
    BREAKS[change](lines)
    text = "".join(json.dumps(line) + "\n" for line in lines).replace('"deep"', "[" * 100_000)
    broken.write_bytes(gzip.compress(text.encode()))
    store = sqlite_address(tmp_path / "new.db")
    code, said = run(capsys, "admin", "restore", str(broken), "--store", store)
    assert (code, said) == (2, "The backup is broken or was cut off. Nothing was restored.\n")
    assert run(capsys, "admin", "restore", str(path), "--store", store)[0] == 0


@pytest.mark.parametrize("change", ["a person twice", "a seat before its table", "text with an end"])
def test_wrong_rows_do_not_get_into_postgres(
    filled: tuple[Path, str, str], tmp_path: Path, change: str, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, broken = tmp_path / "b.gz", tmp_path / "broken.gz"
    run(capsys, "admin", "backup", str(path), "--store", sqlite_address(filled[0]))
    lines = [json.loads(line) for line in lines_of(path)]
    BREAKS[change](lines)
    broken.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))
    code, said = run(capsys, "admin", "restore", str(broken), "--store", postgres_url)
    assert (code, said) == (2, "The backup is broken or was cut off. Nothing was restored.\n")
    assert run(capsys, "admin", "restore", str(path), "--store", postgres_url)[0] == 0


@pytest.mark.parametrize("back", [3, 6, 200])
def test_a_backup_with_another_byte_restores_nothing(
    filled: tuple[Path, str, str], tmp_path: Path, back: int, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "b.gz"
    run(capsys, "admin", "backup", str(path), "--store", sqlite_address(filled[0]))
    data = bytearray(path.read_bytes())
    data[-back] ^= 0xFF
    path.write_bytes(data)
    code, said = run(capsys, "admin", "restore", str(path), "--store", sqlite_address(tmp_path / "new.db"))
    assert (code, said) == (2, "The backup is broken or was cut off. Nothing was restored.\n")
