"""Statistics of how experts use everything in the box of Anno 1800, from their records.

A card that is hardly ever played, or a thing whose users win far more than others, may point to a wrong figure.
"""

import textwrap
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from kontor.anno1800.game import Anno1800, load
from kontor.anno1800.present.view import sheets
from kontor.anno1800.rules.moves import KIND_NAMES
from kontor.arena.intervals import interval
from kontor.engine.events import Event
from kontor.engine.lines import split_line
from kontor.engine.record import Record, read_file, read_record
from tools.studies.coverage import all_things, things_in

SURE = 3.3
"""Standard errors of an outlier: of two hundred equal things, hardly one lies further out by chance."""
FEW = 12
"""Chances from which it is significant that a thing was never used."""
RARE = 0.1
CARD, SCORED, LYING, ACTION = "card played", "objective scored or used", "objective in play", "action"
EFFECT = "effect used"


class Count(NamedTuple):
    """Seats that could use a thing, used it, and then won, and how often it was used altogether."""

    chances: int
    used: int
    won: float
    times: int


class Counts(NamedTuple):
    """The counts of all things over a number of games and seats."""

    games: int
    seats: int
    things: dict[str, Count]

    @property
    def usual(self) -> float:
        """The share of seats that win."""
        return self.games / max(1, self.seats)


def seat_counts(game: Anno1800, record: Record) -> list[tuple[set[str], Counter[str]]]:
    """Return, for each seat of a finished game, what it could have used, and how often it used what."""
    t = game.catalog
    players = len(record.players)
    state = game.start(players, record.options, record.deal)
    held: list[set[int]] = [set() for _ in range(players)]
    uses: list[Counter[str]] = [Counter() for _ in range(players)]
    for line in record.moves:
        for seat in range(players):
            held[seat].update(state.hands[seat])
        seat, action = split_line(line)
        events: list[Event] = []
        game.apply(state, game.parse(action), events)
        if seat >= 0:
            uses[seat][f"{ACTION}: {action.split()[0].rstrip(':')}"] += 1
            for event in events:
                if event.args.get("seat", seat) == seat:
                    uses[seat].update(things_in(t, event))
    for seat, sheet in enumerate(sheets(t, state)):
        for objective, points in zip(state.objectives, sheet.objectives, strict=True):
            if points:
                uses[seat][f"{SCORED}: {t.objectives[objective]}"] += 1
    in_play = {f"{SCORED}: {t.objectives[objective]}" for objective in state.objectives}
    return [({f"{CARD}: {t.cards[card]}" for card in held[seat]} | in_play, uses[seat]) for seat in range(players)]


def count(paths: list[Path]) -> Counts:
    """Count everything in these records of finished games."""
    game = load({})
    chances: Counter[str] = Counter()
    used: Counter[str] = Counter()
    times: Counter[str] = Counter()
    victories: dict[str, float] = {}
    seats = 0
    for path in paths:
        record = read_record(read_file(path))
        winners = record.result["winners"] if record.result else []
        for seat, (could, uses) in enumerate(seat_counts(game, record)):
            seats += 1
            chances.update(could)
            times.update(uses)
            used.update(uses.keys())
            for thing in uses:
                victories[thing] = victories.get(thing, 0.0) + (1 / len(winners) if seat in winners else 0.0)
    things: dict[str, Count] = {}
    for part, names in parts(game).items():
        for name in names:
            thing = f"{part}: {name}"
            could_use = chances[thing] if part in (CARD, SCORED) else seats
            things[thing] = Count(max(could_use, used[thing]), used[thing], victories.get(thing, 0.0), times[thing])
    return Counts(len(paths), seats, things)


def parts(game: Anno1800) -> dict[str, list[str]]:
    """Return everything that is counted, by part."""
    listed = {part: names for part, names in all_things(game.catalog).items() if part not in (LYING, EFFECT)}
    return {**listed, ACTION: list(dict.fromkeys(KIND_NAMES))}


def never(counts: Counts) -> list[str]:
    """Return what nobody used, though many could."""
    things = [(thing, count) for thing, count in counts.things.items() if count.chances >= FEW]
    return [f"{thing} (0 of {count.chances})" for thing, count in things if not count.used]


def rare(counts: Counts) -> list[str]:
    """Return what few of those who could have used. Drawn islands are left out: they are chance."""
    things = [(thing, count) for thing, count in counts.things.items() if "drawn" not in thing]
    return [
        f"{thing} ({count.used} of {count.chances})" for thing, count in things if 0 < count.used < RARE * count.chances
    ]


def outliers(counts: Counts) -> list[str]:
    """Return things whose users won far more, or far less, than the average player."""
    lines: list[str] = []
    for thing, count in counts.things.items():
        low, high = interval(count.won, count.used, SURE)
        if count.used >= FEW and not low <= counts.usual <= high:
            lines.append(f"{thing} ({count.won / count.used:.0%} of {count.used} users)")
    return lines


def by_part(things: list[str]) -> str:
    """Group things by part.

    >>> by_part(["card played: fw01", "card played: fw02", "action: swap"])
    'card played: fw01, fw02; action: swap'
    """
    parts: dict[str, list[str]] = {}
    for thing in things:
        part, name = thing.split(": ", 1)
        parts.setdefault(part, []).append(name)
    return "; ".join(f"{part}: {', '.join(names)}" for part, names in parts.items()) or "nothing"


def findings(counts: Counts) -> str:
    """Return a summary of what stands out."""
    lines = [f"Anno 1800, {counts.games} games, {counts.seats} seats, of which {counts.usual:.0%} win:", ""]
    for title, things in (
        (f"Never used, though {FEW} seats or more could", never(counts)),
        (f"Used by less than {RARE:.0%} of those who could", rare(counts)),
        ("Users won far more, or far less, than the others", outliers(counts)),
    ):
        lines += textwrap.wrap(f"- {title}: {by_part(things)}.", 116, subsequent_indent="  ", break_on_hyphens=False)
    return "\n".join(lines)


def whole_table(counts: Counts) -> str:
    """Return a Markdown table of every count."""
    lines = ["| thing | seats that could | used it | share | times | users who won |", "|---|---|---|---|---|---|"]
    for thing, count in counts.things.items():
        share = f"{count.used / count.chances:.0%}" if count.chances else "–"
        winners = f"{count.won / count.used:.0%}" if count.used else "–"
        lines.append(f"| {thing} | {count.chances} | {count.used} | {share} | {count.times} | {winners} |")
    return "\n".join([*lines, ""])
