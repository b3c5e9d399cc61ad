"""Games of Anno 1800 in the middle and just before their end, to go on with at the terminal."""

import json
from pathlib import Path

from tools.paths import RECORDS


def whole(name: str) -> dict[str, object]:
    """A recorded game as plain data."""
    data: dict[str, object] = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    return data


def cut(name: str, path: Path, lines: int, names: list[str]) -> Path:
    """The first lines of a recorded game (less than 0: all but so many), played by people of these names, in a file."""
    data = whole(name)
    moves = data["moves"]
    assert isinstance(moves, list)
    data["moves"] = moves[:lines]
    data["players"] = names
    data["seats"] = [""] * len(names)
    data.pop("result", None)
    path.write_text(json.dumps(data), encoding="utf-8")
    return path
