"""Real damage to SQLite files: garbage in pages, files cut off, rows that another program has spoiled."""

import sqlite3
from contextlib import closing
from pathlib import Path

PAGE = 4096
GARBAGE = bytes(range(256)) * (PAGE // 256)


def spoil_page(path: Path, number: int) -> None:
    """Overwrite a page of a file. The first page has number 1."""
    with path.open("r+b") as file:
        file.seek((number - 1) * PAGE)
        file.write(GARBAGE)


def root_page(path: Path, name: str) -> int:
    """Return the number of the first page of a table or an index."""
    with closing(sqlite3.connect(path)) as connection:
        ((number,),) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", [name])
        return int(number)


def pages_of(path: Path, text: str) -> list[int]:
    """Return the numbers of the pages that hold a text."""
    data = path.read_bytes()
    return [page for page in range(1, len(data) // PAGE + 1) if text.encode() in data[(page - 1) * PAGE : page * PAGE]]


def execute(path: Path, *statements: str) -> None:
    """Change rows behind the back of the server."""
    with closing(sqlite3.connect(path, timeout=30)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
