"""`kontor content`: check, export and show the figures."""

import json
import tomllib
from pathlib import Path

import click

from kontor.cli.context import ComplaintError, Shop, figure_complaints, program
from kontor.cli.localized import SpokenCommand, SpokenGroup
from kontor.engine.provenance import WEAKEST, counts, figures, item_name, lines
from kontor.engine.record import write_file
from kontor.engine.registry import game_names, load_game


def command(shop: Shop) -> click.Command:
    """The command and its parts."""
    say = shop.say
    group = SpokenGroup("content", help=say("content-help"), translator=shop.translator, no_args_is_help=True)
    group.add_command(
        SpokenCommand(
            "check",
            callback=lambda folder: _check(shop, Path(folder)),
            params=[click.Argument(["folder"], metavar=say("cli-meta-folder"), help=say("content-help-dir"))],
            help=say("content-check-help"),
            translator=shop.translator,
        )
    )
    group.add_command(
        SpokenCommand(
            "export",
            callback=lambda game, folder: _export(shop, game, Path(folder)),
            params=[
                click.Argument(["game"], metavar=say("cli-meta-game"), help=say("content-help-game")),
                click.Argument(["folder"], metavar=say("cli-meta-folder"), help=say("content-help-dir")),
            ],
            help=say("content-export-help"),
            translator=shop.translator,
        )
    )
    group.add_command(
        SpokenCommand(
            "show",
            callback=lambda game, everything, as_json: _show(shop, game, everything, as_json),
            params=[
                click.Argument(["game"], metavar=say("cli-meta-game"), help=say("content-help-game")),
                click.Option(["--all", "everything"], is_flag=True, help=say("content-show-help-all")),
                click.Option(["--json", "as_json"], is_flag=True, help=say("content-show-help-json")),
            ],
            help=say("content-show-help"),
            translator=shop.translator,
        )
    )
    return group


def _check(shop: Shop, folder: Path) -> int:
    if not folder.exists():
        raise ComplaintError(shop.say("content-no-folder", path=str(folder)))
    files = [folder] if folder.is_file() else sorted(folder.glob("*.toml"))
    if not files:
        raise ComplaintError(shop.say("content-no-files", path=str(folder), wanted=f"{game_names()[0]}.toml"))
    worst = 0
    for path in files:
        code, complaints, data = figure_complaints(shop, path)
        worst = max(worst, code)
        for complaint in complaints:
            shop.complain(complaint)
        if not complaints:
            shop.line(shop.say("content-good", path=str(path)))
            changed = load_game(path.stem, data).changed
            names = ", ".join(_names(changed))
            shop.line("  " + (shop.say("content-differs", names=names) if names else shop.say("content-same")))
    return worst


def _names(changed: dict[str, object]) -> list[str]:
    """The changed entries by name: tables with their keys, items with what they are called."""
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


def _export(shop: Shop, name: str, folder: Path) -> int:
    game = load_game(name)
    path = folder / f"{name}.toml"
    if path.exists():
        raise ComplaintError(shop.say("content-exists", path=str(path)))
    try:
        write_file(path, game.built_in_text())
    except OSError:
        raise ComplaintError(shop.say("cli-cannot-write", path=str(path))) from None
    shop.line(shop.say("content-exported", path=str(path), command=f"{program()} play {name} --content {folder}"))
    return 0


def _show(shop: Shop, name: str, everything: bool, as_json: bool) -> int:
    found = figures(tomllib.loads(load_game(name).built_in_text()))
    shown = found if everything else [figure for figure in found if figure.source == WEAKEST]
    if as_json:
        data = {"game": name, "counts": counts(found), "figures": [figure._asdict() for figure in shown]}
        shop.line(json.dumps(data, ensure_ascii=False))
        return 0
    title = "content-show-title-all" if everything else "content-show-title"
    shop.line(shop.say(title, game=shop.say(f"{name}-title")))
    for part, told, mark in lines(shown):
        shop.line("  " + shop.say("content-show-line", part=part, figures=told, source=_mark(shop, mark)))
    shop.line(shop.say("content-show-summary"))
    for mark, count in counts(found).items():
        meaning = shop.say(f"content-show-meaning-{mark}")
        shop.line("  " + shop.say("content-show-count", count=f"{count:>4}", source=_mark(shop, mark), meaning=meaning))
    if not everything:
        shop.line(shop.say("content-show-more", command=f"{program()} content show {name} --all"))
    shop.line(shop.say("content-show-next", command=f"{program()} content export {name} {shop.say('cli-meta-folder')}"))
    return 0


def _mark(shop: Shop, mark: str) -> str:
    return shop.say(f"content-show-source-{mark}")
