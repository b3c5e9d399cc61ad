"""`kontor content`: check, export and show the figures."""

import json
import tomllib
from pathlib import Path

import click

from kontor.cli.context import AppContext, ComplaintError, figure_complaints, program
from kontor.cli.localized import LocalizedCommand, LocalizedGroup
from kontor.engine.provenance import WEAKEST, counts, figures, item_name, lines
from kontor.engine.record import write_file
from kontor.engine.registry import game_names, load_game


def command(app: AppContext) -> click.Command:
    """Return the command with its subcommands."""
    say = app.say
    group = LocalizedGroup("content", help=say("content-help"), translator=app.translator, no_args_is_help=True)
    group.add_command(
        LocalizedCommand(
            "check",
            callback=lambda folder: _check(app, Path(folder)),
            params=[click.Argument(["folder"], metavar=say("cli-meta-folder"), help=say("content-help-dir"))],
            help=say("content-check-help"),
            translator=app.translator,
        )
    )
    group.add_command(
        LocalizedCommand(
            "export",
            callback=lambda game, folder: _export(app, game, Path(folder)),
            params=[
                click.Argument(["game"], metavar=say("cli-meta-game"), help=say("content-help-game")),
                click.Argument(["folder"], metavar=say("cli-meta-folder"), help=say("content-help-dir")),
            ],
            help=say("content-export-help"),
            translator=app.translator,
        )
    )
    group.add_command(
        LocalizedCommand(
            "show",
            callback=lambda game, everything, as_json: _show(app, game, everything, as_json),
            params=[
                click.Argument(["game"], metavar=say("cli-meta-game"), help=say("content-help-game")),
                click.Option(["--all", "everything"], is_flag=True, help=say("content-show-help-all")),
                click.Option(["--json", "as_json"], is_flag=True, help=say("content-show-help-json")),
            ],
            help=say("content-show-help"),
            translator=app.translator,
        )
    )
    return group


def _check(app: AppContext, folder: Path) -> int:
    if not folder.exists():
        raise ComplaintError(app.say("content-no-folder", path=str(folder)))
    files = [folder] if folder.is_file() else sorted(folder.glob("*.toml"))
    if not files:
        raise ComplaintError(app.say("content-no-files", path=str(folder), wanted=f"{game_names()[0]}.toml"))
    worst = 0
    for path in files:
        code, complaints, data = figure_complaints(app, path)
        worst = max(worst, code)
        for complaint in complaints:
            app.complain(complaint)
        if not complaints:
            app.line(app.say("content-good", path=str(path)))
            changed = load_game(path.stem, data).changed
            names = ", ".join(_names(changed))
            app.line("  " + (app.say("content-differs", names=names) if names else app.say("content-same")))
    return worst


def _names(changed: dict[str, object]) -> list[str]:
    """Return the names of the changed entries: keys of tables, names of items, otherwise the entry itself."""
    names: list[str] = []
    for key, value in changed.items():
        if key == "sources":
            continue
        if isinstance(value, dict):
            names += [f"{key}.{name}" for name in value if name not in ("source", "sources")]
        elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            names += [f"{key} {item_name(item)}" for item in value]
        else:
            names.append(key)
    return names


def _export(app: AppContext, name: str, folder: Path) -> int:
    game = load_game(name)
    path = folder / f"{name}.toml"
    if path.exists():
        raise ComplaintError(app.say("content-exists", path=str(path)))
    try:
        write_file(path, game.built_in_text())
    except OSError:
        raise ComplaintError(app.say("cli-cannot-write", path=str(path))) from None
    app.line(app.say("content-exported", path=str(path), command=f"{program()} play {name} --content {folder}"))
    return 0


def _show(app: AppContext, name: str, everything: bool, as_json: bool) -> int:
    all_figures = figures(tomllib.loads(load_game(name).built_in_text()))
    shown = all_figures if everything else [figure for figure in all_figures if figure.source == WEAKEST]
    if as_json:
        data = {"game": name, "counts": counts(all_figures), "figures": [figure._asdict() for figure in shown]}
        app.line(json.dumps(data, ensure_ascii=False))
        return 0
    title = "content-show-title-all" if everything else "content-show-title"
    app.line(app.say(title, game=app.say(f"{name}-title")))
    for part, text, mark in lines(shown):
        app.line("  " + app.say("content-show-line", part=part, figures=text, source=_mark(app, mark)))
    app.line(app.say("content-show-summary"))
    for mark, count in counts(all_figures).items():
        meaning = app.say(f"content-show-meaning-{mark}")
        app.line("  " + app.say("content-show-count", count=f"{count:>4}", source=_mark(app, mark), meaning=meaning))
    if not everything:
        app.line(app.say("content-show-more", command=f"{program()} content show {name} --all"))
    app.line(app.say("content-show-next", command=f"{program()} content export {name} {app.say('cli-meta-folder')}"))
    return 0


def _mark(app: AppContext, mark: str) -> str:
    return app.say(f"content-show-source-{mark}")
