"""The results of a tournament as tables, for the terminal and for the page."""

from typing import Any, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.table import Table

from kontor.cli.context import AppContext
from kontor.lang.translator import Translator


class ReportTable(NamedTuple):
    """A table in the reader's language. The first column names what a row is about.

    >>> ReportTable("Times", ["", "mean"], [["greedy", "3 ms"]]).rows[0][1]
    '3 ms'
    """

    title: str
    head: list[str]
    rows: list[list[str]]


def print_tally(app: AppContext, summary: dict[str, Any]) -> None:
    """Print all tables with the means below."""
    for title, head, rows in all_tables(app.translator, summary):
        # No lines between columns: the widest table must fit into 80 characters in every language.
        table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
        for index, name in enumerate(head):
            table.add_column(name, justify="right" if index else "left", overflow="fold", no_wrap=not index)
        for row in rows:
            table.add_row(*row)
        app.out.print(table)
    for label, value in means(app.translator, summary):
        app.line(app.say("list-label", label=label, value=value))


def all_tables(translator: Translator, summary: dict[str, Any]) -> list[ReportTable]:
    """Return every table that has data."""
    tables = [bots_table(translator, summary)]
    if summary["pairs"]:
        tables.append(pairs_table(translator, summary))
    if len(summary["tables"]) > 1 and summary["players"] > 2:
        tables.append(tables_table(translator, summary))
    if summary["sources"]:
        tables.append(sources_table(translator, summary))
    return [*tables, times_table(translator, summary)]


def by_strength(summary: dict[str, Any]) -> list[str]:
    """Return the bots, best first.

    >>> by_strength({"bots": {"easy": {"rating": {"strength": 20.0}}, "hard": {"rating": {"strength": 30.0}}}})
    ['hard', 'easy']
    """
    return sorted(summary["bots"], key=lambda bot: -summary["bots"][bot]["rating"]["strength"])


def bots_table(translator: Translator, summary: dict[str, Any]) -> ReportTable:
    """Return the victories and the rating of each bot. The expected share is shown unless it is one half."""
    say = translator.say
    chances = {bot: by_chance(summary, bot) for bot in summary["bots"]}
    show_chances = any(chance not in (0.0, 0.5) for chance in chances.values())
    head = ["simulate-won", "arena-games", "simulate-share", "simulate-interval", "arena-rating"]
    if show_chances:
        head.insert(3, "arena-by-chance")

    def row(bot: str) -> list[str]:
        result = summary["bots"][bot]
        rating = result["rating"]
        share, between = _share(translator, result)
        chance = [say("simulate-percent", share=chances[bot])] if show_chances else []
        shares = [say("arena-number", number=result["won"]), str(result["games"]), share, *chance, between]
        return [*shares, say("arena-about", number=rating["strength"], spread=rating["high"] - rating["strength"])]

    rows = [[bot, *row(bot)] for bot in by_strength(summary)]
    return ReportTable(say("simulate-games", count=summary["games"]), ["", *map(say, head)], rows)


def by_chance(summary: dict[str, Any], bot: str) -> float:
    """Return the expected share of victories of a bot among equals: its share of the seats.

    >>> by_chance({"by_table": [{"table": ["hard", "easy", "easy"], "bots": {"hard": {"games": 9}}}]}, "hard") == 1 / 3
    True
    """
    tables = [(row["table"], row["bots"][bot]["games"]) for row in summary["by_table"] if bot in row["table"]]
    games: int = sum(number for _, number in tables)
    seats: float = sum(number * table.count(bot) / len(table) for table, number in tables)
    return seats / games if games else 0.0


def pairs_table(translator: Translator, summary: dict[str, Any]) -> ReportTable:
    """Return how often one bot of each pair finished ahead of the other."""
    say = translator.say
    head = ["", say("arena-games"), say("arena-ahead"), say("simulate-interval")]
    rows: list[list[str]] = []
    for pair in summary["pairs"]:
        one, other = pair["bots"]
        rows.append([say("arena-pair", one=one, other=other), str(pair["games"]), *_share(translator, pair)])
    return ReportTable(say("arena-pairs"), head, rows)


def tables_table(translator: Translator, summary: dict[str, Any]) -> ReportTable:
    """Return how often each bot won at each table."""
    say = translator.say
    head = ["", "", say("arena-games"), say("simulate-share"), say("simulate-interval")]
    rows: list[list[str]] = []
    for table in summary["by_table"]:
        for bot, result in table["bots"].items():
            rows.append([", ".join(table["table"]), bot, str(result["games"]), *_share(translator, result)])
    return ReportTable(say("arena-tables"), head, rows)


def sources_table(translator: Translator, summary: dict[str, Any]) -> ReportTable:
    """Return the mean points of each bot by source. Sources are rows because their names are long."""
    say = translator.say
    bots = by_strength(summary)

    def row(label: str, values: list[float | None]) -> list[str]:
        return [say(label), *("–" if value is None else say("arena-number", number=value) for value in values)]

    rows = [
        row(f"arena-source-{name}", [summary["bots"][bot]["mean_by_source"].get(name) for bot in bots])
        for name in summary["sources"]
    ]
    rows.append(row("simulate-mean-score", [summary["bots"][bot]["mean_score"] for bot in bots]))
    return ReportTable(say("arena-sources"), ["", *bots], rows)


def times_table(translator: Translator, summary: dict[str, Any]) -> ReportTable:
    """Return decision times by bot, and the number of late decisions of bots with a time budget."""
    say = translator.say
    bots = by_strength(summary)
    times = [summary["times"][bot] for bot in bots]
    rows = [
        [say("arena-budget"), *(budget(translator, summary["budgets"][bot]) for bot in bots)],
        [say("arena-decisions"), *(str(row["decisions"]) for row in times)],
        [say("arena-rate"), *(say("arena-number", number=row["decisions_per_second"]) for row in times)],
    ]
    for label, name in (("mean", "mean_ms"), ("within-95", "within_95_ms"), ("worst", "worst_ms")):
        rows.append([say(f"arena-{label}-ms"), *(milliseconds(translator, row[name]) for row in times)])
    timed = [bot for bot in bots if "seconds" in (summary["budgets"][bot] or {})]
    if timed:
        rows.append([say("arena-late"), *(str(summary["times"][bot]["late"]) if bot in timed else "–" for bot in bots)])
    return ReportTable(say("arena-times"), ["", *bots], rows)


def milliseconds(translator: Translator, number: float) -> str:
    """Return a time with a readable number of digits.

    >>> [milliseconds(Translator("en"), number) for number in (0.031, 7.46, 23.17, 1027.42)]
    ['0.03 ms', '7.46 ms', '23.2 ms', '1,027 ms']
    """
    digits = 2 if number < 10 else 1 if number < 100 else 0
    return translator.say("arena-milliseconds", number=round(number, digits))


def budget(translator: Translator, limit: dict[str, Any] | None) -> str:
    """Return the thinking budget of a bot as text.

    >>> [budget(Translator("en"), limit) for limit in ({"looks": 200}, {"seconds": 0.3}, None)]
    ['200 looks', '0.3 s', '–']
    """
    if limit is None:
        return "–"
    if "seconds" in limit:
        return translator.say("arena-seconds", number=limit["seconds"])
    return translator.say("arena-looks", count=limit["looks"])


def means(translator: Translator, summary: dict[str, Any]) -> list[tuple[str, str]]:
    """Return labels and values to show below the tables."""
    say = translator.say
    rows = [(say(f"simulate-{name}"), str(summary[name.replace("-", "_")])) for name in ("draws", "broken-off")]
    for name in ("mean-rounds", "mean-lines", "mean-winning-score"):
        value = summary[name.replace("-", "_")]
        rows.append((say(f"simulate-{name}"), "–" if value is None else say("arena-number", number=value)))
    return rows


def _share(translator: Translator, result: dict[str, Any]) -> list[str]:
    if result["share"] is None:
        return ["–", "–"]
    between = translator.say("simulate-between", low=result["low"], high=result["high"])
    return [translator.say("simulate-percent", share=result["share"]), between]
