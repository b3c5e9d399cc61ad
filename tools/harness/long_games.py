"""Long games for tests and attacks: legal records of any number of lines, and what is asked about them."""

import json
from collections.abc import Sequence
from typing import Any

from kontor.engine.matches import new_match
from kontor.engine.protocol import Data

PLAYERS = ("Ada", "Ben")


def long_record(lines: int, players: Sequence[str] = PLAYERS, **fields: Any) -> str:
    """Return the record of a game of Anno 1800 that was broken off after many lines: everybody celebrates festivals."""
    record = new_match("anno1800", players, seed=1).record()
    turns = [f"{index // 2 % len(players)} {'end' if index % 2 else 'festival'}" for index in range(lines)]
    data: Data = {**record.data(), "moves": turns, "broken_off": "long enough", **fields}
    return json.dumps(data, separators=(",", ":"))


def history_questions(table: str, seat: int = -1) -> list[Data]:
    """Return a question of each kind about the past of a table."""
    return [
        {"type": "log", "table": table, "seat": seat},
        {"type": "log", "table": table, "seat": seat, "first": 10_000},
        {"type": "standings", "table": table, "seat": seat},
        {"type": "position", "table": table, "seat": seat, "lines": 9_999},
        {"type": "entries", "table": table, "before": 2},
        {"type": "open", "table": table, "after": 0},
    ]
