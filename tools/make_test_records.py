"""Create the recorded games that the tests replay, by the newest version of the rules.

Anno 1503: a draw and a victory for each number of players. Anno 1800: for each number of players a game for each seat
that triggers the end, with alternating editions. Records of older versions and those called `other-…`, which come from
another program written from the rules alone, are left unchanged: only the hashes of their final positions are updated.

Only needed when rules or figures change on purpose: `.venv/bin/python -m tools.make_test_records [GAME]`.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from itertools import count, cycle

from kontor.anno1503.rules.options import HANDS
from kontor.anno1800.content.versions import BY_NUMBER
from kontor.bots.base import make_bot
from kontor.engine.decision import Decision
from kontor.engine.match import Match
from kontor.engine.matches import load_match, new_match
from kontor.engine.protocol import Data
from kontor.engine.registry import rules_versions
from kontor.engine.rng import Rng
from tools.paths import RECORDS

HASHES = RECORDS.parent / "record_hashes.json"
NAMES = ["Ada", "Ben", "Cleo", "Dov"]
LARGEST = {"anno1503": 120_000, "anno1800": 60_000}
"""The maximum size of a record in bytes."""
MOST_ROUNDS = 60
"""Longer games of Anno 1800 are discarded."""

EDITIONS = BY_NUMBER[max(BY_NUMBER)].editions
_PAID = ("build", "play", "hire", "upgrade")
"""The words that begin a line with steps."""
_UPGRADING = [f"fw{number}" for number in range(24, 32)] + [f"aei{number}" for number in range(24, 28)]
"""The cards with free upgrades."""

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
    """Yield a draw and a victory for each number of players, with the lowest seeds. With three, hands are hidden."""
    for players in (2, 3, 4):
        for ending in ("draw", "victory"):
            choose = keenly if ending == "victory" else at_random
            for seed in count(1):
                match = play(players, seed, choose, hands=HANDS[players == 3])
                if bool(match.game.winners(match.state)) == (ending == "victory"):
                    yield f"anno1503-rules{match.game.rules}_{players}_{ending}.json", match
                    break


def play_bots(players: int, keen: int, seed: int, options: Data) -> Match:
    """Play a match of Anno 1800 with a greedy bot at seat `keen`. Random bots at the others try everything."""
    match = new_match("anno1800", NAMES[:players], seed=seed, options=options)
    bots = [make_bot("greedy" if seat == keen else "random", "anno1800") for seat in range(players)]
    dice = Rng(seed, "test records")
    while not match.over and match.game.rounds(match.state) < MOST_ROUNDS:
        text = match.game.text(bots[match.actor].choose(Decision(match.game, match.state), dice))
        match.play(text if match.actor == keen else unusually(match, text, dice))
    return match


def unusually(match: Match, text: str, dice: Rng) -> str:
    """Return a line that makes goods ahead, one that also makes surplus or takes a free upgrade, or the line itself."""
    game, state = match.game, match.state
    make = game.parse_thing("make")
    if game.is_possible(state, make) and not dice.below(3):
        return game.text(game.complete_one(state, make, dice))
    if text.split()[1:2] and text.split()[1] in _UPGRADING:
        return " ".join(text.split()[:4])
    if text.split()[0] in _PAID:
        played = match.view(-1)["seats"][match.actor]["open_cards"]
        cards = [*(card for card in played if card in _UPGRADING), *match.view(-1)["upgrades_left"]]
        steps = [f"use {card} at {place}" for card in cards for place in ("home", "1", "2", "7")]
        for step in [*steps, f"work {1 + dice.below(15)}"]:
            longer = f"{text}, {step}" if ":" in text else f"{text}: {step}"
            if match.why_not(longer) is None:
                return longer
    return text


def anno1800_matches() -> Iterator[tuple[str, Match]]:
    """Yield, for each number of players and each seat, a game in which that seat triggers the end."""
    editions, objectives = cycle(EDITIONS), cycle(_OBJECTIVES)
    for players in (2, 3, 4):
        for seat in range(players):
            options: Data = {"edition": next(editions)}
            if players == 4:
                options["card_tokens"] = "counted"
            preset = next(objectives)
            if preset is not None:
                options["objectives"] = preset
            for seed in count(1):
                match = play_bots(players, seat, seed, options)
                if match.over and match.view(-1)["fireworks"] == seat:
                    yield f"anno1800-rules{match.game.rules}_{players}_{options['edition']}_{seat}.json", match
                    break


MATCHES = {"anno1503": anno1503_matches, "anno1800": anno1800_matches}


def main(only: str = "") -> int:
    """Write the records of one game or of all, and the hashes of their final positions."""
    hashes: dict[str, str] = json.loads(HASHES.read_text(encoding="utf-8"))
    for game, matches in MATCHES.items():
        if only not in (game, ""):
            continue
        for path in RECORDS.glob(f"{game}-rules{rules_versions(game)[-1]}_*.json"):
            path.unlink()
            hashes.pop(path.name, None)
        for name, match in matches():
            match.save(RECORDS / name)
            if (RECORDS / name).stat().st_size > LARGEST[game]:
                print(f"{name} is too large.", file=sys.stderr)
                return 1
            hashes[name] = match.hash()
            print(f"{name}: {len(match.moves)} lines", flush=True)
    hashes |= {path.name: load_match(path).hash() for path in RECORDS.glob("*.json")}
    HASHES.write_text(json.dumps(dict(sorted(hashes.items())), indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
