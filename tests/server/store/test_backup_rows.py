"""Restoring a backup with invalid rows changes nothing."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kontor.server.store.database import sqlite_address
from tests.server.support.stores import FilledStore, backup_lines, run_cli

Lines = list[Any]


def first_row(lines: Lines, table: str) -> dict[str, Any]:
    row: dict[str, Any] = next(line[1] for line in lines if isinstance(line, list) and line[0] == table)
    return row


def duplicate(lines: Lines, table: str) -> None:
    lines.insert(1, [table, first_row(lines, table)])
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
    "unknown column": lambda lines: first_row(lines, "persons").update(age=30),
    "unknown column later": lambda lines: lines[-2][1].update(age=30),
    "missing column": lambda lines: first_row(lines, "persons").pop("name"),
    "missing column later": lambda lines: lines[-2][1].popitem(),
    "null in a required column": lambda lines: first_row(lines, "tables").update(game=None),
    "text for a number": lambda lines: first_row(lines, "tables").update(number="many"),
    "boolean for a number": lambda lines: first_row(lines, "tables").update(number=True),
    "number for a boolean": lambda lines: first_row(lines, "tables").update(public=1),
    "number for text": lambda lines: first_row(lines, "tables").update(title=1),
    "list for text": lambda lines: first_row(lines, "tables").update(title=["a"]),
    "list for a dictionary": lambda lines: first_row(lines, "tables").update(wishes=[]),
    "text for an instant": lambda lines: first_row(lines, "tables").update(since="now"),
    "NaN for an instant": lambda lines: first_row(lines, "tables").update(since=float("nan")),
    "instant too large": lambda lines: first_row(lines, "tables").update(since=10**400),
    "number too large": lambda lines: first_row(lines, "tables").update(number=2**70),
    "text too long": lambda lines: first_row(lines, "persons").update(name="a" * 41),
    "text with a lone surrogate": lambda lines: first_row(lines, "persons").update(name="\ud800"),
    "text with a null character": lambda lines: first_row(lines, "persons").update(name="a\0b"),
    "a person twice": lambda lines: duplicate(lines, "persons"),
    "a seat before its table": lambda lines: duplicate(lines, "seats"),
    "row after the end": lambda lines: lines.append(["settings", {}]),
    "too deep": lambda lines: lines.__setitem__(1, "deep"),
}


@pytest.mark.parametrize("change", BREAKS)
def test_a_backup_with_invalid_rows_restores_nothing(
    filled_store: FilledStore, tmp_path: Path, change: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, broken = tmp_path / "b.gz", tmp_path / "broken.gz"
    run_cli(capsys, "admin", "backup", str(path), "--store", sqlite_address(filled_store.path))
    lines = [json.loads(line) for line in backup_lines(path)]
    BREAKS[change](lines)
    text = "".join(json.dumps(line) + "\n" for line in lines).replace('"deep"', "[" * 100_000)
    broken.write_bytes(gzip.compress(text.encode()))
    store = sqlite_address(tmp_path / "new.db")
    code, output = run_cli(capsys, "admin", "restore", str(broken), "--store", store)
    assert (code, output) == (2, "The backup is broken or was cut off. Nothing was restored.\n")
    assert run_cli(capsys, "admin", "restore", str(path), "--store", store)[0] == 0


@pytest.mark.parametrize("change", ["a person twice", "a seat before its table", "text with a null character"])
def test_invalid_rows_are_not_restored_into_postgres(
    filled_store: FilledStore, tmp_path: Path, change: str, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, broken = tmp_path / "b.gz", tmp_path / "broken.gz"
    run_cli(capsys, "admin", "backup", str(path), "--store", sqlite_address(filled_store.path))
    lines = [json.loads(line) for line in backup_lines(path)]
    BREAKS[change](lines)
    broken.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))
    code, output = run_cli(capsys, "admin", "restore", str(broken), "--store", postgres_url)
    assert (code, output) == (2, "The backup is broken or was cut off. Nothing was restored.\n")
    assert run_cli(capsys, "admin", "restore", str(path), "--store", postgres_url)[0] == 0


@pytest.mark.parametrize("offset", [3, 6, 200])
def test_a_backup_with_a_changed_byte_restores_nothing(
    filled_store: FilledStore, tmp_path: Path, offset: int, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "b.gz"
    run_cli(capsys, "admin", "backup", str(path), "--store", sqlite_address(filled_store.path))
    data = bytearray(path.read_bytes())
    data[-offset] ^= 0xFF
    path.write_bytes(data)
    code, output = run_cli(capsys, "admin", "restore", str(path), "--store", sqlite_address(tmp_path / "new.db"))
    assert (code, output) == (2, "The backup is broken or was cut off. Nothing was restored.\n")
