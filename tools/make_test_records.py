"""Create the recorded games that the tests replay.

Anno 1503: a draw and a victory for each number of players. Anno 1800: for each number of players a game for each seat
that triggers the end, with alternating editions. The records called `other-…` come from another program, written from
the rules alone: they are left unchanged, and only the hashes of their final positions are updated.

Only needed when rules or figures change on purpose: `.venv/bin/python -m tools.make_test_records [GAME]`.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from itertools import count, cycle

from kontor.anno1800.content.versions import BY_NUMBER
from kontor.bots.base import make_bot
from kontor.engine.decision import Decision
from kontor.engine.match import Match
from kontor.engine.matches import load_match, new_match
from kontor.engine.protocol import Data
from kontor.engine.rng import Rng
from tools.paths import RECORDS

HASHES = RECORDS.parent / "record_hashes.json"
NAMES = ["Ada", "Ben", "Cleo", "Dov"]
LARGEST = {"anno1503": 120_000, "anno1800": 60_000}
"""The maximum size of a record in bytes."""
MOST_ROUNDS = 60
"""Longer games of Anno 1800 are discarded."""

Choice = Callable[[list[str], random.Random], str]

# Weights of the kinds of moves for players that try to win. Uniformly random games hardly progress.
_WEIGHTS = {"keep": 40, "develop": 30, "pioneer": 30, "look": 20, "ship": 10, "sell": 6, "sail": 6, "buy": 2}
_OBJECTIVES = [None, "first_game", "complex", "confrontational", "relaxed", "expeditions", "hand_pressure"]


def at_random(legal: list[str], dice: random.Random) -> str:
    """Return any legal move."""
    return dice.choice(legal)


def keenly(legal: list[str], dice: random.Random) -> str:
    """Return a legal move, preferably one that helps to win."""
    weights = [_WEIGHTS.get(text.split()[0], 1) for text in legal]
    return dice.choices(legal, weights)[0]


def play(players: int, seed: int, choose: Choice, lines: int = 1_000_000, hands: str = "open") -> Match:
    """Play a match of Anno 1503 to its end, or until it has `lines` lines."""
    match = new_match("anno1503", NAMES[:players], seed=seed, options={"hands": hands})
    dice = random.Random(seed)
    while not match.over and len(match.seats) < lines:
        match.play(choose(match.legal(), dice))
    return match


def anno1503_matches() -> Iterator[tuple[str, Match]]:
    """Yield a draw and a victory for each number of players, with the lowest seeds."""
    for players in (2, 3, 4):
        for ending in ("draw", "victory"):
            choose = keenly if ending == "victory" else at_random
            for seed in count(1):
                match = play(players, seed, choose)
                if bool(match.game.winners(match.state)) == (ending == "victory"):
                    yield f"anno1503_{players}_{ending}.json", match
                    break


def play_bots(players: int, keen: int, seed: int, options: Data) -> Match:
    """Play a match of Anno 1800 with a greedy bot at seat `keen`. Random bots at the others try everything."""
    match = new_match("anno1800", NAMES[:players], seed=seed, options=options)
    bots = [make_bot("greedy" if seat == keen else "random", "anno1800") for seat in range(players)]
    dice = Rng(seed, "test records")
    while not match.over and match.game.rounds(match.state) < MOST_ROUNDS:
        move = bots[match.actor].choose(Decision(match.game, match.state), dice)
        match.play(match.game.text(move))
    return match


def anno1800_matches() -> Iterator[tuple[str, Match]]:
    """Yield, for each number of players and each seat, a game in which that seat triggers the end."""
    editions, objectives = cycle(BY_NUMBER[1].editions), cycle(_OBJECTIVES)
    for players in (2, 3, 4):
        for seat in range(players):
            options: Data = {"edition": next(editions)}
            preset = next(objectives)
            if preset is not None:
                options["objectives"] = preset
            for seed in count(1):
                match = play_bots(players, seat, seed, options)
                if match.over and match.view(-1)["fireworks"] == seat:
                    yield f"anno1800_{players}_{options['edition']}_{seat}.json", match
                    break


MATCHES = {"anno1503": anno1503_matches, "anno1800": anno1800_matches}


def main(only: str = "") -> int:
    """Write the records of one game or of all, and the hashes of their final positions."""
    hashes: dict[str, str] = json.loads(HASHES.read_text(encoding="utf-8"))
    for game, matches in MATCHES.items():
        if only not in (game, ""):
            continue
        for path in RECORDS.glob(f"{game}_*.json"):
            path.unlink()
            hashes.pop(path.name, None)
        for name, match in matches():
            match.save(RECORDS / name)
            if (RECORDS / name).stat().st_size > LARGEST[game]:
                print(f"{name} is too large.", file=sys.stderr)
                return 1
            hashes[name] = match.hash()
            print(f"{name}: {len(match.moves)} lines", flush=True)
    hashes |= {path.name: load_match(path).hash() for path in RECORDS.glob("other-*.json")}
    HASHES.write_text(json.dumps(dict(sorted(hashes.items())), indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
