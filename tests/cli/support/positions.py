"""Unfinished games of Anno 1800 to continue in the terminal."""

import json
from pathlib import Path

from tools.paths import RECORDS


def recorded_game(name: str) -> dict[str, object]:
    """Return a recorded game as plain data."""
    data: dict[str, object] = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    return data


def unfinished_game(name: str, path: Path, lines: int, names: list[str]) -> Path:
    """Write the first lines of a recorded game to a file, with these people at the seats. Return the path.

    A negative number of lines counts from the end.
    """
    data = recorded_game(name)
    moves = data["moves"]
    assert isinstance(moves, list)
    data["moves"] = moves[:lines]
    data["players"] = names
    data["seats"] = [""] * len(names)
    data.pop("result", None)
    path.write_text(json.dumps(data), encoding="utf-8")
    return path
