"""`kontor arena`: a tournament of bots."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click
from rich.progress import track

from kontor.arena.allowance import Allowance
from kontor.arena.seating import Bout, bouts, lineups
from kontor.arena.simulate import Outcome
from kontor.arena.tally import tally
from kontor.arena.tournament import ResultFile, Settings, play_tournament
from kontor.bots.base import make_bot
from kontor.cli.arena_report.tables import print_tally
from kontor.cli.context import AppContext, ComplaintError, read_figures
from kontor.cli.extras import install_command
from kontor.cli.localized import LocalizedCommand, Number
from kontor.cli.options import option_param, read_options, rules_param
from kontor.engine.legality import check_players
from kontor.engine.record import write_file
from kontor.engine.registry import load_game


@dataclass(frozen=True)
class ArenaOptions:
    """The options of `kontor arena`, as they were typed."""

    game: str
    bots: str
    games: int
    players: int | None
    seed: int
    looks: int | None
    full_time: bool
    max_rounds: int | None
    resume: str | None
    records: str | None
    json_file: str | None
    html_file: str | None
    content: str | None
    options: tuple[str, ...]
    rules: int | None
    workers: int | None


def command(app: AppContext) -> click.Command:
    """Return the command."""

    def run(**options: Any) -> int:
        return _run(app, ArenaOptions(**options))

    return LocalizedCommand(
        "arena", callback=run, params=_params(app), help=app.say("arena-help"), translator=app.translator
    )


def _run(app: AppContext, options: ArenaOptions) -> int:
    """Play the tournament, write and print its results, and return the exit code."""
    settings = _settings(app, options)
    resume, json_file, html_file = options.resume, options.json_file, options.html_file
    _check_files(app, [json_file, html_file, resume], settings.records)
    if html_file and find_spec("matplotlib") is None:
        raise ComplaintError(app.say("arena-no-plots", command=install_command("report")))
    result_file = _result_file(app, Path(resume), settings) if resume else None
    played = _play(app, settings, result_file, options.workers)
    summary = tally(settings, played)
    complaint: ComplaintError | None = None
    if played:
        # Files first: printing the tables fails if the reader closes the pipe.
        try:
            written = _write(app, summary, json_file, html_file)
        except ComplaintError as error:
            complaint, written = error, []
        print_tally(app, summary)
        for name in written:
            app.line(app.say("arena-written", path=name))
    if complaint is not None:
        raise complaint
    if len(played) < summary["planned"]:
        key = "arena-stopped-kept" if resume else "arena-stopped"
        app.complain(app.say(key, done=len(played), count=summary["planned"], path=resume or ""))
        return 130
    return 0


def _settings(app: AppContext, options: ArenaOptions) -> Settings:
    """Return the settings of the tournament. Raise for options that cannot be used."""
    game, looks, full_time = options.game, options.looks or 0, options.full_time
    load_game(game)
    changed = read_figures(app, Path(options.content), game) if options.content else {}
    if looks and full_time:
        raise ComplaintError(app.say("arena-two-budgets"))
    chosen = _lineups(app, game, options.bots, options.players)
    settled = load_game(game, changed, options.rules).settle_options(read_options(app, options.options))
    folder = Path(options.records) if options.records else None
    thinking = Allowance(looks, full_time)
    return Settings(
        game,
        chosen,
        options.games,
        options.seed,
        thinking,
        options.max_rounds,
        changed,
        settled,
        folder,
        options.rules,
    )


def _params(app: AppContext) -> list[click.Parameter]:
    say = app.say
    file, folder = say("cli-meta-file"), say("cli-meta-folder")
    return [
        click.Argument(["game"], metavar=say("cli-meta-game"), help=say("simulate-help-game")),
        click.Option(["--bots"], default="greedy,random", metavar="a,b,…", help=say("arena-help-bots")),
        click.Option(["--games"], type=Number(1, 1_000_000), default=20, metavar="N", help=say("arena-help-games")),
        click.Option(["--players"], type=Number(1, 99), metavar="P", help=say("arena-help-players")),
        click.Option(["--seed"], type=Number(0, 2**53), default=1, metavar="S", help=say("simulate-help-seed")),
        click.Option(["--looks"], type=Number(1, 10**9), metavar="L", help=say("arena-help-looks")),
        click.Option(["--full-time"], is_flag=True, help=say("arena-help-full-time")),
        click.Option(["--max-rounds"], type=Number(1, 10**6), metavar="R", help=say("simulate-help-rounds")),
        click.Option(["--resume"], metavar=file, help=say("arena-help-resume")),
        click.Option(["--records"], metavar=folder, help=say("simulate-help-records")),
        click.Option(["--json", "json_file"], metavar=file, help=say("arena-help-json")),
        click.Option(["--html", "html_file"], metavar=file, help=say("arena-help-html")),
        click.Option(["--content"], metavar=folder, help=say("simulate-help-content")),
        option_param(app),
        rules_param(app),
        click.Option(["--workers"], type=Number(1, 256), metavar="N", help=say("arena-help-workers")),
    ]


def _lineups(app: AppContext, game: str, bots: str, players: int | None) -> tuple[tuple[str, ...], ...]:
    """Return the lineups of the tournament.

    Without a number of players, different bots play in pairs. If a name occurs twice, each name has a seat.
    """
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        make_bot(name, game)
    if len(names) < 2:
        raise ComplaintError(app.say("arena-one-bot"))
    if players is None:
        players = 2 if len(set(names)) == len(names) else len(names)
    check_players(load_game(game), players)
    return tuple(lineups(names, players))


def _check_files(app: AppContext, names: Sequence[str | None], records: Path | None) -> None:
    """Refuse files that cannot be written, or that would overwrite each other, before any game is played."""
    paths = [Path(name) for name in names if name]
    for number, path in enumerate(paths):
        if path.resolve() in [other.resolve() for other in paths[:number]]:
            raise ComplaintError(app.say("arena-same-file", path=str(path)))
    folders = [(path, path.parent) for path in paths]
    if records is not None:
        folders.append((records, records))
    for path, folder in folders:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            blocked = path.is_dir() and path is not folder
        except OSError:
            blocked = True
        if blocked:
            raise ComplaintError(app.say("cli-cannot-write", path=str(path)))


def _result_file(app: AppContext, path: Path, settings: Settings) -> ResultFile:
    result_file = ResultFile(path, settings)
    if result_file.backup is not None:
        app.complain(app.say("arena-other", path=str(path), old=str(result_file.backup)))
    return result_file


def _play(
    app: AppContext, settings: Settings, result_file: ResultFile | None, workers: int | None
) -> list[tuple[Bout, Outcome]]:
    played: list[tuple[Bout, Outcome]] = []
    running = play_tournament(settings, result_file, workers)
    planned = len(bouts(settings.lineups, settings.games))
    label, silent = app.say("simulate-progress"), not app.err.is_terminal
    try:
        for game in track(running, label, total=planned, console=app.err, transient=True, disable=silent):
            played.append(game)
    except KeyboardInterrupt:
        running.close()
    return played


def _write(app: AppContext, summary: dict[str, Any], json_file: str | None, html_file: str | None) -> list[str]:
    """Write the requested files and return their names."""
    if json_file:
        _write_one(app, json_file, json.dumps(summary, indent=1) + "\n")
    if html_file:
        # matplotlib is slow to import. Only the page needs it.
        from kontor.cli.arena_report.html import page

        _write_one(app, html_file, page(app.translator, summary))
    return [name for name in (json_file, html_file) if name]


def _write_one(app: AppContext, name: str, text: str) -> None:
    try:
        write_file(Path(name), text)
    except OSError:
        raise ComplaintError(app.say("cli-cannot-write", path=name)) from None
