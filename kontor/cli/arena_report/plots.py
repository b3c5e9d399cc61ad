"""The plots of a tournament's page, as SVG without external resources."""

from io import StringIO
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, LogLocator, NullFormatter

from kontor.cli.arena_report.tables import by_strength
from kontor.lang.translator import Translator

_STYLE: dict[Any, object] = {
    # Text stays text instead of paths. The salt and the empty metadata below make the output reproducible.
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10.0,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
_INK = "#1f4e5f"
_COLOURS = ["#1f4e5f", "#c8963e", "#7a9e7e", "#a8574b", "#6d6a8a"]
"""One for each source of points. They also differ in brightness."""


def plots(translator: Translator, summary: dict[str, Any]) -> list[tuple[str, str]]:
    """Return title and SVG of every plot that has data."""
    painters = [(_wins, "arena-plot-wins"), (_ratings, "arena-plot-ratings")]
    if summary["pairs"]:
        painters.insert(0, (_matrix, "arena-plot-matrix"))
    if summary["sources"]:
        painters.append((_sources, "arena-plot-sources"))
    painters.append((_times, "arena-plot-times"))
    drawn: list[tuple[str, str]] = []
    for number, (paint, title) in enumerate(painters):
        with mpl.rc_context({**_STYLE, "svg.hashsalt": f"kontor {number}"}):
            figure = Figure(figsize=(7.2, 1.4 + 0.5 * len(summary["bots"])), layout="constrained")
            paint(figure.subplots(), translator, summary)
            drawn.append((translator.say(title), _svg(figure)))
    return drawn


def _svg(figure: Figure) -> str:
    file = StringIO()
    figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    text = file.getvalue()
    return text[text.index("<svg") :]


def _percent(translator: Translator) -> FuncFormatter:
    return FuncFormatter(lambda share, _: translator.say("simulate-percent", share=round(share, 3)))


def _number(translator: Translator) -> FuncFormatter:
    return FuncFormatter(lambda number, _: translator.say("arena-tick", number=number))


def _label_rows(axes: Axes, bots: list[str]) -> None:
    """Label a row for each bot, the best at the top."""
    axes.set_yticks(range(len(bots)), bots)
    axes.set_ylim(len(bots) - 0.5, -0.5)


def _matrix(axes: Axes, translator: Translator, summary: dict[str, Any]) -> None:
    """Plot how often the bot of the row finished ahead of the bot of the column."""
    bots = by_strength(summary)
    shares: dict[tuple[str, str], float] = {}
    for pair in summary["pairs"]:
        one, other = pair["bots"]
        if pair["share"] is not None:
            shares[one, other], shares[other, one] = pair["share"], 1 - pair["share"]
    values = [[shares.get((one, other), float("nan")) for other in bots] for one in bots]
    axes.imshow(values, cmap="PuOr", vmin=-0.4, vmax=1.4, aspect="auto")
    for row, one in enumerate(bots):
        for column, other in enumerate(bots):
            if (one, other) in shares:
                text = translator.say("simulate-percent", share=shares[one, other])
                axes.text(column, row, text, ha="center", va="center", color="black")
    axes.set_xticks(range(len(bots)), bots)
    axes.tick_params(top=True, labeltop=True, bottom=False, labelbottom=False, length=0)
    axes.spines[:].set_visible(False)
    _label_rows(axes, bots)


def _wins(axes: Axes, translator: Translator, summary: dict[str, Any]) -> None:
    bots = by_strength(summary)
    results = [summary["bots"][bot] for bot in bots]
    _with_bounds(axes, bots, [(one["share"] or 0.0, one["low"], one["high"]) for one in results])
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(_percent(translator))


def _ratings(axes: Axes, translator: Translator, summary: dict[str, Any]) -> None:
    bots = by_strength(summary)
    ratings = [summary["bots"][bot]["rating"] for bot in bots]
    _with_bounds(axes, bots, [(rating["strength"], rating["low"], rating["high"]) for rating in ratings])
    axes.xaxis.set_major_formatter(_number(translator))


def _with_bounds(axes: Axes, bots: list[str], values: list[tuple[float, float, float]]) -> None:
    middle = [value for value, _, _ in values]
    spread = [[value - low for value, low, _ in values], [high - value for value, _, high in values]]
    axes.errorbar(middle, range(len(bots)), xerr=spread, fmt="o", color=_INK, capsize=4)
    axes.grid(axis="x", alpha=0.3)
    _label_rows(axes, bots)


def _sources(axes: Axes, translator: Translator, summary: dict[str, Any]) -> None:
    bots = by_strength(summary)
    left = [0.0] * len(bots)
    for index, name in enumerate(summary["sources"]):
        widths = [summary["bots"][bot]["mean_by_source"].get(name) or 0.0 for bot in bots]
        colour = _COLOURS[index % len(_COLOURS)]
        label = translator.say(f"arena-source-{name}")
        axes.barh(range(len(bots)), widths, left=left, height=0.6, color=colour, edgecolor="white", label=label)
        left = [start + width for start, width in zip(left, widths, strict=True)]
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=5, frameon=False, fontsize=9)
    axes.xaxis.set_major_formatter(_number(translator))
    _label_rows(axes, bots)


def _times(axes: Axes, translator: Translator, summary: dict[str, Any]) -> None:
    bots = by_strength(summary)
    for name, mark in (("mean", "o"), ("within-95", "|"), ("worst", "x")):
        key = f"{name.replace('-', '_')}_ms"
        values = [max(summary["times"][bot][key], 0.001) for bot in bots]
        axes.plot(values, range(len(bots)), mark, color=_INK, markersize=8, label=translator.say(f"arena-{name}-ms"))
    axes.set_xscale("log")
    axes.xaxis.set_major_locator(LogLocator(subs=(1.0, 2.0, 5.0)))
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.xaxis.set_major_formatter(FuncFormatter(lambda ms, _: translator.say("arena-milliseconds", number=ms)))
    axes.grid(axis="x", alpha=0.3)
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=3, frameon=False, fontsize=9)
    _label_rows(axes, bots)
