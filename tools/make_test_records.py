"""Makes the recorded games that the tests replay: for each number of players a draw and a victory.

Needed again only when rules or figures change on purpose: `.venv/bin/python -m tools.make_test_records`.
"""

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path

from kontor.table.begin import new_match
from kontor.table.match import Match

FOLDER = Path(__file__).parent.parent / "tests" / "records"
NAMES = ["Ada", "Ben", "Cleo", "Dov"]
LARGEST = 120_000
"""Bytes that a record may have."""

Choice = Callable[[list[str], random.Random], str]

# How much a keen player likes each kind of move; random players only wander about.
_LIKED = {"keep": 40, "develop": 30, "pioneer": 30, "look": 20, "ship": 10, "sell": 6, "sail": 6, "buy": 2}


def at_random(legal: list[str], dice: random.Random) -> str:
    """Any legal move."""
    return dice.choice(legal)


def keenly(legal: list[str], dice: random.Random) -> str:
    """A legal move, those that help to win more often than others."""
    weights = [_LIKED.get(text.split()[0], 1) for text in legal]
    return dice.choices(legal, weights)[0]


def play(players: int, seed: int, choose: Choice, lines: int = 1_000_000) -> Match:
    """A match of Anno 1503 played to its end, or until it has so many lines."""
    match = new_match("anno1503", NAMES[:players], seed=seed)
    dice = random.Random(seed)
    while not match.over and len(match.seats) < lines:
        match.play(choose(match.legal(), dice))
    return match


def find(players: int, won: bool) -> Match:
    """The match of the lowest seed that ends as wanted."""
    seed = 1
    while True:
        match = play(players, seed, keenly if won else at_random)
        if bool(match.game.winners(match.state)) == won:
            return match
        seed += 1


def main() -> int:
    """Write every record, and the name of the position each ends in."""
    hashes: dict[str, str] = {}
    for players in (2, 3, 4):
        for ending in ("draw", "victory"):
            match = find(players, ending == "victory")
            path = FOLDER / f"anno1503_{players}_{ending}.json"
            match.save(path)
            if path.stat().st_size > LARGEST:
                print(f"{path.name} is too large.", file=sys.stderr)
                return 1
            hashes[path.name] = match.hash()
    (FOLDER.parent / "record_hashes.json").write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
