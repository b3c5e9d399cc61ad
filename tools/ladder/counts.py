"""What experts make of everything in the box of Anno 1800, counted from their records.

A card that is hardly ever played, or a thing whose owners win far more than others, may show that a figure is unsound.
"""

import textwrap
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from kontor.anno1800.game import Anno1800, load
from kontor.anno1800.present.view import sheets
from kontor.anno1800.rules.moves import VERBS
from kontor.arena.intervals import interval
from kontor.engine.events import Event
from kontor.engine.lines import split_line
from kontor.engine.record import Record, read_file, read_record
from tools.studies.coverage import told, wanted

SURE = 3.3
"""So many standard errors: of two hundred things that are all alike, hardly one lies further out."""
FEW = 12
"""Chances from which on it says something that a thing was never used."""
RARE = 0.1
CARD, SCORED, LYING, ACTION = "card played", "objective scored or used", "objective in play", "action"
EFFECT = "effect used"


class Count(NamedTuple):
    """Of all seats: how many had the chance to use a thing, used it, and then won; and how often it was done in all."""

    chances: int
    used: int
    won: float
    times: int


class Counts(NamedTuple):
    """What was counted in so many games with so many seats."""

    games: int
    seats: int
    things: dict[str, Count]

    @property
    def usual(self) -> float:
        """The share of the seats that win."""
        return self.games / max(1, self.seats)


def seat_counts(game: Anno1800, record: Record) -> list[tuple[set[str], Counter[str]]]:
    """For each seat of a finished game: what it could have used, and how often it used what."""
    t = game.catalog
    players = len(record.players)
    state = game.start(players, record.options, record.deal)
    held: list[set[int]] = [set() for _ in range(players)]
    did: list[Counter[str]] = [Counter() for _ in range(players)]
    for line in record.moves:
        for seat in range(players):
            held[seat].update(state.hands[seat])
        seat, action = split_line(line)
        events: list[Event] = []
        game.apply(state, game.parse(action), events)
        if seat >= 0:
            did[seat][f"{ACTION}: {action.split()[0].rstrip(':')}"] += 1
            for event in events:
                if event.args.get("seat", seat) == seat:
                    did[seat].update(told(t, event))
    for seat, sheet in enumerate(sheets(t, state)):
        for objective, points in zip(state.objectives, sheet.objectives, strict=True):
            if points:
                did[seat][f"{SCORED}: {t.objectives[objective]}"] += 1
    lying = {f"{SCORED}: {t.objectives[objective]}" for objective in state.objectives}
    return [({f"{CARD}: {t.cards[card]}" for card in held[seat]} | lying, did[seat]) for seat in range(players)]


def count(paths: list[Path]) -> Counts:
    """Everything in these records of finished games."""
    game = load({})
    chances: Counter[str] = Counter()
    used: Counter[str] = Counter()
    times: Counter[str] = Counter()
    victories: dict[str, float] = {}
    seats = 0
    for path in paths:
        record = read_record(read_file(path))
        winners = record.result["winners"] if record.result else []
        for seat, (could, did) in enumerate(seat_counts(game, record)):
            seats += 1
            chances.update(could)
            times.update(did)
            used.update(did.keys())
            for thing in did:
                victories[thing] = victories.get(thing, 0.0) + (1 / len(winners) if seat in winners else 0.0)
    things: dict[str, Count] = {}
    for part, names in parts(game).items():
        for name in names:
            thing = f"{part}: {name}"
            able = chances[thing] if part in (CARD, SCORED) else seats
            things[thing] = Count(max(able, used[thing]), used[thing], victories.get(thing, 0.0), times[thing])
    return Counts(len(paths), seats, things)


def parts(game: Anno1800) -> dict[str, list[str]]:
    """By part: everything that is counted."""
    listed = {part: names for part, names in wanted(game.catalog).items() if part not in (LYING, EFFECT)}
    return {**listed, ACTION: list(dict.fromkeys(VERBS))}


def never(counts: Counts) -> list[str]:
    """What nobody used, though many could."""
    things = [(thing, of) for thing, of in counts.things.items() if of.chances >= FEW]
    return [f"{thing} (0 of {of.chances})" for thing, of in things if not of.used]


def rare(counts: Counts) -> list[str]:
    """What few used of those who could. Who draws which island is chance."""
    things = [(thing, of) for thing, of in counts.things.items() if "drawn" not in thing]
    return [f"{thing} ({of.used} of {of.chances})" for thing, of in things if 0 < of.used < RARE * of.chances]


def outliers(counts: Counts) -> list[str]:
    """Things whose users won far more, or far less, than players do on the average."""
    lines: list[str] = []
    for thing, of in counts.things.items():
        low, high = interval(of.won, of.used, SURE)
        if of.used >= FEW and not low <= counts.usual <= high:
            lines.append(f"{thing} ({of.won / of.used:.0%} of {of.used} users)")
    return lines


def by_part(things: list[str]) -> str:
    """Things with what they have in common said once.

    >>> by_part(["card played: fw01", "card played: fw02", "action: swap"])
    'card played: fw01, fw02; action: swap'
    """
    parts: dict[str, list[str]] = {}
    for thing in things:
        part, name = thing.split(": ", 1)
        parts.setdefault(part, []).append(name)
    return "; ".join(f"{part}: {', '.join(names)}" for part, names in parts.items()) or "nothing"


def findings(counts: Counts) -> str:
    """What stands out, in a few lines."""
    lines = [f"Anno 1800, {counts.games} games, {counts.seats} seats, of which {counts.usual:.0%} win:", ""]
    for title, things in (
        (f"Never used, though {FEW} seats or more could", never(counts)),
        (f"Used by less than {RARE:.0%} of those who could", rare(counts)),
        ("Users won far more, or far less, than the others", outliers(counts)),
    ):
        lines += textwrap.wrap(f"- {title}: {by_part(things)}.", 116, subsequent_indent="  ", break_on_hyphens=False)
    return "\n".join(lines)


def whole_table(counts: Counts) -> str:
    """Every count."""
    lines = ["| thing | seats that could | used it | share | times | users who won |", "|---|---|---|---|---|---|"]
    for thing, of in counts.things.items():
        share = f"{of.used / of.chances:.0%}" if of.chances else "–"
        winners = f"{of.won / of.used:.0%}" if of.used else "–"
        lines.append(f"| {thing} | {of.chances} | {of.used} | {share} | {of.times} | {winners} |")
    return "\n".join([*lines, ""])
