"""`kontor content`: check and export the figures."""

from pathlib import Path

import click

from kontor.cli.shop import ComplaintError, Shop, figure_complaints, program
from kontor.cli.words import SpokenCommand, SpokenGroup
from kontor.table.record import write_file
from kontor.table.registry import game_names, load_game


def command(shop: Shop) -> click.Command:
    """The command and its two parts."""
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
    """The changed entries by name: tables with their keys, items with their id."""
    names: list[str] = []
    for key, value in changed.items():
        if key == "sources":
            continue
        if isinstance(value, dict):
            names += [f"{key}.{name}" for name in value if name not in ("source", "sources")]
        elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            names += [f"{key} {item.get('id', item.get('mark', ''))}" for item in value]
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
