"""A tournament as one page for browsers: tables and plots, and nothing that is loaded from elsewhere."""

from html import escape
from typing import Any

from kontor.cli.arena_plots import plots
from kontor.cli.arena_tables import Told, all_tables, means
from kontor.lang.translator import Translator

_STYLE = """
:root { color-scheme: light; }
body { font: 1rem/1.5 system-ui, sans-serif; color: #222; background: #f6f2e9; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; }
h1, h2 { color: #1f4e5f; line-height: 1.2; }
section { background: #fff; border-radius: .5rem; padding: .5rem 1rem 1rem; margin: 1rem 0; overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid #ddd; }
td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
dl { display: grid; grid-template-columns: max-content auto; gap: .25rem 1rem; margin: 0; }
dd { margin: 0; }
"""


def page(translator: Translator, told: dict[str, Any]) -> str:
    """The whole page."""
    say = translator.say
    title = say("arena-title", game=say(f"{told['game']}-title"))
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(say('arena-how', players=told['players']))}</p>"]
    facts = [(say("arena-seed"), str(told["seed"])), *means(translator, told)]
    parts.append(f"<section><dl>{''.join(map(_fact, facts))}</dl></section>")
    parts += map(_table, all_tables(translator, told))
    parts += [_plot(name, drawing) for name, drawing in plots(translator, told)]
    parts.append(f"<p>{escape(say('arena-meaning'))}</p>")
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{translator.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _fact(fact: tuple[str, str]) -> str:
    return f"<dt>{escape(fact[0])}</dt><dd>{escape(fact[1])}</dd>"


def _table(told: Told) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in told.head)
    rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n" for row in told.rows)
    table = f"<table><thead><tr>{head}</tr></thead>\n<tbody>{rows}</tbody></table>"
    return f"<section><h2>{escape(told.title)}</h2>\n{table}</section>"


def _plot(title: str, drawing: str) -> str:
    named = drawing.replace("<svg ", f'<svg role="img" aria-label="{escape(title)}" ', 1)
    return f"<section><h2>{escape(title)}</h2>\n{named}</section>"
