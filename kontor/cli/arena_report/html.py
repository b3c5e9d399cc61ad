"""The HTML page of a tournament: tables and plots, without any external resources."""

from html import escape
from typing import Any

from kontor.cli.arena_report.plots import plots
from kontor.cli.arena_report.tables import ReportTable, all_tables, means
from kontor.lang.translator import Translator

_STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #f6f2e9; --card: #fff; --line: #ddd; --title: #1f4e5f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e4da; --paper: #14191c; --card: #1e2529; --line: #3a444a; --title: #9fc6d3; }
}
body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
body { margin: 0 auto; padding: 1rem; max-width: 84rem; }
h1, h2 { color: var(--title); line-height: 1.2; }
.cards { display: flex; flex-wrap: wrap; gap: 1rem; }
section { background: var(--card); border-radius: .5rem; padding: .5rem 1rem 1rem; overflow-x: auto; flex: auto; }
section { max-width: 100%; box-sizing: border-box; }
.plot { flex: 1 1 34rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid var(--line); }
td { white-space: nowrap; }
th:first-child { text-align: left; }
tbody th { font-weight: normal; white-space: nowrap; }
svg { width: 100%; max-width: 46rem; height: auto; background: #fff; border-radius: .25rem; }
dl { display: grid; grid-template-columns: max-content auto; gap: .25rem 1rem; margin: 0; }
dd { margin: 0; }
"""


def page(translator: Translator, summary: dict[str, Any]) -> str:
    """Return the whole page."""
    say = translator.say
    title = say("arena-title", game=say(f"{summary['game']}-title"))
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(say('arena-how', players=summary['players']))}</p>"]
    parts.append('<div class="cards">')
    facts = [(say("arena-seed"), str(summary["seed"])), *means(translator, summary)]
    parts.append(f"<section><dl>{''.join(map(_fact, facts))}</dl></section>")
    parts += map(_table, all_tables(translator, summary))
    parts += [_plot(name, drawing) for name, drawing in plots(translator, summary)]
    parts += ["</div>", f"<p>{escape(say('arena-meaning'))}</p>"]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{translator.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body><main>\n{body}\n</main></body>\n</html>\n"
    )


def _fact(fact: tuple[str, str]) -> str:
    return f"<dt>{escape(fact[0])}</dt><dd>{escape(fact[1])}</dd>"


def _table(table: ReportTable) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in table.head)
    rows = "".join(map(_row, table.rows))
    markup = f"<table><thead><tr>{head}</tr></thead>\n<tbody>{rows}</tbody></table>"
    return f"<section><h2>{escape(table.title)}</h2>\n{markup}</section>"


def _row(cells: list[str]) -> str:
    name, *values = map(escape, cells)
    return f'<tr><th scope="row">{name}</th>{"".join(f"<td>{value}</td>" for value in values)}</tr>\n'


def _plot(title: str, drawing: str) -> str:
    labelled = drawing.replace("<svg ", f'<svg role="img" aria-label="{escape(title)}" ', 1)
    return f'<section class="plot"><h2>{escape(title)}</h2>\n{labelled}</section>'
