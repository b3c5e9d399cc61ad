"""What a tournament shows, as tables for the terminal and for the page."""

from typing import Any, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.table import Table

from kontor.cli.context import AppContext
from kontor.lang.translator import Translator


class Told(NamedTuple):
    """A table in the reader's language; the first column names what a row is about.

    >>> Told("Times", ["", "mean"], [["greedy", "3 ms"]]).rows[0][1]
    '3 ms'
    """

    title: str
    head: list[str]
    rows: list[list[str]]


def print_tally(app: AppContext, told: dict[str, Any]) -> None:
    """Print all tables, and the means below."""
    for title, head, rows in all_tables(app.translator, told):
        # Without lines between columns, so that the widest table fits into 80 of them in every language.
        table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
        for index, name in enumerate(head):
            table.add_column(name, justify="right" if index else "left", overflow="fold", no_wrap=not index)
        for row in rows:
            table.add_row(*row)
        app.out.print(table)
    for label, value in means(app.translator, told):
        app.line(app.say("list-label", label=label, value=value))


def all_tables(translator: Translator, told: dict[str, Any]) -> list[Told]:
    """Every table that has something to tell."""
    made = [of_bots(translator, told)]
    if told["pairs"]:
        made.append(of_pairs(translator, told))
    if len(told["tables"]) > 1 and told["players"] > 2:
        made.append(of_tables(translator, told))
    if told["sources"]:
        made.append(of_sources(translator, told))
    return [*made, of_times(translator, told)]


def by_strength(told: dict[str, Any]) -> list[str]:
    """The bots, the best first.

    >>> by_strength({"bots": {"easy": {"rating": {"strength": 20.0}}, "hard": {"rating": {"strength": 30.0}}}})
    ['hard', 'easy']
    """
    return sorted(told["bots"], key=lambda bot: -told["bots"][bot]["rating"]["strength"])


def of_bots(translator: Translator, told: dict[str, Any]) -> Told:
    """How often each bot won, how often one would by chance unless that is half of the games, and its rating."""
    say = translator.say
    chances = {bot: by_chance(told, bot) for bot in told["bots"]}
    told_chances = any(chance not in (0.0, 0.5) for chance in chances.values())
    head = ["simulate-won", "arena-games", "simulate-share", "simulate-interval", "arena-rating"]
    if told_chances:
        head.insert(3, "arena-by-chance")

    def row(bot: str) -> list[str]:
        of = told["bots"][bot]
        rating = of["rating"]
        share, between = _share(translator, of)
        chance = [say("simulate-percent", share=chances[bot])] if told_chances else []
        shares = [say("arena-number", number=of["won"]), str(of["games"]), share, *chance, between]
        return [*shares, say("arena-about", number=rating["strength"], spread=rating["high"] - rating["strength"])]

    rows = [[bot, *row(bot)] for bot in by_strength(told)]
    return Told(say("simulate-games", count=told["games"]), ["", *map(say, head)], rows)


def by_chance(told: dict[str, Any], bot: str) -> float:
    """The share of victories of a bot that is no better or worse than the others: its share of the seats.

    >>> by_chance({"by_table": [{"table": ["hard", "easy", "easy"], "bots": {"hard": {"games": 9}}}]}, "hard") == 1 / 3
    True
    """
    tables = [(of["table"], of["bots"][bot]["games"]) for of in told["by_table"] if bot in of["table"]]
    games: int = sum(number for _, number in tables)
    seats: float = sum(number * table.count(bot) / len(table) for table, number in tables)
    return seats / games if games else 0.0


def of_pairs(translator: Translator, told: dict[str, Any]) -> Told:
    """How often one of two came in before the other."""
    say = translator.say
    head = ["", say("arena-games"), say("arena-ahead"), say("simulate-interval")]
    rows: list[list[str]] = []
    for pair in told["pairs"]:
        one, other = pair["bots"]
        rows.append([say("arena-pair", one=one, other=other), str(pair["games"]), *_share(translator, pair)])
    return Told(say("arena-pairs"), head, rows)


def of_tables(translator: Translator, told: dict[str, Any]) -> Told:
    """How often each bot won at each table."""
    say = translator.say
    head = ["", "", say("arena-games"), say("simulate-share"), say("simulate-interval")]
    rows: list[list[str]] = []
    for table in told["by_table"]:
        for bot, of in table["bots"].items():
            rows.append([", ".join(table["table"]), bot, str(of["games"]), *_share(translator, of)])
    return Told(say("arena-tables"), head, rows)


def of_sources(translator: Translator, told: dict[str, Any]) -> Told:
    """Where the points of each bot come from: a row for each source, since they have long names."""
    say = translator.say
    bots = by_strength(told)

    def row(label: str, values: list[float | None]) -> list[str]:
        return [say(label), *("–" if value is None else say("arena-number", number=value) for value in values)]

    rows = [
        row(f"arena-source-{name}", [told["bots"][bot]["mean_by_source"].get(name) for bot in bots])
        for name in told["sources"]
    ]
    rows.append(row("simulate-mean-score", [told["bots"][bot]["mean_score"] for bot in bots]))
    return Told(say("arena-sources"), ["", *bots], rows)


def of_times(translator: Translator, told: dict[str, Any]) -> Told:
    """How long each bot took to decide, and how often too long where it had so many seconds."""
    say = translator.say
    bots = by_strength(told)
    times = [told["times"][bot] for bot in bots]
    rows = [
        [say("arena-budget"), *(budget(translator, told["budgets"][bot]) for bot in bots)],
        [say("arena-decisions"), *(str(of["decisions"]) for of in times)],
        [say("arena-rate"), *(say("arena-number", number=of["decisions_per_second"]) for of in times)],
    ]
    for label, name in (("mean", "mean_ms"), ("within-95", "within_95_ms"), ("worst", "worst_ms")):
        rows.append([say(f"arena-{label}-ms"), *(milliseconds(translator, of[name]) for of in times)])
    timed = [bot for bot in bots if "seconds" in (told["budgets"][bot] or {})]
    if timed:
        rows.append([say("arena-late"), *(str(told["times"][bot]["late"]) if bot in timed else "–" for bot in bots)])
    return Told(say("arena-times"), ["", *bots], rows)


def milliseconds(translator: Translator, number: float) -> str:
    """A time with as many digits as one wants to read.

    >>> [milliseconds(Translator("en"), number) for number in (0.031, 7.46, 23.17, 1027.42)]
    ['0.03 ms', '7.46 ms', '23.2 ms', '1,027 ms']
    """
    digits = 2 if number < 10 else 1 if number < 100 else 0
    return translator.say("arena-milliseconds", number=round(number, digits))


def budget(translator: Translator, of: dict[str, Any] | None) -> str:
    """How much a bot may think.

    >>> [budget(Translator("en"), of) for of in ({"looks": 200}, {"seconds": 0.3}, None)]
    ['200 looks', '0.3 s', '–']
    """
    if of is None:
        return "–"
    if "seconds" in of:
        return translator.say("arena-seconds", number=of["seconds"])
    return translator.say("arena-looks", count=of["looks"])


def means(translator: Translator, told: dict[str, Any]) -> list[tuple[str, str]]:
    """What is told below the tables: a label and a value each."""
    say = translator.say
    rows = [(say(f"simulate-{name}"), str(told[name.replace("-", "_")])) for name in ("draws", "broken-off")]
    for name in ("mean-rounds", "mean-lines", "mean-winning-score"):
        value = told[name.replace("-", "_")]
        rows.append((say(f"simulate-{name}"), "–" if value is None else say("arena-number", number=value)))
    return rows


def _share(translator: Translator, of: dict[str, Any]) -> list[str]:
    if of["share"] is None:
        return ["–", "–"]
    between = translator.say("simulate-between", low=of["low"], high=of["high"])
    return [translator.say("simulate-percent", share=of["share"]), between]
